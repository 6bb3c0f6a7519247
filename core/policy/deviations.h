/// What a file says beside its boards and places that the rules derive otherwise: the other eyes of the checker
/// (rules/endorsement.md, questions 31, 74-84, 101, 111, 198, 217). Rounds are replayed with what the file gives, as
/// its format demands; that what it gives is wrong is found here. Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace kydai::policy {

enum class DeviationKind : std::uint8_t {
    GroupA,          ///< lines 250 accelerate others than Baku's group A: numbers of its last player
    VirtualPoints,   ///< group A is right, but `player` gets other points in `round`: tenths
    Meetings,        ///< of a finished round robin: `player` and `other` met so often
    UnlawfulPoints,  ///< of `word`: tenths; FIDE's rules don't know the value
    Expelled,        ///< `player` plays in `round` after he was expelled
    Withdrawn,       ///< `player` plays in `round` after he left
    Results,         ///< later rounds were paired on another result of `player` and `other` in `round`, says the file,
                     ///< and no remark tells that it was corrected
};

struct Deviation {
    DeviationKind kind{};
    PlayerId player{};
    PlayerId other{};
    RoundNumber round = 0;
    int file = 0;
    int rules = 0;
    std::string_view word{};  ///< of a row of the model
    friend bool operator==(const Deviation&, const Deviation&) = default;
};

/// In the order of the kinds; of virtual points the first player of each round. A section outside FIDE mode may have
/// points of its own.
std::vector<Deviation> deviationsOf(const Section& section);

/// Whether remarks explain what the file tells of the day that a round was published (model/pictures.h) otherwise than
/// its boards do now. Where they don't, the rounds are judged by the boards alone.
bool arePicturesExplained(const Section& section);

}  // namespace kydai::policy
