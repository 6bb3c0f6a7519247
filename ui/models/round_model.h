/// The boards of a round in publishing order, then the players without a game. A view of a snapshot: one result changes
/// one row.
#pragma once

#include "model/section.h"
#include "pairing/round_colours.h"
#include "text/wording.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace kydai::ui {

class RoundModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Board,
        WhitePoints,
        WhiteNumber,
        White,
        Result,
        BlackNumber,
        Black,
        BlackPoints,
        ColourReason,
        ColumnCount
    };
    enum Role { MissingRole = Qt::UserRole, BoardRole, WhiteIdRole, BlackIdRole, SearchRole, DeviatesRole };

    explicit RoundModel(text::Wording wording, QObject* parent = nullptr);

    /// Shows round `round` of a snapshot; 0 or a round that isn't paired shows nothing.
    void setRound(std::shared_ptr<const Section> section, RoundNumber round);
    void setWording(const text::Wording& wording);

    [[nodiscard]] const Section* section() const { return m_section.get(); }
    [[nodiscard]] const std::shared_ptr<const Section>& snapshot() const { return m_section; }
    [[nodiscard]] RoundNumber round() const { return m_round; }
    [[nodiscard]] int boards() const;
    [[nodiscard]] int missing() const;
    /// Number and name of a player, where the opponents are asked about; elsewhere it is the colours.
    static bool namesPlayer(int column)
    {
        return column == White || column == Black || column == WhiteNumber || column == BlackNumber;
    }
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

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const Round* shownRound() const;
    [[nodiscard]] QVariant gameText(const Game& game, int row, int column) const;
    [[nodiscard]] QVariant byeText(const Bye& bye, int column) const;
    [[nodiscard]] QString nameOf(PlayerId id) const;
    [[nodiscard]] QVariant numberOf(PlayerId id) const;
    [[nodiscard]] QString pointsOf(PlayerId id) const;
    [[nodiscard]] QString tooltip(int row, int column) const;
    [[nodiscard]] QString coloursText(int row) const;
    [[nodiscard]] QString coloursTip(int row) const;
    void computeBefore();

    text::Wording m_wording;
    std::shared_ptr<const Section> m_section;
    RoundNumber m_round = 0;
    std::vector<Points> m_pointsBefore;            ///< by player index
    std::vector<pairing::BoardColours> m_colours;  ///< by board
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
