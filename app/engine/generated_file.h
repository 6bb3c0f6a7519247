/// A random tournament written as a report: what the verb `generate` and the engine call `-g` have in common.
#pragma once

#include "engine/context.h"
#include "model/section.h"
#include "pairing/generate.h"

#include <functional>
#include <optional>
#include <string>

namespace kydai::cli {

struct GenerateRequest {
    std::optional<Section> model{};  ///< a tournament to be like
    std::string modelFile{};         ///< which is not written over
    std::string config{};            ///< a file of NAME=VALUE lines (generator_config.h); empty: none
    std::string seed{};              ///< digits; empty: a fresh one, told on standard error
    std::string tieBreaks{};         ///< the list, with commas; empty: the model's, else drawn
    Output output{};
    bool baku = false;
    std::optional<PairingSystem> system{};  ///< none: the model's, or the Dutch one
    /// Puts what the call's own options say over all else; returns what is wrong with them, empty for nothing.
    std::function<std::string(pairing::GenerateOptions&)> adjust{};
};

/// Generates and writes, with the places that the tie-breaks give; sets the context's status. What neither the call nor
/// its files say is drawn from the seed.
void generateFile(const GenerateRequest& request, Context& context);

}  // namespace kydai::cli
