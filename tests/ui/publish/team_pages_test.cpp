// The pages of team events: one for each team, days of play, and no line-up before everybody may see it.

#include "pairing/next_round.h"
#include "pairing/teams/team_round.h"
#include "publish/open_data.h"
#include "support/player_id.h"
#include "ui/publish/published.h"

#include <algorithm>
#include <string>
#include <vector>

namespace kydai::publish {
namespace {

/// Two teams of three, two boards; the third of each is a reserve whom nobody expects.
Section teamsOfThree()
{
    EventBuilder builder;
    for (const char* name : {"Mai An", "Mai Bình", "Mai Kín", "Cao Chi", "Cao Dũng", "Cao Lặng"})
        builder.player("", 2000, name);
    Section section = builder.team("Huế", 1, 3).team("Vinh", 4, 6).build();
    section.rules.pairingSystem = PairingSystem::TeamRoundRobin;
    section.teams.boardColours = "WB";
    section.teams.lineUpRules.unseen = true;
    section.teams.teams[0].captain = "Tôn Thất Đội";
    section.teams.teams[0].venue = "Nhà văn hoá";
    section.info.name = "Hạng A";
    return section;
}

void handIn(Section& section, int team, const std::vector<int>& boards)
{
    LineUp lineUp;
    lineUp.round = 1;
    lineUp.team = TeamId{team};
    lineUp.opponent = TeamId{3 - team};
    for (const int number : boards) lineUp.boards.push_back(playerId(number));
    section.teams.lineUps.push_back(lineUp);
}

Section pairedTeams()
{
    Section section = teamsOfThree();
    const auto draft = pairing::draftRound(section, 1);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    return section;
}

/// With its line-up the boards of the round are others.
Section withReserve()
{
    Section section = teamsOfThree();
    handIn(section, 1, {1, 3});
    const auto draft = pairing::draftRound(section, 1);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    return section;
}

/// Files in which two names stand in one row or object.
int tellingTogether(const PageSet& pages, std::string_view one, std::string_view other)
{
    int files = 0;
    for (const File& file : pages.files) {
        const bool isList = says(file.bytes, "<tr") || says(file.bytes, "\"games\"");
        if (!isList) continue;
        for (std::size_t at = file.bytes.find(one); at != std::string::npos; at = file.bytes.find(one, at + 1)) {
            const std::size_t end = std::min(file.bytes.find("</tr>", at), file.bytes.size());
            if (file.bytes.substr(at, end - at).find(other) != std::string::npos) {
                ++files;
                break;
            }
        }
    }
    return files;
}

TEST(TeamPages, ALineUpIsInNoFileBeforeBothAreIn)
{
    Section section = withReserve();
    const PageSet unseen = pagesOf(publicationOf(section));
    const std::string round = pageAt(unseen, "s1/l/round-1.html");
    for (const char* name : {"Mai Kín", "Mai An", "Cao Chi", "Cao Dũng"}) EXPECT_FALSE(says(round, name)) << name;
    EXPECT_TRUE(says(round, "Chưa cho xem bàn"));
    EXPECT_TRUE(says(round, "chưa công bố đội hình")) << "the match stands there without those who play";
    const auto boards = [](const PageSet& pages) {
        const auto data = Json::parse(pages.find("s1/pairings.json")->bytes);
        return data["rounds"][0]["boards"].size();
    };
    EXPECT_EQ(boards(unseen), 0U);
    handIn(section, 2, {4, 5});
    const PageSet seen = pagesOf(publicationOf(section));
    EXPECT_TRUE(says(pageAt(seen, "s1/l/round-1.html"), "Mai Kín"));
    EXPECT_FALSE(says(pageAt(seen, "s1/l/round-1.html"), "Chưa cho xem bàn"));
    EXPECT_EQ(boards(seen), 2U);
    EXPECT_GT(tellingTogether(seen, "Mai Kín", "Cao"), tellingTogether(unseen, "Mai Kín", "Cao"));
}

TEST(TeamPages, NoFileTellsThatABoardStaysEmpty)
{
    const Section section = pairedTeams();
    Section holed = section;
    handIn(holed, 1, {1, 0});
    holed.rounds[0] = pairing::withLineUps(holed, 1, 0);
    ASSERT_EQ(holed.rounds[0].games.size(), 1U);
    const auto published = [](const Section& of, const QDateTime& changed) {
        Publication publication = publicationOf(of);
        SectionStory story{.section = kSection, .lastChange = QDateTime({2026, 11, 22}, {14, 0})};
        story.rounds.push_back({.round = 1, .stands = true, .changed = changed});
        publication.stories.push_back(std::move(story));
        return publication;
    };
    const QDateTime handedIn({2026, 11, 22}, {14, 0});
    const PageSet whole = pagesOf(published(section, {}));
    const PageSet hidden = pagesOf(published(holed, handedIn));
    ASSERT_EQ(hidden.files.size(), whole.files.size());
    for (std::size_t at = 0; at < whole.files.size(); ++at)
        EXPECT_EQ(hidden.files[at].bytes, whole.files[at].bytes) << whole.files[at].path;
    handIn(holed, 2, {4, 5});
    EXPECT_TRUE(says(pageAt(pagesOf(published(holed, handedIn)), "s1/l/round-1.html"), "đã được sửa")) << "both are in";
}

TEST(TeamPages, TheDeadlineOfThePublicationsClockOpensThem)
{
    Section section = withReserve();
    section.teams.deadlines.push_back({1, {2026, 11, 22}, "14:06"});  // published at 14:05
    EXPECT_FALSE(says(pageAt(pagesOf(publicationOf(section)), "s1/l/round-1.html"), "Mai Kín"));
    EXPECT_TRUE(says(pageAt(pagesOf(publicationOf(section)), "s1/l/round-1.html"), "22/11/2026 14:06"));
    section.teams.deadlines[0].time = "14:05";
    EXPECT_TRUE(says(pageAt(pagesOf(publicationOf(section)), "s1/l/round-1.html"), "Mai Kín"));
}

TEST(TeamPages, TheCaptainFindsTheNextMatchColoursAndMembers)
{
    Section section = pairedTeams();
    section.teams.fixtures.push_back({1, TeamId{1}, TeamId{2}, {2026, 12, 9}, "19:30", {}, {2026, 12, 5}});
    const PageSet pages = pagesOf(publicationOf(section));
    const std::string page = pageAt(pages, "s1/t/1.html");
    for (const char* words : {"Tôn Thất Đội", "Nhà văn hoá", "Trận tới", "9/12/2026", "19:30",
                              "dời, lẽ ra ngày 5/12/2026", "Vinh", "Mai An", "Mai Bình", "Mai Kín"})
        EXPECT_TRUE(says(page, words)) << words;
    const bool isWhite = keyOf(section.rounds[0].games[0].white) <= 3;  // on board 1
    EXPECT_TRUE(says(page, isWhite ? "Trắng ở các bàn 1." : "Trắng ở các bàn 2.")) << page;
    const std::string other = pageAt(pages, "s1/t/2.html");
    EXPECT_TRUE(says(other, isWhite ? "Trắng ở các bàn 2." : "Trắng ở các bàn 1.")) << other;
    EXPECT_TRUE(says(pageAt(pages, "s1/t/1-en.html"), "Next match"));
    EXPECT_TRUE(says(pageAt(pages, "s1/index.html"), ">Vinh</a>")) << "the way there";
    EXPECT_TRUE(says(pageAt(pages, "s1/l/league.html"), "Nhà văn hoá"));
}

TEST(TeamPages, TheCalendarHasTheMatches)
{
    Section section = pairedTeams();
    section.teams.fixtures.push_back({1, TeamId{1}, TeamId{2}, {2026, 12, 9}, "19:30", {}, {}});
    const std::string calendar = pagesOf(publicationOf(section)).find("schedule.ics")->bytes;
    EXPECT_TRUE(says(calendar, "DTSTART:20261209T193000"));
    EXPECT_TRUE(says(calendar, "Huế – Vinh") || says(calendar, "Vinh – Huế")) << calendar;
    EXPECT_TRUE(says(calendar, "LOCATION:Nhà văn hoá"));
}

}  // namespace
}  // namespace kydai::publish
