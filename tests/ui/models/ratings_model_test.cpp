#include "models/ratings_model.h"

#include "support/player_id.h"
#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

/// Two rated players and two unrated ones; a forfeit in round 2.
std::shared_ptr<const Section> mixed()
{
    Section section = EventBuilder()
                          .player("2w1 3b=", 2000, "Nguyễn Thị Loan")
                          .player("1b0 4w+", 1900, "Lê Minh")
                          .player("4w1 1w=", 0, "Trần Đình Ân")
                          .player("3b0 2b-", 0, "Phạm Hạnh")
                          .build();
    section.info.firstDay = {2026, 4, 1};
    section.players[0].birth = {1990};
    section.players[1].birth = {2010};
    return std::make_shared<const Section>(std::move(section));
}

std::shared_ptr<const RatedSection> rated(const std::shared_ptr<const Section>& section,
                                          rating::System system = rating::System::Fide)
{
    auto made = std::make_shared<RatedSection>();
    made->pool = rating::Pool(*section);
    made->ratings = rating::rate(made->pool, system);
    return made;
}

class RatingsModelTest : public testing::Test {
protected:
    void SetUp() override { m_model.setRatings(mixed(), rated(mixed())); }
    QString text(int row, RatingsModel::Column column) const { return m_model.index(row, column).data().toString(); }

    RatingsModel m_model{english()};
    QAbstractItemModelTester m_tester{&m_model, kFatal};
};

// 2000 against 1900: 0.64; K 20. 1 − 0.64 = +0.36, times 20 = 7.2. The game with an unrated player does not count.
TEST_F(RatingsModelTest, ShowsWhatTheRecordHolds)
{
    ASSERT_EQ(m_model.rowCount(), 4);
    EXPECT_EQ(text(0, RatingsModel::Name), QStringLiteral("Nguyễn Thị Loan"));
    EXPECT_EQ(text(0, RatingsModel::Before), QStringLiteral("2000"));
    EXPECT_EQ(text(0, RatingsModel::Games), QStringLiteral("1"));
    EXPECT_EQ(text(0, RatingsModel::Score), QStringLiteral("1"));
    EXPECT_EQ(text(0, RatingsModel::Expected), QStringLiteral("0.64"));
    EXPECT_EQ(text(0, RatingsModel::Factor), QStringLiteral("20"));
    EXPECT_EQ(text(0, RatingsModel::Change), QStringLiteral("+7.2"));
    EXPECT_EQ(text(0, RatingsModel::Performance), QStringLiteral("2700"));
    EXPECT_EQ(text(0, RatingsModel::After), QStringLiteral("2007"));
    EXPECT_EQ(text(0, RatingsModel::Remark), QStringLiteral("1 round left out"));
    EXPECT_EQ(text(1, RatingsModel::Change), QStringLiteral("-14.4")) << "K 40, born in 2010";
    EXPECT_EQ(text(2, RatingsModel::Before), QString());
    EXPECT_TRUE(text(2, RatingsModel::Remark).contains(QStringLiteral("stays unrated")));
}

TEST_F(RatingsModelTest, SpeaksTheOtherLanguageAtOnce)
{
    QSignalSpy heads(&m_model, &QAbstractItemModel::headerDataChanged);
    QSignalSpy cells(&m_model, &QAbstractItemModel::dataChanged);
    m_model.setWording(text::Wording(text::Language::Vietnamese));
    EXPECT_EQ(heads.count(), 1);
    EXPECT_EQ(cells.count(), 1);
    EXPECT_EQ(text(0, RatingsModel::Change), QStringLiteral("+7,2"));
    EXPECT_EQ(text(0, RatingsModel::Remark), QStringLiteral("bỏ 1 ván"));
    EXPECT_EQ(m_model.headerData(RatingsModel::Expected, Qt::Horizontal, Qt::DisplayRole).toString(),
              QStringLiteral("Kỳ vọng"));
}

TEST_F(RatingsModelTest, NewNumbersForTheSamePlayersKeepTheRows)
{
    QSignalSpy resets(&m_model, &QAbstractItemModel::modelReset);
    m_model.setRatings(mixed(), rated(mixed(), rating::System::Glicko2));
    EXPECT_EQ(resets.count(), 0);
    EXPECT_NE(text(0, RatingsModel::After), QStringLiteral("2007"));
    m_model.setRatings(fourPlayers(), rated(fourPlayers()));
    EXPECT_EQ(resets.count(), 0) << "the same numbers 1 to 4";
    m_model.clear();
    EXPECT_EQ(resets.count(), 1);
    EXPECT_EQ(m_model.rowCount(), 0);
}

TEST_F(RatingsModelTest, RatingAndFactorCanBeCorrectedAndNothingElse)
{
    for (int column = 0; column < RatingsModel::ColumnCount; ++column) {
        const bool editable = column == RatingsModel::Before || column == RatingsModel::Factor;
        EXPECT_EQ(m_model.flags(m_model.index(0, column)).testFlag(Qt::ItemIsEditable), editable) << column;
    }
    QSignalSpy edits(&m_model, &RatingsModel::editRequested);
    EXPECT_TRUE(m_model.setData(m_model.index(0, RatingsModel::Before), QStringLiteral("2100"), Qt::EditRole));
    EXPECT_TRUE(m_model.setData(m_model.index(0, RatingsModel::Factor), QStringLiteral("40"), Qt::EditRole));
    ASSERT_EQ(edits.count(), 2);
    EXPECT_EQ(edits[0][0].value<Player>().rating, 2100);
    EXPECT_EQ(edits[1][0].value<Player>().kFactor, 40);
    EXPECT_FALSE(m_model.setData(m_model.index(0, RatingsModel::Before), QStringLiteral("2000"), Qt::EditRole))
        << "no change";
    m_model.setRatings(mixed(), rated(mixed(), rating::System::Glicko));
    EXPECT_FALSE(m_model.flags(m_model.index(0, RatingsModel::Factor)).testFlag(Qt::ItemIsEditable))
        << "only FIDE's K stands in the player list";
}

TEST_F(RatingsModelTest, WhatCannotStandThereIsRefusedWithASentence)
{
    QSignalSpy edits(&m_model, &RatingsModel::editRequested);
    QSignalSpy refusals(&m_model, &RatingsModel::editRefused);
    for (const char* typed : {"high", "-5", "4001", "20.5"}) {
        EXPECT_FALSE(m_model.setData(m_model.index(0, RatingsModel::Before), QLatin1String(typed), Qt::EditRole));
    }
    EXPECT_FALSE(m_model.setData(m_model.index(0, RatingsModel::Factor), QStringLiteral("101"), Qt::EditRole));
    EXPECT_EQ(edits.count(), 0);
    ASSERT_EQ(refusals.count(), 5);
    EXPECT_TRUE(refusals[0][0].toString().contains(QStringLiteral("4000")));
    EXPECT_TRUE(refusals[4][0].toString().contains(QStringLiteral("1 to 100")));
}

TEST_F(RatingsModelTest, SortsByValueAndKeepsTheUnratedAtTheEnd)
{
    RatingsOrder order;
    order.setSourceModel(&m_model);
    const auto ids = [&] {
        QList<int> found;
        for (int row = 0; row < order.rowCount(); ++row) {
            found << keyOf(order.index(row, 0).data(RatingsModel::PlayerRole).value<PlayerId>());
        }
        return found;
    };
    order.sort(RatingsModel::Change, Qt::AscendingOrder);
    EXPECT_EQ(ids().mid(0, 2), (QList<int>{2, 1}));
    order.sort(RatingsModel::Change, Qt::DescendingOrder);
    EXPECT_EQ(ids().mid(0, 2), (QList<int>{1, 2}));
    order.sort(RatingsModel::Name, Qt::AscendingOrder);
    EXPECT_EQ(ids().front(), 3) << "by given name, as players are: Ân before Hạnh";
    for (int column = 0; column < RatingsModel::ColumnCount; ++column) {
        order.sort(column, Qt::DescendingOrder);
        EXPECT_EQ(order.rowCount(), 4);
    }
    order.sort(RatingsModel::Before, Qt::AscendingOrder);
    EXPECT_EQ(ids().mid(0, 2), (QList<int>{2, 1}));
}

TEST_F(RatingsModelTest, TheTableForOtherProgramsHasNumbersInTheOrderAskedFor)
{
    m_model.setWording(text::Wording(text::Language::Vietnamese));
    const std::vector<PlayerId> order = {playerId(2), playerId(1), playerId(9)};
    const tables::List list = m_model.listOf(order);
    const format::Table table = tables::tableOf(list, tables::defaultColumns(list, tables::Output::Csv),
                                                tables::Output::Csv, text::Wording(text::Language::Vietnamese));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"2", "Lê Minh", "1900", "1", "0", "0.36", "40", "-14.4", "1200",
                                                       "1886", "bỏ 1 ván"}));
    EXPECT_EQ(table.columns[RatingsModel::Change].numeric, true);
    EXPECT_EQ(table.columns[RatingsModel::Name].numeric, false);
}

}  // namespace
}  // namespace kydai::ui
