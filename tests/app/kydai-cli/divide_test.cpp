// divide: one list over all sections, from the words that scripts read to what is written.

#include "app/kydai-cli/run_cli.h"
#include "store/event_file.h"
#include "support/cleared.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kydai::cli {
namespace {

class Divide : public ::testing::Test {
protected:
    void SetUp() override
    {
        const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = std::filesystem::temp_directory_path() / ("kydai_divide_" + name);
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
        auto file = store::EventFile::create(event(), "Giải");
        ASSERT_TRUE(file.ok());
        Section boys;
        boys.info.name = "U8 Nam";
        boys.info.firstDay = {2026, 11, 21};
        boys.info.limits = {.sex = Sex::Male, .bornFrom = 2018};
        boys.rules.scheduledRounds = 5;
        ASSERT_TRUE(
            fixture::apply(*file, AddSection{{}, std::make_shared<const Section>(boys)}, store::Who{"Trọng tài", {}})
                .ok());
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::string event() const { return (m_folder / "event.kydai").string(); }
    [[nodiscard]] CliRun divide(const std::string& list, const std::vector<std::string>& more = {}) const
    {
        const std::string file = (m_folder / "list.csv").string();
        std::ofstream(file, std::ios::binary) << list;
        std::vector<std::string> words{"divide", event(), file};
        words.insert(words.end(), more.begin(), more.end());
        return runCli(words);
    }
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> players() const
    {
        std::vector<std::pair<std::string, std::size_t>> all;
        const auto read = store::EventFile::read(event());
        for (const EventSection& each : read->sections)
            all.emplace_back(each.section->info.name, each.section->players.size());
        return all;
    }

    std::filesystem::path m_folder;
};

const char* const kList =
    "STT;Họ và tên;Năm sinh;Phái;Lứa tuổi;Đơn vị\n"
    "1;Lê An;2018;Nam;U8;Huế\n"
    "2;Trần Thị Mai;2018;Nữ;U8 Nam;Huế\n"
    "3;Võ Khoa;2016;Nam;U10;Huế\n"
    "4;Võ Lan;2016;Nữ;U10;TP Huế\n"
    "5;Tổng cộng: 4;;;;\n";

TEST_F(Divide, TellsWhatIsToBeLookedAtAndWritesNothing)
{
    const CliRun run = divide(kList);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out,
              "2 as=new decision=keep remarks=otherSex section=U8 Nam name=Trần Thị Mai\n"
              "unit=Huế spelled=TP Huế\n"
              "TOTAL lines=4 remarks=1 sections=3 new=2\n");
    EXPECT_NE(run.err.find("without a name"), std::string::npos) << "the line of totals is told: " << run.err;
    EXPECT_EQ(players(), (std::vector<std::pair<std::string, std::size_t>>{{"U8 Nam", 0}}));
}

TEST_F(Divide, TakesItAsOneActionByTheDecisions)
{
    const CliRun asked = divide(kList, {"--take"});
    EXPECT_EQ(asked.status, 1);
    EXPECT_NE(asked.err.find("outsideLimits"), std::string::npos) << asked.err;
    const CliRun run = divide(kList, {"--take", "--decide", "2=drop", "--who", "Máy"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(players(),
              (std::vector<std::pair<std::string, std::size_t>>{{"U8 Nam", 1}, {"U10 Nam", 1}, {"U10 Nữ", 1}}));
    EXPECT_EQ(store::EventFile::readAll(event())->journal.back().who, "Máy");
    // Once more, corrected: nothing but the difference.
    const std::string corrected =
        "Họ và tên;Năm sinh;Phái;Lứa tuổi;Đơn vị\nLê An;2018;Nam;U8;Vinh\nVõ Lan;2016;Nữ;U10;Huế\n";
    const CliRun again = divide(corrected, {"--take"});
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(again.out,
              "1 as=changed decision=keep changed=unit section=U8 Nam name=Lê An\n"
              "TOTAL lines=2 remarks=1 sections=3 new=0\ntaken=1\n");
    EXPECT_EQ(divide(corrected, {"--take"}).out, "TOTAL lines=2 remarks=0 sections=3 new=0\ntaken=0\n");
}

TEST_F(Divide, ADecisionThatLeadsNowhereIsRefused)
{
    EXPECT_EQ(divide(kList, {"--decide", "1=move"}).status, 2);
    EXPECT_EQ(divide(kList, {"--decide", "9=drop"}).status, 2);
    EXPECT_EQ(divide(kList, {"--decide", "x"}).status, 2);
}

}  // namespace
}  // namespace kydai::cli
