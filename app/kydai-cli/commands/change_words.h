/// What `kydai-cli schema changes` says of each kind of change besides its members: what it does, and one that could
/// be.
#pragma once

#include "model/json.h"

#include <span>
#include <string_view>

namespace kydai::cli {

struct ChangeWords {
    std::string_view word{};
    std::string_view about{};
    std::string_view example{};  ///< JSON
};
/// In the order of kScriptWords.
std::span<const ChangeWords> changeWords();

/// The schema of lists of changes with all that.
Json describedChangesSchema();

}  // namespace kydai::cli
