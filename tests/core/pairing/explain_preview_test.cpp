// The preview of the next round against all its outcomes, each paired by itself.
#include "explain/explanation_json.h"
#include "model/open_games.h"
#include "pairing/explain_questions.h"
#include "pairing/next_round.h"
#include "support/explained.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

using Json = nlohmann::ordered_json;
/// Opponent's number (0: nobody) and whether White.
using TpnAndColour = std::pair<int, bool>;
using Seats = std::map<int, TpnAndColour>;

Seats seatsOf(const Section& section, const Round& round)
{
    Seats seats;
    for (const Player& player : section.players) seats[player.tpn] = {0, false};
    for (const Game& game : round.games) {
        const int white = section.numberOf(game.white);
        const int black = section.numberOf(game.black);
        seats[white] = {black, true};
        seats[black] = {white, false};
    }
    return seats;
}

/// A played event whose last round has up to three games open.
Section withOpenGames(std::uint64_t seed)
{
    EventShape shape;
    shape.fewestPlayers = 6;
    shape.mostPlayers = 16;
    shape.mostRoundsPlayed = 3;
    Section section = randomEvent(seed, shape);
    if (section.rounds.empty()) return section;
    for (Round& round : section.rounds) {
        for (Game& game : round.games) {
            if (!isUndecided(game)) continue;
            game.whiteOutcome = game.blackOutcome = Outcome::Draw;
        }
    }
    int open = 0;
    for (Game& game : section.rounds.back().games) {
        if (!isPlayed(game.whiteOutcome) || open == 3) continue;
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
        ++open;
    }
    return section;
}

/// Every outcome's seats by the results of the open games, White's letters in order: "WDL".
std::map<std::string, Seats> everyOutcome(const Section& section)
{
    static constexpr std::pair<char, Outcome> kResults[] = {
        {'W', Outcome::Win}, {'D', Outcome::Draw}, {'L', Outcome::Loss}};
    std::map<std::string, Section> sections{{"", section}};
    for (std::size_t board = 0; board < section.rounds.back().games.size(); ++board) {
        if (!isUndecided(section.rounds.back().games[board])) continue;
        std::map<std::string, Section> more;
        for (const auto& [letters, one] : sections) {
            for (const auto& [letter, outcome] : kResults) {
                Section ended = one;
                ended.rounds.back().games[board].whiteOutcome = outcome;
                ended.rounds.back().games[board].blackOutcome = mirrored(outcome);
                more[letters + letter] = std::move(ended);
            }
        }
        sections = std::move(more);
    }
    std::map<std::string, Seats> seats;
    for (const auto& [letters, one] : sections) {
        const auto draft = draftRound(one, one.roundsPaired() + 1);
        if (const auto* made = std::get_if<DraftRound>(&draft)) seats[letters] = seatsOf(one, made->round);
    }
    return seats;
}

/// The places of the games that alone, the others ending alike, change the player's seat.
std::set<std::size_t> deciding(const std::map<std::string, Seats>& outcomes, int player)
{
    std::set<std::size_t> games;
    for (const auto& [one, seats] : outcomes) {
        for (const auto& [two, others] : outcomes) {
            std::vector<std::size_t> differ;
            for (std::size_t i = 0; i < one.size(); ++i) {
                if (one[i] != two[i]) differ.push_back(i);
            }
            if (differ.size() == 1 && seats.at(player) != others.at(player)) games.insert(differ.front());
        }
    }
    return games;
}

void expectBoard(const Section& section, const std::map<std::string, Seats>& outcomes, const Json& board)
{
    const std::string status = board["status"];
    std::set<TpnAndColour> seats;
    const int player = status == "fixed"     ? board["white"].get<int>()
                       : status == "colours" ? board["players"][0].get<int>()
                                             : board["player"].get<int>();
    for (const auto& [letters, one] : outcomes) seats.insert(one.at(player));
    std::set<int> opponents;
    for (const auto& [opponent, white] : seats) opponents.insert(opponent);
    if (status == "fixed") {
        ASSERT_EQ(seats.size(), 1U);
        EXPECT_EQ(*seats.begin(), TpnAndColour(board["black"].get<int>(), board["black"] != 0));
        return;
    }
    if (status == "colours") {
        EXPECT_EQ(seats.size(), 2U);
        EXPECT_EQ(opponents, std::set<int>{board["players"][1].get<int>()});
    } else {
        EXPECT_GT(opponents.size(), 1U);
        EXPECT_EQ(opponents, board["opponents"].get<std::set<int>>());
    }
    const OpenGames open(section);
    std::set<std::pair<int, int>> due;
    for (const std::size_t at : deciding(outcomes, player))
        due.emplace(section.numberOf(open.game(at).white), section.numberOf(open.game(at).black));
    const auto named = board["decided_by"].get<std::set<std::pair<int, int>>>();
    EXPECT_EQ(named, due);
}

TEST(ExplainPreview, EveryBoardIsWhatAllOutcomesMakeOfIt)
{
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Section section = withOpenGames(seed);
        if (section.rounds.empty()) continue;
        const auto answer = explainPreview(section);
        ASSERT_TRUE(answer);
        const Json told = jsonOf(*answer);
        if (told["state"] != "told") continue;
        const auto outcomes = everyOutcome(section);
        EXPECT_EQ(told["outcomes"], outcomes.size()) << seed;
        std::set<int> named;
        for (const Json& board : told["boards"]) {
            ++seen[board["status"]];
            for (const char* name : {"white", "black", "player"}) {
                if (board.contains(name)) named.insert(board[name].get<int>());
            }
            if (board.contains("players")) named.insert(board["players"].begin(), board["players"].end());
            expectBoard(section, outcomes, board);
        }
        named.erase(0);
        for (const auto& [player, seat] : outcomes.begin()->second) {
            if (seat.first == 0) continue;
            EXPECT_TRUE(named.contains(player)) << "seed " << seed << ": " << player;
        }
        if (::testing::Test::HasFailure()) return;
    }
    EXPECT_GT(seen["fixed"], 4);
    RecordProperty("colours", seen["colours"]);
    EXPECT_GT(seen["open"], 20);
}

TEST(ExplainPreview, TooManyOpenGamesAreSaidToBeTooMany)
{
    Section section = newcomers(16);
    const auto draft = draftRound(section, 1);
    section.rounds.push_back(std::get<DraftRound>(draft).round);
    EXPECT_EQ(explainPreview(section)->conclusion.phrase, Phrase::PreviewTooMany);
    section.rounds.back().games[0].whiteOutcome = Outcome::Win;
    section.rounds.back().games[0].blackOutcome = Outcome::Loss;
    section.rounds.back().games[1].whiteOutcome = section.rounds.back().games[1].blackOutcome = Outcome::Draw;
    EXPECT_EQ(jsonOf(*explainPreview(section))["outcomes"], 729) << "six are few enough";
}

TEST(ExplainPreview, StopsWhenAsked)
{
    Section section = newcomers(8);
    const auto draft = draftRound(section, 1);
    section.rounds.push_back(std::get<DraftRound>(draft).round);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(explainPreview(section, source.get_token()));
}

TEST(ExplainPreview, ProgressCountsTheOutcomes)
{
    Section section = newcomers(4);
    const auto draft = draftRound(section, 1);
    section.rounds.push_back(std::get<DraftRound>(draft).round);
    Progress progress;
    ASSERT_TRUE(explainPreview(section, {}, &progress));
    EXPECT_EQ(progress.total(), 9U);
    EXPECT_EQ(progress.done(), 9U);
}

TEST(ExplainColourTable, IsTheAnswerOfEveryRound)
{
    std::uint64_t seed = 1;
    while (randomEvent(seed, {.fewestPlayers = 8, .mostPlayers = 10}).roundsPaired() < 3) ++seed;
    const Section section = randomEvent(seed, {.fewestPlayers = 8, .mostPlayers = 10});
    for (const Player& player : section.players) {
        const Explanation table = explainColourTable(section, player.id);
        EXPECT_EQ(table.steps.size(), static_cast<std::size_t>(section.roundsPaired()));
        const Json told = jsonOf(table);
        std::size_t games = 0;
        for (const Round& round : section.rounds) {
            for (const Game& game : round.games) games += game.white == player.id || game.black == player.id ? 1 : 0;
        }
        EXPECT_EQ(told["rounds"].size(), games);
        for (const Json& round : told["rounds"]) {
            EXPECT_EQ(round["letter"].is_null(), !round["follows_rule"].get<bool>())
                << "no reason for a change by hand";
        }
    }
}

}  // namespace
}  // namespace kydai::pairing
