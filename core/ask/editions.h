/// Under which rules? The same section by every edition of the tie-break rules (before September 2023, 2024, March
/// 2026) and its last round by both editions of the pairing rules, beside each other: who has another place and what
/// moved him, which boards are others and why. One computation; lists, papers and explanations are made from it. It
/// reads a snapshot and changes nothing. Any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "pairing/check.h"
#include "support/result.h"
#include "tiebreak/moves.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::ask {

inline constexpr std::array kTieBreakEditions{TieBreakEdition::Old, TieBreakEdition::E24, TieBreakEdition::E26};

/// A board, or the bye, by both editions; either may lack it.
struct EditionBoard {
    std::optional<pairing::Seat> by2017{};
    std::optional<pairing::Seat> by2026{};
    [[nodiscard]] bool isSame() const { return by2017 == by2026; }
};

/// A round by both editions of the rules of the Dutch system.
struct EditionRound {
    enum class State : std::uint8_t {
        NotPaired,   ///< there is no round yet
        OneEdition,  ///< of a system whose rules have no editions here
        Impossible,  ///< by one of them it can't be paired
        Compared
    };
    RoundNumber round = 0;
    State state = State::NotPaired;
    std::vector<EditionBoard> boards{};  ///< in the order of 2026
    std::vector<Step> reasons{};         ///< of the boards that differ: what 2026 has against those of 2017
};

struct EditionTables {
    RoundNumber round = 0;
    TieBreakEdition own{};  ///< that of the section
    std::array<std::shared_ptr<const tiebreak::Standings>, kTieBreakEditions.size()> standings{};
    std::array<tiebreak::Moves, kTieBreakEditions.size() - 1> moves{};  ///< from each to the next
    EditionRound pairing{};

    /// Whose place isn't the same under all of them; participants.
    [[nodiscard]] std::vector<std::size_t> moved() const;
    [[nodiscard]] const tiebreak::Standings& ofOwn() const { return *standings[static_cast<std::size_t>(own)]; }
};

struct EditionOptions {
    RoundNumber round = 0;                              ///< after which; 0 = the last paired
    std::optional<std::vector<tiebreak::Code>> list{};  ///< none = the section's
    bool teams = false;
};

/// Errors: those of the list of tie-breaks; Cancelled.
Result<EditionTables> editionTables(const Section& section, const EditionOptions& options,
                                    const std::stop_token& stop = {});

/// A step for each change from an edition to the next with the moves under it, and one for the round. Facts: `round`,
/// `edition`, `players` (`player`, `points`, `places` and `values` by edition), `moves` (`from`, `to` and those of
/// MoveTeller::placeFacts), `pairings` (`round`, `boards` with `2017`, `2026`, `same`). `section` gives names.
Explanation explainEditions(const Section& section, const EditionTables& tables);

}  // namespace kydai::ask
