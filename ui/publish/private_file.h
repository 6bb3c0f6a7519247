/// Files of the user's that nobody else may open: access to sites, keys. Any thread; several programs at once.
#pragma once

#include "support/result.h"

#include <filesystem>
#include <string>

namespace kydai::publish {

/// Beside the user's settings, shared by the program with a window and the command line.
std::filesystem::path privateFolder(const char* name);
/// Whole or not at all, in a folder that is made where there is none. Errors: CannotWrite, DiskFull, ReadOnly.
Result<void> writePrivate(const std::filesystem::path& file, const std::string& bytes);

}  // namespace kydai::publish
