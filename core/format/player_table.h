/// Players from a table: a CSV file, Swiss-Manager's text export, or cells pasted from a spreadsheet. The columns are
/// found by their heads in Vietnamese, English or Swiss-Manager's German, and by their contents where there are none.
#pragma once

#include "format/csv.h"
#include "format/diagnostics.h"
#include "model/player.h"
#include "support/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

enum class PlayerField : std::uint8_t {
    Ignored,
    Number,
    Name,
    FamilyName,
    GivenName,
    Sex,
    Title,
    Rating,
    NationalRating,
    NationalNumber,
    Federation,
    FideId,
    Birth,
    Unit,
    Category,
};

struct PlayerColumns {
    bool hasHead = false;
    std::vector<PlayerField> fields{};  ///< one per column
};

struct ReadPlayers {
    std::vector<Player> players{};  ///< ids and TPNs from the column of numbers, else 1, 2, …; in that order
    std::vector<Diagnostic> diagnostics{};
    PlayerColumns columns{};
};

/// What each column holds. No Name and no FamilyName among the fields: this is no table of players.
PlayerColumns detectColumns(const std::vector<CsvRow>& rows);

/// Fields that are not what they should be stay empty with a warning; a row without a name is left out with one.
/// Error: UnknownFormat when no column holds names, OutOfRange for more than 9999 players.
Result<ReadPlayers> readPlayers(const std::vector<CsvRow>& rows, const PlayerColumns& columns,
                                const std::string& fileName);

/// From text to players in one go. Errors: also those of readCsv.
Result<ReadPlayers> readPlayerTable(std::string_view text, const std::string& fileName);

}  // namespace kydai::format
