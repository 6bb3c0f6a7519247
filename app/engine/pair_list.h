/// By which rules a round is paired, and how its pairs and a negative answer are printed: what every program that pairs
/// shares.
#pragma once

#include "pairing/check.h"
#include "pairing/next_round.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::cli {

struct PairingOptions {
    std::string edition{};  ///< "2026", "2017", or empty for the section's own
    bool general = false;

    [[nodiscard]] pairing::RoundOptions forRound() const;
};

/// A drafted round of teams by the numbers of the teams, White on board 1 first.
struct TeamMatches {
    std::vector<std::pair<int, int>> matches{};
    std::optional<int> bye{};
};
/// None where players are paired.
std::optional<TeamMatches> matchesOf(const Section& section, const pairing::DraftRound& draft);

/// The number of pairs, then `white black` per board in publishing order; the pairing-allocated bye is `player 0`.
/// Where teams are paired, the matches by the numbers of the teams; White is who has it on board 1.
std::string pairList(const Section& section, const pairing::DraftRound& draft);

/// Why no complete pairing exists, in plain English, naming players by their start numbers.
std::string blockedBy(const pairing::Unpairable& unpairable, const Section& section);

/// Why rounds are not checked, a line for each reason.
std::vector<std::string> uncheckedNotes(const std::string& file, const std::vector<pairing::RoundUnchecked>& unchecked);

}  // namespace kydai::cli
