// Who has the bye, who may take it, and what ruled the others out.
#include "explain/articles.h"
#include "pairing/explain_case.h"
#include "pairing/explain_causes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kydai::pairing {

namespace {

class ByeExplainer {
public:
    explicit ByeExplainer(const ExplainCase& round) : m_round(round)
    {
        m_answer.kind = ExplanationKind::Bye;
        m_answer.subject = {Phrase::ByeQuestionRound, {{"round", RoundRef{m_round.round}}}};
    }

    Explanation make()
    {
        m_answer.edition = m_round.edition();
        sortOut();
        if (m_round.draft() == nullptr) {
            impossibleAnswer();
        } else if (!m_round.draft()->record.bye) {
            m_answer.conclusion = m_round.nobodyHasByeStep();
            m_answer.steps = m_round.notPairedSteps();
        } else {
            m_taker = *m_round.draft()->record.bye;
            takerAnswer();
        }
        finish();
        return std::move(m_answer);
    }

private:
    /// C2: who may take it, by score, and who may not.
    void sortOut()
    {
        const Field& field = m_round.field();
        const Scorecards before(m_round.section, m_round.round - 1);
        for (std::size_t player = 0; player < field.size(); ++player) {
            if (field.entrants[player].byeEligible) {
                m_eligible.push_back(player);
                m_byScore[-field.entrants[player].score.tenths].push_back(player);
            } else {
                m_barred.emplace_back(player, whatBarsBye(m_round.section, before, field, player));
            }
        }
    }

    void impossibleAnswer()
    {
        m_answer.conclusion = m_round.impossibleStep();
        addBarred();
        for (Step& step : m_round.blockedSteps(m_round.unpairable()->reason)) m_answer.steps.push_back(std::move(step));
    }

    [[nodiscard]] const Entrant& entrant(std::size_t player) const { return m_round.field().entrants[player]; }
    [[nodiscard]] bool is2017() const { return m_round.field().edition == PairingEdition::E2017; }
    [[nodiscard]] Points takerScore() const { return entrant(m_taker).score; }

    void takerAnswer()
    {
        const PlayerRef taker = m_round.ref(m_taker);
        m_answer.subject = {Phrase::ByeQuestion, {{"player", taker}, {"round", RoundRef{m_round.round}}}};
        m_answer.steps.push_back({Phrase::ByeOddCount,
                                  {{"n", Count{static_cast<std::int64_t>(m_round.field().size())}}},
                                  is2017() ? m_round.articles().byeScore : article::kPairingBye});
        addBarred();
        addEligible();
        if (m_eligible.size() > 1) {
            WhyNot why = whyTakesBye(m_round.alternatives());
            if (why.alternative) m_rival = why.alternative->bye;
            // 2017: a walk that knows who takes the bye may complete the round elsewhere; asked by name, the question
            // is the same as the one that names him.
            if (is2017() && m_rival) why = whyNotBye(m_round.alternatives(), *m_rival);
            m_cause = obstacleOf(m_round.field().edition, std::move(why));
        }
        m_answer.conclusion = conclusion(taker);
        if (!is2017()) addLowestScore();
        if (m_cause) {
            addUnplayed(taker);
            for (Step& step : colourSteps(m_round, *m_cause)) m_answer.steps.push_back(std::move(step));
            m_answer.steps.push_back({Phrase::HoldNothing, {}});
        }
        byHand();
    }

    Step conclusion(const PlayerRef& taker) const
    {
        const Arguments with{{"player", taker}, {"points", takerScore()}};
        if (!m_cause) return {Phrase::ByeOnlyOne, {{"player", taker}}, article::kWhoTakesNoBye, true};
        const bool alone = m_byScore.at(-takerScore().tenths).size() == 1;
        const bool lowest = m_byScore.rbegin()->first == -takerScore().tenths;
        if (is2017() || !alone) return otherwise(taker);
        if (lowest) return {Phrase::ByeOnlyOneOfScore, with, m_round.articles().byeScore, true};
        Arguments arguments = with;
        arguments.emplace_back("players", m_round.refs(lower()));
        return {Phrase::ByeBecauseLower, std::move(arguments), m_round.articles().completion, true};
    }

    /// Who would take it in the best round in which the taker does not, and what is worse in it.
    [[nodiscard]] Step otherwise(const PlayerRef& taker) const
    {
        const auto say = [&](Phrase phrase, Arguments arguments, Article article) {
            arguments.insert(arguments.begin(), {"player", taker});
            return Step{phrase, std::move(arguments), article, true};
        };
        const Clause clause = clauseOf(m_round, *m_cause);
        if (!m_rival || m_cause->criterion == "C5")
            return say(Phrase::ByeOtherwise, {{"why", clause}}, m_cause->article);
        const PlayerRef rival = m_round.ref(*m_rival);
        if (m_cause->kind == Obstacle::Kind::Order)
            return say(Phrase::ByeLater, {{"rival", rival}, {"why", clause}}, m_round.articles().bestCandidate);
        const bool sameScore = entrant(*m_rival).score == takerScore();
        if (m_cause->about == CriterionKind::ByeUnplayed && sameScore) {
            return say(Phrase::ByeBecauseUnplayed, {{"points", takerScore()}, {"rival", rival}}, m_cause->article);
        }
        const Points decides = m_round.draft()->record.brackets[m_cause->bracket].score;
        return say(Phrase::ByeOtherwiseRival, {{"rival", rival}, {"points", decides}, {"why", clause}},
                   m_cause->article);
    }

    /// Who may take it with fewer points than the taker.
    [[nodiscard]] std::vector<std::size_t> lower() const
    {
        std::vector<std::size_t> found;
        for (const auto& [negative, players] : m_byScore) {
            if (-negative < takerScore().tenths) found.insert(found.end(), players.begin(), players.end());
        }
        return found;
    }

    void addBarred()
    {
        if (m_barred.empty()) return;
        Step step{
            Phrase::ByeBarred, {{"n", Count{static_cast<std::int64_t>(m_barred.size())}}}, article::kWhoTakesNoBye};
        for (const auto& [player, bar] : m_barred) step.details.push_back(byeBarStep(m_round, player, bar));
        m_answer.steps.push_back(std::move(step));
    }

    void addEligible()
    {
        Step step{
            Phrase::ByeEligible, {{"n", Count{static_cast<std::int64_t>(m_eligible.size())}}}, article::kWhoTakesNoBye};
        // Whoever wants to read through a whole tournament unfolds it.
        constexpr std::size_t kReadable = 20;
        step.folded = m_eligible.size() > kReadable;
        for (const auto& [negative, players] : m_byScore) {
            step.details.push_back(
                {Phrase::ByeEligibleGroup, {{"players", m_round.refs(players)}, {"points", Points{-negative}}}});
        }
        m_answer.steps.push_back(std::move(step));
    }

    /// C5: those with fewer points could not be spared.
    void addLowestScore()
    {
        std::vector<std::size_t> lower;
        Points highest{};
        for (const auto& [negative, players] : m_byScore) {
            if (-negative >= takerScore().tenths) continue;
            if (lower.empty()) highest = Points{-negative};
            lower.insert(lower.end(), players.begin(), players.end());
        }
        if (!lower.empty()) {
            m_answer.steps.push_back({Phrase::ByeLowerBlocked,
                                      {{"players", m_round.refs(lower)}, {"points", highest}},
                                      m_round.articles().completion});
        }
        m_answer.steps.push_back({Phrase::ByeLowestPossible, {{"points", takerScore()}}, m_round.articles().byeScore});
    }

    /// Where others have the same score, how many games the taker has missed.
    void addUnplayed(const PlayerRef& taker)
    {
        if (m_byScore.at(-takerScore().tenths).size() < 2) return;
        const int unplayed = entrant(m_taker).unplayedGames;
        m_answer.steps.push_back(unplayed == 0
                                     ? Step{Phrase::ByeNoUnplayedGame, {{"player", taker}}}
                                     : Step{Phrase::ByeUnplayedGames, {{"player", taker}, {"n", Count{unplayed}}}});
    }

    /// A published bye that is not the rules' comes first.
    void byHand()
    {
        if (m_round.published == nullptr) return;
        for (const Bye& bye : m_round.published->byes) {
            if (bye.kind != Outcome::PairingBye || bye.player == entrant(m_taker).id) continue;
            Step rule = std::move(m_answer.conclusion);
            m_answer.subject = {Phrase::ByeQuestion,
                                {{"player", m_round.ref(bye.player)}, {"round", RoundRef{m_round.round}}}};
            m_answer.conclusion = {
                Phrase::ByeByHand, {{"player", m_round.ref(bye.player)}, {"rival", m_round.ref(m_taker)}}, {}, true};
            m_answer.steps.insert(m_answer.steps.begin(), std::move(rule));
            return;
        }
    }

    static std::string_view reasonWord(ByeBar::Kind kind)
    {
        switch (kind) {
        case ByeBar::Kind::HadBye:
            return "had_bye";
        case ByeBar::Kind::WonByForfeit:
            return "won_by_forfeit";
        case ByeBar::Kind::ScoredWithoutPlay:
            return "scored_without_play";
        case ByeBar::Kind::None:
            break;
        }
        return "none";
    }

    void finish()
    {
        const bool hasTaker = m_round.draft() != nullptr && m_round.draft()->record.bye.has_value();
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", hasTaker ? entrant(m_taker).tpn : 0);
        if (hasTaker) facts.emplace_back("score", toDecimal(takerScore()));
        facts.emplace_back("eligible", numbersFact(m_round.field(), m_eligible));
        FactList barred;
        for (const auto& [player, bar] : m_barred) {
            barred.emplace_back(FactObject{{{"player", entrant(player).tpn},
                                            {"reason", std::string(reasonWord(bar.kind))},
                                            {"round", bar.round}}});
        }
        facts.emplace_back("barred", std::move(barred));
        if (m_rival) facts.emplace_back("instead", entrant(*m_rival).tpn);
        if (m_cause) facts.emplace_back("cause", obstacleFact(m_round.field(), *m_cause, m_taker, Hold::Nothing));
    }

    const ExplainCase& m_round;
    std::size_t m_taker = 0;
    std::optional<std::size_t> m_rival{};  ///< who takes it in the best round in which the taker does not
    std::optional<Obstacle> m_cause{};     ///< what is worse in that round; none where nobody else may take it
    std::vector<std::size_t> m_eligible;
    std::map<std::int32_t, std::vector<std::size_t>> m_byScore;  ///< by negative score: the highest first
    std::vector<std::pair<std::size_t, ByeBar>> m_barred;
    Explanation m_answer;
};

}  // namespace

Step byeBarStep(const ExplainCase& round, std::size_t player, const ByeBar& bar)
{
    Arguments arguments{{"player", round.ref(player)}, {"round", RoundRef{bar.round}}};
    if (bar.kind == ByeBar::Kind::HadBye) return {Phrase::ByeHadBye, std::move(arguments), article::kWhoTakesNoBye};
    if (bar.kind == ByeBar::Kind::WonByForfeit) {
        return {Phrase::ByeWonByForfeit, std::move(arguments), article::kWhoTakesNoBye};
    }
    arguments.emplace_back("outcome", bar.outcome);
    return {Phrase::ByeScoredWithoutPlay, std::move(arguments), article::kWhoTakesNoBye};
}

Explanation explainBye(const ExplainCase& round)
{
    return ByeExplainer(round).make();
}

}  // namespace kydai::pairing
