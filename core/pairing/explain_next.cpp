// Whom may a player meet next? Few open games: every outcome is paired. Many: as if they were drawn.
#include "explain/articles.h"
#include "model/open_games.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <map>
#include <utility>

namespace kydai::pairing {

namespace {

class NextExplainer {
public:
    NextExplainer(const Section& section, PlayerId player, std::optional<Outcome> given)
        : m_open(section), m_player(player), m_given(given), m_round(section.roundsPaired() + 1)
    {
        if (given) m_open.settle(player, *given);
        m_answer.kind = ExplanationKind::Next;
        Arguments asked{{"player", ref(player)}, {"round", RoundRef{m_round}}};
        if (given) asked.emplace_back("outcome", *given);
        m_answer.subject = {given ? Phrase::NextQuestionGiven : Phrase::NextQuestion, std::move(asked)};
    }

    std::optional<Explanation> make(const std::stop_token& stop, Progress* progress)
    {
        const RoundNumber all = section().rules.scheduledRounds.value_or(0);
        if (all > 0 && m_round > all) {
            conclude(Phrase::NextOver, {{"n", Count{all}}});
            return finished();
        }
        if (!pairOutcomes(stop, progress)) return std::nullopt;
        tell();
        addGroup();
        return finished();
    }

private:
    [[nodiscard]] const Section& section() const { return m_open.section(); }
    [[nodiscard]] PlayerRef ref(PlayerId player) const
    {
        const Player* found = section().find(player);
        return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
    }

    void conclude(Phrase phrase, Arguments arguments)
    {
        m_answer.conclusion = {phrase, std::move(arguments), {}, true};
    }

    /// Few open games: every way in which they can end; many: as if they were drawn.
    bool pairOutcomes(const std::stop_token& stop, Progress* progress)
    {
        const std::size_t first = m_open.areFew() ? 0 : m_open.allDrawn();
        const std::size_t last = m_open.areFew() ? m_open.outcomes() : first + 1;
        if (progress != nullptr) progress->start(last - first);
        for (std::size_t outcome = first; outcome < last; ++outcome) {
            if (!pairOnce(m_open.endedAs(outcome), stop)) return false;
            if (progress != nullptr) progress->advance();
        }
        return true;
    }

    bool pairOnce(const Section& ended, const std::stop_token& stop)
    {
        const DraftOutcome draft = draftRound(ended, m_round, {}, stop);
        if (stop.stop_requested() || std::holds_alternative<Cancelled>(draft)) return false;
        ++m_outcomes;
        const auto* made = std::get_if<DraftRound>(&draft);
        if (made == nullptr) {
            ++m_impossible;
            return true;
        }
        const PlayerId opponent = opponentOnBoard(made->round, m_player);
        const auto bye = byeIn(made->round, m_player);
        if (!opponent && bye != Outcome::PairingBye) {
            m_absent = true;
            return true;
        }
        ++m_against[opponent ? section().numberOf(opponent) : 0];
        return true;
    }

    [[nodiscard]] PlayerRef numbered(int number) const
    {
        const Player* found = section().playerNumbered(number);
        return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
    }

    void tell()
    {
        const PlayerRef who = ref(m_player);
        if (m_absent) return conclude(Phrase::NextNotPaired, {{"player", who}, {"round", RoundRef{m_round}}});
        if (m_against.empty()) return conclude(Phrase::NextImpossible, {{"n", Count{m_outcomes}}});
        if (!m_open.areFew()) {
            const int number = m_against.begin()->first;
            const Count open{static_cast<std::int64_t>(m_open.count())};
            if (number == 0) return conclude(Phrase::NextBye, {{"player", who}, {"round", RoundRef{m_round}}});
            return conclude(Phrase::NextIfDrawn, {{"player", who}, {"opponent", numbered(number)}, {"n", open}});
        }
        if (m_against.size() == 1 && m_impossible == 0) {
            const int number = m_against.begin()->first;
            if (number == 0) return conclude(Phrase::NextBye, {{"player", who}, {"round", RoundRef{m_round}}});
            return conclude(Phrase::NextCertain,
                            {{"player", who}, {"opponent", numbered(number)}, {"round", RoundRef{m_round}}});
        }
        std::vector<std::pair<int, int>> often(m_against.begin(), m_against.end());
        std::ranges::stable_sort(often, std::greater<>(), &std::pair<int, int>::second);
        Players players;
        for (const auto& [number, cases] : often) {
            if (number != 0) players.players.push_back(numbered(number));
            Arguments arguments{{"n", Count{cases}}};
            if (number != 0) arguments.emplace_back("opponent", numbered(number));
            m_answer.steps.push_back({number != 0 ? Phrase::NextCase : Phrase::NextCaseBye, std::move(arguments)});
        }
        if (m_impossible > 0) m_answer.steps.push_back({Phrase::NextImpossible, {{"n", Count{m_impossible}}}});
        conclude(Phrase::NextOneOf, {{"player", who}, {"players", std::move(players)}, {"n", Count{m_outcomes}}});
    }

    /// From the standings as they are: who is level, and whom the player has met.
    void addGroup()
    {
        const Field field = makeField(section(), m_round);
        const auto self = field.indexOf(m_player);
        if (!self) return;
        const Points score = field.entrants[*self].score;
        Players level;
        Players barred;
        for (std::size_t other = 0; other < field.size(); ++other) {
            if (other == *self) continue;
            const PlayerRef who = ref(field.entrants[other].id);
            if (field.barred.test(*self, other)) {
                barred.players.push_back(who);
                m_met.emplace_back(who.number);
            } else if (field.entrants[other].score == score) {
                level.players.push_back(who);
                m_group.emplace_back(who.number);
            }
        }
        m_answer.steps.push_back({Phrase::NextScore, {{"player", ref(m_player)}, {"points", score}}});
        if (!level.players.empty()) {
            m_answer.steps.push_back({Phrase::NextGroup, {{"points", score}, {"players", std::move(level)}}});
        }
        if (!barred.players.empty()) {
            m_answer.steps.push_back(
                {Phrase::NextBarred, {{"player", ref(m_player)}, {"players", std::move(barred)}}, article::kMeetOnce});
        }
    }

    Explanation finished()
    {
        FactList opponents;
        for (const auto& [number, cases] : m_against) {
            opponents.emplace_back(FactObject{{{"player", number}, {"outcomes", cases}}});
        }
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", section().numberOf(m_player));
        facts.emplace_back("round", m_round);
        facts.emplace_back("given", m_given ? Fact(givenWord(*m_given)) : Fact());
        facts.emplace_back("open_games", static_cast<int>(m_open.count()));
        facts.emplace_back("outcomes", m_outcomes);
        facts.emplace_back("certain", m_open.areFew() && m_against.size() == 1 && m_impossible == 0);
        facts.emplace_back("opponents", std::move(opponents));
        facts.emplace_back("met", std::move(m_met));
        facts.emplace_back("group", std::move(m_group));
        return std::move(m_answer);
    }

    static const char* givenWord(Outcome outcome)
    {
        if (outcome == Outcome::Win) return "win";
        return outcome == Outcome::Draw ? "draw" : "loss";
    }

    OpenGames m_open;
    PlayerId m_player;
    std::optional<Outcome> m_given;
    RoundNumber m_round;
    std::map<int, int> m_against{};  ///< opponents' numbers (0: the bye) and in how many outcomes
    int m_outcomes = 0;
    int m_impossible = 0;
    bool m_absent = false;
    FactList m_met{};
    FactList m_group{};
    Explanation m_answer;
};

}  // namespace

std::optional<Explanation> explainNext(const Section& section, PlayerId player, std::optional<Outcome> given,
                                       const std::stop_token& stop, Progress* progress)
{
    return NextExplainer(section, player, given).make(stop, progress);
}

}  // namespace kydai::pairing
