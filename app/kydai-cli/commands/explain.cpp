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

constexpr VerbRow kExplainVerbs[] = {
    {"colour", "why a player has White or Black", addExplainColour},
    {"pairing", "why a player has this opponent, or not that one", addExplainPairing},
    {"bye", "who has the bye, who may take it, and what ruled the others out", addExplainBye},
    {"float", "why a player left the group of the own score", addExplainFloat},
    {"next", "whom a player may meet in the next round; without a player, what is certain about it", addExplainNext},
    {"board", "why a player plays on this board", addExplainBoard},
    {"number", "why a player has this number", addExplainNumber},
    {"colours", "a player's colour in every round, and why", addExplainColours},
    {"effect", "what an opponent's unplayed rounds did to a tie-break", addExplainEffect},
    {"need", "what a player needs in the games to come", addExplainNeed},
    {"prize", "why a player wins this prize, or not that one", addExplainPrize},
    {"rating", "why a player's rating changes as it does", addExplainRating},
    {"tiebreak", "how a player's tie-break comes about", addExplainTieBreak},
    {"standing", "why one player is before another", addExplainStanding},
};

}  // namespace

void addExplain(Verb verb, Context& context)
{
    verb.takesVerbs(kExplainVerbs, context);
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
