// FIDE's list: what the program brings along reads as a way through all questions, an outcome that differs turns its
// question red and counts what the worse answer costs, and what nobody here performs is never called done. That the
// questions are as expected is for `kydai-cli endorsement --run` itself (packaging/test runs the quick ones).
#include "endorsement/dossier.h"
#include "endorsement/scores_by_gap.h"
#include "run_cli.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace kydai::endorsement {
namespace {

using cli::CliRun;
using cli::runCli;

/// A list of three, of which the second is hard.
constexpr const char* kList = "2\t0 3\t0 0\tThe first\n3\tF\t0 4\tThe second\n4\t0 0\t15 0\tThe third\n";
constexpr const char* kCases =
    "setup one\n  file a.txt\n    hello\n"
    "question 2 yes\n  command line: says its version\n    $ kydai-cli --version\n    says kydai-cli\n"
    "question 3 no\n  files: a file\n    use one\n    in a.txt hello\n    not in a.txt goodbye\n"
    "question 4 yes\n  person somebody\n";

struct Ran {
    Dossier dossier{};
    Endorsement endorsement{};
};

Ran ran(const std::string& cases)
{
    std::string problem;
    auto read = readEndorsement(kList, {cases}, problem);
    EXPECT_TRUE(read.has_value()) << problem;
    Ran made{{}, *std::move(read)};
    Performer performer(made.endorsement, KYDAI_CLI, {});
    for (const Question& question : made.endorsement.questions) {
        AnsweredQuestion answered{&question, {}};
        for (const Case& one : question.cases) answered.cases.push_back(performer.perform(one));
        made.dossier.questions.push_back(std::move(answered));
    }
    return made;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    text.replace(text.find(what), what.size(), by);
    return text;
}

TEST(Endorsement, WhatIsAsExpectedCostsWhatOurAnswersCost)
{
    const Ran made = ran(kCases);
    const Score score = made.dossier.score();
    EXPECT_EQ(score.questions, 3);
    EXPECT_EQ(score.open, 1) << "what needs a person is open";
    EXPECT_EQ(score.hard, 0);
    EXPECT_EQ(score.percent, 15) << "and costs what the worse answer would";
    EXPECT_TRUE(textOf(made.dossier, false).ends_with("questions=3 open=1 hard=0 penalty=15 %\n"));
}

TEST(Endorsement, AnOutcomeThatDiffersTurnsItsQuestionRed)
{
    for (const auto& [what, by] :
         {std::pair("says kydai-cli", "says another"), std::pair("--version", "--no-such"),
          std::pair("in a.txt hello", "in a.txt hallo"), std::pair("not in a.txt goodbye", "not in a.txt hello"),
          std::pair("not in a.txt goodbye", "not in b.txt goodbye"), std::pair("not in a.txt goodbye", "nofile a.txt"),
          std::pair("not in a.txt goodbye", "lacks a.txt ^he"), std::pair("not in a.txt goodbye", "lacks b.txt x"),
          std::pair("says kydai-cli", "matches ^cli"), std::pair("says kydai-cli", "never kydai-cli")}) {
        const Ran made = ran(replaced(kCases, what, by));
        const auto red = std::ranges::count(made.dossier.questions, QuestionState::Otherwise, &AnsweredQuestion::state);
        EXPECT_EQ(red, 1) << by;
    }
    const Ran hard = ran(replaced(kCases, "in a.txt hello", "in a.txt hallo"));
    EXPECT_EQ(hard.dossier.score().hard, 1);
}

TEST(Endorsement, ALetterThatEnglishHasNotIsFound)
{
    const std::string cases = replaced(kCases, "not in a.txt goodbye", "latin a.txt");
    EXPECT_EQ(ran(cases).dossier.questions[1].state(), QuestionState::AsExpected);
    EXPECT_EQ(ran(replaced(cases, "    hello\n", "    hello bàn\n    Kỳ Đài\n")).dossier.questions[1].state(),
              QuestionState::AsExpected)
        << "à is French too, and the program's name is no word";
    EXPECT_EQ(ran(replaced(cases, "    hello\n", "    hello ván\n    Hạng\n")).dossier.questions[1].state(),
              QuestionState::Otherwise);
}

/// 60,000 games in which who is 100 points above wins so many of a hundred.
std::string reportOf(int winsOfAHundred)
{
    constexpr int kGames = 60'000;
    constexpr int kHundred = 100;
    std::string strong = fmt::format("001    1 {:39}2100{:39}", "", "");
    std::string weak = fmt::format("001    2 {:39}2000{:39}", "", "");
    for (int game = 0; game < kGames; ++game) {
        const bool isWon = game % kHundred < winsOfAHundred;
        strong += fmt::format("   2 w {}  ", isWon ? '1' : '0');
        weak += fmt::format("   1 b {}  ", isWon ? '0' : '1');
    }
    return strong + '\n' + weak + '\n';
}

TEST(Endorsement, ScoresThatDoNotFollowTheTableAreFound)
{
    constexpr int kExpected = 64;  // B.02, 8.1.2: 99 to 106 points
    for (const int wins : {kExpected, kExpected - 4, kExpected + 4}) {
        ScoresByGap scores("98 0.63\n106 0.64\n113 0.65\n");
        scores.add(reportOf(wins));
        EXPECT_EQ(scores.otherwise().empty(), wins == kExpected) << scores.otherwise();
    }
    ScoresByGap none("106 0.64\n");
    EXPECT_EQ(none.otherwise(), "only 0 games");
}

TEST(Endorsement, WhatNobodyHerePerformsIsNeverDone)
{
    const Ran made = ran(replaced(kCases, "    not in a.txt goodbye\n", "    window\n      press F1\n"));
    EXPECT_EQ(made.dossier.questions[1].state(), QuestionState::NotPerformed);
    EXPECT_EQ(made.dossier.score().hard, 1);
}

TEST(Endorsement, LinesThatAreNoneAndQuestionsWithoutAnAnswerAreFound)
{
    std::string problem;
    EXPECT_FALSE(readEndorsement(kList, {replaced(kCases, "says kydai", "sais kydai")}, problem));
    EXPECT_EQ(problem, "    sais kydai-cli");
    EXPECT_FALSE(readEndorsement(kList, {replaced(kCases, "question 3 no", "question 9 no")}, problem));
    EXPECT_FALSE(readEndorsement(kList, {replaced(kCases, "  person somebody\n", "")}, problem));
    EXPECT_EQ(problem, "question 4 has no answer");
}

TEST(Endorsement, TheProgramsOwnCasesLeadThroughTheWholeList)
{
    const Endorsement own = ownEndorsement();
    EXPECT_EQ(own.questions.front().number, 2);
    EXPECT_EQ(own.questions.back().number, 223);
    EXPECT_EQ(own.questions.size(), 183U);
    for (const Question& question : own.questions) {
        for (const Case& one : question.cases) {
            for (const Step& step : one.steps) {
                EXPECT_TRUE(step.word != "use" || own.setups.contains(step.text)) << question.number << step.text;
            }
            const auto expects = std::ranges::any_of(one.steps, [](const Step& step) {
                return std::set<std::string>{"says",   "never",  "matches", "in", "not",   "some",  "same",  "differ",
                                             "nofile", "window", "exit",    "$",  "lacks", "latin", "follow"}
                    .contains(step.word);
            });
            EXPECT_TRUE(expects) << question.number << ' ' << one.deed;
        }
    }
}

TEST(Endorsement, AnswersOfOurs)
{
    const CliRun run = runCli({"endorsement", "--run", "74", "83", "--program", KYDAI_CLI});
    EXPECT_EQ(run.status, cli::kDone) << run.out << run.err;
    EXPECT_NE(run.out.find("questions=2 open=0 hard=0 penalty=0 %\n"), std::string::npos) << run.out;
    const CliRun json = runCli({"endorsement", "--run", "70", "--format", "json", "--program", KYDAI_CLI});
    const auto read = nlohmann::json::parse(json.out, nullptr, false);
    ASSERT_FALSE(read.is_discarded()) << json.out;
    EXPECT_EQ(read["list"][0]["state"], "as expected");
    EXPECT_FALSE(read["list"][0]["cases"][0]["repeat"].empty());
}

}  // namespace
}  // namespace kydai::endorsement
