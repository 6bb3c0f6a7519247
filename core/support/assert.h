/// Broken invariants: programming errors that stop the program, in release too. Everything shown is committed, so
/// stopping loses nothing. Bad input is never asserted on; it is an Error (error.h).
#pragma once

namespace kydai {

/// Writes the failed condition and its place to standard error, then aborts.
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line);

}  // namespace kydai

#define KYDAI_ASSERT(condition) \
    (static_cast<bool>(condition) ? void(0) : ::kydai::assertionFailed(#condition, __FILE__, __LINE__))
