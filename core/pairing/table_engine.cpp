// Round robins by the Berger tables, as an engine: who meets whom was fixed before round 1, and nothing is optimised.
#include "explain/articles.h"
#include "pairing/berger.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/manual_check.h"
#include "pairing/teams/team_round.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

/// Tables but those of Berger stand in no article.
Article articleOf(const Section& section)
{
    return rowOf(section.rules.pairingSystem).meetsAll ? article::kBergerTables : Article{};
}

/// A match of teams in a row of the table; none where the player's team has none.
struct TableMatch {
    const Team* team = nullptr;
    const Team* other = nullptr;
    bool isWhite = true;  ///< the player's team has White on board 1
};

std::optional<TableMatch> matchOf(const ExplainCase& round, PlayerId player)
{
    const auto& record = std::get<TableRecord>(std::get<DraftRound>(round.outcome).record);
    const std::vector<Team>& teams = round.section.teams.teams;
    const auto isIn = [&](const Team& team) { return std::ranges::find(team.members, player) != team.members.end(); };
    for (const BergerBoard& match : record.table.boards) {
        if (!record.ofTeams) break;
        const Team& white = teams[static_cast<std::size_t>(match.white - 1)];
        const Team& black = teams[static_cast<std::size_t>(match.black - 1)];
        if (isIn(white)) return TableMatch{&white, &black, true};
        if (isIn(black)) return TableMatch{&black, &white, false};
    }
    return std::nullopt;
}

/// That the teams meet, and which has White on board 1.
Step matchStep(const ExplainCase& round, const TableMatch& match)
{
    return {Phrase::TableTeams,
            {{"team", refOfTeam(*match.team)},
             {"otherTeam", refOfTeam(*match.other)},
             {"round", RoundRef{round.round}},
             {"colour", match.isWhite ? Colour::White : Colour::Black}},
            article::kBergerTables};
}

/// The conclusion about a player: the opponent whom the table gives, or that it gives none.
Step fromTable(const ExplainCase& round, PlayerId player, PlayerId opponent)
{
    if (const auto match = matchOf(round, player)) {
        Arguments teams{{"player", round.ref(player)}, {"team", refOfTeam(*match->team)}};
        if (!opponent) {
            teams.emplace_back("rival", refOfTeam(*match->other));
            return {Phrase::TeamNoBoard, std::move(teams), {}, true};
        }
        teams.emplace_back("opponent", round.ref(opponent));
        teams.emplace_back("otherTeam", refOfTeam(*match->other));
        return {Phrase::TeamsMeet, std::move(teams), {}, true};
    }
    Arguments arguments{{"player", round.ref(player)}, {"round", RoundRef{round.round}}};
    const bool isBerger = rowOf(round.section.rules.pairingSystem).meetsAll && !round.section.isTeamEvent();
    if (!opponent) {
        const Phrase free = isBerger ? Phrase::PairingFreeRound : Phrase::TableNoGame;
        return {free, std::move(arguments), articleOf(round.section), true};
    }
    arguments.insert(arguments.begin() + 1, {"opponent", round.ref(opponent)});
    return {isBerger ? Phrase::PairingFromTable : Phrase::PairingFromOtherTable, std::move(arguments),
            articleOf(round.section), true};
}

/// The rounds in which the table has the two meet.
std::vector<Step> meetings(const ExplainCase& round, PlayerId player, PlayerId rival)
{
    std::vector<Step> steps;
    for (RoundNumber each = 1; each <= tableRounds(round.section); ++each) {
        if (opponentByTable(round.section, each, player) != rival) continue;
        steps.push_back({Phrase::TableMeet,
                         {{"player", round.ref(player)}, {"rival", round.ref(rival)}, {"round", RoundRef{each}}},
                         articleOf(round.section)});
    }
    return steps;
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
    TableRecord record{tableRow(section, round), false, rounds};
    Round drafted = roundRobinRound(section, record.table);
    return DraftRound{std::move(drafted), std::move(record)};
}

RoundNumber roundsOfTable(const Section& section)
{
    if (section.players.size() < 2) return 0;
    return bergerRounds(static_cast<int>(section.players.size()), bergerOptionsOf(section.rules));
}

Explanation explainTableOpponent(const ExplainCase& round, PlayerId player)
{
    if (auto beyond = round.beyond(ExplanationKind::Pairing)) return *std::move(beyond);
    const PlayerId opponent = opponentOnBoard(round.shown(), player);
    const PlayerId due = opponentOnBoard(*round.due(), player);
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = round.opponentQuestion(player, opponent);
    answer.conclusion = fromTable(round, player, due);
    if (const auto match = matchOf(round, player)) answer.steps.push_back(matchStep(round, *match));
    if (opponent != due) {
        Step table = std::exchange(answer.conclusion, round.byHandStep(player, opponent, due));
        answer.steps.insert(answer.steps.begin(), std::move(table));
    }
    answer.facts.fields = {
        {"player", round.number(player)}, {"opponent", round.number(opponent)}, {"follows_rule", opponent == due}};
    return answer;
}

std::optional<Explanation> explainTableWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                              const std::stop_token& /*stop*/)
{
    Explanation answer;
    if (auto beyond = round.beyond(ExplanationKind::WhyNot)) {
        answer = *std::move(beyond);
    } else {
        answer.kind = ExplanationKind::WhyNot;
        // When they do meet is what is asked; then whom the player meets now.
        answer.steps = meetings(round, player, rival);
        answer.steps.push_back(fromTable(round, player, opponentOnBoard(*round.due(), player)));
        if (const auto match = matchOf(round, player)) answer.steps.push_back(matchStep(round, *match));
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
    if (auto beyond = round.beyond(ExplanationKind::Bye)) return *std::move(beyond);
    Explanation answer;
    answer.kind = ExplanationKind::Bye;
    answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{round.round}}}};
    const Round& due = *round.due();
    const auto bye = std::ranges::find_if(due.byes, [&](const Bye& one) { return !matchOf(round, one.player); });
    const PlayerId free = bye == due.byes.end() ? PlayerId{} : bye->player;
    answer.conclusion =
        free ? fromTable(round, free, {})
             : Step{Phrase::ByeNobody,
                    {{"round", RoundRef{round.round}}, {"n", Count{static_cast<std::int64_t>(2 * due.games.size())}}},
                    articleOf(round.section),
                    true};
    answer.facts.fields = {{"player", round.number(free)}};
    return answer;
}

Explanation explainTableManual(const ExplainCase& round, const Round& manual, const std::stop_token& /*stop*/)
{
    if (auto beyond = round.beyond(ExplanationKind::Pairing)) return *std::move(beyond);
    return manualAnswer(round, manual, articleOf(round.section), {});
}

}  // namespace kydai::pairing
