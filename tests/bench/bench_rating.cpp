// All rating systems over a Swiss event of eleven rounds; nine in ten players rated, some games forfeited.

#include "rating/calculator.h"
#include "rating/explain_rating.h"
#include "support/player_id.h"
#include "support/random.h"

#include <benchmark/benchmark.h>

#include <string>

namespace kydai::rating {
namespace {

constexpr RoundNumber kRounds = 11;

Section swiss(int players)
{
    static constexpr Outcome kWhite[] = {Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin};
    static constexpr Outcome kBlack[] = {Outcome::Loss, Outcome::Draw, Outcome::Win, Outcome::ForfeitLoss};
    Section section;
    Random random(11);
    section.info.firstDay = {2026, 5, 1};
    for (int id = 1; id <= players; ++id) {
        Player& player = section.players.emplace_back();
        player.id = playerId(id);
        player.name = "Player " + std::to_string(id);
        player.rating = random.below(10) == 0 ? 0 : random.between(1400, 2600);
        player.birth.year = random.between(1950, 2018);
    }
    for (RoundNumber r = 1; r <= kRounds; ++r) {
        Round& round = section.rounds.emplace_back();
        for (int i = 0; i + 1 < players; i += 2) {
            const int shifted = (i + 1 + 2 * (r - 1)) % players;  // neighbours further and further away
            const int black = shifted % 2 == 0 ? (shifted + 1) % players : shifted;
            const std::uint64_t draw = random.below(20);
            const std::size_t outcome = draw == 19 ? 3 : static_cast<std::size_t>(draw % 3);
            round.games.push_back({playerId(i + 1), playerId(black + 1), kWhite[outcome], kBlack[outcome]});
        }
    }
    return section;
}

void BM_OneSystem(benchmark::State& state)
{
    const Pool pool(swiss(1000));
    const SystemInfo& system = systems()[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(system.code));
    for (auto _ : state) benchmark::DoNotOptimize(rate(pool, system.system));
}
BENCHMARK(BM_OneSystem)->DenseRange(0, 11)->Unit(benchmark::kMillisecond);

void BM_AllSystems(benchmark::State& state)
{
    const Section section = swiss(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const Pool pool(section);
        for (const SystemInfo& system : systems()) benchmark::DoNotOptimize(rate(pool, system.system));
    }
}
BENCHMARK(BM_AllSystems)->Arg(1000)->Unit(benchmark::kMillisecond);

void BM_ExplainOne(benchmark::State& state)
{
    const Pool pool(swiss(1000));
    const Ratings ratings = rate(pool, System::Fide);
    for (auto _ : state) benchmark::DoNotOptimize(explainRating(pool, ratings, 500));
}
BENCHMARK(BM_ExplainOne)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace kydai::rating
