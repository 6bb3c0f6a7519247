/// The few things that the program asks of the file system besides reading. Those that can fail give errno, 0 for done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace kydai {

/// UTF-8, as Errors carry it and SQLite wants it.
std::string toUtf8(const std::filesystem::path& path);
/// The file that this UTF-8 names. A path made of a std::string would be of the system's code page, where that is
/// another.
std::filesystem::path pathOf(std::string_view utf8);
/// A file that is there, by a name that a library can open which knows only those of the system's code page.
std::string narrowName(const std::filesystem::path& file);
/// Whether Windows keeps this name of a file for a device, whatever its ending: CON, nul.txt, Com1. The same on every
/// system, since files travel.
bool isReservedName(const std::filesystem::path& file);
/// The service that carries what is in this file's folder to other computers, by the folder's name or by what the
/// service leaves there: "OneDrive", "Dropbox", …; empty where none is known.
std::string synchroniserOf(const std::filesystem::path& file);
/// What the system said, as errno.
int errnoOf(const std::error_code& failed);

/// Makes a new name in a folder survive a power cut, where the system has a way.
void syncFolder(const std::filesystem::path& folder);

/// How long a file is, and a number that grows when it is written to: as they are now, also while another program has
/// it open, which Windows' folders do not tell. `failed` where there is none.
std::uintmax_t sizeNow(const std::filesystem::path& file, std::error_code& failed);
std::int64_t writtenNow(const std::filesystem::path& file, std::error_code& failed);

/// All that is in a file, or what is at its beginning; nothing where it can't be read.
std::string bytesIn(const std::filesystem::path& file);
std::string headOf(const std::filesystem::path& file, std::size_t size);

/// Whether files can be made in this folder by this user.
bool isWritableFolder(const std::filesystem::path& folder);
/// Whether this user may write to this file.
bool isWritableFile(const std::filesystem::path& file);

/// A file that was not there before, with these bytes, on the disk.
int writeNewFile(const std::filesystem::path& file, std::string_view bytes);
/// These bytes at this place of a file, which is made where there is none, on the disk.
int writeAt(const std::filesystem::path& file, std::uint64_t place, std::string_view bytes);
/// The file gets this name, in place of a file that had it, whole at every moment; the folder is synced by who needs
/// it. Tried for a moment where another program, a virus scanner, looks at one of them.
int renameFile(const std::filesystem::path& from, const std::filesystem::path& to);
/// Its bytes now, in place of a file that is there. With MinGW std::filesystem::copy_file takes any two files for the
/// same one, and so overwrites none.
int copyFile(const std::filesystem::path& from, const std::filesystem::path& to);
/// What is there already, on the disk.
int syncFile(const std::filesystem::path& file);
/// Into a device, a pipe, or an open file of this process by its name (/dev/stdout, /dev/fd/3).
int writeInto(const std::filesystem::path& device, std::string_view bytes);
/// Whether the name stands for a device, a pipe or an open file, not for a file of a folder.
bool isDevice(const std::filesystem::path& path);

/// A folder that nobody else has, in the one for temporary files; empty where none can be made.
std::filesystem::path makeTemporaryFolder();

/// Tells this process's unfinished files from those of others.
unsigned long processNumber();

}  // namespace kydai
