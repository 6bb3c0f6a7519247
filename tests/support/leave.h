/// The end of a child that was forked, at once and without what its parent has registered for its own end; what it
/// counted for packaging/coverage is kept.
#pragma once

#include <unistd.h>

extern "C" void __gcov_dump() __attribute__((weak));  // NOLINT(bugprone-reserved-identifier): the compiler's name

namespace kydai::fixture {

[[noreturn]] inline void leave(int status)
{
    if (__gcov_dump != nullptr) __gcov_dump();
    ::_exit(status);
}

}  // namespace kydai::fixture
