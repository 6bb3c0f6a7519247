#include "widgets/table_view.h"

#include "widgets/steps_view.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

constexpr char kTable[] = "widthsTest";
constexpr char kKey[] = "tables/widthsTest/2";

class ColumnWidths : public ::testing::Test {
protected:
    ColumnWidths()
    {
        QSettings().remove(QLatin1String(kKey));
        m_host.resize(600, 300);
        auto* column = new QVBoxLayout(&m_host);
        column->addWidget(&m_button);
        m_table = new TableView(QLatin1String(kTable), &m_host);
        column->addWidget(m_table);
        m_table->setModel(&m_model);
        m_table->setColumns({5, 0});
        m_host.show();
    }
    ~ColumnWidths() override { QSettings().remove(QLatin1String(kKey)); }
    void widenByHand()
    {
        QHeaderView& head = *m_table->horizontalHeader();
        const QPoint border(head.sectionViewportPosition(0) + head.sectionSize(0) - 1, head.height() / 2);
        QTest::mousePress(head.viewport(), Qt::LeftButton, {}, border);
        QTest::mouseMove(head.viewport(), border + QPoint(30, 0));
        head.resizeSection(0, head.sectionSize(0) + 30);  // offscreen, the move may come later
        QTest::mouseRelease(head.viewport(), Qt::LeftButton, {}, border + QPoint(30, 0));
    }
    [[nodiscard]] bool isKept() const
    {
        m_table->rememberColumns();
        return QSettings().contains(QLatin1String(kKey));
    }

    QStandardItemModel m_model{3, 2};
    QWidget m_host;
    QPushButton m_button;
    TableView* m_table = nullptr;
};

TEST_F(ColumnWidths, AClickElsewhereThatMakesOtherColumnsChoosesNoWidth)
{
    QObject::connect(&m_button, &QPushButton::pressed, [this] { m_table->setColumns({9, 0}); });
    QTest::mousePress(&m_button, Qt::LeftButton);
    EXPECT_FALSE(isKept());
    QTest::mouseRelease(&m_button, Qt::LeftButton);
    EXPECT_FALSE(isKept());
}

TEST_F(ColumnWidths, AWidthDraggedAtTheHeadIsKept)
{
    widenByHand();
    EXPECT_TRUE(isKept());
}

TEST_F(ColumnWidths, RowsStandAsTheMarkThatIsRemembered)
{
    for (int row = 0; row < 3; ++row) m_model.setItem(row, 1, new QStandardItem(QString::number(row)));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(1, Qt::DescendingOrder);
    widenByHand();
    ASSERT_TRUE(isKept());
    QStandardItemModel again(3, 2);
    for (int row = 0; row < 3; ++row) again.setItem(row, 1, new QStandardItem(QString::number(row)));
    TableView table{QLatin1String(kTable)};
    table.setModel(&again);
    table.setSortingEnabled(true);
    table.sortByColumn(0, Qt::AscendingOrder);
    table.setColumns({5, 0});
    EXPECT_EQ(table.horizontalHeader()->sortIndicatorSection(), 1);
    EXPECT_EQ(again.item(0, 1)->text(), QStringLiteral("2"));
}

/// 44 characters for a number, a name and a unit that asks for 18.
TEST(NamesFirst, AUnitYieldsBeforeAName)
{
    QStandardItemModel model(3, 3);
    TableView table(QStringLiteral("namesFirstTest"));
    table.setModel(&model);
    const int character = table.fontMetrics().horizontalAdvance(QLatin1Char('0'));
    table.resize(44 * character, 300);
    table.show();
    table.setColumns({4, -20, -18});
    EXPECT_GE(table.columnWidth(1), 22 * character);
    EXPECT_LT(table.columnWidth(2), 18 * character);
    EXPECT_GE(table.columnWidth(2), 9 * character);
    EXPECT_LE(table.columnWidth(0) + table.columnWidth(1) + table.columnWidth(2), table.viewport()->width());
}

/// A number, a name, and two columns of which only the second has something.
TEST(NamesFirst, AnEmptyColumnHidesWhileANameWouldBeCut)
{
    QStandardItemModel model(3, 4);
    const QString name = QStringLiteral("Công Tằng Tôn Nữ Thị Hồng Ngọc Bích Vân");
    model.setItem(0, 1, new QStandardItem(name));
    model.setItem(0, 3, new QStandardItem(QStringLiteral("1900")));
    TableView table(QStringLiteral("emptyYieldsTest"));
    table.setModel(&model);
    const int character = table.fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int enough = table.fontMetrics().horizontalAdvance(name) + 30 * character;
    table.resize(enough, 300);
    table.show();
    table.setColumns({4, 0, 12, 6});
    EXPECT_FALSE(table.isColumnHidden(2)) << "there is room for all";
    table.resize(enough - 16 * character, 300);
    EXPECT_TRUE(table.isColumnHidden(2));
    EXPECT_FALSE(table.isColumnHidden(3)) << "something stands in it";
    table.resize(enough, 300);
    EXPECT_FALSE(table.isColumnHidden(2)) << "there is room again";
    table.resize(enough - 16 * character, 300);
    table.goTo(model.index(0, 2));
    EXPECT_FALSE(table.isColumnHidden(2)) << "somebody goes there to type";
    EXPECT_EQ(table.currentIndex().column(), 2);
    table.selectionModel()->clearCurrentIndex();
    QCoreApplication::processEvents();
    EXPECT_TRUE(table.isColumnHidden(2)) << "a search left nobody to type for";
    model.setItem(2, 2, new QStandardItem(QStringLiteral("x")));
    QCoreApplication::processEvents();
    EXPECT_FALSE(table.isColumnHidden(2));
    model.removeRow(2);
    QCoreApplication::processEvents();
    EXPECT_TRUE(table.isColumnHidden(2)) << "the row that had something is gone";
}

TEST(NamesFirst, ALargerTypeIsMeasuredAnew)
{
    QStandardItemModel model(3, 3);
    const QString name = QStringLiteral("Công Tằng Tôn Nữ Thị Hồng Ngọc Bích Vân");
    model.setItem(0, 1, new QStandardItem(name));
    TableView table(QStringLiteral("largerTypeTest"));
    table.setModel(&model);
    const QFont ordinary = table.font();
    table.resize(2 * table.fontMetrics().horizontalAdvance(name), 300);
    table.show();
    table.setColumns({4, 0, 6});
    EXPECT_FALSE(table.isColumnHidden(2));
    QFont large = ordinary;
    large.setPointSizeF(1.8 * ordinary.pointSizeF());
    table.setFont(large);
    EXPECT_TRUE(table.isColumnHidden(2)) << "the name would be cut";
    table.setFont(ordinary);
    EXPECT_FALSE(table.isColumnHidden(2));
}

TEST(NamesFirst, AColumnWithOneRemarkFarBelowIsNotEmpty)
{
    QStandardItemModel model(1000, 3);
    const QString name = QStringLiteral("Công Tằng Tôn Nữ Thị Hồng Ngọc Bích Vân");
    model.setItem(0, 1, new QStandardItem(name));
    TableView table(QStringLiteral("farBelowTest"));
    table.setModel(&model);
    table.resize(table.fontMetrics().horizontalAdvance(name), 300);
    table.show();
    table.setColumns({4, 0, 12});
    EXPECT_TRUE(table.isColumnHidden(2));
    model.setItem(900, 2, new QStandardItem(QStringLiteral("withdrawn")));
    table.setColumns({4, 0, 12});
    EXPECT_FALSE(table.isColumnHidden(2)) << "the arbiter looks for it there";
}

TEST(NamesFirst, AHeadOverNumbersIsNotCut)
{
    QStandardItemModel model(2, 3);
    model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Expected"), QStringLiteral("Games")});
    TableView table{QStringLiteral("headsTest")};
    table.setModel(&model);
    table.setColumns({0, 4, 3});
    table.resize(330, 200);
    table.show();
    for (const int column : {1, 2}) {
        const QString head = model.headerData(column, Qt::Horizontal).toString();
        EXPECT_GE(table.columnWidth(column), table.horizontalHeader()->fontMetrics().horizontalAdvance(head) + 8)
            << head.toStdString();
    }
}

/// A table of 200 rows; nobody has seen it yet.
class StaysInSight : public testing::Test {
protected:
    StaysInSight()
    {
        for (int row = 0; row < 200; ++row) model.appendRow(new QStandardItem(QString::number(row)));
        table.setModel(&model);
        table.resize(300, 50);
    }
    void show()
    {
        table.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    }
    void resize(int height)
    {
        table.resize(300, height);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool isInSight() const
    {
        return table.viewport()->rect().intersects(table.visualRect(table.currentIndex()));
    }

    QStandardItemModel model;
    TableView table{QStringLiteral("sightTable")};
};

TEST_F(StaysInSight, AKeyShowsTheRowThatItIsFor)
{
    resize(200);
    show();
    table.goToRow(150);
    table.verticalScrollBar()->setValue(0);
    EXPECT_FALSE(isInSight()) << "whoever scrolls looks elsewhere";
    resize(190);
    EXPECT_FALSE(isInSight());
    bool wasInSight = false;
    table.setKeyHandler([&](QKeyEvent&) {
        wasInSight = isInSight();
        return true;
    });
    QTest::keyClick(&table, Qt::Key_1);
    EXPECT_TRUE(wasInSight);
}

TEST_F(StaysInSight, TheKeyboardComesToARowThatIsSeen)
{
    resize(200);
    QPushButton elsewhere;  // a table alone in a window has the keyboard from the start
    elsewhere.show();
    elsewhere.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&elsewhere));
    show();
    table.selectionModel()->clearCurrentIndex();
    table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum());
    ASSERT_FALSE(table.currentIndex().isValid());
    table.activateWindow();
    table.setFocus(Qt::ShortcutFocusReason);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.currentIndex().isValid(); }));
    EXPECT_TRUE(isInSight()) << "the first row became current";
}

TEST_F(StaysInSight, WhoComesByTheKeyboardSeesWhereHeIs)
{
    resize(200);
    show();
    QLineEdit above(&table);  // has the keyboard meanwhile
    above.show();
    table.goToRow(150);
    for (const auto& [reason, shows] : {std::pair{Qt::TabFocusReason, true}, std::pair{Qt::OtherFocusReason, true},
                                        std::pair{Qt::MouseFocusReason, false}}) {
        above.setFocus();
        table.verticalScrollBar()->setValue(0);
        ASSERT_FALSE(isInSight());
        table.setFocus(reason);
        EXPECT_EQ(isInSight(), shows) << "nothing moves under the mouse, reason " << reason;
    }
}

TEST_F(StaysInSight, WhoOpensItAgainSeesWhereHeIs)
{
    resize(200);
    show();
    table.goToRow(150);
    table.verticalScrollBar()->setValue(0);
    ASSERT_FALSE(isInSight());
    table.hide();
    show();
    EXPECT_TRUE(isInSight());
}

TEST_F(StaysInSight, ARowAsHighAsTheViewIsSeen)
{
    QStandardItemModel sentences;
    for (int step = 0; step < 5; ++step) sentences.appendRow(new QStandardItem(QStringLiteral("sentence")));
    StepsView steps;
    steps.setModel(&sentences);
    steps.resize(300, 200);
    steps.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&steps));
    const int row = steps.visualRect(sentences.index(0, 0)).height();
    steps.resize(300, steps.height() - steps.viewport()->height() + row);
    QCoreApplication::processEvents();
    ASSERT_EQ(steps.viewport()->height(), row);
    steps.setCurrentIndex(sentences.index(3, 0));
    EXPECT_TRUE(steps.viewport()->rect().intersects(steps.visualRect(steps.currentIndex())));
}

}  // namespace
}  // namespace kydai::ui
