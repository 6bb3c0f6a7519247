#include "format/reader.h"

#include "format/chess_results.h"
#include "format/crosstable.h"
#include "format/json.h"
#include "format/player_table.h"
#include "format/trf_reader.h"
#include "format/tunx.h"
#include "format/xlsx_reader.h"
#include "model/bounds.h"
#include "model/event.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

namespace kydai::format {

namespace {

Error unsupported(const std::string& fileName, Fragment what, Fragment expected)
{
    return {Errc::Unsupported, fileName, 0, std::move(what), std::move(expected), {}};
}

/// A text without the zero bytes that some programs fill their files with; their own formats may well end in one.
std::string_view withoutPadding(std::string_view bytes)
{
    const std::size_t zero = bytes.find('\0');
    const bool onlyPadding =
        zero != std::string_view::npos && bytes.find_first_not_of('\0', zero) == std::string_view::npos;
    return zero > 0 && onlyPadding && !bytes.starts_with("\xFF\xFE") && !bytes.starts_with("SQLite")
               ? bytes.substr(0, zero)
               : bytes;
}

constexpr std::size_t kMostBytes = std::size_t{256} << 20U;

Error tooLarge(const std::string& fileName, std::uintmax_t bytes)
{
    return {Errc::OutOfRange,
            fileName,
            0,
            fragment(FragmentId::FileOfMegabytes, bytes >> 20U),
            fragment(FragmentId::FileOfAtMostMegabytes, kMostBytes >> 20U),
            {}};
}

/// The table of a text; tones of Vietnamese pages are put together with their letters.
Result<Sheet> readTable(std::string_view bytes, const std::string& fileName, const ReadOptions& options,
                        std::vector<Diagnostic>& diagnostics)
{
    TextLines content;
    splitLines(bytes, options.codePage, content);
    auto rows = readCsv(content.codePage ? utf8::compose(content.text) : content.text, fileName);
    if (!rows) return rows.error();
    if (content.codePage) diagnostics.push_back(readAs(*content.codePage));
    if (content.hidden > 0) diagnostics.push_back(hiddenCharacters(content.hidden));
    Sheet sheet;
    sheet.rows = std::move(*rows);
    sheet.codePage = content.codePage;
    return sheet;
}

/// A section that has the players of a table, and its rounds where it is a crosstable.
Result<Section> sectionIn(const Sheet& sheet, const std::string& fileName, const ReadOptions& options,
                          std::vector<Diagnostic>& diagnostics)
{
    const PlayerColumns columns = detectColumns(sheet.rows);
    auto read = readPlayers(sheet.rows, columns, fileName, options.listNumbers);
    if (!read) return read.error();
    if (!columns.hasHead && !options.withoutHeads)
        return Error{.code = Errc::UnknownFormat,
                     .file = fileName,
                     .what = fragment(FragmentId::TableWithoutKnownHeads),
                     .expected = fragment(FragmentId::ColumnOfNames)};
    std::ranges::move(read->diagnostics, std::back_inserter(diagnostics));
    Section section;
    section.info.name = sheet.name;
    section.players = std::move(read->players);
    if (!columns.crosstable.rounds.empty())
        addRounds(section, {sheet.rows, columns.crosstable, read->rows}, diagnostics);
    return section;
}

/// Named after the file.
Result<ReadFile> readList(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    ReadFile file;
    file.kind = FileKind::Csv;
    auto sheet = readTable(bytes, fileName, options, file.diagnostics);
    if (!sheet) return sheet.error();
    sheet->name = utf8::repaired(toUtf8(pathOf(fileName).stem()));
    utf8::replaceHidden(sheet->name);
    auto section = sectionIn(*sheet, fileName, options, file.diagnostics);
    if (!section) return section.error();
    file.sections.push_back(*std::move(section));
    return file;
}

/// Each sheet with players is a section: alone it is named after the file, one of several after the sheet. Of a
/// workbook of ours only the lists of players are, since the other sheets are made of them.
Result<ReadFile> readWorkbook(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    const auto sheets = readXlsx(bytes, fileName);
    if (!sheets) return sheets.error();
    ReadFile file;
    file.kind = FileKind::Xlsx;
    const bool isOurs = std::ranges::any_of(*sheets, &Sheet::isList);
    Error problem{.code = Errc::UnknownFormat,
                  .file = fileName,
                  .what = fragment(FragmentId::TableWithoutNames),
                  .expected = fragment(FragmentId::ColumnOfNames)};
    for (const Sheet& sheet : *sheets) {
        if (sheet.rows.empty() || (isOurs && !sheet.isList)) continue;
        auto section = sectionIn(sheet, fileName, options, file.diagnostics);
        if (section) {
            file.sections.push_back(*std::move(section));
            continue;
        }
        problem = section.error();
        file.diagnostics.push_back({.severity = Severity::Note,
                                    .problem = Problem::NotInterpreted,
                                    .what = fragment(FragmentId::SheetWithoutNames, sheet.name),
                                    .expected = fragment(FragmentId::ColumnOfNames)});
    }
    if (file.sections.empty()) return problem;
    if (file.sections.size() == 1) file.sections.front().info.name = toUtf8(pathOf(fileName).stem());
    return file;
}

/// Files that arbiters have and that are not read, known by how they begin or by their names.
struct OtherProgram {
    std::string_view name{};
    std::string_view ending{};
    std::string_view mark{};  ///< among the first bytes
    bool isSheet = false;
};
constexpr std::array<OtherProgram, 8> kOtherPrograms = {{
    {"LibreOffice (.ods)", ".ods", "opendocument.spreadsheet", true},
    {"Papi", ".papi", "Standard Jet DB"},
    {"SwissPerfect", ".trn", {}},
    {"SwissPerfect", ".sco", {}},
    {"Swiss-Chess", ".swi", {}},
    {"Swiss-Chess", ".lst", {}},
    {"Vega", ".vegx", {}},
    {"Vega", ".veg", {}},
}};

const OtherProgram* otherProgram(std::string_view bytes, const std::string& fileName)
{
    constexpr std::size_t kStart = 200;
    const std::string_view start = bytes.substr(0, kStart);
    const std::string ending = utf8::fold(toUtf8(pathOf(fileName).extension()));
    const auto* const found = std::ranges::find_if(kOtherPrograms, [&](const OtherProgram& one) {
        return one.ending == ending || (!one.mark.empty() && start.find(one.mark) != std::string_view::npos);
    });
    return found == kOtherPrograms.end() || bytes.empty() ? nullptr : found;
}

/// Values that no member can have are none, whatever file brings them; each is told.
void keepBounds(ReadFile& file)
{
    const auto tell = [&](const std::string& of, std::vector<OutOfBounds> values) {
        for (OutOfBounds& value : values)
            file.diagnostics.push_back(
                {.what = fragment(FragmentId::ValueAt, of + value.place), .expected = std::move(value.expected)});
    };
    Event head{std::move(file.name), {}, file.units};
    tell("/event", keepInBounds(head));
    file.name = std::move(head.name);
    file.units = head.units;
    for (std::size_t i = 0; i < file.sections.size(); ++i)
        tell(file.sections.size() == 1 ? std::string() : fmt::format("/sections/{}", i),
             keepInBounds(file.sections[i]));
}

Result<ReadFile> readKind(FileKind kind, std::string_view bytes, const std::string& fileName,
                          const ReadOptions& options)
{
    switch (kind) {
    case FileKind::Trf:
        return readTrf(bytes, fileName, options);
    case FileKind::Tunx:
        return readTunx(bytes, fileName);
    case FileKind::ChessResults:
        return readChessResults(bytes, fileName);
    case FileKind::Json:
        return readJson(bytes, fileName);
    case FileKind::Event:
        return unsupported(fileName, fragment(FragmentId::EventFile), fragment(FragmentId::ReportOrListOfPlayers));
    case FileKind::VegaText:
        return unsupported(fileName, fragment(FragmentId::FileOfOldVega), fragment(FragmentId::TrfFromVega));
    case FileKind::FideListText:
    case FileKind::FideListXml:
        return unsupported(fileName, fragment(FragmentId::FideRatingList),
                           fragment(FragmentId::TournamentNotRatingList));
    case FileKind::Csv:
        return readList(bytes, fileName, options);
    case FileKind::Xlsx:
        return readWorkbook(bytes, fileName, options);
    case FileKind::Unknown:
        break;
    }
    if (const OtherProgram* const other = otherProgram(bytes, fileName)) {
        return unsupported(
            fileName, fragment(FragmentId::FileOfOtherProgram, other->name),
            other->isSheet ? fragment(FragmentId::WorkbookAsXlsx) : fragment(FragmentId::TrfFromProgram, other->name));
    }
    if (bytes.starts_with("PK\3\4"))
        return unsupported(fileName, fragment(FragmentId::ExcelWorkbookOrArchive), fragment(FragmentId::SheetAsCsv));
    if (bytes.starts_with("\xD0\xCF\x11\xE0"))
        return unsupported(fileName, fragment(FragmentId::OldExcelWorkbook), fragment(FragmentId::WorkbookAsXlsx));
    if (bytes.starts_with("%PDF"))
        return unsupported(fileName, fragment(FragmentId::PdfFile), fragment(FragmentId::TrfOrCsvOfTournament));
    const bool blank = bytes.find_first_not_of(" \t\r\n") == std::string_view::npos;
    return Error{Errc::UnknownFormat,
                 fileName,
                 0,
                 blank ? fragment(FragmentId::EmptyFile) : fragment(FragmentId::ContentsOfNoKnownFormat),
                 fragment(FragmentId::KnownFormat),
                 {}};
}

}  // namespace

Result<std::vector<Sheet>> readSheets(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    if (isWorkbook(bytes)) return readXlsx(bytes, fileName);
    std::vector<Diagnostic> told;
    auto table = readTable(bytes, fileName, options, told);
    if (!table) return table.error();
    return std::vector<Sheet>{*std::move(table)};
}

Result<ReadFile> readText(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    const std::string_view content = withoutPadding(bytes);
    auto file = readKind(detect(content), content, fileName, options);
    if (!file) return file;
    keepBounds(*file);
    keepSome(file->diagnostics);
    return file;
}

Result<ReadFile> readReport(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    const std::string_view content = withoutPadding(bytes);
    if (detect(content) != FileKind::Trf)
        return Error{Errc::UnknownFormat, fileName, 0, fragment(FragmentId::ContentsOfNoKnownFormat), {}, {}};
    auto file = readTrf(content, fileName, options);
    if (file) keepBounds(*file);
    return file;
}

Result<ReadFile> readFile(const std::filesystem::path& path, const ReadOptions& options)
{
    const auto bytes = readBytes(path);
    if (!bytes) return bytes.error();
    return readText(*bytes, toUtf8(path), options);
}

Result<std::string> readBytes(const std::filesystem::path& path)
{
    const std::string name = toUtf8(path);
    std::error_code problem;
    const auto status = std::filesystem::status(path, problem);
    if (!std::filesystem::exists(status))
        return Error{Errc::CannotOpen,
                     name,
                     0,
                     fragment(FragmentId::NoSuchFile),
                     fragment(FragmentId::NameOfFileThatExists),
                     {}};
    if (std::filesystem::is_directory(status))
        return Error{Errc::CannotOpen, name, 0, fragment(FragmentId::AFolder), fragment(FragmentId::AFile), {}};
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return Error{Errc::CannotOpen,
                     name,
                     0,
                     fragment(FragmentId::FileThatCannotBeOpened),
                     fragment(FragmentId::FileThatYouAreAllowedToRead),
                     std::strerror(errno)};
    const auto size = sizeNow(path, problem);
    if (!problem && size > kMostBytes) return tooLarge(name, size);
    return readBytes(stream, name);
}

Result<std::string> readBytes(std::istream& stream, const std::string& name)
{
    std::string bytes;
    constexpr std::size_t kChunk = std::size_t{1} << 16U;
    std::string chunk(kChunk, '\0');
    // A device or a pipe has no size beforehand, and may have no end.
    while (stream.read(chunk.data(), static_cast<std::streamsize>(kChunk)) || stream.gcount() > 0) {
        bytes.append(chunk, 0, static_cast<std::size_t>(stream.gcount()));
        if (bytes.size() > kMostBytes) return tooLarge(name, bytes.size());
    }
    if (stream.bad())
        return Error{Errc::CannotRead,
                     name,
                     0,
                     fragment(FragmentId::FileThatCannotBeReadToItsEnd),
                     fragment(FragmentId::CompleteFileOnSoundDisk),
                     {}};
    return bytes;
}

}  // namespace kydai::format
