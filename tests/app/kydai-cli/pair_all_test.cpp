// pair --all: the words that scripts read, and what is published by it.

#include "app/kydai-cli/run_cli.h"
#include "store/event_file.h"
#include "support/cleared.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

Section entered(const std::string& name, int players)
{
    EventBuilder builder;
    for (int player = 0; player < players; ++player)
        builder.player("", 2000 - 10 * player, name + ' ' + std::to_string(player));
    Section section = builder.scheduledRounds(3).build();
    section.info.name = name;
    section.rules.initialColour = Colour::White;
    return section;
}

class PairAll : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_pair_all_" + name);
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        auto file = store::EventFile::create(event(), "Giải");
        ASSERT_TRUE(file.ok());
        Section twins = entered("U10 Nữ", 4);
        twins.players[1].name = twins.players[0].name;
        for (const Section& section : {entered("U8", 4), twins, entered("U12", 5), entered("U14", 0)})
            ASSERT_TRUE(fixture::apply(*file, AddSection{{}, std::make_shared<const Section>(section)},
                                       store::Who{"Trọng tài", {}})
                            .ok());
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string event() const { return (m_folder / "event.kydai").string(); }
    [[nodiscard]] std::vector<int> rounds() const
    {
        std::vector<int> paired;
        const auto read = store::EventFile::read(event());
        for (const EventSection& each : read->sections) paired.push_back(each.section->roundsPaired());
        return paired;
    }

    std::filesystem::path m_folder;
};

TEST_F(PairAll, EachSectionHasALineAndItsBoards)
{
    const CliRun run = runCli({"pair", event(), "--all"});
    EXPECT_EQ(run.status, 1) << "one section asks";
    EXPECT_EQ(run.out,
              "round=1 boards=2 byes=0 away=0 state=ready section=U8\n1 3\n4 2\n"
              "round=1 boards=2 byes=0 away=0 state=asks asks=duplicateName section=U10 Nữ\n1 3\n4 2\n"
              "round=1 boards=2 byes=1 away=0 state=ready section=U12\n1 3\n4 2\n5 0\n"
              "round=1 state=tooFewPlayers section=U14\n"
              "TOTAL sections=4 ready=2 asks=1 waiting=1 published=0\n");
    EXPECT_EQ(rounds(), (std::vector{0, 0, 0, 0})) << "nothing is written";
}

TEST_F(PairAll, PublishesWhatIsReadyAsOneEntryThatIsTakenBackWhole)
{
    const CliRun run = runCli({"pair", event(), "--all", "--publish", "--who", "Máy"});
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.out.find("TOTAL sections=4 ready=2 asks=1 waiting=1 published=2\n"), std::string::npos) << run.out;
    EXPECT_EQ(rounds(), (std::vector{1, 0, 1, 0}));
    auto file = store::EventFile::open(event());
    ASSERT_TRUE(file.ok());
    ASSERT_NE(file->nextUndo(), nullptr);
    EXPECT_EQ(file->nextUndo()->who, "Máy");
    EXPECT_EQ(file->nextUndo()->steps.size(), 2U);
    ASSERT_TRUE(file->undo(store::Who{"Máy", {}}).ok());
    for (const EventSection& each : file->event().sections) EXPECT_EQ(each.section->roundsPaired(), 0);
}

TEST_F(PairAll, WaitsForResults)
{
    ASSERT_EQ(runCli({"pair", event(), "--all", "--publish"}).status, 1);
    const CliRun run = runCli({"pair", event(), "--all", "--publish"});
    EXPECT_NE(run.out.find("round=2 missing=2 state=resultsMissing section=U8\n"), std::string::npos) << run.out;
    EXPECT_EQ(rounds(), (std::vector{1, 0, 1, 0}));
}

TEST_F(PairAll, RefusesWordsThatMeanOneSection)
{
    EXPECT_EQ(runCli({"pair", event(), "--all", "--section", "U8"}).status, 2);
    EXPECT_EQ(runCli({"pair", event(), "--all", "--round", "1"}).status, 2);
    EXPECT_EQ(runCli({"pair", event(), "--all", "--edition", "2017"}).status, 2);
    EXPECT_EQ(runCli({"pair", event(), "--publish"}).status, 2);
}

}  // namespace
}  // namespace kydai::cli
