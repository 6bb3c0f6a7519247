// What is not paired here: rounds by hand, systems that are known by their code only, matches of teams. A refusal is an
// answer with its reason; nothing is ever paired, or explained, by the rules of another system.
#include "pairing/engines.h"
#include "pairing/explain_case.h"

#include <utility>

namespace kydai::pairing {

namespace {

Unpairable refusedRound(RoundNumber round, Refusal why, std::string system = {})
{
    Unpairable answer;
    answer.field.round = round;
    answer.refusal = why;
    answer.system = std::move(system);
    return answer;
}

Explanation refusalAnswer(const ExplainCase& round, ExplanationKind kind, Step subject)
{
    Explanation answer;
    answer.kind = kind;
    answer.subject = std::move(subject);
    answer.conclusion = round.impossibleStep();
    return answer;
}

}  // namespace

DraftOutcome refuseByHand(const Section& /*section*/, RoundNumber round, const RoundOptions& /*options*/,
                          const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    return refusedRound(round, Refusal::ByHand);
}

DraftOutcome refuseOtherSystem(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                               const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    return refusedRound(round, Refusal::OtherSystem, section.rules.systemCode);
}

DraftOutcome refuseTeams(const Section& /*section*/, RoundNumber round, const RoundOptions& /*options*/,
                         const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    return refusedRound(round, Refusal::TeamEvent);
}

DraftOutcome refuseOlderTeams(const Section& /*section*/, RoundNumber round, const RoundOptions& /*options*/,
                              const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    return refusedRound(round, Refusal::OlderTeams);
}

Explanation explainRefusedOpponent(const ExplainCase& round, PlayerId player)
{
    const PlayerId opponent = round.published != nullptr ? opponentOnBoard(*round.published, player) : PlayerId{};
    const Step wholeRound{Phrase::PairingQuestionRound, {{"round", RoundRef{round.round}}}};
    Explanation answer =
        refusalAnswer(round, ExplanationKind::Pairing,
                      round.published != nullptr ? round.opponentQuestion(player, opponent) : wholeRound);
    answer.facts.fields = {{"player", round.number(player)}, {"opponent", round.number(opponent)}};
    return answer;
}

std::optional<Explanation> explainRefusedWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                                const std::stop_token& /*stop*/)
{
    Explanation answer = refusalAnswer(round, ExplanationKind::WhyNot, round.whyNotQuestion(player, rival));
    answer.facts.fields = {
        {"player", round.number(player)}, {"rival", round.number(rival)}, {"decided_by", "impossible"}};
    return answer;
}

Explanation explainRefusedBye(const ExplainCase& round)
{
    PlayerId taker;
    if (round.published != nullptr) {
        for (const Bye& bye : round.published->byes) {
            if (bye.kind == Outcome::PairingBye) taker = bye.player;
        }
    }
    Explanation answer =
        refusalAnswer(round, ExplanationKind::Bye, {Phrase::ByeQuestionRound, {{"round", RoundRef{round.round}}}});
    answer.facts.fields = {{"player", round.number(taker)}};
    return answer;
}

Explanation explainRefusedManual(const ExplainCase& round, const Round& /*manual*/, const std::stop_token& /*stop*/)
{
    return refusalAnswer(round, ExplanationKind::Pairing, {Phrase::ManualQuestion, {{"round", RoundRef{round.round}}}});
}

}  // namespace kydai::pairing
