// kydai-cli prizes --cases CASES.json
// kydai-cli prizes FILE [--section NAME] [--round N] [--plan PLAN.json | --template NAME] [--format csv|json|text]
#include "commands.h"
#include "commands/prize_plan_file.h"
#include "explain/explanation_json.h"
#include "input.h"
#include "model/words.h"
#include "prizes/award.h"
#include "prizes/cases.h"
#include "prizes/explain_prize.h"
#include "support/csv_field.h"
#include "support/fragments.h"
#include "text/money_text.h"
#include "text/phrase_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace kydai::cli {

namespace {

using prizes::Award;
using prizes::Awards;

struct PrizesCall {
    std::string cases{};
    std::string file{};
    std::string section{};
    std::string plan{};
    std::string planTemplate{};
    std::string language = "vi";
    std::string format = "csv";
    Output output{};
    int round = 0;
};

void divideCases(const PrizesCall& call, Context& context)
{
    const auto text = context.read(call.cases);
    if (!text) return context.fail(text.error());
    const nlohmann::json cases = nlohmann::json::parse(*text, nullptr, false);
    if (cases.is_discarded() || !cases.is_array()) {
        return context.fail(Error{Errc::Malformed, call.cases, 0, fragment(FragmentId::TextThatIsNoJsonList),
                                  fragment(FragmentId::ListOfPrizeCases)});
    }
    context.write(call.output, prizes::runCases(cases).dump(1) + '\n');
}

/// What the awards are told of.
struct Told {
    const Section& section;
    const PrizePlan& plan;
    const Awards& awards;
    const text::Wording& wording;
};

const PrizeLine* lineOf(const Told& told, const Award& award)
{
    const auto& lines = told.plan.lists[award.list].lines;
    return award.line == prizes::kNone ? nullptr : &lines[award.line];
}

std::string scoreOf(const Told& told, std::size_t player)
{
    return toDecimal(told.awards.standings->competition->primary.score(player));
}

std::string awardsCsv(const Told& told)
{
    std::string csv = "list,place,player,name,unit,points,rank,prize,amount,exact,award,provisional\n";
    for (const Award& award : told.awards.awards) {
        const Player& player = told.section.players[award.player];
        const PrizeLine* line = lineOf(told, award);
        csv +=
            fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}\n", csvField(told.plan.lists[award.list].name),
                        award.place, player.tpn, csvField(player.name), csvField(player.unit),
                        scoreOf(told, award.player), told.awards.standings->rank(award.player),
                        csvField(line != nullptr ? line->name : std::string()), award.paid, exactText(award.exact),
                        csvField(line != nullptr ? line->award : std::string()), told.awards.provisional.any() ? 1 : 0);
    }
    return csv;
}

std::vector<int> numbersOf(const Section& section, const std::vector<std::size_t>& players)
{
    std::vector<int> numbers;
    numbers.reserve(players.size());
    for (const std::size_t player : players) numbers.push_back(section.players[player].tpn);
    return numbers;
}

std::string_view wordOf(prizes::ListState state)
{
    static constexpr std::array<std::string_view, 4> kWords{"given", "not_awarded", "halved", "merged"};
    return kWords[static_cast<std::size_t>(state)];
}

/// What a frozen award is now, where it differs.
nlohmann::ordered_json differencesJson(const Told& told)
{
    auto list = nlohmann::ordered_json::array();
    for (const prizes::Difference& difference : prizes::differencesSince(told.section, told.plan, told.awards))
        list.push_back({{"player", difference.player},
                        {"list", difference.list},
                        {"before", std::to_string(difference.before)},
                        {"now", std::to_string(difference.now)}});
    return list;
}

std::string awardsJson(const Told& told)
{
    using Json = nlohmann::ordered_json;
    const auto sentence = [&](const Step& step) { return text::phraseText(step, told.wording).toStdString(); };
    Json root = {{"section", told.section.info.name}, {"round", told.awards.round}, {"currency", told.plan.currency}};
    root["provisional"] = told.awards.provisional.any();
    root["open_games"] = told.awards.provisional.openGames;
    root["protests"] = told.awards.provisional.protests;
    root["rounds_to_come"] = told.awards.provisional.roundsToCome;
    root["frozen_after"] = told.section.frozenPrizes.isFrozen() ? Json(told.section.frozenPrizes.round) : Json(nullptr);
    root["changed_since_frozen"] = differencesJson(told);
    Json lists = Json::array();
    for (std::size_t at = 0; at < told.awards.lists.size(); ++at) {
        const prizes::ListResult& result = told.awards.lists[at];
        lists.push_back({{"list", told.plan.lists[at].name},
                         {"state", wordOf(result.state)},
                         {"eligible", result.entrants},
                         {"announced", exactText(result.announced)},
                         {"paid", std::to_string(result.paid)},
                         {"left_over", exactText(result.leftOver)},
                         {"unfilled", result.unfilled},
                         {"no_data", numbersOf(told.section, result.noData)}});
    }
    root["lists"] = std::move(lists);
    Json awards = Json::array();
    for (const Award& award : told.awards.awards) {
        const Player& player = told.section.players[award.player];
        const PrizeLine* line = lineOf(told, award);
        Json one = {{"list", told.plan.lists[award.list].name},
                    {"place", award.place},
                    {"player", player.tpn},
                    {"name", player.name},
                    {"unit", player.unit},
                    {"points", scoreOf(told, award.player)},
                    {"rank", told.awards.standings->rank(award.player)},
                    {"prize", line != nullptr ? line->name : std::string()},
                    {"amount", std::to_string(award.paid)},
                    {"exact", exactText(award.exact)},
                    {"award", line != nullptr ? line->award : std::string()}};
        Json working = Json::array();
        for (const Step& step : prizes::workingOf(told.section, told.plan, told.awards, award))
            working.push_back(toJson(step, sentence));
        one["working"] = std::move(working);
        awards.push_back(std::move(one));
    }
    root["awards"] = std::move(awards);
    return root.dump(2) + '\n';
}

std::string awardsText(const Told& told)
{
    std::string text;
    std::size_t list = prizes::kNone;
    const auto line = [&](const Step& step) { return text::phraseText(step, told.wording).toStdString() + '\n'; };
    for (const Step& step : prizes::provisionalSteps(told.awards)) text += line(step);
    for (const Award& award : told.awards.awards) {
        if (award.list != list) text += (text.empty() ? "" : "\n") + told.plan.lists[award.list].name + '\n';
        list = award.list;
        const Player& player = told.section.players[award.player];
        const PrizeLine* of = lineOf(told, award);
        const QString amount = text::moneyText({award.paid, told.plan.currency}, told.wording);
        text += fmt::format("{:3}. {:4} {}  {}  {}\n", award.place, player.tpn, player.name,
                            award.paid > 0 ? amount.toStdString() : std::string(),
                            of != nullptr ? of->award : std::string());
        for (const Step& step : prizes::workingOf(told.section, told.plan, told.awards, award))
            text += "          " + line(step);
    }
    return text;
}

void divideFile(const PrizesCall& call, Context& context)
{
    const Result<Section> section = loadSection(context, call.file, call.section);
    if (!section) return context.fail(section.error());
    const auto plan = planFor(*section, call.plan, call.planTemplate, context);
    if (!plan) return context.fail(plan.error());
    if (plan->lists.empty()) {
        context.err << call.file << ": "
                    << messageOf(Error{.code = Errc::UnknownReference,
                                       .what = fragment(FragmentId::SectionWithoutPrizes),
                                       .expected = fragment(FragmentId::PrizePlanOrTemplate)})
                    << '\n';
        context.status = kNegative;
        return;
    }
    const auto round = call.round > 0 ? std::optional<RoundNumber>(call.round) : std::nullopt;
    const auto awards = prizes::awardsOf(*section, *plan, round);
    if (!awards) {
        Error error = awards.error();
        error.file = call.file;
        return context.fail(error);
    }
    const text::Wording wording(text::languageFromCode(call.language).value_or(text::Language::Vietnamese),
                                section->rules.discipline);
    const Told told{*section, *plan, *awards, wording};
    context.write(call.output, call.format == "json"   ? awardsJson(told)
                               : call.format == "text" ? awardsText(told)
                                                       : awardsCsv(told));
}

}  // namespace

void addPrizes(Verb verb, Context& context)
{
    auto call = std::make_shared<PrizesCall>();
    const Option file = verb.option("FILE", call->file, "Tournament");
    const Option cases = verb.option("--cases", call->cases, "Single calculations from a JSON list");
    file.excludes(cases);
    verb.option("--section", call->section, "Section of an event file");
    verb.option("--round", call->round, "From the standings after this round (default: the last one)")
        .between(1, kMaxRounds);
    const Option plan =
        verb.option("--plan", call->plan, "A plan of the prizes as JSON, in place of the section's own");
    verb.option("--template", call->planTemplate, "The same from a template")
        .oneOf(prizes::templateWords())
        .excludes(plan);
    verb.option("--lang", call->language, "Language of the sentences: vi (default) or en").oneOf({"vi", "en"});
    verb.option("--format", call->format, "csv, json or text").oneOf({"csv", "json", "text"});
    addOutput(verb, call->output, "File to write");
    verb.does([call, &context] {
        call->output.inputs = {call->cases.empty() ? call->file : call->cases};
        if (!call->cases.empty()) return divideCases(*call, context);
        if (call->file.empty()) return context.failUsage("prizes needs a FILE or --cases CASES.json");
        divideFile(*call, context);
    });
}

}  // namespace kydai::cli
