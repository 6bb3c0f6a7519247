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

/// What of an event a kind is about.
enum class When : std::uint8_t {
    Round,      ///< one that is paired
    NextRound,  ///< the same, or the next one
    After,      ///< the standings after a round
    Event       ///< no round
};
/// When the window offers a kind that asks about a player and needs nothing else; other kinds it offers where they fit
/// (panes/why_questions).
enum class Offer : std::uint8_t { Elsewhere, OncePlayed, Always };

/// What a kind of question looks at besides the section. A new kind is its place in explanation.h, a row of kKinds in
/// answer.cpp with its answer, and its words in ui/text/question_text; none of them can be forgotten.
struct KindInfo {
    ExplanationKind kind{};
    std::string_view word;            ///< on the command line
    Argument by = Argument::None;     ///< said, it makes this kind of those with the same word
    Argument needs = Argument::None;  ///< must be said
    Argument also = Argument::None;   ///< may be said
    When when = When::Round;
    bool player = false;     ///< about a player, or a team where teams are ranked
    bool other = false;      ///< and another one
    bool otherMay = false;   ///< another one may be named
    bool everybody = false;  ///< may be asked of everybody at once
    bool teams = false;      ///< of teams where teams are ranked
    bool pairs = false;      ///< a round is paired for it, by an edition of the rules
    bool longWork = pairs;   ///< not on the thread of a window
    Offer offer = Offer::Elsewhere;

    [[nodiscard]] bool uses(Argument argument) const { return by == argument || needs == argument || also == argument; }
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
