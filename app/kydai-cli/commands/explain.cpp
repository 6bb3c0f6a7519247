// kydai-cli explain WORD FILE …: a verb for each word of the table of kinds (ask::kinds), with the options of its kinds
// kydai-cli explain colour --history BBWW --versus BWBW …: the same without a file
#include "commands/explain.h"

#include "commands.h"
#include "commands/explain_histories.h"
#include "commands/explain_unit.h"
#include "commands/question.h"
#include "explain/explanation_json.h"
#include "input.h"
#include "text/phrase_text.h"
#include "text/question_text.h"
#include "text/render.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace kydai::cli {

namespace {

text::Wording wordingOf(const AnswerOptions& options, Discipline discipline)
{
    return text::Wording(text::languageFromCode(options.language).value_or(text::Language::Vietnamese), discipline);
}

nlohmann::ordered_json json(const Explanation& explanation, const text::Wording& wording)
{
    return toJson(explanation, [&](const Step& step) { return text::phraseText(step, wording).toStdString(); });
}

void writeAnswers(Context& context, const std::vector<Explanation>& explanations, const AnswerOptions& options,
                  Discipline discipline)
{
    const text::Wording wording = wordingOf(options, discipline);
    if (options.format == "json") {
        auto list = nlohmann::ordered_json::array();
        for (const Explanation& explanation : explanations) list.push_back(json(explanation, wording));
        context.out << list.dump(2) << '\n';
        return;
    }
    bool first = true;
    for (const Explanation& explanation : explanations) {
        if (!first) context.out << '\n';
        first = false;
        context.out << (options.format == "html" ? text::htmlText(explanation, wording)
                                                 : text::plainText(explanation, wording))
                           .toStdString();
    }
}

struct ExplainCall {
    std::string file{};
    std::string section{};
    Asking asking{};
    bool differences = false;
    Histories histories{};
    AnswerOptions answer{};
};

void explain(const ExplainCall& call, Verb verb, Context& context)
{
    Asking asking = call.asking;
    if (call.differences) asking.kind = ask::infoOf(ExplanationKind::Differences).word;
    const auto question = readQuestion(asking, verb, context);
    if (!question) return;
    const ask::KindInfo& kind = ask::infoOf(question->kind);
    const bool isSomebodyNamed = asking.all || asking.player != 0 || asking.whyNot != 0;
    if (kind.player && !isSomebodyNamed) return context.failUsage("name a --player, or ask for --all");
    const auto section = loadSection(context, call.file, call.section);
    if (!section) return context.fail(section.error());
    const auto asked = about(*question, asking, *section);
    if (!asked) return context.fail(in(call.file, asked.error()));
    const Discipline discipline = section->rules.discipline;
    if (!asking.all) return writeAnswer(context, call.file, ask::answer(*asked, *section), call.answer, discipline);
    const auto answers = ask::answerAll(*asked, *section);
    if (!answers) return context.fail(in(call.file, answers.error()));
    writeAnswers(context, *answers, call.answer, discipline);
}

/// The options of the kinds with the verb's word, and of the two that a call may mean otherwise.
void addKind(Verb verb, Context& context)
{
    auto call = std::make_shared<ExplainCall>();
    const bool isColour = verb.word() == ask::infoOf(ExplanationKind::Colour).word;
    const Option file = verb.option("FILE", call->file, "the tournament").required(!isColour);
    verb.option("--section", call->section, "one of several sections, by name").needs(file);
    addQuestion(verb, verb.word(), call->asking);
    if (verb.word() == ask::infoOf(ExplanationKind::Pairing).word) {
        verb.flag("--differences", call->differences,
                  "the boards that the rules do not give, such as those paired by hand");
    }
    if (isColour) addHistories(verb, call->histories, file);
    addAnswerOptions(verb, call->answer);
    verb.does([call, verb, isColour, &context] {
        if (verb.isGiven("--history")) return explainHistories(call->histories, call->answer, context);
        if (call->file.empty()) return context.failUsage("name a FILE, or two histories with --history and --versus");
        explain(*call, verb, context);
    });
}

}  // namespace

void addExplain(Verb verb, Context& context)
{
    std::vector<VerbRow> verbs;
    for (const ask::KindInfo& kind : ask::kinds()) {
        if (std::ranges::find(verbs, kind.word, &VerbRow::word) == verbs.end())
            verbs.push_back({kind.word, text::questionWords(kind.kind), addKind});
    }
    verbs.push_back({"unit", text::questionWords(ExplanationKind::Unit), addUnitQuestion});
    verb.takesVerbs(verbs, context);
}

void addAnswerOptions(Verb verb, AnswerOptions& options)
{
    verb.option("--lang", options.language, "language of the sentences: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", options.format, "text (default), json or html").oneOf({"text", "json", "html"});
}

void writeAnswer(Context& context, const std::string& file, const Result<Explanation>& answer,
                 const AnswerOptions& options, Discipline discipline)
{
    if (!answer) return context.fail(in(file, answer.error()));
    const Explanation& explanation = *answer;
    const text::Wording wording = wordingOf(options, discipline);
    if (options.format == "json") {
        context.out << json(explanation, wording).dump(2) << '\n';
    } else if (options.format == "html") {
        context.out << text::htmlText(explanation, wording).toStdString();
    } else {
        context.out << text::plainText(explanation, wording).toStdString();
    }
}

}  // namespace kydai::cli
