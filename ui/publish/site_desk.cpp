#include "publish/site_desk.h"

#include "publish/private_file.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QUuid>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <system_error>
#include <utility>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;

constexpr char kWaiting[] = ".waiting";
constexpr char kAsked[] = ".asked";

fs::path wholePath(const fs::path& file)
{
    std::error_code failed;
    fs::path whole = fs::weakly_canonical(file, failed);
    return failed ? file : whole;
}

nlohmann::ordered_json parsed(const fs::path& file)
{
    return nlohmann::ordered_json::parse(bytesIn(file), nullptr, false);
}

std::string textIn(const nlohmann::ordered_json& object, const char* name)
{
    if (!object.is_object() || !object.contains(name) || !object[name].is_string()) return {};
    return object[name].get<std::string>();
}

}  // namespace

fs::path SiteDesk::usualFolder()
{
    return privateFolder("chess-results");
}

fs::path SiteDesk::accessFile() const
{
    return m_folder / "access.json";
}

SiteAccess SiteDesk::access() const
{
    SiteAccess access;
    const auto kept = parsed(accessFile());
    if (const std::string host = textIn(kept, "host"); !host.empty()) access.host = host;
    access.source = textIn(kept, "source");
    access.key = textIn(kept, "key");
    access.iv = textIn(kept, "iv");
    access.creator = textIn(kept, "creator");
    return access;
}

Result<void> SiteDesk::setAccess(const SiteAccess& access)
{
    const nlohmann::ordered_json kept = {{"host", access.host},
                                         {"source", access.source},
                                         {"key", access.key},
                                         {"iv", access.iv},
                                         {"creator", access.creator}};
    return writePrivate(accessFile(), kept.dump(2) + '\n');
}

/// Into the folder that only the user may open, so that nobody sees a file before it has its own mode.
fs::path SiteDesk::fileOf(const SiteSubject& subject, const char* ending) const
{
    const QByteArray path = QByteArray::fromStdString(toUtf8(wholePath(subject.file)));
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(16);
    return m_folder / (hash.toStdString() + '-' + std::to_string(subject.section.value) + ending);
}

Result<std::string> SiteDesk::queue(const SiteSubject& subject)
{
    const std::string ticket = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    const nlohmann::ordered_json entry = {
        {"event", toUtf8(wholePath(subject.file))},
        {"section", subject.section.value},
        {"since", QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()},
        {"ticket", ticket}};
    if (auto done = writePrivate(fileOf(subject, kWaiting), entry.dump(2) + '\n'); !done) return done.error();
    return ticket;
}

void SiteDesk::sent(const SiteSubject& subject, const std::string& ticket)
{
    const fs::path file = fileOf(subject, kWaiting);
    std::error_code failed;
    if (textIn(parsed(file), "ticket") == ticket) fs::remove(file, failed);
}

bool SiteDesk::isWaiting(const SiteSubject& subject) const
{
    std::error_code failed;
    return fs::exists(fileOf(subject, kWaiting), failed);
}

std::vector<SectionId> SiteDesk::waiting(const fs::path& file) const
{
    std::vector<SectionId> sections;
    std::error_code failed;
    const std::string event = toUtf8(wholePath(file));
    for (const auto& each : fs::directory_iterator(m_folder, failed)) {
        if (each.path().extension() != kWaiting) continue;
        const auto entry = parsed(each.path());
        if (textIn(entry, "event") != event || !entry.contains("section") || !entry["section"].is_number_integer())
            continue;
        sections.push_back(SectionId{entry["section"].get<std::int64_t>()});
    }
    std::ranges::sort(sections);
    return sections;
}

SiteDesk::Asked SiteDesk::asked(const SiteSubject& subject) const
{
    const fs::path file = fileOf(subject, kAsked);
    std::error_code failed;
    if (!fs::exists(file, failed)) return {};
    return {true, textIn(parsed(file), "key")};
}

Result<void> SiteDesk::noteAsking(const SiteSubject& subject)
{
    const nlohmann::ordered_json note = {{"event", toUtf8(wholePath(subject.file))},
                                         {"section", subject.section.value}};
    return writePrivate(fileOf(subject, kAsked), note.dump(2) + '\n');
}

Result<void> SiteDesk::noteKey(const SiteSubject& subject, const std::string& key)
{
    const nlohmann::ordered_json note = {
        {"event", toUtf8(wholePath(subject.file))}, {"section", subject.section.value}, {"key", key}};
    return writePrivate(fileOf(subject, kAsked), note.dump(2) + '\n');
}

void SiteDesk::forgetAsking(const SiteSubject& subject)
{
    std::error_code failed;
    fs::remove(fileOf(subject, kAsked), failed);
}

Result<void> SiteDesk::bringNumber(const SiteSubject& subject, Section& section, const PutKey& put)
{
    const Asked before = asked(subject);
    std::string& number = section.info.chessResultsKey;
    if (!before.open || (number.empty() && before.key.empty())) return {};
    if (number.empty()) {
        if (auto done = put(before.key); !done) return done;
        number = before.key;
    }
    forgetAsking(subject);
    return {};
}

KeyKeeper SiteDesk::keeper(const SiteSubject& subject, bool again, PutKey put)
{
    return {.asking = [this, subject, again]() -> Result<void> {
                if (asked(subject).open && !again)
                    return Error{Errc::NotAllowed,
                                 toUtf8(subject.file),
                                 0,
                                 fragment(FragmentId::KeyAskedBefore),
                                 fragment(FragmentId::KeyOrAskAgain),
                                 {}};
                return noteAsking(subject);
            },
            .refused = [this, subject] { forgetAsking(subject); },
            .keep = [this, subject, put = std::move(put)](const std::string& key) -> Result<void> {
                // Whichever of the two fails, the other one has it.
                const auto noted = noteKey(subject, key);
                auto done = put(key);
                if (done) forgetAsking(subject);
                return done ? done : noted ? done : noted;
            }};
}

}  // namespace kydai::publish
