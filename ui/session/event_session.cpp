#include "session/event_session.h"

#include "support/fragments.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <filesystem>
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

}  // namespace

EventSession::EventSession(QObject* parent, Clock clock)
    : QObject(parent), m_clock(clock ? std::move(clock) : Clock(systemTime))
{
}

EventSession::~EventSession() = default;

Result<void> EventSession::setArbiter(const QString& name)
{
    if (!m_file) return noEvent();
    return m_file->setArbiter(name.toStdString());
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
    if (!written) return written.error();
    if (written->backupFailed) Q_EMIT backupFailed(*written->backupFailed);
    if (!written->entry) return false;
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
    return step(m_file->undo(who()));
}

Result<void> EventSession::redo()
{
    if (!m_file) return noEvent();
    return step(m_file->redo(who()));
}

Result<void> EventSession::step(Result<store::JournalEntry> made)
{
    if (!made) return made.error();
    const Touched touched = announce(*made);
    Q_EMIT wentBack(touched);
    return {};
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
    std::vector<text::JournalAction> actions;
    for (const store::JournalEntry& entry : *entries) {
        const auto kind = entry.action == store::Action::Undo   ? text::JournalLine::Kind::TakenBack
                          : entry.action == store::Action::Redo ? text::JournalLine::Kind::DoneAgain
                                                                : text::JournalLine::Kind::Done;
        std::vector<std::optional<Change>> inverses;
        for (const store::Step& each : entry.steps) inverses.push_back(each.before);
        actions.push_back({QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count()),
                           QString::fromStdString(entry.who), kind, entry.kind, entry.changes(), inverses});
    }
    return text::journalLines(actions, event());
}

Touched EventSession::announce(const store::JournalEntry& entry)
{
    Touched touched = touchedBy(entry.changes());
    Q_EMIT changed(touched);
    Q_EMIT undoChanged();
    return touched;
}

store::Who EventSession::who() const
{
    return {arbiter().toStdString(), m_clock()};
}

}  // namespace kydai
