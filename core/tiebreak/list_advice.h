/// Choosing a list of tie-breaks: usual lists to start from, and what a list should be warned of.
#pragma once

#include "model/section.h"
#include "tiebreak/code.h"
#include "tiebreak/value.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace kydai::tiebreak {

/// A usual list. The ids name it for the interface, which owns the words.
struct Preset {
    std::string_view id{};
    std::string_view codes{};  ///< comma-separated
};

/// Vietnamese chess and xiangqi events; FIDE's recommendations for Swiss events (without and with consistent ratings),
/// round robins and teams (C.02.13.16, the last to recommend lists; C.07 leaves the choice to the event).
std::span<const Preset> presets();

enum class AdviceKind : std::uint8_t {
    Refused,         ///< no value in this event; `refusal` says why
    OlderEdition,    ///< counted by rules older than the section's
    RepeatedInVain,  ///< stands in the list twice where the second can't decide anything
    OldBesideNew,    ///< old and new direct encounter side by side
    NothingToBreak,  ///< Buchholz in a round robin: the same for everybody on equal points
    LongEvent,       ///< ratings change during an event over 30 days (C.07.10)
    EmptyList,       ///< ties are left as they are (C.07.2.1 asks for a list)
};

struct Advice {
    AdviceKind kind{};
    std::size_t position = 0;  ///< in the list
    Refusal refusal = Refusal::None;
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// Everything to warn of, in the order of the list.
std::vector<Advice> adviseOn(const Section& section, const std::vector<Code>& codes);

}  // namespace kydai::tiebreak
