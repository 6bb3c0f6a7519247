// Ratings in every system: the table, a player by system with the chart, what a system assumes, and the two ways out.
#include "panes/ratings_pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

namespace kydai::ui {
namespace {

class OpenRatingSystems : public kydai::fixture::WindowTest {
protected:
    void openDialog()
    {
        m_window->actions().get("ratingSystems")->trigger();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&the<QDialog>("ratingSystemsDialog")));
        fixture::settle(m_window->desk());
        the<TableView>("ratingSystems").goToRow(0);
    }
};

class RatingSystems : public OpenRatingSystems {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("3w1 4b1", 2000, "Loan")
                 .player("4w1 3b1", 1900, "Minh")
                 .player("1b0 2w0", 1800, "Ân")
                 .player("2b0 1w0", 1700, "Hạnh")
                 .build());
        openDialog();
    }
    QString cell(const char* table, int row, int column)
    {
        const QAbstractItemModel& model = *the<TableView>(table).model();
        return model.index(row, column).data().toString();
    }
};

TEST_F(RatingSystems, ShowEverybodyByEverySystemAndOnePlayerByEach)
{
    EXPECT_EQ(the<TableView>("ratingSystems").model()->rowCount(), 4);
    EXPECT_EQ(the<TableView>("playerSystems").model()->rowCount(), static_cast<int>(rating::systems().size()));
    EXPECT_EQ(cell("playerSystems", 0, 0), QStringLiteral("FIDE"));
    const QString first = the<QLabel>("ratingSystemsOf").text();
    const QString assumed = the<QLabel>("ratingSystemAssumes").text();
    EXPECT_TRUE(assumed.contains(QStringLiteral("400 points"))) << assumed.toStdString();
    press(Qt::Key_Down);
    EXPECT_NE(the<QLabel>("ratingSystemsOf").text(), first);
    press(Qt::Key_Return);
    EXPECT_TRUE(the<TableView>("playerSystems").hasFocus()) << "Enter goes to the player's systems";
    press(Qt::Key_Down);
    EXPECT_NE(the<QLabel>("ratingSystemAssumes").text(), assumed);
}

TEST_F(OpenRatingSystems, FitTheScreenWhateverAPlayerIsCalled)
{
    std::string name;
    while (name.size() < 200) name += "Nguyen Thi ";
    open(EventBuilder().player("2w1", 2000, name).player("1b0", 1900, "Minh").build());
    openDialog();
    constexpr int kNarrowestScreen = 1366;
    EXPECT_EQ(the<QLabel>("ratingSystemsOf").text(), QString::fromStdString(name));
    EXPECT_LE(the<QDialog>("ratingSystemsDialog").minimumSizeHint().width(), kNarrowestScreen);
}

TEST_F(RatingSystems, EnterLeadsToTheWorkingOfTheSystem)
{
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    for (int system = 0; system < static_cast<int>(rating::System::Ingo); ++system) press(Qt::Key_Down);
    press(Qt::Key_Return);
    fixture::settle(m_window->desk());
    EXPECT_EQ(m_window->findChild<QDialog*>("ratingSystemsDialog"), nullptr);
    EXPECT_EQ(the<QTabWidget>("tabs").currentIndex(), Workbench::RatingsTab);
    EXPECT_EQ(the<QComboBox>("ratingSystem").currentText(), QStringLiteral("Ingo"));
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), playerId(2));
    const auto asked = m_window->currentPane()->question();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->code, "ingo");
}

TEST_F(RatingSystems, GoToPaper)
{
    the<QPushButton>("printRatingSystems").click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_window->findChild<QDialog*>("printDialog") != nullptr; }));
    EXPECT_TRUE(the<QDialog>("printDialog").isVisible());
}

}  // namespace
}  // namespace kydai::ui
