// kydai-cli whatif EVENT [--changes FILE] [--if WORDS]… [--section NAME] [--round N] [--tiebreaks LIST] [--by
// players|teams] [--system S]
// [--lang vi|en] [--format text|json|html|csv] [-o OUT]: what would move if some facts were others. Nothing is written.
#include "ask/what_if.h"
#include "commands.h"
#include "commands/change_file.h"
#include "commands/print_list.h"
#include "commands/question.h"
#include "commands/supposed_words.h"
#include "engine/rating_options.h"
#include "explain/explanation_json.h"
#include "input.h"
#include "paper.h"
#include "print/documents.h"
#include "tables/lists.h"
#include "text/phrase_text.h"
#include "text/render.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

struct WhatIfCall {
    std::string file{};
    std::string section{};
    std::string changes{};
    std::vector<std::string> supposed{};
    std::string tieBreaks{};
    std::string by{};
    std::string system = "fide";
    std::string language = "vi";
    std::string format = "text";
    Output out{};
    int round = 0;
};

using Suppositions = std::vector<ask::Supposition>;
constexpr std::string_view kInWords = "--if";

/// Those of the file first, then the words in their order, each of the section as those before it left it.
Result<Suppositions> suppositionsOf(const WhatIfCall& call, const std::shared_ptr<const Section>& section,
                                    Context& context)
{
    Suppositions all;
    if (!call.changes.empty()) {
        const auto text = context.read(call.changes);
        if (!text) return text.error();
        auto read = readChanges(*text, call.changes, ask::shadowEvent(section), call.section);
        if (!read) return read.error();
        all.emplace_back(ask::SupposedChanges{std::move(read->action.changes)});
    }
    for (const std::string& words : call.supposed) {
        const auto now = ask::shadowOf(section, all);
        if (!now) return now.error();
        const std::string place = fmt::format("{} \"{}\"", kInWords, words);
        auto read = readSupposed(words, **now);
        if (!read) return in(place, read.error());
        all.push_back(*std::move(read));
        if (const auto possible = ask::shadowOf(section, all); !possible) return in(place, possible.error());
    }
    return all;
}

std::string textOf(const ask::WhatIf& made, const text::Wording& wording)
{
    constexpr tables::Output kText = tables::Output::Text;
    const tables::List list = tables::whatIfList(made);
    std::string text;
    if (!list.rows.empty())
        text = tables::alignedText(tables::tableOf(list, tables::defaultColumns(list, kText), kText, wording)) + '\n';
    return text + text::plainText(ask::explainWhatIf(made), wording).toStdString();
}

std::string jsonOf(const ask::WhatIf& made, const text::Wording& wording)
{
    const auto sentence = [&](const Step& step) { return text::phraseText(step, wording).toStdString(); };
    nlohmann::ordered_json root = {{"section", made.before->info.name}};
    root.update(toJson(ask::explainWhatIf(made), sentence));
    // Each move with its sentence, so that nobody has to look for it among the steps.
    for (std::size_t at = 0; at < made.moves.size(); ++at) root["moves"][at]["text"] = sentence(made.moves[at].why);
    return root.dump(2) + '\n';
}

void suppose(const WhatIfCall& call, Context& context)
{
    if (call.changes.empty() && call.supposed.empty())
        return context.failUsage("whatif needs --changes FILE or --if WORDS");
    if (!context.mayWrite(call.out)) return;
    const auto system = ratingChoice(call.system, context);
    if (!system) return;
    std::optional<std::vector<tiebreak::Code>> list;
    if (!call.tieBreaks.empty() && !readCodes(call.tieBreaks, list, context)) return;
    auto loaded = loadSection(context, call.file, call.section);
    if (!loaded) return context.fail(loaded.error());
    if (list) {
        loaded->rules.tieBreaks.clear();
        for (const tiebreak::Code& code : *list) loaded->rules.tieBreaks.push_back(code.text);
    }
    const auto section = std::make_shared<const Section>(*std::move(loaded));
    const ask::Question question{.kind = ExplanationKind::Standing, .round = call.round};
    const auto supposed = suppositionsOf(call, section, context);
    if (!supposed) {
        const Error& error = supposed.error();
        context.fail(error);
        // Words that say nothing are the call's; what could not have been is an answer.
        if (error.code == Errc::NotAllowed)
            context.status = kNegative;
        else if (error.file.starts_with(kInWords))
            context.status = kUsage;
        return;
    }
    if (call.round > 0) {
        if (const auto round = ask::roundOf(question, *section); !round)
            return context.fail(in(call.file, round.error()));
    }
    const auto made = ask::whatIf(section, *supposed, {call.round, ranksTeams(call.by, *section), *system});
    if (!made) return context.fail(in(call.file, made.error()));
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese),
                                section->rules.discipline);
    const auto output = call.format == "csv" ? tables::Output::Csv : tableOutput(call.out.file);
    if (output == tables::Output::Csv || output == tables::Output::Workbook)
        return writeList(tables::whatIfList(*made), {}, *output, wording, call.out, context);
    if (call.format == "json" || call.out.file.ends_with(".json"))
        return context.write(call.out, jsonOf(*made, wording));
    print::PrintOptions options;
    options.languages = {wording.language()};
    if (call.format == "html" || call.out.file.ends_with(".html"))
        return writeHtml(context, call.out, print::whatIfSheet(*made, options), wording.language());
    if (!call.out.file.ends_with(".pdf")) return context.write(call.out, textOf(*made, wording));
    writePdf(context, call.out, print::whatIfSheet(*made, options));
}

}  // namespace

void addWhatIf(Verb verb, Context& context)
{
    auto call = std::make_shared<WhatIfCall>();
    verb.option("EVENT", call->file, "the tournament; it stays as it is").required();
    verb.option("--changes", call->changes, "JSON list of changes, as `apply` takes them");
    verb.option("--if", call->supposed,
                "a fact in short words, behind the changes; may stand several times: " + supposedHelp());
    verb.option("--section", call->section, "one of several sections, by name");
    verb.option("--round", call->round, "places after this round (default: the last one)").between(1, kMaxRounds);
    verb.option("--tiebreaks", call->tieBreaks, "the list as it is; by default the section's");
    addBy(verb, call->by);
    verb.option("--system", call->system, "the rating system: fide (default), elo, uscf, glicko, …");
    verb.option("--lang", call->language, "language of the sentences: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", call->format, "text (default), json, html or csv").oneOf({"text", "json", "html", "csv"});
    addOutput(verb, call->out, "the file to write; its ending tells the format: .pdf .html .json .xlsx .csv .txt");
    verb.does([call, &context] {
        call->out.inputs = {call->file, call->changes};
        suppose(*call, context);
    });
}

}  // namespace kydai::cli
