/// The bar over the tables that says what was done or what went wrong; the remarks about the last file read stay at
/// hand.
#pragma once

#include "desk/desk.h"
#include "widgets/inline_bar.h"

#include <QTimer>

#include <cstdint>
#include <utility>

namespace kydai::ui {

class MessageLine : public InlineBar {
    Q_OBJECT
public:
    /// The action `showRemarks` (F4) is added to the window.
    MessageLine(Desk& desk, QWidget& window);

Q_SIGNALS:
    /// The remarks are folded again: the keyboard goes back to work.
    void folded();

private:
    void tell(InlineBar::Tone tone, const QString& sentence, const QString& details);
    /// Unfolds or folds the remarks about the last file read, also when the bar has said something else since.
    void toggleRemarks();

    Desk& m_desk;
    SectionId m_section{};                              ///< whose message it is
    std::pair<std::int64_t, std::int64_t> m_stoodAt{};  ///< next undo and redo when it was told
    QTimer m_timer;                                     ///< plain messages go by themselves
    QString m_readSentence;
    QString m_remarks;  ///< about the last file that had more than the bar shows
};

}  // namespace kydai::ui
