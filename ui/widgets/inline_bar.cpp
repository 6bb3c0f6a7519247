#include "widgets/inline_bar.h"

#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kMostDetailLines = 10;

}  // namespace

InlineBar::InlineBar(const QString& name, QWidget* parent)
    : QFrame(parent),
      m_sign(new QLabel(this)),
      m_text(new QLabel(this)),
      m_buttons(new QHBoxLayout),
      m_details(new QPlainTextEdit(this))
{
    setObjectName(name);
    m_sign->setObjectName(name + QStringLiteral("Sign"));
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont bold = m_sign->font();
    bold.setBold(true);
    m_sign->setFont(bold);
    m_details->setObjectName(name + QStringLiteral("Details"));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 5, 8, 5);
    column->addLayout(row);
    column->addWidget(m_details);
    hide();
}

void InlineBar::clearButtons()
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (QWidget* button = item->widget()) {
            button->hide();
            button->deleteLater();
        }
        delete item;
    }
}

void InlineBar::say(Tone tone, const QString& text, const QString& details)
{
    m_tone = tone;
    clearButtons();
    m_sign->setText(tone == Tone::Plain     ? QStringLiteral("ℹ")
                    : tone == Tone::Warning ? QStringLiteral("⚠")
                                            : QStringLiteral("✕"));
    m_text->setText(text);
    setAccessibleName(text);
    m_details->hide();
    m_details->setPlainText(details);
    const int lines = std::min(kMostDetailLines, m_details->blockCount());
    m_details->setFixedHeight((lines + 1) * m_details->fontMetrics().lineSpacing());
    m_details->setAccessibleName(text.section(QLatin1Char('\n'), 0, 0));
    show();
    update();
}

void InlineBar::addButton(const QString& name, const QString& text, std::function<void()> action, bool focus)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this, [act = std::move(action)] { act(); });
    m_buttons->addWidget(button, 0, Qt::AlignTop);
    button->show();  // a layout shows its widgets later, and what is hidden takes no focus
    if (focus) {
        button->setDefault(true);
        if (button->isVisible()) button->setFocus(Qt::OtherFocusReason);  // else the keyboard would be nowhere
    }
}

void InlineBar::unfold(bool on)
{
    m_details->setVisible(on && !m_details->document()->isEmpty());
    if (isUnfolded()) m_details->setFocus(Qt::OtherFocusReason);
}

bool InlineBar::isUnfolded() const
{
    return m_details->isVisibleTo(this);
}

void InlineBar::dismiss()
{
    if (!isVisibleTo(parentWidget())) return;
    hide();
    clearButtons();  // a page that is shown again would give the keyboard to the last one that had it
}

QString InlineBar::text() const
{
    return m_text->text();
}

bool InlineBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::KeyPress;
    if (key && m_keyHandler && m_keyHandler(*static_cast<QKeyEvent*>(event))) return true;
    return QFrame::eventFilter(watched, event);
}

void InlineBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
        return;
    }
    // Outside dialogs Qt leaves Enter on a button to its parent.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (auto* button = qobject_cast<QPushButton*>(focusWidget())) button->click();
        return;
    }
    QFrame::keyPressEvent(event);
}

void InlineBar::paintEvent(QPaintEvent*)
{
    const Theme theme = themeOf(palette());
    QPainter painter(this);
    const QColor ground = m_tone == Tone::Plain     ? theme.accentTint
                          : m_tone == Tone::Warning ? theme.warningTint
                                                    : theme.errorTint;
    const QColor edge = m_tone == Tone::Plain ? theme.accent : m_tone == Tone::Warning ? theme.warning : theme.error;
    painter.fillRect(rect(), ground);
    painter.fillRect(QRect(0, 0, 4, height()), edge);
}

}  // namespace kydai::ui

#include "moc_inline_bar.cpp"
