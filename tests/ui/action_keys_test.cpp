// Every action of the window (style.md, section 8): its key is pressed and what it does is looked at. A new action
// without a line here fails the first test.

#include "main_window.h"
#include "panes/pane.h"
#include "panes/why_pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace kydai::ui {
namespace {

class ActionKeys : public kydai::fixture::WindowTest {
public:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                              .player("4b0 1w=", 1900, "Lê Minh")
                              .player("1b0 4w", 1800, "Trần Đình Ân")
                              .player("2w1 3b", 1700, "Phạm Hạnh")
                              .scheduledRounds(5)
                              .build();
        section.info.name = "U14";
        open(section);
    }
    void TearDown() override
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget != m_window.get() && widget->inherits("kydai::ui::ProjectorWindow")) widget->close();
        }
    }

    /// Presses the action's own key wherever the focus is, or calls it by its name in the palette where it has none.
    void pressKeyOf(const char* name)
    {
        const QAction& action = *m_window->actions().get(name);
        ASSERT_TRUE(action.isEnabled()) << name;
        if (action.shortcut().isEmpty()) {
            press(Qt::Key_K, Qt::ControlModifier);
            type(action.text().toUtf8().constData());
            return press(Qt::Key_Return);
        }
        const QKeyCombination keys = action.shortcut()[0];
        press(keys.key(), keys.keyboardModifiers());
    }
    void goTab(Workbench::Tab tab)
    {
        the<QTabWidget>("tabs").setCurrentIndex(tab);
        fixture::settle(m_window->desk());
    }
    [[nodiscard]] bool focusIn(const char* name) { return QApplication::focusWidget() == &the<QWidget>(name); }
    [[nodiscard]] bool focusWithin(const char* name)
    {
        return the<QWidget>(name).isAncestorOf(QApplication::focusWidget());
    }
    [[nodiscard]] bool opens(const char* dialog)
    {
        return QTest::qWaitFor([&] {
            const auto* found = m_window->findChild<QDialog*>(QLatin1String(dialog));
            return found != nullptr && found->isVisible();
        });
    }
    [[nodiscard]] std::vector<QString> tickedPrints()
    {
        std::vector<QString> ticked;
        const auto& kinds = the<QListWidget>("printKinds");
        for (int row = 0; row < kinds.count(); ++row) {
            if (kinds.item(row)->checkState() == Qt::Checked) ticked.push_back(kinds.item(row)->text());
        }
        return ticked;
    }
    /// Another section behind those that there are; the window stays where it is.
    void addSection(const char* name)
    {
        const SectionId here = m_window->desk().sectionId();
        Section other = *section();
        other.info.name = name;
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
        m_window->desk().go(here, m_window->desk().round());
    }
    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] EventSession& session() { return m_session; }
    [[nodiscard]] kydai::fixture::ScriptedPrompts& prompts() { return m_prompts; }
    [[nodiscard]] QString inFolder(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] std::shared_ptr<const Section> shown() const { return section(); }
    using WindowTest::m_window;
    using WindowTest::press;
    using WindowTest::section;
    using WindowTest::the;
    using WindowTest::type;

protected:
    static bool anyProjector()
    {
        return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* widget) {
            return widget->isVisible() && widget->inherits("kydai::ui::ProjectorWindow");
        });
    }
    friend struct Checks;
};

struct Check {
    const char* action;
    void (*run)(ActionKeys& t);
};

/// What each key must do; the key itself is the action's.
struct Checks {
    template <int wall>
    static void opensProjector(ActionKeys& t)
    {
        const char* const action = wall == 0 ? "projector" : "secondProjector";
        t.pressKeyOf(action);
        EXPECT_TRUE(ActionKeys::anyProjector());
        t.window().activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&t.window()));
        t.pressKeyOf(action);
        EXPECT_TRUE(QTest::qWaitFor([] { return !ActionKeys::anyProjector(); }));
    }
    static QWidget* lessons()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->objectName() == QStringLiteral("lessonWindow") && widget->isVisible()) return widget;
        }
        return nullptr;
    }

    static constexpr auto opensDialog = [](ActionKeys& t, const char* action, const char* dialog) {
        t.pressKeyOf(action);
        EXPECT_TRUE(t.opens(dialog));
    };
    /// By the key, the format in that row, and the button.
    static void exports(ActionKeys& t, int row, const char* file)
    {
        t.prompts().expectSave(t.inFolder(file));
        opensDialog(t, "exportFile", "exportDialog");
        t.the<QListWidget>("exportFormats").setCurrentRow(row);
        t.the<QPushButton>("exportNow").click();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static void showsTab(ActionKeys& t, const char* action, Workbench::Tab tab)
    {
        t.goTab(tab == Workbench::PlayersTab ? Workbench::RoundTab : Workbench::PlayersTab);
        t.pressKeyOf(action);
        EXPECT_EQ(t.the<QTabWidget>("tabs").currentIndex(), tab);
        EXPECT_TRUE(t.window().currentPane()->isAncestorOf(QApplication::focusWidget()));
    }
};

const Check kChecks[] = {
    {"newEvent",
     [](ActionKeys& t) {
         t.pressKeyOf("newEvent");
         EXPECT_TRUE(t.opens("setupDialog"));
     }},
    {"openEvent",
     [](ActionKeys& t) {
         {
             EventSession other;
             ASSERT_TRUE(other.create(t.inFolder("other.kydai"), QStringLiteral("Other")).ok());
         }
         t.prompts().expectOpen(t.inFolder("other.kydai"));
         t.pressKeyOf("openEvent");
         EXPECT_EQ(t.session().event().name, "Other");
     }},
    {"closeEvent",
     [](ActionKeys& t) {
         t.pressKeyOf("closeEvent");
         EXPECT_FALSE(t.session().isOpen());
         EXPECT_TRUE(t.the<QWidget>("welcome").isVisible());
     }},
    {"whereSaved",
     [](ActionKeys& t) {
         t.pressKeyOf("whereSaved");
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(t.session().path()));
     }},
    {"importFile",
     [](ActionKeys& t) {
         Checks::exports(t, 0, "out.trf");
         t.prompts().expectOpen(t.inFolder("out.trf"));
         t.prompts().expect(QStringLiteral("importDeviates"), Answer::Confirmed);
         t.pressKeyOf("importFile");
         ASSERT_EQ(t.session().event().sections.size(), 2U);
         EXPECT_EQ(t.session().event().sections[1].section->players.size(), 4U);
     }},
    {"exportFile",
     [](ActionKeys& t) {
         Checks::exports(t, 4, "out.csv");
         EXPECT_GT(QFileInfo(t.inFolder("out.csv")).size(), 0);
     }},
    {"keepEventAs",
     [](ActionKeys& t) {
         t.prompts().expectSave(t.inFolder("kept"));
         t.pressKeyOf("keepEventAs");
         EXPECT_EQ(t.session().path(), t.inFolder("kept.kydai"));
         EXPECT_EQ(t.session().event().sections.size(), 1U);
     }},
    {"secondBackupFolder",
     [](ActionKeys& t) {
         const QString stick = t.inFolder("stick");
         ASSERT_TRUE(QDir().mkpath(stick));
         t.prompts().expectFolder(stick);
         t.pressKeyOf("secondBackupFolder");
         EXPECT_EQ(t.session().secondBackupFolder(), stick);
         QSettings().remove(QStringLiteral("backup/secondFolder"));
     }},
    {"secondPlace",
     [](ActionKeys& t) {
         const QString stick = t.inFolder("stick");
         ASSERT_TRUE(QDir().mkpath(stick));
         t.prompts().expectFolder(stick);
         t.pressKeyOf("secondPlace");
         EXPECT_EQ(QFileInfo(t.session().secondPlace().copy()).absolutePath(), stick);
         EXPECT_TRUE(t.session().secondPlace().hasAll(std::chrono::seconds(20)));
         EXPECT_TRUE(QFileInfo::exists(t.session().secondPlace().copy()));
         // Asked once more, it ends.
         t.prompts().expect(QStringLiteral("secondPlace"), Answer::Acknowledged);
         t.pressKeyOf("secondPlace");
         EXPECT_TRUE(t.session().secondPlace().copy().isEmpty());
     }},
    {"goOnAtSecondPlace",
     [](ActionKeys& t) {
         const QString before = t.session().path();
         t.pressKeyOf("goOnAtSecondPlace");
         EXPECT_EQ(t.session().path(), before) << "there is none";
         const QString stick = t.inFolder("stick");
         ASSERT_TRUE(QDir().mkpath(stick));
         t.prompts().expectFolder(stick);
         t.pressKeyOf("secondPlace");
         ASSERT_TRUE(t.session().secondPlace().hasAll(std::chrono::seconds(20)));
         t.pressKeyOf("goOnAtSecondPlace");
         EXPECT_EQ(QFileInfo(t.session().path()).absolutePath(), stick);
         EXPECT_EQ(t.session().event().sections.size(), 1U);
     }},
    {"restoreBackup", [](ActionKeys& t) { Checks::opensDialog(t, "restoreBackup", "restoreDialog"); }},
    {"newSection",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "newSection", "infoDialog");
         EXPECT_EQ(t.session().event().sections.size(), 2U);
     }},
    {"continueSection", [](ActionKeys& t) { Checks::opensDialog(t, "continueSection", "continueDialog"); }},
    {"removeSection",
     [](ActionKeys& t) {
         t.prompts().expect(QStringLiteral("removeSection"), Answer::Confirmed);
         t.pressKeyOf("removeSection");
         EXPECT_TRUE(t.session().event().sections.empty());
     }},
    {"quit",
     [](ActionKeys& t) {
         t.pressKeyOf("quit");
         EXPECT_FALSE(t.window().isVisible());
     }},
    {"undo",
     [](ActionKeys& t) {
         t.press(Qt::Key_1);
         ASSERT_EQ(t.shown()->round(2).games[1].whiteOutcome, Outcome::Win);
         t.pressKeyOf("undo");
         EXPECT_EQ(t.shown()->round(2).games[1].whiteOutcome, Outcome::Open);
     }},
    {"redo",
     [](ActionKeys& t) {
         t.press(Qt::Key_1);
         t.pressKeyOf("undo");
         t.pressKeyOf("redo");
         EXPECT_EQ(t.shown()->round(2).games[1].whiteOutcome, Outcome::Win);
     }},
    {"find",
     [](ActionKeys& t) {
         t.pressKeyOf("find");
         EXPECT_TRUE(t.focusIn("findPlayer"));
     }},
    {"palette",
     [](ActionKeys& t) {
         t.pressKeyOf("palette");
         EXPECT_TRUE(t.focusIn("paletteSearch"));
         t.press(Qt::Key_Escape);
         EXPECT_TRUE(t.focusIn("roundTable"));
     }},
    {"addPlayer",
     [](ActionKeys& t) {
         t.pressKeyOf("addPlayer");
         EXPECT_TRUE(t.focusIn("newName"));
     }},
    {"importPlayers",
     [](ActionKeys& t) {
         Checks::exports(t, 0, "out.trf");
         t.prompts().expectOpen(t.inFolder("out.trf"));
         t.pressKeyOf("importPlayers");
         EXPECT_EQ(t.shown()->players.size(), 8U);
     }},
    {"importRatingList",
     [](ActionKeys& t) {
         t.prompts().expectOpen({});  // asked for a file, and left
         t.pressKeyOf("importRatingList");
         EXPECT_EQ(t.the<QTabWidget>("tabs").currentIndex(), Workbench::PlayersTab);
     }},
    {"downloadRatingList",
     [](ActionKeys& t) {
         QSettings().setValue(QStringLiteral("ratingList/address"), QStringLiteral("http://127.0.0.1:1/list.zip"));
         t.pressKeyOf("downloadRatingList");
         EXPECT_TRUE(QTest::qWaitFor([&] {
             return t.the<InlineBar>("messageBar").text().contains(QStringLiteral("could not be reached"));
         })) << t.the<InlineBar>("messageBar").text().toStdString();
         QSettings().remove(QStringLiteral("ratingList/address"));
     }},
    {"checkRatings", [](ActionKeys& t) { Checks::opensDialog(t, "checkRatings", "ratingCheckDialog"); }},
    {"playerRecord",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         Checks::opensDialog(t, "playerRecord", "playerDialog");
     }},
    {"pastePlayers",
     [](ActionKeys& t) {
         QApplication::clipboard()->setText(QStringLiteral("Name\tRating\nVũ Mai\t1500\n"));
         t.pressKeyOf("pastePlayers");
         ASSERT_EQ(t.shown()->players.size(), 5U);
         EXPECT_EQ(t.shown()->players.back().rating, 1500);
     }},
    {"checkIn", [](ActionKeys& t) { Checks::opensDialog(t, "checkIn", "checkInDialog"); }},
    {"checkInAll", [](ActionKeys& t) { Checks::opensDialog(t, "checkInAll", "checkInDialog"); }},
    {"checkInCards", [](ActionKeys& t) { Checks::opensDialog(t, "checkInCards", "printDialog"); }},
    {"movePlayers",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("movePlayers");
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("no other section")));
     }},
    {"seatLate",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("seatLate");
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("no game")));
     }},
    {"fixedTable",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.prompts().expectText(QStringLiteral("7"));
         t.pressKeyOf("fixedTable");
         EXPECT_EQ(t.shown()->players[0].fixedBoard, 7);
     }},
    {"manual",
     [](ActionKeys& t) {
         t.pressKeyOf("manual");
         EXPECT_TRUE(t.the<QTextBrowser>("manualText").isVisible());
     }},
    {"shortcuts",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "shortcuts", "shortcutsDialog");
         EXPECT_TRUE(t.the<QTextBrowser>("shortcutsText").toPlainText().contains(QStringLiteral("F9")));
     }},
    {"newerVersion", [](ActionKeys& t) { Checks::opensDialog(t, "newerVersion", "versionDialog"); }},
    {"about", [](ActionKeys& t) { Checks::opensDialog(t, "about", "aboutBox"); }},
    {"finishEvent", [](ActionKeys& t) { Checks::opensDialog(t, "finishEvent", "finishWindow"); }},
    {"tour",
     [](ActionKeys& t) {
         t.pressKeyOf("tour");
         EXPECT_TRUE(t.the<QWidget>("tourCard").isVisible());
         EXPECT_EQ(t.m_window->desk().session().event().sections.size(), 3U) << "the sample event";
         const QString first = t.the<QLabel>("tourWords").text();
         auto& next = t.the<QPushButton>("tourNext");
         for (int stop = 1; stop < 10; ++stop) next.click();
         EXPECT_NE(t.the<QLabel>("tourWords").text(), first);
         next.click();
         EXPECT_FALSE(t.the<QWidget>("tourCard").isVisible()) << "after the tenth place it is over";
     }},
    {"articleEvent",
     [](ActionKeys& t) {
         t.pressKeyOf("articleEvent");
         ASSERT_EQ(t.m_window->desk().session().event().sections.size(), 1U);
         EXPECT_EQ(t.section()->players.size(), 16U);
         EXPECT_TRUE(t.the<QTableView>("crosstable").isVisible()) << "as the article prints it";
     }},
    {"withdraw",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("withdraw");
         EXPECT_EQ(t.shown()->players[0].withdrawnFromRound, 3);
     }},
    {"byes",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("byes");
         EXPECT_EQ(t.shown()->requestedByes, (std::vector<RequestedBye>{{playerId(1), 3, Outcome::HalfBye}}));
     }},
    {"zeroBye",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("zeroBye");
         EXPECT_EQ(t.shown()->requestedByes, (std::vector<RequestedBye>{{playerId(1), 3, Outcome::ZeroBye}}));
     }},
    {"removePlayers",
     [](ActionKeys& t) {
         QApplication::clipboard()->setText(QStringLiteral("Name\nVũ Mai\n"));
         t.pressKeyOf("pastePlayers");
         t.goTab(Workbench::PlayersTab);
         t.window().currentPane()->showPlayer(t.shown()->players.back().id);
         t.pressKeyOf("removePlayers");
         EXPECT_EQ(t.shown()->players.size(), 4U) << t.the<InlineBar>("messageBar").text().toStdString();
     }},
    {"renumber",
     [](ActionKeys& t) {
         Player best = t.shown()->players[3];
         best.rating = 2500;
         ASSERT_TRUE(t.window().desk().apply(EditPlayer{t.window().desk().sectionId(), best}));
         t.prompts().expect(QStringLiteral("numbersChanged"), Answer::Confirmed);
         t.pressKeyOf("renumber");
         EXPECT_EQ(t.shown()->players[3].tpn, 1);
     }},
    {"giveNumbers",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.window().currentPane()->showPlayer(t.shown()->players[0].id);
         t.pressKeyOf("giveNumbers");
         EXPECT_TRUE(t.the<QWidget>("numbersDialog").isVisible());
     }},
    {"pairNext",
     [](ActionKeys& t) {
         t.pressKeyOf("pairNext");
         EXPECT_TRUE(t.the<QWidget>("pairRoundPane").isVisible());
     }},
    {"nextStep",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("nextStep");  // results are missing
         EXPECT_TRUE(t.focusIn("roundTable"));
     }},
    {"editPairing",
     [](ActionKeys& t) {
         t.pressKeyOf("editPairing");
         EXPECT_TRUE(t.focusIn("draftTable"));
     }},
    {"unpairRound",
     [](ActionKeys& t) {
         t.prompts().expect(QStringLiteral("roundHasResults"), Answer::Acknowledged);  // refused
         t.pressKeyOf("unpairRound");
         EXPECT_EQ(t.prompts().asked().back().level, WarningLevel::Refuse);
         t.press(Qt::Key_Up);
         t.press(Qt::Key_Delete);
         t.prompts().expect(QStringLiteral("unpairRound"), Answer::Confirmed);
         t.pressKeyOf("unpairRound");
         EXPECT_EQ(t.shown()->roundsPaired(), 1);
     }},
    {"teams", [](ActionKeys& t) { Checks::opensDialog(t, "teams", "teamsDialog"); }},
    {"matches",
     [](ActionKeys& t) {
         t.pressKeyOf("matches");
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("no teams")));
     }},
    {"fixtures",
     [](ActionKeys& t) {
         t.pressKeyOf("fixtures");
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("no teams")));
     }},
    {"requestedByes", [](ActionKeys& t) { Checks::opensDialog(t, "requestedByes", "requestedByesDialog"); }},
    {"adjustments", [](ActionKeys& t) { Checks::opensDialog(t, "adjustments", "adjustmentsDialog"); }},
    {"prohibitedPairs", [](ActionKeys& t) { Checks::opensDialog(t, "prohibitedPairs", "prohibitedPairsDialog"); }},
    {"leaveFideMode",
     [](ActionKeys& t) {
         t.prompts().expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
         t.pressKeyOf("leaveFideMode");
         EXPECT_FALSE(t.shown()->rules.fideMode);
     }},
    {"quickLine",
     [](ActionKeys& t) {
         t.goTab(Workbench::PlayersTab);
         t.pressKeyOf("quickLine");
         EXPECT_TRUE(t.focusIn("quickLine"));
         t.goTab(Workbench::RoundTab);
         t.press(Qt::Key_Slash);
         EXPECT_TRUE(t.focusIn("quickLine"));
     }},
    {"missingOnly",
     [](ActionKeys& t) {
         const auto* model = t.the<QTableView>("roundTable").model();
         ASSERT_EQ(model->rowCount(), 2);
         t.pressKeyOf("missingOnly");
         EXPECT_EQ(model->rowCount(), 1);
     }},
    {"secondPass",
     [](ActionKeys& t) {
         t.pressKeyOf("secondPass");
         EXPECT_TRUE(t.the<QToolButton>("secondPassButton").isChecked());
     }},
    {"previousRound",
     [](ActionKeys& t) {
         t.pressKeyOf("previousRound");
         EXPECT_EQ(t.window().desk().round(), 1);
     }},
    {"nextRound",
     [](ActionKeys& t) {
         t.window().desk().goToRound(1);
         t.pressKeyOf("nextRound");
         EXPECT_EQ(t.window().desk().round(), 2);
     }},
    {"pairAll", [](ActionKeys& t) { Checks::opensDialog(t, "pairAll", "pairAllDialog"); }},
    {"missingResults",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "missingResults", "missingDialog");
         EXPECT_EQ(t.the<QTableView>("missingTable").model()->rowCount(), 1);
     }},
    {"takeList",
     [](ActionKeys& t) {
         QFile list(t.inFolder("list.csv"));
         ASSERT_TRUE(list.open(QIODevice::WriteOnly));
         list.write("Name;Born\nSomebody New;2012\n");
         list.close();
         t.prompts().expectOpen(t.inFolder("list.csv"));
         Checks::opensDialog(t, "takeList", "listDivisionDialog");
     }},
    {"takeGroup",
     [](ActionKeys& t) {
         t.addSection("Rapid");
         EditInfo change{t.window().desk().session().event().sections.back().id,
                         t.window().desk().session().event().sections.back().section->info};
         change.info.group = "rapid";
         ASSERT_TRUE(t.window().desk().apply(change));
         t.window().desk().go(t.window().desk().session().event().sections.front().id, 0);
         Checks::opensDialog(t, "takeGroup", "listDivisionDialog");
         EXPECT_GT(t.the<QTableView>("listDivision").model()->rowCount(), 0) << "who comes to those that are there";
     }},
    {"giveTables", [](ActionKeys& t) { Checks::opensDialog(t, "giveTables", "tablesDialog"); }},
    {"nextSection",
     [](ActionKeys& t) {
         t.addSection("U16");
         t.pressKeyOf("nextSection");
         EXPECT_EQ(t.window().desk().section()->info.name, "U16");
         t.pressKeyOf("nextSection");
         EXPECT_EQ(t.window().desk().section()->info.name, "U14") << "round about";
     }},
    {"previousSection",
     [](ActionKeys& t) {
         t.addSection("U16");
         t.addSection("U18");
         t.pressKeyOf("previousSection");
         EXPECT_EQ(t.window().desk().section()->info.name, "U18");
         EXPECT_TRUE(t.window().currentPane()->isAncestorOf(QApplication::focusWidget()));
     }},
    {"explain",
     [](ActionKeys& t) {
         t.pressKeyOf("explain");
         EXPECT_TRUE(t.focusWithin("whyPane"));
         EXPECT_NE(t.the<WhyPane>("whyPane").explanation(), nullptr);
     }},
    {"whyNot",
     [](ActionKeys& t) {
         t.pressKeyOf("whyNot");
         ASSERT_TRUE(t.focusIn("whyFind"));
         t.type("hanh");
         t.press(Qt::Key_Return);
         ASSERT_TRUE(QTest::qWaitFor([&] {
             const Explanation* shown = t.the<WhyPane>("whyPane").explanation();
             return shown != nullptr && shown->kind == ExplanationKind::WhyNot;
         }));
     }},
    {"askPlayer",
     [](ActionKeys& t) {
         t.pressKeyOf("askPlayer");
         EXPECT_TRUE(t.focusIn("whyFind"));
     }},
    {"copyExplanation",
     [](ActionKeys& t) {
         QApplication::clipboard()->clear();
         t.pressKeyOf("explain");
         t.pressKeyOf("copyExplanation");
         EXPECT_FALSE(QApplication::clipboard()->text().isEmpty());
     }},
    {"keepComplaint",
     [](ActionKeys& t) {
         t.pressKeyOf("explain");
         QTimer::singleShot(50, [] {
             auto* box = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
             ASSERT_NE(box, nullptr);
             box->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Sai màu."));
             box->accept();
         });
         t.pressKeyOf("keepComplaint");
         const auto journal = t.session().journal();
         ASSERT_TRUE(journal.ok());
         ASSERT_TRUE(std::holds_alternative<KeepComplaint>(journal->back().steps.front().after));
         EXPECT_EQ(std::get<KeepComplaint>(journal->back().steps.front().after).note, "Sai màu.");
     }},
    {"ratingCalculator", [](ActionKeys& t) { Checks::opensDialog(t, "ratingCalculator", "ratingCalculator"); }},
    {"exportRatings",
     [](ActionKeys& t) {
         t.goTab(Workbench::RatingsTab);
         ASSERT_TRUE(QTest::qWaitFor([&] { return t.the<QTableView>("ratings").model()->rowCount() > 0; }));
         t.prompts().expectSave(t.inFolder("ratings.csv"));
         t.pressKeyOf("exportRatings");
         EXPECT_GT(QFileInfo(t.inFolder("ratings.csv")).size(), 0);
     }},
    {"print",
     [](ActionKeys& t) {
         t.goTab(Workbench::StandingsTab);
         Checks::opensDialog(t, "print", "printDialog");
         EXPECT_EQ(t.tickedPrints(), std::vector{QStringLiteral("Standings")});
     }},
    {"printPacket",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "printPacket", "printDialog");
         EXPECT_EQ(t.tickedPrints(),
                   (std::vector{QStringLiteral("Pairings by board"), QStringLiteral("Pairings by name"),
                                QStringLiteral("Result slips"), QStringLiteral("Standings")}));
     }},
    {"printAllSections",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "printAllSections", "printDialog");
         EXPECT_EQ(t.tickedPrints().size(), 4U);
     }},
    {"editions", [](ActionKeys& t) { Checks::opensDialog(t, "editions", "editionsDialog"); }},
    {"whatIf", [](ActionKeys& t) { Checks::opensDialog(t, "whatIf", "whatIfDialog"); }},
    {"ratingSystems", [](ActionKeys& t) { Checks::opensDialog(t, "ratingSystems", "ratingSystemsDialog"); }},
    {"chances", [](ActionKeys& t) { Checks::opensDialog(t, "chances", "chancesDialog"); }},
    {"corrections", [](ActionKeys& t) { Checks::opensDialog(t, "corrections", "correctionsDialog"); }},
    {"publishSettings", [](ActionKeys& t) { Checks::opensDialog(t, "publishSettings", "publishDialog"); }},
    {"publishPages",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "publishPages", "publishDialog");  // nobody has said where to
     }},
    {"siteAccess", [](ActionKeys& t) { Checks::opensDialog(t, "siteAccess", "siteAccessDialog"); }},
    {"uploadSite",
     [](ActionKeys& t) {
         Checks::opensDialog(t, "uploadSite", "siteAccessDialog");  // nobody has said with which access
     }},
    {"lessons",
     [](ActionKeys& t) {
         t.pressKeyOf("lessons");
         ASSERT_NE(Checks::lessons(), nullptr);
         Checks::lessons()->close();
     }},
    {"eventLesson",
     [](ActionKeys& t) {
         t.pressKeyOf("eventLesson");  // no complaint is kept
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("No complaint")));
     }},
    {"projector", Checks::opensProjector<0>},
    {"secondProjector", Checks::opensProjector<1>},
    {"sectionInfo", [](ActionKeys& t) { Checks::opensDialog(t, "sectionInfo", "infoDialog"); }},
    {"sectionRules", [](ActionKeys& t) { Checks::opensDialog(t, "sectionRules", "rulesDialog"); }},
    {"tieBreaks", [](ActionKeys& t) { Checks::opensDialog(t, "tieBreaks", "tieBreakDialog"); }},
    {"journal", [](ActionKeys& t) { Checks::opensDialog(t, "journal", "journalDialog"); }},
    {"showRemarks",
     [](ActionKeys& t) {
         QFile table(t.inFolder("players.csv"));
         ASSERT_TRUE(table.open(QIODevice::WriteOnly));
         table.write("Name,Rating\nAn,a\nBinh,b\nChi,c\nDung,d\nHanh,e\n");
         table.close();
         ASSERT_TRUE(t.window().openFile(table.fileName()));
         t.window().desk().tell(InlineBar::Tone::Plain, QStringLiteral("Something else."));
         t.pressKeyOf("showRemarks");
         const auto& all = t.the<QPlainTextEdit>("messageBarDetails");
         EXPECT_TRUE(all.hasFocus());
         EXPECT_EQ(all.toPlainText().count(QStringLiteral("Expected: a whole number from 0 to 4000.")), 5);
         EXPECT_TRUE(t.the<InlineBar>("messageBar").text().contains(QStringLiteral("2 more remarks")));
         t.pressKeyOf("showRemarks");
         EXPECT_FALSE(all.isVisible());
         EXPECT_FALSE(all.hasFocus());
     }},
    {"showPlayers", [](ActionKeys& t) { Checks::showsTab(t, "showPlayers", Workbench::PlayersTab); }},
    {"showRound", [](ActionKeys& t) { Checks::showsTab(t, "showRound", Workbench::RoundTab); }},
    {"showCrosstable", [](ActionKeys& t) { Checks::showsTab(t, "showCrosstable", Workbench::CrosstableTab); }},
    {"showStandings", [](ActionKeys& t) { Checks::showsTab(t, "showStandings", Workbench::StandingsTab); }},
    {"showRatings", [](ActionKeys& t) { Checks::showsTab(t, "showRatings", Workbench::RatingsTab); }},
    {"language",
     [](ActionKeys& t) {
         t.pressKeyOf("language");
         QApplication::processEvents();
         EXPECT_EQ(t.the<QTabWidget>("tabs").tabText(0), QStringLiteral("Đấu thủ"));
     }},
    {"theme",
     [](ActionKeys& t) {
         t.pressKeyOf("theme");
         EXPECT_TRUE(themeOf(QApplication::palette()).dark);
     }},
    {"toggleTree",
     [](ActionKeys& t) {
         t.pressKeyOf("toggleTree");
         EXPECT_FALSE(t.the<QWidget>("sectionTree").isVisible());
         t.pressKeyOf("toggleTree");
         EXPECT_TRUE(t.the<QWidget>("sectionTree").isVisible());
     }},
    {"toggleWhy",
     [](ActionKeys& t) {
         t.pressKeyOf("toggleWhy");
         EXPECT_FALSE(t.the<QWidget>("whyPane").isVisible());
         t.pressKeyOf("toggleWhy");
         EXPECT_TRUE(t.the<QWidget>("whyPane").isVisible());
     }},
};

class EveryAction : public ActionKeys, public ::testing::WithParamInterface<Check> {};

void PrintTo(const Check& check, std::ostream* out)
{
    *out << check.action;
}

TEST_P(EveryAction, DoesWhatItsKeySays)
{
    GetParam().run(*this);
}

INSTANTIATE_TEST_SUITE_P(Keys, EveryAction, ::testing::ValuesIn(kChecks),
                         [](const auto& one) { return std::string(one.param.action); });

TEST_F(ActionKeys, NoActionIsLeftOut)
{
    QSet<QString> checked;
    for (const Check& check : kChecks) checked.insert(QLatin1String(check.action));
    QSet<QString> all;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        if (!action->shortcut().isEmpty()) all.insert(action->objectName());
    }
    for (const QAction* action : m_window->actions().all()) all.insert(action->objectName());
    EXPECT_EQ(checked, all) << "left out: " << QStringList((all - checked).values()).join(u' ').toStdString();
}

TEST_F(ActionKeys, WithNothingOpenOnlyWhatCanBeDoneIsOffered)
{
    m_session.close();
    QStringList offered;
    for (const QAction* action : m_window->actions().all()) {
        if (action->isEnabled()) offered << action->objectName();
    }
    offered.sort();
    EXPECT_EQ(offered.join(u' ').toStdString(),
              "about articleEvent closeEvent find language lessons manual newEvent newerVersion nextStep openEvent "
              "palette quit ratingCalculator secondBackupFolder shortcuts theme toggleTree toggleWhy tour");
}

}  // namespace
}  // namespace kydai::ui
