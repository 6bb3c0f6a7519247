// What hangs on the wall and is not so any more.
#include "ask/corrections.h"

#include "model/change.h"
#include "support/played_section.h"
#include "support/player_id.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

using What = Correction::What;
constexpr SectionId kSection{1};

class CorrectionsOf : public ::testing::Test {
protected:
    void SetUp() override
    {
        Section section = fixture::playedSection(true);
        section.rounds.clear();
        m_event.sections = {{kSection, std::make_shared<const Section>(std::move(section))}};
        for (RoundNumber round = 1; round <= 3; ++round) {
            apply(
                PublishRound{kSection, round, std::get<pairing::DraftRound>(pairing::draftRound(now(), round)).round});
            const std::vector<Game> games = now().round(round).games;
            if (round == 3) break;
            for (const Game& game : games)
                apply(SetResult{kSection, round, game.white, game.black, Outcome::Win, Outcome::Loss});
        }
    }
    [[nodiscard]] const Section& now() const { return *m_event.sections.front().section; }
    void apply(const Change& change)
    {
        auto applied = applyTo(m_event, change);
        ASSERT_TRUE(applied.ok());
        m_event = std::move(applied->event);
    }
    static std::ptrdiff_t count(const Corrections& found, What what)
    {
        return std::ranges::count(found.list, what, &Correction::what);
    }

    Event m_event{};
};

TEST_F(CorrectionsOf, NothingDiffersWhereNothingWasCorrected)
{
    for (RoundNumber round = 1; round <= 3; ++round) {
        const Corrections found = correctionsOf(now(), round);
        EXPECT_TRUE(found.known);
        EXPECT_TRUE(found.list.empty());
        EXPECT_FALSE(differsFromSheet(now(), round));
    }
}

TEST_F(CorrectionsOf, AResultThatWasCorrectedMovesPlaces)
{
    const Game game = now().round(1).games[0];
    apply(SetResult{kSection, 1, game.white, game.black, Outcome::Loss, Outcome::Win});
    EXPECT_TRUE(correctionsOf(now(), 1).list.empty()) << "the sheet of round 1 tells no result";
    const Corrections found = correctionsOf(now(), 2);
    EXPECT_TRUE(differsFromSheet(now(), 2));
    ASSERT_EQ(count(found, What::Result), 1);
    const Correction& result = found.list.front();
    EXPECT_EQ(result.round, 1);
    EXPECT_EQ(result.games.then->whiteOutcome, Outcome::Win);
    EXPECT_EQ(result.games.now->whiteOutcome, Outcome::Loss);
    EXPECT_EQ(count(found, What::Board), 0);
    EXPECT_EQ(count(found, What::Number), 0);
    const auto place = std::ranges::find_if(
        found.list, [&](const Correction& one) { return one.what == What::Place && one.player == game.white; });
    ASSERT_NE(place, found.list.end());
    EXPECT_EQ(place->points.then, Points{10});
    EXPECT_EQ(place->points.now, Points{0});
    EXPECT_LT(place->numbers.then, place->numbers.now);
}

TEST_F(CorrectionsOf, BoardsAndNumbersAreTold)
{
    Round changed = now().round(3);
    std::swap(changed.games[0].white, changed.games[0].black);
    std::swap(changed.games[1].black, changed.games[2].black);
    apply(PublishRound{kSection, 3, changed});
    apply(Renumber{kSection, {2, 1, 3, 4, 5, 6, 7, 8}});
    const Corrections found = correctionsOf(now(), 3);
    EXPECT_EQ(count(found, What::Board), 3);
    EXPECT_EQ(count(found, What::Number), 2);
    EXPECT_EQ(found.list.front().seats.then->white, found.list.front().seats.now->black);
    const auto number = std::ranges::find(found.list, What::Number, &Correction::what);
    EXPECT_EQ(number->numbers.then, 1);
    EXPECT_EQ(number->numbers.now, 2);
}

TEST_F(CorrectionsOf, ARoundWithoutAPictureIsNotKnown)
{
    Section section = now();
    section.rounds[2].picture.reset();
    EXPECT_FALSE(correctionsOf(section, 3).known);
    EXPECT_FALSE(differsFromSheet(section, 3));
}

TEST_F(CorrectionsOf, EveryResultOfAnEarlierRoundIsToldOnceWithBothOfIt)
{
    Section section = now();
    const Game first = now().round(1).games[1];
    const Game second = now().round(2).games[3];
    section.rounds[0].games[1].whiteOutcome = Outcome::Draw;
    section.rounds[1].games[3].blackOutcome = Outcome::Draw;
    const Corrections found = correctionsOf(section, 3);
    EXPECT_EQ(found.round, 3);
    ASSERT_EQ(count(found, What::Result), 2) << "another number of points for one side alone is another result";
    for (const auto& [at, round, game] : {std::tuple(0U, 1, first), std::tuple(1U, 2, second)}) {
        const Correction& one = found.list[at];
        EXPECT_EQ(one.what, What::Result);
        EXPECT_EQ(one.round, round);
        EXPECT_EQ(one.player, game.white);
        EXPECT_EQ(one.other, game.black);
        EXPECT_EQ(one.games.then, game);
        EXPECT_NE(one.games.now, game);
        EXPECT_EQ(one.games.now->white, game.white);
    }
    EXPECT_EQ(count(correctionsOf(section, 2), What::Result), 1) << "of the rounds before it";
    EXPECT_TRUE(differsFromSheet(section, 2));
    EXPECT_FALSE(differsFromSheet(section, 1));
}

/// Boards of an earlier round that were others: the old ones are gone, the new ones came.
TEST_F(CorrectionsOf, ABoardOfAnEarlierRoundThatWasAnotherIsGoneOnOneSide)
{
    const Round then = now().round(1);
    Round changed = then;
    std::swap(changed.games[0].black, changed.games[1].black);
    std::swap(changed.games[2].white, changed.games[2].black);
    apply(PublishRound{kSection, 1, changed});
    const Corrections found = correctionsOf(now(), 2);
    std::vector<Correction> results;
    std::ranges::copy_if(found.list, std::back_inserter(results),
                         [](const Correction& one) { return one.what == What::Result; });
    ASSERT_EQ(results.size(), 6U);
    for (std::size_t at = 0; at < 3; ++at) {
        EXPECT_EQ(results[at].games.then, then.games[at]);
        EXPECT_FALSE(results[at].games.now);
        EXPECT_EQ(results[at].player, then.games[at].white);
        EXPECT_EQ(results[at].other, then.games[at].black);
        EXPECT_FALSE(results[at + 3].games.then);
        EXPECT_EQ(results[at + 3].games.now, now().round(1).games[at]);
        EXPECT_EQ(results[at + 3].player, changed.games[at].white);
        EXPECT_EQ(results[at + 3].other, changed.games[at].black);
    }
}

/// Whose place or points are others than in the standings that hung beside the sheet: those of that day.
TEST_F(CorrectionsOf, PlacesAreThoseOfTheStandingsThatHungThere)
{
    const Section then = now();
    const std::vector<Game> games = now().round(1).games;
    apply(SetResult{kSection, 1, games[0].white, games[0].black, Outcome::Loss, Outcome::Win});
    apply(SetAdjustments{kSection, {{games[3].black, 0, std::nullopt, Points{5}}}});
    Player late;
    late.id = playerId(50);
    late.tpn = 9;
    late.name = "Late";
    late.rating = 1500;
    apply(AddPlayers{kSection, {late}});
    ASSERT_EQ(now().players.size(), 9U);
    for (const RoundNumber round : {2, 3}) {
        const tiebreak::StandingsOptions options{.round = round - 1};
        const auto before = tiebreak::standingsOf(then, options);
        const auto after = tiebreak::standingsOf(now(), options);
        ASSERT_TRUE(before && after);
        std::vector<Correction> wanted;
        for (const tiebreak::Row& row : after->rows) {
            const PlayerId player = now().players[row.participant].id;
            const auto index = then.indexOf(player);
            if (!index) continue;
            Correction one{.what = What::Place, .round = round - 1, .player = player};
            one.numbers = {before->rank(*index), row.rank};
            one.points = {before->competition->primary.score(*index),
                          after->competition->primary.score(row.participant)};
            if (one.numbers.then != one.numbers.now || one.points.then != one.points.now) wanted.push_back(one);
        }
        ASSERT_GE(wanted.size(), 3U);
        const Corrections found = correctionsOf(now(), round);
        ASSERT_EQ(static_cast<std::size_t>(count(found, What::Place)), wanted.size()) << round;
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            const Correction& one = found.list[found.list.size() - wanted.size() + at];
            EXPECT_EQ(one.what, What::Place) << "the last of all";
            EXPECT_EQ(one.round, round - 1);
            EXPECT_EQ(one.player, wanted[at].player);
            EXPECT_EQ(one.numbers.then, wanted[at].numbers.then);
            EXPECT_EQ(one.numbers.now, wanted[at].numbers.now);
            EXPECT_EQ(one.points.then, wanted[at].points.then);
            EXPECT_EQ(one.points.now, wanted[at].points.now);
        }
        EXPECT_EQ(count(found, What::Number), 0) << "who came later is on no sheet";
        EXPECT_FALSE(found.numbers.contains(late.id));
        EXPECT_EQ(found.numbers.size(), 8U);
    }
    EXPECT_EQ(count(correctionsOf(now(), 1), What::Place), 0) << "before round 1 there are no standings";
}

/// Teams have standings of their own; what hung there of the players is compared with the players'.
TEST_F(CorrectionsOf, PlacesAreThePlayersAlsoWhereTheyPlayInTeams)
{
    const Game game = now().round(1).games[0];
    apply(SetResult{kSection, 1, game.white, game.black, Outcome::Loss, Outcome::Win});
    Section teams = now();
    for (int team = 0; team < 2; ++team) {
        Team& one = teams.teams.teams.emplace_back();
        one.id = TeamId{team + 1};
        one.name = team == 0 ? "A" : "B";
        for (std::size_t at = static_cast<std::size_t>(team); at < teams.players.size(); at += 2)
            one.members.push_back(teams.players[at].id);
    }
    ASSERT_TRUE(teams.isTeamEvent());
    const auto placesOf = [](const Section& section) {
        std::vector<std::tuple<PlayerId, int, int, Points, Points>> places;
        for (const Correction& one : correctionsOf(section, 2).list) {
            if (one.what == What::Place)
                places.emplace_back(one.player, one.numbers.then, one.numbers.now, one.points.then, one.points.now);
        }
        return places;
    };
    EXPECT_GE(placesOf(now()).size(), 2U);
    EXPECT_EQ(placesOf(teams), placesOf(now()));
}

TEST_F(CorrectionsOf, BeforeTheFirstRoundThereAreNumbersAndBoardsAlone)
{
    Round changed = now().round(1);
    std::swap(changed.games[0].white, changed.games[0].black);
    apply(PublishRound{kSection, 1, changed});
    const Corrections found = correctionsOf(now(), 1);
    ASSERT_EQ(found.list.size(), 1U);
    const Correction& board = found.list.front();
    EXPECT_EQ(board.what, What::Board);
    EXPECT_EQ(board.round, 1);
    EXPECT_EQ(board.seats.then, (pairing::Seat{changed.games[0].black, changed.games[0].white}));
    EXPECT_EQ(board.seats.now, (pairing::Seat{changed.games[0].white, changed.games[0].black}));
    EXPECT_TRUE(differsFromSheet(now(), 1)) << "boards alone differ";
}

TEST(CorrectionRecords, StartEmpty)
{
    const Correction one;
    EXPECT_TRUE(one.what == What::Board && one.round == 0 && one.numbers.then == 0 && one.numbers.now == 0);
    const Corrections all;
    EXPECT_TRUE(all.round == 0 && !all.known && all.list.empty() && all.numbers.empty());
}

}  // namespace
}  // namespace kydai::ask
