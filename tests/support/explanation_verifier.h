/// Checks what explanations of pairings say against the tournament itself: own code from C.04.3, with the general
/// pairer of the tests for what a round would have cost. It reads the JSON as an outside program would and uses nothing
/// of the engine's.
#pragma once

#include "model/section.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kydai::verify {

struct Tally {
    std::map<std::string, int> statements{};  ///< checked, by kind: "departure met", "float odd"…
    std::map<std::string, int> unread{};      ///< sentences without facts of their own, or read elsewhere
    std::vector<std::string> wrong{};
    std::vector<std::string> bare{};  ///< chains without a cause
    int pairs = 0;
    int departed = 0;    ///< pairs with a chain
    int withCause = 0;   ///< of them: with an obstacle that can be looked up or recomputed
    int departures = 0;  ///< the steps of those chains
    int floats = 0;      ///< downfloats
    int floatsWithCause = 0;

    [[nodiscard]] int total() const;
};

/// Adds what another tally counted.
void add(Tally& tally, const Tally& more);

/// Reads the answers about one round, as the rules give it; the section must outlive it.
class RoundVerifier {
public:
    RoundVerifier(const Section& section, RoundNumber round);
    ~RoundVerifier();
    RoundVerifier(const RoundVerifier&) = delete;
    RoundVerifier& operator=(const RoundVerifier&) = delete;

    /// The JSON of an answer of one of the kinds pairing, why_not, float, bye and bye_not.
    void read(const nlohmann::ordered_json& answer, Tally& tally);

private:
    class Reader;
    std::unique_ptr<Reader> m_reader;
};

/// A table of the counts, for the log of a test.
std::string report(const Tally& tally);

}  // namespace kydai::verify
