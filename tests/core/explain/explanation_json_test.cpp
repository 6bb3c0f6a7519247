#include "explain/explanation_json.h"

#include "explain/picture.h"
#include "support/player_id.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

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
    const CrosstableRows::Cell cell;
    EXPECT_TRUE(cell.opponent == 0 && !cell.decisive);
}

}  // namespace
}  // namespace kydai
