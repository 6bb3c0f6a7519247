#include "format/detect.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/xlsx_reader.h"

#include <algorithm>
#include <array>

namespace kydai::format {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kSqlite = "SQLite format 3\0"sv;
constexpr std::string_view kTunx = "\x93\xFF\x89\x44"sv;
constexpr std::size_t kEnough = std::size_t{64} * 1024;

constexpr std::array<std::string_view, 26> kTrfCodes = {"001", "012", "022", "032", "042", "052", "062", "072", "082",
                                                        "092", "102", "112", "122", "132", "142", "152", "162", "172",
                                                        "182", "192", "XXR", "XXC", "XXS", "XXP", "BBW", "BBD"};

bool isTrfLine(std::string_view line)
{
    if (line.size() < 3 || (line.size() > 3 && line[3] != ' ' && line[3] != '\t')) return false;
    return std::ranges::find(kTrfCodes, line.substr(0, 3)) != kTrfCodes.end();
}

/// Vega's own files: the codes of TRF with other meanings, told by the bars of their player lines.
bool isVegaLine(std::string_view line)
{
    return line.starts_with("001") && std::ranges::count(line, '|') > 2;
}

bool isFideListHead(std::string_view line)
{
    const std::string head = upper(trimmed(line));
    return head.starts_with("ID NUMBER") || head.starts_with("ID_NUMBER") || head.starts_with("IDNUMBER");
}

bool isXmlList(std::string_view text)
{
    return text.starts_with('<') && text.find("<playerslist") != std::string_view::npos;
}

}  // namespace

FileKind detect(std::string_view bytes)
{
    if (bytes.starts_with(kSqlite)) return FileKind::Event;
    if (bytes.starts_with(kTunx)) return FileKind::Tunx;
    if (isWorkbook(bytes)) return FileKind::Xlsx;
    bytes = bytes.substr(0, kEnough);
    if (!isUtf16(bytes) && bytes.find('\0') != std::string_view::npos) return FileKind::Unknown;
    TextLines content;
    splitLines(bytes, CodePage::Windows1252, content);  // all that tells the kind is ASCII
    const auto first =
        std::ranges::find_if(content.lines, [](std::string_view line) { return !trimmed(line).empty(); });
    if (first == content.lines.end()) return FileKind::Unknown;
    const std::string_view start = trimmed(*first);
    if (start.starts_with('{') || start.starts_with('[')) return FileKind::Json;
    if (start.starts_with('<') && content.text.find("<chessresults") != std::string_view::npos)
        return FileKind::ChessResults;
    if (isXmlList(content.text)) return FileKind::FideListXml;
    if (isFideListHead(start)) return FileKind::FideListText;
    if (std::ranges::any_of(content.lines, isVegaLine)) return FileKind::VegaText;
    if (std::ranges::any_of(content.lines, isTrfLine)) return FileKind::Trf;
    return start.find_first_of(",;\t") != std::string_view::npos ? FileKind::Csv : FileKind::Unknown;
}

}  // namespace kydai::format
