#include "store/place.h"

#include "support/file_system.h"

#include <cerrno>
#include <system_error>

namespace kydai::store {

namespace fs = std::filesystem;

bool Place::isThere(const fs::path& path)
{
    std::error_code none;
    return fs::exists(path, none);
}

int Place::read(const fs::path& file, std::string& bytes)
{
    std::error_code failed;
    bytes = bytesIn(file);
    const std::uintmax_t size = sizeNow(file, failed);
    if (failed == std::errc::no_such_file_or_directory) return 0;
    return failed ? errnoOf(failed) : size == bytes.size() ? 0 : EIO;
}

int Place::writeNew(const fs::path& file, std::string_view bytes)
{
    const int failed = writeNewFile(file, bytes);
    if (failed == 0) syncFolder(file.parent_path());
    return failed;
}

int Place::writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes)
{
    const int failed = kydai::writeAt(file, at, bytes);
    if (failed == 0 && at == 0) syncFolder(file.parent_path());
    return failed;
}

int Place::rename(const fs::path& from, const fs::path& to)
{
    const int failed = renameFile(from, to);
    if (failed == 0) syncFolder(to.parent_path());
    return failed;
}

int Place::remove(const fs::path& file)
{
    std::error_code failed;
    if (fs::remove(file, failed)) syncFolder(file.parent_path());
    return errnoOf(failed);
}

int Place::makeFolder(const fs::path& folder)
{
    std::error_code failed;
    fs::create_directories(folder, failed);
    return errnoOf(failed);
}

}  // namespace kydai::store
