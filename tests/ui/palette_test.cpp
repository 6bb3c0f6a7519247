// The command palette: everything that has a name is found by it, in both languages and without marks; Enter goes
// there, Esc leaves everything as it was.

#include "flows/palette_flow.h"
#include "flows/setting_fields.h"
#include "main_window.h"
#include "panes/pane.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/utf8.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

#include <algorithm>

namespace kydai::ui {
namespace {

class PaletteTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section girls = EventBuilder()
                            .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                            .player("4b0 1w=", 1900, "Lê Minh")
                            .player("1b0 4w", 1800, "Trần Đình Ân")
                            .player("2w1 3b", 1700, "Phạm Hạnh")
                            .scheduledRounds(5)
                            .build();
        girls.info.name = "U14 Nữ";
        open(girls);
        Section boys = EventBuilder().player("2w1", 2000, "Đỗ Văn Đạt").player("1b0", 1900, "Vũ Mạnh").build();
        boys.info.name = "U9 Nam";
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(boys)}).ok());
    }

    PaletteFlow& palette()
    {
        auto& flow = *m_window->findChild<PaletteFlow*>();
        flow.gather();
        return flow;
    }
    std::vector<PaletteHit> find(const QString& typed) { return palette().find(typed); }
    static bool leadsTo(const std::vector<PaletteHit>& hits, PaletteGoal::Kind kind, const QString& name)
    {
        return std::ranges::any_of(
            hits, [&](const PaletteHit& hit) { return hit.goal.kind == kind && hit.goal.name == name; });
    }
    /// The name as a keyboard without marks types it.
    static QString bare(const QString& text)
    {
        return QString::fromStdString(utf8::fold(text.toStdString())).remove(QChar(0x2026)).trimmed();
    }
    void go(const char* typed)
    {
        press(Qt::Key_K, Qt::ControlModifier);
        type(typed);
        press(Qt::Key_Return);
        fixture::settle(m_window->desk());
    }
    [[nodiscard]] QString openedDialog() const
    {
        const QWidget* modal = QApplication::activeModalWidget();
        return modal == nullptr ? QString() : modal->objectName();
    }
    SectionId boys() { return m_session.event().sections.at(1).id; }
};

TEST_F(PaletteTest, EveryActionIsFoundByItsNameInBothLanguagesWithItsKey)
{
    const auto actions = m_window->actions().all();
    std::vector<QString> vietnamese;
    text::inLanguage(*QApplication::instance(), text::Language::Vietnamese,
                     [&] { vietnamese = m_window->actions().plainTexts(); });
    const auto english = m_window->actions().plainTexts();
    ASSERT_EQ(english.size(), actions.size());
    std::size_t differ = 0;
    for (std::size_t at = 0; at < actions.size(); ++at) {
        const QString name = actions[at]->objectName();
        if (name == QStringLiteral("palette")) continue;
        differ += english[at] == vietnamese[at] ? 0 : 1;
        for (const QString& text : {english[at], vietnamese[at]}) {
            const auto hits = find(bare(text));
            EXPECT_TRUE(leadsTo(hits, PaletteGoal::Kind::Action, name)) << name.toStdString() << text.toStdString();
            for (const PaletteHit& hit : hits) {
                if (hit.goal.name != name) continue;
                EXPECT_EQ(hit.row.text, english[at]) << "in the language of the window";
                EXPECT_EQ(hit.row.key, actions[at]->shortcut().toString(QKeySequence::NativeText));
                EXPECT_EQ(hit.row.isPossible, actions[at]->isEnabled());
            }
        }
    }
    EXPECT_GT(differ, actions.size() * 9 / 10) << "the other language is another one";
    EXPECT_EQ(find(bare(QStringLiteral("Điểm danh"))).front().goal.name, QStringLiteral("checkIn"));
}

TEST_F(PaletteTest, EveryFieldOfTheSettingsIsFoundAndGoneTo)
{
    for (const char* action : {"sectionInfo", "sectionRules", "tieBreaks", "publishSettings"}) {
        m_window->actions().get(action)->trigger();
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr) << action;
        const auto fields = fieldsOf(*dialog);
        EXPECT_GE(fields.size(), 3U) << action;
        for (const SettingField& field : fields) {
            EXPECT_TRUE(leadsTo(find(bare(field.label)), PaletteGoal::Kind::Setting, field.object))
                << field.label.toStdString();
        }
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
    const auto hits = find(QStringLiteral("so van"));
    ASSERT_TRUE(leadsTo(hits, PaletteGoal::Kind::Setting, QStringLiteral("ruleRounds")));
    EXPECT_EQ(hits.front().row.text, QStringLiteral("Rounds")) << "in the language of the window";
}

TEST_F(PaletteTest, AFieldOnAnotherPageIsBroughtIntoSight)
{
    go("chess960");
    ASSERT_EQ(openedDialog(), QStringLiteral("rulesDialog"));
    auto& field = *QApplication::activeModalWidget()->findChild<QCheckBox*>(QStringLiteral("ruleChess960"));
    EXPECT_TRUE(field.isVisible());
    EXPECT_TRUE(field.hasFocus());
}

TEST_F(PaletteTest, SectionsRoundsAndPlayersOfAnySectionAreGoneTo)
{
    go("u9 van 1");
    EXPECT_EQ(m_window->desk().sectionId(), boys());
    EXPECT_EQ(the<QTabWidget>("tabs").currentIndex(), Workbench::RoundTab);
    EXPECT_TRUE(the<QTableView>("roundTable").hasFocus());
    go("u14 nu");
    EXPECT_NE(m_window->desk().sectionId(), boys());
    EXPECT_EQ(m_window->desk().round(), 2);
    go("dat do");
    EXPECT_EQ(m_window->desk().sectionId(), boys());
    EXPECT_EQ(the<QTabWidget>("tabs").currentIndex(), Workbench::PlayersTab);
    EXPECT_EQ(the<QTableView>("playersTable").currentIndex().row(), 0);
    EXPECT_TRUE(the<QTableView>("playersTable").hasFocus());
    EXPECT_EQ(find(QStringLiteral("2")).front().row.text, QStringLiteral("2  Vũ Mạnh")) << "by number, in this section";
}

TEST_F(PaletteTest, PagesOfTheManualAreFoundInTheOtherLanguageToo)
{
    ASSERT_EQ(find(QStringLiteral("boc tham mot van")).front().row.text, QStringLiteral("Pairing a round"));
    go("bốc thăm một ván");
    EXPECT_TRUE(the<QTextBrowser>("manualText").toPlainText().startsWith(QStringLiteral("Pairing a round")));
}

TEST_F(PaletteTest, EscLeavesEverythingAsItWas)
{
    auto& table = the<QTableView>("roundTable");
    const QModelIndex before = table.currentIndex();
    const auto* undo = m_session.nextUndo();
    press(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(the<QLineEdit>("paletteSearch").hasFocus());
    EXPECT_GT(the<QTableView>("paletteTable").model()->rowCount(), 40) << "all that can be done";
    type("undo");
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_F9);
    press(Qt::Key_Down);
    press(Qt::Key_Tab);
    EXPECT_EQ(m_session.nextUndo(), undo) << "the window's keys are silent";
    EXPECT_TRUE(the<QLineEdit>("paletteSearch").hasFocus());
    press(Qt::Key_Escape);
    EXPECT_FALSE(the<QWidget>("palettePanel").isVisible());
    EXPECT_TRUE(table.hasFocus());
    EXPECT_EQ(table.currentIndex(), before);
    EXPECT_EQ(the<QTabWidget>("tabs").currentIndex(), Workbench::RoundTab);
    press(Qt::Key_K, Qt::ControlModifier);
    press(Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(table.hasFocus()) << "the same key leaves, too";
}

TEST_F(PaletteTest, WhatIsNotPossibleNowSaysSo)
{
    press(Qt::Key_K, Qt::ControlModifier);
    type("all remarks about the file");
    press(Qt::Key_Return);
    EXPECT_TRUE(the<QWidget>("palettePanel").isVisible());
    type(" xyz");
    EXPECT_EQ(the<QTableView>("paletteTable").model()->rowCount(), 0);
    EXPECT_TRUE(the<QLabel>("paletteHint").text().contains(QStringLiteral("Esc")));
    press(Qt::Key_Escape);
    press(Qt::Key_K, Qt::ControlModifier);
    type(m_window->actions().get("showRemarks")->text().toUtf8().constData());
    press(Qt::Key_Return);
    EXPECT_TRUE(the<QLabel>("paletteHint").text().startsWith(QStringLiteral("Not possible now")));
    press(Qt::Key_Escape);
}

TEST_F(PaletteTest, AnActionOnASelectionFindsIt)
{
    m_window->desk().go(boys(), 1);
    press(Qt::Key_1, Qt::ControlModifier);
    ASSERT_TRUE(the<QTableView>("playersTable").hasFocus());
    go("withdraw");
    EXPECT_EQ(m_session.event().sections.at(1).section->players[0].withdrawnFromRound, 2);
}

}  // namespace
}  // namespace kydai::ui
