/// The next round of every section at once: which sections are ready, a draft of each with what speaks against it, and
/// the action that publishes many of them together or none. Values and pure functions of a snapshot; any thread.
#pragma once

#include "policy/engine_round.h"
#include "policy/judgement.h"

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace kydai::policy {

/// Whether the next round of a section can be paired now.
enum class Readiness : std::uint8_t {
    Ready,
    ResultsMissing,
    TooFewPlayers,  ///< nobody has been entered yet, or one
    AllPaired,      ///< its last round is paired
};

struct NextRound {
    SectionId section{};
    RoundNumber round = 1;
    Readiness readiness = Readiness::Ready;
    int missing = 0;  ///< results, where they are what is waited for
    friend bool operator==(const NextRound&, const NextRound&) = default;
};

/// Of each section in its order. Adjourned games are nobody's to wait for: a draft tells of them.
std::vector<NextRound> nextRounds(const Event& event);

/// The next round of a section as the engine gives it, with all that publishing it would ask.
struct RoundDraft {
    SectionId section{};
    RoundNumber round = 1;
    std::shared_ptr<const Section> from{};  ///< the snapshot that it was drafted from
    std::shared_ptr<const EngineRound> engine{};
    std::vector<Warning> warnings{};
    bool isInOrder = true;  ///< the numbers follow the ratings, or no longer have to

    /// Null where there is no pairing.
    [[nodiscard]] const Round* boards() const;
    /// Why there is none; null where there is one.
    [[nodiscard]] const pairing::Unpairable* unpairable() const;
    /// There is a round and nothing of any level speaks against it.
    [[nodiscard]] bool isClear() const { return boards() != nullptr && warnings.empty() && isInOrder; }
    /// Something came into the section since: the draft is not wrong, it is old.
    [[nodiscard]] bool isOld(const Event& event) const;
};

/// Takes as long as pairing. Errors: Cancelled; NoSuchSection; those of judge.
Result<RoundDraft> draftNextRound(const EventState& state, SectionId section, const std::stop_token& stop = {});

/// The drafts that may be published together as the event stands: clear and not old.
std::vector<RoundDraft> publishable(const Event& event, std::span<const RoundDraft> drafts);

/// One action that publishes them all: made as a whole or not at all, and taken back by one undo.
CompoundChange publishingAll(std::span<const RoundDraft> drafts);
/// The same judged; no section is paired again for it.
Result<Judgement> judgePublishing(EventState state, std::span<const RoundDraft> drafts,
                                  const std::stop_token& stop = {});

}  // namespace kydai::policy
