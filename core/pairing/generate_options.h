/// What a random tournament is made from (generate.h): sizes, ratings, points, and how often each thing happens.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai::pairing {

/// How often something happens in each round: to a share of those it can happen to, or to exactly so many of them.
class Frequency {
public:
    struct Entry {
        int value = 0;       ///< thousandths, or a count
        bool exact = false;  ///< a count
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// The same share, in thousandths, in every round.
    // NOLINTNEXTLINE(google-explicit-constructor): a share is the usual frequency
    Frequency(int thousandths = 0) : m_entries{{thousandths, false}} {}
    /// Round 1 first; the last one goes on.
    explicit Frequency(std::vector<Entry> perRound);

    [[nodiscard]] Entry in(RoundNumber round) const;
    friend bool operator==(const Frequency&, const Frequency&) = default;

private:
    std::vector<Entry> m_entries{};  ///< not empty
};

/// A share of all, in thousandths.
inline constexpr int kEverybody = 1000;

/// What a tournament tells of its players besides names and ratings; no pairing rests on it. Shares in thousandths.
struct PeopleShares {
    int women = 0;
    int titled = 0;
    int federations = 0;  ///< so many of them; 0: none is told
};

/// Shares without a Frequency are in thousandths.
struct GenerateOptions {
    std::uint64_t seed = 1;
    int players = 0;  ///< 0: drawn, 15 to 215
    int rounds = 0;   ///< 0: drawn, 5 to 11, fewer for few players
    int highestRating = 2500;
    int lowestRating = 1400;
    int ratingStep = 0;          ///< from the highest down in such steps, never below the lowest; 0: drawn in between
    std::vector<int> ratings{};  ///< given one by one (a model's), the rest as above
    int withoutRating = 0;       ///< of the players

    int draws = 350;               ///< of the games between equals; fewer the further the ratings are apart
    Frequency forfeitWins = 9;     ///< of the boards: one of the two does not come
    Frequency doubleForfeits = 1;  ///< of the boards: neither comes
    Frequency halfByes = 15;       ///< of the players who are there
    Frequency zeroByes = 10;
    Frequency fullByes = 2;
    Frequency withdrawals = 5;     ///< of the players: they leave for good
    int lateEntries = 15;          ///< of the players: they come after round 1
    Frequency unratedResults = 5;  ///< of the boards: decided in less than one move (W, D, L)
    Frequency halfLosses = 1;      ///< of the boards: half a point for one side only
    Frequency doubleLosses = 1;    ///< of the boards: both lose

    PointSystem points{};
    PairingSystem system = PairingSystem::Dutch;  ///< one that pairs here; everybody is rated where it pairs by ratings
    PairingEdition edition = PairingEdition::E2026;
    bool bakuAcceleration = false;
    std::optional<Colour> initialColour{};  ///< none: drawn
    int prohibitedPairs = 0;                ///< pairs of players who may never meet
    std::vector<std::string> tieBreaks{};
    std::optional<PeopleShares> people{};  ///< none: nothing of it is told
    int teams = 0;                         ///< of a system that pairs teams; 0: drawn, 6 to 24
    int boards = 4;                        ///< of a match
    int reserves = 1;                      ///< of each team
    bool general = false;                  ///< pair by the slow general method, for comparison
};

/// Everything but size and rounds drawn, within sensible bounds, from the seed.
GenerateOptions drawnOptions(std::uint64_t seed);

/// Everything drawn from the seed, up to what rules and fields allow: 2 to 400 players, as many rounds as there are
/// opponents, unrated players, prohibited pairs, every lawful point system and bye, every tie-break of a Swiss
/// tournament with its cuts, titles, sexes and federations.
GenerateOptions widelyDrawnOptions(std::uint64_t seed);

/// Options that make tournaments like a given one: its size, rounds, ratings, points, tie-breaks and measured shares.
GenerateOptions optionsLike(const Section& model, std::uint64_t seed);

}  // namespace kydai::pairing
