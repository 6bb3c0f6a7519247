// The games of a round as PGN: every game once, results as they stand, nothing that breaks a tag.
#include "format/pgn_writer.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <vector>

namespace kydai::format {
namespace {

struct ReadGame {
    std::map<std::string, std::string> tags{};
    std::string moves{};
};

/// As any reader of PGN does: tags with escaped quotes, an empty line, what is moved, an empty line.
std::vector<ReadGame> gamesIn(const std::string& text)
{
    std::vector<ReadGame> games;
    std::istringstream in(text);
    std::string line;
    bool isInTags = false;
    while (std::getline(in, line)) {
        if (line.starts_with('[')) {
            if (!isInTags) games.emplace_back();
            isInTags = true;
            const std::size_t blank = line.find(' ');
            std::string value;
            for (std::size_t at = blank + 2; at + 2 < line.size(); ++at) {
                if (line[at] == '\\') ++at;
                value += line[at];
            }
            EXPECT_TRUE(line.ends_with("\"]")) << line;
            EXPECT_TRUE(games.back().tags.emplace(line.substr(1, blank - 1), value).second) << line;
        } else if (!line.empty()) {
            isInTags = false;
            games.back().moves += line;
        }
    }
    return games;
}

TEST(Pgn, EveryGameOfTheRoundStandsThereWithItsPlayersAndResult)
{
    Section section = EventBuilder()
                          .player("2w1", 2400, "Nguyễn An")
                          .player("1b0", 2300, "Lê Bình")
                          .player("4w=", 2200, "Trần \"Chi\" \\ Lan")
                          .player("3b=", 0, "Phạm Dung")
                          .player("6w+", 0, "Đỗ Em")
                          .player("5b-", 0, "Vũ Giang")
                          .player("8w")
                          .player("7b")
                          .player("U")
                          .build();
    section.info.name = "U16";
    section.info.town = "Huế";
    section.info.firstTable = 11;
    section.rounds.front().date = {2026, 11, 22};
    section.players[0].title = Title::FM;
    section.players[0].fideId = "12401137";
    section.players[0].unit = "Hà Nội";
    const auto games = gamesIn(pgnOf(section, 1, "Giải trẻ"));
    ASSERT_EQ(games.size(), 4U) << "nobody plays against a bye";
    const auto& first = games[0].tags;
    EXPECT_EQ(first.at("Event"), "Giải trẻ · U16");
    EXPECT_EQ(first.at("Site"), "Huế");
    EXPECT_EQ(first.at("Date"), "2026.11.22");
    EXPECT_EQ(first.at("Round"), "1.1");
    EXPECT_EQ(first.at("White"), "Nguyễn An");
    EXPECT_EQ(first.at("Black"), "Lê Bình");
    EXPECT_EQ(first.at("WhiteTitle"), "FM");
    EXPECT_EQ(first.at("WhiteElo"), "2400");
    EXPECT_EQ(first.at("WhiteFideId"), "12401137");
    EXPECT_EQ(first.at("WhiteTeam"), "Hà Nội");
    EXPECT_EQ(first.at("Board"), "1");
    EXPECT_EQ(first.at("Table"), "11") << "where the hall counts otherwise";
    EXPECT_EQ(games[1].tags.at("White"), "Trần \"Chi\" \\ Lan");
    EXPECT_FALSE(games[1].tags.contains("BlackElo"));
    const char* const results[] = {"1-0", "1/2-1/2", "1-0", "*"};
    for (std::size_t at = 0; at < games.size(); ++at) {
        EXPECT_EQ(games[at].tags.at("Result"), results[at]);
        EXPECT_EQ(games[at].moves, results[at]);
        EXPECT_EQ(games[at].tags.contains("Termination"), at == 2) << "a game that was not played says so";
    }
}

TEST(Pgn, ADoubleForfeitHasNoResultOfTheStandard)
{
    const auto games = gamesIn(pgnOf(EventBuilder().player("2w-").player("1b-").build(), 1, {}));
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].tags.at("Result"), "*");
    EXPECT_EQ(games[0].tags.at("Termination"), "unplayed");
    EXPECT_EQ(games[0].tags.at("Event"), "?");
    EXPECT_EQ(games[0].tags.at("Date"), "????.??.??");
}

TEST(Pgn, ALostGameAHalfKnownDayATeamAndXiangqiStandThereToo)
{
    Section section = EventBuilder().player("2w0", 2400, "An").player("1b1", 2300, "Binh").build();
    section.info.name = "U16";
    section.info.firstDay = {2026, 11, 0};
    section.info.codedTimeControl = "5400+30";
    section.rules.discipline = Discipline::Xiangqi;
    section.players[0].unit = section.players[1].unit = "Huế";
    section.players[0].federation = "VIE";
    section.teams.teams = {{.id = TeamId{1}, .name = "Rồng", .members = {section.players[0].id}}};
    const auto tagsOf = [&](const std::string& event) { return gamesIn(pgnOf(section, 1, event)).at(0).tags; };
    const auto tags = tagsOf("");
    EXPECT_EQ(tags.at("Result"), "0-1");
    EXPECT_EQ(tags.at("Date"), "2026.11.??");
    EXPECT_EQ(tags.at("Game"), "Chinese Chess");
    EXPECT_EQ(tags.at("WhiteTeam"), "Rồng");
    EXPECT_EQ(tags.at("BlackTeam"), "Huế");
    EXPECT_EQ(tags.at("WhiteFederation"), "VIE");
    EXPECT_EQ(tags.at("TimeControl"), "5400+30");
    EXPECT_EQ(tags.at("Site"), "?");
    EXPECT_FALSE(tags.contains("Table"));
    EXPECT_EQ(tags.at("Event"), "U16");
    EXPECT_EQ(tagsOf("U16").at("Event"), "U16");
    section.info.name.clear();
    EXPECT_EQ(tagsOf("Giải trẻ").at("Event"), "Giải trẻ");
    section.info.firstDay = {2026, 0, 0};
    EXPECT_EQ(tagsOf("").at("Date"), "2026.??.??");
    section.rounds[0].date = {2025, 1, 2};
    EXPECT_EQ(tagsOf("").at("Date"), "2025.01.02") << "the round's own day";
}

}  // namespace
}  // namespace kydai::format
