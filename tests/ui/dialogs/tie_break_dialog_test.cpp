#include "dialogs/tie_break_dialog.h"

#include "support/event_builder.h"
#include "support/window_fixture.h"
#include "tiebreak/standings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeView>

#include <cstdint>
#include <set>

namespace kydai::ui {
namespace {

class TieBreakDialogTest : public kydai::fixture::WindowTest {
protected:
    void show(Section section)
    {
        open(section);
        m_window->actions().get("tieBreaks")->trigger();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog()));
    }
    TieBreakDialog& dialog() { return the<TieBreakDialog>("tieBreakDialog"); }
    QStringList chosen()
    {
        QStringList list;
        auto& widget = the<QListWidget>("tieBreakChosen");
        for (int row = 0; row < widget.count(); ++row) list << widget.item(row)->text();
        return list;
    }
    QString firstFound() { return the<QTreeView>("tieBreakAvailable").model()->index(0, 0).data().toString(); }
    void search(const char* text)
    {
        auto& box = the<QLineEdit>("tieBreakSearch");
        box.clear();
        QTest::keyClicks(&box, QString::fromUtf8(text));
    }
    void inSearch(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&the<QLineEdit>("tieBreakSearch"), key, modifiers);
    }
    void inList(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&the<QListWidget>("tieBreakChosen"), key, modifiers);
    }
};

Section beforeTheStart()
{
    Section section = EventBuilder().player("", 2000).player("", 1900).build();
    section.rules.tieBreaks = {"BH"};
    return section;
}

TEST_F(TieBreakDialogTest, IsFoundByCodeNameInBothLanguagesAndSwissManagerNumber)
{
    show(beforeTheStart());
    search("bh/c1");
    EXPECT_EQ(firstFound(), QStringLiteral("BH/C1"));
    search("koya");
    EXPECT_EQ(firstFound(), QStringLiteral("KS"));
    search("doi khang");  // đối kháng trực tiếp
    EXPECT_EQ(firstFound(), QStringLiteral("DE"));
    search("85");
    EXPECT_EQ(firstFound(), QStringLiteral("SB"));
    search("37");
    EXPECT_EQ(firstFound(), QStringLiteral("BH@OLD"));
}

TEST_F(TieBreakDialogTest, NumbersThatOnlySwissManagerHasAreOfferedWithTheirNames)
{
    show(beforeTheStart());
    search("arranz");
    EXPECT_EQ(firstFound(), QStringLiteral("61"));
    search("recursive performance rating");
    EXPECT_EQ(firstFound(), QStringLiteral("54"));
    inSearch(Qt::Key_Return);
    EXPECT_EQ(chosen(), (QStringList{QStringLiteral("BH"), QStringLiteral("54")}));
    EXPECT_TRUE(the<QLabel>("tieBreakWarnings").text().contains(QStringLiteral("54 is not computed here")));
    EXPECT_TRUE(the<QPushButton>("tieBreakSave").isEnabled()) << "a list may have it all the same";
}

TEST_F(TieBreakDialogTest, ACodeTypedWithItsEditionIsFound)
{
    show(beforeTheStart());
    search("BH@26");
    EXPECT_EQ(firstFound(), QStringLiteral("BH@26"));
    inSearch(Qt::Key_Return);
    search("bh-c1@24");
    EXPECT_EQ(firstFound(), QStringLiteral("BH/C1@24"));
    search("bh@27");
    EXPECT_EQ(firstFound(), QString()) << "there is no such edition";
    search("");
    EXPECT_NE(firstFound(), QStringLiteral("BH/C1@24")) << "gone with what was typed";
    EXPECT_EQ(the<QListWidget>("tieBreakChosen").item(1)->text(), QStringLiteral("BH@26"));
}

TEST_F(TieBreakDialogTest, Art8_BuchholzIsNotOfferedInARoundRobin)  // question 105
{
    Section section = beforeTheStart();
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.tieBreaks = {"SB"};
    show(section);
    const auto* found = the<QTreeView>("tieBreakAvailable").model();
    QStringList codes;
    for (int row = 0; row < found->rowCount(); ++row) codes << found->index(row, 0).data().toString();
    EXPECT_TRUE(codes.contains(QStringLiteral("KS")));
    for (const QString& code : codes) {
        for (const char* forbidden : {"BH", "FB", "AOB"})
            EXPECT_FALSE(code.startsWith(QLatin1String(forbidden))) << code.toStdString();
    }
}

TEST_F(TieBreakDialogTest, EnterAddsAltArrowsOrderDeleteRemovesAndSaveKeeps)
{
    show(beforeTheStart());
    search("sb");
    inSearch(Qt::Key_Return);
    search("direct encounter");
    inSearch(Qt::Key_Return);
    EXPECT_EQ(chosen(), (QStringList{QStringLiteral("BH"), QStringLiteral("SB"), QStringLiteral("DE")}));
    inList(Qt::Key_Up, Qt::AltModifier);
    inList(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(chosen(), (QStringList{QStringLiteral("DE"), QStringLiteral("BH"), QStringLiteral("SB")}));
    inList(Qt::Key_Down);
    inList(Qt::Key_Delete);
    inSearch(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(section()->rules.tieBreaks, (std::vector<std::string>{"DE", "SB"}));
}

TEST_F(TieBreakDialogTest, WarnsOfWhatDoesNotFit)
{
    show(beforeTheStart());
    auto& warnings = the<QLabel>("tieBreakWarnings");
    EXPECT_TRUE(warnings.text().isEmpty());
    search("koya");
    inSearch(Qt::Key_Return);
    EXPECT_TRUE(warnings.text().contains(QStringLiteral("KS is for round robins")));
    auto& list = the<QListWidget>("tieBreakChosen");
    list.item(0)->setText(QStringLiteral("BHX"));
    EXPECT_TRUE(warnings.text().contains(QStringLiteral("BHX is no tie-break")));
    EXPECT_FALSE(the<QPushButton>("tieBreakSave").isEnabled());
}

TEST_F(TieBreakDialogTest, AfterTheStartTheListStandsInFideMode)  // question 200
{
    Section section = EventBuilder().player("2w1", 2000).player("1b0", 1900).build();
    section.rules.tieBreaks = {"BH"};
    show(section);
    EXPECT_TRUE(the<QLabel>("tieBreakLocked").isVisible());
    for (const char* name : {"tieBreakAdd", "tieBreakUp", "tieBreakDown", "tieBreakRemove"})
        EXPECT_FALSE(the<QPushButton>(name).isEnabled()) << name;
    EXPECT_FALSE(the<QListWidget>("tieBreakChosen").isEnabled());
    EXPECT_FALSE(the<QComboBox>("tieBreakPresets").isEnabled());
    search("sb");
    inSearch(Qt::Key_Return);
    EXPECT_EQ(the<QListWidget>("tieBreakChosen").count(), 1) << "the list of all is for looking things up";
    inSearch(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(m_prompts.asked().empty());
    EXPECT_EQ(this->section()->rules.tieBreaks, std::vector<std::string>{"BH"});
}

TEST_F(TieBreakDialogTest, OutsideFideModeTheArbiterConfirmsTwice)
{
    Section section = EventBuilder().player("2w1", 2000).player("1b0", 1900).build();
    section.rules.tieBreaks = {"BH"};
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 1;
    m_prompts.expect(QStringLiteral("tieBreaksAfterStart"), Answer::Cancelled);
    m_prompts.expect(QStringLiteral("tieBreaksAfterStart"), Answer::Confirmed);
    show(section);
    search("sb");
    inSearch(Qt::Key_Return);
    inSearch(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(this->section()->rules.tieBreaks, std::vector<std::string>{"BH"});
    inSearch(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(this->section()->rules.tieBreaks, (std::vector<std::string>{"BH", "SB"}));
    for (const Prompt& prompt : m_prompts.asked()) EXPECT_EQ(prompt.level, WarningLevel::TwoSteps);
}

// Two players who drew both of their games are level in everything; only lots part them, the same way every time.
TEST_F(TieBreakDialogTest, LotsAreDrawnOnceAndKept)
{
    Section section = EventBuilder().player("2w=", 2000).player("1b=", 2000).build();
    section.rules.tieBreaks = {"BH"};
    show(section);

    QTest::keyClick(&the<QCheckBox>("tieBreakLots"), Qt::Key_Space);
    inSearch(Qt::Key_Return, Qt::ControlModifier);  // no question: the list is as it was
    const auto drawn = this->section();
    ASSERT_NE(drawn->rules.lotsSeed, 0U);
    const auto first = tiebreak::standingsOf(*drawn);
    const auto second = tiebreak::standingsOf(*drawn);
    ASSERT_EQ(first->lots.size(), 1U);
    EXPECT_EQ(first->lots, second->lots);
    EXPECT_EQ(first->rows[1].rank, 2);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(this->section()->rules.lotsSeed, 0U);
}

TEST_F(TieBreakDialogTest, LotsTakenBackAreTheSameWhenTheyAreDrawnAgain)  // question 206
{
    Section section = EventBuilder().player("2w=", 2000).player("1b=", 2000).build();
    section.rules.tieBreaks = {"BH"};
    show(section);
    std::set<std::uint64_t> seeds;
    for (int time = 0; time < 3; ++time) {
        if (time > 0) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the dialog that was open before
            m_window->actions().get("tieBreaks")->trigger();
        }
        QTest::keyClick(&the<QCheckBox>("tieBreakLots"), Qt::Key_Space);
        inSearch(Qt::Key_Return, Qt::ControlModifier);
        seeds.insert(this->section()->rules.lotsSeed);
        m_window->actions().get("undo")->trigger();
        ASSERT_EQ(this->section()->rules.lotsSeed, 0U);
    }
    EXPECT_EQ(seeds.size(), 1U);
    EXPECT_EQ(seeds.count(0), 0U);
}

}  // namespace
}  // namespace kydai::ui
