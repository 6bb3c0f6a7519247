/// A random tournament written as a report: what the verb `generate` and the engine call `-g` have in common.
#pragma once

#include "context.h"
#include "pairing/generate.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace kydai::cli {

struct GenerateRequest {
    std::string model{};   ///< a report to be like; empty: none
    std::string config{};  ///< a file of NAME=VALUE lines (PlayersNumber=…); empty: none
    std::string seed{};    ///< digits; empty: 1
    std::string output{};  ///< empty: standard output
    bool baku = false;
    /// What the call's own options set, applied last.
    std::optional<pairing::GenerateOptions> options{};
};

/// Generates and writes; sets the context's status.
void generateFile(const GenerateRequest& request, Context& context);

/// Reads a configuration as other generators have it: PlayersNumber, RoundsNumber, DrawPercentage, ForfeitRate,
/// QuickgameRate, ZPBRate, HPBRate, FPBRate, RetiredRate, HighestRating, LowestRating, WWPoints … FLPoints,
/// Accelerated. Rates are players or boards per thousand and round. Error: Malformed, with the line.
Result<pairing::GenerateOptions> readConfig(std::string_view text, const std::string& file,
                                            pairing::GenerateOptions options);

}  // namespace kydai::cli
