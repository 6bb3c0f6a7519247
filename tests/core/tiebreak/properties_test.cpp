// Properties that hold for every event, tried on random ones (the seed is the test's name).

#include "core/tiebreak/tiebreak_support.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"
#include "tiebreak/place_check.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace kydai::tiebreak {
namespace {

const char* const kEverything =
    "PTS,ABH,VUR,DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,REP,STD@26,BH,BH/C1,BH/C2,BH/M1,BH/P,AOB,AOB/F,FB,FB/C1,SB,SB/C1,"
    "SB/C2,SB/P,ARO,ARO/C1,ARO/M1,TPR,PTP,APRO,APPO,BH@26,BH/C1@26,SB/C1@26,BH@OLD,BH/C1@OLD,SB@OLD,DE@OLD";

Section eventOf(std::uint64_t seed)
{
    EventShape shape;
    shape.fewestPlayers = 4;
    shape.mostPlayers = 30;
    shape.mostRoundsPlayed = 9;
    Section section = randomEvent(seed, shape);
    Random random(seed);
    for (Player& player : section.players) player.rating = random.between(1000, 2600);
    return section;
}

class TieBreakProperties : public testing::TestWithParam<std::uint64_t> {};

/// The section with its boards and byes in another order, each round mixed by the seed.
Section mixed(Section section, std::uint64_t seed)
{
    Random random(seed);
    const auto shuffle = [&](auto& list) {
        for (std::size_t left = list.size(); left > 1; --left) std::swap(list[left - 1], list[random.below(left)]);
    };
    for (Round& round : section.rounds) {
        shuffle(round.games);
        shuffle(round.byes);
    }
    return section;
}

TEST(PlaceCheck, SwappedPlacesAreFoundAndTiesMayBeNumberedThrough)
{
    Section section = buchholzArticle();
    section.rules.tieBreaks = {"BH"};
    const auto standings = standingsOf(section);
    ASSERT_TRUE(standings.ok());
    for (const Row& row : standings->rows) section.players[row.participant].fileRank = row.rank;
    PlaceCheck check = checkPlaces(section);
    ASSERT_TRUE(check.checked);
    EXPECT_EQ(check.places, section.players.size());
    EXPECT_EQ(check.equal(), check.places);

    const std::size_t first = standings->rows.front().participant;
    const std::size_t last = standings->rows.back().participant;
    std::swap(section.players[first].fileRank, section.players[last].fileRank);
    check = checkPlaces(section);
    ASSERT_GE(check.wrong.size(), 2U);
    EXPECT_EQ(check.wrong.size(), 2U);

    section.rules.tieBreaks = {"WIN"};  // leaves many tied: any order inside a group will do
    int place = 0;
    const auto ranked = standingsOf(section);
    for (const Row& row : ranked->rows) section.players[row.participant].fileRank = ++place;
    EXPECT_TRUE(checkPlaces(section).wrong.empty());
    Section ofTeams = section;
    ofTeams.teams.teams.emplace_back().id = TeamId{1};
    EXPECT_FALSE(checkPlaces(ofTeams).checked) << "places in the file are the teams'";
    section.rules.tieBreaks.clear();
    EXPECT_FALSE(checkPlaces(section).checked);
}

TEST(PlaceCheck, NobodyIsRankedBehindWhomTheFileLeavesOut)  // questions 198, 217
{
    Section section = buchholzArticle();
    section.rules.tieBreaks = {"BH"};
    Section expelled = section;
    const std::size_t first = standingsOf(section)->rows.front().participant;
    expelled.players[first].marks.expelled = true;
    const auto standings = standingsOf(expelled);
    for (const Row& row : standings->rows) section.players[row.participant].fileRank = row.rank;
    ASSERT_EQ(section.players[first].fileRank, 0);
    const PlaceCheck check = checkPlaces(section);  // as another program reads it, without the mark
    EXPECT_EQ(check.places, section.players.size() - 1);
    EXPECT_TRUE(check.wrong.empty());
    EXPECT_EQ(check.unplaced, std::vector{first}) << "an assumption is told";
    section.players[first].marks.expelled = true;
    EXPECT_TRUE(checkPlaces(section).unplaced.empty());
    std::swap(section.players[standings->rows.front().participant].fileRank,
              section.players[standings->rows[1].participant].fileRank);
    EXPECT_FALSE(checkPlaces(section).wrong.empty());
}

TEST(Standings, AnUnknownTieBreakOfAFileIsLeftOutAndNamed)
{
    Section section = buchholzArticle();
    section.rules.tieBreaks = {"SB", "SB/M1", "BH"};
    const auto standings = standingsOf(section);
    ASSERT_TRUE(standings.ok());
    ASSERT_EQ(standings->columns.size(), 2U);
    EXPECT_EQ(standings->columns[0].code.text, "SB");
    EXPECT_EQ(standings->columns[1].code.text, "BH");
    EXPECT_EQ(standings->leftOut, std::vector<std::string>{"SB/M1"});
    section.rules.tieBreaks = {"SB", "BH"};
    EXPECT_EQ(standingsOf(section)->rows.front().participant, standings->rows.front().participant);
}

TEST_P(TieBreakProperties, TheOrderOfInputIsIrrelevant)
{
    const Section section = eventOf(GetParam());
    const Standings first = standingsBy(section, kEverything);
    const Standings second = standingsBy(mixed(section, GetParam() + 1), kEverything);
    ASSERT_EQ(first.columns.size(), second.columns.size());
    for (std::size_t c = 0; c < first.columns.size(); ++c) {
        for (std::size_t p = 0; p < section.players.size(); ++p) {
            EXPECT_EQ(first.columns[c].values[p].value, second.columns[c].values[p].value)
                << first.columns[c].code.text << " of " << p;
        }
    }
}

/// Everybody gets another number: new id = reversed.
Section renumbered(const Section& section)
{
    const int most = keyOf(section.players.back().id) + 1;
    const auto to = [&](PlayerId id) { return playerId(most - keyOf(id)); };
    Section result = section;
    for (Player& player : result.players) player.id = to(player.id);
    std::ranges::reverse(result.players);
    for (Round& round : result.rounds) {
        for (Game& game : round.games) {
            game.white = to(game.white);
            game.black = to(game.black);
        }
        for (Bye& bye : round.byes) bye.player = to(bye.player);
    }
    for (PointAdjustment& adjustment : result.adjustments) adjustment.player = to(adjustment.player);
    return result;
}

TEST_P(TieBreakProperties, RenumberingPermutesTheResult)
{
    const Section section = eventOf(GetParam());
    const Standings first = standingsBy(section, kEverything);
    const Standings second = standingsBy(renumbered(section), kEverything);
    const std::size_t last = section.players.size() - 1;
    for (std::size_t p = 0; p <= last; ++p) {
        EXPECT_EQ(first.rank(p), second.rank(last - p));
        for (std::size_t c = 0; c < first.columns.size(); ++c) {
            EXPECT_EQ(first.columns[c].values[p].value, second.columns[c].values[last - p].value)
                << first.columns[c].code.text << " of " << p;
        }
    }
}

TEST_P(TieBreakProperties, TheAdjustedScoreIsTheScoreWithoutTrailingRequestedByes)
{
    const Section section = eventOf(GetParam());
    const Standings standings = standingsBy(section, "ABH");
    for (std::size_t p = 0; p < section.players.size(); ++p) {
        const auto& unplayed = *standings.columns[0].unplayed;
        bool trailing = false;
        for (RoundNumber round = 1; round <= standings.round; ++round) {
            trailing = trailing || unplayed.category(p, round) == Category::TrailingBye;
        }
        if (trailing) continue;
        EXPECT_EQ(*standings.columns[0].values[p].value, Fraction(standings.competition->primary.score(p).tenths, 10));
    }
}

TEST_P(TieBreakProperties, CuttingNeverRaisesAValue)
{
    const Section section = eventOf(GetParam());
    const Standings standings =
        standingsBy(section, "BH,BH/C1,BH/C2,BH/C3,SB,SB/C1,SB/C2,PS,PS/C1,PS/C2,FB,FB/M1,FB/M2");
    const std::vector<std::pair<std::size_t, std::size_t>> pairs = {{0, 1}, {1, 2}, {2, 3},   {4, 5},  {5, 6},
                                                                    {7, 8}, {8, 9}, {10, 11}, {11, 12}};
    for (const auto& [whole, cut] : pairs) {
        for (std::size_t p = 0; p < section.players.size(); ++p) {
            EXPECT_GE(*standings.columns[whole].values[p].value, *standings.columns[cut].values[p].value)
                << standings.columns[cut].code.text << " of " << p;
        }
    }
}

TEST_P(TieBreakProperties, EveryValueIsTheSumOrMeanOfItsTerms)
{
    const Section section = eventOf(GetParam());
    const Standings standings = standingsBy(section, kEverything);
    for (const Column& column : standings.columns) {
        for (const Value& value : column.values) {
            if (value.terms.empty() || !value.value) continue;
            std::int64_t sum = 0;
            for (const Term& term : value.terms) sum += term.cut == Cut::None ? term.contribution.hundredths : 0;
            Fraction expected(sum, 100);
            if (column.code.kind == Kind::PerfectPerformance) continue;  // found, not added up
            if (value.counted > 0) {
                const bool hundredths = column.code.kind == Kind::AverageBuchholz;
                expected = (expected / Fraction(value.counted)).roundedHalfUp(hundredths ? 2 : 0);
            }
            if (column.code.kind == Kind::PerformanceRating) expected += Fraction(value.difference);
            EXPECT_EQ(*value.value, expected) << column.code.text;
        }
    }
}

TEST_P(TieBreakProperties, DirectEncounterNeverContradictsTheGameOfTwoTiedAlone)
{
    const Section section = eventOf(GetParam());
    const Standings standings = standingsBy(section, "DE");
    const ScoreTable& table = standings.competition->primary;
    for (const Encounter& encounter : standings.columns[0].groups) {
        const std::vector<std::size_t>& group = encounter.steps.front().group;
        if (group.size() != 2) continue;
        Points first;
        Points second;
        for (RoundNumber round = 1; round <= table.rounds(); ++round) {
            const Entry& entry = table.entry(group[0], round);
            if (entry.opponent != group[1] || !isPlayed(entry.outcome)) continue;
            first += entry.points;
            second += table.entry(group[1], round).points;
        }
        const auto place = [&](std::size_t p) { return *standings.columns[0].values[p].value; };
        if (first > second) {
            EXPECT_LT(place(group[0]), place(group[1]));
        }
        if (first < second) {
            EXPECT_GT(place(group[0]), place(group[1]));
        }
        if (first == second) {
            EXPECT_EQ(place(group[0]), Fraction(0));
        }
    }
}

TEST_P(TieBreakProperties, APlayedRoundRobinGivesEverybodyOfAScoreTheSameBuchholz)
{
    // Σ of all scores less the own one
    Random random(GetParam());
    constexpr int kPlayers = 6;
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int id = 1; id <= kPlayers; ++id) {
        Player& player = section.players.emplace_back();
        player.id = playerId(id);
        player.rating = 2000;
    }
    for (int a = 1; a <= kPlayers; ++a) {
        for (int b = a + 1; b <= kPlayers; ++b) {
            const Outcome outcomes[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
            const Outcome white = outcomes[random.below(3)];
            section.rounds.emplace_back().games.push_back({playerId(a), playerId(b), white, mirrored(white)});
        }
    }
    const Standings standings = standingsBy(section, "BH");
    const Fraction all(kPlayers * (kPlayers - 1) / 2);
    for (std::size_t p = 0; p < kPlayers; ++p) {
        const Fraction own(standings.competition->primary.score(p).tenths, 10);
        EXPECT_EQ(*standings.columns[0].values[p].value + own, all);
    }
}

std::vector<std::uint64_t> seeds()
{
    std::vector<std::uint64_t> numbers(150);
    std::iota(numbers.begin(), numbers.end(), std::uint64_t{1});
    return numbers;
}

INSTANTIATE_TEST_SUITE_P(Seeds, TieBreakProperties, testing::ValuesIn(seeds()));

}  // namespace
}  // namespace kydai::tiebreak
