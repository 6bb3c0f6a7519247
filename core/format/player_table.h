/// Players from a table: a CSV file, Swiss-Manager's text export, or cells pasted from a spreadsheet. The columns are
/// found by their heads in Vietnamese, English or Swiss-Manager's German, and by their contents where there are none.
#pragma once

#include "format/crosstable.h"
#include "format/csv.h"
#include "format/diagnostics.h"
#include "format/player_heads.h"
#include "model/player.h"
#include "support/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

struct PlayerColumns {
    bool hasHead = false;
    std::size_t headRow = 0;            ///< with a head: which row it is; those above are no players
    bool spacedNames = false;           ///< family and given name are joined by a space, not by a comma
    std::vector<PlayerField> fields{};  ///< one per column
    CrosstableColumns crosstable{};     ///< those that are of rounds (format/crosstable.h)
};

/// Where the pairing numbers of a list come from.
enum class ListNumbers : std::uint8_t {
    Given,       ///< its own column of numbers where everybody has one of his own, else by strength
    ByStrength,  ///< C.04.2: rating, title, name
    Lines,       ///< 1, 2, 3… in the order of the rows
};

struct ReadPlayers {
    std::vector<Player> players{};    ///< in the order of their numbers, with the ids that belong to these
    std::vector<std::size_t> rows{};  ///< of each player, the row that he stands in
    std::vector<Diagnostic> diagnostics{};
    PlayerColumns columns{};
};

/// What each column holds, by heads in one of the first rows, else by contents. No Name and no FamilyName among the
/// fields: this is no table of players.
PlayerColumns detectColumns(const std::vector<CsvRow>& rows);

/// Fields that are not what they should be stay empty with a warning; a row without a name, such as one of totals, is
/// left out with one.
/// Columns that are not taken are named in notes.
/// Error: UnknownFormat when no column holds names, OutOfRange for more than 9999 players.
Result<ReadPlayers> readPlayers(const std::vector<CsvRow>& rows, const PlayerColumns& columns,
                                const std::string& fileName, ListNumbers numbers = ListNumbers::Given);

/// From text to players in one go. Errors: also those of readCsv.
Result<ReadPlayers> readPlayerTable(std::string_view text, const std::string& fileName,
                                    ListNumbers numbers = ListNumbers::Given);

}  // namespace kydai::format
