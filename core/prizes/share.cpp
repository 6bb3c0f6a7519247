#include "prizes/share.h"

#include "support/assert.h"

#include <algorithm>
#include <numeric>

namespace kydai::prizes {

namespace {

/// Above this sum of all prizes a fund that is based on entries pays at least half.
constexpr std::int64_t kHalfIsPaidAbove = 500;

Fraction sumOf(std::span<const Fraction> amounts)
{
    return std::accumulate(amounts.begin(), amounts.end(), Fraction());
}

/// A tie as it stands before anything is divided.
TieShare tieOn(std::span<const Fraction> prizes, int first, int last, PrizeSharing sharing)
{
    TieShare tie{.first = first, .last = last, .sharing = first == last ? PrizeSharing::None : sharing};
    const int end = std::min(last, static_cast<int>(prizes.size()));
    for (int place = first; place <= end; ++place) tie.prizes.push_back(prizes[static_cast<std::size_t>(place) - 1]);
    tie.total = sumOf(tie.prizes);
    return tie;
}

/// The player `at` (from 0) of a tie as to his own place.
Fraction placePrize(const TieShare& tie, int at)
{
    return at < static_cast<int>(tie.prizes.size()) ? tie.prizes[static_cast<std::size_t>(at)] : Fraction();
}

/// What the best `sharers` of a tie divide equally; those who fell out leave their own halves to it.
Fraction potFor(const TieShare& tie, int sharers)
{
    if (tie.sharing == PrizeSharing::Equal) return tie.total;
    Fraction kept;
    for (int at = 0; at < sharers; ++at) kept += placePrize(tie, at) / 2;
    return tie.total - kept;
}

Fraction shareOf(const TieShare& tie, int at)
{
    if (tie.sharing == PrizeSharing::None) return placePrize(tie, at);
    if (at >= tie.sharers) return {};
    return tie.sharing == PrizeSharing::Equal ? tie.each : placePrize(tie, at) / 2 + tie.each;
}

/// Settles among how many a tie is divided.
void settle(TieShare& tie, const SharingRule& rule)
{
    if (tie.sharing == PrizeSharing::None) return;
    const int places = static_cast<int>(tie.prizes.size());
    const auto share = [&](int sharers) {
        tie.sharers = sharers;
        tie.pot = potFor(tie, sharers);
        tie.each = tie.pot / sharers;
    };
    if (places == 0) return share(tie.players());
    share(rule.pot == PrizePot::PrizePlaces ? std::min(places, tie.players()) : tie.players());
    while (tie.sharers > 1 && shareOf(tie, tie.sharers - 1) < rule.minimum) {
        share(tie.sharers - 1);
        tie.minimumCut = true;
    }
}

/// The tie on places first…last in the parts that the end of sharing makes of it.
std::vector<TieShare> partsOf(std::span<const Fraction> prizes, int first, int last, const SharingRule& rule)
{
    const int end = rule.endPlace;
    if (end == 0 || last <= end) return {tieOn(prizes, first, last, rule.sharing)};
    if (first > end || rule.acrossEnd == TieAcrossEnd::NoneShared)
        return {tieOn(prizes, first, last, PrizeSharing::None)};
    if (rule.acrossEnd == TieAcrossEnd::AllShared) return {tieOn(prizes, first, last, rule.sharing)};
    return {tieOn(prizes, first, end, rule.sharing), tieOn(prizes, end + 1, last, PrizeSharing::None)};
}

std::int64_t floorOf(const Fraction& value)
{
    const std::int64_t quotient = value.numerator() / value.denominator();
    return value.numerator() % value.denominator() < 0 ? quotient - 1 : quotient;
}

/// Gives one more to the largest remainders until `units` are given out.
void giveMissing(std::vector<std::int64_t>& given, std::span<const Fraction> exact, std::int64_t units)
{
    std::vector<std::size_t> order(given.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto remainder = [&](std::size_t at) { return exact[at] - given[at]; };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return remainder(a) > remainder(b); });
    for (std::size_t at = 0; units > 0 && at < order.size(); ++at, --units) ++given[order[at]];
}

std::vector<Fraction> inUnits(std::span<const Fraction> amounts, std::int64_t unit)
{
    std::vector<Fraction> exact;
    for (const Fraction& amount : amounts) exact.push_back(amount / unit);
    return exact;
}

/// All down, then the missing of `units` to the largest remainders.
std::vector<std::int64_t> byLargestRemainder(std::span<const Fraction> exact, std::int64_t units)
{
    std::vector<std::int64_t> given;
    for (const Fraction& share : exact) given.push_back(floorOf(share));
    giveMissing(given, exact, units - std::accumulate(given.begin(), given.end(), std::int64_t{0}));
    return given;
}

Rounded paidAs(std::span<const Fraction> exact, std::span<const std::int64_t> units, std::int64_t unit)
{
    Rounded rounded;
    rounded.leftOver = sumOf(exact) * unit;
    for (const std::int64_t given : units) {
        rounded.amounts.push_back(given * unit);
        rounded.leftOver = rounded.leftOver - given * unit;
    }
    return rounded;
}

}  // namespace

Shares shareOut(std::span<const Fraction> prizes, std::span<const int> tied, const SharingRule& rule)
{
    Shares shares;
    int first = 1;
    for (const int players : tied) {
        KYDAI_ASSERT(players > 0);
        for (TieShare& tie : partsOf(prizes, first, first + players - 1, rule)) {
            settle(tie, rule);
            for (int at = 0; at < tie.players(); ++at) {
                shares.amounts.push_back(shareOf(tie, at));
                shares.tieOf.push_back(shares.ties.size());
            }
            shares.ties.push_back(std::move(tie));
        }
        first += players;
    }
    return shares;
}

Rounded roundShares(std::span<const Fraction> amounts, std::int64_t unit, PrizeRounding mode)
{
    KYDAI_ASSERT(unit > 0);
    const std::vector<Fraction> exact = inUnits(amounts, unit);
    if (mode == PrizeRounding::LargestRemainder)
        return paidAs(exact, byLargestRemainder(exact, floorOf(sumOf(exact))), unit);
    std::vector<std::int64_t> units;
    for (const Fraction& share : exact)
        units.push_back(mode == PrizeRounding::HalfUp ? share.roundedHalfUp() : floorOf(share));
    return paidAs(exact, units, unit);
}

Rounded roundTies(std::span<const Fraction> amounts, std::span<const std::size_t> ties, std::int64_t unit,
                  PrizeRounding mode)
{
    KYDAI_ASSERT(amounts.size() == ties.size());
    if (mode != PrizeRounding::LargestRemainder) return roundShares(amounts, unit, mode);
    const std::vector<Fraction> exact = inUnits(amounts, unit);
    std::vector<std::size_t> order;  // the ties as they come
    for (const std::size_t tie : ties) {
        if (std::ranges::find(order, tie) == order.end()) order.push_back(tie);
    }
    const auto membersOf = [&](std::size_t tie) {
        std::vector<std::size_t> members;
        for (std::size_t at = 0; at < ties.size(); ++at) {
            if (ties[at] == tie) members.push_back(at);
        }
        return members;
    };
    std::vector<Fraction> totals;
    for (const std::size_t tie : order) {
        Fraction total;
        for (const std::size_t at : membersOf(tie)) total = total + exact[at];
        totals.push_back(total);
    }
    const std::vector<std::int64_t> ofTie = byLargestRemainder(totals, floorOf(sumOf(totals)));
    std::vector<std::int64_t> units(amounts.size());
    for (std::size_t tie = 0; tie < order.size(); ++tie) {
        const std::vector<std::size_t> members = membersOf(order[tie]);
        std::vector<Fraction> shares;
        for (const std::size_t at : members) shares.push_back(exact[at]);
        const std::vector<std::int64_t> given = byLargestRemainder(shares, ofTie[tie]);
        for (std::size_t at = 0; at < members.size(); ++at) units[members[at]] = given[at];
    }
    return paidAs(exact, units, unit);
}

Fraction basedOn(const Fraction& announced, std::int64_t entriesAsked, std::int64_t entries, const Fraction& inAll)
{
    if (entriesAsked <= 0 || entries >= entriesAsked) return announced;
    const Fraction share(std::max<std::int64_t>(entries, 0), entriesAsked);
    const bool atLeastHalf = inAll > Fraction(kHalfIsPaidAbove);
    return announced * (atLeastHalf ? std::max(share, Fraction(1, 2)) : share);
}

}  // namespace kydai::prizes
