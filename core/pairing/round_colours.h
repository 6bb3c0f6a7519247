/// The colours of a paired round and why they are so, by the system that paired it: in the Swiss systems each board's
/// decision record of their article 5.2, from the same Field that the engine pairs from, so that the explanation and
/// the pairing can't differ; in a round robin those of its table.
#pragma once

#include "colour/explain_colour.h"
#include "model/scorecards.h"
#include "pairing/draft.h"
#include "pairing/engine.h"
#include "pairing/field.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

namespace kydai::pairing {

/// What the rules say of a board's colours.
struct BoardColours {
    ColourSource source{};
    PlayerId white{};                                ///< whom they give White; nobody: no rule here says
    std::optional<colour::Allocation> allocation{};  ///< Allocation: the step that decided
    colour::Rules rules = colour::Rules::Dutch2026;  ///< of the allocation
};

/// Judged by what was known when the round was published; a board that was made later, by what is known now.
/// Holds a reference to the section. One round of a section; O(players × rounds) to make, then O(rounds) a question.
class RoundColours {
public:
    /// Asserts 1 ≤ round ≤ roundsPaired().
    RoundColours(const Section& section, RoundNumber round);

    [[nodiscard]] ColourSource source() const { return m_source; }
    /// What the rules say of a board of the round.
    [[nodiscard]] BoardColours of(const Game& game) const;
    /// The question about a player who has a game in the round; nullopt for byes and unknown ids, and where no rule
    /// allocates the colours.
    [[nodiscard]] std::optional<colour::ColourCase> caseOf(PlayerId player) const;
    /// Why the player has his colour, or that he has none; asserts that the section has the player. Where C.04.3 does
    /// not allocate the colours, the answer says where they come from.
    [[nodiscard]] Explanation explain(PlayerId player) const;
    /// White of each board, in board order: whom to ask for all the round's colours.
    [[nodiscard]] std::vector<PlayerId> whites() const;

private:
    /// Of a team event: his board, what his team has on board 1, and why.
    [[nodiscard]] std::optional<colour::TeamBoardColour> teamColour(PlayerId player) const;
    /// Of a knock-out: what gave White of a board that follows its rules; none where the bracket has no such match.
    [[nodiscard]] std::optional<colour::MatchColour> matchColour(const Game& game) const;
    [[nodiscard]] colour::Contender contender(PlayerId player) const;
    /// Which of two has the higher rank in the system.
    [[nodiscard]] bool isHigher(const colour::Contender& first, const colour::Contender& second) const;
    [[nodiscard]] PlayerRef ref(PlayerId player) const;
    [[nodiscard]] Explanation answer(PlayerId player) const;
    [[nodiscard]] const Game* gameOf(PlayerId player) const;
    /// Who judges a player's board: these, or those of the boards made later.
    [[nodiscard]] const RoundColours& judgeOf(PlayerId player) const;
    void lookForLaterBoards();

    std::optional<Section> m_asPaired;  ///< where the section doesn't serve as it is
    const Section& m_today;
    const Section& m_section;
    RoundNumber m_round;
    ColourSource m_source;
    ColourField m_allocating{};
    Scorecards m_cards;                   ///< rounds before this one
    std::vector<int> m_numbers;           ///< effective numbers, this round included
    std::vector<const Game*> m_gameOf{};  ///< by player index of today; null without a game
    std::vector<Game> m_table{};          ///< Table: the boards that it gives
    std::map<PlayerId, int> m_then{};     ///< numbers on the sheet
    std::optional<Section> m_withoutSheet{};
    std::unique_ptr<const RoundColours> m_later{};  ///< null where all boards hung on the wall
    std::set<PlayerId> m_seatedLater{};
    /// What the rules of a team event give: paired once, when somebody asks.
    struct Due {
        std::once_flag asked{};
        std::optional<DraftOutcome> outcome{};
    };
    std::unique_ptr<Due> m_due = std::make_unique<Due>();
};

}  // namespace kydai::pairing
