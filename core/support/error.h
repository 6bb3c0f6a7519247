/// Expected failures: a bad file, a full disk, a newer version. An Error is data; ui/text/error_text makes the
/// sentence.
#pragma once

#include "support/fragment.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kydai {

/// What went wrong. The order is free, the names are what error_text and the tests know.
enum class Errc : std::uint8_t {
    // files and the disk
    CannotOpen,
    CannotRead,
    CannotWrite,
    DiskFull,
    ReadOnly,
    InUse,
    Damaged,
    NewerVersion,
    Moved,             ///< the file that was opened has another name now, or none
    ChangedElsewhere,  ///< somebody whom no lock kept out wrote into the open file
    NoLocks,           ///< the place cannot keep others out
    NotAnEvent,
    // contents of a text file: `line` says where
    UnknownFormat,
    Malformed,
    Duplicate,
    UnknownReference,
    OutOfRange,
    Unsupported,
    // a change that the event does not allow
    NoSuchSection,
    NoSuchPlayer,
    NoSuchRound,
    NotAllowed,
    Cancelled,
};

/// Exit status of kydai-cli and wording both follow from the code: files and disk 5, contents 3.
constexpr bool isFileError(Errc code)
{
    return code <= Errc::NotAnEvent;
}

/// An expected failure. `what` and `expected` are made with support/fragments.h; error_text words them.
struct Error {
    Errc code{};
    std::string file{};    ///< empty when no file is involved
    int line = 0;          ///< 1-based; 0 when the error has no line
    Fragment what{};       ///< what was found ("opponent '12x'")
    Fragment expected{};   ///< what would have been right ("a start number of 1 to 4 digits")
    std::string detail{};  ///< for the log only, e.g. SQLite's own message
};

}  // namespace kydai
