/// "A player wins one prize, the most valuable one; of equal prizes the place prize, then the category listed first"
/// (rules/prizes.md, section 4). Pure functions over indices: players are numbered in the order of the standings.
#pragma once

#include "prizes/share.h"
#include "support/fraction.h"

#include <cstddef>
#include <span>
#include <vector>

namespace kydai::prizes {

inline constexpr std::size_t kNoPrize = static_cast<std::size_t>(-1);

/// One prize as the choice sees it.
struct Offer {
    Fraction value{};
    std::size_t list = 0;  ///< lists in the order of the regulations
    int place = 1;         ///< within its list
    bool main = false;
};

/// A list's players, best first; those who aren't in it may not win it.
struct Candidates {
    std::vector<std::size_t> players{};
};

/// Which of two prizes a player takes: the more valuable; of equal ones the place prize, the earlier list, the better
/// place.
bool isPreferred(const Offer& a, const Offer& b);

/// Without sharing: from the top of the standings each takes of the prizes left the one he prefers. A place prize whose
/// winner takes another one slides to those below, or with `frozen` places is offered to the next of its own list.
/// Returns the offer's index by player, kNoPrize for none. Candidates are in the order of the standings.
std::vector<std::size_t> assignInOrder(std::span<const Offer> offers, std::span<const Candidates> lists,
                                       std::size_t players, FreedPrize freed);

/// The same where a main list is shared or a list has an order of its own: category prizes in order of value, each to
/// the best placed eligible player who has a strictly lower prize now; who leaves the main list is not put back.
struct SharedMain {
    std::vector<std::size_t> players{};  ///< of the main list, in order
    std::vector<Fraction> prizes{};      ///< by place − 1
    std::vector<int> tiedAs{};           ///< by player of `players`: number of his score group, ascending
    SharingRule rule{};
};
struct SharedAssignment {
    std::vector<std::size_t> offerOf{};  ///< category offers, by player
    std::vector<bool> inMain{};          ///< by player: stayed in the main list
    std::vector<Fraction> before{};      ///< by player who left: what his place prize would have been
    std::vector<std::size_t> members{};  ///< of the main list in the end, in order
    Shares shares{};                     ///< of `members`
};
SharedAssignment assignShared(const SharedMain& main, std::span<const Offer> offers, std::span<const Candidates> lists,
                              std::size_t players);

/// The sizes of the groups of equal `tiedAs` among members in order.
std::vector<int> groupSizes(std::span<const int> tiedAs);

}  // namespace kydai::prizes
