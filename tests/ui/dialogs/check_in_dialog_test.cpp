// Check-in by keys: one key a player, of one section or of all; the scanner of cards; closing is one undo.

#include "dialogs/check_in_closing.h"
#include "dialogs/check_in_marks.h"
#include "model/door_code.h"
#include "models/list_model.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "tables/check_in_list.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace kydai::ui {
namespace {

class CheckInKeys : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("", 2000, "Nguyễn Thị Ánh")
                 .player("", 1900, "Lê Bình")
                 .player("", 1800, "Trần Cường")
                 .player("", 1700, "Phạm Dung")
                 .player("", 1600, "Trần Cường")
                 .scheduledRounds(5)
                 .build());
        checkIn();
    }
    void checkIn() { m_window->actions().get("checkIn")->trigger(); }
    /// To the list: which window is in front is the platform's business.
    void keys(const char* marks)
    {
        for (const char* at = marks; *at != 0; ++at) QTest::keyClick(&list(), *at);
    }
    TableView& list() { return the<TableView>("checkInTable"); }
    [[nodiscard]] QString cell(int row, const char* column)
    {
        return list().model()->index(row, columnOf(*list().model(), column)).data().toString();
    }
    QString count() { return the<QLabel>("checkInCount").text(); }
};

TEST_F(CheckInKeys, OneKeyAPlayerAndACounter)
{
    ASSERT_EQ(the<QDialog>("checkInDialog").focusWidget(), &list());
    const auto before = m_session.journal()->size();
    keys("ppal");
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 1 absent · 1 late · 1 without a mark"));
    EXPECT_EQ(list().currentIndex().row(), 4);
    EXPECT_EQ(m_session.journal()->size(), before) << "nothing is written yet";
}

TEST_F(CheckInKeys, ClosingIsOneChangeAndOneUndo)
{
    keys("ppal");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    EXPECT_EQ(m_prompts.asked().back().consequences,
              (QStringList{QStringLiteral("1 absent: zero-point bye in this round"),
                           QStringLiteral("1 late: half-point bye in this round"),
                           QStringLiteral("1 without a mark: zero-point bye in this round")}));
    const auto byes = section()->requestedByes;
    ASSERT_EQ(byes.size(), 3U) << "absent, late, and the one without a mark";
    EXPECT_EQ(std::ranges::count(byes, Outcome::HalfBye, &RequestedBye::kind), 1);
    EXPECT_EQ(std::ranges::count(byes, 1, &RequestedBye::round), 3);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(section()->requestedByes.empty());
}

TEST_F(CheckInKeys, MarksOutliveTheProgram)
{
    keys("pal");
    the<QDialog>("checkInDialog").reject();
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
    m_window->show();
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark"));
    EXPECT_EQ(cell(2, "door_mark"), QStringLiteral("◔ late"));
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark")) << "opened again";
}

TEST_F(CheckInKeys, UndoOfTheClosingBringsTheMarksBack)
{
    keys("pal");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_TRUE(m_session.undo().ok());
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark"));
}

TEST_F(CheckInKeys, EnterClosesNothingAndMarksNobody)
{
    keys("pp");
    QTest::keyClick(&list(), Qt::Key_Return);
    QTest::keyClick(&list(), Qt::Key_Enter);
    EXPECT_TRUE(the<QDialog>("checkInDialog").isVisible());
    EXPECT_TRUE(the<QPushButton>("checkInLater").isDefault()) << "nor does Enter in a field below";
    EXPECT_TRUE(section()->requestedByes.empty());
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 0 absent · 0 late · 3 without a mark"));
}

TEST_F(CheckInKeys, WhoThinksBetterOfClosingIsStillThere)
{
    keys("pp");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Cancelled);
    the<QPushButton>("checkInClose").click();
    EXPECT_TRUE(the<QDialog>("checkInDialog").isVisible());
    EXPECT_TRUE(section()->requestedByes.empty());
}

TEST_F(CheckInKeys, OneEnterTooManyLeavesTheNextNameInTheSearch)
{
    keys("/");
    auto& search = the<QLineEdit>("checkInSearch");
    QTest::keyClicks(&search, QStringLiteral("binh"));
    QTest::keyClick(&search, Qt::Key_Return);
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_EQ(the<QDialog>("checkInDialog").focusWidget(), &search);
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 0 absent · 0 late · 4 without a mark"));
}

TEST_F(CheckInKeys, UnmarkedPlayersMayBeWithdrawn)
{
    keys("pppp");
    auto& unmarked = the<QComboBox>("checkInUnmarked");
    unmarked.setCurrentIndex(unmarked.count() - 1);
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    EXPECT_EQ(
        std::ranges::count_if(section()->players, [](const Player& player) { return player.withdrawnFromRound == 1; }),
        1);
}

TEST_F(CheckInKeys, WhoComesToTheTableIsFoundByNameAndMarkedByEnter)
{
    keys("/");
    auto& search = the<QLineEdit>("checkInSearch");
    EXPECT_EQ(the<QDialog>("checkInDialog").focusWidget(), &search);
    QTest::keyClicks(&search, QStringLiteral("binh"));
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 0 absent · 0 late · 4 without a mark"));
    EXPECT_TRUE(search.text().isEmpty()) << "for the next";
}

TEST_F(CheckInKeys, MarksSurviveLeaving)
{
    keys("pp");
    the<QPushButton>("checkInLater").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 0 absent · 0 late · 3 without a mark"));
}

TEST_F(CheckInKeys, DoublesAreTold)
{
    int doubles = 0;
    for (int row = 0; row < list().model()->rowCount(); ++row)
        doubles += cell(row, "door_remark").contains(QStringLiteral("⚠ name")) ? 1 : 0;
    EXPECT_EQ(doubles, 2);
}

/// Three sections at one door: Shift+F3.
class CheckInOfAll : public CheckInKeys {
protected:
    void SetUp() override
    {
        open(entered("U8", {"Nguyễn Thị Ánh", "Lê Bình", "Trần Cường"}));
        for (const Section& section :
             {entered("U10", {"Phạm Dung", "Lê Văn Bình"}), entered("U12", {"Võ Em", "Đỗ Giang", "Hồ Hải"})})
            ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Arbiter")).ok());
        checkInAll();
    }
    static Section entered(const std::string& name, const std::vector<std::string>& players)
    {
        EventBuilder builder;
        int rating = 2000;
        for (const std::string& player : players) builder.player("", rating -= 10, player);
        Section section = builder.scheduledRounds(5).build();
        section.info.name = name;
        for (Player& player : section.players) player.unit = "Biên Hòa";
        return section;
    }
    void checkInAll()
    {
        m_window->activateWindow();
        m_window->actions().get("checkInAll")->trigger();
    }
    QLineEdit& search() { return the<QLineEdit>("checkInSearch"); }
    QString message() { return the<QLabel>("checkInMessage").text(); }
    [[nodiscard]] const EventSection& at(std::size_t section) const { return m_session.event().sections[section]; }
    [[nodiscard]] std::string code(std::size_t section, std::size_t player) const
    {
        return doorCode(at(section).id, at(section).section->players[player]);
    }
    /// As a scanner types it, into whatever has the keyboard.
    void scan(const std::string& code)
    {
        QWidget* focus = the<QDialog>("checkInDialog").focusWidget();
        for (const char digit : code) {
            QTest::keyClick(focus, digit);
            focus = the<QDialog>("checkInDialog").focusWidget();
        }
        QTest::keyClick(focus, Qt::Key_Return);
    }
    void type(const QString& name)
    {
        search().setFocus();
        QTest::keyClicks(&search(), name);
        QTest::keyClick(&search(), Qt::Key_Return);
    }
    void close(Answer answer = Answer::Confirmed)
    {
        m_prompts.expect(QStringLiteral("closeCheckIn"), answer);
        the<QPushButton>("checkInClose").click();
    }
    void choose(std::initializer_list<int> rows)
    {
        auto& sections = the<TableView>("checkInSections");
        sections.clearSelection();
        for (const int row : rows)
            sections.selectionModel()->select(sections.model()->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    [[nodiscard]] std::vector<std::size_t> byes() const
    {
        std::vector<std::size_t> counts;
        for (const EventSection& each : m_session.event().sections)
            counts.push_back(each.section->requestedByes.size());
        return counts;
    }
    QString counted(int row)
    {
        const QAbstractItemModel& model = *the<TableView>("checkInSections").model();
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        return cells.join(QLatin1Char('|'));
    }
};

TEST_F(CheckInOfAll, AScannerMarksOneChildAfterTheOtherInWhateverSection)
{
    EXPECT_EQ(the<QDialog>("checkInDialog").focusWidget(), &search()) << "ready for a card";
    EXPECT_EQ(list().model()->rowCount(), 8);
    scan(code(1, 0));
    EXPECT_EQ(message(), QStringLiteral("✓ Phạm Dung · U10 · Biên Hòa"));
    scan(code(2, 2));
    EXPECT_EQ(message(), QStringLiteral("✓ Hồ Hải · U12 · Biên Hòa"));
    EXPECT_EQ(count(), QStringLiteral("2 of 8 present · 0 absent · 0 late · 6 without a mark"));
    EXPECT_EQ(counted(0), QStringLiteral("All sections|2|8|||6|"));
    EXPECT_EQ(counted(2), QStringLiteral("U10|1|2|||1|"));
    scan(code(2, 2));
    EXPECT_EQ(message(), QStringLiteral("✓ Hồ Hải · U12 · Biên Hòa: is marked as present already."));
    list().setFocus();
    scan(code(0, 1));
    EXPECT_EQ(message(), QStringLiteral("✓ Lê Bình · U8 · Biên Hòa")) << "the keyboard was in the list";
}

TEST_F(CheckInOfAll, AnUnknownCodeSaysSoAndTheNextCardTakesItsPlace)
{
    scan("0090001123");
    EXPECT_TRUE(message().contains(QStringLiteral("Code 009 0001 123 belongs to nobody in this event")))
        << message().toStdString();
    EXPECT_TRUE(count().startsWith(QStringLiteral("0 of 8")));
    scan(code(0, 0));
    EXPECT_EQ(message(), QStringLiteral("✓ Nguyễn Thị Ánh · U8 · Biên Hòa"));
}

TEST_F(CheckInOfAll, ACardOfAnotherNameMarksNobodyUnlessSomebodyLooked)
{
    const std::string card = code(0, 0);
    Player other = at(0).section->players[0];
    other.name = "Ngô Ánh";
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{at(0).id, other}).ok());
    scan(card);
    EXPECT_TRUE(message().contains(QStringLiteral("another name or another event"))) << message().toStdString();
    EXPECT_TRUE(count().startsWith(QStringLiteral("0 of 8")));
    scan(card);
    EXPECT_TRUE(count().startsWith(QStringLiteral("0 of 8"))) << "a scanner that reads twice is nobody's word";
    QTest::keyClick(&search(), Qt::Key_Down);
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(message(), QStringLiteral("✓ Ngô Ánh · U8 · Biên Hòa"));
}

TEST_F(CheckInOfAll, ANameIsFoundInAnySectionAndOfSeveralOneIsChosen)
{
    type(QStringLiteral("giang"));
    EXPECT_EQ(message(), QStringLiteral("✓ Đỗ Giang · U12 · Biên Hòa"));
    type(QStringLiteral("binh"));
    EXPECT_TRUE(message().startsWith(QStringLiteral("? 2 players fit"))) << message().toStdString();
    EXPECT_TRUE(count().startsWith(QStringLiteral("1 of 8"))) << "nobody is guessed";
    QTest::keyClick(&search(), Qt::Key_Down);
    QTest::keyClick(&search(), Qt::Key_Down);
    const QString second = cell(1, "name");
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_TRUE(message().contains(second)) << message().toStdString();
    EXPECT_TRUE(count().startsWith(QStringLiteral("2 of 8")));
    type(QStringLiteral("nobody"));
    EXPECT_TRUE(message().contains(QStringLiteral("Nobody in any section fits “nobody”")));
}

TEST_F(CheckInOfAll, OneOrSeveralSectionsAreClosedWithTheirCountsAsOneUndo)
{
    scan(code(0, 0));
    choose({1, 2});
    EXPECT_EQ(list().model()->rowCount(), 5) << "those of the two";
    EXPECT_EQ(the<QPushButton>("checkInClose").text(), QStringLiteral("Close check-in of 2 sections"));
    close(Answer::Cancelled);
    EXPECT_EQ(byes(), (std::vector<std::size_t>{0, 0, 0}));
    close();
    EXPECT_EQ(m_prompts.asked().back().consequences,
              (QStringList{QStringLiteral("4 without a mark: zero-point bye in this round"),
                           QStringLiteral("U8: 1 of 3 present · 0 absent · 0 late · 2 without a mark"),
                           QStringLiteral("U10: 0 of 2 present · 0 absent · 0 late · 2 without a mark")}));
    EXPECT_EQ(byes(), (std::vector<std::size_t>{2, 2, 0}));
    EXPECT_EQ(counted(1), QStringLiteral("U8|1|3|||2|✓ closed"));
    EXPECT_EQ(counted(0), QStringLiteral("All sections|1|8|||7|2 of 3 closed"));
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(byes(), (std::vector<std::size_t>{0, 0, 0}));
    EXPECT_EQ(counted(1), QStringLiteral("U8|1|3|||2|"));
}

TEST_F(CheckInOfAll, AllAreThoseThatSomebodyLookedAt)
{
    scan(code(0, 0));
    scan(code(2, 0));
    close();
    EXPECT_TRUE(m_prompts.asked().back().text.contains(QStringLiteral("1 others stay as they are")) ||
                m_prompts.asked().back().text.contains(QStringLiteral("1 other stays as it is")))
        << m_prompts.asked().back().text.toStdString();
    EXPECT_EQ(byes(), (std::vector<std::size_t>{2, 0, 2})) << "the afternoon's section stays open";
}

TEST_F(CheckInOfAll, WhoComesAfterTheClosingIsPairedWhenItIsClosedAgain)
{
    scan(code(0, 0));
    close();
    EXPECT_EQ(byes(), (std::vector<std::size_t>{2, 0, 0}));
    scan(code(0, 1));
    close();
    EXPECT_EQ(byes(), (std::vector<std::size_t>{1, 0, 0}));
    the<QPushButton>("checkInClose").click();
    EXPECT_TRUE(message().contains(QStringLiteral("Nothing is closed"))) << "nothing is new";
}

TEST_F(CheckInOfAll, MarksOutliveNamesMovesUndoAndTheProgram)
{
    scan(code(0, 0));
    scan(code(1, 0));
    SectionInfo renamed = at(0).section->info;
    renamed.name = "U8 Nữ";
    ASSERT_TRUE(fixture::apply(m_session, EditInfo{at(0).id, renamed}).ok());
    EXPECT_EQ(counted(1), QStringLiteral("U8 Nữ|1|3|||2|"));
    const PlayerId moving = at(1).section->players[0].id;
    Player moved = at(1).section->players[0];
    ASSERT_TRUE(fixture::apply(m_session, RemovePlayers{at(1).id, {moving}}).ok());
    moved.id = playerId(9);
    moved.tpn = 4;
    ASSERT_TRUE(fixture::apply(m_session, AddPlayers{at(2).id, {moved}}).ok());
    EXPECT_EQ(counted(3), QStringLiteral("U12|1|4|||3|")) << "he takes his mark with him";
    close();
    ASSERT_TRUE(m_session.undo().ok());
    ASSERT_TRUE(fixture::apply(m_session, RenameEvent{"Giải trẻ"}).ok());
    EXPECT_FALSE(isCheckInClosed(m_session, at(0).id)) << "what was taken back stays so";
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
    m_window->show();
    checkInAll();
    EXPECT_EQ(count(), QStringLiteral("2 of 8 present · 0 absent · 0 late · 6 without a mark"));
    m_prompts.expectSave(m_folder.filePath(QStringLiteral("other.kydai")));
    m_window->actions().get("keepEventAs")->trigger();
    ASSERT_TRUE(m_session.path().endsWith(QStringLiteral("other.kydai")));
    checkInAll();
    EXPECT_EQ(count(), QStringLiteral("2 of 8 present · 0 absent · 0 late · 6 without a mark")) << "another file";
}

class MovingPlayers : public CheckInKeys {
protected:
    void SetUp() override
    {
        CheckInKeys::SetUp();
        the<QPushButton>("checkInLater").click();
    }
};

TEST_F(MovingPlayers, GoToAnotherSectionAsOneUndo)
{
    Section other;
    other.info.name = "U16";
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
    m_window->desk().go(m_session.event().sections.front().id, 0);
    press(Qt::Key_1, Qt::ControlModifier);
    m_window->currentPane()->showPlayer(playerId(2));
    m_window->actions().get("movePlayers")->trigger();
    auto& menu = the<QMenu>("moveToMenu");
    ASSERT_EQ(menu.actions().size(), 1);
    menu.actions().front()->trigger();
    menu.close();
    EXPECT_EQ(section()->players.size(), 4U);
    ASSERT_EQ(m_session.event().sections[1].section->players.size(), 1U);
    EXPECT_EQ(m_session.event().sections[1].section->players.front().name, "Lê Bình");
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("Moved to U16: Lê Bình")))
        << the<InlineBar>("messageBar").text().toStdString();
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(section()->players.size(), 5U);
    EXPECT_TRUE(m_session.event().sections[1].section->players.empty());
}

TEST_F(MovingPlayers, TeamsDoNotCheckInAndAreNotCounted)
{
    Section ofTeams = *section();
    ofTeams.info.name = "Đội";
    ofTeams.teams.teams.push_back({.id = TeamId{1}, .name = "A", .members = {playerId(1)}});
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(ofTeams)}).ok());
    m_window->desk().go(m_session.event().sections.back().id, 0);
    m_window->actions().get("checkIn")->trigger();
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("nobody checks in")))
        << the<InlineBar>("messageBar").text().toStdString();
    for (const tables::DoorLine& line : tables::doorLines(m_session.event()))
        EXPECT_NE(line.section, m_session.event().sections.back().id);
    const auto lines = doorSections(m_session.event(), {});
    EXPECT_EQ(lines.size(), m_session.event().sections.size()) << "all, and each but the teams";
}

}  // namespace
}  // namespace kydai::ui
