// C.07.16.6: what the rules of an event may say otherwise, as other checkers write it: /D, /N, /S and EDEC. The sums
// are done by hand.
#include "core/tiebreak/tiebreak_support.h"
#include "explain/articles.h"
#include "support/event_builder.h"
#include "tiebreak/explain_tiebreak.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::tiebreak {
namespace {

/// 2½, 1, 2 and ½ points after three rounds; number 1 has a half-point bye.
Section withBye()
{
    return EventBuilder()
        .edition(TieBreakEdition::E26)
        .player("2w1 H 3w1")
        .player("1b0 4w1 Z")
        .player("4w1 U 1b0")
        .player("3b0 2b0 H")
        .build();
}

/// A round robin of four; number 1 wins his first game by forfeit: 2½, 1½, 2 and 0.
Section withForfeit()
{
    return EventBuilder()
        .roundRobin()
        .edition(TieBreakEdition::E24)
        .player("4w+ 2b1 3b=")
        .player("3w= 1w0 4b1")
        .player("2b= 4b1 1w=")
        .player("1b- 3w0 2w0")
        .build();
}

Fraction firstValue(const Section& section, const std::string& code, std::size_t participant = 0)
{
    const Standings standings = standingsBy(section, code);
    const auto& value = standings.columns.at(0).values.at(participant).value;
    EXPECT_TRUE(value) << code;
    return value.value_or(Fraction(-1));
}

TEST(OtherProvisions, Art16_6_DCountsAnUnplayedRoundAsADrawAgainstOneself)
{
    // Opponents: 2 with 1 + ½ for his trailing bye, 3 with 2; the bye is capped at three draws, with /D at nothing.
    EXPECT_EQ(firstValue(withBye(), "BH@26"), Fraction(3, 2) + Fraction(3, 2) + Fraction(2));
    EXPECT_EQ(firstValue(withBye(), "BH/D@26"), Fraction(3, 2) + Fraction(5, 2) + Fraction(2));
    // Sonneborn-Berger: 1½ · 1 + 2½ · ½ + 2 · 1.
    EXPECT_EQ(firstValue(withBye(), "SB/D"), Fraction(19, 4));
    EXPECT_EQ(firstValue(withBye(), "SB@26"), Fraction(17, 4));
    // A full-point bye is a draw against himself too: 2 · ½, and not 1½ · 1.
    EXPECT_EQ(firstValue(withBye(), "SB/D", 2), Fraction(1, 2) + Fraction(1) + Fraction(0));
}

TEST(OtherProvisions, Art16_6_NCutsTheLowestValueWhateverRoundItWas)
{
    EXPECT_EQ(firstValue(withBye(), "BH/C1/D"), Fraction(7, 2)) << "the voluntary round goes, though it is worth most";
    EXPECT_EQ(firstValue(withBye(), "BH/C1/D/N"), Fraction(9, 2)) << "1½ goes";
    EXPECT_EQ(firstValue(withBye(), "SB/C1/D"), Fraction(13, 4)) << "the bye adds less than the lowest: 1½ goes";
}

TEST(OtherProvisions, Art16_6_SAppliesArticle16InARoundRobin)
{
    EXPECT_EQ(firstValue(withForfeit(), "SB"), Fraction(0) + Fraction(3, 2) + Fraction(1));
    EXPECT_EQ(firstValue(withForfeit(), "SB/S"), Fraction(5, 2) + Fraction(3, 2) + Fraction(1))
        << "a dummy with his own 2½";
    EXPECT_FALSE(standingsBy(withForfeit(), "BH@26").columns.at(0).values.at(0).value)
        << "no Buchholz in round robins since 2026";
    EXPECT_EQ(firstValue(withForfeit(), "BH/S@26"), Fraction(0) + Fraction(3, 2) + Fraction(2))
        << "capped by the opponent's nothing";
}

TEST(OtherProvisions, SLeavesForfeitsOutOfDirectEncounter)
{
    Section level = EventBuilder()
                        .roundRobin()
                        .player("2w+ 3b0 4w0")
                        .player("1b- 4b1 3w0")
                        .player("4w0 1w1 2b1")
                        .player("3b1 2w0 1b1")
                        .build();
    const Standings robin = standingsBy(level, "DE");
    const Standings swiss = standingsBy(level, "DE/S");
    EXPECT_EQ(robin.columns.at(0).groups.back().places.size(), 2U) << "the forfeit is their game";
    EXPECT_EQ(swiss.columns.at(0).groups.back().places.size(), 1U) << "and here it is none";
}

TEST(OtherProvisions, EdecEndsWithBoardCount)
{
    const Section exercise = loadSection(kCopies / "seeds" / "tec_team_2024.trf");
    const Standings standings = standingsBy(exercise, "EDEC");
    const auto placed = [&](std::size_t team) { return standings.columns.at(0).values.at(team).value; };
    const Standings byTop = standingsBy(exercise, "EDEBT");
    for (std::size_t team = 0; team < standings.competition->participants(); ++team)
        EXPECT_EQ(placed(team), byTop.columns.at(0).values.at(team).value) << team << ": board count parts them";
    EXPECT_EQ(canonicalText(parseCode("edec/p").value()), "EDEC/P");
}

TEST(OtherProvisions, AreWrittenAsTheyAreRead)
{
    for (const char* code : {"BH/C1/D/N", "SB/D", "EMGSB/C1/N", "DE/S", "FB/D/S", "BH/P/D/N/S/R@26"}) {
        const auto parsed = parseCode(code);
        if (std::string(code).find("/R") != std::string::npos) {
            EXPECT_FALSE(parsed) << code;
            continue;
        }
        ASSERT_TRUE(parsed) << code;
        EXPECT_EQ(canonicalText(*parsed), code);
    }
    EXPECT_TRUE(parseCode("BH/S2")->matchScale == MatchPointScale::Two) << "with a number it is a scale";
    for (const char* wrong : {"WIN/D", "PS/N", "WIN/S", "KS/D", "BH/D1", "DE/N"})
        EXPECT_FALSE(parseCode(wrong)) << wrong;
}

TEST(OtherProvisions, AreSaidWithTheirArticle)
{
    const Section section = withBye();
    const Standings standings = standingsBy(section, "BH/C1/D/N");
    const Explanation told = explainTieBreak(section, standings, 0, 0);
    const auto has = [&](Phrase phrase) {
        return std::ranges::find(told.steps, phrase, &Step::phrase) != told.steps.end();
    };
    EXPECT_TRUE(has(Phrase::TieBreakProvisionDraws));
    EXPECT_TRUE(has(Phrase::TieBreakProvisionCut));
    EXPECT_FALSE(has(Phrase::TieBreakProvisionSwiss));
    const Explanation swiss = explainTieBreak(section, standingsBy(section, "BH/S"), 0, 0);
    EXPECT_NE(std::ranges::find(swiss.steps, Phrase::TieBreakProvisionSwiss, &Step::phrase), swiss.steps.end());
    const auto row = std::ranges::find(told.steps, Phrase::TieBreakRowDrawWithSelf, &Step::phrase);
    ASSERT_NE(row, told.steps.end());
    EXPECT_EQ(row->article, article::kOtherProvisions);
}

TEST(OtherProvisions, EdeSaysWhereThePrintedExerciseGoesOn)
{
    const Section exercise = loadSection(kCopies / "seeds" / "tec_team_2024.trf");
    const Standings standings = standingsBy(exercise, "EDE");
    int told = 0;
    for (std::size_t team = 0; team < standings.competition->participants(); ++team) {
        const Explanation why = explainTieBreak(exercise, standings, 0, team);
        told += static_cast<int>(std::ranges::count(why.steps, Phrase::EncounterNotAsExercise, &Step::phrase));
    }
    EXPECT_GT(told, 0);
    const Section plain = EventBuilder().player("2w1").player("1b0").build();
    const Standings direct = standingsBy(plain, "DE");
    EXPECT_EQ(
        std::ranges::count(explainTieBreak(plain, direct, 0, 0).steps, Phrase::EncounterNotAsExercise, &Step::phrase),
        0);
}

}  // namespace
}  // namespace kydai::tiebreak
