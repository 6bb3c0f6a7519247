/// How often a player floated, and why: every round in which the rules count a float, with its cause. One round is
/// paired and looked at once, however many players are asked about.
#pragma once

#include "explain/explanation.h"
#include "model/scorecards.h"
#include "pairing/explain_pairing.h"
#include "pairing/field.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace kydai::pairing {

/// A step for the downfloats and one for the upfloats, each with its rounds; none where there were none.
struct FloatsTold {
    std::vector<Step> steps{};
    FactObject fact{};  ///< `player`, `down`, `up`
    int downs = 0;
    int ups = 0;
};

/// The sections must outlive it. One thread.
class FloatHistory {
public:
    /// Rounds 1 … `last` as they were paired in `section`; `today`'s numbers and names are told.
    FloatHistory(const Section& section, const Section& today, RoundNumber last, PairingEdition edition);

    /// Asserts that the section has the player.
    [[nodiscard]] FloatsTold of(PlayerId player, const std::stop_token& stop = {});

private:
    [[nodiscard]] PlayerRef ref(PlayerId player) const;
    [[nodiscard]] const Field& field(RoundNumber round);
    [[nodiscard]] const RoundExplainer& explainer(RoundNumber round, const std::stop_token& stop);
    [[nodiscard]] Float floatIn(std::size_t player, RoundNumber round);
    [[nodiscard]] std::vector<Step> causesIn(std::size_t player, RoundNumber round, const std::stop_token& stop);

    const Section& m_section;
    const Section& m_today;
    PairingEdition m_edition;
    Scorecards m_cards;
    std::map<RoundNumber, Field> m_fields{};
    std::map<RoundNumber, std::unique_ptr<const RoundExplainer>> m_rounds{};
};

/// How often has the player floated so far, and why? Facts: `player`, `down`, `up` (rounds).
Explanation explainFloats(const Section& section, FloatHistory& history, PlayerId player,
                          const std::stop_token& stop = {});

}  // namespace kydai::pairing
