// Many sections as one desk, by keys: the next round of all that are ready, from section to section, and a child found
// wherever it plays.

#include "dialogs/pair_all_dialog.h"
#include "main_window.h"
#include "models/list_model.h"
#include "panes/pair_round_pane.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace kydai::ui {
namespace {

Section entered(const std::string& name, int players = 6)
{
    EventBuilder builder;
    for (int player = 0; player < players; ++player)
        builder.player("", 2000 - 10 * player, name + " player " + std::to_string(player));
    Section section = builder.scheduledRounds(3).build();
    section.info.name = name;
    return section;
}

class SectionsWindow : public kydai::fixture::WindowTest {
protected:
    /// "S1", "S2"…; the second one asks about two players of one name.
    void openSections(int count)
    {
        open(entered("S1"));
        for (int at = 2; at <= count; ++at) {
            Section section = entered("S" + std::to_string(at));
            if (at == 2) section.players[1].name = section.players[0].name;
            ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        }
        m_window->desk().go(m_session.event().sections.front().id, 0);
        ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Arbiter")).ok());
    }
    PairAllDialog& pairAll()
    {
        press(Qt::Key_F12);
        auto& dialog = the<PairAllDialog>("pairAllDialog");
        EXPECT_TRUE(QTest::qWaitForWindowActive(&dialog));
        fixture::settle(m_window->desk());
        return dialog;
    }
    [[nodiscard]] QString standing(int row)
    {
        const QAbstractItemModel& model = *the<QTableView>("pairAllTable").model();
        return model.index(row, model.columnCount() - 1).data().toString();
    }
    [[nodiscard]] std::vector<int> rounds() const
    {
        std::vector<int> paired;
        for (const EventSection& each : m_session.event().sections) paired.push_back(each.section->roundsPaired());
        return paired;
    }
    /// The window itself has the keyboard, not a list beside it.
    [[nodiscard]] bool isBackInWindow()
    {
        return QTest::qWaitFor([this] { return QApplication::activeWindow() == m_window.get(); });
    }
};

TEST_F(SectionsWindow, TwoKeysPublishAllThatAreReadyAndOneTakesThemBack)
{
    openSections(4);
    pairAll();
    EXPECT_EQ(standing(0), QStringLiteral("ready"));
    EXPECT_TRUE(standing(1).startsWith(QStringLiteral("⚠ "))) << standing(1).toStdString();
    EXPECT_EQ(the<QPushButton>("publishAll").text(), QStringLiteral("Publish 3 rounds"));
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    EXPECT_EQ(rounds(), (std::vector{1, 0, 1, 1}));
    EXPECT_EQ(standing(0), QStringLiteral("✓ published round 1"));
    const auto entry = m_session.journal(1);
    ASSERT_TRUE(entry.ok());
    EXPECT_EQ(entry->back().kind, ActionKind::Publish);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rounds(), (std::vector{0, 0, 0, 0}));
    fixture::settle(m_window->desk());
    EXPECT_EQ(standing(0), QStringLiteral("ready"));
}

TEST_F(SectionsWindow, OneSectionIsTakenBackWhileTheOthersStay)
{
    openSections(3);
    pairAll();
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    ASSERT_EQ(rounds(), (std::vector{1, 0, 1}));
    the<TableView>("pairAllTable").goToRow(2);
    m_prompts.expect(QStringLiteral("unpairRound"), Answer::Confirmed);
    the<QPushButton>("takeRoundBack").click();
    EXPECT_EQ(rounds(), (std::vector{1, 0, 0}));
}

TEST_F(SectionsWindow, AResultThatComesInMakesItsDraftAloneOld)
{
    openSections(3);
    pairAll();
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    const auto win = [&](std::size_t section, Outcome white, Outcome black) {
        const EventSection each = m_session.event().sections[section];
        for (const Game& game : each.section->round(1).games)
            ASSERT_TRUE(fixture::apply(m_session, SetResult{each.id, 1, game.white, game.black, white, black}).ok());
    };
    win(0, Outcome::Win, Outcome::Loss);
    EXPECT_EQ(standing(2), QStringLiteral("✓ published round 1"));
    fixture::settle(m_window->desk());
    EXPECT_EQ(standing(0), QStringLiteral("ready"));
    const EventSection first = m_session.event().sections[0];
    const Game game = first.section->round(1).games[0];
    ASSERT_TRUE(
        fixture::apply(m_session, SetResult{first.id, 1, game.white, game.black, Outcome::Draw, Outcome::Draw}).ok());
    EXPECT_EQ(standing(0), QStringLiteral("something came in: it is drafted anew…"));
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(rounds(), (std::vector{1, 0, 1})) << "nothing is published while it is drafted";
    fixture::settle(m_window->desk());
    EXPECT_EQ(standing(0), QStringLiteral("ready, drafted anew"));
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    EXPECT_EQ(rounds(), (std::vector{2, 0, 1}));
    EXPECT_FALSE(m_session.event().sections[0].section->round(2).pairedByHand);
}

TEST_F(SectionsWindow, HeldOnesAreOpenedOneAfterTheOther)
{
    open(entered("S1"));
    for (int at = 2; at <= 4; ++at) {
        Section section = entered("S" + std::to_string(at));
        if (at != 3) section.players[1].name = section.players[0].name;
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
    }
    ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Arbiter")).ok());
    m_window->desk().go(m_session.event().sections.front().id, 0);
    pairAll();
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    EXPECT_EQ(the<QTableView>("pairAllTable").currentIndex().row(), 1) << "the first that is held";
    press(Qt::Key_Return);
    ASSERT_TRUE(isBackInWindow());
    EXPECT_EQ(m_window->desk().section()->info.name, "S2");
    EXPECT_TRUE(the<PairRoundPane>("pairRoundPane").isVisible());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_EQ(m_window->desk().section()->info.name, "S4") << "S3 is published";
    EXPECT_TRUE(the<PairRoundPane>("pairRoundPane").isVisible());
    press(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(m_window->desk().section()->info.name, "S2");
}

/// Two sections under way with tables of their own: S1 from 1 on, S2 from 11 on.
class HallWindow : public SectionsWindow {
protected:
    void SetUp() override
    {
        const auto played = [](const char* name, int firstTable) {
            Section section = EventBuilder()
                                  .player("3w", 2000, std::string(name) + " Loan")
                                  .player("4w", 1900, std::string(name) + " Minh")
                                  .player("1b", 1800, std::string(name) + " Ân")
                                  .player("2b", 1700, std::string(name) + " Hạnh")
                                  .scheduledRounds(3)
                                  .build();
            section.info.name = name;
            section.info.firstTable = firstTable;
            section.info.tables = 10;
            return section;
        };
        open(played("S1", 1));
        add(played("S2", 11));
        ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Arbiter")).ok());
    }
    void add(const Section& section)
    {
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        m_window->desk().go(m_session.event().sections.front().id, 1);
    }
    [[nodiscard]] Outcome whiteAt(std::size_t section, std::size_t board) const
    {
        return m_session.event().sections[section].section->round(1).games[board].whiteOutcome;
    }
    [[nodiscard]] QString told() { return the<InlineBar>("roundBar").text(); }
    void slip(const char* text)
    {
        type(text);
        press(Qt::Key_Return);
    }
};

TEST_F(HallWindow, ASlipGoesToItsTableWhereverItStands)
{
    press(Qt::Key_Slash, Qt::ControlModifier);
    slip("12 1");
    EXPECT_EQ(whiteAt(1, 1), Outcome::Win);
    EXPECT_EQ(m_window->desk().section()->info.name, "S1") << "the arbiter stays where he is";
    EXPECT_EQ(told(), QStringLiteral("S2, board 12, S2 Minh – S2 Hạnh: 1 - 0. Ctrl+Z takes this back."));
    slip("1 0");
    EXPECT_EQ(whiteAt(0, 0), Outcome::Loss) << "of the shown section as ever";
    slip("12 0");
    EXPECT_EQ(whiteAt(1, 1), Outcome::Win) << "something stands there: once more";
    press(Qt::Key_Return);
    EXPECT_EQ(whiteAt(1, 1), Outcome::Loss);
    EXPECT_TRUE(told().contains(QStringLiteral("It was 1 - 0"))) << told().toStdString();
}

TEST_F(HallWindow, TheSpaceMayBeLeftOutWhereNoTableIsMeant)
{
    press(Qt::Key_Slash, Qt::ControlModifier);
    slip("121");
    EXPECT_EQ(whiteAt(1, 1), Outcome::Win) << "there is no table 121";
    slip("115");
    EXPECT_EQ(whiteAt(1, 0), Outcome::Draw);
    slip("11");
    EXPECT_EQ(whiteAt(0, 0), Outcome::Open) << "a table without its result, not table 1 and a win";
    EXPECT_TRUE(told().contains(QStringLiteral("Board 11 needs a result"))) << told().toStdString();
    slip("12");
    EXPECT_EQ(whiteAt(0, 0), Outcome::Open);
    slip("17");
    EXPECT_EQ(whiteAt(0, 0), Outcome::Open) << "7 is no result";
    slip("20");
    EXPECT_EQ(whiteAt(0, 1), Outcome::Loss) << "and the shown section's own table";
}

TEST_F(HallWindow, DigitsAtTheTableBeginANumberOfAnySection)
{
    press(Qt::Key_1);
    ASSERT_EQ(whiteAt(0, 0), Outcome::Win);
    slip("2 =");
    EXPECT_EQ(whiteAt(0, 0), Outcome::Open) << "12: the 1 was the beginning of it";
    EXPECT_EQ(whiteAt(1, 1), Outcome::Draw);
}

TEST_F(HallWindow, ATableThatCouldMeanTwoBoardsIsRefusedWithBothNamed)
{
    Section third = *m_session.event().sections[1].section;
    third.info.name = "S3";
    add(third);
    press(Qt::Key_Slash, Qt::ControlModifier);
    slip("11 1");
    EXPECT_TRUE(told().contains(QStringLiteral("S2, board 11")) && told().contains(QStringLiteral("S3, board 11")))
        << told().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(whiteAt(1, 0), Outcome::Open);
    EXPECT_EQ(whiteAt(2, 0), Outcome::Open);
}

TEST_F(HallWindow, TheSecondPassGoesOverAllSections)
{
    press(Qt::Key_Slash, Qt::ControlModifier);
    for (const char* text : {"1 1", "2 1", "11 1", "12 0"}) slip(text);
    press(Qt::Key_F5);
    press(Qt::Key_Slash, Qt::ControlModifier);
    slip("11 1");
    EXPECT_TRUE(told().contains(QStringLiteral("1 agree, 1 are left"))) << told().toStdString();
    slip("1 1");
    slip("2 1");
    EXPECT_TRUE(told().contains(QStringLiteral("of this section"))) << told().toStdString();
    slip("12 1");
    EXPECT_TRUE(told().contains(QStringLiteral("differ on S2, board 12"))) << told().toStdString();
    EXPECT_EQ(whiteAt(1, 1), Outcome::Loss) << "nothing is entered by itself";
}

TEST_F(HallWindow, MissingResultsAreOneListThatLeadsToTheBoards)
{
    press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    auto& dialog = the<QDialog>("missingDialog");
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    EXPECT_EQ(the<QLabel>("missingHead").text(), QStringLiteral("Results missing: 4, in 2 sections."));
    auto& table = the<TableView>("missingTable");
    Q_EMIT table.opened(table.model()->index(3, 0));
    ASSERT_TRUE(isBackInWindow());
    EXPECT_EQ(m_window->desk().section()->info.name, "S2");
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(),
              m_session.event().sections[1].section->round(1).games[1].white);
}

TEST_F(SectionsWindow, OneListIsTakenForAllSections)
{
    openSections(2);
    const QString path = m_folder.filePath(QStringLiteral("list.csv"));
    QFile list(path);
    ASSERT_TRUE(list.open(QIODevice::WriteOnly));
    list.write("Họ và tên;Năm sinh;Bảng\nMới Một;2018;S1\nMới Hai;2018;S2\nMới Hai;2018;S2\nTổng cộng: 3;;\n");
    list.close();
    m_prompts.expectOpen(path);
    m_window->actions().get("takeList")->trigger();
    auto& dialog = the<QDialog>("listDivisionDialog");
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    // New, new, twice, and twelve who are not in the list; the line of totals is told below.
    EXPECT_EQ(the<QTableView>("listDivision").model()->rowCount(), 15);
    EXPECT_TRUE(the<QLabel>("listDivisionFindings").isVisible());
    EXPECT_TRUE(
        the<QLabel>("listDivisionHead").text().startsWith(QStringLiteral("2 players go to 2 sections, 0 of them")));
    the<TableView>("listDivision").goToRow(0);
    the<QPushButton>("listDrop").click();
    EXPECT_EQ(the<QPushButton>("listTake").text(), QStringLiteral("Take 1 player"));
    the<QPushButton>("listKeep").click();
    the<QPushButton>("listTake").click();
    EXPECT_EQ(m_session.event().sections[0].section->players.size(), 7U);
    EXPECT_EQ(m_session.event().sections[1].section->players.size(), 7U);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(m_session.event().sections[1].section->players.size(), 6U) << "one action, one undo";
    EXPECT_EQ(m_session.event().sections[0].section->players.size(), 6U);
}

TEST_F(SectionsWindow, ACorrectedNameIsCorrectedInEveryGroupAndSaid)
{
    openSections(1);
    Section rapid = *m_session.event().sections.front().section;
    rapid.info.name = "Rapid";
    rapid.info.group = "rapid";
    for (Player& player : rapid.players) player.unit = "Huế";
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(rapid)}).ok());
    Player first = m_session.event().sections.front().section->players.front();
    first.unit = "Huế";
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{m_session.event().sections.front().id, first}).ok());
    m_window->desk().go(m_session.event().sections.front().id, 0);
    press(Qt::Key_1, Qt::ControlModifier);
    auto& table = the<TableView>("playersTable");
    table.goToRow(0);
    auto& model = *table.model();
    const auto column = [&] {
        for (int at = 0; at < model.columnCount(); ++at) {
            if (model.index(0, at).data().toString() == QString::fromStdString(first.name)) return at;
        }
        return -1;
    }();
    ASSERT_GE(column, 0);
    ASSERT_TRUE(model.setData(model.index(0, column), QStringLiteral("Trần Ân"), Qt::EditRole));
    for (const EventSection& each : m_session.event().sections)
        EXPECT_EQ(each.section->player(first.id).name, "Trần Ân") << each.section->info.name;
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("changed in Rapid too")))
        << the<InlineBar>("messageBar").text().toStdString();
    ASSERT_TRUE(m_session.undo().ok());
    for (const EventSection& each : m_session.event().sections)
        EXPECT_EQ(each.section->player(first.id).name, first.name) << "one action";
}

TEST_F(SectionsWindow, WhatIsBeingTypedIsTakenBeforeAnotherSectionComes)
{
    openSections(2);
    press(Qt::Key_1, Qt::ControlModifier);
    auto& table = the<QTableView>("playersTable");
    const QModelIndex name = table.model()->index(0, columnOf(*table.model(), "name"));
    table.setCurrentIndex(name);
    table.edit(name);
    auto* typed = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(typed, nullptr);
    typed->setText(QStringLiteral("Lê Đổi"));
    SectionId shown{};  // when it is taken
    QObject::connect(&m_window->desk(), &Desk::eventChanged, m_window.get(),
                     [&] { shown = m_window->desk().sectionId(); });
    m_window->actions().get("nextSection")->trigger();
    EXPECT_EQ(m_window->desk().section()->info.name, "S2");
    EXPECT_EQ(m_session.event().sections[0].section->players[0].name, "Lê Đổi");
    EXPECT_EQ(shown, m_session.event().sections[0].id) << "its row was still there";
}

TEST_F(SectionsWindow, TablesAreGivenToAllSectionsAtOnce)
{
    openSections(3);
    m_window->actions().get("giveTables")->trigger();
    the<QLineEdit>("hallRoom").setText(QStringLiteral("Hall A"));
    the<QPushButton>("hallGiveTables").click();
    std::vector<int> first;
    for (const EventSection& each : m_session.event().sections) {
        first.push_back(each.section->info.firstTable);
        EXPECT_EQ(each.section->info.tables, 3);
        EXPECT_EQ(each.section->info.room, "Hall A");
    }
    EXPECT_EQ(first, (std::vector{1, 4, 7}));
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(m_session.event().sections[2].section->info.tables, 0) << "one action";
}

TEST_F(SectionsWindow, AChildIsFoundInAnySectionAndNobodyIsSaid)
{
    openSections(4);
    press(Qt::Key_F, Qt::ControlModifier);
    type("s3 player 4");
    press(Qt::Key_Return);
    EXPECT_EQ(m_window->desk().section()->info.name, "S3");
    EXPECT_EQ(m_window->desk().section()->player(m_window->currentPane()->selectedPlayer()).name, "S3 player 4");
    press(Qt::Key_F, Qt::ControlModifier);
    type("nobody at all");
    press(Qt::Key_Return);
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("nobody at all")));
    EXPECT_EQ(m_window->desk().section()->info.name, "S3");
}

}  // namespace
}  // namespace kydai::ui
