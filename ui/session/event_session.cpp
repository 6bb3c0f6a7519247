#include "session/event_session.h"

#include "store/log_beside.h"
#include "support/fragments.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <functional>
#include <iterator>
#include <utility>

namespace kydai {

namespace {

std::filesystem::path toPath(const QString& path)
{
    return {path.toStdU16String()};
}

store::Instant systemTime()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

Error noEvent()
{
    return Error{.code = Errc::NotAllowed,
                 .what = fragment(FragmentId::NoEventOpen),
                 .expected = fragment(FragmentId::OpenEvent)};
}

/// Two journals of one event are the same up to where they part.
auto parting(const std::vector<store::JournalEntry>& one, const std::vector<store::JournalEntry>& other)
{
    return std::ranges::mismatch(one, other, [](const store::JournalEntry& a, const store::JournalEntry& b) {
        return a.id == b.id && a.at == b.at;
    });
}

}  // namespace

EventSession::EventSession(QObject* parent, Clock clock)
    : QObject(parent), m_secondPlace(new SecondPlace(*this)), m_clock(clock ? std::move(clock) : Clock(systemTime))
{
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        if (!m_file) return;
        if (const auto settled = m_file->settle(); !settled) goOnElsewhere(settled.error());
    });
}

EventSession::~EventSession() = default;

Result<void> EventSession::setArbiter(const QString& name)
{
    if (!m_file) return noEvent();
    auto done = m_file->setArbiter(name.toStdString());
    if (!done && goOnElsewhere(done.error())) done = m_file->setArbiter(name.toStdString());
    m_secondPlace->entered();
    return done;
}

QString EventSession::arbiter() const
{
    return m_file ? QString::fromStdString(m_file->arbiter()) : QString();
}

Result<void> EventSession::open(const QString& path)
{
    // The same file again: it is locked by ourselves, so it is closed first.
    if (isOpen() && QFileInfo(path) == QFileInfo(this->path())) return {};
    auto file = store::EventFile::open(toPath(path));
    if (!file) return file.error();
    take(std::move(*file));
    return {};
}

std::vector<store::Rescue> EventSession::rescuesOf(const QString& path, const QString& secondPlace)
{
    return store::rescuesOf(toPath(path), toPath(secondPlace));
}

bool EventSession::isCopyWithoutItsLog(const QString& path)
{
    return store::isCopyWithoutItsLog(toPath(path));
}

Result<Event> EventSession::read(const QString& path)
{
    return store::EventFile::read(toPath(path));
}

Result<void> EventSession::openRescue(const QString& path, const store::Rescue& rescue)
{
    auto done = store::replaceDamaged(toPath(path), rescue, m_clock());
    return done ? open(path) : done;
}

Result<void> EventSession::create(const QString& path, const QString& eventName)
{
    auto file = store::EventFile::create(toPath(path), eventName.toStdString());
    if (!file) return file.error();
    take(std::move(*file));
    return {};
}

void EventSession::take(store::EventFile file)
{
    m_file = std::move(file);
    settleSoon();  // what a program that was killed has left in the log
    Q_EMIT reset();
    Q_EMIT undoChanged();
}

void EventSession::close()
{
    if (!isOpen()) return;
    m_file.reset();
    Q_EMIT reset();
    Q_EMIT undoChanged();
}

bool EventSession::isOpen() const
{
    return m_file.has_value();
}

QString EventSession::path() const
{
    return m_file ? QString::fromStdU16String(m_file->path().u16string()) : QString();
}

OpeningNotes EventSession::openingNotes() const
{
    return m_file ? m_file->notes() : OpeningNotes();
}

const Event& EventSession::event() const
{
    static const Event kNone;
    return m_file ? m_file->event() : kNone;
}

std::shared_ptr<const Section> EventSession::section(SectionId id) const
{
    const std::vector<EventSection>& sections = event().sections;
    const auto at = std::ranges::find(sections, id, &EventSection::id);
    return at == sections.end() ? nullptr : at->section;
}

bool EventSession::isCurrent(SectionId id, const std::shared_ptr<const Section>& snapshot) const
{
    return snapshot != nullptr && section(id) == snapshot;
}

EventState EventSession::state() const
{
    return m_file ? m_file->state() : EventState{};
}

Result<bool> EventSession::apply(const Cleared& cleared)
{
    if (!m_file) return noEvent();
    auto written = m_file->apply(cleared, who());
    if (!written && goOnElsewhere(written.error())) written = m_file->apply(cleared, who());
    if (!written) return written.error();
    if (written->backupFailed) Q_EMIT backupFailed(*written->backupFailed);
    if (!written->entry) return false;
    backUpASecondTime(*written->entry);
    announce(*written->entry);
    return true;
}

const store::JournalEntry* EventSession::nextUndo() const
{
    return m_file ? m_file->nextUndo() : nullptr;
}

const store::JournalEntry* EventSession::nextRedo() const
{
    return m_file ? m_file->nextRedo() : nullptr;
}

Result<void> EventSession::undo()
{
    if (!m_file) return noEvent();
    auto made = m_file->undo(who());
    if (!made && goOnElsewhere(made.error())) made = m_file->undo(who());
    return step(std::move(made));
}

Result<void> EventSession::redo()
{
    if (!m_file) return noEvent();
    auto made = m_file->redo(who());
    if (!made && goOnElsewhere(made.error())) made = m_file->redo(who());
    return step(std::move(made));
}

Result<void> EventSession::step(Result<store::JournalEntry> made)
{
    if (!made) return made.error();
    const Touched touched = announce(*made);
    Q_EMIT wentBack(touched);
    return {};
}

std::uint32_t EventSession::lotsOf(SectionId section) const
{
    if (const auto entries = journal()) {
        for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry) {
            for (const JournalStep& step : entry->steps) {
                for (const Change* change : {&step.after, step.before ? &*step.before : nullptr}) {
                    const auto* rules = change == nullptr ? nullptr : std::get_if<EditRules>(change);
                    if (rules != nullptr && rules->section == section && rules->rules.lotsSeed != 0)
                        return static_cast<std::uint32_t>(rules->rules.lotsSeed);
                }
            }
        }
    }
    constexpr quint32 kGreatestSeed = 1'000'000'000;  // short enough to be read out and typed in
    return QRandomGenerator::system()->bounded(1U, kGreatestSeed);
}

Result<std::vector<store::JournalEntry>> EventSession::journal(std::optional<std::size_t> count) const
{
    if (!m_file) return std::vector<store::JournalEntry>();
    return m_file->journal(count);
}

Result<std::vector<text::JournalLine>> EventSession::journalLines() const
{
    const auto entries = journal();
    if (!entries) return entries.error();
    return text::journalLines(*entries, event());
}

void EventSession::setSecondBackupFolder(const QString& folder)
{
    m_secondFolder = folder;
    m_secondFailed = false;
    m_lastSecondBackup = {};
}

void EventSession::backUpASecondTime(const store::JournalEntry& entry)
{
    if (m_secondFolder.isEmpty()) return;
    const store::Instant now = m_clock();
    const bool published = entry.kind == ActionKind::Publish;
    const bool isDue = published || now < m_lastSecondBackup || now - m_lastSecondBackup >= std::chrono::minutes(5);
    if (!isDue) return;
    m_lastSecondBackup = now;
    const auto saved = m_file->backUpInto(toPath(m_secondFolder), published ? "round" : "entries", now);
    if (!saved && !std::exchange(m_secondFailed, true)) Q_EMIT secondBackupFailed(saved.error());
    if (saved) m_secondFailed = false;
}

Result<void> EventSession::goOnAtSecondPlace()
{
    constexpr std::chrono::milliseconds kMoment{300};
    const QFileInfo copy(m_secondPlace->copy());
    if (!m_file || m_secondPlace->copy().isEmpty()) return noEvent();
    const bool hasAll = m_secondPlace->hasAll(kMoment);
    m_secondPlace->follow({}, store::Twin::Missing::Wait);  // it is not held any more
    QString path = copy.filePath();
    for (int number = 2; !hasAll && QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2 %3.kydai").arg(copy.absolutePath(), copy.completeBaseName()).arg(number);
    auto next = hasAll ? store::EventFile::open(toPath(path)) : m_file->goOnAs(toPath(path));
    if (!next) {
        m_secondPlace->follow(copy.filePath(), store::Twin::Missing::Wait);
        return next.error();
    }
    take(std::move(*next));
    return {};
}

QString EventSession::recoveryFolder() const
{
    if (!m_recoveryFolder.isEmpty()) return m_recoveryFolder;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

QStringList EventSession::recoveryFiles() const
{
    QStringList files;
    const QFileInfoList found =
        QDir(recoveryFolder()).entryInfoList({QStringLiteral("*.kydai")}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& file : found) files += file.absoluteFilePath();
    return files;
}

bool EventSession::goOnElsewhere(const Error& reason)
{
    constexpr std::array kOfTheFile{Errc::Moved,       Errc::ChangedElsewhere, Errc::DiskFull,   Errc::ReadOnly,
                                    Errc::CannotWrite, Errc::CannotRead,       Errc::CannotOpen, Errc::InUse,
                                    Errc::Damaged};
    if (std::ranges::find(kOfTheFile, reason.code) == kOfTheFile.end()) return false;
    const QFileInfo former(path());
    if (former.absolutePath() == QFileInfo(recoveryFolder()).absoluteFilePath()) return false;
    QDir().mkpath(recoveryFolder());
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_clock().time_since_epoch().count());
    const QString name = former.completeBaseName().left(80) + QLatin1Char(' ') +
                         now.toString(QStringLiteral("yyyy-MM-dd HHmmsszzz")) + QStringLiteral(".kydai");
    auto next = m_file->goOnAs(toPath(recoveryFolder() + QLatin1Char('/') + name));
    const QString second = m_secondPlace->copy();  // the user's own folder may be on the disk that failed
    if (!next && !second.isEmpty())
        next = m_file->goOnAs(toPath(QFileInfo(second).absolutePath() + QLatin1Char('/') + name));
    if (!next) return false;
    m_file = std::move(*next);
    Q_EMIT wentElsewhere(reason);
    return true;
}

Result<void> EventSession::keepAs(const QString& path)
{
    if (!m_file) return noEvent();
    const QString former = this->path();
    auto next = m_file->goOnAs(toPath(path));
    if (!next) return next.error();
    m_file = std::move(*next);
    if (QFileInfo(former).absolutePath() == QFileInfo(recoveryFolder()).absoluteFilePath()) QFile::remove(former);
    Q_EMIT reset();
    Q_EMIT undoChanged();
    return {};
}

Result<std::vector<EventSession::Backup>> EventSession::backups() const
{
    if (!m_file) return noEvent();
    const auto present = m_file->journal();
    if (!present) return present.error();
    std::vector<Backup> backups;
    const std::size_t nameSize = m_file->path().stem().u16string().size() + 1;
    for (const std::filesystem::path& path : store::backupsOf(m_file->path())) {
        const QFileInfo info(QString::fromStdU16String(path.u16string()));
        constexpr qsizetype kStamp = 22;  // "2026-11-21 101500.250 "
        Backup& backup = backups.emplace_back();
        backup.path = info.absoluteFilePath();
        backup.time = info.lastModified();
        backup.size = info.size();
        backup.label = info.completeBaseName().mid(static_cast<qsizetype>(nameSize) + kStamp);
        const auto contents = store::EventFile::readAll(path);
        backup.isSound = contents.ok();
        if (!contents) continue;
        for (const EventSection& entry : contents->event.sections)
            backup.rounds += QString::number(entry.section->roundsPaired());
        backup.lostEntries = static_cast<int>(std::distance(parting(*present, contents->journal).in1, present->end()));
    }
    std::ranges::reverse(backups);
    return backups;
}

int EventSession::entriesBehind(const QString& file) const
{
    const auto present = journal();
    const auto contents = store::EventFile::readAll(toPath(file));
    if (!present || !contents) return 0;
    const auto parted = parting(*present, contents->journal);
    return parted.in1 == present->end() ? static_cast<int>(std::distance(parted.in2, contents->journal.end())) : 0;
}

Result<void> EventSession::restore(const QString& backup)
{
    if (!m_file) return noEvent();
    m_secondPlace->expectNewer();
    auto done = m_file->restore(toPath(backup), m_clock());
    if (!m_file->isOpen()) m_file.reset();
    Q_EMIT reset();  // read again, whatever came of it
    Q_EMIT undoChanged();
    return done;
}

Touched EventSession::announce(const store::JournalEntry& entry)
{
    if (entry.kind == ActionKind::Publish && m_file->settle())
        m_settling.stop();
    else
        settleSoon();
    Touched touched = touchedBy(entry.changes());
    Q_EMIT changed(touched);
    Q_EMIT undoChanged();
    return touched;
}

/// When nothing is entered for a moment; in a run of entries all the same, so that a copy of the file alone lacks at
/// most two seconds.
void EventSession::settleSoon()
{
    constexpr std::chrono::milliseconds kPause{700};
    constexpr std::chrono::milliseconds kLatest{1700};
    if (!m_settling.isActive()) m_unsettled.start();
    const auto left = kLatest - std::chrono::milliseconds(m_unsettled.elapsed());
    m_settling.start(std::clamp(left, std::chrono::milliseconds(0), kPause));
}

store::Who EventSession::who() const
{
    return {arbiter().toStdString(), m_clock()};
}

}  // namespace kydai

#include "moc_event_session.cpp"
