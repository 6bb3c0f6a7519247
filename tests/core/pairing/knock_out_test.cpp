// Knock-outs: whole brackets played at random beside a book of our own, which knows matches only by who is left and by
// every way in which the rest of a stage can end.

#include "model/knock_out.h"

#include "model/open_games.h"
#include "pairing/explain_pairing.h"
#include "pairing/knock_out_tree.h"
#include "pairing/manual_check.h"
#include "pairing/next_round.h"
#include "pairing/round_colours.h"
#include "support/cups.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

std::set<std::pair<int, int>> pairsOf(const Round& round)
{
    std::set<std::pair<int, int>> pairs;
    for (const Game& game : round.games) pairs.insert(std::minmax(keyOf(game.white), keyOf(game.black)));
    return pairs;
}

std::set<int> byesOf(const Round& round)
{
    std::set<int> byes;
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) byes.insert(keyOf(bye.player));
    }
    return byes;
}

// --- the bracket

TEST(KnockOutBracket, SixteenStandAsTheDigestHasThem)
{
    EXPECT_EQ(bracketOrder(16), (std::vector<int>{1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2}));
    EXPECT_EQ(bracketOrder(2), (std::vector<int>{1, 2}));
}

class KnockOutSize : public ::testing::TestWithParam<int> {};

TEST_P(KnockOutSize, WhereTheHigherSeedAlwaysWinsEachRoundHasTheBestThatAreLeftAndOneMeetsTwoInTheFinal)
{
    const int players = GetParam();
    Section section = knockOut(players);
    int places = 2;
    while (places < players) places *= 2;
    for (int left = places; left >= 2; left /= 2) {
        const Round round = drafted(section);
        std::set<std::pair<int, int>> due;
        std::set<int> byes;
        for (int seed = 1; seed <= left / 2; ++seed) {
            if (left + 1 - seed <= players)
                due.insert({seed, left + 1 - seed});
            else
                byes.insert(seed);
        }
        EXPECT_EQ(pairsOf(round), due) << left;
        EXPECT_EQ(byesOf(round), byes);
        EXPECT_EQ(round.games.size() * 2 + round.byes.size(), section.players.size());
        for (const Game& game : round.games) EXPECT_LT(game.white, game.black) << "the higher seed begins";
        EXPECT_EQ(section.roundsInAll(), section.roundsPaired() + std::countr_zero(static_cast<unsigned>(left)));
        play(section, lowerNumberWins);
    }
    EXPECT_EQ(refusalOf(section), Refusal::KnockOutOver);
    EXPECT_EQ(section.roundsInAll(), section.roundsPaired());
}
INSTANTIATE_TEST_SUITE_P(Sizes, KnockOutSize,
                         ::testing::Values(2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 31, 32, 33, 64, 100));

TEST(KnockOut, NobodyAndOneAreNoKnockOut)
{
    EXPECT_EQ(refusalOf(knockOut(0)), Refusal::KnockOutOver);
    EXPECT_EQ(refusalOf(knockOut(1)), Refusal::KnockOutOver);
}

// --- matches, beside a book of our own

/// Whether every way in which `left` games can end leaves the same player ahead; 0: not yet, else whose lead it is.
int decidedBy(int lead, int left)
{
    if (left == 0) return lead;
    std::set<bool> ahead;
    std::vector<int> ends{lead};
    for (int game = 0; game < left; ++game) {
        std::vector<int> more;
        for (const int end : ends) more.insert(more.end(), {end - 2, end, end + 2});
        ends = std::move(more);
    }
    if (std::ranges::find(ends, 0) != ends.end()) return 0;
    for (const int end : ends) ahead.insert(end > 0);
    return ahead.size() == 1 ? lead : 0;
}

/// What the book knows of a match.
struct Kept {
    int first = 0;
    int second = 0;
    std::size_t stage = 0;
    int played = 0;
    int lead = 0;  ///< of `first`, in half points
    int lastWhite = 0;
    int winner = 0;
};

class Book {
public:
    Book(int players, const KnockOutRules& rules) : m_rules(rules), m_stages(stagesOf(rules))
    {
        std::vector<int> seeds(static_cast<std::size_t>(players));
        std::iota(seeds.begin(), seeds.end(), 1);
        int places = 2;
        while (places < players) places *= 2;
        m_left = quarter(1, 1, places, players);
        open();
    }

    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] int champion() const { return m_left.front(); }
    [[nodiscard]] const std::vector<std::set<int>>& out() const { return m_out; }

    void expect(const Round& round, bool seedBegins) const
    {
        std::set<std::pair<int, int>> due;
        for (const Kept& match : m_matches) {
            if (match.winner == 0) due.insert(std::minmax(match.first, match.second));
        }
        ASSERT_EQ(pairsOf(round), due);
        for (const Game& game : round.games) {
            const Kept& match = of(keyOf(game.white));
            if (match.lastWhite != 0) {
                ASSERT_NE(match.lastWhite, keyOf(game.white)) << "colours alternate";
            } else if (seedBegins) {
                ASSERT_EQ(keyOf(game.white), std::min(match.first, match.second));
            }
        }
    }

    void take(const Round& round)
    {
        for (const Game& game : round.games) {
            Kept& match = of(keyOf(game.white));
            const MatchStage& stage = m_stages[match.stage];
            match.lastWhite = keyOf(game.white);
            const bool firstIsWhite = match.first == keyOf(game.white);
            const int white = (isWin(game.whiteOutcome) ? 1 : 0) - (isWin(game.blackOutcome) ? 1 : 0);
            match.lead += 2 * (firstIsWhite ? white : -white);
            ++match.played;
            const int decided = decidedBy(match.lead, stage.games - match.played);
            if (stage.drawnIsBlacks && isDraw(game.whiteOutcome))
                match.winner = keyOf(game.black);
            else if (decided != 0)
                match.winner = decided > 0 ? match.first : match.second;
            else if (match.played == stage.games) {
                match.played = 0;
                if (match.stage + 1 < m_stages.size()) ++match.stage;
            }
        }
        if (std::ranges::any_of(m_matches, [](const Kept& match) { return match.winner == 0; })) return;
        close();
    }

private:
    /// The places of a part of the bracket whose best seed is `seed`, as the tree of "who may meet whom" has it.
    static std::vector<int> quarter(int seed, int size, int places, int players)
    {
        if (size == places) return {seed <= players ? seed : 0};
        std::vector<int> left = quarter(seed, 2 * size, places, players);
        std::vector<int> right = quarter(2 * size + 1 - seed, 2 * size, places, players);
        left.insert(left.end(), right.begin(), right.end());
        return left;
    }

    void open()
    {
        for (std::size_t at = 0; at < m_left.size(); at += 2) {
            Kept match{m_left[at], m_left[at + 1]};
            if (match.first == 0 || match.second == 0) match.winner = std::max(match.first, match.second);
            m_matches.push_back(match);
        }
    }

    void close()
    {
        std::set<int> out;
        std::vector<int> winners;
        std::vector<int> losers;
        for (const Kept& match : m_matches) {
            const int loser = match.winner == match.first ? match.second : match.first;
            if (m_isThirdPlayed && &match == &m_matches.back()) {
                m_out.back() = {loser};
                m_out.push_back({match.winner});
                continue;
            }
            winners.push_back(match.winner);
            losers.push_back(loser);
            if (loser != 0) out.insert(loser);
        }
        m_out.push_back(out);
        m_matches.clear();
        m_left = winners;
        m_isOver = winners.size() == 1;
        if (m_isOver) return;
        open();
        m_isThirdPlayed = m_rules.thirdPlace && winners.size() == 2 && std::ranges::count(losers, 0) == 0;
        if (m_isThirdPlayed) m_matches.push_back({losers[0], losers[1]});
    }

    [[nodiscard]] const Kept& of(int player) const
    {
        return *std::ranges::find_if(m_matches, [&](const Kept& match) {
            return match.winner == 0 && (match.first == player || match.second == player);
        });
    }
    [[nodiscard]] Kept& of(int player) { return const_cast<Kept&>(std::as_const(*this).of(player)); }

    KnockOutRules m_rules;
    std::vector<MatchStage> m_stages;
    std::vector<int> m_left{};
    std::vector<Kept> m_matches{};
    std::vector<std::set<int>> m_out{};  ///< in the order in which they went
    bool m_isThirdPlayed = false;
    bool m_isOver = false;
};

KnockOutRules anyRules(Random& random)
{
    KnockOutRules rules;
    for (std::uint64_t stages = random.below(4); stages > 0; --stages) {
        MatchStage stage;
        stage.games = random.between(1, 4);
        stage.drawnIsBlacks = stages == 1 && random.below(2) == 0;
        rules.stages.push_back(stage);
    }
    rules.thirdPlace = random.below(2) == 0;
    rules.colourByLots = random.below(2) == 0;
    rules.lots = random.next();
    return rules;
}

TEST(KnockOut, EachRoundHasTheOpenMatchesOfTheBookAndPlacesGoByWhoWentWhen)
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Random random(seed);
        const int players = random.between(2, 40);
        const KnockOutRules rules = anyRules(random);
        Section section = knockOut(players, rules);
        Book book(players, rules);
        while (!book.isOver() && section.roundsPaired() < kMaxRounds) {
            ASSERT_EQ(refusalOf(section), Refusal::None) << seed;
            ASSERT_GT(section.roundsInAll(), section.roundsPaired());
            book.expect(drafted(section), !rules.colourByLots);
            if (HasFatalFailure()) return;
            play(section, [&](int, int) { return anyResult(random); });
            book.take(section.rounds.back());
        }
        if (!book.isOver()) continue;
        ASSERT_EQ(refusalOf(section), Refusal::KnockOutOver) << seed;
        ASSERT_EQ(section.roundsInAll(), section.roundsPaired());
        const auto standings = tiebreak::standingsOf(section, {.codes = std::vector<tiebreak::Code>{}});
        ASSERT_TRUE(standings);
        int place = players + 1;
        for (const std::set<int>& out : book.out()) {
            place -= static_cast<int>(out.size());
            for (const int player : out)
                ASSERT_EQ(standings->rank(static_cast<std::size_t>(player - 1)), place) << seed << ' ' << player;
        }
        ASSERT_EQ(place, 2);
        ASSERT_EQ(standings->rank(static_cast<std::size_t>(book.champion() - 1)), 1);
        // A round that is paired is paired again in the same way.
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const DraftOutcome again = draftRound(section, round);
            ASSERT_EQ(pairsOf(std::get<DraftRound>(again).round), pairsOf(section.round(round)))
                << seed << ' ' << round;
            ASSERT_EQ(std::get<DraftRound>(again).round.byes, section.round(round).byes);
        }
    }
}

TEST(KnockOut, AStageEndsAsSoonAsNobodyCanCatchUp)
{
    Section section = knockOut(2, {.stages = {{.games = 4}, {.games = 2}}});
    EXPECT_EQ(section.roundsInAll(), 4);
    play(section, lowerNumberWins);
    play(section, lowerNumberWins);
    EXPECT_EQ(refusalOf(section), Refusal::None) << "2:0 with two games left";
    play(section, [](int, int) { return kDrawn; });
    EXPECT_EQ(refusalOf(section), Refusal::KnockOutOver) << "2½:½";
}

TEST(KnockOut, TheLastStageIsRepeatedAndStagesDontAddUp)
{
    Section section = knockOut(2, {.stages = {{.games = 2}, {.games = 1}}});
    play(section, lowerNumberWins);
    play(section, [](int white, int black) { return white < black ? kBlack : kWhite; });
    for (int repeated = 0; repeated < 5; ++repeated) {
        EXPECT_EQ(section.roundsInAll(), section.roundsPaired() + 1);
        play(section, [](int, int) { return kDrawn; });
    }
    play(section, lowerNumberWins);
    EXPECT_EQ(refusalOf(section), Refusal::KnockOutOver);
}

TEST(KnockOut, InSuddenDeathADrawIsBlacks)
{
    Section section = knockOut(2, {.stages = {{.games = 1, .drawnIsBlacks = true}}});
    play(section, [](int, int) { return kDrawn; });
    const KnockOut bracket = knockOutOf(section);
    ASSERT_TRUE(bracket.isOver());
    EXPECT_EQ(bracket.rounds.back().matches.front().end, MatchEnd::DrawOdds);
    EXPECT_EQ(bracket.rounds.back().matches.front().winner, section.rounds.front().games.front().black);
}

// --- who isn't there

TEST(KnockOut, WhoWithdrewLosesHisMatchAndWhereBothDidTheNextOneIsABye)
{
    Section section = knockOut(8, {.stages = {{.games = 2}}});
    play(section, [](int, int) { return kDrawn; });
    section.players[7].withdrawnFromRound = 2;  // 1 meets 8
    section.players[4].withdrawnFromRound = 2;  // 5 meets 4
    section.players[3].withdrawnFromRound = 2;
    EXPECT_EQ(pairsOf(drafted(section)), (std::set<std::pair<int, int>>{{2, 7}, {3, 6}}));
    play(section, lowerNumberWins);
    const Round semi = drafted(section);
    EXPECT_EQ(pairsOf(semi), (std::set<std::pair<int, int>>{{2, 3}}));
    EXPECT_EQ(byesOf(semi), std::set<int>{1});
}

/// A file may write the bye of a bracket as a full-point bye; with a half point somebody was away.
TEST(KnockOut, ABracketsByeIsAPairingOrAFullPointBye)
{
    for (const Outcome kind : {Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye}) {
        Section section = knockOut(3);
        play(section, lowerNumberWins);
        ASSERT_EQ(section.rounds[0].byes.size(), 1U);
        section.rounds[0].byes[0].kind = kind;
        const bool isIn = kind == Outcome::PairingBye || kind == Outcome::FullBye;
        EXPECT_EQ(reachOf(knockOutOf(section), section)[0].survived >= 0, isIn) << static_cast<int>(kind);
    }
}

TEST(KnockOut, WithoutPlayersThereIsNoRoundAndNoGame)
{
    const Section section = knockOut(0);
    const KnockOut bracket = knockOutOf(section);
    EXPECT_TRUE(bracket.rounds.empty());
    EXPECT_TRUE(reachOf(bracket, section).empty());
    EXPECT_EQ(OpenGames(section).count(), 0U);
}

TEST(KnockOut, WhoWasAwayInRoundOneIsNotInTheBracket)
{
    Section section = knockOut(5);
    section.requestedByes.push_back({playerId(2), 1, Outcome::ZeroBye});
    const Round first = drafted(section);
    EXPECT_EQ(pairsOf(first), (std::set<std::pair<int, int>>{{1, 5}, {3, 4}}));
    play(section, lowerNumberWins);
    section.requestedByes.clear();
    EXPECT_EQ(pairsOf(drafted(section)), (std::set<std::pair<int, int>>{{1, 3}}));
    const KnockOutReach reach = reachOf(knockOutOf(section), section)[1];
    EXPECT_EQ(reach.survived, -1);
    EXPECT_EQ(reach.places, 0U);
}

TEST(KnockOut, ItWaitsForAdjournedAndOpenGames)
{
    for (const Outcome open : {Outcome::Open, Outcome::Adjourned}) {
        Section section = knockOut(4);
        play(section, lowerNumberWins);
        section.rounds.front().games.front().whiteOutcome = section.rounds.front().games.front().blackOutcome = open;
        EXPECT_EQ(refusalOf(section), Refusal::MatchesOpen);
        EXPECT_EQ(section.roundsInAll(), 2);
    }
}

// --- what was published holds

TEST(KnockOut, BoardsChangedByHandChangeTheBracket)
{
    Section section = knockOut(8);
    Round round = drafted(section);
    const auto seat = [&](int white, int black) {
        return Game{playerId(white), playerId(black), Outcome::Win, Outcome::Loss};
    };
    round.games = {seat(1, 7), seat(5, 4), seat(3, 6), seat(8, 2)};
    section.rounds.push_back(round);
    EXPECT_EQ(pairsOf(drafted(section)), (std::set<std::pair<int, int>>{{1, 5}, {3, 8}}));
    // 2 lost against 8, and is paired all the same: it is he who went on.
    Round semi = drafted(section);
    for (Game& game : semi.games) {
        for (PlayerId* player : {&game.white, &game.black}) {
            if (*player == playerId(8)) *player = playerId(2);
        }
        game.whiteOutcome = Outcome::Win;
        game.blackOutcome = Outcome::Loss;
    }
    section.rounds.push_back(semi);
    const KnockOut bracket = knockOutOf(section);
    EXPECT_EQ(bracket.rounds[0].matches[3].winner, playerId(2));
    EXPECT_EQ(bracket.rounds[0].matches[3].end, MatchEnd::Published);
    EXPECT_EQ(bracket.rounds.size(), 3U);
}

// --- drawn anew

TEST(KnockOut, DrawnByRankTheHighestSeedThatIsLeftMeetsTheLowest)
{
    Section section = knockOut(16, {.draw = BracketDraw::ByRank});
    play(section, [](int white, int black) {
        return (white + black) % 2 == 1 && std::min(white, black) % 2 == 1 ? kBlack : kWhite;
    });
    std::vector<int> left;
    const KnockOut bracket = knockOutOf(section);
    for (const KnockOutMatch& match : bracket.rounds.front().matches) left.push_back(keyOf(match.winner));
    std::ranges::sort(left);
    std::set<std::pair<int, int>> due;
    for (std::size_t at = 0; at < left.size() / 2; ++at) due.insert({left[at], left[left.size() - 1 - at]});
    EXPECT_EQ(pairsOf(drafted(section)), due);
}

TEST(KnockOut, DrawnByLotEachPairIsAsLikelyAndTheSameSeedDrawsTheSame)
{
    std::map<std::pair<int, int>, int> met;
    constexpr int kDraws = 3000;
    for (int lots = 1; lots <= kDraws; ++lots) {
        Section section = knockOut(8, {.draw = BracketDraw::ByLots, .lots = static_cast<std::uint64_t>(lots)});
        play(section, lowerNumberWins);
        const auto pairs = pairsOf(drafted(section));
        EXPECT_EQ(pairs, pairsOf(drafted(section)));
        for (const auto& pair : pairs) ++met[pair];
    }
    ASSERT_EQ(met.size(), 6U);
    for (const auto& [pair, times] : met) {
        EXPECT_GT(times, kDraws / 3 - 150) << pair.first << '-' << pair.second;
        EXPECT_LT(times, kDraws / 3 + 150);
    }
}

// --- units

/// Pairs of one unit that could meet before the round.
int together(const std::vector<int>& order, const std::vector<std::string>& units, std::size_t part)
{
    int count = 0;
    for (std::size_t one = 0; one < order.size(); ++one) {
        for (std::size_t other = one + 1; other < order.size() && other / part == one / part; ++other) {
            const auto a = static_cast<std::size_t>(order[one] - 1);
            const auto b = static_cast<std::size_t>(order[other] - 1);
            if (a < units.size() && b < units.size() && !units[a].empty() && units[a] == units[b]) ++count;
        }
    }
    return count;
}

/// The fewest that exchanges inside the bands can leave: every order of each band is tried.
int fewestTogether(std::vector<int> order, const std::vector<std::string>& units, std::size_t part, std::size_t band)
{
    if (band == order.size()) return together(order, units, part);
    std::vector<std::size_t> places;
    std::vector<int> seeds;
    for (std::size_t at = 0; at < order.size(); ++at) {
        const auto seed = static_cast<std::size_t>(order[at]);
        if (seed <= band || seed > 2 * band || seed > units.size()) continue;
        places.push_back(at);
        seeds.push_back(order[at]);
    }
    std::ranges::sort(seeds);
    int fewest = together(order, units, part) + 1000;
    do {
        for (std::size_t at = 0; at < places.size(); ++at) order[places[at]] = seeds[at];
        fewest = std::min(fewest, fewestTogether(order, units, part, 2 * band));
    } while (fewest > 0 && std::ranges::next_permutation(seeds).found);
    return fewest;
}

TEST(KnockOutUnits, OfEightNoExchangeInsideTheBandsWouldPartMore)
{
    int worse = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Random random(seed);
        const int players = random.between(5, 8);
        const RoundNumber apart = random.between(2, 3);
        Section section = knockOut(players, {.unitsApart = apart});
        std::vector<std::string> units;
        for (Player& player : section.players) {
            player.unit = std::string(1, "ABCD "[random.below(5)]);
            if (player.unit == " ") player.unit.clear();
            units.push_back(player.unit);
        }
        const KnockOut bracket = knockOutOf(section);
        std::vector<int> order;
        int empty = players;
        for (const KnockOutMatch& match : bracket.rounds.front().matches) {
            order.push_back(keyOf(match.higher));
            order.push_back(match.lower ? keyOf(match.lower) : ++empty);
        }
        const std::size_t part = std::size_t{1} << static_cast<unsigned>(apart - 1);
        const int made = together(order, units, part);
        const int fewest = fewestTogether(bracketOrder(8), units, part, 1);
        ASSERT_GE(made, fewest);
        worse += made > fewest ? 1 : 0;
        if (made > 0 || apart > 2) continue;
        for (const KnockOutMatch& match : bracket.rounds.front().matches) {
            if (match.lower && !section.player(match.higher).unit.empty()) {
                EXPECT_NE(section.player(match.higher).unit, section.player(match.lower).unit);
            }
        }
    }
    EXPECT_EQ(worse, 0);
}

TEST(KnockOutUnits, SeedsStayInTheirBandAndByesWithTheHighestSeeds)
{
    Random random(7);
    Section section = knockOut(27, {.unitsApart = 3});
    for (Player& player : section.players) player.unit = std::string(1, "ABCDEF"[random.below(6)]);
    const KnockOut bracket = knockOutOf(section);
    EXPECT_FALSE(bracket.exchanged.empty());
    std::set<int> byes;
    for (const KnockOutMatch& match : bracket.rounds.front().matches) {
        if (match.end == MatchEnd::Bye) byes.insert(keyOf(match.winner));
        const int higher = keyOf(match.higher);
        if (match.lower) {
            EXPECT_TRUE(higher <= 16 && keyOf(match.lower) > 16);
        }
    }
    EXPECT_EQ(byes.size(), 5U);
    for (const auto& [one, other] : bracket.exchanged) {
        const auto band = [](int seed) {
            return seed <= 2 ? seed : static_cast<int>(std::bit_width(static_cast<unsigned>(seed - 1))) + 1;
        };
        EXPECT_EQ(band(keyOf(one)), band(keyOf(other)));
    }
}

// --- why

Explanation explainPairing(const Section& section, RoundNumber round, PlayerId player)
{
    return RoundExplainer(section, round).pairing(player);
}
std::optional<Explanation> explainWhyNot(const Section& section, RoundNumber round, PlayerId player, PlayerId rival)
{
    return RoundExplainer(section, round).whyNot(player, rival);
}

/// The phrase that concludes, by its id.
std::string conclusionOf(const std::optional<Explanation>& answer)
{
    return answer ? std::string(info(answer->conclusion.phrase).id) : std::string();
}
std::vector<std::string> stepsOf(const std::optional<Explanation>& answer)
{
    std::vector<std::string> steps;
    if (answer) {
        for (const Step& step : answer->steps) steps.emplace_back(info(step.phrase).id);
    }
    return steps;
}

TEST(KnockOutWhys, SayWhereSomebodyStandsInTheBracketAndHowHeCameThere)
{
    Section section = knockOut(6, {.stages = {{.games = 2}}, .thirdPlace = true});
    play(section, lowerNumberWins);
    section.rules.scheduledRounds.reset();
    EXPECT_EQ(conclusionOf(explainPairing(section, 1, playerId(3))), "knock_out.seeds");
    EXPECT_EQ(conclusionOf(explainPairing(section, 1, playerId(1))), "knock_out.bye");
    play(section, lowerNumberWins);
    const auto second = explainPairing(section, 2, playerId(6));
    EXPECT_EQ(conclusionOf(second), "knock_out.seeds");
    EXPECT_EQ(stepsOf(second), (std::vector<std::string>{"knock_out.score", "knock_out.game"}));
    play(section, lowerNumberWins);
    const auto semi = explainPairing(section, 3, playerId(2));
    EXPECT_EQ(conclusionOf(semi), "knock_out.winners");
    EXPECT_EQ(stepsOf(semi), (std::vector<std::string>{"knock_out.game", "knock_out.bye", "knock_out.won"}));
    ASSERT_EQ(semi.pictures.size(), 1U);
    const auto& tree = std::get<KnockOutTree>(semi.pictures.front());
    ASSERT_EQ(tree.rounds.size(), 2U);
    EXPECT_EQ(tree.rounds[0].matches.size(), 2U);
    EXPECT_EQ(tree.rounds[0].matches[0].upper.number, 3) << "2 stands at the lower end of the bracket";
    EXPECT_EQ(tree.rounds[0].matches[1].upper.number, 2);
    EXPECT_EQ(conclusionOf(explainPairing(section, 3, playerId(5))), "knock_out.lost");
    EXPECT_EQ(conclusionOf(explainWhyNot(section, 3, playerId(1), playerId(2))), "knock_out.winners");
    play(section, lowerNumberWins);
    play(section, lowerNumberWins);
    EXPECT_EQ(conclusionOf(explainPairing(section, 5, playerId(3))), "knock_out.third");
    EXPECT_EQ(conclusionOf(explainPairing(section, 5, playerId(1))), "knock_out.winners");
    section.rounds.back().games.front().whiteOutcome = section.rounds.back().games.front().blackOutcome = Outcome::Open;
    EXPECT_EQ(conclusionOf(explainPairing(section, 6, playerId(1))), "pairing.matches_open");
}

TEST(KnockOutWhys, SayWhichLotsAndRanksAndUnitsDecided)
{
    for (const auto& [draw, due] :
         {std::pair(BracketDraw::ByRank, "knock_out.ranked"), std::pair(BracketDraw::ByLots, "knock_out.lots")}) {
        Section section = knockOut(8, {.draw = draw, .lots = 5});
        play(section, lowerNumberWins);
        EXPECT_EQ(conclusionOf(explainPairing(section, 2, playerId(1))), due);
    }
    Section section = knockOut(8, {.unitsApart = 2});
    section.players[0].unit = section.players[7].unit = "Huế";
    const auto first = explainPairing(section, 1, playerId(8));
    EXPECT_EQ(stepsOf(first), std::vector<std::string>{"knock_out.exchanged"});
    EXPECT_EQ(std::get<Word>(first.steps.front().arguments.back().second).id, "bracket.semi_final");
}

TEST(KnockOutWhys, SayHowAMatchEndedOtherwiseThanByPoints)
{
    Section odds = knockOut(4, {.stages = {{.games = 1, .drawnIsBlacks = true}}});
    play(odds, [](int, int) { return kDrawn; });
    EXPECT_EQ(conclusionOf(explainPairing(odds, 2, playerId(1))), "knock_out.lost_by_odds");
    EXPECT_EQ(stepsOf(explainPairing(odds, 2, playerId(4))).back(), "knock_out.won_by_odds");
    Section left = knockOut(4, {.stages = {{.games = 2}}});
    play(left, [](int, int) { return kDrawn; });
    left.players[3].withdrawnFromRound = 2;
    EXPECT_EQ(conclusionOf(explainPairing(left, 2, playerId(1))), "knock_out.walkover");
    EXPECT_EQ(conclusionOf(explainPairing(left, 2, playerId(4))), "knock_out.left");
}

/// Of both matches a game is left when the arbiter seats number 1 against number 2: that is the final.
TEST(KnockOutWhys, SayThatWhoPlaysOnWasPairedBeforeHisMatchWasOver)
{
    Section section = knockOut(4, {.stages = {{.games = 2}}});
    play(section, lowerNumberWins);
    section.rounds.emplace_back().games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    const std::vector<std::string> steps = stepsOf(explainPairing(section, 3, playerId(1)));
    EXPECT_EQ(std::ranges::count(steps, "knock_out.published"), 2) << "of him and of his opponent";
    EXPECT_EQ(conclusionOf(explainPairing(section, 3, playerId(4))), "knock_out.published_out");
    EXPECT_EQ(conclusionOf(explainPairing(section, 3, playerId(3))), "knock_out.published_out");
}

// --- places while it is played

std::string whyLevel(const Section& section, int one, int other)
{
    const auto standings = tiebreak::standingsOf(section, {.codes = std::vector<tiebreak::Code>{}});
    if (!standings) return {};
    const Explanation told = tiebreak::explainStanding(section, *standings, static_cast<std::size_t>(one - 1),
                                                       static_cast<std::size_t>(other - 1));
    return std::string(info(told.conclusion.phrase).id);
}

TEST(KnockOutPlaces, ASharedPlaceIsForNowWhileSomebodyIsStillIn)
{
    Section section = knockOut(8, {.stages = {{.games = 1}, {.games = 1}}, .thirdPlace = true});
    play(section,
         [](int white, int black) { return std::min(white, black) == 4 ? kDrawn : lowerNumberWins(white, black); });
    EXPECT_EQ(whyLevel(section, 4, 5), "standing.level_still_in") << "their match is open";
    EXPECT_EQ(whyLevel(section, 4, 8), "standing.level_one_still_in");
    EXPECT_EQ(whyLevel(section, 7, 8), "standing.level_bracket");
    play(section, lowerNumberWins);
    EXPECT_EQ(whyLevel(section, 1, 2), "standing.level_still_in") << "paired next";
    play(section, lowerNumberWins);
    EXPECT_EQ(whyLevel(section, 3, 4), "standing.level_still_in") << "they play for the third place";
    section.rules.knockOut->thirdPlace = false;
    EXPECT_EQ(whyLevel(section, 3, 4), "standing.level_bracket");
    EXPECT_EQ(whyLevel(section, 1, 2), "standing.level_still_in") << "the final";
}

TEST(KnockOutPlaces, OfTwoOnOnePlaceWhoeverIsStillInIsNamedFirst)
{
    Section section = knockOut(8, {.stages = {{.games = 1}, {.games = 1}}});
    play(section, [](int white, int black) {
        if (std::min(white, black) == 4) return kDrawn;
        return std::min(white, black) == 1 ? lowerNumberWins(black, white) : lowerNumberWins(white, black);
    });
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    for (const auto& [one, other] : {std::pair(1, 4), std::pair(4, 1)}) {
        const Explanation told = tiebreak::explainStanding(section, *standings, *section.indexOf(playerId(one)),
                                                           *section.indexOf(playerId(other)));
        EXPECT_EQ(told.conclusion.phrase, Phrase::StandingLevelOneStillIn);
        EXPECT_EQ(std::get<PlayerRef>(told.conclusion.arguments[0].second).number, 4) << one << ' ' << other;
    }
}

// --- other rooms

TEST(KnockOut, ARoundMadeByHandIsNotJudgedByTheRulesOfSwissRounds)
{
    Section section = knockOut(4, {.stages = {{.games = 2}}});
    play(section, lowerNumberWins);
    Round second = drafted(section);
    std::swap(second.games[0].white, second.games[0].black);
    EXPECT_TRUE(checkManualRound(section, second, 2).empty());
    second.games.pop_back();
    EXPECT_FALSE(checkManualRound(section, second, 2).empty()) << "somebody is left out";
}

TEST(KnockOut, TempoIsThatOfTheStage)
{
    Section section = knockOut(2, {.stages = {{.games = 1}, {.games = 1, .tempo = TimeControl::Blitz, .time = "3+2"}}});
    play(section, [](int, int) { return kDrawn; });
    play(section, lowerNumberWins);
    EXPECT_EQ(temposOf(section), (std::vector{TimeControl::Standard, TimeControl::Blitz}));
    section.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_EQ(temposOf(section), (std::vector{TimeControl::Standard, TimeControl::Standard}));
}

}  // namespace
}  // namespace kydai::pairing
