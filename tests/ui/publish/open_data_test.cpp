// A publication as data: it keeps to its schemas, tells what the pages tell, and no more.
#include "publish/open_data.h"

#include "model/json.h"
#include "pairing/generate.h"
#include "publish/markup.h"
#include "support/json_validator.h"
#include "support/player_id.h"
#include "ui/publish/published.h"

#include <map>

namespace kydai::publish {
namespace {

Json documentAt(const PageSet& pages, const std::string& path)
{
    const File* file = pages.find(path);
    EXPECT_NE(file, nullptr) << path;
    if (file == nullptr) return {};
    return Json::parse(file->bytes, nullptr, false);
}

Publication withBirths()
{
    Section section = threeRounds();
    section.info.name = "U16";
    section.info.firstDay = {2026, 11, 20};
    section.info.lastDay = {2026, 11, 22};
    section.rounds.front().date = {2026, 11, 20};
    section.rules.tieBreaks = {"BH/C1", "SB", "DE"};
    for (Player& player : section.players) player.fideId = "124011" + std::to_string(10 + player.tpn);
    section.players[0].birth = {1980, 5, 6};
    section.players[1].birth = {2010, 5, 6};
    section.players[2].birth = {2008, 11, 20};
    section.players[3].birth = {2008, 11, 21};
    return publicationOf(section);
}

TEST(OpenData, EveryDocumentKeepsToItsSchema)
{
    const PageSet pages = pagesOf(withBirths());
    std::map<std::string, int> seen;
    for (const File& file : pages.files) {
        if (file.type != FileType::Data) continue;
        const Json document = Json::parse(file.bytes, nullptr, false);
        const std::string id = document.value("$schema", "");
        const std::string prefix = "urn:kydai:schema:";
        ASSERT_TRUE(id.starts_with(prefix)) << file.path << id;
        const Json schema = openSchema(id.substr(prefix.size()));
        EXPECT_EQ(schema["$id"], id);
        EXPECT_EQ(fixture::misfit(document, schema), "") << file.path;
        ++seen[id.substr(prefix.size())];
    }
    EXPECT_EQ(seen["open-event"], 1);
    EXPECT_EQ(seen["open-pairings"], 1);
    EXPECT_EQ(seen["open-standings"], 1);
    EXPECT_EQ(seen["open-player"], 5);
    EXPECT_EQ(seen.size(), std::size(kOpenDocuments));
}

TEST(OpenData, EveryPathLeadsToAFileOfTheSet)
{
    const PageSet pages = pagesOf(withBirths());
    const Json event = documentAt(pages, "event.json");
    const Json& section = event["sections"][0];
    std::vector<std::string> paths{event["calendar"], section["pairings"], section["standings"]};
    for (const Json& games : section["games"]) paths.push_back(games);
    for (const Json& player : section["players"]) paths.push_back(player["data"]);
    EXPECT_EQ(paths.size(), 3U + 3U + 5U);
    for (const std::string& path : paths) EXPECT_NE(pages.find(path), nullptr) << path;
    EXPECT_EQ(section["rounds"], 5);
    EXPECT_EQ(section["published"], 3);
    EXPECT_EQ(section["system"], "dutch");
    EXPECT_EQ(section["info"]["name"], "U16");
    EXPECT_EQ(pages.files.back().path, "index.html") << "the way in stays the last";
}

TEST(OpenData, NumbersAreNumbersAndResultsWhatTheyWere)
{
    const PageSet pages = pagesOf(withBirths());
    const Json pairings = documentAt(pages, "s1/pairings.json");
    ASSERT_EQ(pairings["rounds"].size(), 3U);
    const Json& first = pairings["rounds"][0];
    EXPECT_EQ(first["date"], "2026-11-20");
    std::map<int, Json> byWhite;
    for (const Json& board : first["boards"]) byWhite[board["white"]["number"]] = board;
    EXPECT_EQ(byWhite.at(1)["black"]["number"], 4);
    EXPECT_EQ(byWhite.at(1)["white"]["rating"], 2000);
    EXPECT_EQ(byWhite.at(1)["result"]["white"], 1);
    EXPECT_EQ(byWhite.at(1)["result"]["black"], 0);
    EXPECT_EQ(byWhite.at(1)["result"]["played"], true);
    EXPECT_EQ(first["byes"][0]["player"]["number"], 3);
    EXPECT_EQ(first["byes"][0]["points"], 1);
    int open = 0;
    for (const Json& board : pairings["rounds"][2]["boards"]) open += board["result"].is_null() ? 1 : 0;
    EXPECT_EQ(open, 1);

    const Json standings = documentAt(pages, "s1/standings.json");
    EXPECT_EQ(standings["missing"], 1);
    EXPECT_EQ(standings["players"].size(), 5U);
    for (const Json& row : standings["players"]) {
        EXPECT_TRUE(row["points"].is_number());
        EXPECT_EQ(row["values"].size(), 3U);
    }
    EXPECT_EQ(standings["players"][0]["points"], 2.5);
}

/// The working adds up to the value: read as another program would.
TEST(OpenData, TheWorkingOfATieBreakAddsUpToItsValue)
{
    pairing::GenerateOptions options;
    options.seed = 11;
    options.players = 24;
    options.rounds = 6;
    Section section = pairing::generate(options);
    section.rules.tieBreaks = {"BH/C1", "BH", "SB"};
    const PageSet pages = pagesOf(publicationOf(section));
    const Json standings = documentAt(pages, "s1/standings.json");
    int compared = 0;
    for (const Json& row : standings["players"]) {
        const Json player = documentAt(pages, "s1/p/" + std::to_string(row["number"].get<int>()) + ".json");
        for (std::size_t at = 0; at < row["values"].size(); ++at) {
            double sum = 0;
            for (const Json& round : player["tiebreaks"][at]["rows"]) {
                if (!round.value("cut", false)) sum += round["contribution"].get<double>();
            }
            EXPECT_DOUBLE_EQ(sum, row["values"][at].get<double>()) << row["name"] << at;
            ++compared;
        }
    }
    EXPECT_EQ(compared, 72);
}

TEST(OpenData, AnswersAreThoseOfThePageInEachLanguage)
{
    const PageSet pages = pagesOf(withBirths());
    const Json player = documentAt(pages, "s1/p/1.json");
    for (const auto& [language, door] : {std::pair("vi", "s1/p/1.html"), std::pair("en", "s1/p/1-en.html")}) {
        const std::string page = pageAt(pages, door);
        EXPECT_GE(player["answers"].size(), 3U);
        std::size_t folded = 0;
        for (std::size_t at = page.find("<details>"); at != std::string::npos; at = page.find("<details>", at + 1))
            ++folded;
        EXPECT_EQ(player["answers"].size(), folded);
        for (const Json& answer : player["answers"]) {
            Markup told;
            told.text(answer["conclusion"][language].get<std::string>());
            EXPECT_TRUE(says(page, told.bytes())) << told.bytes();
        }
    }
}

TEST(OpenData, FideNumbersOfMinorsOnlyWhereTheEventSaysSo)
{
    const auto numbersIn = [](const Options& options) {
        std::vector<int> numbers;
        const PageSet pages = pagesOf(withBirths(), options);
        const Json event = documentAt(pages, "event.json");
        for (const Json& player : event["sections"][0]["players"]) {
            const int number = player["number"];
            if (player.contains("fideId")) numbers.push_back(number);
            const std::string id = "124011" + std::to_string(10 + number);
            bool stands = false;
            for (const File& file : pages.files) stands = stands || says(file.bytes, id);
            EXPECT_EQ(stands, player.contains("fideId")) << number << " in any file";
        }
        return numbers;
    };
    EXPECT_EQ(numbersIn({}), (std::vector<int>{1, 3})) << "of age on the first day; of unknown age is nobody";
    EXPECT_EQ(numbersIn({.fideIdsOfMinors = true}), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(OpenData, WhatIsLeftOutOfThePagesIsLeftOutHere)
{
    const PageSet pages = pagesOf(withBirths(), {.standings = false, .explanations = false});
    EXPECT_EQ(pages.find("s1/standings.json"), nullptr);
    EXPECT_EQ(pages.find("s1/p/1.json"), nullptr);
    EXPECT_FALSE(documentAt(pages, "event.json")["sections"][0].contains("standings"));
    const PageSet initials = pagesOf(withBirths(), {.initialsOfMinors = true});
    EXPECT_EQ(documentAt(initials, "event.json")["sections"][0]["players"][1]["name"], "L. Minh");
    EXPECT_TRUE(says(initials.find("s1/round-1.pgn")->bytes, "L. Minh"));
}

TEST(OpenData, TheCalendarHasTheEventAndItsRounds)
{
    const PageSet pages = pagesOf(withBirths());
    const std::string calendar = pages.find("schedule.ics")->bytes;
    EXPECT_TRUE(says(calendar, "SUMMARY:U16\r\n"));
    EXPECT_TRUE(says(calendar, "DTEND;VALUE=DATE:20261123\r\n"));
    EXPECT_TRUE(says(calendar, "UID:s1-r1@kydai"));
    EXPECT_FALSE(says(calendar, "UID:s1-r2@kydai")) << "its day is not known";
}

TEST(OpenData, ALinkToAPageIsShownWithItsTitleAndThePicture)
{
    const std::string plain = pageAt(pagesOf(withBirths()), "s1/p/1-en.html");
    EXPECT_TRUE(says(plain, "<meta property=\"og:title\" content=\"1 Nguyễn Thị Loan\">"));
    EXPECT_TRUE(says(plain, "<meta property=\"og:description\" content=\"Round 3 of 5\">"));
    EXPECT_FALSE(says(plain, "og:image"));
    const PageSet pages = pagesOf(withBirths(), {.address = "https://giai.example/2026"});
    const std::string page = pageAt(pages, "s1/p/1-en.html");
    const std::string start = "og:image\" content=\"https://giai.example/2026/";
    const std::size_t at = page.find(start);
    ASSERT_NE(at, std::string::npos);
    const std::string path = page.substr(at + start.size(), page.find('"', at + start.size()) - at - start.size());
    ASSERT_NE(pages.find(path), nullptr) << path;
    EXPECT_TRUE(pages.find(path)->bytes.starts_with("\x89PNG"));
}

}  // namespace
}  // namespace kydai::publish
