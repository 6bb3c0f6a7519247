// The rows of the journal: which edits are one entry, and what is said of rows that no journal has.

#include "store/journal_table.h"

#include "core/store/store_fixture.h"
#include "support/cleared.h"
#include "support/file_system.h"
#include "support/player_id.h"
#include "support/random.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>
#include <vector>

namespace kydai::store {
namespace {

using JournalRows = StoreTest;

TEST(JournalCell, AResultIsOneCellOfABoardAndBothPlayers)
{
    const SetResult first{SectionId{1}, 2, playerId(3), playerId(4), Outcome::Draw, Outcome::Draw};
    SetResult next = first;
    next.whiteOutcome = Outcome::Win;
    EXPECT_TRUE(editSameCell(first, first, next));
    for (const int other : {0, 1, 2, 3}) {
        SetResult another = next;
        if (other == 0) another.section = SectionId{2};
        if (other == 1) another.round = 3;
        if (other == 2) another.white = playerId(5);
        if (other == 3) another.black = playerId(5);
        EXPECT_FALSE(editSameCell(first, first, another)) << other;
    }
    EXPECT_FALSE(editSameCell(RenameEvent{"a"}, first, next)) << "what takes it back is of another kind";
    EXPECT_FALSE(editSameCell(first, first, RenameEvent{"a"}));
}

TEST(JournalCell, OnlyAnEditOfOneMemberHasACell)
{
    SectionInfo info;
    info.town = "Huế";
    SectionInfo both = info;
    both.federation = "VIE";
    SectionInfo later = info;
    later.town = "Hà Nội";
    const SectionId id{1};
    const auto edit = [&](const SectionInfo& value, SectionId section) { return EditInfo{section, value}; };
    EXPECT_TRUE(editSameCell(edit({}, id), edit(info, id), edit(later, id)));
    EXPECT_FALSE(editSameCell(edit({}, id), edit(both, id), edit(later, id))) << "two members at once";
    EXPECT_FALSE(editSameCell(edit({}, id), edit(info, id), edit(both, id))) << "another member";
    EXPECT_FALSE(editSameCell(edit({}, id), edit(info, id), edit(later, SectionId{2}))) << "another section";
    SectionInfo one;
    one.deputyArbiters = {"Loan"};
    SectionInfo two = one;
    two.deputyArbiters.push_back("Minh");
    SectionInfo three = two;
    three.deputyArbiters.push_back("Ngân");
    EXPECT_TRUE(editSameCell(edit(one, id), edit(two, id), edit(three, id))) << "a list that grows";
    RuleSet rules;
    rules.scheduledRounds = 7;
    RuleSet more = rules;
    more.scheduledRounds = 9;
    EXPECT_TRUE(editSameCell(EditRules{id, {}}, EditRules{id, rules}, EditRules{id, more}));
    EXPECT_FALSE(editSameCell(SetUnitRules{}, SetUnitRules{}, SetUnitRules{})) << "nothing differs";
    EXPECT_FALSE(editSameCell(RemoveSection{id}, RemoveSection{id}, RemoveSection{id})) << "is no edit";
}

/// For whoever looks at the file with other tools: the program itself reads the change.
TEST_F(JournalRows, NameTheSectionThatTheyChanged)
{
    SectionId section{};
    {
        EventFile event = withSection();
        section = event.event().sections.front().id;
        const Player late{.id = playerId(900), .tpn = 900, .name = "Muộn"};
        ASSERT_TRUE(fixture::apply(event, AddPlayers{section, {late}}, who(60)).ok());
        ASSERT_TRUE(fixture::apply(event, RenameEvent{"Khác"}, who(120)).ok());
    }
    SQLite::Database database(toUtf8(file()), SQLite::OPEN_READONLY);
    SQLite::Statement newest(database, "SELECT section FROM journal ORDER BY id DESC LIMIT 2");
    ASSERT_TRUE(newest.executeStep());
    EXPECT_EQ(newest.getColumn(0).getInt(), 0) << "it is the event's";
    ASSERT_TRUE(newest.executeStep());
    EXPECT_EQ(newest.getColumn(0).getInt(), section.value);
}

TEST_F(JournalRows, AResultThatIsEnteredTwiceAtOnceIsOneEntry)
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, firstBoard(made, Outcome::Draw, Outcome::Draw), who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, firstBoard(made, Outcome::Win, Outcome::Loss), who(11)).ok());
    EXPECT_EQ(made.journal()->size(), 2U);
    EXPECT_TRUE(made.journal(0)->empty());
    EXPECT_EQ(std::get<SetResult>(made.journal(1)->front().steps.front().after).whiteOutcome, Outcome::Win);
}

TEST_F(JournalRows, AnEditBackToWhatItWasCanBeTakenBackAndStopsNothing)
{
    EventFile made = withSection();
    const Game was = made.event().sections.front().section->rounds.back().games.front();
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, firstBoard(made, Outcome::Draw, Outcome::Draw), who(60)).ok());
    ASSERT_TRUE(fixture::apply(made, firstBoard(made, was.whiteOutcome, was.blackOutcome), who(61)).ok());
    EXPECT_EQ(made.journal()->size(), 4U);
    std::vector<std::string> states;
    for (int at = 70; made.nextUndo() != nullptr && at < 75; ++at) {
        states.push_back(toJson(made.event()).dump());
        ASSERT_TRUE(made.undo(who(at)).ok()) << at;
        EXPECT_NE(toJson(made.event()).dump(), states.back());
    }
    EXPECT_EQ(states.size(), 4U) << "the section too";
}

TEST_F(JournalRows, AnActionOfAnotherKindIsAnEntryOfItsOwn)
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, CompoundChange{ActionKind::EditInfo, {RenameEvent{"Hai"}}}, who(10)).ok());
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Ba"}, who(10)).ok());
    EXPECT_EQ(made.journal()->size(), 4U);
    ASSERT_TRUE(made.undo(who(11)).ok());
    EXPECT_EQ(made.event().name, "Hai");
}

/// What undo and redo give is what a pair of stacks gives, whoever enters what and when, and whenever the file is
/// closed.
TEST_F(JournalRows, UndoAndRedoAreTwoStacksAndEditsOfOneMomentAreOne)
{
    struct Entry {
        std::string before;
        std::string after;
        std::string who;
        Instant at;
        bool canMerge = true;
    };
    for (int seed = 1; seed <= 6; ++seed) {
        std::filesystem::remove(file());
        Random random(static_cast<std::uint64_t>(seed));
        EventFile made = create();
        std::vector<Entry> undo;
        std::vector<Entry> redo;
        std::size_t entries = 0;
        std::string name = "Giải trẻ";
        Instant now = at(0);
        for (int step = 0; step < 120; ++step) {
            SCOPED_TRACE(std::to_string(seed) + ", " + std::to_string(step));
            now += std::chrono::milliseconds(random.below(2) * 2000);
            const Who who{random.below(5) == 0 ? "Loan" : "Minh", now};
            const auto what = random.below(12);
            if (what < 6) {
                const std::string next = std::string(1, static_cast<char>('A' + random.below(4)));
                ASSERT_TRUE(fixture::apply(made, RenameEvent{next}, who).ok());
                if (next == name) continue;
                const bool merges = !undo.empty() && undo.back().canMerge && undo.back().who == who.name &&
                                    now - undo.back().at <= kMergeTime && next != undo.back().before;
                if (!merges) ++entries;
                redo.clear();
                if (merges) {
                    undo.back().after = next;
                    undo.back().at = now;
                } else {
                    undo.push_back({name, next, who.name, now});
                }
                name = next;
            } else if (what < 8 && !undo.empty()) {
                ASSERT_TRUE(made.undo(who).ok());
                ++entries;
                name = undo.back().before;
                redo.push_back(undo.back());
                undo.pop_back();
                if (!undo.empty()) undo.back().canMerge = false;
            } else if (what < 10 && !redo.empty()) {
                ASSERT_TRUE(made.redo(who).ok());
                ++entries;
                name = redo.back().after;
                undo.push_back(redo.back());
                undo.back().canMerge = false;
                redo.pop_back();
            } else if (what == 10) {
                ASSERT_TRUE(fixture::apply(made, KeepComplaint{{}, R"({"kind":"colour"})", "ghi chú"}, who).ok());
                ++entries;
                if (!undo.empty()) undo.back().canMerge = false;
            } else if (what == 11) {
                {
                    const EventFile closed = std::move(made);
                }
                made = open();
            }
            ASSERT_EQ(made.event().name, name);
            ASSERT_EQ(made.journal()->size(), entries);
            ASSERT_EQ(made.nextUndo() == nullptr, undo.empty());
            ASSERT_EQ(made.nextRedo() == nullptr, redo.empty());
            const auto nameIn = [](const JournalEntry& entry) {
                return std::get<RenameEvent>(entry.steps.front().after).name;
            };
            if (!undo.empty()) {
                ASSERT_EQ(nameIn(*made.nextUndo()), undo.back().after);
                ASSERT_EQ(made.nextUndo()->at, undo.back().at);
            }
            if (!redo.empty()) {
                ASSERT_EQ(nameIn(*made.nextRedo()), redo.back().after);
            }
        }
        while (!undo.empty()) {
            ASSERT_TRUE(made.undo(who(9000)).ok());
            ASSERT_EQ(made.event().name, undo.back().before);
            undo.pop_back();
        }
        EXPECT_EQ(made.nextUndo(), nullptr);
    }
}

/// Earlier versions merged such an edit: before and after are the same, and undo ended there.
TEST_F(JournalRows, AnEntryOfAnOlderVersionThatGoesNowhereIsPassedOverByUndo)
{
    std::string former;
    {
        EventFile made = withSection();
        former = made.event().name;
        const Game was = made.event().sections.front().section->rounds.back().games.front();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
        ASSERT_TRUE(fixture::apply(made, firstBoard(made, Outcome::Draw, Outcome::Draw), who(60)).ok());
        ASSERT_TRUE(fixture::apply(made, firstBoard(made, was.whiteOutcome, was.blackOutcome), who(61)).ok());
    }
    forge(file(), "UPDATE journal SET merged_into = 3 WHERE id = 4");
    {
        EventFile made = open();
        EXPECT_EQ(made.journal()->size(), 3U);
        ASSERT_NE(made.nextUndo(), nullptr);
        EXPECT_EQ(made.nextUndo()->id, 2);
        ASSERT_TRUE(made.undo(who(70)).ok());
        EXPECT_EQ(made.event().name, former);
    }
    EventFile again = open();
    ASSERT_NE(again.nextRedo(), nullptr);
    ASSERT_TRUE(again.redo(who(80)).ok());
    EXPECT_EQ(again.event().name, "Một");
    EXPECT_EQ(again.nextUndo()->id, 2);
}

/// What undo and redo would take is read when the file is opened, and can be taken or is damage.
TEST_F(JournalRows, ARowThatNoJournalHasIsDamageWhereUndoOrRedoWouldTakeIt)
{
    for (const char* change :
         {"action = 'done'", "name = 'nothing'", "after = '{'", "before = '{'", "after = '{\"type\":\"nothing\"}'"}) {
        for (const bool isRedo : {false, true}) {
            std::filesystem::remove(file());
            {
                EventFile made = withSection();
                ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
                ASSERT_TRUE(!isRedo || made.undo(who(20)).ok());
            }
            forge(file(), std::string("UPDATE journal SET ") + change + " WHERE id = 2");
            const std::string before = bytesIn(file());
            EXPECT_EQ(refusal(), Errc::Damaged) << change << isRedo;
            EXPECT_EQ(bytesIn(file()), before);
        }
    }
}

TEST_F(JournalRows, UndoEndsBeforeAnOlderRowThatCanNotBeRead)
{
    {
        EventFile made = withSection();
        for (const char* name : {"Một", "Hai"})
            ASSERT_TRUE(fixture::apply(made, RenameEvent{name}, who(name[0] == 'H' ? 60 : 10)).ok());
    }
    forge(file(), "UPDATE journal SET before = '{' WHERE id = 2");
    EXPECT_EQ(EventFile::readAll(file()).error().code, Errc::Damaged);
    EventFile made = open();
    EXPECT_EQ(made.journal().error().code, Errc::Damaged);
    ASSERT_NE(made.nextUndo(), nullptr);
    ASSERT_TRUE(made.undo(who(900)).ok());
    EXPECT_EQ(made.event().name, "Một");
    EXPECT_EQ(made.nextUndo(), nullptr);
    EXPECT_EQ(made.undo(who(901)).error().code, Errc::NotAllowed);
}

TEST_F(JournalRows, AnUndoThatDoesNotFitTheEventIsRefusedAndWorkGoesOn)
{
    for (const Change& before : {Change(RemoveSection{SectionId{99}}), Change(RenameEvent{"Một"})}) {
        std::filesystem::remove(file());
        {
            EventFile made = withSection();
            ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
        }
        forge(file(), "UPDATE journal SET before = '" + toJson(before).dump() + "' WHERE id = 2");
        EventFile made = open();
        const Json shown = toJson(made.event());
        const auto undone = made.undo(who(20));
        ASSERT_FALSE(undone.ok());
        EXPECT_EQ(undone.error().code,
                  std::holds_alternative<RenameEvent>(before) ? Errc::NotAllowed : Errc::NoSuchSection);
        EXPECT_EQ(toJson(made.event()), shown);
        EXPECT_EQ(made.journal()->size(), 2U);
        EXPECT_TRUE(fixture::apply(made, RenameEvent{"Hai"}, who(30)).ok());
    }
}

/// Also after a restart, when only the rows tell.
TEST_F(JournalRows, AnActionOfWhichAPartCanNotBeTakenBackIsNotTakenBackAtAll)  // C.02
{
    const Change leave = LeaveFideMode{SectionId{1}};
    const Change rename = RenameEvent{"Khác"};
    for (const auto& changes : {std::vector{leave, rename}, std::vector{rename, leave}}) {
        std::filesystem::remove(file());
        {
            EventFile made = withSection();
            const auto written = fixture::apply(made, CompoundChange{ActionKind::Edit, changes}, who(10));
            ASSERT_TRUE(written.ok()) << written.error().detail;
            EXPECT_EQ(made.nextUndo(), nullptr);
        }
        EventFile again = open();
        EXPECT_EQ(again.nextUndo(), nullptr);
        EXPECT_EQ(again.undo(who(20)).error().code, Errc::NotAllowed);
        EXPECT_EQ(again.event().name, "Khác");
        EXPECT_FALSE(again.event().sections[0].section->rules.fideMode);
    }
}

/// Rows that only a forger can have put there move nothing that isn't there.
TEST_F(JournalRows, AnUndoOfNothingTakesNothingBack)
{
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Hai"}, who(60)).ok());
    }
    forge(file(),
          "UPDATE journal SET action = 'undo' WHERE id = 1; UPDATE journal SET merged_into = 1 WHERE id = 2;"
          "UPDATE journal SET merged_into = 1 WHERE id = 3");
    const EventFile made = open();
    ASSERT_NE(made.nextUndo(), nullptr);
    EXPECT_EQ(made.nextUndo()->id, 3);
    EXPECT_EQ(made.nextRedo(), nullptr);
    EXPECT_EQ(made.journal()->size(), 1U) << "both say that they edit the cell of the first";
}

TEST_F(JournalRows, ARowOfAGroupThatIsNotThereIsAnEntryOfItsOwn)
{
    {
        EventFile made = withSection();
        ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(10)).ok());
    }
    forge(file(), "UPDATE journal SET group_of = 77 WHERE id = 1; UPDATE journal SET group_of = 78 WHERE id = 2");
    const EventFile made = open();
    EXPECT_EQ(made.journal()->size(), 2U);
    ASSERT_NE(made.nextUndo(), nullptr);
    EXPECT_EQ(made.nextUndo()->id, 2);
}

}  // namespace
}  // namespace kydai::store
