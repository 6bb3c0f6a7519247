/// How the prizes of a section are given, as a value: lists of prizes, who may win them, how ties share them. FIDE has
/// no rule on dividing money, so every choice of the event's regulations is a member here and is printed with the list.
/// Amounts are whole numbers of the smallest unit paid (đồng, cents), from 0 to 10^12. Source: rules/prizes.md.
#pragma once

#include "model/ids.h"
#include "model/player.h"
#include "model/points.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai {

struct Section;

/// The largest amount of one prize.
inline constexpr std::int64_t kMostPrizeMoney = 1'000'000'000'000;

/// How players tied on points divide the prizes of their places.
enum class PrizeSharing : std::uint8_t {
    None,   ///< by the tie-breaks
    Equal,  ///< in equal parts
    Hort,   ///< half by the tie-breaks, half in equal parts
    Pools,  ///< US Chess 32B: with the class prizes of the group in one pool
};
/// Who has part of what a tie divides equally.
enum class PrizePot : std::uint8_t { AllTied, PrizePlaces };
/// Which part of a list a tie across the last shared place follows.
enum class TieAcrossEnd : std::uint8_t { SharedUpToEnd, AllShared, NoneShared };
enum class PrizeRounding : std::uint8_t { LargestRemainder, HalfUp, Down };
/// What becomes of a place prize whose winner took another one.
enum class FreedPrize : std::uint8_t {
    Slide,   ///< everybody below moves up one place
    Freeze,  ///< places stay; it is offered to the next of its own list
};
/// What becomes of the lower prize of a winner of two.
enum class LowerPrize : std::uint8_t {
    NextEligible,  ///< one prize only: the next eligible player wins the lower one
    PassesOn,      ///< he keeps the title of both; the money of the lower one passes on
    NotPaid,       ///< he keeps the title of both; the lower one is not paid out
};
enum class TooFewEntrants : std::uint8_t { NotAwarded, Halved, Merged };
/// What a list of prizes is ordered by.
enum class PrizeOrder : std::uint8_t { Standings, BestGain, BestPerformance };
enum class UnratedPlayers : std::uint8_t { Excluded, Included, Only };
/// The day of the event's year on which ages are counted.
enum class AgeDay : std::uint8_t { LastOfYear, FirstOfYear };

/// Prizes for a range of places: "5-10: 400000" is one line.
struct PrizeLine {
    int first = 1;
    int last = 1;
    std::int64_t amount = 0;  ///< money for each place
    std::int64_t value = 0;   ///< of a prize that is no money, for the choice between two; 0 = the amount
    std::string name{};       ///< "Giải nhất"; empty = by its place
    std::string award{};      ///< what there is beside money: cup, medal, book
    friend bool operator==(const PrizeLine&, const PrizeLine&) = default;
};

/// Who may win a list; what is set must all hold.
struct PrizeCondition {
    Sex sex = Sex::Unknown;  ///< Unknown = both
    int ageFrom = 0;         ///< in full years on the plan's age day; 0 = no limit
    int ageTo = 0;
    int ratingFrom = 0;  ///< 0 = no limit
    int ratingTo = 0;    ///< "under 1800" is 1799
    UnratedPlayers unrated = UnratedPlayers::Included;
    std::string unit{};
    std::string federation{};
    std::string category{};  ///< the players' category
    FreeField field{};       ///< what a free column must say; an empty head: none is asked
    int minGames = 0;        ///< played over the board
    bool lastRoundPlayed = false;
    Points minPoints{};
    friend bool operator==(const PrizeCondition&, const PrizeCondition&) = default;
};

struct PrizeList {
    std::string name{};
    bool main = false;  ///< place prizes: before category prizes of the same value
    PrizeCondition condition{};
    PrizeOrder order = PrizeOrder::Standings;
    std::vector<PrizeLine> lines{};
    PrizeSharing sharing = PrizeSharing::None;
    PrizePot pot = PrizePot::AllTied;
    std::int64_t minimum = 0;  ///< nobody who shares is paid less; 0 = none
    int endPlace = 0;          ///< sharing ends with this place; 0 = with the list
    TieAcrossEnd acrossEnd = TieAcrossEnd::SharedUpToEnd;
    std::string group{};      ///< one prize per player among the lists of a group
    bool cumulative = false;  ///< adds up with every other prize
    LowerPrize lower = LowerPrize::NextEligible;
    FreedPrize freed = FreedPrize::Slide;
    int minEntrants = 0;  ///< eligible players that it takes; 0 = no matter
    TooFewEntrants tooFew = TooFewEntrants::NotAwarded;
    std::string mergeInto{};   ///< TooFewEntrants::Merged: the list that its players join
    int unratedPercent = 100;  ///< of the money that an unrated winner gets
    std::int64_t basedOn = 0;  ///< entries on which the amounts are based; 0 = guaranteed
    bool medals = false;       ///< its first three places get gold, silver and bronze
    friend bool operator==(const PrizeList&, const PrizeList&) = default;
};

/// A player who stays in the standings and is not in the prizes.
struct PrizeExclusion {
    PlayerId player{};
    std::string list{};  ///< empty = every list
    std::string reason{};
    friend bool operator==(const PrizeExclusion&, const PrizeExclusion&) = default;
};

struct PrizePlan {
    std::string currency{};  ///< "VND"; empty = none named
    std::int64_t unit = 1;   ///< amounts are rounded to multiples of it
    PrizeRounding rounding = PrizeRounding::LargestRemainder;
    AgeDay ageDay = AgeDay::LastOfYear;
    bool poolCap = true;      ///< US Chess 32B: nobody gets more than the largest prize he could win alone (2014)
    int countedEntries = -1;  ///< for lists based on entries; negative = the players of the section
    bool jointThird = false;  ///< medals: places 3 and 4 both get bronze (đồng hạng ba)
    std::vector<PrizeList> lists{};
    std::vector<PrizeExclusion> excluded{};
    std::vector<std::string> protests{};  ///< open ones; prizes are provisional while there is one

    [[nodiscard]] bool empty() const { return *this == PrizePlan{}; }
    friend bool operator==(const PrizePlan&, const PrizePlan&) = default;
};

/// What one player was awarded when the prizes were frozen.
struct FrozenAward {
    PlayerId player{};
    std::string list{};
    int place = 0;
    std::int64_t amount = 0;
    friend bool operator==(const FrozenAward&, const FrozenAward&) = default;
};
/// The prizes as a person froze them; the journal has who and when. A change of the results thaws them: the awards stay
/// as they were then, so that the differences can be told.
struct FrozenPrizes {
    RoundNumber round = 0;  ///< after which; 0 = not frozen
    std::vector<FrozenAward> awards{};

    [[nodiscard]] bool isFrozen() const { return round > 0; }
    [[nodiscard]] bool empty() const { return *this == FrozenPrizes{}; }
    friend bool operator==(const FrozenPrizes&, const FrozenPrizes&) = default;
};

/// A place of a list for which two of its lines have a prize.
struct PlaceTwice {
    std::string list{};
    int place = 1;
    friend bool operator==(const PlaceTwice&, const PlaceTwice&) = default;
};
/// Each list by its first such place.
std::vector<PlaceTwice> placesTwice(const PrizePlan& plan);

/// Whether a plan can be divided: amounts and places in their bounds, each list named once, nobody named who is not in
/// the section. Errors: OutOfRange, Duplicate, UnknownReference.
Result<void> checkPlan(const Section& section, const PrizePlan& plan);

}  // namespace kydai
