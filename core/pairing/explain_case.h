/// What the explanations of a round share: the section, the engine's draft, the published round, and the small words of
/// steps. Private to core/pairing.
#pragma once

#include "explain/explanation.h"
#include "pairing/manual_check.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "pairing/why_not.h"

#include <cstddef>
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
    Article movedDownSets;
    Article bestCandidate;
    Article completion;
    Article byeScore;
    Article nextBracket;
    Article sameColour;  ///< two with the same absolute preference never meet
};
const BracketArticles& bracketArticles(PairingEdition edition);

/// A round that can be asked about.
struct ExplainCase {
    const Section& section;
    RoundNumber round = 0;
    DraftOutcome outcome{Cancelled{}};
    const Round* published = nullptr;  ///< null: not published yet

    [[nodiscard]] const DraftRound* draft() const { return std::get_if<DraftRound>(&outcome); }
    [[nodiscard]] const Unpairable* unpairable() const { return std::get_if<Unpairable>(&outcome); }
    [[nodiscard]] const Field& field() const;
    [[nodiscard]] bool isRoundRobin() const { return round <= roundRobinRounds(section); }
    /// The round people see: published, else the draft.
    [[nodiscard]] const Round& shown() const;

    [[nodiscard]] PlayerRef ref(PlayerId player) const;
    [[nodiscard]] PlayerRef ref(std::size_t entrant) const { return ref(field().entrants[entrant].id); }
    [[nodiscard]] Players refs(const std::vector<std::size_t>& entrants) const;
    [[nodiscard]] Code edition() const { return {field().edition == PairingEdition::E2017 ? "2017" : "2026"}; }
    [[nodiscard]] const BracketArticles& articles() const { return bracketArticles(field().edition); }

    /// The step that tells what keeps two players apart; `bar` is not None.
    [[nodiscard]] Step barStep(const PairBar& bar, PlayerId player, PlayerId rival) const;
    /// What a bracket's criteria cost, one step each, and that the rest is kept.
    [[nodiscard]] std::vector<Step> costSteps(const BracketRecord& bracket) const;
    /// The answer to any question about a round that has no pairing; asserts that the round is one.
    [[nodiscard]] Step impossibleStep() const;
    /// Why nobody could do better: the barrier and the groups of a NoPairing; nothing after a refusal, or where nobody
    /// may take the bye.
    [[nodiscard]] std::vector<Step> blockedSteps(const NoPairing& reason) const;
};

bool contains(const std::vector<std::size_t>& entrants, std::size_t entrant);
/// The kind of bye, or nothing when the player has a game (or is in nothing at all).
std::optional<Outcome> byeIn(const Round& round, PlayerId player);
/// The bracket that paired this entrant, or that gave it the bye.
std::size_t bracketOf(const RoundPairing& pairing, std::size_t entrant);

/// S1 against S2 with lines: the bracket, cut to the neighbourhood of the asked players where it is large. `dashed` is
/// a pair asked for but not made.
BracketPicture pictureOf(const ExplainCase& round, const BracketRecord& bracket, std::optional<PairIndices> asked,
                         std::optional<PairIndices> dashed);

Fact criteriaFact(const Field& field, const BracketRecord& bracket);
FactList idsFact(const Field& field, const std::vector<std::size_t>& entrants);

Explanation explainOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                         const std::stop_token& stop);
Explanation explainBye(const ExplainCase& round);
Explanation explainManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

}  // namespace kydai::pairing
