// Whom can I meet next? Who is told to be level, for sure or by the open games, is so in every way in which these can
// end, and whoever is met on the own score is among them. However many games are open.
#include "model/open_games.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "support/explained.h"
#include "support/progress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace kydai::pairing {
namespace {

using Json = nlohmann::ordered_json;

Section event(std::uint64_t seed, int players, int openGames)
{
    GenerateOptions options = drawnOptions(seed);
    options.seed = seed;
    options.players = players;
    options.rounds = 4;
    options.bakuAcceleration = seed % 3 == 0;
    Section section = generate(options);
    section.rules.scheduledRounds = 6;
    int open = 0;
    for (Game& game : section.rounds.back().games) {
        if (isForfeit(game.whiteOutcome) || open == openGames) continue;
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
        ++open;
    }
    return section;
}

/// How often somebody is level with the player, by the player's own result ("" where it is known).
struct Seen {
    int ways = 0;
    std::map<int, int> level{};
};
std::string ownResult(const Section& ended, PlayerId player, bool open)
{
    if (!open) return {};
    for (const Game& game : ended.rounds.back().games) {
        const Outcome own = game.white == player ? game.whiteOutcome : game.blackOutcome;
        if (game.white == player || game.black == player)
            return own == Outcome::Win ? "win" : own == Outcome::Draw ? "draw" : "loss";
    }
    return {};
}

class Levels {
public:
    Levels(const Section& section, PlayerId player) : m_section(section), m_player(player), m_games(section)
    {
        m_open = m_games.gameOf(player).has_value();
        for (std::size_t outcome = 0; outcome < m_games.outcomes(); ++outcome) look(m_games.endedAs(outcome));
    }

    void compare() const
    {
        const Json told = jsonOf(*explainNext(m_section, m_player, std::nullopt));
        ASSERT_EQ(told["levels"].size(), m_seen.size()) << about();
        for (const Json& level : told["levels"]) {
            const std::string after = level["after"].is_null() ? std::string() : level["after"].get<std::string>();
            const Seen& seen = m_seen.at(after);
            std::set<int> sure;
            std::set<int> may;
            for (const auto& [number, times] : seen.level) (times == seen.ways ? sure : may).insert(number);
            EXPECT_EQ(level["sure"].get<std::set<int>>(), sure) << about() << after;
            EXPECT_EQ(level["may"].get<std::set<int>>(), may) << about() << after;
        }
    }

    /// Every opponent on the own score, in every round that can come, was told.
    void comparePairings()
    {
        const Json told = jsonOf(*explainNext(m_section, m_player, std::nullopt));
        for (std::size_t outcome = 0; outcome < m_games.outcomes(); ++outcome) {
            const Section& ended = m_games.endedAs(outcome);
            const auto draft = draftRound(ended, ended.roundsPaired() + 1);
            const auto* made = std::get_if<DraftRound>(&draft);
            if (made == nullptr) continue;
            const PlayerId opponent = opponentOnBoard(made->round, m_player);
            const Field field = makeField(ended, ended.roundsPaired() + 1);
            const auto self = field.indexOf(m_player);
            const auto other = field.indexOf(opponent);
            if (!self || !other || field.entrants[*self].score != field.entrants[*other].score) continue;
            const std::string after = ownResult(ended, m_player, m_open);
            const auto level = std::ranges::find_if(told["levels"], [&](const Json& each) {
                return (each["after"].is_null() ? std::string() : each["after"].get<std::string>()) == after;
            });
            ASSERT_NE(level, told["levels"].end()) << about();
            std::set<int> all = (*level)["sure"].get<std::set<int>>();
            all.merge((*level)["may"].get<std::set<int>>());
            EXPECT_TRUE(all.contains(m_section.numberOf(opponent))) << about() << after;
        }
    }

private:
    [[nodiscard]] std::string about() const
    {
        return m_section.info.name + ", number " + std::to_string(m_section.numberOf(m_player)) + ' ';
    }
    void look(const Section& ended)
    {
        const Field field = makeField(ended, ended.roundsPaired() + 1);
        const auto self = field.indexOf(m_player);
        if (!self) return;
        Seen& seen = m_seen[ownResult(ended, m_player, m_open)];
        ++seen.ways;
        for (std::size_t other = 0; other < field.size(); ++other) {
            if (other == *self || field.barred.test(*self, other)) continue;
            if (field.entrants[other].score == field.entrants[*self].score) ++seen.level[field.entrants[other].tpn];
        }
    }

    const Section& m_section;
    PlayerId m_player;
    OpenGames m_games;
    bool m_open = false;
    std::map<std::string, Seen> m_seen{};
};

TEST(NextLevels, AreThoseOfEveryEnding)
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const int open = seed % 2 == 0 ? 3 : 7;
        const Section section = event(seed, 16, open);
        for (std::size_t i = 0; i < section.players.size(); i += open == 7 ? 5 : 2) {
            SCOPED_TRACE(seed);
            Levels levels(section, section.players[i].id);
            levels.compare();
            if (open < 7) levels.comparePairings();
        }
    }
}

/// With many open games the answer is by score, and what would be if all were drawn is only a step.
TEST(NextLevels, AnswerByScoreWhereManyGamesAreOpen)
{
    const Section section = event(7, 24, 12);
    ASSERT_GT(OpenGames(section).count(), OpenGames::kMost);
    int byResult = 0;
    int byScore = 0;
    for (const Player& player : section.players) {
        const auto told = explainNext(section, player.id, std::nullopt);
        ASSERT_TRUE(told);
        byResult += told->conclusion.phrase == Phrase::NextByResult ? 1 : 0;
        const auto given = explainNext(section, player.id, Outcome::Win);
        byScore += given->conclusion.phrase == Phrase::NextLevel || given->conclusion.phrase == Phrase::NextLevelNone;
        EXPECT_NE(told->conclusion.phrase, Phrase::NextIfDrawn);
    }
    EXPECT_GT(byResult, 12);
    EXPECT_GT(byScore, 18);
}

/// More games than ways can be numbered: a draw everywhere is still a draw everywhere.
TEST(NextLevels, IfAllWereDrawnIsPairedSo)
{
    Section section = event(9, 96, 48);
    ASSERT_GT(OpenGames(section).count(), 41U);
    Section drawn = section;
    for (Game& game : drawn.rounds.back().games) {
        if (isUndecided(game)) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    }
    const Round next = std::get<DraftRound>(draftRound(drawn, drawn.roundsPaired() + 1)).round;
    int asked = 0;
    for (const Player& player : section.players) {
        const auto told = explainNext(section, player.id, std::nullopt);
        const auto step = std::ranges::find(told->steps, Phrase::NextIfDrawn, &Step::phrase);
        if (step == told->steps.end()) continue;
        ++asked;
        EXPECT_EQ(std::get<PlayerRef>(step->arguments[1].second).number,
                  section.numberOf(opponentOnBoard(next, player.id)));
        if (asked > 12) break;
    }
    EXPECT_GT(asked, 10);
}

/// Whoever asks: the same, but for the numbers in the facts.
TEST(NextLevels, AreTheSameForAllAtOnce)
{
    for (const int open : {3, 9}) {
        const Section section = event(8, 18, open);
        const std::vector<Explanation> all = explainNextOfAll(section);
        ASSERT_EQ(all.size(), section.players.size());
        for (std::size_t at = 0; at < all.size(); ++at) {
            const auto alone = explainNext(section, section.players[at].id, std::nullopt);
            EXPECT_EQ(all[at].subject, alone->subject);
            EXPECT_EQ(all[at].conclusion, alone->conclusion);
            EXPECT_EQ(all[at].steps, alone->steps);
        }
    }
}

/// Every way is paired only where that is soon done; what the scores bound is said otherwise, and holds.
TEST(NextLevels, AreBoundedForAllOfABigEvent)
{
    const Section section = event(4, 130, 6);
    const std::vector<Explanation> all = explainNextOfAll(section);
    ASSERT_EQ(all.size(), section.players.size());
    const auto byScore = std::ranges::count_if(all, [](const Explanation& answer) {
        return std::ranges::any_of(answer.steps, [](const Step& step) { return step.phrase == Phrase::NextIfDrawn; });
    });
    EXPECT_GT(byScore, 90);
    const auto folded = std::ranges::count_if(all, [](const Explanation& answer) {
        return std::ranges::any_of(answer.steps, [](const Step& step) {
            return std::ranges::any_of(step.details, [](const Step& detail) {
                return detail.folded && detail.phrase == Phrase::NextGroupMany &&
                       std::get<Count>(detail.arguments[1].second).value ==
                           static_cast<std::int64_t>(
                               std::get<Players>(detail.details.front().arguments[1].second).players.size());
            });
        });
    });
    EXPECT_GT(folded, 20) << "long lists are counted";
}

/// In a round robin the table says whom, and when everybody else.
TEST(NextLevels, ARoundRobinTellsEveryMeetingToCome)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    const std::vector<PlayerId> ids = newPlayerIds({}, 7);
    for (int number = 1; number <= 7; ++number) {
        Player player;
        player.id = ids[static_cast<std::size_t>(number - 1)];
        player.tpn = number;
        player.name = "P" + std::to_string(number);
        section.players.push_back(std::move(player));
    }
    for (const RoundNumber round : {1, 2})
        section.rounds.push_back(std::get<DraftRound>(draftRound(section, round)).round);
    for (const Player& player : section.players) {
        const Json told = jsonOf(*explainNext(section, player.id, std::nullopt));
        ASSERT_EQ(told["meetings"].size(), 5U);
        std::set<int> met{player.tpn};
        for (const Round& round : section.rounds) met.insert(section.numberOf(opponentOnBoard(round, player.id)));
        for (const Json& meeting : told["meetings"]) {
            const Round due = std::get<DraftRound>(draftRound(section, meeting["round"].get<RoundNumber>())).round;
            const PlayerId opponent = opponentOnBoard(due, player.id);
            EXPECT_EQ(meeting["opponent"].get<int>(), opponent ? section.numberOf(opponent) : 0);
            EXPECT_TRUE(met.insert(meeting["opponent"].get<int>()).second) << "nobody twice";
        }
        EXPECT_EQ(met.size(), 8U) << "everybody, and the free round";
    }
    const RoundExplainer third(section, 3);
    const auto when = third.whyNot(section.players[0].id, section.players[1].id);
    ASSERT_TRUE(when);
    if (when->conclusion.phrase == Phrase::TableMeet) {
        const RoundNumber round = std::get<RoundRef>(when->conclusion.arguments[2].second).round;
        const Round due = std::get<DraftRound>(draftRound(section, round)).round;
        EXPECT_EQ(opponentOnBoard(due, section.players[0].id), section.players[1].id);
    } else {
        ADD_FAILURE() << "when they meet is the answer";
    }
}

/// Where they are too many only one is paired.
TEST(Next, ProgressCountsTheOutcomes)
{
    const auto counted = [](int players, std::optional<Outcome> given) {
        Section section = newcomers(players);
        section.rounds.push_back(std::get<DraftRound>(draftRound(section, 1)).round);
        Progress progress;
        EXPECT_TRUE(explainNext(section, section.players.front().id, given, {}, &progress));
        EXPECT_EQ(progress.done(), progress.total());
        return progress.total();
    };
    EXPECT_EQ(counted(4, std::nullopt), 9U);
    EXPECT_EQ(counted(4, Outcome::Draw), 3U);
    EXPECT_EQ(counted(6, std::nullopt), 27U);
    EXPECT_EQ(counted(40, std::nullopt), 1U);
}

TEST(NextOfAll, ASectionWithoutPlayersHasNobodyToTell)
{
    Section section = newcomers(0);
    EXPECT_TRUE(explainNextOfAll(section).empty());
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_TRUE(explainNextOfAll(section).empty());
}

}  // namespace
}  // namespace kydai::pairing
