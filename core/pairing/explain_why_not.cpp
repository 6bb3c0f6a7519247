// Why not that opponent? The pair is forced, the round paired again, and the first thing that gets worse is named.
#include "explain/articles.h"
#include "pairing/explain_causes.h"

#include <algorithm>
#include <string>
#include <utility>

namespace kydai::pairing {

namespace {

class WhyNotExplainer {
public:
    WhyNotExplainer(const ExplainCase& round, PlayerId player, PlayerId rival)
        : m_round(round), m_player(player), m_rival(rival)
    {
        m_answer.kind = ExplanationKind::WhyNot;
        m_answer.subject = m_round.whyNotQuestion(player, rival);
    }

    std::optional<Explanation> make(const std::stop_token& stop)
    {
        if (m_round.draft() == nullptr) {
            m_answer.conclusion = m_round.impossibleStep();
            m_answer.steps = m_round.blockedSteps(m_round.unpairable()->reason);
            return finished("impossible");
        }
        m_answer.edition = m_round.edition();
        const auto a = m_round.field().indexOf(m_player);
        const auto c = m_round.field().indexOf(m_rival);
        if (!a || !c) {
            absent(a ? m_rival : m_player);
            return finished("absent");
        }
        m_a = *a;
        m_c = *c;
        m_why = whyNotPair(m_round.section, m_round.alternatives(), m_a, m_c, true, stop);
        if (m_why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
        if (m_why.verdict != WhyNot::Verdict::Together) m_obstacle = obstacleOf(m_round.field().edition, m_why);
        if (m_why.alternative) m_whole = wholeRound(m_round.alternatives(), *m_why.alternative);
        std::string decidedBy = tell();
        if (!addHeld(stop)) return std::nullopt;
        return finished(std::move(decidedBy));
    }

private:
    [[nodiscard]] Arguments both() const
    {
        return {{"player", m_round.ref(m_player)}, {"rival", m_round.ref(m_rival)}};
    }
    [[nodiscard]] Arguments both(std::vector<std::pair<std::string, Value>> more) const
    {
        Arguments all = both();
        for (auto& argument : more) all.push_back(std::move(argument));
        return all;
    }

    void conclude(Phrase phrase, Arguments arguments, Article article)
    {
        m_answer.conclusion = {phrase, std::move(arguments), article, true};
    }

    void absent(PlayerId who)
    {
        const Outcome kind = byeIn(m_round.shown(), who).value_or(Outcome::ZeroBye);
        conclude(Phrase::WhyNotAbsent,
                 {{"player", m_round.ref(who)}, {"round", RoundRef{m_round.round}}, {"outcome", kind}}, {});
    }

    /// Makes conclusion and steps; gives the fact `decided_by`.
    std::string tell()
    {
        switch (m_why.verdict) {
        case WhyNot::Verdict::Together:
            conclude(Phrase::WhyNotTheyMeet, both(), {});
            return "together";
        case WhyNot::Verdict::Barred:
            return barred();
        case WhyNot::Verdict::Impossible:
            return impossible();
        case WhyNot::Verdict::Completion:
            return completion();
        case WhyNot::Verdict::ByeScore:
            return byeScore();
        case WhyNot::Verdict::Worse:
            return worse();
        case WhyNot::Verdict::Sequence:
            return sequence();
        case WhyNot::Verdict::Cancelled:
            break;
        }
        return {};
    }

    std::string barred()
    {
        m_answer.conclusion = m_round.barStep(m_why.bar, m_player, m_rival);
        m_answer.conclusion.decisive = true;
        switch (m_why.bar.kind) {
        case PairBar::Kind::Met:
            m_answer.pictures.emplace_back(rowsOf(m_round, {m_player, m_rival}, m_why.bar.round));
            return "met";
        case PairBar::Kind::SameAbsoluteColour:
            return "colours";
        case PairBar::Kind::MetLately:
        case PairBar::Kind::MetOften:  // of other systems
        case PairBar::Kind::None:
        case PairBar::Kind::SamePlayer:
        case PairBar::Kind::Prohibited:
            break;
        }
        return "prohibited";
    }

    std::string impossible()
    {
        allowed();
        const NoPairing& blocked = m_why.blocked;
        if (blocked.nobodyMayTakeBye) {
            conclude(Phrase::WhyNotNoBye, both(), m_round.articles().completion);
            return "impossible";
        }
        if (!tellTwo(blocked.left)) {
            conclude(Phrase::WhyNotLeavesUnpaired, both({{"players", m_round.refs(blocked.left)}}),
                     m_round.articles().completion);
        }
        for (Step& step : m_round.blockedSteps(blocked)) m_answer.steps.push_back(std::move(step));
        return "impossible";
    }

    /// The common case: two players are left for each other and have already met.
    bool tellTwo(const std::vector<std::size_t>& stuck)
    {
        if (stuck.size() != 2 || !m_why.blocked.barrier.empty()) return false;
        const PlayerId first = m_round.field().entrants[stuck[0]].id;
        const PlayerId second = m_round.field().entrants[stuck[1]].id;
        const auto met = metInRound(m_round.section, first, second, m_round.round);
        if (!met) return false;
        conclude(Phrase::WhyNotLeavesTwo,
                 both({{"first", m_round.ref(first)}, {"second", m_round.ref(second)}, {"round", RoundRef{*met}}}),
                 m_round.articles().completion);
        return true;
    }

    std::string completion()
    {
        allowed();
        Arguments arguments = both({{"points", bracket().score}});
        const bool somebody = !m_why.sufferers.empty();
        if (somebody) arguments.emplace_back("players", m_round.refs(m_why.sufferers));
        conclude(somebody ? Phrase::WhyNotCompletionFor : Phrase::WhyNotCompletion, std::move(arguments),
                 m_round.articles().completion);
        bestRound();
        return "completion";
    }

    std::string byeScore()
    {
        allowed();
        const Entrant& taker = m_round.field().entrants[*m_why.alternative->bye];
        const Entrant& made = m_round.field().entrants[*m_round.draft()->record.bye];
        conclude(Phrase::WhyNotByeScore,
                 both({{"taker", m_round.ref(taker.id)}, {"points", taker.score}, {"madePoints", made.score}}),
                 m_round.articles().byeScore);
        bestRound();
        return "C5";
    }

    std::string worse()
    {
        allowed();
        sameAbove();
        conclude(Phrase::WhyNotWorse, both({{"points", bracket().score}, {"why", clauseOf(m_round, m_obstacle)}}),
                 m_why.criterion->article);
        for (Step& step : colourSteps(m_round, m_obstacle)) m_answer.steps.push_back(std::move(step));
        const CriterionKind kind = kindOf(m_round.field().edition, *m_why.criterion);
        if (const RoundNumber back = downfloatsBack(kind)) {
            for (Step& step : m_round.floatsWithoutGame(m_why.sufferers, back))
                m_answer.steps.push_back(std::move(step));
        }
        Step decisive{Phrase::WhyNotEqualUntil,
                      {{"points", bracket().score}, {"criterion", Code{std::string(m_why.criterion->name)}}},
                      m_why.criterion->article,
                      true};
        decisive.details = m_round.costSteps(m_whole, forcedBracket());
        m_answer.steps.push_back(std::move(decisive));
        m_answer.conclusion.decisive = false;
        bestRound();
        return std::string(m_why.criterion->name);
    }

    std::string sequence()
    {
        allowed();
        sameAbove();
        conclude(Phrase::WhyNotLater, both({{"why", clauseOf(m_round, m_obstacle)}}), m_round.articles().bestCandidate);
        m_answer.steps.push_back(
            {Phrase::WhyNotAllEqual, {{"points", bracket().score}}, m_round.articles().bestCandidate});
        bestRound();
        return "sequence";
    }

    /// What the boards that come before would change about the answer if they stood, for two of one group. False where
    /// it was stopped.
    bool addHeld(const std::stop_token& stop)
    {
        if (!isCompared()) return true;
        const auto& brackets = m_round.draft()->record.brackets;
        const auto holdsBoth = [&](const BracketRecord& bracket) {
            const auto holds = [&](std::size_t player) {
                return contains(bracket.movedDown, player) || contains(bracket.residents, player);
            };
            return holds(m_a) && holds(m_c);
        };
        const auto at = std::find_if(brackets.rbegin(), brackets.rend(), holdsBoth);
        if (at == brackets.rend()) return true;
        const auto index = static_cast<std::size_t>(brackets.rend() - at) - 1;
        const auto held = CauseFinder(m_round.section, m_round.alternatives()).obstacle(index, m_a, m_c, stop);
        if (!held) return false;
        if (!wasForced(*held) || sameObstacle(*held, m_obstacle)) return true;
        Step kept{Phrase::HoldKept, {{"why", clauseOf(m_round, *held)}}, held->article};
        kept.details = colourSteps(m_round, *held);
        m_answer.steps.push_back(std::move(kept));
        return true;
    }

    [[nodiscard]] const BracketRecord& bracket() const { return m_round.draft()->record.brackets[m_why.bracket]; }
    [[nodiscard]] const BracketRecord& forcedBracket() const { return m_whole.brackets[m_why.bracket]; }

    void allowed() { m_answer.steps.push_back({Phrase::WhyNotAllowed, both(), article::kMeetOnce}); }

    void sameAbove()
    {
        if (m_why.bracket == 0) return;
        const BracketRecord& above = m_round.draft()->record.brackets[m_why.bracket - 1];
        m_answer.steps.push_back({Phrase::WhyNotSameAbove, {{"points", above.score}}});
    }

    /// The boards of the best round with the pair that the round made does not have.
    void bestRound()
    {
        const Round forced = toRound(m_round.section, m_round.field(), m_whole);
        const Round& made = m_round.draft()->round;
        Step step{Phrase::WhyNotBestRound, {}, m_round.articles().bestCandidate};
        FactList boards;
        for (const Game& game : forced.games) {
            boards.emplace_back(FactList{m_round.number(game.white), m_round.number(game.black)});
            if (opponentOnBoard(made, game.white) == game.black) continue;
            step.details.push_back(
                {Phrase::WhyNotBoard, {{"player", m_round.ref(game.white)}, {"opponent", m_round.ref(game.black)}}});
        }
        if (m_whole.bye) {
            const PlayerId taker = m_round.field().entrants[*m_whole.bye].id;
            boards.emplace_back(FactList{m_round.number(taker), 0});
            if (m_round.draft()->record.bye != m_whole.bye) {
                step.details.push_back({Phrase::WhyNotBoardBye, {{"player", m_round.ref(taker)}}});
            }
        }
        step.arguments = both({{"n", Count{static_cast<std::int64_t>(step.details.size())}}});
        m_answer.steps.push_back(std::move(step));
        m_answer.steps.push_back({Phrase::HoldNothing, {}});
        m_answer.facts.fields.emplace_back("best_round", std::move(boards));
    }

    Explanation finished(std::string decidedBy)
    {
        FactList facts{{"player", m_round.number(m_player)},
                       {"rival", m_round.number(m_rival)},
                       {"decided_by", std::move(decidedBy)}};
        if (!m_why.sufferers.empty()) facts.emplace_back("worse_for", numbersFact(m_round.field(), m_why.sufferers));
        if (m_why.verdict == WhyNot::Verdict::Worse) {
            facts.emplace_back("made", costFact(m_why.made));
            facts.emplace_back("forced", costFact(m_why.forced));
        }
        if (isCompared()) facts.emplace_back("cause", obstacleFact(m_round.field(), m_obstacle, m_c, Hold::Nothing));
        if (m_why.alternative) {
            facts.emplace_back("bracket", toDecimal(bracket().score));
            m_answer.pictures.emplace_back(pictureOf(m_round, bracket(), {.dashed = PairIndices{m_a, m_c}}));
        }
        m_answer.facts.fields.insert(m_answer.facts.fields.begin(), facts.begin(), facts.end());
        return std::move(m_answer);
    }

    [[nodiscard]] bool isCompared() const
    {
        return m_why.verdict != WhyNot::Verdict::Together && m_why.verdict != WhyNot::Verdict::Barred;
    }

    static FactList costFact(const Cost& cost)
    {
        FactList list;
        for (const std::int32_t part : cost) list.emplace_back(static_cast<int>(part));
        return list;
    }

    const ExplainCase& m_round;
    PlayerId m_player;
    PlayerId m_rival;
    std::size_t m_a = 0;
    std::size_t m_c = 0;
    WhyNot m_why;
    Obstacle m_obstacle{};   ///< the same, in the words of causes
    RoundPairing m_whole{};  ///< the best round with the pair
    Explanation m_answer;
};

}  // namespace

std::optional<Explanation> explainWhyNot(const ExplainCase& round, PlayerId player, PlayerId rival,
                                         const std::stop_token& stop)
{
    return WhyNotExplainer(round, player, rival).make(stop);
}

}  // namespace kydai::pairing
