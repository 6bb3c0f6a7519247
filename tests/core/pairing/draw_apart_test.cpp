// Numbers for a round robin that keep players of a federation apart at the end, or let a club's teams meet early.

#include "pairing/draw_apart.h"

#include "pairing/berger.h"
#include "pairing/teams/team_order.h"
#include "support/explained.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace kydai::pairing {
namespace {

RoundNumber meeting(int players, int one, int other)
{
    for (RoundNumber round = 1; round <= bergerCycle(players); ++round) {
        for (const BergerBoard& board : bergerRound(players, round).boards) {
            if (std::minmax(board.white, board.black) == std::minmax(one, other)) return round;
        }
    }
    return 0;
}

Section withFederations(int players, const std::vector<std::string>& federations)
{
    Section section = newcomers(players);
    for (std::size_t at = 0; at < section.players.size(); ++at)
        section.players[at].federation = federations[at % federations.size()];
    return section;
}

TEST(Varma, EveryNumberIsInOneSet)
{
    for (int players = kFewestOfVarma; players <= kMostOfVarma; ++players) {
        std::multiset<int> numbers;
        for (const std::vector<int>& set : varmaSets(players)) numbers.insert(set.begin(), set.end());
        EXPECT_EQ(static_cast<int>(numbers.size()), players);
        EXPECT_EQ(std::set<int>(numbers.begin(), numbers.end()).size(), numbers.size());
        EXPECT_EQ(*numbers.begin(), 1);
        EXPECT_EQ(*numbers.rbegin(), players);
    }
    EXPECT_TRUE(varmaSets(8).empty());
    EXPECT_TRUE(varmaSets(25).empty());
}

TEST(Varma, TwoOfOneSetDontMeetInTheLastThreeRounds)
{
    for (int players = kFewestOfVarma; players <= kMostOfVarma; ++players) {
        for (const std::vector<int>& set : varmaSets(players)) {
            for (const int one : set) {
                for (const int other : set) {
                    const bool asPrinted = players == 12 && one == 6 && other == 12;  // the annex has it so
                    if (one < other && !asPrinted) {
                        EXPECT_LE(meeting(players, one, other), bergerCycle(players) - 3)
                            << players << " players: " << one << " and " << other;
                    }
                }
            }
        }
    }
}

TEST(Varma, AContingentThatFitsDrawsFromOneSet)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Section section = withFederations(14, {"VIE", "VIE", "LAO", "CAM", "THA", "MAS", "SGP"});  // four of VIE
        const auto numbers = numbersByVarma(section, Kinship::Federation, seed);
        ASSERT_TRUE(numbers);
        EXPECT_EQ(std::set<int>(numbers->begin(), numbers->end()).size(), 14U);
        std::vector<int> ofVie;
        for (std::size_t at = 0; at < section.players.size(); ++at) {
            if (section.players[at].federation == "VIE") ofVie.push_back((*numbers)[at]);
        }
        const auto sets = varmaSets(14);
        EXPECT_TRUE(std::ranges::any_of(sets,
                                        [&](const std::vector<int>& set) {
                                            return std::ranges::all_of(ofVie, [&](int number) {
                                                return std::ranges::find(set, number) != set.end();
                                            });
                                        }))
            << "seed " << seed;
    }
}

TEST(Varma, MoreThanAnySetHoldsAreDrawnAllTheSame)
{
    const Section section = withFederations(10, {"VIE"});
    const auto numbers = numbersByVarma(section, Kinship::Federation, 7);
    ASSERT_TRUE(numbers);
    EXPECT_EQ(std::set<int>(numbers->begin(), numbers->end()).size(), 10U);
    EXPECT_FALSE(numbersByVarma(withFederations(8, {"VIE"}), Kinship::Federation, 7));
}

TEST(Varma, TheSameLotDrawsTheSame)
{
    const Section section = withFederations(12, {"VIE", "LAO", "CAM"});
    EXPECT_EQ(numbersByVarma(section, Kinship::Federation, 3), numbersByVarma(section, Kinship::Federation, 3));
    EXPECT_NE(numbersByVarma(section, Kinship::Federation, 3), numbersByVarma(section, Kinship::Federation, 4));
}

TEST(MeetingEarly, TwoOfEachClubMeetInTheFirstRound)
{
    for (const int teams : {4, 6, 8, 10, 12}) {
        std::vector<std::string> clubs;
        for (int team = 0; team < teams; ++team) clubs.push_back("club " + std::to_string(team / 2));
        const std::vector<int> places = placesMeetingEarly(clubs, 5);
        EXPECT_EQ(std::set<int>(places.begin(), places.end()).size(), clubs.size());
        for (std::size_t team = 0; team < clubs.size(); team += 2)
            EXPECT_EQ(meeting(teams, places[team], places[team + 1]), 1) << teams << " teams";
    }
}

TEST(MeetingEarly, ThreeOfAClubMeetBeforeTheLastRounds)
{
    const std::vector<std::string> clubs{"a", "a", "a", "", "", "", "", ""};
    const std::vector<int> places = placesMeetingEarly(clubs, 9);
    for (const auto& [one, other] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)})
        EXPECT_LE(meeting(8, places[static_cast<std::size_t>(one)], places[static_cast<std::size_t>(other)]), 4);
}

TEST(MeetingEarly, WithoutKinItIsALot)
{
    const std::vector<std::string> nobody(6);
    EXPECT_NE(placesMeetingEarly(nobody, 1), placesMeetingEarly(nobody, 2));
}

TEST(MeetingEarly, PlayersOfOneFederationOrOneUnitAreNumberedSo)
{
    Section section = withFederations(6, {"VIE", "LAO", "THA"});
    for (std::size_t at = 0; at < 6; ++at) section.players[at].unit = "unit " + std::to_string(at / 2);
    const std::vector<int> byFederation = numbersMeetingEarly(section, Kinship::Federation, 5);
    const std::vector<int> byUnit = numbersMeetingEarly(section, Kinship::Unit, 5);
    for (std::size_t at = 0; at < 3; ++at) {
        EXPECT_EQ(meeting(6, byFederation[at], byFederation[at + 3]), 1);
        EXPECT_EQ(meeting(6, byUnit[2 * at], byUnit[2 * at + 1]), 1);
    }
    EXPECT_EQ(byUnit, placesMeetingEarly(std::vector<std::string>{"a", "a", "b", "b", "c", "c"}, 5));
    EXPECT_EQ(placesMeetingEarly(std::vector<std::string>{"a"}, 5), std::vector{1}) << "alone";
    EXPECT_TRUE(placesMeetingEarly({}, 5).empty());
}

TEST(MeetingEarly, TeamsOfOneClubAreOrderedSo)
{
    Section section = newcomers(0);
    for (int team = 1; team <= 6; ++team) {
        Team made;
        made.id = TeamId{team};
        made.name = "team " + std::to_string(team);
        made.club = team <= 2 ? "Huế" : "";
        section.teams.teams.push_back(made);
    }
    section.teams.fixtures.push_back({1, TeamId{1}, TeamId{2}, {2026, 12, 1}, {}, {}, {}});
    const TeamEvent ordered = orderedTeams(section, section.teams, TeamOrder::ClubsEarly, 0, 3);
    std::vector<int> ofClub;
    for (const Team& team : ordered.teams) {
        if (team.club == "Huế") ofClub.push_back(team.id.value);
    }
    ASSERT_EQ(ofClub.size(), 2U);
    EXPECT_EQ(meeting(6, ofClub[0], ofClub[1]), 1);
    const std::set<int> named{ordered.fixtures[0].first.value, ordered.fixtures[0].second.value};
    EXPECT_EQ(named, std::set<int>(ofClub.begin(), ofClub.end())) << "days of play follow their teams";
}

TEST(MeetingEarly, GivesEachPlaceOnceInAListFarLongerThanAnyTable)
{
    constexpr int kPlayers = 300;
    std::vector<std::string> kin;
    for (int at = 0; at < kPlayers; ++at) kin.push_back(std::to_string(at % 8));
    std::vector<int> places = placesMeetingEarly(kin, 7);
    std::ranges::sort(places);
    for (int at = 0; at < kPlayers; ++at) EXPECT_EQ(places.at(static_cast<std::size_t>(at)), at + 1);
}

/// How late those of one kin meet: the last round, then all of them added up.
std::pair<RoundNumber, int> latenessOf(const std::vector<std::vector<RoundNumber>>& rounds,
                                       const std::vector<std::string>& kin, const std::vector<int>& places)
{
    std::pair<RoundNumber, int> late{0, 0};
    for (std::size_t a = 0; a < kin.size(); ++a) {
        for (std::size_t b = a + 1; b < kin.size(); ++b) {
            if (kin[a].empty() || kin[a] != kin[b]) continue;
            const RoundNumber round = rounds[static_cast<std::size_t>(places[a])][static_cast<std::size_t>(places[b])];
            late = {std::max(late.first, round), late.second + round};
        }
    }
    return late;
}

TEST(MeetingEarly, NoTwoCouldExchangeTheirPlacesAndMakeItEarlier)
{
    Random random(11);
    for (const std::size_t players : {9U, 14U, 20U, 26U}) {
        std::vector<std::vector<RoundNumber>> rounds(players + 1, std::vector<RoundNumber>(players + 1));
        for (RoundNumber round = 1; round <= bergerCycle(static_cast<int>(players)); ++round) {
            for (const BergerBoard& board : bergerRound(static_cast<int>(players), round).boards) {
                const auto white = static_cast<std::size_t>(board.white);
                const auto black = static_cast<std::size_t>(board.black);
                rounds[white][black] = rounds[black][white] = round;
            }
        }
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            std::vector<std::string> kin;
            for (std::size_t at = 0; at < players; ++at)
                kin.push_back(std::array{"", "a", "b", "c", "d", "e", "f"}.at(random.below(7)));
            std::vector<int> places = placesMeetingEarly(kin, seed);
            const auto best = latenessOf(rounds, kin, places);
            for (std::size_t a = 0; a < players; ++a) {
                for (std::size_t b = a + 1; b < players; ++b) {
                    std::swap(places[a], places[b]);
                    EXPECT_GE(latenessOf(rounds, kin, places), best) << a << " and " << b << " of " << players;
                    std::swap(places[a], places[b]);
                }
            }
        }
    }
}

/// A draw can be made again, years later and elsewhere.
TEST(MeetingEarly, TheSameLotDrawsTheSameOnEveryMachine)
{
    const std::vector<std::string> clubs{"a", "b", "a", "", "c", "b", "c", "c", ""};
    EXPECT_EQ(placesMeetingEarly(clubs, 1), (std::vector{2, 8, 9, 1, 6, 3, 5, 7, 4}));
    EXPECT_EQ(placesMeetingEarly(clubs, 2), (std::vector{3, 2, 8, 1, 7, 9, 5, 6, 4}));
    EXPECT_EQ(*numbersByVarma(withFederations(12, {"VIE", "LAO", "VIE", ""}), Kinship::Federation, 3),
              (std::vector{5, 6, 10, 2, 9, 12, 7, 3, 1, 8, 4, 11}));
}

/// What may be looked at, 15 million pairs of kin, is used up by the first of the draws to the last pair.
TEST(MeetingEarly, AListFarLongerThanAnyTableIsDrawnOnce)
{
    std::vector<std::string> kin;
    for (const auto& [name, players] : {std::pair("a", 601), {"b", 373}, {"c", 25}, {"d", 7}, {"e", 2}})
        kin.insert(kin.end(), static_cast<std::size_t>(players), name);
    const std::vector<int> places = placesMeetingEarly(kin, 3);
    const auto players = static_cast<int>(kin.size());
    std::map<std::pair<int, int>, RoundNumber> rounds;
    for (RoundNumber round = 1; round <= bergerCycle(players); ++round) {
        for (const BergerBoard& board : bergerRound(players, round).boards)
            rounds[std::minmax(board.white, board.black)] = round;
    }
    std::int64_t pairs = 0;
    std::int64_t sum = 0;
    for (std::size_t a = 0; a < kin.size(); ++a) {
        for (std::size_t b = a + 1; b < kin.size() && kin[b] == kin[a]; ++b) {
            sum += rounds.at(std::minmax(places[a], places[b]));
            ++pairs;
        }
    }
    EXPECT_EQ(15'000'000 % pairs, 0);
    EXPECT_EQ(sum, 125'848'369) << "the best of fifty draws would have less";
}

}  // namespace
}  // namespace kydai::pairing
