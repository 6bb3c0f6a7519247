// Names first, and room: what stays in view, what folds away, what scrolls.

#include "models/list_model.h"
#include "support/settle.h"
#include "support/window_fixture.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

namespace kydai::ui {
namespace {

class Room : public fixture::WindowTest {
protected:
    void SetUp() override
    {
        m_path = m_folder.filePath(QStringLiteral("mẫu.kydai"));
        ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), m_path));
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
        ASSERT_TRUE(m_session.open(m_path).ok());
        m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
        m_window->resize(1366, 728);
        m_window->show();
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
    void TearDown() override { QSettings().remove(QStringLiteral("recentFiles")); }
    void trigger(const char* action) { m_window->actions().get(action)->trigger(); }
    /// More than a screen has room for; gives the last.
    static QLineEdit* addTooManyLines(QDialog& dialog)
    {
        constexpr int kTooMany = 60;
        auto* column = new QVBoxLayout(&dialog);
        QLineEdit* last = nullptr;
        for (int line = 0; line < kTooMany; ++line) column->addWidget(last = new QLineEdit(&dialog));
        return last;
    }
    bool isShown(const char* table, const char* column)
    {
        const auto& view = the<TableView>(table);
        const int at = columnOf(*view.model(), column);
        return at >= 0 && !view.isColumnHidden(at);
    }

    QString m_path;
};

TEST_F(Room, NumbersAndNamesOfTheCrosstableStayInView)
{
    trigger("showCrosstable");
    the<QRadioButton>("crosstableByRank").click();  // with its tie-breaks
    fixture::settle(m_window->desk());
    m_window->resize(700, 600);
    trigger("toggleWhy");
    QCoreApplication::processEvents();
    auto& table = the<TableView>("crosstable");
    auto& names = the<QTableView>("crosstableFrozen");
    ASSERT_GT(table.horizontalScrollBar()->maximum(), 0);
    EXPECT_TRUE(names.isVisible());
    table.horizontalScrollBar()->setValue(table.horizontalScrollBar()->maximum());
    EXPECT_EQ(names.pos(), QPoint(0, 0));
    EXPECT_FALSE(names.isColumnHidden(columnOf(*names.model(), "name")));
    EXPECT_TRUE(names.isColumnHidden(columnOf(*names.model(), "round1")));
    EXPECT_EQ(names.rowViewportPosition(3), table.rowViewportPosition(3));
    // Whoever goes to a round sees it beside the names.
    table.goTo(table.model()->index(2, columnOf(*table.model(), "round1")));
    EXPECT_GE(table.visualRect(table.currentIndex()).left(), names.width() - 1);
    m_window->resize(1366, 728);
    QCoreApplication::processEvents();
    EXPECT_EQ(names.isVisible(), table.horizontalScrollBar()->maximum() > 0);
    the<QRadioButton>("crosstableByNumber").click();
}

TEST_F(Room, BoardsTellTheRatingsThatAnEventHas)
{
    trigger("showRound");
    EXPECT_TRUE(isShown("roundTable", "white_rating"));
    EXPECT_TRUE(isShown("roundTable", "black_rating"));
    EXPECT_FALSE(isShown("roundTable", "white_title")) << "nobody in the sample has one";
}

TEST_F(Room, EventsOfTheLastTimesAreOnTheFirstScreen)
{
    const QString second = m_folder.filePath(QStringLiteral("hai.kydai"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), second));
    QFile::setPermissions(second, QFile::ReadOwner | QFile::WriteOwner);
    ASSERT_TRUE(m_window->openFile(m_path));
    ASSERT_TRUE(m_window->openFile(second));
    trigger("closeEvent");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    const auto offered = m_window->findChildren<QPushButton*>(QStringLiteral("offered"));
    ASSERT_EQ(offered.size(), 2);
    EXPECT_TRUE(offered.front()->isVisible());
    EXPECT_EQ(offered.front()->text(), QStringLiteral("hai"));
    offered.back()->click();
    EXPECT_EQ(m_session.path(), m_path);
}

/// 1366×768 at 144 dots per inch is 911×512.
TEST_F(Room, PanesFoldAwayWhereTheWindowIsNarrowAndComeWhenTheyAreAsked)
{
    m_window->resize(911, 470);
    QCoreApplication::processEvents();
    EXPECT_LE(m_window->width(), 911);
    EXPECT_LE(m_window->height(), 470);
    EXPECT_FALSE(the<QWidget>("whyPane").isVisible());
    trigger("askPlayer");
    QCoreApplication::processEvents();
    EXPECT_TRUE(the<QWidget>("whyPane").isVisible());
    EXPECT_FALSE(the<QWidget>("sectionTree").isVisible()) << "there is no room for both";
    EXPECT_EQ(QApplication::focusWidget(), &the<QLineEdit>("whyFind"));
    trigger("toggleWhy");
    QCoreApplication::processEvents();
    EXPECT_TRUE(the<QWidget>("sectionTree").isVisible());
    trigger("explain");
    QCoreApplication::processEvents();
    EXPECT_TRUE(the<QWidget>("whyPane").isVisible());
    EXPECT_LE(m_window->width(), 911);
    m_window->resize(1366, 728);
    QCoreApplication::processEvents();
    EXPECT_TRUE(the<QWidget>("sectionTree").isVisible());
    EXPECT_TRUE(the<QWidget>("whyPane").isVisible());
}

TEST_F(Room, WhatDoesNotFitADialogScrollsAndTheButtonsStayInSight)
{
    QDialog dialog(m_window.get());
    QLineEdit* last = addTooManyLines(dialog);
    auto* button = new QPushButton(QStringLiteral("Take"), &dialog);
    dialog.layout()->addWidget(button);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height() - kFrameOfADialog.height());
    EXPECT_TRUE(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
    last->setFocus();
    QCoreApplication::processEvents();
    EXPECT_TRUE(dialog.rect().contains(last->mapTo(&dialog, QPoint(0, last->height()))));
    EXPECT_FALSE(last->visibleRegion().isEmpty());
}

TEST_F(Room, WhatDoesNotFitInHeightNeedNotBeScrolledAside)
{
    QDialog dialog(m_window.get());
    QLineEdit* last = addTooManyLines(dialog);
    last->setMinimumWidth(400);
    dialog.layout()->addWidget(new QPushButton(QStringLiteral("Take"), &dialog));
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    last->setFocus();
    QCoreApplication::processEvents();
    EXPECT_EQ(dialog.findChild<QScrollArea*>(QStringLiteral("room"))->horizontalScrollBar()->maximum(), 0);
}

TEST_F(Room, NoToolOfADraftIsCutInANarrowWindow)
{
    m_window->desk().go(m_session.event().sections.at(1).id, kMaxRounds);  // all results are in
    trigger("pairNext");
    const auto& editor = the<QWidget>("draftEditor");
    ASSERT_TRUE(QTest::qWaitFor([&] { return editor.isVisible(); }));
    for (const int width : {1366, 911, 560, 1366}) {
        m_window->resize(width, 512);
        QCoreApplication::processEvents();
        for (const char* tool :
             {"exchangePlayers", "pairMarked", "swapColours", "giveBye", "makeAbsent", "startOver"}) {
            const auto& button = the<QPushButton>(tool);
            EXPECT_GE(button.width(), button.sizeHint().width()) << tool << ", " << width;
            EXPECT_TRUE(editor.rect().contains(QRect(button.mapTo(&editor, QPoint()), button.size())))
                << tool << ", " << width;
        }
    }
}

/// Sections of two events have the same numbers, and nothing can be undone in either.
TEST_F(Room, AMessageEndsWithItsEvent)
{
    const QString second = m_folder.filePath(QStringLiteral("hai.kydai"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), second));
    QFile::setPermissions(second, QFile::ReadOwner | QFile::WriteOwner);
    m_window->desk().tell(InlineBar::Tone::Warning, QStringLiteral("said of the first"));
    EXPECT_TRUE(the<QWidget>("messageBar").isVisible());
    ASSERT_TRUE(m_window->openFile(second));
    EXPECT_FALSE(the<InlineBar>("messageBar").isVisible() &&
                 the<InlineBar>("messageBar").text() == QStringLiteral("said of the first"));
}

TEST_F(Room, AFileOpenedFromOutsideComesUpWhereItIsOpenOrWhereNothingIs)
{
    const QString second = m_folder.filePath(QStringLiteral("hai.kydai"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), second));
    QFile::setPermissions(second, QFile::ReadOwner | QFile::WriteOwner);
    m_window->showMinimized();
    EXPECT_FALSE(m_window->takeFromOutside(second, true)) << "another event is open";
    EXPECT_TRUE(m_window->isMinimized());
    EXPECT_TRUE(m_window->takeFromOutside(m_path, false));
    EXPECT_FALSE(m_window->isMinimized());
    m_session.close();
    EXPECT_FALSE(m_window->takeFromOutside(second, false));
    EXPECT_TRUE(m_window->takeFromOutside(second, true));
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_session.path() == second; }));
}

TEST_F(Room, AnEventInASynchronisedFolderIsToldOnce)
{
    const QString folder = m_folder.filePath(QStringLiteral("OneDrive - Hội"));
    ASSERT_TRUE(QDir().mkpath(folder));
    const QString path = folder + QStringLiteral("/giải.kydai");
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/sample/sample.kydai"), path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    const auto isTold = [&] {
        const auto& bar = the<InlineBar>("messageBar");
        return bar.isVisible() && bar.text().contains(QStringLiteral("OneDrive"));
    };
    ASSERT_TRUE(m_window->openFile(path));
    EXPECT_TRUE(isTold());
    ASSERT_TRUE(m_window->openFile(m_path));
    EXPECT_FALSE(isTold());
    ASSERT_TRUE(m_window->openFile(path));
    EXPECT_FALSE(isTold());
}

TEST_F(Room, ABoxOfFortySentencesFitsAndTellsThemAll)
{
    Prompt prompt{.level = WarningLevel::Confirm, .id = QStringLiteral("forty")};
    QStringList sentences;
    for (int section = 1; section <= 40; ++section) {
        sentences << QStringLiteral("Round 3 of section %1 is under way: slips that are out say others.").arg(section);
        prompt.consequences << QStringLiteral("Print the slips of section %1 again.").arg(section);
    }
    prompt.text = sentences.join(QLatin1Char('\n'));
    prompt.confirm = QStringLiteral("Do it");
    QString shown;
    QString details;
    int height = 0;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        shown = box->text();
        details = box->detailedText();
        height = box->height();
        box->reject();
    });
    EXPECT_EQ(QtPrompts(m_window.get()).prompt(prompt), Answer::Cancelled);
    EXPECT_GT(height, 0);
    EXPECT_LE(height, 512) << "of 768 at 144 dots per inch";
    EXPECT_TRUE(shown.contains(QStringLiteral("and 35 more lines"))) << shown.toStdString();
    EXPECT_TRUE(details.contains(sentences.back()) && details.contains(prompt.consequences.back()));
}

TEST_F(Room, ASentenceWithItsDozenOfDetailsIsToldWhole)
{
    Prompt prompt{.level = WarningLevel::Acknowledge, .id = QStringLiteral("dozen")};
    prompt.text = QStringLiteral("Boards differ from the rules:");
    for (int board = 1; board <= 12; ++board) prompt.text += QStringLiteral("\nboard %1").arg(board);
    QString shown;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        shown = box->text() + box->detailedText();
        box->accept();
    });
    QtPrompts(m_window.get()).prompt(prompt);
    EXPECT_EQ(shown, prompt.text);
}

TEST_F(Room, TheCellOneIsAtStaysInSightInASmallerWindow)
{
    trigger("showPlayers");
    auto& table = the<TableView>("playersTable");
    table.goToRow(table.rowAt(table.viewport()->height() - 5));
    ASSERT_TRUE(table.viewport()->rect().intersects(table.visualRect(table.currentIndex())));
    m_window->resize(1366, 480);
    QCoreApplication::processEvents();
    EXPECT_TRUE(table.viewport()->rect().intersects(table.visualRect(table.currentIndex())));
}

}  // namespace
}  // namespace kydai::ui
