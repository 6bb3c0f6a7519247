#include "cases/cases.h"
#include "commands.h"
#include "commands/print_list.h"
#include "engine/rating_options.h"
#include "input.h"
#include "rating/report.h"
#include "rating/side_by_side.h"
#include "support/fragments.h"
#include "tables/lists.h"
#include "text/rating_text.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace kydai::cli {

namespace {

struct RateCall {
    std::string file{};
    std::string cases{};
    std::string system = "fide";
    std::string section{};
    std::string format = "csv";
    std::string language = "en";
    std::vector<std::string> settings{};
    Output output{};
};

void rateCases(const RateCall& call, Context& context)
{
    const Result<std::string> text = context.read(call.cases);
    if (!text) return context.fail(text.error());
    const nlohmann::json cases = nlohmann::json::parse(*text, nullptr, false);
    if (cases.is_discarded() || !cases.is_array()) {
        return context.fail(Error{Errc::Malformed, call.cases, 0, fragment(FragmentId::TextThatIsNoJsonList),
                                  fragment(FragmentId::ListOfCases)});
    }
    context.write(call.output, rating::runCases(cases).dump(1) + '\n');
}

/// Every system beside each other: a list, or the records of all of them.
void rateByAll(const RateCall& call, const Section& section, Context& context)
{
    if (!call.settings.empty()) return context.failUsage("--set belongs to one system, not to all of them");
    const rating::SideBySide all = rating::sideBySide(section);
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::English),
                                section.rules.discipline);
    const auto output = tableOutput(call.output.file);
    if (call.format == "json") {
        nlohmann::ordered_json systems = nlohmann::ordered_json::array();
        for (const rating::Ratings& ratings : all.systems) {
            systems.push_back(rating::toJson(all.pool, ratings));
            systems.back()["assumes"] = text::systemAssumes(ratings.system, wording).toStdString();
        }
        return context.write(call.output, nlohmann::ordered_json{{"systems", systems}}.dump(1) + '\n');
    }
    writeList(tables::ratingSystemsList(section, all), {}, output.value_or(tables::Output::Csv), wording, call.output,
              context);
}

void rateFile(const RateCall& call, Context& context)
{
    if (call.system == "all") {
        const Result<Section> section = loadSection(context, call.file, call.section);
        if (!section) return context.fail(section.error());
        return rateByAll(call, *section, context);
    }
    std::string code = call.system;
    for (const std::string& setting : call.settings)
        code += (code.find(':') == std::string::npos ? ':' : ',') + setting;
    const auto choice = ratingChoice(code, context);
    if (!choice) return;
    const Result<Section> section = loadSection(context, call.file, call.section);
    if (!section) return context.fail(section.error());
    const rating::Pool pool(*section);
    const rating::Ratings ratings = rating::rate(pool, choice->system, choice->settings);
    context.write(call.output,
                  call.format == "json" ? rating::toJson(pool, ratings).dump(1) + '\n' : rating::toCsv(pool, ratings));
}

}  // namespace

void addRate(Verb verb, Context& context)
{
    auto call = std::make_shared<RateCall>();
    const Option file = verb.option("FILE", call->file, "Tournament");
    const Option cases = verb.option("--cases", call->cases, "Single calculations from a JSON list");
    file.excludes(cases);
    verb.option("--system", call->system,
                "fide, elo, uscf, glicko, glicko2, dwz, ecf, ingo, harkness, ukd, "
                "chessmetrics or urs; all of them: all");
    verb.option("--set", call->settings,
                "a setting of the system, such as formula=article of ingo; may stand several times")
        .needs(file);
    verb.option("--section", call->section, "Section of an event file");
    verb.option("--format", call->format, "csv or json").oneOf({"csv", "json"});
    verb.option("--lang", call->language, "of the words about all systems: en (default) or vi").oneOf({"vi", "en"});
    addOutput(verb, call->output, "File to write");
    verb.does([call, &context] {
        call->output.inputs = {call->cases.empty() ? call->file : call->cases};
        if (!call->cases.empty()) return rateCases(*call, context);
        if (call->file.empty()) return context.failUsage("rate needs a FILE or --cases CASES.json");
        rateFile(*call, context);
    });
}

}  // namespace kydai::cli
