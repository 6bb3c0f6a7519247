// The command palette at a championship of a province: 40 sections of 500 players and nine rounds. What opening it
// costs the first time and after an entry, and each letter that is typed. Budgets and figures: README.md.

#include "flows/palette_index.h"
#include "support/player_id.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>

namespace kydai::ui {
namespace {

const Event& championship()
{
    static const Event made = [] {
        constexpr int kSections = 40;
        constexpr int kPlayers = 500;
        const char* const names[] = {"Nguyễn Thị", "Trần Đình", "Lê Văn", "Phạm Hoàng", "Đặng Quốc"};
        Event event;
        for (int at = 1; at <= kSections; ++at) {
            Section section;
            section.info.name = "U" + std::to_string(at) + " Nữ";
            for (int number = 1; number <= kPlayers; ++number) {
                Player player;
                player.id = playerId(number);
                player.tpn = number;
                player.name = std::string(names[number % 5]) + " Ân " + std::to_string(number);
                player.unit = number % 2 == 0 ? "Hà Nội" : "Thành phố Hồ Chí Minh";
                section.players.push_back(std::move(player));
            }
            event.sections.push_back({SectionId{at}, std::make_shared<const Section>(std::move(section))});
        }
        return event;
    }();
    return made;
}

/// Commands, rounds, settings and pages, as many as there are.
std::vector<PaletteEntry> entries()
{
    std::vector<PaletteEntry> all;
    for (int at = 0; at < 600; ++at) {
        const QString text = QStringLiteral("U%1 Nữ · Ván %2").arg(at % 40).arg(at / 40);
        all.push_back({{{text, QStringLiteral("Ván")}, {.kind = PaletteGoal::Kind::Round}}, QStringLiteral("Round")});
    }
    return all;
}

void BM_PaletteFirstOpened(benchmark::State& state)
{
    for (auto _ : state) {
        PaletteIndex index;
        index.setEntries(entries());
        index.setPlayers(championship(), SectionId{1});
        benchmark::DoNotOptimize(index.find({}, 100));
    }
}
BENCHMARK(BM_PaletteFirstOpened)->Unit(benchmark::kMillisecond);

void BM_PaletteOpenedAgain(benchmark::State& state)
{
    PaletteIndex index;
    index.setPlayers(championship(), SectionId{1});
    for (auto _ : state) {
        index.setEntries(entries());
        index.setPlayers(championship(), SectionId{1});
        benchmark::DoNotOptimize(index.find({}, 100));
    }
}
BENCHMARK(BM_PaletteOpenedAgain)->Unit(benchmark::kMillisecond);

void BM_PaletteLetter(benchmark::State& state, const char* typed)
{
    PaletteIndex index;
    index.setEntries(entries());
    index.setPlayers(championship(), SectionId{1});
    for (auto _ : state) benchmark::DoNotOptimize(index.find(QString::fromUtf8(typed), 100));
}
BENCHMARK_CAPTURE(BM_PaletteLetter, n, "n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_PaletteLetter, an_dinh_499, "an dinh 499")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace kydai::ui
