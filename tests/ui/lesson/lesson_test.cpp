// What a lesson tells is what its article printed: every stop's answer is the program's own, and equals the number of
// the article (tests/data/tiebreak/seeds).
#include "lesson/lesson.h"

#include "explain/explanation_json.h"
#include "text/phrase_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace kydai::lesson {
namespace {

using Json = nlohmann::json;

Json seeds(const char* name)
{
    std::ifstream stream(std::string(KYDAI_TEST_DATA "/tiebreak/seeds/") + name);
    return Json::parse(stream);
}

Json answerTo(const Lesson& lesson, const Stop& stop)
{
    const auto answer = answerOf(lesson, stop);
    EXPECT_TRUE(answer.ok());
    return answer.ok() && *answer ? Json(kydai::toJson(**answer, {})) : Json();
}

QString cellText(const Lesson& lesson, const Stop& stop, const Explanation* answer)
{
    const tables::List board = boardOf(lesson, stop, answer);
    const BoardCell cell = cellOf(lesson, stop, board).value();
    return tables::cellText(board, cell.row, cell.column, tables::Output::Projector,
                            text::Wording(text::Language::English));
}

TEST(Lessons, BuchholzTellsTheNumbersOfTheArticle)
{
    const Lesson& lesson = *lessonNamed("buchholz");
    const Json printed = seeds("buchholz_2024.expected.json")["printed"];
    int told = 0;
    for (const Stop& stop : lesson.stops) {
        const Json answer = answerTo(lesson, stop);
        if (answer.is_null() || answer["edition"] != "24") continue;
        const std::string number = std::to_string(stop.cell.player);
        EXPECT_EQ(answer["value"], printed[stop.cell.code][number]) << number;
        const Json& contributions = printed["contributions"][number];
        ASSERT_EQ(answer["rows"].size(), contributions.size());
        for (std::size_t i = 0; i < contributions.size(); ++i) {
            const Json& row = answer["rows"][i];
            EXPECT_EQ(row["contribution"], contributions[i]) << number << " round " << i + 1;
            if (!printed["cut_round"].contains(number)) continue;
            EXPECT_EQ(row["cut"].get<bool>(), printed["cut_round"][number] == row["round"]) << number;
        }
        ++told;
    }
    EXPECT_EQ(told, 8) << "examples 1 to 8";
}

TEST(Lessons, BuchholzTellsWhatTheRulesOf2026Changed)
{
    const Lesson& lesson = *lessonNamed("buchholz");
    std::set<std::pair<int, double>> told;
    for (const Stop& stop : lesson.stops) {
        const Json answer = answerTo(lesson, stop);
        if (!answer.is_null() && answer["edition"] == "26") told.emplace(stop.cell.player, answer["value"]);
    }
    EXPECT_EQ(told, (std::set<std::pair<int, double>>{{11, 11.5}, {4, 12.5}}));
}

TEST(Lessons, TheSumStandsInTheArticlesOwnTerms)
{
    const Lesson& lesson = *lessonNamed("buchholz");
    const auto seventh = std::ranges::find_if(lesson.stops, [](const Stop& stop) { return stop.cell.player == 7; });
    ASSERT_NE(seventh, lesson.stops.end());
    const std::string steps = answerTo(lesson, *seventh)["steps"].dump();
    EXPECT_NE(steps.find("\"sum\":[0.5,0,1,0.5,0.5]"), std::string::npos) << steps;
}

TEST(Lessons, DirectEncounterTellsThePlacesOfTheArticle)
{
    const Lesson& lesson = *lessonNamed("direct-encounter");
    const Json examples = seeds("direct_encounter.json")["examples"];
    std::set<std::size_t> told;
    for (const Stop& stop : lesson.stops) {
        if (stop.rows == Rows::None) continue;
        const Json answer = answerTo(lesson, stop);
        const std::string id = std::to_string(stop.section + 1);
        const auto example = std::ranges::find_if(examples, [&](const Json& each) { return each["id"] == id; });
        ASSERT_NE(example, examples.end());
        const std::string name = (*example)["players"][static_cast<std::size_t>(stop.cell.player) - 1];
        const bool isOld = stop.cell.code == "DE@OLD";
        EXPECT_EQ(answer["value"], isOld ? Json(0) : (*example)["expected"][name]) << id << ' ' << name;
        EXPECT_EQ(boardOf(lesson, stop, nullptr).rows.size(), (*example)["players"].size()) << "the group alone";
        told.insert(stop.section);
    }
    EXPECT_EQ(told.size(), 6U) << "examples 1 to 6";
}

/// The colours of a row before the round that is asked for, oldest first.
std::string historyIn(const tables::List& board, std::size_t row)
{
    const text::Wording wording(text::Language::English);
    std::string history;
    for (const tables::Column& column : board.columns) {
        if (column.family == "rounds") history += tables::plain(column.value(board.rows[row]), wording);
    }
    EXPECT_EQ(history.back(), '?');
    history.pop_back();
    return history;
}

TEST(Lessons, ColoursTellTheDecisionsOfTheArticle)
{
    const Lesson& lesson = *lessonNamed("colours");
    std::ifstream stream(KYDAI_TEST_DATA "/lesson/colours_2015.json");
    const Json article = Json::parse(stream);
    std::vector<Json> cases = article["cases"];
    cases.push_back(article["other"][0]);
    std::size_t at = 0;
    for (const Stop& stop : lesson.stops) {
        if (stop.rows == Rows::None) continue;
        ASSERT_LT(at, cases.size());
        const Json& wanted = cases[at++];
        SCOPED_TRACE(wanted.dump());
        EXPECT_EQ(stop.cell.round, wanted["round"]);
        const tables::List board = boardOf(lesson, stop, nullptr);
        ASSERT_EQ(board.rows.size(), 2U);
        EXPECT_EQ(historyIn(board, 0), wanted["history"]);
        EXPECT_EQ(historyIn(board, 1), wanted["opponent_history"]);
        EXPECT_EQ(sectionOf(lesson, stop)->players[board.rows[1]].name, wanted["opponent"]);
        const Json answer = answerTo(lesson, stop);
        EXPECT_EQ(answer["decided_by"], wanted["article"]);
        EXPECT_EQ(answer["white"] == stop.cell.player, wanted["gets"] == "W");
        EXPECT_EQ(answer["follows_rule"], true);
        EXPECT_EQ(answer["letter"], wanted["letter"]);
        EXPECT_EQ(answer["decisive_round"], wanted.value("decisive_round", Json()));
    }
    EXPECT_EQ(at, 10U);
}

TEST(Lessons, RatingsTellTheNumbersOfTheArticle)
{
    std::ifstream stream(KYDAI_TEST_DATA "/rating/vectors.json");
    const Json vectors = Json::parse(stream);
    const auto portisch = std::ranges::find_if(vectors, [](const Json& each) { return each["id"] == "elo-portisch"; });
    ASSERT_NE(portisch, vectors.end());
    std::map<std::string, Json> answers;
    const Lesson& lesson = *lessonNamed("ratings");
    for (const Stop& stop : lesson.stops) {
        EXPECT_FALSE(stop.source.isEmpty()) << stop.title.source;
        answers[stop.title.source] = answerTo(lesson, stop);
    }
    EXPECT_NEAR(answers["Portisch's new rating"]["after"], (*portisch)["expected"]["new"], 1e-9);
    const Json& hort = answers["Portisch and Hort"];
    EXPECT_EQ(hort["rows"][0]["expected"], 0.55);
    EXPECT_NEAR(hort["change"], -0.5, 1e-9);
    EXPECT_EQ(answers["Ingo"]["after"], 95) << "75 per cent: 25 better than the average";
    EXPECT_EQ(answers["Harkness"]["after"], 2100) << "10 points for each of 25 per cent";
    const Json& grade = answers["The English grade"];
    EXPECT_EQ(grade["rows"][0]["used"], 190) << "40 away at most";
    EXPECT_EQ(grade["after"], 155) << "(240 + 145 + 80) / 3";
    // The examples of the authors and federations, as the digest of ratings has them.
    EXPECT_NEAR(answers["The German DWZ"]["after"], 2215, 0.5);
    EXPECT_NEAR(answers["Glicko: how sure is a rating?"]["after"], 1464.1, 0.1);
    EXPECT_NE(answers["Glicko: how sure is a rating?"]["steps"].dump().find(":151."), std::string::npos)
        << "the deviation afterwards: " << answers["Glicko: how sure is a rating?"]["steps"].dump();
    EXPECT_NEAR(answers["Glicko-2: how even is the player?"]["after"], 1464.05, 0.02);
    EXPECT_NEAR(answers["The Turkish UKD"]["after"], 1477, 1e-9);
    EXPECT_NEAR(answers["Chessmetrics: one good event"]["performance"], 2485, 1e-9);
    EXPECT_NEAR(answers["URS: the most likely numbers"]["after"], 1629.544, 0.01);
    const auto conclusion = [&](const char* title) {
        const auto is = [&](const Stop& stop) { return std::string_view(stop.title.source) == title; };
        const auto answer = answerOf(lesson, *std::ranges::find_if(lesson.stops, is));
        return text::phraseText((*answer)->conclusion, text::Wording(text::Language::English));
    };
    EXPECT_TRUE(conclusion("From the grade to Elo").contains(QStringLiteral("1825")));
    EXPECT_NE(answers["From the grade to Elo"].dump().find("rating.convert.misprint"), std::string::npos);
    EXPECT_TRUE(conclusion("Categories").contains(QStringLiteral("category 2")))
        << conclusion("Categories").toStdString();
    EXPECT_TRUE(conclusion("The scale of 1978").contains(QStringLiteral("2400")))
        << conclusion("The scale of 1978").toStdString();
    EXPECT_TRUE(conclusion("In the United States").contains(QStringLiteral("A")));
}

/// Every stop of every lesson.
void forEachStop(const std::function<void(const Lesson&, const Stop&)>& look)
{
    for (const Lesson& lesson : lessons()) {
        for (const Stop& stop : lesson.stops) {
            SCOPED_TRACE(lesson.word + ": " + (stop.title.source != nullptr ? stop.title.source : ""));
            look(lesson, stop);
        }
    }
}

TEST(Lessons, TheCellIsHiddenUntilTheAnswerIsAskedFor)
{
    forEachStop([](const Lesson& lesson, const Stop& stop) {
        const auto answer = answerOf(lesson, stop);
        ASSERT_TRUE(answer.ok());
        if (stop.cell.player == 0 || stop.rows == Rows::None) return;
        ASSERT_TRUE(answer->has_value());
        EXPECT_EQ(cellText(lesson, stop, nullptr), QStringLiteral("?"));
        const QString told = cellText(lesson, stop, &**answer);
        EXPECT_NE(told, QStringLiteral("?"));
        EXPECT_FALSE(told.isEmpty());
    });
}

TEST(Lessons, EveryStopAsksAndTellsInBothLanguages)
{
    forEachStop([](const Lesson& lesson, const Stop& stop) {
        for (const text::Language language : text::kLanguages) {
            const text::Wording wording(language);
            for (const Words* words : {&stop.title, &stop.guess, &stop.told}) {
                const QString text = textOf(*words, sectionOf(lesson, stop), wording);
                EXPECT_FALSE(text.isEmpty());
                EXPECT_FALSE(text.contains(QLatin1Char('{'))) << text.toStdString();
            }
        }
    });
}

TEST(Lessons, AreNamedOnce)
{
    std::set<std::string> words;
    for (const Lesson& lesson : lessons()) {
        EXPECT_TRUE(words.insert(lesson.word).second) << lesson.word;
        EXPECT_EQ(lessonNamed(lesson.word), &lesson);
    }
    EXPECT_EQ(lessonNamed("nothing"), nullptr);
}

}  // namespace
}  // namespace kydai::lesson
