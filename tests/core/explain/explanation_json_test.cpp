#include "explain/explanation_json.h"

#include "explain/picture.h"
#include "support/player_id.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kydai {
namespace {

constexpr Article kAnArticle{"C.04.3.5.2.3"};

Explanation sample()
{
    Explanation explanation;
    explanation.kind = ExplanationKind::Colour;
    explanation.edition = Code{"2026"};
    Step step;
    step.phrase = kPhrases[0].phrase;
    step.arguments = {{"player", PlayerRef{3, "Loan"}}, {"round", RoundRef{5}}, {"colour", Colour::Black}};
    step.article = kAnArticle;
    step.decisive = true;
    explanation.subject = explanation.conclusion = step;
    explanation.steps = {step};
    explanation.facts.fields = {
        {"letter", "E3"}, {"decisive_round", Fact()}, {"rows", FactList{FactObject{{{"round", 1}, {"cut", true}}}}}};
    return explanation;
}

TEST(ExplanationJson, StepsCarryPhraseArgumentsArticleAndText)
{
    const auto json = toJson(sample(), [](const Step&) { return std::string("a sentence"); });
    EXPECT_EQ(json["kind"], "colour");
    EXPECT_EQ(json["conclusion"], "a sentence");
    const auto& step = json["steps"][0];
    EXPECT_EQ(step["phrase"], kPhrases[0].id);
    EXPECT_EQ(step["args"]["player"]["player"], 3);
    EXPECT_EQ(step["args"]["colour"], "black");
    EXPECT_EQ(step["article"], "C.04.3.5.2.3");
    EXPECT_EQ(step["text"], "a sentence");
    EXPECT_EQ(step["decisive"], true);
}

TEST(ExplanationJson, FactsStandAtTheTopLevel)
{
    const auto json = toJson(sample(), {});
    EXPECT_EQ(json["letter"], "E3");
    EXPECT_TRUE(json["decisive_round"].is_null());
    EXPECT_EQ(json["rows"][0]["round"], 1);
    EXPECT_EQ(json["rows"][0]["cut"], true);
    EXPECT_FALSE(json["steps"][0].contains("text"));
}

TEST(ExplanationJson, ValuesKeepTheirExactNumbers)
{
    EXPECT_EQ(toJson(Value(Points{25})), 2.5);
    EXPECT_EQ(toJson(Value(Fraction(6, 2))), 3);
    EXPECT_EQ(toJson(Value(Fraction(27, 4))), 6.75);
    EXPECT_EQ(toJson(Value(Outcome::ForfeitWin)), "+");
    EXPECT_EQ(toJson(Value(Word{"preference.strong"})), "preference.strong");
}

/// Scripts rely on each of these.
TEST(ExplanationJson, EveryValueIsWrittenAsScriptsExpectIt)
{
    const Clause clause{{{kPhrases[1].phrase, {{"points", Points{15}}, {"code", Code{"BH"}}}}}};
    const std::vector<std::pair<Value, std::string>> values{
        {Count{-7}, "-7"},
        {Points{25}, "2.5"},
        {Points{30}, "3"},
        {Points{-5}, "-0.5"},
        {Fraction(9, 3), "3"},
        {Fraction(27, 4), "6.75"},
        {Real{2.25, 2}, "2.25"},
        {Colour::White, R"("white")"},
        {Colour::Black, R"("black")"},
        {Outcome::Win, R"("1")"},
        {Outcome::Draw, R"("=")"},
        {PlayerRef{3, "Loan"}, R"({"player":3,"name":"Loan"})"},
        {TeamRef{TeamId{4}, "Hue"}, R"({"team":4,"name":"Hue"})"},
        {RoundRef{5}, "5"},
        {Code{"BH/C1"}, R"("BH/C1")"},
        {Text{"as said"}, R"("as said")"},
        {Word{"outcome.win"}, R"("outcome.win")"},
        {Players{{{1, "An"}, {2, "Binh"}}}, R"([{"player":1,"name":"An"},{"player":2,"name":"Binh"}])"},
        {Sum{{Fraction(2, 1), Fraction(7, 2)}}, "[2,3.5]"},
        {Money{Fraction(95, 3), "VND"}, R"("95/3")"},
        {Money{Fraction(1200, 1), "VND"}, R"("1200")"},
        {clause, R"({"phrase":")" + std::string(kPhrases[1].id) + R"(","args":{"points":1.5,"code":"BH"}})"},
        {Clause{{Step{}}}, R"({"phrase":")" + std::string(kPhrases[0].id) + R"(","args":{}})"}};
    std::set<std::size_t> kinds;
    for (const auto& [value, text] : values) {
        EXPECT_EQ(toJson(value).dump(), text);
        kinds.insert(value.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<ValueKinds>) << "one of each";
}

TEST(ExplanationJson, EveryFactIsWrittenAsItsKind)
{
    const FactList list{true, 3, 2.5, "word", Fact(), FactObject{{{"b", 1}, {"a", FactList{2}}}}};
    EXPECT_EQ(toJson(Fact(list)).dump(), R"([true,3,2.5,"word",null,{"b":1,"a":[2]}])");
    EXPECT_EQ(toJson(Fact("named", Fact(std::int64_t{7}))).dump(), "7") << "the name stands with whoever holds it";
}

TEST(ExplanationJson, AnAmountLosesNothing)
{
    EXPECT_EQ(exactText(Fraction(1200, 1)), "1200");
    EXPECT_EQ(exactText(Fraction(190, 6)), "95/3");
    EXPECT_EQ(exactText(Fraction(-1, 2)), "-1/2");
    EXPECT_EQ(exactText(Fraction(0, 5)), "0");
}

/// The whole of a step: only what it says, in the order that design/cli.md gives.
TEST(ExplanationJson, AStepSaysWhatItHasAndNothingElse)
{
    const std::string id(kPhrases[0].id);
    EXPECT_EQ(toJson(Step{}, {}).dump(), R"({"phrase":")" + id + R"(","args":{},"article":null})");
    const Step detail{kPhrases[1].phrase, {{"n", Count{1}}}};
    const Step step{.phrase = kPhrases[0].phrase, .article = kAnArticle, .decisive = true, .details = {detail, Step{}}};
    const auto numbered = [](const Step& of) { return std::to_string(of.arguments.size()) + " arguments"; };
    EXPECT_EQ(toJson(step, numbered).dump(),
              R"({"phrase":")" + id + R"(","args":{},"article":"C.04.3.5.2.3","text":"0 arguments","decisive":true,)" +
                  R"("details":[{"phrase":")" + std::string(kPhrases[1].id) +
                  R"(","args":{"n":1},"article":null,"text":"1 arguments"},{"phrase":")" + id +
                  R"(","args":{},"article":null,"text":"0 arguments"}]})");
}

TEST(ExplanationJson, AnAnswerIsItsKindSentencesEditionStepsAndFacts)
{
    Explanation explanation = sample();
    explanation.kind = ExplanationKind::WhyNot;
    explanation.subject = {kPhrases[1].phrase};
    explanation.conclusion = {kPhrases[2].phrase, {{"n", Count{1}}}};
    explanation.steps = {{kPhrases[3].phrase}, {kPhrases[4].phrase}};
    explanation.facts.fields = {{"letter", "E3"}, {"place", 2}};
    const auto step = [](std::size_t at) {
        return R"({"phrase":")" + std::string(kPhrases[at].id) + R"(","args":{},"article":null)";
    };
    const auto id = [](std::size_t at) { return std::string(kPhrases[at].id); };
    EXPECT_EQ(toJson(explanation, {}).dump(), R"({"kind":"why_not","subject":")" + id(1) + R"(","conclusion":")" +
                                                  id(2) + R"(","edition":"2026","steps":[)" + step(3) + "}," + step(4) +
                                                  R"(}],"letter":"E3","place":2})");
    const auto told = toJson(explanation, [](const Step& of) { return std::to_string(of.arguments.size()); });
    EXPECT_EQ(told.dump(), R"({"kind":"why_not","subject":"0","conclusion":"1","edition":"2026","steps":[)" + step(3) +
                               R"(,"text":"0"},)" + step(4) + R"(,"text":"0"}],"letter":"E3","place":2})");
}

TEST(ExplanationJson, EveryKindHasAWordOfItsOwn)
{
    std::set<std::string> words;
    for (std::size_t kind = 0; kind < kExplanationKinds.size(); ++kind) {
        Explanation explanation;
        explanation.kind = static_cast<ExplanationKind>(kind);
        const std::string word = toJson(explanation, {})["kind"];
        EXPECT_EQ(word, kExplanationKinds[kind]);
        EXPECT_TRUE(words.insert(word).second) << word;
    }
}

TEST(Explanation, ClausesAreEqualWhereTheirStepsAre)
{
    const Clause clause{{{kPhrases[1].phrase, {{"n", Count{1}}}}}};
    EXPECT_TRUE(clause == Clause(clause));
    EXPECT_FALSE(clause == (Clause{{{kPhrases[1].phrase, {{"n", Count{2}}}}}}));
    EXPECT_FALSE(clause == (Clause{{{kPhrases[2].phrase, {{"n", Count{1}}}}}}));
}

TEST(ExplanationJson, ListsOfNothingAreLists)
{
    EXPECT_EQ(toJson(Value(Players{})).dump(), "[]");
    EXPECT_EQ(toJson(Value(Sum{})).dump(), "[]");
    EXPECT_EQ(toJson(Fact(FactList{})).dump(), "[]");
    EXPECT_EQ(toJson(Fact(FactObject{})).dump(), "{}");
    EXPECT_EQ(toJson(Fact()).dump(), "null");
    Explanation nothing;
    EXPECT_EQ(toJson(nothing, {})["steps"].dump(), "[]");
    EXPECT_FALSE(toJson(sample(), {})["steps"][0].contains("details"));
    Explanation detailed = sample();
    detailed.steps[0].details = {Step{}, Step{}};
    EXPECT_EQ(toJson(detailed, {})["steps"][0]["details"].size(), 2U);
}

/// A record that nobody has filled says nothing.
TEST(ExplainRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(PlayerRef{}));
    EXPECT_TRUE(startsEmpty(RoundRef{}));
    EXPECT_TRUE(startsEmpty(Count{}));
    EXPECT_TRUE(startsEmpty(Real{}));
    const Step step;
    EXPECT_TRUE(startsEmpty(step.article) && startsEmpty(step.details) && !step.decisive && !step.folded);
    EXPECT_TRUE(startsEmpty(ColourStrips::Cell{}));
    EXPECT_TRUE(startsEmpty(ColourStrips::Strip{}));
    EXPECT_TRUE(startsEmpty(TieBreakBars::Row{}));
    EXPECT_TRUE(startsEmpty(SubCrosstable::Cell{}));
    EXPECT_TRUE(startsEmpty(SubCrosstable::Row{}));
    EXPECT_TRUE(startsEmpty(BracketPicture::Entrant{}));
    EXPECT_TRUE(startsEmpty(BracketPicture::Line{}));
    EXPECT_TRUE(startsEmpty(RatingBars::Row{}));
    EXPECT_TRUE(startsEmpty(CrosstableRows::Row{}));
    EXPECT_TRUE(startsEmpty(PlaceChances::Bar{}));
    EXPECT_TRUE(startsEmpty(KnockOutTree::Side{}) && startsEmpty(KnockOutTree::Match{}));
    EXPECT_TRUE(startsEmpty(RatingScale::Row{}));
    const PlaceChances chances;
    EXPECT_TRUE(chances.bars.empty() && chances.now == 0 && chances.possible == std::pair(0, 0));
    const KnockOutTree tree;
    EXPECT_TRUE(tree.rounds.empty() && !tree.third);
    EXPECT_TRUE(tree.isFixed) << "a bracket, unless it is drawn anew after each round";
    const CrosstableRows::Cell cell;
    EXPECT_TRUE(cell.opponent == 0 && !cell.decisive);
}

}  // namespace
}  // namespace kydai
