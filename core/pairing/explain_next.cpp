// Whom may a player meet next? Few open games: every outcome is paired. Always: who is level with the player by score,
// for sure or by the open games; a float may lead to another score.
#include "explain/articles.h"
#include "model/open_games.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <array>
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
            Arguments drawn{{"player", who}, {"n", open}};
            if (number != 0) drawn.insert(drawn.begin() + 1, {"opponent", numbered(number)});
            m_answer.steps.push_back({number != 0 ? Phrase::NextIfDrawn : Phrase::NextIfDrawnBye, std::move(drawn)});
            return;
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

    /// Everybody's score with each result of his own open game: White's of every game at once, for nobody has two.
    void readScores()
    {
        Section ended = section();
        for (std::size_t result = 0; result < OpenGames::kResults.size(); ++result) {
            for (std::size_t at = 0; at < m_open.count(); ++at) {
                const PlayerId white = m_open.game(at).white;
                auto& games = ended.rounds.back().games;
                const auto game = std::ranges::find(games, white, &Game::white);
                game->whiteOutcome = OpenGames::kResults.at(result);
                game->blackOutcome = mirrored(game->whiteOutcome);
            }
            m_fields.at(result) = makeField(ended, m_round);
        }
    }

    /// Who is level with the player on a score, or may come level, of those whom he may meet.
    struct Level {
        std::optional<Outcome> after{};  ///< of the player's own open game
        Points points{};
        std::vector<std::size_t> sure{};
        std::vector<std::size_t> may{};
    };
    [[nodiscard]] Level levelAt(std::size_t self, Points points) const
    {
        Level level{{}, points, {}, {}};
        for (std::size_t other = 0; other < m_fields[0].size(); ++other) {
            if (other == self || m_fields[0].barred.test(self, other)) continue;
            const auto reaches = [&](const Field& field) { return field.entrants[other].score == points; };
            if (std::ranges::all_of(m_fields, reaches)) {
                level.sure.push_back(other);
            } else if (std::ranges::any_of(m_fields, reaches)) {
                level.may.push_back(other);
            }
        }
        return level;
    }
    /// One for each result that the player's own game may have.
    [[nodiscard]] std::vector<Level> levels(std::size_t self) const
    {
        const auto own = m_open.gameOf(m_player);
        if (!own) return {levelAt(self, m_fields[0].entrants[self].score)};
        std::vector<Level> all;
        const bool white = m_open.game(*own).white == m_player;
        for (std::size_t result = 0; result < m_fields.size(); ++result) {
            const std::size_t whites = white ? result : m_fields.size() - 1 - result;
            Level level = levelAt(self, m_fields.at(whites).entrants[self].score);
            level.after = OpenGames::kResults.at(result);
            all.push_back(std::move(level));
        }
        return all;
    }

    [[nodiscard]] Players named(const std::vector<std::size_t>& entrants) const
    {
        Players players;
        for (const std::size_t entrant : entrants) players.players.push_back(ref(m_fields[0].entrants[entrant].id));
        return players;
    }
    [[nodiscard]] FactList numbered(const std::vector<std::size_t>& entrants) const
    {
        FactList list;
        for (const PlayerRef& player : named(entrants).players) list.emplace_back(player.number);
        return list;
    }

    void addLists(const Level& level, std::vector<Step>& steps) const
    {
        const Arguments points{{"points", level.points}};
        const auto add = [&](Phrase phrase, const std::vector<std::size_t>& players) {
            if (!players.empty()) steps.push_back({phrase, {{"points", level.points}, {"players", named(players)}}});
        };
        add(Phrase::NextGroup, level.sure);
        add(Phrase::NextMayCome, level.may);
        if (level.sure.empty() && level.may.empty())
            steps.push_back({Phrase::NextGroupNone, {{"player", ref(m_player)}, {"points", level.points}}});
    }

    /// By score: who is level whatever the open games give, who may come level, and whom the player has met.
    void addGroup()
    {
        readScores();
        const auto self = m_fields[0].indexOf(m_player);
        if (!self) return;
        for (const Level& level : levels(*self)) {
            Arguments score{{"player", ref(m_player)}, {"points", level.points}};
            if (level.after) score.emplace_back("outcome", *level.after);
            Step step{level.after ? Phrase::NextScoreAfter : Phrase::NextScore, std::move(score)};
            addLists(level, step.details);
            m_answer.steps.push_back(std::move(step));
            m_levels.emplace_back(FactObject{{{"after", level.after ? Fact(givenWord(*level.after)) : Fact()},
                                              {"points", toDecimal(level.points)},
                                              {"sure", numbered(level.sure)},
                                              {"may", numbered(level.may)}}});
            if (!m_open.areFew() && !m_absent) concludeByScore(level);
        }
        addBarred(*self);
    }

    /// Too many games are open to pair every outcome: what the scores alone bound.
    void concludeByScore(const Level& level)
    {
        const Arguments who{{"player", ref(m_player)}, {"round", RoundRef{m_round}}};
        if (level.after) return conclude(Phrase::NextByResult, who);
        const auto count = static_cast<std::int64_t>(level.sure.size() + level.may.size());
        Arguments arguments = who;
        arguments.emplace_back("points", level.points);
        if (count > 0) arguments.emplace_back("n", Count{count});
        conclude(count > 0 ? Phrase::NextLevel : Phrase::NextLevelNone, std::move(arguments));
    }

    void addBarred(std::size_t self)
    {
        Players barred;
        for (std::size_t other = 0; other < m_fields[0].size(); ++other) {
            if (other == self || !m_fields[0].barred.test(self, other)) continue;
            barred.players.push_back(ref(m_fields[0].entrants[other].id));
            m_met.emplace_back(barred.players.back().number);
        }
        if (barred.players.empty()) return;
        m_answer.steps.push_back(
            {Phrase::NextBarred, {{"player", ref(m_player)}, {"players", std::move(barred)}}, article::kMeetOnce});
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
        facts.emplace_back("levels", std::move(m_levels));
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
    FactList m_levels{};
    std::array<Field, 3> m_fields{};  ///< by White's result, in the order of OpenGames::kResults
    Explanation m_answer;
};

}  // namespace

std::optional<Explanation> explainNext(const Section& section, PlayerId player, std::optional<Outcome> given,
                                       const std::stop_token& stop, Progress* progress)
{
    return NextExplainer(section, player, given).make(stop, progress);
}

}  // namespace kydai::pairing
