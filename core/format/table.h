/// A table of texts that a writer draws: CSV, Excel, HTML. Lists are described in ui/tables; the core has no language,
/// so heads and notes come as words.
#pragma once

#include <string>
#include <vector>

namespace kydai::format {

struct TableColumn {
    std::string head{};
    bool numeric = false;  ///< right-aligned; a number in Excel where the text is one
    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

struct Table {
    std::string title{};               ///< "Round 5": a heading in HTML, the name of a sheet in Excel
    std::vector<std::string> notes{};  ///< what must be told with it: that results are missing
    std::vector<TableColumn> columns{};
    std::vector<std::vector<std::string>> rows{};  ///< as many texts as columns
    bool isRead = false;                           ///< of the tables of a workbook this is the one that is read again
    friend bool operator==(const Table&, const Table&) = default;
};

}  // namespace kydai::format
