/// What a person should hear about an event file that opened all the same: data, of which ui/text makes the sentence.
/// Values; any thread.
#pragma once

#include "model/journal_entry.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace kydai {

struct OpeningNote {
    enum class Kind : std::uint8_t {
        CopiedWhileOpen,  ///< a copy of a file that was open elsewhere: later entries may be missing
        SecondPlace,      ///< the copy at an event's second place: later entries may be missing
        Unfinished,       ///< the last entry in the log is not whole: under way when the program ended, or damaged
        Mended,           ///< the log was damaged, and nothing is missing
        EntriesMissing,   ///< the log was damaged: `entries` are missing, made from `first` to `last`
        OtherLog,         ///< a log of another state or file lay beside: `entries` in it, made from `first` to `last`
    };
    Kind kind{};
    Instant until{};  ///< the newest entry that is there
    std::size_t entries = 0;
    Instant first{};  ///< with `last` both 0 where nothing tells
    Instant last{};
    std::filesystem::path kept{};  ///< a file that holds what is not in the event; empty: nothing was kept
};
using OpeningNotes = std::vector<OpeningNote>;

}  // namespace kydai
