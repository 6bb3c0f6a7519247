/// The functions that the table of engines is made of, by system. Private to core/pairing.
#pragma once

#include "explain/explanation.h"
#include "pairing/engine.h"

namespace kydai::pairing {

// FIDE Dutch: dutch_engine.cpp, explain_opponent.cpp, explain_why_not.cpp, explain_bye.cpp, explain_manual.cpp
DraftOutcome draftDutch(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress);
Explanation explainOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                         const std::stop_token& stop);
Explanation explainBye(const ExplainCase& round);
Explanation explainManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

ColourField dutchColours(const Section& section, RoundNumber round);

// The other individual Swiss systems: dubov/dubov_engine.cpp, burstein/burstein_engine.cpp,
// double_swiss/double_swiss_engine.cpp, ranked_answers.cpp. A round
// of theirs that is paired by the Dutch rules is answered by those.
/// `field` tells what blocks a round that can't be paired.
DraftOutcome draftRanked(const Section& section, RoundNumber round, const RankedSystem& system, Field field,
                         const std::stop_token& stop);
DraftOutcome draftDubov(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress);
ColourField dubovColours(const Section& section, RoundNumber round);
DraftOutcome draftBurstein(const Section& section, RoundNumber round, const RoundOptions& options,
                           const std::stop_token& stop, Progress* progress);
ColourField bursteinColours(const Section& section, RoundNumber round);
DraftOutcome draftDoubleSwiss(const Section& section, RoundNumber round, const RoundOptions& options,
                              const std::stop_token& stop, Progress* progress);
ColourField doubleSwissColours(const Section& section, RoundNumber round);
/// A club's Keizer rounds: keizer_engine.cpp
DraftOutcome draftKeizer(const Section& section, RoundNumber round, const RoundOptions& options,
                         const std::stop_token& stop, Progress* progress);
ColourField keizerColours(const Section& section, RoundNumber round);
Explanation explainRankedOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainRankedWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                               const std::stop_token& stop);
Explanation explainRankedBye(const ExplainCase& round);
Explanation explainRankedManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

// Tables: table_engine.cpp; those of teams and given ones: tables.cpp
DraftOutcome draftTable(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress);
RoundNumber roundsOfTable(const Section& section);
DraftOutcome draftTeamTable(const Section& section, RoundNumber round, const RoundOptions& options,
                            const std::stop_token& stop, Progress* progress);
RoundNumber roundsOfTeamTable(const Section& section);
DraftOutcome draftScheveningen(const Section& section, RoundNumber round, const RoundOptions& options,
                               const std::stop_token& stop, Progress* progress);
RoundNumber roundsOfScheveningen(const Section& section);
DraftOutcome draftGivenTable(const Section& section, RoundNumber round, const RoundOptions& options,
                             const std::stop_token& stop, Progress* progress);
RoundNumber roundsOfGivenTable(const Section& section);
Explanation explainTableOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainTableWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                              const std::stop_token& stop);
Explanation explainTableBye(const ExplainCase& round);
Explanation explainTableManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

// Knock-outs: knock_out_engine.cpp
DraftOutcome draftKnockOut(const Section& section, RoundNumber round, const RoundOptions& options,
                           const std::stop_token& stop, Progress* progress);
Explanation explainKnockOutOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainKnockOutWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                                 const std::stop_token& stop);
Explanation explainKnockOutBye(const ExplainCase& round);
Explanation explainKnockOutManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

// The second game of a match in the Double-Swiss System: double_swiss/second_game.cpp
/// @rule C.04.5.4.4  The same two with their colours changed.
DraftOutcome draftSecondGame(const Section& section, RoundNumber round, const RoundOptions& options,
                             const std::stop_token& stop, Progress* progress);
Explanation explainSecondOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainSecondWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                               const std::stop_token& stop);
Explanation explainSecondBye(const ExplainCase& round);
Explanation explainSecondManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

// The Swiss system of teams: teams/team_engine.cpp
DraftOutcome draftTeamSwiss(const Section& section, RoundNumber round, const RoundOptions& options,
                            const std::stop_token& stop, Progress* progress);
Explanation explainTeamOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainTeamWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                             const std::stop_token& stop);
Explanation explainTeamBye(const ExplainCase& round);
Explanation explainTeamManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

// What is not paired here, with the reason: refusing_engine.cpp
DraftOutcome refuseByHand(const Section& section, RoundNumber round, const RoundOptions& options,
                          const std::stop_token& stop, Progress* progress);
DraftOutcome refuseOtherSystem(const Section& section, RoundNumber round, const RoundOptions& options,
                               const std::stop_token& stop, Progress* progress);
DraftOutcome refuseTeams(const Section& section, RoundNumber round, const RoundOptions& options,
                         const std::stop_token& stop, Progress* progress);
DraftOutcome refuseOlderTeams(const Section& section, RoundNumber round, const RoundOptions& options,
                              const std::stop_token& stop, Progress* progress);
Explanation explainRefusedOpponent(const ExplainCase& round, PlayerId player);
std::optional<Explanation> explainRefusedWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                                const std::stop_token& stop);
Explanation explainRefusedBye(const ExplainCase& round);
Explanation explainRefusedManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop);

}  // namespace kydai::pairing
