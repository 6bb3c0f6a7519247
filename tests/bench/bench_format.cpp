/// Reading and writing of tournament files and rating lists. Names carry the number of players, nine rounds each.
#include "format/fide_list.h"
#include "format/json.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "support/random_change.h"

#include <benchmark/benchmark.h>

#include <sstream>

namespace kydai {
namespace {

Section event(const benchmark::State& state)
{
    Random random(7);
    return fixture::randomSection(random, static_cast<int>(state.range(0)), 9);
}

void readTrf(benchmark::State& state, format::OwnLines ownLines)
{
    const auto written = format::writeTrf(event(state), {.ownLines = ownLines});
    for (auto _ : state) benchmark::DoNotOptimize(format::readText(written->text, "bench"));
    state.SetBytesProcessed(static_cast<std::int64_t>(written->text.size()) * state.iterations());
}

/// As other programs write it.
void BM_ReadTrf(benchmark::State& state)
{
    readTrf(state, format::OwnLines::None);
}
BENCHMARK(BM_ReadTrf)->Arg(100)->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);

/// With all that the format has no line for.
void BM_ReadTrfOfOurs(benchmark::State& state)
{
    readTrf(state, format::OwnLines::All);
}
BENCHMARK(BM_ReadTrfOfOurs)->Arg(1000)->Unit(benchmark::kMillisecond);

/// Reading back and comparing included.
void BM_WriteTrf(benchmark::State& state)
{
    const Section section = event(state);
    for (auto _ : state) benchmark::DoNotOptimize(format::writeTrf(section, {}));
}
BENCHMARK(BM_WriteTrf)->Arg(100)->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);

void BM_ReadJson(benchmark::State& state)
{
    const std::string text = format::writeJson({event(state)});
    for (auto _ : state) benchmark::DoNotOptimize(format::readJson(text, "bench"));
}
BENCHMARK(BM_ReadJson)->Arg(1000)->Unit(benchmark::kMillisecond);

/// 100,000 lines of the combined list, made up.
void BM_ReadFideList(benchmark::State& state)
{
    std::string text =
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "FOA "
        "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
    for (int i = 0; i < state.range(0); ++i) {
        std::string line = std::to_string(10'000'000 + i);
        line.resize(15, ' ');
        line += "Nguyen, Van Mau";
        line.resize(76, ' ');
        line += "VIE M   GM        FT,IA              2455  0   10 2380  4   10 2401  0   10 1976      \r\n";
        text += line;
    }
    for (auto _ : state) {
        std::istringstream stream(text);
        std::int64_t ratings = 0;
        benchmark::DoNotOptimize(format::readFideList(stream, "bench", {}, [&](const FidePlayer& player) {
            ratings += player.standard.rating;
            return true;
        }));
        benchmark::DoNotOptimize(ratings);
    }
    state.SetItemsProcessed(state.range(0) * state.iterations());
}
BENCHMARK(BM_ReadFideList)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai
