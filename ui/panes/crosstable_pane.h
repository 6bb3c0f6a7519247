/// The Crosstable tab: arbiters' notation, by number or by rank; the cell under the mouse or the cursor lights up the
/// opponent's; selecting a cell explains the colour.
#pragma once

#include "models/crosstable_model.h"
#include "panes/pane.h"

#include <QPersistentModelIndex>

class QButtonGroup;
class QRadioButton;
class QStackedLayout;

namespace kydai::ui {

class EmptyState;
class TableView;

class CrosstablePane : public Pane {
    Q_OBJECT
public:
    explicit CrosstablePane(Desk& desk, QWidget* parent = nullptr);
    ~CrosstablePane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;
    [[nodiscard]] bool isByNumber() const { return m_model->order() == CrosstableModel::Order::ByNumber; }

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void refresh();
    void rank();
    void setColumns();
    void lightUp(const QModelIndex& index);

    CrosstableModel* m_model;
    TableView* m_table;
    QList<int> m_widths;  ///< of the columns shown last
    EmptyState* m_empty;
    QStackedLayout* m_stack = nullptr;
    QRadioButton* m_byNumber;
    QRadioButton* m_byRank;
    QPersistentModelIndex m_lit;       ///< under the mouse, else the current cell
    QPersistentModelIndex m_opponent;  ///< the same game in the opponent's row
    bool m_stale = true;               ///< a new snapshot waits until the tab is seen
};

}  // namespace kydai::ui
