/// One door per pairing system: a table of what each can do. Whoever pairs, checks or explains a round asks for the
/// engine of the rules and calls it; nothing else asks which system a section plays under. A new system is a file that
/// defines its functions, and a row.
///
/// Pure functions of their arguments; any thread.
#pragma once

#include "pairing/colour_field.h"
#include "pairing/draft.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

namespace kydai::pairing {

struct ExplainCase;

/// Where the colours of a round come from.
enum class ColourSource : std::uint8_t {
    Allocation,   ///< C.04.3, 5.2, or the same of another Swiss system
    Table,        ///< of a round robin
    Match,        ///< of a knock-out: they alternate in it
    SecondGame,   ///< of a match in the Double-Swiss: those of the first, changed
    TeamBoards,   ///< the team's colour and the place in its line-up
    ByHand,       ///< the arbiter
    OtherSystem,  ///< rules that this program does not know
};

/// Who tells about the rounds of an engine (answers.h); apart from it, so that a program that only pairs has none of
/// it.
enum class AnswersOf : std::uint8_t { Refused, Dutch, Ranked, Tables, KnockOut, SecondGames, Teams };

/// Which rules of a section the system reads, besides points and byes.
struct EngineSettings {
    bool edition = false;       ///< its regulations have several
    bool acceleration = false;  ///< virtual points
    bool cycles = false;        ///< of a table: one or two, games of a meeting
    bool lastTwo = false;       ///< whose last two rounds may change places
};

struct Engine {
    std::string_view name;  ///< stable: "dutch-2026"
    ColourSource colours{};
    EngineSettings settings{};
    /// Why it pairs no round at all; None: it does.
    Refusal refusal = Refusal::None;
    DraftOutcome (*draft)(const Section& section, RoundNumber round, const RoundOptions& options,
                          const std::stop_token& stop, Progress* progress) = nullptr;
    /// Rounds that it can pair whatever was played, such as those of a table; null: only the next one.
    RoundNumber (*rounds)(const Section& section) = nullptr;
    /// Allocation: what the colours are allocated from; null otherwise.
    ColourField (*colourField)(const Section& section, RoundNumber round) = nullptr;
    AnswersOf answers{};  ///< who tells about its rounds
};

/// The engine of rules; every rule set has one. A system may have another one for some of its rounds: the second games
/// of matches.
const Engine& engineFor(const PairingRules& rules, bool teamEvent, RoundNumber round = 1);
/// The engine by which a round was paired, or would be.
const Engine& engineOf(const Section& section, RoundNumber round);

}  // namespace kydai::pairing
