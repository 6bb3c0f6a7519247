// The answers about a round of the individual Swiss systems besides the Dutch, and of Keizer's: why this opponent, why
// not that one, who has the bye. A round that was paired by the Dutch rules (seeding rounds) is answered by those.
#include "explain/articles.h"
#include "pairing/dutch.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/ranked_pairing.h"

#include <algorithm>
#include <string>
#include <utility>

namespace kydai::pairing {

namespace {

Clause clauseOf(Phrase phrase, Arguments arguments)
{
    return {{Step{phrase, std::move(arguments)}}};
}

class RankedAnswers {
public:
    RankedAnswers(const ExplainCase& round, ExplanationKind kind) : m_round(round)
    {
        m_answer.kind = kind;
        if (!record().system->bye.empty()) m_answer.edition = {"2026"};  // a club's rules have none
    }

    Explanation opponent(PlayerId player)
    {
        const PlayerId shown = opponentOnBoard(m_round.shown(), player);
        const PlayerId due = opponentOnBoard(*m_round.due(), player);
        m_answer.subject = m_round.opponentQuestion(player, shown);
        const auto self = field().indexOf(player);
        if (!self) {
            m_answer.conclusion = {Phrase::PairingNotPaired,
                                   {{"player", m_round.ref(player)},
                                    {"round", RoundRef{m_round.round}},
                                    {"outcome", byeIn(m_round.shown(), player).value_or(Outcome::ZeroBye)}},
                                   {},
                                   true};
        } else if (!due && !shown) {
            return RankedAnswers(m_round, ExplanationKind::Bye).bye();
        } else if (due) {
            if (shown == due && !m_round.followsRules())
                m_answer.steps.push_back({Phrase::FloatNotAsRules, {{"round", RoundRef{m_round.round}}}});
            tellMade(*self);
        }
        if (self && shown != due) {
            Step rule = std::exchange(m_answer.conclusion, m_round.byHandStep(player, shown, due));
            if (!rule.arguments.empty()) m_answer.steps.insert(m_answer.steps.begin(), std::move(rule));
        }
        m_answer.facts.fields.insert(m_answer.facts.fields.begin(), {{"player", m_round.number(player)},
                                                                     {"opponent", m_round.number(shown)},
                                                                     {"follows_rule", shown == due},
                                                                     {"rule_opponent", m_round.number(due)}});
        return std::move(m_answer);
    }

    /// Nothing where it was stopped.
    std::optional<Explanation> whyNot(PlayerId player, PlayerId rival, const std::stop_token& stop)
    {
        m_answer.subject = m_round.whyNotQuestion(player, rival);
        m_both = {{"player", m_round.ref(player)}, {"rival", m_round.ref(rival)}};
        const auto a = field().indexOf(player);
        const auto b = field().indexOf(rival);
        std::string decided;
        if (!a || !b) {
            const PlayerId absent = a ? rival : player;
            conclude(Phrase::WhyNotAbsent,
                     {{"player", m_round.ref(absent)},
                      {"round", RoundRef{m_round.round}},
                      {"outcome", byeIn(m_round.shown(), absent).value_or(Outcome::ZeroBye)}},
                     {});
            decided = "absent";
        } else if (opponentOnBoard(*m_round.due(), player) == rival) {
            conclude(Phrase::WhyNotTheyMeet, m_both, {});
            decided = "together";
        } else if (auto bar = barred(*a, *b)) {
            decided = *std::move(bar);
        } else {
            const auto best = record().system->pair(m_round.section, m_round.round, PairIndices{*a, *b}, stop);
            if (stop.stop_requested()) return std::nullopt;
            decided = best ? compare(*best) : impossible({*a, *b});
        }
        m_answer.facts.fields.insert(
            m_answer.facts.fields.begin(),
            {{"player", m_round.number(player)}, {"rival", m_round.number(rival)}, {"decided_by", std::move(decided)}});
        return std::move(m_answer);
    }

    Explanation bye()
    {
        m_answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{m_round.round}}}};
        const std::optional<std::size_t> taker = record().made.bye;
        if (!taker) {
            m_answer.conclusion = m_round.nobodyHasByeStep();
            m_answer.conclusion.article = record().system->bye;
            m_answer.steps = m_round.notPairedSteps();
        } else {
            tellTaker(*taker);
        }
        m_answer.facts.fields.insert(m_answer.facts.fields.begin(),
                                     Fact("player", Fact(taker ? field().entrants[*taker].tpn : 0)));
        return std::move(m_answer);
    }

private:
    [[nodiscard]] const RankedRecord& record() const { return *m_round.ranked(); }
    [[nodiscard]] const Field& field() const { return record().field(); }

    void conclude(Phrase phrase, Arguments arguments, Article article)
    {
        m_answer.conclusion = {phrase, std::move(arguments), article, true};
    }

    void tellMade(std::size_t self)
    {
        for (const RankedBracket& bracket : record().made.brackets) {
            const auto pair = std::ranges::find_if(
                bracket.pairs, [&](const PairIndices& each) { return each.first == self || each.second == self; });
            if (pair == bracket.pairs.end()) continue;
            const auto at = static_cast<std::size_t>(pair - bracket.pairs.begin());
            RankedPairTold told = record().system->tell(m_round, bracket, at, self);
            m_answer.conclusion = std::move(told.conclusion);
            for (const std::size_t other : told.candidates) m_answer.steps.push_back(whyNotBefore(told, other));
            for (Step& step : told.steps) m_answer.steps.push_back(std::move(step));
            FactList before;
            for (const std::size_t other : told.candidates) before.emplace_back(field().entrants[other].tpn);
            m_answer.facts.fields.emplace_back("bracket", toDecimal(bracket.score));
            m_answer.facts.fields.emplace_back("chooser", field().entrants[told.chooser].tpn);
            m_answer.facts.fields.emplace_back("came_before", std::move(before));
            return;
        }
    }

    /// Why somebody who comes before the opponent is not met: a rule keeps the two apart, or the others would be stuck.
    [[nodiscard]] Step whyNotBefore(const RankedPairTold& told, std::size_t other) const
    {
        const PairBar bar = barOf(told.chooser, other);
        if (bar.kind != PairBar::Kind::None)
            return barStepOf(bar, field().entrants[told.chooser].id, field().entrants[other].id);
        return {Phrase::RankedOthersStuck,
                {{"player", m_round.ref(told.chooser)}, {"rival", m_round.ref(other)}},
                told.order};
    }

    /// As whatBarsPair, but nobody is a topscorer here.
    [[nodiscard]] PairBar barOf(std::size_t a, std::size_t b) const
    {
        PairBar bar = whatBarsPair(m_round.section, field(), a, b);
        if (bar.kind == PairBar::Kind::None && !mayMeetStrictly(field(), a, b)) {
            bar.kind = PairBar::Kind::SameAbsoluteColour;
            bar.colour = field().entrants[a].side.preference.colour;
        }
        return bar;
    }

    [[nodiscard]] Step barStepOf(const PairBar& bar, PlayerId player, PlayerId rival) const
    {
        Step step = m_round.barStep(bar, player, rival);
        if (bar.kind == PairBar::Kind::SameAbsoluteColour) step.article = record().system->mayMeet;
        return step;
    }

    std::optional<std::string> barred(std::size_t a, std::size_t b)
    {
        const PairBar bar = barOf(a, b);
        if (bar.kind == PairBar::Kind::None) return std::nullopt;
        m_answer.conclusion = barStepOf(bar, field().entrants[a].id, field().entrants[b].id);
        m_answer.conclusion.decisive = true;
        const bool met = bar.kind == PairBar::Kind::Met || bar.kind == PairBar::Kind::MetLately;
        if (met || bar.kind == PairBar::Kind::MetOften) return "met";
        return bar.kind == PairBar::Kind::SameAbsoluteColour ? "colours" : "prohibited";
    }

    std::string impossible(PairIndices pair)
    {
        Field forced = withoutTopscorers(field());
        force(forced, pair);
        const bool stuck = whatBlocksRound(forced).has_value();
        conclude(stuck ? Phrase::RankedNoRound : Phrase::DubovSameHalf, m_both,
                 stuck ? record().system->mayMeet : article::kDubovOrder);
        return stuck ? "impossible" : "halves";
    }

    /// The first thing in which the best round with the pair is worse.
    std::string compare(const RankedRecord& best)
    {
        m_answer.steps.push_back({Phrase::WhyNotAllowed, m_both, ofFide(article::kMeetOnce)});
        std::string decided = byBye(best);
        for (std::size_t at = 0; decided.empty() && at < record().made.brackets.size(); ++at) {
            const RankedBracket& bracket = record().made.brackets[at];
            const RankedBracket& other = best.made.brackets.at(at);
            for (std::size_t i = 0; decided.empty() && i < bracket.measures.size(); ++i) {
                if (bracket.measures[i].value == other.measures[i].value) continue;
                decided = worse(bracket, bracket.measures[i], other.measures[i]);
                if (at == 0) continue;
                m_answer.steps.push_back({Phrase::WhyNotSameAbove, {{"points", record().made.brackets[at - 1].score}}});
            }
        }
        bestRound(best);
        return decided;
    }

    /// Empty where the same player has the bye, or nobody, or one whose turn comes sooner.
    std::string byBye(const RankedRecord& best)
    {
        if (best.made.bye == record().made.bye) return {};
        const std::vector<std::size_t> turns = record().system->byeOrder(record());
        if (std::ranges::find(turns, *best.made.bye) < std::ranges::find(turns, *record().made.bye)) return {};
        const Clause why = clauseOf(
            Phrase::CauseByeTurn, {{"taker", m_round.ref(*best.made.bye)}, {"rival", m_round.ref(*record().made.bye)}});
        Arguments arguments = m_both;
        arguments.emplace_back("why", why);
        conclude(Phrase::WhyNotLater, std::move(arguments), record().system->bye);
        return "bye";
    }

    std::string worse(const RankedBracket& bracket, const RankedMeasure& made, const RankedMeasure& other)
    {
        const bool order = made.criterion.empty();
        Arguments arguments = m_both;
        if (!order) arguments.emplace_back("points", bracket.score);
        arguments.emplace_back("why",
                               worseClause(made, other, [&](std::size_t entrant) { return m_round.ref(entrant); }));
        conclude(order ? Phrase::WhyNotLater : Phrase::WhyNotWorse, std::move(arguments), made.article);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("bracket", toDecimal(bracket.score));
        const auto numbers = [](const std::vector<int>& value) { return FactList(value.begin(), value.end()); };
        if (made.kind == RankedMeasure::Kind::Count) {
            facts.emplace_back("made", numbers(made.value));
            facts.emplace_back("forced", numbers(other.value));
        }
        return order ? "order" : std::string(made.criterion);
    }

    void bestRound(const RankedRecord& best)
    {
        const Round forced = toRound(m_round.section, best);
        Step step{Phrase::WhyNotBestRound, m_both, record().system->criteria};
        FactList boards;
        for (const Game& game : forced.games) {
            boards.emplace_back(FactList{m_round.number(game.white), m_round.number(game.black)});
            if (opponentOnBoard(*m_round.due(), game.white) == game.black) continue;
            step.details.push_back(
                {Phrase::WhyNotBoard, {{"player", m_round.ref(game.white)}, {"opponent", m_round.ref(game.black)}}});
        }
        if (best.made.bye && best.made.bye != record().made.bye)
            step.details.push_back({Phrase::WhyNotBoardBye, {{"player", m_round.ref(*best.made.bye)}}});
        step.arguments.emplace_back("n", Count{static_cast<std::int64_t>(step.details.size())});
        m_answer.steps.push_back(std::move(step));
        m_answer.steps.push_back({Phrase::HoldNothing, {}});
        m_answer.facts.fields.emplace_back("best_round", std::move(boards));
    }

    void tellTaker(std::size_t taker)
    {
        const PlayerRef who = m_round.ref(taker);
        m_answer.subject = {Phrase::ByeQuestion, {{"player", who}, {"round", RoundRef{m_round.round}}}};
        Arguments arguments{{"player", who}};
        // A club's order goes by the ranking.
        if (!record().system->bye.empty()) arguments.emplace_back("points", field().entrants[taker].score);
        conclude(record().system->byeTaker, std::move(arguments), record().system->bye);
        m_answer.steps.push_back({Phrase::ByeOddCount,
                                  {{"n", Count{static_cast<std::int64_t>(field().size())}}},
                                  ofFide(article::kPairingBye)});
        addBarred();
        std::vector<std::size_t> before;
        for (const std::size_t player : record().system->byeOrder(record())) {
            if (player == taker) break;
            before.push_back(player);
        }
        if (!before.empty()) {
            m_answer.steps.push_back(
                {Phrase::ByeOthersStuck, {{"players", m_round.refs(before)}}, record().system->mayMeet});
        }
        byHand(taker);
        m_answer.facts.fields.emplace_back("score", toDecimal(field().entrants[taker].score));
        m_answer.facts.fields.emplace_back("came_before", numbersFact(field(), before));
    }

    /// A club's own system follows no article.
    [[nodiscard]] Article ofFide(Article article) const { return record().system->bye.empty() ? Article{} : article; }

    void addBarred()
    {
        const Scorecards before(m_round.section, m_round.round - 1);
        Step step{Phrase::ByeBarred, {}, article::kWhoTakesNoBye};
        for (std::size_t player = 0; player < field().size(); ++player) {
            if (field().entrants[player].byeEligible) continue;
            step.details.push_back(byeBarStep(m_round, player, whatBarsBye(m_round.section, before, field(), player)));
        }
        if (step.details.empty()) return;
        step.arguments = {{"n", Count{static_cast<std::int64_t>(step.details.size())}}};
        m_answer.steps.push_back(std::move(step));
    }

    /// A published bye that is not the rules' comes first.
    void byHand(std::size_t taker)
    {
        if (m_round.published == nullptr) return;
        for (const Bye& bye : m_round.published->byes) {
            if (bye.kind != Outcome::PairingBye || bye.player == field().entrants[taker].id) continue;
            Step rule = std::move(m_answer.conclusion);
            m_answer.subject = {Phrase::ByeQuestion,
                                {{"player", m_round.ref(bye.player)}, {"round", RoundRef{m_round.round}}}};
            conclude(Phrase::ByeByHand, {{"player", m_round.ref(bye.player)}, {"rival", m_round.ref(taker)}}, {});
            m_answer.steps.insert(m_answer.steps.begin(), std::move(rule));
            return;
        }
    }

    const ExplainCase& m_round;
    Arguments m_both{};
    Explanation m_answer{};
};

}  // namespace

Explanation explainRankedOpponent(const ExplainCase& round, PlayerId player)
{
    if (round.ranked() == nullptr) return explainOpponent(round, player);
    return RankedAnswers(round, ExplanationKind::Pairing).opponent(player);
}

std::optional<Explanation> explainRankedWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                               const std::stop_token& stop)
{
    if (round.ranked() == nullptr) return explainWhyNot(round, player, rival, stop);
    return RankedAnswers(round, ExplanationKind::WhyNot).whyNot(player, rival, stop);
}

Explanation explainRankedBye(const ExplainCase& round)
{
    if (round.ranked() == nullptr) return explainBye(round);
    return RankedAnswers(round, ExplanationKind::Bye).bye();
}

Explanation explainRankedManual(const ExplainCase& round, const Round& manual, const std::stop_token& stop)
{
    if (round.ranked() == nullptr) return explainManual(round, manual, stop);
    return manualAnswer(round, manual, round.ranked()->system->colours, [&](const ManualDifference& board) {
        std::optional<Step> reason;
        if (board.coloursOnly || !board.black) return reason;
        if (auto answer = explainRankedWhyNot(round, board.white, board.black, stop)) {
            reason = std::move(answer->conclusion);
            reason->decisive = false;
        }
        return reason;
    });
}

}  // namespace kydai::pairing
