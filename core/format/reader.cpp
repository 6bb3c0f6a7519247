#include "format/reader.h"

#include "format/json.h"
#include "format/player_table.h"
#include "format/trf_reader.h"
#include "format/tunx.h"
#include "support/fragment.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace kydai::format {

namespace {

Error unsupported(const std::string& fileName, std::string what, std::string expected)
{
    return {Errc::Unsupported, fileName, 0, std::move(what), std::move(expected), {}};
}

/// A section that has players and nothing else yet, named after the file.
Result<ReadFile> readPlayersOnly(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    TextLines content;
    splitLines(bytes, options.codePage, content);
    auto players = readPlayerTable(content.text, fileName);
    if (!players) return players.error();
    Section section;
    section.info.name = std::filesystem::path(fileName).stem().string();
    section.players = std::move(players->players);
    ReadFile file;
    file.kind = FileKind::Csv;
    file.diagnostics = std::move(players->diagnostics);
    file.sections.push_back(std::move(section));
    return file;
}

}  // namespace

Result<ReadFile> readText(std::string_view bytes, const std::string& fileName, const ReadOptions& options)
{
    const FileKind kind = detect(bytes);
    switch (kind) {
    case FileKind::Trf:
        return readTrf(bytes, fileName, options);
    case FileKind::Tunx:
        return readTunx(bytes, fileName);
    case FileKind::Json:
        return readJson(bytes, fileName);
    case FileKind::Event:
        return unsupported(fileName, fragment("an event file of Kỳ Đài"),
                           fragment("a tournament report or a list of players; events are opened, not imported"));
    case FileKind::VegaText:
        return unsupported(fileName, fragment("a file of an old Vega with bars between the fields"),
                           fragment("the TRF file that Vega exports"));
    case FileKind::FideListText:
    case FileKind::FideListXml:
        return unsupported(fileName, fragment("a FIDE rating list"),
                           fragment("a tournament; a rating list is brought in where players are entered"));
    case FileKind::Csv:
        return readPlayersOnly(bytes, fileName, options);
    case FileKind::Unknown:
        break;
    }
    if (bytes.starts_with("PK\3\4") || bytes.starts_with("\xD0\xCF\x11\xE0"))
        return unsupported(fileName, fragment("an Excel workbook or an archive"),
                           fragment("the sheet saved as CSV, or the file taken out of the archive"));
    if (bytes.starts_with("%PDF"))
        return unsupported(fileName, fragment("a PDF"), fragment("the TRF or CSV file of the same tournament"));
    const bool blank = bytes.find_first_not_of(" \t\r\n") == std::string_view::npos;
    return Error{Errc::UnknownFormat,
                 fileName,
                 0,
                 blank ? fragment("an empty file") : fragment("contents of no known format"),
                 fragment("TRF16, TRF26, a Swiss-Manager file, JSON or CSV"),
                 {}};
}

Result<ReadFile> readFile(const std::filesystem::path& path, const ReadOptions& options)
{
    const auto bytes = readBytes(path);
    if (!bytes) return bytes.error();
    return readText(*bytes, path.string(), options);
}

Result<std::string> readBytes(const std::filesystem::path& path)
{
    const std::string name = path.string();
    std::error_code problem;
    const auto status = std::filesystem::status(path, problem);
    if (!std::filesystem::exists(status))
        return Error{
            Errc::CannotOpen, name, 0, fragment("no such file"), fragment("the name of a file that exists"), {}};
    if (std::filesystem::is_directory(status))
        return Error{Errc::CannotOpen, name, 0, fragment("a folder"), fragment("a file"), {}};
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return Error{Errc::CannotOpen,
                     name,
                     0,
                     fragment("a file that can't be opened"),
                     fragment("a file that you are allowed to read"),
                     std::strerror(errno)};
    std::string bytes;
    if (const auto size = std::filesystem::file_size(path, problem); !problem) bytes.reserve(size);
    constexpr std::size_t kChunk = std::size_t{1} << 16U;
    std::string chunk(kChunk, '\0');
    while (stream.read(chunk.data(), static_cast<std::streamsize>(kChunk)) || stream.gcount() > 0)
        bytes.append(chunk, 0, static_cast<std::size_t>(stream.gcount()));
    if (stream.bad())
        return Error{Errc::CannotRead,
                     name,
                     0,
                     fragment("a file that can't be read to its end"),
                     fragment("a complete file on a sound disk"),
                     {}};
    return bytes;
}

}  // namespace kydai::format
