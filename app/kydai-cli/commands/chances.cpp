// kydai-cli chances EVENT [--player N] [--section NAME] [--finishes N] [--seed S] [--columns LIST] [--lang vi|en]
// [--format text|json|csv] [-o OUT]: what can still happen, an estimate by ratings. Nothing is written.
#include "ask/chances.h"

#include "commands.h"
#include "commands/print_list.h"
#include "commands/question.h"
#include "input.h"
#include "paper.h"
#include "print/documents.h"
#include "tables/lists.h"

#include <algorithm>
#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct ChancesCall {
    std::string file{};
    std::string section{};
    std::string columns{};
    std::string language = "vi";
    std::string format = "text";
    Output out{};
    int player = 0;
    int finishes = ask::ChancesOptions{}.finishes;
    int seed = 1;
};

void tellChances(const ChancesCall& call, Context& context)
{
    if (!context.mayWrite(call.out)) return;
    auto loaded = loadSection(context, call.file, call.section);
    if (!loaded) return context.fail(loaded.error());
    const auto section = std::make_shared<const Section>(*std::move(loaded));
    const Player* const player = call.player > 0 ? section->playerNumbered(call.player) : nullptr;
    if (call.player > 0 && player == nullptr)
        return context.failUsage("nobody has the number " + std::to_string(call.player));
    const auto made = ask::chancesOf(section, {call.finishes, static_cast<std::uint64_t>(call.seed)});
    if (!made) {
        context.fail(in(call.file, made.error()));
        if (made.error().code == Errc::NotAllowed) context.status = kNegative;
        return;
    }
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese),
                                section->rules.discipline);
    const auto own = [&](const ask::PlayerChances& one) { return player != nullptr && one.player == player->id; };
    const auto of = std::ranges::find_if(made->players, own);
    const tables::List list =
        of == made->players.end() ? tables::chancesList(*made) : tables::placeChancesList(*made, *of);
    const bool isPdf = call.out.file.ends_with(".pdf");
    if (isPdf || call.out.file.ends_with(".html")) {
        print::PrintOptions options;
        options.languages = {wording.language()};
        const print::Sheet sheet = print::chancesSheet(*made, player != nullptr ? player->id : PlayerId{}, options);
        return isPdf ? writePdf(context, call.out, sheet) : writeHtml(context, call.out, sheet, wording.language());
    }
    const auto named = tableOutput(call.out.file);
    const auto output = call.format == "csv"    ? tables::Output::Csv
                        : call.format == "json" ? tables::Output::Json
                                                : named.value_or(tables::Output::Text);
    writeList(list, call.columns, output, wording, call.out, context);
}

}  // namespace

void addChances(Verb verb, Context& context)
{
    auto call = std::make_shared<ChancesCall>();
    verb.option("EVENT", call->file, "the tournament").required();
    verb.option("--section", call->section, "one of several sections, by name");
    verb.option("--player", call->player, "the chance of each place of the player with this number").positive();
    verb.option("--finishes", call->finishes, "how often the rounds to come are played (10000)").between(1, 1'000'000);
    verb.option("--seed", call->seed, "the same seed plays the same finishes (1)").between(0, 2'000'000'000);
    verb.option("--columns", call->columns, "the columns, parted by commas");
    verb.option("--lang", call->language, "language of the words: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", call->format, "text (default), json or csv").oneOf({"text", "json", "csv"});
    addOutput(verb, call->out, "the file to write; its ending tells the format: .pdf .html .xlsx .csv .json .txt");
    verb.does([call, &context] {
        call->out.inputs = {call->file};
        tellChances(*call, context);
    });
}

}  // namespace kydai::cli
