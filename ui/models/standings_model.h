/// Standings after a round: rank, player, points, and a column per tie-break of the list. A view of computed standings;
/// a new result moves the rows that it moves.
#pragma once

#include "model/section.h"
#include "text/wording.h"
#include "tiebreak/standings.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace kydai::ui {

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Number, Name, Unit, Rating, Score, FirstTieBreak };
    enum Role { PlayerRole = Qt::UserRole, CodeRole, DecidesRole };

    explicit StandingsModel(text::Wording wording, QObject* parent = nullptr);

    /// `standings` is of `section`. Same participants and list: rows move and announce what differs.
    void setStandings(std::shared_ptr<const Section> section, std::shared_ptr<const tiebreak::Standings> standings);
    /// Only the players of a category, with their places in it; empty for everybody.
    void setCategory(const std::string& category);
    void clear();
    void setWording(const text::Wording& wording);

    [[nodiscard]] const tiebreak::Standings* standings() const { return m_standings.get(); }
    [[nodiscard]] PlayerId playerAt(int row) const;
    /// In a team event; nobody elsewhere.
    [[nodiscard]] TeamId teamAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The tie-break of a column as the list writes it; empty for the others.
    [[nodiscard]] std::string codeOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] std::vector<tiebreak::Row> shownRows(const Section& section,
                                                       const tiebreak::Standings& standings) const;
    [[nodiscard]] int rowOfParticipant(std::size_t participant) const;
    [[nodiscard]] const tiebreak::Column* tieBreak(int column) const;
    [[nodiscard]] QString display(std::size_t participant, int row, int column) const;
    [[nodiscard]] bool decides(int row, int column) const;

    text::Wording m_wording;
    std::shared_ptr<const Section> m_section;
    std::shared_ptr<const tiebreak::Standings> m_standings;
    std::string m_category{};
    std::vector<tiebreak::Row> m_rows{};  ///< those shown
};

}  // namespace kydai::ui
