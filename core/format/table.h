/// A table of texts that every output draws: CSV, Excel, HTML, and whoever else wants rows. Heads are no part of it:
/// the core has no language, so a writer gets them as words.
#pragma once

#include "model/scorecards.h"
#include "model/section.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

struct TableColumn {
    std::string id{};      ///< stable name, the head in CSV: "name", "round"
    std::string suffix{};  ///< what follows the head: the number of a round
    bool numeric = false;  ///< right-aligned; a number in Excel where the text is one
    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

struct Table {
    std::string id{};  ///< stable name: "players", "pairings", "crosstable", "standings"
    std::string suffix{};
    std::vector<TableColumn> columns{};
    std::vector<std::vector<std::string>> rows{};  ///< as many texts as columns
    friend bool operator==(const Table&, const Table&) = default;
};

/// The words of a language, as ui/text has them.
struct TableWords {
    std::function<std::string(std::string_view id)> head{};  ///< of tables and columns
    std::function<std::string(Points)> points{};
    std::function<std::string(const RoundEntry&, int opponent)> cell{};  ///< `15b½`
    std::function<std::string(Outcome white, Outcome black)> result{};   ///< `1 - 0`
};

/// Words for scripts: ids as heads, decimals, TRF26 letters (`15b=`, `U`).
TableWords plainWords();

/// Number, name, sex, title, rating, federation, FIDE number, birth, unit, category.
Table playersTable(const Section& section);
/// The players' table with points and a cell per round behind it: what CSV holds of a tournament.
Table playersAndRounds(const Section& section, const TableWords& words);
/// Board, White with number and points, result, Black; byes at the end without a board.
Table pairingsTable(const Section& section, RoundNumber round, const TableWords& words);
/// Players by number, with a cell per round that names the opponent's number. Places are for who knows the tie-breaks.
Table crosstable(const Section& section, const TableWords& words);

}  // namespace kydai::format
