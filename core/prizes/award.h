/// The prizes of a section: who wins what, how much of it, and how it came about. One computation; lists, accounts,
/// receipts and explanations read its record. Source: rules/prizes.md, sections 2–5. Amounts are exact fractions until
/// they are rounded to what is paid. Pure functions of a section's snapshot, any thread.
#pragma once

#include "model/prize_plan.h"
#include "model/section.h"
#include "prizes/eligible.h"
#include "prizes/pools.h"
#include "prizes/share.h"
#include "support/fraction.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::prizes {

inline constexpr std::size_t kNone = static_cast<std::size_t>(-1);

struct Award {
    std::size_t player = 0;    ///< index in Section::players
    std::size_t list = 0;      ///< index in PrizePlan::lists
    int place = 0;             ///< in its list, from 1
    std::size_t line = kNone;  ///< of the list; none: shares what others of his points won
    Fraction exact{};
    std::int64_t paid = 0;
    Fraction instead{};        ///< the place money that he left for it; 0 = none
    std::size_t tie = kNone;   ///< index in ListResult::shares.ties
    std::size_t pool = kNone;  ///< index in Awards::pools.pools
    bool titleOnly = false;    ///< the money is another prize's
};

enum class ListState : std::uint8_t { Given, NotAwarded, Halved, Merged };

/// What became of a list.
struct ListResult {
    ListState state = ListState::Given;
    int entrants = 0;                     ///< who may win it
    std::vector<std::size_t> eligible{};  ///< players, best first
    std::vector<std::size_t> noData{};    ///< players of whom the sex or the birth date is missing
    std::vector<Fraction> prizes{};       ///< by place − 1, as they are to be paid
    std::vector<int> unfilled{};          ///< places that nobody won
    Shares shares{};                      ///< where the list was divided by itself or as the main list
    std::vector<std::size_t> sharers{};   ///< players of `shares`, in order
    Fraction announced{};                 ///< sum of the amounts of its lines
    Fraction leftOver{};                  ///< by rounding; negative where more is paid
    std::int64_t paid = 0;
};

/// Why the awards may still change.
struct Provisional {
    int openGames = 0;
    int protests = 0;
    int roundsToCome = 0;
    [[nodiscard]] bool any() const { return openGames + protests + roundsToCome > 0; }
};

struct Awards {
    RoundNumber round = 0;
    Provisional provisional{};
    std::vector<Award> awards{};  ///< by list, then place
    std::vector<ListResult> lists{};
    PoolDivision pools{};                                     ///< of the group divided by pools
    std::vector<std::size_t> pooledPlayers{};                 ///< its players, best first
    std::vector<std::pair<std::size_t, int>> pooledPrizes{};  ///< list and place of each of its prizes
    std::shared_ptr<const tiebreak::Standings> standings{};

    [[nodiscard]] std::vector<const Award*> of(std::size_t player) const;
};

/// After this round; none = the last paired. Errors: those of the standings; UnknownReference for a team event, which
/// has no players to give prizes to.
Result<Awards> awardsOf(const Section& section, const PrizePlan& plan, std::optional<RoundNumber> round = std::nullopt);

/// The awards as a person freezes them.
FrozenPrizes frozen(const Section& section, const PrizePlan& plan, const Awards& awards);

/// What a frozen award is now, where it differs: by player and list, the money of then and now.
struct Difference {
    int player = 0;  ///< number
    std::string list{};
    std::int64_t before = 0;
    std::int64_t now = 0;
};
std::vector<Difference> differencesSince(const Section& section, const PrizePlan& plan, const Awards& awards);

/// Who would win the prize if its winner may not: the next in line; none where nobody would.
std::optional<std::size_t> nextInLine(const Section& section, const PrizePlan& plan, const Awards& awards,
                                      const Award& award);

}  // namespace kydai::prizes
