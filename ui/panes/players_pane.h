/// The Players tab: the table edited in place, found by name without diacritics, pasted from a spreadsheet; late
/// entries, withdrawals, byes, starting ranks.
#pragma once

#include "format/reader.h"
#include "models/players_model.h"
#include "panes/pane.h"
#include "policy/actions.h"

#include <map>
#include <string_view>
#include <utility>
#include <vector>

class QLineEdit;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace kydai::ui {

class AddPlayerBar;
class RatingListPanel;
class EmptyState;
class TableView;

class PlayersPane : public Pane {
    Q_OBJECT
public:
    explicit PlayersPane(Desk& desk, QWidget* parent = nullptr);
    ~PlayersPane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;

    /// Whether the list is seen and the keyboard is in it (or at the pane's buttons): what a key does to the selected
    /// players is then seen too.
    [[nodiscard]] bool isSelectionInHand() const;

    void openAddBar();
    /// Players from the clipboard: rows of a spreadsheet, with or without a heading line.
    void paste();
    /// Players of a list or report: CSV, Swiss-Manager's export, TRF, TUNX.
    void importFile();
    /// FIDE's list is taken in, to look players up while typing.
    void importRatingList();
    /// Withdraws the selected players from the next round on, or lets them return.
    void toggleWithdrawal();
    void removeSelected();
    /// Gives the selected players a bye of this kind in the next round; asking twice takes it back.
    void toggleBye(Outcome kind);
    /// Pairing numbers by rating, title and name.
    void renumber();
    [[nodiscard]] std::vector<PlayerId> selectedPlayers() const;
    /// Players of a list, as its columns were understood.
    void take(std::vector<Player> players, const std::vector<format::Diagnostic>& findings);
    /// Offers the other sections; the selected players go there.
    void moveSelected();
    /// Offers the ways into the published round to a selected player who has no game there.
    void seatSelected();
    /// Asks at which table the selected player must sit.
    void giveTable();
    void downloadRatingList();

    /// Selects a player and the cell of this column.
    void showField(PlayerId player, std::string_view column);

Q_SIGNALS:
    /// What the columns of these tables are has to be asked; `take` takes the players.
    void mappingWanted(const std::vector<kydai::format::Sheet>& sheets, const std::string& bytes, const QString& from);

protected:
    void retranslate() override;

private:
    void edit(const Player& player);
    void build();
    void tellDifferences();
    void refresh();
    void setColumns(const Section& section);
    bool onTableKey(QKeyEvent& key);
    void followSelection();
    void clearCell();
    void moveTo(SectionId section);
    void showCount();

    PlayersModel* m_model;
    PlayersFilter* m_filter;
    TableView* m_table;
    EmptyState* m_empty;
    QStackedLayout* m_stack = nullptr;
    QLineEdit* m_search;
    SectionId m_section{};  ///< shown last
    PlayerId m_added{};     ///< by the bar, last
    QLabel* m_count;
    QList<int> m_widths;  ///< of the table's columns, as last set
    AddPlayerBar* m_addBar;
    RatingListPanel* m_listPanel;
    QList<QToolButton*> m_buttons;
};

}  // namespace kydai::ui
