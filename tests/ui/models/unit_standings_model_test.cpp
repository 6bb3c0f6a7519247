#include "models/unit_standings_model.h"

#include "models/standings_model.h"
#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

/// The four players in two units and two categories.
std::shared_ptr<const Section> inUnits()
{
    Section section = *fourPlayers();
    for (std::size_t i = 0; i < section.players.size(); ++i) {
        section.players[i].unit = i % 2 == 0 ? "Hà Nội" : "Huế";
        section.players[i].category = i < 2 ? "U10" : "U12";
    }
    return std::make_shared<const Section>(std::move(section));
}

std::shared_ptr<const tiebreak::Standings> unitStandingsOf(const Section& section)
{
    tiebreak::StandingsOptions options;
    options.codes = *tiebreak::parseCodes(std::string_view("BH"));
    return std::make_shared<const tiebreak::Standings>(*tiebreak::standingsOf(section, options));
}

TEST(UnitStandingsModel, ShowsEveryUnitWithThoseWhoCount)
{
    UnitStandingsModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto section = inUnits();
    const auto ranked = unitStandingsOf(*section);
    model.setUnits(section, ranked, {.best = 1});
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, model.column("rank")).data().toString(), QStringLiteral("1"));
    EXPECT_EQ(model.index(0, model.column("places")).data().toString(), QStringLiteral("1"));
    EXPECT_TRUE(model.index(0, model.column("members")).data().toString().contains(QStringLiteral("place 1")));
}

TEST(StandingsModel, ACategoryHasItsOwnPlaces)
{
    StandingsModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto section = inUnits();
    model.setStandings(section, unitStandingsOf(*section));
    EXPECT_EQ(model.rowCount(), 4);
    model.setGroup({"U12"});
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, model.column("rank")).data().toString(), QStringLiteral("1"));
    EXPECT_EQ(model.rowOf(playerId(1)), -1);
    model.setGroup({});
    EXPECT_EQ(model.rowCount(), 4);
}

}  // namespace
}  // namespace kydai::ui
