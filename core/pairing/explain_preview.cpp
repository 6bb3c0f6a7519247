// What is certain about the next round while few games are open: every outcome is paired, and each board compared.
#include "explain/articles.h"
#include "model/open_games.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

/// What a player gets in one outcome: the opponent's place among the players, 0 for nobody; White or not.
struct PreviewSeat {
    std::size_t opponent = 0;
    bool white = false;
    friend bool operator==(const PreviewSeat&, const PreviewSeat&) = default;
};

class PreviewExplainer {
public:
    explicit PreviewExplainer(const Section& section) : m_open(section), m_round(section.roundsPaired() + 1)
    {
        m_answer.kind = ExplanationKind::Preview;
        m_answer.subject = {Phrase::PreviewQuestion, {{"round", RoundRef{m_round}}}};
    }

    std::optional<Explanation> make(const std::stop_token& stop, Progress* progress)
    {
        const RoundNumber all = roundsSaid(section()).value_or(0);
        if (all > 0 && m_round > all) {
            conclude(Phrase::NextOver, {{"n", Count{all}}});
            return finished("over");
        }
        if (!m_open.areFew()) {
            conclude(Phrase::PreviewTooMany, {{"round", RoundRef{m_round}}, {"n", count(m_open.count())}});
            return finished("too_many");
        }
        if (!pairEveryOutcome(stop, progress)) return std::nullopt;
        if (m_seats.empty()) {
            conclude(Phrase::NextImpossible, {{"n", count(m_open.outcomes())}});
            return finished("impossible");
        }
        sortOut();
        tell();
        return finished("told");
    }

private:
    [[nodiscard]] const Section& section() const { return m_open.section(); }
    static Count count(std::size_t value) { return {static_cast<std::int64_t>(value)}; }
    [[nodiscard]] PlayerRef ref(std::size_t player) const
    {
        return {section().players[player].tpn, section().players[player].name};
    }
    [[nodiscard]] PlayerRef ref(PlayerId player) const
    {
        const Player& found = section().player(player);
        return {found.tpn, found.name};
    }
    void conclude(Phrase phrase, Arguments arguments)
    {
        m_answer.conclusion = {phrase, std::move(arguments), {}, true};
    }

    bool pairEveryOutcome(const std::stop_token& stop, Progress* progress)
    {
        if (progress != nullptr) progress->start(m_open.outcomes());
        for (std::size_t outcome = 0; outcome < m_open.outcomes(); ++outcome) {
            const DraftOutcome draft = draftRound(m_open.endedAs(outcome), m_round, {}, stop);
            if (stop.stop_requested() || std::holds_alternative<Cancelled>(draft)) return false;
            if (progress != nullptr) progress->advance();
            const auto* made = std::get_if<DraftRound>(&draft);
            if (made == nullptr) {
                ++m_impossible;
                continue;
            }
            m_outcomes.push_back(outcome);
            m_seats.push_back(seatsOf(made->round));
            if (outcome == m_open.allDrawn() || m_shown.games.empty()) m_shown = made->round;
        }
        return true;
    }

    [[nodiscard]] std::vector<PreviewSeat> seatsOf(const Round& round) const
    {
        std::vector<PreviewSeat> seats(section().players.size());
        for (const Game& game : round.games) {
            const std::size_t white = *section().indexOf(game.white);
            const std::size_t black = *section().indexOf(game.black);
            seats[white] = {black + 1, true};
            seats[black] = {white + 1, false};
        }
        return seats;
    }

    /// The same opponent whatever happens; and the same colour.
    [[nodiscard]] bool hasOneOpponent(std::size_t player) const
    {
        return std::ranges::all_of(m_seats, [&](const std::vector<PreviewSeat>& seats) {
            return seats[player].opponent == m_seats.front()[player].opponent;
        });
    }
    [[nodiscard]] bool isFixed(std::size_t player) const
    {
        return std::ranges::all_of(
            m_seats, [&](const std::vector<PreviewSeat>& seats) { return seats[player] == m_seats.front()[player]; });
    }

    /// The open games whose result alone changes the player's seat, the others ending alike.
    [[nodiscard]] std::vector<std::size_t> decidedBy(std::size_t player) const
    {
        std::vector<std::size_t> games;
        std::size_t weight = 1;
        for (std::size_t game = 0; game < m_open.count(); ++game, weight *= OpenGames::kResults.size()) {
            if (changesWith(player, game, weight)) games.push_back(game);
        }
        return games;
    }
    [[nodiscard]] bool changesWith(std::size_t player, std::size_t game, std::size_t weight) const
    {
        for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
            if (OpenGames::resultIn(m_outcomes[i], game) != 0) continue;
            for (const std::size_t more : {weight, 2 * weight}) {
                const auto other = std::ranges::lower_bound(m_outcomes, m_outcomes[i] + more);
                if (other == m_outcomes.end() || *other != m_outcomes[i] + more) continue;
                const auto at = static_cast<std::size_t>(other - m_outcomes.begin());
                if (m_seats[at][player] != m_seats[i][player]) return true;
            }
        }
        return false;
    }

    /// Board by board in the order of the round with every open game drawn.
    void sortOut()
    {
        for (const Game& game : m_shown.games) {
            const std::size_t white = *section().indexOf(game.white);
            const std::size_t black = *section().indexOf(game.black);
            if (hasOneOpponent(white)) {
                (isFixed(white) ? m_fixed : m_colours).emplace_back(white, black);
                continue;
            }
            m_unsure.push_back(white);
            if (!hasOneOpponent(black)) m_unsure.push_back(black);
        }
        for (const Bye& bye : m_shown.byes) {
            const std::size_t player = *section().indexOf(bye.player);
            if (!hasOneOpponent(player)) {
                m_unsure.push_back(player);
            } else if (bye.kind == Outcome::PairingBye) {
                m_bye = player;
            }
        }
    }

    void tell()
    {
        if (m_colours.empty() && m_unsure.empty() && m_impossible == 0) {
            conclude(Phrase::PreviewCertain, {{"round", RoundRef{m_round}}});
        } else {
            conclude(Phrase::PreviewAnswer, {{"round", RoundRef{m_round}},
                                             {"n", count(m_open.count())},
                                             {"fixed", count(m_fixed.size())},
                                             {"colours", count(m_colours.size())},
                                             {"open", count(m_unsure.size())}});
        }
        tellPlayers();
        tellColours();
        tellFixed();
        if (m_impossible > 0) m_answer.steps.push_back({Phrase::NextImpossible, {{"n", count(m_impossible)}}});
    }

    void addGames(std::size_t player, Step& step, FactObject& fact) const
    {
        FactList games;
        const std::vector<std::size_t> deciding = decidedBy(player);
        // That it hangs on every open game goes without saying.
        const bool some = deciding.size() < m_open.count();
        for (const std::size_t at : deciding) {
            const Game& game = m_open.game(at);
            if (some) {
                step.details.push_back(
                    {Phrase::PreviewDecides, {{"player", ref(game.white)}, {"opponent", ref(game.black)}}});
            }
            games.emplace_back(FactList{ref(game.white).number, ref(game.black).number});
        }
        fact.fields.emplace_back("decided_by", std::move(games));
    }

    void tellPlayers()
    {
        if (m_unsure.empty()) return;
        Step step{Phrase::PreviewOpen, {{"n", count(m_unsure.size())}}};
        for (const std::size_t player : m_unsure) {
            std::set<std::size_t> opponents;
            for (const std::vector<PreviewSeat>& seats : m_seats) opponents.insert(seats[player].opponent);
            Players players;
            FactList numbers;
            for (const std::size_t opponent : opponents) {
                numbers.emplace_back(opponent == 0 ? 0 : ref(opponent - 1).number);
                if (opponent != 0) players.players.push_back(ref(opponent - 1));
            }
            std::ranges::sort(players.players, {}, &PlayerRef::number);
            const Phrase phrase = opponents.contains(0) ? Phrase::PreviewPlayerOrBye : Phrase::PreviewPlayer;
            Step told{phrase, {{"player", ref(player)}, {"players", std::move(players)}}};
            FactObject fact{{{"status", "open"}, {"player", ref(player).number}, {"opponents", std::move(numbers)}}};
            addGames(player, told, fact);
            step.details.push_back(std::move(told));
            m_boards.emplace_back(std::move(fact));
        }
        m_answer.steps.push_back(std::move(step));
    }

    void tellColours()
    {
        if (m_colours.empty()) return;
        Step step{Phrase::PreviewColours, {{"n", count(m_colours.size())}}};
        for (const auto& [white, black] : m_colours) {
            Step told{Phrase::PreviewPair, {{"player", ref(white)}, {"opponent", ref(black)}}};
            FactObject fact{{{"status", "colours"}, {"players", FactList{ref(white).number, ref(black).number}}}};
            addGames(white, told, fact);
            step.details.push_back(std::move(told));
            m_boards.emplace_back(std::move(fact));
        }
        m_answer.steps.push_back(std::move(step));
    }

    void tellFixed()
    {
        if (!m_fixed.empty()) {
            Step step{Phrase::PreviewFixed, {{"n", count(m_fixed.size())}}};
            for (const auto& [white, black] : m_fixed) {
                step.details.push_back({Phrase::WhyNotBoard, {{"player", ref(white)}, {"opponent", ref(black)}}});
                m_boards.emplace_back(
                    FactObject{{{"status", "fixed"}, {"white", ref(white).number}, {"black", ref(black).number}}});
            }
            m_answer.steps.push_back(std::move(step));
        }
        if (!m_bye) return;
        m_answer.steps.push_back({Phrase::NextBye, {{"player", ref(*m_bye)}, {"round", RoundRef{m_round}}}});
        m_boards.emplace_back(FactObject{{{"status", "fixed"}, {"white", ref(*m_bye).number}, {"black", 0}}});
    }

    Explanation finished(const char* state)
    {
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("round", m_round);
        facts.emplace_back("state", state);
        facts.emplace_back("open_games", static_cast<int>(m_open.count()));
        facts.emplace_back("outcomes", static_cast<int>(m_seats.size()));
        facts.emplace_back("boards", std::move(m_boards));
        return std::move(m_answer);
    }

    using Pair = std::pair<std::size_t, std::size_t>;  ///< White and Black where every open game is drawn

    OpenGames m_open;
    RoundNumber m_round;
    std::vector<std::size_t> m_outcomes{};            ///< that can be paired, ascending
    std::vector<std::vector<PreviewSeat>> m_seats{};  ///< by outcome, then player
    Round m_shown{};
    std::vector<Pair> m_fixed{};
    std::vector<Pair> m_colours{};
    std::vector<std::size_t> m_unsure{};
    std::optional<std::size_t> m_bye{};
    std::size_t m_impossible = 0;
    FactList m_boards{};
    Explanation m_answer;
};

}  // namespace

std::optional<Explanation> explainPreview(const Section& section, const std::stop_token& stop, Progress* progress)
{
    return PreviewExplainer(section).make(stop, progress);
}

}  // namespace kydai::pairing
