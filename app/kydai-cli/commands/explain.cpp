#include "commands/explain.h"

#include "commands.h"
#include "commands/question.h"
#include "explain/explanation_json.h"
#include "text/phrase_text.h"
#include "text/render.h"

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

}  // namespace

void addExplain(CLI::App& app, Context& context)
{
    CLI::App* explain = app.add_subcommand("explain", "say why: the answer, the steps, the articles");
    explain->require_subcommand(1);
    addExplainColour(*explain, context);
    addExplainPairing(*explain, context);
    addExplainBye(*explain, context);
    addExplainQuestions(*explain, context);
    addExplainPrize(*explain, context);
    addExplainRating(*explain, context);
    addExplainTieBreak(*explain, context);
    addExplainStanding(*explain, context);
}

void addAnswerOptions(CLI::App& command, AnswerOptions& options)
{
    command.add_option("--lang", options.language, "language of the sentences: vi (default) or en")
        ->check(CLI::IsMember({"vi", "en"}));
    command.add_option("--format", options.format, "text (default), json or html")
        ->check(CLI::IsMember({"text", "json", "html"}));
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

void answerAsked(Context& context, const AskedOf& of, const Result<ask::Question>& question,
                 const AnswerOptions& options)
{
    if (!question) return context.fail(in(of.file, question.error()));
    const Discipline discipline = of.section.rules.discipline;
    if (!of.everybody) return writeAnswer(context, of.file, ask::answer(*question, of.section), options, discipline);
    const auto answers = ask::answerAll(*question, of.section);
    if (!answers) return context.fail(in(of.file, answers.error()));
    writeAnswers(context, *answers, options, discipline);
}

}  // namespace kydai::cli
