/// A message in place, with its buttons: what a modal box would say, without stopping the work. Meaning is carried by a
/// sign and words, the colour only helps.
#pragma once

#include <QFrame>

#include <functional>
#include <utility>

class QLabel;
class QHBoxLayout;
class QPlainTextEdit;

namespace kydai::ui {

class InlineBar : public QFrame {
    Q_OBJECT
public:
    enum class Tone { Plain, Warning, Error };

    explicit InlineBar(const QString& name, QWidget* parent = nullptr);

    /// Shows the bar with this text; the buttons of an earlier text are gone. `details` are lines that unfold below it.
    void say(Tone tone, const QString& text, const QString& details = {});
    /// Shows or hides the details; shown, they have the keyboard.
    void unfold(bool on);
    [[nodiscard]] bool isUnfolded() const;
    /// A button at the right end; the first one gets the focus when `focus` is set. `name` is its object name.
    void addButton(const QString& name, const QString& text, std::function<void()> action, bool focus = false);
    /// Keys that the pane wants before the buttons do; return true when the key was used.
    void setKeyHandler(std::function<bool(QKeyEvent&)> handler) { m_keyHandler = std::move(handler); }
    void dismiss();
    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void clearButtons();

    std::function<bool(QKeyEvent&)> m_keyHandler;
    QLabel* m_sign;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QPlainTextEdit* m_details;
    Tone m_tone = Tone::Plain;
};

}  // namespace kydai::ui
