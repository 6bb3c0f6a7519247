// What TUNX files and uploads of chess-results have in common: tie-breaks by number, and the order of the starting
// list.
#include "format/swiss_manager_common.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

TEST(SwissManagerCommon, TheOrderOfTheStartingListHasItsNumber)
{
    const std::pair<int, const char*> kOrders[] = {{-1, "OTHER"}, {0, "NIDOF"}, {1, "NIDOF"}, {2, "FIDE"}, {3, "FIDON"},
                                                   {4, "HBFN"},   {5, "NRO"},   {6, "FIDE"},  {7, "OTHER"}};
    for (const auto& [order, method] : kOrders) EXPECT_EQ(startingListMethod(order), method) << order;
    const std::pair<const char*, int> kMethods[] = {{"NIDOF", 1}, {"FIDE", 2}, {"", 2},     {"VIE FIDON", 3},
                                                    {"HBFN", 4},  {"NRO", 5},  {"LBFN", 2}, {"OTHER", 2}};
    for (const auto& [method, order] : kMethods) {
        SectionInfo info;
        info.startingListMethod = method;
        EXPECT_EQ(startingListOrder(info), order) << method;
    }
}

TEST(SwissManagerCommon, ATieBreakIsItsNumberWithItsParameters)
{
    using Parameters = std::vector<std::string>;
    EXPECT_EQ(uploadedTieBreak(999, "0"), (TieBreakNumber{999, {}})) << "no such number";
    EXPECT_EQ(uploadedTieBreak(37, ""), (TieBreakNumber{37, {"0", "0", "-"}})) << "no virtual opponents";
    EXPECT_EQ(uploadedTieBreak(84, ""), (TieBreakNumber{84, {}}));
    EXPECT_EQ(uploadedTieBreak(84, "1,0:0;P"), (TieBreakNumber{84, {"1", "0", "0", "P"}}));
    EXPECT_EQ(uploadedTieBreak(84, "1)0"), (TieBreakNumber{84, {}})) << "a bracket too many";
    EXPECT_EQ(detailsOf({84, {}}), "");
    EXPECT_EQ(detailsOf({84, Parameters{"1", "0", "P"}}), "1,0,P");
}

TEST(SwissManagerCommon, PointsOfMatchesAndGamesHaveTheirNumbers)
{
    Section section;
    section.teams.teams.resize(2);
    const auto numberFor = [&](const char* listed) {
        const auto found = tieBreakForUpload(listed, section);
        return found ? found->number : 0;
    };
    EXPECT_EQ(numberFor("MPTS"), 13);
    EXPECT_EQ(numberFor("GPTS"), 1);
    EXPECT_EQ(numberFor("54"), 54) << "a number stands for itself";
    EXPECT_EQ(numberFor("54x"), 0);
    EXPECT_EQ(numberFor("NONE"), 0);
}

TEST(SwissManagerCommon, TheFirstTieBreakOfATeamEventSaysByWhatItRanks)
{
    const auto rankedBy = [](std::vector<int> numbers, bool teams) {
        Section section;
        if (teams) section.teams.teams.resize(2);
        std::vector<Diagnostic> findings;
        for (const int number : numbers) addNumbered({number, {}}, 0, section, findings);
        return std::pair(section.teams.matchPointsPrimary, section.teams.matchWin.tenths);
    };
    EXPECT_EQ(rankedBy({13, 1}, true), std::pair(true, 20));
    EXPECT_EQ(rankedBy({1, 13}, true), std::pair(false, 20));
    EXPECT_EQ(rankedBy({40, 1}, true), std::pair(true, 30));
    EXPECT_EQ(rankedBy({13, 40}, true), std::pair(true, 20)) << "what follows changes nothing";
    EXPECT_EQ(rankedBy({1, 40}, false), std::pair(true, 20)) << "players have no matches";
}

TEST(SwissManagerCommon, WhatIsNotComputedIsOldOrHasAnOptionIsTold)
{
    const auto told = [](int number, int option) {
        Section section;
        std::vector<Diagnostic> findings;
        addNumbered({number, {}}, option, section, findings);
        EXPECT_EQ(section.rules.tieBreaks.size(), 1U) << "nothing is dropped";
        if (findings.empty()) return std::string();
        EXPECT_EQ(findings.front().problem, Problem::Assumed);
        EXPECT_EQ(findings.front().severity, Severity::Warning);
        return logText(findings.front().what) + " / " + logText(findings.front().expected);
    };
    EXPECT_EQ(told(84, 0), "");
    EXPECT_EQ(told(84, 3), "TieBreakOptionUnknown '84' 3 / NewerTieBreak");
    EXPECT_EQ(told(54, 0), "TieBreakKeptNotComputed '54' / TieBreakByHandInstead");
    EXPECT_EQ(told(54, 3), "TieBreakKeptNotComputed '54' / TieBreakByHandInstead");
}

}  // namespace
}  // namespace kydai::format
