// Round robins by the Berger tables, as an engine: who meets whom was fixed before round 1, and nothing is optimised.
#include "explain/articles.h"
#include "pairing/berger.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/manual_check.h"

#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

/// The conclusion about a player: the opponent whom the table gives, or that it gives none.
Step fromTable(const ExplainCase& round, PlayerId player, PlayerId opponent)
{
    Arguments arguments{{"player", round.ref(player)}, {"round", RoundRef{round.round}}};
    if (!opponent) return {Phrase::PairingFreeRound, std::move(arguments), article::kBergerTables, true};
    arguments.insert(arguments.begin() + 1, {"opponent", round.ref(opponent)});
    return {Phrase::PairingFromTable, std::move(arguments), article::kBergerTables, true};
}

/// The rounds in which the table has the two meet.
std::vector<Step> meetings(const ExplainCase& round, PlayerId player, PlayerId rival)
{
    std::vector<Step> steps;
    for (RoundNumber each = 1; each <= roundsOfTable(round.section); ++each) {
        const Round drafted = roundRobinRound(round.section, tableRow(round.section, each));
        if (opponentOnBoard(drafted, player) != rival) continue;
        steps.push_back({Phrase::TableMeet,
                         {{"player", round.ref(player)}, {"rival", round.ref(rival)}, {"round", RoundRef{each}}},
                         article::kBergerTables});
    }
    return steps;
}

/// A round that the table does not have.
std::optional<Explanation> beyondTable(const ExplainCase& round, ExplanationKind kind)
{
    if (round.due() != nullptr) return std::nullopt;
    Explanation answer;
    answer.kind = kind;
    answer.subject = {Phrase::PairingQuestionRound, {{"round", RoundRef{round.round}}}};
    answer.conclusion = round.impossibleStep();
    return answer;
}

}  // namespace

DraftOutcome draftTable(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                        const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    const RoundNumber rounds = roundsOfTable(section);
    if (round > rounds) {
        Unpairable refused;
        refused.field.round = round;
        refused.refusal = Refusal::TableEnds;
        return refused;
    }
    TableRecord record{tableRow(section, round), rounds};
    Round drafted = roundRobinRound(section, record.table);
    return DraftRound{std::move(drafted), std::move(record)};
}

RoundNumber roundsOfTable(const Section& section)
{
    if (section.players.size() < 2) return 0;
    return bergerRounds(static_cast<int>(section.players.size()), section.rules.doubleRoundRobin);
}

Explanation explainTableOpponent(const ExplainCase& round, PlayerId player)
{
    if (auto beyond = beyondTable(round, ExplanationKind::Pairing)) return *std::move(beyond);
    const PlayerId opponent = opponentOnBoard(round.shown(), player);
    const PlayerId due = opponentOnBoard(*round.due(), player);
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = round.opponentQuestion(player, opponent);
    answer.conclusion = fromTable(round, player, due);
    if (opponent != due) {
        Step table = std::exchange(answer.conclusion, round.byHandStep(player, opponent, due));
        answer.steps.push_back(std::move(table));
    }
    answer.facts.fields = {
        {"player", round.number(player)}, {"opponent", round.number(opponent)}, {"follows_rule", opponent == due}};
    return answer;
}

std::optional<Explanation> explainTableWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                              const std::stop_token& /*stop*/)
{
    Explanation answer;
    if (auto beyond = beyondTable(round, ExplanationKind::WhyNot)) {
        answer = *std::move(beyond);
    } else {
        answer.kind = ExplanationKind::WhyNot;
        // When they do meet is what is asked; then whom the player meets now.
        answer.steps = meetings(round, player, rival);
        answer.steps.push_back(fromTable(round, player, opponentOnBoard(*round.due(), player)));
        answer.conclusion = std::move(answer.steps.front());
        answer.conclusion.decisive = true;
        answer.steps.erase(answer.steps.begin());
        for (Step& step : answer.steps) step.decisive = false;
    }
    answer.subject = round.whyNotQuestion(player, rival);
    answer.facts.fields = {{"player", round.number(player)}, {"rival", round.number(rival)}, {"decided_by", "table"}};
    return answer;
}

Explanation explainTableBye(const ExplainCase& round)
{
    if (auto beyond = beyondTable(round, ExplanationKind::Bye)) return *std::move(beyond);
    Explanation answer;
    answer.kind = ExplanationKind::Bye;
    answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{round.round}}}};
    const Round& due = *round.due();
    const PlayerId free = due.byes.empty() ? PlayerId{} : due.byes.front().player;
    answer.conclusion =
        free ? fromTable(round, free, {})
             : Step{Phrase::ByeNobody,
                    {{"round", RoundRef{round.round}}, {"n", Count{static_cast<std::int64_t>(2 * due.games.size())}}},
                    article::kBergerTables,
                    true};
    answer.facts.fields = {{"player", round.number(free)}};
    return answer;
}

Explanation explainTableManual(const ExplainCase& round, const Round& manual, const std::stop_token& /*stop*/)
{
    if (auto beyond = beyondTable(round, ExplanationKind::Pairing)) return *std::move(beyond);
    return manualAnswer(round, manual, article::kBergerTables, {});
}

}  // namespace kydai::pairing
