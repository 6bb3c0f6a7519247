#include "models/round_model.h"

#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {


TEST(RoundModel, ShowsBoardsInPublishingOrder)
{
    RoundModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setRound(fourPlayers(), 1);
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, RoundModel::White).data().toString(), QStringLiteral("Nguyễn Thị Loan"));
    EXPECT_EQ(model.index(0, RoundModel::Black).data().toString(), QStringLiteral("Trần Đình Ân"));
    EXPECT_EQ(model.missing(), 0);
}

TEST(RoundModel, PointsAreThoseBeforeTheRound)
{
    RoundModel model(english());
    model.setRound(fourPlayers(), 2);
    const int row = model.rowOf(PlayerId{1});
    EXPECT_EQ(model.index(row, RoundModel::BlackPoints).data().toString(), QStringLiteral("1"));
}

TEST(RoundModel, OneResultChangesOneRowAndResetsNothing)
{
    RoundModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setRound(before, 2);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setRound(after(before, result(2, 3, 4, Outcome::Win, Outcome::Loss)), 2);
    EXPECT_EQ(resets.count(), 0);
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), model.rowOf(PlayerId{3}));
    EXPECT_EQ(changes[0][1].toModelIndex().row(), model.rowOf(PlayerId{3}));
    EXPECT_EQ(model.missing(), 0);
}

TEST(RoundModel, NextMissingGoesRoundTheEnd)
{
    RoundModel model(english());
    model.setRound(fourPlayers(), 2);
    const int open = model.rowOf(PlayerId{3});
    EXPECT_EQ(model.nextMissing(open), open);
    EXPECT_EQ(model.nextMissing(1 - open), open);
}

TEST(RoundModel, MissingFilterKeepsOpenBoardsOnly)
{
    RoundModel model(english());
    model.setRound(fourPlayers(), 2);
    RoundFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, kFatal);
    filter.setMissingOnly(true);
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.mapToSource(filter.index(0, 0)).row(), model.rowOf(PlayerId{4}));
}

TEST(RoundModel, ByesFollowTheBoards)
{
    RoundModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setRound(std::make_shared<const Section>(EventBuilder().player("2w1").player("1b0").player("U").build()), 1);
    ASSERT_EQ(model.rowCount(), 2);
    ASSERT_NE(model.byeAt(1), nullptr);
    EXPECT_EQ(model.index(1, RoundModel::Result).data().toString(), QStringLiteral("BYE1"));
}

}  // namespace
}  // namespace kydai::ui
