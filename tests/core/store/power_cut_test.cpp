// Power cuts and failing disks, one after the other: whatever a cut left of the bytes and names that were not synced,
// the file opens as the event after the last acknowledged entry, or after what was under way. A call of the file system
// that fails, once or for good, is an Error and loses nothing that was acknowledged. In the session are all that
// writes: making a file, entries, settling, backups, a restored backup, going on under another name, an older version.

#include "core/store/store_fixture.h"
#include "store/place.h"
#include "store/twin.h"
#include "support/cleared.h"
#include "support/fragments.h"
#include "support/test_vfs.h"
#include "support/watched_disk.h"

#include <SQLiteCpp/Database.h>

#include <cstdlib>
#include <functional>
#include <string_view>
#include <unordered_map>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using fixture::Cut;
using fixture::DiskCall;
using fixture::DiskStep;
using fixture::Files;
using fixture::NamesBy;
using fixture::SystemCall;
using fixture::TestVfs;
using fixture::WatchedDisk;

/// KYDAI_CRASH_CHANGES: how long the session is, for the long run.
int changes()
{
    const char* wanted = std::getenv("KYDAI_CRASH_CHANGES");
    constexpr int kDaily = 3;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

bool isLongRun()
{
    return std::getenv("KYDAI_CRASH_CHANGES") != nullptr;
}

constexpr std::string_view kNoFile = "no file";
const std::string kBroken = "does not open: ";

std::string stateOf(const EventFile& event)
{
    const auto journal = event.journal();
    return toJson(event.event()).dump() + std::to_string(journal ? journal->size() : 0);
}

/// What was acknowledged, and when.
struct Acknowledged {
    std::size_t steps = 0;  ///< of the disk until then
    std::string file{};     ///< in which the event stands from then on
    std::string state{};
};

class PowerCut : public StoreTest {
protected:
    void SetUp() override { fs::create_directories(work()); }

    [[nodiscard]] fs::path work() const { return folder() / "work"; }
    [[nodiscard]] fs::path event() const { return work() / "Giải.kydai"; }
    [[nodiscard]] fs::path renamed() const { return work() / "Giải khác.kydai"; }

    /// Everything that writes, one after the other; `done` is told after each. Goes on after an Error, where it can.
    static void session(const fs::path& path, const fs::path& other, int count,
                        const std::function<void(const EventFile&)>& done)
    {
        auto made = EventFile::create(path, "Giải trẻ");
        if (!made) made = EventFile::open(path);
        if (!made) return;
        EventFile& file = *made;
        done(file);
        Random random(seedOr(7));
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 6, 1));
        if (fixture::apply(file, AddSection{{}, section}, who())) done(file);
        std::optional<fs::path> backup;
        for (int step = 0; step < count; ++step) {
            if (fixture::apply(file, fixture::randomAction(file.event(), random), who(step * 60))) done(file);
            if (step % 3 == 1 && file.settle()) done(file);
            if (step == count / 3) {
                if (const auto saved = file.backUp("by hand", at(step))) backup = *saved;
            }
            if (step == count / 2 && file.undo(who(step * 60 + 1))) done(file);
            if (backup && step == 2 * count / 3) {
                const auto restored = file.restore(*backup, at(step));
                if (!file.isOpen()) return;
                if (restored) done(file);
            }
        }
        if (auto next = file.goOnAs(other)) {
            file = std::move(*next);
            done(file);
            if (fixture::apply(file, RenameEvent{"Tên khác"}, who(10'000))) done(file);
        }
    }

    /// Cuts the power after each step, in every way that matters, here and on Windows, and looks at what is there.
    void cutEverywhere(const Files& before, const std::vector<DiskStep>& steps, const std::vector<Acknowledged>& said)
    {
        for (const NamesBy namesBy : {NamesBy::Folder, NamesBy::Log}) cutEverywhere(before, steps, said, namesBy);
    }

    [[nodiscard]] std::size_t cuts() const { return m_cuts; }

private:
    void cutEverywhere(const Files& before, const std::vector<DiskStep>& steps, const std::vector<Acknowledged>& said,
                       NamesBy namesBy)
    {
        m_said = 0;
        Random random(seedOr(5));
        for (std::size_t count = 0; count <= steps.size(); ++count) {
            while (m_said + 1 < said.size() && said[m_said + 1].steps <= count) ++m_said;
            const std::vector<std::size_t> bytes = fixture::unsynced(steps, count);
            const std::vector<std::size_t> names = fixture::unsyncedNames(steps, count, namesBy);
            const auto cut = [&](Cut at, const char* what) {
                at.namesBy = namesBy;
                expectAcknowledged(fixture::filesAfter(before, steps, at), said, at.count, what);
            };
            const auto without = [&](const auto& isLost, std::size_t known, const char* what) {
                std::vector<bool> lost(count, false);
                for (const std::size_t step : bytes) lost[step] = isLost(step);
                cut({.count = count, .lost = lost, .names = known}, what);
            };
            cut({.count = count, .names = count}, "all written");
            for (const std::size_t name : names) cut({.count = count, .names = name}, "names lost");
            if (bytes.empty()) continue;
            const auto all = [](std::size_t) { return true; };
            without(all, count, "all lost");
            if (!names.empty()) without(all, names.front(), "all and names lost");
            constexpr std::size_t kSector = 512;
            const std::size_t stride = isLongRun() ? kSector : kSector * 5;
            for (std::size_t at = kSector; at < steps[bytes.back()].bytes.size(); at += stride)
                cut({.count = count, .names = count, .torn = bytes.back(), .tornAt = at}, "torn");
            // Whatever is written before the next sync can be lost alone, or with any others.
            if (count < steps.size() && steps[count].kind != DiskStep::Kind::Sync) continue;
            for (const std::size_t step : bytes)
                without([step](std::size_t each) { return each == step; }, count, "one lost");
            const int subsets = isLongRun() ? 16 : 2;
            for (int subset = 0; subset < subsets; ++subset) {
                const std::size_t known = names.empty() ? count : names[random.below(names.size())];
                without([&](std::size_t) { return random.below(2) == 0; }, known, "some lost");
            }
        }
    }

    void expectAcknowledged(const Files& files, const std::vector<Acknowledged>& said, std::size_t count,
                            const char* what)
    {
        ++m_cuts;
        const Acknowledged& last = said[m_said];
        const Acknowledged& next = said[std::min(m_said + 1, said.size() - 1)];
        const std::string& found = eventIn(files, last.file);
        const bool isNext = last.file == next.file && found == next.state;
        EXPECT_TRUE(found == last.state || isNext) << what << " after step " << count << ": " << found.substr(0, 200);
        if (last.file != next.file) {
            const std::string& begun = eventIn(files, next.file);
            EXPECT_TRUE(begun == next.state || begun == kNoFile) << what << " after step " << count;
        }
        // Whatever bears the name of a backup is one.
        for (const auto& [name, bytes] : files) {
            if (!name.ends_with(".kydai") || !name.starts_with("Giải-backups")) continue;
            EXPECT_FALSE(eventIn(files, name).starts_with(kBroken)) << name << ' ' << what << " after step " << count;
        }
    }

    /// The event of this name among the files that a cut left, as text; what is wrong where it does not open. Files
    /// that were there already are not opened again.
    const std::string& eventIn(const Files& files, const std::string& name)
    {
        Files its;
        std::string all = name;
        for (const auto& [each, bytes] : files) {
            if (!each.starts_with(name)) continue;
            its[each] = bytes;
            all += each + bytes;
        }
        const auto [at, isNew] = m_seen.try_emplace(std::hash<std::string>()(all));
        if (isNew) at->second = opened(its, name);
        return at->second;
    }
    [[nodiscard]] std::string opened(const Files& files, const std::string& name) const
    {
        if (!files.contains(name)) return std::string(kNoFile);
        fixture::writeFiles(m_crashed.path(), files);
        const auto event = EventFile::open(m_crashed.path() / name);
        return event ? stateOf(*event) : kBroken + event.error().detail + logText(event.error().what);
    }

    TempFolder m_crashed{};
    std::unordered_map<std::size_t, std::string> m_seen{};
    std::size_t m_said = 0;
    std::size_t m_cuts = 0;
};

TEST_F(PowerCut, NothingAcknowledgedIsLostAndNothingIsHalf)
{
    std::vector<Acknowledged> said{{0, event().filename(), std::string(kNoFile)}};
    std::vector<DiskStep> steps;
    {
        const WatchedDisk disk(work());
        session(event(), renamed(), changes(), [&](const EventFile& file) {
            said.push_back({disk.steps().size(), file.path().filename(), stateOf(file)});
        });
        steps = disk.steps();
    }
    ASSERT_EQ(said.back().file, renamed().filename()) << "the whole session";
    cutEverywhere({}, steps, said);
    std::printf("[  FIGURE  ] %d changes, %zu states after a cut, 0 lost\n", changes(), cuts());
    EXPECT_GT(cuts(), static_cast<std::size_t>(changes()) * 10);
}

TEST_F(PowerCut, AnOlderVersionIsBroughtUpToDateOrStaysWhatItWas)
{
    makeOld(event(), 1);
    std::vector<Acknowledged> said;
    std::vector<DiskStep> steps;
    Files before;
    {
        const WatchedDisk disk(work());
        before = disk.before();
        auto opened = EventFile::open(event());
        ASSERT_TRUE(opened.ok());
        said.push_back({0, event().filename(), stateOf(*opened)});
        EXPECT_TRUE(disk.steps().empty()) << "who only opens it writes nothing";
        ASSERT_TRUE(fixture::apply(*opened, RenameEvent{"Tên khác"}, who()).ok());
        steps = disk.steps();
        said.push_back({steps.size(), event().filename(), stateOf(*opened)});
    }
    cutEverywhere(before, steps, said);
    std::printf("[  FIGURE  ] bringing up to date, %zu states after a cut, 0 lost\n", cuts());
    EXPECT_GT(cuts(), 100U);
}

/// It may be pulled out as soon as it has answered: no name that it has given or taken away may come or go by that.
TEST_F(PowerCut, ASecondPlaceHasItsNamesOnTheDiskWhenItAnswers)
{
    const WatchedDisk disk(work());
    Place place;
    std::size_t before = 0;
    const auto expectOnDisk = [&](int failed, const char* what) {
        const std::size_t count = disk.steps().size();
        EXPECT_EQ(failed, 0) << what;
        EXPECT_GT(count, before) << what;
        EXPECT_TRUE(fixture::unsyncedNames(disk.steps(), count, NamesBy::Folder).empty()) << what;
        EXPECT_TRUE(fixture::unsynced(disk.steps(), count).empty()) << what;
        before = count;
    };
    expectOnDisk(place.writeNew(work() / "next", "a file"), "a new file");
    expectOnDisk(place.writeAt(work() / "log", 0, "a log"), "a log that begins");
    expectOnDisk(place.writeAt(work() / "log", 5, " goes on"), "a log that goes on");
    expectOnDisk(place.rename(work() / "next", work() / "copy"), "another name");
    expectOnDisk(place.remove(work() / "log"), "a log that is gone");
}

/// The power of a second place is cut, in the middle of whatever is written there: the copy opens as a state of the
/// event that is not older than what it was said to have.
TEST_F(PowerCut, TheCopyAtASecondPlaceIsAStateOfTheEvent)
{
    const fs::path copy = work() / "Giải.kydai";
    const fs::path elsewhere = folder() / "Giải.kydai";
    std::vector<Acknowledged> said{{0, copy.filename(), std::string(kNoFile)}};
    std::vector<DiskStep> steps;
    {
        const WatchedDisk disk(work());
        auto made = EventFile::create(elsewhere, "Giải trẻ");
        ASSERT_TRUE(made.ok());
        Random random(seedOr(9));
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 6, 1));
        ASSERT_TRUE(fixture::apply(*made, AddSection{{}, section}, who()).ok());
        std::optional<Twin> twin;
        for (int step = 0; step < changes() * 4; ++step) {
            static_cast<void>(fixture::apply(*made, fixture::randomAction(made->event(), random), who(step * 60)));
            if (step % 3 == 1) {
                ASSERT_TRUE(made->settle().ok());
            }
            // One that begins again settles what is there.
            if (step % 5 == 0) twin.emplace(elsewhere, copy, step == 0 ? Twin::Missing::Make : Twin::Missing::Wait);
            ASSERT_TRUE(twin->bring().ok());
            said.push_back({disk.steps().size(), copy.filename(), stateOf(*made)});
        }
        steps = disk.steps();
    }
    cutEverywhere({}, steps, said);
    std::printf("[  FIGURE  ] a second place, %zu states after a cut, 0 lost\n", cuts());
    EXPECT_GT(cuts(), static_cast<std::size_t>(changes()) * 20);
}

/// The entries of an event by their times and numbers.
using Entries = std::vector<std::pair<std::int64_t, Instant>>;

std::optional<Entries> entriesOf(const EventFile& file)
{
    const auto journal = file.journal();
    if (!journal) return std::nullopt;
    Entries entries;
    entries.reserve(journal->size());
    for (const JournalEntry& entry : *journal) entries.emplace_back(entry.id, entry.at);
    return entries;
}

/// The session on a disk that fails once or for good, then a look at what is there on one that does not.
class FailingDisk : public PowerCut {
protected:
    /// For every n: the n-th call of each kind fails. Gives how many failed.
    template <class Disk, class Calls>
    int failEverywhere(const Calls& calls)
    {
        int failures = 0;
        for (const auto call : calls) {
            for (const bool forGood : {false, true}) {
                // Calls further on are of the same steps again; long runs try them all in turn.
                const int stride = isLongRun() ? 4 : 41;
                const int first = isLongRun() ? 1 + static_cast<int>(seedOr(0) % 4) : 1;
                for (int nth = first; losesNothing<Disk>(call, nth, forGood); nth += stride) ++failures;
            }
        }
        return failures;
    }

private:
    /// Whether the call came that was to fail.
    template <class Disk, class Call>
    bool losesNothing(Call call, int nth, bool forGood)
    {
        fs::remove_all(work());
        fs::create_directories(work());
        Entries acknowledged;
        fs::path file;
        bool failed = false;
        {
            Disk disk(work());
            disk.failNth(call, nth, forGood);
            session(event(), renamed(), 4, [&](const EventFile& done) {
                // An event that goes on where nothing could be copied has no journal yet.
                if (done.path() != file) acknowledged.clear();
                file = done.path();
                // Reading may fail as well: what was acknowledged before stands.
                if (auto entries = entriesOf(done)) acknowledged = *std::move(entries);
            });
            failed = disk.hasFailed();
            disk.failNoMore();
        }
        if (!file.empty()) expectThere(file, acknowledged, static_cast<int>(call), nth);
        return failed;
    }
    /// In the file, with at most the action that was under way behind it; or in a backup, where a restored one was.
    void expectThere(const fs::path& file, const Entries& acknowledged, int call, int nth) const
    {
        const auto after = EventFile::open(file);
        ASSERT_TRUE(after.ok()) << call << " " << nth << ": " << after.error().detail;
        bool isThere = beginsWith(entriesOf(*after), acknowledged);
        for (const fs::path& backup : backupsOf(event())) {
            const auto kept = EventFile::open(backup);
            ASSERT_TRUE(kept.ok()) << backup;
            isThere = isThere || beginsWith(entriesOf(*kept), acknowledged);
        }
        EXPECT_TRUE(isThere) << "call " << call << ", number " << nth;
    }
    static bool beginsWith(const std::optional<Entries>& all, const Entries& first)
    {
        return all && all->size() >= first.size() && std::equal(first.begin(), first.end(), all->begin());
    }
};

TEST_F(FailingDisk, ACallOfSqliteThatFailsIsAnErrorAndLosesNothing)
{
    struct Vfs : TestVfs {
        explicit Vfs(const fs::path& /*folder*/) {}
    };
    const int failures = failEverywhere<Vfs>(fixture::kDiskCalls);
    std::printf("[  FIGURE  ] %d failing calls, 0 lost\n", failures);
    EXPECT_GT(failures, 20);
}

TEST_F(FailingDisk, ACallOfTheSystemThatFailsIsAnErrorAndLosesNothing)
{
    const int failures = failEverywhere<WatchedDisk>(fixture::kSystemCalls);
    std::printf("[  FIGURE  ] %d failing calls, 0 lost\n", failures);
    EXPECT_GT(failures, 20);
}

}  // namespace
}  // namespace kydai::store
