/// A file of changes for `kydai-cli apply`: a JSON list of objects as the journal has them, with these differences.
/// Players are named by their pairing numbers; "section" is left out (the section is chosen once); {"change":
/// "pair_round"} publishes the round that the rules give; "add_players" takes records without numbers; "edit_player"
/// takes "player" (the number) and those members that change; the "tpns" of "renumber" are in the order of the present
/// numbers; "set_prizes" takes a "plan" or a "template", and "freeze" or "thaw" (true).
#pragma once

#include "model/compound_change.h"
#include "support/result.h"

#include <string>

namespace kydai::cli {

/// All changes of the file as one action on this event. Errors: CannotOpen; Malformed; NoSuchSection where several are
/// there and none, or an unknown one, is named; NoSuchPlayer; those of applyTo.
Result<CompoundChange> readChanges(const std::string& file, const Event& event, const std::string& section);

}  // namespace kydai::cli
