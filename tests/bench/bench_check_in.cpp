// Check-in of many sections at one table: opening it, a card under the scanner, closing all. Budget: README.md.

#include "dialogs/check_in_dialog.h"
#include "main_window.h"
#include "model/door_code.h"
#include "support/cleared.h"
#include "support/event_builder.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::ui {
namespace {

class YesPrompts : public Prompts {
public:
    Answer prompt(const Prompt&) override { return Answer::Confirmed; }
    std::optional<std::size_t> choose(const Prompt&, const QStringList&) override { return {}; }
    QString openFile(const FilePrompt&) override { return {}; }
    QString saveFile(const FilePrompt&) override { return {}; }
    QString openFolder(const QString&, const QString&) override { return {}; }
    QString promptText(const TextPrompt&) override { return QStringLiteral("bench"); }
};

Section entered(int number, int players)
{
    EventBuilder builder;
    for (int player = 0; player < players; ++player)
        builder.player("", 2000 - player, "Nguyễn Thị Minh " + std::to_string(number) + ' ' + std::to_string(player));
    Section section = builder.scheduledRounds(7).build();
    section.info.name = "U" + std::to_string(number);
    for (Player& player : section.players) player.unit = "Biên Hòa";
    return section;
}

/// A window on sections of so many children each, none of them marked.
class Door {
public:
    Door(int sections, int players)
    {
        QSettings().clear();
        static_cast<void>(m_session.create(m_folder.filePath(QStringLiteral("event.kydai")), QStringLiteral("Bench")));
        for (int number = 1; number <= sections; ++number) {
            static_cast<void>(
                fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(entered(number, players))}));
        }
        static_cast<void>(m_session.setArbiter(QStringLiteral("bench")));
        m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::Vietnamese);
        m_window->resize(1366, 768);
        m_window->show();
        settle();
    }
    void open()
    {
        m_window->actions().get("checkInAll")->trigger();
        settle();
    }
    void scan(const std::string& code)
    {
        auto* search = m_window->findChild<QLineEdit*>(QStringLiteral("checkInSearch"));
        for (const char digit : code) press(*search, Qt::Key(digit), QString(QLatin1Char(digit)));
        press(*search, Qt::Key_Return, QStringLiteral("\r"));
        settle();
    }
    void close()
    {
        m_window->findChild<QPushButton*>(QStringLiteral("checkInClose"))->click();
        settle();
    }
    void takeBack()
    {
        static_cast<void>(m_session.undo());
        settle();
    }
    [[nodiscard]] std::vector<std::string> codes() const
    {
        std::vector<std::string> codes;
        for (const EventSection& each : m_session.event().sections) {
            for (const Player& player : each.section->players) codes.push_back(doorCode(each.id, player));
        }
        return codes;
    }

private:
    static void settle()
    {
        QApplication::sendPostedEvents();
        QApplication::processEvents();  // repaints what is dirty
    }
    static void press(QLineEdit& search, Qt::Key code, const QString& text)
    {
        QKeyEvent key(QEvent::KeyPress, code, Qt::NoModifier, text);
        QApplication::sendEvent(&search, &key);
    }

    QTemporaryDir m_folder;
    YesPrompts m_prompts;
    EventSession m_session;
    std::unique_ptr<MainWindow> m_window;
};

void BM_OpenCheckIn(benchmark::State& state)
{
    Door door(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for ([[maybe_unused]] auto _ : state) door.open();
}
void BM_ScanCard(benchmark::State& state)
{
    Door door(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    door.open();
    const std::vector<std::string> codes = door.codes();
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : state) door.scan(codes[next++ * 7 % codes.size()]);
}
/// One child of each section is there.
void BM_CloseCheckIn(benchmark::State& state)
{
    Door door(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    door.open();
    const std::vector<std::string> codes = door.codes();
    for (std::size_t at = 0; at < codes.size(); at += static_cast<std::size_t>(state.range(1))) door.scan(codes[at]);
    for ([[maybe_unused]] auto _ : state) {
        door.close();
        state.PauseTiming();
        door.takeBack();
        state.ResumeTiming();
    }
}
BENCHMARK(BM_OpenCheckIn)->Args({40, 13})->Args({100, 50})->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(BM_ScanCard)->Args({40, 13})->Args({100, 50})->Unit(benchmark::kMillisecond)->Iterations(100);
BENCHMARK(BM_CloseCheckIn)->Args({40, 13})->Args({100, 50})->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace
}  // namespace kydai::ui
