// The verb `explain` for tie-breaks, places, pairings, byes and ratings: the keys of design/cli.md, both languages, and
// what a wrong question gets. The numbers and words of the tie-breaks are those of the Buchholz article
// (tests/data/tiebreak/seeds).
#include "app/kydai-cli/run_cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

const std::string kArticle = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf";
const std::string kExercises = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_exercises_2024.trf";
const std::string kTeams = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf";

CliRun explain(std::vector<std::string> words)
{
    words.insert(words.begin(), "explain");
    return runCli(words);
}

/// The answer as JSON; every step has the keys of the contract.
Json answer(std::vector<std::string> words)
{
    words.insert(words.end(), {"--format", "json"});
    const CliRun run = explain(words);
    EXPECT_EQ(run.status, kDone) << run.err;
    const Json json = Json::parse(run.out);
    for (const char* key : {"kind", "subject", "conclusion", "steps"}) EXPECT_TRUE(json.contains(key)) << key;
    for (const Json& step : json["steps"]) {
        for (const char* key : {"phrase", "args", "article", "text"}) EXPECT_TRUE(step.contains(key)) << step.dump();
        EXPECT_FALSE(step["text"].get<std::string>().empty());
    }
    return json;
}

std::string text(std::vector<std::string> words)
{
    const CliRun run = explain(std::move(words));
    EXPECT_EQ(run.status, kDone) << run.err;
    return run.out;
}

bool says(const std::string& text, const char* words)
{
    return text.find(words) != std::string::npos;
}

/// A call that is refused, with a sentence that holds `words`.
void refused(std::vector<std::string> call, int status, const char* words)
{
    const CliRun run = explain(call);
    EXPECT_EQ(run.status, status) << testing::PrintToString(call);
    EXPECT_TRUE(says(run.err, words)) << run.err;
    EXPECT_TRUE(run.out.empty()) << run.out;
}

struct ArticleValue {
    const char* player;
    const char* code;
    const char* value;
    std::vector<double> rows;  ///< what each round adds, cut or not
    int cutRound = 0;          ///< 0: none
};

TEST(CliExplainTieBreak, TheExamplesOfTheBuchholzArticle)
{
    const ArticleValue cases[] = {
        {"2", "BH", "16", {2, 3, 2.5, 5, 3.5}},         {"11", "BH", "12.5", {2, 3.5, 3, 2, 2}},
        {"3", "BH", "14.5", {2, 2, 5, 2, 3.5}},         {"7", "BH", "12.5", {2.5, 2.5, 2, 3, 2.5}},
        {"14", "BH", "9.5", {2.5, 2.5, 1.5, 1.5, 1.5}}, {"16", "BH", "5", {1, 1, 1, 1, 1}},
        {"4", "BH/C1", "13", {5, 3, 2.5, 2.5, 2}, 5},   {"13", "BH/C1", "8.5", {2, 2, 1, 3.5, 2}, 1},
    };
    for (const ArticleValue& expected : cases) {
        for (const char* language : {"vi", "en"}) {
            SCOPED_TRACE(std::string(expected.player) + ' ' + expected.code + ' ' + language);
            const Json got = answer(
                {"tiebreak", kArticle, "--player", expected.player, "--code", expected.code, "--lang", language});
            EXPECT_EQ(got["kind"], "tiebreak");
            EXPECT_EQ(got["value"].get<double>(), std::stod(expected.value));
            ASSERT_EQ(got["rows"].size(), expected.rows.size());
            for (std::size_t i = 0; i < expected.rows.size(); ++i) {
                const Json& row = got["rows"][i];
                for (const char* key :
                     {"round", "opponent", "own_result", "contribution", "adjusted_from", "reason", "cut"})
                    EXPECT_TRUE(row.contains(key)) << key;
                EXPECT_EQ(row["round"], static_cast<int>(i) + 1);
                EXPECT_EQ(row["used"].get<double>(), expected.rows[i]);
                EXPECT_EQ(row["cut"], expected.cutRound == static_cast<int>(i) + 1);
            }
        }
    }
}

TEST(CliExplainTieBreak, SpeaksTheWordsOfTheArticle)
{
    EXPECT_TRUE(says(text({"tiebreak", kArticle, "--player", "14", "--code", "BH"}), "người nộm"));
    const std::string cut = text({"tiebreak", kArticle, "--player", "13", "--code", "BH/C1"});
    EXPECT_TRUE(says(cut, "giá trị thấp nhất từ ván VUR")) << cut;
    EXPECT_TRUE(says(cut, "8½"));
    EXPECT_FALSE(says(cut, "8.5"));
    EXPECT_TRUE(says(cut, "C.07, 16.5"));
    EXPECT_TRUE(says(text({"tiebreak", kArticle, "--player", "7", "--code", "BH"}), "điểm thực"));
    const std::string english = text({"tiebreak", kArticle, "--player", "13", "--code", "BH/C1", "--lang", "en"});
    EXPECT_TRUE(says(english, "dummy") && says(english, "VUR")) << english;
}

TEST(CliExplainTieBreak, CodesMayCarryTheirEditionAndRoundsCanBeAsked)
{
    const Json now = answer({"tiebreak", kArticle, "--player", "16", "--code", "BH@26"});
    const Json old = answer({"tiebreak", kArticle, "--player", "16", "--code", "BH", "--rules", "old"});
    EXPECT_NE(now["value"], old["value"]);
    EXPECT_EQ(old["value"], answer({"tiebreak", kArticle, "--player", "16", "--code", "BH@OLD"})["value"]);
    EXPECT_EQ(answer({"tiebreak", kArticle, "--player", "2", "--code", "BH", "--round", "3"})["rows"].size(), 3U);
}

TEST(CliExplainTieBreak, AllGivesEveryTieBreakOfEveryPlayer)
{
    const Json list = Json::parse(
        text({"tiebreak", kArticle, "--all", "--tiebreaks", "BH/C1,BH,DE", "--format", "json", "--lang", "en"}));
    ASSERT_EQ(list.size(), 16U * 3U);
    for (const Json& one : list) EXPECT_EQ(one["kind"], "tiebreak");
    const std::string words = text({"tiebreak", kArticle, "--all", "--tiebreaks", "BH"});
    EXPECT_TRUE(says(words, "\n\n"));
}

TEST(CliExplainTieBreak, OfATeamEventRanksTeamsUnlessPlayersAreWanted)
{
    EXPECT_TRUE(says(explain({"tiebreak", kTeams, "--player", "999", "--code", "BH"}).err, "there is no team 999"));
    EXPECT_TRUE(says(explain({"tiebreak", kTeams, "--player", "9999", "--code", "BH", "--by", "players"}).err,
                     "there is no player 9999"));
    EXPECT_EQ(answer({"tiebreak", kTeams, "--player", "1", "--code", "BH"})["kind"], "tiebreak");
}

TEST(CliExplainStanding, WalksTheListToTheFirstDifference)
{
    for (const char* language : {"vi", "en"}) {
        const Json got = answer(
            {"standing", kArticle, "--player", "3", "--versus", "2", "--tiebreaks", "BH/C1,BH", "--lang", language});
        EXPECT_EQ(got["kind"], "standing");
        EXPECT_EQ(got["ahead"], 2);
        EXPECT_EQ(got["behind"], 3);
        EXPECT_EQ(got["decided_by"], "BH/C1");
    }
    EXPECT_EQ(answer({"standing", kArticle, "--player", "1", "--versus", "2"})["decided_by"], "points");
    EXPECT_TRUE(says(text({"standing", kArticle, "--player", "2", "--versus", "3", "--tiebreaks", "BH"}), "14½"));
}

TEST(CliExplain, WrongQuestionsGetASentenceAndTheUsageStatus)
{
    refused({"tiebreak", kArticle, "--player", "77", "--code", "BH"}, kUsage, "there is no player 77");
    refused({"tiebreak", kArticle, "--player", "2", "--code", "QQ"}, kUsage, "QQ");
    refused({"tiebreak", kArticle, "--player", "2"}, kUsage, "--code");
    refused({"tiebreak", kArticle, "--player", "2", "--code", "BH", "--round", "9"}, kUsage,
            "round 9 is not paired; expected a round from 1 to 5");
    refused({"tiebreak", kArticle, "--player", "2", "--code", "BH", "--by", "teams"}, kUsage, "expected a team event");
    refused({"standing", kArticle, "--player", "2", "--versus", "2"}, kUsage,
            "player 2 twice; expected two different players");
    refused({"standing", kArticle, "--player", "2", "--versus", "77"}, kUsage, "there is no player 77");
    refused({"pairing", kArticle, "--player", "77"}, kUsage, "there is no player 77");
    refused({"pairing", kArticle, "--player", "2", "--why-not", "2"}, kUsage,
            "player 2 twice; expected two different players");
    refused({"pairing", kArticle, "--player", "2", "--why-not", "77"}, kUsage, "there is no player 77");
    refused({"pairing", kArticle, "--player", "2", "--round", "8"}, kUsage,
            "round 8 is not paired; expected a round from 1 to 6");
    refused({"pairing", kArticle}, kUsage, "name a --player");
    refused({"bye", kArticle, "--round", "8"}, kUsage, "round 8 is not paired");
    refused({"colour", kArticle, "--player", "2", "--round", "6"}, kUsage,
            "round 6 is not paired; expected a round from 1 to 5");
    refused({"colour", kArticle, "--player", "77"}, kUsage, "there is no player 77");
    refused({"rating", kArticle, "--player", "77"}, kUsage, "there is no player 77");
    refused({"rating", kArticle, "--player", "2", "--system", "abacus"}, kUsage, "no rating system is called");
    refused({"bye", "absent.trf"}, kFileProblem, "absent.trf");
}

/// Questions about rounds need rounds that an engine made.
class CliExplainRound : public testing::Test {
protected:
    void SetUp() override
    {
        fs::create_directories(m_folder);
        ASSERT_EQ(runCli({"generate", "--players", "13", "--rounds", "4", "--seed", "5", "--byes", "0", "--forfeits",
                          "0", "--withdrawals", "0", "-o", m_file})
                      .status,
                  kDone);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    fs::path m_folder = fs::temp_directory_path() / "kydai_cli_explain_test";
    std::string m_file = (m_folder / "event.trf").string();
};

TEST_F(CliExplainRound, PairingHasItsFacts)
{
    for (const char* language : {"vi", "en"}) {
        const Json got = answer({"pairing", m_file, "--round", "2", "--player", "4", "--lang", language});
        EXPECT_TRUE(got["kind"] == "pairing" || got["kind"] == "bye");
        EXPECT_EQ(got["player"], 4);
        EXPECT_TRUE(got.contains("opponent"));
        EXPECT_EQ(got["edition"], "2026");
        EXPECT_FALSE(got["conclusion"].get<std::string>().empty());
    }
    EXPECT_EQ(answer({"pairing", m_file, "--round", "2", "--player", "4", "--edition", "2017"})["edition"], "2017");
}

TEST_F(CliExplainRound, WhyNotNamesWhatDecidesAndForWhom)
{
    int asked = 0;
    for (int rival = 1; rival <= 13; ++rival) {
        if (rival == 4) continue;
        const Json got = answer(
            {"pairing", m_file, "--round", "3", "--player", "4", "--why-not", std::to_string(rival), "--lang", "en"});
        EXPECT_EQ(got["kind"], "why_not");
        EXPECT_EQ(got["player"], 4);
        EXPECT_EQ(got["rival"], rival);
        EXPECT_FALSE(got["decided_by"].get<std::string>().empty());
        ++asked;
    }
    EXPECT_EQ(asked, 12);
}

TEST_F(CliExplainRound, ByeListsWhoMayTakeIt)
{
    for (const char* language : {"vi", "en"}) {
        const Json got = answer({"bye", m_file, "--round", "4", "--lang", language});
        EXPECT_EQ(got["kind"], "bye");
        EXPECT_EQ(got["eligible"].size() + got["barred"].size(), 13U);
        EXPECT_GE(got["barred"].size(), 3U) << "three had the bye already";
    }
}

TEST_F(CliExplainRound, PairingTellsTheWayFromThePlainOrder)
{
    int departures = 0;
    int floats = 0;
    for (const char* round : {"2", "3", "4"}) {
        for (const Json& got : Json::parse(text({"pairing", m_file, "--round", round, "--all", "--format", "json"}))) {
            if (got["kind"] != "pairing") continue;
            for (const Json& step : got["departures"]) {
                ++departures;
                EXPECT_TRUE(step["player"].is_number_integer() && step["expected"].is_number_integer());
                EXPECT_FALSE(step["obstacle"]["kind"].get<std::string>().empty());
            }
            for (const Json& cause : got["floats"]) {
                ++floats;
                EXPECT_TRUE(cause["direction"] == "down" || cause["direction"] == "up");
                EXPECT_FALSE(cause["cause"]["kind"].get<std::string>().empty());
            }
        }
    }
    EXPECT_GT(departures, 3);
    EXPECT_GT(floats, 3);
}

TEST_F(CliExplainRound, WhyNotTheByeToAnother)
{
    for (int player = 1; player <= 13; ++player) {
        const Json got = answer({"bye", m_file, "--round", "4", "--why-not", std::to_string(player), "--lang", "en"});
        EXPECT_EQ(got["kind"], "bye_not");
        EXPECT_EQ(got["player"], player);
        EXPECT_EQ(got["decided_by"] == "takes", got["taker"] == player);
        static const std::set<std::string> kOutright{"takes", "barred", "absent", "even", "impossible"};
        EXPECT_NE(kOutright.contains(got["decided_by"].get<std::string>()), got.contains("cause"));
    }
}

TEST_F(CliExplainRound, AFloatHasItsCauseAndItsHistory)
{
    int floated = 0;
    for (int player = 1; player <= 13; ++player) {
        const Json got = answer({"float", m_file, "--round", "4", "--player", std::to_string(player), "--lang", "en"});
        EXPECT_EQ(got["kind"], "float");
        ASSERT_EQ(got["history"].size(), 1U);
        if (got["floats"].empty()) continue;
        ++floated;
        const Json other = answer({"float", m_file, "--round", "4", "--player", std::to_string(player), "--why-not",
                                   std::to_string(player % 13 + 1)});
        EXPECT_EQ(other["history"].size(), 2U);
        EXPECT_EQ(other["why_not"], player % 13 + 1);
    }
    EXPECT_GT(floated, 0);
    refused({"float", m_file, "--round", "4", "--player", "4", "--why-not", "4"}, kUsage, "4");
}

TEST_F(CliExplainRound, BoardsAndNumbersAreComparedWithTheOneBefore)
{
    const Json first = answer({"number", m_file, "--player", "1", "--lang", "en"});
    EXPECT_EQ(first["decided_by"], "first");
    EXPECT_EQ(answer({"number", m_file, "--player", "5"})["player"], 5);
    std::set<int> boards;
    for (int player = 1; player <= 13; ++player) {
        const Json got = answer({"board", m_file, "--round", "4", "--player", std::to_string(player), "--lang", "en"});
        const int board = got["board"].get<int>();
        boards.insert(board);
        EXPECT_EQ(got["decided_by"] == "first", board == 1);
        EXPECT_EQ(got["decided_by"] == "none", board == 0);
        EXPECT_NE(got["decided_by"], "hand");
    }
    EXPECT_EQ(boards.size(), 7U) << "six boards and the bye";
}

TEST_F(CliExplainRound, TheNextOpponentIsCertainOnceAllIsPlayed)
{
    const Json got = answer({"next", m_file, "--player", "1", "--lang", "en"});
    EXPECT_EQ(got["kind"], "next");
    if (got["round"].get<int>() <= 4) {
        EXPECT_EQ(got["open_games"], 0);
        EXPECT_EQ(got["opponents"].size(), 1U);
    }
    refused({"next", m_file, "--player", "1", "--given", "victory"}, kUsage, "victory");
}

TEST_F(CliExplainRound, WhatIsNeededIsBounded)
{
    const Json got = answer({"need", m_file, "--player", "1", "--place", "3", "--lang", "en"});
    EXPECT_EQ(got["place"], 3);
    for (const Json& row : got["rows"]) {
        EXPECT_LE(row["best"].get<int>(), row["worst"].get<int>());
        EXPECT_LE(row["worst"].get<int>(), row["worst_if_behind_on_ties"].get<int>());
    }
}

TEST(CliExplain, AnOpponentsAbsenceIsToldByItsTerms)
{
    const Json got = answer({"effect", kArticle, "--player", "1", "--code", "BH", "--of", "2", "--lang", "en"});
    EXPECT_EQ(got["kind"], "effect");
    EXPECT_EQ(got["code"], "BH");
    EXPECT_TRUE(got.contains("value") && got.contains("before") && got.contains("rounds"));
    refused({"effect", kArticle, "--player", "1", "--code", "XX", "--of", "2"}, kUsage, "XX");
}

TEST_F(CliExplainRound, AllGivesAnAnswerForEachBoard)
{
    EXPECT_EQ(Json::parse(text({"pairing", m_file, "--round", "3", "--all", "--format", "json"})).size(), 7U);
    EXPECT_EQ(Json::parse(text({"colour", m_file, "--round", "3", "--all", "--format", "json"})).size(), 6U);
    EXPECT_EQ(Json::parse(text({"rating", m_file, "--all", "--format", "json"})).size(), 13U);
}

TEST_F(CliExplainRound, DifferencesAreTheBoardsThatTheRulesDoNotGive)
{
    const Json same = answer({"pairing", m_file, "--round", "3", "--differences"});
    EXPECT_EQ(same["follows_rule"], true);
    EXPECT_TRUE(same["boards"].empty());
    const Json older = answer({"pairing", m_file, "--round", "4", "--differences", "--edition", "2017"});
    EXPECT_EQ(older["edition"], "2017");
    EXPECT_EQ(older["follows_rule"], older["boards"].empty());
    refused({"pairing", m_file, "--round", "5", "--differences"}, kUsage, "not paired");
}

TEST_F(CliExplainRound, TheNextRoundCanBeAskedAbout)
{
    const CliRun run = explain({"pairing", m_file, "--round", "5", "--player", "1"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(explain({"bye", m_file, "--round", "5", "--format", "html"}).status, kDone);
}

/// The article's tournament with two rounds more, so that something is still to come.
std::string unfinished()
{
    const std::string file = (fs::temp_directory_path() / "kydai_unfinished.trf").string();
    std::ifstream in(kArticle);
    std::ofstream out(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("XXR") && !line.starts_with("142")) out << line << '\n';
    }
    out << "XXR 7\n";
    return file;
}

TEST(Explain, TheNextRoundIsToldForAPlayerAndForAll)
{
    const std::string file = unfinished();
    const Json whom = answer({"next", file, "--player", "1"});
    EXPECT_EQ(whom["kind"], "next");
    EXPECT_EQ(whom["outcomes"], 1);
    const Json all = answer({"next", file});
    EXPECT_EQ(all["kind"], "preview");
    EXPECT_EQ(all["state"], "told");
    for (const Json& board : all["boards"]) EXPECT_EQ(board["status"], "fixed") << board;
    EXPECT_TRUE(says(text({"next", file, "--lang", "en"}), "certain on every board"));
    refused({"next", file, "--given", "win"}, kUsage, "--player");
}

TEST(Explain, WhatIsNeededForAPlaceAPrizeOrARating)
{
    const std::string file = unfinished();
    EXPECT_EQ(answer({"need", file, "--player", "1", "--place", "1"})["kind"], "need");
    EXPECT_EQ(answer({"need", file, "--player", "1", "--rating", "2000"})["kind"], "need_rating");
    refused({"need", file, "--player", "1", "--prize", "Main"}, kBadInput, "Main");
    refused({"need", file, "--player", "1"}, kUsage, "--rating");
    refused({"need", file, "--player", "1", "--place", "1", "--rating", "2000"}, kUsage, "--rating");
}

TEST(Explain, TheColoursOfAllRounds)
{
    const Json table = answer({"colours", kArticle, "--player", "1"});
    EXPECT_EQ(table["kind"], "colour_table");
    EXPECT_GE(table["rounds"].size(), 2U);
    for (const Json& round : table["rounds"]) EXPECT_TRUE(round.contains("letter")) << round;
}

TEST(Explain, TheNumbersOfSwissManagerAreUnderstood)
{
    const Json named = answer({"tiebreak", kArticle, "--player", "1", "--code", "BH/C1"});
    const Json numbered = answer({"tiebreak", kArticle, "--player", "1", "--code", "84/C1"});
    EXPECT_EQ(numbered["value"], named["value"]);
    EXPECT_EQ(numbered["conclusion"], named["conclusion"]);
}

/// Examples of the article in which an opponent's unplayed round counts as awarded, and why (16.3.1).
TEST(Explain, TheArticlesReasonsForAwardedRoundsAreTold)
{
    int told = 0;
    for (const char* player : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
        const std::string vi = text({"tiebreak", kArticle, "--player", player, "--code", "BH"});
        const std::string en = text({"tiebreak", kArticle, "--player", player, "--code", "BH", "--lang", "en"});
        EXPECT_EQ(says(vi, "tính đúng điểm được trao"), says(en, "counts as awarded")) << player;
        told += says(vi, "tính đúng điểm được trao") ? 1 : 0;
    }
    EXPECT_GE(told, 3);
}

/// The weakest opponent's round goes, not the one that adds least (16.5.1; seeds 3).
TEST(Explain, SonnebornBergerCutsTheWeakestOpponent)
{
    const std::string told = text({"tiebreak", kArticle, "--player", "13", "--code", "SB/C1", "--lang", "en"});
    EXPECT_FALSE(says(told, "it is the lowest value"));
    EXPECT_TRUE(says(told, "no opponent counts with a lower score")) << told;
}

TEST(Explain, WhyAUnitIsInItsPlace)
{
    const std::string sample = KYDAI_SOURCE_DIR "/resources/sample/sample.json";
    const Json told = answer({"unit", sample, "--unit", "Cần Thơ"});
    EXPECT_EQ(told["kind"], "unit");
    EXPECT_FALSE(told["steps"].empty());
    const Json alone = answer({"unit", sample, "--unit", "Cần Thơ", "--section", "Nam U9"});
    EXPECT_LT(alone["steps"].size(), told["steps"].size());
    EXPECT_TRUE(says(text({"unit", sample, "--unit", "Cần Thơ", "--lang", "en"}), "Why is Cần Thơ in place"));
    refused({"unit", sample, "--unit", "Atlantis"}, kUsage, "there is no unit 'Atlantis'");
}

/// With many open games the answer is by score, after each result of the own game.
TEST(Explain, WhomAPlayerMayMeetNextIsToldByScore)
{
    const Json told =
        answer({"next", KYDAI_SOURCE_DIR "/resources/sample/sample.json", "--section", "Nữ U13", "--player", "1"});
    EXPECT_EQ(told["kind"], "next");
    EXPECT_TRUE(told.contains("levels"));
}

}  // namespace
}  // namespace kydai::cli
