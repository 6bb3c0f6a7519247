/// FIDE rating: standard, rapid and blitz.
///
///   change = K · Σ (score − PD)      PD from table 8.1.2, differences limited to 400 points (8.3.1)
///   first rating = Ra + dp(p)        Ra and p with two imagined draws against 1800 (8.2)
///
/// Example: 1794 with K 40 scores 2½ against 2073, 1938, 1847, 1986, 2115, 1902 and 1831; ΣPD = 2.08, the change is
/// 40 · 0.42 = +16.8, the new rating 1811 (ratings_vectors, fide-event-S1).
///
/// Source: FIDE Handbook B.02, Rating Regulations effective 1 March 2024, 8.3.1 as amended on 1 October 2025; Rapid and
/// Blitz Rating Regulations effective 1 March 2024; performance: B.01 1.4.7–1.4.9; categories: the traditional bands.
/// Official formula. All arithmetic is exact: ratings are whole points, scores half points, probabilities hundredths.
#pragma once

#include "model/date.h"
#include "model/rule_set.h"
#include "rating/pool.h"
#include "rating/settings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kydai::rating::fide {

inline constexpr int kFloor = 1400;  ///< 7.2.1
inline constexpr int kDifferenceLimit = 400;
inline constexpr int kUnlimitedFrom = 2650;

/// Whose differences are limited to 400 points.
enum class Limit : std::uint8_t {
    Everyone,
    GreatestGapOnly,  ///< January 2022 to February 2024: in an event only the game with the greatest gap
    OwnBelow2650,     ///< standard play since October 2025: only players rated below 2650
};

/// The parts of the regulations that have changed over time.
struct Edition {
    Limit limit = Limit::OwnBelow2650;
    bool gap600NotRated = false;  ///< rapid and blitz since 1 December 2024
    std::string_view name{};      ///< "2025-10", "2024-03", "2022-01", "before 2022"
};
/// @rule B.02.8.3.1 which edition applies on a day; an unknown day means the newest
Edition editionOn(const Date& day, TimeControl timeControl);

/// A game as it enters 8.3; hundredths where not said otherwise.
struct Game {
    int opponent = 0;
    HalfPoints score = 0;
    int difference = 0;  ///< own minus opponent, as listed
    int used = 0;        ///< after the limit
    bool rated = true;   ///< false: gap of 600 or more in rapid or blitz with a player above 2600
    int expected = 0;    ///< PD
    int delta = 0;       ///< 100·score − PD
    [[nodiscard]] bool cut() const { return used != difference; }
};
struct Opponent {
    int rating = 0;
    HalfPoints score = 0;
};
/// @rule B.02.8.3.1 all games of one event: differences, limits, expected scores
std::vector<Game> rateGames(int own, std::span<const Opponent> opponents, const Edition& edition);

/// A change in hundredths of a point: K · Σ(100·score − PD).
/// @rule B.02.8.3.2
std::int64_t eventChange(int k, std::span<const Game> games);

/// A period's change, added up unrounded from its events, in whole points; halves away from zero.
/// @rule B.02.8.3.4
int roundPeriod(std::int64_t hundredths);

enum class FactorReason : std::uint8_t { FromList, Reached2400, Title, Junior, FewGames, Usual };
struct FactorInput {
    int published = 0;
    bool ever2400 = false;
    bool ever2300 = false;
    std::optional<int> games{};  ///< rated games so far; unknown: not fewer than 30
    int birthYear = 0;           ///< 0 = unknown
    int listYear = 0;
};
struct Factor {
    int k = 20;
    FactorReason reason = FactorReason::Usual;
};
/// @rule B.02.8.3.3 K by rating, age and games, in the order of the article
Factor factor(const FactorInput& input);
/// The largest K with K·n ≤ 700 for the n games of the period.
/// @rule B.02.8.3.3 the limit of 700
int limitedFactor(int k, int gamesInPeriod);

/// A newcomer's first rating.
struct Initial {
    int games = 0;
    HalfPoints score = 0;
    std::int64_t ratingSum = 0;  ///< of the opponents and the two imagined ones
    double average = 0;          ///< Ra, unrounded
    int percent = 0;             ///< p in hundredths, the imagined draws included
    int difference = 0;          ///< dp
    int unlimited = 0;           ///< before the limit of 2200
    int rating = 0;              ///< Ru
    bool published = false;      ///< at least 5 games and at least 1400
};
/// @rule B.02.8.2.2 Ra and p with two imagined draws against 1800
/// @rule B.02.8.2.3 Ru = Ra + dp, to the nearest whole number, at most 2200
Initial initialRating(std::span<const Opponent> games);

/// Performance as the title regulations compute it.
struct Performance {
    int average = 0;     ///< Ra, rounded half up
    int percent = 0;     ///< p in hundredths
    int difference = 0;  ///< dp
    int rating = 0;      ///< Rp = Ra + dp
};
/// @rule B.01.1.4.9 games > 0
Performance performance(std::int64_t ratingSum, int games, HalfPoints score);

/// The one-time adjustment of 1 March 2024: R + 0.4·(2000 − R) for R < 2000.
int uplift2024(int rating);

enum class TimeClass : std::uint8_t { Standard, Rapid, Blitz, None };
struct TimeBudget {
    double minutes = 0;  ///< for 60 moves
    TimeClass timeClass = TimeClass::None;
};
/// @rule B.02.1.1 base minutes and increment seconds over 60 moves
TimeBudget timeClass(double baseMinutes, double incrementSeconds);

/// Tournament category of an average rating: bands of 25 from 2251, 200 lower for women; 0 = none. "Theo cách chia hạng
/// truyền thống": the bands are no longer part of the regulations.
int category(double average, bool women);
/// The lowest rounded average that has a category.
int lowestOfCategories(bool women);

/// All players of a pool.
/// @rule B.02.8.2.1 a newcomer's first event without a point is disregarded
/// @rule B.02.7.2.1 below 1400 a player is unrated from the next list on
std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::fide
