// From a key press to the committed row: what the event file costs. The disk's fsync is in it.

#include "model/pictures.h"
#include "store/event_file.h"
#include "store/follower.h"
#include "store/rating_index.h"
#include "support/cleared.h"
#include "support/random_change.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

/// An event file with one section of so many players after nine rounds, in a folder of its own.
class Bench {
public:
    explicit Bench(int players) : m_folder(fs::temp_directory_path() / "kydai-bench")
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
        m_file = std::make_unique<EventFile>(EventFile::create(path(), "Giải").value());
        Random random(1);
        Section section = fixture::randomSection(random, players, 9);
        for (Round& round : section.rounds) {
            for (Game& game : round.games) {  // no round is published while a result is missing
                if (isUndecided(game)) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
            }
        }
        hang(section);
        const AddSection change{{}, std::make_shared<const Section>(std::move(section))};
        if (!fixture::apply(*m_file, change, Who{"a", {}}).ok()) std::abort();
    }
    ~Bench()
    {
        m_file.reset();
        fs::remove_all(m_folder);
    }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;
    [[nodiscard]] fs::path path() const { return m_folder / "a.kydai"; }
    EventFile& file() { return *m_file; }
    void close() { m_file.reset(); }
    [[nodiscard]] const Section& section() const { return *m_file->event().sections[0].section; }

private:
    /// Each round keeps how it was published.
    static void hang(Section& section)
    {
        Section before = section;
        before.rounds.clear();
        for (Round& round : section.rounds) {
            round.picture = pictureOf(before, round);
            before.rounds.push_back(round);
        }
    }

    fs::path m_folder;
    std::unique_ptr<EventFile> m_file;
};

/// The next result, on a board after the other.
bool enterNext(Bench& bench, std::size_t& step)
{
    const auto& games = bench.section().round(9).games;
    const Game& game = games[step % games.size()];
    const Outcome outcome = step / games.size() % 2 == 0 ? Outcome::UnratedDraw : Outcome::Draw;
    const Who who{"a", Instant{std::chrono::seconds{10 * ++step}}};
    return fixture::apply(bench.file(), SetResult{SectionId{1}, 9, game.white, game.black, outcome, outcome}, who).ok();
}

void BM_SetResult(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    std::size_t step = 0;
    for (auto _ : state) {
        if (!enterNext(bench, step)) state.SkipWithError("refused");
    }
}
BENCHMARK(BM_SetResult)->Arg(100)->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// An entry that begins a log.
void BM_SetResultOnceSettled(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    std::size_t step = 0;
    for (auto _ : state) {
        state.PauseTiming();
        if (!bench.file().settle()) state.SkipWithError("not settled");
        state.ResumeTiming();
        if (!enterNext(bench, step)) state.SkipWithError("refused");
    }
}
BENCHMARK(BM_SetResultOnceSettled)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// What the window does in a moment without a key.
void BM_Settle(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    std::size_t step = 0;
    for (auto _ : state) {
        state.PauseTiming();
        if (!enterNext(bench, step)) state.SkipWithError("refused");
        state.ResumeTiming();
        if (!bench.file().settle()) state.SkipWithError("not settled");
    }
}
BENCHMARK(BM_Settle)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// From an entry to its being at the second place, which is a folder of the same disk.
void BM_SecondPlace(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    constexpr std::chrono::seconds kLong{20};
    Follower follower(
        bench.path(), bench.path().parent_path() / "second.kydai", Twin::Missing::Make, [] {},
        [](const Twin::Other&) {});
    if (!follower.wait(kLong)) state.SkipWithError("not followed");
    std::size_t step = 0;
    std::vector<double> times;
    for (auto _ : state) {
        state.PauseTiming();
        if (!enterNext(bench, step)) state.SkipWithError("refused");
        state.ResumeTiming();
        const auto began = std::chrono::steady_clock::now();
        follower.entered();
        if (!follower.wait(kLong)) state.SkipWithError("not followed");
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
    }
    std::ranges::sort(times);
    if (!times.empty()) state.counters["p99_ms"] = times[times.size() * 99 / 100];
}
BENCHMARK(BM_SecondPlace)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(300);

void BM_EditPlayer(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    int rating = 1000;
    for (auto _ : state) {
        Player player = bench.section().players[7];
        player.rating = ++rating;
        auto written = fixture::apply(bench.file(), EditPlayer{SectionId{1}, player}, Who{"a", {}});
        benchmark::DoNotOptimize(written);
    }
}
BENCHMARK(BM_EditPlayer)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A round published and taken back; the backup is in it.
void BM_PublishAndUnpair(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    Round round = bench.section().round(9);
    for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    std::int64_t second = 0;
    for (auto _ : state) {
        const Who who{"a", Instant{std::chrono::seconds{++second}}};
        auto published = fixture::apply(bench.file(), PublishRound{SectionId{1}, 10, round}, who);
        auto taken = fixture::apply(bench.file(), UnpairRound{SectionId{1}, 10, {}}, who);
        if (!published.ok() || !taken.ok()) state.SkipWithError("refused");
    }
}
BENCHMARK(BM_PublishAndUnpair)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

void BM_Open(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    bench.close();
    for (auto _ : state) {
        auto file = EventFile::open(bench.path());
        benchmark::DoNotOptimize(file);
    }
    state.counters["kB"] = static_cast<double>(fs::file_size(bench.path())) / 1000;
}
BENCHMARK(BM_Open)->Arg(100)->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The part of a key press that is not the disk.
void BM_ApplyToSnapshot(benchmark::State& state)
{
    Bench bench(static_cast<int>(state.range(0)));
    const Game game = bench.section().round(9).games[0];
    const Outcome other = game.whiteOutcome == Outcome::Draw ? Outcome::UnratedDraw : Outcome::Draw;
    for (auto _ : state) {
        auto applied = applyTo(bench.file().event(), SetResult{SectionId{1}, 9, game.white, game.black, other, other});
        benchmark::DoNotOptimize(applied);
    }
}
BENCHMARK(BM_ApplyToSnapshot)->Arg(1000)->Unit(benchmark::kMillisecond);

/// A list of so many players, made once for all repetitions and thrown away at the end.
class ListOnDisk {
public:
    explicit ListOnDisk(std::int64_t players)
    {
        fs::create_directories(m_folder);
        const char* const families[] = {"Nguyen", "Tran", "Le", "Ivanov", "Singh", "Garcia", "Smith", "Muller"};
        const char* const given[] = {"Van Minh", "Minh Anh", "Thi Hoa", "Sergey", "Arjun", "Maria", "John", "Jan"};
        Random random(1);
        auto builder = RatingIndexBuilder::start(path()).value();
        FidePlayer player;
        for (std::int64_t number = 0; number < players; ++number) {
            player.id = 1'000'000 + number;
            player.name = families[random.below(8)] + std::string(", ") + given[random.below(8)] + ' ' +
                          static_cast<char>('a' + random.below(26)) + static_cast<char>('a' + random.below(26)) +
                          static_cast<char>('a' + random.below(26));
            player.federation = random.below(60) == 0 ? "VIE" : "IND";
            player.standard.rating = static_cast<int>(1400 + random.below(1400));
            if (!builder.add(player).ok()) std::abort();
        }
        if (!builder.finish("OCT26").ok()) std::abort();
    }
    ListOnDisk(const ListOnDisk&) = delete;
    ListOnDisk& operator=(const ListOnDisk&) = delete;
    ~ListOnDisk() { fs::remove_all(m_folder); }

    [[nodiscard]] fs::path path() const { return m_folder / "list.kdri"; }

private:
    fs::path m_folder = fs::temp_directory_path() / "kydai-bench-list";
};

/// Searching FIDE's list at a key: a beginning of a name, a name that thousands have, two words, a rare beginning.
void BM_SearchRatingList(benchmark::State& state, const char* typed)
{
    static const ListOnDisk kList(1'500'000);
    const RatingIndex index = RatingIndex::open(kList.path()).value();
    for (auto _ : state) benchmark::DoNotOptimize(index.search(typed, "VIE", 12));
}
BENCHMARK_CAPTURE(BM_SearchRatingList, ng, "ng")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearchRatingList, nguyen, "nguyen")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearchRatingList, nguyen_mi, "nguyen mi")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearchRatingList, minh_anh_q, "minh anh q")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_SearchRatingList, singh_a, "singh a")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai::store
