#include "support/locks.h"

#include <cerrno>
#include <cstdarg>
#include <dlfcn.h>
#include <fcntl.h>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace kydai::fixture {
namespace {

namespace fs = std::filesystem;

struct Share {
    std::string folder{};
    Locks::Are are{};
    std::function<void()> beforeEach{};
};
std::optional<Share> theShare;

bool isOnTheShare(int descriptor)
{
    std::error_code none;
    const fs::path file = fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor), none);
    return theShare && file.string().starts_with(theShare->folder);
}

bool isOfLocks(int command)
{
    return command == F_SETLK || command == F_SETLKW || command == F_GETLK || command == F_OFD_SETLK;
}

int answer(int command, void* argument)
{
    if (theShare->are == Locks::Are::Refused) {
        errno = ENOLCK;
        return -1;
    }
    if (command == F_GETLK) static_cast<struct flock*>(argument)->l_type = F_UNLCK;
    return 0;
}

}  // namespace

Locks::Locks(const fs::path& folder, Are are)
{
    theShare = Share{.folder = folder.string() + '/', .are = are};
}

Locks::Locks(const fs::path& folder, std::function<void()> beforeEach)
{
    theShare = Share{.folder = folder.string() + '/', .beforeEach = std::move(beforeEach)};
}

Locks::~Locks()
{
    theShare.reset();
}

namespace {

int control(const char* function, int descriptor, int command, void* argument)
{
    if (theShare && isOfLocks(command) && isOnTheShare(descriptor)) {
        if (!theShare->beforeEach) return answer(command, argument);
        theShare->beforeEach();
    }
    using Function = int(int, int, ...);
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, function))(descriptor, command, argument);
}

}  // namespace
}  // namespace kydai::fixture

// In front of the C library's own.
extern "C" {

int fcntl(int descriptor, int command, ...)
{
    va_list more;
    va_start(more, command);
    void* const argument = va_arg(more, void*);
    va_end(more);
    return kydai::fixture::control("fcntl", descriptor, command, argument);
}

int fcntl64(int descriptor, int command, ...)
{
    va_list more;
    va_start(more, command);
    void* const argument = va_arg(more, void*);
    va_end(more);
    return kydai::fixture::control("fcntl64", descriptor, command, argument);
}

}  // extern "C"
