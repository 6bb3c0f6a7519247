/// A tab of the window. Reads the desk's snapshot, follows its signals, answers what F1 and Ctrl+P mean here.
#pragma once

#include "desk/desk.h"
#include "desk/why_question.h"

#include <QEvent>
#include <QWidget>

#include <optional>

namespace kydai::ui {

class Pane : public QWidget {
    Q_OBJECT
public:
    Pane(Desk& desk, const char* name, QWidget* parent = nullptr) : QWidget(parent), m_desk(desk)
    {
        setObjectName(QLatin1String(name));
        connect(&desk, &Desk::wordingChanged, this, &Pane::retranslate);
    }

    /// What F1 asks about the selection; nothing when nothing is selected.
    [[nodiscard]] virtual std::optional<WhyQuestion> question() const { return std::nullopt; }
    /// The player whom "why not …?" and "find" start from; nobody when none is selected.
    [[nodiscard]] virtual PlayerId selectedPlayer() const { return {}; }
    /// Selects a player and brings him into sight.
    virtual void showPlayer(PlayerId player) { static_cast<void>(player); }
    /// The keyboard goes to the pane's main widget.
    virtual void takeFocus() { setFocus(); }

protected:
    /// Sets every text anew; called at once by derived constructors and whenever the language changes,
    /// or the words for the two colours.
    virtual void retranslate() = 0;

    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) retranslate();
        QWidget::changeEvent(event);
    }
    [[nodiscard]] Desk& desk() const { return m_desk; }

private:
    Desk& m_desk;
};

}  // namespace kydai::ui
