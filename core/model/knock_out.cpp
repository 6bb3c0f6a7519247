#include "model/knock_out.h"

#include "model/presence.h"
#include "support/assert.h"
#include "support/random.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace kydai {

namespace {

/// What a game is worth in a match: half points, whatever the section gives for them.
int halvesOf(Outcome outcome)
{
    if (isWin(outcome)) return 2;
    return isDraw(outcome) ? 1 : 0;
}

bool isBye(const Round& round, PlayerId player)
{
    return std::ranges::any_of(round.byes, [&](const Bye& bye) {
        return bye.player == player && (bye.kind == Outcome::PairingBye || bye.kind == Outcome::FullBye);
    });
}

bool hasGame(const Round& round, PlayerId player)
{
    return std::ranges::any_of(round.games,
                               [&](const Game& game) { return game.white == player || game.black == player; });
}

/// Puts seeds of one unit into parts of the bracket whose winners meet in the round that the rules name, by exchanging
/// places inside the bands 3–4, 5–8, 9–16 and so on: the lowest seeds first, and two exchanges at once where one alone
/// parts nobody.
class UnitsApart {
public:
    UnitsApart(const Section& section, const std::vector<PlayerId>& seeds, std::vector<int>& order,
               RoundNumber firstMeeting)
        : m_part(std::size_t{1} << std::min<std::size_t>(static_cast<std::size_t>(firstMeeting - 1), 62)),
          m_order(order),
          m_players(static_cast<int>(seeds.size()))
    {
        m_places.resize(order.size() + 1);
        m_units.resize(order.size() + 1);
        for (std::size_t place = 0; place < order.size(); ++place)
            m_places[static_cast<std::size_t>(order[place])] = place;
        for (int seed = 1; seed <= m_players; ++seed) {
            const auto at = static_cast<std::size_t>(seed);
            m_units[at] = section.player(seeds[at - 1]).unit;
            count(seed, 1);
        }
    }

    std::vector<std::pair<int, int>> exchange()
    {
        while (exchangeOne(0) || exchangeTwo()) {
        }
        return std::move(m_made);
    }

private:
    [[nodiscard]] std::size_t partOf(int seed) const { return m_places[static_cast<std::size_t>(seed)] / m_part; }
    [[nodiscard]] const std::string& unitOf(int seed) const { return m_units[static_cast<std::size_t>(seed)]; }
    [[nodiscard]] int countIn(std::size_t part, const std::string& unit) const
    {
        const auto at = m_counts.find({part, unit});
        return at == m_counts.end() ? 0 : at->second;
    }
    void count(int seed, int more)
    {
        if (!unitOf(seed).empty()) m_counts[{partOf(seed), unitOf(seed)}] += more;
    }
    [[nodiscard]] bool isBesideHisUnit(int seed) const
    {
        return !unitOf(seed).empty() && countIn(partOf(seed), unitOf(seed)) > 1;
    }

    /// Fewer of his unit beside each of the two, once they have changed places.
    [[nodiscard]] int gain(int seed, int other) const
    {
        if (unitOf(seed) == unitOf(other) || partOf(seed) == partOf(other)) return 0;
        const auto fewer = [&](int mover, int left) {
            if (unitOf(mover).empty()) return 0;
            return countIn(partOf(mover), unitOf(mover)) - 1 - countIn(partOf(left), unitOf(mover));
        };
        return fewer(seed, other) + fewer(other, seed);
    }

    /// The seeds of his band, the nearest first, until one serves. A place without a player stays where it is: it is a
    /// bye, and belongs to the seed beside it.
    template <class Serves>
    bool anyOfBand(int seed, Serves serves)
    {
        int first = 1;
        while (2 * first < seed) first *= 2;
        const int last = std::min(2 * first, m_players);
        if (seed == 1) return false;
        for (int distance = 1; distance < 2 * first; ++distance) {
            for (const int other : {seed + distance, seed - distance}) {
                if (other > first && other <= last && serves(other)) return true;
            }
        }
        return false;
    }

    bool exchangeOne(int least)
    {
        for (int seed = m_players; seed > 1; --seed) {
            if (!isBesideHisUnit(seed)) continue;
            const bool made = anyOfBand(seed, [&](int other) {
                if (gain(seed, other) <= least) return false;
                change(seed, other);
                return true;
            });
            if (made) return true;
        }
        return false;
    }

    bool exchangeTwo()
    {
        constexpr int kMostTries = 20'000;  // of large brackets where many of one unit can't be parted
        for (int seed = m_players; seed > 1; --seed) {
            if (!isBesideHisUnit(seed)) continue;
            const bool made = anyOfBand(seed, [&](int other) {
                if (unitOf(seed) == unitOf(other) || partOf(seed) == partOf(other) || m_tries >= kMostTries)
                    return false;
                ++m_tries;
                const int lost = -gain(seed, other);
                change(seed, other);
                if (exchangeOne(lost)) return true;
                change(seed, other);
                m_made.resize(m_made.size() - 2);
                return false;
            });
            if (made) return true;
        }
        return false;
    }

    void change(int seed, int other)
    {
        for (const int each : {seed, other}) count(each, -1);
        std::swap(m_places[static_cast<std::size_t>(seed)], m_places[static_cast<std::size_t>(other)]);
        for (const int each : {seed, other}) {
            m_order[m_places[static_cast<std::size_t>(each)]] = each;
            count(each, 1);
        }
        m_made.emplace_back(std::min(seed, other), std::max(seed, other));
    }

    std::size_t m_part;
    std::vector<int>& m_order;
    int m_players;
    int m_tries = 0;
    std::vector<std::string> m_units{};   ///< by seed
    std::vector<std::size_t> m_places{};  ///< by seed
    std::map<std::pair<std::size_t, std::string>, int> m_counts{};
    std::vector<std::pair<int, int>> m_made{};
};

/// Reads the rounds of a section as a bracket.
class Reader {
public:
    explicit Reader(const Section& section) : m_section(section) {}

    KnockOut read()
    {
        seed();
        if (m_made.seeds.size() < 2) return std::move(m_made);
        RoundNumber first = 1;
        placeSeeds(rulesAt(first));
        while (true) {
            first = play(first);
            const KnockOutRound& last = m_made.rounds.back();
            if (!last.isDecided() && !opensRound(last, first)) break;
            if (last.places == 2) break;
            goOn(first);
        }
        return std::move(m_made);
    }

private:
    [[nodiscard]] KnockOutRules rulesAt(RoundNumber round) const
    {
        return m_section.rulesOf(round).knockOut.value_or(KnockOutRules{});
    }
    [[nodiscard]] bool isPaired(RoundNumber round) const { return round <= m_section.roundsPaired(); }

    /// Whoever was paired or had the bye in round 1, or plays later; before it, whoever is there.
    void seed()
    {
        std::set<PlayerId> seated;
        for (const Round& round : m_section.rounds) {
            for (const Game& game : round.games) seated.insert({game.white, game.black});
        }
        std::vector<const Player*> all;
        for (const Player& player : m_section.players) {
            if (isEntrant(player, seated)) all.push_back(&player);
        }
        std::ranges::stable_sort(all, {}, [&](const Player* each) { return initialRank(m_section.rules, *each); });
        for (const Player* player : all) m_made.seeds.push_back(player->id);
        for (std::size_t at = 0; at < m_made.seeds.size(); ++at) m_seed[m_made.seeds[at]] = static_cast<int>(at) + 1;
    }

    /// \param seated who has a game in some round
    [[nodiscard]] bool isEntrant(const Player& player, const std::set<PlayerId>& seated) const
    {
        if (m_section.rounds.empty()) {
            return isIn(player, 1) && std::ranges::none_of(m_section.requestedByes, [&](const RequestedBye& bye) {
                       return bye.player == player.id && bye.round == 1;
                   });
        }
        return isBye(m_section.rounds.front(), player.id) || seated.contains(player.id);
    }

    void placeSeeds(const KnockOutRules& rules)
    {
        std::vector<int> order = bracketOrder(bracketPlaces(m_made.seeds.size()));
        if (rules.unitsApart > 1) {
            for (const auto& [one, other] : UnitsApart(m_section, m_made.seeds, order, rules.unitsApart).exchange())
                m_made.exchanged.emplace_back(playerOf(one), playerOf(other));
        }
        std::vector<PlayerId> places;
        std::ranges::transform(order, std::back_inserter(places), [&](int seed) { return playerOf(seed); });
        open(1, std::move(places), {});
    }

    [[nodiscard]] PlayerId playerOf(int seed) const
    {
        const auto at = static_cast<std::size_t>(seed);
        return at <= m_made.seeds.size() ? m_made.seeds[at - 1] : PlayerId{};
    }

    /// Nobody is behind everybody.
    [[nodiscard]] int rankOf(PlayerId player) const
    {
        const auto at = m_seed.find(player);
        return at == m_seed.end() ? static_cast<int>(m_seed.size()) + 1 : at->second;
    }

    /// \param upper who comes from the upper one of the two matches before
    [[nodiscard]] KnockOutMatch matchOf(PlayerId upper, PlayerId other) const
    {
        KnockOutMatch match;
        match.lowerIsAbove = rankOf(upper) > rankOf(other);
        match.higher = match.lowerIsAbove ? other : upper;
        match.lower = match.lowerIsAbove ? upper : other;
        if (!match.lower) {
            match.end = match.higher ? MatchEnd::Bye : MatchEnd::Nobody;
            match.winner = match.higher;
        }
        return match;
    }

    /// The places with the players whom the published boards bring together beside each other.
    void followBoards(std::vector<PlayerId>& places, const Round& round) const
    {
        const auto placeOf = [&](PlayerId player) { return std::ranges::find(places, player) - places.begin(); };
        const auto count = std::ssize(places);
        for (const Game& game : round.games) {
            const auto white = placeOf(game.white);
            const auto black = placeOf(game.black);
            if (white == count || black == count) continue;
            const auto stays = std::min(white, black);
            const auto comes = std::max(white, black);
            std::swap(places[static_cast<std::size_t>(stays ^ 1)], places[static_cast<std::size_t>(comes)]);
        }
    }

    void open(RoundNumber first, std::vector<PlayerId> places, const std::optional<KnockOutMatch>& third)
    {
        if (isPaired(first)) followBoards(places, m_section.round(first));
        KnockOutRound round{.first = first, .places = places.size(), .rules = rulesAt(first)};
        const bool haveCome = !m_made.rounds.empty() && round.rules.draw == BracketDraw::Fixed;
        for (std::size_t at = 0; at < places.size(); at += 2) {
            round.matches.push_back(matchOf(places[at], places[at + 1]));
            // Where no lines lead to a match, the higher seed stands above.
            if (!haveCome) round.matches.back().lowerIsAbove = false;
        }
        if (third) round.matches.push_back(*third);
        m_made.rounds.push_back(std::move(round));
    }

    /// Takes the rounds of the section into the last round of the bracket until it is decided; the round behind them.
    RoundNumber play(RoundNumber number)
    {
        KnockOutRound& round = m_made.rounds.back();
        const std::vector<MatchStage> stages = stagesOf(round.rules);
        while (true) {
            for (KnockOutMatch& match : round.matches) walkOver(match, number);
            if (!isPaired(number) || round.isDecided() || opensRound(round, number)) return number;
            for (const Game& game : m_section.round(number).games) take(round, stages, number, game);
            ++number;
        }
    }

    void walkOver(KnockOutMatch& match, RoundNumber next) const
    {
        if (match.end != MatchEnd::Open || match.waits()) return;
        const bool higherLeft = hasWithdrawnBy(m_section.player(match.higher), next);
        const bool lowerLeft = hasWithdrawnBy(m_section.player(match.lower), next);
        if (!higherLeft && !lowerLeft) return;
        match.end = higherLeft && lowerLeft ? MatchEnd::Nobody : MatchEnd::Walkover;
        if (match.end == MatchEnd::Walkover) match.winner = higherLeft ? match.lower : match.higher;
    }

    /// Whether a paired round has a game of players from two matches: the next round of the bracket has begun.
    [[nodiscard]] bool opensRound(const KnockOutRound& round, RoundNumber number) const
    {
        if (!isPaired(number) || number == round.first) return false;
        return std::ranges::any_of(m_section.round(number).games, [&](const Game& game) {
            const auto isOf = [&](PlayerId player) {
                return [player](const KnockOutMatch& match) { return match.has(player); };
            };
            const auto white = std::ranges::find_if(round.matches, isOf(game.white));
            const auto black = std::ranges::find_if(round.matches, isOf(game.black));
            return white != round.matches.end() && black != round.matches.end() && white != black;
        });
    }

    static void take(KnockOutRound& round, const std::vector<MatchStage>& stages, RoundNumber number, const Game& game)
    {
        const auto match = std::ranges::find_if(
            round.matches, [&](const KnockOutMatch& each) { return each.has(game.white) && each.has(game.black); });
        if (match == round.matches.end() || match->end != MatchEnd::Open) return;
        const bool higherIsWhite = game.white == match->higher;
        match->games.push_back({number, match->stage, higherIsWhite,
                                higherIsWhite ? game.whiteOutcome : game.blackOutcome,
                                higherIsWhite ? game.blackOutcome : game.whiteOutcome, match->gamesOfStage == 0});
        if (!isUndecided(game)) settle(*match, stages);
    }

    /// What the last game of a match decides.
    static void settle(KnockOutMatch& match, const std::vector<MatchStage>& stages)
    {
        const MatchGame& game = match.games.back();
        const MatchStage& stage = stages[match.stage];
        ++match.gamesOfStage;
        match.lead += halvesOf(game.higher) - halvesOf(game.lower);
        if (stage.drawnIsBlacks && isDraw(game.higher) && isDraw(game.lower)) {
            match.end = MatchEnd::DrawOdds;
            match.winner = game.higherIsWhite ? match.lower : match.higher;
            return;
        }
        const int left = std::max(0, stage.games - match.gamesOfStage);
        if (std::abs(match.lead) > 2 * left) {
            match.end = MatchEnd::Games;
            match.winner = match.lead > 0 ? match.higher : match.lower;
        } else if (left == 0) {
            match.stage = std::min(match.stage + 1, stages.size() - 1);
            match.gamesOfStage = 0;
        }
    }

    /// The next round of the bracket, from the winners of the last one.
    void goOn(RoundNumber first)
    {
        KnockOutRound& last = m_made.rounds.back();
        for (KnockOutMatch& match : last.matches) {
            if (isPaired(first)) followNext(match, m_section.round(first));
        }
        std::optional<KnockOutMatch> third;
        if (last.places == 4 && rulesAt(first).thirdPlace) {
            std::vector<PlayerId> losers;
            for (const KnockOutMatch& match : last.matches) {
                if (match.end != MatchEnd::Nobody && match.loser()) losers.push_back(match.loser());
            }
            if (losers.size() == 2) third = matchOf(losers[0], losers[1]);
            if (third) third->forThird = true;
        }
        std::vector<PlayerId> winners;
        std::ranges::transform(last.matches, std::back_inserter(winners), &KnockOutMatch::winner);
        open(first, inOrder(std::move(winners), rulesAt(first)), third);
    }

    /// Where the next round has only the one of them who lost, or whose match was open, it is he who went on.
    static void followNext(KnockOutMatch& match, const Round& next)
    {
        if (!match.lower || !match.higher) return;
        const bool higherPlays = hasGame(next, match.higher);
        const bool lowerPlays = hasGame(next, match.lower);
        if (higherPlays == lowerPlays) return;
        const PlayerId playing = higherPlays ? match.higher : match.lower;
        if (match.winner == playing) return;
        match.winner = playing;
        match.end = MatchEnd::Published;
    }

    [[nodiscard]] std::vector<PlayerId> inOrder(std::vector<PlayerId> left, const KnockOutRules& rules) const
    {
        if (rules.draw == BracketDraw::Fixed) return left;
        std::ranges::stable_sort(left, {}, [&](PlayerId player) { return rankOf(player); });
        if (rules.draw == BracketDraw::ByLots) {
            // Whoever has no opponent is drawn as well: only empty places stay behind.
            Random random(rules.lots + m_made.rounds.size());
            const auto there =
                static_cast<std::size_t>(std::ranges::count_if(left, [](PlayerId id) { return bool(id); }));
            for (std::size_t rest = there; rest > 1; --rest) std::swap(left[rest - 1], left[random.below(rest)]);
        }
        std::vector<PlayerId> places;
        for (const int seed : bracketOrder(left.size())) places.push_back(left[static_cast<std::size_t>(seed - 1)]);
        return places;
    }

    const Section& m_section;
    KnockOut m_made{};
    std::map<PlayerId, int> m_seed{};
};

}  // namespace

bool KnockOutMatch::waits() const
{
    return end == MatchEnd::Open && !games.empty() &&
           (isUndecided(games.back().higher) || isUndecided(games.back().lower));
}

bool KnockOutMatch::hasResult() const
{
    return std::ranges::any_of(
        games, [](const MatchGame& game) { return !isUndecided(game.higher) && !isUndecided(game.lower); });
}

std::pair<int, int> KnockOutMatch::score() const
{
    std::pair<int, int> sum;
    for (const MatchGame& game : games) {
        sum.first += halvesOf(game.higher);
        sum.second += halvesOf(game.lower);
    }
    return sum;
}

std::pair<int, int> KnockOutMatch::scoreByRow() const
{
    const auto [ofHigher, ofLower] = score();
    return lowerIsAbove ? std::pair(ofLower, ofHigher) : std::pair(ofHigher, ofLower);
}

std::vector<std::pair<int, int>> KnockOutMatch::stagesByRow() const
{
    std::vector<std::pair<int, int>> sums;
    for (const MatchGame& game : games) {
        if (game.opensStage || sums.empty()) sums.emplace_back();
        sums.back().first += halvesOf(lowerIsAbove ? game.lower : game.higher);
        sums.back().second += halvesOf(lowerIsAbove ? game.higher : game.lower);
    }
    return sums;
}

bool KnockOutRound::isDecided() const
{
    return std::ranges::none_of(matches, [](const KnockOutMatch& match) { return match.end == MatchEnd::Open; });
}

bool KnockOut::isOver() const
{
    return !rounds.empty() && rounds.back().places == 2 && rounds.back().isDecided();
}

int KnockOut::seedOf(PlayerId player) const
{
    const auto at = std::ranges::find(seeds, player);
    return at == seeds.end() ? 0 : static_cast<int>(at - seeds.begin()) + 1;
}

const KnockOutRound& KnockOut::roundAt(RoundNumber round) const
{
    KYDAI_ASSERT(!rounds.empty());
    const auto later = std::ranges::find_if(rounds, [&](const KnockOutRound& each) { return each.first > round; });
    return later == rounds.begin() ? rounds.front() : *std::prev(later);
}

int KnockOut::waiting() const
{
    if (rounds.empty()) return 0;
    return static_cast<int>(std::ranges::count_if(rounds.back().matches, &KnockOutMatch::waits));
}

std::vector<DueGame> KnockOut::dueGames() const
{
    std::vector<DueGame> due;
    if (rounds.empty() || waiting() > 0) return due;
    const KnockOutRound& round = rounds.back();
    for (std::size_t at = 0; at < round.matches.size(); ++at) {
        const KnockOutMatch& match = round.matches[at];
        if (match.end != MatchEnd::Open) continue;
        bool higherIsWhite = true;
        if (!match.games.empty()) {
            higherIsWhite = !match.games.back().higherIsWhite;
        } else if (round.rules.colourByLots) {
            // Of the numbers of the bracket round and the match: an exchange elsewhere draws no colour anew.
            constexpr std::uint64_t kMatches = 1U << 16U;
            higherIsWhite = Random(round.rules.lots + (rounds.size() << 32U) + kMatches + at).below(2) == 0;
        }
        due.push_back(higherIsWhite ? DueGame{match.higher, match.lower} : DueGame{match.lower, match.higher});
    }
    return due;
}

RoundNumber KnockOut::roundsToCome() const
{
    if (rounds.empty() || isOver()) return 0;
    const KnockOutRound& now = rounds.back();
    const std::vector<MatchStage> stages = stagesOf(now.rules);
    RoundNumber all = 0;
    for (const KnockOutMatch& match : now.matches) {
        if (match.end != MatchEnd::Open) continue;
        const int waits = match.waits() ? 1 : 0;
        all = std::max(all, stages[match.stage].games - match.gamesOfStage - waits);
    }
    for (std::size_t places = now.places / 2; places >= 2; places /= 2) all += stages.front().games;
    return all;
}

std::vector<KnockOutReach> reachOf(const KnockOut& knockOut, const Section& section)
{
    std::vector<KnockOutReach> reach(section.players.size());
    const auto of = [&](PlayerId player) -> KnockOutReach* {
        const auto index = section.indexOf(player);
        return index ? &reach[*index] : nullptr;
    };
    for (const PlayerId seed : knockOut.seeds) {
        if (KnockOutReach* made = of(seed)) *made = {0, false, bracketPlaces(knockOut.seeds.size())};
    }
    for (const KnockOutRound& round : knockOut.rounds) {
        for (const KnockOutMatch& match : round.matches) {
            KnockOutReach* winner = of(match.winner);
            if (winner == nullptr) continue;
            if (match.forThird) {
                winner->isThird = true;
            } else {
                ++winner->survived;
                winner->places = round.places / 2;
            }
        }
    }
    if (knockOut.rounds.empty()) return reach;
    const KnockOutRound& now = knockOut.rounds.back();
    for (const KnockOutMatch& match : now.matches) {
        for (const PlayerId player : {match.higher, match.lower}) {
            KnockOutReach* own = of(player);
            if (own == nullptr) continue;
            const bool goesOn =
                match.winner == player ? now.places > 2 : match.winner && now.places == 4 && now.rules.thirdPlace;
            own->isStillIn = match.end == MatchEnd::Open || goesOn;
        }
    }
    return reach;
}

KnockOut knockOutOf(const Section& section)
{
    return Reader(section).read();
}

std::vector<MatchStage> stagesOf(const KnockOutRules& rules)
{
    return rules.stages.empty() ? std::vector<MatchStage>{MatchStage{}} : rules.stages;
}

MatchStage stageAt(const KnockOut& knockOut, RoundNumber number)
{
    const KnockOutRound& round = knockOut.roundAt(number);
    const std::vector<MatchStage> stages = stagesOf(round.rules);
    std::size_t stage = 0;
    for (const KnockOutMatch& match : round.matches) {
        const auto game = std::ranges::find(match.games, number, &MatchGame::round);
        if (game != match.games.end()) return stages[game->stage];
        if (match.end == MatchEnd::Open) stage = std::max(stage, match.stage);
    }
    return stages[stage];
}

std::vector<TimeControl> temposOf(const Section& section)
{
    std::vector<TimeControl> tempos(section.rounds.size(), section.rules.timeControl);
    if (!rowOf(section.rules.pairingSystem).knocksOut) return tempos;
    const KnockOut knockOut = knockOutOf(section);
    if (knockOut.rounds.empty()) return tempos;
    for (std::size_t at = 0; at < tempos.size(); ++at)
        tempos[at] = stageAt(knockOut, static_cast<RoundNumber>(at) + 1).tempo.value_or(tempos[at]);
    return tempos;
}

std::size_t bracketPlaces(std::size_t players)
{
    std::size_t places = 2;
    while (places < players) places *= 2;
    return places;
}

std::vector<int> bracketOrder(std::size_t places)
{
    std::vector<int> order{1};
    while (order.size() < places) {
        const auto sum = static_cast<int>(2 * order.size() + 1);
        std::vector<int> finer;
        for (std::size_t at = 0; at < order.size(); ++at) {
            const int seed = order[at];
            // The stronger of each pair stands at the outside, so that the first match is that of 1 and the last that
            // of 2.
            finer.push_back(at % 2 == 0 ? seed : sum - seed);
            finer.push_back(at % 2 == 0 ? sum - seed : seed);
        }
        order = std::move(finer);
    }
    return order;
}

}  // namespace kydai
