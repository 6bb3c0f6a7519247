/// The Round tab: boards and results, built for typing. Single keys set the result of the selected board and the cursor
/// goes on to the next missing one; the quick line takes slips in any order.
#pragma once

#include "models/round_model.h"
#include "panes/pane.h"
#include "panes/typed_digits.h"
#include "widgets/result_entry.h"

class QCheckBox;
class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace kydai::ui {

class EmptyState;
class HallSlips;
class QuickLine;
class ResultEntry;
struct Slip;
class TableView;

class RoundPane : public Pane {
    Q_OBJECT
public:
    explicit RoundPane(Desk& desk, QWidget* parent = nullptr);
    ~RoundPane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;

    /// The next board without a result, the one that is chosen among them.
    void goToMissing();
    void focusQuickLine();
    void toggleMissingOnly();
    void toggleSecondPass();

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void refresh();
    void showRoundTexts();
    bool onTableKey(QKeyEvent& key);
    /// A digit or space that shows that the digits before it are the number of a board. False: they can't be.
    bool onRestOfBoard(const QKeyEvent& key);
    /// The digits go to the quick line, and what they had set is taken back: one action, one undo.
    void moveToQuickLine(const std::vector<TypedDigits::Digit>& digits, const QString& next);
    void onSlip(const Slip& slip);
    void onRefused(const QString& sentence);
    void onQuickLineLeft();
    void fillMenu(QMenu& menu);
    void goOn(int row);
    void select(int row);
    void followSelection();
    [[nodiscard]] int currentRow() const;

    RoundModel* m_model;
    RoundFilter* m_filter;
    TableView* m_table;
    QList<int> m_widths{};  ///< of the columns shown last
    EmptyState* m_empty;
    QStackedLayout* m_stack = nullptr;
    InlineBar* m_bar;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_roundLabel;
    QCheckBox* m_missingOnly;
    QuickLine* m_quickLine;
    QToolButton* m_corrections;  ///< only while the sheets that hang there say otherwise
    QToolButton* m_secondPassButton;
    QLabel* m_keys;  ///< which keys there are, while there is no message
    ResultEntry* m_results;
    HallSlips* m_hall;
    TypedDigits m_typed;
};

}  // namespace kydai::ui
