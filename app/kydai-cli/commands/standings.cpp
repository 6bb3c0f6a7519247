// kydai-cli standings FILE [--round N] [--tiebreaks BH/C1,…] [--rules old|24|26] [--format csv|json|text]
// [--by players|teams|category|sex|unit [--best K] [--unit-rule places|points]]

#include "tiebreak/standings.h"

#include "commands.h"
#include "commands/print_list.h"
#include "commands/question.h"
#include "commands/standings_groups.h"
#include "commands/unit_options.h"
#include "input.h"
#include "support/csv_field.h"
#include "tables/lists.h"
#include "tables/provisional.h"
#include "tiebreak/registry.h"
#include "tiebreak_messages.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

namespace {

using tiebreak::Standings;

struct StandingsOptions {
    std::string file{};
    std::string section{};
    std::string tiebreaks{};
    bool tiebreaksGiven = false;
    std::string rules{};
    std::string format = "csv";
    std::string by{};
    std::string columns{};
    Output out{};
    int round = 0;
    tiebreak::UnitOptions units{};
};

std::string nameOf(const Section& section, const Standings& standings, std::size_t participant)
{
    return standings.competition->teams ? section.teams.teams[participant].name : section.players[participant].name;
}

std::string valueOf(const tiebreak::Column& column, std::size_t participant)
{
    const auto& value = column.values[participant].value;
    return value ? value->toDecimal() : std::string();
}

/// The columns of the contract (design/cli.md); with the sums where a club ranks by them.
std::string standingsColumns(const StandingsOptions& options, bool ofClub)
{
    if (!options.columns.empty()) return options.columns;
    if (options.by == "unit") return "rank,unit,places,points,counting,players";
    const std::string ofPlayers = ofClub ? "rank,id,keizer,points,tiebreaks,name" : "rank,id,points,tiebreaks,name";
    if (options.by == "sex") return "sex," + ofPlayers;
    return options.by == "category" ? "category," + ofPlayers : ofPlayers;
}

tables::List standingsListFor(const Section& section, const Standings& standings, const StandingsOptions& options)
{
    if (options.by == "category") return tables::groupsList(section, standings, tiebreak::GroupKind::Category);
    if (options.by == "sex") return tables::groupsList(section, standings, tiebreak::GroupKind::Sex);
    if (options.by == "unit") return tables::unitsList(section, standings, options.units);
    return tables::standingsList(section, standings);
}

/// With line feeds only, as the contract has it.
std::string contractCsv(const format::Table& table)
{
    std::string text;
    const auto line = [&](const auto& cells, const auto& textOf) {
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cell > 0) text += ',';
            text += csvField(textOf(cells[cell]));
        }
        text += '\n';
    };
    line(table.columns, [](const format::TableColumn& column) -> const std::string& { return column.head; });
    for (const auto& row : table.rows) line(row, [](const std::string& cell) -> const std::string& { return cell; });
    return text;
}

/// A further column says that the standings are not final: its head, and in each row the round that is open.
void markProvisional(format::Table& table, RoundNumber round)
{
    table.columns.push_back({"provisional"});
    for (auto& row : table.rows) row.push_back(std::to_string(round));
}

nlohmann::ordered_json provisionalJson(const std::vector<tables::MissingInRound>& missing)
{
    using Json = nlohmann::ordered_json;
    Json rounds = Json::array();
    for (const tables::MissingInRound& one : missing)
        rounds.push_back({{"round", one.round}, {"open", one.open}, {"adjourned", one.adjourned}});
    return {{"missing", tables::missingCount(missing)}, {"rounds", std::move(rounds)}};
}

nlohmann::ordered_json rowsJson(const Section& section, const Standings& standings,
                                const std::vector<tiebreak::Row>& ranked)
{
    using Json = nlohmann::ordered_json;
    Json rows = Json::array();
    for (const tiebreak::Row& row : ranked) {
        Json values = Json::array();
        for (const tiebreak::Column& column : standings.columns) {
            const std::string value = valueOf(column, row.participant);
            values.push_back(value.empty() ? Json(nullptr) : Json(value));
        }
        rows.push_back({{"rank", row.rank},
                        {"id", standings.competition->numbers[row.participant]},
                        {"name", nameOf(section, standings, row.participant)},
                        {"points", toDecimal(standings.competition->primary.score(row.participant))},
                        {"values", std::move(values)}});
    }
    return rows;
}

std::string json(const Section& section, const Standings& standings, const StandingsOptions& options)
{
    using Json = nlohmann::ordered_json;
    Json root = {{"section", section.info.name},
                 {"round", standings.round},
                 {"edition", tiebreak::editionName(standings.edition)}};
    if (const auto missing = tables::missingResults(section, standings.round); !missing.empty())
        root["provisional"] = provisionalJson(missing);
    Json columns = Json::array();
    for (const tiebreak::Column& column : standings.columns) {
        Json entry = {{"code", column.code.text}, {"edition", tiebreak::editionName(column.edition)}};
        if (column.refusal != tiebreak::Refusal::None) entry["refused"] = refusalId(column.refusal);
        columns.push_back(std::move(entry));
    }
    root["tiebreaks"] = std::move(columns);
    if (!standings.leftOut.empty()) root["left_out"] = standings.leftOut;
    root["rows"] = rowsJson(section, standings, standings.rows);
    if (!standings.lots.empty()) {
        Json lots = Json::array();
        for (const auto& group : standings.lots) {
            Json ids = Json::array();
            for (const std::size_t participant : group) ids.push_back(standings.competition->numbers[participant]);
            lots.push_back(std::move(ids));
        }
        root["lots"] = std::move(lots);
    }
    if (options.by == "unit") {
        root["units"] = unitsJson(section, standings, tiebreak::unitStandings(section, standings, options.units));
    }
    if (options.by == "category") {
        Json categories = Json::array();
        for (const tiebreak::PlayerGroup& group : tiebreak::groupsOf(section, tiebreak::GroupKind::Category)) {
            categories.push_back(
                {{"category", group.category},
                 {"rows", rowsJson(section, standings, tiebreak::groupRows(section, standings, group))}});
        }
        root["categories"] = std::move(categories);
    }
    if (options.by == "sex") {
        Json sexes = Json::array();
        for (const tiebreak::PlayerGroup& group : tiebreak::groupsOf(section, tiebreak::GroupKind::Sex)) {
            sexes.push_back({{"sex", group.sex == Sex::Female ? "w" : "m"},
                             {"rows", rowsJson(section, standings, tiebreak::groupRows(section, standings, group))}});
        }
        root["sexes"] = std::move(sexes);
    }
    return root.dump(2) + '\n';
}

void runStandings(const StandingsOptions& options, Context& context)
{
    ask::Question question{.kind = ExplanationKind::Standing, .round = options.round};
    if (options.tiebreaksGiven && !readCodes(options.tiebreaks, question.list, context)) return;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    question.teams = ranksTeams(options.by, *section);
    const auto ranked = ask::standingsOf(question, *section);
    if (!ranked) return context.fail(in(options.file, ranked.error()));
    const auto& standings = *ranked;
    tellAbout(*standings, *section, options.file, context);
    for (const tiebreak::Column& column : standings->columns) {
        if (column.refusal == tiebreak::Refusal::None) continue;
        context.err << column.code.text << ": no value, " << refusalReason(column.refusal) << '\n';
    }
    const tables::List list = standingsListFor(*section, *standings, options);
    const std::string wanted = standingsColumns(options, standings->competition->keizer.has_value());
    const auto chosen = tables::chosenColumns(list, tables::Output::Csv, wanted);
    if (!knowsColumns(list, wanted, context)) return;
    const text::Wording wording(text::Language::English, section->rules.discipline);
    format::Table table = tables::tableOf(list, chosen.columns, tables::Output::Csv, wording, tables::Heads::Ids);
    const auto missing = tables::missingResults(*section, standings->round);
    table.notes.clear();
    if (!missing.empty()) {
        table.notes.push_back(tables::provisionalText(missing, wording).toStdString());
        if (options.format == "csv") markProvisional(table, standings->round);
    }
    const bool ownColumns = !options.columns.empty();
    const std::string text = options.format == "csv"    ? contractCsv(table)
                             : options.format == "text" ? tables::alignedText(table)
                             : ownColumns               ? tables::jsonText(list, chosen.columns, wording)
                                                        : json(*section, *standings, options);
    context.write(options.out, text);
}

}  // namespace

void addStandings(Verb verb, Context& context)
{
    auto options = std::make_shared<StandingsOptions>();
    verb.option("FILE", options->file, "Tournament file").required();
    verb.option("--section", options->section, "Section of an event file");
    verb.option("--round", options->round, "After this round (default: the last one)").between(1, kMaxRounds);
    const Option list = verb.option("--tiebreaks", options->tiebreaks, "Codes, such as DE,BH/C1,BH,SB@26");
    verb.option("--rules", options->rules, "Edition of the tie-break rules: old, 24 or 26")
        .oneOfInAnyCase({"old", "24", "26"});
    verb.option("--format", options->format, "csv, json or text").oneOf({"csv", "json", "text"});
    verb.option("--by", options->by,
                "Rank players or teams (default: teams in a team event); category, sex: places inside each "
                "category, or among women and men; "
                "unit: units (đơn vị) by their best players")
        .oneOf({"players", "teams", "category", "sex", "unit"});
    addUnitOptions(verb, options->units);
    verb.option("--columns", options->columns,
                "Ids of columns, parted by commas, in place of the usual ones; 'tiebreaks' for all of the list");
    addOutput(verb, options->out, "Write to this file");
    verb.does([options, list, &context] {
        options->tiebreaksGiven = list.isGiven();
        options->out.inputs = {options->file};
        runStandings(*options, context);
    });
}

}  // namespace kydai::cli
