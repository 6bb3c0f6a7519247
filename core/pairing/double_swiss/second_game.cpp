// The second game of the matches of the Double-Swiss System: whoever met in the first meets again with colours changed.
// Byes are those of matches, so the taker of the bye has the half of a win that a match is worth more than a game.
#include "explain/articles.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

/// Whom the match gives a player, or that it gives nobody.
Step fromMatch(const ExplainCase& round, PlayerId player)
{
    const PlayerId opponent = opponentOnBoard(*round.due(), player);
    Arguments arguments{{"player", round.ref(player)}, {"round", RoundRef{round.round - 1}}};
    if (opponent) {
        arguments.insert(arguments.begin() + 1, {"opponent", round.ref(opponent)});
        return {Phrase::DoubleSwissSecond, std::move(arguments), article::kDoubleSwissSecondGame, true};
    }
    const Outcome kind = byeIn(*round.due(), player).value_or(Outcome::ZeroBye);
    arguments.emplace_back("outcome", kind);
    return {Phrase::DoubleSwissSecondBye, std::move(arguments), article::kDoubleSwissSecondGame, true};
}

PlayerId takerOf(const ExplainCase& round)
{
    const auto& byes = round.section.round(round.round - 1).byes;
    const auto taker = std::ranges::find(byes, Outcome::PairingBye, &Bye::kind);
    return taker == byes.end() ? PlayerId{} : taker->player;
}

}  // namespace

DraftOutcome draftSecondGame(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                             const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    const Round& first = section.round(round - 1);
    Round drafted;
    Field seated;
    seated.round = round;
    const auto seat = [&](PlayerId player) { seated.entrants.emplace_back().id = player; };
    for (const Game& game : first.games) {
        drafted.games.push_back({game.black, game.white});
        seat(game.white);
        seat(game.black);
    }
    for (const Bye& bye : first.byes) {
        drafted.byes.push_back({bye.player, bye.kind == Outcome::PairingBye ? Outcome::HalfBye : bye.kind});
        seat(bye.player);
    }
    for (const Bye& bye : byesKnownBeforehand(section, seated)) drafted.byes.push_back(bye);
    return DraftRound{std::move(drafted), SecondGameRecord{}};
}

Explanation explainSecondOpponent(const ExplainCase& round, PlayerId player)
{
    const PlayerId opponent = opponentOnBoard(round.shown(), player);
    const PlayerId due = opponentOnBoard(*round.due(), player);
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = round.opponentQuestion(player, opponent);
    answer.conclusion = fromMatch(round, player);
    if (opponent != due) {
        Step rule = std::exchange(answer.conclusion, round.byHandStep(player, opponent, due));
        rule.decisive = false;
        answer.steps.push_back(std::move(rule));
    }
    answer.facts.fields = {
        {"player", round.number(player)}, {"opponent", round.number(opponent)}, {"follows_rule", opponent == due}};
    return answer;
}

std::optional<Explanation> explainSecondWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                               const std::stop_token& /*stop*/)
{
    Explanation answer;
    answer.kind = ExplanationKind::WhyNot;
    answer.subject = round.whyNotQuestion(player, rival);
    answer.conclusion = fromMatch(round, player);
    if (opponentOnBoard(*round.due(), player) != rival) {
        answer.steps.push_back(fromMatch(round, rival));
        answer.steps.back().decisive = false;
    }
    answer.facts.fields = {{"player", round.number(player)}, {"rival", round.number(rival)}, {"decided_by", "match"}};
    return answer;
}

Explanation explainSecondBye(const ExplainCase& round)
{
    Explanation answer;
    answer.kind = ExplanationKind::Bye;
    answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{round.round}}}};
    const PlayerId taker = takerOf(round);
    const auto players = static_cast<std::int64_t>(2 * round.due()->games.size());
    answer.conclusion = taker ? fromMatch(round, taker)
                              : Step{Phrase::ByeNobody,
                                     {{"round", RoundRef{round.round}}, {"n", Count{players}}},
                                     article::kDoubleSwissBye,
                                     true};
    answer.facts.fields = {{"player", round.number(taker)}};
    return answer;
}

Explanation explainSecondManual(const ExplainCase& round, const Round& manual, const std::stop_token& /*stop*/)
{
    return manualAnswer(round, manual, article::kDoubleSwissSecondGame, {});
}

}  // namespace kydai::pairing
