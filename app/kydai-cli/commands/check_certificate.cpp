#include "commands/check_certificate.h"

#include "format/reader.h"
#include "input.h"
#include "paper.h"
#include "print/check_document.h"
#include "support/file_system.h"
#include "text/language.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>

namespace kydai::cli {

namespace {

namespace fs = std::filesystem;

// "KYDAI-CHECK 1 HASH VERSION R5/5 P9/9 D0 agrees SEAL": short enough for a code.
constexpr std::string_view kBegin = "KYDAI-CHECK 1 ";
constexpr qsizetype kSealLetters = 8;

QByteArray hashOf(std::string_view bytes)
{
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256);
}

std::string lettersOf(const QByteArray& hash)
{
    return hash.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals).toStdString();
}

std::string sealOf(std::string_view text)
{
    return lettersOf(hashOf(text)).substr(0, kSealLetters);
}

/// What came of a check, as the code says it.
std::string outcomeOf(const FileCheck& check)
{
    return fmt::format("R{}/{} P{}/{} D{} {}", check.equal, check.rounds, check.placesEqual, check.places,
                       check.deviations, check.agrees() ? "agrees" : "differs");
}

std::string sealed(const std::string& hash, std::string_view version, const FileCheck& check)
{
    const std::string text = fmt::format("{}{} {} {}", kBegin, hash, version, outcomeOf(check));
    return text + ' ' + sealOf(text);
}

struct Certificate {
    std::string hash{};
    std::string version{};
    std::string outcome{};
};

/// The first certificate in a text or a PDF of ours whose seal is whole.
std::optional<Certificate> certificateIn(std::string_view bytes)
{
    const std::size_t begin = bytes.find(kBegin);
    if (begin == std::string_view::npos) return std::nullopt;
    std::string_view text = bytes.substr(begin);
    text = text.substr(0, std::min(text.find_first_of("<\r\n"), text.size()));
    while (text.ends_with(' ')) text.remove_suffix(1);
    const std::size_t last = text.rfind(' ');
    if (last == std::string_view::npos || sealOf(text.substr(0, last)) != text.substr(last + 1)) return std::nullopt;
    text = text.substr(kBegin.size(), last - kBegin.size());
    const std::size_t version = std::min(text.find(' '), text.size());
    const std::size_t outcome = std::min(text.find(' ', version + 1), text.size());
    if (outcome == text.size()) return std::nullopt;
    return Certificate{std::string(text.substr(0, version)),
                       std::string(text.substr(version + 1, outcome - version - 1)),
                       std::string(text.substr(outcome + 1))};
}

/// The file beside the certificate that has its hash.
std::string fileBeside(const std::string& certificate, const std::string& hash)
{
    std::error_code problem;
    const fs::path folder = fs::absolute(pathOf(certificate), problem).parent_path();
    for (const fs::directory_entry& each : fs::directory_iterator(folder, problem)) {
        if (!each.is_regular_file(problem)) continue;
        const auto bytes = format::readBytes(each.path());
        if (bytes && lettersOf(hashOf(*bytes)) == hash) return toUtf8(each.path());
    }
    return {};
}

}  // namespace

void signCheck(const CheckCall& call, const FileCheck& check, Context& context)
{
    const std::string& file = call.files.front();
    const auto bytes = context.read(file);
    if (!bytes) return context.fail(bytes.error());
    auto loaded = loadEvent(context, file, {}, {});
    if (!loaded) return context.fail(loaded.error());
    const QByteArray hash = hashOf(*bytes);
    print::CheckedFile checked;
    checked.name = QString::fromStdU16String(pathOf(file).filename().u16string());
    checked.hash = QString::fromLatin1(hash.toHex());
    checked.engine = QStringLiteral("kydai-cli " KYDAI_VERSION);
    checked.rounds = check.rounds;
    checked.equal = check.equal;
    checked.places = static_cast<int>(check.places);
    checked.placesEqual = static_cast<int>(check.placesEqual);
    checked.deviations = static_cast<int>(check.deviations);
    checked.agrees = check.agrees();
    checked.sealed = QString::fromStdString(sealed(lettersOf(hash), KYDAI_VERSION, check));
    print::PrintOptions options;
    options.languages = {text::languageFromCode(call.language).value_or(text::Language::English)};
    options.event = QString::fromStdString(loaded->name);
    options.arbiter = QString::fromStdString(call.arbiter);
    options.printed = QDateTime::currentDateTime();
    options.program = QStringLiteral("Kỳ Đài " KYDAI_VERSION);
    const print::Sheet sheet = print::checkSheet(loaded->sections.front(), checked, options);
    writePdf(context, call.signedTo, sheet);
}

void verifyCertificate(const CheckCall& call, Context& context)
{
    const auto bytes = context.read(call.certificate);
    if (!bytes) return context.fail(bytes.error());
    const auto read = certificateIn(*bytes);
    const auto end = [&](bool valid) {
        context.out << "CERTIFICATE valid=" << (valid ? "yes" : "no") << '\n';
        if (!valid && context.status == kDone) context.status = kNegative;
    };
    if (!read) {
        context.out << "  seal: broken, or no certificate of a check\n";
        return end(false);
    }
    const std::string file = call.files.empty() ? fileBeside(call.certificate, read->hash) : call.files.front();
    context.out << fmt::format("  checked with {}; this is {}\n  says {}\n", read->version, KYDAI_VERSION,
                               read->outcome);
    if (file.empty()) {
        context.out << "  file: none beside the certificate has its hash; name the file\n";
        return end(false);
    }
    const auto content = context.read(file);
    if (!content) return context.fail(content.error());
    if (lettersOf(hashOf(*content)) != read->hash) {
        context.out << fmt::format("  file: {} is not the one that was checked\n", file);
        return end(false);
    }
    const FileCheck again = checkFile(call, file, context);
    if (again.error) return context.fail(*again.error);
    context.out << fmt::format("  file: {} is the one that was checked\n  again {}\n", file, outcomeOf(again));
    end(outcomeOf(again) == read->outcome);
}

}  // namespace kydai::cli
