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

std::vector<PlayerId> playersIn(const std::vector<PlayerFindBox::Match>& matches)
{
    std::vector<PlayerId> players;
    for (const auto& match : matches) players.push_back(match.player);
    return players;
}

TEST(PlayerFindBox, NeedsNoDiacriticsAndNoOrder)
{
    PlayerFindBox box(QStringLiteral("box"));
    box.setSection(section());
    EXPECT_EQ(playersIn(box.matches(QStringLiteral("hanh"))), std::vector{playerId(4)});
    EXPECT_EQ(playersIn(box.matches(QStringLiteral("loan nguyen"))), std::vector{playerId(1)});
    EXPECT_EQ(playersIn(box.matches(QStringLiteral("loan"))), (std::vector{playerId(1), playerId(3)}));
    EXPECT_EQ(playersIn(box.matches(QStringLiteral("2"))), std::vector{playerId(2)});
    EXPECT_TRUE(box.matches(QStringLiteral("xyz")).empty());
}

TEST(PlayerFindBox, FindsInAnySectionThoseOfTheShownOneFirst)
{
    const auto other = std::make_shared<const Section>(
        EventBuilder().player("2w1", 2000, "Võ Loan").player("1b0", 1900, "Bùi Thị Xuân").build());
    const Event event{"Event", {{SectionId{1}, section()}, {SectionId{2}, other}}};
    PlayerFindBox box(QStringLiteral("box"));
    box.setEvent(event, SectionId{2});
    using Matches = std::vector<PlayerFindBox::Match>;
    EXPECT_EQ(box.matches(QStringLiteral("loan")),
              (Matches{{SectionId{2}, playerId(1)}, {SectionId{1}, playerId(1)}, {SectionId{1}, playerId(3)}}));
    EXPECT_EQ(box.matches(QStringLiteral("hanh")), (Matches{{SectionId{1}, playerId(4)}}));
    EXPECT_EQ(box.matches(QStringLiteral("2")), (Matches{{SectionId{2}, playerId(2)}})) << "of the shown section";
    box.show();
    QSignalSpy nobody(&box, &PlayerFindBox::nobodyFound);
    QTest::keyClicks(&box, QStringLiteral("khong ai"));
    QTest::keyClick(&box, Qt::Key_Return);
    ASSERT_EQ(nobody.count(), 1);
    EXPECT_EQ(nobody.front().front().toString(), QStringLiteral("khong ai"));
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
