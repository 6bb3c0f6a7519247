// The Double-Swiss System beside a book of our own: it is kept by matches, from rules/other_systems.md alone, and every
// pairing of a round is tried.

#include "pairing/double_swiss/double_swiss.h"

#include "explain/articles.h"
#include "model/game.h"
#include "pairing/bars.h"
#include "pairing/check.h"
#include "pairing/engine.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "pairing/manual_check.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "pairing/round_colours.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"
#include "try_brackets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing::double_swiss_rounds {
namespace {

Section doubleSwiss(int players, int matches)
{
    Section section = newcomers(players);
    section.rules.pairingSystem = PairingSystem::DoubleSwiss;
    section.rules.scheduledRounds = 2 * matches;
    return section;
}

Round drafted(const Section& section)
{
    const DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    return draft == nullptr ? Round{} : draft->round;
}

/// Both games of the next match; `result` of each by White's and Black's numbers.
template <class Result>
void playMatch(Section& section, Result result)
{
    for (int game = 0; game < 2; ++game) {
        Round round = drafted(section);
        for (Game& each : round.games)
            std::tie(each.whiteOutcome, each.blackOutcome) = result(keyOf(each.white), keyOf(each.black));
        section.rounds.push_back(std::move(round));
    }
}

std::pair<Outcome, Outcome> lowerNumberWins(int white, int black)
{
    return white < black ? std::pair(Outcome::Win, Outcome::Loss) : std::pair(Outcome::Loss, Outcome::Win);
}

/// What is known of a player, match by match.
struct Page {
    int points = 0;  ///< tenths
    std::set<int> met{};
    std::string firsts{};  ///< colours of first games, of matches that were played
    bool floated = false;
    bool mayHaveBye = true;
    int played = 0;
};

/// The book: filled from what was played, never from the program's scorecards.
class Book {
public:
    void enter(const Round& first, const Round& second)
    {
        std::map<int, int> before;
        for (const auto& [number, page] : m_pages) before[number] = page.points;
        for (auto& [number, page] : m_pages) page.floated = false;
        for (const Game& game : first.games) {
            const Game& back = *std::ranges::find(second.games, game.black, &Game::white);
            const int white = keyOf(game.white);
            const int black = keyOf(game.black);
            score(white, game.whiteOutcome, back.blackOutcome);
            score(black, game.blackOutcome, back.whiteOutcome);
            const auto gaveUp = [](Outcome one, Outcome two) {
                return one == Outcome::ForfeitLoss && two == Outcome::ForfeitLoss;
            };
            const bool whiteGaveUp = gaveUp(game.whiteOutcome, back.blackOutcome);
            const bool blackGaveUp = gaveUp(game.blackOutcome, back.whiteOutcome);
            if (whiteGaveUp || blackGaveUp) {
                const auto wonBoth = [](Outcome one, Outcome two) {
                    return one == Outcome::ForfeitWin && two == Outcome::ForfeitWin;
                };
                if (wonBoth(game.whiteOutcome, back.blackOutcome)) m_pages[white].mayHaveBye = false;
                if (wonBoth(game.blackOutcome, back.whiteOutcome)) m_pages[black].mayHaveBye = false;
                continue;
            }
            for (const auto& [own, other, colour] : {std::tuple(white, black, 'W'), std::tuple(black, white, 'B')}) {
                Page& page = m_pages[own];
                page.met.insert(other);
                page.firsts += colour;
                ++page.played;
                page.floated = before[own] != before[other];
            }
        }
        for (const Bye& bye : first.byes) {
            constexpr int kWorth[] = {15, 20, 10, 0};
            constexpr std::array kKinds{Outcome::PairingBye, Outcome::FullBye, Outcome::HalfBye, Outcome::ZeroBye};
            Page& page = m_pages[keyOf(bye.player)];
            page.points += kWorth[std::ranges::find(kKinds, bye.kind) - kKinds.begin()];
            if (bye.kind == Outcome::PairingBye || bye.kind == Outcome::FullBye) page.mayHaveBye = false;
        }
    }

    /// Whoever is not away, by the numbers.
    std::map<int, TriedSide> sides(const std::set<int>& there)
    {
        std::map<int, TriedSide> sides;
        for (const int number : there) {
            const Page& page = m_pages[number];
            sides[number] = {number, page.points, '-', page.floated, page.mayHaveBye, page.played, page.met};
        }
        return sides;
    }

    /// These are there: numbers for the drawn colour count who has arrived.
    void arrive(const std::set<int>& there) { m_arrived.insert(there.begin(), there.end()); }

    /// Whether the first of two begins with White: the five steps of 4.3.
    bool beginsWithWhite(int higher, int lower)
    {
        const std::string& own = m_pages[higher].firsts;
        const std::string& other = m_pages[lower].firsts;
        if (own.empty() && other.empty()) return std::distance(m_arrived.begin(), m_arrived.find(higher)) % 2 == 0;
        const auto whites = [](const std::string& firsts) { return std::ranges::count(firsts, 'W'); };
        if (whites(own) != whites(other)) return whites(own) < whites(other);
        for (std::size_t back = 1; back <= std::min(own.size(), other.size()); ++back) {
            if (own[own.size() - back] != other[other.size() - back]) return own[own.size() - back] == 'B';
        }
        return own.empty() ? other.back() == 'W' : own.back() == 'B';
    }
    int points(int number) { return m_pages[number].points; }

private:
    void score(int player, Outcome one, Outcome two)
    {
        for (const Outcome outcome : {one, two}) {
            if (isWin(outcome) || outcome == Outcome::ForfeitWin) m_pages[player].points += 10;
            if (isDraw(outcome)) m_pages[player].points += 5;
        }
    }

    std::map<int, Page> m_pages{};
    std::set<int> m_arrived{};
};

std::pair<Outcome, Outcome> someResult(Random& random, int kind)
{
    if (kind == 0) return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
    if (kind == 1) return {Outcome::ForfeitLoss, Outcome::ForfeitWin};
    if (kind == 2) return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
    constexpr std::array kResults{Outcome::Win, Outcome::Draw, Outcome::Loss};
    const Outcome white = kResults.at(random.below(kResults.size()));
    return {white, mirrored(white)};
}

class DoubleSwissByTryingEverything : public testing::TestWithParam<std::uint64_t> {};

TEST_P(DoubleSwissByTryingEverything, C_04_5_EveryMatchIsTheBestThereIsAndItsColoursAreThoseOfTheFiveSteps)
{
    int again = 0;
    int sharedForfeits = 0;
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 150; ++seed) {
        Random random(seed);
        const int players = random.between(5, 9);
        const int matches = random.between(3, 5);
        Section section = doubleSwiss(players, matches);
        Book book;
        std::set<std::pair<int, int>> ever;
        for (int match = 1; match <= matches; ++match) {
            std::set<int> there;
            for (int number = 1; number <= players; ++number) there.insert(number);
            if (seed % 2 == 0) {
                const int away = random.between(1, players);
                constexpr std::array kKinds{Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
                section.requestedByes.push_back({playerId(away), 2 * match - 1, kKinds.at(random.below(3))});
                there.erase(away);
            }
            book.arrive(there);
            const auto tried = TryBrackets(book.sides(there), match < matches, false).pair();
            const Round first = drafted(section);
            ASSERT_EQ(tried.has_value(), !first.games.empty()) << "seed " << seed << ", match " << match;
            if (!tried) break;
            std::set<std::pair<int, int>> due;
            for (const auto& [one, other] : tried->matches) {
                const bool otherHigher = book.points(other) > book.points(one);
                const int higher = otherHigher ? other : one;
                const int lower = otherHigher ? one : other;
                due.insert(book.beginsWithWhite(higher, lower) ? std::pair(higher, lower) : std::pair(lower, higher));
            }
            std::set<std::pair<int, int>> made;
            for (const Game& game : first.games) made.insert({keyOf(game.white), keyOf(game.black)});
            ASSERT_EQ(made, due) << "seed " << seed << ", match " << match;
            int bye = 0;
            for (const Bye& each : first.byes) bye = each.kind == Outcome::PairingBye ? keyOf(each.player) : bye;
            ASSERT_EQ(bye, tried->bye) << "seed " << seed << ", match " << match;
            for (const auto& pair : made) again += ever.insert(std::minmax(pair.first, pair.second)).second ? 0 : 1;

            section.rounds.push_back(first);
            std::vector<Game>& begun = section.rounds.back().games;
            for (Game& game : begun)
                std::tie(game.whiteOutcome, game.blackOutcome) = someResult(random, random.between(0, 9));
            Round second = drafted(section);
            ASSERT_EQ(second.games.size(), begun.size());
            for (std::size_t board = 0; board < begun.size(); ++board) {
                ASSERT_EQ(second.games[board].white, begun[board].black);
                ASSERT_EQ(second.games[board].black, begun[board].white);
                int kind = random.between(0, 9);
                if (begun[board].whiteOutcome == Outcome::ForfeitWin && kind > 6) kind = kind == 7 ? 0 : 1;
                std::tie(second.games[board].whiteOutcome, second.games[board].blackOutcome) = someResult(random, kind);
                sharedForfeits += begun[board].whiteOutcome == Outcome::ForfeitWin && kind == 0 ? 1 : 0;
            }
            section.rounds.push_back(second);
            book.enter(section.rounds[section.rounds.size() - 2], section.rounds.back());
            const Scorecards cards(section);
            for (int number = 1; number <= players; ++number)
                ASSERT_EQ(cards.score(section.indexOf(playerId(number)).value()).tenths, book.points(number));
        }
        EXPECT_EQ(checkPairings(section).equal(), section.roundsPaired()) << "seed " << seed;
    }
    EXPECT_GT(again, 0) << "a match that was forfeited whole may be played later";
    EXPECT_GT(sharedForfeits, 10);
}
INSTANTIATE_TEST_SUITE_P(Seeds, DoubleSwissByTryingEverything, testing::Values(1, 1001, 2001),
                         [](const auto& seed) { return std::to_string(seed.param); });

// --- the second game

TEST(DoubleSwiss, Art4_4_TheSecondGameHasTheSamePairsWithColoursChanged)
{
    Section section = doubleSwiss(6, 3);
    section.rounds.push_back(drafted(section));
    for (Game& game : section.rounds.back().games)
        std::tie(game.whiteOutcome, game.blackOutcome) = lowerNumberWins(1, 2);
    const Round second = drafted(section);
    section.rounds.push_back(second);
    const Game& board = second.games.front();
    const Explanation answer = RoundExplainer(section, 2).pairing(board.white);
    EXPECT_EQ(answer.conclusion.phrase, Phrase::DoubleSwissSecond);
    EXPECT_EQ(answer.conclusion.article, article::kDoubleSwissSecondGame);
    EXPECT_EQ(jsonOf(answer)["follows_rule"], true);
    const Explanation colour = RoundColours(section, 2).explain(board.white);
    EXPECT_EQ(colour.conclusion.phrase, Phrase::ColourSecondGame);
    EXPECT_EQ(colour.conclusion.article, article::kDoubleSwissSecondGame);
    EXPECT_TRUE(checkManualRound(section, second, 2).empty()) << "that the two have met is no fault here";
}

TEST(DoubleSwiss, Art2_1_2_OneGameWonByForfeitBarsNobodyFromTheByeBothDo)
{
    for (const bool both : {false, true}) {
        Section section = doubleSwiss(5, 3);
        playMatch(section, lowerNumberWins);
        for (Round& round : section.rounds) {
            for (Game& game : round.games) {
                const bool isTheirs = std::min(keyOf(game.white), keyOf(game.black)) == 1;
                if (!isTheirs || (!both && &round == &section.rounds.back())) continue;
                const bool white = keyOf(game.white) == 1;
                game.whiteOutcome = white ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
                game.blackOutcome = mirrored(game.whiteOutcome);
            }
        }
        Round byHand = drafted(section);
        const auto taker = std::ranges::find(byHand.byes, Outcome::PairingBye, &Bye::kind);
        ASSERT_NE(taker, byHand.byes.end());
        for (Game& game : byHand.games) {
            for (PlayerId* player : {&game.white, &game.black}) {
                if (*player == playerId(1)) *player = taker->player;
            }
        }
        taker->player = playerId(1);
        const auto warnings = checkManualRound(section, byHand, 3);
        EXPECT_EQ(std::ranges::count(warnings, ManualFault::WrongBye, &ManualWarning::fault), both ? 1 : 0);
    }
}

TEST(DoubleSwiss, ASecondGameMadeOtherwiseByHandIsTold)
{
    Section section = doubleSwiss(4, 2);
    playMatch(section, lowerNumberWins);
    std::swap(section.rounds[1].games[0].white, section.rounds[1].games[1].white);
    const PlayerId moved = section.rounds[1].games[0].white;
    const RoundExplainer round(section, 2);
    const Explanation answer = round.pairing(moved);
    EXPECT_EQ(answer.conclusion.phrase, Phrase::PairingByHand);
    ASSERT_FALSE(answer.steps.empty());
    EXPECT_EQ(answer.steps.front().phrase, Phrase::DoubleSwissSecond);
    EXPECT_EQ(checkPairings(section).equal(), 1);
    std::swap(section.rounds[1].games[0].white, section.rounds[1].games[1].white);
    std::swap(section.rounds[1].games[0].white, section.rounds[1].games[0].black);
    EXPECT_EQ(RoundColours(section, 2).explain(section.rounds[1].games[0].white).conclusion.phrase,
              Phrase::ColourAgainstMatch);
}

TEST(DoubleSwiss, WhyNotInTheSecondGameNamesBothMatches)
{
    Section section = doubleSwiss(4, 2);
    playMatch(section, lowerNumberWins);
    const Explanation answer = *RoundExplainer(section, 2).whyNot(playerId(1), playerId(2));
    EXPECT_EQ(jsonOf(answer)["decided_by"], "match");
    EXPECT_EQ(answer.conclusion.phrase, Phrase::DoubleSwissSecond);
    ASSERT_EQ(answer.steps.size(), 1U);
    EXPECT_EQ(answer.steps.front().phrase, Phrase::DoubleSwissSecond);
}

TEST(DoubleSwiss, Art4_4_TheSecondGameIsToldWithTheMatchThatBeganBefore)
{
    Section section = doubleSwiss(5, 2);
    section.requestedByes.push_back({playerId(2), 3, Outcome::HalfBye});
    playMatch(section, lowerNumberWins);
    playMatch(section, lowerNumberWins);
    for (const RoundNumber number : {2, 4}) {
        const RoundExplainer round(section, number);
        const auto expectTold = [&](const Step& step, PlayerId player) {
            const PlayerId opponent = opponentOnBoard(section.round(number), player);
            EXPECT_EQ(step.phrase, opponent ? Phrase::DoubleSwissSecond : Phrase::DoubleSwissSecondBye);
            EXPECT_EQ(step.article, article::kDoubleSwissSecondGame);
            EXPECT_EQ(valueIn<PlayerRef>(step, "player").number, keyOf(player));
            EXPECT_EQ(valueIn<PlayerRef>(step, "opponent").number, opponent ? keyOf(opponent) : 0);
            EXPECT_EQ(valueIn<RoundRef>(step, "round").round, number - 1);
            if (opponent) return;
            const auto bye = std::ranges::find(section.round(number).byes, player, &Bye::player);
            ASSERT_NE(bye, section.round(number).byes.end());
            EXPECT_EQ(valueIn<Outcome>(step, "outcome"), bye->kind);
        };
        for (const Player& player : section.players) {
            expectTold(round.pairing(player.id).conclusion, player.id);
            for (const Player& rival : section.players) {
                if (rival.id == player.id) continue;
                const Explanation answer = *round.whyNot(player.id, rival.id);
                expectTold(answer.conclusion, player.id);
                const bool together = opponentOnBoard(section.round(number), player.id) == rival.id;
                ASSERT_EQ(answer.steps.size(), together ? 0U : 1U);
                if (!together) expectTold(answer.steps.front(), rival.id);
            }
        }
        const auto taker = std::ranges::find(section.round(number - 1).byes, Outcome::PairingBye, &Bye::kind);
        const bool isTaken = taker != section.round(number - 1).byes.end();
        EXPECT_EQ(isTaken, number == 2) << "four play the second match";
        const Explanation bye = round.bye();
        if (isTaken) {
            expectTold(bye.conclusion, taker->player);
        } else {
            EXPECT_EQ(bye.conclusion.phrase, Phrase::ByeNobody);
            EXPECT_EQ(valueIn<RoundRef>(bye.conclusion, "round").round, number);
            EXPECT_EQ(valueIn<Count>(bye.conclusion, "n").value, 4);
        }
    }
}

/// Who might meet a player and comes before the one whom he meets stays for another by the order of the pairings alone.
TEST(DoubleSwiss, Art3_6_WhoIsPassedOverIsToldWithTheOrder)
{
    std::size_t passedOver = 0;
    for (int seed = 1; seed <= 12; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        Section section = doubleSwiss(9, 10);
        for (RoundNumber match = 1; match <= 3; ++match) {
            playMatch(section, [&](int, int) {
                constexpr std::array kResults{std::pair(Outcome::Win, Outcome::Loss),
                                              std::pair(Outcome::Draw, Outcome::Draw),
                                              std::pair(Outcome::Loss, Outcome::Win)};
                return kResults.at(random.below(kResults.size()));
            });
            const RoundExplainer round(section, section.roundsPaired() + 1);
            for (const Player& player : section.players) {
                for (const Step& step : round.pairing(player.id).steps)
                    passedOver += step.article == article::kDoubleSwissOrder ? 1 : 0;
            }
        }
    }
    EXPECT_GT(passedOver, 5U);
}

TEST(DoubleSwiss, TheByeIsForTheMatchAndWorthAWinAndADraw)
{
    Section section = doubleSwiss(5, 3);
    playMatch(section, lowerNumberWins);
    const Scorecards cards(section);
    EXPECT_EQ(cards.score(4), Points{15});
    EXPECT_EQ(cards.entry(4, 1).outcome, Outcome::PairingBye);
    EXPECT_EQ(cards.entry(4, 2).outcome, Outcome::HalfBye);
    const Explanation first = RoundExplainer(section, 1).bye();
    EXPECT_EQ(first.conclusion.article, article::kDoubleSwissBye);
    EXPECT_EQ(jsonOf(first)["player"], 5);
    const Explanation second = RoundExplainer(section, 2).bye();
    EXPECT_EQ(second.conclusion.phrase, Phrase::DoubleSwissSecondBye);
    EXPECT_EQ(jsonOf(second)["player"], 5);
}

TEST(DoubleSwiss, WhoAskedForAByeHasItInBothGamesAndWhoComesBetweenThemWaits)
{
    Section section = doubleSwiss(6, 3);
    section.players[5].entersInRound = 2;
    section.requestedByes.push_back({playerId(5), 1, Outcome::HalfBye});
    playMatch(section, lowerNumberWins);
    const Scorecards cards(section);
    EXPECT_EQ(cards.entry(4, 2).outcome, Outcome::HalfBye);
    EXPECT_EQ(cards.entry(5, 2).outcome, Outcome::ZeroBye);
    const auto issues = preflight(section, 2, {});
    EXPECT_TRUE(std::ranges::none_of(
        issues, [](const PreflightIssue& issue) { return issue.kind == PreflightKind::OddCount; }));
}

// --- colours of the first game

colour::Allocation firstGame(std::string_view higher, std::string_view lower, int number = 1)
{
    const auto side = [](std::string_view told, int id) {
        colour::Side made;
        made.history = *colour::History::parse(told, playerId(id));
        return made;
    };
    return colour::allocateFirstGame(side(higher, 1), side(lower, 2), number, Colour::White);
}

TEST(DoubleSwissColours, Art4_3_TheFirstOfTheFiveStepsDecides)
{
    using colour::Decider;
    struct Case {
        std::string_view higher;
        std::string_view lower;
        int number;
        int white;
        Decider decider;
        std::string_view step;
    };
    const Case kCases[] = {
        {"", "", 1, 1, Decider::InitialColour, "4.3.1"},        {"=", "==", 2, 2, Decider::InitialColour, "4.3.1"},
        {"W", "B", 1, 2, Decider::FewerWhites, "4.3.2"},        {"B", "WW", 1, 1, Decider::FewerWhites, "4.3.2"},
        {"WB", "BW", 1, 1, Decider::Alternate, "4.3.3"},        {"BW", "WB", 1, 2, Decider::Alternate, "4.3.3"},
        {"WB", "WB", 1, 1, Decider::HigherAlternates, "4.3.4"}, {"BW", "=W", 1, 2, Decider::HigherAlternates, "4.3.4"},
        {"", "B", 1, 2, Decider::LowerAlternates, "4.3.5"},
    };
    for (const Case& each : kCases) {
        const colour::Allocation decided = firstGame(each.higher, each.lower, each.number);
        EXPECT_EQ(keyOf(decided.white), each.white) << each.higher << " against " << each.lower;
        EXPECT_EQ(decided.decider, each.decider) << each.higher << " against " << each.lower;
        EXPECT_EQ(colour::stepNumber(decided.decider, colour::Rules::DoubleSwiss), each.step);
    }
}

TEST(DoubleSwissColours, EachStepIsToldWithItsArticle)
{
    std::set<std::string> steps;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        Section section = doubleSwiss(8, 5);
        for (int match = 1; match <= 5; ++match) {
            playMatch(section, [&](int, int) { return someResult(random, 9); });
            const RoundNumber round = 2 * match - 1;
            const RoundColours colours(section, round);
            for (const Game& game : section.round(round).games) {
                const Explanation answer = colours.explain(game.white);
                const std::string step = jsonOf(answer)["decided_by"];
                steps.insert(step);
                EXPECT_EQ(answer.conclusion.article.citation(), "C.04.5." + step);
                EXPECT_EQ(jsonOf(answer)["follows_rule"], true);
                if (step != "4.3.3") continue;
                EXPECT_EQ(answer.conclusion.phrase, Phrase::ColourFirstGamesTurned);
                const RoundNumber decisive = jsonOf(answer)["decisive_round"];
                EXPECT_EQ(decisive % 2, 1) << "first games alone count";
                const auto had = Scorecards(section).entry(section.indexOf(game.white).value(), decisive).colour;
                EXPECT_EQ(had, Colour::Black);
            }
        }
    }
    EXPECT_EQ(steps, (std::set<std::string>{"4.3.1", "4.3.2", "4.3.3", "4.3.4"}));
}

/// Two games that one each forfeited are a match that was played; a single one is none.
TEST(DoubleSwiss, Art0_AForfeitedGameIsAMeetingOnlyWhereTheOtherForfeitedTheOther)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::DoubleSwiss;
    section.players = {{.id = playerId(1), .tpn = 1}, {.id = playerId(2), .tpn = 2}};
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(2), Outcome::ForfeitWin, Outcome::ForfeitLoss}};
    EXPECT_FALSE(metInRound(section, playerId(1), playerId(2), 2)) << "the second game is to come";
    section.rounds.resize(2);
    section.rounds[1].games = {{playerId(2), playerId(1), Outcome::ForfeitWin, Outcome::ForfeitLoss}};
    EXPECT_EQ(metInRound(section, playerId(1), playerId(2), 3), 2);
    section.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_FALSE(metInRound(section, playerId(1), playerId(2), 3)) << "two rounds are no match there";
}

}  // namespace
}  // namespace kydai::pairing::double_swiss_rounds
