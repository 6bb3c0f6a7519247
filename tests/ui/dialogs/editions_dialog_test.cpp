// Under which rules? The window of it: the table, the reasons, and its way to paper.
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

namespace kydai::ui {
namespace {

class EditionsDialogTest : public kydai::fixture::WindowTest {};

TEST_F(EditionsDialogTest, ShowsPlacesByEveryEditionInFideModeAndChangesNothing)
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
    const std::size_t before = m_session.journal()->size();
    m_window->actions().get("editions")->trigger();
    auto& dialog = the<QDialog>("editionsDialog");
    auto& table = the<QTableView>("editions");
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() == 6; }));
    EXPECT_FALSE(the<QLabel>("editionsHead").text().isEmpty());
    EXPECT_GE(dialog.findChild<QTreeView*>("steps")->model()->rowCount(), 3);
    the<QPushButton>("printEditions").click();
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_TRUE(the<QDialog>("printDialog").isVisible());
    EXPECT_EQ(m_session.journal()->size(), before);
}

}  // namespace
}  // namespace kydai::ui
