// A writer is killed some hundred times at random instants. What it had acknowledged is there at the next start; at
// most the one action that was under way is there besides, and nothing else.

#include "core/store/store_fixture.h"
#include "support/child.h"
#include "support/cleared.h"
#include "support/file_system.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace kydai::store {
namespace {

/// KYDAI_KILLS: how many, for the long run.
int kills()
{
    const char* wanted = std::getenv("KYDAI_KILLS");
    constexpr int kDaily = 60;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

/// The n-th action at an event, always the same for the same seed and state.
CompoundChange nthAction(const Event& event, std::uint64_t seed, std::uint64_t n)
{
    Random random(n * 7919 + seed);
    return fixture::randomAction(event, random);
}

/// The writer: applies changes and, after each, tells that it is done. Ends only by being killed.
int writeUntilKilled(const std::vector<std::string>& words, fixture::Child::Telling& telling)
{
    const std::uint64_t seed = std::stoull(words[1]);
    auto file = EventFile::open(pathOf(words[0]));
    if (!file) return 3;
    const auto journal = file->journal();
    if (!journal) return 4;
    for (std::uint64_t n = journal->size();; ++n) {
        const CompoundChange change = nthAction(file->event(), seed, n);
        // Far apart in time, so that each is an entry of its own.
        const Who who{"writer", at(static_cast<int>(n) * 60)};
        const auto written = fixture::apply(*file, change, who);
        if (!written) return 5;
        if (!written->entry) {
            if (!fixture::apply(*file, AnswerWarning{{}, 2, "nothing", "acknowledged", {}}, who).ok()) return 6;
        }
        telling.tell('.');
    }
}
const fixture::Child::Can kWrites{"write until killed", writeUntilKilled};

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
    /// Starts a writer, kills it at some moment of its opening or after its first acknowledgement, and gives the number
    /// of changes that it acknowledged.
    std::optional<std::size_t> acknowledgedUntilKilled(const std::filesystem::path& path, std::uint64_t seed,
                                                       Random& random, bool afterFirst)
    {
        using Clock = std::chrono::steady_clock;
        using std::chrono::microseconds;
        const auto began = Clock::now();
        fixture::Child writer("write until killed", {toUtf8(path), std::to_string(seed)});
        if (afterFirst && writer.tells(1)) m_opening = std::chrono::duration_cast<microseconds>(Clock::now() - began);
        const auto most = afterFirst ? microseconds(40'000) : m_opening;
        std::this_thread::sleep_for(microseconds(random.between(500, static_cast<int>(most.count()))));
        if (!writer.kill()) {
            ADD_FAILURE() << "the writer gave up by itself: " << writer.wait();
            return std::nullopt;
        }
        return writer.told().size();
    }
    /// Kills the writers of one event.
    void killWriters(int count, std::uint64_t seed)
    {
        const TempFolder own;
        const std::filesystem::path path = own.path() / u8"Giải trẻ.kydai";
        Random random(seed);
        Expected expected(EventFile::create(path, "Giải trẻ")->event(), seed);
        std::size_t entries = 0;
        for (int kill = 0; kill < count; ++kill) {
            // One in four in the middle of opening, the others while it writes.
            const auto acknowledged = acknowledgedUntilKilled(path, seed, random, kill % 4 != 0);
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
    std::chrono::microseconds m_opening{40'000};  ///< from the start of a writer to its first acknowledgement
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
