#include "pairing/teams/team_field.h"

#include "model/baku.h"
#include "model/presence.h"
#include "model/team_scorecards.h"

#include <algorithm>
#include <numeric>

namespace kydai::pairing {

namespace {

/// @rule C.04.6.1.3  The scores by which teams are grouped, and the other ones.
struct TeamSums {
    std::vector<Points> primary{};
    std::vector<Points> secondary{};
};

class TeamFieldMaker {
public:
    TeamFieldMaker(const Section& section, RoundNumber round, const TeamSettings& settings)
        : m_section(section), m_scores(teamScoresOf(section, std::min(round, section.roundsPaired())))
    {
        m_field.settings = settings;
        m_field.round = round;
        m_field.rounds = std::max(section.roundsInAll(), round);
    }

    TeamField make()
    {
        findAbsent();
        std::vector<std::size_t> order(teams().size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t team) { return teams()[team].id; });
        const TeamSums now = sumsBefore(m_field.round);
        int arrived = 0;
        for (const std::size_t team : order) {
            if (!m_absent[team] || hasArrived(team)) ++arrived;
            if (m_absent[team]) {
                m_field.absent.push_back(team);
                continue;
            }
            TeamEntrant entrant;
            entrant.team = team;
            entrant.id = teams()[team].id;
            entrant.number = arrived;
            entrant.primary = now.primary[team];
            entrant.secondary = now.secondary[team];
            entrant.score = entrant.primary + virtualPointsOf(team, m_field.round);
            readHistory(team, entrant);
            entrant.preference =
                teamPreference(entrant.colours, m_field.settings.preferences, m_field.round >= m_field.rounds);
            m_field.entrants.push_back(std::move(entrant));
        }
        m_field.initialColour = initialColour(order);
        bar();
        return std::move(m_field);
    }

private:
    [[nodiscard]] const std::vector<Team>& teams() const { return m_section.teams.teams; }
    [[nodiscard]] RoundNumber lastRound() const { return m_field.round - 1; }

    [[nodiscard]] bool isAbsent(std::size_t team) const
    {
        return std::ranges::any_of(m_section.teams.absences, [&](const TeamAbsence& absence) {
            return absence.round == m_field.round && absence.team == teams()[team].id;
        });
    }

    [[nodiscard]] bool isAway(PlayerId member) const
    {
        const Player* player = m_section.find(member);
        if (player == nullptr || !isIn(*player, m_field.round)) return true;
        return std::ranges::any_of(m_section.requestedByes, [&](const RequestedBye& bye) {
            return bye.player == member && bye.round == m_field.round;
        });
    }

    /// In a round that is there already: whoever has no match and no pairing-allocated bye; else a team of which nobody
    /// is there.
    void findAbsent()
    {
        m_absent.assign(teams().size(), false);
        for (std::size_t team = 0; team < teams().size(); ++team) {
            if (m_field.round <= m_scores.rounds) {
                const TeamRound& entry = m_scores.entry(team, m_field.round);
                m_absent[team] = entry.opponent == TeamRound::kNobody && entry.outcome != Outcome::PairingBye;
            } else {
                m_absent[team] = isAbsent(team) || std::ranges::all_of(teams()[team].members,
                                                                       [&](PlayerId member) { return isAway(member); });
            }
        }
    }

    [[nodiscard]] bool hasArrived(std::size_t team) const
    {
        for (RoundNumber round = 1; round <= lastRound(); ++round) {
            const TeamRound& entry = m_scores.entry(team, round);
            if (entry.opponent != TeamRound::kNobody || entry.outcome == Outcome::PairingBye) return true;
        }
        return false;
    }

    /// Matches without a result yet count as draws.
    [[nodiscard]] TeamSums sumsBefore(RoundNumber round) const
    {
        TeamSums sums{std::vector<Points>(teams().size()), std::vector<Points>(teams().size())};
        const bool byMatch = m_field.settings.matchPointsPrimary;
        for (std::size_t team = 0; team < teams().size(); ++team) {
            const TeamBonus& bonus = m_scores.bonus[team];
            sums.primary[team] = byMatch ? bonus.matchPoints : bonus.gamePoints;
            sums.secondary[team] = byMatch ? bonus.gamePoints : bonus.matchPoints;
            for (RoundNumber before = 1; before < round; ++before) {
                const TeamRound& entry = m_scores.entry(team, before);
                const Points match = entry.outcome == Outcome::Open ? m_section.teams.matchDraw : entry.matchPoints;
                const Points game = entry.gamePoints + m_section.rules.points.unknown * entry.undecided;
                sums.primary[team] += byMatch ? match : game;
                sums.secondary[team] += byMatch ? game : match;
            }
        }
        return sums;
    }

    /// @rule C.04.7.1.4  Of the first half of the teams, while rounds are accelerated; by match points only.
    [[nodiscard]] Points virtualPointsOf(std::size_t team, RoundNumber round) const
    {
        if (!m_field.settings.baku || !m_field.settings.matchPointsPrimary) return {};
        const auto inGroup = static_cast<int>(2 * ((teams().size() + 3) / 4));
        if (teams()[team].id.value > inGroup) return {};
        const RoundNumber accelerated = (m_field.rounds + 1) / 2;
        const RoundNumber full = (accelerated + 1) / 2;
        if (round > accelerated) return {};
        const Points win = m_section.teams.matchWin;
        return round <= full ? win : Points{win.tenths / 2};
    }

    void readHistory(std::size_t team, TeamEntrant& entrant) const
    {
        for (RoundNumber round = 1; round <= lastRound(); ++round) {
            const TeamRound& entry = m_scores.entry(team, round);
            const bool met = entry.opponent != TeamRound::kNobody && !isForfeit(entry.outcome);
            if (met && entry.colour) {
                entrant.colours.addGame(*entry.colour);
            } else {
                entrant.colours.addUnplayedRound();
            }
            entrant.played += met ? 1 : 0;
            if (barsBye(entry.outcome)) entrant.byeEligible = false;
        }
        entrant.floated = lastRound() >= 1 && floatedIn(team, lastRound());
    }

    /// @rule C.04.6.2.1.2  C2: no second bye, nor one after a match won by forfeit or a full-point bye.
    static bool barsBye(Outcome outcome)
    {
        return outcome == Outcome::PairingBye || outcome == Outcome::FullBye || outcome == Outcome::ForfeitWin ||
               outcome == Outcome::UnopposedWin;
    }

    /// @rule C.04.6.1.5  A floater played against a team of another score.
    [[nodiscard]] bool floatedIn(std::size_t team, RoundNumber round) const
    {
        const TeamRound& entry = m_scores.entry(team, round);
        if (entry.opponent == TeamRound::kNobody || isForfeit(entry.outcome)) return false;
        const TeamSums then = sumsBefore(round);
        return then.primary[team] + virtualPointsOf(team, round) !=
               then.primary[entry.opponent] + virtualPointsOf(entry.opponent, round);
    }

    /// As drawn; else read from the first round: the colour of the first odd number that has one, counted among the
    /// teams that were there.
    [[nodiscard]] Colour initialColour(const std::vector<std::size_t>& order) const
    {
        if (m_section.rules.initialColour) return *m_section.rules.initialColour;
        if (m_scores.rounds == 0) return Colour::White;
        int arrived = 0;
        for (const std::size_t team : order) {
            const TeamRound& entry = m_scores.entry(team, 1);
            if (entry.opponent == TeamRound::kNobody && entry.outcome != Outcome::PairingBye) continue;
            ++arrived;
            if (!entry.colour) continue;
            return arrived % 2 != 0 ? *entry.colour : opposite(*entry.colour);
        }
        return Colour::White;
    }

    /// @rule C.04.6.2.1.1  C1: two teams do not meet twice; a match that nobody played is no meeting.
    void bar()
    {
        const std::size_t count = m_field.entrants.size();
        m_field.barred = BitMatrix(count);
        std::vector<std::size_t> entrantOf(teams().size(), TeamRound::kNobody);
        for (std::size_t i = 0; i < count; ++i) entrantOf[m_field.entrants[i].team] = i;
        for (std::size_t i = 0; i < count; ++i) {
            m_field.barred.set(i, i);
            for (RoundNumber round = 1; round <= lastRound(); ++round) {
                const TeamRound& entry = m_scores.entry(m_field.entrants[i].team, round);
                if (entry.opponent == TeamRound::kNobody || isForfeit(entry.outcome)) continue;
                const std::size_t other = entrantOf[entry.opponent];
                if (other != TeamRound::kNobody) m_field.barred.setBoth(i, other);
            }
        }
        for (const TeamProhibition& rule : m_section.teams.prohibited) {
            if (m_field.round < rule.firstRound || m_field.round > rule.lastRound) continue;
            std::vector<std::size_t> named;
            for (std::size_t i = 0; i < count; ++i) {
                if (std::ranges::find(rule.teams, m_field.entrants[i].id) != rule.teams.end()) named.push_back(i);
            }
            for (const std::size_t a : named) {
                for (const std::size_t b : named) m_field.barred.setBoth(a, b);
            }
        }
    }

    const Section& m_section;
    TeamScores m_scores;
    std::vector<bool> m_absent{};
    TeamField m_field{};
};

}  // namespace

TeamPreference teamPreference(const colour::History& colours, TeamPreferences type, bool lastRound)
{
    if (type == TeamPreferences::None || colours.games() == 0) return {};
    using Kind = TeamPreferenceKind;
    const int difference = colours.whites() - colours.blacks();
    if (difference <= -2 || (difference >= -1 && difference <= 0 && colours.lastTwoWere(Colour::Black)))
        return {Kind::Strong, Colour::White};
    if (difference >= 2 || (difference >= 0 && difference <= 1 && colours.lastTwoWere(Colour::White)))
        return {Kind::Strong, Colour::Black};
    if (type == TeamPreferences::TypeA) return {};
    if (difference == -1) return {Kind::Mild, Colour::White};
    if (difference == 1) return {Kind::Mild, Colour::Black};
    if (lastRound) return {};
    return {Kind::Mild, opposite(colours.colourBack(1))};
}

TeamField makeTeamField(const Section& section, RoundNumber round, const TeamSettings& settings)
{
    return TeamFieldMaker(section, round, settings).make();
}

}  // namespace kydai::pairing
