// More about a player, the facts for norms and reports, the second page of the rules, ratings against a list.
#include "dialogs/player_dialog.h"
#include "dialogs/rating_check_dialog.h"
#include "dialogs/report_facts_dialog.h"
#include "model/tournament_rating.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

namespace kydai::ui {
namespace {

class PlayerDialogs : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("2w1", 2000, "Nguyễn Thị Loan")
                              .player("1b0", 1900, "Lê Minh")
                              .player("4w=", 1800, "Trần Đình Ân")
                              .player("3b=", 1700, "Phạm Hạnh")
                              .scheduledRounds(3)
                              .build();
        section.rules.longEvent = true;
        open(section);
    }
    template <class Dialog>
    Dialog& shown(const char* name)
    {
        QTest::qWait(10);
        return *m_window->findChild<Dialog*>(QLatin1String(name));
    }
    [[nodiscard]] const Player& player(int id) const { return section()->player(playerId(id)); }
};

TEST_F(PlayerDialogs, MarksAndRatingsAreKeptAsOneStep)
{
    (new PlayerDialog(m_window->desk(), playerId(2), m_window.get()))->open();
    shown<QLineEdit>("playerLaterRatings").setText(QStringLiteral("2: 1950, 3: 1990"));
    shown<QLineEdit>("playerNormFederation").setText(QStringLiteral("lao"));
    shown<QCheckBox>("playerNoByes").setChecked(true);
    shown<QSpinBox>("playerPlaceByHand").setValue(3);
    shown<QLineEdit>("playerOutsideValue").setText(QStringLiteral("12,5"));
    shown<QPushButton>("playerSave").click();
    EXPECT_EQ(player(2).ratings.later, (std::vector<RoundRating>{{2, 1950}, {3, 1990}}));
    EXPECT_EQ(player(2).marks.normFederation, "LAO");
    EXPECT_TRUE(player(2).marks.noByes);
    EXPECT_EQ(player(2).marks.placeByHand, 3);
    EXPECT_EQ(player(2).marks.outsideValue, 1250);
    EXPECT_TRUE(m_session.undo().ok());
    EXPECT_EQ(player(2).marks, PlayerMarks{});
}

TEST_F(PlayerDialogs, ListsAreCalledByTheirNames)
{
    Player listed = player(2);
    listed.ratings.listed = {{"rapid", 1700, "2026-10"}, {"VIE", 1650, ""}};
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{m_window->desk().sectionId(), listed}).ok());
    (new PlayerDialog(m_window->desk(), playerId(2), m_window.get()))->open();
    const QString lists = shown<QLabel>("playerLists").text();
    EXPECT_TRUE(lists.endsWith(QStringLiteral("\nRapid 1700 (2026-10), VIE 1650"))) << lists.toStdString();
}

TEST_F(PlayerDialogs, WhoIsExpelledIsOutFromTheNextRoundOn)
{
    (new PlayerDialog(m_window->desk(), playerId(2), m_window.get()))->open();
    shown<QCheckBox>("playerExpelled").setChecked(true);
    shown<QPushButton>("playerSave").click();
    EXPECT_TRUE(player(2).marks.expelled);
    EXPECT_EQ(player(2).withdrawnFromRound, 2);
}

TEST_F(PlayerDialogs, WhatCanNotBeReadIsToldAndKeepsTheDialog)
{
    (new PlayerDialog(m_window->desk(), playerId(2), m_window.get()))->open();
    shown<QLineEdit>("playerLaterRatings").setText(QStringLiteral("3: 1950, 2: 1990"));
    shown<QPushButton>("playerSave").click();
    EXPECT_TRUE(player(2).ratings.later.empty());
    EXPECT_NE(m_window->findChild<QDialog*>(QStringLiteral("playerDialog")), nullptr);
    EXPECT_FALSE(roundRatingsFromText(QStringLiteral("x")));
    EXPECT_EQ(roundRatingsText({{5, 2412}, {9, 2430}}), QStringLiteral("5: 2412, 9: 2430"));
}

TEST_F(PlayerDialogs, APlayerWhoIsNotEntitledGetsNoByeInFideMode)
{
    Player marked = player(4);
    marked.marks.noByes = true;
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{m_session.event().sections[0].id, marked}).ok());
    m_prompts.expect(QStringLiteral("byeNotEntitled"), Answer::Cancelled);
    EXPECT_FALSE(m_window->desk().apply(
        SetRequestedByes{m_session.event().sections[0].id, {{playerId(4), 2, Outcome::HalfBye}}}));
    EXPECT_TRUE(section()->requestedByes.empty());
    EXPECT_TRUE(m_window->desk().apply(
        SetRequestedByes{m_session.event().sections[0].id, {{playerId(4), 2, Outcome::ZeroBye}}}));
}

TEST_F(PlayerDialogs, FactsForReportsAreKeptAndLinesThatCanNotBeReadAreTold)
{
    const SectionId id = m_session.event().sections[0].id;
    (new ReportFactsDialog(m_window->desk(), id, m_window.get()))->open();
    shown<QLineEdit>("factEventCode").setText(QStringLiteral("345678"));
    shown<QLineEdit>("factRegistered").setText(QStringLiteral("01/10/2026"));
    shown<QComboBox>("factExemption").setCurrentIndex(1);
    shown<QCheckBox>("factGamesKept").setChecked(true);
    auto& titles = shown<QTableWidget>("factTitles");
    titles.setItem(0, 0, new QTableWidgetItem(QStringLiteral("x")));
    shown<QPushButton>("factSave").click();
    EXPECT_TRUE(section()->info.report.eventCode.empty());
    titles.setItem(0, 0, new QTableWidgetItem(QStringLiteral("1-2")));
    titles.setItem(0, 2, new QTableWidgetItem(QStringLiteral("CM")));
    titles.setItem(0, 3, new QTableWidgetItem(QStringLiteral("1950")));
    qobject_cast<QComboBox*>(titles.cellWidget(0, 1))->setCurrentIndex(2);
    shown<QPushButton>("factSave").click();
    const ReportFacts& facts = section()->info.report;
    EXPECT_EQ(facts.eventCode, "345678");
    EXPECT_EQ(facts.registered, (Date{2026, 10, 1}));
    EXPECT_EQ(facts.exemption, StatedExemption::NationalFinal);
    EXPECT_TRUE(facts.gamesKept);
    EXPECT_EQ(facts.titles, (std::vector<DirectTitle>{{1, 2, Sex::Female, "CM", 1950}}));
}

TEST_F(PlayerDialogs, TheSecondPageOfTheRulesKeepsRatingsListsAndVariants)
{
    m_window->actions().get("sectionRules")->trigger();
    shown<QComboBox>("ruleListMethod").setCurrentIndex(static_cast<int>(ListMethod::FideElseNational));
    shown<QComboBox>("ruleEqualsOrder").setCurrentIndex(static_cast<int>(EqualsOrder::Birth));
    shown<QComboBox>("ruleUnratedMethod").setCurrentIndex(static_cast<int>(UnratedMethod::Lowest));
    shown<QCheckBox>("ruleRatingsByRound").setChecked(true);
    shown<QCheckBox>("ruleChess960").setChecked(true);
    shown<QTabWidget>("rulePages").setCurrentIndex(1);
    auto& lists = shown<QListWidget>("ruleLists");
    ASSERT_EQ(lists.count(), 3);
    lists.setFocus();
    lists.setCurrentRow(1);
    QTest::keyClick(&lists, Qt::Key_Up, Qt::ControlModifier);               // rapid first
    lists.item(2)->setCheckState(Qt::Unchecked);                            // no blitz
    m_prompts.expect(QStringLiteral("ratingsChanged"), Answer::Confirmed);  // rounds are played
    shown<QPushButton>("rulesSave").click();
    const RuleSet& rules = section()->rules;
    EXPECT_EQ(listMethodOf(section()->info), ListMethod::FideElseNational);
    EXPECT_EQ(rules.equalsOrder, EqualsOrder::Birth);
    EXPECT_EQ(rules.unratedMethod, UnratedMethod::Lowest);
    EXPECT_TRUE(rules.longEvent);
    EXPECT_TRUE(rules.ratingsByRound);
    EXPECT_NE(rules.chess960Seed, 0U);
    EXPECT_EQ(rules.ratingLists, (std::vector{TimeControl::Rapid, TimeControl::Standard}));
    EXPECT_TRUE(the<QLabel>("roundLabel").text().contains(QStringLiteral("Chess960")));
}

TEST_F(PlayerDialogs, ACustomListIsReadFromAFileAndAPartOfItTakenOver)
{
    QFile list(m_folder.filePath(QStringLiteral("quoc-gia.csv")));
    ASSERT_TRUE(list.open(QIODevice::WriteOnly));
    list.write("Name,Rating\nLe Minh,1888\nPham Hanh,1666\nSomebody Else,2000\n");
    list.close();
    m_window->actions().get("checkRatings")->trigger();
    QTest::qWait(10);
    EXPECT_TRUE(shown<QLabel>("ratingCheckState").text().contains(QStringLiteral("No list of FIDE's")));
    m_prompts.expectOpen(list.fileName());
    shown<QPushButton>("ratingCheckCustom").click();
    auto& table = shown<QTableWidget>("ratingCheckTable");
    ASSERT_EQ(table.rowCount(), 2);
    table.item(1, 0)->setCheckState(Qt::Unchecked);
    shown<QPushButton>("ratingCheckTake").click();
    ASSERT_EQ(player(2).national.size(), 1U);
    EXPECT_EQ(player(2).national[0].rating, 1888);
    EXPECT_EQ(player(2).rating, 1900);
    EXPECT_TRUE(player(4).national.empty());
}

}  // namespace
}  // namespace kydai::ui
