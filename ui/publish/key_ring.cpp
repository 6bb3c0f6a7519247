#include "publish/key_ring.h"

#include "publish/private_file.h"
#include "publish/signature.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;

std::optional<SigningKey> keyIn(const std::string& bytes)
{
    const auto kept = nlohmann::json::parse(bytes, nullptr, false);
    if (!kept.is_object()) return std::nullopt;
    const auto part = [&](const char* name) {
        const auto at = kept.find(name);
        return at != kept.end() && at->is_string() ? ofBase64(at->get<std::string>()) : std::nullopt;
    };
    const auto secret = part("secret");
    const auto open = part("open");
    if (!secret || !open) return std::nullopt;
    SigningKey key{*secret, *open};
    // Of one pair: it signs what the other half knows.
    const auto tried = signatureOf("kydai", key);
    return tried && isSignedBy("kydai", *tried, key.open) ? std::optional(std::move(key)) : std::nullopt;
}

}  // namespace

fs::path KeyRing::usualFolder()
{
    return privateFolder("keys");
}

Result<SigningKey> KeyRing::keyOf(const std::string& origin)
{
    constexpr std::size_t kLetters = 32;
    const fs::path file = m_folder / (hashOf(origin).substr(0, kLetters) + ".json");
    if (fs::exists(file)) {
        if (auto key = keyIn(bytesIn(file))) return *std::move(key);
        return Error{.code = Errc::CannotRead, .file = toUtf8(file), .what = fragment(FragmentId::NoSigningKey)};
    }
    const auto key = newSigningKey();
    if (!key)
        return Error{.code = Errc::CannotWrite, .file = toUtf8(file), .what = fragment(FragmentId::LibraryCannotSign)};
    const nlohmann::ordered_json kept{{"secret", inBase64(key->secret)}, {"open", inBase64(key->open)}};
    if (auto done = writePrivate(file, kept.dump(1) + '\n'); !done) return done.error();
    return *key;
}

Result<void> signByRing(PageSet& pages, const Publication& publication, KeyRing ring)
{
    if (publication.origin.empty()) return {};
    const auto key = ring.keyOf(publication.origin);
    if (!key) return key.error();
    return sign(pages, *key, publication.event.name, publication.made);
}

}  // namespace kydai::publish
