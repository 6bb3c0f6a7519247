#include "models/round_model.h"

#include "models/draft_model.h"
#include "pairing/next_round.h"
#include "support/player_id.h"
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
    EXPECT_EQ(model.index(0, model.column("white")).data().toString(), QStringLiteral("Nguyễn Thị Loan"));
    EXPECT_EQ(model.index(0, model.column("black")).data().toString(), QStringLiteral("Trần Đình Ân"));
    EXPECT_EQ(model.missing(), 0);
}

TEST(RoundModel, PointsAreThoseBeforeTheRound)
{
    RoundModel model(english());
    model.setRound(fourPlayers(), 2);
    const int row = model.rowOf(playerId(1));
    EXPECT_EQ(model.index(row, model.column("black_points")).data().toString(), QStringLiteral("1"));
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
    EXPECT_EQ(changes[0][0].toModelIndex().row(), model.rowOf(playerId(3)));
    EXPECT_EQ(changes[0][1].toModelIndex().row(), model.rowOf(playerId(3)));
    EXPECT_EQ(model.missing(), 0);
}

TEST(RoundModel, NextMissingGoesRoundTheEnd)
{
    RoundModel model(english());
    model.setRound(fourPlayers(), 2);
    const int open = model.rowOf(playerId(3));
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
    EXPECT_EQ(filter.mapToSource(filter.index(0, 0)).row(), model.rowOf(playerId(4)));
}

TEST(RoundModel, ByesFollowTheBoards)
{
    RoundModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setRound(std::make_shared<const Section>(EventBuilder().player("2w1").player("1b0").player("U").build()), 1);
    ASSERT_EQ(model.rowCount(), 2);
    ASSERT_NE(model.byeAt(1), nullptr);
    EXPECT_EQ(model.index(1, model.column("result")).data().toString(), QStringLiteral("BYE1"));
}

/// Reserves, and whoever is out of a cup, have no row; those who have one are found in it.
TEST(RoundModel, RowsAreThoseOfTheListWhereNotEverybodyHasOne)
{
    Section section = EventBuilder().player("2w1").player("1b0").player("Z").player("U").player("Z").build();
    section.rules.pairingSystem = PairingSystem::KnockOut;
    RoundModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setRound(std::make_shared<const Section>(section), 1);
    ASSERT_EQ(model.rowCount(), 2);
    ASSERT_NE(model.byeAt(1), nullptr);
    EXPECT_EQ(model.byeAt(1)->player, playerId(4)) << "the first in the round's byes is another one";
    EXPECT_EQ(model.rowOf(playerId(4)), 1);
    EXPECT_EQ(model.rowOf(playerId(3)), -1);
    EXPECT_EQ(model.rowOf(playerId(5)), -1);
    section.rounds[0].byes[0].kind = Outcome::HalfBye;
    model.setRound(std::make_shared<const Section>(section), 1);
    EXPECT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.rowOf(playerId(3)), 1);
}

TEST(DraftModel, EverybodyHasARowInADraft)
{
    Section section = EventBuilder().player("2w").player("1b").player("Z").player("U").build();
    section.rules.pairingSystem = PairingSystem::KnockOut;
    const Round drafted = section.rounds.front();
    section.rounds.clear();
    DraftModel model(english());
    model.setDraft(section, 1, drafted, {}, {});
    EXPECT_EQ(model.rowCount(), 3) << "a lucky loser is paired by hand";
    EXPECT_GE(model.rowOf(playerId(3)), 1);
}

/// A round of a round robin of ten; the first board's colours are turned round.
std::shared_ptr<const Section> roundRobinOfTen(RoundNumber rounds)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int number = 1; number <= 10; ++number)
        section.players.push_back(Player{.id = playerId(number), .tpn = number, .name = "Đấu thủ"});
    for (RoundNumber round = 1; round <= rounds; ++round) {
        const auto draft = pairing::draftRound(section, round);
        section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
        for (Game& game : section.rounds.back().games) {
            game.whiteOutcome = Outcome::Draw;
            game.blackOutcome = Outcome::Draw;
        }
    }
    std::swap(section.rounds.back().games[0].white, section.rounds.back().games[0].black);
    return std::make_shared<const Section>(std::move(section));
}

TEST(RoundModel, ARoundRobinHasTheColoursOfItsTable)
{
    RoundModel model(english());
    for (const RoundNumber round : {1, 4, 9}) {
        model.setRound(roundRobinOfTen(round), round);
        EXPECT_EQ(model.index(0, model.column("colours")).data().toString(), QStringLiteral("≠ table")) << round;
        EXPECT_TRUE(model.index(0, 0).data(RoundModel::DeviatesRole).toBool());
        for (int row = 1; row < model.boards(); ++row) {
            EXPECT_EQ(model.index(row, model.column("colours")).data().toString(), QStringLiteral("table")) << round;
            EXPECT_FALSE(model.index(row, 0).data(RoundModel::DeviatesRole).toBool());
        }
    }
}

TEST(RoundModel, NoColoursAreWrongWhereNoRuleIsKnown)
{
    Section section = *fourPlayers();
    section.rules.pairingSystem = PairingSystem::Other;
    section.rules.systemCode = "FIDE_DUBOV";
    RoundModel model(english());
    model.setRound(std::make_shared<const Section>(section), 2);
    for (int row = 0; row < model.boards(); ++row) {
        EXPECT_EQ(model.index(row, model.column("colours")).data().toString(), QString());
        EXPECT_FALSE(model.index(row, 0).data(RoundModel::DeviatesRole).toBool());
    }
}

}  // namespace
}  // namespace kydai::ui
