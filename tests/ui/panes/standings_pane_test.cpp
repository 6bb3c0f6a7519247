#include "panes/standings_pane.h"

#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QLabel>

namespace kydai::ui {
namespace {

class StandingsPaneTest : public kydai::fixture::WindowTest {
protected:
    QString orderOf(PairingSystem system)
    {
        Section section = EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Binh").build();
        section.rules.pairingSystem = system;
        section.rules.fideMode = false;
        section.rules.tieBreaks.clear();
        open(section);
        press(Qt::Key_4, Qt::ControlModifier);
        auto& label = the<QLabel>("standingsEdition");
        (void)QTest::qWaitFor([&] { return !label.text().isEmpty(); });
        return label.text();
    }
};

TEST_F(StandingsPaneTest, SaysThatAClubRanksByTheSumOfValues)
{
    const QString keizer = orderOf(PairingSystem::Keizer);
    EXPECT_TRUE(keizer.contains(QStringLiteral("the sum of values first"))) << keizer.toStdString();
    EXPECT_FALSE(keizer.contains(QStringLiteral("equal points share a place")));
}

TEST_F(StandingsPaneTest, SaysThatACupRanksByTheRoundReached)
{
    const QString cup = orderOf(PairingSystem::KnockOut);
    EXPECT_TRUE(cup.contains(QStringLiteral("places go by the round reached"))) << cup.toStdString();
    EXPECT_FALSE(cup.contains(QStringLiteral("equal points share a place")));
}

TEST_F(StandingsPaneTest, SaysThatEqualPointsShareAPlaceWithoutTieBreaks)
{
    const QString dutch = orderOf(PairingSystem::Dutch);
    EXPECT_TRUE(dutch.contains(QStringLiteral("equal points share a place"))) << dutch.toStdString();
}

}  // namespace
}  // namespace kydai::ui
