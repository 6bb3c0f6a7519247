/// The words of a call to a pairing engine, taken apart (engine_calls.h tells the forms).
#pragma once

#include "model/pairing_system.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kydai::cli {

enum class EngineWork : std::uint8_t { None, Pair, Check, Generate };

struct EngineCall {
    EngineWork work = EngineWork::None;
    std::string input{};      ///< the report, or the model
    std::string argument{};   ///< what follows -p, -c or -g, if anything; a bare name of -p stands beside the input
    std::string output{};     ///< after -o
    std::string seed{};       ///< after -s
    std::string checklist{};  ///< where the check-list goes; empty: none is asked for
    std::optional<PairingSystem> system{};  ///< that the word asks for; none: the file's own
    bool version = false;
    bool baku = false;
    std::string problem{};  ///< what is wrong with the words, as a sentence; empty: nothing
};

/// A word that names a pairing system: `--dutch`, `--dubov`, `--burstein`, `--team`.
bool isSystemWord(std::string_view word);

EngineCall readEngineWords(std::span<const std::string> arguments);

}  // namespace kydai::cli
