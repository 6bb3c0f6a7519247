#include "store/file_system.h"

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace kydai::store {

std::string toUtf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

void syncFolder(const std::filesystem::path& folder)
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

bool isWritableFolder(const std::filesystem::path& folder)
{
#ifdef _WIN32
    return ::_waccess(folder.empty() ? L"." : folder.c_str(), 2) == 0;
#else
    return ::faccessat(AT_FDCWD, folder.empty() ? "." : folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
#endif
}

bool isWritableFile(const std::filesystem::path& file)
{
#ifdef _WIN32
    return ::_waccess(file.c_str(), 2) == 0;
#else
    return ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
#endif
}

}  // namespace kydai::store
