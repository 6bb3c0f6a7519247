// Why does a player have this opponent? From the record of the bracket that paired them.
#include "explain/articles.h"
#include "pairing/explain_case.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

std::size_t placeOf(const std::vector<std::size_t>& list, std::size_t entrant)
{
    return static_cast<std::size_t>(std::ranges::find(list, entrant) - list.begin());
}

class OpponentExplainer {
public:
    OpponentExplainer(const ExplainCase& round, PlayerId player) : m_round(round), m_player(player)
    {
        m_answer.kind = ExplanationKind::Pairing;
    }

    Explanation make()
    {
        if (m_round.draft() == nullptr) {
            impossibleAnswer();
        } else {
            m_answer.edition = m_round.edition();
            swissAnswer();
        }
        m_answer.facts.fields.insert(m_answer.facts.fields.begin(), {{"player", m_round.number(m_player)},
                                                                     {"opponent", m_round.number(shownOpponent())}});
        return std::move(m_answer);
    }

private:
    [[nodiscard]] PlayerId shownOpponent() const
    {
        if (m_round.published == nullptr && m_round.draft() == nullptr) return {};
        return opponentOnBoard(m_round.shown(), m_player);
    }

    void impossibleAnswer()
    {
        m_answer.subject = {Phrase::PairingQuestionRound, {{"round", RoundRef{m_round.round}}}};
        m_answer.conclusion = m_round.impossibleStep();
        m_answer.steps = m_round.blockedSteps(m_round.unpairable()->reason);
    }

    void swissAnswer()
    {
        const PlayerId shown = shownOpponent();
        const PlayerId due = opponentOnBoard(m_round.draft()->round, m_player);
        m_answer.subject = m_round.opponentQuestion(m_player, shown);
        const auto self = m_round.field().indexOf(m_player);
        if (!self) {
            const auto kind = byeIn(m_round.shown(), m_player);
            m_answer.conclusion = {Phrase::PairingNotPaired,
                                   {{"player", m_round.ref(m_player)},
                                    {"round", RoundRef{m_round.round}},
                                    {"outcome", kind.value_or(Outcome::ZeroBye)}},
                                   {},
                                   true};
            return;
        }
        if (!due && !shown) {
            m_answer = explainBye(m_round);
            return;
        }
        const RoundPairing& record = m_round.draft()->record;
        const BracketRecord& bracket = record.brackets[bracketOf(record, *self)];
        if (due) {
            explainMade(record, bracket, *self, *m_round.field().indexOf(due));
        }
        if (shown != due) byHand(shown, due);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("follows_rule", shown == due);
        facts.emplace_back("rule_opponent", m_round.number(due));
        facts.emplace_back("bracket", toDecimal(bracket.score));
        facts.emplace_back("moved_down", contains(bracket.movedDown, *self));
        facts.emplace_back("criteria", criteriaFact(m_round.field(), bracket));
    }

    /// What was published is not what the rules give: that comes first, the rules' reason stays as steps.
    void byHand(PlayerId shown, PlayerId due)
    {
        Step rule = std::exchange(m_answer.conclusion, m_round.byHandStep(m_player, shown, due));
        if (!rule.arguments.empty()) m_answer.steps.insert(m_answer.steps.begin(), std::move(rule));
    }

    void explainMade(const RoundPairing& record, const BracketRecord& bracket, std::size_t self, std::size_t opponent)
    {
        const auto isPair = [&](const PairIndices& pair) {
            return (pair.first == self && pair.second == opponent) || (pair.first == opponent && pair.second == self);
        };
        const PairIndices pair = *std::ranges::find_if(bracket.pairs, isPair);
        m_answer.conclusion = conclusion(bracket, pair, self, opponent);
        addGroup(record, bracket, pair);
        addHalves(bracket);
        addOrder(bracket, pair);
        addRestriction(bracket, m_answer.steps);
        for (Step& step : m_round.costSteps(bracket)) m_answer.steps.push_back(std::move(step));
        m_answer.pictures.emplace_back(pictureOf(m_round, bracket, pair, std::nullopt));
    }

    [[nodiscard]] Points score(std::size_t entrant) const { return m_round.field().entrants[entrant].score; }

    Step conclusion(const BracketRecord& bracket, const PairIndices& pair, std::size_t self, std::size_t opponent) const
    {
        const auto [higher, lower] = pair;
        if (score(higher) != score(lower)) {
            const Phrase phrase = bracket.collapsed && !contains(bracket.movedDown, higher) ? Phrase::PairingCollapsed
                                                                                            : Phrase::PairingAfterFloat;
            return {phrase,
                    {{"player", m_round.ref(higher)},
                     {"points", score(higher)},
                     {"opponent", m_round.ref(lower)},
                     {"otherPoints", score(lower)}},
                    m_round.articles().candidate,
                    true};
        }
        Arguments arguments{
            {"player", m_round.ref(self)}, {"opponent", m_round.ref(opponent)}, {"points", score(higher)}};
        if (isPlainHalves(bracket, pair)) {
            arguments.emplace_back("place", Count{static_cast<std::int64_t>(placeOf(bracket.remainder, higher)) + 1});
            return {Phrase::PairingHalves, std::move(arguments), m_round.articles().candidate, true};
        }
        return {Phrase::PairingBestOfGroup, std::move(arguments), m_round.articles().bestCandidate, true};
    }

    /// Whom the plain order sets against the upper player: place by place, S1 against S2.
    static std::optional<std::size_t> plainOpponent(const BracketRecord& bracket, std::size_t upper)
    {
        if (contains(bracket.s1, upper)) {
            const std::size_t place = placeOf(bracket.s1, upper);
            if (place < bracket.residents.size()) return bracket.residents[place];
            return std::nullopt;
        }
        const std::size_t place = placeOf(bracket.remainder, upper);
        const std::size_t other = place + bracket.remainderPairs;
        if (place >= bracket.remainderPairs || other >= bracket.remainder.size()) return std::nullopt;
        return bracket.remainder[other];
    }

    static bool isPlainHalves(const BracketRecord& bracket, const PairIndices& pair)
    {
        return bracket.s1.empty() && bracket.exchangedDown.empty() && plainOpponent(bracket, pair.first) == pair.second;
    }

    /// The group, who came into it, and for a player from above the group that was left.
    void addGroup(const RoundPairing& record, const BracketRecord& bracket, const PairIndices& pair)
    {
        std::vector<Step>& steps = m_answer.steps;
        if (contains(bracket.movedDown, pair.first)) addFloat(record, pair.first);
        steps.push_back({Phrase::PairingScoregroup,
                         {{"points", bracket.score}, {"n", Count{static_cast<std::int64_t>(bracket.residents.size())}}},
                         m_round.articles().scoregroups});
        if (!bracket.movedDown.empty()) {
            steps.push_back(
                {Phrase::PairingMovedDown, {{"players", m_round.refs(bracket.movedDown)}}, m_round.articles().floats});
        }
        if (!bracket.s1.empty()) {
            steps.push_back(
                {Phrase::PairingMovedDownFirst, {{"players", m_round.refs(bracket.s1)}}, m_round.articles().subgroups});
        }
        if (!bracket.limbo.empty()) {
            steps.push_back(
                {Phrase::PairingLimbo, {{"players", m_round.refs(bracket.limbo)}}, m_round.articles().subgroups});
        }
    }

    /// Why the player left the group above.
    void addFloat(const RoundPairing& record, std::size_t player)
    {
        for (const BracketRecord& above : record.brackets) {
            if (!contains(above.downfloaters, player)) continue;
            const std::size_t size = above.movedDown.size() + above.residents.size();
            const auto count = static_cast<std::int64_t>(above.downfloaters.size());
            if (size % 2 != 0) {
                m_answer.steps.push_back({Phrase::PairingOddGroup,
                                          {{"points", above.score}, {"n", Count{static_cast<std::int64_t>(size)}}},
                                          m_round.articles().floats});
            }
            if (count > static_cast<std::int64_t>(size % 2)) {
                m_answer.steps.push_back({Phrase::PairingGroupStuck,
                                          {{"points", above.score}, {"n", Count{count}}},
                                          m_round.articles().floats});
            }
            Step floated{Phrase::PairingFloated,
                         {{"players", m_round.refs(above.downfloaters)}, {"points", above.score}},
                         m_round.articles().floats};
            addRestriction(above, floated.details);
            for (Step& cost : m_round.costSteps(above)) floated.details.push_back(std::move(cost));
            m_answer.steps.push_back(std::move(floated));
        }
    }

    void addRestriction(const BracketRecord& bracket, std::vector<Step>& steps) const
    {
        const Arguments points{{"points", bracket.score}};
        if (bracket.restriction == Restriction::Completion) {
            steps.push_back({Phrase::PairingForCompletion, points, m_round.articles().completion});
        } else if (bracket.restriction == Restriction::NextBracket) {
            steps.push_back({Phrase::PairingForNextGroup, points, m_round.articles().nextBracket});
        }
    }

    void addHalves(const BracketRecord& bracket)
    {
        const std::vector<std::size_t>& rest = bracket.remainder;
        if (bracket.remainderPairs == 0) return;
        m_answer.steps.push_back({Phrase::PairingHalfLists,
                                  {{"first", m_round.ref(rest.front())},
                                   {"last", m_round.ref(rest[bracket.remainderPairs - 1])},
                                   {"otherFirst", m_round.ref(rest[bracket.remainderPairs])},
                                   {"otherLast", m_round.ref(rest.back())}},
                                  m_round.articles().subgroups});
        if (bracket.exchangedDown.empty()) return;
        m_answer.steps.push_back(
            {Phrase::PairingExchange,
             {{"players", m_round.refs(bracket.exchangedDown)}, {"rivals", m_round.refs(bracket.exchangedUp)}},
             m_round.articles().exchanges});
    }

    /// The plain order, and what led away from it.
    void addOrder(const BracketRecord& bracket, const PairIndices& pair)
    {
        const auto [upper, lower] = pair;
        const auto plain = plainOpponent(bracket, upper);
        if (!plain) return;
        const PlayerRef player = m_round.ref(upper);
        if (*plain == lower) {
            m_answer.steps.push_back({Phrase::PairingPlainOrderKept,
                                      {{"player", player}, {"opponent", m_round.ref(lower)}},
                                      m_round.articles().candidate,
                                      true});
            return;
        }
        Step order{Phrase::PairingPlainOrder,
                   {{"player", player}, {"rival", m_round.ref(*plain)}},
                   m_round.articles().candidate};
        const PairBar bar = whatBarsPair(m_round.section, m_round.field(), upper, *plain);
        Step reason{Phrase::PairingPassedOver,
                    {{"player", player}, {"rival", m_round.ref(*plain)}, {"opponent", m_round.ref(lower)}},
                    m_round.articles().transpositions};
        if (bar.kind != PairBar::Kind::None && bar.kind != PairBar::Kind::SamePlayer) {
            reason = m_round.barStep(bar, m_round.field().entrants[upper].id, m_round.field().entrants[*plain].id);
        }
        reason.decisive = true;
        m_answer.steps.push_back(std::move(order));
        m_answer.steps.push_back(std::move(reason));
    }

    const ExplainCase& m_round;
    PlayerId m_player;
    Explanation m_answer;
};

}  // namespace

Explanation explainOpponent(const ExplainCase& round, PlayerId player)
{
    return OpponentExplainer(round, player).make();
}

}  // namespace kydai::pairing
