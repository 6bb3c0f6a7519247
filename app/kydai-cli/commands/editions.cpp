// kydai-cli editions EVENT [--section NAME] [--round N] [--tiebreaks LIST] [--by players|teams] [--lang vi|en]
// [--format text|json|html|csv] [-o OUT]
#include "ask/editions.h"

#include "commands.h"
#include "commands/print_list.h"
#include "commands/question.h"
#include "explain/explanation_json.h"
#include "input.h"
#include "paper.h"
#include "print/documents.h"
#include "tables/lists.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct EditionsCall {
    std::string file{};
    std::string section{};
    Asking asking{};
    std::string language = "vi";
    std::string format = "text";
    Output out{};
};

std::string listText(const tables::List& list, const text::Wording& wording)
{
    constexpr tables::Output kText = tables::Output::Text;
    return tables::alignedText(tables::tableOf(list, tables::defaultColumns(list, kText), kText, wording));
}

std::string textOf(const Section& section, const ask::EditionTables& made, const text::Wording& wording)
{
    std::string text = listText(tables::editionsList(section, made), wording) + '\n';
    text += text::plainText(ask::explainEditions(section, made), wording).toStdString();
    if (made.pairing.reasons.empty()) return text;
    return text + '\n' + listText(tables::editionBoardsList(section, made), wording);
}

std::string jsonOf(const Section& section, const ask::EditionTables& made, const text::Wording& wording)
{
    nlohmann::ordered_json root = {{"section", section.info.name}};
    root.update(toJson(ask::explainEditions(section, made),
                       [&](const Step& step) { return text::phraseText(step, wording).toStdString(); }));
    return root.dump(2) + '\n';
}

void compareEditions(const EditionsCall& call, Context& context)
{
    if (call.out.file.ends_with(".pdf"))
        return context.failUsage("on paper: kydai-cli print EVENT --document editions -o OUT.pdf");
    if (!context.mayWrite(call.out)) return;
    ask::Question question{.kind = ExplanationKind::Editions};
    if (!readRanking(call.asking, question, context)) return;
    const auto section = loadSection(context, call.file, call.section);
    if (!section) return context.fail(section.error());
    question.teams = ranksTeams(call.asking.by, *section);
    const auto round = ask::roundOf(question, *section);
    if (!round) return context.fail(in(call.file, round.error()));
    const auto made = ask::editionTables(*section, {*round, question.list, question.teams});
    if (!made) return context.fail(in(call.file, made.error()));
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese),
                                section->rules.discipline);
    const auto output = call.format == "csv" ? tables::Output::Csv : tableOutput(call.out.file);
    if (output == tables::Output::Csv || output == tables::Output::Workbook)
        return writeList(tables::editionsList(*section, *made), {}, *output, wording, call.out, context);
    if (call.format == "json" || call.out.file.ends_with(".json"))
        return context.write(call.out, jsonOf(*section, *made, wording));
    if (call.format == "html" || call.out.file.ends_with(".html")) {
        print::PrintOptions options;
        options.languages = {wording.language()};
        return writeHtml(context, call.out, print::editionsSheet(*section, *made, options), wording.language());
    }
    context.write(call.out, textOf(*section, *made, wording));
}

}  // namespace

void addEditions(Verb verb, Context& context)
{
    auto call = std::make_shared<EditionsCall>();
    verb.option("EVENT", call->file, "the tournament").required();
    verb.option("--section", call->section, "one of several sections, by name");
    verb.option("--round", call->asking.round, "places after this round, and its pairings (default: the last one)")
        .between(1, kMaxRounds);
    verb.option("--tiebreaks", call->asking.tieBreaks, "the list; by default the section's");
    addBy(verb, call->asking.by);
    verb.option("--lang", call->language, "language of the sentences: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", call->format, "text (default), json, html or csv").oneOf({"text", "json", "html", "csv"});
    addOutput(verb, call->out, "the file to write; its ending tells the format: .html .json .xlsx .csv .txt");
    verb.does([call, &context] {
        call->out.inputs = {call->file};
        compareEditions(*call, context);
    });
}

}  // namespace kydai::cli
