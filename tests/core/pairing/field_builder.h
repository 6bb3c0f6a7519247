/// Fields made by hand for tests of the engine: players with a score, a colour history and floats.
#pragma once

#include "pairing/field.h"
#include "support/player_id.h"

#include <string_view>

namespace kydai::pairing {

/// An entrant of the next TPN. `colours` as in History::parse.
inline Entrant& addEntrant(Field& field, int tenths, std::string_view colours = "", Float last = Float::None,
                           Float before = Float::None)
{
    Entrant entrant;
    entrant.tpn = static_cast<int>(field.size()) + 1;
    entrant.number = entrant.tpn;
    entrant.id = playerId(entrant.tpn);
    entrant.score = entrant.ownScore = Points{tenths};
    entrant.side = colour::Side(*colour::History::parse(colours, entrant.id));
    entrant.floats = {last, before};
    field.entrants.push_back(entrant);
    const BitMatrix old = field.barred;
    field.barred = BitMatrix(field.size());
    for (std::size_t a = 0; a < old.size(); ++a) {
        for (std::size_t b = 0; b < old.size(); ++b) {
            if (old.test(a, b)) field.barred.set(a, b);
        }
    }
    return field.entrants.back();
}

/// Numbers are TPNs.
inline void haveMet(Field& field, std::size_t a, std::size_t b)
{
    field.barred.setBoth(a - 1, b - 1);
}

}  // namespace kydai::pairing
