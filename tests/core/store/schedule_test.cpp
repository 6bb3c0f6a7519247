// Two processes at one event file, with the turn going from one to the other between any two calls of the system: what
// one of them was told is written stays written, what one reads is a state of the event, and nobody removes what
// another has just begun.

#include "core/store/store_fixture.h"
#include "store/live_reader.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/twin.h"
#include "support/two_processes.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;
using fixture::Turns;
using fixture::TwoProcesses;

/// KYDAI_SCHEDULES: how many random ones, for the long run, which also tries every switch and every pair of switches;
/// of the pairs one in KYDAI_PARTS, so that as many runs with seeds one after the other have them all.
int numberFrom(const char* name, int usual)
{
    const char* wanted = std::getenv(name);
    return wanted != nullptr ? std::atoi(wanted) : usual;
}
bool isLongRun()
{
    return std::getenv("KYDAI_SCHEDULES") != nullptr;
}

enum class Job : std::uint8_t { Enter, Restore, Look, Read, EnterOnce, Follow };
constexpr std::array kFirst{Job::Enter, Job::Restore};
constexpr std::array kSecond{Job::Read, Job::Look, Job::EnterOnce, Job::Follow, Job::Restore};

std::uint32_t below(Random& random, std::uint64_t end)
{
    return static_cast<std::uint32_t>(random.below(end));
}

std::vector<std::string> wordsOf(const std::string& told)
{
    std::istringstream in(told);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string namesOf(const std::vector<JournalEntry>& journal)
{
    std::string names;
    for (const JournalEntry& entry : journal) {
        const auto* renamed = std::get_if<RenameEvent>(&entry.steps.front().after);
        names += (renamed != nullptr ? renamed->name : "-") + ",";
    }
    return names;
}

/// What a process does, and what it was told: "+NAME" of an entry that is acknowledged, "=NAMES" of what was read,
/// "!N" of an error.
class Worker {
public:
    Worker(fs::path folder, std::string name) : m_folder(std::move(folder)), m_name(std::move(name)) {}

    std::string operator()(int job)
    {
        m_told.clear();
        m_entered = 0;
        switch (static_cast<Job>(job)) {
        case Job::Enter:
        case Job::EnterOnce:
            enterSome(job == static_cast<int>(Job::Enter));
            break;
        case Job::Restore:
            restore();
            break;
        case Job::Look:
            look();
            break;
        case Job::Read:
            read(m_folder / "event.kydai");
            break;
        case Job::Follow:
            follow();
            break;
        }
        return m_told;
    }

private:
    [[nodiscard]] fs::path event() const { return m_folder / "event.kydai"; }
    template <class Given>
    bool went(const Result<Given>& result)
    {
        if (!result) m_told += "!" + std::to_string(static_cast<int>(result.error().code)) + " ";
        return result.ok();
    }
    void enter(EventFile& file)
    {
        const std::string name = m_name + std::to_string(++m_entered);
        if (went(fixture::apply(file, RenameEvent{name}, Who{m_name, at(60 * m_entered)}))) m_told += "+" + name + " ";
    }
    void enterSome(bool isLong)
    {
        auto file = EventFile::open(event());
        if (!went(file)) return;
        enter(*file);
        if (!isLong) return;
        enter(*file);
        went(file->settle());
        enter(*file);
    }
    void restore()
    {
        auto file = EventFile::open(event());
        if (!went(file)) return;
        enter(*file);
        went(file->restore(m_folder / "backup.kydai", at(m_name == "A" ? 1 : 2)));
        if (file->isOpen()) enter(*file);
    }
    void look()
    {
        const auto file = EventFile::open(event());
        if (went(file)) m_told += "=" + namesOf(*file->journal()) + " ";
    }
    void read(const fs::path& path)
    {
        const auto contents = EventFile::readAll(path);
        if (went(contents)) m_told += "=" + namesOf(contents->journal) + " ";
    }
    void follow()
    {
        Twin twin(event(), m_folder / "copy.kydai", Twin::Missing::Make);
        if (went(twin.bring())) read(m_folder / "copy.kydai");
    }

    fs::path m_folder;
    std::string m_name;
    std::string m_told{};
    int m_entered = 0;
};

class Schedules : public StoreTest {
protected:
    void SetUp() override
    {
        // At rest, and as a crash leaves it: two settled entries, one in the log.
        const fs::path made = folder() / "made.kydai";
        auto file = EventFile::create(made, "Giải");
        ASSERT_TRUE(file.ok());
        ASSERT_TRUE(fixture::apply(*file, RenameEvent{"S1"}, who(-600)).ok());
        ASSERT_TRUE(fixture::apply(*file, RenameEvent{"S2"}, who(-300)).ok());
        ASSERT_TRUE(file->settle().ok());
        const fs::path backup = folder() / "rest.kydai";
        {
            const auto kept = file->goOnAs(backup);
            ASSERT_TRUE(kept.ok());
        }
        m_rest = bytesIn(backup);
        ASSERT_TRUE(fixture::apply(*file, RenameEvent{"S3"}, who(-60)).ok());
        m_crashed = bytesIn(made);
        m_log = bytesIn(logOf(made));
        fs::create_directories(work());
    }
    [[nodiscard]] fs::path work() const { return folder() / "work"; }
    [[nodiscard]] fs::path event() const { return work() / "event.kydai"; }

    [[nodiscard]] const std::string& crashed() const { return m_crashed; }
    [[nodiscard]] const std::string& log() const { return m_log; }

    void put(bool isCrashed)
    {
        for (const auto& entry : fs::directory_iterator(work())) fs::remove_all(entry.path());
        writeBytes(event(), isCrashed ? m_crashed : m_rest);
        if (isCrashed) writeBytes(logOf(event()), m_log);
        writeBytes(work() / "backup.kydai", m_rest);
    }

    /// Whatever the order: what was acknowledged is there, in the file or in the backup of before a restore, and
    /// nothing that nobody entered.
    TwoProcesses::Did tryIt(TwoProcesses& both, bool isCrashed, Job first, Job second, const Turns& turns)
    {
        if (m_isStuck) return {};
        put(isCrashed);
        TwoProcesses::Did did = both.run(static_cast<int>(first), static_cast<int>(second), turns);
        ++m_trials;
        std::string what = (isCrashed ? "crashed, " : "at rest, ") + std::to_string(static_cast<int>(first)) + " and " +
                           std::to_string(static_cast<int>(second)) + ":";
        for (const std::uint32_t turn : turns) what += " " + std::to_string(turn);
        what += "\n" + did.first + "| " + did.second;
        // Or stopped by a person: what one of them does then belongs to no trial.
        m_isStuck = did.first == "died";
        EXPECT_FALSE(m_isStuck) << what;
        if (m_isStuck) return did;
        std::set<std::string> all{"S1", "S2", "S3"};
        std::vector<std::string> acknowledged;
        std::vector<std::string> read;
        for (const std::string& told : {did.first, did.second}) {
            for (const std::string& word : wordsOf(told)) {
                if (word.front() == '+') acknowledged.push_back(word.substr(1));
                if (word.front() == '=') read.push_back(word.substr(1));
                if (word.front() == '!') expectAllowed(static_cast<Errc>(std::stoi(word.substr(1))), what);
            }
        }
        const End& end = endOf(bytesLeft());
        EXPECT_EQ(end.trouble, "") << what;
        const bool isRestored = first == Job::Restore || second == Job::Restore;
        const std::string there = end.journal + (isRestored ? end.backups : "");
        for (const std::string& name : acknowledged)
            EXPECT_NE(("," + there).find(name + ","), std::string::npos) << name << " is lost; " << there << "\n"
                                                                         << what;
        const bool isThere = there.find("S3,") != std::string::npos;
        EXPECT_TRUE(isThere || !isCrashed || isRestored) << what;
        for (const std::string& names : read) {
            EXPECT_TRUE(names.starts_with(isCrashed && !isRestored ? "S1,S2,S3," : "S1,S2,")) << what;
            EXPECT_TRUE(isRestored || there.starts_with(names)) << names << " was read of " << there << "\n" << what;
        }
        return did;
    }
    /// What opening finds in the end.
    struct End {
        std::string trouble{};
        std::string journal{};
        std::string backups{};  ///< "|" and the journal of each
    };
    [[nodiscard]] std::string bytesLeft() const
    {
        std::map<fs::path, std::string> files;
        for (const auto& entry : fs::recursive_directory_iterator(work()))
            if (entry.is_regular_file()) files.emplace(entry.path(), bytesIn(entry.path()));
        std::string all;
        for (const auto& [path, bytes] : files) all += path.string() + ' ' + std::to_string(bytes.size()) + ' ' + bytes;
        return all;
    }
    /// Most orders leave the same bytes as others: those are opened once.
    const End& endOf(const std::string& bytes)
    {
        const auto [at, isNew] = m_ends.try_emplace(std::hash<std::string>{}(bytes));
        End& end = at->second;
        if (!isNew) return end;
        const auto file = EventFile::open(event());
        if (!file) {
            end.trouble = "does not open: " + std::to_string(static_cast<int>(file.error().code));
            return end;
        }
        end.journal = namesOf(*file->journal());
        if (!file->notes().empty()) end.trouble = "opens with notes";
        for (const fs::path& backup : backupsOf(event())) {
            const auto kept = EventFile::readAll(backup);
            if (kept)
                end.backups += "|" + namesOf(kept->journal);
            else
                end.trouble = backup.filename().string() + " does not open";
        }
        return end;
    }
    static void expectAllowed(Errc code, const std::string& what)
    {
        EXPECT_TRUE(code == Errc::InUse) << static_cast<int>(code) << ": " << what;
    }
    [[nodiscard]] int trials() const { return m_trials; }
    [[nodiscard]] std::size_t ends() const { return m_ends.size(); }

private:
    std::string m_rest;
    std::string m_crashed;
    std::string m_log;
    std::unordered_map<std::size_t, End> m_ends{};
    int m_trials = 0;
    bool m_isStuck = false;  ///< nothing more is tried with these two
};

TEST_F(Schedules, NothingIsLostWhereverTheTurnsGo)
{
    TwoProcesses both(work(), Worker(work(), "A"), Worker(work(), "B"));
    Random random(seedOr(31));
    const auto parts = static_cast<std::uint64_t>(numberFrom("KYDAI_PARTS", 1));
    const int schedules = numberFrom("KYDAI_SCHEDULES", 60);
    std::uint64_t pair = seedOr(0) % parts;  // to come
    const bool isFirstPart = pair == 0;
    int single = 0;
    int pairs = 0;
    int many = 0;
    for (const Job first : kFirst) {
        for (const Job second : kSecond) {
            for (const bool isCrashed : {false, true}) {
                const auto alone = tryIt(both, isCrashed, first, second, {100'000});
                const std::uint32_t calls = alone.firstCalls;
                const std::uint32_t others = alone.secondCalls;
                ASSERT_GT(calls, 20U);
                if (HasFailure()) return;
                // One switch: the second comes to its end between two calls of the first. In parts the first has all.
                const std::uint32_t stride = isLongRun() ? 1 : 1 + calls / 7;
                for (std::uint32_t at = below(random, stride); at < calls && isFirstPart; at += stride, ++single)
                    tryIt(both, isCrashed, first, second, {at, 100'000});
                // Two: the first goes on in the middle of the second.
                const std::uint64_t all = isLongRun() ? std::uint64_t{calls} * others : 0;
                for (; pair < all; pair += parts, ++pairs)
                    tryIt(both, isCrashed, first, second,
                          {static_cast<std::uint32_t>(pair / others), static_cast<std::uint32_t>(pair % others),
                           100'000});
                pair -= all;
                for (int trial = 0; trial < schedules / 20; ++trial, ++many) {
                    Turns turns;
                    const std::uint64_t longest = std::array{2, 6, 20, 60}[random.below(4)];
                    for (std::uint32_t done = 0; done < calls + others && turns.size() < 1000; done += turns.back())
                        turns.push_back(static_cast<std::uint32_t>(random.below(longest)));
                    tryIt(both, isCrashed, first, second, turns);
                }
                if (HasFailure()) return;
            }
        }
    }
    std::printf(
        "[  FIGURE  ] %d orders of two processes: %d with one switch, %d with two, %d random; %zu ends; 0 lost\n",
        trials(), single, pairs, many, ends());
}

/// Settling takes a log into its file and the log away, and only then the file's head is another: what was read before
/// that moment and what was read after it don't belong together.
TEST_F(Schedules, WhoReadsNeverHasTheFileOfOneMomentAndTheLogOfAnother)
{
    const LogWalk walked = walkLog(log());
    const std::string newest = fileWith(crashed(), log(), walked, walked.sound);
    std::string settled = newest;
    settled.replace(0, 100, crashed().substr(0, 100));
    const std::string withoutLog = fileWith(settled, {}, {}, 0);
    const auto read = [&](int) {
        const auto bytes = LiveReader(event()).newest();
        if (!bytes) return "!" + std::to_string(static_cast<int>(bytes.error().code));
        return std::string(*bytes == newest || *bytes == withoutLog ? "newest" : "without its log");
    };
    const auto settle = [&](int) {
        writeBytes(event(), settled);
        fs::remove(logOf(event()));
        return std::string("settled");
    };
    TwoProcesses both(work(), read, settle);
    put(true);
    const std::uint32_t calls = both.run(0, 0, {100'000}).firstCalls;
    ASSERT_GT(calls, 8U);
    for (std::uint32_t at = 0; at < calls; ++at) {
        put(true);
        EXPECT_EQ(both.run(0, 0, {at, 100'000}).first, "newest") << "settled after " << at << " calls";
    }
}

}  // namespace
}  // namespace kydai::store
