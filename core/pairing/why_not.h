/// "Why not A against C?": the pair is forced, the round is paired again, and the two rounds are compared bracket by
/// bracket, criterion by criterion, in the order in which the rules compare candidates.
#pragma once

#include "pairing/bars.h"
#include "pairing/criterion_phrases.h"
#include "pairing/dutch.h"
#include "pairing/outcome.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

struct WhyNot {
    enum class Verdict : std::uint8_t {
        Together,    ///< they do meet, or the player does take the bye
        Barred,      ///< an absolute rule keeps them apart: `bar`
        Impossible,  ///< with them the round could not be completed: `blocked`
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
    Cost made{};
    Cost forced{};
    std::vector<std::size_t> sufferers{};  ///< whom it now hits and did not before; Completion: who then floats
    /// The best round that has the pair; none where the bye's score alone decides against a bye.
    std::optional<RoundPairing> alternative{};
};

/// Those of `now` who are not in `before`; all of `now` where nobody is new.
std::vector<std::size_t> newlyHit(const std::vector<std::size_t>& now, const std::vector<std::size_t>& before);

/// `made` is the engine's own round of the field.
/// @rule C.04.3.3.8.1  A candidate is better if it fares better by the first criterion that differs, or comes earlier.
WhyNot whyNotPair(const Section& section, const Field& field, const RoundPairing& made, std::size_t a, std::size_t c,
                  const std::stop_token& stop = {});

/// The same for several pairs at once, each of which the absolute rules allow.
WhyNot whyNotTogether(const Field& field, const RoundPairing& made, std::vector<ForcedPair> pairs,
                      const std::stop_token& stop = {});

/// The same for the bye: why does `player` not take it? The player must be eligible and the count odd.
WhyNot whyNotBye(const Field& field, const RoundPairing& made, std::size_t player, const std::stop_token& stop = {});

}  // namespace kydai::pairing
