/// What can be asked about a section, as a value: a kind, whom and which round it is about, and options. The window,
/// the command line and paper make questions; ask::answer (answer.h) answers them all.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "tiebreak/code.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::ask {

/// What a call may say of a question besides the section and the round.
enum class Argument : std::uint8_t {
    None,
    Player,
    Versus,
    WhyNot,
    Of,
    Given,
    Place,
    Rating,
    Prize,
    Norm,
    Code,
    System
};

/// What a kind of question looks at besides the section. A new kind is a row of kKinds in answer.cpp and its answer
/// there; a kind without its row does not compile.
struct KindInfo {
    ExplanationKind kind{};
    std::string_view word;            ///< on the command line
    Argument by = Argument::None;     ///< said, it makes this kind of those with the same word
    Argument needs = Argument::None;  ///< must be said
    Argument also = Argument::None;   ///< may be said
    bool player = false;              ///< about a player, or a team where teams are ranked
    bool other = false;               ///< and another one
    bool otherMay = false;            ///< another one may be named
    bool nextRound = false;           ///< may be asked about a round that is not paired yet
    bool longWork = false;            ///< a round is paired anew for it: not on the thread of a window
    bool ranked = false;              ///< about a place in the standings
    bool wholeEvent = false;          ///< about no round
};
const KindInfo& infoOf(ExplanationKind kind);
/// One row for each kind that can be asked of a section.
std::vector<KindInfo> kinds();
/// The kind that a word means beside what else is said; none for a word that is none.
std::optional<ExplanationKind> kindOf(std::string_view word, std::span<const Argument> said);

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
