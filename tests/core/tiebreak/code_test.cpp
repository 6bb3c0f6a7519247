#include "tiebreak/code.h"

#include "support/fragments.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

namespace kydai::tiebreak {
namespace {

TEST(TieBreakCode, ReadsNamesAndModifiersInEitherCase)
{
    const auto code = parseCode(" bh:gp/c2/P@26 ");
    ASSERT_TRUE(code.ok());
    EXPECT_EQ(code->kind, Kind::Buchholz);
    EXPECT_EQ(code->score, ScoreKind::Game);
    EXPECT_EQ(code->cutLow, 2);
    EXPECT_TRUE(code->forfeitsPlayed);
    EXPECT_EQ(code->edition, TieBreakEdition::E26);
    EXPECT_EQ(code->text, "bh:gp/c2/P@26");
    EXPECT_EQ(canonicalText(*code), "BH:GP/C2/P@26");
}

TEST(TieBreakCode, ReadsTheNumbersOfSwissManager)
{
    const auto said = [](const char* number) {
        const auto code = parseCode(number);
        EXPECT_TRUE(code.ok()) << number;
        return code ? canonicalText(*code) : std::string();
    };
    EXPECT_EQ(said("84"), "BH");
    EXPECT_EQ(said("84/C1"), "BH/C1");
    EXPECT_EQ(said("84( 1 : 0 : 1 )"), said("84(1:0:1)")) << "blanks say nothing";
    EXPECT_EQ(said("84@26"), "BH@26");
    EXPECT_EQ(said("37"), "BH@OLD") << "the virtual opponent";
    EXPECT_EQ(said("37/C1"), "BH/C1@OLD");
    EXPECT_EQ(said("11"), "DE@OLD");
    EXPECT_EQ(said("81"), "DE");
    EXPECT_EQ(said("85/C1"), "SB/C1");
    EXPECT_EQ(said("68"), "WIN");
    EXPECT_EQ(parseCode("84")->text, "84") << "spelled as it was asked for";
    EXPECT_FALSE(parseCode("99").ok());
    EXPECT_FALSE(parseCode("84/X").ok());
}

TEST(TieBreakCode, ReadsTheSpellingsOfOlderFiles)
{
    for (const char* text : {"BH/C1", "BH-C1", "BH#C1", "BHC1", "bhc1"}) {
        const auto code = parseCode(text);
        ASSERT_TRUE(code.ok()) << text;
        EXPECT_EQ(canonicalText(*code), "BH/C1") << text;
    }
    EXPECT_EQ(canonicalText(*parseCode("GE")), "REP");
    EXPECT_EQ(canonicalText(*parseCode("BH:GP#C1-P")), "BH:GP/C1/P");
}

TEST(TieBreakCode, ReadsLimitsRatingsFactorsAndEditions)
{
    EXPECT_EQ(parseCode("KS/L+1")->limitHalfPoints, 1);
    EXPECT_EQ(parseCode("KS/L1")->limitHalfPoints, 1) << "as FIDE's list spells it";
    EXPECT_EQ(parseCode("KS/L-2")->limitHalfPoints, -2);
    EXPECT_EQ(parseCode("ARO/U1400/C1")->unratedRating, 1400);
    EXPECT_EQ(parseCode("SSSC/K3/F")->factor, 3);
    EXPECT_TRUE(parseCode("TPN/R")->reversed);
    EXPECT_EQ(parseCode("BH/M2")->cutHigh, 2);
    EXPECT_EQ(parseCode("BH/V2024")->edition, TieBreakEdition::E24);
    EXPECT_EQ(parseCode("DE@OLD")->edition, TieBreakEdition::Old);
}

TEST(TieBreakCode, RefusesWhatDoesNotExistAndSaysWhere)
{
    for (const char* text : {"", "XYZ", "BH/Q1", "BH/C", "BH/C0", "BH/", "BH@25", "DE/C1", "WIN:MP", "SB/M1", "KS/L50",
                             "TPR/C1", "BH/C1x", "BH/R", "ARO/F"}) {
        const auto code = parseCode(text);
        EXPECT_FALSE(code.ok()) << text;
        if (!code) {
            EXPECT_NE(logText(code.error().what).find(text), std::string::npos);
            EXPECT_FALSE(code.error().expected.empty());
        }
    }
}

TEST(TieBreakCode, WhatIsMalformedIsToldApartFromWhatDoesNotExist)
{
    const auto errorOf = [](const char* text) {
        const auto code = parseCode(text);
        return code ? std::pair(Errc::CannotOpen, FragmentId{})
                    : std::pair(code.error().code, code.error().expected.id);
    };
    EXPECT_EQ(errorOf("BH(1)"), std::pair(Errc::Malformed, FragmentId::PointsInBrackets));
    EXPECT_EQ(errorOf("GPV(1:0.5:0").first, Errc::Malformed) << "left open";
    EXPECT_EQ(errorOf("BH/"), std::pair(Errc::Malformed, FragmentId::ModifierAfterStroke));
    EXPECT_EQ(errorOf("WIN:MP"), std::pair(Errc::Unsupported, FragmentId::ScoreAfterColon));
    EXPECT_EQ(errorOf("BH/Q1").first, Errc::Unsupported);
    for (const char* none : {"BH/C0", "BH/M0", "BH/H0"}) EXPECT_EQ(errorOf(none).first, Errc::Unsupported) << none;
    for (const char* one : {"BH/C1", "BH/M1", "BH/H1"}) EXPECT_EQ(errorOf(one).first, Errc::CannotOpen) << one;
}

TEST(TieBreakCode, ListsKeepTheirOrderAndRepetitions)
{
    const auto list = parseCodes("DE, BH ,DE");
    ASSERT_TRUE(list.ok());
    ASSERT_EQ(list->size(), 3U);
    EXPECT_EQ((*list)[0].kind, Kind::DirectEncounter);
    EXPECT_EQ((*list)[1].kind, Kind::Buchholz);
    EXPECT_EQ((*list)[2].kind, Kind::DirectEncounter);
    EXPECT_TRUE(parseCodes("")->empty());
}

TEST(TieBreakRegistry, EveryNameIsReadAndWrittenBack)
{
    for (const Definition& entry : definitions()) {
        if (entry.kind == Kind::NotComputed) continue;  // has numbers only
        const auto code = parseCode(entry.name);
        ASSERT_TRUE(code.ok()) << entry.name;
        EXPECT_EQ(code->kind, entry.kind);
        if (entry.kind == Kind::SecondaryScore) continue;  // written in mixed case
        EXPECT_EQ(canonicalText(*code), entry.name);
    }
}

TEST(TieBreakRegistry, EveryKindStandsInItOnce)
{
    for (int kind = 0; kind <= static_cast<int>(Kind::NotComputed); ++kind) {
        const auto count = std::ranges::count(definitions(), static_cast<Kind>(kind), &Definition::kind);
        EXPECT_EQ(count, 1) << kind;
    }
}

}  // namespace
}  // namespace kydai::tiebreak
