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
    std::string input{};      ///< the report (`-`: standard input, also where none is named), or the model
    std::string argument{};   ///< what follows -p, -c or -g, if anything; a bare name of -p stands beside the input
    std::string output{};     ///< after -o
    std::string seed{};       ///< after -s
    std::string checklist{};  ///< where the check-list goes; empty: none is asked for
    std::optional<PairingSystem> system{};  ///< that the word asks for; none: the file's own
    bool version = false;
    bool help = false;
    bool baku = false;
    std::string problem{};  ///< what is wrong with the words, as a sentence; empty: nothing
};

/// The system that a word names: nothing inside for `--dutch`, which is the report's own; none for other words.
std::optional<std::optional<PairingSystem>> systemOf(std::string_view word);
/// Whether a word names a pairing system: `--dutch`, `--dubov`, `--burstein`, `--doubleswiss`, `--team`.
bool namesSystem(std::span<const std::string> arguments);
/// Whether a word asks for a work of engines, or for their version: -p, -c, -g, -r.
bool asksEngine(std::span<const std::string> arguments);

EngineCall readEngineWords(std::span<const std::string> arguments);

}  // namespace kydai::cli
