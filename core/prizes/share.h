/// Dividing place money among players tied on points (rules/prizes.md, sections 2 and 3). Amounts are exact fractions
/// until they are rounded to what is paid. Pure functions; the records say how each amount came about, and
/// explanations read nothing else.
#pragma once

#include "model/prize_plan.h"
#include "support/fraction.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kydai::prizes {

struct SharingRule {
    PrizeSharing sharing = PrizeSharing::None;  ///< Pools is not divided here: pools.h
    PrizePot pot = PrizePot::AllTied;
    Fraction minimum{};
    int endPlace = 0;
    TieAcrossEnd acrossEnd = TieAcrossEnd::SharedUpToEnd;
};

/// One tie as it was divided: places `first` to `last`, or the part of a tie on one side of the end of sharing.
struct TieShare {
    int first = 0;
    int last = 0;
    PrizeSharing sharing = PrizeSharing::None;  ///< None also where one player stands alone
    std::vector<Fraction> prizes{};             ///< of these places, as far as the list goes
    Fraction total{};                           ///< their sum
    Fraction pot{};                             ///< what is divided equally
    int sharers = 0;                            ///< among how many, the best placed ones
    Fraction each{};                            ///< pot / sharers
    bool minimumCut = false;                    ///< fewer than all share because of the minimum

    [[nodiscard]] int players() const { return last - first + 1; }
};

struct Shares {
    std::vector<Fraction> amounts{};   ///< by place − 1, as many as there are players
    std::vector<TieShare> ties{};      ///< best first; ties that get nothing as well
    std::vector<std::size_t> tieOf{};  ///< place − 1 → index in `ties`
};

/// `prizes` by place − 1; `tied` the sizes of the groups of equal points, best first. The sum of the shares is the sum
/// of the prizes whose places somebody holds.
Shares shareOut(std::span<const Fraction> prizes, std::span<const int> tied, const SharingRule& rule);

struct Rounded {
    std::vector<std::int64_t> amounts{};
    Fraction leftOver{};  ///< exact sum less what is paid; negative where halves up pay more than announced
};

/// Whole multiples of `unit`. Largest remainder: all down, then the missing units to the largest remainders, on
/// equality to the better placed.
Rounded roundShares(std::span<const Fraction> amounts, std::int64_t unit, PrizeRounding mode);
/// The same for the shares of several ties; `ties` says by amount which tie it is of. By largest remainder first what
/// each tie gets in all, then its players' shares: nobody loses a unit to another tie.
Rounded roundTies(std::span<const Fraction> amounts, std::span<const std::size_t> ties, std::int64_t unit,
                  PrizeRounding mode);

/// What is paid of an announced amount: above 500 in all in proportion to the entries, at least half; otherwise in
/// proportion without a floor; never more than announced (US Chess rule 33).
Fraction basedOn(const Fraction& announced, std::int64_t entriesAsked, std::int64_t entries, const Fraction& inAll);

}  // namespace kydai::prizes
