#include "support/file_system.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <vector>

#ifdef _WIN32
#include <chrono>
#include <fcntl.h>
#include <io.h>
#include <new>
#include <process.h>
#include <sys/stat.h>
#include <thread>
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace kydai {

namespace fs = std::filesystem;

namespace {

#ifdef _WIN32
int openNew(const fs::path& file)
{
    return ::_wopen(file.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
}
int openOrMake(const fs::path& file)
{
    return ::_wopen(file.c_str(), _O_WRONLY | _O_CREAT | _O_BINARY, _S_IREAD | _S_IWRITE);
}
bool goTo(int handle, std::uint64_t place)
{
    return ::_lseeki64(handle, static_cast<__int64>(place), SEEK_SET) >= 0;
}
int openThere(const fs::path& file)
{
    return ::_wopen(file.c_str(), _O_WRONLY | _O_BINARY);
}
int sync(int handle)
{
    return ::_commit(handle);
}

std::error_code lastError()
{
    return {static_cast<int>(::GetLastError()), std::system_category()};
}

/// In the system's code page; nothing where that has not all letters.
std::optional<std::string> inCodePage(const std::wstring& name)
{
    const auto length = static_cast<int>(name.size());
    BOOL isLost = FALSE;
    const auto convert = [&](char* to, int size) {
        return ::WideCharToMultiByte(CP_ACP, WC_NO_BEST_FIT_CHARS, name.data(), length, to, size, nullptr, &isLost);
    };
    std::string narrow(static_cast<std::size_t>(convert(nullptr, 0)), '\0');
    convert(narrow.data(), static_cast<int>(narrow.size()));
    return isLost != FALSE || narrow.empty() ? std::nullopt : std::optional(narrow);
}

/// What the open file says; its folder may say what was so when it was opened.
BY_HANDLE_FILE_INFORMATION lookAt(const fs::path& file, std::error_code& failed)
{
    constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    BY_HANDLE_FILE_INFORMATION seen{};
    failed.clear();
    const HANDLE handle = ::CreateFileW(file.c_str(), FILE_READ_ATTRIBUTES, kShared, nullptr, OPEN_EXISTING,
                                        FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE || ::GetFileInformationByHandle(handle, &seen) == 0) failed = lastError();
    if (handle != INVALID_HANDLE_VALUE) ::CloseHandle(handle);
    return seen;
}

/// In the place of a file that others hold open, as OpenFile does, in one step: what NTFS has for it since Windows 10.
bool renameOverHolders(const fs::path& from, const fs::path& to)
{
    constexpr auto kFileRenameInfoEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22);  // its name has not every header
    const std::wstring name = fs::absolute(to).wstring();
    std::vector<std::byte> told(sizeof(FILE_RENAME_INFO) + name.size() * sizeof(wchar_t));
    auto* const info = new (told.data()) FILE_RENAME_INFO{};
    info->Flags = FILE_RENAME_FLAG_REPLACE_IF_EXISTS | FILE_RENAME_FLAG_POSIX_SEMANTICS;
    info->FileNameLength = static_cast<DWORD>(name.size() * sizeof(wchar_t));
    std::memcpy(info->FileName, name.data(), info->FileNameLength);
    const HANDLE file =
        ::CreateFileW(from.c_str(), DELETE | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                      nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return false;
    const bool isRenamed =
        ::SetFileInformationByHandle(file, kFileRenameInfoEx, info, static_cast<DWORD>(told.size())) != 0;
    if (isRenamed) ::FlushFileBuffers(file);
    ::CloseHandle(file);
    return isRenamed;
}

/// The same elsewhere: Windows lets such a file have another name, not none. It goes out of the way first, and comes
/// back where the new one cannot come.
bool renamePastHolders(const fs::path& from, const fs::path& to)
{
    static std::atomic<unsigned> counted{0};
    if (std::error_code none; fs::is_directory(to, none)) return false;
    fs::path aside = to;
    aside.replace_filename(
        pathOf(".kydai-" + std::to_string(processNumber()) + "-" + std::to_string(++counted) + ".former"));
    if (::MoveFileExW(to.c_str(), aside.c_str(), MOVEFILE_WRITE_THROUGH) == 0) return false;
    if (::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH) == 0) {
        ::MoveFileExW(aside.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH);
        return false;
    }
    ::DeleteFileW(aside.c_str());
    return true;
}

std::uint64_t joined(DWORD high, DWORD low)
{
    return std::uint64_t{high} << 32U | low;
}
#else
constexpr mode_t kForAll = 0666;  // less the user's mask

int openNew(const fs::path& file)
{
    return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kForAll);
}
int openOrMake(const fs::path& file)
{
    return ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, kForAll);
}
bool goTo(int handle, std::uint64_t place)
{
    return ::lseek(handle, static_cast<off_t>(place), SEEK_SET) >= 0;
}
int openThere(const fs::path& file)
{
    return ::open(file.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
}
int sync(int handle)
{
    return ::fsync(handle);
}
#endif

/// errno of a call that failed, never 0.
int problem()
{
    return errno != 0 ? errno : EIO;
}

int writeAll(int handle, std::string_view bytes)
{
    while (!bytes.empty()) {
        constexpr std::size_t kMost = std::size_t{1} << 30U;
        const auto wanted = static_cast<unsigned>(std::min(bytes.size(), kMost));
        const auto written = ::write(handle, bytes.data(), wanted);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return problem();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// The number of the open file that a name stands for.
std::optional<int> openFileOf(const fs::path& path)
{
    const std::string name = path.lexically_normal().generic_string();
    if (name == "/dev/stdout") return 1;
    if (name == "/dev/stderr") return 2;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (!name.starts_with(folder)) continue;
        int number = 0;
        const char* const end = name.data() + name.size();
        const auto [stop, failed] = std::from_chars(name.data() + folder.size(), end, number);
        if (failed == std::errc{} && stop == end && number >= 0) return number;
    }
    return std::nullopt;
}

}  // namespace

std::string toUtf8(const fs::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

fs::path pathOf(std::string_view utf8)
{
    return {std::u8string(utf8.begin(), utf8.end())};
}

std::string narrowName(const fs::path& file)
{
#ifdef _WIN32
    if (::GetACP() == CP_UTF8) return toUtf8(file);
    if (const auto name = inCodePage(file.native())) return *name;
    std::wstring brief(::GetShortPathNameW(file.c_str(), nullptr, 0), L'\0');
    brief.resize(::GetShortPathNameW(file.c_str(), brief.data(), static_cast<DWORD>(brief.size())));
    return inCodePage(brief).value_or(toUtf8(file));
#else
    return file.string();
#endif
}

bool isReservedName(const fs::path& file)
{
    std::string name = toUtf8(file.filename());
    name.resize(std::min({name.find('.'), name.find(':'), name.size()}));
    name.resize(name.find_last_not_of(' ') + 1);
    for (char& letter : name) {
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    }
    constexpr std::string_view kDevices[] = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    if (std::ranges::find(kDevices, name) != std::end(kDevices)) return true;
    if (!name.starts_with("COM") && !name.starts_with("LPT")) return false;
    constexpr std::string_view kPorts[] = {"0", "1", "2", "3",      "4",      "5",     "6",
                                           "7", "8", "9", "\u00b9", "\u00b2", "\u00b3"};
    return std::ranges::find(kPorts, std::string_view(name).substr(3)) != std::end(kPorts);
}

std::string synchroniserOf(const fs::path& file)
{
    struct Service {
        std::string_view name{};
        std::string_view folder{};  ///< how the name of its folder begins, in small letters
        const char* leaves = "";    ///< there, where a folder may have any name
    };
    constexpr Service kServices[] = {{"OneDrive", "onedrive"},
                                     {"Dropbox", "dropbox", ".dropbox"},
                                     {"Google Drive", "google drive"},
                                     {"Google Drive", "googledrive"},
                                     {"iCloud Drive", "iclouddrive"},
                                     {"iCloud Drive", "com~apple~clouddocs"},
                                     {"Nextcloud", "nextcloud", ".nextcloudsync.log"},
                                     {"ownCloud", "owncloud", ".owncloudsync.log"},
                                     {"MEGA", "megasync"},
                                     {"Syncthing", "", ".stfolder"}};
    std::error_code ignored;
    for (fs::path folder = fs::absolute(file, ignored).parent_path(); folder.has_relative_path();
         folder = folder.parent_path()) {
        std::string name = toUtf8(folder.filename());
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        for (const Service& service : kServices) {
            const bool isCalledSo = !service.folder.empty() && name.starts_with(service.folder);
            const std::string_view leaves = service.leaves;
            if (isCalledSo || (!leaves.empty() && fs::exists(folder / leaves, ignored)))
                return std::string(service.name);
        }
    }
    return {};
}

int errnoOf(const std::error_code& failed)
{
    return failed.default_error_condition().value();
}

void syncFolder(const fs::path& folder)
{
#ifndef _WIN32
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
#else
    static_cast<void>(folder);  // renameFile waits for the disk itself
#endif
}

std::uintmax_t sizeNow(const fs::path& file, std::error_code& failed)
{
#ifdef _WIN32
    const auto seen = lookAt(file, failed);
    if (!failed && (seen.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
        failed = std::make_error_code(std::errc::is_a_directory);
    return joined(seen.nFileSizeHigh, seen.nFileSizeLow);
#else
    return fs::file_size(file, failed);
#endif
}

std::int64_t writtenNow(const fs::path& file, std::error_code& failed)
{
#ifdef _WIN32
    const auto seen = lookAt(file, failed);
    return static_cast<std::int64_t>(joined(seen.ftLastWriteTime.dwHighDateTime, seen.ftLastWriteTime.dwLowDateTime));
#else
    return fs::last_write_time(file, failed).time_since_epoch().count();
#endif
}

std::string bytesIn(const fs::path& file)
{
    std::ifstream from(file, std::ios::binary);
    constexpr std::size_t kAtOnce = 1 << 16;
    std::string bytes;
    while (from) {
        const std::size_t had = bytes.size();
        bytes.resize(had + kAtOnce);
        from.read(bytes.data() + had, kAtOnce);
        bytes.resize(had + static_cast<std::size_t>(from.gcount()));
    }
    return from.bad() ? std::string() : bytes;  // a folder, a disk that fails
}

std::string headOf(const fs::path& file, std::size_t size)
{
    std::string head(size, '\0');
    std::ifstream from(file, std::ios::binary);
    from.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(from.gcount()));
    return head;
}

bool isWritableFolder(const fs::path& folder)
{
#ifdef _WIN32
    return ::_waccess(folder.empty() ? L"." : folder.c_str(), 2) == 0;
#else
    return ::faccessat(AT_FDCWD, folder.empty() ? "." : folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
#endif
}

bool isWritableFile(const fs::path& file)
{
#ifdef _WIN32
    return ::_waccess(file.c_str(), 2) == 0;
#else
    return ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
#endif
}

int writeNewFile(const fs::path& file, std::string_view bytes)
{
    const int handle = openNew(file);
    if (handle < 0) return problem();
    int failed = writeAll(handle, bytes);
    if (failed == 0 && sync(handle) != 0) failed = problem();
    if (::close(handle) != 0 && failed == 0) failed = problem();
    return failed;
}

int writeAt(const fs::path& file, std::uint64_t place, std::string_view bytes)
{
    const int handle = openOrMake(file);
    if (handle < 0) return problem();
    int failed = goTo(handle, place) ? writeAll(handle, bytes) : problem();
    if (failed == 0 && sync(handle) != 0) failed = problem();
    if (::close(handle) != 0 && failed == 0) failed = problem();
    return failed;
}

int renameFile(const fs::path& from, const fs::path& to)
{
    std::error_code failed;
#ifdef _WIN32
    constexpr int kAttempts = 25;
    constexpr std::chrono::milliseconds kPause{20};
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        if (attempt > 0) std::this_thread::sleep_for(kPause);
        if (::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) return 0;
        failed = lastError();
        if (failed.value() != ERROR_SHARING_VIOLATION && failed.value() != ERROR_ACCESS_DENIED) break;
        if (renameOverHolders(from, to) || renamePastHolders(from, to)) return 0;
    }
#else
    fs::rename(from, to, failed);
#endif
    return errnoOf(failed);
}

int copyFile(const fs::path& from, const fs::path& to)
{
    std::error_code failed;
#ifdef _WIN32
    if (::CopyFileW(from.c_str(), to.c_str(), FALSE) == 0) failed = lastError();
#else
    fs::copy_file(from, to, fs::copy_options::overwrite_existing, failed);
#endif
    return errnoOf(failed);
}

int syncFile(const fs::path& file)
{
    const int handle = openThere(file);
    if (handle < 0) return problem();
    const int failed = sync(handle) != 0 ? problem() : 0;
    ::close(handle);
    return failed;
}

int writeInto(const fs::path& device, std::string_view bytes)
{
    const auto open = openFileOf(device);
    if (open) return writeAll(*open, bytes);
    const int handle = openThere(device);
    if (handle < 0) return problem();
    int failed = writeAll(handle, bytes);
    if (::close(handle) != 0 && failed == 0) failed = problem();
    return failed;
}

bool isDevice(const fs::path& path)
{
    if (openFileOf(path)) return true;
    std::error_code none;
    const fs::file_type type = fs::status(path, none).type();
    return type == fs::file_type::character || type == fs::file_type::fifo || type == fs::file_type::socket ||
           type == fs::file_type::block;
}

fs::path makeTemporaryFolder()
{
    std::error_code failed;
    const fs::path parent = fs::temp_directory_path(failed);
    if (failed) return {};  // never in the current one, which may be that of what is only read
#ifdef _WIN32
    static std::atomic<unsigned> counted{0};
    constexpr int kAttempts = 1000;  // a process that was killed may have had this number
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        fs::path folder = parent / pathOf("kydai-" + std::to_string(processNumber()) + "-" + std::to_string(++counted));
        if (fs::create_directory(folder, failed)) return folder;
        if (failed) break;
    }
    return {};
#else
    std::string name = (parent / "kydai-XXXXXX").string();
    return ::mkdtemp(name.data()) != nullptr ? fs::path(name) : fs::path();
#endif
}

unsigned long processNumber()
{
#ifdef _WIN32
    return static_cast<unsigned long>(::_getpid());
#else
    return static_cast<unsigned long>(::getpid());
#endif
}

}  // namespace kydai
