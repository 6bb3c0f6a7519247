// Tables numbered on through a hall: the same number on screen, on paper, on the slip and in the quick line.

#include "print/documents.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QLineEdit>
#include <QTableView>

namespace kydai::ui {
namespace {

class HallTables : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("4w", 2000, "Ánh")
                              .player("5b", 1900, "Bình")
                              .player("6w", 1800, "Cường")
                              .player("1b", 1700, "Dung")
                              .player("2w", 1600, "Giang")
                              .player("3b", 1500, "Hạnh")
                              .scheduledRounds(5)
                              .build();
        section.info.firstTable = 31;
        section.players[2].fixedBoard = 31;
        open(section);
    }
};

TEST_F(HallTables, TheQuickLineTakesTheNumberThatIsPrinted)
{
    m_window->actions().get("showRound")->trigger();
    const auto& model = *the<QTableView>("roundTable").model();
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("32"));
    EXPECT_EQ(model.index(2, 0).data().toString(), QStringLiteral("31")) << "the table that Cường needs";
    auto& line = the<QLineEdit>("quickLine");
    line.setFocus();
    QTest::keyClicks(&line, QStringLiteral("31 1"));
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_EQ(section()->rounds[0].games[2].whiteOutcome, Outcome::Win);
    QTest::keyClicks(&line, QStringLiteral("3 1"));
    QTest::keyClick(&line, Qt::Key_Return);
    EXPECT_EQ(section()->rounds[0].games[0].whiteOutcome, Outcome::Open) << "there is no table 3";
}

TEST_F(HallTables, StandOnEachSlip)
{
    const print::Sheet sheet = print::slipsSheet(*section(), 1, {});
    QStringList boards;
    for (const print::Slip& slip : std::get<print::Slips>(sheet.blocks.at(0)).slips) boards << slip.board;
    EXPECT_EQ(boards.join(QLatin1Char(' ')).count(QStringLiteral("31")), 1) << boards.join(u' ').toStdString();
    EXPECT_TRUE(boards[2].contains(QStringLiteral("31")));
}

}  // namespace
}  // namespace kydai::ui
