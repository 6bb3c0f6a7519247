/// Why a round is not otherwise: the best round in which two meet, somebody stays in his group, does not take the bye,
/// or takes it, and the first thing by which it is worse than the round made, by how much, and for whom. Every why of a
/// pairing, a float or a bye is one of these answers.
#pragma once

#include "pairing/alternative.h"
#include "pairing/bars.h"
#include "pairing/criterion_phrases.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

struct WhyNot {
    enum class Verdict : std::uint8_t {
        Together,    ///< it is so in the round made
        Barred,      ///< an absolute rule keeps the two apart: `bar`
        Impossible,  ///< the round could not be completed: `blocked`
        Completion,  ///< 2017, C.4: bracket `bracket` could not be left as it is best, for the sake of those below
        ByeScore,    ///< C5: the bye would go to a higher score
        Worse,       ///< `criterion` of bracket `bracket` gets worse
        Sequence,    ///< all criteria stay equal; the pairing made comes first in the order of article 4
        Cancelled,
    };
    Verdict verdict = Verdict::Together;
    PairBar bar{};
    NoPairing blocked{};
    std::size_t bracket = 0;  ///< index of the first bracket that differs, in both records
    const Criterion* criterion = nullptr;
    Cost made{};                               ///< of the criterion; ByeScore: the score of the bye's taker
    Cost forced{};                             ///< the same of the best round that is otherwise
    std::vector<std::size_t> sufferers{};      ///< whose own part in it gets worse; Completion: who then floats
    std::optional<Alternative> alternative{};  ///< that round
};

/// Those of `now` who are not in `before`.
std::vector<std::size_t> newlyHit(const std::vector<std::size_t>& now, const std::vector<std::size_t>& before);

/// What decides between the round made and the best other one.
/// @rule C.04.3.3.8.1  A candidate is better if it fares better by the first criterion that differs, or comes earlier.
WhyNot compared(const Alternatives& round, AlternativeOutcome outcome);

/// Why do the two not meet? `whole`: the alternative down to its last bracket.
WhyNot whyNotPair(const Section& section, const Alternatives& round, std::size_t a, std::size_t c, bool whole,
                  const std::stop_token& stop = {});

/// Why does `player` not take the bye? The player must be eligible and the count odd.
WhyNot whyNotBye(const Alternatives& round, std::size_t player, const std::stop_token& stop = {});

/// Why does the taker of the bye not leave it to another?
WhyNot whyTakesBye(const Alternatives& round, const std::stop_token& stop = {});

/// Why does `player` meet somebody below the score of a group, that of the bracket with this index? With `instead`:
/// while that one does not.
WhyNot whyLeaves(const Alternatives& round, std::size_t bracket, Points group, std::size_t player,
                 std::optional<std::size_t> instead = {}, const std::stop_token& stop = {});

/// The alternative of a whole one, with what stays above it.
RoundPairing wholeRound(const Alternatives& round, const Alternative& alternative);

}  // namespace kydai::pairing
