/// Checks what explanations of pairings say against the tournament itself: own code from C.04.3, with the brute-force
/// pairer for small rounds and a plain matching for completion. It reads the JSON as an outside program would and uses
/// nothing of the engine's.
#pragma once

#include "model/section.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace kydai::verify {

struct Tally {
    std::map<std::string, int> statements{};  ///< checked, by kind: "departure met", "float odd"…
    std::map<std::string, int> unread{};      ///< sentences without facts of their own, or read elsewhere
    std::vector<std::string> wrong{};
    std::vector<std::string> bare{};  ///< chains without a cause
    int pairs = 0;
    int departed = 0;   ///< pairs with a chain
    int withCause = 0;  ///< of them: with an obstacle that can be looked up or recomputed
    int floats = 0;     ///< downfloats
    int floatsWithCause = 0;

    [[nodiscard]] int total() const;
};

/// Adds what another tally counted.
void add(Tally& tally, const Tally& more);

/// The JSON of one explained pairing of a published round.
void verifyPairing(const Section& section, RoundNumber round, const nlohmann::ordered_json& answer, Tally& tally);

/// A table of the counts, for the log of a test.
std::string report(const Tally& tally);

}  // namespace kydai::verify
