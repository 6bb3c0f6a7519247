/// US Chess rating.
///
///   standard (N > 8):  R1 = R0 + K·(S − E) + bonus,  K = 800/(N' + m),  bonus = max(0, K·(S − E) − B·√max(m, 4))
///   special  (N ≤ 8):  the R at which N'·PWe(R, R0') + Σ PWe(R, Ri) = S', PWe linear within 400 points
///
/// All players of a section are rated together in five steps: start values, effective games, first ratings of
/// newcomers, intermediate ratings, final ratings against the intermediate ones.
///
/// Example: 1300 after 45 games scores 3½ against 1250, 1400, 1500 and 1550: N' = 14.1069, K = 800/18.1069 = 44.1821,
/// E = 1.3633, bonus 70.40 (B = 12), new 1464.8 (the document's own example).
///
/// Source: M. Glickman and T. Doan, "The US Chess Rating System" (2 September 2020; B and the FIDE conversion as in
/// force since 2025 and March 2024). Official formula; checked against published results.
#pragma once

#include "rating/pool.h"
#include "rating/settings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kydai::rating::uscf {

inline constexpr double kAbsoluteFloor = 100;
inline constexpr double kSpecialMaximum = 2700;
inline constexpr int kSpecialUpTo = 8;
inline constexpr double kFideLow = 2000;  ///< up to here a FIDE rating is converted by the lower line

/// What a player's earlier games were, where it matters: all won or all lost.
enum class Previous : std::uint8_t { Mixed, AllWon, AllLost };

/// N*: the greatest number of games that a rating is taken to rest on.
double effectiveGamesLimit(double rating);
/// N' = min(N, N*); an unknown N is an established rating's.
double effectiveGames(double rating, std::optional<int> priorGames);

/// What changed from time to time: B, and how a FIDE rating becomes a start value.
struct Edition {
    Date from{};
    double bonusThreshold = 0;
    bool fideConversionOf2024 = false;
    std::string_view name{};
};
/// The edition in force on a day; the newest when the day is not known.
const Edition& editionOn(const Date& day);

/// 800; on the regular side of a dual rated event smaller above 2200.
double factorNumerator(double rating, bool dualRatedRegular);
/// K = numerator/(N' + m).
double factor(double effective, int games, double rating, bool dualRatedRegular);

struct Standard {
    double effective = 0;  ///< N'
    double numerator = 800;
    double k = 0;
    double expected = 0;
    double gain = 0;  ///< K·(S − E)
    double bonus = 0;
    double rating = 0;
};
struct StandardInput {
    double rating = 0;
    double effective = 0;
    HalfPoints score = 0;
    bool bonusEligible = true;
    double threshold = 10;  ///< B of the edition
    bool dualRatedRegular = false;
};
Standard standard(const StandardInput& input, std::span<const double> opponents);

/// The special formula: walks the knots of a piecewise linear function; of several solutions the one nearest to
/// `rating`. At most 2700; the floor is the caller's.
double special(double rating, double effective, std::span<const double> opponents, HalfPoints score,
               Previous previous = Previous::Mixed);

struct StartValue {
    double rating = 0;
    int games = 0;  ///< N that it counts for
};
/// 50 × age within 100–1300; unknown age: 1300 for an adult, else 750.
StartValue startFromAge(std::optional<double> age, bool adult);
StartValue startFromFide2024(double fide);
StartValue startFromFide2020(double fide);

/// min(150, 100 + 4·wins + 2·draws + events with at least 3 rated games).
int absoluteFloor(int wins, int draws, int eventsOfThree);
/// 200 below the peak, down to the hundred, 1200–2100; none below 1200.
std::optional<int> establishedFloor(double peak);

/// "SM", "NM", "Expert", "A" … "J".
std::string_view classOf(double rating);

/// A player of a section, as `rateSection` takes him.
struct SectionPlayer {
    double rating = 0;                ///< before the event; the start value of an unrated player
    std::optional<int> priorGames{};  ///< N; none = established
    Previous previous = Previous::Mixed;
    double floor = kAbsoluteFloor;  ///< from earlier events; this event's games are added to the personal floor
    int wins = 0;                   ///< of earlier events, for the personal floor
    int draws = 0;
    int eventsOfThree = 0;
    bool fixed = false;  ///< an opponent of a calculation by hand: keeps the rating given
    struct Game {
        std::size_t opponent = 0;
        HalfPoints score = 0;
    };
    std::vector<Game> games{};
};
struct SectionRating {
    std::optional<double> first{};  ///< step 3, newcomers only
    double intermediate = 0;        ///< step 4
    double rating = 0;              ///< step 5, floor applied
    double unfloored = 0;
    double floor = kAbsoluteFloor;
    bool special = false;  ///< which formula
    Standard standard{};   ///< filled in when `special` is false
};
std::vector<SectionRating> rateSection(std::span<const SectionPlayer> players, double threshold, bool dualRatedRegular);

std::vector<Record> rate(const Pool& pool, const Settings& settings);

}  // namespace kydai::rating::uscf
