#include "publish/signature.h"

#include "publish/frame.h"
#include "support/fragments.h"

#include <QByteArray>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace kydai::publish {

namespace {

constexpr std::string_view kEventLine = "# event ";
constexpr std::string_view kMadeLine = "# made ";
constexpr std::size_t kHashLetters = 64;

constexpr char kBegin[] = "-----BEGIN PUBLIC KEY-----\n";
constexpr char kEnd[] = "-----END PUBLIC KEY-----\n";

/// One line of it: no end of a line within.
std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return text;
}

std::string manifestOf(const PageSet& pages, const std::string& event, const QDateTime& made)
{
    std::map<std::string, std::string> hashes;
    for (const File& file : pages.files) hashes[file.path] = hashOf(file.bytes);
    for (const Doorway& door : pages.doorways) hashes[door.path] = hashOf(doorwayText(door));
    std::string text = std::string(kEventLine) + oneLine(event) + '\n' + std::string(kMadeLine) +
                       made.toUTC().toString(Qt::ISODate).toStdString() + '\n';
    for (const auto& [path, hash] : hashes) {
        text += hash;
        text += "  ";
        text += path;
        text += '\n';
    }
    return text;
}

Error unreadable(const char* file)
{
    return Error{.code = Errc::CannotRead, .file = file, .what = fragment(FragmentId::NoSignatureHere)};
}

struct Manifest {
    std::string event{};
    std::string made{};
    std::vector<std::pair<std::string, std::string>> hashes{};  ///< path, hash
};

/// None where a line is none of a manifest's.
std::optional<Manifest> manifestIn(std::string_view text)
{
    Manifest made;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (line.starts_with(kEventLine)) {
            made.event = line.substr(kEventLine.size());
        } else if (line.starts_with(kMadeLine)) {
            made.made = line.substr(kMadeLine.size());
        } else {
            if (line.size() < kHashLetters + 3 || line.substr(kHashLetters, 2) != "  ") return std::nullopt;
            const std::string path(line.substr(kHashLetters + 2));
            if (!isOwnPath(path)) return std::nullopt;
            made.hashes.emplace_back(path, line.substr(0, kHashLetters));
        }
    }
    return made;
}

std::string textIn(const nlohmann::json& object, const char* key)
{
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

}  // namespace

std::string openKeyPem(std::string_view openKey)
{
    constexpr std::size_t kLine = 64;
    const std::string letters = inBase64(openKeyDer(openKey));
    std::string pem = kBegin;
    for (std::size_t at = 0; at < letters.size(); at += kLine) {
        pem += letters.substr(at, kLine);
        pem += '\n';
    }
    return pem + kEnd;
}

std::optional<std::string> openKeyOfPem(std::string_view pem)
{
    if (!pem.starts_with(kBegin) || !pem.ends_with(kEnd) || pem.size() < sizeof kBegin + sizeof kEnd)
        return std::nullopt;
    std::string letters(pem.substr(sizeof kBegin - 1, pem.size() - (sizeof kBegin - 1) - (sizeof kEnd - 1)));
    std::erase(letters, '\n');
    const auto der = ofBase64(letters);
    return der ? openKeyOfDer(*der) : std::nullopt;
}

std::string inBase64(std::string_view bytes)
{
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())).toBase64().toStdString();
}

std::optional<std::string> ofBase64(std::string_view text)
{
    const QByteArray letters(text.data(), static_cast<qsizetype>(text.size()));
    const auto read = QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
    if (!read || (*read).toBase64() != letters) return std::nullopt;  // another text for the same bytes
    return (*read).toStdString();
}

std::string fingerprintOf(std::string_view openKey)
{
    constexpr std::size_t kLetters = 16;
    constexpr std::size_t kGroup = 4;
    const std::string hash = hashOf(openKey);
    std::string text;
    for (std::size_t at = 0; at < kLetters; ++at) {
        if (at > 0 && at % kGroup == 0) text += ' ';
        text += hash[at];
    }
    return text;
}

Result<void> sign(PageSet& pages, const SigningKey& key, const std::string& event, const QDateTime& made)
{
    const std::string manifest = manifestOf(pages, event, made);
    const auto signature = signatureOf(manifest, key);
    if (!signature)
        return Error{.code = Errc::CannotWrite, .file = kSignature, .what = fragment(FragmentId::LibraryCannotSign)};
    pages.signer = fingerprintOf(key.open);
    const nlohmann::ordered_json told{{"manifest", kManifest},
                                      {"algorithm", "ecdsa-p256-sha256"},
                                      {"key", openKeyPem(key.open)},
                                      {"fingerprint", pages.signer},
                                      {"signature", inBase64(*signature)}};
    const auto put = [&](const char* path, FileType type, std::string bytes) {
        const auto entry = std::ranges::find(pages.files, true, &File::isEntry);
        pages.files.insert(entry, File{path, type, std::move(bytes), true});
    };
    put(kManifest, FileType::Text, manifest);
    put(kSignature, FileType::Data, told.dump(1) + '\n');
    return {};
}

Result<Verdict> verify(const Fetch& fetch)
{
    const auto signature = fetch(kSignature);
    if (!signature) return unreadable(kSignature);
    const auto told = nlohmann::json::parse(*signature, nullptr, false);
    if (!told.is_object()) return unreadable(kSignature);
    const auto key = openKeyOfPem(textIn(told, "key"));
    const auto signedBy = ofBase64(textIn(told, "signature"));
    const auto manifest = fetch(kManifest);
    if (!key || !signedBy) return unreadable(kSignature);
    if (!manifest) return unreadable(kManifest);
    if (!isSignedBy(*manifest, *signedBy, *key))
        return Error{.code = Errc::CannotRead, .file = kManifest, .what = fragment(FragmentId::UntrueSignature)};
    const auto listed = manifestIn(*manifest);
    if (!listed) return unreadable(kManifest);
    Verdict verdict{.fingerprint = fingerprintOf(*key), .event = listed->event, .made = listed->made};
    for (const auto& [path, hash] : listed->hashes) {
        ++verdict.files;
        const auto bytes = fetch(path);
        if (!bytes)
            verdict.missing.push_back(path);
        else if (hashOf(*bytes) != hash)
            verdict.changed.push_back(path);
    }
    return verdict;
}

}  // namespace kydai::publish
