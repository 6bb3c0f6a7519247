/// What can be asked about a section, as a value: a kind, whom and which round it is about, and options. The window,
/// the command line and paper make questions; ask::answer (answer.h) answers them all.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "tiebreak/code.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::ask {

/// What a kind of question looks at besides the section. A new kind is a row of kKinds in question.cpp and its answer
/// in answer.cpp.
struct KindInfo {
    ExplanationKind kind{};
    std::string_view word;    ///< on the command line
    bool player = false;      ///< about a player, or a team where teams are ranked
    bool other = false;       ///< and another one
    bool otherMay = false;    ///< another one may be named
    bool nextRound = false;   ///< may be asked about a round that is not paired yet
    bool longWork = false;    ///< a round is paired anew for it: not on the thread of a window
    bool ranked = false;      ///< about a place in the standings
    bool wholeEvent = false;  ///< about no round
};
const KindInfo& infoOf(ExplanationKind kind);

struct Question {
    ExplanationKind kind = ExplanationKind::Colour;
    SectionId section{};
    RoundNumber round = 0;  ///< 0: the last one paired; for tie-breaks and standings: after this round
    PlayerId player{};
    PlayerId other{};
    std::string code{};  ///< the tie-break, the norm, the prize list, or the rating system (empty: fide)
    std::shared_ptr<const Section> draft{};  ///< the section with a round that is not published; null = as it stands
    bool teams = false;                      ///< places are those of teams: `team` instead of `player`
    TeamId team{};
    TeamId otherTeam{};
    std::optional<std::vector<tiebreak::Code>> list{};  ///< of tie-breaks; none: the section's own
    std::optional<TieBreakEdition> edition{};           ///< of the tie-breaks; none: the section's own
    std::optional<PairingEdition> pairingEdition{};     ///< none: that of the round
    std::optional<Outcome> given{};                     ///< the result of the player's own open game
    int place = 0;                                      ///< the place, or the rating, that is needed
    bool general = false;                               ///< pair by the slow general method, for comparison

    friend bool operator==(const Question&, const Question&) = default;
};

/// The round that a question is about, or NoSuchRound.
Result<RoundNumber> roundOf(const Question& question, const Section& section);

}  // namespace kydai::ask
