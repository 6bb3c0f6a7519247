#include "models/crosstable_model.h"

#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

TEST(CrosstableModel, CellsUseTheNotationOfArbiters)
{
    CrosstableModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setSection(fourPlayers());
    EXPECT_EQ(model.index(0, model.column("round1")).data().toString(), QStringLiteral("3w1"));
    EXPECT_EQ(model.index(0, model.column("round2")).data().toString(), QStringLiteral("2b½"));
}

TEST(CrosstableModel, AResultAnnouncesItsTwoRows)
{
    CrosstableModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setSection(before);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setSection(after(before, result(2, 3, 4, Outcome::Draw, Outcome::Draw)));
    EXPECT_EQ(resets.count(), 0);
    ASSERT_EQ(changes.count(), 2);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), 2);
    EXPECT_EQ(changes[1][0].toModelIndex().row(), 3);
}

TEST(CrosstableModel, CounterpartIsTheSameGameInTheOpponentsRow)
{
    CrosstableModel model(english());
    model.setSection(fourPlayers());
    const QModelIndex cell = model.index(0, model.column("round1"));
    const QModelIndex other = model.counterpart(cell);
    EXPECT_EQ(model.playerAt(other.row()), playerId(3));
    EXPECT_EQ(model.counterpart(other), cell);
}

TEST(CrosstableModel, ByRankRowsMoveAndOpponentsAreNamedByRank)
{
    CrosstableModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto ranking = [](const Section& section) {
        return std::make_shared<const tiebreak::Standings>(*tiebreak::standingsOf(section));
    };
    const auto before = fourPlayers();
    model.setSection(before);
    model.setOrder(CrosstableModel::Order::ByRank);
    model.setRanking(ranking(*before));
    EXPECT_EQ(model.playerAt(0), playerId(1)) << "1½ points";
    EXPECT_EQ(model.index(1, model.column("round1")).data().toString(), QStringLiteral("3w1"));
    const QPersistentModelIndex first = model.index(model.rowOf(playerId(1)), 0);
    const auto now = after(before, result(2, 3, 4, Outcome::Loss, Outcome::Win));
    model.setSection(now);
    model.setRanking(ranking(*now));
    EXPECT_EQ(first.row(), 1);
    EXPECT_EQ(model.playerAt(0), playerId(4)) << "two wins";
    EXPECT_EQ(model.index(1, model.column("round1")).data().toString(), QStringLiteral("4w1")) << "3 is last";
}

}  // namespace
}  // namespace kydai::ui
