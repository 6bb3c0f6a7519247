// Whom may a player meet next? Few open games: every outcome is paired. Always: who is level with the player by score,
// for sure or by the open games; a float may lead to another score. In a round robin its table says it.
#include "explain/articles.h"
#include "model/open_games.h"
#include "pairing/berger.h"
#include "pairing/engine.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::size_t kReadable = 20;  ///< so many names are read through; more are counted, and fold away
constexpr std::size_t kDrawn = 1;      ///< of OpenGames::kResults

/// What the next round can be, whoever asks: paired for every way in which the open games can end, or as if they were
/// drawn; and everybody's score with each result of his own open game.
class NextRounds {
public:
    static constexpr int kBye = 0;
    static constexpr int kNotPaired = -1;
    static constexpr int kNoRound = -2;

    /// Every way is paired where that makes at most `mostPlayers` players paired in all.
    NextRounds(OpenGames open, std::size_t mostPlayers)
        : m_open(std::move(open)),
          m_round(section().roundsPaired() + 1),
          m_exact(m_open.areFew() && m_open.outcomes() * section().players.size() <= mostPlayers)
    {
    }

    /// False where it was stopped.
    bool read(const std::stop_token& stop, Progress* progress)
    {
        if (progress != nullptr) progress->start(m_exact ? m_open.outcomes() : 1);
        for (std::size_t way = 0; way < (m_exact ? m_open.outcomes() : 1); ++way) {
            const Section& ended = m_exact ? m_open.endedAs(way) : m_open.endedAllAs(kDrawn);
            const DraftOutcome draft = draftRound(ended, m_round, {}, stop);
            if (stop.stop_requested() || std::holds_alternative<Cancelled>(draft)) return false;
            m_ways.push_back(opponentsIn(std::get_if<DraftRound>(&draft)));
            if (progress != nullptr) progress->advance();
        }
        // White's result of every game at once, for nobody has two.
        for (std::size_t result = 0; result < OpenGames::kResults.size(); ++result)
            m_fields.at(result) = makeField(m_open.endedAllAs(result), m_round);
        for (const Entrant& entrant : m_fields[0].entrants) m_refs.push_back(ref(entrant.id));
        return true;
    }

    [[nodiscard]] const OpenGames& open() const { return m_open; }
    [[nodiscard]] const Section& section() const { return m_open.section(); }
    [[nodiscard]] RoundNumber round() const { return m_round; }
    /// Every way is paired, not only that of draws.
    [[nodiscard]] bool isExact() const { return m_exact; }
    [[nodiscard]] std::size_t ways() const { return m_ways.size(); }
    /// The opponent's number, or one of the words above.
    [[nodiscard]] int opponent(std::size_t way, std::size_t player) const { return m_ways[way][player]; }
    /// By White's result, in the order of OpenGames::kResults; all have the same entrants.
    [[nodiscard]] const std::array<Field, 3>& fields() const { return m_fields; }
    [[nodiscard]] const PlayerRef& entrant(std::size_t index) const { return m_refs[index]; }
    [[nodiscard]] PlayerRef ref(PlayerId player) const
    {
        const Player* found = section().find(player);
        return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
    }

private:
    [[nodiscard]] std::vector<int> opponentsIn(const DraftRound* made) const
    {
        if (made == nullptr) return std::vector<int>(section().players.size(), kNoRound);
        std::vector<int> numbers(section().players.size(), kNotPaired);
        const auto set = [&](PlayerId player, int number) {
            if (const auto index = section().indexOf(player)) numbers[*index] = number;
        };
        for (const Game& game : made->round.games) {
            set(game.white, section().numberOf(game.black));
            set(game.black, section().numberOf(game.white));
        }
        for (const Bye& bye : made->round.byes) {
            if (bye.kind == Outcome::PairingBye) set(bye.player, kBye);
        }
        return numbers;
    }

    OpenGames m_open;
    RoundNumber m_round;
    bool m_exact;
    std::vector<std::vector<int>> m_ways{};
    std::array<Field, 3> m_fields{};
    std::vector<PlayerRef> m_refs{};  ///< by entrant
};

const char* givenWord(Outcome outcome)
{
    if (outcome == Outcome::Win) return "win";
    return outcome == Outcome::Draw ? "draw" : "loss";
}

Explanation askedAbout(const PlayerRef& player, RoundNumber round, std::optional<Outcome> given)
{
    Explanation answer;
    answer.kind = ExplanationKind::Next;
    Arguments asked{{"player", player}, {"round", RoundRef{round}}};
    if (given) asked.emplace_back("outcome", *given);
    answer.subject = {given ? Phrase::NextQuestionGiven : Phrase::NextQuestion, std::move(asked)};
    return answer;
}

/// What is told of one player.
class NextTeller {
public:
    NextTeller(const NextRounds& rounds, PlayerId player, std::optional<Outcome> given, bool everyNumber)
        : m_rounds(rounds),
          m_player(player),
          m_given(given),
          m_everyNumber(everyNumber),
          m_answer(askedAbout(rounds.ref(player), rounds.round(), given))
    {
    }

    Explanation make()
    {
        const std::size_t self = *m_rounds.section().indexOf(m_player);
        for (std::size_t way = 0; way < m_rounds.ways(); ++way) {
            const int number = m_rounds.opponent(way, self);
            m_absent = m_absent || number == NextRounds::kNotPaired;
            m_impossible += number == NextRounds::kNoRound ? 1 : 0;
            if (number >= NextRounds::kBye) ++m_against[number];
        }
        tell();
        addGroup();
        return finished();
    }

private:
    [[nodiscard]] PlayerRef ref() const { return m_rounds.ref(m_player); }
    [[nodiscard]] const OpenGames& open() const { return m_rounds.open(); }

    void conclude(Phrase phrase, Arguments arguments)
    {
        m_answer.conclusion = {phrase, std::move(arguments), {}, true};
    }

    [[nodiscard]] PlayerRef numbered(int number) const
    {
        const Player* found = m_rounds.section().playerNumbered(number);
        return found != nullptr ? PlayerRef{found->tpn, found->name} : PlayerRef{};
    }

    void tell()
    {
        const PlayerRef who = ref();
        const RoundRef round{m_rounds.round()};
        const auto ways = static_cast<std::int64_t>(m_rounds.ways());
        if (m_absent) return conclude(Phrase::NextNotPaired, {{"player", who}, {"round", round}});
        if (m_against.empty()) return conclude(Phrase::NextImpossible, {{"n", Count{ways}}});
        if (!m_rounds.isExact()) {
            const int number = m_against.begin()->first;
            const Count count{static_cast<std::int64_t>(open().count())};
            Arguments drawn{{"player", who}, {"n", count}};
            if (number != 0) drawn.insert(drawn.begin() + 1, {"opponent", numbered(number)});
            m_answer.steps.push_back({number != 0 ? Phrase::NextIfDrawn : Phrase::NextIfDrawnBye, std::move(drawn)});
            return;
        }
        if (m_against.size() == 1 && m_impossible == 0) {
            const int number = m_against.begin()->first;
            if (number == 0) return conclude(Phrase::NextBye, {{"player", who}, {"round", round}});
            return conclude(Phrase::NextCertain, {{"player", who}, {"opponent", numbered(number)}, {"round", round}});
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
        conclude(Phrase::NextOneOf, {{"player", who}, {"players", std::move(players)}, {"n", Count{ways}}});
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
        const auto& fields = m_rounds.fields();
        Level level{{}, points, {}, {}};
        for (std::size_t other = 0; other < fields[0].size(); ++other) {
            if (other == self || fields[0].barred.test(self, other)) continue;
            const auto reaches = [&](const Field& field) { return field.entrants[other].score == points; };
            if (std::ranges::all_of(fields, reaches)) {
                level.sure.push_back(other);
            } else if (std::ranges::any_of(fields, reaches)) {
                level.may.push_back(other);
            }
        }
        return level;
    }
    /// One for each result that the player's own game may have.
    [[nodiscard]] std::vector<Level> levels(std::size_t self) const
    {
        const auto& fields = m_rounds.fields();
        const auto own = open().gameOf(m_player);
        if (!own) return {levelAt(self, fields[0].entrants[self].score)};
        std::vector<Level> all;
        const bool white = open().game(*own).white == m_player;
        for (std::size_t result = 0; result < fields.size(); ++result) {
            const std::size_t whites = white ? result : fields.size() - 1 - result;
            Level level = levelAt(self, fields.at(whites).entrants[self].score);
            level.after = OpenGames::kResults.at(result);
            all.push_back(std::move(level));
        }
        return all;
    }

    [[nodiscard]] Players named(const std::vector<std::size_t>& entrants) const
    {
        Players players;
        for (const std::size_t entrant : entrants) players.players.push_back(m_rounds.entrant(entrant));
        return players;
    }
    [[nodiscard]] FactList numbers(const std::vector<std::size_t>& entrants) const
    {
        FactList list;
        for (const std::size_t entrant : entrants) list.emplace_back(m_rounds.entrant(entrant).number);
        return list;
    }

    void addLists(const Level& level, std::vector<Step>& steps) const
    {
        const auto add = [&](Phrase phrase, Phrase counted, const std::vector<std::size_t>& players) {
            if (players.empty()) return;
            Step names{phrase, {{"points", level.points}, {"players", named(players)}}};
            if (players.size() <= kReadable) {
                steps.push_back(std::move(names));
                return;
            }
            Step many{counted, {{"points", level.points}, {"n", Count{static_cast<std::int64_t>(players.size())}}}};
            many.folded = true;
            many.details.push_back(std::move(names));
            steps.push_back(std::move(many));
        };
        add(Phrase::NextGroup, Phrase::NextGroupMany, level.sure);
        add(Phrase::NextMayCome, Phrase::NextMayComeMany, level.may);
        if (level.sure.empty() && level.may.empty())
            steps.push_back({Phrase::NextGroupNone, {{"player", ref()}, {"points", level.points}}});
    }

    /// By score: who is level whatever the open games give, who may come level, and whom the player has met.
    void addGroup()
    {
        const auto self = m_rounds.fields()[0].indexOf(m_player);
        if (!self) return;
        for (const Level& level : levels(*self)) {
            Arguments score{{"player", ref()}, {"points", level.points}};
            if (level.after) score.emplace_back("outcome", *level.after);
            Step step{level.after ? Phrase::NextScoreAfter : Phrase::NextScore, std::move(score)};
            addLists(level, step.details);
            m_answer.steps.push_back(std::move(step));
            if (m_everyNumber) {
                m_levels.emplace_back(FactObject{{{"after", level.after ? Fact(givenWord(*level.after)) : Fact()},
                                                  {"points", toDecimal(level.points)},
                                                  {"sure", numbers(level.sure)},
                                                  {"may", numbers(level.may)}}});
            }
            if (!m_rounds.isExact() && !m_absent) concludeByScore(level);
        }
        addBarred(*self);
    }

    /// Too many games are open to pair every outcome: what the scores alone bound.
    void concludeByScore(const Level& level)
    {
        const Arguments who{{"player", ref()}, {"round", RoundRef{m_rounds.round()}}};
        if (level.after) return conclude(Phrase::NextByResult, who);
        const auto count = static_cast<std::int64_t>(level.sure.size() + level.may.size());
        Arguments arguments = who;
        arguments.emplace_back("points", level.points);
        if (count > 0) arguments.emplace_back("n", Count{count});
        conclude(count > 0 ? Phrase::NextLevel : Phrase::NextLevelNone, std::move(arguments));
    }

    void addBarred(std::size_t self)
    {
        const Field& field = m_rounds.fields()[0];
        Players barred;
        for (std::size_t other = 0; other < field.size(); ++other) {
            if (other == self || !field.barred.test(self, other)) continue;
            barred.players.push_back(m_rounds.entrant(other));
            m_met.emplace_back(barred.players.back().number);
        }
        if (barred.players.empty()) return;
        m_answer.steps.push_back(
            {Phrase::NextBarred, {{"player", ref()}, {"players", std::move(barred)}}, article::kMeetOnce});
    }

    Explanation finished()
    {
        FactList opponents;
        for (const auto& [number, cases] : m_against) {
            opponents.emplace_back(FactObject{{{"player", number}, {"outcomes", cases}}});
        }
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", ref().number);
        facts.emplace_back("round", m_rounds.round());
        facts.emplace_back("given", m_given ? Fact(givenWord(*m_given)) : Fact());
        facts.emplace_back("open_games", static_cast<int>(open().count()));
        facts.emplace_back("outcomes", static_cast<int>(m_rounds.ways()));
        facts.emplace_back("certain", m_rounds.isExact() && m_against.size() == 1 && m_impossible == 0);
        facts.emplace_back("opponents", std::move(opponents));
        facts.emplace_back("met", std::move(m_met));
        facts.emplace_back("levels", std::move(m_levels));
        return std::move(m_answer);
    }

    const NextRounds& m_rounds;
    PlayerId m_player;
    std::optional<Outcome> m_given;
    bool m_everyNumber;
    std::map<int, int> m_against{};  ///< opponents' numbers (0: the bye) and in how many ways
    int m_impossible = 0;
    bool m_absent = false;
    FactList m_met{};
    FactList m_levels{};
    Explanation m_answer;
};

/// Of an answer that needed no pairing; `meetings` are those of a table.
FactList plainFacts(const Section& section, PlayerId player, std::optional<Outcome> given, const FactList& meetings)
{
    FactList opponents;
    if (!meetings.empty()) {
        const Fact& next = std::get<FactObject>(meetings.front().value).fields.back();
        opponents.emplace_back(FactObject{{Fact("player", next), Fact("outcomes", Fact(1))}});
    }
    return {{"player", section.numberOf(player)},
            {"round", section.roundsPaired() + 1},
            {"given", given ? Fact(givenWord(*given)) : Fact()},
            {"open_games", static_cast<int>(OpenGames(section).count())},
            {"outcomes", meetings.empty() ? 0 : 1},
            {"certain", !meetings.empty()},
            {"opponents", std::move(opponents)},
            {"met", FactList{}},
            {"levels", FactList{}}};
}

/// The table of a round robin: the next round, and below it every one to come.
Explanation fromTable(const Section& section, PlayerId player, std::optional<Outcome> given)
{
    const RoundNumber next = section.roundsPaired() + 1;
    const auto ref = [&](PlayerId id) {
        const Player& found = section.player(id);
        return PlayerRef{found.tpn, found.name};
    };
    Explanation answer = askedAbout(ref(player), next, given);
    FactList meetings;
    for (RoundNumber round = next; round <= tableRounds(section); ++round) {
        const PlayerId opponent = opponentByTable(section, round, player);
        Step meeting{
            Phrase::PairingFreeRound, {{"player", ref(player)}, {"round", RoundRef{round}}}, article::kBergerTables};
        if (opponent) {
            meeting = {Phrase::TableMeet,
                       {{"player", ref(player)}, {"rival", ref(opponent)}, {"round", RoundRef{round}}},
                       article::kBergerTables};
        }
        meetings.emplace_back(FactObject{{{"round", round}, {"opponent", opponent ? ref(opponent).number : 0}}});
        (round == next ? answer.conclusion : answer.steps.emplace_back()) = std::move(meeting);
    }
    answer.conclusion.decisive = true;
    answer.facts.fields = plainFacts(section, player, given, meetings);
    answer.facts.fields.emplace_back("meetings", std::move(meetings));
    return answer;
}

/// What there is to say without pairing anything.
std::optional<Explanation> settled(const Section& section, PlayerId player, std::optional<Outcome> given)
{
    const RoundNumber table = tableRounds(section);
    const RoundNumber all = roundsSaid(section).value_or(0);
    const RoundNumber next = section.roundsPaired() + 1;
    if (all > 0 && next > all) {
        const Player& who = section.player(player);
        Explanation answer = askedAbout({who.tpn, who.name}, next, given);
        answer.conclusion = {Phrase::NextOver, {{"n", Count{all}}}, {}, true};
        answer.facts.fields = plainFacts(section, player, given, {});
        return answer;
    }
    if (table > 0) return fromTable(section, player, given);
    return std::nullopt;
}

}  // namespace

std::optional<Explanation> explainNext(const Section& section, PlayerId player, std::optional<Outcome> given,
                                       const std::stop_token& stop, Progress* progress)
{
    if (auto answer = settled(section, player, given)) return answer;
    OpenGames open(section);
    if (given) open.settle(player, *given);
    NextRounds rounds(std::move(open), static_cast<std::size_t>(-1));
    if (!rounds.read(stop, progress)) return std::nullopt;
    return NextTeller(rounds, player, given, true).make();
}

std::vector<Explanation> explainNextOfAll(const Section& section, const std::stop_token& stop)
{
    // So many players are paired in about a second: four open games of a thousand players, six of a hundred.
    constexpr std::size_t kMostPlayers = 81'000;
    std::vector<Explanation> answers;
    NextRounds rounds(OpenGames(section), kMostPlayers);
    const bool isSettled = section.players.empty() || settled(section, section.players.front().id, {}).has_value();
    if (!isSettled && !rounds.read(stop, nullptr)) return answers;
    for (const Player& player : section.players) {
        if (stop.stop_requested()) return {};
        answers.push_back(isSettled ? *settled(section, player.id, {})
                                    : NextTeller(rounds, player.id, {}, false).make());
    }
    return answers;
}

}  // namespace kydai::pairing
