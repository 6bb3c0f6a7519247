// From a key press to the committed and repainted table, with everything that hangs on it: the journal on disk, the
// models of all panes, the tree, the status line, the Why? pane. Budget: README.md.

#include "main_window.h"
#include "support/cleared.h"
#include "support/player_id.h"
#include "widgets/table_view.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

namespace kydai::ui {
namespace {

class NoPrompts : public Prompts {
public:
    Answer ask(const Question&) override { return Answer::Cancelled; }
    QString openFile(const FileQuestion&) override { return {}; }
    QString saveFile(const FileQuestion&) override { return {}; }
    QString openFolder(const QString&, const QString&) override { return {}; }
    QString askText(const TextQuestion&) override { return QStringLiteral("bench"); }
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

void BM_EnterResult(benchmark::State& state)
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
    NoPrompts prompts;
    MainWindow window(session, prompts, text::Language::Vietnamese);
    window.resize(1366, 768);
    window.show();
    window.actions().get("showRound")->trigger();
    auto* table = window.findChild<TableView*>(QStringLiteral("roundTable"));
    QElapsedTimer settled;
    for (settled.start(); settled.elapsed() < 300;) QApplication::processEvents();
    const std::pair<Qt::Key, const char*> keys[] = {{Qt::Key_1, "1"}, {Qt::Key_Equal, "="}, {Qt::Key_0, "0"}};
    std::size_t typed = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto& [code, text] = keys[typed++ % std::size(keys)];
        QKeyEvent key(QEvent::KeyPress, code, Qt::NoModifier, QLatin1String(text));
        QApplication::sendEvent(table, &key);
        QApplication::sendPostedEvents();
        QApplication::processEvents();  // repaints what is dirty
    }
}
BENCHMARK(BM_EnterResult)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(100)
    ->Repetitions(5)
    ->ReportAggregatesOnly(true);

}  // namespace
}  // namespace kydai::ui

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("kydai-bench"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
