// Slips that cost an arbiter something at the desk: what is shown, named and undone is always the same thing.

#include "format/trf_writer.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/inline_bar.h"
#include "widgets/table_view.h"

#include <QFile>
#include <QTabWidget>
#include <QTreeView>

namespace kydai::ui {
namespace {

class Slips : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                 .player("4b0 1w=", 1900, "Lê Minh")
                 .player("1b0 4w", 1800, "Trần Đình Ân")
                 .player("2w1 3b", 1700, "Phạm Hạnh")
                 .scheduledRounds(3)
                 .build());
    }
    SectionId addSection(const char* name)
    {
        Section other = *section();
        other.info.name = name;
        other.rounds.clear();
        EXPECT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
        return m_session.event().sections.back().id;
    }
    QTabWidget& tabs() { return the<QTabWidget>("tabs"); }
    void clickRound(int round)
    {
        auto& tree = the<QTreeView>("sectionTree");
        const QModelIndex at = tree.model()->index(round - 1, 0, tree.model()->index(0, 0));
        tree.setVisible(true);
        tree.expandAll();
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(at).center());
    }
};

TEST_F(Slips, AClickOnARoundShowsTheRound)
{
    press(Qt::Key_1, Qt::ControlModifier);
    clickRound(1);
    EXPECT_EQ(tabs().currentIndex(), Workbench::RoundTab);
    EXPECT_EQ(m_window->desk().round(), 1);
    EXPECT_TRUE(the<TableView>("roundTable").hasFocus()) << "where results go";
    press(Qt::Key_4, Qt::ControlModifier);
    clickRound(2);
    EXPECT_EQ(tabs().currentIndex(), Workbench::StandingsTab) << "those after the round";
}

TEST_F(Slips, AMessageGoesWithItsSection)
{
    const SectionId here = m_window->desk().sectionId();
    const SectionId other = addSection("U12");
    m_window->desk().go(other, 0);
    m_window->desk().tell(InlineBar::Tone::Error, QStringLiteral("Number 13 can't be moved."));
    EXPECT_TRUE(the<InlineBar>("messageBar").isVisible());
    m_window->desk().go(here, 1);
    EXPECT_FALSE(the<InlineBar>("messageBar").isVisible());
}

TEST_F(Slips, AMessageThatNamesUndoGoesWhenUndoWouldTakeBackSomethingElse)
{
    press(Qt::Key_1, Qt::ControlModifier);
    m_window->currentPane()->showPlayer(playerId(2));
    press(Qt::Key_B, Qt::ControlModifier);
    auto& bar = the<InlineBar>("messageBar");
    ASSERT_TRUE(bar.isVisible());
    EXPECT_TRUE(bar.text().contains(QStringLiteral("Ctrl+Z")));
    Player renamed = section()->players.front();
    renamed.unit = "Huế";
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{m_window->desk().sectionId(), renamed}).ok());
    EXPECT_FALSE(bar.isVisible());
}

TEST_F(Slips, AnotherSectionBeginsAtItsFirstPlayer)
{
    const SectionId other = addSection("U12");
    m_window->desk().go(m_session.event().sections.front().id, 1);
    press(Qt::Key_1, Qt::ControlModifier);
    m_window->currentPane()->showPlayer(playerId(3));
    m_window->desk().go(other, 0);
    EXPECT_EQ(the<TableView>("playersTable").currentIndex().row(), 0);
}

TEST_F(Slips, AnImportThatIsCancelledLeavesTheArbiterWhereHeWas)
{
    Section odd = *section();
    std::swap(odd.rounds.front().games.front().white, odd.rounds.front().games.front().black);
    QFile report(m_folder.filePath(QStringLiteral("odd.trf26")));
    ASSERT_TRUE(report.open(QIODevice::WriteOnly));
    const auto text = format::writeTrf(odd, {.version = format::TrfVersion::Trf26});
    ASSERT_TRUE(text.ok());
    report.write(text->text.data(), static_cast<qint64>(text->text.size()));
    report.close();
    const QString before = m_session.path();
    m_prompts.expect(QStringLiteral("importDeviates"), Answer::Cancelled);
    EXPECT_FALSE(m_window->openFile(report.fileName()));
    EXPECT_EQ(m_prompts.asked().back().confirm, QStringLiteral("Import"));
    EXPECT_EQ(m_session.path(), before);
    EXPECT_EQ(section()->players.size(), 4U);
    EXPECT_FALSE(QFile::exists(m_folder.filePath(QStringLiteral("odd.kydai"))));
}

}  // namespace
}  // namespace kydai::ui
