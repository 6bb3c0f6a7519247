// One explanation of each kind from a section at hand, in the reference tournament of 1000 players and nine rounds:
// what the arbiter waits for when a cell is selected. Sentences and reading the file are not in it.

#include "format/reader.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/round_colours.h"
#include "rating/explain_rating.h"
#include "support/assert.h"
#include "support/player_id.h"
#include "tiebreak/explain_tiebreak.h"

#include <benchmark/benchmark.h>

#include <string>

namespace kydai {
namespace {

constexpr RoundNumber kRound = 9;
constexpr PlayerId kPlayer = playerId(501);
constexpr PlayerId kRival = playerId(505);

const Section& section()
{
    static const Section kSection = [] {
        const std::string file = std::string(KYDAI_SHARED_DATA) + "/pairing/perf/p1000.trf";
        auto read = format::readText(*format::readBytes(file), file, {});
        KYDAI_ASSERT(read.ok());
        return std::move(read.value().sections.front());
    }();
    return kSection;
}

void BM_ExplainColour(benchmark::State& state)
{
    section();
    for (auto _ : state) benchmark::DoNotOptimize(pairing::RoundColours(section(), kRound).explain(kPlayer));
}

void BM_ExplainAllColours(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const pairing::RoundColours colours(section(), kRound);
        for (const PlayerId white : colours.whites()) benchmark::DoNotOptimize(colours.explain(white));
    }
}

tiebreak::Standings standings(const char* codes)
{
    tiebreak::StandingsOptions options;
    options.codes = *tiebreak::parseCodes(codes);
    return *tiebreak::standingsOf(section(), options);
}

void BM_ExplainTieBreak(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const tiebreak::Standings ranked = standings("BH/C1");
        benchmark::DoNotOptimize(tiebreak::explainTieBreak(section(), ranked, 0, keyOf(kPlayer) - 1));
    }
}

void BM_ExplainDirectEncounter(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const tiebreak::Standings ranked = standings("BH,SB,DE");
        benchmark::DoNotOptimize(tiebreak::explainTieBreak(section(), ranked, 2, keyOf(kPlayer) - 1));
    }
}

void BM_ExplainAllTieBreaks(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const tiebreak::Standings ranked = standings("BH/C1,BH,SB,DE");
        for (const tiebreak::Row& row : ranked.rows) {
            for (std::size_t column = 0; column < ranked.columns.size(); ++column)
                benchmark::DoNotOptimize(tiebreak::explainTieBreak(section(), ranked, column, row.participant));
        }
    }
}

void BM_ExplainStanding(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const tiebreak::Standings ranked = standings("BH/C1,BH,SB,DE");
        benchmark::DoNotOptimize(
            tiebreak::explainStanding(section(), ranked, ranked.rows[500].participant, ranked.rows[501].participant));
    }
}

void BM_ExplainPairing(benchmark::State& state)
{
    section();
    for (auto _ : state) benchmark::DoNotOptimize(pairing::RoundExplainer(section(), kRound).pairing(kPlayer));
}

void BM_ExplainWhyNot(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        benchmark::DoNotOptimize(pairing::RoundExplainer(section(), kRound).whyNot(kPlayer, kRival));
    }
}

void BM_ExplainByeNot(benchmark::State& state)
{
    section();
    for (auto _ : state) benchmark::DoNotOptimize(pairing::RoundExplainer(section(), kRound).byeNot(kPlayer));
}

void BM_ExplainFloat(benchmark::State& state)
{
    section();
    for (auto _ : state) benchmark::DoNotOptimize(pairing::RoundExplainer(section(), kRound).floated(kPlayer, kRival));
}

/// Every pair of a round with its chain of causes: what the wall sheet asks for.
void BM_ExplainAllPairings(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const pairing::RoundExplainer round(section(), kRound);
        for (const PlayerId player : round.everybodyOnce()) benchmark::DoNotOptimize(round.pairing(player));
    }
}

/// Before round 9, with so many games of round 8 still open.
Section withOpenGames(std::size_t count)
{
    Section open = section();
    open.rounds.pop_back();
    for (std::size_t i = 0; i < count; ++i) {
        Game& game = open.rounds.back().games[i * open.rounds.back().games.size() / count];
        game.whiteOutcome = game.blackOutcome = Outcome::Open;
    }
    return open;
}

void BM_ExplainNext(benchmark::State& state)
{
    const Section open = withOpenGames(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(pairing::explainNext(open, kPlayer, std::nullopt));
}

void BM_ExplainPreview(benchmark::State& state)
{
    const Section open = withOpenGames(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(pairing::explainPreview(open));
}

void BM_ExplainBye(benchmark::State& state)
{
    section();
    for (auto _ : state) benchmark::DoNotOptimize(pairing::RoundExplainer(section(), kRound).bye());
}

void BM_ExplainRating(benchmark::State& state)
{
    section();
    for (auto _ : state) {
        const rating::Pool pool(section());
        const rating::Ratings ratings = rating::rate(pool, rating::System::Fide);
        benchmark::DoNotOptimize(rating::explainRating(pool, ratings, 500));
    }
}

BENCHMARK(BM_ExplainColour)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainAllColours)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainTieBreak)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainDirectEncounter)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainAllTieBreaks)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainStanding)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainPairing)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainWhyNot)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainByeNot)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainFloat)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainAllPairings)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainNext)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainPreview)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainBye)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ExplainRating)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai
