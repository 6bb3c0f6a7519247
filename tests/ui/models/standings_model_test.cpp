#include "models/standings_model.h"

#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

std::shared_ptr<const tiebreak::Standings> standings(const Section& section, const char* codes)
{
    tiebreak::StandingsOptions options;
    options.codes = *tiebreak::parseCodes(std::string_view(codes));
    return std::make_shared<const tiebreak::Standings>(*tiebreak::standingsOf(section, options));
}

TEST(StandingsModel, AResultMovesRowsWithoutAReset)
{
    StandingsModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setStandings(before, standings(*before, "BH,SB"));
    const QPersistentModelIndex third = model.index(model.rowOf(playerId(3)), model.column("name"));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const auto next = after(before, result(2, 3, 4, Outcome::Loss, Outcome::Win));
    model.setStandings(next, standings(*next, "BH,SB"));
    EXPECT_EQ(resets.count(), 0);
    EXPECT_EQ(model.playerAt(0), playerId(4));
    EXPECT_EQ(model.index(0, model.column("points")).data().toString(), QStringLiteral("2"));
    EXPECT_EQ(third.data(StandingsModel::PlayerRole).value<PlayerId>(), playerId(3));
}

TEST(StandingsModel, EveryTieBreakOfTheListHasItsColumn)
{
    StandingsModel model(english());
    const auto section = fourPlayers();
    model.setStandings(section, standings(*section, "BH/C1,BH,DE"));
    EXPECT_EQ(model.columnCount(), model.column("points") + 1 + 3);
    EXPECT_EQ(model.codeOf(model.column("points") + 1), "BH/C1");
    EXPECT_EQ(model.codeOf(model.column("points")), "");
}

}  // namespace
}  // namespace kydai::ui
