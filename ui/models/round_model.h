/// The boards of a round in publishing order, then the players without a game. A view of a snapshot: one result changes
/// one row.
#pragma once

#include "model/section.h"
#include "models/list_model.h"
#include "tables/lists.h"

#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace kydai::ui {

class RoundModel : public ListModel {
    Q_OBJECT
public:
    enum Role { MissingRole = Qt::UserRole, BoardRole, WhiteIdRole, BlackIdRole, SearchRole, DeviatesRole };

    explicit RoundModel(text::Wording wording, QObject* parent = nullptr);

    /// Shows round `round` of a snapshot; 0 or a round that isn't paired shows nothing.
    void setRound(std::shared_ptr<const Section> section, RoundNumber round);

    [[nodiscard]] const Section* section() const { return m_section.get(); }
    [[nodiscard]] const std::shared_ptr<const Section>& snapshot() const { return m_section; }
    [[nodiscard]] RoundNumber round() const { return m_round; }
    [[nodiscard]] int boards() const;
    /// The number of a board's table, by which people know it.
    [[nodiscard]] int tableAt(int row) const { return m_tables[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const std::vector<int>& tables() const { return m_tables; }
    /// -1 where no board has this table.
    [[nodiscard]] int rowOfTable(int table) const;
    [[nodiscard]] int missing() const;
    /// Number and name of a player, where the opponents are asked about; elsewhere it is the colours.
    [[nodiscard]] bool namesPlayer(int column) const;
    /// Whose half of the board the column is: Black's from the points before his name on.
    [[nodiscard]] bool isOfBlack(int column) const;
    /// Null for rows of byes.
    [[nodiscard]] const Game* gameAt(int row) const;
    [[nodiscard]] const Bye* byeAt(int row) const;
    /// Row of the first missing board after `row`, round the end of the list; none when nothing is missing.
    [[nodiscard]] std::optional<int> nextMissing(int row) const;
    /// Row of a player's board or bye; -1 if he is not in the round.
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// What the rules that paired the round say of this board's colours; null for byes.
    [[nodiscard]] const pairing::BoardColours* coloursAt(int row) const;
    /// The colours are not those of the rules.
    [[nodiscard]] bool deviates(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QString spoken(const QModelIndex& index) const override;
    /// Columns that a derived model has besides.
    virtual void extend(tables::List& list) { static_cast<void>(list); }

private:
    [[nodiscard]] const Round* shownRound() const;
    void show(std::shared_ptr<const Section> section, RoundNumber round);

    std::shared_ptr<const Section> m_section;
    RoundNumber m_round = 0;
    std::vector<int> m_tables;  ///< by board
    std::shared_ptr<const tables::RoundColours> m_colours;
};

/// Keeps the missing boards only, and rows whose players match the words.
class RoundFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RoundFilter(QObject* parent = nullptr) : QSortFilterProxyModel(parent) {}
    void setMissingOnly(bool on);
    [[nodiscard]] bool missingOnly() const { return m_missingOnly; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_missingOnly = false;
};

}  // namespace kydai::ui
