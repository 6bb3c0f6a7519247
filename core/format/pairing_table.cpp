#include "format/pairing_table.h"

#include "format/csv.h"
#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "support/fragments.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace kydai::format {

namespace {

constexpr std::size_t kFields = 4;
constexpr int kLetters = 26;
constexpr int kMostInTable = 9999;

struct Place {
    int team = 0;
    int place = 0;
};

std::optional<int> positive(std::string_view text)
{
    const auto number = parseWhole(trimmed(text));
    if (!number || *number < 1 || *number > kMostInTable) return std::nullopt;
    return number;
}

std::optional<Place> placeIn(std::string_view field)
{
    const std::string text = upper(trimmed(field));
    if (const std::size_t dash = text.find('-'); dash != std::string::npos) {
        const auto team = positive(std::string_view(text).substr(0, dash));
        const auto place = positive(std::string_view(text).substr(dash + 1));
        if (!team || !place) return std::nullopt;
        return Place{*team, *place};
    }
    const bool hasLetter = !text.empty() && text[0] >= 'A' && text[0] < 'A' + kLetters;
    const auto place = positive(std::string_view(text).substr(hasLetter ? 1 : 0));
    if (!place) return std::nullopt;
    return Place{hasLetter ? text[0] - 'A' + 1 : 0, *place};
}

std::optional<TableBoard> boardIn(const CsvRow& row)
{
    if (row.fields.size() < kFields) return std::nullopt;
    const auto round = positive(row.fields[0]);
    const auto board = positive(row.fields[1]);
    const auto white = placeIn(row.fields[2]);
    const auto black = placeIn(row.fields[3]);
    if (!round || *round > kMaxRounds || !board || !white || !black) return std::nullopt;
    if ((white->team == 0) != (black->team == 0)) return std::nullopt;
    return TableBoard{*round, *board, white->team, white->place, black->team, black->place};
}

bool isBlank(const CsvRow& row)
{
    return std::ranges::all_of(row.fields, [](const std::string& field) { return trimmed(field).empty(); });
}

}  // namespace

Result<std::vector<TableBoard>> readPairingTable(std::string_view text, const std::string& fileName)
{
    const auto rows = readCsv(text, fileName);
    if (!rows) return rows.error();
    std::vector<TableBoard> table;
    std::set<std::tuple<RoundNumber, int, int>> seated;
    for (std::size_t at = 0; at < rows->size(); ++at) {
        const CsvRow& row = (*rows)[at];
        const bool isHead = at == 0 && !row.fields.empty() && !positive(row.fields[0]);
        if (isHead || isBlank(row)) continue;
        const auto board = boardIn(row);
        if (!board)
            return Error{.code = Errc::Malformed,
                         .file = fileName,
                         .line = row.line,
                         .what = fragment(FragmentId::LineOfPairingTable),
                         .expected = fragment(FragmentId::FieldsOfPairingTable)};
        if (!seated.insert({board->round, board->whiteTeam, board->white}).second ||
            !seated.insert({board->round, board->blackTeam, board->black}).second)
            return Error{.code = Errc::Duplicate,
                         .file = fileName,
                         .line = row.line,
                         .what = fragment(FragmentId::LineOfPairingTable),
                         .expected = fragment(FragmentId::EachPlayerOnceInRound)};
        table.push_back(*board);
    }
    if (table.empty())
        return Error{.code = Errc::Malformed,
                     .file = fileName,
                     .what = fragment(FragmentId::LineOfPairingTable),
                     .expected = fragment(FragmentId::FieldsOfPairingTable)};
    return table;
}

}  // namespace kydai::format
