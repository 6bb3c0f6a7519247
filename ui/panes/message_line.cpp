#include "panes/message_line.h"

namespace kydai::ui {

namespace {

constexpr int kPlainMessageMs = 8000;

}  // namespace

MessageLine::MessageLine(Desk& desk, QWidget& window) : InlineBar(QStringLiteral("messageBar"), &window), m_desk(desk)
{
    desk.actions().add(
        window, "showRemarks", QKeySequence(QStringLiteral("F4")), [] { return tr("Remarks about the file read"); },
        [this] { toggleRemarks(); });
    desk.actions().get("showRemarks")->setEnabled(false);
    connect(&desk, &Desk::told, this, &MessageLine::tell);
    connect(&desk, &Desk::eventReplaced, this, [this] {
        m_remarks.clear();
        m_desk.actions().get("showRemarks")->setEnabled(false);
    });
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MessageLine::dismiss);
}

void MessageLine::tell(InlineBar::Tone tone, const QString& sentence, const QString& details)
{
    say(tone, sentence, details);
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
    if (!shown) tell(InlineBar::Tone::Warning, m_readSentence, m_remarks);
    const bool on = !isUnfolded();
    unfold(on);
    if (!on) Q_EMIT folded();
}

}  // namespace kydai::ui

#include "moc_message_line.cpp"
