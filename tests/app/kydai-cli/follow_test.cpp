// follow: the copy at a second place is the event after each entry, made by a script's own process; the event and its
// folder stay as they are, and a copy of its own line is told and kept.

#include "app/kydai-cli/run_cli.h"
#include "core/store/store_fixture.h"

#include <chrono>
#include <csignal>
#include <thread>

namespace kydai::cli {
namespace {

namespace fs = std::filesystem;

class CliFollow : public store::StoreTest {
protected:
    [[nodiscard]] fs::path copy() const { return m_place.path() / file().filename(); }
    [[nodiscard]] CliRun once() const { return runCli({"follow", file().string(), copy().string(), "--once"}); }
    static std::string nameIn(const fs::path& path)
    {
        const auto event = store::EventFile::read(path);
        return event ? event->name : std::string();
    }

    store::TempFolder m_place{};
};

TEST_F(CliFollow, OnceMakesItOrBringsItUpToDate)
{
    store::EventFile event = withSection();
    const auto before = store::everythingIn(folder());
    EXPECT_EQ(runCli({"follow", file().string(), m_place.path().string(), "--once"}).out,
              "entries=1 newest=2026-11-21T10:15:00.000Z\n")
        << "a folder stands for the file of that name in it";
    EXPECT_EQ(store::everythingIn(folder()), before);
    ASSERT_TRUE(fixture::apply(event, RenameEvent{"Tên khác"}, who(61)).ok());
    const CliRun run = once();
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_EQ(run.out, "entries=2 newest=2026-11-21T10:16:01.000Z\n");
    EXPECT_EQ(nameIn(copy()), "Tên khác");
}

TEST_F(CliFollow, TellsACopyWithEntriesOfItsOwnAndKeepsIt)
{
    store::EventFile event = withSection();
    ASSERT_EQ(once().status, kDone);
    {
        auto other = store::EventFile::open(copy());
        ASSERT_TRUE(other.ok());
        ASSERT_TRUE(fixture::apply(*other, RenameEvent{"Dòng kia"}, who(5)).ok());
    }
    const CliRun run = once();
    EXPECT_EQ(run.status, kDone);
    ASSERT_TRUE(run.out.starts_with("other ")) << run.out;
    EXPECT_NE(run.out.find(" entries=1 newest=2026-11-21T10:15:05.000Z ours=0\n"), std::string::npos) << run.out;
    EXPECT_EQ(nameIn(run.out.substr(6, run.out.find(" entries=") - 6)), "Dòng kia");
    EXPECT_EQ(nameIn(copy()), "Giải trẻ");
}

TEST_F(CliFollow, SaysWhyItCannot)
{
    EXPECT_EQ(once().status, kFileProblem) << "no event";
    const store::EventFile event = withSection();
    const CliRun same = runCli({"follow", file().string(), folder().string(), "--once"});
    EXPECT_EQ(same.status, kFileProblem);
    EXPECT_NE(same.err.find("the file that is read"), std::string::npos) << same.err;
    store::writeBytes(copy(), "%PDF-1.4");
    EXPECT_EQ(once().status, kFileProblem);
    EXPECT_EQ(bytesIn(copy()), "%PDF-1.4");
    const CliRun gone = runCli({"follow", file().string(), (m_place.path() / "no" / "x.kydai").string(), "--once"});
    EXPECT_EQ(gone.status, kFileProblem);
    EXPECT_NE(gone.err.find("x.kydai"), std::string::npos) << gone.err;
}

TEST_F(CliFollow, FollowsUntilItIsStopped)
{
    store::EventFile event = withSection();
    CliRun run;
    std::thread following([&] { run = runCli({"follow", file().string(), copy().string(), "--seconds", "20"}); });
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(15);
    const auto becomes = [&](const std::string& name) {
        while (nameIn(copy()) != name && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return nameIn(copy()) == name;
    };
    EXPECT_TRUE(becomes("Giải trẻ"));
    for (int entry = 1; entry <= 5; ++entry) {
        const std::string name = "Tên " + std::to_string(entry);
        ASSERT_TRUE(fixture::apply(event, RenameEvent{name}, who(60 * entry)).ok());
        const bool isSettled = entry % 2 == 0 || event.settle().ok();
        EXPECT_TRUE(isSettled);
        EXPECT_TRUE(becomes(name));
    }
    std::raise(SIGTERM);
    following.join();
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_NE(run.out.find("entries=6 "), std::string::npos) << run.out;
}

}  // namespace
}  // namespace kydai::cli
