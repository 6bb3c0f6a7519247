/// The words of the pairing verbs about how a round is paired.
#pragma once

#include "engine/pair_list.h"
#include "verb.h"

namespace kydai::cli {

/// Adds --edition and the hidden --general.
void addPairingOptions(Verb verb, PairingOptions& options);

}  // namespace kydai::cli
