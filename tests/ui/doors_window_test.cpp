// The window's doors ask what policy asks of the state that they lead to: sections from files, lists that are pasted,
// the rules dialog; what is opened or restored is told of and never kept out.

#include "core/store/store_fixture.h"
#include "desk/desk.h"
#include "flows/workbench.h"
#include "format/json.h"
#include "pairing/next_round.h"
#include "policy/judge.h"
#include "store/backup.h"
#include "store/event_file.h"
#include "store/migrations.h"
#include "store/twin.h"
#include "support/played_section.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace kydai::ui {
namespace {

struct Fault {
    const char* word = "";
    std::function<void(Section&)> make{};
};
const std::vector<Fault>& faults()
{
    static const std::vector<Fault> kFaults{
        {"pointsUnlawful", [](Section& section) { section.rules.points.winBlack = Points{15}; }},
        {"impossibleResult", [](Section& section) { section.rounds[1].games[0].whiteOutcome = Outcome::Win; }},
        {"byeNotEntitled",
         [](Section& section) {
             section.players[7].marks.noByes = true;
             section.requestedByes = {{playerId(8), 3, Outcome::HalfBye}};
         }},
        {"secondHalfPointBye",
         [](Section& section) {
             section.requestedByes = {{playerId(8), 3, Outcome::HalfBye}, {playerId(8), 4, Outcome::HalfBye}};
         }},
        {"fullPointBye",
         [](Section& section) {
             section.requestedByes = {{playerId(8), 3, Outcome::FullBye}};
         }},
        {"outsideLimits", [](Section& section) { section.info.limits.ratingTo = 1950; }},
        {"importDeviates",
         [](Section& section) { std::swap(section.rounds[1].games[0].white, section.rounds[1].games[1].white); }},
    };
    return kFaults;
}

class WindowDoors : public kydai::fixture::WindowTest {
protected:
    void trigger(const char* action) { m_window->actions().get(action)->trigger(); }
    QString fileOf(const Section& section)
    {
        QFile file(m_folder.filePath(QStringLiteral("in.json")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        const std::string text = format::writeJson({section}, "Open");
        file.write(text.data(), static_cast<qint64>(text.size()));
        return file.fileName();
    }
    /// The warnings that were asked about since, word and level.
    std::map<std::string, int> askedSince(std::size_t count)
    {
        std::map<std::string, int> asked;
        for (std::size_t at = count; at < m_prompts.asked().size(); ++at)
            asked[m_prompts.asked()[at].id.toStdString()] = static_cast<int>(m_prompts.asked()[at].level);
        return asked;
    }
};

TEST_F(WindowDoors, SectionsOfFilesAreAskedForAsTheyAreJudged)
{
    for (const bool fideMode : {true, false}) {
        open(fixture::playedSection(fideMode));
        for (const Fault& fault : faults()) {
            SCOPED_TRACE(std::string(fault.word) + (fideMode ? ", FIDE mode" : ", outside FIDE mode"));
            Section faulty = fixture::playedSection(fideMode);
            fault.make(faulty);
            const QString file = fileOf(faulty);
            const auto level = policy::levelOf(*policy::warningOf(std::string_view(fault.word)), faulty);
            const std::size_t before = m_prompts.asked().size();
            const std::size_t sections = m_session.event().sections.size();
            m_prompts.expectOpen(file);
            const bool isTold = level == WarningLevel::Acknowledge || level == WarningLevel::Refuse;
            m_prompts.expect(QLatin1String(fault.word), isTold ? Answer::Acknowledged : Answer::Cancelled);
            trigger("importFile");
            EXPECT_EQ(askedSince(before), (std::map<std::string, int>{{fault.word, static_cast<int>(level)}}));
            const std::size_t taken = level == WarningLevel::Acknowledge ? 1 : 0;
            EXPECT_EQ(m_session.event().sections.size(), sections + taken) << "no answer, no section";
        }
        m_window.reset();
        m_session.close();
        QFile::remove(m_folder.filePath(QStringLiteral("event.kydai")));
    }
}

TEST_F(WindowDoors, WhoIsPastedIsJudgedAsWhoIsTyped)
{
    Section section = fixture::playedSection(true);
    section.info.limits.ratingTo = 2000;
    open(section);
    QApplication::clipboard()->setText(QStringLiteral("Name\tRating\nNewcomer\t2400\n"));
    m_prompts.expect(QStringLiteral("outsideLimits"), Answer::Acknowledged);
    trigger("pastePlayers");
    auto* take = m_window->findChild<QPushButton*>(QStringLiteral("importAccept"));
    if (take != nullptr) take->click();
    EXPECT_EQ(this->section()->players.size(), 9U);
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Acknowledge);
}

TEST_F(WindowDoors, TheRulesDialogLocksAndAsksAsPolicyDoes)
{
    open(fixture::playedSection(true));
    trigger("sectionRules");
    for (const char* locked : {"ruleRounds", "rulePoints", "ruleByePoints", "ruleSystem"})
        EXPECT_FALSE(the<QWidget>(locked).isEnabled()) << locked;
    for (const char* free : {"ruleTimeControl", "ruleDiscipline", "ruleEqualsOrder"})
        EXPECT_TRUE(the<QWidget>(free).isEnabled()) << free;
    auto& tempo = the<QComboBox>("ruleTimeControl");
    tempo.setCurrentIndex(tempo.currentIndex() == 0 ? 1 : 0);
    m_prompts.expect(QStringLiteral("ratingsChanged"), Answer::Cancelled);
    const RuleSet before = section()->rules;
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Confirm);
    EXPECT_EQ(section()->rules, before);
}

TEST_F(WindowDoors, RulesThatNobodyTouchedStayAsTheyAre)
{
    Section section = fixture::playedSection(false);
    section.rules.points.pairingBye = Points{7};
    open(section);
    trigger("sectionRules");
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(this->section()->rules, section.rules) << "a bye of 0.7 points is none of the dialog's three";
}

TEST_F(WindowDoors, WhatIsOpenedOrRestoredIsToldOfAndNeverAsked)
{
    Section faulty = fixture::playedSection(false);
    faulty.rules.points.winBlack = Points{15};
    open(faulty);
    const QString path = m_session.path();
    m_session.close();
    {
        auto file = store::EventFile::open(path.toStdString());
        ASSERT_TRUE(file.ok());
        ASSERT_TRUE(file->backUp("by hand", {}).ok());
    }
    QString told;
    QObject::connect(&m_window->desk(), &Desk::told, m_window.get(),
                     [&](InlineBar::Tone, const QString& sentence, const QString&) { told = sentence; });
    ASSERT_TRUE(m_window->openFile(path));
    EXPECT_TRUE(told.contains(QStringLiteral("1½"))) << told.toStdString();
    EXPECT_TRUE(m_prompts.asked().empty());
    told.clear();
    trigger("restoreBackup");
    m_prompts.expect(QStringLiteral("restoreBackup"), Answer::Confirmed);
    the<QPushButton>("restoreBackupNow").click();
    EXPECT_TRUE(told.contains(QStringLiteral("1½"))) << told.toStdString();
    EXPECT_EQ(m_prompts.asked().size(), 1U) << "only whether it is wanted";
}

/// A damaged file meets its newest sound backup; without one nothing is named that is not there.
TEST_F(WindowDoors, ADamagedFileOpensFromItsNewestSoundBackup)
{
    open(fixture::playedSection(true));
    QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("giải.kydai"));
    {
        auto made = store::EventFile::create(path.toStdString(), "Giải");
        ASSERT_TRUE(made.ok());
    }
    const std::string whole = bytesIn(path.toStdString());
    store::writeBytes(path.toStdString(), whole.substr(0, whole.size() / 2));
    EXPECT_FALSE(m_window->openFile(path)) << "there is no backup, and nothing is asked";
    const std::filesystem::path backups = store::backupFolder(path.toStdString());
    std::filesystem::create_directories(backups);
    store::writeBytes(store::backupName(path.toStdString(), "round 1", store::at(1)), whole);
    m_prompts.expectChoice(QStringLiteral("damagedFile"), std::nullopt);
    EXPECT_FALSE(m_window->openFile(path));
    EXPECT_EQ(m_prompts.lastChoices(), QStringList{QStringLiteral("The newest sound backup · 0 entries")});
    m_prompts.expectChoice(QStringLiteral("damagedFile"), 0);
    EXPECT_TRUE(m_window->openFile(path));
    EXPECT_EQ(m_session.event().name, "Giải");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(backups), {}), 2) << "the damaged one is kept";
}

/// The copy at the second place is offered before an older backup; a copy that was caught in the middle of a write is
/// read again once another one was taken.
TEST_F(WindowDoors, ADamagedFileOffersWhatIsNewestAndATornCopyIsReadAgain)
{
    open(fixture::playedSection(true));
    QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("giải.kydai"));
    const QString copy = place.filePath(QStringLiteral("USB.kydai"));
    std::string whole;
    std::string torn;
    {
        auto made = store::EventFile::create(path.toStdString(), "Giải");
        ASSERT_TRUE(made.ok());
        ASSERT_TRUE(made->backUp("round 1", store::at(1)).ok());
        ASSERT_TRUE(fixture::apply(*made, RenameEvent{"Sau"}, store::Who{"A", store::at(60)}).ok());
        torn = bytesIn(path.toStdString());
        ASSERT_TRUE(store::Twin(path.toStdString(), copy.toStdString(), store::Twin::Missing::Make).bring().ok());
        ASSERT_TRUE(made->settle().ok());
        whole = bytesIn(path.toStdString());
    }
    // Half of the pages are of before.
    torn = torn.substr(0, torn.size() / 2) + whole.substr(torn.size() / 2);
    torn.resize(torn.size() - 4096);
    store::writeBytes(path.toStdString(), torn);
    QSettings().setValue(QStringLiteral("secondPlace/") + QString::fromLatin1(QUrl::toPercentEncoding(path)), copy);
    m_prompts.expectChoice(QStringLiteral("damagedFile"), std::nullopt);
    EXPECT_FALSE(m_window->openFile(path));
    const QStringList choices = m_prompts.lastChoices();
    ASSERT_GE(choices.size(), 3);
    EXPECT_EQ(choices[0], QStringLiteral("Read the file again"));
    EXPECT_TRUE(choices[1].startsWith(QStringLiteral("The copy at the second place · 1 entry, the last of ")));
    EXPECT_EQ(choices[2], QStringLiteral("The newest sound backup · 0 entries"));
    m_prompts.expectChoice(QStringLiteral("damagedFile"), 1);
    EXPECT_TRUE(m_window->openFile(path));
    EXPECT_EQ(m_session.event().name, "Sau");
    QSettings().remove(QStringLiteral("secondPlace"));
}

/// A log of a later state lay beside a file that was put back: its entries are one key away.
TEST_F(WindowDoors, EntriesOfALogThatLayBesideComeBackAtOneKey)
{
    open(fixture::playedSection(true));
    QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("giải.kydai"));
    const std::string name = path.toStdString();
    std::string early;
    std::string file;
    std::string log;
    {
        auto made = store::EventFile::create(name, "Giải");
        ASSERT_TRUE(made.ok());
        ASSERT_TRUE(fixture::apply(*made, RenameEvent{"Một"}, store::Who{"A", store::at(60)}).ok());
        ASSERT_TRUE(made->settle().ok());
        early = bytesIn(name);
        ASSERT_TRUE(fixture::apply(*made, RenameEvent{"Hai"}, store::Who{"A", store::at(120)}).ok());
        log = bytesIn(name + "-wal");
    }
    for (const Answer answer : {Answer::Cancelled, Answer::Confirmed}) {
        store::writeBytes(name, early);
        store::writeBytes(name + "-wal", log);
        m_prompts.expect(QStringLiteral("entriesOfTheLog"), answer);
        ASSERT_TRUE(m_window->openFile(path));
        EXPECT_EQ(m_session.event().name, answer == Answer::Confirmed ? "Hai" : "Một");
        m_session.close();
    }
}

/// Whoever only looks at a file of an older version changes nothing of it, nor beside it.
class LookingAtOldFiles : public WindowDoors, public ::testing::WithParamInterface<int> {};

TEST_P(LookingAtOldFiles, ChangesNothingUntilSomethingIsEntered)
{
    open(fixture::playedSection(true));
    QTemporaryDir old;
    const QString path = old.filePath(QStringLiteral("old.kydai"));
    const std::filesystem::path folder(old.path().toStdString());
    store::makeOld(path.toStdString(), GetParam());
    const std::filesystem::path backups = store::backupFolder(path.toStdString());
    std::filesystem::create_directories(backups);
    std::filesystem::copy_file(path.toStdString(), backups / "earlier.kydai");
    const auto before = store::everythingIn(folder);
    ASSERT_TRUE(m_window->openFile(path));
    const std::vector<EventSection> sections = m_session.event().sections;
    for (const EventSection& each : sections) {
        m_window->desk().go(each.id, 1);
        auto& tabs = *m_window->findChild<Workbench*>()->findChild<QTabWidget*>();
        for (int tab = 0; tab < Workbench::TabCount; ++tab) tabs.setCurrentIndex(tab);
    }
    m_window->desk().go(sections.front().id, 1);
    for (const char* action : {"journal", "restoreBackup", "sectionInfo", "sectionRules", "tieBreaks", "print"}) {
        trigger(action);
        QCoreApplication::processEvents();
        for (QDialog* dialog : m_window->findChildren<QDialog*>()) dialog->reject();
    }
    m_session.close();
    EXPECT_EQ(store::everythingIn(folder), before) << "looked at";
    ASSERT_TRUE(m_window->openFile(path));
    ASSERT_TRUE(m_window->desk().apply(RenameEvent{"Another name"}));
    m_session.close();
    EXPECT_EQ(store::EventFile::read(path.toStdString())->name, "Another name");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(backups), {}), 2) << "backed up before";
}

INSTANTIATE_TEST_SUITE_P(Versions, LookingAtOldFiles, ::testing::Range(1, store::newestVersion()),
                         [](const auto& each) { return "Version" + std::to_string(each.param); });

}  // namespace
}  // namespace kydai::ui
