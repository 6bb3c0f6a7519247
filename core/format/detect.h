/// Which format a file has, told by its content and never by its name.
#pragma once

#include <cstdint>
#include <string_view>

namespace kydai::format {

enum class FileKind : std::uint8_t {
    Unknown,
    Event,         ///< .kydai: an SQLite database; store/ opens it
    Trf,           ///< TRF16, TRF26 and the engine dialects
    VegaText,      ///< Vega 6 and older: TRF codes with other meanings, fields separated by bars
    Tunx,          ///< Swiss-Manager TUNX, TURX, TUMX, TUTX
    Json,          ///< our own JSON of sections
    FideListText,  ///< FIDE rating list, fixed columns
    FideListXml,   ///< FIDE rating list, XML
    Csv,           ///< a table of players with a heading line
    Xlsx,          ///< an Excel workbook
    ChessResults,  ///< the XML that is uploaded to chess-results.com
};

/// Looks at the first bytes only (64 KiB are plenty); a whole file may be given.
FileKind detect(std::string_view bytes);

}  // namespace kydai::format
