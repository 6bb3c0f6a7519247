/// The other half of the checker (pairing/check.h does the boards): whether the places that a file gives its players
/// are those of its own list of tie-breaks.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kydai::tiebreak {

struct WrongPlace {
    std::size_t player = 0;  ///< index in Section::players
    int file = 0;
    int rules = 0;
};

struct PlaceCheck {
    bool checked = false;             ///< false: no list, no places, open games, a code that gives no value, or teams
    std::size_t places = 0;           ///< players with a place in the file
    std::vector<WrongPlace> wrong{};  ///< in the order of the players
    /// Indices of players without a place whom nothing else marks as expelled: an assumption, which is to be told.
    std::vector<std::size_t> unplaced{};
    std::vector<std::string> refused{};  ///< codes of the list that give no value here: nothing is checked

    [[nodiscard]] std::size_t equal() const { return places - wrong.size(); }
};

/// Compares Player::fileRank with the standings after the last round. Players whom the list leaves tied share a place;
/// a file may also number such a group through, as lots would. Whoever has no place in a file that gives the others
/// theirs is taken as expelled: nobody is ranked behind him.
/// @rule C.07.4.2
PlaceCheck checkPlaces(const Section& section);

}  // namespace kydai::tiebreak
