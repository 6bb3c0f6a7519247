/// The few things that an event file asks of the file system besides SQLite.
#pragma once

#include <filesystem>
#include <string>

namespace kydai::store {

/// UTF-8, as Errors carry it and SQLite wants it.
std::string toUtf8(const std::filesystem::path& path);

/// Makes a new name in a folder survive a power cut, where the system has a way.
void syncFolder(const std::filesystem::path& folder);

/// Whether files can be made in this folder by this user.
bool isWritableFolder(const std::filesystem::path& folder);
/// Whether this user may write to this file.
bool isWritableFile(const std::filesystem::path& file);

}  // namespace kydai::store
