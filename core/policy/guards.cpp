#include "policy/guards.h"

#include "model/fields.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace kydai::policy {

namespace {

bool always(const RuleSet& /*now*/)
{
    return true;
}

struct Guarded {
    Guard guard{};
    WarningId warning{};
    bool (*isTold)(const RuleSet& now) = always;
    std::optional<WarningId> late{};  ///< where it is told only now; nothing asks for lots, which are drawn at the end
};

// In the order of Guard; what is free, and FIDE mode, which has a change of its own, are not asked for here.
constexpr std::array kGuarded{
    Guarded{Guard::System, WarningId::SystemLocked},
    Guarded{Guard::PairingEdition, WarningId::PairingEditionLocked},
    Guarded{Guard::TieBreakEdition, WarningId::TieBreakEditionLocked},
    Guarded{Guard::TieBreaks, WarningId::TieBreaksLocked, [](const RuleSet& now) { return !now.tieBreaks.empty(); },
            WarningId::TieBreaksToldLate},
    Guarded{Guard::Lots, WarningId::LotsDrawn, [](const RuleSet& now) { return now.lotsSeed != 0; }},
    Guarded{Guard::Rounds, WarningId::RoundsLocked, [](const RuleSet& now) { return now.scheduledRounds.has_value(); },
            WarningId::RoundsToldLate},
    Guarded{Guard::Points, WarningId::PointsLocked},
    Guarded{Guard::ByeValue, WarningId::ByeValueLocked},
    Guarded{Guard::Acceleration, WarningId::AccelerationLocked},
    Guarded{Guard::InitialColour, WarningId::InitialColourLocked,
            [](const RuleSet& now) { return now.initialColour.has_value(); }, WarningId::InitialColourToldLate},
    Guarded{Guard::ProhibitedPairs, WarningId::ProhibitedPairsLocked},
    Guarded{Guard::Ratings, WarningId::RatingsChanged},
    Guarded{Guard::Numbering, WarningId::NumberingChanged},
};
constexpr bool guardsInOrder()
{
    for (std::size_t at = 0; at < kGuarded.size(); ++at) {
        if (kGuarded[at].guard != static_cast<Guard>(at + 1)) return false;
    }
    return kGuarded.size() + 1 == static_cast<std::size_t>(Guard::FideMode);
}
static_assert(guardsInOrder());

const Guarded& rowOf(Guard guard)
{
    return kGuarded[static_cast<std::size_t>(guard) - 1];
}

/// Visits the rows of a type; members that have guarded rows of their own are looked into.
template <class T>
struct TouchedGuards {
    const T& before;
    const T& after;
    std::set<Guard>& found;

    template <class M, class Owner>
    void operator()(const Row& row, M Owner::*member)
    {
        if (before.*member == after.*member) return;
        if constexpr (std::is_same_v<M, PointSystem>) {
            TouchedGuards<M> inner{before.*member, after.*member, found};
            describe(inner, std::type_identity<M>{});
        } else if (row.guard != Guard::Free && row.guard != Guard::FideMode) {
            found.insert(row.guard);
        }
    }
};

template <class T>
std::set<Guard> touched(const T& before, const T& after)
{
    std::set<Guard> found;
    TouchedGuards<T> visitor{before, after, found};
    describe(visitor, std::type_identity<T>{});
    return found;
}

}  // namespace

WarningId warningOf(Guard guard)
{
    return rowOf(guard).warning;
}

std::optional<WarningId> questionOf(Guard guard, const Section& now, const RuleSet& next)
{
    const Guarded& row = rowOf(guard);
    if (row.isTold(now.rules)) return row.warning;
    return row.isTold(next) ? row.late : std::nullopt;
}

std::optional<WarningId> questionOf(Guard guard, const Section& now, const SectionInfo& /*next*/)
{
    return questionOf(guard, now, now.rules);
}

std::set<Guard> guardsTouched(const RuleSet& before, const RuleSet& after)
{
    return touched(before, after);
}

std::set<Guard> guardsTouched(const SectionInfo& before, const SectionInfo& after)
{
    return touched(before, after);
}

}  // namespace kydai::policy
