#include "models/players_model.h"

#include "support/event_builder.h"
#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

TEST(PlayersModel, AnEditAsksAndTheSnapshotAnswers)
{
    PlayersModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setSection(before);
    Player asked;
    QObject::connect(&model, &PlayersModel::editRequested, [&](const Player& player) { asked = player; });
    EXPECT_TRUE(model.setData(model.index(1, model.column("rating")), QStringLiteral("1950"), Qt::EditRole));
    EXPECT_EQ(asked.rating, 1950);
    EXPECT_EQ(model.index(1, model.column("rating")).data().toInt(), 1900);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setSection(after(before, EditPlayer{SectionId{1}, asked}));
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(model.index(1, model.column("rating")).data().toInt(), 1950);
}

TEST(PlayersModel, BadInputIsRefusedInWords)
{
    PlayersModel model(english());
    model.setSection(fourPlayers());
    QSignalSpy refusals(&model, &PlayersModel::editRefused);
    EXPECT_FALSE(model.setData(model.index(0, model.column("rating")), QStringLiteral("12x"), Qt::EditRole));
    EXPECT_FALSE(model.setData(model.index(0, model.column("birth")), QStringLiteral("31/31/2012"), Qt::EditRole));
    EXPECT_FALSE(model.setData(model.index(0, model.column("name")), QString(), Qt::EditRole));
    ASSERT_EQ(refusals.count(), 3);
    EXPECT_TRUE(refusals[0][0].toString().contains(QStringLiteral("12x")));
}

/// Ids begin anew in every section: more players with the same first ids are no addition.
TEST(PlayersModel, RowsStandAsTheSortMarkSaysAfterABiggerSectionIsShown)
{
    PlayersModel model(english());
    PlayersFilter filter;
    filter.setSourceModel(&model);
    model.setSection(fourPlayers());
    filter.sort(model.column("number"));
    Section bigger = *fourPlayers();
    for (int number = 5; number <= 9; ++number) {
        Player player;
        player.id = playerId(number);
        player.name = "Player " + std::to_string(number);
        bigger.players.push_back(player);
    }
    const int count = static_cast<int>(bigger.players.size());
    for (int row = 0; row < count; ++row) bigger.players[static_cast<std::size_t>(row)].tpn = (row * 5) % count + 1;
    model.setSection(std::make_shared<const Section>(bigger));
    for (int row = 0; row < count; ++row) EXPECT_EQ(filter.index(row, model.column("number")).data().toInt(), row + 1);
}

/// Rows that change together are announced together, else the filter puts one among others that it takes for the old.
TEST(PlayersFilter, RowsStandByNumberWhenManyNumbersChangeAtOnce)
{
    EventBuilder builder;
    constexpr int kCount = 40;
    for (int player = 1; player <= kCount; ++player) builder.player("");
    Section section = builder.build();
    PlayersModel model(english());
    model.setSection(std::make_shared<const Section>(section));
    PlayersFilter filter;
    filter.setSourceModel(&model);
    filter.sort(model.column("number"));
    const auto stand = [&] {
        for (int row = 0; row < filter.rowCount(); ++row) {
            if (filter.index(row, model.column("number")).data().toInt() != row + 1) return false;
        }
        return true;
    };
    for (Player& player : section.players) player.tpn = player.tpn * 7 % (kCount + 1);
    model.setSection(std::make_shared<const Section>(section));
    EXPECT_TRUE(stand());
    Player late;
    late.id = playerId(kCount + 1);
    late.tpn = 1;
    for (Player& player : section.players) player.tpn = player.tpn * 7 % (kCount + 1) + 1;
    section.players.push_back(late);
    model.setSection(std::make_shared<const Section>(section));
    EXPECT_EQ(filter.rowCount(), kCount + 1);
    EXPECT_TRUE(stand()) << "and one more among them";
}

TEST(PlayersModel, FiguresAreNoName)
{
    PlayersModel model(english());
    model.setSection(fourPlayers());
    QSignalSpy refusals(&model, &PlayersModel::editRefused);
    EXPECT_FALSE(model.setData(model.index(0, model.column("name")), QStringLiteral("11"), Qt::EditRole));
    EXPECT_EQ(refusals.count(), 1);
}

TEST(PlayersModel, NewPlayersAreInserted)
{
    PlayersModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto before = fourPlayers();
    model.setSection(before);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    Player late;
    late.id = playerId(5);
    late.tpn = 5;
    late.name = "Late";
    model.setSection(after(before, AddPlayers{SectionId{1}, {late}}));
    EXPECT_EQ(inserted.count(), 1);
    EXPECT_EQ(resets.count(), 0);
    EXPECT_EQ(model.rowCount(), 5);
}

TEST(PlayersFilter, FindsWithoutDiacriticsAndSortsByGivenName)
{
    PlayersModel model(english());
    model.setSection(fourPlayers());
    PlayersFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, kFatal);
    filter.setSearch(QStringLiteral("dinh an"));
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, model.column("name")).data().toString(), QStringLiteral("Trần Đình Ân"));
    filter.setSearch({});
    filter.sort(model.column("name"));
    QStringList names;
    for (int row = 0; row < filter.rowCount(); ++row)
        names << filter.index(row, model.column("name")).data().toString();
    EXPECT_EQ(names, QStringList({QStringLiteral("Trần Đình Ân"), QStringLiteral("Phạm Hạnh"),
                                  QStringLiteral("Nguyễn Thị Loan"), QStringLiteral("Lê Minh")}));
}

TEST(PlayersModel, DatesAreReadAsVietnameseListsWriteThem)
{
    EXPECT_EQ(parseDate(QStringLiteral("17/04/2012")), (Date{2012, 4, 17}));
    EXPECT_EQ(parseDate(QStringLiteral("2012")), (Date{2012, 0, 0}));
    EXPECT_EQ(parseDate(QStringLiteral("2012-04-17")), (Date{2012, 4, 17}));
    EXPECT_EQ(parseDate(QString()), Date{});
    EXPECT_EQ(parseDate(QStringLiteral("soon")), std::nullopt);
    EXPECT_EQ(parseDate(QStringLiteral("31/02/2012")), std::nullopt);
}

}  // namespace
}  // namespace kydai::ui
