// Pairing a round at several sizes, after a number of played rounds, and the two big reference tournaments whole.
// Budgets and figures: README.md.

#include "format/reader.h"
#include "pairing/dutch.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace kydai::pairing {
namespace {

/// Nine rounds of a tournament, made once per size.
const Section& tournament(int players)
{
    static std::map<int, Section> made;
    const auto found = made.find(players);
    if (found != made.end()) return found->second;
    GenerateOptions options;
    options.seed = 1;
    options.players = players;
    options.rounds = 9;
    return made.emplace(players, generate(options)).first->second;
}

void BM_PairRound(benchmark::State& state)
{
    const Section& section = tournament(static_cast<int>(state.range(0)));
    const Field field = makeField(section, static_cast<RoundNumber>(state.range(1)));
    for (auto _ : state) benchmark::DoNotOptimize(pairRound(field));
}
BENCHMARK(BM_PairRound)
    ->ArgNames({"players", "round"})
    ->ArgsProduct({{100, 500, 1000, 2000, 5000}, {1, 2, 3, 5, 9}})
    ->Unit(benchmark::kMillisecond);

/// The plain method, for comparison.
void BM_PairRoundGenerally(benchmark::State& state)
{
    const Section& section = tournament(static_cast<int>(state.range(0)));
    const Field field = makeField(section, static_cast<RoundNumber>(state.range(1)));
    Options options;
    options.general = true;
    for (auto _ : state) benchmark::DoNotOptimize(pairRound(field, options));
}
/// Nine rounds of an event by another system than the Dutch, each from the section as it stood before.
void BM_PairSystem(benchmark::State& state, PairingSystem system)
{
    GenerateOptions options;
    options.seed = 1;
    options.system = system;
    options.players = static_cast<int>(state.range(0));
    options.rounds = 9;
    options.teams = options.players;  // of a system that pairs teams
    const Section section = generate(options);
    for (auto _ : state) {
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round)
            benchmark::DoNotOptimize(draftRound(section, round));
    }
}
BENCHMARK_CAPTURE(BM_PairSystem, teamSwiss, PairingSystem::TeamSwiss)->Arg(200)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_PairSystem, dubov, PairingSystem::Dubov)->Arg(200)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_PairSystem, burstein, PairingSystem::Burstein)->Arg(200)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_PairSystem, doubleSwiss, PairingSystem::DoubleSwiss)->Arg(200)->Unit(benchmark::kMillisecond);

BENCHMARK(BM_PairRoundGenerally)->ArgNames({"players", "round"})->Args({100, 5})->Unit(benchmark::kMillisecond);

void BM_MakeField(benchmark::State& state)
{
    const Section& section = tournament(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(makeField(section, 9));
}
BENCHMARK(BM_MakeField)->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);

/// Every round of a reference tournament, as `kydai-cli check` replays them.
void BM_Check(benchmark::State& state, const char* name)
{
    const auto file = format::readFile(std::string(KYDAI_SHARED_DATA "/pairing/perf/") + name);
    if (!file) {
        state.SkipWithError("no reference tournaments beside the checkout");
        return;
    }
    const Section& section = file->sections.front();
    for (auto _ : state) {
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            benchmark::DoNotOptimize(pairRound(makeField(section, round)));
        }
    }
}
BENCHMARK_CAPTURE(BM_Check, p0500, "p0500.trf")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Check, p1000, "p1000.trf")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai::pairing
