/// Exit statuses of the programs: a contract with scripts (design, cli.md).
#pragma once

#include "support/error.h"

namespace kydai::cli {

inline constexpr int kDone = 0;
inline constexpr int kNegative = 1;     ///< the answer is negative: a round differs, no legal pairing exists
inline constexpr int kUsage = 2;        ///< the words of the call are off
inline constexpr int kBadInput = 3;     ///< a file's contents are wrong
inline constexpr int kFileProblem = 5;  ///< a file cannot be read or written
inline constexpr int kInternal = 70;    ///< the program itself failed

// Of the calls of pairing engines, where callers expect others:
inline constexpr int kEngineFailed = 2;    ///< the program itself failed
inline constexpr int kEngineTooLarge = 4;  ///< more than this machine can hold

constexpr int exitCodeOf(const Error& error)
{
    if (error.code == Errc::NoSuchSection || error.code == Errc::NoSuchPlayer || error.code == Errc::NoSuchRound) {
        return kUsage;
    }
    return isFileError(error.code) ? kFileProblem : kBadInput;
}

}  // namespace kydai::cli
