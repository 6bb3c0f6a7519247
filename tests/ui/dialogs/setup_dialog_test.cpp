// A new event on one page, by keys; rules given to many sections at once.

#include "model/team_settings.h"
#include "policy/event_plan.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

namespace kydai::ui {
namespace {

class Setup : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder().player("", 2000, "Ánh").player("", 1900, "Bình").build());
        m_window->actions().get("newEvent")->trigger();
        m_prompts.expectSave(m_folder.filePath(QStringLiteral("youth.kydai")));
        the<QPushButton>("setupOtherFile").click();
    }
    /// One key to a field of the page, counted.
    void key(QWidget& field, Qt::Key pressed, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_keys;
        QTest::keyClick(&field, pressed, modifiers);
    }
    void keys(QLineEdit& field, const char* text)
    {
        field.selectAll();
        for (const char* at = text; *at != 0; ++at, ++m_keys) QTest::keyClick(&field, *at);
    }
    const Section& sectionAt(std::size_t at) { return *m_session.event().sections[at].section; }

    int m_keys = 0;
};

TEST_F(Setup, FortySectionsInAtMostSixtyKeysBesideTheNames)
{
    the<QLineEdit>("setupName").setText(QStringLiteral("Giải trẻ 2026"));
    the<QLineEdit>("setupFirstDay").setText(QStringLiteral("21/11/2026"));
    m_keys = 5;   // Ctrl+N, and Tab over town, days and chief arbiter
    m_keys += 2;  // Tab over the kind to the ages
    keys(the<QLineEdit>("setupAges"), "6-15");
    m_keys += 3;  // Tab over the sexes and the standard tempo
    key(the<QCheckBox>("setupRapid"), Qt::Key_Space);
    EXPECT_EQ(the<QTableWidget>("setupSections").rowCount(), 40);
    key(the<QLineEdit>("setupName"), Qt::Key_Return);
    EXPECT_LE(m_keys, 60);
    RecordProperty("keys", m_keys);
    ASSERT_EQ(m_session.event().sections.size(), 40U);
    EXPECT_EQ(m_session.event().name, "Giải trẻ 2026");
    EXPECT_EQ(m_window->desk().sectionId(), m_session.event().sections.front().id);
    EXPECT_EQ(sectionAt(0).info.name, "U6 Boys standard");
    EXPECT_EQ(sectionAt(0).info.limits, (SectionLimits{.sex = Sex::Male, .bornFrom = 2020}));
    EXPECT_EQ(sectionAt(39).info.name, "U15 Girls rapid");
    EXPECT_EQ(sectionAt(39).rules.timeControl, TimeControl::Rapid);
    EXPECT_EQ(sectionAt(39).rules.scheduledRounds, 9);
    EXPECT_FALSE(sectionAt(39).rules.tieBreaks.empty());
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(m_session.event().sections.empty()) << "one action";
}

TEST_F(Setup, LikeAnEarlierEventItHasItsSectionsWithoutItsPlayers)
{
    Section earlier = EventBuilder().player("2w1", 2000, "Ánh").player("1b0", 1900, "Bình").scheduledRounds(6).build();
    earlier.info.name = "U9 Nam";
    earlier.info.room = "Phòng 1";
    earlier.info.firstDay = {2025, 6, 1};
    earlier.info.limits.bornFrom = 2016;
    earlier.rules.tieBreaks = {"BH", "SB"};
    const QString path = m_folder.filePath(QStringLiteral("2025.kydai"));
    {
        EventSession last;
        ASSERT_TRUE(last.create(path, QStringLiteral("Giải 2025")).ok());
        for (const char* name : {"U9 Nam", "U9 Nữ"}) {
            earlier.info.name = name;
            ASSERT_TRUE(fixture::apply(last, AddSection{{}, std::make_shared<const Section>(earlier)}).ok());
        }
    }
    auto& kinds = the<QComboBox>("setupTemplate");
    m_prompts.expectOpen({});
    kinds.setCurrentIndex(kinds.count() - 1);
    EXPECT_EQ(kinds.currentIndex(), 0) << "nobody chose a file: the kind stays";
    m_prompts.expectOpen(path);
    kinds.setCurrentIndex(kinds.count() - 1);
    EXPECT_FALSE(the<QLineEdit>("setupAges").isEnabled());
    EXPECT_EQ(the<QLineEdit>("setupName").text(), QStringLiteral("Giải 2025"));
    the<QLineEdit>("setupName").setText(QStringLiteral("Giải 2026"));
    auto& day = the<QLineEdit>("setupFirstDay");
    QApplication::setActiveWindow(day.window());
    day.setFocus();
    day.setText(QStringLiteral("21/11/2026"));
    QTest::keyClick(&day, Qt::Key_Tab);
    auto& sections = the<QTableWidget>("setupSections");
    ASSERT_EQ(sections.rowCount(), 2);
    EXPECT_TRUE(sections.item(0, 1)->text().contains(QStringLiteral("2017")))
        << sections.item(0, 1)->text().toStdString();
    sections.item(1, 0)->setText(QStringLiteral("U9 Girls"));
    QTest::keyClick(&the<QLineEdit>("setupName"), Qt::Key_Return);
    ASSERT_EQ(m_session.event().sections.size(), 2U);
    EXPECT_EQ(m_session.event().name, "Giải 2026");
    EXPECT_EQ(sectionAt(0).info.name, "U9 Nam");
    EXPECT_EQ(sectionAt(1).info.name, "U9 Girls");
    EXPECT_EQ(sectionAt(0).info.room, "Phòng 1");
    EXPECT_EQ(sectionAt(0).info.limits.bornFrom, 2017);
    EXPECT_EQ(sectionAt(0).rules.tieBreaks, (std::vector<std::string>{"BH", "SB"}));
    EXPECT_EQ(sectionAt(0).rules.scheduledRounds, 6);
    EXPECT_TRUE(sectionAt(0).players.empty());
    EXPECT_TRUE(sectionAt(0).rounds.empty());
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(m_session.event().sections.empty()) << "one action";
}

TEST_F(Setup, AFileThatIsNoEventIsToldAndTheKindStays)
{
    const QString path = m_folder.filePath(QStringLiteral("none.kydai"));
    QFile none(path);
    ASSERT_TRUE(none.open(QIODevice::WriteOnly));
    none.write("nothing");
    none.close();
    auto& kinds = the<QComboBox>("setupTemplate");
    m_prompts.expectOpen(path);
    kinds.setCurrentIndex(kinds.count() - 1);
    EXPECT_EQ(kinds.currentIndex(), 0);
    EXPECT_FALSE(the<QLabel>("setupRefusal").isHidden());
    EXPECT_TRUE(the<QLineEdit>("setupAges").isEnabled());
}

TEST_F(Setup, EachKindOfEventBringsItsRules)
{
    auto& kinds = the<QComboBox>("setupTemplate");
    auto& rounds = the<QSpinBox>("setupRounds");
    kinds.setCurrentIndex(3);
    EXPECT_EQ(rounds.value(), 11);
    kinds.setCurrentIndex(5);
    EXPECT_FALSE(rounds.isEnabled()) << "the table of a round robin has its rounds";
    kinds.setCurrentIndex(4);
    EXPECT_TRUE(rounds.isEnabled());
    EXPECT_EQ(the<QTableWidget>("setupSections").rowCount(), 2);
    the<QLineEdit>("setupName").setText(QStringLiteral("Cờ tướng"));
    the<QPushButton>("setupCreate").click();
    EXPECT_EQ(sectionAt(0).rules.discipline, Discipline::Xiangqi);
    EXPECT_EQ(sectionAt(1).info.name, "Women");
}

TEST_F(Setup, WhatCantBeIsSaidAndNothingIsMade)
{
    const QString before = m_session.path();
    const auto refused = [&](const char* what) {
        the<QPushButton>("setupCreate").click();
        EXPECT_EQ(m_session.path(), before);
        const QString said = the<QLabel>("setupRefusal").text();
        EXPECT_TRUE(said.contains(QString::fromUtf8(what))) << said.toStdString();
    };
    refused("name");
    the<QLineEdit>("setupName").setText(QStringLiteral("A"));
    the<QLineEdit>("setupAges").setText(QStringLiteral("seven"));
    refused("seven");
    the<QLineEdit>("setupAges").clear();
    the<QLineEdit>("setupTieBreaks").setText(QStringLiteral("BH, XYZ"));
    refused("XYZ");
    the<QLineEdit>("setupTieBreaks").setText(QStringLiteral("BH"));
    the<QLineEdit>("setupLastDay").setText(QStringLiteral("soon"));
    refused("soon");
    the<QLineEdit>("setupLastDay").setText(QStringLiteral("22/11/2026"));
    the<QPushButton>("setupCreate").click();
    EXPECT_NE(m_session.path(), before);
}

TEST_F(Setup, SectionsAreRenamedLeftOutAndAdded)
{
    the<QLineEdit>("setupName").setText(QStringLiteral("A"));
    auto& sections = the<QTableWidget>("setupSections");
    the<QLineEdit>("setupAges").setText(QStringLiteral("9, 11"));
    ASSERT_EQ(sections.rowCount(), 4);
    sections.item(0, 0)->setText(QStringLiteral("U9 Nam"));
    the<QLineEdit>("setupAges").setText(QStringLiteral("9, 11, 13"));
    EXPECT_EQ(sections.item(0, 0)->text(), QStringLiteral("U9 Nam")) << "what was typed stays";
    sections.setCurrentCell(5, 0);
    QTest::keyClick(&sections, Qt::Key_Delete);
    the<QPushButton>("setupAdd").click();
    sections.item(5, 0)->setText(QStringLiteral("Cha mẹ"));
    the<QPushButton>("setupCreate").click();
    ASSERT_EQ(m_session.event().sections.size(), 6U);
    EXPECT_EQ(sectionAt(0).info.name, "U9 Nam");
    EXPECT_EQ(sectionAt(5).info.name, "Cha mẹ");
    EXPECT_FALSE(sectionAt(5).info.limits.areSet());
}

TEST_F(Setup, RulesAndTieBreaksAreGivenToAllSectionsAtOnce)
{
    the<QLineEdit>("setupName").setText(QStringLiteral("A"));
    the<QLineEdit>("setupAges").setText(QStringLiteral("9, 11"));
    the<QPushButton>("setupCreate").click();
    m_window->actions().get("sectionRules")->trigger();
    the<QSpinBox>("ruleRounds").setValue(5);
    the<QCheckBox>("allSections").click();
    the<QPushButton>("rulesSave").click();
    for (std::size_t at = 0; at < 4; ++at) EXPECT_EQ(sectionAt(at).rules.scheduledRounds, 5) << at;
    ASSERT_TRUE(m_session.undo().ok());
    for (std::size_t at = 0; at < 4; ++at) EXPECT_EQ(sectionAt(at).rules.scheduledRounds, 9) << at;
}

TEST_F(Setup, RulesOfAGroupAreChangedInOnePlace)
{
    the<QLineEdit>("setupName").setText(QStringLiteral("A"));
    the<QLineEdit>("setupAges").setText(QStringLiteral("9, 11"));
    the<QCheckBox>("setupRapid").click();
    the<QPushButton>("setupCreate").click();
    ASSERT_EQ(m_session.event().sections.size(), 8U);
    EXPECT_EQ(sectionAt(0).info.group, "standard");
    EXPECT_EQ(sectionAt(7).info.group, "rapid");
    m_window->desk().go(m_session.event().sections[7].id, 0);
    m_window->actions().get("sectionRules")->trigger();
    the<QSpinBox>("ruleRounds").setValue(6);
    the<QCheckBox>("groupSections").click();
    the<QPushButton>("rulesSave").click();
    for (std::size_t at = 0; at < 8; ++at) EXPECT_EQ(sectionAt(at).rules.scheduledRounds, at < 4 ? 9 : 6) << at;
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(sectionAt(7).rules.scheduledRounds, 9) << "one action";
}

/// Teams, a league, a cup and a club are kinds of event from the first page on.
class SetupKind : public Setup, public testing::WithParamInterface<std::size_t> {};

TEST_P(SetupKind, BeginsByTheSystemOfItsKind)
{
    const policy::EventTemplate& kind = policy::eventTemplates()[GetParam()];
    const SystemRow& system = rowOf(kind.system);
    the<QLineEdit>("setupName").setText(QStringLiteral("A"));
    the<QComboBox>("setupTemplate").setCurrentIndex(static_cast<int>(GetParam()));
    EXPECT_EQ(the<QSpinBox>("setupRounds").isEnabled(), !system.isTable && !system.knocksOut);
    if (system.ranksByValue) m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    the<QPushButton>("setupCreate").click();
    ASSERT_FALSE(m_session.event().sections.empty());
    const RuleSet& rules = sectionAt(0).rules;
    EXPECT_EQ(rules.pairingSystem, kind.system);
    EXPECT_EQ(rules.scheduledRounds.has_value(), !system.isTable && !system.knocksOut);
    EXPECT_EQ(rules.fideMode, kind.system != PairingSystem::Keizer) << "Keizer's system is none of the Handbook";
    EXPECT_EQ(teamSettingsOf(std::string_view(rules.systemCode)).has_value(), kind.system == PairingSystem::TeamSwiss);
    EXPECT_EQ(rules.tieBreaks.empty(), kind.system == PairingSystem::KnockOut);
}

INSTANTIATE_TEST_SUITE_P(Kinds, SetupKind, testing::Range(std::size_t{0}, policy::eventTemplates().size()),
                         [](const auto& each) { return std::string(policy::eventTemplates()[each.param].id); });

}  // namespace
}  // namespace kydai::ui
