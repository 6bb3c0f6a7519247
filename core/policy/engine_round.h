/// The engine's round for a section as it stands, kept until its publication is judged: nobody else can make one, so
/// policy believes it while the section is the one that it was made for, and nothing is paired twice. A value; any
/// thread.
#pragma once

#include "pairing/next_round.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace kydai::policy {

class EngineRound {
public:
    /// With the open games of the paired rounds adjourned, as publishing (actions.h) leaves them.
    static EngineRound of(const Section& section, RoundNumber round, const std::stop_token& stop = {},
                          Progress* progress = nullptr);

    [[nodiscard]] const pairing::DraftOutcome& outcome() const { return m_outcome; }
    /// Whether the engine would give the same for this section, since it is the same.
    [[nodiscard]] bool isOf(const Section& section, RoundNumber round) const;

private:
    EngineRound(Section section, RoundNumber round, pairing::DraftOutcome outcome);

    std::shared_ptr<const Section> m_section;
    RoundNumber m_round;
    pairing::DraftOutcome m_outcome;
};

/// Those of several sections, or none; none of them is null.
using EngineRounds = std::vector<std::shared_ptr<const EngineRound>>;

}  // namespace kydai::policy
