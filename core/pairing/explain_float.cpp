// Why was a player floated, and not another one; and why does the bye not go to a player?
#include "explain/articles.h"
#include "pairing/explain_causes.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/float_history.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

class FloatExplainer {
public:
    FloatExplainer(const ExplainCase& round, PlayerId player, PlayerId other)
        : m_round(round), m_player(player), m_other(other)
    {
        m_answer.kind = ExplanationKind::Float;
        m_answer.subject = {Phrase::FloatQuestion, {{"player", round.ref(player)}, {"round", RoundRef{round.round}}}};
        if (!other) return;
        m_answer.subject = {
            Phrase::FloatQuestionNot,
            {{"player", round.ref(player)}, {"rival", round.ref(other)}, {"round", RoundRef{round.round}}}};
    }

    /// Nothing where it was stopped.
    std::optional<Explanation> make(const std::stop_token& stop)
    {
        if (m_round.draft() == nullptr) {
            m_answer.conclusion = m_round.impossibleStep();
            m_answer.steps = m_round.blockedSteps(m_round.unpairable()->reason);
            return finished();
        }
        m_answer.edition = m_round.edition();
        const auto self = m_round.field().indexOf(m_player);
        const auto other = m_other ? m_round.field().indexOf(m_other) : std::nullopt;
        if (!self || (m_other && !other)) {
            const PlayerId missing = self ? m_other : m_player;
            conclude(Phrase::WhyNotAbsent, {{"player", m_round.ref(missing)},
                                            {"round", RoundRef{m_round.round}},
                                            {"outcome", byeIn(m_round.shown(), missing).value_or(Outcome::ZeroBye)}});
            return finished();
        }
        if (!m_round.followsRules()) {
            m_answer.steps.push_back({Phrase::FloatNotAsRules, {{"round", RoundRef{m_round.round}}}});
        }
        if (!tell(*self, other, stop)) return std::nullopt;
        for (const auto& who : {self, other}) history(who, stop);
        return finished();
    }

private:
    [[nodiscard]] const RoundPairing& record() const { return m_round.draft()->record; }
    [[nodiscard]] Points score(std::size_t player) const { return m_round.field().entrants[player].score; }

    void conclude(Phrase phrase, Arguments arguments, Article article = {})
    {
        m_answer.conclusion = {phrase, std::move(arguments), article, true};
    }

    /// False where it was stopped.
    bool tell(std::size_t self, std::optional<std::size_t> other, const std::stop_token& stop)
    {
        const CauseFinder finder(m_round.section, m_round.alternatives());
        auto left = finder.downfloats(self, stop);
        if (!left) return false;
        m_floats = *std::move(left);
        if (m_floats.empty()) {
            notDown(self);
            return true;
        }
        if (other && !instead(finder, *other, stop)) return false;
        for (std::size_t i = 0; i < m_floats.size(); ++i) {
            Step step = floatStep(m_round, m_floats[i]);
            if (i == 0 && !other) {
                m_answer.conclusion = std::move(step);
            } else {
                m_answer.steps.push_back(std::move(step));
            }
            for (Step& fact : leaverSteps(m_round, m_floats[i])) m_answer.steps.push_back(std::move(fact));
        }
        addPictures();
        const bool forced = std::ranges::any_of(m_floats, [](const FloatCause& each) { return wasForced(each.cause); });
        if (forced || m_instead) m_answer.steps.push_back({Phrase::HoldNothing, {}});
        m_answer.conclusion.decisive = true;
        auto& details = m_answer.conclusion.details;
        m_answer.steps.insert(m_answer.steps.begin(), details.begin(), details.end());
        details.clear();
        return true;
    }

    /// Each group that was left, and the rows of two who met.
    void addPictures()
    {
        for (const FloatCause& left : m_floats) {
            PictureMarks marks;
            if (left.other) marks = marksOf(Departure{left.player, *left.other, left.cause});
            m_answer.pictures.emplace_back(pictureOf(m_round, record().brackets[left.bracket], marks));
            if (marks.why != BracketPicture::Refused::Met) continue;
            const PlayerId other = m_round.field().entrants[*left.other].id;
            m_answer.pictures.emplace_back(rowsOf(m_round, {m_player, other}, marks.round));
        }
    }

    /// False where it was stopped.
    bool instead(const CauseFinder& finder, std::size_t other, const std::stop_token& stop)
    {
        // Of several groups the one in which the other stayed is meant.
        const auto stayed = std::ranges::find_if(m_floats, [&](const FloatCause& each) {
            const BracketRecord& group = record().brackets[each.bracket];
            return (contains(group.movedDown, other) || contains(group.residents, other)) &&
                   !contains(group.downfloaters, other);
        });
        const FloatCause& left = stayed == m_floats.end() ? m_floats.front() : *stayed;
        const BracketRecord& bracket = record().brackets[left.bracket];
        const Arguments both{
            {"player", m_round.ref(left.player)}, {"rival", m_round.ref(other)}, {"points", left.from}};
        if (contains(bracket.downfloaters, other)) {
            conclude(Phrase::FloatBoth, both, m_round.articles().floats);
            return true;
        }
        if (!contains(bracket.movedDown, other) && !contains(bracket.residents, other)) {
            Arguments arguments = both;
            arguments.emplace_back("otherPoints", score(other));
            conclude(Phrase::FloatOtherGroup, std::move(arguments), m_round.articles().scoregroups);
            return true;
        }
        m_instead = finder.insteadOf(left, other, stop);
        if (m_instead) m_answer.conclusion = insteadStep(m_round, *m_instead, other);
        return m_instead.has_value();
    }

    void notDown(std::size_t self)
    {
        const Arguments asked{{"player", m_round.ref(self)}, {"round", RoundRef{m_round.round}}};
        if (record().bye == self) return conclude(Phrase::FloatTakesBye, asked, article::kPairingBye);
        const PlayerId opponent = opponentOnBoard(m_round.draft()->round, m_player);
        const auto against = opponent ? m_round.field().indexOf(opponent) : std::nullopt;
        if (!against || score(*against) <= score(self)) return conclude(Phrase::FloatNone, asked);
        conclude(Phrase::FloatUp,
                 {{"player", m_round.ref(self)},
                  {"opponent", m_round.ref(*against)},
                  {"points", score(self)},
                  {"otherPoints", score(*against)}},
                 m_round.articles().floats);
    }

    /// The rounds before this one in which the rules count a float, each with its cause.
    void history(std::optional<std::size_t> player, const std::stop_token& stop)
    {
        if (!player) return;
        FloatHistory before(m_round.section, m_round.today, m_round.round - 1, m_round.field().edition);
        FloatsTold told = before.of(m_round.field().entrants[*player].id, stop);
        if (told.steps.empty()) told.steps.push_back({Phrase::FloatHistoryNone, {{"player", m_round.ref(*player)}}});
        for (Step& step : told.steps) m_answer.steps.push_back(std::move(step));
        m_history.emplace_back(std::move(told.fact));
    }

    Explanation finished()
    {
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", m_round.number(m_player));
        if (m_other) facts.emplace_back("why_not", m_round.number(m_other));
        if (m_round.draft() != nullptr) facts.emplace_back("floats", floatsFact(m_round.field(), m_floats));
        if (m_instead) {
            facts.emplace_back("instead",
                               obstacleFact(m_round.field(), m_instead->cause, m_instead->player, Hold::Nothing));
        }
        facts.emplace_back("history", std::move(m_history));
        return std::move(m_answer);
    }

    const ExplainCase& m_round;
    PlayerId m_player;
    PlayerId m_other;
    std::vector<FloatCause> m_floats{};
    std::optional<FloatCause> m_instead{};  ///< of the group left first, with the other one leaving it
    FactList m_history{};
    Explanation m_answer;
};

}  // namespace

std::optional<Explanation> explainFloat(const ExplainCase& round, PlayerId player, PlayerId other,
                                        const std::stop_token& stop)
{
    return FloatExplainer(round, player, other).make(stop);
}

std::optional<Explanation> explainByeNot(const ExplainCase& round, PlayerId player, const std::stop_token& stop)
{
    Explanation answer;
    answer.kind = ExplanationKind::ByeNot;
    const Arguments asked{{"player", round.ref(player)}, {"round", RoundRef{round.round}}};
    answer.subject = {Phrase::ByeNotQuestion, asked};
    FactList& facts = answer.facts.fields;
    facts.emplace_back("player", round.number(player));
    const auto conclude = [&](const char* by, Step step) {
        answer.conclusion = std::move(step);
        answer.conclusion.decisive = true;
        facts.emplace_back("decided_by", by);
        return std::optional(std::move(answer));
    };
    if (round.draft() == nullptr) {
        answer.steps = round.blockedSteps(round.unpairable()->reason);
        return conclude("impossible", round.impossibleStep());
    }
    const RoundPairing& record = round.draft()->record;
    answer.edition = round.edition();
    if (!record.bye) {
        answer.steps = round.notPairedSteps();
        return conclude("even", round.nobodyHasByeStep());
    }
    const std::size_t taker = *record.bye;
    facts.emplace_back("taker", round.field().entrants[taker].tpn);
    const auto self = round.field().indexOf(player);
    if (!self) {
        Arguments absent = asked;
        absent.emplace_back("outcome", byeIn(round.shown(), player).value_or(Outcome::ZeroBye));
        return conclude("absent", {Phrase::WhyNotAbsent, std::move(absent)});
    }
    if (*self == taker) return conclude("takes", {Phrase::ByeNotTakes, asked, article::kPairingBye});
    const Entrant& who = round.field().entrants[*self];
    if (!who.byeEligible) {
        const Scorecards before(round.section, round.round - 1);
        return conclude("barred", byeBarStep(round, *self, whatBarsBye(round.section, before, round.field(), *self)));
    }
    const WhyNot why = whyNotBye(round.alternatives(), *self, stop);
    if (why.verdict == WhyNot::Verdict::Cancelled) return std::nullopt;
    const Obstacle obstacle = obstacleOf(round.field().edition, why);
    facts.emplace_back("cause", obstacleFact(round.field(), obstacle, *self, Hold::Nothing));
    answer.steps = colourSteps(round, obstacle);
    const Arguments both{{"player", round.ref(*self)}, {"taker", round.ref(taker)}};
    const auto with = [&](std::vector<std::pair<std::string, Value>> more) {
        Arguments all = both;
        for (auto& argument : more) all.push_back(std::move(argument));
        return all;
    };
    if (why.verdict == WhyNot::Verdict::Impossible) {
        facts.emplace_back("unpaired", numbersFact(round.field(), why.blocked.left));
        answer.steps = round.blockedSteps(why.blocked);
        return conclude("completion", {Phrase::ByeNotUnpaired,
                                       {{"player", round.ref(*self)}, {"players", round.refs(why.blocked.left)}},
                                       round.articles().completion});
    }
    answer.steps.push_back({Phrase::HoldNothing, {}});
    if (why.verdict == WhyNot::Verdict::ByeScore) {
        return conclude("C5", {Phrase::ByeNotScore,
                               with({{"points", who.score}, {"madePoints", round.field().entrants[taker].score}}),
                               round.articles().byeScore});
    }
    const Clause clause = clauseOf(round, obstacle);
    if (why.verdict == WhyNot::Verdict::Sequence)
        return conclude("order", {Phrase::ByeNotLater, with({{"why", clause}}), round.articles().bestCandidate});
    return conclude("criterion",
                    {Phrase::ByeNotWorse, with({{"points", record.brackets[obstacle.bracket].score}, {"why", clause}}),
                     obstacle.article});
}

}  // namespace kydai::pairing
