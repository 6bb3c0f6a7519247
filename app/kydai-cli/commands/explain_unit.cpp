// kydai-cli explain unit FILE --unit NAME: over all sections of the file, by the event's own rules of its units
#include "commands/explain_unit.h"

#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"
#include "prizes/explain_unit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

struct UnitCall {
    std::string file{};
    std::string section{};
    std::string unit{};
    AnswerOptions answer{};
};

void explainUnit(const UnitCall& call, Context& context)
{
    auto loaded = loadEvent(context, call.file);
    if (!loaded) return context.fail(loaded.error());
    std::vector<std::shared_ptr<const Section>> sections;
    for (Section& section : loaded->sections) {
        if (call.section.empty() || section.info.name == call.section)
            sections.push_back(std::make_shared<const Section>(std::move(section)));
    }
    auto ranked = prizes::rankSections(sections);
    if (!ranked) return context.fail(in(call.file, ranked.error()));
    const prizes::EventRanking ranking = prizes::rankEvent(*std::move(ranked), loaded->units);
    const auto unit = std::ranges::find(ranking.units, call.unit, &prizes::EventUnit::name);
    if (unit == ranking.units.end()) {
        std::vector<std::string> names;
        for (const prizes::EventUnit& each : ranking.units) names.push_back(each.name);
        return context.failUsage(
            fmt::format("there is no unit '{}' with a player; there are: {}", call.unit, fmt::join(names, ", ")));
    }
    const auto index = static_cast<std::size_t>(unit - ranking.units.begin());
    writeAnswer(context, call.file, prizes::explainUnit(ranking.sections, ranking.rules, ranking.units, index),
                call.answer, sections.empty() ? Discipline::Chess : sections.front()->rules.discipline);
}

}  // namespace

void addUnitQuestion(Verb verb, Context& context)
{
    auto call = std::make_shared<UnitCall>();
    const Option file = verb.option("FILE", call->file, "the tournament").required();
    verb.option("--section", call->section, "one of several sections, by name (default: all of them)").needs(file);
    verb.option("--unit", call->unit, "the unit, by name").required();
    addAnswerOptions(verb, call->answer);
    verb.does([call, &context] { explainUnit(*call, context); });
}

}  // namespace kydai::cli
