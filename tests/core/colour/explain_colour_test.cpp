#include "colour/explain_colour.h"

#include "explain/articles.h"
#include "explain/explanation_json.h"
#include "support/player_id.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::colour {
namespace {

constexpr PlayerId kHanh = playerId(1);
constexpr PlayerId kOther = playerId(2);

Contender contender(int player, std::string_view history, int number)
{
    Contender made;
    made.side = Side(History::parse(history, playerId(player)).value());
    made.name = player == 1 ? "Hạnh" : "Bình";
    made.tpn = player;
    made.number = number;
    return made;
}

/// Hạnh is asked about; `higher` says who ranks higher.
ColourCase question(std::string_view hanh, std::string_view other, PlayerId higher = kHanh, int number = 1)
{
    Contender one = contender(1, hanh, number);
    Contender two = contender(2, other, number);
    return higher == kHanh ? ColourCase::decide(one, two, Colour::White, kHanh)
                           : ColourCase::decide(two, one, Colour::White, kHanh);
}

Phrase answer(const ColourCase& asked)
{
    return explainColour(asked).conclusion.phrase;
}

TEST(ExplainColour, TheAnswerNamesTheReasonAndWhose)
{
    EXPECT_EQ(answer(question("BB", "-W")), Phrase::ColourTwiceOwn);
    EXPECT_EQ(answer(question("WB", "BB", kHanh)), Phrase::ColourTwiceOpponent);
    EXPECT_EQ(answer(question("BBW", "WBW")), Phrase::ColourBalanceOwn);
    EXPECT_EQ(answer(question("BW", "B")), Phrase::ColourBalanceOpponent);
    EXPECT_EQ(answer(question("BBWWBW", "BWWBWB")), Phrase::ColourBothAlternate);
    EXPECT_EQ(answer(question("WB", "")), Phrase::ColourOpponentFree);
    EXPECT_EQ(answer(question("==", "WB")), Phrase::ColourOwnFree);
    EXPECT_EQ(answer(question("BBWBB", "WBB")), Phrase::ColourWiderOwn);
    EXPECT_EQ(answer(question("WBB", "BBWBB")), Phrase::ColourWiderOpponent);
    EXPECT_EQ(answer(question("BBWWBWB", "BWBWBWB")), Phrase::ColourAlternate);
    EXPECT_EQ(answer(question("WB=WB", "BWBW=")), Phrase::ColourBothAlternate);
    EXPECT_EQ(answer(question("WBW=", "W=")), Phrase::ColourHigherOwn);
    EXPECT_EQ(answer(question("B", "B", kOther)), Phrase::ColourHigherOpponent);
    EXPECT_EQ(answer(question("", "", kHanh, 1)), Phrase::ColourInitialOdd);
    EXPECT_EQ(answer(question("", "", kOther, 2)), Phrase::ColourInitialEven);
}

// Those who have not arrived have no number (C.04.2.2.4), so 5.2.5 may count another one than the lists show.
TEST(ExplainColour, Art5_2_5_CountedOtherwiseBothNumbersAreNamed)
{
    EXPECT_EQ(answer(question("", "", kOther, 1)), Phrase::ColourInitialOddCounted);
    EXPECT_EQ(answer(question("", "", kHanh, 2)), Phrase::ColourInitialEvenCounted);
    const Explanation told = explainColour(question("", "", kOther, 1));
    const auto valueOf = [&](const Step& step, const char* name) {
        const auto at = std::ranges::find(step.arguments, name, [](const auto& argument) { return argument.first; });
        return at == step.arguments.end() ? Count{-1} : std::get<Count>(at->second);
    };
    EXPECT_EQ(valueOf(told.conclusion, "tpn").value, 2);
    EXPECT_EQ(valueOf(told.conclusion, "number").value, 1);
    const auto step = std::ranges::find(told.steps, Phrase::ColourStepInitialOddCounted, &Step::phrase);
    ASSERT_NE(step, told.steps.end());
    EXPECT_EQ(valueOf(*step, "tpn").value, 2);
    EXPECT_EQ(std::ranges::count(step->details, Phrase::ColourEffectiveNumber, &Step::phrase), 1);
}

TEST(ExplainColour, SlidHistoriesNameTheRoundOfEachPlayer)
{
    const Explanation told = explainColour(question("BW=BW==", "=W=BBW="));
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourAlternateSlid);
    const auto& arguments = told.conclusion.arguments;
    EXPECT_NE(std::ranges::find(arguments, std::pair<std::string, Value>{"round", RoundRef{2}}), arguments.end());
    EXPECT_NE(std::ranges::find(arguments, std::pair<std::string, Value>{"opponentRound", RoundRef{4}}),
              arguments.end());
    const auto json = toJson(told, {});
    ASSERT_FALSE(json["decisive_round"].is_null());
    EXPECT_EQ(json["decisive_round"], 5);
    EXPECT_EQ(json["decisive_games"]["first"], 2);
    EXPECT_EQ(json["decisive_games"]["second"], 4);
}

/// The games that decided were both of round 3, but by rounds their colours differed later too, in round 6.
TEST(ExplainColour, ARoundIsTheLastDifferenceOnlyWhereBothPlayedTheSameRounds)
{
    EXPECT_EQ(answer(question("WWBBWB=", "BWWB=WB")), Phrase::ColourAlternateSlid);
    EXPECT_EQ(answer(question("WWBBWB", "BWWBWB")), Phrase::ColourAlternate);
}

TEST(ExplainColour, InATournamentTheDecisiveRoundIsOneThatWasPlayed)
{
    ColourCase asked = question("BW=BW==", "=W=BBW=");
    asked.round = 8;
    const auto json = toJson(explainColour(asked), {});
    EXPECT_EQ(json["decisive_round"], 2) << "of the player asked about";
    EXPECT_EQ(json["decisive_games"]["1"], 2);
    EXPECT_EQ(json["decisive_games"]["2"], 4);
}

TEST(ExplainColour, FactsAreTheContractOfTheCommandLine)
{
    ColourCase asked = question("BBWWBWB", "BWBWBWB");
    EXPECT_EQ(toJson(explainColour(asked), {})["white"], "second") << "without a tournament";
    asked.round = 8;
    const auto json = toJson(explainColour(asked), {});
    EXPECT_EQ(json["kind"], "colour");
    EXPECT_EQ(json["decided_by"], "5.2.3");
    EXPECT_EQ(json["letter"], "E3");
    EXPECT_EQ(json["decisive_round"], 3);
    EXPECT_EQ(json["white"], 2);
    EXPECT_EQ(json["black"], 1);
    EXPECT_EQ(json["follows_rule"], true);
    const auto none = toJson(explainColour(question("BB", "-W")), {});
    EXPECT_TRUE(none["decisive_round"].is_null());
}

TEST(ExplainColour, TheStripsAreAlignedAndMarkTheDecisiveRound)
{
    const Explanation told = explainColour(question("BW=BW==", "=W=BBW="));
    const auto& strips = std::get<ColourStrips>(told.pictures.at(0));
    ASSERT_EQ(strips.first.cells.size(), 7U);
    ASSERT_EQ(strips.second.cells.size(), 7U);
    std::string rounds;
    std::string letters;
    for (const ColourStrips::Cell& cell : strips.first.cells) {
        rounds += std::to_string(cell.round);
        letters += !cell.colour ? '=' : *cell.colour == Colour::White ? 'W' : 'B';
    }
    EXPECT_EQ(letters, "===BWBW");
    EXPECT_EQ(rounds, "3671245");
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_EQ(strips.first.cells[i].decisive, i == 4);
        EXPECT_EQ(strips.second.cells[i].decisive, i == 4);
    }
    EXPECT_EQ(strips.first.gets, Colour::Black);
}

TEST(ExplainColour, ColoursByHandAgainstTheRuleAreNamed)
{
    ColourCase asked = question("BBW", "WBW");
    asked.round = 4;
    asked.whiteOnBoard = kOther;
    const Explanation told = explainColour(asked);
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourByHand);
    EXPECT_EQ(told.conclusion.article, article::kGrantBoth);
    const auto json = toJson(told, {});
    EXPECT_EQ(json["white"], 2);
    EXPECT_EQ(json["rule_white"], 1);
    EXPECT_EQ(json["follows_rule"], false);
    EXPECT_TRUE(std::ranges::any_of(told.steps, [](const Step& s) { return s.phrase == Phrase::ColourRuleGives; }));
}

TEST(ExplainColour, Art7_AThirdColourInARowIsNamed)
{
    EXPECT_TRUE(basicRulesAfter(History::parse("WBB").value(), Colour::Black).thirdInARow);
    EXPECT_TRUE(basicRulesAfter(History::parse("WB=B").value(), Colour::Black).thirdInARow);
    EXPECT_FALSE(basicRulesAfter(History::parse("WBB").value(), Colour::White).thirdInARow);
    ColourCase asked = question("BBWWBWBB", "BWBWBWBB");
    const auto says = [&](Phrase phrase) {
        const Explanation told = explainColour(asked);
        return std::ranges::any_of(told.steps, [&](const Step& step) { return step.phrase == phrase; });
    };
    EXPECT_TRUE(says(Phrase::ColourThirdInARow));
    asked.finalRound = true;
    EXPECT_TRUE(says(Phrase::ColourThirdInARowLast));
    EXPECT_FALSE(says(Phrase::ColourThirdInARow));
}

TEST(ExplainColour, Art6_ADifferenceBeyondTwoIsNamed)
{
    EXPECT_TRUE(basicRulesAfter(History::parse("BB").value(), Colour::Black).beyondTwo);
    EXPECT_EQ(basicRulesAfter(History::parse("BB").value(), Colour::Black).difference, -3);
    EXPECT_FALSE(basicRulesAfter(History::parse("BB").value(), Colour::White).beyondTwo);
    EXPECT_FALSE(basicRulesAfter(History::parse("WBW").value(), Colour::White).beyondTwo);
}

TEST(ExplainColour, APlayerWithoutAGameHasNoColour)
{
    const Explanation told = explainNoColour({1, "Hạnh"}, 3, Outcome::PairingBye);
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourNoGame);
    const auto json = toJson(told, {});
    EXPECT_TRUE(json["white"].is_null());
    EXPECT_TRUE(json["decided_by"].is_null());
}

TEST(ExplainColour, OtherSourcesOfColoursSayWhoGaveThem)
{
    const PlayerRef hanh{1, "Hạnh"};
    const PlayerRef binh{2, "Bình"};
    EXPECT_EQ(explainGivenColour({OtherSource::RoundRobinTable, {}, Colour::Black, 2}, hanh, binh).conclusion.phrase,
              Phrase::ColourFromTable);
    EXPECT_EQ(toJson(explainGivenColour({OtherSource::TeamBoards, {}, Colour::Black, 2}, hanh, binh), {})["white"], 2);
}

ColourCase byRules(Rules rules, std::string_view hanh, std::string_view other)
{
    return ColourCase::decide(contender(1, hanh, 1), contender(2, other, 2), Colour::White, kHanh, rules);
}

TEST(ExplainColour, Art4_3_AsManyFirstGamesWithWhiteAreCounted)
{
    const Explanation told = explainColour(byRules(Rules::DoubleSwiss, "WBW", "BWW"));
    const auto step = std::ranges::find(told.steps, Phrase::ColourStepAsManyWhites, &Step::phrase);
    ASSERT_NE(step, told.steps.end());
    EXPECT_EQ(step->article, article::kDoubleSwissWhites);
    for (const auto& [name, value] : step->arguments) {
        if (name == "white") {
            EXPECT_EQ(std::get<Colour>(value), Colour::White);
        } else {
            EXPECT_EQ(name, "whites");
            EXPECT_EQ(std::get<Count>(value).value, 2);
        }
    }
}

/// Every player and colour that a sentence names, with the word under which it does.
void eachNamed(const Explanation& told, const std::function<void(const std::string&, const Value&)>& look)
{
    const auto lookAt = [&](const Arguments& arguments) {
        for (const auto& [name, value] : arguments) look(name, value);
    };
    lookAt(told.conclusion.arguments);
    for (const Step& step : told.steps) {
        lookAt(step.arguments);
        for (const Step& detail : step.details) lookAt(detail.arguments);
    }
}

void expectTheTwoByName(const Explanation& told)
{
    eachNamed(told, [](const std::string& name, const Value& value) {
        if (const auto* player = std::get_if<PlayerRef>(&value)) {
            EXPECT_TRUE(*player == (PlayerRef{1, "Hạnh"}) || *player == (PlayerRef{2, "Bình"})) << name;
        }
        if (name == "white" || name == "black") {
            EXPECT_EQ(value, Value(name == "white" ? Colour::White : Colour::Black));
        }
    });
}

/// Of so many rounds at least, and four at most.
std::array<std::string, 2> twoHistories(Random& random, int least)
{
    std::array<std::string, 2> texts;
    for (std::string& text : texts) {
        for (int round = random.between(least, 4); round > 0; --round) text += "WB="[random.below(3)];
    }
    return texts;
}

/// Keizer's system has no preferences, and no article to cite.
TEST(ExplainColour, AClubsColoursAreToldWithoutPreferencesAndArticles)
{
    Random random(9);
    std::set<Decider> deciders;
    for (int trial = 0; trial < 500; ++trial) {
        const auto texts = twoHistories(random, 0);
        ColourCase asked = byRules(Rules::Keizer, texts[0], texts[1]);
        asked.higher.score = asked.lower.score = Points{20};
        const Explanation told = explainColour(asked);
        SCOPED_TRACE(texts[0] + ' ' + texts[1]);
        expectTheTwoByName(told);
        deciders.insert(asked.decided.decider);
        EXPECT_EQ(told.conclusion.article, Article{});
        for (const Step& step : told.steps) {
            EXPECT_NE(step.phrase, Phrase::ColourStepBothNot);
            EXPECT_NE(step.phrase, Phrase::ColourDueNone);
            if (step.decisive) {
                EXPECT_EQ(step.article, Article{});
            }
        }
    }
    EXPECT_EQ(deciders, (std::set{Decider::InitialColour, Decider::LowerDifference, Decider::Alternate,
                                  Decider::HigherAlternates, Decider::LowerAlternates}));
}

/// What is told of the rules behind the initial colour where this one decides; two ways to say of a round are one.
std::vector<Phrase> triesUpTo(Decider decider, bool isOfClub)
{
    const Phrase level = isOfClub ? Phrase::ColourStepSameDifference : Phrase::ColourStepAsManyWhites;
    if (decider == Decider::FewerWhites) return {Phrase::ColourFewerWhites};
    if (decider == Decider::LowerDifference) return {Phrase::ColourLowerDifference};
    if (decider == Decider::Alternate) return {level, Phrase::ColourStepAlternate};
    return {level, Phrase::ColourStepNoDifference, isOfClub ? Phrase::ColourLastGameTurned : Phrase::ColourLastTurned};
}

Letter letterOf(Decider decider)
{
    if (decider == Decider::FewerWhites || decider == Decider::LowerDifference) return Letter::E2;
    return decider == Decider::Alternate ? Letter::E3 : Letter::E4;
}

TEST(ExplainColour, Art4_3_EachRuleUpToTheOneThatDecidesIsTold)
{
    Random random(27);
    for (int trial = 0; trial < 400; ++trial) {
        const auto texts = twoHistories(random, 1);
        for (const Rules rules : {Rules::DoubleSwiss, Rules::Keizer}) {
            const ColourCase asked = byRules(rules, texts[0], texts[1]);
            if (asked.decided.decider == Decider::InitialColour) continue;
            std::vector<Phrase> told;
            const Explanation explained = explainColour(asked);
            for (const Step& step : explained.steps) {
                const bool isOfRound =
                    step.phrase == Phrase::ColourStepAlternateSlid || step.phrase == Phrase::ColourStepFirstGamesTurned;
                if (step.phrase != Phrase::ColourGames && step.phrase != Phrase::ColourFirstGames)
                    told.push_back(isOfRound ? Phrase::ColourStepAlternate : step.phrase);
                EXPECT_EQ(step.decisive, &step == &explained.steps.back());
            }
            EXPECT_EQ(told, triesUpTo(asked.decided.decider, rules == Rules::Keizer)) << texts[0] << ' ' << texts[1];
            EXPECT_EQ(asked.decided.letter, letterOf(asked.decided.decider));
            const Step& last = explained.steps.back();
            const bool isTurned =
                last.phrase == Phrase::ColourLastTurned || last.phrase == Phrase::ColourLastGameTurned;
            for (const auto& [name, value] : last.arguments) {
                if (!isTurned || name != "colour") continue;
                EXPECT_EQ(std::get<Colour>(value), asked.decided.white == asked.asked ? Colour::White : Colour::Black);
            }
        }
    }
}

TEST(ExplainColour, ColoursThatNobodyNotedAreToldByTheRuleThatWouldGiveThem)
{
    std::set<std::pair<Decider, std::string>> told;
    Random random(43);
    for (int trial = 0; trial < 400; ++trial) {
        const auto texts = twoHistories(random, 0);
        for (const Rules rules : {Rules::DoubleSwiss, Rules::Keizer}) {
            ColourCase asked = byRules(rules, texts[0], texts[1]);
            asked.recorded = false;
            const Step conclusion = explainColour(asked).conclusion;
            ASSERT_EQ(conclusion.phrase, Phrase::ColourNotRecorded);
            if (rules == Rules::Keizer) {
                EXPECT_EQ(conclusion.article, Article{});
            } else {
                told.emplace(asked.decided.decider, std::string(conclusion.article.citation()));
            }
        }
    }
    EXPECT_EQ(told, (std::set<std::pair<Decider, std::string>>{{Decider::InitialColour, "C.04.5.4.3.1"},
                                                               {Decider::FewerWhites, "C.04.5.4.3.2"},
                                                               {Decider::Alternate, "C.04.5.4.3.3"},
                                                               {Decider::HigherAlternates, "C.04.5.4.3.4"},
                                                               {Decider::LowerAlternates, "C.04.5.4.3.5"}}));
}

// Explanation = record, for random histories: exactly one decisive step, and it carries the decider's article.
TEST(ExplainColour, TheDecisiveStepIsTheRecord)
{
    Random random(5202);
    for (int trial = 0; trial < 3000; ++trial) {
        std::string texts[2];
        const int rounds = random.between(0, 9);
        for (std::string& text : texts) {
            for (int round = 0; round < rounds; ++round) text += "WBWB="[random.below(5)];
        }
        const PlayerId higher = random.below(2) == 0 ? kHanh : kOther;
        const ColourCase asked = question(texts[0], texts[1], higher, random.between(1, 9));
        const Explanation told = explainColour(asked);
        SCOPED_TRACE(texts[0] + ' ' + texts[1]);
        int decisive = 0;
        for (const Step& step : told.steps) {
            if (!step.decisive) continue;
            ++decisive;
            EXPECT_TRUE(step.article.citation().ends_with(stepNumber(asked.decided.decider, asked.rules)));
        }
        EXPECT_EQ(decisive, 1);
        for (const Step& step : told.steps) {
            std::set<std::string> names;
            for (const auto& [name, value] : step.arguments) names.insert(name);
            EXPECT_EQ(names.size(), step.arguments.size());
        }
        const auto colour =
            std::ranges::find(told.conclusion.arguments, std::string("colour"), &std::pair<std::string, Value>::first);
        ASSERT_NE(colour, told.conclusion.arguments.end());
        EXPECT_EQ(std::get<Colour>(colour->second), asked.decided.white == kHanh ? Colour::White : Colour::Black);
    }
}

ColourCase in2017(ColourCase asked)
{
    asked.rules = Rules::Dutch2017;
    return asked;
}

/// The deciding step and the answer cite the article of the edition of 2017; `decided_by` stays in today's numbers.
void expectDecided(const ColourCase& asked, std::string_view decidedBy, std::string_view article)
{
    const Explanation answer = explainColour(asked);
    EXPECT_EQ(answer.edition.text, "2017");
    EXPECT_EQ(answer.conclusion.article.citation(), article);
    const auto decisive = std::ranges::find_if(answer.steps, &Step::decisive);
    ASSERT_NE(decisive, answer.steps.end());
    EXPECT_EQ(decisive->article.citation(), article);
    EXPECT_EQ(toJson(answer, {})["decided_by"], decidedBy);
    for (const Step& step : answer.steps) EXPECT_EQ(step.article.citation().find("C.04.3.5"), std::string_view::npos);
}

/// The article of the step about Hạnh's own preference.
std::string_view dueArticle(std::string_view history)
{
    return explainColour(in2017(question(history, "WB"))).steps.front().article.citation();
}

TEST(ExplainColour2017, ArtE_1_GrantsBoth)
{
    expectDecided(in2017(question("BBW", "WBW")), "5.2.1", "C.04.3.E.1");
}

TEST(ExplainColour2017, ArtE_2_GrantsTheStronger)
{
    expectDecided(in2017(question("WB", "BB")), "5.2.2", "C.04.3.E.2");
}

TEST(ExplainColour2017, ArtE_3_Alternates)
{
    expectDecided(in2017(question("BBWWBWB", "BWBWBWB")), "5.2.3", "C.04.3.E.3");
}

TEST(ExplainColour2017, ArtE_4_GrantsTheHigher)
{
    expectDecided(in2017(question("WBW=", "W=")), "5.2.4", "C.04.3.E.4");
}

TEST(ExplainColour2017, ArtE_5_GivesTheInitialColour)
{
    expectDecided(in2017(question("", "")), "5.2.5", "C.04.3.E.5");
}

TEST(ExplainColour2017, ArtE_TheTableOfSteps)
{
    ColourCase asked = in2017(question("BBW", "WBW"));
    asked.whiteOnBoard = asked.decided.black;
    const Explanation answer = explainColour(asked);
    EXPECT_TRUE(std::ranges::any_of(answer.steps,
                                    [](const Step& step) { return step.article == article::kColourAllocation2017; }));
}

TEST(ExplainColour2017, ArtA_6_TheColourDifference)
{
    const Explanation answer = explainColour(in2017(question("BBW", "WBW")));
    ASSERT_FALSE(answer.steps.front().details.empty());
    EXPECT_EQ(answer.steps.front().details.back().article, article::kColourDifference2017);
}

TEST(ExplainColour2017, ArtA_6_a_AbsolutePreferences)
{
    EXPECT_EQ(dueArticle("BB"), "C.04.3.A.6.a");
}
TEST(ExplainColour2017, ArtA_6_b_StrongPreferences)
{
    EXPECT_EQ(dueArticle("BWB"), "C.04.3.A.6.b");
}
TEST(ExplainColour2017, ArtA_6_c_MildPreferences)
{
    EXPECT_EQ(dueArticle("WB"), "C.04.3.A.6.c");
}
TEST(ExplainColour2017, ArtA_6_d_NoPreference)
{
    EXPECT_EQ(dueArticle("="), "C.04.3.A.6.d");
}

}  // namespace
}  // namespace kydai::colour
