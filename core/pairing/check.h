/// Pairings checker: pairs every round of a section again from the rounds before it and compares opponents, colours and
/// the pairing-allocated bye (C.04 Appendix: what FIDE asks of an endorsed program).
#pragma once

#include "pairing/next_round.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai::pairing {

/// A board, or the bye (black is nobody), on one side of the comparison.
struct Seat {
    PlayerId white{};
    PlayerId black{};
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A board of one side and the one that stands for it on the other; either side may lack it.
struct BoardDifference {
    std::optional<Seat> published{};
    std::optional<Seat> prescribed{};
};

struct RoundCheck {
    RoundNumber round = 0;
    bool possible = true;                        ///< false: the rules allow no complete pairing of this round
    bool byPicture = false;                      ///< judged by what was known when it was published
    std::vector<BoardDifference> differences{};  ///< every one, in publishing order; colours and the bye included

    [[nodiscard]] bool equal() const { return possible && differences.empty(); }
};

/// A round that was compared with nothing: no rules here say how it is paired.
struct RoundUnchecked {
    RoundNumber round = 0;
    Refusal why = Refusal::None;
    std::string system{};  ///< the code, where that is why
};

struct SectionCheck {
    std::vector<RoundCheck> rounds{};
    std::vector<RoundUnchecked> unchecked{};  ///< rounds of systems that are not paired here; none of `rounds`
    [[nodiscard]] int equal() const;
    [[nodiscard]] int byPicture() const;
};

/// All rounds, or until the stop token is set (then fewer rounds are returned).
SectionCheck checkPairings(const Section& section, const RoundOptions& options = {}, const std::stop_token& stop = {});

/// The rounds that no rules here could check.
std::vector<RoundUnchecked> roundsNotChecked(const Section& section);

/// The boards of a round in publishing order, then who has the pairing-allocated bye.
std::vector<Seat> seatsOf(const Round& round);

/// One round against a draft of it.
RoundCheck compareRound(const Round& published, const Round& prescribed, RoundNumber number);

}  // namespace kydai::pairing
