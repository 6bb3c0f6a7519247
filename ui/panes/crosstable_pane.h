/// The Crosstable tab: arbiters' notation, by number or by rank; the cell under the mouse or the cursor lights up the
/// opponent's; selecting a cell explains the colour. Numbers and names stay in view while the rounds scroll.
#pragma once

#include "models/crosstable_model.h"
#include "panes/table_pane.h"

#include <QPersistentModelIndex>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QRadioButton;
class QScrollArea;

namespace kydai::ui {

class FrozenColumns;
class PictureView;
class TableView;

class CrosstablePane : public TablePane {
    Q_OBJECT
public:
    explicit CrosstablePane(Desk& desk, QWidget* parent = nullptr);
    ~CrosstablePane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;
    [[nodiscard]] bool isByNumber() const { return m_model->order() == CrosstableModel::Order::ByNumber; }
    /// Of the colours, as the arbiter chose them.
    [[nodiscard]] text::ColourLetters letters() const;

protected:
    void retranslate() override;
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void rank();
    void showWording();
    void setColumns();
    void lightUp(const QModelIndex& index);
    /// The bracket of a knock-out, above the games.
    void showBracket();
    /// All that the bracket needs, or most of the room.
    void giveBracketRoom();

    CrosstableModel* m_model;
    TableView* m_table;
    FrozenColumns* m_names = nullptr;  ///< stay in view
    QList<int> m_widths;               ///< of the columns shown last
    QRadioButton* m_byNumber;
    QRadioButton* m_byRank;
    QCheckBox* m_letters;  ///< t and đ in place of w and b
    QLabel* m_legend;
    PictureView* m_bracket;
    QScrollArea* m_bracketArea;
    QPersistentModelIndex m_lit;       ///< under the mouse, else the current cell
    QPersistentModelIndex m_opponent;  ///< the same game in the opponent's row
};

}  // namespace kydai::ui
