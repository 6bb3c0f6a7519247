// The day of a provincial youth event by keys alone: forty sections in two groups, set up, filled from one list,
// checked in, paired, played and finished. Every key that is pressed is counted; what is typed as a name is not. Times
// are recorded with the report, and decide nothing.
#include "model/door_code.h"
#include "model/hall.h"
#include "model/table_numbers.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace kydai::ui {
namespace {

constexpr int kAges = 10;      // U6 to U15
constexpr int kEachOf = 5;     // children of an age and a sex
constexpr int kSections = 40;  // each age and sex, standard and rapid
constexpr int kRoundsOfDay = 2;

class YouthDay : public kydai::fixture::WindowTest {
protected:
    /// A key to whatever has the keyboard, counted.
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_keys;
        QElapsedTimer time;
        time.start();
        press(pressed, modifiers);
        settle();
        m_slowest = std::max(m_slowest, time.elapsed());
    }
    void keys(const char* text)
    {
        for (const char* at = text; *at != 0; ++at) ++m_keys;
        type(text);
        settle();
    }
    void press(Qt::Key pressed, Qt::KeyboardModifiers modifiers)
    {
        QWidget* focus = QApplication::focusWidget();
        if (focus == nullptr) focus = QApplication::activeWindow();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), pressed, modifiers);
    }
    void settle() { fixture::settle(m_window->desk()); }
    /// Tab until the field has the keyboard.
    void tabTo(const char* name)
    {
        constexpr int kMost = 30;
        for (int tabs = 0; tabs < kMost; ++tabs) {
            const QWidget* focus = QApplication::focusWidget();
            if (focus != nullptr && focus->objectName() == QLatin1String(name)) return;
            key(Qt::Key_Tab);
        }
        FAIL() << "no Tab leads to " << name;
    }
    /// Where a dialog closes, a desktop gives the window behind it the keyboard; there is none here.
    void backInWindow()
    {
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == m_window.get(); }));
    }
    /// By the palette: a few letters of the name, and Enter.
    void command(const char* letters)
    {
        backInWindow();
        key(Qt::Key_K, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([this] { return the<QLineEdit>("paletteSearch").hasFocus(); })) << letters;
        keys(letters);
        key(Qt::Key_Return);
    }
    template <class Dialog = QDialog>
    Dialog& dialog(const char* name)
    {
        auto& shown = the<Dialog>(name);
        EXPECT_TRUE(QTest::qWaitForWindowActive(&shown)) << name;
        EXPECT_TRUE(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; })) << name;
        return shown;
    }
    /// What a job took, against what it may take.
    void done(const char* job, int atMost)
    {
        RecordProperty(std::string(job) + "_keys", m_keys);
        RecordProperty(std::string(job) + "_slowest_ms", static_cast<int>(m_slowest));
        EXPECT_LE(m_keys, atMost) << job;
        m_keys = 0;
        m_slowest = 0;
    }
    [[nodiscard]] const Event& event() const { return m_session.event(); }

    void openWindow()
    {
        qputenv("HOME", m_folder.path().toUtf8());
        m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
        m_window->resize(1366, 768);
        m_window->show();
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// One sheet: name, year of birth, sex, unit.
    QString listOfTheProvince()
    {
        const QString path = m_folder.filePath(QStringLiteral("province.csv"));
        QFile list(path);
        EXPECT_TRUE(list.open(QIODevice::WriteOnly));
        list.write("Họ và tên;Năm sinh;Phái;Đơn vị\n");
        int number = 0;
        for (int age = 6; age < 6 + kAges; ++age) {
            for (const char* sex : {"Nam", "Nữ"}) {
                for (int child = 0; child < kEachOf; ++child, ++number) {
                    list.write(QStringLiteral("Trẻ %1 %2;%3;%4;Huyện %5\n")
                                   .arg(QChar('A' + number % 26), QString::number(number), QString::number(2026 - age),
                                        QString::fromUtf8(sex), QChar('A' + child))
                                   .toUtf8());
                }
            }
        }
        return path;
    }

    void setUp()
    {
        key(Qt::Key_N, Qt::ControlModifier);
        dialog("setupDialog");
        type("Giải trẻ tỉnh 2026");
        tabTo("setupFirstDay");
        type("21/11/2026");
        tabTo("setupAges");
        keys("6-15");
        tabTo("setupRapid");
        key(Qt::Key_Space);
        tabTo("setupRounds");
        keys("2");
        key(Qt::Key_Return);
        ASSERT_EQ(event().sections.size(), static_cast<std::size_t>(kSections));
        EXPECT_EQ(event().sections.front().section->rules.scheduledRounds, kRoundsOfDay);
        done("set_up", 30);
    }

    void takeTheList()
    {
        m_prompts.expectOpen(listOfTheProvince());
        command("whole ev");
        dialog("listDivisionDialog");
        key(Qt::Key_Return);
        for (const EventSection& each : onlyGroup(event(), groupsOf(event()).front()).sections)
            EXPECT_EQ(each.section->players.size(), static_cast<std::size_t>(kEachOf)) << each.section->info.name;
        done("list_of_the_province", 15);
        giveTables(groupsOf(event()).front());
        command("this group");
        dialog("listDivisionDialog");
        key(Qt::Key_Return);
        for (const EventSection& each : event().sections)
            EXPECT_EQ(each.section->players.size(), static_cast<std::size_t>(kEachOf)) << each.section->info.name;
        done("same_children_in_rapid", 15);
        giveTables(groupsOf(event()).back());
    }

    /// To the group of the section that is shown.
    void giveTables(const std::string& group)
    {
        command("rooms");
        dialog("tablesDialog");
        key(Qt::Key_Return);
        key(Qt::Key_Escape);
        for (const EventSection& each : onlyGroup(event(), group).sections)
            EXPECT_GT(each.section->info.tables, 0) << each.section->info.name;
        done("tables", 9);
    }

    /// By the cards that were printed before the first day, whatever is played; a scanner types, and presses Enter.
    void checkIn(const std::vector<std::string>& cards)
    {
        backInWindow();
        key(Qt::Key_F3, Qt::ShiftModifier);
        dialog("checkInDialog");
        done("to_check_in", 1);
        for (const std::string& card : cards) {
            type(card.c_str());
            key(Qt::Key_Return);
            done("child", 1);
        }
        m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
        tabTo("checkInClose");
        key(Qt::Key_Space);
        ++m_keys;  // the answer
        EXPECT_TRUE(m_prompts.asked().back().text.contains(QStringLiteral("%1 players are present").arg(cards.size())))
            << m_prompts.asked().back().text.toStdString();
        key(Qt::Key_Escape);
        done("close_check_in", 12);
    }

    void pair()
    {
        backInWindow();
        key(Qt::Key_F12);
        dialog("pairAllDialog");
        key(Qt::Key_Return, Qt::ControlModifier);
        key(Qt::Key_Escape);
        backInWindow();
        done("round_of_all_sections", 6);
    }

    [[nodiscard]] std::vector<std::string> cardsOfThoseWhoPlayStandard() const
    {
        std::vector<std::string> cards;
        for (const EventSection& each : onlyGroup(event(), groupsOf(event()).front()).sections) {
            for (const Player& player : each.section->players) cards.push_back(doorCode(each.id, player));
        }
        return cards;
    }

    /// From section to section until one of the group is shown.
    void goTo(const std::string& group)
    {
        for (int step = 0; step < kSections && m_window->desk().section()->info.group != group; ++step)
            key(Qt::Key_PageDown, Qt::ControlModifier);
        done("to_the_group", kSections / 2);
    }

    /// Slips as they come, over all sections of the group that plays, from the section that is shown.
    void enterResults(RoundNumber round)
    {
        key(Qt::Key_Slash, Qt::ControlModifier);
        done("to_the_slips", 1);
        const std::string group = m_window->desk().section()->info.group;
        for (std::size_t at = 0; at < event().sections.size(); ++at) {
            const std::shared_ptr<const Section> section = event().sections[at].section;
            if (section->info.group != group) continue;
            ASSERT_EQ(section->roundsPaired(), round) << section->info.name;
            const std::vector<int> tables = tableNumbers(*section, section->round(round));
            for (std::size_t board = 0; board < tables.size(); ++board) {
                const QByteArray table = QByteArray::number(tables[board]);
                const char result = "105"[(at + board) % 3];
                const QByteArray joined = table + result;
                const bool isTable = std::ranges::any_of(event().sections, [&](const EventSection& other) {
                    const auto kept = tablesKept(other.section->info);
                    return other.section->info.group == group && kept && kept->has(joined.toInt());
                });
                keys(isTable ? (table + ' ' + (result == '5' ? '=' : result)).constData() : joined.constData());
                key(Qt::Key_Return);
                done("result", static_cast<int>(table.size()) + (isTable ? 3 : 2));
            }
        }
        for (const EventSection& each : onlyGroup(event(), group).sections)
            EXPECT_EQ(missingResults(each.section->round(round)), 0) << each.section->info.name;
    }

    /// The first entry of the menu that the key opens.
    void firstOfMenu(Qt::Key opening)
    {
        QTimer::singleShot(0, qApp, [this] {
            QWidget* menu = QApplication::activePopupWidget();
            ASSERT_NE(menu, nullptr);
            for (const Qt::Key pressed : {Qt::Key_Down, Qt::Key_Return}) {
                ++m_keys;
                QTest::keyClick(menu, pressed);
            }
        });
        key(opening);
    }
    void tabBackTo(const char* name)
    {
        constexpr int kMost = 30;
        for (int tabs = 0; tabs < kMost && QApplication::focusWidget()->objectName() != QLatin1String(name); ++tabs)
            key(Qt::Key_Tab, Qt::ShiftModifier);
        EXPECT_EQ(QApplication::focusWidget()->objectName(), QLatin1String(name));
    }

    /// One plan for all, frozen; certificates and the running order as PDF.
    void finish()
    {
        command("end of t");
        dialog("finishWindow");
        key(Qt::Key_Down);
        tabTo("prizeTemplate");
        key(Qt::Key_Down);
        tabTo("prizeEverywhere");
        key(Qt::Key_Space);
        for (const EventSection& each : event().sections)
            EXPECT_FALSE(each.section->prizes.lists.empty()) << each.section->info.name;
        tabBackTo("finishSteps");
        key(Qt::Key_Up);
        tabTo("finishFreezeAll");
        key(Qt::Key_Space);
        for (const EventSection& each : event().sections)
            EXPECT_TRUE(each.section->frozenPrizes.isFrozen()) << each.section->info.name;
        tabBackTo("finishSteps");
        for (int step = 0; step < 3; ++step) key(Qt::Key_Down);
        tabTo("finishCertificatesPrint");
        firstOfMenu(Qt::Key_Space);
        dialog("printDialog");
        const QString path = m_folder.filePath(QStringLiteral("certificates.pdf"));
        m_prompts.expectSave(path);
        tabTo("printPdf");
        key(Qt::Key_Space);
        ++m_keys;  // the name of the file is offered
        EXPECT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }));
        done("finish", 40);
    }

    int m_keys = 0;
    qint64 m_slowest = 0;
};

TEST_F(YouthDay, FromTheSetUpToTheCertificatesInSoManyKeys)
{
    openWindow();
    setUp();
    takeTheList();
    ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Arbiter")).ok());
    const std::vector<std::string> cards = cardsOfThoseWhoPlayStandard();
    for (const std::string& group : groupsOf(event())) {
        checkIn(cards);
        for (RoundNumber round = 1; round <= kRoundsOfDay; ++round) {
            pair();
            goTo(group);
            enterResults(round);
        }
    }
    finish();
}

}  // namespace
}  // namespace kydai::ui
