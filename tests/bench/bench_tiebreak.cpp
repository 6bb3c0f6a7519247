// Standings of a Swiss event of eleven rounds: the usual list, every code, and what one more result costs.

#include "support/player_id.h"
#include "support/random.h"
#include "tiebreak/explain_tiebreak.h"
#include "tiebreak/registry.h"
#include "tiebreak/standings.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace kydai::tiebreak {
namespace {

constexpr RoundNumber kRounds = 11;

/// Neighbours by score meet, so score groups are as large as in a real Swiss; about one in twelve rounds is unplayed.
Section swiss(int players)
{
    Section section;
    Random random(7);
    section.rules.scheduledRounds = kRounds;
    for (int id = 1; id <= players; ++id) {
        Player& player = section.players.emplace_back();
        player.id = playerId(id);
        player.tpn = id;
        player.name = std::string("Player ").append(std::to_string(id));
        player.rating = 2600 - id;
    }
    std::vector<int> score(static_cast<std::size_t>(players), 0);
    for (RoundNumber r = 1; r <= kRounds; ++r) {
        Round& round = section.rounds.emplace_back();
        std::vector<int> order(score.size());
        std::iota(order.begin(), order.end(), 0);
        std::vector<std::uint64_t> lot(score.size());
        for (auto& value : lot) value = random.next();
        std::ranges::sort(order, [&](int a, int b) {
            const auto x = static_cast<std::size_t>(a);
            const auto y = static_cast<std::size_t>(b);
            return score[x] != score[y] ? score[x] > score[y] : lot[x] < lot[y];
        });
        for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
            const PlayerId white = playerId(order[i] + 1);
            const PlayerId black = playerId(order[i + 1] + 1);
            if (random.below(24) == 0) {
                round.byes.push_back({white, Outcome::HalfBye});
                round.byes.push_back({black, Outcome::ZeroBye});
                continue;
            }
            const Outcome outcomes[] = {Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin};
            const Outcome result = outcomes[random.below(20) == 0 ? 3 : random.below(3)];
            round.games.push_back({white, black, result, mirrored(result)});
            const int points = result == Outcome::Draw ? 1 : result == Outcome::Loss ? 0 : 2;
            score[static_cast<std::size_t>(order[i])] += points;
            score[static_cast<std::size_t>(order[i + 1])] += 2 - points;
        }
    }
    return section;
}

StandingsOptions listOf(const std::string& codes)
{
    StandingsOptions options;
    options.codes = *parseCodes(codes);
    return options;
}

std::string everyIndividualCode()
{
    std::string list;
    for (const Definition& entry : definitions()) {
        if (entry.scope != Scope::Any || entry.byNumber) continue;
        list += std::string(list.empty() ? "" : ",") + std::string(entry.name);
    }
    return list;
}

void walk(benchmark::State& state, const std::string& codes)
{
    const Section section = swiss(static_cast<int>(state.range(0)));
    const StandingsOptions options = listOf(codes);
    for (auto _ : state) benchmark::DoNotOptimize(standingsOf(section, options));
}

void BM_UsualList(benchmark::State& state)
{
    walk(state, "DE,BH/C1,BH,SB,WIN,BPG,ARO");
}
BENCHMARK(BM_UsualList)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

void BM_EveryCode(benchmark::State& state)
{
    walk(state, everyIndividualCode());
}
BENCHMARK(BM_EveryCode)->Arg(1000)->Unit(benchmark::kMillisecond);

void BM_LateDirectEncounter(benchmark::State& state)
{
    walk(state, "WIN,DE,BPG,DE,BH,DE");
}
BENCHMARK(BM_LateDirectEncounter)->Arg(1000)->Unit(benchmark::kMillisecond);

void BM_ExplainOne(benchmark::State& state)
{
    const Section section = swiss(static_cast<int>(state.range(0)));
    const Standings standings = *standingsOf(section, listOf("DE,BH/C1,SB"));
    std::size_t participant = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(explainTieBreak(section, standings, 1, participant));
        participant = (participant + 1) % section.players.size();
    }
}
BENCHMARK(BM_ExplainOne)->Arg(1000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace kydai::tiebreak
