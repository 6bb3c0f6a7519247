// A writer is killed some hundred times at random instants. What it had acknowledged is there at the next start; at
// most the one action that was under way is there besides, and nothing else.

#include "core/store/store_fixture.h"
#include "support/cleared.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace kydai::store {
namespace {

/// KYDAI_KILLS: how many, for the long run.
int kills()
{
    const char* wanted = std::getenv("KYDAI_KILLS");
    constexpr int kDaily = 120;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

/// The n-th action at an event, always the same for the same seed and state.
CompoundChange nthAction(const Event& event, std::uint64_t seed, std::uint64_t n)
{
    Random random(n * 7919 + seed);
    return fixture::randomAction(event, random);
}

/// The writer: applies changes and, after each, writes one byte to say that it is done. Ends only by being killed.
[[noreturn]] void writeUntilKilled(const std::filesystem::path& path, std::uint64_t seed, int acknowledge)
{
    auto file = EventFile::open(path);
    if (!file) ::_exit(3);
    const auto journal = file->journal();
    if (!journal) ::_exit(4);
    for (std::uint64_t n = journal->size();; ++n) {
        const CompoundChange change = nthAction(file->event(), seed, n);
        // Far apart in time, so that each is an entry of its own.
        const Who who{"writer", at(static_cast<int>(n) * 60)};
        const auto written = fixture::apply(*file, change, who);
        if (!written) ::_exit(5);
        if (!written->entry) {
            if (!fixture::apply(*file, AnswerWarning{{}, 2, "nothing", "acknowledged", {}}, who).ok()) ::_exit(6);
        }
        const char done = '.';
        if (::write(acknowledge, &done, 1) != 1) ::_exit(7);
    }
}

/// Starts a writer, kills it `delay` after its start or after its first acknowledgement, and gives the number of
/// changes that it acknowledged.
std::optional<std::size_t> acknowledgedUntilKilled(const std::filesystem::path& path, std::uint64_t seed,
                                                   std::chrono::microseconds delay, bool afterFirst)
{
    int ends[2] = {};
    if (::pipe(ends) != 0) return std::nullopt;
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        writeUntilKilled(path, seed, ends[1]);
    }
    ::close(ends[1]);
    std::size_t count = 0;
    char byte = 0;
    if (afterFirst && ::read(ends[0], &byte, 1) == 1) ++count;
    std::this_thread::sleep_for(delay);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    while (::read(ends[0], &byte, 1) == 1) ++count;
    ::close(ends[0]);
    if (!WIFSIGNALED(status)) {
        ADD_FAILURE() << "the writer gave up by itself: " << WEXITSTATUS(status);
        return std::nullopt;
    }
    return count;
}

/// Follows the writer's changes without a file.
class Expected {
public:
    Expected(Event start, std::uint64_t seed) : m_event(std::move(start)), m_seed(seed) {}
    void advanceTo(std::size_t entries)
    {
        for (; m_entries < entries; ++m_entries) {
            CompoundChange change = nthAction(m_event, m_seed, m_entries);
            for (Change& each : change.changes) {
                if (auto* added = std::get_if<AddSection>(&each)) added->section = SectionId{m_nextSection++};
            }
            const auto judged = fixture::cleared({m_event, 0}, change);
            ASSERT_TRUE(judged.ok());
            auto made = applyAll(m_event, judged->action().changes);
            ASSERT_TRUE(made.ok());
            if (!made->empty()) m_event = std::move(made->back().applied.event);
        }
    }
    [[nodiscard]] const Event& event() const { return m_event; }

private:
    Event m_event;
    std::uint64_t m_seed;
    std::size_t m_entries = 0;
    std::int64_t m_nextSection = 1;
};

class Kill : public StoreTest {
protected:
    /// Kills the writers of one event.
    void killWriters(int count, std::uint64_t seed)
    {
        const TempFolder own;
        const std::filesystem::path path = own.path() / "Giải trẻ.kydai";
        Random random(seed);
        Expected expected(EventFile::create(path, "Giải trẻ")->event(), seed);
        std::size_t entries = 0;
        for (int kill = 0; kill < count; ++kill) {
            // One in four in the middle of opening, the others while it writes.
            const auto delay = std::chrono::microseconds(random.between(500, 40'000));
            const auto acknowledged = acknowledgedUntilKilled(path, seed, delay, kill % 4 != 0);
            ASSERT_TRUE(acknowledged);
            const auto after = EventFile::open(path);
            ASSERT_TRUE(after.ok()) << after.error().detail;
            const auto journal = after->journal();
            ASSERT_TRUE(journal.ok());
            ASSERT_GE(journal->size(), entries + *acknowledged) << "lost at kill " << kill << ", seed " << seed;
            ASSERT_LE(journal->size(), entries + *acknowledged + 1) << "invented at kill " << kill << ", seed " << seed;
            m_unacknowledged += journal->size() - entries - *acknowledged;
            m_entries += journal->size() - entries;
            entries = journal->size();
            expected.advanceTo(entries);
            ASSERT_EQ(toJson(after->event()), toJson(expected.event())) << "at kill " << kill << ", seed " << seed;
        }
    }
    std::size_t m_entries = 0;
    std::size_t m_unacknowledged = 0;
};

TEST_F(Kill, EveryAcknowledgedEntryIsThereAndNothingElse)
{
    // An event grows with its entries, and so does the time that a look at it takes: long runs have the large ones.
    constexpr int kLeastOfOneEvent = 20;
    const int ofOneEvent = std::max(kLeastOfOneEvent, kills() / 10);
    Random seeds(seedOr(2026));
    for (int done = 0; done < kills() && !HasFatalFailure(); done += ofOneEvent)
        killWriters(std::min(ofOneEvent, kills() - done), seeds.below(std::uint64_t{1} << 32U));
    EXPECT_GT(m_entries, static_cast<std::size_t>(kills()) / 2) << "the writer hardly got to write";
    std::printf("[  FIGURE  ] %d kills, %zu entries, %zu of them committed but not yet acknowledged, 0 lost\n", kills(),
                m_entries, m_unacknowledged);
}

}  // namespace
}  // namespace kydai::store
