/// Which files are for the store to open.
#pragma once

#include <filesystem>
#include <string_view>

namespace kydai::store {

/// Whether SQLite's log lies beside a file: a writer ended in the middle, and SQLite has to look first.
bool hasLog(const std::filesystem::path& path);

/// Whether a file is an event or another database, by its first bytes; also where those are half written and the log
/// beside it will mend them.
bool isForTheStore(const std::filesystem::path& path, std::string_view bytes);

}  // namespace kydai::store
