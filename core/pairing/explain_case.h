/// What the explanations of a round share: the section, the engine's draft, the published round, and the small words of
/// steps. Private to core/pairing.
#pragma once

#include "explain/explanation.h"
#include "model/scorecards.h"
#include "pairing/engines.h"
#include "pairing/manual_check.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "pairing/why_not.h"

#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace kydai::pairing {

/// The articles that describe how a bracket is paired, in the edition's own numbering.
struct BracketArticles {
    Article scoregroups;
    Article floats;
    Article subgroups;
    Article candidate;
    Article transpositions;
    Article exchanges;
    Article bestCandidate;
    Article completion;
    Article byeScore;
    Article nextBracket;
    Article sameColour;  ///< two with the same absolute preference never meet
};
const BracketArticles& bracketArticles(PairingEdition edition);

/// What the Dutch system gives, with its record.
struct DutchDraft {
    Round round{};
    Field field{};
    RoundPairing record{};
};

/// Made when they are first asked for; any thread.
class LazyAlternatives {
public:
    const Alternatives& of(const Field& field, const RoundPairing& made) const
    {
        std::call_once(m_once, [&] { m_made.emplace(field, made); });
        return *m_made;
    }

private:
    mutable std::once_flag m_once;
    mutable std::optional<Alternatives> m_made{};
};

/// Every player's rounds before the one that is asked about, in the same way.
class LazyScorecards {
public:
    const Scorecards& before(const Section& section, RoundNumber round) const
    {
        std::call_once(m_once, [&] { m_made.emplace(section, round - 1); });
        return *m_made;
    }

private:
    mutable std::once_flag m_once;
    mutable std::optional<Scorecards> m_made{};
};

/// A round that can be asked about.
struct ExplainCase {
    const Section& section;  ///< as the round was paired from
    const Section& today;    ///< whose numbers and names are told
    RoundNumber round = 0;
    DraftOutcome outcome{Cancelled{}};
    const Round* published = nullptr;  ///< null: not published yet
    std::optional<DutchDraft>
        dutch{};  ///< the draft of the Dutch system; none where there is none, or in other systems

    LazyAlternatives lazy{};
    LazyScorecards lazyCards{};

    [[nodiscard]] const DutchDraft* draft() const { return dutch ? &*dutch : nullptr; }
    /// Where all the whys of a draft are asked.
    [[nodiscard]] const Alternatives& alternatives() const { return lazy.of(dutch->field, dutch->record); }
    /// Of the rounds before this one.
    [[nodiscard]] const Scorecards& cards() const { return lazyCards.before(section, round); }
    /// Of the other individual Swiss systems; null elsewhere.
    [[nodiscard]] const RankedRecord* ranked() const;
    /// The round that the rules give, in whatever system; null where they give none.
    [[nodiscard]] const Round* due() const;
    [[nodiscard]] const Unpairable* unpairable() const { return std::get_if<Unpairable>(&outcome); }
    [[nodiscard]] const Field& field() const;
    /// The round people see: published, else the draft.
    [[nodiscard]] const Round& shown() const;

    /// The published round has the pairs and the bye that the rules give; true also where none is published.
    [[nodiscard]] bool followsRules() const;
    /// The number by which people know a player; 0 for nobody.
    [[nodiscard]] int number(PlayerId player) const { return today.numberOf(player); }
    [[nodiscard]] PlayerRef ref(PlayerId player) const;
    [[nodiscard]] PlayerRef ref(std::size_t entrant) const { return ref(field().entrants[entrant].id); }
    [[nodiscard]] Players refs(const std::vector<std::size_t>& entrants) const;
    [[nodiscard]] Code edition() const { return {field().edition == PairingEdition::E2017 ? "2017" : "2026"}; }
    [[nodiscard]] const BracketArticles& articles() const { return bracketArticles(field().edition); }

    /// Whether anybody has virtual points in this round.
    [[nodiscard]] bool accelerated() const;
    [[nodiscard]] Fact virtualFact(std::size_t entrant) const;  ///< virtual points as a number
    /// The step that tells what keeps two players apart; `bar` is not None.
    [[nodiscard]] Step barStep(const PairBar& bar, PlayerId player, PlayerId rival) const;
    /// Those of the players whose downfloat `back` rounds ago came without a game: a bye, a forfeit win.
    [[nodiscard]] std::vector<Step> floatsWithoutGame(const std::vector<std::size_t>& players, RoundNumber back) const;
    /// What a bracket's criteria cost, one step each, and that the rest is kept.
    [[nodiscard]] std::vector<Step> costSteps(const RoundPairing& pairing, const BracketRecord& bracket) const;
    [[nodiscard]] Step opponentQuestion(PlayerId player, PlayerId opponent) const;
    [[nodiscard]] Step whyNotQuestion(PlayerId player, PlayerId rival) const;
    /// What was published is not what the rules give; nobody is the bye.
    [[nodiscard]] Step byHandStep(PlayerId player, PlayerId shown, PlayerId due) const;
    /// Nobody has the bye, and who is not counted among those to be paired.
    [[nodiscard]] Step nobodyHasByeStep() const;
    [[nodiscard]] std::vector<Step> notPairedSteps() const;
    /// The answer to any question about a round that has no pairing; asserts that the round is one.
    [[nodiscard]] Step impossibleStep() const;
    /// What answers where no round is due: it isn't in the table or the bracket; none where one is.
    [[nodiscard]] std::optional<Explanation> beyond(ExplanationKind kind) const;
    /// Why nobody could do better: the barrier and the groups of a NoPairing; nothing after a refusal, or where nobody
    /// may take the bye.
    [[nodiscard]] std::vector<Step> blockedSteps(const NoPairing& reason) const;
};

/// What keeps a player from the bye, as a sentence.
Step byeBarStep(const ExplainCase& round, std::size_t player, const ByeBar& bar);

bool contains(const std::vector<std::size_t>& entrants, std::size_t entrant);
/// The kind of bye, or nothing when the player has a game (or is in nothing at all).
std::optional<Outcome> byeIn(const Round& round, PlayerId player);
/// The bracket that paired this entrant, or that gave it the bye.
std::size_t bracketOf(const RoundPairing& pairing, std::size_t entrant);

/// What a bracket's picture shows besides its pairs.
struct PictureMarks {
    std::optional<PairIndices> asked{};
    std::optional<PairIndices> dashed{};   ///< asked for but not made
    std::optional<PairIndices> refused{};  ///< expected, and crossed out
    BracketPicture::Refused why = BracketPicture::Refused::No;
    RoundNumber round = 0;  ///< in which the refused pair met
};
/// S1 against S2 with lines: the bracket, cut to the neighbourhood of the marked players where it is large.
BracketPicture pictureOf(const ExplainCase& round, const BracketRecord& bracket, const PictureMarks& marks);
/// The players' rows before the round, with the cells of one round ringed (0: none).
CrosstableRows rowsOf(const ExplainCase& round, const std::vector<PlayerId>& players, RoundNumber decisive);

Fact criteriaFact(const Field& field, const BracketRecord& bracket);
FactList numbersFact(const Field& field, const std::vector<std::size_t>& entrants);

/// Board by board where a round made by hand is not the one that is due, with the first reason against a board where
/// one can be given. `colours` is the article that gives the colours.
using ReasonAgainst = std::function<std::optional<Step>(const ManualDifference&)>;
Explanation manualAnswer(const ExplainCase& round, const Round& manual, Article colours, const ReasonAgainst& reason);

}  // namespace kydai::pairing
