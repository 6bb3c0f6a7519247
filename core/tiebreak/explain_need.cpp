// What does a player need for a place? The games that are still to be played are bounded: each open game gives its two
// players what the rules allow, rounds that are not paired yet give everybody anything.
#include "tiebreak/explain_need.h"

#include "explain/articles.h"
#include "model/scorecards.h"
#include "tiebreak/explain_rows.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace kydai::tiebreak {

namespace {

/// Who could stand above a score in the end, at least and at most.
struct Bounds {
    int fewestAbove = 0;
    int mostAbove = 0;     ///< more points
    int mostNotBelow = 0;  ///< as many or more points
};

class NeedExplainer {
public:
    NeedExplainer(const Section& section, PlayerId player, int place, const std::vector<bool>& rivals)
        : m_section(section), m_player(player), m_place(place), m_rivals(rivals), m_cards(section)
    {
        m_self = *section.indexOf(player);
        m_answer.kind = ExplanationKind::Need;
        m_answer.subject = {Phrase::NeedQuestion, {{"player", who()}, {"place", Count{place}}}};
    }

    Need make()
    {
        if (rowOf(m_section.rules.pairingSystem).knocksOut) {
            m_answer.conclusion = {Phrase::NeedBracket, {{"player", who()}}, {}, true};
            return finished();
        }
        if (rowOf(m_section.rules.pairingSystem).ranksByValue) {
            m_answer.conclusion = {Phrase::NeedKeizer, {{"player", who()}}, {}, true};
            return finished();
        }
        readOpenGames();
        const RoundNumber all = m_section.roundsInAll();
        m_unpaired = all - m_section.roundsPaired();
        const bool open = ownGame() != nullptr;
        m_own = m_cards.score(m_self);
        const int own = (open ? 1 : 0) + (withdrawn(m_self) ? 0 : m_unpaired);
        if (own == 0 && m_games.empty() && m_unpaired == 0) return over();
        const std::vector<Points> totals = reachable(own);
        std::optional<Points>& enough = m_need.certain;
        std::optional<Points>& possible = m_need.possible;
        for (const Points total : totals) {
            const Bounds bounds = boundsFor(total);
            const int best = bounds.fewestAbove + 1;
            const int worst = bounds.mostAbove + 1;
            const int worstOnTies = bounds.mostNotBelow + 1;
            addRow(total, best, worst, worstOnTies);
            m_need.best = m_need.best == 0 ? best : std::min(m_need.best, best);
            m_need.worst = std::max(m_need.worst, worstOnTies);
            if (best <= m_place) possible = total;
            if (worstOnTies <= m_place) enough = total;
        }
        conclude(totals, possible, enough, own);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("certain", enough ? Fact(toDecimal(*enough)) : Fact());
        facts.emplace_back("possible", possible ? Fact(toDecimal(*possible)) : Fact());
        return finished();
    }

private:
    [[nodiscard]] PlayerRef who() const
    {
        const Player& player = m_section.player(m_player);
        return {player.tpn, player.name};
    }
    [[nodiscard]] bool withdrawn(std::size_t player) const
    {
        const auto& from = m_section.players[player].withdrawnFromRound;
        return from && *from <= m_section.roundsPaired() + 1;
    }

    /// Counts for the place.
    [[nodiscard]] bool isRival(std::size_t other) const
    {
        return other != m_self && (m_rivals.empty() || m_rivals[other]);
    }

    struct OpenGame {
        std::size_t white = 0;
        std::size_t black = 0;
    };

    void readOpenGames()
    {
        for (const Round& round : m_section.rounds) {
            for (const Game& game : round.games) {
                if (!isUndecided(game.whiteOutcome)) continue;
                const auto white = m_section.indexOf(game.white);
                const auto black = m_section.indexOf(game.black);
                if (white && black) m_games.push_back({*white, *black});
            }
        }
    }
    [[nodiscard]] const OpenGame* ownGame() const
    {
        const auto own = std::ranges::find_if(
            m_games, [&](const OpenGame& game) { return game.white == m_self || game.black == m_self; });
        return own == m_games.end() ? nullptr : &*own;
    }

    /// The totals that the player can reach, highest first.
    [[nodiscard]] std::vector<Points> reachable(int rounds) const
    {
        const PointSystem& points = m_section.rules.points;
        std::set<Points, std::greater<>> totals{m_own};
        for (int round = 0; round < rounds; ++round) {
            std::set<Points, std::greater<>> more;
            for (const Points total : totals) {
                for (const Points gain : {points.win(), points.draw(), points.loss()}) more.insert(total + gain);
            }
            totals = std::move(more);
        }
        return {totals.begin(), totals.end()};
    }

    /// Of an open game: in how many of its players end at or above a limit, at least or at most, over its results.
    using Ends = std::array<Points, 2>;
    [[nodiscard]] std::vector<Ends> ends(const OpenGame& game) const
    {
        const PointSystem& points = m_section.rules.points;
        const Points white = m_cards.score(game.white);
        const Points black = m_cards.score(game.black);
        return {{white + points.winWhite, black + points.lossBlack},
                {white + points.drawWhite, black + points.drawBlack},
                {white + points.lossWhite, black + points.winBlack}};
    }

    /// Rounds to come can only help: the most is what everybody could reach, the fewest what they have.
    [[nodiscard]] Bounds boundsFor(Points total) const
    {
        std::set<std::size_t> playing;
        Bounds bounds;
        for (const OpenGame& game : m_games) {
            playing.insert({game.white, game.black});
            addGame(bounds, game, total);
        }
        for (std::size_t other = 0; other < m_section.players.size(); ++other) {
            if (!isRival(other) || playing.contains(other)) continue;
            const Points at = m_cards.score(other);
            const Points could = at + gainOf(other);
            if (at > total) ++bounds.fewestAbove;
            if (could > total) ++bounds.mostAbove;
            if (could >= total) ++bounds.mostNotBelow;
        }
        return bounds;
    }

    /// What the rounds to come can bring somebody.
    [[nodiscard]] Points gainOf(std::size_t player) const
    {
        return withdrawn(player) ? Points{} : m_section.rules.points.win() * m_unpaired;
    }

    /// The two of an open game, by the result that puts the fewest or the most of them above.
    void addGame(Bounds& bounds, const OpenGame& game, Points total) const
    {
        int fewest = 2;
        int most = 0;
        int notBelow = 0;
        for (const Ends& end : endsGiven(game, total)) {
            int above = 0;
            int mayBeAbove = 0;
            int mayReach = 0;
            for (const auto& [player, at] : {std::pair(game.white, end[0]), std::pair(game.black, end[1])}) {
                if (!isRival(player)) continue;
                const Points could = at + gainOf(player);
                above += at > total ? 1 : 0;
                mayBeAbove += could > total ? 1 : 0;
                mayReach += could >= total ? 1 : 0;
            }
            fewest = std::min(fewest, above);
            most = std::max(most, mayBeAbove);
            notBelow = std::max(notBelow, mayReach);
        }
        bounds.fewestAbove += fewest;
        bounds.mostAbove += most;
        bounds.mostNotBelow += notBelow;
    }

    /// The results of a game that agree with the player's total: of his own, those from which it can be reached.
    [[nodiscard]] std::vector<Ends> endsGiven(const OpenGame& game, Points total) const
    {
        std::vector<Ends> all = ends(game);
        if (game.white != m_self && game.black != m_self) return all;
        const std::size_t side = game.white == m_self ? 0 : 1;
        std::erase_if(all, [&](const Ends& end) {
            std::set<Points> later{end.at(side)};
            for (int round = 0; round < (withdrawn(m_self) ? 0 : m_unpaired); ++round) {
                std::set<Points> more;
                const PointSystem& points = m_section.rules.points;
                for (const Points at : later) {
                    for (const Points gain : {points.win(), points.draw(), points.loss()}) more.insert(at + gain);
                }
                later = std::move(more);
            }
            return !later.contains(total);
        });
        return all;
    }

    void addRow(Points total, int best, int worst, int worstOnTies)
    {
        const bool one = best == worst;
        const bool ties = worst != worstOnTies;
        Arguments arguments{{"points", total}, {"best", Count{best}}};
        if (!one) arguments.emplace_back("worst", Count{worst});
        if (ties) arguments.emplace_back("place", Count{worstOnTies});
        const Phrase range = ties ? Phrase::NeedRowTies : Phrase::NeedRow;
        const Phrase single = ties ? Phrase::NeedRowOneTies : Phrase::NeedRowOne;
        m_answer.steps.push_back({one ? single : range, std::move(arguments)});
        m_rows.emplace_back(FactObject{{{"points", toDecimal(total)},
                                        {"best", best},
                                        {"worst", worst},
                                        {"worst_if_behind_on_ties", worstOnTies}}});
    }

    void conclude(const std::vector<Points>& totals, std::optional<Points> possible, std::optional<Points> enough,
                  int games)
    {
        const Arguments asked{{"player", who()}, {"place", Count{m_place}}};
        const bool oneGame = games == 1 && m_unpaired == 0;
        const auto with = [&](Phrase phrase, Points total) {
            Arguments arguments = asked;
            m_need.more = total - m_own;
            if (oneGame) return ofOneGame(std::move(arguments), total, totals.front(), phrase == Phrase::NeedEnough);
            if (phrase == Phrase::NeedDepends && total == m_own) {
                const Phrase none = games == 0 ? Phrase::NeedOthersDecide : Phrase::NeedNothingMore;
                return Step{none, std::move(arguments), article::kStandings, true};
            }
            arguments.emplace_back("points", m_need.more);
            arguments.emplace_back("n", Count{games});
            return Step{phrase, std::move(arguments), article::kStandings, true};
        };
        m_answer.steps.insert(
            m_answer.steps.begin(),
            {Phrase::NeedNow, {{"player", who()}, {"points", m_own}, {"n", Count{games}}}, article::kStandings});
        m_need.games = games;
        if (enough && *enough == totals.back()) {
            m_need.verdict = Need::Verdict::Has;
            m_answer.conclusion = {Phrase::NeedHas, asked, article::kStandings, true};
        } else if (enough) {
            m_need.verdict = Need::Verdict::Enough;
            m_answer.conclusion = with(Phrase::NeedEnough, *enough);
        } else if (possible) {
            m_need.verdict = Need::Verdict::Depends;
            m_answer.conclusion = with(Phrase::NeedDepends, *possible);
            addRivals(totals.front());
        } else {
            m_need.verdict = Need::Verdict::Never;
            m_answer.conclusion = {Phrase::NeedImpossible, asked, article::kStandings, true};
        }
    }

    /// The conclusion where the player's own open game is all that is to come: by its result.
    [[nodiscard]] Step ofOneGame(Arguments arguments, Points total, Points won, bool enough) const
    {
        const PointSystem& points = m_section.rules.points;
        Outcome outcome = total == m_own + points.draw() ? Outcome::Draw : Outcome::Win;
        if (total == m_own + points.loss()) outcome = Outcome::Loss;
        const bool chance = !enough && outcome == Outcome::Loss;
        if (!chance) arguments.emplace_back("outcome", outcome);
        if (!enough) arguments.emplace_back("why", afterWin(won));
        const Phrase depends = chance ? Phrase::NeedGameChance : Phrase::NeedGameDepends;
        return {enough ? Phrase::NeedGameEnough : depends, std::move(arguments), article::kStandings, true};
    }

    /// What a win in the last open game leaves to others: who must win as well to keep the player off the place.
    [[nodiscard]] Clause afterWin(Points won) const
    {
        const Clause others{{Step{Phrase::NeedWinDepends}}};
        int certain = 0;
        Players winners;
        std::set<std::size_t> playing;
        for (const OpenGame& game : m_games) {
            playing.insert({game.white, game.black});
            for (const auto& [rival, side] : {std::pair(game.white, 0U), std::pair(game.black, 1U)}) {
                if (!isRival(rival)) continue;
                const std::vector<Ends> all = endsGiven(game, won);
                const auto reaches = [won, side = side](const Ends& end) { return end.at(side) >= won; };
                if (std::ranges::all_of(all, reaches)) {
                    ++certain;
                } else if (std::ranges::any_of(all, reaches)) {
                    // Results stand from White's win to Black's: anything but the rival's win must fall short.
                    const std::size_t win = side == 0 ? 0 : all.size() - 1;
                    for (std::size_t i = 0; i < all.size(); ++i) {
                        if (i != win && reaches(all[i])) return others;
                    }
                    const Player& player = m_section.players[rival];
                    winners.players.push_back({player.tpn, player.name});
                }
            }
        }
        for (std::size_t other = 0; other < m_section.players.size(); ++other) {
            if (isRival(other) && !playing.contains(other) && m_cards.score(other) >= won) ++certain;
        }
        const int spare = m_place - certain;
        if (spare < 1 || winners.players.empty()) return others;
        if (winners.players.size() == 1) return {{Step{Phrase::NeedWinUnless, {{"rival", winners.players.front()}}}}};
        return {{Step{Phrase::NeedWinUnlessSome, {{"n", Count{spare}}, {"players", std::move(winners)}}}}};
    }

    /// Whom it depends on: those who could still be level with or above the player's best total.
    void addRivals(Points total)
    {
        Players rivals;
        const Points gain = m_section.rules.points.win() * m_unpaired;
        for (std::size_t other = 0; other < m_section.players.size(); ++other) {
            if (!isRival(other)) continue;
            const bool plays = std::ranges::any_of(
                m_games, [&](const OpenGame& game) { return game.white == other || game.black == other; });
            Points could = m_cards.score(other);
            if (plays) could = could + m_section.rules.points.win();
            if (!withdrawn(other)) could = could + gain;
            if (could < total) continue;
            const Player& player = m_section.players[other];
            rivals.players.push_back({player.tpn, player.name});
        }
        if (rivals.players.empty()) return;
        m_answer.steps.push_back({Phrase::NeedRivals, {{"points", total}, {"players", std::move(rivals)}}});
    }

    Need over()
    {
        m_answer.conclusion = {
            Phrase::NeedOver, {{"player", who()}, {"place", Count{m_place}}}, article::kStandings, true};
        return finished();
    }

    Need finished()
    {
        const TieBreakEdition edition = m_section.tieBreakEdition();
        keepToEdition(edition, m_answer.conclusion);
        for (Step& step : m_answer.steps) keepToEdition(edition, step);
        FactList& facts = m_answer.facts.fields;
        facts.emplace_back("player", m_section.numberOf(m_player));
        facts.emplace_back("place", m_place);
        facts.emplace_back("points", toDecimal(m_cards.score(m_self)));
        facts.emplace_back("open_games", static_cast<int>(m_games.size()));
        facts.emplace_back("rounds_to_come", m_unpaired);
        facts.emplace_back("rows", std::move(m_rows));
        m_need.told = std::move(m_answer);
        return std::move(m_need);
    }

    const Section& m_section;
    PlayerId m_player;
    int m_place;
    const std::vector<bool>& m_rivals;
    Scorecards m_cards;
    std::size_t m_self = 0;
    Points m_own{};
    RoundNumber m_unpaired = 0;
    std::vector<OpenGame> m_games{};
    FactList m_rows{};
    Explanation m_answer;
    Need m_need{};
};

}  // namespace

Need needOf(const Section& section, PlayerId player, int place, const std::vector<bool>& rivals)
{
    return NeedExplainer(section, player, place, rivals).make();
}

Explanation explainNeed(const Section& section, PlayerId player, int place)
{
    return needOf(section, player, place).told;
}

}  // namespace kydai::tiebreak
