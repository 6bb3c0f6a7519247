// A round made by hand beside the engine's: board by board, what the rules give instead and why.
#include "colour/explain_colour.h"
#include "explain/articles.h"
#include "pairing/explain_case.h"

#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::size_t kMostReasons = 12;  ///< boards whose reason is worked out: each pairs the round once more

/// The first reason that the rules have against a board, as the conclusion of "why not?".
std::optional<Step> reasonAgainst(const ExplainCase& round, const ManualDifference& board, const std::stop_token& stop)
{
    if (board.coloursOnly || !board.black) return std::nullopt;
    auto answer = explainWhyNot(round, board.white, board.black, stop);
    if (!answer) return std::nullopt;
    Step reason = std::move(answer->conclusion);
    reason.decisive = false;
    return reason;
}

Step boardStep(const ExplainCase& round, const ManualDifference& board, Article colours)
{
    if (!board.coloursOnly) {
        Step step = round.byHandStep(board.white, board.black, board.whiteShouldMeet);
        step.decisive = false;
        return step;
    }
    return {Phrase::ManualColours, {{"player", round.ref(board.white)}, {"opponent", round.ref(board.black)}}, colours};
}

}  // namespace

Explanation manualAnswer(const ExplainCase& round, const Round& manual, Article colours, const ReasonAgainst& reason)
{
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = {Phrase::ManualQuestion, {{"round", RoundRef{round.round}}}};
    const std::vector<ManualDifference> differences = differencesBetween(manual, *round.due());
    if (differences.empty()) {
        answer.conclusion = {Phrase::ManualAsRules, {{"round", RoundRef{round.round}}}};
    } else {
        answer.conclusion = {
            Phrase::ManualDiffers,
            {{"round", RoundRef{round.round}}, {"n", Count{static_cast<std::int64_t>(differences.size())}}}};
    }
    FactList boards;
    for (const ManualDifference& board : differences) {
        Step step = boardStep(round, board, colours);
        if (answer.steps.size() < kMostReasons && reason) {
            if (auto against = reason(board)) step.details.push_back(std::move(*against));
        }
        answer.steps.push_back(std::move(step));
        boards.emplace_back(FactList{round.number(board.white), round.number(board.black)});
    }
    answer.facts.fields.emplace_back("follows_rule", differences.empty());
    answer.facts.fields.emplace_back("boards", std::move(boards));
    return answer;
}

Explanation explainManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop)
{
    if (round.draft() == nullptr) {
        Explanation answer;
        answer.kind = ExplanationKind::Pairing;
        answer.subject = {Phrase::ManualQuestion, {{"round", RoundRef{round.round}}}};
        answer.conclusion = round.impossibleStep();
        answer.steps = round.blockedSteps(round.unpairable()->reason);
        return answer;
    }
    Explanation answer = manualAnswer(round, manual, colour::allocationArticle(colour::rulesOf(round.field().edition)),
                                      [&](const ManualDifference& board) { return reasonAgainst(round, board, stop); });
    answer.edition = round.edition();
    return answer;
}

}  // namespace kydai::pairing
