// The file alone is copied while somebody enters and settles: each copy is the event of some moment before, and says
// so; one that was caught in the middle of settling is refused, and known for what it is.

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "support/child.h"
#include "support/file_system.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

/// KYDAI_COPY_SECONDS: for so long, with an entry each second, settled as the window does.
int longRun()
{
    const char* wanted = std::getenv("KYDAI_COPY_SECONDS");
    return wanted != nullptr ? std::atoi(wanted) : 0;
}

/// Enters, waits, settles, waits: until it is killed. Tells each settled entry.
int enterAndSettle(const std::vector<std::string>& words, fixture::Child::Telling& telling)
{
    auto file = EventFile::open(pathOf(words[0]));
    if (!file) return 3;
    const milliseconds before(std::stoi(words[1]));
    const milliseconds after(std::stoi(words[2]));
    for (int entry = 1;; ++entry) {
        if (!fixture::apply(*file, RenameEvent{std::to_string(entry)}, Who{"writer", at(60 * entry)})) return 4;
        std::this_thread::sleep_for(before);
        if (!file->settle()) return 5;
        telling.tell('.');
        std::this_thread::sleep_for(after);
    }
}
const fixture::Child::Can kEnters{"enter and settle", enterAndSettle};

class Copies : public StoreTest {
protected:
    struct Count {
        int all = 0;
        int whole = 0;      ///< nothing to say
        int unsettled = 0;  ///< says until when it is complete
        int refused = 0;
        int unknown = 0;  ///< of these: not known for what they are
    };

    /// Copied without a pause until the time is over.
    void copyFor(fixture::Child& writer, milliseconds time)
    {
        const fs::path copy = folder() / "stick" / "copy.kydai";
        fs::create_directories(copy.parent_path());
        using Steady = std::chrono::steady_clock;
        const auto end = Steady::now() + time;
        while (Steady::now() < end && !HasFatalFailure()) {
            const std::size_t settled = writer.told().size();
            ASSERT_EQ(copyFile(file(), copy), 0);
            ++m_count.all;
            expectAState(copy, settled);
        }
    }
    void expectAState(const fs::path& copy, std::size_t settled)
    {
        auto opened = EventFile::open(copy);
        if (!opened) {
            ++m_count.refused;
            EXPECT_EQ(opened.error().code, Errc::Damaged);
            // Its head may have been read just before settling began: then it is damage like any other.
            if (!isCopyWithoutItsLog(copy)) ++m_count.unknown;
            return;
        }
        const auto journal = opened->journal();
        ASSERT_TRUE(journal.ok());
        ASSERT_GT(journal->size(), settled) << "an entry that was settled is not in it";
        EXPECT_EQ(journal->back().at, at(60 * (static_cast<int>(journal->size()) - 1)));
        ASSERT_LE(opened->notes().size(), 1U);
        ++(opened->notes().empty() ? m_count.whole : m_count.unsettled);
        if (opened->notes().empty()) return;
        EXPECT_EQ(opened->notes().front().kind, OpeningNote::Kind::CopiedWhileOpen);
        EXPECT_EQ(opened->notes().front().until, journal->back().at);
    }
    Count m_count{};
};

TEST_F(Copies, MadeWhileSomebodyEntersAreTheEventOfSomeMomentBefore)
{
    {
        withSection(longRun() > 0 ? 240 : 30, 5);
    }
    const int seconds = longRun();
    fixture::Child writer("enter and settle", {toUtf8(file()), seconds > 0 ? "700" : "2", seconds > 0 ? "300" : "1"});
    ASSERT_TRUE(writer.tells(1));
    copyFor(writer, seconds > 0 ? std::chrono::seconds(seconds) : milliseconds(400));
    ASSERT_TRUE(writer.kill());
    std::printf(
        "[  FIGURE  ] %d copies of the file alone, %d whole, %d that say until when, %d refused (%d not known as "
        "copies), 0 wrong\n",
        m_count.all, m_count.whole, m_count.unsettled, m_count.refused, m_count.unknown);
    EXPECT_GT(m_count.unsettled, 0);
    EXPECT_GT(m_count.whole, 0);
    if (seconds > 0) {
        EXPECT_LE(m_count.refused * 100, m_count.all) << "one in a hundred";
    }
}

}  // namespace
}  // namespace kydai::store
