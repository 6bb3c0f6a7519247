/// Exit statuses of kydai-cli: a contract with scripts (design, cli.md).
#pragma once

#include "support/error.h"

namespace kydai::cli {

enum ExitCode : int {
    kDone = 0,
    kNegative = 1,     ///< the answer is negative: a round differs, no legal pairing exists
    kUsage = 2,        ///< the words of the call are off
    kBadInput = 3,     ///< a file's contents are wrong
    kFileProblem = 5,  ///< a file cannot be read or written
    kInternal = 70     ///< the program itself failed
};

constexpr ExitCode exitCodeOf(const Error& error)
{
    if (error.code == Errc::NoSuchSection || error.code == Errc::NoSuchPlayer || error.code == Errc::NoSuchRound) {
        return kUsage;
    }
    return isFileError(error.code) ? kFileProblem : kBadInput;
}

}  // namespace kydai::cli
