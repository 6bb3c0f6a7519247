#include "models/journal_model.h"

#include "ui/models/model_helpers.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

TEST(JournalModel, NewestFirstAndNewEntriesAreInsertedOnTop)
{
    const Event event{"event", {{SectionId{1}, fourPlayers()}}};
    JournalModel model(english());
    const QAbstractItemModelTester tester(&model, kFatal);
    const QDateTime start = QDateTime::fromSecsSinceEpoch(1'800'000'000, Qt::UTC);
    std::vector<text::JournalLine> rows{
        {start, QStringLiteral("An"), text::JournalLine::Kind::Done, result(2, 3, 4, Outcome::Win, Outcome::Loss), {}}};
    model.setRows(rows, event);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    rows.push_back(
        {start.addSecs(5), QStringLiteral("An"), text::JournalLine::Kind::TakenBack, rows.front().change, {}});
    model.setRows(rows, event);
    EXPECT_EQ(inserted.count(), 1);
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_TRUE(model.index(0, model.column("what")).data().toString().startsWith(QStringLiteral("taken back:")));
    EXPECT_TRUE(model.index(1, model.column("what")).data().toString().contains(QStringLiteral("Phạm Hạnh")));
}

}  // namespace
}  // namespace kydai::ui
