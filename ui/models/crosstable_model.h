/// The crosstable in the notation arbiters know: a row per player, a column per round, `4w1`, `15b½`, `BYE1`, `F0`.
/// Rows stand in order of number or of rank, and the cells name opponents by the same.
#pragma once

#include "model/scorecards.h"
#include "text/wording.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace kydai::ui {

class CrosstableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Order { ByNumber, ByRank };
    enum Column { Place, Name, Unit, Rating, FirstRound };  ///< then the rounds, then the points
    enum Role { PlayerRole = Qt::UserRole, OpponentRole, RoundRole, ColourRole };

    explicit CrosstableModel(text::Wording wording, QObject* parent = nullptr);

    /// Shows a snapshot. A new result announces the two rows it is in.
    void setSection(std::shared_ptr<const Section> section);
    /// The ranking for ByRank: every player once, best first, with the rank shown.
    void setRanking(std::vector<std::pair<PlayerId, int>> ranking);
    void setOrder(Order order);
    [[nodiscard]] Order order() const { return m_order; }
    void setWording(const text::Wording& wording);

    [[nodiscard]] const Section* section() const { return m_section.get(); }
    [[nodiscard]] RoundNumber rounds() const { return m_cards ? m_cards->rounds() : 0; }
    [[nodiscard]] PlayerId playerAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The round of a column, 0 for the others.
    [[nodiscard]] RoundNumber roundOf(int column) const;
    /// Null where the column is no round.
    [[nodiscard]] const RoundEntry* entryAt(const QModelIndex& index) const;
    /// The same game in the opponent's row; invalid for byes.
    [[nodiscard]] QModelIndex counterpart(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void sortRows();
    void moveTo(const std::shared_ptr<const Section>& section);
    [[nodiscard]] QString display(std::size_t player, int column) const;

    text::Wording m_wording;
    std::shared_ptr<const Section> m_section;
    std::optional<Scorecards> m_cards;
    Order m_order = Order::ByNumber;
    std::vector<std::pair<PlayerId, int>> m_ranking;
    std::vector<std::size_t> m_rows;  ///< player index of each row
    std::vector<int> m_rowOf;         ///< row of each player index
    std::vector<int> m_shown;         ///< number or rank of each player index
};

}  // namespace kydai::ui
