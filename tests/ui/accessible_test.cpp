// The window as a screen reader has it: every control that is seen has a name and a role, and rows of boards read as
// people say them.

#include "main_window.h"
#include "models/list_model.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QTableView>

#include <algorithm>
#include <string>

namespace kydai::ui {
namespace {

class AccessibleTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                              .player("4b0 1w=", 1900, "Lê Minh")
                              .player("1b0 4w", 1800, "Trần Đình Ân")
                              .player("2w1 3b", 1700, "Phạm Hạnh")
                              .scheduledRounds(5)
                              .build();
        section.rules.tieBreaks = {"BH", "SB"};
        open(section);
    }

    /// Roles of what one works with; a screen reader stops there.
    static bool isControl(QAccessible::Role role)
    {
        constexpr QAccessible::Role kControls[] = {
            QAccessible::Button,      QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::CheckBox,
            QAccessible::RadioButton, QAccessible::ComboBox,   QAccessible::EditableText,   QAccessible::SpinBox,
            QAccessible::List,        QAccessible::Table,      QAccessible::Tree,           QAccessible::MenuItem,
            QAccessible::PageTabList, QAccessible::PageTab,    QAccessible::Slider,         QAccessible::Graphic,
            QAccessible::ProgressBar};
        return std::ranges::find(kControls, role) != std::end(kControls);
    }

    struct Seen {
        int controls = 0;
        std::vector<std::string> nameless{};
    };
    /// What stands below, but the cells of views and the parts of composed controls.
    void look(QAccessibleInterface* at, Seen& seen)
    {
        if (at == nullptr || at->state().invisible) return;
        const auto* widget = qobject_cast<const QWidget*>(at->object());
        if (widget != nullptr && !widget->isVisible()) return;
        EXPECT_NE(at->role(), QAccessible::NoRole) << (widget != nullptr ? widget->metaObject()->className() : "");
        if (isControl(at->role())) {
            ++seen.controls;
            if (at->text(QAccessible::Name).trimmed().isEmpty())
                seen.nameless.push_back(widget == nullptr ? std::to_string(at->role())
                                                          : std::string(widget->metaObject()->className()) + ' ' +
                                                                widget->objectName().toStdString());
            if (at->role() != QAccessible::PageTabList) return;
        }
        for (int child = 0; child < at->childCount(); ++child) look(at->child(child), seen);
    }
    void expectNamed(QWidget* top, const char* where, int atLeast)
    {
        Seen seen;
        look(QAccessible::queryAccessibleInterface(top), seen);
        EXPECT_GE(seen.controls, atLeast) << where;
        EXPECT_EQ(seen.nameless, std::vector<std::string>{}) << where;
    }
};

TEST_F(AccessibleTest, EveryControlOfEveryPaneHasANameAndARole)
{
    for (const char* tab : {"showPlayers", "showRound", "showCrosstable", "showStandings", "showRatings", "pairNext"}) {
        m_window->actions().get(tab)->trigger();
        fixture::settle(m_window->desk());
        expectNamed(m_window.get(), tab, 15);
    }
}

TEST_F(AccessibleTest, EveryControlOfEveryDialogHasANameAndARole)
{
    for (const char* action :
         {"newEvent",       "sectionInfo",    "sectionRules",  "tieBreaks",        "restoreBackup",   "checkIn",
          "playerRecord",   "giveNumbers",    "requestedByes", "prohibitedPairs",  "adjustments",     "teams",
          "journal",        "print",          "exportFile",    "ratingCalculator", "publishSettings", "pairAll",
          "missingResults", "giveTables",     "siteAccess",    "shortcuts",        "manual",          "palette",
          "newerVersion",   "continueSection"}) {
        m_window->actions().get("showPlayers")->trigger();
        m_window->actions().get(action)->trigger();
        fixture::settle(m_window->desk());
        QWidget* front = QApplication::activeWindow();
        ASSERT_NE(front, nullptr) << action;
        expectNamed(front, action, 2);
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : front, Qt::Key_Escape);
        if (front != m_window.get()) front->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get())) << action;
    }
}

TEST_F(AccessibleTest, RowsOfBoardsReadAsPeopleSayThem)
{
    const auto& table = the<QTableView>("roundTable");
    const auto spoken = [&](int row, std::string_view column) {
        const QModelIndex index = table.model()->index(row, columnOf(*table.model(), column));
        QAccessibleInterface* cells = QAccessible::queryAccessibleInterface(&the<QTableView>("roundTable"));
        QAccessibleInterface* cell = cells->tableInterface()->cellAt(index.row(), index.column());
        return cell->text(QAccessible::Name);
    };
    EXPECT_TRUE(spoken(0, "white").startsWith(QStringLiteral("board 1, White, Lê Minh, result: ½")))
        << spoken(0, "white").toStdString();
    EXPECT_EQ(spoken(1, "black"), QStringLiteral("board 2, Black, Phạm Hạnh, result: none yet"));
    EXPECT_EQ(spoken(1, "result"), QStringLiteral("board 2, result: none yet"));
    text::installLanguage(*QApplication::instance(), text::Language::Vietnamese);
    m_window->desk().setLanguage(text::Language::Vietnamese);
    QApplication::processEvents();
    EXPECT_EQ(spoken(1, "black"), QStringLiteral("bàn 2, Đen, Phạm Hạnh, kết quả: chưa có"));
    EXPECT_EQ(the<QTableView>("playersTable").model()->index(0, 1).data(Qt::AccessibleTextRole).toString(),
              QStringLiteral("Họ và tên: Nguyễn Thị Loan"));
}

}  // namespace
}  // namespace kydai::ui
