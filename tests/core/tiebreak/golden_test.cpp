// Every cell and rank column of the development tournaments, and every direct encounter with its steps
// (../shared/data/tiebreaks, made by two independent programs; see its README).

#include "format/reader.h"
#include "support/player_id.h"
#include "tiebreak/calculator.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::tiebreak {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(KYDAI_SHARED_DATA) / "tiebreaks";
const fs::path kCopies = fs::path(KYDAI_TEST_DATA) / "tiebreak";

std::vector<std::string> cells(const std::string& line, char separator)
{
    std::vector<std::string> result;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, separator);) result.push_back(cell);
    if (!line.empty() && line.back() == separator) result.emplace_back();
    return result;
}

std::vector<std::vector<std::string>> readCsv(const fs::path& path)
{
    std::vector<std::vector<std::string>> rows;
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        rows.push_back(cells(line, ','));
    }
    return rows;
}

std::vector<fs::path> reports(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

Section load(const fs::path& path)
{
    auto file = format::readFile(path);
    EXPECT_TRUE(file.ok()) << path;
    return file.ok() ? file->sections.at(0) : Section{};
}

Standings standings(const Section& section, const std::string& list)
{
    StandingsOptions options;
    auto codes = parseCodes(list);
    EXPECT_TRUE(codes.ok()) << list;
    options.codes = codes.ok() ? *codes : std::vector<Code>{};
    options.edition = TieBreakEdition::E24;
    auto result = standingsOf(section, options);
    EXPECT_TRUE(result.ok());
    return *result;
}

struct Tally {
    int equal = 0;
    int all = 0;
};
using Tallies = std::map<std::string, Tally>;

/// What the standings give for a column of a reference table: a value, or the rank by a list "rank:PTS>DE>BH".
std::vector<std::string> column(const Section& section, const std::string& head)
{
    std::vector<std::string> result(section.players.size());
    if (head.starts_with("rank:")) {
        std::string list = head.substr(5);
        std::ranges::replace(list, '>', ',');
        const Standings ranked = standings(section, list);
        for (std::size_t p = 0; p < result.size(); ++p) result[p] = std::to_string(ranked.rank(p));
        return result;
    }
    const Standings ranked = standings(section, head == "points" ? "PTS" : head);
    for (std::size_t p = 0; p < result.size(); ++p) {
        const auto& value = ranked.columns.at(0).values.at(p).value;
        if (value) result[p] = value->toDecimal();
    }
    return result;
}

void compare(const fs::path& report, Tallies& tallies)
{
    const Section section = load(report);
    fs::path table = report;
    const auto rows = readCsv(table.replace_extension(".csv"));
    ASSERT_EQ(rows.size(), section.players.size() + 1) << report;
    for (std::size_t c = 1; c < rows[0].size(); ++c) {
        const std::string& head = rows[0][c];
        const std::vector<std::string> got = column(section, head);
        Tally& tally = tallies[head.starts_with("rank:") ? "rank" : head];
        for (std::size_t p = 0; p < got.size(); ++p) {
            ++tally.all;
            if (got[p] == rows[p + 1].at(c)) {
                ++tally.equal;
            } else {
                ADD_FAILURE() << report.filename() << " no. " << rows[p + 1][0] << ' ' << head << ": got '" << got[p]
                              << "', reference '" << rows[p + 1][c] << "'";
            }
        }
    }
}

void print(const Tallies& tallies)
{
    Tally total;
    for (const auto& [head, tally] : tallies) {
        std::cout << "  " << head << ' ' << tally.equal << '/' << tally.all << '\n';
        total.equal += tally.equal;
        total.all += tally.all;
    }
    std::cout << "  all cells " << total.equal << '/' << total.all << '\n';
}

TEST(TieBreakGolden, EveryCellOfTheDevelopmentTournaments)
{
    const auto files = reports(kFolder / "dev");
    if (files.empty())
        GTEST_SKIP() << kFolder / "dev"
                     << " is not here";
    Tallies tallies;
    for (const fs::path& file : files) compare(file, tallies);
    print(tallies);
}

TEST(TieBreakGolden, EveryCellOfTheDirectEncounterTournaments)
{
    const auto files = reports(kFolder / "direct_encounter");
    if (files.empty())
        GTEST_SKIP() << kFolder / "direct_encounter"
                     << " is not here";
    Tallies tallies;
    for (const fs::path& file : files) compare(file, tallies);
    print(tallies);
}

TEST(TieBreakGolden, EveryCellOfTheCopiesInTheRepository)
{
    const auto files = reports(kCopies);
    ASSERT_FALSE(files.empty());
    Tallies tallies;
    for (const fs::path& file : files) compare(file, tallies);
}

using Json = nlohmann::json;

/// An encounter in the form of the .steps.json files.
Json describe(const Section& section, const EncounterStep& step)
{
    const auto id = [&](std::size_t p) { return keyOf(section.players[p].id); };
    const auto ids = [&](const std::vector<std::size_t>& members) {
        Json list = Json::array();
        for (const std::size_t p : members) list.push_back(id(p));
        return list;
    };
    const auto decimal = [](const Fraction& f) {
        return static_cast<double>(f.numerator()) / static_cast<double>(f.denominator());
    };
    Json json = {{"group", ids(step.group)}, {"points", Json::object()}, {"ranked", Json::array()}};
    json["article"] = step.rule == EncounterRule::AllMet ? "6.2" : "6.3";
    for (std::size_t i = 0; i < step.group.size(); ++i) {
        json["points"][std::to_string(id(step.group[i]))] = decimal(step.points[i]);
        if (!step.best.empty()) json["best_possible"][std::to_string(id(step.group[i]))] = decimal(step.best[i]);
    }
    for (const auto& place : step.ranked) json["ranked"].push_back(ids(place));
    return json;
}

void compareSteps(const fs::path& report, int& groups)
{
    const Section section = load(report);
    fs::path file = report;
    std::ifstream stream(file.replace_extension(".steps.json"));
    const Json reference = Json::parse(stream);
    const Standings ranked = standings(section, "DE");
    const Column& encounters = ranked.columns.at(0);
    ASSERT_EQ(encounters.groups.size(), reference["groups"].size()) << report;
    for (std::size_t g = 0; g < encounters.groups.size(); ++g) {
        ++groups;
        const Json& expected = reference["groups"][g];
        const Encounter& got = encounters.groups[g];
        Json result = Json::array();
        for (const auto& place : got.places) {
            Json members = Json::array();
            for (const std::size_t p : place) members.push_back(keyOf(section.players[p].id));
            result.push_back(members);
        }
        EXPECT_EQ(result, expected["result"]) << report << " group " << g;
        ASSERT_EQ(got.steps.size(), expected["steps"].size()) << report << " group " << g;
        for (std::size_t s = 0; s < got.steps.size(); ++s) {
            EXPECT_EQ(describe(section, got.steps[s]), expected["steps"][s]) << report << " group " << g;
        }
    }
}

TEST(TieBreakGolden, EveryDirectEncounterTakesTheSameSteps)
{
    const auto files = reports(kFolder / "direct_encounter");
    if (files.empty())
        GTEST_SKIP() << kFolder / "direct_encounter"
                     << " is not here";
    int groups = 0;
    for (const fs::path& file : files) compareSteps(file, groups);
    std::cout << "  groups compared: " << groups << '\n';
}

}  // namespace
}  // namespace kydai::tiebreak
