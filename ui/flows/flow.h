/// One way through the program, such as pairing a round: its actions with their keys, and what they do. Flows join
/// panes, dialogs and policy; the window only makes them.
#pragma once

#include "desk/desk.h"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <utility>

namespace kydai::ui {

class Flow : public QObject {
    Q_OBJECT
public:
    /// Adds its actions to the window, which owns it and outlives it.
    Flow(Desk& desk, QWidget& window) : QObject(&window), m_desk(desk), m_window(window) {}

protected:
    [[nodiscard]] Desk& desk() const { return m_desk; }
    [[nodiscard]] QWidget* window() const { return &m_window; }
    void add(const char* name, const char* key, ActionSet::Text text, std::function<void()> action)
    {
        m_desk.actions().add(m_window, name, QKeySequence(QLatin1String(key)), std::move(text), std::move(action));
    }

private:
    Desk& m_desk;
    QWidget& m_window;
};

}  // namespace kydai::ui
