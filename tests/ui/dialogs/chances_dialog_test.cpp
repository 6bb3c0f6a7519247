// What can still happen: the window of it, the chart of who is selected, and its way to paper.
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

namespace kydai::ui {
namespace {

class ChancesDialogTest : public kydai::fixture::WindowTest {
protected:
    static Section running(RoundNumber rounds)
    {
        Section section = EventBuilder()
                              .player("4w1 2b1", 2000, "Loan")
                              .player("5w1 1w0", 1900, "Minh")
                              .player("6w1 4b1", 1800, "Ân")
                              .player("1b0 3w0", 1700, "Hạnh")
                              .player("2b0 6w0", 1600, "Bình")
                              .player("3b0 5b1", 0, "Chi")
                              .build();
        section.rules.scheduledRounds = rounds;
        return section;
    }
    void play()
    {
        m_window->actions().get("chances")->trigger();
        the<QSpinBox>("chancesFinishes").setValue(1'000);
    }
    bool isPlayed()
    {
        return QTest::qWaitFor([&] { return the<QPushButton>("printChances").isEnabled(); }, 30'000);
    }
    QString cell(int row, int column)
    {
        const auto& model = *the<QTableView>("chances").model();
        return model.index(row, column).data().toString();
    }
};

TEST_F(ChancesDialogTest, CountsEverybodysPlacesAndChangesNothing)
{
    open(running(4));
    const std::size_t before = m_session.journal()->size();
    play();
    ASSERT_TRUE(isPlayed());
    EXPECT_EQ(the<QTableView>("chances").model()->rowCount(), 6);
    the<QTableView>("chances").selectRow(0);
    EXPECT_TRUE(the<QLabel>("chancesOf").text().contains(QStringLiteral("Loan")));
    QStringList first;
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < the<QTableView>("chances").model()->columnCount(); ++column)
            first += cell(row, column);
    }
    the<QTableView>("chances").selectRow(4);
    EXPECT_FALSE(the<QLabel>("chancesOf").text().contains(QStringLiteral("Loan")));

    the<QSpinBox>("chancesSeed").setValue(2);
    EXPECT_FALSE(the<QPushButton>("printChances").isEnabled());
    ASSERT_TRUE(isPlayed());
    EXPECT_EQ(the<QTableView>("chances").currentIndex().row(), 4) << "who was selected stays so";
    QStringList second;
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < the<QTableView>("chances").model()->columnCount(); ++column)
            second += cell(row, column);
    }
    EXPECT_NE(first, second) << "another seed, other finishes";

    the<QPushButton>("printChances").click();
    EXPECT_TRUE(the<QDialog>("printDialog").isVisible());
    EXPECT_EQ(m_session.journal()->size(), before);
}

TEST_F(ChancesDialogTest, SaysWhyThereAreNone)
{
    open(running(2));
    play();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return the<QLabel>("chancesHead").text().contains(QStringLiteral("left to play")); }));
    EXPECT_FALSE(the<QPushButton>("printChances").isEnabled());
    EXPECT_EQ(the<QTableView>("chances").model()->rowCount(), 0);
}

}  // namespace
}  // namespace kydai::ui
