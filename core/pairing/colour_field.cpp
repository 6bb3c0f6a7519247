#include "pairing/colour_field.h"

#include <utility>

namespace kydai::pairing {

bool ColourField::ranksHigher(std::size_t a, std::size_t b) const
{
    return place.empty() ? ranksAbove(field, a, b) : place[a] < place[b];
}

colour::Allocation ColourField::allocate(std::size_t a, std::size_t b) const
{
    if (!ranksHigher(a, b)) std::swap(a, b);
    const Entrant& higher = field.entrants[a];
    return colour::allocateBy(rules)(higher.side, field.entrants[b].side, higher.number, field.initialColour);
}

}  // namespace kydai::pairing
