/// Standings after a round: rank, player, points, and a column per tie-break of the list. A view of computed standings;
/// a new result moves the rows that it moves.
#pragma once

#include "model/section.h"
#include "models/list_model.h"
#include "tiebreak/standings.h"
#include "tiebreak/unit_standings.h"

#include <memory>
#include <optional>

namespace kydai::ui {

class StandingsModel : public ListModel {
    Q_OBJECT
public:
    enum Role { PlayerRole = Qt::UserRole, CodeRole, DecidesRole };

    explicit StandingsModel(text::Wording wording, QObject* parent = nullptr);

    /// `standings` is of `section`. Same participants and list: rows move and announce what differs.
    void setStandings(std::shared_ptr<const Section> section, std::shared_ptr<const tiebreak::Standings> standings);
    /// Only the players of a group, with their places in it.
    void setGroup(const tiebreak::PlayerGroup& group);
    void clear();

    [[nodiscard]] const std::shared_ptr<const tiebreak::Standings>& standings() const { return m_standings; }
    [[nodiscard]] const std::shared_ptr<const Section>& section() const { return m_section; }
    [[nodiscard]] PlayerId playerAt(int row) const;
    /// In a team event; nobody elsewhere.
    [[nodiscard]] TeamId teamAt(int row) const;
    [[nodiscard]] int rowOf(PlayerId player) const;
    /// The tie-break of a column as the list writes it; empty for the others.
    [[nodiscard]] std::string codeOf(int column) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void take(std::shared_ptr<const Section> section, std::shared_ptr<const tiebreak::Standings> standings);
    [[nodiscard]] tables::List listOf(const Section& section, const tiebreak::Standings& standings) const;
    [[nodiscard]] int rowOfParticipant(std::size_t participant) const;
    [[nodiscard]] bool decides(int row, int column) const;

    std::shared_ptr<const Section> m_section;
    std::shared_ptr<const tiebreak::Standings> m_standings;
    tiebreak::PlayerGroup m_group{};
};

}  // namespace kydai::ui
