/// What might have been: facts of a section that are supposed to be others, put into a shadow copy by the changes that
/// an arbiter would make. Nothing is written anywhere; the section that is there stays as it is. Pure; any thread.
#pragma once

#include "explain/explanation.h"
#include "model/change.h"
#include "model/section.h"
#include "support/result.h"

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace kydai::ask {

/// Another result of a player's board: also a forfeit that had been played. Where an opponent is named and neither of
/// the two had a board in the round, they meet there.
struct SupposedResult {
    RoundNumber round = 1;
    PlayerId player{};
    PlayerId opponent{};  ///< nobody: whoever sat there
    Outcome own = Outcome::Open;
    Outcome others = Outcome::Open;
};
/// A bye of another kind, of somebody who had one, or had no board at all.
struct SupposedBye {
    RoundNumber round = 1;
    PlayerId player{};
    Outcome kind = Outcome::HalfBye;
};
/// A game that does not count: both were absent.
struct SupposedNoGame {
    RoundNumber round = 1;
    PlayerId player{};
};
/// Somebody who left (leftBefore) had stayed: the rounds that he missed are byes of this kind.
struct SupposedStay {
    PlayerId player{};
    Outcome missed = Outcome::PairingBye;
};
/// Another list of tie-breaks.
struct SupposedList {
    std::vector<std::string> tieBreaks{};
};
/// Changes as a list of them says them (model/script.h).
struct SupposedChanges {
    std::vector<Change> changes{};
};

using Supposition =
    std::variant<SupposedResult, SupposedBye, SupposedNoGame, SupposedStay, SupposedList, SupposedChanges>;

/// The section under which the changes of a shadow know it.
inline constexpr SectionId kShadowSection{1};
/// An event that holds nothing but the section.
Event shadowEvent(std::shared_ptr<const Section> section);

/// The section as it would be, each supposition on what those before it left. Errors: NoSuchPlayer, NoSuchRound,
/// NotAllowed for what could not have been, and those of applyTo.
Result<std::shared_ptr<const Section>> shadowOf(std::shared_ptr<const Section> section,
                                                std::span<const Supposition> supposed);

/// What is supposed, a step each: what differs between the two, and the words of other changes.
std::vector<Step> supposedSteps(const Section& before, const Section& after, std::span<const Supposition> supposed);

/// The round before which a player left: as he is marked, else, as of files that mark nobody, from where on he was
/// absent to the end; 0: he did not.
RoundNumber leftBefore(const Section& section, PlayerId player);

/// The first round that is another one; 0: none is.
RoundNumber firstSupposedRound(const Section& before, const Section& after);

}  // namespace kydai::ask
