// Rounds of up to nine teams once more, by trying everything: every set of upfloaters, every pairing of a bracket, from
// the matches of the section and rules/team_pairing.md alone.

#include "model/team_scorecards.h"
#include "pairing/teams/team_round.h"
#include "pairing/teams/team_swiss.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"
#include "try_brackets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

using Match = TryBrackets::Match;

/// What a team brings along besides.
struct Side : TriedSide {
    int primary = 0;
    int secondary = 0;
    std::string colours{};  ///< of the matches that were played

    [[nodiscard]] int difference() const
    {
        return static_cast<int>(std::ranges::count(colours, 'W') - std::ranges::count(colours, 'B'));
    }
};

char wanted(const Side& side, TeamPreferences type, bool lastRound)
{
    if (type == TeamPreferences::None || side.colours.empty()) return '-';
    const int difference = side.difference();
    if (difference <= -2 || ((difference == 0 || difference == -1) && side.colours.ends_with("BB"))) return 'W';
    if (difference >= 2 || ((difference == 0 || difference == 1) && side.colours.ends_with("WW"))) return 'B';
    if (type == TeamPreferences::TypeA || (difference == 0 && lastRound)) return '-';
    if (difference != 0) return difference < 0 ? 'w' : 'b';
    return side.colours.back() == 'B' ? 'w' : 'b';
}

/// The sides of a round by their numbers.
class Reader {
public:
    Reader(const Section& section, RoundNumber round, const TeamSettings& settings)
        : m_section(section), m_round(round), m_settings(settings), m_scores(teamScoresOf(section, round - 1))
    {
        for (std::size_t team = 0; team < section.teams.teams.size(); ++team)
            m_team[section.teams.teams[team].id.value] = team;
    }

    std::map<int, Side> sides()
    {
        std::map<int, Side> sides;
        int arrived = 0;
        for (const auto& [tpn, team] : m_team) {
            const bool away = std::ranges::any_of(m_section.teams.absences, [&, id = tpn](const TeamAbsence& absence) {
                return absence.round == m_round && absence.team.value == id;
            });
            Side side = past(tpn, team);
            if (!away || m_hasPlayed) ++arrived;
            side.number = arrived;
            if (!away) sides[tpn] = side;
        }
        for (const TeamProhibition& rule : m_section.teams.prohibited) {
            if (m_round < rule.firstRound || m_round > rule.lastRound) continue;
            for (const TeamId one : rule.teams) {
                for (const TeamId other : rule.teams) {
                    if (sides.contains(one.value)) sides[one.value].barred.insert(other.value);
                }
            }
        }
        return sides;
    }

    /// As drawn, else as the first team that played in round 1 got it, whose number is its place among those there.
    Colour initialColour()
    {
        if (m_section.rules.initialColour) return *m_section.rules.initialColour;
        if (m_round == 1) return Colour::White;
        int arrived = 0;
        for (const auto& [tpn, team] : m_team) {
            const TeamRound& entry = m_scores.entry(team, 1);
            const bool there = entry.opponent != TeamRound::kNobody || entry.outcome == Outcome::PairingBye;
            arrived += there ? 1 : 0;
            if (entry.opponent == TeamRound::kNobody || !entry.colour) continue;
            return arrived % 2 != 0 ? *entry.colour : opposite(*entry.colour);
        }
        return Colour::White;
    }

    [[nodiscard]] RoundNumber rounds() const { return std::max(m_section.roundsInAll(), m_round); }

private:
    [[nodiscard]] int virtualOf(int tpn, RoundNumber round) const
    {
        if (!m_settings.baku || !m_settings.matchPointsPrimary) return 0;
        if (tpn > 2 * std::ceil(static_cast<double>(m_team.size()) / 4)) return 0;
        const int accelerated = static_cast<int>(std::ceil(rounds() / 2.0));
        if (round > accelerated) return 0;
        return round <= std::ceil(accelerated / 2.0) ? m_section.teams.matchWin.tenths
                                                     : m_section.teams.matchWin.tenths / 2;
    }

    /// Match and game points before a round; what is still open is a draw.
    [[nodiscard]] std::pair<int, int> sums(std::size_t team, RoundNumber before) const
    {
        std::pair<int, int> sums{m_scores.bonus[team].matchPoints.tenths, m_scores.bonus[team].gamePoints.tenths};
        for (RoundNumber round = 1; round < before; ++round) {
            const TeamRound& entry = m_scores.entry(team, round);
            sums.first += (entry.outcome == Outcome::Open ? m_section.teams.matchDraw : entry.matchPoints).tenths;
            sums.second += entry.gamePoints.tenths + 5 * entry.undecided;
        }
        return sums;
    }
    [[nodiscard]] int primary(std::size_t team, RoundNumber before) const
    {
        return m_settings.matchPointsPrimary ? sums(team, before).first : sums(team, before).second;
    }

    Side past(int tpn, std::size_t team)
    {
        Side side;
        side.primary = primary(team, m_round);
        side.secondary = m_settings.matchPointsPrimary ? sums(team, m_round).second : sums(team, m_round).first;
        side.score = side.primary + virtualOf(tpn, m_round);
        m_hasPlayed = false;
        for (RoundNumber round = 1; round < m_round; ++round) {
            const TeamRound& entry = m_scores.entry(team, round);
            const bool scheduled = entry.opponent != TeamRound::kNobody;
            m_hasPlayed = m_hasPlayed || scheduled || entry.outcome == Outcome::PairingBye;
            side.mayHaveBye = side.mayHaveBye && entry.outcome != Outcome::PairingBye &&
                              entry.outcome != Outcome::ForfeitWin && entry.outcome != Outcome::UnopposedWin &&
                              entry.outcome != Outcome::FullBye;
            side.floated = false;
            if (!scheduled || isForfeit(entry.outcome)) continue;
            ++side.played;
            const int opponent = m_section.teams.teams[entry.opponent].id.value;
            side.barred.insert(opponent);
            if (entry.colour) side.colours += *entry.colour == Colour::White ? 'W' : 'B';
            side.floated = primary(team, round) + virtualOf(tpn, round) !=
                           primary(entry.opponent, round) + virtualOf(opponent, round);
        }
        side.wants = wanted(side, m_settings.preferences, m_round >= rounds());
        return side;
    }

    const Section& m_section;
    RoundNumber m_round;
    TeamSettings m_settings;
    TeamScores m_scores;
    std::map<int, std::size_t> m_team{};
    bool m_hasPlayed = false;
};

using Tried = TryBrackets::Tried;

/// As TryBrackets; White first, in the order of the tables.
class TryEverything {
public:
    TryEverything(const Section& section, RoundNumber round, const TeamSettings& settings) : m_settings(settings)
    {
        Reader reader(section, round, settings);
        m_sides = reader.sides();
        m_initialColour = reader.initialColour();
        m_floatsCount = round + 1 < reader.rounds();
    }

    std::optional<Tried> pair()
    {
        const std::map<int, TriedSide> sides(m_sides.begin(), m_sides.end());
        auto made = TryBrackets(sides, m_floatsCount, m_settings.preferences == TeamPreferences::TypeB).pair();
        if (!made) return std::nullopt;
        for (Match& match : made->matches) match = coloured(match);
        std::ranges::sort(made->matches, {}, [&](const Match& match) {
            const int one = m_sides[match.first].score;
            const int other = m_sides[match.second].score;
            return std::tuple(-std::max(one, other), -(one + other), firstOf(match));
        });
        return made;
    }

private:
    int firstOf(const Match& match)
    {
        const auto key = [&](int tpn) {
            return std::tuple(-m_sides[tpn].primary, m_settings.secondaryUsed ? -m_sides[tpn].secondary : 0, tpn);
        };
        return key(match.first) < key(match.second) ? match.first : match.second;
    }

    /// The nine steps of 4.3.
    char colourOfFirst(const Side& first, const Side& other) const
    {
        const char drawn = m_initialColour == Colour::White ? 'W' : 'B';
        const auto turned = [](char colour) { return colour == 'W' ? 'B' : 'W'; };
        const auto colour = [](char wants) { return static_cast<char>(std::toupper(wants)); };
        if (first.colours.empty() && other.colours.empty()) return first.number % 2 != 0 ? drawn : turned(drawn);
        if (first.wants != '-' || other.wants != '-') {
            if (other.wants == '-') return colour(first.wants);
            if (first.wants == '-') return turned(colour(other.wants));
            if (colour(first.wants) != colour(other.wants)) return colour(first.wants);
            if (std::isupper(first.wants) != 0 && std::isupper(other.wants) == 0) return first.wants;
            if (std::isupper(first.wants) == 0 && std::isupper(other.wants) != 0) return turned(other.wants);
        }
        if (first.difference() != other.difference()) return first.difference() < other.difference() ? 'W' : 'B';
        for (std::size_t back = 1; back <= std::min(first.colours.size(), other.colours.size()); ++back) {
            const char had = first.colours[first.colours.size() - back];
            if (had != other.colours[other.colours.size() - back]) return turned(had);
        }
        if (first.wants != '-') return colour(first.wants);
        return first.colours.empty() ? other.colours.back() : turned(first.colours.back());
    }
    Match coloured(const Match& match)
    {
        const int first = firstOf(match);
        const int other = first == match.first ? match.second : match.first;
        return colourOfFirst(m_sides[first], m_sides[other]) == 'W' ? Match(first, other) : Match(other, first);
    }

    TeamSettings m_settings;
    std::map<int, Side> m_sides{};
    Colour m_initialColour = Colour::White;
    bool m_floatsCount = true;
};

/// Teams of two boards, listed in another order than their numbers.
Section someTeams(std::uint64_t seed, Random& random)
{
    constexpr std::array kCodes{"FIDE_TEAM", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_TYPEA_MP", "FIDE_TEAM_TYPEB_GP_MP",
                                "FIDE_TEAM_GP"};
    const int teams = random.between(5, 9);
    Section section = newcomers(2 * teams);
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.systemCode = kCodes.at(seed % kCodes.size());
    section.rules.bakuAcceleration = seed % 3 == 0;
    section.rules.scheduledRounds = random.between(4, 6);
    if (seed % 4 == 1) section.rules.initialColour = Colour::Black;
    if (seed % 4 == 2) section.rules.initialColour.reset();
    section.teams.boardColours = "WB";
    if (seed % 5 == 0) section.teams.matchWin = Points{30};
    for (int number = teams; number >= 1; --number) {
        Team team;
        team.id = TeamId{number};
        team.members = {playerId(2 * number - 1), playerId(2 * number)};
        section.teams.teams.push_back(team);
    }
    std::swap(section.teams.teams.front(), section.teams.teams[2]);
    if (seed % 4 == 3) section.teams.prohibited = {{2, 3, {TeamId{1}, TeamId{3}, TeamId{4}}}};
    return section;
}

/// Boards won and drawn, now and then one that is open or has nobody on one side, or a whole match without play.
void playAtRandom(Section& section, Random& random)
{
    constexpr std::array kResults{Outcome::Win, Outcome::Draw, Outcome::Loss};
    std::vector<Game>& games = section.rounds.back().games;
    for (std::size_t board = 0; board + 1 < games.size(); board += 2) {
        const int kind = random.between(0, 19);
        for (std::size_t at = board; at < board + 2; ++at) {
            Outcome white = kResults.at(random.below(kResults.size()));
            // The team with White on the first board has Black on the second.
            if (kind <= 1) white = (at == board) == (kind == 0) ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
            if (kind == 2 && at == board) white = Outcome::ForfeitWin;
            if (kind == 3 && at == board) white = Outcome::Open;
            games[at].whiteOutcome = white;
            games[at].blackOutcome = mirrored(white);
        }
    }
}

class TeamsByTryingEverything : public testing::TestWithParam<std::uint64_t> {};

TEST_P(TeamsByTryingEverything, C_04_6_3_EveryRoundIsTheBestThereIs)
{
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 100; ++seed) {
        Random random(seed);
        Section section = someTeams(seed, random);
        const auto teams = static_cast<int>(section.teams.teams.size());
        const TeamSettings settings = teamSettingsOf(section.rules);
        const RoundNumber rounds = section.roundsInAll();
        for (RoundNumber round = 1; round <= rounds; ++round) {
            if (seed % 3 == 1 && round <= 2) section.teams.absences.push_back({round, TeamId{1}});
            if (seed % 2 == 0) section.teams.absences.push_back({round, TeamId{random.between(2, teams)}});
            const TeamField field = makeTeamField(section, round, settings);
            const auto made = pairTeams(field);
            const auto tried = TryEverything(section, round, settings).pair();
            ASSERT_EQ(made.has_value(), tried.has_value()) << "seed " << seed << ", round " << round;
            if (!made) break;
            std::vector<Match> matches;
            for (const TeamAllocation& match : made->matches)
                matches.emplace_back(field.entrants[match.white].tpn(), field.entrants[match.black].tpn());
            ASSERT_EQ(matches, tried->matches) << "seed " << seed << ", round " << round;
            ASSERT_EQ(made->bye ? field.entrants[*made->bye].tpn() : 0, tried->bye);
            section.rounds.push_back(teamRound(section, field, *made));
            playAtRandom(section, random);
        }
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const TeamField field = makeTeamField(section, round, settings);
            const auto made = pairTeams(field);
            ASSERT_TRUE(made);
            EXPECT_EQ(teamSeatsOf(field, *made), teamSeatsOf(section, round))
                << "who was there is read from the round; seed " << seed << ", round " << round;
        }
    }
}
/// As many teams as scores, none met: each scoregroup is one team and takes the next one up.
TEST(TeamScores, HoweverManyThereAreEachMeetsTheNext)
{
    for (const int teams : {2, 10, 12, 14, 58, 60, 62}) {
        TeamField field;
        field.rounds = 9;
        for (int number = 1; number <= teams; ++number) {
            TeamEntrant& entrant = field.entrants.emplace_back();
            entrant.team = static_cast<std::size_t>(number) - 1;
            entrant.id = TeamId{number};
            entrant.number = number;
            entrant.score = entrant.primary = Points{5 * (teams - number)};
        }
        field.barred = BitMatrix(field.entrants.size());
        const auto made = pairTeams(field);
        ASSERT_TRUE(made) << teams;
        ASSERT_EQ(made->matches.size(), field.entrants.size() / 2);
        for (std::size_t match = 0; match < made->matches.size(); ++match) {
            EXPECT_EQ(std::min(made->matches[match].white, made->matches[match].black), 2 * match) << teams;
            EXPECT_EQ(std::max(made->matches[match].white, made->matches[match].black), 2 * match + 1) << teams;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, TeamsByTryingEverything, testing::Values(1, 1001, 2001),
                         [](const auto& seed) { return std::to_string(seed.param); });

}  // namespace
}  // namespace kydai::pairing
