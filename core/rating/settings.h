/// Everything about the systems that an arbiter may choose or correct. The defaults are those of the regulations and,
/// for the reconstructed systems, our documented assumptions (design: every such parameter is editable).
#pragma once

#include "rating/expected_score.h"

#include <cstdint>
#include <optional>

namespace kydai::rating {

struct FideSettings {
    int gamesInPeriod = 0;            ///< rated games of other events in the same month, for the K·n limit
    bool newcomersFirstEvent = true;  ///< unrated players have no earlier rated event (8.2.1)
};

struct EloSettings {
    ExpectedForm form = ExpectedForm::Normal;
    double k = 10;  ///< Elo 1978 for established masters; 32 was usual below
};

struct UscfSettings {
    double bonusThreshold = 0;      ///< B; 0 = the one in force on the day of the event
    bool dualRatedRegular = false;  ///< the regular side of a dual rated event
};

struct GlickoSettings {
    double newRating = 1500;
    double newDeviation = 350;
    double assumedDeviation = 50;  ///< RD of a rated player whose RD is not known: the typical one of the paper
    double minimumDeviation = 0;   ///< 30 is a usual lower limit
    double growth = 63.2;          ///< c
    double periods = 0;            ///< rating periods since the last rated game
    double newVolatility = 0.06;   ///< σ, Glicko-2
    double tau = 0.5;              ///< Glicko-2
};

enum class DwzEdition : std::uint8_t { ByDate, Classic, From2026 };
struct DwzSettings {
    DwzEdition edition = DwzEdition::ByDate;
    int assumedEvaluations = 6;  ///< index of a player whose number of evaluations is not known
};

struct EcfSettings {
    double juniorIncrement = 0;
};

enum class IngoVersion : std::uint8_t {
    Article,  ///< new = H
    Classic,  ///< new = 3/4 old + 1/4 H
    Late      ///< new = (H·n + old·E)/(n + E)
};
struct IngoSettings {
    IngoVersion version = IngoVersion::Classic;
    bool fortyLimit = true;  ///< opponents more than 40 away enter as own ± 40
};

struct HarknessSettings {
    bool averageWithOld = false;  ///< mean with the old rating, weighted by games
    double gamesBehindOld = 30;   ///< weight of the old rating in that mean
};

struct UkdSettings {
    int limit = 350;            ///< largest difference that enters
    double unratedShare = 0.1;  ///< win or loss against a player without UKD, in K
    int minimum = 1000;         ///< below it the UKD is lost
    int firstGames = 7;         ///< games for a first UKD
};

struct ChessmetricsSettings {
    double padding = 2300;
    double minimumGames = 5;
    double slope = 850;
    double offset = 43;
    double ownDraws = 4;
    double paddingDraws = 3;
};

struct UrsSettings {
    double halfLife = 24;  ///< months
    double window = 72;    ///< months
    double weightStandard = 1;
    double weightRapid = 0.6;
    double weightBlitz = 0.3;
    double priorMean = 1500;
    double priorDeviation = 350;
};

struct Settings {
    FideSettings fide{};
    EloSettings elo{};
    UscfSettings uscf{};
    GlickoSettings glicko{};
    DwzSettings dwz{};
    EcfSettings ecf{};
    IngoSettings ingo{};
    HarknessSettings harkness{};
    UkdSettings ukd{};
    ChessmetricsSettings chessmetrics{};
    UrsSettings urs{};
};

}  // namespace kydai::rating
