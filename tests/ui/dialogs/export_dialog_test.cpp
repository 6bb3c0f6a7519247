// The export dialog: what a file keeps of the event is told before it is written, and what nobody else may see goes in
// only where that is asked for.

#include "dialogs/export_dialog.h"

#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>

namespace kydai::ui {
namespace {

class Export : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder().player("2w1", 2000, "Loan").player("1b0", 1900, "Minh").build();
        section.info.name = "U14";
        section.players[0].unit = "Hue";
        section.players[0].marks.noByes = true;
        open(section);
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void choose(const char* filter)
    {
        auto& formats = the<QListWidget>("exportFormats");
        for (int row = 0; row < formats.count(); ++row) {
            if (formats.item(row)->text().contains(QLatin1String(filter))) return formats.setCurrentRow(row);
        }
        FAIL() << filter;
    }
    /// Waits for the account; empty where it never comes.
    QString account()
    {
        auto& shown = the<QTextBrowser>("exportAccount");
        const bool isThere = QTest::qWaitFor([&] {
            return shown.toPlainText().contains(QLatin1String("hole")) ||
                   shown.toPlainText().contains(QLatin1String("everything"));
        });
        return isThere ? shown.toPlainText() : QString();
    }
    QByteArray exported(const char* name)
    {
        m_prompts.expectSave(m_folder.filePath(QLatin1String(name)));
        the<QPushButton>("exportNow").click();
        QFile file(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        return file.readAll();
    }
};

TEST_F(Export, SaysBeforeWritingWhatAReportToFideDoesNotKeep)
{
    EXPECT_FALSE(the<QCheckBox>("completeCopy").isEnabled());
    EXPECT_FALSE(the<QCheckBox>("completeCopy").isChecked());
    const QString told = account();
    const auto lost = told.indexOf(QLatin1String("Not carried"));
    const auto whole = told.indexOf(QLatin1String("Carried whole"));
    const auto unit = told.indexOf(QLatin1String("Unit"));
    ASSERT_GE(lost, 0) << told.toStdString();
    EXPECT_LT(lost, unit);
    EXPECT_LT(unit, whole);
    EXPECT_GT(told.indexOf(QLatin1String("Boards")), whole);
    EXPECT_FALSE(exported("o.trf").contains("kydai"));
}

TEST_F(Export, ACompleteCopyIsAskedFor)
{
    choose("(*.trf26)");
    auto& copy = the<QCheckBox>("completeCopy");
    ASSERT_TRUE(copy.isEnabled());
    EXPECT_TRUE(account().contains(QLatin1String("Left out, as nobody else may see it\nPlayers: Not entitled")))
        << account().toStdString();
    copy.setChecked(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return account().contains(QLatin1String("The file keeps everything.")); }));
    EXPECT_TRUE(exported("copy.trf26").contains("noByes"));
}

TEST_F(Export, AReportForOthersIsNoCompleteCopyUnlessThatIsAsked)
{
    choose("(*.trf26)");
    m_prompts.expectSave(m_folder.filePath(QStringLiteral("report")));
    the<QPushButton>("exportNow").click();
    QFile named(m_folder.filePath(QStringLiteral("report.trf26")));
    ASSERT_TRUE(named.open(QIODevice::ReadOnly)) << "the ending is that of the format";
    const QByteArray report = named.readAll();
    EXPECT_TRUE(report.contains("Hue"));
    EXPECT_FALSE(report.contains("noByes"));
}

}  // namespace
}  // namespace kydai::ui
