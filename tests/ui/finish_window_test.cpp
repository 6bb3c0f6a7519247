// The end of an event by keys: prizes typed, copied, frozen and thawed; units; certificates; what reports lack.

#include "dialogs/print_dialog.h"
#include "dialogs/printed_papers.h"
#include "models/held_list_model.h"
#include "print/catalogue.h"
#include "print/layout.h"
#include "prizes/event_units.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <array>

namespace kydai::ui {
namespace {

class FinishWindowTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        QSettings().remove(QStringLiteral("finish"));
        Section section = EventBuilder()
                              .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                              .player("4b0 1w=", 1900, "Lê Minh")
                              .player("1b0 4w", 1800, "Trần Đình Ân")
                              .player("2w1 3b", 1700, "Phạm Hạnh")
                              .scheduledRounds(2)
                              .build();
        section.info.name = "Nữ U11";
        section.players[0].unit = section.players[3].unit = "Huế";
        section.players[1].unit = "Hà Nội";
        open(section);
        section.info.name = "Nam U11";
        EXPECT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        m_window->desk().go(m_session.event().sections.front().id, kMaxRounds);
        m_window->actions().get("finishEvent")->trigger();
        settle();
    }
    void settle() { fixture::settle(m_window->desk()); }
    QString state(int step) { return the<QListWidget>("finishSteps").item(step)->text(); }
    void type(int row, int column, const char* text)
    {
        the<QTableWidget>("prizePlan").item(row, column)->setText(QString::fromUtf8(text));
        settle();
    }
    void decide(int section)
    {
        const EventSection& each = m_session.event().sections.at(static_cast<std::size_t>(section));
        EXPECT_TRUE(
            fixture::apply(m_session, SetResult{each.id, 2, playerId(3), playerId(4), Outcome::Loss, Outcome::Win})
                .ok());
        settle();
    }
};

TEST_F(FinishWindowTest, EachStepSaysWhatBlocksIt)
{
    EXPECT_TRUE(state(0).contains(QStringLiteral("2 results missing"))) << state(0).toStdString();
    EXPECT_TRUE(state(1).contains(QStringLiteral("no prizes yet")));
    EXPECT_TRUE(state(2).contains(QStringLiteral("provisional")));
    decide(0);
    EXPECT_TRUE(state(0).contains(QStringLiteral("1 result missing")));
    decide(1);
    EXPECT_TRUE(state(0).startsWith(QStringLiteral("✓")));
    EXPECT_TRUE(state(2).startsWith(QStringLiteral("✓")));
}

TEST_F(FinishWindowTest, PrizesAreTypedCopiedFrozenAndThawedEachOneUndo)
{
    type(0, 0, "Giải thưởng");
    type(0, 1, "1-2");
    type(0, 2, "500.000");
    type(0, 3, "Giải nhất");
    ASSERT_EQ(section()->prizes.lists.size(), 1U);
    EXPECT_EQ(section()->prizes.lists[0].lines,
              (std::vector<PrizeLine>{{.first = 1, .last = 2, .amount = 500'000, .name = "Giải nhất"}}));
    EXPECT_EQ(the<TableView>("finishAwards").model()->rowCount(), 2);
    type(0, 1, "zwei");
    EXPECT_EQ(section()->prizes.lists[0].lines[0].last, 2) << "what is no places is refused";
    the<QPushButton>("prizeEverywhere").click();
    settle();
    EXPECT_EQ(m_session.event().sections[1].section->prizes, section()->prizes);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(m_session.event().sections[1].section->prizes.empty());
    decide(0);
    the<QPushButton>("prizeFreeze").click();
    settle();
    EXPECT_TRUE(section()->frozenPrizes.isFrozen());
    EXPECT_EQ(section()->frozenPrizes.awards.size(), 2U);
    the<QPushButton>("prizeFreeze").click();
    settle();
    EXPECT_FALSE(section()->frozenPrizes.isFrozen());
}

TEST_F(FinishWindowTest, OneActionFreezesThePrizesOfAllSectionsThatAreFinal)
{
    type(0, 1, "1-2");
    type(0, 2, "500.000");
    the<QPushButton>("prizeEverywhere").click();
    settle();
    auto& games = the<QTableWidget>("finishGamesTable");
    EXPECT_EQ(games.item(0, 3)->text(), QStringLiteral("not yet"));
    EXPECT_EQ(games.item(0, 4)->text(), QStringLiteral("1 player without a unit"));
    EXPECT_FALSE(the<QPushButton>("finishFreezeAll").isEnabled());
    decide(0);
    EXPECT_EQ(games.item(0, 3)->text(), QStringLiteral("● to be frozen"));
    EXPECT_EQ(the<QPushButton>("finishFreezeAll").text(), QStringLiteral("Freeze the prizes of 1 section"));
    decide(1);
    const auto entries = m_session.journal()->size();
    the<QPushButton>("finishFreezeAll").click();
    settle();
    for (const EventSection& each : m_session.event().sections)
        EXPECT_EQ(each.section->frozenPrizes.awards.size(), 2U) << each.section->info.name;
    EXPECT_EQ(m_session.journal()->size(), entries + 1);
    EXPECT_EQ(games.item(1, 3)->text(), QStringLiteral("✓ frozen"));
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(m_session.event().sections[0].section->frozenPrizes.awards.size(), 0U);
}

TEST_F(FinishWindowTest, APlayerIsLeftOutWithAReasonAndTakenInAgain)
{
    type(0, 1, "1");
    ASSERT_EQ(the<TableView>("finishAwards").model()->rowCount(), 1);
    QTimer::singleShot(20, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setTextValue(QStringLiteral("đã có huy chương toàn quốc"));
        dialog->accept();
    });
    the<QPushButton>("prizeLeaveOut").click();
    settle();
    ASSERT_EQ(section()->prizes.excluded.size(), 1U);
    EXPECT_EQ(section()->prizes.excluded[0].reason, "đã có huy chương toàn quốc");
    auto& out = the<QPushButton>("prizeLeftOut");
    EXPECT_EQ(out.text(), QStringLiteral("1 left out"));
    ASSERT_EQ(out.menu()->actions().size(), 1);
    out.menu()->actions().front()->trigger();
    settle();
    EXPECT_TRUE(section()->prizes.excluded.empty());
}

TEST_F(FinishWindowTest, UnitsAreRankedByTheChosenRulesWithTheirReason)
{
    the<QListWidget>("finishSteps").setCurrentRow(2);
    const auto& model = *the<TableView>("eventUnits").model();
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, columnOf(model, "unit")).data().toString(), QStringLiteral("Huế"));
    the<QComboBox>("unitOrder").setCurrentIndex(1);
    settle();
    EXPECT_TRUE(the<QLabel>("unitAnswer").text().contains(QStringLiteral("add up to")))
        << the<QLabel>("unitAnswer").text().toStdString();
    // A section that is not ticked counts nowhere.
    const int before = model.index(0, columnOf(model, "unit_counting")).data().toInt();
    the<QListWidget>("unitSections").item(1)->setCheckState(Qt::Unchecked);
    settle();
    EXPECT_LT(model.index(0, columnOf(model, "unit_counting")).data().toInt(), before);
}

TEST_F(FinishWindowTest, UnitsAreRankedOverOneGroupOfSections)
{
    the<QListWidget>("finishSteps").setCurrentRow(2);
    auto& groups = the<QComboBox>("unitGroup");
    EXPECT_FALSE(groups.isVisible()) << "all play at one time";
    EditInfo rapid{m_session.event().sections[1].id, m_session.event().sections[1].section->info};
    rapid.info.group = "rapid";
    ASSERT_TRUE(m_window->desk().apply(rapid));
    settle();
    EXPECT_TRUE(groups.isVisible());
    ASSERT_EQ(groups.count(), 3) << "all, and two groups";
    auto& list = the<QListWidget>("unitSections");
    const auto ticked = [&](int at) { return list.item(at)->checkState() == Qt::Checked; };
    groups.setFocus();
    for (const std::array<bool, 2>& counts : {std::array{true, false}, {false, true}}) {
        press(Qt::Key_Down);
        settle();
        EXPECT_EQ(ticked(0), counts[0]);
        EXPECT_EQ(ticked(1), counts[1]);
    }
    groups.setCurrentIndex(0);
    Q_EMIT groups.activated(0);
    EXPECT_TRUE(ticked(0) && ticked(1));
}

TEST_F(FinishWindowTest, TheRegulationsOfTheUnitsAreSetAndKeptInTheEvent)
{
    the<QListWidget>("finishSteps").setCurrentRow(2);
    EXPECT_FALSE(the<QLineEdit>("unitPlacePoints").isEnabled()) << "by medals";
    the<QComboBox>("unitOrder").setCurrentIndex(3);
    the<QComboBox>("unitScope").setCurrentIndex(1);
    auto& points = the<QLineEdit>("unitPlacePoints");
    EXPECT_EQ(points.text(), QStringLiteral("10-8-6-5-4-3-2-1"));
    points.setText(QStringLiteral("25, 18; 15"));
    Q_EMIT points.editingFinished();
    EXPECT_FALSE(the<QComboBox>("unitTie2").isEnabled()) << "one after the other";
    the<QComboBox>("unitTie1").setCurrentIndex(1 + static_cast<int>(EventUnitPart::Best));
    the<QComboBox>("unitTie2").setCurrentIndex(1 + static_cast<int>(EventUnitPart::Players));
    settle();
    EventUnitRules wanted;
    wanted.order = EventUnitOrder::PlacePoints;
    wanted.scope = EventUnitScope::Section;
    wanted.placePoints = {25, 18, 15};
    wanted.ties = {EventUnitPart::Best, EventUnitPart::Players};
    EXPECT_EQ(m_session.event().units, wanted);
    EXPECT_TRUE(the<QLabel>("unitAnswer").text().contains(QStringLiteral("are worth")))
        << the<QLabel>("unitAnswer").text().toStdString();
    const auto& model = *the<TableView>("eventUnits").model();
    EXPECT_EQ(model.index(0, columnOf(model, "unit_place_points")).data().toInt(), 86) << "25 + 18 in each section";
    the<QComboBox>("unitTie1").setCurrentIndex(0);
    EXPECT_TRUE(m_session.event().units.ties.empty()) << "as usual";
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(m_session.event().units, wanted);
}

TEST_F(FinishWindowTest, CertificatesAreFilledForEachWinnerInTheOrderOfTheCeremony)
{
    std::vector<std::shared_ptr<const Section>> sections;
    for (const EventSection& each : m_session.event().sections) sections.push_back(each.section);
    auto ranked = prizes::rankSections(sections);
    ASSERT_TRUE(ranked.ok());
    const prizes::EventRanking ranking = prizes::rankEvent(*ranked, {});
    const auto called = tables::calledUp(ranking);
    ASSERT_EQ(called.size(), 8U) << "four medals a section";
    EXPECT_EQ(called.front().medal, prizes::Medal::Bronze);
    EXPECT_EQ(called[3].medal, prizes::Medal::Gold);
    EXPECT_EQ(called.back().number, 8);
    print::PrintOptions options;
    options.event = QStringLiteral("Giải trẻ");
    print::CertificateLook look;
    look.text = QStringLiteral("30* {name}\n{unit}\n12> {event}, {number}\n{award}");
    const print::Document document = print::layOut(print::certificatesSheet(ranking, look, options), {});
    ASSERT_EQ(document.pages.size(), 8U);
    const print::Page& last = document.pages.back();
    EXPECT_GT(last.size.width(), last.size.height());
    std::vector<QString> words;
    for (const print::Item& item : last.items) {
        if (const auto* text = std::get_if<print::TextItem>(&item)) words.push_back(text->text);
    }
    const Player& winner = ranking.sections[1].section->players[called.back().player];
    EXPECT_EQ(words, (std::vector<QString>{QString::fromStdString(winner.name), QString::fromStdString(winner.unit),
                                           QStringLiteral("Giải trẻ, 8")}))
        << "the line of an award that there is not is left out";
}

/// What was printed stays known, and a correction makes some of it wrong.
class PrintedPapers : public FinishWindowTest {
protected:
    void SetUp() override
    {
        FinishWindowTest::SetUp();
        QSettings().remove(QStringLiteral("papers"));
        decide(0);
        decide(1);
    }
    void TearDown() override
    {
        QSettings().remove(QStringLiteral("papers"));
        FinishWindowTest::TearDown();
    }
    void save()
    {
        const QString path = QDir(m_folder.path()).filePath(QStringLiteral("papers.pdf"));
        QFile::remove(path);
        m_prompts.expectSave(path);
        the<QPushButton>("printPdf").click();
        ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }));
        settle();
    }
    void printCertificates()
    {
        the<QPushButton>("finishCertificatesPrint").menu()->actions().front()->trigger();
        settle();
        EXPECT_EQ(pages(), 8);
        save();
    }
    int pages() { return static_cast<int>(m_window->findChild<PrintDialog*>()->document().pages.size()); }
    /// The last game of the first section ends the other way: another winner.
    void correct(Outcome white, Outcome black)
    {
        const EventSection& each = m_session.event().sections.front();
        EXPECT_TRUE(fixture::apply(m_session, SetResult{each.id, 2, playerId(3), playerId(4), white, black}).ok());
        settle();
    }
    int lines() { return the<TableView>("finishPapersTable").model()->rowCount(); }

    QTemporaryDir m_folder;
};

TEST_F(PrintedPapers, ThatNobodyPrintedAreNotWrong)
{
    EXPECT_TRUE(state(6).contains(QStringLiteral("none yet"))) << state(6).toStdString();
    correct(Outcome::Win, Outcome::Loss);
    EXPECT_EQ(lines(), 0);
    EXPECT_FALSE(the<QPushButton>("papersPrint").isEnabled());
}

TEST_F(PrintedPapers, OfWinnersWhoAreOtherOnesNowArePrintedAgainAlone)
{
    printCertificates();
    EXPECT_TRUE(state(6).contains(QStringLiteral("1 paper, all right"))) << state(6).toStdString();
    correct(Outcome::Win, Outcome::Loss);
    ASSERT_GT(lines(), 0);
    EXPECT_LE(lines(), 4) << "those of the other section are right";
    EXPECT_TRUE(state(6).startsWith(QStringLiteral("●")));
    const int wrong = lines();
    the<QListWidget>("finishSteps").setCurrentRow(6);
    the<QPushButton>("papersPrint").click();
    settle();
    EXPECT_EQ(pages(), wrong);
    save();
    EXPECT_EQ(lines(), 0);
    EXPECT_TRUE(state(6).startsWith(QStringLiteral("✓"))) << state(6).toStdString();
}

TEST_F(PrintedPapers, AreRightAgainWhenTheCorrectionIsUndone)
{
    printCertificates();
    correct(Outcome::Win, Outcome::Loss);
    ASSERT_GT(lines(), 0);
    ASSERT_TRUE(m_session.undo().ok());
    settle();
    EXPECT_EQ(lines(), 0);
}

TEST_F(PrintedPapers, OfWhoWinsNothingAnyMoreAreTakenBack)
{
    printCertificates();
    const SectionId second = m_session.event().sections[1].id;
    ASSERT_TRUE(fixture::apply(m_session, RemoveSection{second}).ok());
    settle();
    EXPECT_EQ(lines(), 4);
    EXPECT_FALSE(the<QPushButton>("papersPrint").isEnabled()) << "nobody else has won them";
    the<QPushButton>("papersTakenBack").click();
    settle();
    EXPECT_EQ(lines(), 0);
}

TEST_F(PrintedPapers, OfASectionThatIsGoneNobodyAsksFor)
{
    type(0, 1, "1-2");
    type(0, 2, "500.000");
    the<QPushButton>("prizeEverywhere").click();
    settle();
    the<QPushButton>("finishPrizesPrint").menu()->actions().front()->trigger();
    settle();
    save();
    correct(Outcome::Win, Outcome::Loss);
    const int wrong = lines();
    ASSERT_GT(wrong, 0);
    ASSERT_TRUE(fixture::apply(m_session, RemoveSection{m_session.event().sections[1].id}).ok());
    settle();
    EXPECT_EQ(keptPapers(m_session).size(), 2U) << "of both sections";
    EXPECT_EQ(lines(), wrong) << "those of the other section";
}

TEST_F(PrintedPapers, GoWithTheEventIntoAnotherFile)
{
    printCertificates();
    const auto printed = keptPapers(m_session);
    ASSERT_EQ(printed.size(), 1U);
    EXPECT_EQ(printed[0].kind, print::DocumentKind::Certificates);
    EXPECT_EQ(printed[0].lines.size(), 8);
    EXPECT_EQ(printed[0].sections.size(), 2U);
    const QString former = m_session.path();
    m_prompts.expectSave(QDir(m_folder.path()).filePath(QStringLiteral("other.kydai")));
    m_window->actions().get("keepEventAs")->trigger();
    settle();
    ASSERT_NE(m_session.path(), former);
    EXPECT_EQ(keptPapers(m_session), printed);
}

TEST_F(PrintedPapers, OfASectionAreWrongByThemselves)
{
    type(0, 1, "1-2");
    type(0, 2, "500.000");
    the<QPushButton>("finishPrizesPrint").menu()->actions().front()->trigger();
    settle();
    save();
    correct(Outcome::Win, Outcome::Loss);
    ASSERT_GT(lines(), 0);
    const auto& model = *the<TableView>("finishPapersTable").model();
    EXPECT_EQ(model.index(0, columnOf(model, "section")).data().toString(), QStringLiteral("Nữ U11"));
    EXPECT_FALSE(model.index(0, columnOf(model, "as_now")).data().toString().isEmpty());
}

TEST_F(FinishWindowTest, WhatAReportLacksIsOneKeyFromItsPlace)
{
    the<QListWidget>("finishSteps").setCurrentRow(4);
    auto& tree = the<QTreeWidget>("finishReportsTree");
    ASSERT_EQ(tree.topLevelItemCount(), 2);
    QTreeWidgetItem* second = tree.topLevelItem(1);
    QTreeWidgetItem* player = second->child(second->childCount() - 1);
    Q_EMIT tree.itemActivated(player, 0);
    settle();
    EXPECT_EQ(m_window->desk().sectionId(), m_session.event().sections[1].id);
    EXPECT_TRUE(the<TableView>("playersTable").isVisible());
}

TEST_F(FinishWindowTest, ProtestsFundsAndRulesOfAListAreTypedInTheWindow)
{
    the<QComboBox>("prizeTemplate").setCurrentIndex(1);
    Q_EMIT the<QComboBox>("prizeTemplate").activated(1);
    settle();
    the<QPushButton>("prizeRules").click();
    settle();
    the<QPlainTextEdit>("prizeProtests").setPlainText(QStringLiteral("Board 2, round 2\n"));
    the<QLineEdit>("prizeMinimum").setText(QStringLiteral("100.000"));
    the<QSpinBox>("prizeBasedOn").setValue(40);
    the<QSpinBox>("prizeMinEntrants").setValue(3);
    the<QPushButton>("prizeRulesSave").click();
    settle();
    const PrizePlan& plan = section()->prizes;
    EXPECT_EQ(plan.protests, std::vector<std::string>{"Board 2, round 2"});
    EXPECT_EQ(plan.lists.front().minimum, 100'000);
    EXPECT_EQ(plan.lists.front().basedOn, 40);
    EXPECT_EQ(plan.lists.front().minEntrants, 3);
}

TEST_F(FinishWindowTest, TheRulesOfTheUnitsAreKeptInTheEvent)
{
    the<QSpinBox>("unitBestOfEvent").setValue(2);
    the<QComboBox>("unitOrder").setCurrentIndex(1);
    settle();
    EXPECT_EQ(m_session.event().units.best, 2);
    EXPECT_EQ(m_session.event().units.order, EventUnitOrder::Places);
    EXPECT_TRUE(m_session.undo().ok());
    settle();
    EXPECT_EQ(the<QComboBox>("unitOrder").currentIndex(), 0);
    EXPECT_EQ(the<QSpinBox>("unitBestOfEvent").value(), m_session.event().units.best);
}

}  // namespace
}  // namespace kydai::ui
