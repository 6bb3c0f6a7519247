/// What helps where an event file is damaged: every state of it that can still be opened, with what it has, and putting
/// one of them in the file's place. Nothing here changes a byte of what it looks at.
#pragma once

#include "store/journal.h"
#include "support/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace kydai::store {

struct Rescue {
    enum class Kind : std::uint8_t {
        SecondPlace,  ///< its copy there (twin.h)
        Backup,       ///< the newest one that opens
        Pieces,       ///< what can be read of the file itself; nothing vouches for it
    };
    Kind kind{};
    std::filesystem::path file{};
    std::size_t entries = 0;  ///< of its journal; of Pieces those that can be read
    Instant newest{};         ///< when the last of them was made; 0 where there is none
};

/// The best first: the one with the newest entry, what nobody vouches for last.
/// \param secondPlace where the event's copy is; empty for none
std::vector<Rescue> rescuesOf(const std::filesystem::path& path, const std::filesystem::path& secondPlace = {});

/// The file becomes that state; what it was, with its log, is kept among the backups first. Errors: InUse, those of
/// reading and of writing; the file is then as it was.
Result<void> replaceDamaged(const std::filesystem::path& path, const Rescue& rescue, Instant at);

}  // namespace kydai::store
