/// Direct encounter (C.07.6): ordering one group of tied participants by the games among them.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/score_table.h"
#include "tiebreak/team_scores.h"

#include <cstdint>
#include <span>
#include <vector>

namespace kydai::tiebreak {

/// What one application of the rule was about.
enum class EncounterRule : std::uint8_t {
    AllMet,        ///< C.07.6.2
    NotAllMet,     ///< C.07.6.3
    OldAllMet,     ///< before September 2023, everybody met everybody
    OldNotAllMet,  ///< before September 2023: does not count
    TwoTeams,      ///< C.07.13.3.2: board results of the match between the last two
};

/// Two members of a group met, once or more; positions in the group, a < b.
struct Meeting {
    std::size_t a = 0;
    std::size_t b = 0;
    int games = 0;
    Fraction pointsOfA{};  ///< mean of the games (C.07.6.1.2)
    Fraction pointsOfB{};
};

/// One application to one group: its separate standings and what they decided.
struct EncounterStep {
    std::vector<std::size_t> group{};  ///< participants, ascending
    EncounterRule rule{};
    ScoreKind score = ScoreKind::Primary;  ///< EDE: Match or Game
    Kind twoTeamRule = Kind::BoardCount;   ///< TwoTeams: BC, TBR or BBE
    std::vector<Meeting> meetings{};
    std::vector<Fraction> points{};                  ///< of each member in the separate standings
    std::vector<Fraction> best{};                    ///< NotAllMet: with every missing game won
    std::vector<std::vector<std::size_t>> ranked{};  ///< places given, best first; empty: nothing broken
    std::vector<std::size_t> left{};                 ///< NotAllMet: those who start again on their own
};

struct Encounter {
    std::vector<std::vector<std::size_t>> places{};  ///< best first; members of one place stay tied
    std::vector<EncounterStep> steps{};

    [[nodiscard]] bool broken() const { return places.size() > 1; }
};

class DirectEncounter {
public:
    /// `table` holds the score that counts; forfeits among the tied count when `forfeitsPlayed` or in a round robin.
    DirectEncounter(const ScoreTable& table, TieBreakEdition edition, bool forfeitsPlayed);
    /// EDE: a second score for groups that the first leaves unbroken, and rules for the last two teams (BC, TBR, BBE).
    /// @rule C.07.13.3  DE on the primary score;
    /// @rule C.07.13.3.1  where that breaks nothing, DE on the secondary score;
    /// @rule C.07.13.3.2  where exactly two teams are left, board results of their match;
    /// @rule C.07.13.3.3  every new subset of tied teams starts again with the primary score.
    DirectEncounter(const ScoreTable& primary, const ScoreTable& secondary, bool matchPointsPrimary,
                    const TeamScores& boards, std::span<const Kind> twoTeamRules, bool forfeitsPlayed);

    /// @rule C.07.6  Orders a tied group; the members in ascending order.
    /// @rule C.07.6.1  Separate standings of the games among them;
    /// @rule C.07.6.1.1  forfeits are no meetings,
    /// @rule C.07.6.1.2  several meetings count with their mean.
    /// @rule C.07.6.2  All have met: ranked by those points; members still level start again on their own.
    /// @rule C.07.6.3  Not all have met: a member whom nobody can reach whatever the missing games bring is first, then
    /// the same for the next place in the same standings; the others start again on their own.
    Encounter order(std::vector<std::size_t> group);

private:
    void apply(const std::vector<std::size_t>& group, Encounter& result);
    EncounterStep separateStandings(const std::vector<std::size_t>& group, const ScoreTable& table);
    EncounterStep oldStandings(const std::vector<std::size_t>& group);
    void rankAllMet(EncounterStep& step) const;
    void rankUnreachable(EncounterStep& step, const std::vector<int>& missing, const ScoreTable& table) const;
    bool orderTwoTeams(const std::vector<std::size_t>& group, Encounter& result) const;
    [[nodiscard]] EncounterStep twoTeams(const std::vector<std::size_t>& group, Kind rule) const;
    [[nodiscard]] bool counts(const ScoreTable& table, const Entry& entry) const;

    const ScoreTable& m_table;
    const ScoreTable* m_secondary = nullptr;
    const TeamScores* m_boards = nullptr;
    TieBreakEdition m_edition{};
    std::span<const Kind> m_twoTeamRules{};  ///< tried in turn where exactly two teams are left
    bool m_forfeitsPlayed = false;
    bool m_matchPointsPrimary = true;
    std::vector<std::size_t> m_position;  ///< participant → place in the group at hand, kNobody outside
};

}  // namespace kydai::tiebreak
