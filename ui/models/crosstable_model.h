/// The crosstable in the notation arbiters know: a row per player, a column per round, `4w1`, `15b½`, `BYE1`, `F0`.
/// Rows stand in order of number or of rank, and the cells name opponents by the same.
#pragma once

#include "model/scorecards.h"
#include "models/list_model.h"
#include "tiebreak/standings.h"

#include <memory>
#include <optional>

namespace kydai::ui {

class CrosstableModel : public ListModel {
    Q_OBJECT
public:
    enum class Order { ByNumber, ByRank };
    enum Role { PlayerRole = Qt::UserRole, OpponentRole, RoundRole, ColourRole };

    explicit CrosstableModel(text::Wording wording, QObject* parent = nullptr);

    /// Shows a snapshot. A new result announces the two rows it is in.
    void setSection(std::shared_ptr<const Section> section);
    /// The ranking for ByRank, of the players of the section shown; without one rows stand by number.
    void setRanking(std::shared_ptr<const tiebreak::Standings> standings);
    void setOrder(Order order);
    [[nodiscard]] Order order() const { return m_order; }

    [[nodiscard]] const Section* section() const { return m_section.get(); }
    [[nodiscard]] RoundNumber rounds() const { return m_section ? m_section->roundsPaired() : 0; }
    [[nodiscard]] PlayerId playerAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The round of a column, 0 for the others.
    [[nodiscard]] RoundNumber roundOf(int column) const;
    /// None where the column is no round.
    [[nodiscard]] std::optional<RoundEntry> entryAt(const QModelIndex& index) const;
    /// The same game in the opponent's row; invalid for byes.
    [[nodiscard]] QModelIndex counterpart(const QModelIndex& index) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] tables::List listOf(const std::shared_ptr<const Section>& section) const;
    /// Takes the list of what is shown now; rows that moved keep their persistent indexes.
    void renew();
    void take(tables::List list);

    std::shared_ptr<const Section> m_section;
    std::shared_ptr<const tiebreak::Standings> m_ranking;
    Order m_order = Order::ByNumber;
    std::vector<int> m_rowOf;  ///< row of each player index
};

}  // namespace kydai::ui
