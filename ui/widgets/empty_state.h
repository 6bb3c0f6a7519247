/// What an empty tab shows: what it is for, and the next actions as buttons.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace kydai::ui {

class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& name, QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& explanation);
    /// A button that triggers the action and bears its text and shortcut.
    void addAction(QAction* action);
    /// Further ones under a line of their own, in place of those before; none: no line.
    void offer(const QString& line, const QList<QAction*>& actions);

protected:
    /// Passed on to the first button that can be pressed.
    void focusInEvent(QFocusEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_explanation;
    QVBoxLayout* m_buttons;
    QLabel* m_line;
    QVBoxLayout* m_offers;
    QList<QAction*> m_offered{};
};

}  // namespace kydai::ui
