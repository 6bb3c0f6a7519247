/// Reads a tournament report (rules/trf_format.md): splits the lines, hands each to the reader of its code, and puts
/// the section together.
#pragma once

#include "format/reader.h"

namespace kydai::format {

Result<ReadFile> readTrf(std::string_view bytes, const std::string& fileName, const ReadOptions& options);

/// A report of which nobody has said that it is one, as readText (reader.h) takes it; UnknownFormat for any other file.
/// What reads reports alone links no reader of other formats.
Result<ReadFile> readReport(std::string_view bytes, const std::string& fileName, const ReadOptions& options);

}  // namespace kydai::format
