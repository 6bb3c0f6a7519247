/// The colours of a paired round, each with the decision record by which C.04.3, 5.2, gives them: from the same Field
/// that the engine pairs from, so that the explanation and the pairing can't differ.
#pragma once

#include "colour/explain_colour.h"
#include "model/scorecards.h"
#include "pairing/field.h"

#include <vector>

namespace kydai::pairing {

/// Holds a reference to the section. One round of a section; O(players × rounds) to make, then O(rounds) a question.
class RoundColours {
public:
    /// Asserts 1 ≤ round ≤ roundsPaired().
    RoundColours(const Section& section, RoundNumber round);

    /// The question about a player who has a game in the round; nullopt for byes and unknown ids.
    [[nodiscard]] std::optional<colour::ColourCase> ask(PlayerId player) const;
    /// Why the player has his colour, or that he has none; asserts that the section has the player. Round robins and
    /// team events say where their colours come from.
    [[nodiscard]] Explanation explain(PlayerId player) const;
    /// White of each board, in board order: whom to ask for all the round's colours.
    [[nodiscard]] std::vector<PlayerId> whites() const;

private:
    [[nodiscard]] colour::Contender contender(PlayerId player) const;
    [[nodiscard]] PlayerRef ref(PlayerId player) const;

    const Section& m_section;
    RoundNumber m_round;
    Field m_field;
    Scorecards m_cards;                   ///< rounds before this one
    std::vector<int> m_numbers;           ///< effective numbers, this round included
    std::vector<const Game*> m_gameOf{};  ///< by player index; null without a game
};

}  // namespace kydai::pairing
