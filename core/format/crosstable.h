/// The rounds that a crosstable tells: a row for each player, a column for each round, and in its cells opponent,
/// colour and result ("4w1", "15b½", "BYE1"), as Kỳ Đài, Swiss-Manager and chess-results write them. Colours are known
/// by the letters of ten languages; whether opponents go by start number or by place, the cells say themselves: those
/// of two opponents answer each other.
#pragma once

#include "format/csv.h"
#include "format/diagnostics.h"
#include "model/section.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace kydai::format {

/// Which columns of a table are those of a crosstable.
struct CrosstableColumns {
    std::vector<std::size_t> rounds{};  ///< 1, 2, 3 …; empty: it is none
    std::optional<std::size_t> points{};

    [[nodiscard]] bool hold(std::size_t column) const
    {
        return points == column || std::ranges::find(rounds, column) != rounds.end();
    }
};
/// \param headRow where the heads are
CrosstableColumns crosstableColumns(const std::vector<CsvRow>& rows, std::size_t headRow);

/// A crosstable whose players are known.
struct Crosstable {
    const std::vector<CsvRow>& rows;  ///< of the whole table
    CrosstableColumns columns{};
    std::vector<std::size_t> playerRows{};  ///< of each player of the section, in its order, the row he stands in
};

/// Fills the rounds of a section that has its players. Cells that no cell answers, and points that are not the sum of
/// the results, are told; where too few cells answer each other no round is read, and that is told.
void addRounds(Section& section, const Crosstable& table, std::vector<Diagnostic>& diagnostics);

}  // namespace kydai::format
