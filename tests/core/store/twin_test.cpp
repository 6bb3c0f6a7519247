// The copy at a second place is the event after each entry, whatever the place does; it opens at every moment as a
// state that the event had, says so, and never takes the place of what somebody entered there.

#include "store/twin.h"

#include "core/store/store_fixture.h"
#include "store/follower.h"
#include "store/log_beside.h"
#include "store/log_walk.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;
using Kind = OpeningNote::Kind;
using std::chrono::milliseconds;

/// KYDAI_TWIN_TRIALS: how many, for the long run.
int twinTrials(int daily)
{
    const char* wanted = std::getenv("KYDAI_TWIN_TRIALS");
    return wanted != nullptr ? std::atoi(wanted) : daily;
}

std::string shownBy(const EventFile& event)
{
    const auto journal = event.journal();
    return toJson(event.event()).dump() + std::to_string(journal ? journal->size() : 0);
}

class TwinTest : public StoreTest {
protected:
    void SetUp() override { fs::create_directories(place()); }

    [[nodiscard]] fs::path place() const { return folder() / "stick"; }
    [[nodiscard]] fs::path copy() const { return place() / "Giải trẻ.kydai"; }
    /// What the copy holds, opened where nothing is changed by it; and how it opened.
    [[nodiscard]] static std::string stateOfCopy(const fs::path& path, OpeningNotes* notes = nullptr)
    {
        const TempFolder elsewhere;
        const fs::path there = elsewhere.path() / path.filename();
        fs::copy_file(path, there);
        if (fs::exists(logOf(path))) fs::copy_file(logOf(path), logOf(there));
        const auto opened = EventFile::open(there);
        if (!opened) return "does not open";
        if (notes != nullptr) *notes = opened->notes();
        return shownBy(*opened);
    }
    void enter(EventFile& file)
    {
        ++m_entered;
        const RenameEvent change{"Tên " + std::to_string(m_entered)};
        ASSERT_TRUE(fixture::apply(file, change, who(60 * m_entered)).ok());
    }

    int m_entered = 0;
};

TEST_F(TwinTest, IsTheEventAfterEachEntrySettleAndUndo)
{
    EventFile event = withSection(8, 2);
    Twin twin(file(), copy(), Twin::Missing::Make);
    Random random(seedOr(11));
    for (int step = 0; step < 40; ++step) {
        if (step % 7 == 3) {
            ASSERT_TRUE(event.settle().ok());
        } else if (step % 11 == 5) {
            ASSERT_TRUE(event.undo(who(step * 60)).ok());
        } else {
            static_cast<void>(fixture::apply(event, fixture::randomAction(event.event(), random), who(step * 60)));
        }
        const auto brought = twin.bring();
        ASSERT_TRUE(brought.ok()) << brought.error().detail;
        EXPECT_FALSE(brought->other);
        EXPECT_EQ(brought->entries, event.journal()->size());
        EXPECT_EQ(brought->newest, event.journal()->back().at);
        OpeningNotes notes;
        ASSERT_EQ(stateOfCopy(copy(), &notes), shownBy(event)) << step;
        ASSERT_EQ(notes.size(), 1U);
        EXPECT_EQ(notes.front().kind, Kind::SecondPlace);
        EXPECT_EQ(notes.front().until, brought->newest);
    }
    // One log: what is there is not written again.
    EXPECT_GT(walkLog(bytesIn(logOf(copy()))).transactions(), 25U);
}

/// Else the log of one copy could be taken for that of another.
TEST_F(TwinTest, EachCopyHasAMarkAndALogOfItsOwn)
{
    EventFile event = withSection(8, 2);
    std::set<LogMark> marks;
    std::set<std::string> salts;
    constexpr std::size_t kCopies = 4;
    for (std::size_t copies = 0; copies < kCopies; ++copies) {
        fs::remove(copy());
        fs::remove(logOf(copy()));
        Twin twin(file(), copy(), Twin::Missing::Make);
        ASSERT_TRUE(twin.bring().ok());
        enter(event);
        ASSERT_TRUE(twin.bring().ok());
        marks.insert(markOf(bytesIn(copy())));
        salts.insert(bytesIn(logOf(copy())).substr(16, 8));
    }
    EXPECT_EQ(marks.size(), kCopies);
    EXPECT_EQ(salts.size(), kCopies);
}

TEST_F(TwinTest, GoesOnWhereItWasAndIsWorkedAtAsAnyOther)
{
    EventFile event = withSection(8, 2);
    for (int step = 0; step < 6; ++step) {
        enter(event);
        Twin twin(file(), copy(), step == 0 ? Twin::Missing::Make : Twin::Missing::Wait);
        ASSERT_TRUE(twin.bring().ok());
        enter(event);
        ASSERT_TRUE(twin.bring().ok());
        ASSERT_EQ(stateOfCopy(copy()), shownBy(event));
    }
    // The disk of the event is gone: the copy goes on.
    const std::string last = shownBy(event);
    {
        auto next = EventFile::open(copy());
        ASSERT_TRUE(next.ok());
        EXPECT_EQ(shownBy(*next), last);
        enter(*next);
        ASSERT_TRUE(next->settle().ok());
        EXPECT_FALSE(isTwin(markOf(bytesIn(copy()))));
    }
    const auto again = EventFile::open(copy());
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(again->notes().empty());
    EXPECT_EQ(again->event().name, "Tên 13");
}

TEST_F(TwinTest, NothingIsMadeAtAPlaceThatIsGone)
{
    EventFile event = withSection(8, 2);
    fs::remove_all(place());
    Twin twin(file(), copy(), Twin::Missing::Make);
    EXPECT_EQ(twin.bring().error().code, Errc::CannotOpen);
    fs::create_directories(place());
    ASSERT_TRUE(twin.bring().ok());
    // Pulled out: its folder stays, and is on another disk.
    fs::rename(place(), folder() / "pulled");
    fs::create_directories(place());
    enter(event);
    EXPECT_EQ(twin.bring().error().code, Errc::CannotOpen);
    EXPECT_TRUE(fs::is_empty(place()));
    fs::remove_all(place());
    fs::rename(folder() / "pulled", place());
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
}

TEST_F(TwinTest, BothLinesStayWhereBothWereContinued)
{
    EventFile event = withSection(8, 2);
    Twin twin(file(), copy(), Twin::Missing::Make);
    ASSERT_TRUE(twin.bring().ok());
    std::string theirs;
    {
        auto other = EventFile::open(copy());
        ASSERT_TRUE(other.ok());
        enter(*other);
        EXPECT_EQ(twin.bring().error().code, Errc::InUse) << "while somebody works at it";
        enter(*other);
        theirs = shownBy(*other);
    }
    enter(event);
    const auto brought = twin.bring();
    ASSERT_TRUE(brought.ok());
    ASSERT_TRUE(brought->other);
    EXPECT_EQ(brought->other->entries, 2U);
    EXPECT_EQ(brought->other->newest, at(120));
    EXPECT_EQ(brought->other->ours, 1U);
    EXPECT_EQ(stateOfCopy(brought->other->kept), theirs);
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
    const auto next = twin.bring();
    ASSERT_TRUE(next.ok());
    EXPECT_FALSE(next->other) << "told once";
}

TEST_F(TwinTest, WhatARestoredBackupTakesAwayIsKept)
{
    EventFile event = withSection(8, 2);
    Twin twin(file(), copy(), Twin::Missing::Make);
    const auto backup = event.backUp("by hand", at(1));
    ASSERT_TRUE(backup.ok());
    enter(event);
    const std::string before = shownBy(event);
    ASSERT_TRUE(twin.bring().ok());
    ASSERT_TRUE(event.restore(*backup, at(2)).ok());
    const auto brought = twin.bring();
    ASSERT_TRUE(brought.ok());
    ASSERT_TRUE(brought->other);
    EXPECT_EQ(brought->other->entries, 1U);
    EXPECT_EQ(stateOfCopy(brought->other->kept), before) << brought->other->kept;
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
}

TEST_F(TwinTest, ACopyThatIsNewerOrOfAnotherEventOrDamagedIsKept)
{
    EventFile event = withSection(8, 2);
    enter(event);
    const auto keptOf = [&](const std::string& file, const std::string& log) {
        writeBytes(copy(), file);
        if (log.empty())
            fs::remove(logOf(copy()));
        else
            writeBytes(logOf(copy()), log);
        fs::remove_all(backupFolder(copy()));
        Twin twin(this->file(), copy(), Twin::Missing::Wait);
        const auto brought = twin.bring();
        EXPECT_TRUE(brought.ok());
        EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
        return brought ? brought->other : std::nullopt;
    };
    // Newer: the event was put back to an older state.
    const fs::path newer = folder() / "newer.kydai";
    std::string newerState;
    {
        auto next = event.goOnAs(newer);
        ASSERT_TRUE(next.ok());
        enter(*next);
        newerState = shownBy(*next);
    }
    const auto first = keptOf(bytesIn(newer), {});
    ASSERT_TRUE(first);
    EXPECT_EQ(first->entries, 1U);
    EXPECT_EQ(first->ours, 0U);
    EXPECT_EQ(stateOfCopy(first->kept), newerState);
    // Of another event, one of them without an entry.
    for (const bool isEmpty : {false, true}) {
        const fs::path other = folder() / (isEmpty ? "empty.kydai" : "other.kydai");
        auto made = EventFile::create(other, "Giải khác");
        ASSERT_TRUE(made.ok());
        if (!isEmpty) enter(*made);
        const std::string its = shownBy(*made);
        ASSERT_TRUE(made->settle().ok());
        const auto kept = keptOf(bytesIn(other), bytesIn(logOf(other)));
        ASSERT_TRUE(kept);
        EXPECT_EQ(stateOfCopy(kept->kept), its);
    }
    // Damaged: it is no state any more, and kept as it is.
    std::string bytes = bytesIn(copy());
    bytes.resize(bytes.size() / 2);
    const auto damaged = keptOf(bytes, "no log at all");
    ASSERT_TRUE(damaged);
    EXPECT_EQ(bytesIn(damaged->kept), bytes);
    EXPECT_EQ(bytesIn(logOf(damaged->kept)), "no log at all");
    // A file that is no event was never a copy: it stays, and so does what is beside it.
    writeBytes(copy(), "%PDF-1.4");
    fs::remove(logOf(copy()));
    const auto before = everythingIn(place());
    EXPECT_EQ(Twin(file(), copy(), Twin::Missing::Make).bring().error().code, Errc::NotAnEvent);
    EXPECT_EQ(everythingIn(place()), before);
    fs::remove(copy());
    ASSERT_TRUE(Twin(file(), copy(), Twin::Missing::Make).bring().ok());
    // A copy taken at some time before is the beginning of it, and only caught up.
    EXPECT_FALSE(keptOf(bytesIn(copy()), bytesIn(logOf(copy()))));
}

TEST_F(TwinTest, AnEventThatDoesNotAddUpIsNotCopied)
{
    {
        EventFile event = withSection(8, 2);
        Twin twin(file(), copy(), Twin::Missing::Make);
        ASSERT_TRUE(twin.bring().ok());
    }
    const auto before = everythingIn(place());
    std::string bytes = bytesIn(file());
    const std::size_t at = bytes.rfind("Giải trẻ");
    ASSERT_NE(at, std::string::npos);
    bytes[at] = 'C';
    writeBytes(file(), bytes);
    Twin twin(file(), copy(), Twin::Missing::Wait);
    EXPECT_EQ(twin.bring().error().code, Errc::Damaged);
    EXPECT_EQ(everythingIn(place()), before);
}

/// A place whose calls fail as the test wants: the n-th write and all behind it, after a part of its bytes.
class FailingPlace : public Place {
public:
    std::size_t writesLeft = SIZE_MAX;
    std::size_t partOf = 0;  ///< so many bytes of the write that fails
    int problem = ENOSPC;

    int writeNew(const fs::path& file, std::string_view bytes) override
    {
        if (writesLeft > 0) return --writesLeft, Place::writeNew(file, bytes);
        static_cast<void>(Place::writeNew(file, bytes.substr(0, partOf)));
        return problem;
    }
    int writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes) override
    {
        if (writesLeft > 0) return --writesLeft, Place::writeAt(file, at, bytes);
        static_cast<void>(Place::writeAt(file, at, bytes.substr(0, partOf)));
        return problem;
    }
    int rename(const fs::path& from, const fs::path& to) override
    {
        if (writesLeft == 0) return problem;
        return --writesLeft, Place::rename(from, to);
    }
    int remove(const fs::path& file) override
    {
        if (writesLeft == 0) return problem;
        return --writesLeft, Place::remove(file);
    }
};

TEST_F(TwinTest, APlaceThatFailsInTheMiddleOfAWriteKeepsWhatItHad)
{
    EventFile event = withSection(8, 2);
    const auto disk = std::make_shared<FailingPlace>();
    Twin twin(file(), copy(), Twin::Missing::Make, disk);
    ASSERT_TRUE(twin.bring().ok());
    Random random(seedOr(23));
    std::vector<std::string> states{shownBy(event)};
    std::size_t there = 0;
    int failures = 0;
    for (int trial = 0; trial < twinTrials(60); ++trial) {
        for (std::size_t entry = 0; entry <= random.below(3); ++entry) {
            enter(event);
            states.push_back(shownBy(event));
        }
        if (random.below(4) == 0) {
            ASSERT_TRUE(event.settle().ok());
        }
        disk->writesLeft = random.below(4) == 0 ? SIZE_MAX : random.below(2) * random.below(6);
        disk->partOf = random.below(9000);
        disk->problem = std::array{ENOSPC, EIO, EROFS, ENOENT}[random.below(4)];
        const auto brought = twin.bring();
        if (brought) {
            there = states.size() - 1;
        } else {
            ++failures;
        }
        const auto found = std::ranges::find(states, stateOfCopy(copy()));
        ASSERT_NE(found, states.end()) << "trial " << trial;
        ASSERT_GE(static_cast<std::size_t>(found - states.begin()), there) << "trial " << trial;
    }
    disk->writesLeft = SIZE_MAX;
    ASSERT_TRUE(twin.bring().ok());
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
    std::printf("[  FIGURE  ] %d of %d writes of a second place failed, 0 states lost\n", failures, twinTrials(60));
    EXPECT_GT(failures, twinTrials(60) / 10);
}

/// A place that does not answer until the test lets it.
class SilentPlace : public Place {
public:
    int writeAt(const fs::path& file, std::uint64_t at, std::string_view bytes) override
    {
        std::unique_lock lock(m_mutex);
        ++m_asked;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_answers; });
        return Place::writeAt(file, at, bytes);
    }
    void answer(bool answers)
    {
        const std::lock_guard lock(m_mutex);
        m_answers = answers;
        m_changed.notify_all();
    }
    void waitForACall()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_asked > 0; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_answers = true;
    int m_asked = 0;
};

constexpr milliseconds kLong{20'000};

TEST_F(TwinTest, WhoEntersNeverWaitsForThePlace)
{
    EventFile event = withSection(8, 2);
    const auto stick = std::make_shared<SilentPlace>();
    Follower follower(
        file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {}, stick);
    ASSERT_TRUE(follower.wait(kLong));
    EXPECT_EQ(follower.status().state, Followed::State::There);
    stick->answer(false);
    enter(event);
    follower.entered();
    stick->waitForACall();
    for (int entry = 0; entry < 30; ++entry) {  // none of them could come to its end if it waited
        enter(event);
        follower.entered();
        if (entry % 9 == 0) {
            ASSERT_TRUE(event.settle().ok());
        }
    }
    EXPECT_EQ(follower.status().behind, 31U);
    EXPECT_FALSE(follower.wait(milliseconds(1)));
    stick->answer(true);
    ASSERT_TRUE(follower.wait(kLong));
    EXPECT_EQ(follower.status().behind, 0U);
    EXPECT_EQ(follower.status().entries, event.journal()->size());
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
}

TEST_F(TwinTest, TheEndDoesNotWaitForAPlaceThatDoesNotAnswer)
{
    EventFile event = withSection(8, 2);
    const auto stick = std::make_shared<SilentPlace>();
    std::chrono::steady_clock::time_point end{};
    {
        Follower follower(
            file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {}, stick);
        ASSERT_TRUE(follower.wait(kLong));
        stick->answer(false);
        enter(event);
        follower.entered();
        stick->waitForACall();
        end = std::chrono::steady_clock::now();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - end, milliseconds(1800)) << "what is only slow gets two seconds";
    stick->answer(true);  // its thread comes to its end by itself
    const auto until = std::chrono::steady_clock::now() + kLong;
    while (stateOfCopy(copy()) != shownBy(event) && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(milliseconds(5));
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
}

TEST_F(TwinTest, SaysWhatBecameOfThePlaceAndCatchesUp)
{
    EventFile event = withSection(8, 2);
    const auto stick = std::make_shared<FailingPlace>();
    std::mutex mutex;
    std::condition_variable changed;
    Follower follower(
        file(), copy(), Twin::Missing::Make,
        [&] {
            const std::lock_guard lock(mutex);
            changed.notify_all();
        },
        [](const Twin::Other&) {}, stick);
    ASSERT_TRUE(follower.wait(kLong));
    const auto becomes = [&](Followed::State state) {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, kLong, [&] { return follower.status().state == state; });
    };
    stick->problem = ENOSPC;
    stick->writesLeft = 0;
    enter(event);
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::Full));
    EXPECT_EQ(follower.status().behind, 1U);
    fs::rename(place(), folder() / "pulled");  // without an entry
    EXPECT_TRUE(becomes(Followed::State::Gone));
    enter(event);
    follower.entered();
    EXPECT_EQ(follower.status().behind, 2U);
    stick->writesLeft = SIZE_MAX;
    fs::rename(folder() / "pulled", place());
    EXPECT_TRUE(becomes(Followed::State::There));
    EXPECT_TRUE(follower.wait(kLong));
    EXPECT_EQ(stateOfCopy(copy()), shownBy(event));
    const auto hold = EventFile::open(copy());
    ASSERT_TRUE(hold.ok());
    enter(event);
    follower.entered();
    EXPECT_TRUE(becomes(Followed::State::InUse));
}

TEST_F(TwinTest, WhileSomebodyEntersTheCopyIsAlwaysAStateOfTheEvent)
{
    EventFile event = withSection(8, 2);
    Follower follower(
        file(), copy(), Twin::Missing::Make, [] {}, [](const Twin::Other&) {});
    ASSERT_TRUE(follower.wait(kLong));
    std::vector<std::string> states{shownBy(event)};
    std::vector<double> waits;
    for (int entry = 0; entry < twinTrials(40); ++entry) {
        enter(event);
        states.push_back(shownBy(event));
        const auto began = std::chrono::steady_clock::now();
        follower.entered();
        if (entry % 5 == 2) {
            ASSERT_TRUE(event.settle().ok());
        }
        if (entry % 4 == 1) {
            ASSERT_TRUE(follower.wait(kLong));
            waits.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
            ASSERT_EQ(stateOfCopy(copy()), states.back());
        }
    }
    ASSERT_TRUE(follower.wait(kLong));
    EXPECT_EQ(stateOfCopy(copy()), states.back());
    std::ranges::sort(waits);
    std::printf("[  FIGURE  ] an entry is at the second place after %.1f ms (median), %.1f ms (99 of 100)\n",
                waits[waits.size() / 2], waits[waits.size() * 99 / 100]);
}

}  // namespace
}  // namespace kydai::store
