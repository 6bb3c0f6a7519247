// The bracket as a picture, and whose the colours of a match are.
#include "pairing/knock_out_tree.h"

#include "explain/bracket_words.h"
#include "pairing/round_colours.h"
#include "support/cups.h"
#include "support/explained.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

// --- the picture

/// Each row of a match holds the winner of the match before it that stands at the same height.
void expectRowsFromTheMatchesBefore(const KnockOutTree& tree, std::uint64_t seed)
{
    const auto winnerOf = [](const KnockOutTree::Match& match) {
        return match.winner == 0 ? 0 : (match.winner == 1 ? match.upper : match.lower).number;
    };
    for (std::size_t at = 1; at < tree.rounds.size(); ++at) {
        const auto& before = tree.rounds[at - 1].matches;
        for (std::size_t match = 0; match < tree.rounds[at].matches.size(); ++match) {
            const KnockOutTree::Match& shown = tree.rounds[at].matches[match];
            if (shown.upper.number == 0 && shown.lower.number == 0) continue;  // not known yet
            ASSERT_EQ(shown.upper.number, winnerOf(before[2 * match])) << seed << ' ' << at << ' ' << match;
            ASSERT_EQ(shown.lower.number, winnerOf(before[2 * match + 1])) << seed << ' ' << at << ' ' << match;
        }
    }
}

TEST(KnockOutTreeOf, WhoeverComesFromTheUpperMatchStandsInTheUpperRow)
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Random random(seed);
        const int players = random.between(3, 32);
        Section section = knockOut(players, {.stages = {{.games = 1}, {.games = 1, .drawnIsBlacks = true}}});
        while (refusalOf(section) == Refusal::None) {
            play(section, [&](int, int) { return anyResult(random); });
            expectRowsFromTheMatchesBefore(treeOf(section, knockOutOf(section)), seed);
            if (HasFatalFailure()) return;
        }
        const KnockOut bracket = knockOutOf(section);
        for (const KnockOutRound& round : bracket.rounds) {
            for (const KnockOutMatch& match : round.matches) {
                if (match.lower) {
                    ASSERT_LT(bracket.seedOf(match.higher), bracket.seedOf(match.lower)) << "colours go by the seeds";
                }
            }
        }
        expectRowsFromTheMatchesBefore(treeOf(section, bracket, bracket.rounds.back().matches.front().winner), seed);
    }
}

TEST(KnockOutTreeOf, PartsShowEachMatchBeforeTheLast32OnceAndLeadToTheFirstColumnOfTheEnd)
{
    for (const int players : {33, 64, 70, 128}) {
        Section section = knockOut(players);
        for (int round = 0; round < 4; ++round) {
            const KnockOut bracket = knockOutOf(section);
            const std::vector<KnockOutTree> parts = earlierTreesOf(section, bracket);
            const std::size_t first = bracket.rounds.front().matches.size();
            ASSERT_EQ(parts.size(), first / kMostMatchesOfColumn) << players;
            const std::vector<KnockOutTree> all = treesOf(section, bracket);
            ASSERT_EQ(all.size(), parts.size() + 1);
            const KnockOutTree& end = all.front();
            std::set<int> seeds;
            std::size_t next = 0;  // match of the first column of the end
            for (const KnockOutTree& part : parts) {
                expectRowsFromTheMatchesBefore(part, static_cast<std::uint64_t>(players));
                if (HasFatalFailure()) return;
                EXPECT_EQ(part.rounds.front().matches.size(), kMostMatchesOfColumn);
                for (const KnockOutTree::Match& match : part.rounds.front().matches)
                    seeds.insert({match.upper.number, match.lower.number});
                for (const KnockOutTree::Match& match : part.rounds.back().matches) {
                    EXPECT_EQ(match.upper.number, end.rounds.front().matches[next].upper.number);
                    EXPECT_EQ(match.lower.number, end.rounds.front().matches[next++].lower.number);
                }
            }
            EXPECT_EQ(next, end.rounds.front().matches.size());
            seeds.erase(0);  // nobody, of a bye
            EXPECT_EQ(seeds.size(), static_cast<std::size_t>(players));
            play(section, lowerNumberWins);
        }
    }
    EXPECT_EQ(treesOf(knockOut(32), knockOutOf(knockOut(32))).size(), 1U);
    const Section redrawn = knockOut(64, {.draw = BracketDraw::ByRank});
    EXPECT_TRUE(earlierTreesOf(redrawn, knockOutOf(redrawn)).empty()) << "no match leads to a place of the next round";
}

TEST(KnockOutTreeOf, EachColumnIsCalledByItsPlaces)
{
    Section section = knockOut(70, {.thirdPlace = true});
    while (refusalOf(section) == Refusal::None) {
        const KnockOut bracket = knockOutOf(section);
        for (const KnockOutTree& tree : treesOf(section, bracket)) {
            EXPECT_TRUE(tree.isFixed);
            for (const KnockOutTree::Round& column : tree.rounds) {
                const std::size_t matches = column.matches.size() * static_cast<std::size_t>(std::max(tree.parts, 1));
                EXPECT_EQ(column.word, bracketWord(2 * matches)) << "part " << tree.part << " of " << tree.parts;
            }
        }
        play(section, lowerNumberWins);
    }
    const KnockOut bracket = knockOutOf(section);
    const auto wordsOf = [&](int player) {
        const KnockOutTree tree = treeOf(section, bracket, playerId(player));
        EXPECT_EQ(tree.isFixed, player < 3) << "what leads to the match for the third place is whom they lost against";
        std::vector<std::string> words;
        for (const KnockOutTree::Round& column : tree.rounds) words.push_back(column.word);
        return words;
    };
    const std::vector<std::string> before{std::string(bracketWord(8)), std::string(bracketWord(4))};
    std::vector<std::string> expected = before;
    expected.emplace_back(bracketWord(2));
    EXPECT_EQ(wordsOf(1), expected);
    expected.back() = kThirdPlace;
    EXPECT_EQ(wordsOf(3), expected);
    const Section redrawn = knockOut(8, {.draw = BracketDraw::ByRank});
    EXPECT_FALSE(treeOf(redrawn, knockOutOf(redrawn)).isFixed);
}

/// "2-3 1:0 u" of a match that the upper row won, "1-0 bye u" of a bye; asked ones are starred.
std::string toldOf(const KnockOutTree& tree)
{
    std::string text;
    for (const KnockOutTree::Round& round : tree.rounds) {
        text += text.empty() ? "" : " | ";
        for (const KnockOutTree::Match& match : round.matches) {
            text += (&match == &round.matches.front() ? "" : ", ") + std::to_string(match.upper.number) + '-' +
                    std::to_string(match.lower.number);
            if (match.upper.halves)
                text += ' ' + std::to_string(*match.upper.halves) + ':' + std::to_string(match.lower.halves.value());
            text += std::string(match.isBye ? " bye" : "") + (match.asked ? " *" : "");
            text += match.winner == 0 ? "" : match.winner == 1 ? " u" : " l";
        }
    }
    return text;
}

TEST(KnockOutTreeOf, SaysOfEachMatchWhatItGaveWhoWonItAndWhereThereWasNobody)
{
    Section section = knockOut(5);
    EXPECT_EQ(toldOf(treeOf(section, knockOutOf(section))), "1-0 bye u, 4-5, 3-0 bye u, 2-0 bye u | 0-0, 0-0 | 0-0");
    play(section, lowerNumberWins);
    const std::string first = "1-0 bye u, 4-5 2:0 u, 3-0 bye u, 2-0 bye u | ";
    EXPECT_EQ(toldOf(treeOf(section, knockOutOf(section))), first + "1-4, 3-2 | 0-0");
    play(section, [](int white, int) { return white == 1 ? kWhite : kDrawn; });
    const KnockOut bracket = knockOutOf(section);
    EXPECT_EQ(toldOf(treeOf(section, bracket)), first + "1-4 2:0 u, 3-2 1:1 | 0-0");
    EXPECT_EQ(toldOf(treeOf(section, bracket, playerId(4))), "1-0 bye u, 4-5 2:0 * u | 1-4 2:0 * u");
    EXPECT_EQ(toldOf(treeOf(section, bracket, playerId(3))), "3-0 bye * u, 2-0 bye u | 3-2 1:1 *");
    EXPECT_EQ(toldOf(treeOf(section, bracket, playerId(5))), "") << "out of it";
}

// --- colours

TEST(KnockOutColour, IsGivenBySeedInTheFirstGameAndAlternatesAfterIt)
{
    Section section = knockOut(4, {.stages = {{.games = 2}}});
    play(section, [](int, int) { return kDrawn; });
    play(section, [](int, int) { return kDrawn; });
    for (const Game& game : section.round(1).games) {
        for (const PlayerId player : {game.white, game.black}) {
            const Explanation first = RoundColours(section, 1).explain(player);
            EXPECT_EQ(first.conclusion.phrase, Phrase::ColourFromSeed);
            EXPECT_EQ(valueIn<PlayerRef>(first.conclusion, "higher").number, section.numberOf(game.white));
            const Explanation second = RoundColours(section, 2).explain(player);
            EXPECT_EQ(second.conclusion.phrase, Phrase::ColourFromGame);
            EXPECT_EQ(valueIn<Count>(second.conclusion, "game").value, 2);
            EXPECT_EQ(valueIn<PlayerRef>(second.conclusion, "first").number, section.numberOf(game.black));
        }
    }
}

/// No seed and no lot is named for a board that the bracket doesn't have.
TEST(KnockOutColour, OfAMatchThatTheBracketDoesNotHaveIsGivenByHand)
{
    Section section = knockOut(4);
    play(section, lowerNumberWins);
    section.rounds[0].games = {{playerId(2), playerId(1), Outcome::Win, Outcome::Loss},
                               {playerId(3), playerId(4), Outcome::Win, Outcome::Loss}};
    for (const int player : {1, 2, 3, 4})
        EXPECT_EQ(RoundColours(section, 1).explain(playerId(player)).conclusion.phrase, Phrase::ColourOutsideBracket)
            << player;
}

TEST(KnockOutColour, IsGivenByTheLotWhereTheRulesSaySo)
{
    Section section = knockOut(8, {.colourByLots = true, .lots = 7});
    play(section, lowerNumberWins);
    for (const Game& game : section.round(1).games) {
        const Explanation told = RoundColours(section, 1).explain(game.black);
        EXPECT_EQ(told.conclusion.phrase, Phrase::ColourFromLot);
        EXPECT_EQ(valueIn<PlayerRef>(told.conclusion, "first").number, section.numberOf(game.white));
    }
}

TEST(KnockOutTreeOf, HasTheStagesOfAMatchAlsoOfTheLastOnePlayedAgain)
{
    Section section = knockOut(2, {.stages = {{.games = 2}, {.games = 1}}});
    for (int round = 1; round <= 3; ++round) play(section, [](int, int) { return kDrawn; });
    play(section, [](int white, int) { return white == 2 ? kWhite : kBlack; });
    const KnockOutTree tree = treeOf(section, knockOutOf(section));
    const KnockOutTree::Match& match = tree.rounds.front().matches.front();
    EXPECT_EQ(match.stages, (std::vector<std::pair<int, int>>{{2, 2}, {1, 1}, {0, 2}}));
    EXPECT_EQ(match.upper.halves, 3);
    EXPECT_EQ(match.lower.halves, 5);
    Section plain = knockOut(2, {.stages = {{.games = 2}}});
    play(plain, lowerNumberWins);
    play(plain, lowerNumberWins);
    EXPECT_TRUE(treeOf(plain, knockOutOf(plain)).rounds.front().matches.front().stages.empty()) << "one says it all";
}

TEST(KnockOutTreeOf, EndsWithTheFinalHoweverFarThatIs)
{
    for (const int players : {2, 4, 8, 16}) {
        Section section = knockOut(players, {});
        while (refusalOf(section) == Refusal::None) {
            const KnockOutTree tree = treeOf(section, knockOutOf(section));
            std::size_t matches = static_cast<std::size_t>(players) / 2;
            for (const KnockOutTree::Round& round : tree.rounds) {
                EXPECT_EQ(round.matches.size(), matches) << players;
                matches /= 2;
            }
            EXPECT_EQ(matches, 0U) << players << ": the last column has one match";
            play(section, lowerNumberWins);
        }
    }
}

TEST(KnockOutTreeOf, TheMatchForTheThirdPlaceStandsThereBeforeItsPlayersAreKnown)
{
    Section section = knockOut(4, {.thirdPlace = true});
    const auto thirdOf = [&] { return treeOf(section, knockOutOf(section)).third; };
    ASSERT_TRUE(thirdOf());
    EXPECT_EQ(thirdOf()->upper.number, 0);
    play(section, lowerNumberWins);
    ASSERT_TRUE(thirdOf());
    EXPECT_EQ(thirdOf()->upper.number, 4) << "who lost the upper semi-final";
    EXPECT_EQ(thirdOf()->lower.number, 3);
    EXPECT_FALSE(treeOf(knockOut(4), knockOutOf(knockOut(4))).third);
    const Section two = knockOut(2, {.thirdPlace = true});
    EXPECT_FALSE(treeOf(two, knockOutOf(two)).third) << "nobody loses a semi-final";
}

}  // namespace
}  // namespace kydai::pairing
