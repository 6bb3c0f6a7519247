// Power cuts and failing disks, one after the other: whatever a cut left of the writes that were not synced, the file
// opens as the event after the last acknowledged entry, or after the one that was under way. A call of the file system
// that fails, once or for good, is an Error and loses nothing that was acknowledged.

#include "core/store/store_fixture.h"
#include "support/cleared.h"
#include "support/test_vfs.h"

#include <cstdlib>
#include <string_view>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using fixture::Disk;
using fixture::DiskCall;
using fixture::TestVfs;

/// KYDAI_CRASH_CHANGES: how long the session is, for the long run.
int changes()
{
    const char* wanted = std::getenv("KYDAI_CRASH_CHANGES");
    constexpr int kDaily = 3;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

class PowerCut : public StoreTest {
protected:
    /// One change of a session, always the same for the same state.
    static Result<EventFile::Written> change(EventFile& file, int step)
    {
        Random random(static_cast<std::uint64_t>(step) * 31 + 7);
        const bool draw = step % 2 == 0;
        if (step % 5 == 4) return fixture::apply(file, RenameEvent{"Giải " + std::to_string(step)}, who(step * 60));
        const Outcome outcome = draw ? Outcome::Draw : Outcome::UnratedDraw;
        return fixture::apply(file, firstBoard(file, outcome, outcome), who(step * 60));
    }

    [[nodiscard]] fs::path crashed() const { return folder() / "crashed"; }

    /// The event on a disk that a cut left, as text; what is wrong where it does not open.
    [[nodiscard]] std::string eventOn(const Disk& disk) const
    {
        fixture::writeDisk(crashed(), disk);
        const auto opened = EventFile::open(crashed() / file().filename());
        if (!opened) return "does not open: " + opened.error().detail + logText(opened.error().what);
        const auto journal = opened->journal();
        return toJson(opened->event()).dump() + std::to_string(journal ? journal->size() : 0);
    }
};

TEST_F(PowerCut, NothingAcknowledgedIsLostAndNothingIsHalf)
{
    struct Session {
        std::vector<fixture::DiskStep> steps{};
        std::vector<std::size_t> acknowledged{};  ///< number of steps at each acknowledgement
        std::vector<std::string> states{};
    } session;
    Disk before;
    {
        withSection(6, 1);
    }
    before = fixture::readDisk(folder());
    const auto stateOf = [](const EventFile& event) {
        return toJson(event.event()).dump() + std::to_string(event.journal()->size());
    };
    {
        TestVfs vfs;
        EventFile event = open();
        session.acknowledged.push_back(vfs.steps().size());
        session.states.push_back(stateOf(event));
        for (int step = 0; step < changes(); ++step) {
            ASSERT_TRUE(change(event, step).ok());
            session.acknowledged.push_back(vfs.steps().size());
            session.states.push_back(stateOf(event));
        }
        session.steps = vfs.steps();
    }
    std::size_t cuts = 0;
    std::size_t acknowledged = 0;
    Random random(5);
    const auto expectState = [&](const Disk& disk, std::size_t count, const char* what) {
        const std::string found = eventOn(disk);
        const bool last = found == session.states[acknowledged];
        const bool next = acknowledged + 1 < session.states.size() && found == session.states[acknowledged + 1];
        EXPECT_TRUE(last || next) << what << " after step " << count << ": " << found.substr(0, 200);
        ++cuts;
    };
    for (std::size_t count = session.acknowledged.front(); count <= session.steps.size(); ++count) {
        while (acknowledged + 1 < session.acknowledged.size() && session.acknowledged[acknowledged + 1] <= count)
            ++acknowledged;
        const std::vector<std::size_t> open = fixture::unsynced(session.steps, count);
        const auto cut = [&](const std::vector<bool>& lost, const char* what) {
            expectState(fixture::diskAfter(before, session.steps, count, lost), count, what);
        };
        cut({}, "all written");
        if (open.empty()) continue;
        std::vector<bool> all(count, false);
        for (const std::size_t step : open) all[step] = true;
        cut(all, "all lost");
        for (const std::size_t step : open) {
            std::vector<bool> one(count, false);
            one[step] = true;
            cut(one, "one lost");
            constexpr std::size_t kSector = 512;
            const std::size_t size = session.steps[step].bytes.size();
            if (step != open.back()) continue;
            for (std::size_t at = kSector; at < size; at += kSector)
                expectState(fixture::diskAfter(before, session.steps, count, {}, step, at), count, "torn");
        }
        for (int subset = 0; subset < 2; ++subset) {
            std::vector<bool> some(count, false);
            for (const std::size_t step : open) some[step] = random.below(2) == 0;
            cut(some, "some lost");
        }
    }
    std::printf("[  FIGURE  ] %d changes, %zu states after a cut, 0 lost\n", changes(), cuts);
    EXPECT_GT(cuts, static_cast<std::size_t>(changes()) * 10);
}

/// A session of everything; gives the number of acknowledged entries, and ends at the first Error.
TEST_F(PowerCut, ACallThatFailsIsAnErrorAndLosesNothing)
{
    int failures = 0;
    for (const DiskCall call : fixture::kDiskCalls) {
        for (const bool forGood : {false, true}) {
            // Calls further on are of the same steps again; every one of them is tried in the long run.
            const int stride = std::getenv("KYDAI_CRASH_CHANGES") != nullptr ? 1 : 7;
            for (int nth = 1;; nth += stride) {
                fs::remove(file());
                std::error_code none;
                fs::remove(file().string() + "-journal", none);
                {
                    withSection(6, 1);
                }
                std::size_t acknowledged = 1;
                bool failed = false;
                {
                    TestVfs vfs;
                    vfs.failNth(call, nth, forGood);
                    auto opened = EventFile::open(file());
                    for (int step = 0; opened && step < 3; ++step) {
                        if (const auto written = change(*opened, step); written && written->entry) ++acknowledged;
                        if (step == 1) static_cast<void>(opened->backUp("by hand", at(step)));
                    }
                    failed = vfs.hasFailed();
                    if (opened) {
                        const auto closed = std::move(*opened);
                    }
                    vfs.failNoMore();
                }
                const auto after = EventFile::open(file());
                ASSERT_TRUE(after.ok()) << static_cast<int>(call) << " " << nth << ": " << after.error().detail;
                const std::size_t entries = after->journal()->size();
                EXPECT_GE(entries, acknowledged) << "call " << static_cast<int>(call) << ", number " << nth;
                EXPECT_LE(entries, acknowledged + 3);
                failures += failed ? 1 : 0;
                if (!failed) break;
            }
        }
    }
    std::printf("[  FIGURE  ] %d failing calls, 0 lost\n", failures);
    EXPECT_GT(failures, 20);
}

}  // namespace
}  // namespace kydai::store
