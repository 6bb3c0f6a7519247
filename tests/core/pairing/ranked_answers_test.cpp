// What the Dubov and Burstein systems answer: the digest's worked example, and why-not by plain enumeration.

#include "explain/articles.h"
#include "pairing/burstein/burstein.h"
#include "pairing/check.h"
#include "pairing/dubov/dubov.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "pairing/manual_edit.h"
#include "pairing/preflight.h"
#include "pairing/ranked_pairing.h"
#include "pairing/round_colours.h"
#include "support/event_builder.h"
#include "support/explained.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace kydai::pairing {
namespace {

/// Nine players after a round (rules/other_systems.md, section 2).
Section nineAfterRoundOne(PairingSystem system = PairingSystem::Dubov)
{
    Section section = EventBuilder()
                          .player("5w1", 2328)
                          .player("6b0", 2320)
                          .player("7w1", 2297)
                          .player("8b=", 2272)
                          .player("1b0", 2267)
                          .player("2w1", 2250)
                          .player("3b0", 2249)
                          .player("4w=", 2227)
                          .player("U", 2223)
                          .build();
    section.rules.pairingSystem = system;
    section.rules.initialColour = Colour::White;
    section.rules.scheduledRounds = 7;
    return section;
}

/// The same with its second round.
Section nineInRoundTwo()
{
    Section section = nineAfterRoundOne();
    section.rounds.push_back(std::get<DraftRound>(draftRound(section, 2)).round);
    return section;
}

const Step* stepOf(const Explanation& answer, Phrase phrase)
{
    const auto found = std::ranges::find(answer.steps, phrase, &Step::phrase);
    return found == answer.steps.end() ? nullptr : &*found;
}

std::set<std::string> articlesOf(const Explanation& answer)
{
    std::set<std::string> cited{std::string(answer.conclusion.article.citation())};
    for (const Step& step : answer.steps) {
        cited.emplace(step.article.citation());
        for (const Step& detail : step.details) cited.emplace(detail.article.citation());
    }
    return cited;
}

std::string boardsOf(const Section& section, RoundNumber round)
{
    std::string text;
    for (const Game& game : section.round(round).games)
        text += std::to_string(section.numberOf(game.white)) + '-' + std::to_string(section.numberOf(game.black)) + ' ';
    for (const Bye& bye : section.round(round).byes) text += std::to_string(section.numberOf(bye.player)) + '-' + ' ';
    return text;
}

TEST(Dubov, Art1_4_3_TheWorkedExampleOfTheDigest)
{
    const Section section = nineInRoundTwo();
    EXPECT_EQ(boardsOf(section, 2), "3-1 9-6 4-2 5-8 7- ");
    const RoundExplainer round(section, 2);
    const Explanation three = round.pairing(playerId(3));
    EXPECT_EQ(three.conclusion.phrase, Phrase::DubovMeet);
    EXPECT_EQ(three.conclusion.article, article::kDubovOrder);
    EXPECT_EQ(jsonOf(three)["opponent"], 1);
    EXPECT_EQ(jsonOf(three)["chooser"], 3);
    EXPECT_TRUE(jsonOf(three)["came_before"].empty());
    EXPECT_EQ(std::get<Count>(three.conclusion.arguments.back().second).value, 2249) << "the average of one opponent";
}

TEST(Dubov, BothTheOpponentOnTheBoardAndThatOfTheRulesAreNamed)
{
    Section section = nineInRoundTwo();
    const auto facts = [&](int player) { return jsonOf(RoundExplainer(section, 2).pairing(playerId(player))); };
    for (const auto& [player, opponent] : {std::pair(3, 1), {1, 3}, {9, 6}, {4, 2}, {5, 8}}) {
        EXPECT_EQ(facts(player)["player"], player);
        EXPECT_EQ(facts(player)["opponent"], opponent);
        EXPECT_EQ(facts(player)["rule_opponent"], opponent);
        EXPECT_EQ(facts(player)["follows_rule"], true);
    }
    std::swap(section.rounds.back().games[0].black, section.rounds.back().games[1].black);
    for (const auto& [player, opponent, due] : {std::tuple(3, 6, 1), {9, 1, 6}, {6, 3, 9}, {1, 9, 3}}) {
        EXPECT_EQ(facts(player)["player"], player);
        EXPECT_EQ(facts(player)["opponent"], opponent);
        EXPECT_EQ(facts(player)["rule_opponent"], due);
        EXPECT_EQ(facts(player)["follows_rule"], false);
    }
    EXPECT_EQ(facts(4)["follows_rule"], true);
}

TEST(Dubov, Art1_3_2_4_ShiftersAreToldFromTheMiddle)
{
    const Section section = nineInRoundTwo();
    const Explanation answer = RoundExplainer(section, 2).pairing(playerId(6));
    const Step* shifted = stepOf(answer, Phrase::DubovShifted);
    ASSERT_NE(shifted, nullptr);
    EXPECT_EQ(shifted->article, article::kDubovShifters);
    const auto& who = std::get<Players>(shifted->arguments.front().second).players;
    ASSERT_EQ(who.size(), 2U);
    EXPECT_EQ(who[0].number + who[1].number, 9);
}

TEST(Dubov, Art1_3_2_UpfloatersAreTold)
{
    const Section section = nineInRoundTwo();
    const Explanation answer = RoundExplainer(section, 2).pairing(playerId(2));
    const Step* up = stepOf(answer, Phrase::DubovCameUp);
    ASSERT_NE(up, nullptr);
    EXPECT_EQ(up->article, article::kDubovUpfloaters);
    EXPECT_EQ(std::get<Players>(up->arguments.front().second).players.size(), 2U) << "4 and 8 have met";
}

TEST(Dubov, Art1_3_1_TheByeIsChosenBeforeThePairs)
{
    const Section section = nineInRoundTwo();
    const Explanation answer = RoundExplainer(section, 2).bye();
    EXPECT_EQ(answer.conclusion.phrase, Phrase::ByeByNumber);
    EXPECT_EQ(answer.conclusion.article, article::kDubovBye);
    EXPECT_EQ(jsonOf(answer)["player"], 7);
    const Step* barred = stepOf(answer, Phrase::ByeBarred);
    ASSERT_NE(barred, nullptr);
    EXPECT_EQ(barred->details.size(), 1U) << "9 had it";
}

TEST(Dubov, Art1_2_1_WhoHaveMetDoNotMeetAgain)
{
    const Section section = nineInRoundTwo();
    const Explanation answer = *RoundExplainer(section, 2).whyNot(playerId(4), playerId(8));
    EXPECT_EQ(jsonOf(answer)["decided_by"], "met");
}

TEST(Dubov, Art1_2_TheCriteriaDecideAgainstAPair)
{
    const Section section = nineInRoundTwo();
    const RoundExplainer round(section, 2);
    // 1 and 6 among the four winners: two pairs without their colours either way, but another would change halves.
    EXPECT_EQ(jsonOf(*round.whyNot(playerId(1), playerId(6)))["decided_by"], "order");
    // A leader against 2: two more come up.
    const Explanation more = *round.whyNot(playerId(1), playerId(2));
    EXPECT_EQ(jsonOf(more)["decided_by"], "C5");
    EXPECT_EQ(more.conclusion.article, article::kDubovCriteria);
    EXPECT_EQ(jsonOf(more)["made"][0], 0);
    EXPECT_EQ(jsonOf(more)["forced"][0], 2);
}

TEST(Dubov, Art1_3_2_3_OfEqualSetsTheFirstByNumber)
{
    const Section section = nineInRoundTwo();
    // 4 and 8 take {2, 5}, the only ones left; 7 would have to give the bye away.
    EXPECT_EQ(jsonOf(*RoundExplainer(section, 2).whyNot(playerId(4), playerId(7)))["decided_by"], "bye");
}

TEST(Dubov, Art1_1_8_WhoMeetsAHigherScoregroupUpfloatsVirtualPointsIncluded)
{
    Section section =
        EventBuilder().player("3w1", 2300).player("4w0", 2200).player("1b0", 2100).player("2b1", 2000).build();
    section.rules.pairingSystem = PairingSystem::Dubov;
    section.rules.virtualPoints = {{playerId(1), 1, Points::whole(1)}, {playerId(2), 1, Points::whole(1)}};
    const DubovField field = makeDubovField(section, 2);
    EXPECT_EQ(field.traits[0].upfloats, 0);
    EXPECT_EQ(field.traits[2].upfloats, 1);
    EXPECT_TRUE(field.traits[2].upfloatedLast);
}

TEST(Dubov, Art1_1_8_AMissingResultIsADrawWhenUpfloatsAreCounted)
{
    Section section = EventBuilder()
                          .player("3w 4b1", 2300)
                          .player("4w= 3b1", 2200)
                          .player("1b 2w0", 2100)
                          .player("2b= 1w0", 2000)
                          .build();
    section.rules.pairingSystem = PairingSystem::Dubov;
    for (const DubovTraits& traits : makeDubovField(section, 3).traits) EXPECT_EQ(traits.upfloats, 0);
}

TEST(Dubov, Art1_1_6_4_ANewcomerPrefersBlackMildly)
{
    const Section section = nineInRoundTwo();
    const Explanation answer = RoundColours(section, 2).explain(playerId(9));
    EXPECT_EQ(jsonOf(answer)["decided_by"], "5.2.3");
    EXPECT_TRUE(articlesOf(answer).contains("C.04.4.1.1.6.4"));
    EXPECT_TRUE(
        std::ranges::any_of(answer.steps, [](const Step& step) { return step.phrase == Phrase::ColourDueNewcomer; }));
}

/// He has no game from which it alternates.
TEST(Dubov, Art1_1_6_4_AgainstWhoChangesColourANewcomerIsSaidNotToHavePlayed)
{
    Section section = newcomers(4);
    section.rules.pairingSystem = PairingSystem::Dubov;
    section.rounds.resize(3);
    section.rounds[0].games = {{playerId(1), playerId(2), Outcome::Draw, Outcome::Draw}};
    section.rounds[1].games = {{playerId(3), playerId(1), Outcome::Draw, Outcome::Draw}};
    section.rounds[2].games = {{playerId(1), playerId(4)}};
    section.rounds[0].byes = {{playerId(3), Outcome::ZeroBye}, {playerId(4), Outcome::ZeroBye}};
    section.rounds[1].byes = {{playerId(2), Outcome::ZeroBye}, {playerId(4), Outcome::ZeroBye}};
    section.rounds[2].byes = {{playerId(2), Outcome::ZeroBye}, {playerId(3), Outcome::ZeroBye}};
    const RoundColours colours(section, 3);
    for (const auto& [player, phrase] : {std::pair(1, Phrase::ColourOpponentFree), {4, Phrase::ColourOwnFree}}) {
        const Explanation answer = colours.explain(playerId(player));
        EXPECT_EQ(answer.conclusion.phrase, phrase);
        EXPECT_EQ(jsonOf(answer)["decided_by"], "5.2.2");
        EXPECT_TRUE(jsonOf(answer)["decisive_round"].is_null());
        EXPECT_EQ(jsonOf(answer)["white"], 1);
    }
}

/// The colours of two histories under the rules of another system.
Explanation coloursOf(colour::Rules rules, const char* one, const char* other, int number = 1)
{
    const auto contender = [&](const char* history, int player) {
        colour::Contender made;
        made.side = colour::Side(colour::History::parse(history, playerId(player)).value());
        made.tpn = player;
        made.number = number;
        made.score = Points{10};
        return made;
    };
    auto asked = colour::ColourCase::decide(contender(one, 1), contender(other, 2), Colour::White, playerId(1), rules);
    asked.round = 5;
    return colour::explainColour(asked);
}

void expectStep(colour::Rules rules, const std::string& chapter, const char* step, const Explanation& answer)
{
    EXPECT_EQ(jsonOf(answer)["decided_by"], step);
    EXPECT_EQ(answer.conclusion.article.citation(), chapter + step);
    EXPECT_TRUE(std::string(colour::allocationArticle(rules).citation()).starts_with(chapter + "5.2"));
}

constexpr auto kDubov = colour::Rules::Dubov;
constexpr auto kBurstein = colour::Rules::Burstein;

TEST(DubovColours, Art1_5_2_1_InitialColourWhereNeitherHasPlayed)
{
    expectStep(kDubov, "C.04.4.1.", "5.2.1", coloursOf(kDubov, "", ""));
    EXPECT_EQ(stepOf(coloursOf(kDubov, "", ""), Phrase::ColourStepNothingDue), nullptr);
}
TEST(DubovColours, Art1_5_2_2_BothPreferences)
{
    expectStep(kDubov, "C.04.4.1.", "5.2.2", coloursOf(kDubov, "W", "B"));
}
TEST(DubovColours, Art1_5_2_3_TheStrongerOne)
{
    expectStep(kDubov, "C.04.4.1.", "5.2.3", coloursOf(kDubov, "WW", "W"));
}
TEST(DubovColours, Art1_5_2_4_AlternationFromTheLastDifference)
{
    expectStep(kDubov, "C.04.4.1.", "5.2.4", coloursOf(kDubov, "WBW", "WWB"));
}
TEST(DubovColours, Art1_5_2_5_ThePreferenceOfTheHigherRanked)
{
    expectStep(kDubov, "C.04.4.1.", "5.2.5", coloursOf(kDubov, "W", "W"));
}
TEST(BursteinColours, Art2_5_2_1_InitialColourWhereNeitherHasPlayed)
{
    expectStep(kBurstein, "C.04.4.2.", "5.2.1", coloursOf(kBurstein, "", ""));
}
TEST(BursteinColours, Art2_5_2_2_BothPreferences)
{
    expectStep(kBurstein, "C.04.4.2.", "5.2.2", coloursOf(kBurstein, "W", "B"));
}
TEST(BursteinColours, Art2_5_2_3_TheStrongerOne)
{
    expectStep(kBurstein, "C.04.4.2.", "5.2.3", coloursOf(kBurstein, "WW", "W"));
}
TEST(BursteinColours, Art2_5_2_4_AlternationFromTheLastDifference)
{
    expectStep(kBurstein, "C.04.4.2.", "5.2.4", coloursOf(kBurstein, "WBW", "WWB"));
}
TEST(BursteinColours, Art2_5_2_5_ThePreferenceOfTheHigherRanked)
{
    expectStep(kBurstein, "C.04.4.2.", "5.2.5", coloursOf(kBurstein, "W", "W"));
}
TEST(BursteinColours, Art2_1_8_TheHigherOneIsSoByTheIndex)
{
    EXPECT_TRUE(articlesOf(coloursOf(kBurstein, "W", "W")).contains("C.04.4.2.1.8"));
    EXPECT_FALSE(articlesOf(coloursOf(kDubov, "W", "W")).contains("C.04.4.2.1.8"));
}

GenerateOptions small(PairingSystem system, std::uint64_t seed)
{
    GenerateOptions options;
    options.seed = seed;
    options.system = system;
    options.players = 6 + static_cast<int>(seed % 4);
    options.rounds = rowOf(system).playsTwice ? 10 : 5;
    options.withdrawals = 20;
    options.withoutRating = 100;
    return options;
}

TEST(Burstein, Art2_4_TheFirstByTheIndexMeetsTheLast)
{
    int told = 0;
    int skipped = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Section section = generate(small(PairingSystem::Burstein, seed));
        for (RoundNumber number = seedingRounds(section) + 1; number <= section.roundsPaired(); ++number) {
            const RoundExplainer round(section, number);
            for (const Game& game : section.round(number).games) {
                const Explanation answer = round.pairing(game.white);
                ASSERT_EQ(answer.conclusion.phrase, Phrase::BursteinMeet);
                EXPECT_EQ(answer.conclusion.article, article::kBursteinOrder);
                EXPECT_EQ(jsonOf(answer)["opponent"], section.numberOf(game.black));
                skipped += static_cast<int>(jsonOf(answer)["came_before"].size());
                ++told;
            }
        }
    }
    EXPECT_GT(told, 50);
    EXPECT_GT(skipped, 5);
}

TEST(Burstein, Art2_3_1_TheByeGoesToTheLastByTheIndex)
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Section section = generate(small(PairingSystem::Burstein, seed));
        for (RoundNumber number = seedingRounds(section) + 1; number <= section.roundsPaired(); ++number) {
            const auto& byes = section.round(number).byes;
            const auto taker = std::ranges::find(byes, Outcome::PairingBye, &Bye::kind);
            if (taker == byes.end()) continue;
            const Explanation answer = RoundExplainer(section, number).bye();
            EXPECT_EQ(answer.conclusion.phrase, Phrase::ByeByIndex);
            EXPECT_EQ(answer.conclusion.article, article::kBursteinBye);
            EXPECT_EQ(jsonOf(answer)["player"], section.numberOf(taker->player));
        }
    }
}

TEST(Burstein, SeedingRoundsAreAnsweredByTheDutchRules)
{
    const Section section = generate(small(PairingSystem::Burstein, 3));
    const Explanation answer = RoundExplainer(section, 1).pairing(section.players.front().id);
    EXPECT_EQ(answer.edition.text, "2026");
    EXPECT_TRUE(answer.conclusion.article.citation().starts_with("C.04.3."));
}

// --- why not, against plain enumeration

/// Whether `pair` can be part of a complete round: everybody in `waiting` meets somebody he may, one who may has the
/// bye.
bool canComplete(const Field& field, std::vector<std::size_t> waiting)
{
    if (waiting.empty()) return true;
    const std::size_t first = waiting.back();
    waiting.pop_back();
    if (waiting.size() % 2 == 0 && field.entrants[first].byeEligible && canComplete(field, waiting)) return true;
    for (std::size_t at = 0; at < waiting.size(); ++at) {
        if (!mayMeetStrictly(field, first, waiting[at])) continue;
        std::vector<std::size_t> rest = waiting;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
        if (canComplete(field, rest)) return true;
    }
    return false;
}

bool canCompleteWith(const Field& field, std::size_t a, std::size_t b)
{
    std::vector<std::size_t> rest;
    for (std::size_t player = 0; player < field.size(); ++player) {
        if (player != a && player != b) rest.push_back(player);
    }
    return canComplete(field, std::move(rest));
}

class RankedWhyNot : public ::testing::TestWithParam<PairingSystem> {};

TEST_P(RankedWhyNot, IsImpossibleOnlyWhereEnumerationFindsNothingAndElseWorse)
{
    std::set<std::string> deciders;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const Section section = generate(small(GetParam(), seed));
        EXPECT_EQ(checkPairings(section).equal(), section.roundsPaired());
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            if (isSecondGame(GetParam(), number)) continue;
            const ColourField colours = engineOf(section, number).colourField(section, number);
            if (colours.rules == colour::Rules::Dutch2026) continue;
            const Field& field = colours.field;
            const RoundExplainer round(section, number);
            for (std::size_t a = 0; a < field.size(); ++a) {
                for (std::size_t b = a + 1; b < field.size(); ++b) {
                    const PlayerId player = field.entrants[a].id;
                    const PlayerId rival = field.entrants[b].id;
                    const Explanation answer = *round.whyNot(player, rival);
                    const auto json = jsonOf(answer);
                    const std::string decided = json["decided_by"];
                    deciders.insert(decided);
                    const bool together = opponentOnBoard(section.round(number), player) == rival;
                    ASSERT_EQ(decided == "together", together);
                    if (together) continue;
                    const bool barred = !mayMeetStrictly(field, a, b);
                    ASSERT_EQ(decided == "met" || decided == "colours" || decided == "prohibited", barred) << decided;
                    if (barred) continue;
                    ASSERT_EQ(decided == "impossible", !canCompleteWith(field, a, b)) << decided;
                    if (decided == "halves") {
                        const auto games = [&](std::size_t who) { return field.entrants[who].side.history.games(); };
                        EXPECT_EQ(games(a) + games(b), 0);
                        continue;
                    }
                    if (decided == "impossible") continue;
                    const auto best = json["best_round"];
                    EXPECT_TRUE(std::ranges::any_of(best, [&](const auto& board) {
                        const std::set<int> both{board[0], board[1]};
                        return both == std::set<int>{section.numberOf(player), section.numberOf(rival)};
                    }));
                    if (!json.contains("made")) continue;
                    EXPECT_LT(json["made"].template get<std::vector<int>>(),
                              json["forced"].template get<std::vector<int>>())
                        << "the round that was made would be the worse one";
                }
            }
        }
    }
    for (const char* each : {"together", "met", "impossible", "order", "bye", "C5"})
        EXPECT_TRUE(deciders.contains(each)) << each;
    if (GetParam() != PairingSystem::DoubleSwiss) return;
    for (const char* each : {"C4", "C6", "C7", "C8"}) EXPECT_TRUE(deciders.contains(each)) << each;
}

/// The first thing in which a round with a certain pair differs is one in which it is worse: whatever is compared, the
/// order of candidates too.
TEST_P(RankedWhyNot, NoRoundWithAnotherPairIsBetter)
{
    const std::map<PairingSystem, const RankedSystem*> systems{{PairingSystem::Dubov, &dubovSystem()},
                                                               {PairingSystem::Burstein, &bursteinSystem()},
                                                               {PairingSystem::DoubleSwiss, &doubleSwissSystem()}};
    const RankedSystem& system = *systems.at(GetParam());
    int orders = 0;
    for (std::uint64_t seed = 1; seed <= 96; ++seed) {
        const Section section = generate(small(GetParam(), seed));
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            if (GetParam() == PairingSystem::Burstein && number <= seedingRounds(section)) continue;
            if (isSecondGame(GetParam(), number)) continue;
            const auto made = system.pair(section, number, std::nullopt, {});
            ASSERT_TRUE(made);
            const std::size_t size = made->field().size();
            for (std::size_t pair = 0; pair < size * size; ++pair) {
                const PairIndices forced{pair / size, pair % size};
                if (forced.first >= forced.second || !mayMeetStrictly(made->field(), forced.first, forced.second))
                    continue;
                const auto other = system.pair(section, number, forced, {});
                if (!other || other->made.bye != made->made.bye) continue;
                bool isTold = false;
                for (std::size_t at = 0; !isTold && at < made->made.brackets.size(); ++at) {
                    const auto& mine = made->made.brackets[at].measures;
                    const auto& theirs = other->made.brackets.at(at).measures;
                    const auto [one, two] =
                        std::ranges::mismatch(mine, theirs, {}, &RankedMeasure::value, &RankedMeasure::value);
                    if (one == mine.end()) continue;
                    EXPECT_LT(one->value, two->value) << one->criterion << ", seed " << seed << ", round " << number;
                    orders += one->criterion.empty() ? 1 : 0;
                    isTold = true;
                }
            }
        }
    }
    EXPECT_GT(orders, 100);
}
/// What is told of a bracket is what was counted in it.
TEST_P(RankedWhyNot, AsManyAreNamedAsACriterionCounts)
{
    const std::map<PairingSystem, const RankedSystem*> systems{{PairingSystem::Dubov, &dubovSystem()},
                                                               {PairingSystem::Burstein, &bursteinSystem()},
                                                               {PairingSystem::DoubleSwiss, &doubleSwissSystem()}};
    std::map<std::string, int> most;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        GenerateOptions options = small(GetParam(), seed);
        options.players += 6;
        if (GetParam() == PairingSystem::Dubov) options.rounds = 9;
        const Section section = generate(options);
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            if (GetParam() == PairingSystem::Burstein && number <= seedingRounds(section)) continue;
            if (isSecondGame(GetParam(), number)) continue;
            const auto made = systems.at(GetParam())->pair(section, number, std::nullopt, {});
            ASSERT_TRUE(made);
            const DubovField dubov =
                GetParam() == PairingSystem::Dubov ? makeDubovField(section, number) : DubovField{};
            for (const RankedBracket& bracket : made->made.brackets) {
                for (const RankedMeasure& measure : bracket.measures) {
                    if (measure.kind != RankedMeasure::Kind::Count) continue;
                    int due = static_cast<int>(measure.whom.size());
                    if (measure.worse == Phrase::CauseTimesUpfloated) {  // their upfloats added up
                        due = 0;
                        for (const std::size_t player : measure.whom) due += dubov.traits[player].upfloats;
                    }
                    EXPECT_EQ(measure.value, std::vector{due}) << measure.criterion << ", seed " << seed;
                    most[std::string(measure.criterion)] = std::max(most[std::string(measure.criterion)], due);
                }
            }
        }
    }
    EXPECT_GE(most.size(), 3U);
    for (const auto& [criterion, times] : most) EXPECT_GT(times, 0) << criterion;
}

TEST_P(RankedWhyNot, AgainstABoardMadeByHandItSaysWhatItSaysAgainstThePair)
{
    int reasons = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Section section = generate(small(GetParam(), seed));
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            Round manual = section.round(number);
            if (isSecondGame(GetParam(), number) || manual.games.size() < 3) continue;
            std::swap(manual.games[0].black, manual.games[1].black);
            std::swap(manual.games[2].white, manual.games[2].black);
            const RoundExplainer round(section, number);
            const Explanation answer = round.byHand(manual);
            ASSERT_EQ(answer.steps.size(), 3U) << "seed " << seed << ", round " << number;
            for (std::size_t board = 0; board < 2; ++board) {
                const Game& game = manual.games[board];
                EXPECT_EQ(answer.steps[board].phrase, Phrase::PairingByHand);
                Step reason = round.whyNot(game.white, game.black)->conclusion;
                reason.decisive = false;
                EXPECT_EQ(answer.steps[board].details, std::vector{reason});
                ++reasons;
            }
            EXPECT_EQ(answer.steps[2].phrase, Phrase::ManualColours);
            EXPECT_TRUE(answer.steps[2].details.empty()) << "the same two: there is nothing against them";
        }
    }
    EXPECT_GT(reasons, 20);
}

INSTANTIATE_TEST_SUITE_P(Systems, RankedWhyNot,
                         ::testing::Values(PairingSystem::Dubov, PairingSystem::Burstein, PairingSystem::DoubleSwiss),
                         [](const auto& which) { return std::string(rowOf(which.param).word); });

TEST(OtherSwiss, Art2_2_1_TheSameAbsoluteColourKeepsTwoApartEvenInTheLastRound)
{
    Section section = EventBuilder().player("3w1 4w1").player("4w1 3w1").player("1b0 2b0").player("2b0 1b0").build();
    section.rules.scheduledRounds = 3;
    for (const auto system : {PairingSystem::Dubov, PairingSystem::Burstein}) {
        section.rules.pairingSystem = system;
        const auto outcome = draftRound(section, 3);
        const auto* none = std::get_if<Unpairable>(&outcome);
        ASSERT_NE(none, nullptr) << "1 and 2 both must have Black, 3 and 4 both White, and the others met";
        EXPECT_EQ(none->reason.left.size(), 2U + 2U);
    }
}

TEST(OtherSwiss, Art2_2_RatingsAreNeededAndTheSystemIsAdvisedAgainst)
{
    Section section = newcomers(4);
    section.rules.pairingSystem = PairingSystem::Dubov;
    const auto told = [&](PreflightKind kind) {
        const auto issues = preflight(section, 1);
        return std::ranges::any_of(issues, [&](const PreflightIssue& issue) { return issue.kind == kind; });
    };
    EXPECT_TRUE(told(PreflightKind::RatingNeeded));
    EXPECT_TRUE(told(PreflightKind::SystemDeprecated));
    section.rules.unratedRating = 1400;
    EXPECT_FALSE(told(PreflightKind::RatingNeeded)) << "the unrated have a provisional one";
    section.rules.pairingSystem = PairingSystem::Burstein;
    section.rules.unratedRating = 0;
    EXPECT_FALSE(told(PreflightKind::RatingNeeded));
    EXPECT_TRUE(told(PreflightKind::SystemDeprecated));
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.teams.teams = {{.id = TeamId{1}, .members = {playerId(1), playerId(2)}},
                           {.id = TeamId{2}, .members = {playerId(3), playerId(4)}}};
    EXPECT_TRUE(told(PreflightKind::SystemDeprecated)) << "none is endorsed for teams";
    section.teams = {};
    section.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_FALSE(told(PreflightKind::SystemDeprecated));
}

}  // namespace
}  // namespace kydai::pairing
