#include "widgets/player_find_box.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

std::shared_ptr<const Section> section()
{
    return std::make_shared<const Section>(EventBuilder()
                                               .player("2w1", 2000, "Nguyễn Thị Loan")
                                               .player("1b0", 1900, "Lê Minh")
                                               .player("4w1", 1800, "Trần Loan Anh")
                                               .player("3b0", 1700, "Phạm Hạnh")
                                               .build());
}

TEST(PlayerFindBox, NeedsNoDiacriticsAndNoOrder)
{
    PlayerFindBox box(QStringLiteral("box"));
    box.setSection(section());
    EXPECT_EQ(box.matches(QStringLiteral("hanh")), std::vector{playerId(4)});
    EXPECT_EQ(box.matches(QStringLiteral("loan nguyen")), std::vector{playerId(1)});
    EXPECT_EQ(box.matches(QStringLiteral("loan")), (std::vector{playerId(1), playerId(3)}));
    EXPECT_EQ(box.matches(QStringLiteral("2")), std::vector{playerId(2)});
    EXPECT_TRUE(box.matches(QStringLiteral("xyz")).empty());
}

TEST(PlayerFindBox, EnterTakesTheBestMatch)
{
    PlayerFindBox box(QStringLiteral("box"));
    box.setSection(section());
    box.show();
    PlayerId found;
    QObject::connect(&box, &PlayerFindBox::found, [&](PlayerId player) { found = player; });
    QTest::keyClicks(&box, QStringLiteral("minh"));
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_EQ(found, playerId(2));
}

}  // namespace
}  // namespace kydai::ui
