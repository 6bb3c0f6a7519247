/// Reads any file that holds sections: TRF16, TRF26, the engine dialects, TUNX, the upload of chess-results, our own
/// JSON, a table of players in a text or in an Excel workbook. Event files (.kydai) are store/'s.
#pragma once

#include "format/detect.h"
#include "format/diagnostics.h"
#include "format/player_table.h"
#include "format/text_lines.h"
#include "format/xlsx_reader.h"
#include "model/section.h"
#include "model/unit_rules.h"
#include "support/result.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// What `XXC rank` makes the pairing order: the rank column, or the order of the lines as other engines read it.
enum class RankOrder : std::uint8_t { Column, Lines };

struct ReadOptions {
    std::optional<CodePage> codePage{};            ///< of text that is no Unicode; none: guessed
    ListNumbers listNumbers = ListNumbers::Given;  ///< of a table of players
    /// A table whose heads are none that is known is read by what stands in its columns; else it is refused.
    bool withoutHeads = false;
    RankOrder rankOrder = RankOrder::Column;
    /// Of a report: a last column in which everybody has an entry is a round that is over, also where nobody played.
    bool fullColumnIsRound = false;
    /// Of a report: players have the places of its columns, whatever the event knew, for a check of them.
    bool placesAsWritten = false;
};

struct ReadFile {
    FileKind kind = FileKind::Unknown;
    std::string name{};      ///< of the event, where the file has one beside its sections'
    EventUnitRules units{};  ///< of the event
    std::vector<Section> sections{};
    std::vector<Diagnostic> diagnostics{};  ///< notes and warnings, by line
};

/// Errors: CannotOpen, CannotRead; UnknownFormat (also a table without heads, unless it is asked for); Unsupported (an
/// event file, a rating list, Vega's own file); Malformed, Duplicate, UnknownReference with the line, where the file
/// cannot be read without guessing. Nothing is half-read.
Result<ReadFile> readFile(const std::filesystem::path& path, const ReadOptions& options = {});
/// The same for bytes in memory; `fileName` is for the messages.
Result<ReadFile> readText(std::string_view bytes, const std::string& fileName, const ReadOptions& options = {});

/// The tables of a file that may list players, before their columns are mapped: the sheets of a workbook, or the one
/// table of a text, without a name. Errors: those of readXlsx and readCsv.
Result<std::vector<Sheet>> readSheets(std::string_view bytes, const std::string& fileName,
                                      const ReadOptions& options = {});

/// A whole file. Errors: CannotOpen, CannotRead; OutOfRange for one of more than 256 MB, or without an end.
Result<std::string> readBytes(const std::filesystem::path& path);
/// What is left of a stream; the same errors. \param name for the messages
Result<std::string> readBytes(std::istream& stream, const std::string& name);

}  // namespace kydai::format
