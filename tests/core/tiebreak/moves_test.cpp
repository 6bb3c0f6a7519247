// Moves between two standings: whom they name, and that the cause is one. The judge reads the values and the list
// itself, without the search of moves.cpp.
#include "tiebreak/moves.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"
#include "support/explained.h"
#include "support/random_event.h"
#include "tiebreak/calculator.h"
#include "tiebreak/explain_moves.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace kydai::tiebreak {
namespace {

std::shared_ptr<const Standings> ranked(const Section& section, TieBreakEdition edition)
{
    StandingsOptions options;
    options.codes = *parseCodes("BH/C1,BH,SB,WIN");
    options.edition = edition;
    return std::make_shared<const Standings>(*standingsOf(section, options));
}

/// -1, 0, 1 by the keys of the list up to and without `columns`: higher is before.
int orderBefore(const Standings& standings, std::size_t a, std::size_t b, std::size_t columns)
{
    const auto& table = standings.competition->primary;
    if (table.score(a) != table.score(b)) return table.score(a) > table.score(b) ? -1 : 1;
    for (std::size_t at = 0; at < columns; ++at) {
        const auto& mine = standings.columns[at].values[a].value;
        const auto& theirs = standings.columns[at].values[b].value;
        if (mine != theirs) return *mine > *theirs ? -1 : 1;
    }
    return 0;
}

/// Whether a move's cause is one: the first key of the list that orders the two otherwise.
bool isCause(const Moves& moves, const Move& move)
{
    if (move.cause.by != MoveCause::By::Value) return false;
    const std::size_t whose = move.cause.whose;
    const std::size_t other = move.cause.versus;
    if (whose != move.participant && other != move.participant) return false;
    const std::size_t at = move.cause.column;
    const bool sameUntil = orderBefore(*moves.before, whose, other, at) == orderBefore(*moves.after, whose, other, at);
    const bool otherThen =
        orderBefore(*moves.before, whose, other, at + 1) != orderBefore(*moves.after, whose, other, at + 1);
    return sameUntil && otherThen && moves.valueBefore(at, whose).value != moves.valueAfter(at, whose).value;
}

class MovesOfEditions : public testing::TestWithParam<std::uint64_t> {};

TEST_P(MovesOfEditions, NameEveryOtherPlaceAndItsCause)
{
    const Section section = randomEvent(GetParam(), {.fewestPlayers = 6, .mostPlayers = 14, .oddSystems = false});
    const auto old = ranked(section, TieBreakEdition::Old);
    const auto now = ranked(section, TieBreakEdition::E24);
    const Moves moves = movesBetween(old, now);
    std::size_t others = 0;
    for (std::size_t player = 0; player < section.players.size(); ++player)
        others += old->rank(player) != now->rank(player) ? 1 : 0;
    EXPECT_EQ(moves.list.size(), others);
    for (const Move& move : moves.list) {
        EXPECT_EQ(move.before, old->rank(move.participant));
        EXPECT_EQ(move.after, now->rank(move.participant));
        EXPECT_TRUE(isCause(moves, move)) << section.players[move.participant].tpn;
        Amount sum;
        for (const TermChange& change : moves.terms(move.cause.column, move.cause.whose)) sum += change.difference();
        const auto was = moves.valueBefore(move.cause.column, move.cause.whose).value;
        const auto is = moves.valueAfter(move.cause.column, move.cause.whose).value;
        EXPECT_EQ(sum.fraction(), *is - *was) << "the terms that differ make the difference";
    }
}
INSTANTIATE_TEST_SUITE_P(Seeds, MovesOfEditions, testing::Range<std::uint64_t>(1, 61));

TEST(Moves, AWrongCauseIsSeen)
{
    std::size_t planted = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Section section = randomEvent(seed, {.fewestPlayers = 6, .mostPlayers = 14, .oddSystems = false});
        const Moves moves = movesBetween(ranked(section, TieBreakEdition::Old), ranked(section, TieBreakEdition::E24));
        for (Move move : moves.list) {
            move.cause.column = (move.cause.column + 1) % 3;
            ++planted;
            EXPECT_FALSE(isCause(moves, move));
        }
    }
    EXPECT_GT(planted, 20U);
}

TEST(Moves, Art16_AVoluntaryRoundThatIsNoDrawAnyMoreMovesTheOpponents)
{
    // 1 and 2 on two points: the opponent of 1 has forfeited a round, which counted ½ for others until 2023.
    const Section section = EventBuilder()
                                .player("3w1 4b1 5w0")
                                .player("4w1 3b1 6w0")
                                .player("1b0 2w0 4w1")
                                .player("2b0 1w0 3b0")
                                .player("6w1 H 1b1")
                                .player("5b0 Z 2b1")
                                .build();
    const auto old = ranked(section, TieBreakEdition::Old);
    const auto now = ranked(section, TieBreakEdition::E24);
    const Moves moves = movesBetween(old, now);
    for (const Move& move : moves.list) EXPECT_TRUE(isCause(moves, move));
    const MoveTeller teller(section, section, moves);
    for (const Move& move : moves.list) {
        const Step told = teller.place(move);
        EXPECT_EQ(told.phrase, Phrase::MovePlace);
        EXPECT_EQ(std::get<Count>(told.arguments[1].second).value, move.before);
        EXPECT_EQ(std::get<Count>(told.arguments[2].second).value, move.after);
    }
}

/// The first player has no place before and after: he is nobody's cause.
TEST(Moves, WhoLosesHisPlaceIsTheCauseWhereverHeStands)
{
    Section before = EventBuilder().player("").player("3w1").player("2b0").player("5w=").player("4b=").build();
    before.players[0].marks.expelled = true;
    Section after = before;
    after.players[1].marks.expelled = true;
    const Moves moves = movesBetween(ranked(before, TieBreakEdition::E26), ranked(after, TieBreakEdition::E26));
    ASSERT_EQ(moves.list.size(), 4U);
    for (const Move& move : moves.list) {
        EXPECT_EQ(move.cause.by, MoveCause::By::Presence);
        EXPECT_EQ(move.cause.whose, 1U);
        EXPECT_EQ(move.passed, move.participant == 1 ? std::vector<std::size_t>{} : std::vector<std::size_t>{1});
    }
}

/// Nobody of the three has played: only the points that the second one is given put him before the others.
TEST(Moves, InAClubTheSumOfAnotherOneMovesWhoHasWhatHeHad)
{
    Section before = EventBuilder().player("Z").player("Z").player("Z").build();
    before.rules.pairingSystem = PairingSystem::Keizer;
    before.rules.fideMode = false;
    Section after = before;
    after.adjustments = {{playerId(2), 0, {}, Points{10}}};
    const Moves moves = movesBetween(ranked(before, TieBreakEdition::E26), ranked(after, TieBreakEdition::E26));
    const MoveTeller teller(before, after, moves);
    ASSERT_FALSE(moves.list.empty());
    for (const Move& move : moves.list) {
        if (move.participant == 1) continue;
        EXPECT_EQ(move.cause.whose, 1U);
        EXPECT_EQ(move.cause.versus, move.participant);
        const Step told = teller.place(move);
        const Step& why = std::get<Clause>(told.arguments.back().second).step.front();
        EXPECT_EQ(why.phrase, Phrase::MoveKeizerOf);
        EXPECT_EQ(valueIn<PlayerRef>(why, "opponent").number, 2);
        EXPECT_EQ(valueIn<Real>(why, "before").value, 0.0);
        EXPECT_EQ(valueIn<Real>(why, "after").value, 1.0);
    }
}

TEST(Moves, PointsMoveWhoWinsMore)
{
    const Section before = EventBuilder().player("2w=").player("1b=").player("4w1").player("3b0").build();
    Section after = before;
    after.rounds[0].games[0].whiteOutcome = Outcome::Win;
    after.rounds[0].games[0].blackOutcome = Outcome::Loss;
    const Moves moves = movesBetween(ranked(before, TieBreakEdition::E26), ranked(after, TieBreakEdition::E26));
    ASSERT_FALSE(moves.list.empty());
    for (const Move& move : moves.list) EXPECT_EQ(move.cause.by, MoveCause::By::Points);
    EXPECT_EQ(moves.list.front().participant, 0U);
    EXPECT_EQ(moves.list.front().cause.whose, 0U);
}

std::string byOf(const MoveTeller& teller, const Move& move)
{
    const FactObject facts = teller.placeFacts(move);
    const auto by = std::ranges::find(facts.fields, "by", &Fact::name);
    return by == facts.fields.end() ? "" : std::get<std::string>(by->value);
}

/// The same games in a club and in a knock-out, with the winner of one of them turned round.
TEST(Moves, InAClubTheSumOfValuesIsTheCauseAndInAKnockOutHowFarSomebodyCame)
{
    for (const PairingSystem system : {PairingSystem::Keizer, PairingSystem::KnockOut}) {
        Section before = EventBuilder().player("4w1").player("3w1").player("2b0").player("1b0").build();
        before.rules.pairingSystem = system;
        before.rules.scheduledRounds.reset();
        Section after = before;
        std::swap(after.rounds[0].games[0].whiteOutcome, after.rounds[0].games[0].blackOutcome);
        const Moves moves = movesBetween(ranked(before, TieBreakEdition::E26), ranked(after, TieBreakEdition::E26));
        const MoveTeller teller(before, after, moves);
        const bool isClub = system == PairingSystem::Keizer;
        ASSERT_FALSE(moves.list.empty());
        for (const Move& move : moves.list) {
            EXPECT_EQ(move.cause.by, isClub ? MoveCause::By::Keizer : MoveCause::By::Bracket);
            EXPECT_EQ(byOf(teller, move), isClub ? "values" : "bracket");
            const Step told = teller.place(move);
            const Step& why = std::get<Clause>(told.arguments.back().second).step.front();
            if (isClub) {
                EXPECT_EQ(why.phrase, move.cause.whose == move.participant ? Phrase::MoveKeizer : Phrase::MoveKeizerOf);
            } else {
                EXPECT_EQ(why.phrase, Phrase::MoveBracket);
            }
        }
    }
}

}  // namespace
}  // namespace kydai::tiebreak
