// Damage of the log beside an event file is seen, and a log belongs to one file at one state: whatever bit of it flips,
// wherever it is cut, whichever copy is put over the file, it opens with everything, or says what is missing and where
// the rest is kept.

#include "core/store/store_fixture.h"
#include "store/backup.h"
#include "store/held_state.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "support/cleared.h"

#include <SQLiteCpp/Backup.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;
using Kind = OpeningNote::Kind;

/// KYDAI_LOG_TRIALS: how many of each kind, for the long run.
int trials(int daily)
{
    const char* wanted = std::getenv("KYDAI_LOG_TRIALS");
    return wanted != nullptr ? std::atoi(wanted) : daily;
}

/// A file and its log, as a crash leaves them.
struct Pair {
    std::string file{};
    std::string log{};
};

std::vector<std::string> namesIn(const std::vector<JournalEntry>& journal)
{
    std::vector<std::string> names;
    for (const JournalEntry& entry : journal) {
        if (const auto* renamed = std::get_if<RenameEvent>(&entry.steps.front().after)) names.push_back(renamed->name);
    }
    return names;
}

std::size_t missing(const OpeningNotes& notes)
{
    std::size_t count = 0;
    for (const OpeningNote& note : notes) count += note.kind == Kind::Mended ? 0 : note.entries;
    return count;
}

std::string told(const OpeningNotes& notes)
{
    std::string text;
    for (const OpeningNote& note : notes)
        text += std::to_string(static_cast<int>(note.kind)) + ":" + std::to_string(note.entries) + " ";
    return text;
}

class Log : public StoreTest {
protected:
    static Pair pairOf(const fs::path& path) { return {bytesIn(path), bytesIn(logOf(path))}; }
    static void put(const fs::path& path, const Pair& pair)
    {
        fs::remove_all(backupFolder(path));
        writeBytes(path, pair.file);
        if (pair.log.empty())
            fs::remove(logOf(path));
        else
            writeBytes(logOf(path), pair.log);
    }
    /// An entry of its own, a minute after the last.
    void enter(EventFile& file)
    {
        ++m_entered;
        const std::string name = "Tên " + std::to_string(m_entered);
        ASSERT_TRUE(fixture::apply(file, RenameEvent{name}, who(60 * m_entered)).ok());
    }
    /// 8 settled entries and 20 in the log, with two sections that add pages.
    Pair crashed()
    {
        EventFile made = withSection(8, 2);
        for (int entry = 0; entry < 28; ++entry) {
            enter(made);
            if (entry % 10 == 5) addPlayers(made);
            const bool isSettled = entry != 7 || made.settle().ok();
            EXPECT_TRUE(isSettled);
            m_before.push_back(pairOf(file()));
        }
        m_before.pop_back();
        return pairOf(file());
    }
    void addPlayers(EventFile& file)
    {
        Random random(static_cast<std::uint64_t>(m_entered));
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 6, 1));
        ASSERT_TRUE(fixture::apply(file, AddSection{{}, section}, who(60 * m_entered + 20)).ok());
    }
    static std::size_t entriesOf(const EventFile& file) { return file.journal()->size(); }

    int m_entered = 0;
    std::vector<Pair> m_before{};  ///< the same file and log after each entry but the last
};

TEST_F(Log, IsWalkedAsSqliteDoes)
{
    const Pair pair = crashed();
    const LogWalk walked = walkLog(pair.log);
    EXPECT_EQ(walked.pageSize, 4096U);
    EXPECT_EQ(walked.sound, walked.frames.size());
    EXPECT_FALSE(walked.isTorn);
    EXPECT_FALSE(walked.isDamaged());
    EXPECT_EQ(walked.mark, markOf(pair.file));
    EXPECT_NE(walked.mark, 0U);
    EXPECT_EQ(walked.transactions(), 22U) << "20 names and 2 sections";
    ASSERT_EQ(walked.frames.front().page, 1U) << "with the mark";
}

TEST_F(Log, AStateTellsNumberAndTimeOfItsEntries)
{
    const Pair pair = crashed();
    const auto state = store::stateOf(pair.file, pair.log);
    ASSERT_TRUE(state);
    Entries wanted;
    put(file(), pair);
    const auto journal = open().journal();
    EXPECT_FALSE(fs::exists(logOf(file()))) << "closing takes it into the file";
    EXPECT_EQ(markOf(bytesIn(file())), 0U) << "which is whole without it";
    for (const JournalEntry& entry : *journal) wanted.emplace_back(entry.id, entry.at);
    EXPECT_EQ(HeldState(*state).entries(), wanted);
    EXPECT_EQ(wanted.size(), 32U);
}

TEST_F(Log, AFileAtRestHasNoMarkAndASettledOneNeither)
{
    EventFile made = withSection(8, 2);
    EXPECT_NE(markOf(bytesIn(file())), 0U);
    ASSERT_TRUE(made.settle().ok());
    EXPECT_EQ(bytesIn(file()).substr(kMarkAt, 8), std::string(8, '\0'));
    EXPECT_FALSE(isAtRest(bytesIn(file())));
    {
        const EventFile closed = std::move(made);
    }
    EXPECT_TRUE(isAtRest(bytesIn(file())));
    EXPECT_EQ(bytesIn(file()).substr(kMarkAt, 8), std::string(8, '\0'));
}

class DamagedLog : public Log {
protected:
    struct Count {
        int whole = 0;    ///< opens with everything and nothing to say
        int mended = 0;   ///< with everything, and says that the log was damaged
        int missing = 0;  ///< says how much is missing
        int earlier = 0;  ///< byte for byte an earlier honest state: cut behind a transaction
        int refused = 0;
    };

    void SetUp() override
    {
        m_pair = crashed();
        put(file(), m_pair);
        const EventFile whole = open();
        m_all = whole.journal()->size();
        m_names = namesIn(*whole.journal());
        m_walked = walkLog(m_pair.log);
    }

    /// Opens what is left and holds it against what was acknowledged.
    void expectSeen(const Pair& broken, const std::string& what, bool isEarlier = false)
    {
        put(file(), broken);
        const auto opened = EventFile::open(file());
        if (!opened) {
            ++m_count.refused;
            EXPECT_EQ(opened.error().code, Errc::Damaged) << what;
            EXPECT_EQ(pairOf(file()).file, broken.file) << what;
            return;
        }
        const auto journal = opened->journal();
        ASSERT_TRUE(journal.ok());
        const std::vector<std::string> names = namesIn(*journal);
        ASSERT_LE(names.size(), m_names.size()) << what;
        ASSERT_TRUE(std::equal(names.begin(), names.end(), m_names.begin())) << what;
        EXPECT_EQ(opened->event().name, names.empty() ? "Giải trẻ" : names.back()) << what;
        const OpeningNotes& notes = opened->notes();
        const std::size_t lost = m_all - journal->size();
        const Instant newest = journal->empty() ? Instant{} : journal->back().at;
        for (const OpeningNote& note : notes) {
            EXPECT_EQ(note.until, newest) << what;
            const bool isOther = note.kind == Kind::OtherLog;  // kept as an event, or the log as it was
            const bool isKeptAsEvent = isOther && EventFile::read(note.kept).ok();
            const std::string log = bytesIn(isOther ? note.kept : logOf(note.kept));
            EXPECT_TRUE(note.kept.empty() || isKeptAsEvent || log == broken.log) << what;
            if (note.first == Instant{}) continue;
            EXPECT_GT(note.first, newest) << what;
            EXPECT_LE(note.last, at(60 * m_entered + 20)) << what;
        }
        if (lost == 0) {
            ++(notes.empty() ? m_count.whole : m_count.mended);
        } else if (isEarlier && notes.empty()) {
            ++m_count.earlier;
        } else {
            ++m_count.missing;
            ASSERT_FALSE(notes.empty()) << lost << " entries lost without a word: " << what;
            const Kind kind = notes.front().kind;
            EXPECT_TRUE(kind == Kind::CopiedWhileOpen || missing(notes) > 0) << what;
            // A frame whose head is damaged may hide the end of an entry, or look like one.
            const bool isCounted = missing(notes) + 1 >= lost && missing(notes) <= lost + 1;
            EXPECT_TRUE(kind != Kind::EntriesMissing || isCounted) << what << ": " << lost << " lost, " << told(notes);
        }
    }
    void tell(const char* what) const
    {
        const int all = m_count.whole + m_count.mended + m_count.missing + m_count.earlier + m_count.refused;
        std::printf(
            "[  FIGURE  ] %d %s: %d whole, %d mended, %d with what is missing, %d an earlier state, %d refused; %d at "
            "borders; 0 silent\n",
            all, what, m_count.whole, m_count.mended, m_count.missing, m_count.earlier, m_count.refused, m_borders);
    }
    /// A place in the log: every third at the border of a frame.
    [[nodiscard]] std::size_t place(Random& random)
    {
        if (random.below(3) != 0) return random.below(m_pair.log.size());
        ++m_borders;
        const LogFrame& frame = m_walked.frames[random.below(m_walked.frames.size())];
        return std::min(frame.at - 24 + random.below(32), m_pair.log.size() - 1);
    }

    Pair m_pair{};
    std::size_t m_all = 0;
    std::vector<std::string> m_names{};
    LogWalk m_walked{};
    Count m_count{};
    int m_borders = 0;
};

/// What a second place or a reader takes from file and log without opening them.
TEST_F(DamagedLog, FileAndLogTogetherAreTheNewestStateThatIsWhole)
{
    const auto entriesIn = [](const std::optional<std::string>& state) {
        return state ? HeldState(*state).entries().size() : 0;
    };
    const std::size_t all = entriesIn(store::stateOf(m_pair.file, m_pair.log));
    const std::size_t alone = entriesIn(store::stateOf(m_pair.file, {}));
    ASSERT_GT(all, alone + 10);
    Pair broken = m_pair;
    broken.log[m_walked.frames.back().at + 100] ^= 1;
    const std::size_t kept = entriesIn(store::stateOf(broken.file, broken.log));
    EXPECT_LT(kept, all);
    EXPECT_GT(kept, alone + 5) << "only the last entry is damaged";
    Random random(7);
    for (int flip = 0; flip < 30; ++flip) {
        broken = m_pair;
        broken.log[place(random)] ^= static_cast<char>(1U << random.below(8));
        const std::size_t looked = entriesIn(store::stateOf(broken.file, broken.log));
        put(file(), broken);
        const EventFile opened = open();
        EXPECT_EQ(looked, entriesOf(opened)) << "what opening gives";
    }
    const fs::path other = folder() / "other.kydai";
    {
        const auto made = EventFile::create(other, "Khác");
        ASSERT_TRUE(made.ok());
    }
    EXPECT_EQ(store::stateOf(bytesIn(other), broken.log), store::stateOf(bytesIn(other), {}))
        << "a log of another file";
}

TEST_F(Log, OneOfMoreThanAGigabyteIsNotRead)
{
    {
        withSection();
    }
    writeBytes(logOf(file()), "x");
    fs::resize_file(logOf(file()), (std::uintmax_t{1} << 30U) + 1);
    const Error error = tidyLog(file()).error();
    EXPECT_EQ(error.code, Errc::OutOfRange);
    EXPECT_EQ(error.file, toUtf8(logOf(file())));
    EXPECT_EQ(error.what, fragment(FragmentId::FileOfMegabytes, 1024));
}

TEST_F(DamagedLog, NoFlippedBitLosesAnEntryWithoutAWord)
{
    Random random(seedOr(20261125));
    const int count = trials(150);
    for (int flip = 0; flip < count; ++flip) {
        Pair broken = m_pair;
        const std::size_t at = place(random);
        broken.log[at] = static_cast<char>(static_cast<unsigned char>(broken.log[at]) ^ (1U << random.below(8)));
        expectSeen(broken, "flip at " + std::to_string(at));
    }
    tell("flips of the log");
    EXPECT_EQ(m_count.whole, 0);
    EXPECT_EQ(m_count.refused, 0);
    EXPECT_GT(m_count.mended, count / 2) << "most pages are written again by a later entry";
    EXPECT_GT(m_count.missing, 0);
}

TEST_F(DamagedLog, NoFlippedBitOfTheFileUnderItIsTakenForTheEvent)
{
    Random random(seedOr(20261126));
    for (int flip = 0; flip < trials(80); ++flip) {
        Pair broken = m_pair;
        const std::size_t at = random.below(broken.file.size());
        broken.file[at] = static_cast<char>(static_cast<unsigned char>(broken.file[at]) ^ (1U << random.below(8)));
        expectSeen(broken, "flip of the file at " + std::to_string(at));
    }
    tell("flips of the file under a log");
}

TEST_F(DamagedLog, ASectorThatWasNotWrittenIsSeen)
{
    Random random(seedOr(20261127));
    for (int trial = 0; trial < trials(60); ++trial) {
        Pair broken = m_pair;
        const std::size_t at = random.below(broken.log.size() / 512) * 512;
        for (std::size_t i = at; i < at + 512; ++i)
            broken.log[i] = trial % 2 == 0 ? '\0' : static_cast<char>(random.below(256));
        if (broken.log == m_pair.log) continue;  // nothing stood there
        expectSeen(broken, "sector at " + std::to_string(at));
    }
    tell("sectors of the log");
    EXPECT_EQ(m_count.whole + m_count.refused, 0);
}

TEST_F(DamagedLog, ACutIsSeenUnlessItIsBehindATransaction)
{
    Random random(seedOr(20261128));
    std::set<std::size_t> ends{0, 32};
    for (const LogFrame& frame : m_walked.frames) {
        if (frame.isCommit()) ends.insert(frame.at + m_walked.pageSize);
    }
    for (int cut = 0; cut < trials(80); ++cut) {
        const std::size_t size =
            cut % 5 == 0 ? *std::next(ends.begin(), static_cast<long>(random.below(ends.size()))) : place(random);
        expectSeen({m_pair.file, m_pair.log.substr(0, size)}, "cut at " + std::to_string(size), ends.contains(size));
    }
    tell("cuts of the log");
    EXPECT_EQ(m_count.refused, 0);
}

TEST_F(DamagedLog, FramesThatChangedPlacesAreSeen)
{
    Random random(seedOr(20261129));
    const std::size_t size = m_walked.pageSize + 24;
    for (int trial = 0; trial < trials(50); ++trial) {
        Pair broken = m_pair;
        const std::size_t a = random.below(m_walked.frames.size());
        const std::size_t b = (a + 1 + random.below(m_walked.frames.size() - 1)) % m_walked.frames.size();
        const std::size_t from = m_walked.frames[a].at - 24;
        const std::size_t to = m_walked.frames[b].at - 24;
        broken.log.replace(to, size, m_pair.log, from, size);
        if (trial % 2 == 0) broken.log.replace(from, size, m_pair.log, to, size);
        expectSeen(broken, "frame " + std::to_string(a) + " at the place of " + std::to_string(b));
    }
    tell("frames at other places");
    EXPECT_EQ(m_count.whole, 0);
}

/// Parts of the same file and log as they were before: the whole of one or of both, a page, a sector.
TEST_F(DamagedLog, PartsOfAnEarlierTimeAreSeen)
{
    Random random(seedOr(20261130));
    for (int trial = 0; trial < trials(100); ++trial) {
        const std::size_t then = random.below(m_before.size());
        const Pair& before = m_before[then];
        Pair broken = m_pair;
        bool isEarlier = false;
        const auto what = random.below(5);
        if (what == 0 || what == 2) broken.file = before.file;
        if (what == 1 || what == 2) broken.log = before.log;
        if (what == 1) isEarlier = markOf(m_pair.file) == walkLog(before.log).mark;
        if (what == 2) isEarlier = true;
        if (what > 2) {
            std::string& part = what == 3 ? broken.file : broken.log;
            const std::string& old = what == 3 ? before.file : before.log;
            const std::size_t size = random.below(2) == 0 ? 512 : 4096;
            const std::size_t from = random.below(std::min(part.size(), old.size()) / size + 1) * size;
            if (from + size > std::min(part.size(), old.size())) continue;
            part.replace(from, size, old, from, size);
        }
        if (broken.file == m_pair.file && broken.log == m_pair.log) continue;
        expectSeen(broken, "part " + std::to_string(what) + " of entry " + std::to_string(then), isEarlier);
    }
    tell("parts of an earlier time");
    EXPECT_GT(m_count.earlier, 0);
    EXPECT_GT(m_count.missing, 0);
}

/// Entries on a file beside a model of it: what the file alone holds, what its log holds, and which of both belong
/// together.
class Orders : public Log {
protected:
    struct Copy {
        std::string bytes{};
        std::vector<std::string> names{};  ///< that it holds alone
        int period = 0;                    ///< of the log that is bound to it; 0: none
    };

    void begin(int seed)
    {
        fs::remove_all(folder() / "work");
        fs::create_directories(folder() / "work");
        m_path = folder() / "work" / "Giải.kydai";
        m_entered = 1000 * seed;
        m_alone = {};
        m_inLog.clear();
        m_period = 0;
        m_isRecovered = false;
        m_file = std::move(*EventFile::create(m_path, "Giải trẻ"));
    }
    void add(int count)
    {
        for (; count > 0; --count) {
            enter(*m_file);
            if (m_isRecovered) moveIn();  // another log begins
            if (m_inLog.empty()) m_period = ++m_periods;
            m_inLog.push_back("Tên " + std::to_string(m_entered));
        }
    }
    void settle()
    {
        ASSERT_TRUE(m_file->settle().ok());
        if (!m_inLog.empty()) moveIn();
    }
    void moveIn()
    {
        m_alone.insert(m_alone.end(), m_inLog.begin(), m_inLog.end());
        m_inLog.clear();
        m_period = 0;
        m_isRecovered = false;
    }
    [[nodiscard]] Copy copy() const { return {bytesIn(m_path), m_alone, m_period}; }
    /// The program is killed: file and log stay as they are.
    void kill()
    {
        const Pair left = pairOf(m_path);
        m_file.reset();
        put(m_path, left);
    }
    /// Opens what is there and holds it against the model; `put` is what was copied over the file.
    void expectPut(const std::optional<Copy>& put, const std::string& order)
    {
        const int mark = put ? put->period : m_period;
        const bool isBound = !m_inLog.empty() && mark == m_period;
        std::vector<std::string> expected = put ? put->names : m_alone;
        std::vector<std::string> beside = m_inLog;
        if (isBound) {
            expected.insert(expected.end(), m_inLog.begin(), m_inLog.end());
            beside.clear();
        }
        if (put) writeBytes(m_path, put->bytes);
        // Whoever reads sees the same and changes nothing.
        const auto before = everythingIn(m_path.parent_path());
        const auto read = EventFile::readAll(m_path);
        ASSERT_TRUE(read.ok()) << order << read.error().detail;
        EXPECT_EQ(namesIn(read->journal), expected) << order;
        OpeningNotes notes;
        ASSERT_TRUE(EventFile::read(m_path, notes).ok());
        EXPECT_EQ(told(notes), told(read->notes)) << order;
        for (const OpeningNote& note : notes)
            EXPECT_TRUE(note.kept.empty()) << "it is gone with the copy that was read";
        EXPECT_EQ(everythingIn(m_path.parent_path()), before) << order;
        auto opened = EventFile::open(m_path);
        ASSERT_TRUE(opened.ok()) << order << opened.error().detail;
        EXPECT_EQ(namesIn(*opened->journal()), expected) << order;
        EXPECT_EQ(told(opened->notes()), told(read->notes)) << order;
        expectOffered(*opened, expected, beside, order);
        // Told each time until something is entered: the file says so itself, whether it was put there now or before.
        const bool isUnsettled = mark != 0 && !isBound;
        EXPECT_EQ(isUnsettled,
                  std::ranges::any_of(opened->notes(),
                                      [](const OpeningNote& note) { return note.kind == Kind::CopiedWhileOpen; }))
            << order;
        m_file = std::move(*opened);
        if (put) m_alone = put->names;
        m_isRecovered = isBound;  // its log stays until something is entered or settled
        if (!m_isRecovered) m_inLog.clear();
        m_period = mark;
    }

    std::optional<EventFile> m_file{};
    bool m_isRecovered = false;
    std::vector<std::string> m_alone{};
    std::vector<std::string> m_inLog{};
    fs::path m_path{};
    int m_period = 0;
    int m_periods = 0;
    int m_offered = 0;

private:
    /// What is in the log alone is kept under a name of its own: as an event, or the log as it was.
    void expectOffered(const EventFile& opened, const std::vector<std::string>& there,
                       const std::vector<std::string>& beside, const std::string& order)
    {
        std::vector<std::string> only;
        std::ranges::copy_if(beside, std::back_inserter(only),
                             [&](const std::string& name) { return std::ranges::find(there, name) == there.end(); });
        const auto note = std::ranges::find(opened.notes(), Kind::OtherLog, &OpeningNote::kind);
        if (only.empty()) {
            EXPECT_TRUE(note == opened.notes().end()) << order;
            return;
        }
        ASSERT_TRUE(note != opened.notes().end()) << order << ": " << only.size() << " entries dropped";
        EXPECT_GE(note->entries, only.size()) << order;
        ASSERT_TRUE(fs::exists(note->kept)) << order;
        EXPECT_EQ(toUtf8(note->kept.filename()).find("1970"), std::string::npos) << "of the time of the log";
        ++m_offered;
        if (note->kept.extension() != ".kydai") return;
        const auto kept = EventFile::readAll(note->kept);
        ASSERT_TRUE(kept.ok()) << order;
        const std::vector<std::string> names = namesIn(kept->journal);
        for (const std::string& name : only)
            EXPECT_TRUE(std::ranges::find(names, name) != names.end()) << order << name;
    }
};

/// Everything that can be put over a crashed file, after every kind of crash.
TEST_F(Orders, WhatWasPutThereIsWhatOpensAndTheLogIsOffered)
{
    begin(9);
    add(3);
    const Copy otherOpen = copy();
    settle();
    const Copy otherSettled = copy();
    m_file.reset();
    const Copy otherClosed = copy();
    int orders = 0;
    for (const int before : {0, 1, 5}) {
        for (const bool settled : {false, true}) {
            for (const int after : {0, 1, 4}) {
                constexpr int kPuts = 10;
                for (int put = 0; put < kPuts; ++put) {
                    begin(orders + 10);
                    std::map<int, Copy> copies;
                    copies[0] = copy();
                    add(before);
                    copies[1] = copy();
                    if (settled) settle();
                    copies[2] = copy();
                    add(after);
                    copies[3] = copy();
                    copies[4] = otherOpen;
                    copies[5] = otherSettled;
                    copies[6] = otherClosed;
                    if (put == 7) {  // a backup, as the program makes them
                        const auto saved = m_file->backUp("x", at(5));
                        ASSERT_TRUE(saved.ok());
                        copies[7] = Copy{bytesIn(*saved), m_alone, 0};
                        for (const std::string& name : m_inLog) copies[7].names.push_back(name);
                    }
                    kill();
                    const std::string order = std::to_string(before) + (settled ? " settled " : " ") +
                                              std::to_string(after) + " put " + std::to_string(put) + ": ";
                    expectPut(put < 8 ? std::optional(copies[put]) : std::nullopt, order);
                    if (put == 9) {  // a second crash after the first
                        add(2);
                        kill();
                        expectPut(copies[2], order + "again ");
                    }
                    m_file.reset();
                    ++orders;
                    if (HasFatalFailure()) return;
                }
            }
        }
    }
    std::printf("[  FIGURE  ] %d orders, %d logs offered, 0 wrong\n", orders, m_offered);
    EXPECT_GT(m_offered, orders / 10);
}

/// Several crashes and copies in one life, from any time before.
TEST_F(Orders, LongLivesOfCopiesAndCrashes)
{
    Random random(seedOr(20261130));
    int puts = 0;
    for (int life = 0; life < trials(40); ++life) {
        begin(life + 1);
        std::vector<Copy> copies{copy()};
        std::string order = "life " + std::to_string(life) + ":";
        for (int step = 0; step < 12; ++step) {
            const auto what = random.below(5);
            order += ' ' + std::to_string(what);
            if (what < 2) add(1 + static_cast<int>(random.below(3)));
            if (what == 2) settle();
            if (what == 3) copies.push_back(copy());
            if (what != 4) continue;
            kill();
            const bool isPut = random.below(4) != 0;
            expectPut(isPut ? std::optional(copies[random.below(copies.size())]) : std::nullopt, order);
            if (HasFatalFailure()) return;
            ++puts;
        }
        m_file.reset();
    }
    std::printf("[  FIGURE  ] %d crashes in long lives, %d logs offered, 0 wrong\n", puts, m_offered);
}

TEST_F(Orders, ACopySaysUntilWhenItIsWhole)
{
    begin(1);
    add(2);
    settle();
    const Copy settled = copy();
    add(1);
    const Copy unsettled = copy();
    const fs::path stick = folder() / "stick.kydai";
    for (const Copy* each : {&settled, &unsettled}) {
        writeBytes(stick, each->bytes);
        const auto copied = EventFile::readAll(stick);
        ASSERT_TRUE(copied.ok());
        EXPECT_EQ(namesIn(copied->journal).size(), 2U);
        ASSERT_EQ(copied->notes.size(), each == &unsettled ? 1U : 0U);
        if (each == &settled) continue;
        EXPECT_EQ(copied->notes.front().kind, Kind::CopiedWhileOpen);
        EXPECT_EQ(copied->notes.front().until, copied->journal.back().at);
    }
}

/// Where the journal's page is whole and another of the last entry is not.
TEST_F(Log, OfAnEntryThatIsMissingTheTimeIsToldWhereAPageHasIt)
{
    EventFile made = withSection(8, 2);
    ASSERT_TRUE(made.settle().ok());
    for (int entry = 0; entry < 3; ++entry) enter(made);
    const Pair pair = pairOf(file());
    {
        const EventFile closed = std::move(made);
    }
    const LogWalk walked = walkLog(pair.log);
    std::size_t first = walked.frames.size() - 1;
    while (!walked.frames[first - 1].isCommit()) --first;
    int told = 0;
    for (std::size_t at = first; at < walked.frames.size(); ++at) {
        Pair broken = pair;
        char& byte = broken.log[walked.frames[at].at + 1000];
        byte = static_cast<char>(byte ^ 1);
        put(file(), broken);
        OpeningNotes read;
        ASSERT_TRUE(EventFile::read(file(), read).ok());
        const EventFile opened = open();
        ASSERT_EQ(opened.notes().size(), 1U);
        const OpeningNote& note = opened.notes().front();
        if (note.kind == Kind::Mended) continue;  // a page that nobody needs
        EXPECT_EQ(note.kind, Kind::Unfinished);
        EXPECT_TRUE(read.empty()) << "who wrote may be in the middle of it";
        EXPECT_EQ(note.entries, 1U);
        EXPECT_EQ(note.until, who(120).at);
        EXPECT_EQ(note.first, note.last);
        if (note.first == Instant{}) continue;
        EXPECT_EQ(note.first, who(180).at);
        ++told;
    }
    EXPECT_GE(told, 1);
}

/// Each place at which a log may be whole again takes a look at the whole file.
TEST_F(Log, SixtyFourPlacesBeforeItsDamageAreTried)
{
    EventFile made = withSection(2, 0);
    ASSERT_TRUE(made.settle().ok());
    for (int entry = 0; entry < 66; ++entry) enter(made);
    const Pair pair = pairOf(file());
    const LogWalk walked = walkLog(pair.log);
    for (const std::size_t damaged : {63U, 64U}) {
        std::string log = pair.log;
        std::size_t left = damaged;
        for (std::size_t at = walked.frames.size() - 1; left > 0; --at) {
            if (walked.frames[at].isCommit()) continue;
            char& byte = log[walked.frames[at].at + 1000];
            byte = static_cast<char>(byte ^ 1);
            if (walked.frames[at - 1].isCommit()) --left;
        }
        ASSERT_EQ(walkLog(log).ends().size(), damaged + 1);
        const auto state = store::stateOf(pair.file, log);
        ASSERT_TRUE(state);
        EXPECT_EQ(HeldState(*state).entries().size(), damaged == 63 ? 4U : 1U) << damaged;
    }
}

TEST_F(Log, OneThatHoldsNothingWholeDoesNotHelpADamagedFile)
{
    const Pair pair = crashed();
    std::string file = bytesIn(this->file());
    file.resize(file.size() / 2);
    std::string log = pair.log;
    for (const LogFrame& frame : walkLog(pair.log).frames) log[frame.at] = static_cast<char>(log[frame.at] ^ 1);
    const fs::path copy = folder() / "copy.kydai";
    for (const std::string& beside : {std::string("no log at all"), log}) {
        put(copy, {file, beside});
        EXPECT_EQ(EventFile::open(copy).error().code, Errc::Damaged);
        EXPECT_EQ(bytesIn(copy), file);
        EXPECT_EQ(bytesIn(logOf(copy)), beside);
    }
}

/// What an older program, which knew no marks, left beside a file: the newer state is put over the older one.
Pair withoutAMark(const fs::path& old, const fs::path& newer, const std::string& more)
{
    SQLite::Database to(old, SQLite::OPEN_READWRITE);
    to.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0");
    SQLite::Database from(newer, SQLite::OPEN_READONLY);
    SQLite::Backup(to, from).executeStep();
    if (!more.empty()) to.exec(more);
    return {bytesIn(old), bytesIn(logOf(old))};
}

/// Every sum of it is right, and the last entry was another hand's.
TEST_F(Log, OneWithoutAMarkThatDoesNotAddUpIsKeptBesideTheFile)
{
    const fs::path old = folder() / "old.kydai";
    const fs::path newer = folder() / "newer.kydai";
    {
        EventFile made = withSection(8, 2);
        writeBytes(old, bytesIn(made.backUp("before", at(1)).value()));
        enter(made);
        writeBytes(newer, bytesIn(made.backUp("after", at(2)).value()));
    }
    const Pair left = withoutAMark(old, newer, "UPDATE event SET name = 'Khác'");
    put(old, left);
    const fs::path name = logOf(backupName(old, "log", lastWritten(logOf(old))));
    const auto opened = EventFile::open(old);
    ASSERT_TRUE(opened.ok()) << opened.error().detail;
    EXPECT_EQ(opened->event().name, "Giải trẻ");
    ASSERT_EQ(opened->notes().size(), 1U);
    EXPECT_EQ(opened->notes().front().kind, Kind::OtherLog);
    EXPECT_EQ(opened->notes().front().entries, 2U);
    EXPECT_EQ(opened->notes().front().kept, name) << "of the time of the log";
    EXPECT_TRUE(bytesIn(opened->notes().front().kept) == left.log);
}

/// One that an older program left, which knew no marks: it is taken where it goes on from the file.
TEST_F(Log, OneWithoutAMarkThatGoesOnFromTheFileIsTaken)
{
    std::string before;
    std::string after;
    {
        EventFile made = withSection(8, 2);
        ASSERT_TRUE(made.settle().ok());
        before = bytesIn(made.backUp("before", at(1)).value());
        enter(made);
        after = bytesIn(made.backUp("after", at(2)).value());
    }
    for (const bool follows : {true, false}) {
        const fs::path old = folder() / "old.kydai";
        const fs::path newer = folder() / "newer.kydai";
        put(old, {follows ? before : after, {}});
        writeBytes(newer, follows ? after : before);
        const Pair left = withoutAMark(old, newer, {});
        put(old, left);
        ASSERT_GT(left.log.size(), 4096U);
        const auto opened = EventFile::open(old);
        ASSERT_TRUE(opened.ok());
        EXPECT_EQ(namesIn(*opened->journal()).size(), 1U) << "an older log undoes nothing";
        EXPECT_TRUE(opened->notes().empty());
    }
}

}  // namespace
}  // namespace kydai::store
