// Why this board, and why this number: a comparison with the one directly before.
#include "explain/articles.h"
#include "model/baku.h"
#include "model/board_order.h"
#include "model/scorecards.h"
#include "model/tournament_rating.h"
#include "pairing/explain_questions.h"
#include "pairing/explain_sheet.h"
#include "pairing/late_entry.h"
#include "pairing/teams/team_round.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

PlayerRef refOf(const Section& section, PlayerId player)
{
    const Player* found = section.find(player);
    return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
}

/// A board as its order sees it.
struct BoardRank {
    PlayerId higher{};
    PlayerId lower{};
    BoardSide first{};
    BoardSide second{};
    [[nodiscard]] auto key() const { return publishingKey(first, second); }
};

/// `scores`: of all players, with their virtual points in the round.
BoardRank boardRank(const Section& section, const std::vector<Points>& scores, const Game& game)
{
    const auto side = [&](PlayerId player) {
        const auto index = section.indexOf(player);
        return index ? BoardSide{scores[*index], initialRank(section.rules, section.players[*index])} : BoardSide{};
    };
    BoardRank rank{game.white, game.black, side(game.white), side(game.black)};
    const bool swapped = rank.first.score != rank.second.score ? rank.first.score < rank.second.score
                                                               : rank.first.rank > rank.second.rank;
    if (swapped) {
        std::swap(rank.higher, rank.lower);
        std::swap(rank.first, rank.second);
    }
    return rank;
}

std::pair<const char*, Step> boardAfter(const Section& section, int place, const BoardRank& own, const BoardRank& above)
{
    const Count before{place - 1};
    const PlayerRef first = refOf(section, above.higher);
    const PlayerRef second = refOf(section, own.higher);
    if (above.key() > own.key()) return {"hand", {Phrase::BoardByHand, {{"place", Count{place}}}}};
    if (above.first.score != own.first.score) {
        return {"score",
                {Phrase::BoardByScore,
                 {{"place", before},
                  {"first", first},
                  {"points", above.first.score},
                  {"second", second},
                  {"otherPoints", own.first.score}}}};
    }
    if (above.second.score != own.second.score) {
        return {"sum",
                {Phrase::BoardBySum,
                 {{"place", before},
                  {"first", refOf(section, above.lower)},
                  {"points", above.second.score},
                  {"second", refOf(section, own.lower)},
                  {"otherPoints", own.second.score}}}};
    }
    return {"number",
            {Phrase::BoardByRank,
             {{"place", before},
              {"first", first},
              {"number", Count{above.first.rank}},
              {"second", second},
              {"otherNumber", Count{own.first.rank}}}}};
}

Arguments teamsOf(const Section& section, const TeamBoard& seat)
{
    const auto ref = [&](std::size_t team) { return refOfTeam(section.teams.teams[team]); };
    return {{"team", ref(seat.match.white)}, {"rival", ref(*seat.match.black)}};
}

/// @rule C.04.6.4.1  The boards of a match follow the line-ups of its teams.
Step boardOfMatch(const Section& section, const TeamBoard& seat, const PlayerRef& player)
{
    Arguments arguments = teamsOf(section, seat);
    arguments.emplace_back("player", player);
    arguments.emplace_back("board", Count{seat.board});
    return {Phrase::BoardOfMatch, std::move(arguments), article::kTeamBoards};
}

Step matchBegins(const Section& section, RoundNumber round, const TeamBoard& seat)
{
    const std::vector<PlayerId> players = boardsOf(section, seat.match.white, round);
    const std::vector<Game>& games = section.round(round).games;
    const auto first = std::ranges::find_if(games, [&](const Game& game) {
        return std::ranges::find(players, game.white) != players.end() ||
               std::ranges::find(players, game.black) != players.end();
    });
    Arguments arguments = teamsOf(section, seat);
    arguments.emplace_back("match", Count{static_cast<std::int64_t>(seat.place) + 1});
    arguments.emplace_back("place", Count{first - games.begin() + 1});
    return {Phrase::BoardMatchBegins, std::move(arguments)};
}

/// What puts `above` before `player`, by the order of C.04.2.2.2.
std::pair<const char*, Step> numberAfter(const Section& section, const Player& player, const Player& above)
{
    const int own = tournamentRating(section.info, player);
    const int higher = tournamentRating(section.info, above);
    const PlayerRef who{player.tpn, player.name};
    const PlayerRef first{above.tpn, above.name};
    const Arguments ratings{{"player", who}, {"rating", Count{own}}, {"first", first}, {"rivalRating", Count{higher}}};
    const Arguments level{{"player", who}, {"first", first}, {"rating", Count{own}}};
    const auto byHand = [&] { return std::pair{"hand", Step{Phrase::NumberByHand, ratings}}; };
    if (higher != own) {
        if (higher < own) return byHand();
        return {"rating", {Phrase::NumberByRating, ratings}};
    }
    if (above.title != player.title) {
        if (above.title > player.title) return byHand();
        return {"title", {Phrase::NumberByTitle, level}};
    }
    const std::vector<std::string> keys = equalsKeys({above, player}, orderRulesOf(section));
    if (keys[0] > keys[1]) return byHand();
    switch (section.rules.equalsOrder) {
    case EqualsOrder::Name:
        return {"name", {Phrase::NumberByName, level}};
    case EqualsOrder::Entry:
        return {"entry", {Phrase::NumberByEntry, level}};
    case EqualsOrder::Birth:
        return {"birth", {Phrase::NumberByBirth, level}};
    case EqualsOrder::Lots:
        break;
    }
    return {"lots", {Phrase::NumberByLots, level}};
}

}  // namespace

Explanation explainBoard(const Section& section, RoundNumber round, PlayerId player)
{
    Explanation answer;
    answer.kind = ExplanationKind::Board;
    const PlayerRef who = refOf(section, player);
    const std::vector<Game>& games = section.round(round).games;
    const auto own = std::ranges::find_if(games, [&](const Game& g) { return g.white == player || g.black == player; });
    const int place = own == games.end() ? 0 : static_cast<int>(own - games.begin()) + 1;
    answer.subject = {Phrase::BoardQuestion, {{"player", who}, {"place", Count{place}}, {"round", RoundRef{round}}}};
    FactList& facts = answer.facts.fields;
    facts.emplace_back("player", who.number);
    facts.emplace_back("board", place);
    const auto conclude = [&](const char* by, Step step) {
        answer.conclusion = std::move(step);
        answer.conclusion.decisive = true;
        facts.emplace_back("decided_by", by);
    };
    if (place == 0) {
        answer.subject = {Phrase::BoardNone, {{"player", who}, {"round", RoundRef{round}}}};
        conclude("none", {Phrase::BoardNone, {{"player", who}, {"round", RoundRef{round}}}});
        return answer;
    }
    if (const auto seat = section.isTeamEvent() ? teamBoardOf(section, round, player) : std::nullopt) {
        conclude("team", boardOfMatch(section, *seat, who));
        answer.steps.push_back(matchBegins(section, round, *seat));
        return answer;
    }
    const Section then = asPaired(section, round);
    const Scorecards before(then, round - 1);
    std::vector<Points> scores = virtualPoints(then, round);
    for (std::size_t at = 0; at < scores.size(); ++at) scores[at] += before.score(at);
    const BoardRank rank = boardRank(then, scores, *own);
    if (place == 1) {
        conclude("first", {Phrase::BoardFirst,
                           {{"player", refOf(section, rank.higher)}, {"opponent", refOf(section, rank.lower)}}});
    } else {
        auto [by, step] = boardAfter(section, place, rank, boardRank(then, scores, *(own - 1)));
        conclude(by, std::move(step));
    }
    answer.steps.push_back({Phrase::BoardOrder, {}});
    tellSheet(answer, section, round, {player}, answer.conclusion.phrase == Phrase::BoardByHand);
    return answer;
}

Explanation explainNumber(const Section& section, PlayerId player)
{
    Explanation answer;
    answer.kind = ExplanationKind::Number;
    const Player& who = section.player(player);
    answer.subject = {Phrase::NumberQuestion, {{"player", refOf(section, player)}, {"number", Count{who.tpn}}}};
    const Player* above = nullptr;
    const Player* below = nullptr;
    for (const Player& other : section.players) {
        if (other.tpn < who.tpn && (above == nullptr || other.tpn > above->tpn)) above = &other;
        if (other.tpn > who.tpn && (below == nullptr || other.tpn < below->tpn)) below = &other;
    }
    std::pair<const char*, Step> made{"first", {Phrase::NumberFirst, {{"player", refOf(section, player)}}}};
    if (above != nullptr) made = numberAfter(section, who, *above);
    answer.conclusion = std::move(made.second);
    answer.conclusion.decisive = true;
    if (below != nullptr) answer.steps.push_back(numberAfter(section, *below, who).second);
    const bool late = who.entersInRound > 1;
    if (late) {
        answer.steps.push_back(
            {Phrase::NumberLate, {{"player", refOf(section, player)}, {"round", RoundRef{who.entersInRound}}}});
    }
    if (!mayRenumber(section)) {
        answer.steps.push_back({Phrase::NumberFrozen, {{"round", RoundRef{kNumbersFrozenAfterRound}}}});
    }
    answer.facts.fields = {{"player", who.tpn}, {"decided_by", made.first}, {"late", late}};
    return answer;
}

}  // namespace kydai::pairing
