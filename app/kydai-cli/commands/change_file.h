/// A list of changes for `kydai-cli apply`: JSON, the words of model/script.h, which `kydai-cli schema changes` prints.
/// Each change is made on what the ones before it left.
#pragma once

#include "model/compound_change.h"
#include "policy/engine_round.h"
#include "support/result.h"

#include <memory>
#include <string>
#include <string_view>

namespace kydai::cli {

struct ReadChanges {
    CompoundChange action{};
    policy::EngineRounds engines{};  ///< of the rounds that it pairs
};

/// All changes of a list as one action on this event. \param file for messages
/// Errors: Malformed, OutOfRange; NoSuchSection where several are there and none, or an unknown one, is named;
/// NoSuchPlayer; those of applyTo.
Result<ReadChanges> readChanges(std::string_view text, const std::string& file, const Event& event,
                                const std::string& section);

}  // namespace kydai::cli
