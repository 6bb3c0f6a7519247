#include "panes/message_line.h"

namespace kydai::ui {

namespace {

constexpr int kPlainMessageMs = 8000;

/// What Ctrl+Z would take back and Ctrl+Shift+Z do again.
std::pair<std::int64_t, std::int64_t> whereUndoStands(const EventSession& session)
{
    const auto rowOf = [](const store::JournalEntry* entry) { return entry == nullptr ? 0 : entry->lastId; };
    return {rowOf(session.nextUndo()), rowOf(session.nextRedo())};
}

}  // namespace

MessageLine::MessageLine(Desk& desk, QWidget& window) : InlineBar(QStringLiteral("messageBar"), &window), m_desk(desk)
{
    desk.actions().add(
        window, "showRemarks", QKeySequence(QStringLiteral("F4")), [] { return tr("Remarks about the file read"); },
        [this] { toggleRemarks(); });
    desk.actions().get("showRemarks")->setEnabled(false);
    connect(&desk, &Desk::told, this, &MessageLine::tell);
    connect(&desk, &Desk::eventReplaced, this, [this] {
        dismiss();  // sections of two events may have one number
        m_remarks.clear();
        m_desk.actions().get("showRemarks")->setEnabled(false);
    });
    // A message belongs to what is shown, and Ctrl+Z to what is named.
    connect(&desk, &Desk::placeChanged, this, [this] {
        if (m_section != m_desk.sectionId()) dismiss();
    });
    connect(&desk.session(), &EventSession::undoChanged, this, [this] {
        if (m_stoodAt != whereUndoStands(m_desk.session())) dismiss();
    });
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MessageLine::dismiss);
}

void MessageLine::tell(InlineBar::Tone tone, const QString& sentence, const QString& details)
{
    say(tone, sentence, details);
    m_stoodAt = whereUndoStands(m_desk.session());
    m_section = m_desk.sectionId();
    if (!details.isEmpty()) {
        m_readSentence = sentence;
        m_remarks = details;
        m_desk.actions().get("showRemarks")->setEnabled(true);
        addButton(QStringLiteral("messageRemarks"), tr("All remarks (F4)"), [this] { toggleRemarks(); });
    }
    if (tone == InlineBar::Tone::Plain) {
        m_timer.start(kPlainMessageMs);
    } else {
        m_timer.stop();
        addButton(QStringLiteral("messageClose"), tr("Close"), [this] { dismiss(); });
    }
}

void MessageLine::toggleRemarks()
{
    const bool shown = isVisibleTo(parentWidget()) && text() == m_readSentence;
    // Asked for again, it is told of what is shown now.
    if (!shown) m_desk.tell(InlineBar::Tone::Warning, m_readSentence, m_remarks);
    const bool on = !isUnfolded();
    unfold(on);
    if (!on) Q_EMIT folded();
}

}  // namespace kydai::ui

#include "moc_message_line.cpp"
