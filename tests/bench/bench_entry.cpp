// From a key press to the committed and repainted table, with everything that hangs on it: the journal on disk, the
// models of all panes, the tree, the status line, the Why? pane. Budget: README.md.

#include "main_window.h"
#include "serve/page_server.h"
#include "support/cleared.h"
#include "support/loopback.h"
#include "support/player_id.h"
#include "widgets/table_view.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace kydai::ui {
namespace {

class NoPrompts : public Prompts {
public:
    Answer prompt(const Prompt&) override { return Answer::Cancelled; }
    std::optional<std::size_t> choose(const Prompt&, const QStringList&) override { return {}; }
    QString openFile(const FilePrompt&) override { return {}; }
    QString saveFile(const FilePrompt&) override { return {}; }
    QString openFolder(const QString&, const QString&) override { return {}; }
    QString promptText(const TextPrompt&) override { return QStringLiteral("bench"); }
};

/// Eight complete rounds of pairs drawn by turning the field, and an open ninth.
Section sectionOf(int players)
{
    Section section;
    section.info.name = "Bench";
    section.rules.scheduledRounds = 9;
    section.rules.tieBreaks = {"DE", "BH/C1", "BH", "SB", "WIN", "BPG"};
    for (int id = 1; id <= players; ++id) {
        Player player;
        player.id = playerId(id);
        player.tpn = id;
        player.name = "Nguyễn Thị Minh " + std::to_string(id);
        player.rating = 2400 - id;
        section.players.push_back(player);
    }
    const int half = players / 2;
    for (int round = 0; round < 9; ++round) {
        Round paired;
        for (int board = 0; board < half; ++board) {
            const PlayerId upper = playerId(board + 1);
            const PlayerId lower = playerId(half + (board + round) % half + 1);
            Game game{round % 2 == 0 ? upper : lower, round % 2 == 0 ? lower : upper};
            if (round < 8) {
                game.whiteOutcome = (board + round) % 3 == 0 ? Outcome::Draw : Outcome::Win;
                game.blackOutcome = (board + round) % 3 == 0 ? Outcome::Draw : Outcome::Loss;
            }
            paired.games.push_back(game);
        }
        section.rounds.push_back(paired);
    }
    return section;
}

/// What a hall, or somebody who means harm, may do to the server of the pages while results are entered.
class Attack {
public:
    explicit Attack(std::uint16_t port)
    {
        allowManyFiles();
        m_silent = std::jthread([port](const std::stop_token& stop) {
            std::vector<LoopbackClient> held;
            held.reserve(kSilent);
            for (std::uint32_t at = 0; !stop.stop_requested(); ++at) {
                if (held.size() == kSilent) held.clear();
                held.emplace_back(port, 10'000 + at % (2 * kSilent));
            }
        });
        m_heads = std::jthread([port](const std::stop_token& stop) {
            const std::string megabyte(1 << 20, 'x');
            for (std::uint32_t at = 0; !stop.stop_requested(); ++at) {
                LoopbackClient client(port, 100 + at % 5000);
                client.send("GET / HTTP/1.1\r\nX: ");
                for (int sent = 0; sent < 131 && client.send(megabyte); ++sent) {
                }
            }
        });
    }

private:
    static constexpr std::size_t kSilent = 3000;
    std::jthread m_silent;
    std::jthread m_heads;
};

/// What happens beside the entries, or between them.
enum class Beside : std::uint8_t {
    Nothing,
    Attack,       ///< the server for phones in the same process, and under attack
    Settling,     ///< a second passes between two keys, so that each is the first behind what was settled
    SecondPlace,  ///< every entry goes to a second place too
};

/// So that what waits for its time is done.
void letPass(int milliseconds)
{
    QElapsedTimer passed;
    for (passed.start(); passed.elapsed() < milliseconds;)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 10);
}

void enterResults(benchmark::State& state, Beside beside)
{
    // Not the system's temporary folder: that may be memory, and the commit is what takes its time.
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("bench_entry_XXXXXX")));
    EventSession session;
    if (!session.create(folder.filePath(QStringLiteral("bench.kydai")), QStringLiteral("Bench")).ok()) {
        state.SkipWithError("no event file");
        return;
    }
    const auto section = std::make_shared<const Section>(sectionOf(static_cast<int>(state.range(0))));
    if (!fixture::apply(session, AddSection{{}, section}).ok()) {
        state.SkipWithError("no section");
        return;
    }
    std::unique_ptr<serve::PageServer> server;
    std::optional<Attack> attack;
    if (beside == Beside::Attack) {
        auto started = serve::PageServer::start("127.0.0.1", 0);
        if (!started) return state.SkipWithError("no server");
        server = *std::move(started);
        attack.emplace(server->port());
    }
    NoPrompts prompts;
    MainWindow window(session, prompts, text::Language::Vietnamese);
    window.resize(1366, 768);
    window.show();
    window.actions().get("showRound")->trigger();
    auto* table = window.findChild<TableView*>(QStringLiteral("roundTable"));
    if (beside == Beside::SecondPlace)
        session.secondPlace().follow(folder.filePath(QStringLiteral("second.kydai")), store::Twin::Missing::Make);
    letPass(300);
    std::vector<double> times;
    const std::pair<Qt::Key, const char*> keys[] = {{Qt::Key_1, "1"}, {Qt::Key_Equal, "="}, {Qt::Key_0, "0"}};
    std::size_t typed = 0;
    for ([[maybe_unused]] auto _ : state) {
        if (beside == Beside::Settling) {
            state.PauseTiming();
            letPass(900);
            state.ResumeTiming();
        }
        QElapsedTimer time;
        time.start();
        const auto& [code, text] = keys[typed++ % std::size(keys)];
        QKeyEvent key(QEvent::KeyPress, code, Qt::NoModifier, QLatin1String(text));
        QApplication::sendEvent(table, &key);
        QApplication::sendPostedEvents();
        QApplication::processEvents();  // repaints what is dirty
        times.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    if (times.empty()) return;
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
}
void BM_EnterResult(benchmark::State& state)
{
    enterResults(state, Beside::Nothing);
}
void BM_EnterResultUnderAttack(benchmark::State& state)
{
    enterResults(state, Beside::Attack);
}
void BM_EnterResultEachSecond(benchmark::State& state)
{
    enterResults(state, Beside::Settling);
}
void BM_EnterResultAtTwoPlaces(benchmark::State& state)
{
    enterResults(state, Beside::SecondPlace);
}
BENCHMARK(BM_EnterResultEachSecond)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(60);
BENCHMARK(BM_EnterResultAtTwoPlaces)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(200);
BENCHMARK(BM_EnterResult)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(100)
    ->Repetitions(5)
    ->ReportAggregatesOnly(true);
BENCHMARK(BM_EnterResultUnderAttack)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(100)
    ->Repetitions(5)
    ->ReportAggregatesOnly(true);

}  // namespace
}  // namespace kydai::ui
