#include "store/recognise.h"

#include "support/file_system.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <system_error>

namespace kydai::store {

namespace fs = std::filesystem;

bool hasLog(const fs::path& path)
{
    return std::ranges::any_of(std::array{"-wal", "-journal"}, [&](const char* ending) {
        fs::path log = path;
        log += ending;
        std::error_code failed;
        const std::uintmax_t size = sizeNow(log, failed);
        return !failed && size > 0;
    });
}

bool isForTheStore(const fs::path& path, std::string_view bytes)
{
    return bytes.starts_with("SQLite format 3") || (path.extension() == ".kydai" && hasLog(path));
}

}  // namespace kydai::store
