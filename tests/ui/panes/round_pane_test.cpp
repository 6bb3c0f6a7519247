#include "panes/round_pane.h"

#include "models/list_model.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <set>

namespace kydai::ui {
namespace {

/// Two rounds of six players; the second is open.
Section sixPlayers()
{
    return EventBuilder()
        .player("4w1 2b", 2000)
        .player("5b1 1w", 1900)
        .player("6w1 4b", 1800)
        .player("1b0 3w", 1700)
        .player("2w0 6b", 1600)
        .player("3b0 5w", 1500)
        .scheduledRounds(3)
        .build();
}

class RoundPaneTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(sixPlayers());
        press(Qt::Key_2, Qt::ControlModifier);
    }
    [[nodiscard]] const Game& board(int number, RoundNumber round = 2) const
    {
        return section()->round(round).games[static_cast<std::size_t>(number - 1)];
    }
    TableView& table() { return the<TableView>("roundTable"); }
    InlineBar& bar() { return the<InlineBar>("roundBar"); }
    void quickLine(const char* text)
    {
        press(Qt::Key_Slash);
        type(text);
        press(Qt::Key_Return);
    }
};

TEST_F(RoundPaneTest, AKeySetsTheResultAndTheCursorGoesOn)
{
    ASSERT_EQ(table().currentIndex().row(), 0);
    press(Qt::Key_1);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Win);
    EXPECT_EQ(table().currentIndex().row(), 1);
    press(Qt::Key_Equal);
    EXPECT_EQ(board(2).blackOutcome, Outcome::Draw);
    press(Qt::Key_X);
    EXPECT_EQ(board(3).blackOutcome, Outcome::ForfeitLoss);
    EXPECT_TRUE(bar().isVisible());  // all results are in
}

TEST_F(RoundPaneTest, DeleteClearsAndStays)
{
    press(Qt::Key_0);
    press(Qt::Key_Up);
    press(Qt::Key_Delete);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Open);
    EXPECT_EQ(table().currentIndex().row(), 0);
}

/// Telex and VNI on: what is typed reaches the table as Backspace and a letter, as keys or as an input method's text.
TEST_F(RoundPaneTest, AVietnameseKeyboardClearsNoResultAndMovesNoCursor)
{
    press(Qt::Key_1);
    press(Qt::Key_Equal);
    press(Qt::Key_Up);
    const auto before = section();
    const int row = table().currentIndex().row();
    for (const QChar letter : QStringLiteral("ăâđêôơưãáạĂƯ")) {
        press(Qt::Key_Backspace);
        for (const int key : {int{letter.toUpper().unicode()}, 0}) {
            QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, letter);
            QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, letter);
            QApplication::sendEvent(&table(), &down);
            QApplication::sendEvent(&table(), &up);
        }
        QInputMethodEvent composed;
        composed.setCommitString(letter);
        QApplication::sendEvent(&table(), &composed);
    }
    EXPECT_EQ(section(), before);
    EXPECT_EQ(table().currentIndex().row(), row);
    EXPECT_FALSE(bar().isVisible());
    EXPECT_TRUE(table().hasFocus());
    press(Qt::Key_0);
    EXPECT_EQ(board(2).blackOutcome, Outcome::Win) << "the next key is for the board that was chosen";
}

TEST_F(RoundPaneTest, CtrlZTakesTheResultBack)
{
    press(Qt::Key_1);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Open);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Win);
}

TEST_F(RoundPaneTest, TheQuickLineTakesSlipsInAnyOrder)
{
    quickLine("3 +-");
    EXPECT_EQ(board(3).whiteOutcome, Outcome::ForfeitWin);
    type("1 =");
    press(Qt::Key_Return);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Draw);
    EXPECT_TRUE(the<QLineEdit>("quickLine").hasFocus());
}

TEST_F(RoundPaneTest, CtrlZInTheEmptyQuickLineTakesTheSlipBack)
{
    quickLine("1 =");
    ASSERT_EQ(board(1).whiteOutcome, Outcome::Draw);
    ASSERT_TRUE(the<QLineEdit>("quickLine").hasFocus());
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Open);
    type("37");  // what is being typed is the line's own
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(the<QLineEdit>("quickLine").text().isEmpty());
}

TEST_F(RoundPaneTest, TheQuickLineRefusesInWords)
{
    quickLine("9 1");
    EXPECT_TRUE(bar().isVisible());
    EXPECT_TRUE(bar().text().contains(QLatin1String("9")));
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Open);
}

TEST_F(RoundPaneTest, OtherDigitsBeginTheQuickLine)
{
    press(Qt::Key_3);
    EXPECT_EQ(the<QLineEdit>("quickLine").text(), QStringLiteral("3"));
}

TEST_F(RoundPaneTest, CorrectingAnEarlierResultSaysFirstWhatItChanges)
{
    press(Qt::Key_Left, Qt::AltModifier);
    ASSERT_EQ(m_window->desk().round(), 1);
    press(Qt::Key_0);
    EXPECT_EQ(board(1, 1).whiteOutcome, Outcome::Win);  // nothing yet
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return bar().findChild<QPushButton*>(QStringLiteral("correctResult")) != nullptr; }, 5000));
    EXPECT_GT(bar().text().count(QLatin1Char('\n')), 0);
    press(Qt::Key_Left);  // from "Leave it", which Enter alone would take
    press(Qt::Key_Return);
    EXPECT_EQ(board(1, 1).whiteOutcome, Outcome::Loss);
}

TEST_F(RoundPaneTest, SecondPassStopsAtADifference)
{
    press(Qt::Key_1);
    press(Qt::Key_0);
    press(Qt::Key_Equal);
    press(Qt::Key_F5);
    press(Qt::Key_1);
    press(Qt::Key_Equal);
    EXPECT_EQ(bar().tone(), InlineBar::Tone::Error);
    EXPECT_EQ(board(2).whiteOutcome, Outcome::Loss);
    press(Qt::Key_Return);  // keep the first
    press(Qt::Key_Equal);
    EXPECT_EQ(bar().tone(), InlineBar::Tone::Plain);
    EXPECT_EQ(board(2).whiteOutcome, Outcome::Loss);
}

TEST_F(RoundPaneTest, MissingBoardsCanBeListed)
{
    press(Qt::Key_1);
    press(Qt::Key_M, Qt::ControlModifier);
    EXPECT_EQ(table().model()->rowCount(), 2);
}

/// The boards of a match stand under its names and score; the cell itself is as high as everywhere.
class RoundByMatch : public kydai::fixture::WindowTest {};

TEST_F(RoundByMatch, HeadingsStandAboveTheFirstBoardThatIsShownAndFollowTheResults)
{
    Section section = sixPlayers();
    section.rounds.pop_back();
    section.rounds[0].games[0] = {playerId(1), playerId(3)};
    section.rounds[0].games[1] = {playerId(4), playerId(2)};
    section.rounds[0].games[2] = {playerId(5), playerId(6)};
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế", .members = {playerId(1), playerId(2)}},
                           {.id = TeamId{2}, .name = "Vinh", .members = {playerId(3), playerId(4)}},
                           {.id = TeamId{3}, .name = "Sóc Trăng", .members = {playerId(5)}},
                           {.id = TeamId{4}, .name = "Lào Cai", .members = {playerId(6)}}};
    section.teams.boardColours = "WB";
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    open(section);
    press(Qt::Key_2, Qt::ControlModifier);
    auto& table = the<TableView>("roundTable");
    const int plain = table.verticalHeader()->defaultSectionSize();
    const auto headings = [&](int row) {
        return table.rowHeight(row) == plain
                   ? QStringList()
                   : table.model()->index(row, 0).data(ListModel::HeadingsRole).toStringList();
    };
    EXPECT_EQ(headings(0), QStringList("1. Huế – Vinh"));
    EXPECT_EQ(headings(1), QStringList());
    EXPECT_EQ(headings(2), QStringList("2. Sóc Trăng – Lào Cai"));
    EXPECT_EQ(table.rowHeight(0), plain + table.headingHeight());
    press(Qt::Key_1);
    EXPECT_EQ(headings(0), QStringList("1. Huế – Vinh 1 : 0"));
    press(Qt::Key_M, Qt::ControlModifier);  // board 1 is no longer missing
    EXPECT_EQ(headings(0), QStringList("1. Huế – Vinh 1 : 0"));
    EXPECT_EQ(headings(1), QStringList("2. Sóc Trăng – Lào Cai"));
    // What is painted there is the heading, all across the table.
    const QImage shown = table.viewport()->grab().toImage();
    const auto ink = [&](int left, int right) {
        std::set<QRgb> colours;
        for (int x = left; x < right; ++x) {
            for (int y = 0; y < table.headingHeight(); ++y) colours.insert(shown.pixel(x, y));
        }
        return colours.size();
    };
    EXPECT_GT(ink(0, 60), 1U);
    EXPECT_EQ(ink(shown.width() - 60, shown.width() - 20), 1U);
    press(Qt::Key_M, Qt::ControlModifier);  // the whole round again
    EXPECT_EQ(headings(0), QStringList("1. Huế – Vinh 1 : 0"));
    EXPECT_EQ(headings(1), QStringList());
}

TEST_F(RoundByMatch, MatchesWithoutBoardsStandOneBelowTheOtherInTheirRoundOnly)
{
    Section section = sixPlayers();
    section.rounds[0].games = {{playerId(4), playerId(5), Outcome::Win, Outcome::Loss}};
    section.rounds[0].byes = {{playerId(3), Outcome::PairingBye},
                              {playerId(1), Outcome::UnopposedWin},
                              {playerId(2), Outcome::ZeroBye},
                              {playerId(6), Outcome::ZeroBye}};
    section.rounds[1].games = {{playerId(1), playerId(3)}, {playerId(2), playerId(4)}};
    section.rounds[1].byes = {{playerId(5), Outcome::ZeroBye}, {playerId(6), Outcome::ZeroBye}};
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế", .members = {playerId(1)}},
                           {.id = TeamId{2}, .name = "Vinh", .members = {playerId(2)}},
                           {.id = TeamId{3}, .name = "Sóc Trăng", .members = {playerId(3)}},
                           {.id = TeamId{4}, .name = "Lào Cai", .members = {playerId(4)}},
                           {.id = TeamId{5}, .name = "Cần Thơ", .members = {playerId(5), playerId(6)}}};
    section.teams.boardColours = "W";
    section.teams.forfeits = {{1, TeamForfeit::Kind::FirstWins, TeamId{1}, TeamId{2}}};
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    open(section);
    press(Qt::Key_2, Qt::ControlModifier);
    auto& table = the<TableView>("roundTable");
    const auto lines = [&](int row) {
        return (table.rowHeight(row) - table.verticalHeader()->defaultSectionSize()) / table.headingHeight();
    };
    EXPECT_EQ(lines(0), 1);
    EXPECT_EQ(lines(1), 1);
    the<QToolButton>("previousRoundButton").click();
    EXPECT_EQ(lines(0), 1);
    ASSERT_EQ(table.model()->index(1, 0).data(ListModel::HeadingsRole).toStringList().size(), 2);
    EXPECT_EQ(lines(1), 2);
    EXPECT_EQ(lines(2), 0);
}

/// Neither changes a board, but what stands above them.
TEST_F(RoundByMatch, ANewNameAndAMatchDecidedAsAWholeAreShownAtOnceAndTheRowStays)
{
    Section section = sixPlayers();
    section.rounds.pop_back();
    section.rounds[0].games = {{playerId(1), playerId(3)}, {playerId(4), playerId(2)}};
    section.rounds[0].byes = {{playerId(5), Outcome::ZeroBye}, {playerId(6), Outcome::ZeroBye}};
    section.teams.teams = {{.id = TeamId{1}, .name = "Huế", .members = {playerId(1), playerId(2), playerId(5)}},
                           {.id = TeamId{2}, .name = "Vinh", .members = {playerId(3), playerId(4), playerId(6)}}};
    section.teams.boardColours = "WB";
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    open(section);
    press(Qt::Key_2, Qt::ControlModifier);
    auto& table = the<TableView>("roundTable");
    press(Qt::Key_Down);
    ASSERT_EQ(table.currentIndex().row(), 1);
    const auto heading = [&] { return table.model()->index(0, 0).data(ListModel::HeadingsRole).toStringList(); };
    const auto isDrawnAnew = [&](Change change) {
        QSignalSpy all(table.model(), &QAbstractItemModel::modelReset);
        QSignalSpy some(table.model(), &QAbstractItemModel::dataChanged);
        EXPECT_TRUE(fixture::apply(m_session, std::move(change)).ok());
        EXPECT_EQ(table.currentIndex().row(), 1);
        return all.count() + some.count() > 0;
    };
    TeamEvent renamed = this->section()->teams;
    renamed.teams[0].name = "Thừa Thiên";
    EXPECT_TRUE(isDrawnAnew(EditTeams{SectionId{1}, renamed}));
    EXPECT_EQ(heading(), QStringList("1. Thừa Thiên – Vinh"));
    EXPECT_TRUE(isDrawnAnew(SetTeamAwards{
        SectionId{1},
        {{1, TeamId{1}, Outcome::Win, Points{20}, Points{15}}, {1, TeamId{2}, Outcome::Loss, {}, Points{5}}}}));
    EXPECT_EQ(heading(), QStringList("1. Thừa Thiên – Vinh 1½ : ½"));
}

/// Columns in which nothing stands yield where names are cut; the one that is to be filled does not.
class RoomForResults : public kydai::fixture::WindowTest {};

TEST_F(RoomForResults, TheirColumnStaysWhereThereIsNoRoomForNames)
{
    Section section = sixPlayers();
    for (Player& player : section.players) player.name = "Nguyễn Thị Thùy Dương Hoàng Phương Khánh Linh Giang";
    open(section);
    press(Qt::Key_2, Qt::ControlModifier);
    m_window->resize(900, 600);
    QCoreApplication::processEvents();
    const auto& table = the<TableView>("roundTable");
    EXPECT_FALSE(table.isColumnHidden(columnOf(*table.model(), "result")));
}

}  // namespace
}  // namespace kydai::ui
