#include "session/event_session.h"

#include "support/random_change.h"
#include "support/scripted_prompts.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

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
        m_session.setArbiter(QStringLiteral("Trọng tài"));
        ASSERT_TRUE(m_session.create(file(), QStringLiteral("Giải trẻ")).ok());
        Random random(3);
        const auto section = std::make_shared<const Section>(fixture::randomSection(random, 8, 2));
        ASSERT_TRUE(m_session.apply(AddSection{{}, section}).ok());
        m_id = *m_session.lastAdded();
    }
    [[nodiscard]] SetResult firstBoard(Outcome white, Outcome black) const
    {
        const Game& game = m_session.section(m_id)->round(1).games[0];
        return {m_id, 1, game.white, game.black, white, black};
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
    EXPECT_EQ(m_session.apply(RenameEvent{"x"}).error().code, Errc::NotAllowed);
    EXPECT_EQ(m_session.undo().error().code, Errc::NotAllowed);
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
    const SetResult change = firstBoard(Outcome::Draw, Outcome::Loss);
    const auto applied = m_session.apply(change);
    ASSERT_TRUE(applied.ok());
    EXPECT_TRUE(*applied);
    ASSERT_EQ(touched.size(), 1U);
    EXPECT_TRUE(newAtSignal);
    EXPECT_EQ(touched[0].part, Touched::Part::Results);
    EXPECT_EQ(touched[0].section, m_id);
    EXPECT_EQ(touched[0].round, 1);
    EXPECT_EQ(touched[0].players, (std::vector{change.white, change.black}));
    // The old snapshot is as it was.
    EXPECT_NE(before->round(1).games[0].whiteOutcome, Outcome::Draw);
}

TEST_F(Session, NothingIsAnnouncedWhenNothingDiffersOrAChangeIsRefused)
{
    begin();
    const QSignalSpy changed(&m_session, &EventSession::changed);
    const auto same = m_session.apply(RenameEvent{"Giải trẻ"});
    ASSERT_TRUE(same.ok());
    EXPECT_FALSE(*same);
    EXPECT_FALSE(m_session.apply(UnpairRound{m_id, 1, {}}).ok());
    EXPECT_EQ(changed.count(), 0);
}

TEST_F(Session, UndoSaysWhatItTakesBackAndAnnouncesIt)
{
    begin();
    ASSERT_TRUE(m_session.apply(firstBoard(Outcome::Draw, Outcome::Loss)).ok());
    ASSERT_NE(m_session.nextUndo(), nullptr);
    EXPECT_EQ(changeName(m_session.nextUndo()->after), "set_result");
    EXPECT_EQ(m_session.nextUndo()->who, "Trọng tài");
    const QSignalSpy changed(&m_session, &EventSession::changed);
    const QSignalSpy undoChanged(&m_session, &EventSession::undoChanged);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(undoChanged.count(), 1);
    ASSERT_NE(m_session.nextRedo(), nullptr);
    ASSERT_TRUE(m_session.redo().ok());
    EXPECT_EQ(m_session.section(m_id)->round(1).games[0].blackOutcome, Outcome::Loss);
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

TEST_F(Session, AnswersToWarningsAreJournaled)  // C.02
{
    begin();
    fixture::ScriptedPrompts prompts;
    Question question;
    question.level = WarningLevel::Confirm;
    question.id = QStringLiteral("repeatedOpponent");
    question.about = QStringLiteral(R"({"round":2})");
    prompts.expect(question.id, Answer::Confirmed);
    prompts.expect(question.id, Answer::Cancelled);
    EXPECT_TRUE(askAndRecord(prompts, m_session, m_id, question));
    EXPECT_FALSE(askAndRecord(prompts, m_session, m_id, question));
    const auto journal = m_session.journal(2);
    ASSERT_TRUE(journal.ok());
    EXPECT_EQ(std::get<AnswerWarning>((*journal)[0].after).answer, "confirmed");
    EXPECT_EQ(std::get<AnswerWarning>((*journal)[1].after).answer, "cancelled");
    EXPECT_EQ(std::get<AnswerWarning>((*journal)[1].after).level, 3);
}

TEST_F(Session, ARefusalIsNeverAYes)
{
    begin();
    fixture::ScriptedPrompts prompts;
    Question question;
    question.level = WarningLevel::Refuse;
    question.id = QStringLiteral("notInFideMode");
    prompts.expect(question.id, Answer::Acknowledged);
    EXPECT_FALSE(askAndRecord(prompts, m_session, m_id, question));
}

}  // namespace
}  // namespace kydai
