#include "support/file_system.h"

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <sys/stat.h>
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
        const auto written = ::write(handle, bytes.data(), bytes.size());
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

void syncFolder(const fs::path& folder)
{
#ifndef _WIN32
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
#else
    static_cast<void>(folder);  // NTFS journals names itself
#endif
}

std::string bytesIn(const fs::path& file)
{
    std::ifstream from(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(from), {}};
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
#ifdef _WIN32
    static std::atomic<unsigned> counted{0};
    const fs::path folder =
        parent / pathOf("kydai-" + std::to_string(processNumber()) + "-" + std::to_string(++counted));
    return fs::create_directory(folder, failed) ? folder : fs::path();
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
