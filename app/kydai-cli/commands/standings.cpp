// kydai-cli standings FILE [--round N] [--tiebreaks BH/C1,…] [--rules old|24|26] [--format csv|json|text]
// [--by players|teams|category|unit [--best K] [--unit-rule places|points]]

#include "tiebreak/standings.h"

#include "commands.h"
#include "commands/question.h"
#include "commands/standings_groups.h"
#include "commands/unit_options.h"
#include "input.h"
#include "support/csv_field.h"
#include "support/utf8.h"
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
    std::string out{};
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

using Cells = std::vector<std::vector<std::string>>;

std::vector<std::string> headOf(const Standings& standings)
{
    std::vector<std::string> head = {"rank", "id", "points"};
    for (const tiebreak::Column& column : standings.columns) head.push_back(column.code.text);
    head.emplace_back("name");
    return head;
}

std::vector<std::string> cellsOf(const Section& section, const Standings& standings, const tiebreak::Row& row)
{
    std::vector<std::string> cells = {std::to_string(row.rank),
                                      std::to_string(standings.competition->numbers[row.participant]),
                                      toDecimal(standings.competition->primary.score(row.participant))};
    for (const tiebreak::Column& column : standings.columns) cells.push_back(valueOf(column, row.participant));
    cells.push_back(nameOf(section, standings, row.participant));
    return cells;
}

/// One row of texts per participant below a row of heads.
Cells playerCells(const Section& section, const Standings& standings)
{
    Cells rows = {headOf(standings)};
    for (const tiebreak::Row& row : standings.rows) rows.push_back(cellsOf(section, standings, row));
    return rows;
}

/// Each category in turn with the places inside it; its name comes first.
Cells categoryCells(const Section& section, const Standings& standings)
{
    Cells rows = {headOf(standings)};
    rows.front().insert(rows.front().begin(), "category");
    for (const std::string& category : tiebreak::categoriesOf(section)) {
        for (const tiebreak::Row& row : tiebreak::categoryRows(section, standings, category)) {
            rows.push_back(cellsOf(section, standings, row));
            rows.back().insert(rows.back().begin(), category);
        }
    }
    return rows;
}

std::string csv(const Cells& rows)
{
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t cell = 0; cell < row.size(); ++cell) {
            if (cell > 0) text += ',';
            text += csvField(row[cell]);
        }
        text += '\n';
    }
    return text;
}

/// Columns aligned for reading: numbers to the right, names to the left.
std::string table(const Cells& rows)
{
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows) {
        for (std::size_t cell = 0; cell < row.size(); ++cell) {
            widths[cell] = std::max(widths[cell], utf8::length(row[cell]));
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t cell = 0; cell + 1 < row.size(); ++cell) {
            text.append(widths[cell] - utf8::length(row[cell]), ' ');
            text += row[cell] + "  ";
        }
        text += row.back() + '\n';
    }
    return text;
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
                 {"provisional", openGames(section, standings.round) > 0},
                 {"edition", tiebreak::editionName(standings.edition)}};
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
        for (const std::string& category : tiebreak::categoriesOf(section)) {
            categories.push_back(
                {{"category", category},
                 {"rows", rowsJson(section, standings, tiebreak::categoryRows(section, standings, category))}});
        }
        root["categories"] = std::move(categories);
    }
    return root.dump(2) + '\n';
}

/// A further column says that the standings are not final: its head, and in each row the round that is open.
void markProvisional(Cells& rows, RoundNumber round)
{
    for (auto& row : rows) row.push_back(std::to_string(round));
    rows.front().back() = "provisional";
}

void runStandings(const StandingsOptions& options, Context& context)
{
    ask::Question question{.kind = ExplanationKind::Standing, .round = options.round};
    if (options.tiebreaksGiven && !readCodes(options.tiebreaks, question.list, context)) return;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    question.teams = ranksTeams(options.by, *section);
    const auto standings = ask::standingsOf(question, *section);
    if (!standings) return context.fail(in(options.file, standings.error()));
    tellAbout(*standings, *section, options.file, context);
    for (const tiebreak::Column& column : standings->columns) {
        if (column.refusal == tiebreak::Refusal::None) continue;
        context.err << column.code.text << ": no value, " << refusalReason(column.refusal) << '\n';
    }
    auto rows = options.by == "unit"
                    ? unitCells(*standings, tiebreak::unitStandings(*section, *standings, options.units))
                : options.by == "category" ? categoryCells(*section, *standings)
                                           : playerCells(*section, *standings);
    const bool provisional = openGames(*section, standings->round) > 0;
    if (provisional) markProvisional(rows, standings->round);
    const std::string text = options.format == "json"   ? json(*section, *standings, options)
                             : options.format == "text" ? table(rows)
                                                        : csv(rows);
    context.write(options.out, text);
}

}  // namespace

void addStandings(CLI::App& app, Context& context)
{
    auto options = std::make_shared<StandingsOptions>();
    CLI::App* verb = app.add_subcommand("standings", "rank the players (or teams) by points and tie-breaks");
    verb->add_option("FILE", options->file, "Tournament file")->required();
    verb->add_option("--section", options->section, "Section of an event file");
    verb->add_option("--round", options->round, "After this round (default: the last one)")
        ->check(CLI::Range(1, kMaxRounds));
    CLI::Option* list = verb->add_option("--tiebreaks", options->tiebreaks, "Codes, such as DE,BH/C1,BH,SB@26");
    verb->add_option("--rules", options->rules, "Edition of the tie-break rules: old, 24 or 26")
        ->check(CLI::IsMember({"old", "24", "26"}, CLI::ignore_case));
    verb->add_option("--format", options->format, "csv, json or text")->check(CLI::IsMember({"csv", "json", "text"}));
    verb->add_option("--by", options->by,
                     "Rank players or teams (default: teams in a team event); category: places inside each category; "
                     "unit: units (đơn vị) by their best players")
        ->check(CLI::IsMember({"players", "teams", "category", "unit"}));
    addUnitOptions(*verb, options->units);
    verb->add_option("-o,--output", options->out, "Write to this file");
    verb->callback([options, list, &context] {
        options->tiebreaksGiven = list->count() > 0;
        runStandings(*options, context);
    });
}

}  // namespace kydai::cli
