// The window and the command line give the same explanation: what the window offers to ask about a player is asked of
// the program too.
#include "app/kydai-cli/run_cli.h"
#include "ask/answer.h"
#include "explain/explanation_json.h"
#include "format/reader.h"
#include "panes/why_questions.h"
#include "text/phrase_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kydai::cli {
namespace {

std::vector<std::string> callFor(const ui::WhyQuestion& question, const Section& section, const std::string& file)
{
    const ask::KindInfo& kind = ask::infoOf(question.kind);
    std::vector<std::string> call{"explain", std::string(kind.word), file, "--format", "json", "--lang", "en"};
    const auto add = [&](const char* option, const std::string& value) {
        call.emplace_back(option);
        call.push_back(value);
    };
    if (kind.when != ask::When::Event) add("--round", std::to_string(question.round));
    const std::string player = std::to_string(section.numberOf(question.player));
    if (question.kind == ExplanationKind::ByeNot)
        add("--why-not", player);
    else if (kind.player)
        add("--player", player);
    if (kind.other) {
        const bool effect = question.kind == ExplanationKind::Effect;
        add(effect                                     ? "--of"
            : question.kind == ExplanationKind::WhyNot ? "--why-not"
                                                       : "--versus",
            std::to_string(section.numberOf(question.other)));
        if (effect) add("--code", question.code);
    }
    if (question.kind == ExplanationKind::TieBreak) add("--code", question.code);
    if (question.kind == ExplanationKind::Rating) add("--system", "fide");
    if (question.kind == ExplanationKind::Need) add("--place", std::to_string(question.place));
    if (question.kind == ExplanationKind::NeedPrize) add("--prize", question.code);
    if (question.kind == ExplanationKind::NeedRating) add("--rating", std::to_string(question.place));
    return call;
}

TEST(SameAnswers, OfTheWindowAndTheCommandLine)
{
    const std::string file = std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf";
    const auto read = format::readFile(file);
    ASSERT_TRUE(read.ok());
    const Section& section = read->sections.front();
    const text::Wording english(text::Language::English);
    const auto sentence = [&](const Step& step) { return text::phraseText(step, english).toStdString(); };
    int asked = 0;
    for (const Player& player : section.players) {
        for (const auto& [words, question] : ui::questionsAbout(section, {}, player.id, 3, english)) {
            const auto answered = ask::answer(question, section);
            ASSERT_TRUE(answered.ok());
            const CliRun run = runCli(callFor(question, section, file));
            ASSERT_EQ(run.status, kDone) << run.err;
            EXPECT_EQ(run.out, toJson(*answered, sentence).dump(2) + "\n") << words.toStdString();
            ++asked;
        }
    }
    EXPECT_GT(asked, 100);
}

}  // namespace
}  // namespace kydai::cli
