/// Whether a player's games make a norm of a title: the search of rules/norms.md, section 6. First all games that
/// count, then the last round as a loss, then eight games of nine, then sets with games left out as the regulations
/// allow; the first that fulfils everything is the norm, otherwise the one that breaks fewest conditions is told.
///
/// Example: 11 games, 7 points, nine opponents of 2412 on average and wins over 1900 and 1950: with all Rp 2439,
/// without the 1900 2448, without both 2412 + 43 = 2455, an IM norm.
#pragma once

#include "norms/field.h"
#include "norms/games.h"
#include "rating/title_norm.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kydai::norms {

using rating::norm::Norm;

/// What an attempt rests on.
enum class Basis : std::uint8_t {
    AllGames,
    LastRoundLost,  ///< the opponent of the last round didn't come; counted as a loss
    EightOfNine,    ///< nine rounds, eight games, the ninth a forfeit win or a pairing-allocated bye
    LeftOut,        ///< games left out
};

enum class Condition : std::uint8_t {
    Games,          ///< 1.4.1
    Federations,    ///< 1.4.3: two besides the player's own
    OwnFederation,  ///< 1.4.4
    OneFederation,  ///< 1.4.4
    Holders,        ///< 1.4.5
    Level,          ///< 1.4.5
    Average,        ///< 1.4.7
    Performance,    ///< 1.4.8
    Score,          ///< 1.4.8: 35 %
};
inline constexpr int kConditions = 9;

/// The opponents by title and federation; in double round robins each counts once.
struct Mix {
    int opponents = 0;
    int holders = 0;  ///< GM, IM, FM, WGM, WIM, WFM
    int level = 0;    ///< titles of the norm's own level and above
    int own = 0;      ///< of the player's federation
    int foreign = 0;  ///< federations besides it; FID is none
    int largest = 0;  ///< opponents of the federation with most
    std::string largestFederation{};
};

struct Attempt {
    Basis basis = Basis::AllGames;
    std::vector<NormGame> rounds{};    ///< those it was judged over
    std::vector<std::size_t> games{};  ///< indices of the rounds that count, ascending
    std::vector<std::size_t> tail{};   ///< left out: rounds after which the result stood
    std::vector<std::size_t> wins{};   ///< left out: beaten opponents
    HalfPoints score = 0;
    int gamesNeeded = 0;
    int levelNeeded = 0;
    rating::norm::Result figures{};
    rating::norm::Limits limits{};
    Mix mix{};
    bool exempt = false;                   ///< from the demands on federations
    std::optional<HalfPoints> required{};  ///< smallest score that these opponents ask for; none: no score does
    int countsAs = 0;                      ///< games towards the 27 of a title
    std::vector<Condition> broken{};

    [[nodiscard]] bool made() const { return broken.empty(); }
    [[nodiscard]] bool breaks(Condition condition) const;
    [[nodiscard]] int count() const { return static_cast<int>(games.size()); }
};

/// Whose games they are.
struct Applicant {
    Norm norm = Norm::GM;
    std::string federation{};
};

/// The titles above a player's own for which norms are made, highest first.
std::vector<Norm> normsFor(const Player& player);
std::string_view nameOf(Norm norm);
bool isOwnLevel(Norm norm, Title title);

/// @rule B.01.1.4.1 at least nine games
/// @rule B.01.1.4.1c eight games of nine rounds
/// @rule B.01.1.4.1e later games may be left out once the result stands, not where pairings are predetermined
/// @rule B.01.1.4.1f games against beaten opponents may be left out
/// @rule B.01.1.4.2c the last round without an opponent may count as a loss
Attempt search(const EventFacts& event, const Applicant& applicant, std::span<const NormGame> games);

/// The same over the games of a player of the section.
Attempt attemptOf(const Section& section, const EventFacts& event, std::size_t player, Norm norm);

/// All of these games and no others, whatever their number.
/// @rule B.01.1.4.1d every full point above the required score adds a game
/// @rule B.01.1.4.3 two federations besides the player's own
/// @rule B.01.1.4.7 average of the opponents
/// @rule B.01.1.4.8 performance and 35 % of the points
Attempt assess(const EventFacts& event, const Applicant& applicant, std::span<const NormGame> games);

}  // namespace kydai::norms
