// Importing a table of players: what is shown before anything changes, and what is mapped by hand.

#include "dialogs/import_dialog.h"

#include "models/list_model.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>

namespace kydai::ui {
namespace {

class ImportPlayers : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        QSettings().remove(QStringLiteral("import"));
        open(EventBuilder().player("", 2000, "Nguyễn Thị Loan").player("", 1900, "Lê Minh").scheduledRounds(5).build());
    }
    void import(const QByteArray& text)
    {
        QFile file(m_folder.filePath(QStringLiteral("list.csv")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        m_prompts.expectOpen(file.fileName());
        press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_NE(m_window->findChild<QDialog*>(QStringLiteral("importDialog")), nullptr);
    }
    QString summary() { return the<QLabel>("importSummary").text(); }
    void accept()
    {
        QTest::keyClick(&the<QPushButton>("importAccept"), Qt::Key_Space);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void choose(int column, const QString& field)
    {
        auto& box = the<QComboBox>(("importColumn" + std::to_string(column)).c_str());
        ASSERT_GE(box.findData(field), 0) << field.toStdString();
        box.setCurrentIndex(box.findData(field));
    }
};

TEST_F(ImportPlayers, ShowsTheRowsAndCountsBeforeAnythingChanges)
{
    import("Họ và tên lót;Tên;Năm sinh;Điện thoại\nTrần Văn;An;2012;0912\nNguyễn Thị;Loan;;0913\n");
    EXPECT_EQ(section()->players.size(), 2U);
    EXPECT_EQ(the<QTableWidget>("importTable").rowCount(), 3);
    EXPECT_TRUE(summary().startsWith(QStringLiteral("2 players: 1 new, 1 in this section already")))
        << summary().toStdString();
    accept();
    ASSERT_EQ(section()->players.size(), 3U);
    m_window->activateWindow();  // as a desktop does
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_TRUE(the<TableView>("playersTable").hasFocus()) << "where the next key goes";
    EXPECT_EQ(section()->players.back().name, "Trần Văn An");
    EXPECT_EQ(section()->players.back().fields, (std::vector<FreeField>{{"Điện thoại", "0912"}})) << "nothing is lost";
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(section()->players.size(), 2U);
}

TEST_F(ImportPlayers, ColumnsAreMappedByHandAndTheMappingIsRemembered)
{
    constexpr const char* kList = "Mã;Thí sinh dự thi;Nơi\n1;Trần Văn An;Huế\n2;Vũ Mai;Hà Nội\n";
    import(kList);
    the<QCheckBox>("importHasHead").click();  // none of them is a known one
    choose(1, QStringLiteral("player.name"));
    choose(2, QStringLiteral("player.unit"));
    EXPECT_TRUE(the<QPushButton>("importAccept").isEnabled());
    accept();
    ASSERT_EQ(section()->players.size(), 4U);
    EXPECT_EQ(section()->players.back().unit, "Hà Nội");
}

TEST_F(ImportPlayers, AColumnThatIsKeptStandsInTheListAndIsEditedThere)
{
    import("Họ tên;Năm sinh;Điện thoại;Cỡ áo\nTrần Văn An;2012;0912;M\nVũ Mai;2013;0913;\n");
    choose(2, QStringLiteral("column.kept"));
    choose(3, QStringLiteral("column.kept"));
    EXPECT_FALSE(the<QLabel>("importFindings").isVisible()) << "nothing is lost";
    accept();
    const Player& added = section()->players.at(2);
    EXPECT_EQ(added.fields, (std::vector<FreeField>{{"Điện thoại", "0912"}, {"Cỡ áo", "M"}}));
    const auto& model = *the<TableView>("playersTable").model();
    const int phone = columnOf(model, "field:Điện thoại");
    ASSERT_GE(phone, 0);
    EXPECT_EQ(model.headerData(phone, Qt::Horizontal).toString(), QStringLiteral("Điện thoại"));
    // Edited in its cell like every other; emptied, it is gone from the player.
    auto& writable = *the<TableView>("playersTable").model();
    for (int row = 0; row < writable.rowCount(); ++row) {
        if (writable.index(row, phone).data().toString() != QStringLiteral("0913")) continue;
        ASSERT_TRUE(writable.setData(writable.index(row, phone), QString()));
        break;
    }
    EXPECT_TRUE(section()->players.at(3).fields.empty());
    EXPECT_EQ(section()->players.at(2).fields.size(), 2U);
}

TEST_F(ImportPlayers, WhoIsNotForTheSectionStaysOutUnlessTheArbiterSaysSo)
{
    EditInfo limited{m_window->desk().sectionId(), section()->info};
    limited.info.limits.bornFrom = 2016;
    ASSERT_TRUE(fixture::apply(m_session, limited).ok());
    constexpr const char* kList =
        "Họ tên;Năm sinh;Đơn vị\nTrần An;2017;Huế\nVũ Mai;2010;Huế\nLê Bảo;;Huế\nTrần An;2017;Huế\n";
    import(kList);
    const QString findings = the<QLabel>("importFindings").text();
    EXPECT_TRUE(findings.contains(QStringLiteral("Vũ Mai was born in 2010"))) << findings.toStdString();
    EXPECT_TRUE(findings.contains(QStringLiteral("In the list twice: Trần An.")));
    EXPECT_TRUE(findings.contains(QStringLiteral("1 player has no year of birth")));
    EXPECT_TRUE(summary().contains(QStringLiteral("3 remarks"))) << summary().toStdString();
    EXPECT_EQ(the<QPushButton>("importAccept").text(), QStringLiteral("Import 2 players"));
    accept();
    EXPECT_EQ(section()->players.size(), 4U);
    import(kList);
    the<QCheckBox>("importLeaveOutside").click();
    m_prompts.expect(QStringLiteral("outsideLimits"), Answer::Cancelled);  // as Esc and "Leave it as it is" do
    accept();
    EXPECT_EQ(section()->players.size(), 4U) << "nothing is imported";
}

TEST_F(ImportPlayers, TheCodePageIsGuessedShownAndChosen)
{
    import("Name;Rating\nDvo\xF8\xE1k Ji\xF8\xED;1500\nKova\xE8 Bo\x9Eo;1400\n");
    auto& page = the<QComboBox>("importCodePage");
    EXPECT_TRUE(page.isVisibleTo(page.window()));
    EXPECT_EQ(page.currentText(), QStringLiteral("Read as Windows-1250"));
    EXPECT_EQ(the<QTableWidget>("importTable").item(1, 0)->text(), QStringLiteral("Dvořák Jiří"));
    page.setCurrentIndex(page.findText(QStringLiteral("Read as Windows-1252")));
    Q_EMIT page.activated(page.currentIndex());
    EXPECT_EQ(the<QTableWidget>("importTable").item(1, 0)->text(), QStringLiteral("Dvoøák Jiøí"));
    page.setCurrentIndex(page.findText(QStringLiteral("Read as Windows-1250")));
    Q_EMIT page.activated(page.currentIndex());
    accept();
    EXPECT_EQ(section()->players.at(2).name, "Dvořák Jiří");
}

TEST_F(ImportPlayers, ACrosstableSaysWhereItsRoundsCanBeHad)
{
    import("No.;Name;1.Rd;Pts\n1;Trần An;2w1;1\n2;Vũ Mai Hoa;1b0;0\n");
    EXPECT_FALSE(the<QComboBox>("importCodePage").isVisibleTo(m_window.get()));
    EXPECT_TRUE(the<QLabel>("importFindings").text().contains(QStringLiteral("a crosstable: its 1 round")))
        << the<QLabel>("importFindings").text().toStdString();
    accept();
    EXPECT_TRUE(section()->players.at(2).fields.empty()) << "no cell of a round is kept as a column";
}

TEST_F(ImportPlayers, LinesOfTotalsAreNobody)
{
    import("STT;Họ và tên lót;Tên;Năm sinh\n1;Trần Văn;An;2012\n2;Vũ;Mai;2013\n;Tổng cộng:;2;\n");
    accept();
    ASSERT_EQ(section()->players.size(), 4U);
    for (const Player& player : section()->players) EXPECT_FALSE(player.name.starts_with("Tổng")) << player.name;
}

TEST_F(ImportPlayers, WithoutAColumnOfNamesNothingCanBeImported)
{
    import("Họ tên;ELO\nTrần Văn An;1500\n");
    choose(0, QStringLiteral("."));
    EXPECT_FALSE(the<QPushButton>("importAccept").isEnabled());
    EXPECT_TRUE(summary().contains(QStringLiteral("names"))) << summary().toStdString();
}

}  // namespace
}  // namespace kydai::ui
