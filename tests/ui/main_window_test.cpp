#include "main_window.h"

#include "format/trf_writer.h"
#include "models/players_model.h"
#include "models/round_model.h"
#include "panes/export.h"
#include "panes/pane.h"
#include "panes/status_line.h"
#include "panes/why_pane.h"
#include "print/workbook.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/empty_state.h"
#include "widgets/inline_bar.h"
#include "widgets/player_find_box.h"
#include "widgets/table_view.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

namespace kydai::ui {
namespace {

class MainWindowTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                 .player("4b0 1w=", 1900, "Lê Minh")
                 .player("1b0 4w", 1800, "Trần Đình Ân")
                 .player("2w1 3b", 1700, "Phạm Hạnh")
                 .scheduledRounds(3)
                 .build());
    }
    QTabWidget& tabs() { return the<QTabWidget>("tabs"); }
};

TEST_F(MainWindowTest, EveryActionHasNameTextAndNoKeyOfAnother)
{
    QSet<QString> keys;
    for (const QAction* action : m_window->actions().all()) {
        EXPECT_FALSE(action->objectName().isEmpty());
        EXPECT_FALSE(action->text().isEmpty()) << action->objectName().toStdString();
        const QString key = action->shortcut().toString();
        if (key.isEmpty()) continue;  // palette_test finds it by its name
        EXPECT_FALSE(keys.contains(key)) << action->objectName().toStdString() << ": " << key.toStdString();
        keys.insert(key);
    }
}

/// Another terminal, a locked screen, a shown desktop: no key of a command may do that.
TEST_F(MainWindowTest, NoKeyBelongsToTheDesktop)
{
    QStringList taken;
    for (const char* key : {"L", "T", "D", "Del", "Left", "Right", "Up", "Down"})
        taken << QStringLiteral("Ctrl+Alt+") + QLatin1String(key);
    for (int f = 1; f <= 12; ++f) {
        for (const char* with : {"Ctrl+Alt+F%1", "Alt+F%1"}) taken << QString::fromLatin1(with).arg(f);
    }
    for (const QAction* action : m_window->actions().all()) {
        const QString key = action->shortcut().toString();
        EXPECT_FALSE(taken.contains(key) || key.contains(QStringLiteral("Meta"))) << action->objectName().toStdString();
    }
}

/// Found by a walk: the keyboard stood on a pane that nobody saw.
TEST_F(MainWindowTest, WithoutASectionNoKeyLeadsToAHiddenPane)
{
    m_window->actions().get("closeEvent")->trigger();
    for (const char* name : {"showPlayers", "showRound", "showCrosstable", "showStandings", "showRatings", "quickLine",
                             "missingOnly", "secondPass", "downloadRatingList", "checkRatings"}) {
        m_window->actions().get(name)->trigger();
        ASSERT_NE(QApplication::focusWidget(), nullptr) << name;
        EXPECT_TRUE(QApplication::focusWidget()->isVisible()) << name;
    }
}

TEST_F(MainWindowTest, CtrlDigitsGoThroughTheTabs)
{
    for (int tab = Workbench::PlayersTab; tab <= Workbench::StandingsTab; ++tab) {
        press(static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
        EXPECT_EQ(tabs().currentIndex(), tab);
        EXPECT_TRUE(m_window->currentPane()->isAncestorOf(QApplication::focusWidget()));
    }
}

TEST_F(MainWindowTest, CtrlLSpeaksTheOtherLanguageAtOnce)
{
    const QString before = tabs().tabText(Workbench::PlayersTab);
    press(Qt::Key_L, Qt::ControlModifier);
    QApplication::processEvents();
    EXPECT_EQ(m_window->desk().language(), text::Language::Vietnamese);
    EXPECT_EQ(tabs().tabText(Workbench::PlayersTab), QStringLiteral("Đấu thủ"));
    press(Qt::Key_L, Qt::ControlModifier);
    QApplication::processEvents();
    EXPECT_EQ(tabs().tabText(Workbench::PlayersTab), before);
}

TEST_F(MainWindowTest, AXiangqiSectionSaysRedAtOnce)
{
    press(Qt::Key_2, Qt::ControlModifier);
    auto* head = the<QTableView>("roundTable").model();
    ASSERT_EQ(head->headerData(columnOf(*head, "white"), Qt::Horizontal).toString(), QStringLiteral("White"));
    EditRules rules{m_session.event().sections.front().id, section()->rules};
    rules.rules.discipline = Discipline::Xiangqi;
    ASSERT_TRUE(fixture::apply(m_session, rules).ok());
    EXPECT_EQ(head->headerData(columnOf(*head, "white"), Qt::Horizontal).toString(), QStringLiteral("Red"));
    const auto& steps = *the<QTreeView>("steps").model();
    for (int row = 0; row < steps.rowCount(); ++row) {
        EXPECT_FALSE(steps.index(row, 1).data().toString().contains(QStringLiteral("White"))) << row;
    }
}

TEST_F(MainWindowTest, CtrlDChangesLightAndDark)
{
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_TRUE(themeOf(QApplication::palette()).dark);
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_FALSE(themeOf(QApplication::palette()).dark);
}

TEST_F(MainWindowTest, WithoutASectionTheMiddleSaysHowToBegin)
{
    auto& welcome = the<EmptyState>("welcome");
    EXPECT_FALSE(welcome.isVisible());
    ASSERT_TRUE(fixture::apply(m_session, RemoveSection{m_session.event().sections.front().id}).ok());
    EXPECT_TRUE(welcome.isVisible());
    EXPECT_FALSE(tabs().isVisible());
    auto* add = welcome.findChild<QPushButton*>(QStringLiteral("newSectionButton"));
    ASSERT_NE(add, nullptr);
    QTest::keyClick(add, Qt::Key_Space);
    EXPECT_EQ(m_session.event().sections.size(), 1U);
    EXPECT_FALSE(welcome.isVisible());
    EXPECT_TRUE(tabs().isVisible());
}

TEST_F(MainWindowTest, AReportBecomesAnEventBesideItAndNeverOverwritesOne)
{
    SectionInfo info;
    info.name = "U14 girls";
    ASSERT_TRUE(fixture::apply(m_session, EditInfo{m_session.event().sections.front().id, info}).ok());
    QFile report(m_folder.filePath(QStringLiteral("report.trf")));
    ASSERT_TRUE(report.open(QIODevice::WriteOnly));
    const auto text = format::writeTrf(*section(), {});
    ASSERT_TRUE(text.ok());
    report.write(text->text.data(), static_cast<qint64>(text->text.size()));
    report.close();
    m_prompts.expect(QStringLiteral("importDeviates"), Answer::Cancelled);
    ASSERT_FALSE(m_window->openFile(report.fileName()));
    EXPECT_FALSE(QFile::exists(m_folder.filePath(QStringLiteral("report.kydai"))));
    m_prompts.expect(QStringLiteral("importDeviates"), Answer::Confirmed);
    ASSERT_TRUE(m_window->openFile(report.fileName()));
    EXPECT_TRUE(m_prompts.asked().back().text.contains(QStringLiteral(", by the rules ")))
        << "what was expected stands beside what is there: " << m_prompts.asked().back().text.toStdString();
    EXPECT_TRUE(std::ranges::any_of(section()->rounds, [](const Round& round) {
        return !round.comments.empty() && round.comments.front().starts_with("Import @ Round ");
    }));
    EXPECT_EQ(m_session.path(), m_folder.filePath(QStringLiteral("report.kydai")));
    EXPECT_EQ(m_session.event().name, "U14 girls");
    ASSERT_TRUE(fixture::apply(m_session, RenameEvent{"mine"}).ok());
    m_prompts.expect(QStringLiteral("importDeviates"), Answer::Confirmed);
    ASSERT_TRUE(m_window->openFile(report.fileName()));
    EXPECT_EQ(m_session.path(), m_folder.filePath(QStringLiteral("report 2.kydai")));
    ASSERT_TRUE(m_window->openFile(m_folder.filePath(QStringLiteral("report.kydai"))));
    EXPECT_EQ(m_session.event().name, "mine") << "what was there is still there";
}

TEST_F(MainWindowTest, PointsThatFideDoesNotKnowComeInOutsideFideModeAlone)  // questions 74, 81, 83
{
    Section odd = *section();
    odd.rules.points.pairingBye = Points{15};
    QFile report(m_folder.filePath(QStringLiteral("odd.trf26")));
    ASSERT_TRUE(report.open(QIODevice::WriteOnly));
    const auto text = format::writeTrf(odd, {.version = format::TrfVersion::Trf26});
    ASSERT_TRUE(text.ok());
    report.write(text->text.data(), static_cast<qint64>(text->text.size()));
    report.close();
    const QString unlawful = QStringLiteral("pointsUnlawful");
    m_prompts.expect(unlawful, Answer::Acknowledged);
    ASSERT_FALSE(m_window->openFile(report.fileName()));
    EXPECT_FALSE(QFile::exists(m_folder.filePath(QStringLiteral("odd.kydai"))));
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Refuse);
    EXPECT_FALSE(m_prompts.asked().back().instead.isEmpty()) << "the way out";
    m_prompts.expect(unlawful, Answer::Cancelled);  // it is imported outside FIDE mode instead
    m_prompts.expect(unlawful, Answer::Confirmed);
    m_prompts.expect(QStringLiteral("importDeviates"), Answer::Confirmed);
    ASSERT_TRUE(m_window->openFile(report.fileName()));
    EXPECT_FALSE(section()->rules.fideMode);
    EXPECT_EQ(section()->rules.points.pairingBye, Points{15});
}

TEST_F(MainWindowTest, WhatAReaderRemarksIsToldWithTheFirstRemarks)
{
    QFile report(m_folder.filePath(QStringLiteral("players.csv")));
    ASSERT_TRUE(report.open(QIODevice::WriteOnly));
    report.write("Name,Rating,Sex\nAn,high,m\nBinh,1500,q\n");
    report.close();
    ASSERT_TRUE(m_window->openFile(report.fileName()));
    EXPECT_EQ(the<ui::InlineBar>("messageBar").text().toStdString(),
              "players.csv is read with 2 remarks; the event is kept as players.kydai.\n"
              "Line 2: 'high' in the column 'Rating'. Expected: a whole number from 0 to 4000.\n"
              "Line 3: 'q' in the column 'Sex'. Expected: m (man) or w (woman).");
}

TEST_F(MainWindowTest, AllColumnsOfThePlayersFitBesideTheWhyPane)
{
    press(Qt::Key_1, Qt::ControlModifier);
    auto& table = the<TableView>("playersTable");
    const auto width = [&] {
        int all = 0;
        for (int column = 0; column < table.model()->columnCount(); ++column) all += table.columnWidth(column);
        return all;
    };
    EXPECT_TRUE(the<QWidget>("whyPane").isVisible());
    EXPECT_LE(width(), table.viewport()->width());
    Player born = section()->players.front();
    born.birth = {2012, 5, 17};
    ASSERT_TRUE(m_window->desk().apply(EditPlayer{m_window->desk().sectionId(), born}));
    EXPECT_LE(width(), table.viewport()->width()) << "with a whole date of birth";
}

TEST_F(MainWindowTest, ExportsAFolderOfPagesThatNameEachOther)
{
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    ASSERT_TRUE(m_window->desk().apply(LeaveFideMode{m_window->desk().sectionId()}));
    m_prompts.expectSave(m_folder.filePath(QStringLiteral("site.html")));
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    the<QListWidget>("exportFormats").setCurrentRow(3);
    the<QPushButton>("exportNow").click();
    const QDir site(m_folder.filePath(QStringLiteral("site")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return site.exists(QStringLiteral("players.html")); }));
    EXPECT_EQ(
        site.entryList(QDir::Files, QDir::Name),
        (QStringList{QStringLiteral("crosstable.html"), QStringLiteral("index.html"), QStringLiteral("players.html"),
                     QStringLiteral("round-1.html"), QStringLiteral("round-2.html")}));
    QFile page(site.filePath(QStringLiteral("round-1.html")));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    EXPECT_TRUE(text.contains(QStringLiteral("<a href=\"index.html\">Standings after round 2</a>")));
    EXPECT_TRUE(text.contains(QStringLiteral("<b>Pairings of round 1</b>")));
    EXPECT_TRUE(text.contains(QStringLiteral("FIDE mode was left in round 2.")));
}

TEST_F(MainWindowTest, AWorkbookRanksByTheTieBreaks)
{
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    ASSERT_TRUE(m_window->desk().apply(LeaveFideMode{m_window->desk().sectionId()}));
    EditRules rules{m_window->desk().sectionId(), section()->rules};
    rules.rules.tieBreaks = {"BH"};
    ASSERT_TRUE(m_window->desk().apply(rules));
    const auto made = print::sectionTables(*section(), tables::Output::Workbook, m_window->desk().wording());
    ASSERT_EQ(made.size(), 5U);
    EXPECT_EQ(made[0].title, "Standings");
    EXPECT_EQ(made[0].columns.front().head, "Rank");
    EXPECT_EQ(made[0].columns.back().head, "BH");
    ASSERT_EQ(made[0].rows.size(), 4U);
    EXPECT_EQ(made[0].rows[0][0], "1");
    EXPECT_EQ(made[1].title, "Crosstable");
    EXPECT_EQ(made[1].columns.front().head, "No.") << "places are in the standings";
}

TEST_F(MainWindowTest, AltArrowsGoThroughTheRounds)
{
    ASSERT_EQ(m_window->desk().round(), 2);
    press(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(m_window->desk().round(), 1);
    press(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(m_window->desk().round(), 2);
}

TEST_F(MainWindowTest, F1ExplainsTheSelectionAndBackLeadsBack)
{
    press(Qt::Key_3, Qt::ControlModifier);
    press(Qt::Key_F1);
    auto& why = the<WhyPane>("whyPane");
    ASSERT_NE(why.explanation(), nullptr);
    EXPECT_EQ(why.explanation()->kind, ExplanationKind::Colour);
    EXPECT_TRUE(why.isAncestorOf(QApplication::focusWidget()));
    const auto first = why.question();
    press(Qt::Key_3, Qt::ControlModifier);
    press(Qt::Key_Down);
    ASSERT_NE(why.question(), first);
    press(Qt::Key_F1);
    press(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(why.question(), first);
    press(Qt::Key_Escape);
    EXPECT_TRUE(m_window->currentPane()->isAncestorOf(QApplication::focusWidget())) << "back at work";
}

TEST_F(MainWindowTest, CtrlFFindsAPlayerWithoutDiacritics)
{
    press(Qt::Key_1, Qt::ControlModifier);
    press(Qt::Key_F, Qt::ControlModifier);
    type("dinh an");
    press(Qt::Key_Return);
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), playerId(3));
}

TEST_F(MainWindowTest, InsertAddsPlayersOneAfterTheOther)
{
    press(Qt::Key_Insert);
    type("Vũ Mai");
    press(Qt::Key_Return);
    type("Đỗ Nam");
    press(Qt::Key_Return);
    ASSERT_EQ(section()->players.size(), 6U);
    EXPECT_EQ(section()->players[4].name, "Vũ Mai");
    EXPECT_EQ(section()->players[5].entersInRound, 3);  // two rounds are paired: a late entry
}

TEST_F(MainWindowTest, F6WithdrawsAndLetsReturn)
{
    press(Qt::Key_1, Qt::ControlModifier);
    const PlayerId id = m_window->currentPane()->selectedPlayer();
    press(Qt::Key_F6);
    EXPECT_EQ(section()->player(id).withdrawnFromRound, 3);
    press(Qt::Key_F6);
    EXPECT_EQ(section()->player(id).withdrawnFromRound, std::nullopt);
}

TEST_F(MainWindowTest, CtrlBAsksForAHalfPointByeInTheNextRound)
{
    press(Qt::Key_1, Qt::ControlModifier);
    press(Qt::Key_B, Qt::ControlModifier);
    ASSERT_EQ(section()->requestedByes.size(), 1U);
    EXPECT_EQ(section()->requestedByes[0].kind, Outcome::HalfBye);
    EXPECT_EQ(section()->requestedByes[0].round, 3);
    press(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(section()->requestedByes.empty());
}

TEST_F(MainWindowTest, TheLineBelowLeavesNobodyOut)
{
    EXPECT_EQ(countsSentence(*section(), 2, text::Wording(text::Language::English)),
              QStringLiteral("4 entered = 2 boards (4)"));
}

TEST_F(MainWindowTest, FitsALaptop)
{
    EXPECT_LE(m_window->minimumSizeHint().width(), 1366);
    EXPECT_LE(m_window->minimumSizeHint().height(), 768);
}

TEST_F(MainWindowTest, EveryControlThatTakesTheFocusHasAName)
{
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
        // Hidden controls take no focus; a combo box's list is named by its box.
        if (widget->isHidden() || widget->inherits("QComboBoxListView")) continue;
        const QString text = widget->property("text").toString() + widget->property("placeholderText").toString();
        EXPECT_FALSE(widget->accessibleName().isEmpty() && text.isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

}  // namespace
}  // namespace kydai::ui
