// What a rating report lacks is named, each fault with its place.
#include "policy/report_check.h"

#include "policy/meetings.h"
#include "policy/rating_check.h"
#include "support/event_builder.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::policy {
namespace {

Section complete()
{
    Section section = EventBuilder().player("2w1", 2000, "A").player("1b0", 1900, "B").scheduledRounds(1).build();
    section.info.town = "Huế";
    section.info.federation = "VIE";
    section.info.chiefArbiter = "Trần Thị Minh Nguyệt (12401234)";
    section.info.timeControlText = "90+30";
    section.info.firstDay = section.info.lastDay = {2026, 7, 7};
    section.rounds.front().date = {2026, 7, 7};
    for (Player& player : section.players) {
        player.fideId = "99900" + std::to_string(player.tpn);
        player.birth = {2010, 1, 1};
        player.sex = Sex::Female;
        player.federation = "VIE";
    }
    return section;
}

bool tells(const Section& section, ReportFault fault)
{
    const auto found = reportFindings(section);
    return std::ranges::find(found, fault, &ReportFinding::fault) != found.end();
}

TEST(ReportCheck, ACompleteReportLacksNothing)
{
    EXPECT_TRUE(reportFindings(complete()).empty());
}

TEST(ReportCheck, EachFaultIsNamed)
{
    using enum ReportFault;
    Section section = complete();
    section.rules.scheduledRounds = 3;
    EXPECT_TRUE(tells(section, RoundsToCome));
    section = complete();
    section.rounds.front().games.front().whiteOutcome = section.rounds.front().games.front().blackOutcome =
        Outcome::Open;
    EXPECT_EQ(reportFindings(section), (std::vector<ReportFinding>{{GamesOpen, {}, 1, 1}}));
    section = complete();
    section.rounds.front().date = {};
    EXPECT_TRUE(tells(section, NoRoundDate));
    section = complete();
    section.info = {};
    for (const ReportFault fault : {NoDays, NoTown, NoFederation, NoChief, NoTimeControl})
        EXPECT_TRUE(tells(section, fault)) << static_cast<int>(fault);
    section = complete();
    section.players.back().fideId = section.players.front().fideId;
    EXPECT_TRUE(tells(section, SameId));
    section = complete();
    section.players.back().fideId.clear();
    section.players.back().birth = {};
    section.players.back().sex = Sex::Unknown;
    section.players.back().federation.clear();
    const auto found = reportFindings(section);
    ASSERT_EQ(found.size(), 4U);
    for (const ReportFinding& finding : found) EXPECT_EQ(finding.player, section.players.back().id);
}

TEST(ReportCheck, WhoNeverPlayedNeedsNoIdentity)
{
    Section section = complete();
    section.players.push_back(section.players.back());
    section.players.back().tpn = 3;
    section.players.back().id = {};
    section.players.back().fideId.clear();
    EXPECT_TRUE(reportFindings(section).empty());
}

TEST(ReportCheck, InARoundRobinEverybodyMeetsEverybodyOnce)
{
    Section section = EventBuilder()
                          .player("4w1 3b1 2w1", 2000)
                          .player("3w1 4b1 1b0", 1900)
                          .player("2b0 1w0 4w=", 1800)
                          .player("1b0 2w0 3b=", 1700)
                          .scheduledRounds(3)
                          .roundRobin()
                          .build();
    EXPECT_FALSE(tells(section, ReportFault::WrongMeetings));
    std::swap(section.rounds[2].games[0].black, section.rounds[2].games[1].black);
    const auto found = reportFindings(section);
    EXPECT_EQ(std::ranges::count(found, ReportFault::WrongMeetings, &ReportFinding::fault), 4);
}

TEST(ReportCheck, WhoCompletedLessThanHalfOfARoundRobinIsTold)
{
    Section section = EventBuilder()
                          .player("4w+ 3b1 2w1", 2000)
                          .player("3w1 4b1 1b0", 1900)
                          .player("2b0 1w0 4w+", 1800)
                          .player("1b- 2w0 3b-", 1700)
                          .scheduledRounds(3)
                          .roundRobin()
                          .build();
    const auto found = reportFindings(section);
    const auto at = std::ranges::find(found, ReportFault::UnderHalf, &ReportFinding::fault);
    ASSERT_NE(at, found.end());
    EXPECT_EQ(at->player, section.players[3].id);
    EXPECT_EQ(at->count, 1);
    EXPECT_EQ(at->round, 0) << "it is of the whole event";
    section.players[3].withdrawnFromRound = 2;
    EXPECT_FALSE(tells(section, ReportFault::UnderHalf));
}

TEST(ReportCheck, EveryOfficialNeedsAFideId)
{
    using enum ReportFault;
    Section section = complete();
    section.info.chiefArbiter = "Trần Thị Minh Nguyệt";
    EXPECT_TRUE(tells(section, ChiefWithoutId));
    section = complete();
    section.info.deputyArbiters = {"FA Lê Minh 12400001", "Phạm Hạnh"};
    EXPECT_EQ(reportFindings(section), (std::vector<ReportFinding>{{DeputyWithoutId, {}, 0, 2}}));
    section.info.deputyArbiters = {"FA Lê Minh " + section.players.front().fideId};
    EXPECT_EQ(reportFindings(section), (std::vector<ReportFinding>{{OfficialPlays, section.players.front().id, 0, 0}}));
}

TEST(ReportCheck, NormsAskForAFideArbiterTheCodeAndTheGames)
{
    using enum ReportFault;
    Section section = complete();
    EXPECT_EQ(
        reportFindings(section, true),
        (std::vector<ReportFinding>{{ChiefNotFide, {}, 0, 0}, {NoEventCode, {}, 0, 0}, {GamesNotKept, {}, 0, 0}}));
    section.info.chiefArbiter = "IA Trần Thị Minh Nguyệt (12401234)";
    section.info.report.eventCode = "345678";
    section.info.report.gamesKept = true;
    EXPECT_TRUE(reportFindings(section, true).empty());
}

/// A record that nobody has filled says nothing.
TEST(PolicyRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(ReportFinding{}));
    EXPECT_TRUE(startsEmpty(RatingDifference{}));
    EXPECT_TRUE(startsEmpty(WrongMeeting{}));
}

}  // namespace
}  // namespace kydai::policy
