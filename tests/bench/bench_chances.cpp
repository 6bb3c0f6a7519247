// What can still happen: 10,000 finishes of an open of nine rounds before its last two, on all cores.

#include "ask/chances.h"
#include "pairing/generate.h"
#include "support/freed_memory.h"

#include <benchmark/benchmark.h>

#include <memory>

namespace kydai::ask {
namespace {

void BM_Chances(benchmark::State& state)
{
    keepFreedMemory();  // as the programs do
    pairing::GenerateOptions options;
    options.seed = 1;
    options.players = static_cast<int>(state.range(0));
    options.rounds = 9;
    Section section = pairing::generate(options);
    section.rounds.resize(7);
    section.rules.tieBreaks = {"BH/C1", "BH", "SB", "DE"};
    const auto shared = std::make_shared<const Section>(std::move(section));
    for (auto _ : state) benchmark::DoNotOptimize(chancesOf(shared, {.finishes = 10'000}));
}
BENCHMARK(BM_Chances)->Arg(50)->Arg(100)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace kydai::ask
