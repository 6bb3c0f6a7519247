// Knock-outs as an engine: the bracket says who meets whom (model/knock_out.h), and a match goes on until it is
// decided.
#include "explain/bracket_words.h"
#include "model/knock_out.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/knock_out_tree.h"
#include "pairing/manual_check.h"
#include "support/assert.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

Unpairable noRoundBecause(RoundNumber round, Refusal why, int matches = 0)
{
    Unpairable answer;
    answer.field.round = round;
    answer.refusal = why;
    answer.waiting = matches;
    return answer;
}

/// Byes of the bracket where a round of it begins; then, by TPN, everybody else who has no game.
std::vector<Bye> byesBeside(const Section& section, const KnockOut& knockOut, const std::vector<Game>& games)
{
    std::vector<Bye> byes;
    std::set<PlayerId> told;
    for (const Game& game : games) told.insert({game.white, game.black});
    const KnockOutRound& now = knockOut.rounds.back();
    for (const KnockOutMatch& match : now.matches) {
        if (match.end != MatchEnd::Bye || now.first != section.roundsPaired() + 1) continue;
        byes.push_back({match.winner, Outcome::PairingBye});
        told.insert(match.winner);
    }
    std::vector<const Player*> others;
    for (const Player& player : section.players) {
        if (!told.contains(player.id)) others.push_back(&player);
    }
    std::ranges::stable_sort(others, {}, &Player::tpn);
    for (const Player* player : others) byes.push_back({player->id, Outcome::ZeroBye});
    return byes;
}

const KnockOut& bracketFor(const ExplainCase& round)
{
    return std::get<KnockOutRecord>(std::get<DraftRound>(round.outcome).record).knockOut;
}

const KnockOutMatch* matchIn(const KnockOutRound& round, PlayerId player)
{
    const auto at = std::ranges::find_if(round.matches, [&](const KnockOutMatch& match) { return match.has(player); });
    return at == round.matches.end() ? nullptr : &*at;
}

Count seedFact(const KnockOut& knockOut, PlayerId player)
{
    return {knockOut.seedOf(player)};
}

Points inPoints(int halves)
{
    constexpr int kTenthsOfHalf = 5;
    return Points{kTenthsOfHalf * halves};
}

/// Tells about players in the bracket as the round was paired from it.
class Teller {
public:
    explicit Teller(const ExplainCase& round) : m_round(round), m_knockOut(bracketFor(round)) {}

    /// Why two meet in the round of the bracket that is played.
    [[nodiscard]] Step meeting(PlayerId player, const KnockOutMatch& match) const
    {
        const PlayerId opponent = match.higher == player ? match.lower : match.higher;
        Arguments both{{"player", ref(player)}, {"opponent", ref(opponent)}, {"stage", stage(now())}};
        if (match.forThird) {
            both.pop_back();
            return {Phrase::KnockOutThird, std::move(both), {}, true};
        }
        if (m_knockOut.rounds.size() > 1 && now().rules.draw == BracketDraw::Fixed)
            return {Phrase::KnockOutWinners, std::move(both), {}, true};
        if (m_knockOut.rounds.size() > 1 && now().rules.draw == BracketDraw::ByLots)
            return {Phrase::KnockOutLots, std::move(both), {}, true};
        Arguments seeded{{"player", ref(player)},
                         {"place", seedFact(m_knockOut, player)},
                         {"opponent", ref(opponent)},
                         {"otherPlace", seedFact(m_knockOut, opponent)},
                         {"stage", stage(now())}};
        const bool isFirst = m_knockOut.rounds.size() == 1;
        return {isFirst ? Phrase::KnockOutSeeds : Phrase::KnockOutRanked, std::move(seeded), {}, true};
    }

    /// How the two came here, which game of their match it is, and what was exchanged for a unit's sake.
    [[nodiscard]] std::vector<Step> around(PlayerId player, const KnockOutMatch& match) const
    {
        std::vector<Step> steps;
        const PlayerId opponent = match.higher == player ? match.lower : match.higher;
        if (!match.games.empty()) {
            auto [own, other] = match.score();
            if (match.higher != player) std::swap(own, other);
            steps.push_back({Phrase::KnockOutScore,
                             {{"player", ref(player)},
                              {"opponent", ref(opponent)},
                              {"points", inPoints(own)},
                              {"otherPoints", inPoints(other)}}});
        }
        const std::vector<MatchStage> stages = stagesOf(now().rules);
        const MatchStage& playing = stages[match.stage];
        if (match.stage > 0 || playing.games > 1) {
            steps.push_back({Phrase::KnockOutGame,
                             {{"place", Count{static_cast<std::int64_t>(match.stage) + 1}},
                              {"game", Count{match.gamesOfStage + 1}},
                              {"games", Count{playing.games}}}});
        }
        if (!playing.time.empty()) steps.push_back({Phrase::KnockOutTime, {{"time", Text{playing.time}}}});
        if (playing.drawnIsBlacks) steps.push_back({Phrase::KnockOutDrawOdds, {}});
        if (m_knockOut.rounds.size() > 1) {
            for (const PlayerId each : {player, opponent}) steps.push_back(lastMatch(each));
        } else {
            for (const auto& [one, other] : m_knockOut.exchanged) {
                if (one != player && other != player && one != opponent && other != opponent) continue;
                steps.push_back(
                    {Phrase::KnockOutExchanged,
                     {{"player", ref(one)}, {"rival", ref(other)}, {"stage", Word{std::string(meetingWord())}}}});
            }
        }
        return steps;
    }

    /// Why somebody has no game.
    [[nodiscard]] Step noGame(PlayerId player) const
    {
        if (m_knockOut.seedOf(player) == 0) return {Phrase::KnockOutNotIn, {{"player", ref(player)}}, {}, true};
        if (const KnockOutMatch* match = matchIn(now(), player); match != nullptr) {
            Step step = fateOf(player, *match, now());
            step.decisive = true;
            return step;
        }
        Step step = lastMatch(player);
        step.decisive = true;
        return step;
    }

    [[nodiscard]] const KnockOutRound& now() const { return m_knockOut.rounds.back(); }
    [[nodiscard]] static Word stage(const KnockOutRound& round) { return {std::string(bracketWord(round.places))}; }

private:
    [[nodiscard]] PlayerRef ref(PlayerId player) const { return m_round.ref(player); }

    /// The round of the bracket in which two of one unit may meet at the earliest.
    [[nodiscard]] std::string_view meetingWord() const
    {
        std::size_t places = m_knockOut.rounds.front().places;
        for (RoundNumber round = 1; round < now().rules.unitsApart && places > 2; ++round) places /= 2;
        return bracketWord(places);
    }

    /// What became of a player in the last match that he had before the round being played.
    [[nodiscard]] Step lastMatch(PlayerId player) const
    {
        for (auto round = std::next(m_knockOut.rounds.rbegin()); round != m_knockOut.rounds.rend(); ++round) {
            if (const KnockOutMatch* match = matchIn(*round, player); match != nullptr)
                return fateOf(player, *match, *round);
        }
        return {Phrase::KnockOutNotIn, {{"player", ref(player)}}};
    }

    [[nodiscard]] Step fateOf(PlayerId player, const KnockOutMatch& match, const KnockOutRound& round) const
    {
        if (match.end == MatchEnd::Bye) {
            return {Phrase::KnockOutBye,
                    {{"player", ref(player)},
                     {"place", seedFact(m_knockOut, player)},
                     {"stage", stage(round)},
                     {"places", Count{static_cast<std::int64_t>(round.places)}}}};
        }
        const PlayerId rival = match.higher == player ? match.lower : match.higher;
        Arguments both{{"player", ref(player)}, {"rival", ref(rival)}, {"stage", stage(round)}};
        if (match.end == MatchEnd::Nobody) return {Phrase::KnockOutBothLeft, std::move(both)};
        if (match.end == MatchEnd::Walkover) {
            const Phrase told = match.winner == player ? Phrase::KnockOutWalkover : Phrase::KnockOutLeft;
            return {told, std::move(both)};
        }
        if (match.end == MatchEnd::Published) {
            const Phrase told = match.winner == player ? Phrase::KnockOutPublished : Phrase::KnockOutPublishedOut;
            return {told, std::move(both)};
        }
        auto [own, other] = match.score();
        if (match.higher != player) std::swap(own, other);
        both.emplace_back("points", inPoints(own));
        both.emplace_back("otherPoints", inPoints(other));
        if (match.end == MatchEnd::Open) return {Phrase::KnockOutPlaying, std::move(both)};
        if (match.end == MatchEnd::DrawOdds) {
            const Phrase told = match.winner == player ? Phrase::KnockOutWonByOdds : Phrase::KnockOutLostByOdds;
            return {told, std::move(both)};
        }
        return {match.winner == player ? Phrase::KnockOutWon : Phrase::KnockOutLost, std::move(both)};
    }

    const ExplainCase& m_round;
    const KnockOut& m_knockOut;
};

}  // namespace

DraftOutcome draftKnockOut(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                           const std::stop_token& /*stop*/, Progress* /*progress*/)
{
    const Section before = beforeRound(section, round);
    KnockOutRecord record{knockOutOf(before)};
    const KnockOut& knockOut = record.knockOut;
    if (knockOut.rounds.empty() || knockOut.isOver()) return noRoundBecause(round, Refusal::KnockOutOver);
    if (const int waiting = knockOut.waiting(); waiting > 0)
        return noRoundBecause(round, Refusal::MatchesOpen, waiting);
    Round drafted;
    for (const DueGame& due : knockOut.dueGames()) drafted.games.push_back({due.white, due.black});
    drafted.byes = byesBeside(before, knockOut, drafted.games);
    return DraftRound{std::move(drafted), std::move(record)};
}

Explanation explainKnockOutOpponent(const ExplainCase& round, PlayerId player)
{
    if (auto none = round.beyond(ExplanationKind::Pairing)) return *std::move(none);
    const PlayerId opponent = opponentOnBoard(round.shown(), player);
    const PlayerId due = opponentOnBoard(*round.due(), player);
    const Teller tell(round);
    Explanation answer;
    answer.kind = ExplanationKind::Pairing;
    answer.subject = round.opponentQuestion(player, opponent);
    if (due) {
        const KnockOutMatch& match = *matchIn(tell.now(), player);
        answer.conclusion = tell.meeting(player, match);
        answer.steps = tell.around(player, match);
        if (KnockOutTree tree = treeOf(round.today, bracketFor(round), player); !tree.rounds.empty())
            answer.pictures.emplace_back(std::move(tree));
    } else {
        answer.conclusion = tell.noGame(player);
    }
    if (opponent != due) {
        Step rules = std::exchange(answer.conclusion, round.byHandStep(player, opponent, due));
        answer.steps.insert(answer.steps.begin(), std::move(rules));
    }
    answer.facts.fields = {
        {"player", round.number(player)}, {"opponent", round.number(opponent)}, {"follows_rule", opponent == due}};
    return answer;
}

std::optional<Explanation> explainKnockOutWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                                 const std::stop_token& /*stop*/)
{
    Explanation answer;
    if (auto none = round.beyond(ExplanationKind::WhyNot)) {
        answer = *std::move(none);
    } else {
        answer.kind = ExplanationKind::WhyNot;
        const Teller tell(round);
        const auto told = [&](PlayerId each) {
            const bool plays = bool(opponentOnBoard(*round.due(), each));
            return plays ? tell.meeting(each, *matchIn(tell.now(), each)) : tell.noGame(each);
        };
        answer.conclusion = told(player);
        if (opponentOnBoard(*round.due(), player) != rival) answer.steps.push_back(told(rival));
        for (Step& step : answer.steps) step.decisive = false;
    }
    answer.subject = round.whyNotQuestion(player, rival);
    answer.facts.fields = {{"player", round.number(player)}, {"rival", round.number(rival)}, {"decided_by", "bracket"}};
    return answer;
}

Explanation explainKnockOutBye(const ExplainCase& round)
{
    if (auto none = round.beyond(ExplanationKind::Bye)) return *std::move(none);
    Explanation answer;
    answer.kind = ExplanationKind::Bye;
    answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{round.round}}}};
    const Teller tell(round);
    FactList free;
    for (const Bye& bye : round.due()->byes) {
        if (bye.kind != Outcome::PairingBye) continue;
        answer.steps.push_back(tell.noGame(bye.player));
        free.emplace_back(round.number(bye.player));
    }
    if (answer.steps.empty()) {
        const auto players = static_cast<std::int64_t>(2 * round.due()->games.size());
        answer.conclusion = {Phrase::ByeNobody, {{"round", RoundRef{round.round}}, {"n", Count{players}}}, {}, true};
    } else {
        answer.conclusion = std::move(answer.steps.front());
        answer.steps.erase(answer.steps.begin());
        for (Step& step : answer.steps) step.decisive = false;
    }
    answer.facts.fields = {{"players", std::move(free)}};
    return answer;
}

Explanation explainKnockOutManual(const ExplainCase& round, const Round& manual, const std::stop_token& /*stop*/)
{
    if (auto none = round.beyond(ExplanationKind::Pairing)) return *std::move(none);
    return manualAnswer(round, manual, {}, {});
}

}  // namespace kydai::pairing
