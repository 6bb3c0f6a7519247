// Pages for phones: only what is published and anybody's business, whole, escaped, each link to a page of the same set.

#include "ask/answer.h"
#include "pairing/explain_questions.h"
#include "pairing/generate.h"
#include "prizes/event_units.h"
#include "prizes/explain_unit.h"
#include "publish/assets.h"
#include "publish/frame.h"
#include "publish/markup.h"
#include "publish/material.h"
#include "support/player_id.h"
#include "tables/lists.h"
#include "text/phrase_text.h"
#include "ui/publish/published.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <vector>
#include <zlib.h>

namespace kydai::publish {
namespace {

std::string pathFrom(const std::string& page, const std::string& link)
{
    const auto path = (std::filesystem::path(page).parent_path() / link.substr(0, link.find('#'))).lexically_normal();
    return path.generic_string();
}

/// Compressed as a server sends it.
std::size_t gzipSize(const std::string& bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::vector<Bytef> packed(size);
    EXPECT_EQ(compress2(packed.data(), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                        static_cast<uLong>(bytes.size()), 6),
              Z_OK);
    return size;
}

Section bigSection(int players, RoundNumber rounds)
{
    pairing::GenerateOptions options;
    options.seed = 7;
    options.players = players;
    options.rounds = rounds;
    Section section = pairing::generate(options);
    section.info.name = "Open";
    section.rules.tieBreaks = {"BH/C1", "BH", "SB", "DE", "WIN"};
    static const char* const kFamily[] = {"Nguyễn Thị Hồng", "Trần Đức", "Lê Hoàng Bảo", "Phạm Ngọc Phương", "Vũ"};
    static const char* const kGiven[] = {"Hạnh", "Ánh", "Đạt", "Yến", "Ước", "Khôi", "Linh"};
    static const char* const kUnit[] = {"TP. Hồ Chí Minh", "Hà Nội", "Bà Rịa - Vũng Tàu", "Đà Nẵng", "Cần Thơ", "Huế"};
    for (Player& player : section.players) {
        const auto number = static_cast<std::size_t>(player.tpn);
        player.name = std::string(kFamily[number % 5]) + ' ' + static_cast<char>('A' + number / 26 % 26) + '.' +
                      static_cast<char>('A' + number % 26) + ". " + kGiven[number % 7];
        player.unit = kUnit[number % 6];
    }
    return section;
}

/// What a reader of the screen hears of a page: its language, and which way each group of links leads.
TEST(Pages, EveryPageSaysItsLanguageAndNamesEachGroupOfLinksOnce)
{
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    const std::regex way(R"re(<nav( aria-label="([^"]+)")?>)re");
    std::size_t groups = 0;
    const auto read = [&](const std::string& path, const std::string& bytes) {
        EXPECT_TRUE(std::regex_search(bytes, std::regex(R"re(<html lang="(vi|en)">)re"))) << path;
        std::set<std::string> labels;
        for (auto at = std::sregex_iterator(bytes.begin(), bytes.end(), way); at != std::sregex_iterator(); ++at) {
            EXPECT_TRUE(labels.insert((*at)[2]).second && !(*at)[2].str().empty()) << path << ": " << (*at)[0];
            ++groups;
        }
    };
    for (const File& file : pages.files) {
        if (file.type == FileType::Html) read(file.path, file.bytes);
    }
    for (const Doorway& door : pages.doorways) {
        read(door.path, doorwayText(door));
        EXPECT_EQ(door.path.find("-en.html") == std::string::npos, door.language == "vi") << door.path;
    }
    read("gone", pages.gone);
    EXPECT_GT(groups, 10U);
}

TEST(Pages, ABracketHasAColumnForEachRoundWithTheStagesOfItsMatches)
{
    Section section;
    for (int number = 1; number <= 3; ++number)
        section.players.push_back({.id = playerId(number), .tpn = number, .name = "P" + std::to_string(number)});
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rounds.push_back({.games = {{playerId(2), playerId(3), Outcome::Draw, Outcome::Draw}},
                              .byes = {{playerId(1), Outcome::PairingBye}}});
    section.rounds.push_back({.games = {{playerId(3), playerId(2), Outcome::Win, Outcome::Loss}},
                              .byes = {{playerId(1), Outcome::ZeroBye}}});
    const PageSet pages = pagesOf(publicationOf(std::move(section)));
    const auto door = std::ranges::find_if(
        pages.doorways, [](const Doorway& each) { return each.path.ends_with("l/bracket-en.html"); });
    ASSERT_NE(door, pages.doorways.end());
    const std::string& page = pages.files[door->file].bytes;
    EXPECT_NE(page.find("<h2>Semi-final</h2>"), std::string::npos);
    EXPECT_NE(page.find("<h2>Final</h2>"), std::string::npos);
    EXPECT_NE(page.find("<small>½ : ½, 0 : 1</small>"), std::string::npos) << page;
    EXPECT_NE(page.find(">P3</a> <b>1½</b>"), std::string::npos);
    EXPECT_EQ(page.find("Went on"), std::string::npos);
}

TEST(Pages, PlacesByValuesShowTheSumThatRanks)
{
    Section section = threeRounds(false);
    section.rules.pairingSystem = PairingSystem::Keizer;
    section.rules.fideMode = false;
    section.rules.tieBreaks.clear();
    const PageSet pages = pagesOf(publicationOf(section));
    const std::string standings = pageAt(pages, "s1/l/standings.html");
    const auto ranking = tiebreak::standingsOf(section);
    ASSERT_TRUE(ranking.ok());
    const tables::List list = tables::standingsList(section, *ranking);
    const auto column = std::ranges::find(list.columns, "keizer", &tables::Column::id);
    ASSERT_NE(column, list.columns.end());
    const text::Wording wording(text::Language::Vietnamese);
    for (const tables::Subject player : list.rows) {
        const std::string sum = tables::written(column->value(player), tables::Output::Html, wording).toStdString();
        EXPECT_TRUE(says(standings, ">" + sum + "<")) << sum;
    }
    EXPECT_TRUE(says(standings, "Tổng"));
}

TEST(Pages, EveryLinkLeadsToAPageOfTheSet)
{
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    std::set<std::string> places;
    for (const File& file : pages.files) places.insert(file.path);
    for (const Doorway& door : pages.doorways) places.insert(door.path);
    const std::regex link(R"re((?:href|src)="([^"#][^"]*)")re");
    const auto follow = [&](const std::string& path, const std::string& bytes) {
        for (auto at = std::sregex_iterator(bytes.begin(), bytes.end(), link); at != std::sregex_iterator(); ++at)
            EXPECT_TRUE(places.contains(pathFrom(path, (*at)[1]))) << path << " leads to " << (*at)[1];
    };
    for (const File& file : pages.files) follow(file.path, file.bytes);
    for (const Doorway& door : pages.doorways) {
        follow(door.path, pages.files[door.file].bytes);  // a server gives the page here
        EXPECT_TRUE(places.contains(pathFrom(door.path, door.entry))) << door.path << " leads to " << door.entry;
    }
    EXPECT_EQ(pages.files.back().path, "index.html") << "the way in comes last";
}

TEST(Pages, APlayerFindsHisBoardHisRoundsAndTheAnswers)
{
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    const std::string page = pageAt(pages, "s1/p/1-en.html");
    EXPECT_TRUE(says(page, "1 Nguyễn Thị Loan"));
    EXPECT_TRUE(says(page, "<dt>Board</dt><dd>1</dd>")) << page;
    EXPECT_TRUE(says(page, "<dt>Colour</dt><dd>White</dd>"));
    EXPECT_TRUE(says(page, "<dt>Opponent</dt><dd>Trần Đình Ân</dd>"));
    EXPECT_TRUE(says(page, "<dt>Rank</dt>"));
    const auto answers = [&](const std::string& of) {
        const std::regex answer("<details>");
        return std::distance(std::sregex_iterator(of.begin(), of.end(), answer), std::sregex_iterator());
    };
    EXPECT_GE(answers(page), 5) << "this opponent, this colour, this place, whom next, the unit";
    EXPECT_TRUE(says(pageAt(pages, "s1/p/1.html"), "<html lang=\"vi\">"));
    EXPECT_GE(answers(pageAt(pages, "s1/p/5-en.html")), 4) << "the bye, this place, whom next, the unit";
}

/// What the desk answers stands on the player's own page, in the same words.
TEST(Pages, AnswersAreThoseOfTheDesk)
{
    Section section = bigSection(22, 5);
    section.rules.scheduledRounds = 7;
    int open = 0;
    for (Game& game : section.rounds.back().games) {
        if (isForfeit(game.whiteOutcome) || ++open > 4) continue;
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
    }
    const PageSet pages = pagesOf(publicationOf(section));
    const std::vector<PlayerId> luckier = pairing::luckierThanEach(section, 5);
    std::map<ExplanationKind, int> found;
    for (const text::Language language : {text::Language::Vietnamese, text::Language::English}) {
        const text::Wording wording(language);
        for (const Player& player : section.players) {
            const std::string number = std::to_string(player.tpn);
            const std::string page =
                pageAt(pages, "s1/p/" + number + (language == text::Language::English ? "-en.html" : ".html"));
            const auto expect = [&](ask::Question question) {
                question.player = player.id;
                const auto answer = ask::answer(question, section);
                ASSERT_TRUE(answer);
                const bool told = question.kind != ExplanationKind::Floats || !answer->steps.empty();
                Markup sentence;
                sentence.text(text::phraseText(answer->conclusion, wording));
                EXPECT_EQ(says(page, sentence.bytes()), told) << number << ' ' << sentence.bytes();
                found[question.kind] += told ? 1 : 0;
            };
            expect({.kind = ExplanationKind::Next});
            expect({.kind = ExplanationKind::Floats});
            const PlayerId other = luckier[*section.indexOf(player.id)];
            if (other) expect({.kind = ExplanationKind::Versus, .round = 5, .other = other});
        }
    }
    EXPECT_EQ(found[ExplanationKind::Next], 44);
    EXPECT_GT(found[ExplanationKind::Floats], 20);
    EXPECT_GT(found[ExplanationKind::Versus], 8);
}

/// A round that only waits to be published is not told before it is.
TEST(Pages, NothingIsToldOfTheNextRoundWhenAllIsPlayed)
{
    Section section = bigSection(12, 3);
    section.rules.scheduledRounds = 5;
    const PageSet pages = pagesOf(publicationOf(section));
    for (int number = 1; number <= 12; ++number)
        EXPECT_FALSE(says(pageAt(pages, "s1/p/" + std::to_string(number) + "-en.html"), "in round 4")) << number;
}

TEST(Pages, AUnitIsRankedOverAllSectionsByTheRulesOfTheEvent)
{
    Publication publication = publicationOf(bigSection(12, 3));
    Section other = bigSection(10, 3);
    other.info.name = "U12";
    publication.event.sections.push_back({SectionId{2}, std::make_shared<const Section>(other)});
    publication.event.units.order = EventUnitOrder::Points;
    std::vector<std::shared_ptr<const Section>> sections;
    for (const EventSection& each : publication.event.sections) sections.push_back(each.section);
    const prizes::EventRanking ranking = prizes::rankEvent(*prizes::rankSections(sections), publication.event.units);
    const PageSet pages = pagesOf(publication);
    const text::Wording wording(text::Language::English);
    for (const Player& player : other.players) {
        const auto unit = std::ranges::find(ranking.units, player.unit, &prizes::EventUnit::name);
        ASSERT_NE(unit, ranking.units.end());
        const Explanation answer = prizes::explainUnit(ranking.sections, ranking.rules, ranking.units,
                                                       static_cast<std::size_t>(unit - ranking.units.begin()));
        Markup sentence;
        sentence.text(text::phraseText(answer.conclusion, wording));
        EXPECT_TRUE(says(pageAt(pages, "s2/p/" + std::to_string(player.tpn) + "-en.html"), sentence.bytes()))
            << player.tpn << ' ' << sentence.bytes();
    }
}

TEST(Pages, TheEntryHasEverybodyWithABoardAndAnAnchor)
{
    const PageSet pages = pagesOf(publicationOf(threeRounds()));
    for (const char* entry : {"index.html", "s1/index.html", "en.html", "s1/en.html"}) {
        const std::string page = pageAt(pages, entry);
        for (int number = 1; number <= 5; ++number)
            EXPECT_TRUE(says(page, "<tr id=\"p" + std::to_string(number) + "\">")) << entry << ' ' << number;
        EXPECT_TRUE(says(page, "Content-Security-Policy")) << entry;
        EXPECT_TRUE(says(page, "content=\"noindex\"")) << entry;
    }
    EXPECT_TRUE(says(pageAt(pages, "en.html"), "Round 3 of 5"));
}

TEST(Pages, SearchEnginesListThemOnlyWhereTheEventSaysSo)
{
    Options options;
    options.listed = true;
    Progress progress;
    const auto pages = makePages(publicationOf(threeRounds()), options, {}, progress);
    ASSERT_TRUE(pages.ok());
    for (const char* entry : {"index.html", "s1/en.html", "s1/p/1-en.html"})
        EXPECT_FALSE(says(pageAt(*pages, entry), "noindex")) << entry;
}

TEST(Pages, ProvisionalPlacesSaySo)
{
    const Section section = threeRounds();
    EXPECT_TRUE(says(pageAt(pagesOf(publicationOf(section)), "s1/l/standings-en.html"),
                     "Provisional: 1 game has no result yet (round 3: 1)."));
    EXPECT_FALSE(says(pageAt(pagesOf(publicationOf(threeRounds(false))), "s1/l/standings-en.html"), "Provisional"));
}

TEST(Pages, ASectionThatLeftFideModeSaysSoOnEveryPage)
{
    Section section = threeRounds();
    EXPECT_FALSE(says(pageAt(pagesOf(publicationOf(section)), "s1/l/standings-en.html"), "FIDE mode"));
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 2;
    const PageSet pages = pagesOf(publicationOf(section));
    for (const char* page : {"s1/en.html", "s1/l/standings-en.html", "s1/p/1-en.html"})
        EXPECT_TRUE(says(pageAt(pages, page), "⚠ FIDE mode was left in round 2.")) << page;
}

TEST(Pages, ARoundThatWasJustPublishedChangesNoPlace)
{
    Section section = threeRounds();
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    const PageSet pages = pagesOf(publicationOf(section));
    EXPECT_TRUE(says(pageAt(pages, "s1/p/1-en.html"), "Place after round 2"));
    EXPECT_FALSE(says(pageAt(pages, "s1/l/standings-en.html"), "Provisional"));
    section.rounds.resize(1);
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    EXPECT_EQ(pageAt(pagesOf(publicationOf(section)), "s1/l/standings-en.html"), "") << "nobody has a place yet";
}

TEST(Pages, BeforeTheFirstRoundTheyListThePlayers)
{
    Section section = threeRounds();
    section.rounds.clear();
    const PageSet pages = pagesOf(publicationOf(section));
    EXPECT_TRUE(says(pageAt(pages, "en.html"), "Round 1 is not published yet."));
    EXPECT_TRUE(says(pageAt(pages, "en.html"), "Lê Minh"));
    EXPECT_TRUE(says(pageAt(pages, "s1/p/2-en.html"), "Lê Minh"));
}

TEST(Pages, WhatSomebodyEnteredIsNeverMarkup)
{
    Section section = threeRounds();
    section.players[0].name = "<script>alert(1)</script> \"O'Hara\" & Co";
    section.players[0].unit = "\"><img src=x onerror=alert(1)>";
    section.players[1].category = "</table><b>";
    section.info.name = "</title><script>";
    const PageSet pages = pagesOf(publicationOf(section));
    for (const File& file : pages.files) {
        if (file.type != FileType::Html) continue;
        for (const char* broken : {"<script>", "<img", "</table><b>", "& Co", "\"O'Hara"})
            EXPECT_FALSE(says(file.bytes, broken)) << file.path << " has " << broken;
    }
    EXPECT_TRUE(
        says(pageAt(pages, "index.html"), "&lt;script&gt;alert(1)&lt;/script&gt; &quot;O&#39;Hara&quot; &amp; Co"));
    for (const Doorway& door : pages.doorways) EXPECT_EQ(door.path.find_first_of("<>\"& "), std::string::npos);
}

TEST(Pages, NobodysBusinessStandsOnNoPage)
{
    Section section = threeRounds();
    for (Player& player : section.players) {
        player.birth = {2013, 7, 19};
        player.fideId = "12481632";
        player.kFactor = 40;
        player.sex = Sex::Female;
        player.national = {{.federation = "VIE", .name = "Bí mật", .number = "777333", .birth = {2013, 7, 19}}};
    }
    section.rules.prohibited = {{.players = {playerId(1), playerId(2)}, .reason = "chuyện riêng"},
                                {.players = {playerId(1), playerId(4)}, .reason = "chuyện riêng"}};
    section.rounds.back().comments = {"### ghi chú riêng"};
    section.requestedByes = {{playerId(4), 4, Outcome::ZeroBye}};
    const PageSet pages = pagesOf(publicationOf(section));
    for (const File& file : pages.files) {
        for (const char* secret : {"2013", "12481632", "Bí mật", "777333", "chuyện riêng", "ghi chú riêng"})
            EXPECT_FALSE(says(file.bytes, secret)) << file.path << " has " << secret;
    }
}

TEST(Pages, PlacesAreWorkedOutFromWhatNobodySees)
{
    Section section = threeRounds(false);
    section.info.startingListMethod = "NRO";
    section.rules.tieBreaks = {"ARO"};
    int rating = 1500;
    for (Player& player : section.players) player.national = {{.federation = "VIE", .rating = rating += 17}};
    const auto whole = tiebreak::standingsOf(section);
    ASSERT_TRUE(whole.ok());
    Progress progress;
    const auto made = materialOf(section, {}, {2026, 11, 22}, {}, {}, progress);
    ASSERT_TRUE(made.ok());
    ASSERT_EQ(made->ofPlayers->rows.size(), whole->rows.size());
    for (std::size_t row = 0; row < whole->rows.size(); ++row)
        EXPECT_EQ(made->ofPlayers->rows[row].participant, whole->rows[row].participant);
    for (std::size_t player = 0; player < section.players.size(); ++player)
        EXPECT_EQ(made->ofPlayers->columns.front().values[player].value, whole->columns.front().values[player].value);
    EXPECT_TRUE(whole->columns.front().values.front().value);
}

TEST(Pages, UnitsAsReasonsStay)
{
    Section section = threeRounds();
    section.rules.prohibited = {{.players = {playerId(2), playerId(4)}, .reason = "đơn vị Hà Nội"}};
    EXPECT_EQ(withPublicNames(section, false, {}).rules.prohibited.front().reason, "đơn vị Hà Nội");
}

TEST(Pages, MinorsAreCalledByTheirInitialWhenAsked)
{
    EXPECT_EQ(withInitial("Nguyễn Thị Loan"), "N. Thị Loan");
    EXPECT_EQ(withInitial("Đỗ Yến"), "Đ. Yến");
    EXPECT_EQ(withInitial("Carlsen, Magnus"), "C., Magnus");
    EXPECT_EQ(withInitial("Loan"), "Loan") << "a given name alone";
    Section section = threeRounds();
    section.players[0].birth = {2010, 0, 0};
    section.players[1].birth = {1990, 0, 0};
    section.players[2].birth = {2008, 11, 22};
    section.players[3].birth = {2008, 11, 23};
    section.info.firstDay = {2026, 11, 22};
    const PageSet pages = pagesOf(publicationOf(section), {.initialsOfMinors = true});
    for (const File& file : pages.files) {
        EXPECT_FALSE(says(file.bytes, "Nguyễn Thị Loan")) << file.path;
        EXPECT_FALSE(says(file.bytes, "Phạm Hạnh")) << file.path << ": 18 tomorrow";
    }
    for (const char* shown : {"N. Thị Loan", "Lê Minh", "Trần Đình Ân", "P. Hạnh"})
        EXPECT_TRUE(says(pageAt(pages, "index.html"), shown)) << shown;
}

TEST(Pages, ADraftIsOnNoPage)
{
    // What is drafted is in no snapshot: pages of the rounds before it are the same whether somebody drafts or not.
    Section drafted = bigSection(20, 4);
    Section published = drafted;
    const Round draft = published.rounds.back();
    published.rounds.pop_back();
    const PageSet pages = pagesOf(publicationOf(published));
    for (const Game& game : draft.games) {
        const Player& white = published.player(game.white);
        const Player& black = published.player(game.black);
        for (const int number : {white.tpn, black.tpn}) {
            const std::string page = pageAt(pages, "s1/p/" + std::to_string(number) + "-en.html");
            const Player& other = number == white.tpn ? black : white;
            EXPECT_FALSE(says(page, "<dt>Opponent</dt><dd>" + other.name)) << number;
            EXPECT_FALSE(says(page, "Round 4")) << number;
        }
    }
    EXPECT_EQ(pageAt(pages, "s1/l/round-4-en.html"), "");
    EXPECT_NE(pageAt(pagesOf(publicationOf(drafted)), "s1/l/round-4-en.html"), "");
}

TEST(Pages, WithdrawnRoundsSaySo)
{
    Publication publication = publicationOf(threeRounds());
    publication.stories = {{.section = kSection,
                            .rounds = {{.round = 3,
                                        .stands = true,
                                        .published = QDateTime({2026, 11, 22}, {9, 30}),
                                        .withdrawn = QDateTime({2026, 11, 22}, {9, 12})},
                                       {.round = 4, .withdrawn = QDateTime({2026, 11, 22}, {14, 1})}}}};
    const PageSet pages = pagesOf(publication);
    EXPECT_TRUE(says(pageAt(pages, "en.html"), "The pairing of round 4 was withdrawn: 14:01 · 22 November 2026."));
    EXPECT_TRUE(says(pageAt(pages, "s1/l/round-4-en.html"), "withdrawn: 14:01"));
    EXPECT_TRUE(says(pageAt(pages, "s1/l/round-3-en.html"), "replaces the one that was withdrawn: 09:12"));
    EXPECT_TRUE(says(pageAt(pages, "s1/p/1-en.html"), "Published: 09:30"));
    const PageSet gone = withdrawnPages(QStringLiteral("Giải"), QDateTime({2026, 11, 22}, {14, 5}), {});
    EXPECT_TRUE(says(pageAt(gone, "en.html"), "These pages were withdrawn: 14:05"));
}

TEST(Pages, SeveralSectionsHaveAListThatLeadsToEach)
{
    Publication publication = publicationOf(threeRounds());
    Section other = threeRounds();
    other.info.name = "U18";
    publication.event.sections.push_back({SectionId{7}, std::make_shared<const Section>(other)});
    const PageSet pages = pagesOf(publication);
    const std::string list = pageAt(pages, "en.html");
    EXPECT_TRUE(says(list, "<a href=\"s1/en.html\">U16</a> · Round 3 of 5"));
    EXPECT_TRUE(says(list, "<a href=\"s7/en.html\">U18</a>"));
    EXPECT_TRUE(says(pageAt(pages, "s7/en.html"), "../en.html"));
}

TEST(Pages, TheListOfSectionsTellsABigScreenWhatToShowOfEachInTheOrderOfRooms)
{
    Publication publication = publicationOf(threeRounds());
    Section other = threeRounds(false);
    other.info.name = "U18";
    other.info.room = "A & B";
    other.info.tables = 3;
    publication.event.sections.push_back({SectionId{7}, std::make_shared<const Section>(other)});
    const PageSet pages = pagesOf(publication);
    const auto stopOf = [](const std::string& list, const std::string& folder) {
        const std::size_t at = list.find("<li data-wall=\"" + folder);
        return at == std::string::npos ? std::string() : list.substr(at, list.find('>', at) - at);
    };
    const std::string list = pageAt(pages, "en.html");
    const std::string played = stopOf(list, "s1/");
    EXPECT_TRUE(says(played, "data-news=\"3 played ..ca\" data-turn=\"1\"")) << played;
    EXPECT_FALSE(says(played, "data-room")) << played;
    const std::string over = stopOf(list, "s7/");
    EXPECT_TRUE(says(over, "data-news=\"3 over acca\" data-turn=\"0\" data-room=\"A &amp; B\"")) << over;
    const auto pageOf = [&](const std::string& stop) {
        const std::size_t from = stop.find("data-wall=\"") + 11;
        return pageAt(pages, stop.substr(from, stop.find('"', from) - from));
    };
    EXPECT_TRUE(says(pageOf(played), "Round 3 by board")) << "while it is played";
    EXPECT_TRUE(says(pageOf(over), "<h1>Standings")) << "once all results are there";
    Section before = threeRounds();
    before.rounds.clear();
    publication.event.sections.back().section = std::make_shared<const Section>(before);
    EXPECT_EQ(stopOf(pageAt(pagesOf(publication), "en.html"), "s7/"), "") << "nothing to show yet";
}

TEST(Pages, TheSameSnapshotGivesTheSameBytes)
{
    const Publication publication = publicationOf(threeRounds());
    const PageSet first = pagesOf(publication);
    const PageSet second = pagesOf(publication);
    ASSERT_EQ(first.files.size(), second.files.size());
    for (std::size_t at = 0; at < first.files.size(); ++at) {
        EXPECT_EQ(first.files[at].path, second.files[at].path);
        EXPECT_EQ(first.files[at].bytes, second.files[at].bytes);
    }
}

TEST(Pages, PlacesAndAnswersCanBeLeftOut)
{
    const PageSet pages = pagesOf(publicationOf(threeRounds()), {.standings = false, .explanations = false});
    EXPECT_EQ(pageAt(pages, "s1/l/standings.html"), "");
    EXPECT_EQ(pageAt(pages, "s1/l/crosstable.html"), "");
    EXPECT_FALSE(says(pageAt(pages, "s1/p/1.html"), "<details>"));
}

TEST(Pages, ChancesAreToldOnlyWhereTheChiefSaysSoWithPlacesAndAsAnEstimate)
{
    const Publication publication = publicationOf(threeRounds());
    const PageSet pages = pagesOf(publication, {.chances = true});
    for (const char* path : {"s1/l/chances-en.html", "s1/p/1-en.html"}) {
        const std::string page = pageAt(pages, path);
        EXPECT_TRUE(says(page, "What can still happen, after round 3")) << path << page;
        EXPECT_TRUE(says(page, "An estimate by ratings")) << path;
    }
    const std::string own = pageAt(pages, "s1/p/1-en.html");
    EXPECT_TRUE(std::regex_search(own, std::regex("<dt>First</dt><dd>[0-9.]+ %"))) << own;
    for (const Options& without : {Options{}, Options{.standings = false, .chances = true}}) {
        const PageSet others = pagesOf(publication, without);
        EXPECT_EQ(pageAt(others, "s1/l/chances-en.html"), "");
        EXPECT_FALSE(says(pageAt(others, "s1/p/1-en.html"), "What can still happen"));
    }
}

TEST(Pages, AThousandPlayersStaySmall)
{
    const PageSet pages = pagesOf(publicationOf(bigSection(1000, 9)));
    EXPECT_LE(gzipSize(pageAt(pages, "index.html")), 60'000U);
    std::size_t largest = 0;
    for (int number = 1; number <= 1000; ++number) {
        for (const char* ending : {".html", "-en.html"})
            largest = std::max(largest, gzipSize(pageAt(pages, "s1/p/" + std::to_string(number) + ending)));
    }
    EXPECT_LE(largest, 8'000U);
    EXPECT_LE(script().size(), 2'048U);
    RecordProperty("index", static_cast<int>(gzipSize(pageAt(pages, "index.html"))));
    RecordProperty("largestPlayerPage", static_cast<int>(largest));
}

TEST(Story, RoundsArePublishedChangedAndWithdrawn)
{
    const auto at = [](int minute) { return QDateTime({2026, 11, 22}, {9, minute}); };
    const std::vector<Happening> journal{
        {at(1), {PublishRound{kSection, 1, {}}}}, {at(2), {PublishRound{kSection, 1, {}}}},
        {at(3), {UnpairRound{kSection, 1, {}}}},  {at(4), {PublishRound{kSection, 1, {}}}},
        {at(5), {AnswerWarning{kSection}}},       {at(6), {RenameEvent{"x"}}},
    };
    const auto stories = storiesOf(journal);
    ASSERT_EQ(stories.size(), 1U);
    EXPECT_EQ(stories.front().lastChange, at(4)) << "answers change nothing";
    const RoundStory* round = stories.front().find(1);
    ASSERT_NE(round, nullptr);
    EXPECT_TRUE(round->stands);
    EXPECT_EQ(round->published, at(4));
    EXPECT_FALSE(round->changed.isValid());
    EXPECT_EQ(round->withdrawn, at(3));
    EXPECT_EQ(storiesOf(std::span(journal).first(2)).front().find(1)->changed, at(2));
    EXPECT_FALSE(storiesOf(std::span(journal).first(3)).front().find(1)->stands);
}

TEST(Markup, EscapesInTextAndQuotes)
{
    Markup markup;
    markup.html("<a href=\"")
        .text(std::string_view("\"><b>'&"))
        .html("\">")
        .text(std::string_view("x\x01y", 3))
        .html("</a>");
    EXPECT_EQ(markup.bytes(), "<a href=\"&quot;&gt;&lt;b&gt;&#39;&amp;\">xy</a>");
}

}  // namespace
}  // namespace kydai::publish
