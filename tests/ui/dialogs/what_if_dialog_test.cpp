// What if? The window of it: facts are added and taken away, what moves stands beside them, and the event stays.
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTreeView>

#include <memory>

namespace kydai::ui {
namespace {

class WhatIfDialogTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("3w1 4b1 5w0", 2000, "Loan")
                              .player("4w1 3b1 6w0", 1900, "Minh")
                              .player("1b0 2w0 4w1", 1800, "Ân")
                              .player("2b0 1w0 3b0", 1700, "Hạnh")
                              .player("6w1 H 1b1", 1600, "Bình")
                              .player("5b0 Z 2b1", 1500, "Chi")
                              .build();
        section.rules.tieBreaks = {"BH"};
        section.rules.fideMode = true;
        open(section);
        m_journal = m_session.journal()->size();
        m_before = m_session.event().sections.front().section;
    }

    QDialog& openIt()
    {
        m_window->actions().get("whatIf")->trigger();
        return the<QDialog>("whatIfDialog");
    }
    [[nodiscard]] int moves() { return the<QTableView>("whatIfMoves").model()->rowCount(); }
    [[nodiscard]] bool waitForMoves(bool any)
    {
        return QTest::qWaitFor(
            [&] { return (moves() > 0) == any && the<QPushButton>("printWhatIf").isEnabled() == any; });
    }
    [[nodiscard]] QStringList facts()
    {
        QStringList lines;
        const auto& list = the<QListWidget>("supposedList");
        for (int row = 0; row < list.count(); ++row) lines << list.item(row)->text();
        return lines;
    }

    std::size_t m_journal = 0;
    std::shared_ptr<const Section> m_before{};
};

TEST_F(WhatIfDialogTest, AddsFactsAndTakesThemAwayAndLeavesTheEventAsItIs)
{
    QDialog& dialog = openIt();
    auto& kind = the<QComboBox>("supposedKind");
    kind.setCurrentIndex(4);
    the<QLineEdit>("supposedTieBreaks").setText(QStringLiteral("SB, BH"));
    the<QPushButton>("suppose").click();
    ASSERT_EQ(facts(), QStringList{QStringLiteral("List of tie-breaks: SB, BH instead of BH.")});
    kind.setCurrentIndex(0);
    auto& find = the<QLineEdit>("supposedPlayer");
    find.setFocus();
    QTest::keyClicks(&find, QStringLiteral("Loan"));
    QTest::keyClick(&find, Qt::Key_Return);
    the<QSpinBox>("supposedRound").setValue(3);
    EXPECT_EQ(the<QLabel>("supposedNow").text(), QStringLiteral("Loan – Bình: 0 - 1"));
    EXPECT_EQ(the<QComboBox>("supposedValue").currentText(), QStringLiteral("1 - 0"));
    the<QPushButton>("suppose").click();
    ASSERT_TRUE(waitForMoves(true));
    ASSERT_EQ(facts().size(), 2);
    EXPECT_EQ(facts().at(1), QStringLiteral("Round 3, Loan against Bình: 1 - 0 instead of 0 - 1."));
    EXPECT_GT(dialog.findChild<QTreeView*>("steps")->model()->rowCount(), 3);
    the<QListWidget>("supposedList").setCurrentRow(0);
    the<QPushButton>("supposedRemove").click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return the<QPushButton>("printWhatIf").isEnabled(); }));
    EXPECT_EQ(facts().size(), 1);
    EXPECT_GT(moves(), 0);
    the<QPushButton>("supposedRemove").click();
    EXPECT_TRUE(waitForMoves(false));
    the<QPushButton>("supposedClose").click();
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_EQ(m_session.journal()->size(), m_journal);
    EXPECT_EQ(m_session.event().sections.front().section, m_before) << "the very same snapshot";
}

TEST_F(WhatIfDialogTest, BeginsWithTheGameTheByeOrThePlayerOfTheMenu)
{
    m_window->actions().get("showRound")->trigger();
    auto& table = the<TableView>("roundTable");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.goToRow(row);
        const std::unique_ptr<QMenu> menu(table.makeMenu());
        EXPECT_TRUE(menu->actions().contains(m_window->actions().get("whatIf")));
    }
    table.goToRow(0);
    QDialog& dialog = openIt();
    EXPECT_EQ(the<QSpinBox>("supposedRound").value(), 3);
    EXPECT_TRUE(the<QLabel>("supposedNow").text().contains(QStringLiteral(": ")));
    EXPECT_TRUE(the<QPushButton>("suppose").isEnabled());
    the<QSpinBox>("supposedRound").setValue(2);
    dialog.reject();
    m_window->actions().get("showPlayers")->trigger();
    for (const char* name : {"playersTable", "standings", "crosstable"}) {
        const std::unique_ptr<QMenu> menu(the<TableView>(name).makeMenu());
        EXPECT_TRUE(menu->actions().contains(m_window->actions().get("whatIf"))) << name;
    }
}

TEST_F(WhatIfDialogTest, SaysWhatCouldNotHaveBeenAndPrints)
{
    QDialog& dialog = openIt();
    auto& find = the<QLineEdit>("supposedPlayer");
    find.setFocus();
    QTest::keyClicks(&find, QStringLiteral("5"));
    QTest::keyClick(&find, Qt::Key_Return);
    the<QSpinBox>("supposedRound").setValue(2);
    EXPECT_EQ(the<QComboBox>("supposedKind").currentIndex(), 1) << "a bye";
    the<QComboBox>("supposedKind").setCurrentIndex(3);
    the<QPushButton>("suppose").click();
    EXPECT_TRUE(facts().isEmpty());
    EXPECT_TRUE(the<QLabel>("whatIfHead").text().contains(QStringLiteral("a player who has left")));
    the<QComboBox>("supposedKind").setCurrentIndex(1);
    the<QPushButton>("suppose").click();
    ASSERT_TRUE(waitForMoves(true));
    EXPECT_EQ(facts(), QStringList{QStringLiteral("Round 2, Bình: zero-point bye instead of half-point bye.")});
    the<QPushButton>("printWhatIf").click();
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_TRUE(the<QDialog>("printDialog").isVisible());
    EXPECT_EQ(m_session.journal()->size(), m_journal);
}

}  // namespace
}  // namespace kydai::ui
