// Printing from the window: what is ticked, on which paper, and that team events print their players.

#include "dialogs/print_dialog.h"

#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QSettings>
#include <QTabWidget>

namespace kydai::ui {
namespace {

class PrintDialogTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        QSettings().remove(QStringLiteral("print/paper"));
        EventBuilder builder;
        builder.player("2w1 3b1", 2000, "An").player("1b0 4w1", 1900, "Binh");
        builder.player("4w1 1w0", 1800, "Chi").player("3b0 2b0", 1700, "Dung");
        open(builder.team("Huế", 1, 2).team("Vinh", 3, 4).build());
    }
    /// Opens it from the tab with this key, and waits for the pages.
    PrintDialog& opened(Qt::Key tab)
    {
        press(tab, Qt::ControlModifier);
        press(Qt::Key_P, Qt::ControlModifier);
        auto& dialog = the<PrintDialog>("printDialog");
        awaitPages(dialog);
        return dialog;
    }
    static void awaitPages(PrintDialog& dialog)
    {
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.document().pages.empty(); }));
    }
    static QStringList texts(const PrintDialog& dialog)
    {
        QStringList found;
        for (const print::Page& page : dialog.document().pages) {
            for (const print::Item& item : page.items) {
                if (const auto* text = std::get_if<print::TextItem>(&item)) found << text->text;
            }
        }
        return found;
    }
    QListWidget& kinds() { return the<QListWidget>("printKinds"); }
};

TEST_F(PrintDialogTest, StandsOnTheDocumentThatIsTicked)
{
    opened(Qt::Key_3);
    ASSERT_NE(kinds().currentItem(), nullptr);
    EXPECT_EQ(kinds().currentItem()->text(), QStringLiteral("Crosstable"));
    EXPECT_EQ(kinds().currentItem()->checkState(), Qt::Checked);
    EXPECT_TRUE(kinds().hasFocus());
    QTest::keyClick(&kinds(), Qt::Key_Space);
    EXPECT_EQ(kinds().currentItem()->checkState(), Qt::Unchecked);
}

TEST_F(PrintDialogTest, PaperIsChosenAndRemembered)
{
    PrintDialog& dialog = opened(Qt::Key_2);
    EXPECT_NEAR(dialog.document().pages.front().size.width(), 210, 0.6);
    the<QComboBox>("printPaper").setCurrentIndex(1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return std::abs(dialog.document().pages.front().size.width() - 148) < 0.6; }));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->findChild<PrintDialog*>() == nullptr; }));
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_NEAR(opened(Qt::Key_2).document().pages.front().size.width(), 148, 0.6);
}

TEST_F(PrintDialogTest, ThePacketHasTheStandingsBeforeARoundWithoutResults)
{
    const auto& last = section()->round(2);
    for (const Game& game : std::vector<Game>(last.games)) {
        const SetResult open{m_window->desk().sectionId(), 2, game.white, game.black, Outcome::Open, Outcome::Open};
        ASSERT_TRUE(fixture::apply(m_session, open).ok());
    }
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto& dialog = the<PrintDialog>("printDialog");
    awaitPages(dialog);
    const QString all = texts(dialog).join(QLatin1Char('|'));
    EXPECT_TRUE(all.contains(QStringLiteral("after round 1"))) << all.toStdString();
    EXPECT_FALSE(all.contains(QStringLiteral("after round 2"))) << all.toStdString();
}

TEST_F(PrintDialogTest, AllSectionsGoInOnePacket)
{
    Section other = *section();
    other.info.name = "U16";
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
    m_window->actions().get("printAllSections")->trigger();
    auto& dialog = the<PrintDialog>("printDialog");
    awaitPages(dialog);
    const auto pages = dialog.document().pages.size();
    the<QCheckBox>("printAllSections").setChecked(false);
    ASSERT_TRUE(QTest::qWaitFor([&] { return dialog.document().pages.size() < pages; }));
    EXPECT_EQ(dialog.document().pages.size() * 2, pages);
}

TEST_F(PrintDialogTest, TeamEventsPrintTheCrosstableOfTheirTeams)
{
    ASSERT_TRUE(section()->isTeamEvent());
    const QStringList ofTeams = texts(opened(Qt::Key_3));
    const QString all = ofTeams.join(QLatin1Char('|'));
    for (const Team& team : section()->teams.teams)
        EXPECT_TRUE(ofTeams.contains(QString::fromStdString(team.name))) << all.toStdString();
    EXPECT_FALSE(ofTeams.contains(QStringLiteral("2w1"))) << "boards of players: " << all.toStdString();
}

}  // namespace
}  // namespace kydai::ui
