#include "panes/ratings_pane.h"

#include "dialogs/print_dialog.h"
#include "panes/why_pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>

namespace kydai::ui {
namespace {

/// Four rated players after two rounds, one of them young.
Section fourRated()
{
    Section section = EventBuilder()
                          .player("3w1 2b=", 2000, "An")
                          .player("4b0 1w=", 1900, "Binh")
                          .player("1b0 4w1", 1800, "Chi")
                          .player("2w1 3b0", 1700, "Dung")
                          .scheduledRounds(3)
                          .build();
    section.info.firstDay = {2026, 4, 1};
    for (Player& player : section.players) player.birth = {1990};
    section.players[3].birth = {2012};
    return section;
}

class RatingsPaneTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        QSettings().remove(QStringLiteral("ratings/system"));
        open(fourRated());
        press(Qt::Key_5, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([&] { return pane().model().rowCount() == 4; }));
    }
    void TearDown() override { QSettings().remove(QStringLiteral("ratings/system")); }
    RatingsPane& pane() { return the<RatingsPane>("ratingsPane"); }
    TableView& table() { return the<TableView>("ratings"); }
    QString cell(int row, RatingsModel::Column column) { return table().model()->index(row, column).data().toString(); }
    QString label() { return the<QLabel>("ratingLabel").text(); }
    const Explanation* explanation() { return the<WhyPane>("whyPane").explanation(); }
    bool choose(rating::System system)
    {
        pane().setSystem(system);
        return QTest::qWaitFor([&] { return pane().model().rated()->ratings.system == system; });
    }
    void edit(int row, RatingsModel::Column column, const char* text)
    {
        table().setCurrentIndex(table().model()->index(row, column));
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QLatin1String(text));
        QTest::keyClick(editor, Qt::Key_Return);
    }
    QString contents(const QString& file)
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
    }
};

TEST_F(RatingsPaneTest, EverySystemCanBeChosenAndSaysHowOfficialItIs)
{
    auto& systems = the<QComboBox>("ratingSystem");
    ASSERT_EQ(systems.count(), 12);
    EXPECT_TRUE(label().startsWith(QStringLiteral("By the official formula")));
    systems.setFocus();
    for (const rating::SystemInfo& system : rating::systems()) {
        SCOPED_TRACE(std::string(system.code));
        ASSERT_TRUE(QTest::qWaitFor([&] { return pane().model().rated()->ratings.system == system.system; }));
        EXPECT_EQ(pane().model().rowCount(), 4);
        EXPECT_FALSE(cell(0, RatingsModel::Performance).isEmpty() && cell(0, RatingsModel::After).isEmpty());
        QTest::keyClick(&systems, Qt::Key_Down);
    }
    ASSERT_TRUE(choose(rating::System::Ingo));
    EXPECT_TRUE(label().startsWith(QStringLiteral("Historical system")));
    ASSERT_TRUE(choose(rating::System::Urs));
    EXPECT_TRUE(label().contains(QStringLiteral("not official"))) << label().toStdString();
}

TEST_F(RatingsPaneTest, ACorrectedRatingAndFactorRateAnew)
{
    // 2000: beat 1800 (0.76), drew 1900 (0.64): +0.10 times 20
    EXPECT_EQ(cell(0, RatingsModel::Change), QStringLiteral("+2.0"));
    edit(0, RatingsModel::Factor, "40");
    EXPECT_TRUE(QTest::qWaitFor([&] { return cell(0, RatingsModel::Change) == QStringLiteral("+4.0"); }));
    EXPECT_EQ(section()->players[0].kFactor, 40);
    edit(0, RatingsModel::Before, "1900");
    // 1900 against 1800 (0.64) and 1900 (0.50): +0.36 times 40
    EXPECT_TRUE(QTest::qWaitFor([&] { return cell(0, RatingsModel::Change) == QStringLiteral("+14.4"); }));
    EXPECT_EQ(section()->players[0].rating, 1900);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return cell(0, RatingsModel::Change) == QStringLiteral("+4.0"); }));
    edit(0, RatingsModel::Before, "much");
    EXPECT_EQ(section()->players[0].rating, 2000) << "refused, with a sentence in the bar";
}

TEST_F(RatingsPaneTest, TheSelectedPlayerExplainsHimself)
{
    press(Qt::Key_Down);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const auto question = the<WhyPane>("whyPane").question();
        return question && question->kind == ExplanationKind::Rating && question->player == playerId(2) &&
               explanation() != nullptr && explanation()->kind == ExplanationKind::Rating;
    }));
    EXPECT_EQ(explanation()->steps.front().phrase, Phrase::RatingLabel);
    ASSERT_TRUE(choose(rating::System::Harkness));
    EXPECT_TRUE(QTest::qWaitFor([&] { return the<WhyPane>("whyPane").question()->code == "harkness"; }));
}

TEST_F(RatingsPaneTest, ExportsWhatIsShownInItsOrder)
{
    table().sortByColumn(RatingsModel::After, Qt::DescendingOrder);
    const QString csv = m_folder.filePath(QStringLiteral("ratings.csv"));
    m_prompts.expectSave(csv);
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    const QStringList lines = contents(csv).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 5);
    for (int row = 0; row < 4; ++row) {
        EXPECT_TRUE(lines[row + 1].startsWith(cell(row, RatingsModel::Number) + QLatin1Char(','))) << row;
    }
    // The last column's head says by what it was worked out; nothing stands below it.
    EXPECT_EQ(lines[1].trimmed(), QStringLiteral("1,An,2000,2,1.5,1.40,20,2.0,2043,2002,,"));
    const QString workbook = m_folder.filePath(QStringLiteral("ratings.xlsx"));
    m_prompts.expectSave(workbook);
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QFile zip(workbook);
    ASSERT_TRUE(zip.open(QIODevice::ReadOnly));
    EXPECT_EQ(zip.read(2), QByteArrayLiteral("PK"));
}

TEST_F(RatingsPaneTest, ControlPPrintsThisListInItsOrder)
{
    table().sortByColumn(RatingsModel::Before, Qt::AscendingOrder);
    ASSERT_TRUE(choose(rating::System::Elo));
    press(Qt::Key_P, Qt::ControlModifier);
    auto& dialog = the<PrintDialog>("printDialog");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !dialog.document().pages.empty(); }));
    QStringList texts;
    for (const print::Item& item : dialog.document().pages.front().items) {
        if (const auto* text = std::get_if<print::TextItem>(&item)) texts << text->text;
    }
    EXPECT_TRUE(texts.contains(QStringLiteral("Elo 1978 ratings after the tournament")))
        << texts.join(QLatin1Char('|')).toStdString();
    EXPECT_LT(texts.indexOf(QStringLiteral("Dung")), texts.indexOf(QStringLiteral("An")));
    QTest::keyClick(&dialog, Qt::Key_Escape);
}

TEST_F(RatingsPaneTest, SpeaksTheOtherLanguageAtOnce)
{
    press(Qt::Key_L, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return label().startsWith(QStringLiteral("Theo công thức chính thức")); }))
        << label().toStdString();
    EXPECT_EQ(cell(0, RatingsModel::Change), QStringLiteral("+2,0"));
    EXPECT_EQ(table().model()->headerData(RatingsModel::After, Qt::Horizontal).toString(), QStringLiteral("Mới"));
    press(Qt::Key_L, Qt::ControlModifier);
}

TEST_F(RatingsPaneTest, AllColumnsFitTheSmallestScreen)
{
    int width = 0;
    for (int column = 0; column < RatingsModel::ColumnCount; ++column) width += table().columnWidth(column);
    EXPECT_LE(width, table().viewport()->width());
}

}  // namespace
}  // namespace kydai::ui
