#include "session/event_session.h"

#include "model/json.h"
#include "policy/judge.h"
#include "session/prompts.h"
#include "support/cleared.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/scripted_prompts.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

namespace kydai {
namespace {

class Session : public ::testing::Test {
protected:
    [[nodiscard]] QString file(const char* name = "giải.kydai") const
    {
        return m_folder.filePath(QString::fromUtf8(name));
    }
    /// Opens a new file with one section of 8 players and 2 rounds.
    void begin()
    {
        ASSERT_TRUE(m_session.create(file(), QStringLiteral("Giải trẻ")).ok());
        ASSERT_TRUE(m_session.setArbiter(QStringLiteral("Trọng tài")).ok());
        Random random(3);
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 8, 2));
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, section}).ok());
        m_id = m_session.event().sections.back().id;
    }
    [[nodiscard]] SetResult firstBoard(Outcome white, Outcome black) const
    {
        const Game& game = m_session.section(m_id)->round(2).games[0];
        return {m_id, 2, game.white, game.black, white, black};
    }

    store::Instant m_now{std::chrono::milliseconds{1795256100000LL}};
    EventSession m_session{nullptr, [this] { return m_now += std::chrono::minutes(1); }};
    SectionId m_id{};

private:
    QTemporaryDir m_folder;
};

TEST_F(Session, NothingIsOpenAtFirst)
{
    EXPECT_FALSE(m_session.isOpen());
    EXPECT_TRUE(m_session.event().sections.empty());
    EXPECT_EQ(m_session.nextUndo(), nullptr);
    EXPECT_EQ(fixture::apply(m_session, RenameEvent{"x"}).error().code, Errc::NotAllowed);
    EXPECT_EQ(m_session.setArbiter(QStringLiteral("x")).error().code, Errc::NotAllowed);
    EXPECT_EQ(m_session.undo().error().code, Errc::NotAllowed);
}

TEST_F(Session, AFileThatIsGoneOrOfAnotherNameLosesNoEntry)
{
    for (const bool deleted : {false, true}) {
        begin();
        m_session.setRecoveryFolder(file("recovery"));
        QStringList reasons;
        QObject context;
        QObject::connect(&m_session, &EventSession::wentElsewhere, &context,
                         [&](const Error& reason) { reasons += QString::number(static_cast<int>(reason.code)); });
        const std::size_t entries = m_session.journal()->size();
        if (deleted)
            ASSERT_TRUE(QFile::remove(file()));
        else
            ASSERT_TRUE(QFile::rename(file(), file("elsewhere.kydai")));
        const auto judgedBefore = fixture::cleared(m_session.state(), firstBoard(Outcome::Draw, Outcome::Draw));
        ASSERT_TRUE(judgedBefore.ok());
        ASSERT_TRUE(m_session.apply(*judgedBefore).ok());
        EXPECT_EQ(reasons, QStringList{QString::number(static_cast<int>(Errc::Moved))});
        ASSERT_TRUE(fixture::apply(m_session, firstBoard(Outcome::Win, Outcome::Loss)).ok());
        EXPECT_EQ(reasons.size(), 1) << "told once";
        EXPECT_EQ(m_session.journal()->size(), entries + 2);
        const QStringList files = m_session.recoveryFiles();
        ASSERT_EQ(files.size(), 1);
        EXPECT_EQ(m_session.path(), files.front());
        m_session.close();
        ASSERT_TRUE(m_session.open(files.front()).ok()) << "it is offered at the next start";
        EXPECT_EQ(m_session.journal()->size(), entries + 2);
        ASSERT_TRUE(m_session.keepAs(file(deleted ? "b.kydai" : "a.kydai")).ok());
        EXPECT_TRUE(m_session.recoveryFiles().isEmpty());
        EXPECT_EQ(m_session.journal()->size(), entries + 2);
        m_session.close();
        QFile::remove(file("elsewhere.kydai"));
    }
}

TEST_F(Session, TheSecondFolderGetsABackupAfterFiveMinutesOfEntriesAndItsFailureIsToldOnce)
{
    begin();
    int failures = 0;
    QObject context;
    QObject::connect(&m_session, &EventSession::secondBackupFailed, &context, [&] { ++failures; });
    const QString stick = file("stick");
    m_session.setSecondBackupFolder(stick);
    const auto enter = [&](int times) {
        for (int i = 0; i < times; ++i) {
            const Outcome outcome = m_session.section(m_id)->round(2).games[0].whiteOutcome == Outcome::Draw
                                        ? Outcome::UnratedDraw
                                        : Outcome::Draw;
            ASSERT_TRUE(fixture::apply(m_session, firstBoard(outcome, outcome)).ok());
        }
    };
    enter(12);
    EXPECT_EQ(failures, 1) << "there is no such folder, and that is told once";
    ASSERT_TRUE(QDir().mkpath(stick));
    enter(12);  // the clock of this test goes on by minutes
    EXPECT_EQ(failures, 1);
    const QFileInfoList saved = QDir(stick).entryInfoList(QDir::Files);
    EXPECT_GE(saved.size(), 2);
    EXPECT_LE(saved.size(), 8);
    const auto read = store::EventFile::read(saved.last().absoluteFilePath().toStdString());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections.size(), 1U);
}

TEST_F(Session, WithinTwoSecondsOfTheLastEntryAPlainCopyHoldsEverything)
{
    begin();
    ASSERT_TRUE(fixture::apply(m_session, firstBoard(Outcome::Draw, Outcome::Draw)).ok());
    const Json expected = toJson(m_session.event());
    const QString copy = file("copy.kydai");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            QFile::remove(copy);
            if (!QFile::copy(file(), copy)) return false;
            const auto read = store::EventFile::read(copy.toStdString());
            return read.ok() && toJson(*read) == expected;
        },
        2000));
}

TEST_F(Session, ARestoredBackupTakesThePlaceOfTheEventAndCanBeTakenBack)
{
    begin();
    ASSERT_TRUE(fixture::apply(m_session, firstBoard(Outcome::Draw, Outcome::Draw)).ok());
    Random random(4);
    const auto unpaired = std::make_shared<const Section>(fixture::randomSection(random, 8, 0));
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, unpaired}).ok());
    const SectionId other = m_session.event().sections.back().id;
    const Event before = m_session.event();
    Round next;
    for (int id = 1; id <= 8; id += 2) next.games.push_back({playerId(id), playerId(id + 1)});
    ASSERT_TRUE(fixture::apply(m_session, PublishRound{other, 1, next}).ok());
    ASSERT_TRUE(fixture::apply(m_session, RenameEvent{"Tên sau"}).ok());
    const auto backups = m_session.backups();
    ASSERT_TRUE(backups.ok());
    ASSERT_EQ(backups->size(), 1U);
    const EventSession::Backup& backup = backups->front();
    EXPECT_TRUE(backup.isSound);
    EXPECT_EQ(backup.lostEntries, 2);
    EXPECT_EQ(backup.rounds, (QStringList{QStringLiteral("2"), QStringLiteral("0")}));
    EXPECT_TRUE(backup.label.contains(QStringLiteral("round 1"))) << backup.label.toStdString();
    ASSERT_TRUE(m_session.restore(backup.path).ok());
    EXPECT_EQ(toJson(m_session.event()), toJson(before));
    EXPECT_EQ(m_session.path(), file());
    const auto after = m_session.backups();
    ASSERT_EQ(after->size(), 2U) << "what was there before is a backup now";
    const std::filesystem::path earlier(backup.path.toStdU16String());
    std::filesystem::last_write_time(earlier, std::filesystem::file_time_type::clock::now() + std::chrono::hours(24));
    EXPECT_EQ(m_session.backups()->front().label, QStringLiteral("before restore")) << "whatever the clock says";
    EXPECT_FALSE(m_session.restore(file("none.kydai")).ok());
    EXPECT_TRUE(m_session.isOpen());
}

TEST_F(Session, AChangeIsAnnouncedAfterTheSnapshotIsNew)
{
    begin();
    const auto before = m_session.section(m_id);
    std::vector<Touched> touched;
    bool newAtSignal = false;
    QObject::connect(&m_session, &EventSession::changed, &m_session, [&](const Touched& what) {
        touched.push_back(what);
        newAtSignal = !m_session.isCurrent(m_id, before);
    });
    const SetResult change = firstBoard(Outcome::UnratedDraw, Outcome::UnratedLoss);
    const auto applied = fixture::apply(m_session, change);
    ASSERT_TRUE(applied.ok());
    EXPECT_TRUE(*applied);
    ASSERT_EQ(touched.size(), 1U);
    EXPECT_TRUE(newAtSignal);
    EXPECT_FALSE(touched[0].boards);
    EXPECT_EQ(touched[0].section, m_id);
    EXPECT_EQ(touched[0].round, 2);
    EXPECT_EQ(touched[0].players, (std::vector{change.white, change.black}));
    // The old snapshot is as it was.
    EXPECT_NE(before->round(2).games[0].whiteOutcome, Outcome::UnratedDraw);
}

TEST_F(Session, NothingIsAnnouncedWhenNothingDiffersOrAChangeIsRefused)
{
    begin();
    const QSignalSpy changed(&m_session, &EventSession::changed);
    const auto same = fixture::apply(m_session, RenameEvent{"Giải trẻ"});
    ASSERT_TRUE(same.ok());
    EXPECT_FALSE(*same);
    EXPECT_FALSE(fixture::apply(m_session, UnpairRound{m_id, 1, {}}).ok());
    EXPECT_EQ(changed.count(), 0);
}

TEST_F(Session, LotsDrawnAgainAreTheLastOnesOfTheirSection)  // question 206
{
    begin();
    Section drawn = *m_session.section(m_id);
    drawn.rules.fideMode = false;
    drawn.rules.fideModeLeftInRound = 1;
    drawn.rules.lotsSeed = 77;
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(drawn)}).ok());
    const SectionId other = m_session.event().sections.back().id;
    const auto keep = [&](std::uint64_t lots) {
        RuleSet rules = m_session.section(other)->rules;
        rules.lotsSeed = lots;
        return fixture::apply(m_session, EditRules{other, rules}).ok();
    };
    ASSERT_TRUE(keep(0));
    EXPECT_EQ(m_session.lotsOf(other), 77U) << "they came with the section";
    ASSERT_TRUE(keep(88) && keep(0));
    EXPECT_EQ(m_session.lotsOf(other), 88U);
    EXPECT_NE(m_session.lotsOf(m_id), 88U);
}

TEST_F(Session, UndoSaysWhatItTakesBackAndAnnouncesIt)
{
    begin();
    ASSERT_TRUE(fixture::apply(m_session, firstBoard(Outcome::UnratedDraw, Outcome::UnratedLoss)).ok());
    ASSERT_NE(m_session.nextUndo(), nullptr);
    EXPECT_EQ(changeName(m_session.nextUndo()->steps.front().after), "set_result");
    EXPECT_EQ(m_session.nextUndo()->who, "Trọng tài");
    const QSignalSpy changed(&m_session, &EventSession::changed);
    const QSignalSpy undoChanged(&m_session, &EventSession::undoChanged);
    std::vector<Touched> back;
    QObject::connect(&m_session, &EventSession::wentBack, &m_session,
                     [&](const Touched& what) { back.push_back(what); });
    ASSERT_TRUE(m_session.undo().ok());
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back[0].round, 2) << "the window goes there and selects the board";
    EXPECT_EQ(back[0].players.size(), 2U);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(undoChanged.count(), 1);
    ASSERT_NE(m_session.nextRedo(), nullptr);
    ASSERT_TRUE(m_session.redo().ok());
    EXPECT_EQ(m_session.section(m_id)->round(2).games[0].blackOutcome, Outcome::UnratedLoss);
    EXPECT_EQ(m_session.journal()->size(), 4U);
}

TEST_F(Session, AFileThatDoesNotOpenLeavesThePresentOneOpen)
{
    begin();
    const QSignalSpy reset(&m_session, &EventSession::reset);
    EXPECT_EQ(m_session.open(file("nowhere.kydai")).error().code, Errc::CannotOpen);
    EXPECT_TRUE(m_session.isOpen());
    EXPECT_EQ(reset.count(), 0);
    EXPECT_TRUE(m_session.open(file()).ok());  // the same again
    EXPECT_EQ(m_session.event().name, "Giải trẻ");
}

TEST_F(Session, AFileOpenInAnotherWindowIsSaid)
{
    begin();
    EventSession other;
    EXPECT_EQ(other.open(file()).error().code, Errc::InUse);
    m_session.close();
    EXPECT_TRUE(other.open(file()).ok());
}

/// A correction of round 1 while round 2 stands: level 3.
SetResult correction(const EventSession& session, SectionId id)
{
    const Game& game = session.section(id)->round(1).games[0];
    const Outcome other = game.whiteOutcome == Outcome::Draw ? Outcome::ForfeitLoss : Outcome::Draw;
    return {id, 1, game.white, game.black, other, other};
}

TEST_F(Session, AnswersToWarningsAreJournaledWithTheActionOrAlone)  // C.02
{
    begin();
    const text::Wording wording(text::Language::English);
    fixture::ScriptedPrompts prompts;
    const auto judgement = policy::judge(m_session.state(), correction(m_session, m_id));
    ASSERT_TRUE(judgement.ok());
    prompts.expect(QStringLiteral("correctEarlierResult"), Answer::Cancelled);
    const auto no = settle(prompts, m_session, *judgement, wording);
    ASSERT_TRUE(no.ok());
    EXPECT_EQ(*no, Settled::Cancelled);
    auto entry = m_session.journal(1)->back();
    ASSERT_EQ(entry.steps.size(), 1U) << "the answer alone";
    EXPECT_EQ(std::get<AnswerWarning>(entry.steps[0].after).answer, "cancelled");
    EXPECT_EQ(entry.kind, ActionKind::Answers);

    const auto again = policy::judge(m_session.state(), correction(m_session, m_id));
    prompts.expect(QStringLiteral("correctEarlierResult"), Answer::Confirmed);
    EXPECT_EQ(*settle(prompts, m_session, *again, wording), Settled::Done);
    entry = m_session.journal(1)->back();
    ASSERT_EQ(entry.steps.size(), 3U) << "answer, result and the remark for the report";
    EXPECT_EQ(std::get<AnswerWarning>(entry.steps[0].after).answer, "confirmed");
    EXPECT_EQ(std::get<AnswerWarning>(entry.steps[0].after).level, 3);
    EXPECT_EQ(entry.kind, ActionKind::EnterResult);
}

TEST_F(Session, WhatWasJudgedBeforeSomethingElseHappenedIsRefused)
{
    begin();
    const text::Wording wording(text::Language::English);
    fixture::ScriptedPrompts prompts;
    const auto judgement = policy::judge(m_session.state(), RenameEvent{"Khác"});
    ASSERT_TRUE(fixture::apply(m_session, firstBoard(Outcome::UnratedDraw, Outcome::UnratedDraw)).ok());
    EXPECT_EQ(settle(prompts, m_session, *judgement, wording).error().code, Errc::NotAllowed);
    EXPECT_EQ(m_session.event().name, "Giải trẻ");
}

TEST_F(Session, ARefusalIsToldKeptAndNeverAYes)
{
    begin();
    fixture::ScriptedPrompts prompts;
    const auto judgement = policy::judge(m_session.state(), UnpairRound{m_id, 2, {}});
    prompts.expect(QStringLiteral("roundHasResults"), Answer::Acknowledged);
    EXPECT_EQ(*settle(prompts, m_session, *judgement, text::Wording(text::Language::English)), Settled::Cancelled);
    EXPECT_EQ(prompts.asked().back().level, WarningLevel::Refuse);
    EXPECT_EQ(std::get<AnswerWarning>(m_session.journal(1)->back().steps[0].after).warning, "roundHasResults");
}

TEST_F(Session, WhoWorksHereIsAskedOnceForAnEventAndStandsInEveryEntry)
{
    ASSERT_TRUE(m_session.create(file(), QStringLiteral("Giải trẻ")).ok());
    const text::Wording wording(text::Language::English);
    fixture::ScriptedPrompts prompts;
    for (const char* name : {"A", "B"}) {
        const auto judgement = policy::judge(m_session.state(), RenameEvent{name});
        ASSERT_TRUE(settle(prompts, m_session, *judgement, wording).ok());
        EXPECT_EQ(m_session.journal(1)->back().who, "Trọng tài");
    }
    EXPECT_EQ(prompts.askedTexts().size(), 1);
    m_session.close();
    ASSERT_TRUE(m_session.open(file()).ok());
    EXPECT_EQ(m_session.arbiter(), QStringLiteral("Trọng tài")) << "kept with the event";
    m_session.close();
    ASSERT_TRUE(m_session.create(file("khác.kydai"), QStringLiteral("Khác")).ok());
    EXPECT_EQ(m_session.arbiter(), QString()) << "another event asks again";
}

}  // namespace
}  // namespace kydai
