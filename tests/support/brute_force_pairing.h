/// A pairer written straight from C.04.3 for comparison with the engine: it makes every candidate in the prescribed
/// order (articles 3 and 4; B and D of edition 2017), scores each criterion literally and keeps the first best one.
/// Own data and own reading of the section, nothing of the engine's; exponential, for at most 16 players.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::brute {

enum class Float : std::uint8_t { None, Down, Up };
enum class Strength : std::uint8_t { None, Mild, Strong, Absolute };

struct Entrant {
    PlayerId id{};
    int tpn = 0;
    int score = 0;  ///< tenths, virtual points included
    bool mayTakeBye = true;
    bool topscorer = false;
    Strength strength = Strength::None;
    Colour preferred{};     ///< meaningless where strength is None
    int difference = 0;     ///< whites minus blacks
    std::string colours{};  ///< played games, oldest first: "WBW"
    int unplayed = 0;
    Float lastRound = Float::None;
    Float roundBefore = Float::None;
};

/// The players to be paired in order 1.2 and who may not meet whom whatever their colours.
struct Position {
    PairingEdition edition = PairingEdition::E2026;
    std::vector<Entrant> entrants{};
    std::vector<std::vector<bool>> apart{};  ///< met before, or prohibited

    [[nodiscard]] std::size_t indexOf(PlayerId id) const;
};

/// Reads the position before round `number` is paired from the rounds before it.
Position positionBefore(const Section& section, RoundNumber number);

/// The same of a published round: its own absences known, later rounds unknown, the last round still the last.
Position positionAsPaired(Section section, RoundNumber number);

/// What one bracket was given and became. Costs are in the order of the criteria, each a list compared in order.
struct Bracket {
    int scoregroup = 0;
    std::vector<std::size_t> movedDown{};
    std::vector<std::size_t> residents{};
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};
    std::vector<std::size_t> downfloaters{};
    std::vector<std::pair<std::string, std::vector<int>>> costs{};
    std::size_t candidates = 0;  ///< how many were compared
    bool penultimate = false;    ///< 2017: paired under C.4 because the rest could not be completed otherwise
};

struct Pairing {
    std::vector<Bracket> brackets{};
    std::vector<std::pair<PlayerId, PlayerId>> pairs{};  ///< higher ranked first; sorted
    std::optional<PlayerId> bye{};
};

/// Nullopt when no complete pairing exists.
std::optional<Pairing> pair(const Position& position);

/// What a round must have besides, whatever the criteria say. Indices of the entrants.
struct Wish {
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};  ///< meet nobody else and take no bye
    std::optional<std::size_t> takesBye{};
    std::optional<std::size_t> avoidsBye{};
    /// Meets nobody below the score (stays), or nobody of it or above (leaves).
    struct Group {
        std::size_t player = 0;
        int score = 0;
        bool stays = true;
    };
    std::vector<Group> groups{};
};
/// The position in which nothing else is left to do.
Position restricted(Position position, const Wish& wish);
/// The best round that fulfils the wish; nullopt when there is none.
std::optional<Pairing> pairWith(const Position& position, const Wish& wish);

/// The same with one pair forced.
std::optional<Pairing> pairWithForced(const Position& position, PlayerId a, PlayerId b);

/// True when two players may meet (C1, C3 and prohibitions).
bool mayMeet(const Position& position, std::size_t a, std::size_t b);

/// A short text of a position and a pairing for reports of disagreements.
std::string describe(const Position& position);
std::string describe(const Pairing& pairing);

}  // namespace kydai::brute
