// Why does a player have this opponent? From the record of the bracket that paired them.
#include "explain/articles.h"
#include "pairing/explain_causes.h"

#include <algorithm>
#include <optional>
#include <set>
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
            if (shown == due && !m_round.followsRules()) {
                m_answer.steps.push_back({Phrase::FloatNotAsRules, {{"round", RoundRef{m_round.round}}}});
            }
            explainMade(record, bracket, *self, *m_round.field().indexOf(due));
        }
        if (shown != due) byHand(shown, due);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("follows_rule", shown == due);
        facts.emplace_back("rule_opponent", m_round.number(due));
        facts.emplace_back("bracket", toDecimal(bracket.score));
        facts.emplace_back("moved_down", contains(bracket.movedDown, *self));
        facts.emplace_back("departures", departuresFact(m_round.field(), m_causes.departures));
        facts.emplace_back("floats", floatsFact(m_round.field(), m_causes.floats));
        facts.emplace_back("criteria", criteriaFact(m_round.field(), bracket));
        if (m_round.accelerated()) {
            facts.emplace_back("virtual_points", m_round.virtualFact(*self));
            if (due) facts.emplace_back("opponent_virtual_points", m_round.virtualFact(*m_round.field().indexOf(due)));
        }
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
        const CauseFinder finder(m_round.section, m_round.alternatives());
        m_causes = finder.of(static_cast<std::size_t>(&bracket - record.brackets.data()), pair).value_or(Causes{});
        m_answer.conclusion = conclusion(bracket, pair, self, opponent);
        m_answer.conclusion.decisive = true;
        for (Step& step : std::exchange(m_answer.conclusion.details, {})) m_answer.steps.push_back(std::move(step));
        addVirtual(pair);
        for (const std::size_t entrant : {pair.first, pair.second})
            addCircumstances(m_round.field().entrants[entrant].id);
        addChain(bracket, pair, self);
        m_answer.steps.push_back(wholeGroup(record, bracket, pair));
        addPictures(bracket, pair);
    }

    /// The group with the expected opponent crossed out; where the two have met, their rows as evidence.
    void addPictures(const BracketRecord& bracket, const PairIndices& pair)
    {
        const auto& chain = m_causes.departures;
        PictureMarks marks = chain.empty() ? PictureMarks{} : marksOf(chain[toldFirst(pair)]);
        marks.asked = pair;
        m_answer.pictures.emplace_back(pictureOf(m_round, bracket, marks));
        if (hasFloated() && m_causes.floats.front().cause.kind == Obstacle::Kind::Met) {
            const FloatCause& left = m_causes.floats.front();
            addRows(left.player, *left.other, left.cause.bar.round);
        } else if (marks.why == BracketPicture::Refused::Met) {
            addRows(marks.refused->first, marks.refused->second, marks.round);
        }
    }
    void addRows(std::size_t one, std::size_t two, RoundNumber met)
    {
        const auto id = [&](std::size_t entrant) { return m_round.field().entrants[entrant].id; };
        m_answer.pictures.emplace_back(rowsOf(m_round, {id(one), id(two)}, met));
    }

    [[nodiscard]] Points score(std::size_t entrant) const { return m_round.field().entrants[entrant].score; }

    /// The cause in one sentence: what kept the pair from the plain order, why one of the two left a group, or the
    /// plain order itself.
    Step conclusion(const BracketRecord& bracket, const PairIndices& pair, std::size_t self, std::size_t opponent) const
    {
        if (hasFloated()) return floatStep(m_round, m_causes.floats.front());
        if (!m_causes.departures.empty()) return told(m_causes.departures[toldFirst(pair)], false);
        Arguments arguments{
            {"player", m_round.ref(self)}, {"opponent", m_round.ref(opponent)}, {"points", score(pair.first)}};
        if (const auto place = placeInHalves(bracket, pair)) {
            arguments.emplace_back("place", Count{static_cast<std::int64_t>(*place) + 1});
            Phrase phrase = m_round.accelerated() ? Phrase::PairingHalvesVirtual : Phrase::PairingHalves;
            if (!bracket.s1.empty()) phrase = Phrase::PairingHalvesRest;
            return {phrase, std::move(arguments), m_round.articles().candidate};
        }
        // Nobody whom the plain order set against the two stayed in the group: the halves themselves are others.
        if (!bracket.exchangedDown.empty()) {
            return {Phrase::PairingExchange,
                    {{"players", m_round.refs(bracket.exchangedDown)}, {"rivals", m_round.refs(bracket.exchangedUp)}},
                    m_round.articles().exchanges};
        }
        return {Phrase::PairingBestOfGroup, std::move(arguments), m_round.articles().bestCandidate};
    }

    /// The higher of the two left a group: the causes begin with the one of his own score.
    [[nodiscard]] bool hasFloated() const { return !m_causes.floats.empty() && m_causes.floats.front().down; }

    /// The step of the chain that says most about the two: their own, and one that can be looked up; of its player the
    /// first that tells more than another pair's board.
    [[nodiscard]] std::size_t toldFirst(const PairIndices& pair) const
    {
        const auto& chain = m_causes.departures;
        const auto own = [&](const Departure& step) {
            return step.player == pair.first || step.player == pair.second || step.expected == pair.first ||
                   step.expected == pair.second;
        };
        const auto best =
            std::ranges::find_if(chain, [&](const Departure& step) { return own(step) && step.obstacle.isHard(); });
        if (best == chain.end()) return 0;
        const auto first = std::find_if(chain.begin(), best, [&](const Departure& step) {
            return step.player == best->player && step.obstacle.kind == Obstacle::Kind::Order;
        });
        return static_cast<std::size_t>(first - chain.begin());
    }

    /// Place of both in the two halves where the plain order set them against each other.
    static std::optional<std::size_t> placeInHalves(const BracketRecord& bracket, const PairIndices& pair)
    {
        const std::size_t upper = placeOf(bracket.remainder, pair.first);
        const std::size_t lower = placeOf(bracket.remainder, pair.second);
        if (upper >= bracket.remainderPairs || lower != upper + bracket.remainderPairs) return std::nullopt;
        return upper;
    }

    /// A step of the chain, and what the boards that stood changed about it.
    [[nodiscard]] Step told(const Departure& departure, bool follows) const
    {
        Step step = departureStep(m_round, departure, follows);
        const Obstacle& held = departure.obstacle;
        if (held.kind != Obstacle::Kind::Completion && held.kind != Obstacle::Kind::Criterion) return step;
        const WhyNot why =
            whyNotPair(m_round.section, m_round.alternatives(), departure.player, departure.expected, false);
        const Obstacle freely = obstacleOf(m_round.field().edition, why);
        if (sameObstacle(held, freely)) return step;
        Step more{Phrase::HoldFreely, {{"why", clauseOf(m_round, freely)}}, freely.article};
        more.details = colourSteps(m_round, freely);
        step.details.push_back(std::move(more));
        return step;
    }

    /// The floats after the first, and the chain, of which the conclusion tells one step: the first steps of a long one
    /// are folded, never the last, about whom the rules refused last.
    void addChain(const BracketRecord& bracket, const PairIndices& pair, std::size_t self)
    {
        const bool floated = hasFloated();
        for (std::size_t i = 0; floated && i < m_causes.floats.size() && m_causes.floats[i].down; ++i) {
            if (i > 0) m_answer.steps.push_back(floatStep(m_round, m_causes.floats[i]));
            for (Step& step : leaverSteps(m_round, m_causes.floats[i])) m_answer.steps.push_back(std::move(step));
        }
        if (bracket.collapsed && score(pair.first) != score(pair.second)) {
            m_answer.steps.push_back({Phrase::PairingCollapsed,
                                      {{"player", m_round.ref(pair.first)},
                                       {"points", score(pair.first)},
                                       {"opponent", m_round.ref(pair.second)},
                                       {"otherPoints", score(pair.second)}},
                                      m_round.articles().completion});
        }
        const std::vector<Departure>& chain = m_causes.departures;
        std::vector<std::size_t> left;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (floated || i != toldFirst(pair)) left.push_back(i);
        }
        constexpr std::size_t kMostSteps = 2;
        const std::size_t folded = left.size() > kMostSteps + 1 ? left.size() - kMostSteps : 0;
        Step more{
            Phrase::DepartMore, {{"n", Count{static_cast<std::int64_t>(folded)}}}, m_round.articles().transpositions};
        more.folded = true;
        std::set<std::size_t> begun;
        std::set<std::pair<std::size_t, std::size_t>> refused;
        if (!floated && !chain.empty()) {
            const Departure& first = chain[toldFirst(pair)];
            begun.insert(first.player);
            refused.insert(std::minmax(first.player, first.expected));
        }
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (i == folded && folded > 0) m_answer.steps.push_back(std::move(more));
            const Departure& departure = chain[left[i]];
            std::vector<Step>& steps = i < folded ? more.details : m_answer.steps;
            const bool again = !refused.insert(std::minmax(departure.player, departure.expected)).second;
            if (again && departure.obstacle.kind == Obstacle::Kind::Exchange) {
                steps.push_back({Phrase::DepartExchanged,
                                 {{"players", m_round.refs(departure.obstacle.down)},
                                  {"rivals", m_round.refs(departure.obstacle.up)}},
                                 m_round.articles().exchanges});
                continue;
            }
            steps.push_back(told(departure, !begun.insert(departure.player).second));
        }
        if (floated && chain.empty()) {
            m_answer.steps.push_back({Phrase::PairingPlainOrderKept,
                                      {{"player", m_round.ref(pair.first)}, {"opponent", m_round.ref(pair.second)}},
                                      m_round.articles().candidate});
        } else if (!chain.empty()) {
            const std::size_t opponent = self == pair.first ? pair.second : pair.first;
            m_answer.steps.push_back(
                {Phrase::DepartSo,
                 {{"player", m_round.ref(self)}, {"opponent", m_round.ref(opponent)}},
                 bracket.exchangedDown.empty() ? m_round.articles().transpositions : m_round.articles().exchanges});
        }
        addHolds();
    }

    /// What stood while the best round that is otherwise was looked for.
    void addHolds()
    {
        const bool held =
            std::ranges::any_of(m_causes.departures, [](const Departure& step) { return wasForced(step.obstacle); });
        const bool free =
            std::ranges::any_of(m_causes.floats, [](const FloatCause& cause) { return wasForced(cause.cause); });
        if (held) m_answer.steps.push_back({Phrase::HoldBetter, {}, m_round.articles().candidate});
        if (free && !held) m_answer.steps.push_back({Phrase::HoldNothing, {}});
    }

    /// Everything about the group, for who wants it.
    Step wholeGroup(const RoundPairing& record, const BracketRecord& bracket, const PairIndices& pair) const
    {
        Step whole{Phrase::PairingWholeGroup, {{"points", bracket.score}}, m_round.articles().scoregroups};
        whole.folded = true;
        addGroup(record, bracket, pair, whole.details);
        addHalves(bracket, whole.details);
        addRestriction(bracket, whole.details);
        for (Step& step : m_round.costSteps(record, bracket)) whole.details.push_back(std::move(step));
        return whole;
    }

    /// In an accelerated round the lists on the wall show other points than those that pair.
    void addVirtual(const PairIndices& pair)
    {
        if (!m_round.accelerated()) return;
        const auto extra = [&](std::size_t entrant) {
            const Entrant& who = m_round.field().entrants[entrant];
            return who.score - who.ownScore;
        };
        if (extra(pair.first) == Points{} && extra(pair.second) == Points{}) return;
        for (const std::size_t entrant : {pair.first, pair.second}) {
            const Arguments who{{"player", m_round.ref(entrant)}, {"points", score(entrant)}};
            if (extra(entrant) == Points{}) {
                m_answer.steps.push_back({Phrase::PairingVirtualNone, who, article::kBakuPoints});
                continue;
            }
            Arguments arguments = who;
            arguments.emplace_back("own", m_round.field().entrants[entrant].ownScore);
            arguments.emplace_back("virtual", extra(entrant));
            m_answer.steps.push_back({Phrase::PairingVirtual, std::move(arguments), article::kBakuPoints});
        }
    }

    /// What the list of results alone does not show: games that are still to be finished, and rounds before a player
    /// came.
    void addCircumstances(PlayerId player)
    {
        const Section& section = m_round.section;
        for (RoundNumber round = 1; round < m_round.round; ++round) {
            const auto& games = section.round(round).games;
            const auto game = std::ranges::find_if(
                games, [&](const Game& each) { return each.white == player || each.black == player; });
            if (game == games.end()) continue;
            if ((game->white == player ? game->whiteOutcome : game->blackOutcome) != Outcome::Adjourned) continue;
            m_answer.steps.push_back({Phrase::PairingAdjourned,
                                      {{"player", m_round.ref(player)},
                                       {"round", RoundRef{round}},
                                       {"points", section.rules.points.unknown}}});
        }
        if (const RoundNumber entered = section.player(player).entersInRound; entered > 1 && entered <= m_round.round)
            m_answer.steps.push_back(
                {Phrase::PairingLateEntry, {{"player", m_round.ref(player)}, {"round", RoundRef{entered}}}});
    }

    /// The group, who came into it, and for a player from above the group that was left.
    void addGroup(const RoundPairing& record, const BracketRecord& bracket, const PairIndices& pair,
                  std::vector<Step>& steps) const
    {
        if (contains(bracket.movedDown, pair.first)) addFloat(record, pair.first, steps);
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
    void addFloat(const RoundPairing& record, std::size_t player, std::vector<Step>& steps) const
    {
        for (const BracketRecord& above : record.brackets) {
            if (!contains(above.downfloaters, player)) continue;
            const std::size_t size = above.movedDown.size() + above.residents.size();
            const auto count = static_cast<std::int64_t>(above.downfloaters.size());
            if (size % 2 != 0) {
                steps.push_back({Phrase::PairingOddGroup,
                                 {{"points", above.score}, {"n", Count{static_cast<std::int64_t>(size)}}},
                                 m_round.articles().floats});
            }
            if (count > static_cast<std::int64_t>(size % 2)) {
                steps.push_back({Phrase::PairingGroupStuck,
                                 {{"points", above.score}, {"n", Count{count}}},
                                 m_round.articles().floats});
            }
            Step floated{Phrase::PairingFloated,
                         {{"players", m_round.refs(above.downfloaters)}, {"points", above.score}},
                         m_round.articles().floats};
            addRestriction(above, floated.details);
            for (Step& cost : m_round.costSteps(record, above)) floated.details.push_back(std::move(cost));
            steps.push_back(std::move(floated));
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

    void addHalves(const BracketRecord& bracket, std::vector<Step>& steps) const
    {
        const std::vector<std::size_t>& rest = bracket.remainder;
        if (bracket.remainderPairs == 0) return;
        if (rest.size() == 2) {
            steps.push_back({Phrase::PairingHalfPair,
                             {{"first", m_round.ref(rest.front())}, {"otherFirst", m_round.ref(rest.back())}},
                             m_round.articles().subgroups});
            return;
        }
        steps.push_back({Phrase::PairingHalfLists,
                         {{"first", m_round.ref(rest.front())},
                          {"last", m_round.ref(rest[bracket.remainderPairs - 1])},
                          {"otherFirst", m_round.ref(rest[bracket.remainderPairs])},
                          {"otherLast", m_round.ref(rest.back())}},
                         m_round.articles().subgroups});
        if (bracket.exchangedDown.empty()) return;
        steps.push_back(
            {Phrase::PairingExchange,
             {{"players", m_round.refs(bracket.exchangedDown)}, {"rivals", m_round.refs(bracket.exchangedUp)}},
             m_round.articles().exchanges});
    }

    const ExplainCase& m_round;
    PlayerId m_player;
    Causes m_causes{};
    Explanation m_answer;
};

}  // namespace

Explanation explainOpponent(const ExplainCase& round, PlayerId player)
{
    return OpponentExplainer(round, player).make();
}

}  // namespace kydai::pairing
