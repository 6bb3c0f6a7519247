// The words and exit statuses of apply: the contract of design/cli.md.

#include "app/kydai-cli/run_cli.h"
#include "store/event_file.h"
#include "support/cleared.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace kydai::cli {
namespace {

/// Four players whose numbers run against their keys.
Section fourPlayers()
{
    Section section;
    section.info.name = "U10";
    section.rules.scheduledRounds = 3;
    section.rules.initialColour = Colour::White;
    for (int key = 1; key <= 4; ++key) {
        Player player;
        player.id = playerId(key);
        player.tpn = 5 - key;
        player.name = "Đấu thủ " + std::to_string(5 - key);
        player.rating = 1500 + 100 * key;
        player.fideId = std::to_string(12'400'000 + key);
        section.players.push_back(player);
    }
    return section;
}

class ApplyTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_apply_" + name);
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        auto file = store::EventFile::create(event(), "Giải");
        ASSERT_TRUE(file.ok());
        ASSERT_TRUE(fixture::apply(*file, AddSection{{}, std::make_shared<const Section>(fourPlayers())},
                                   store::Who{"Trọng tài", {}})
                        .ok());
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string event() const { return (m_folder / "event.kydai").string(); }
    [[nodiscard]] CliRun apply(const std::string& changes, const std::vector<std::string>& more = {}) const
    {
        const std::string file = (m_folder / "changes.json").string();
        std::ofstream(file, std::ios::binary) << changes;
        std::vector<std::string> words{"apply", event(), "--changes", file, "--who", "Máy"};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    }
    [[nodiscard]] Section section() const { return *store::EventFile::read(event())->sections.front().section; }
    [[nodiscard]] std::vector<store::JournalEntry> journal() const
    {
        return store::EventFile::readAll(event())->journal;
    }

    std::filesystem::path m_folder;
};

constexpr const char* kPair = R"([{"change":"pair_round"}])";

TEST_F(ApplyTest, ARoundIsPairedAndItsResultsAreEnteredByNumbers)
{
    CliRun run = apply(kPair);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "changes=1 answers=0\n");
    const Game board = section().round(1).games[0];
    EXPECT_EQ(section().player(board.white).tpn, 1);
    EXPECT_EQ(section().player(board.black).tpn, 3);
    run =
        apply(R"([{"change":"set_result","round":1,"white":1,"black":3,"whiteOutcome":"win","blackOutcome":"loss"}])");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(section().round(1).games[0].whiteOutcome, Outcome::Win);
    EXPECT_EQ(journal().back().who, "Máy");
}

TEST_F(ApplyTest, UnansweredWarningsAreListedAndNothingHappens)
{
    ASSERT_EQ(apply(kPair).status, 0);
    const std::size_t before = journal().size();
    CliRun run = apply(kPair);  // two results are missing
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(run.err.starts_with("resultsMissing (level 2): 2 results are missing.")) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(journal().size(), before);
    run = apply(kPair, {"--answer", "resultsMissing"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "changes=3 answers=1\n");
    EXPECT_EQ(section().roundsPaired(), 2);
    EXPECT_EQ(section().round(1).games[0].whiteOutcome, Outcome::Adjourned);
    EXPECT_EQ(journal().size(), before + 1) << "one action";
}

TEST_F(ApplyTest, WhatIsRefusedStaysRefusedWhateverIsAnswered)
{
    ASSERT_EQ(apply(kPair).status, 0);
    Section other = section();
    const std::string change = R"([{"change":"edit_rules","rules":{"scheduledRounds":5,"initialColour":"black"}}])";
    const CliRun run = apply(change, {"--answer", "roundsLocked", "--answer", "initialColourLocked"});
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.err.find("roundsLocked (level 5): "), std::string::npos) << run.err;
    EXPECT_NE(run.err.find("initialColourLocked (level 5): "), std::string::npos) << run.err;
    EXPECT_EQ(section(), other);
}

TEST_F(ApplyTest, AllChangesOfAFileOrNone)
{
    const Section before = section();
    const CliRun run = apply(R"([{"change":"edit_player","player":2,"unit":"Huế"},
                                 {"change":"set_result","round":9,"white":1,"black":2}])");
    EXPECT_EQ(run.status, 2) << "there is no such round";
    EXPECT_EQ(section(), before);
    EXPECT_EQ(
        apply(R"([{"change":"edit_player","player":2,"unit":"Huế"},{"change":"edit_player","player":1,"unit":"Vinh"}])")
            .status,
        0);
    EXPECT_EQ(section().player(playerId(3)).unit, "Huế");
    EXPECT_EQ(section().player(playerId(4)).unit, "Vinh");
}

TEST_F(ApplyTest, PlayersAreAddedAndNumberedAndByesAreAskedForInOneFile)
{
    const CliRun run = apply(R"([{"change":"add_players","players":[{"name":"Mới","rating":1850,"fideId":"1"}]},
                                 {"change":"set_requested_byes","byes":[{"player":2,"round":1,"kind":"halfBye"}]}])");
    EXPECT_EQ(run.status, 0) << run.err;
    ASSERT_EQ(section().players.size(), 5U);
    EXPECT_EQ(section().players.back().tpn, 2);
    ASSERT_EQ(section().requestedByes.size(), 1U);
    EXPECT_EQ(section().requestedByes[0].player, section().players.back().id);
}

TEST_F(ApplyTest, AResultThatNoGameCanHaveIsRefused)  // question 181
{
    ASSERT_EQ(apply(kPair).status, 0);
    const Section before = section();
    const auto enter = [&](const std::string& white, const std::string& black) {
        return apply(R"([{"change":"set_result","round":1,"white":1,"black":3,"whiteOutcome":")" + white +
                     R"(","blackOutcome":")" + black + R"("}])")
            .status;
    };
    for (const auto& [white, black] :
         {std::pair("win", "draw"), std::pair("draw", "win"), std::pair("win", "win"), std::pair("unratedWin", "loss"),
          std::pair("win", "unratedLoss"), std::pair("forfeitWin", "loss"), std::pair("forfeitWin", "forfeitWin")})
        EXPECT_NE(enter(white, black), 0) << white << ' ' << black;
    EXPECT_EQ(section(), before);
    for (const auto& [white, black] :
         {std::pair("draw", "loss"), std::pair("loss", "loss"), std::pair("unratedDraw", "unratedLoss"),
          std::pair("forfeitLoss", "forfeitLoss")})
        EXPECT_EQ(enter(white, black), 0) << white << ' ' << black;
}

TEST_F(ApplyTest, WhoeverIsExpelledIsPairedNoMore)  // question 197
{
    ASSERT_EQ(apply(R"([{"change":"edit_player","player":3,"marks":{"expelled":true}}])").status, 0);
    const Section marked = section();
    EXPECT_EQ(marked.playerNumbered(3)->withdrawnFromRound, 1);
    ASSERT_EQ(apply(kPair).status, 0);
    const Section paired = section();
    const PlayerId expelled = paired.playerNumbered(3)->id;
    for (const Game& game : paired.round(1).games) EXPECT_TRUE(game.white != expelled && game.black != expelled);
}

TEST_F(ApplyTest, PointsAreLawfulInFideModeWhicheverColourTheyAreOf)  // questions 74, 81, 83
{
    for (const char* points : {R"({"winBlack":1.5})", R"({"forfeitWin":0})", R"({"forfeitWin":2})", R"({"fullBye":2})",
                               R"({"halfBye":1})", R"({"zeroBye":0.5})", R"({"winWhite":0})",
                               R"({"drawWhite":0,"drawBlack":0,"lossWhite":0.5,"lossBlack":0.5})"}) {
        const CliRun run =
            apply(R"([{"change":"edit_rules","rules":{"scheduledRounds":3,"initialColour":"white","points":)" +
                  std::string(points) + "}}]");
        EXPECT_EQ(run.status, 1) << points << run.err;
        EXPECT_NE(run.err.find("pointsUnlawful (level 5): "), std::string::npos) << points << run.err;
    }
}

TEST_F(ApplyTest, WhatIsWrongInTheCallIsSaid)
{
    EXPECT_EQ(apply(kPair, {"--answer", "nonsense"}).status, 2);
    EXPECT_EQ(apply(kPair, {"--section", "U12"}).status, 2);
    EXPECT_EQ(apply("{}").status, 3);
    EXPECT_EQ(apply(R"([{"change":"dance"}])").status, 3);
    EXPECT_EQ(apply(R"([{"change":"edit_player","player":77}])").status, 2);
    EXPECT_EQ(runCli({"apply", (m_folder / "no.kydai").string(), "--changes", "x"}).status, 5);
}

}  // namespace
}  // namespace kydai::cli
