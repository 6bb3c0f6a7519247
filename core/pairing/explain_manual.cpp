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

Step boardStep(const ExplainCase& round, const ManualDifference& board)
{
    const PlayerRef white = round.ref(board.white);
    if (board.coloursOnly) {
        const Article rule =
            round.isRoundRobin() ? article::kBergerTables : colour::allocationArticle(round.field().edition);
        return {Phrase::ManualColours, {{"player", white}, {"opponent", round.ref(board.black)}}, rule};
    }
    if (!board.black) {
        return {Phrase::PairingByHandAlone, {{"player", white}, {"rival", round.ref(board.whiteShouldMeet)}}};
    }
    const PlayerRef black = round.ref(board.black);
    if (!board.whiteShouldMeet) return {Phrase::PairingByHandBye, {{"player", white}, {"opponent", black}}};
    return {Phrase::PairingByHand,
            {{"player", white}, {"opponent", black}, {"rival", round.ref(board.whiteShouldMeet)}}};
}

}  // namespace

Explanation explainManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop)
{
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = {Phrase::ManualQuestion, {{"round", RoundRef{round.round}}}};
    if (round.draft() == nullptr) {
        answer.conclusion = round.impossibleStep();
        answer.steps = round.blockedSteps(round.unpairable()->reason);
        return answer;
    }
    const std::vector<ManualDifference> differences = differencesBetween(manual, round.draft()->round);
    if (differences.empty()) {
        answer.conclusion = {Phrase::ManualAsRules, {{"round", RoundRef{round.round}}}};
    } else {
        answer.conclusion = {
            Phrase::ManualDiffers,
            {{"round", RoundRef{round.round}}, {"n", Count{static_cast<std::int64_t>(differences.size())}}}};
    }
    if (!round.isRoundRobin()) answer.edition = round.edition();
    FactList boards;
    for (const ManualDifference& board : differences) {
        Step step = boardStep(round, board);
        if (answer.steps.size() < kMostReasons && !round.isRoundRobin()) {
            if (auto reason = reasonAgainst(round, board, stop)) step.details.push_back(std::move(*reason));
        }
        answer.steps.push_back(std::move(step));
        boards.emplace_back(FactList{board.white.value, board.black.value});
    }
    answer.facts.fields.emplace_back("follows_rule", differences.empty());
    answer.facts.fields.emplace_back("boards", std::move(boards));
    return answer;
}

}  // namespace kydai::pairing
