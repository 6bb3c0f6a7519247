#include "models/section_tree_model.h"

#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

Event eventOf(std::shared_ptr<const Section> section)
{
    return {"event", {{SectionId{1}, std::move(section)}}};
}

TEST(SectionTreeModel, PlacesAndIndicesAgree)
{
    SectionTreeModel model(text::Language::English);
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setEvent(eventOf(fourPlayers()));
    ASSERT_EQ(model.rowCount(), 1);
    const QModelIndex section = model.index(0, 0);
    ASSERT_EQ(model.rowCount(section), 2);
    const TreePlace place{SectionId{1}, 2};
    EXPECT_EQ(model.placeOf(model.indexOf(place)), place);
    EXPECT_EQ(model.indexOf(place).data(SectionTreeModel::MissingRole).toInt(), 1);
}

TEST(SectionTreeModel, AResultAnnouncesItsRoundAndANewRoundIsInserted)
{
    SectionTreeModel model(text::Language::English);
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setEvent(eventOf(before));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const auto complete = after(before, result(2, 3, 4, Outcome::Draw, Outcome::Draw));
    model.setEvent(eventOf(complete));
    EXPECT_EQ(model.indexOf({SectionId{1}, 2}).data(SectionTreeModel::MissingRole).toInt(), 0);
    Round third;
    third.games = {{playerId(4), playerId(1)}, {playerId(2), playerId(3)}};
    model.setEvent(eventOf(after(complete, PublishRound{SectionId{1}, 3, third})));
    EXPECT_EQ(inserted.count(), 1);
    EXPECT_EQ(resets.count(), 0);
}

}  // namespace
}  // namespace kydai::ui
