// A shadow is what the event itself would be, and what moves is all that differs and nothing else.
#include "ask/what_if.h"

#include "prizes/award.h"
#include "support/random_event.h"
#include "tiebreak/code.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

/// The places by number.
std::map<int, int> placesByNumber(const Section& section)
{
    std::map<int, int> places;
    const std::vector<int> of = tiebreak::placesOf(section);
    for (std::size_t at = 0; at < of.size(); ++at) places[section.players[at].tpn] = of[at];
    return places;
}

Outcome mirroredOf(Outcome outcome)
{
    return outcome == Outcome::Win ? Outcome::Loss : outcome == Outcome::Loss ? Outcome::Win : outcome;
}

TEST(WhatIf, AnotherResultMovesWhatTheEnteredOneWould)
{
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto section =
            std::make_shared<const Section>(randomEvent(seed, {.fewestPlayers = 6, .mostPlayers = 14}));
        for (RoundNumber round = 1; round <= section->roundsPaired(); ++round) {
            const std::vector<Game>& games = section->round(round).games;
            if (games.empty() || section->isTeamEvent()) continue;
            const Game& game = games[seed % games.size()];
            const Outcome own = game.whiteOutcome == Outcome::Win ? Outcome::Loss : Outcome::Win;
            const auto made = whatIf(
                section, std::vector<Supposition>{SupposedResult{round, game.white, {}, own, mirroredOf(own)}}, {});
            ASSERT_TRUE(made) << seed;
            const auto entered = applyTo(
                shadowEvent(section), SetResult{kShadowSection, round, game.white, game.black, own, mirroredOf(own)});
            ASSERT_TRUE(entered) << seed;
            const Section& really = *entered->event.sections.front().section;
            EXPECT_EQ(made->after->rounds, really.rounds) << seed;
            EXPECT_EQ(made->before.get(), section.get()) << "the section that is there stays";
            const auto before = placesByNumber(*section);
            std::map<int, std::pair<int, int>> wanted;
            for (const auto& [number, place] : placesByNumber(really)) {
                if (place != before.at(number)) wanted[number] = {before.at(number), place};
            }
            std::map<int, std::pair<int, int>> told;
            for (const WhatMoves& move : made->moves) {
                if (move.kind != WhatMoves::Kind::Place) continue;
                const auto placeOf = [](const std::optional<Value>& value) {
                    return value ? static_cast<int>(std::get<Count>(*value).value) : 0;
                };
                told[move.number] = {placeOf(move.before), placeOf(move.after)};
            }
            EXPECT_EQ(told, wanted) << "seed " << seed << " round " << round;
            EXPECT_EQ(made->count(WhatMoves::Kind::Place), static_cast<int>(wanted.size()));
            moved += static_cast<int>(wanted.size());
        }
    }
    EXPECT_GT(moved, 500);
}

TEST(WhatIf, WithoutAnythingSupposedNothingMoves)
{
    const auto section = std::make_shared<const Section>(randomEvent(5, {.fewestPlayers = 8, .mostPlayers = 12}));
    const auto made = whatIf(section, {}, {});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->moves.empty());
    EXPECT_EQ(firstSupposedRound(*section, *made->after), 0);
}

/// The same with prizes for the first three and the best of the low ratings.
std::shared_ptr<const Section> withPrizes(std::uint64_t seed)
{
    Section section = randomEvent(seed, {.fewestPlayers = 8, .mostPlayers = 14});
    section.rules.tieBreaks = {"BH", "SB", "DE"};
    section.prizes.currency = "VND";
    section.prizes.lists = {{.name = "Main", .main = true, .lines = {{1, 1, 300}, {2, 2, 200}, {3, 3, 100}}},
                            {.name = "Low", .lines = {{1, 1, 50}}}};
    for (std::size_t player = 0; player < section.players.size(); player += 2)
        section.players[player].rating = 1900 - static_cast<int>(player);
    return std::make_shared<const Section>(std::move(section));
}

/// The first of three rounds or more.
std::shared_ptr<const Section> threeRoundsWithPrizes()
{
    std::uint64_t seed = 1;
    while (withPrizes(seed)->roundsPaired() < 3) ++seed;
    return withPrizes(seed);
}

std::vector<Supposition> otherFirstResult(const Section& section, RoundNumber round)
{
    const Game& game = section.round(round).games.front();
    const Outcome own = game.whiteOutcome == Outcome::Win ? Outcome::Loss : Outcome::Win;
    return {SupposedResult{round, game.white, {}, own, mirroredOf(own)}};
}

/// How many of each kind move stands in the conclusion, and under a step of their own what each is.
TEST(WhatIf, TheConclusionCountsEachKindAndAStepHoldsItsMoves)
{
    using Kind = WhatMoves::Kind;
    const std::vector<std::tuple<Kind, std::string, Phrase>> kinds{
        {Kind::Place, "places", Phrase::IfPlaces},    {Kind::Points, "points", Phrase::IfPoints},
        {Kind::TieBreak, "values", Phrase::IfValues}, {Kind::Prize, "prizes", Phrase::IfPrizes},
        {Kind::Rating, "ratings", Phrase::IfRatings}, {Kind::Norm, "norms", Phrase::IfNorms}};
    std::map<Kind, int> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto section = withPrizes(seed);
        if (section->roundsPaired() < 2 || section->round(1).games.empty()) continue;
        const auto made = whatIf(section, otherFirstResult(*section, 1), {.round = 2});
        ASSERT_TRUE(made) << seed;
        EXPECT_EQ(made->round, 2);
        const Explanation told = explainWhatIf(*made);
        EXPECT_EQ(told.kind, ExplanationKind::WhatIf);
        EXPECT_EQ(told.edition.text, tiebreak::editionName(section->tieBreakEdition()));
        EXPECT_EQ(told.subject.phrase, Phrase::IfQuestion);
        EXPECT_EQ(told.subject.arguments, (Arguments{{"round", RoundRef{2}}}));
        ASSERT_FALSE(made->moves.empty()) << "the two have other points at least";
        EXPECT_EQ(told.conclusion.phrase, Phrase::IfMoves);
        Arguments counted;
        std::vector<Step> steps{{Phrase::IfSupposed, {}, {}, false, made->supposed}};
        if (section->roundsPaired() > 1) steps.push_back({Phrase::IfRoundsStay, {{"round", RoundRef{1}}}});
        for (const auto& [kind, word, phrase] : kinds) {
            std::vector<Step> whys;
            for (const WhatMoves& move : made->moves) {
                if (move.kind == kind) whys.push_back(move.why);
            }
            const Count count{static_cast<std::int64_t>(whys.size())};
            EXPECT_EQ(made->count(kind), count.value);
            counted.emplace_back(word, count);
            seen[kind] += static_cast<int>(count.value);
            if (count.value > 0) steps.push_back({phrase, {{"n", count}}, {}, false, std::move(whys)});
        }
        EXPECT_EQ(told.conclusion.arguments, counted) << seed;
        EXPECT_EQ(told.steps, steps) << seed;
    }
    for (const Kind kind : {Kind::Place, Kind::Points, Kind::TieBreak, Kind::Prize, Kind::Rating})
        EXPECT_GT(seen[kind], 0) << static_cast<int>(kind);
}

/// Rounds that were paired after what is supposed hung on the wall all the same; of the last one nothing hangs on it.
TEST(WhatIf, OnlyWhereRoundsFollowAreTheyToldToStay)
{
    const auto section = threeRoundsWithPrizes();
    for (RoundNumber round = 1; round <= section->roundsPaired(); ++round) {
        if (section->round(round).games.empty()) continue;
        const auto made = whatIf(section, otherFirstResult(*section, round), {});
        ASSERT_TRUE(made);
        EXPECT_EQ(made->round, section->roundsPaired()) << "after the last one, if nothing is said";
        const Explanation told = explainWhatIf(*made);
        const auto stay = std::ranges::find(told.steps, Phrase::IfRoundsStay, &Step::phrase);
        ASSERT_EQ(stay != told.steps.end(), round < section->roundsPaired()) << round;
        if (stay == told.steps.end()) continue;
        EXPECT_EQ(stay->arguments, (Arguments{{"round", RoundRef{round}}}));
    }
    const auto same = whatIf(section, {}, {});
    ASSERT_TRUE(same);
    const Explanation told = explainWhatIf(*same);
    EXPECT_EQ(told.conclusion, Step{Phrase::IfNothingMoves});
    ASSERT_EQ(told.steps.size(), 1U);
    EXPECT_EQ(told.steps.front().phrase, Phrase::IfSupposed);
}

/// Of each kind the number, and both of what it is.
TEST(WhatIf, PointsAndPrizesMoveByWhatTheyAreOnBothSides)
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto section = withPrizes(seed);
        if (section->roundsPaired() < 1 || section->round(1).games.empty()) continue;
        const auto made = whatIf(section, otherFirstResult(*section, 1), {});
        ASSERT_TRUE(made) << seed;
        const auto awards = [](const Section& of) {
            std::map<std::pair<int, std::string>, std::int64_t> won;
            const prizes::Awards all = prizes::awardsOf(of, of.prizes).value();
            for (const prizes::Award& award : all.awards)
                won[{of.players[award.player].tpn, of.prizes.lists[award.list].name}] = award.paid;
            return won;
        };
        const auto was = awards(*made->before);
        const auto now = awards(*made->after);
        std::set<std::pair<int, std::string>> other;
        for (const auto& [who, paid] : was) {
            if (!now.contains(who)) other.insert(who);
        }
        for (const auto& [who, paid] : now) {
            if (!was.contains(who) || was.at(who) != paid) other.insert(who);
        }
        std::set<std::pair<int, std::string>> moved;
        for (const WhatMoves& move : made->moves) {
            if (move.kind != WhatMoves::Kind::Prize) continue;
            const std::pair who(move.number, move.what);
            moved.insert(who);
            EXPECT_EQ(move.before.has_value(), was.contains(who)) << seed;
            EXPECT_EQ(move.after.has_value(), now.contains(who)) << seed;
            EXPECT_EQ(move.name, section->playerNumbered(move.number)->name);
        }
        EXPECT_TRUE(std::ranges::includes(moved, other)) << seed;
        const auto before = tiebreak::standingsOf(*made->before).value();
        const auto after = tiebreak::standingsOf(*made->after).value();
        for (std::size_t player = 0; player < section->players.size(); ++player) {
            const Points then =
                before.competition->primary.score(*before.competition->indexOf(section->players[player].id));
            const Points today =
                after.competition->primary.score(*after.competition->indexOf(section->players[player].id));
            const auto move = std::ranges::find_if(made->moves, [&](const WhatMoves& one) {
                return one.kind == WhatMoves::Kind::Points && one.number == section->players[player].tpn;
            });
            ASSERT_EQ(move != made->moves.end(), then != today) << seed;
            if (move == made->moves.end()) continue;
            EXPECT_EQ(std::get<Points>(*move->before), then);
            EXPECT_EQ(std::get<Points>(*move->after), today);
        }
    }
}

/// Whoever has another name there is told by it; whoever is there no more by the one that he had.
TEST(WhatIf, APrizeIsTheOneOfWhoeverWouldWinItByHisNameThere)
{
    const auto section = threeRoundsWithPrizes();
    std::vector<Supposition> supposed = otherFirstResult(*section, 1);
    SupposedChanges renamed;
    for (Player player : section->players) {
        player.name += " II";
        renamed.changes.push_back(EditPlayer{kShadowSection, player});
    }
    supposed.emplace_back(renamed);
    const auto made = whatIf(section, supposed, {});
    ASSERT_TRUE(made);
    int prizes = 0;
    for (const WhatMoves& move : made->moves) {
        if (move.kind != WhatMoves::Kind::Prize) continue;
        EXPECT_EQ(move.name, section->playerNumbered(move.number)->name + " II");
        ++prizes;
    }
    EXPECT_GT(prizes, 0);
    Section gone = *section;
    gone.rounds.clear();
    gone.prizes.lists = {{.name = "Low", .lines = {{1, 1, 50}, {2, 2, 40}}}};
    const PlayerId first = gone.players.front().id;
    const std::string name = gone.players.front().name;
    const auto without =
        whatIf(std::make_shared<const Section>(gone),
               std::vector<Supposition>{SupposedChanges{{RemovePlayers{kShadowSection, {first}}}}}, {});
    ASSERT_TRUE(without);
    const auto lost = std::ranges::find_if(without->moves, [](const WhatMoves& move) {
        return move.kind == WhatMoves::Kind::Prize && move.before && !move.after;
    });
    ASSERT_NE(lost, without->moves.end());
    EXPECT_EQ(lost->name, name);
}

/// As if he had never entered.
TEST(WhatIf, WhoIsTakenOutHasNoPlaceAnyMore)
{
    Section late = *threeRoundsWithPrizes();
    Player newcomer = late.players.front();
    newcomer.id = newPlayerIds(late.players, 1).back();
    newcomer.tpn = static_cast<int>(late.players.size()) + 1;
    newcomer.name = "Đến muộn";
    late.players.push_back(newcomer);
    const auto section = std::make_shared<const Section>(std::move(late));
    const auto made =
        whatIf(section, std::vector<Supposition>{SupposedChanges{{RemovePlayers{kShadowSection, {newcomer.id}}}}}, {});
    ASSERT_TRUE(made) << made.error().detail;
    const int place = placesByNumber(*section).at(newcomer.tpn);
    ASSERT_GT(place, 0);
    const auto row = std::ranges::find_if(made->moves, [&](const WhatMoves& move) {
        return move.kind == WhatMoves::Kind::Place && move.number == newcomer.tpn;
    });
    ASSERT_NE(row, made->moves.end());
    EXPECT_EQ(row->name, "Đến muộn");
    EXPECT_EQ(row->before, std::optional<Value>(Count{place}));
    EXPECT_FALSE(row->after);
    EXPECT_EQ(row->why.phrase, Phrase::MoveOut);
    EXPECT_EQ(row->why.arguments,
              (Arguments{{"player", PlayerRef{newcomer.tpn, "Đến muộn"}}, {"before", Count{place}}}));
}

TEST(WhatIf, WhatCannotBeSupposedIsAnErrorAndAStopEndsIt)
{
    const auto section = threeRoundsWithPrizes();
    const auto refused = whatIf(section, std::vector<Supposition>{SupposedBye{99, section->players[0].id}}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::NoSuchRound);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = whatIf(section, {}, {}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, Errc::Cancelled);
    const WhatIfOptions usual;
    EXPECT_TRUE(usual.round == 0 && !usual.teams && usual.system.system == rating::System::Fide);
    EXPECT_TRUE(WhatIf{}.round == 0 && WhatMoves{}.number == 0);
}

}  // namespace
}  // namespace kydai::ask
