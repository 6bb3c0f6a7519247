// Before adding up, the least significant values go, of a median the most significant too; a voluntary unplayed round
// goes before them where it adds at least as much.
//
// Example (C.07, 14.1 and 14.3): of 5, 4, 3½, 3 and 1½ cut-1 leaves 5 + 4 + 3½ + 3 = 15½, median-1 4 + 3½ + 3 = 10½.
#include "tiebreak/cut.h"

#include <algorithm>
#include <tuple>

namespace kydai::tiebreak {

namespace {

bool canBeCut(const Term& term)
{
    return term.cut == Cut::None && term.source != Source::NotCounted;
}

/// The smallest of the terms that can still be cut, by `key`; the earliest round among equals. Null if none is left.
template <class Accept, class Key>
Term* smallest(std::vector<Term>& terms, Accept accept, Key key)
{
    Term* best = nullptr;
    for (Term& term : terms) {
        if (!canBeCut(term) || !accept(term)) continue;
        if (best == nullptr || key(term) < key(*best)) best = &term;
    }
    return best;
}

std::uint8_t nextOrder(const std::vector<Term>& terms)
{
    return static_cast<std::uint8_t>(
        1 + std::ranges::count_if(terms, [](const Term& term) { return term.cut != Cut::None; }));
}

}  // namespace

void cutLowest(std::vector<Term>& terms, int count, bool voluntaryFirst)
{
    for (int i = 0; i < count; ++i) {
        Term* const lowest = smallest(
            terms, [](const Term&) { return true; },
            [](const Term& term) { return std::tuple(term.used, term.contribution); });
        if (lowest == nullptr) return;
        Term* const voluntary = voluntaryFirst
                                    ? smallest(
                                          terms, [](const Term& term) { return term.voluntary; },
                                          [](const Term& term) { return std::tuple(term.contribution, term.used); })
                                    : nullptr;
        const std::uint8_t order = nextOrder(terms);
        const bool takeVoluntary = voluntary != nullptr && voluntary->contribution >= lowest->contribution;
        Term& chosen = takeVoluntary ? *voluntary : *lowest;
        const bool isLowest = chosen.used == lowest->used && chosen.contribution == lowest->contribution;
        chosen.cut = takeVoluntary && !isLowest ? Cut::Voluntary : Cut::Lowest;
        chosen.cutOrder = order;
    }
}

void cutHighest(std::vector<Term>& terms, int count)
{
    for (int i = 0; i < count; ++i) {
        Term* const highest = smallest(
            terms, [](const Term&) { return true; },
            [](const Term& term) { return std::tuple(-term.used.hundredths, -term.contribution.hundredths); });
        if (highest == nullptr) return;
        const std::uint8_t order = nextOrder(terms);
        highest->cut = Cut::Highest;
        highest->cutOrder = order;
    }
}

}  // namespace kydai::tiebreak
