// Pairing numbers by hand, by keys: exchange, move, lots, columns.

#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace kydai::ui {
namespace {

class NumbersByHand : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("", 2000, "Nguyễn Thị Loan")
                              .player("", 1900, "Lê Minh")
                              .player("", 1800, "Trần Đình Ân")
                              .player("", 1700, "Phạm Hạnh")
                              .scheduledRounds(5)
                              .build();
        section.rules.fideMode = false;
        open(section);
        press(Qt::Key_U, Qt::ControlModifier);
    }
    std::vector<int> numbers()
    {
        std::vector<int> all;
        for (const Player& player : section()->players) all.push_back(player.tpn);
        return all;
    }
    void give(int method)
    {
        the<QComboBox>("numbersMethod").setCurrentIndex(method);
        m_prompts.expect(QStringLiteral("numbersChanged"), Answer::Confirmed);
        the<QPushButton>("numbersAccept").click();
    }
};

TEST_F(NumbersByHand, TwoExchangeAndCtrlZTakesItBack)
{
    the<QSpinBox>("numbersFirst").setValue(1);
    the<QSpinBox>("numbersSecond").setValue(3);
    give(0);
    EXPECT_EQ(numbers(), (std::vector{3, 2, 1, 4}));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(numbers(), (std::vector{1, 2, 3, 4}));
}

TEST_F(NumbersByHand, OneMoves)
{
    the<QSpinBox>("numbersFirst").setValue(4);
    the<QSpinBox>("numbersSecond").setValue(1);
    give(1);
    EXPECT_EQ(numbers(), (std::vector{2, 3, 4, 1}));
}

TEST_F(NumbersByHand, ByNameAndNothingWhereNothingChanges)
{
    the<QComboBox>("numbersMethod").setCurrentIndex(6);  // by rating: as it is
    EXPECT_FALSE(the<QPushButton>("numbersAccept").isEnabled());
    give(8);
    EXPECT_EQ(numbers(), (std::vector{3, 4, 1, 2})) << "Ân, Hạnh, Loan, Minh by given name";
}

TEST_F(NumbersByHand, NobodyHasTheNumber)
{
    the<QComboBox>("numbersMethod").setCurrentIndex(0);
    the<QSpinBox>("numbersSecond").setValue(9);
    EXPECT_FALSE(the<QPushButton>("numbersAccept").isEnabled());
    EXPECT_TRUE(the<QLabel>("numbersNote").text().contains(QStringLiteral("9")));
}

}  // namespace
}  // namespace kydai::ui
