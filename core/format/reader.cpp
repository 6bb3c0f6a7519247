#include "format/reader.h"

#include "format/chess_results.h"
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
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
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

/// A section that has players and nothing else yet, named after the file.
Result<ReadFile> readPlayersOnly(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    TextLines content;
    splitLines(bytes, options.codePage, content);
    auto players = readPlayerTable(content.text, fileName, options.listNumbers);
    if (!players) return players.error();
    Section section;
    section.info.name = utf8::repaired(toUtf8(pathOf(fileName).stem()));
    utf8::replaceHidden(section.info.name);
    section.players = std::move(players->players);
    ReadFile file;
    file.kind = FileKind::Csv;
    file.diagnostics = std::move(players->diagnostics);
    if (content.hidden > 0) file.diagnostics.push_back(hiddenCharacters(content.hidden));
    file.sections.push_back(std::move(section));
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
    Result<ReadPlayers> last = ReadPlayers{};
    const bool isOurs = std::ranges::any_of(*sheets, &Sheet::isList);
    for (const Sheet& sheet : *sheets) {
        if (sheet.rows.empty() || (isOurs && !sheet.isList)) continue;
        last = readPlayers(sheet.rows, detectColumns(sheet.rows), fileName, options.listNumbers);
        if (!last) {
            file.diagnostics.push_back({Severity::Note,
                                        Problem::NotInterpreted,
                                        0,
                                        {},
                                        0,
                                        fragment(FragmentId::SheetWithoutNames, sheet.name),
                                        fragment(FragmentId::ColumnOfNames)});
            continue;
        }
        Section section;
        section.info.name = sheet.name;
        section.players = std::move(last->players);
        std::ranges::move(last->diagnostics, std::back_inserter(file.diagnostics));
        file.sections.push_back(std::move(section));
    }
    if (file.sections.empty()) {
        return Error{Errc::UnknownFormat,
                     fileName,
                     0,
                     fragment(FragmentId::TableWithoutNames),
                     fragment(FragmentId::ColumnOfNames),
                     {}};
    }
    if (file.sections.size() == 1) file.sections.front().info.name = toUtf8(pathOf(fileName).stem());
    return file;
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
        return readPlayersOnly(bytes, fileName, options);
    case FileKind::Xlsx:
        return readWorkbook(bytes, fileName, options);
    case FileKind::Unknown:
        break;
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
    TextLines content;
    splitLines(bytes, options.codePage, content);
    auto rows = readCsv(content.text, fileName);
    if (!rows) return rows.error();
    return std::vector<Sheet>{{{}, std::move(*rows)}};
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
