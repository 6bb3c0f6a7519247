#include "widgets/empty_state.h"

#include <QAction>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kydai::ui {

EmptyState::EmptyState(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_explanation(new QLabel(this)),
      m_buttons(new QVBoxLayout),
      m_line(new QLabel(this)),
      m_offers(new QVBoxLayout)
{
    setObjectName(name);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_title->setFont(large);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignCenter);
    m_explanation->setWordWrap(true);
    m_explanation->setMaximumWidth(520);
    m_buttons->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(m_title);
    // In the middle by stretches: an aligned item would not get the height that its wrapped lines need.
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(m_explanation, 4);
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addSpacing(12);
    layout->addLayout(m_buttons);
    layout->addSpacing(12);
    m_line->setAlignment(Qt::AlignCenter);
    m_line->hide();
    layout->addWidget(m_line);
    layout->addLayout(m_offers);
    layout->addStretch(3);
}

void EmptyState::setTexts(const QString& title, const QString& explanation)
{
    m_title->setText(title);
    m_explanation->setText(explanation);
    m_explanation->setVisible(!explanation.isEmpty());
    m_explanation->setMinimumWidth(explanation.isEmpty() ? 0 : 320);
}

void EmptyState::addAction(QAction* action)
{
    auto* button = new QPushButton(this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setMinimumWidth(260);
    const auto adopt = [button, action] {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        button->setText(key.isEmpty() ? action->text() : QStringLiteral("%1   %2").arg(action->text(), key));
        button->setVisible(action->isEnabled());
    };
    adopt();
    connect(action, &QAction::changed, button, adopt);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    button->setAutoDefault(true);  // outside dialogs Enter presses only such buttons
    m_buttons->addWidget(button, 0, Qt::AlignHCenter);
}

void EmptyState::offer(const QString& line, const QList<QAction*>& actions)
{
    m_line->setText(line);
    if (actions == m_offered) return;  // whoever stands on a button goes on standing there
    m_offered = actions;
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // it may be this one that was pressed
        delete item;
    }
    m_line->setVisible(!actions.isEmpty());
    for (QAction* action : actions) {
        auto* button = new QPushButton(action->text(), this);
        button->setObjectName(QStringLiteral("offered"));
        button->setToolTip(action->toolTip());
        button->setFlat(true);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        m_offers->addWidget(button, 0, Qt::AlignHCenter);
    }
}

void EmptyState::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    for (auto* button : findChildren<QPushButton*>()) {
        if (!button->isHidden()) return button->setFocus(event->reason());
    }
}

}  // namespace kydai::ui

#include "moc_empty_state.cpp"
