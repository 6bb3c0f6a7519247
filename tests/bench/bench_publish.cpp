// The pages of a publication: lists alone, everything with the answers, and the folder. Budgets and figures: README.md.

#include "pairing/generate.h"
#include "publish/folder.h"
#include "publish/pages.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

namespace kydai::publish {
namespace {

/// A section after nine rounds of eleven with names and units as at an event of here; `open` games of the last one are
/// still played.
Publication publication(int players, std::size_t open = 0)
{
    pairing::GenerateOptions options;
    options.seed = 1;
    options.players = players;
    options.rounds = 9;
    Section section = pairing::generate(options);
    section.info.name = "Open";
    section.rules.scheduledRounds = 11;
    section.rules.tieBreaks = {"BH/C1", "BH", "SB", "DE", "WIN"};
    for (Player& player : section.players) player.unit = player.tpn % 2 == 0 ? "Hà Nội" : "Thành phố Hồ Chí Minh";
    std::vector<Game>& games = section.rounds.back().games;
    for (std::size_t at = 0; at < std::min(open, games.size()); ++at)
        games[at].whiteOutcome = games[at].blackOutcome = Outcome::Open;
    Publication all;
    all.event.name = "Giải vô địch";
    all.event.sections.push_back({SectionId{1}, std::make_shared<const Section>(std::move(section))});
    return all;
}

void BM_PublishLists(benchmark::State& state)
{
    Progress progress;
    const Publication made = publication(static_cast<int>(state.range(0)));
    const Options options{.explanations = false};
    for (auto _ : state) benchmark::DoNotOptimize(makePages(made, options, {}, progress));
}
BENCHMARK(BM_PublishLists)->Arg(1000)->Unit(benchmark::kMillisecond);

void BM_PublishAll(benchmark::State& state)
{
    Progress progress;
    const Publication made = publication(static_cast<int>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    for (auto _ : state) benchmark::DoNotOptimize(makePages(made, {}, {}, progress));
}
BENCHMARK(BM_PublishAll)->Args({1000, 0})->Args({1000, 4})->Args({1000, 500})->Unit(benchmark::kMillisecond);

void BM_PublishFolder(benchmark::State& state)
{
    Progress progress;
    const auto pages = makePages(publication(static_cast<int>(state.range(0))), {}, {}, progress);
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "kydai_bench_publish";
    for (auto _ : state) {
        state.PauseTiming();
        std::filesystem::remove_all(folder);
        state.ResumeTiming();
        benchmark::DoNotOptimize(writeFolder(*pages, folder, Existing::Refuse, {}, progress));
    }
    std::filesystem::remove_all(folder);
}
BENCHMARK(BM_PublishFolder)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai::publish
