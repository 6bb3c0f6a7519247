/// The Dutch system for any number of players, straight from C.04.3: the criteria of a bracket, and then the order of
/// its candidates, are packed into the weights of one matching over everybody who is still to be paired. For tests that
/// ask what a round would have cost; nothing of the engine's, and compared with the brute-force pairer.
#pragma once

#include "support/brute_force_pairing.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::verify {

/// What a bracket was given and became. Indices of the entrants, which stand in order of rank.
struct PairedBracket {
    using Players = std::vector<std::size_t>;
    int score = 0;
    Players movedDown{};
    Players residents{};
    Players pairedMovedDown{};
    Players remainder{};    ///< residents without those whom the moved down meet
    std::size_t upper = 0;  ///< pairs of the remainder: its S1 is that many from the top
    Players exchangedDown{};
    Players exchangedUp{};
    std::vector<std::pair<std::size_t, std::size_t>> pairs{};  ///< of the moved down, then by S1 after the exchange
    Players downfloaters{};                                    ///< of the last bracket: who takes the bye
    std::vector<int> leftAhead{};  ///< scores of whom the next bracket could not pair, in descending order
    bool floatsToBye = false;      ///< one downfloater, bound to take the bye
    bool isLast = false;
    bool penultimate = false;  ///< 2017: the PPB
    bool collapsed = false;    ///< 2017: the CLB

    [[nodiscard]] bool holds(std::size_t player) const;
    /// The same pairs and floats, of the same players.
    [[nodiscard]] bool isSame(const PairedBracket& other) const;
};

/// What a bracket costs by one criterion, and what each player has of it.
struct Charge {
    std::string criterion{};
    std::vector<int> cost{};
    std::map<std::size_t, int> parts{};
};
/// In the order of the criteria: C6 to C21, or C.5 to C.19.
std::vector<Charge> chargesOf(const brute::Position& position, const PairedBracket& bracket);

class GeneralPairer {
public:
    /// The position is one in which the wish has been granted (brute::restricted).
    explicit GeneralPairer(brute::Position position, const brute::Wish& wish = {});

    /// The next bracket is that of the player `begin` with these from above; `collapsed`: all from there on (2017).
    void standBefore(std::vector<std::size_t> movedDown, std::size_t begin, bool collapsed);

    /// Whom the fewest that must be left over of those not yet paired; 0 where all can be.
    [[nodiscard]] std::size_t leftOver() const;
    /// The lowest score that can take the bye; none where nobody has to, or nobody can.
    [[nodiscard]] std::optional<int> byeScore() const;

    [[nodiscard]] bool atEnd() const { return m_begin == m_position.entrants.size(); }
    /// Nothing where the players cannot be paired.
    std::optional<PairedBracket> next();

private:
    [[nodiscard]] bool is2017() const { return m_position.edition == PairingEdition::E2017; }
    [[nodiscard]] std::size_t groupEnd(std::size_t begin) const;
    [[nodiscard]] std::vector<std::size_t> everybodyLeft() const;

    [[nodiscard]] std::vector<std::size_t> bound() const;

    brute::Position m_position;
    std::vector<brute::Wish::Group> m_groups;
    std::vector<std::size_t> m_movedDown{};
    std::size_t m_begin = 0;
    bool m_mustCollapse = false;
};

/// The fewest of these that any pairing leaves over, the bye counted in where they are odd.
std::size_t fewestLeftOver(const brute::Position& position, const std::vector<std::size_t>& players);

}  // namespace kydai::verify
