// One action, one transaction, one undo: what belongs together is written together or not at all, whatever fails, and
// comes back together.

#include "core/store/store_fixture.h"
#include "policy/actions.h"
#include "support/cleared.h"
#include "support/player_id.h"

#include <algorithm>

namespace kydai::store {
namespace {

using Compound = StoreTest;

Json stateOf(const EventFile& file)
{
    return toJson(file.event());
}

/// A section of eight players, two rounds played by the engine's pairings, the last game open.
Section running()
{
    Random random(5);
    Section section = fixture::randomSection(random, 8, 0);
    for (Player& player : section.players) player.entersInRound = 1;
    section.rules.initialColour = Colour::White;
    for (RoundNumber number = 1; number <= 2; ++number) {
        Round round = std::get<pairing::DraftRound>(pairing::draftRound(section, number)).round;
        for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
        section.rounds.push_back(std::move(round));
    }
    Game& last = section.rounds.back().games.back();
    last.whiteOutcome = last.blackOutcome = Outcome::Open;
    return section;
}

/// Every action of several changes that the program knows, on this section.
std::vector<CompoundChange> compounds(const Section& section, SectionId id)
{
    Player late;
    late.name = "Mới";
    late.rating = 2900;
    late.entersInRound = 3;
    const Round next = std::get<pairing::DraftRound>(pairing::draftRound(policy::withAdjournments(section), 3)).round;
    SectionInfo info = section.info;
    info.town = "Huế";
    const Game& game = section.round(1).games[0];
    return {policy::publishing(section, id, next),
            policy::addingPlayers(section, id, {late, late}),
            policy::withdrawing(section, id, {playerId(1), playerId(2), playerId(3)}),
            policy::importing({section, section, section}),
            {ActionKind::EditInfo, {EditInfo{id, info}, RenameEvent{"Khác"}}},
            SetResult{id, 1, game.white, game.black, Outcome::Win, Outcome::Loss}};
}

TEST_F(Compound, OneUndoTakesAllOfItBackAndOneRedoBringsItAgainAlsoAfterARestart)
{
    EventFile made = create();
    ASSERT_TRUE(fixture::apply(made, AddSection{{}, std::make_shared<const Section>(running())}, who()).ok());
    const Section section = *made.event().sections[0].section;
    int second = 100;
    for (const CompoundChange& action : compounds(section, SectionId{1})) {
        SCOPED_TRACE(wordFor(action.kind));
        const Json before = stateOf(made);
        const std::size_t entries = made.journal()->size();
        const auto written = fixture::apply(made, action, who(second += 60));
        ASSERT_TRUE(written.ok()) << written.error().detail;
        ASSERT_TRUE(written->entry);
        EXPECT_GT(written->entry->steps.size(), 1U);
        const Json after = stateOf(made);
        ASSERT_NE(after, before);
        EXPECT_EQ(made.journal()->size(), entries + 1) << "one entry";
        {
            const EventFile closed = std::move(made);
        }
        made = open();
        ASSERT_NE(made.nextUndo(), nullptr);
        EXPECT_EQ(made.nextUndo()->steps.size(), written->entry->steps.size());
        const ActionKind kind = made.nextUndo()->kind;
        ASSERT_TRUE(made.undo(who(second)).ok());
        EXPECT_EQ(stateOf(made), before);
        {
            const EventFile closed = std::move(made);
        }
        made = open();
        ASSERT_NE(made.nextRedo(), nullptr);
        EXPECT_EQ(made.nextRedo()->kind, kind);
        ASSERT_TRUE(made.redo(who(second)).ok());
        EXPECT_EQ(stateOf(made), after);
        ASSERT_TRUE(made.undo(who(second)).ok());
        EXPECT_EQ(stateOf(made), before);
    }
}

TEST_F(Compound, AFullDiskLeavesAllOrNothing)
{
    EventFile made = create();
    ASSERT_TRUE(fixture::apply(made, AddSection{{}, std::make_shared<const Section>(running())}, who()).ok());
    const Section section = *made.event().sections[0].section;
    int failed = 0;
    int second = 100;
    for (const CompoundChange& action : compounds(section, SectionId{1})) {
        SCOPED_TRACE(wordFor(action.kind));
        const Json before = stateOf(made);
        const std::size_t entries = made.journal()->size();
        made.limitPages(1);  // SQLite takes the present size
        // Page by page until there is room: at each of them the file is as it was, or complete.
        Result<EventFile::Written> written = fixture::apply(made, action, who(second += 60));
        for (int pages = 1; !written && pages < 2000; ++pages) {
            EXPECT_EQ(written.error().code, Errc::DiskFull);
            EXPECT_EQ(stateOf(made), before);
            EXPECT_EQ(made.journal()->size(), entries);
            ++failed;
            made.limitPages(pages);
            written = fixture::apply(made, action, who(second));
        }
        ASSERT_TRUE(written.ok());
        made.limitPages(100'000);
        {
            const EventFile closed = std::move(made);
        }
        made = open();
        EXPECT_EQ(made.journal()->size(), entries + 1);
        ASSERT_TRUE(made.undo(who(second)).ok());
        EXPECT_EQ(stateOf(made), before);
    }
    EXPECT_GT(failed, 0) << "the disk was never full";
}

TEST_F(Compound, AChangeInTheMiddleThatCanNotBeMadeLeavesNothing)
{
    EventFile made = withSection();
    const Json before = stateOf(made);
    Player player = made.event().sections[0].section->players[0];
    player.unit = "Huế";
    const CompoundChange action(ActionKind::Edit, {RenameEvent{"Khác"}, EditPlayer{SectionId{1}, player},
                                                   RemovePlayers{SectionId{1}, {playerId(77)}}});
    EXPECT_EQ(fixture::apply(made, action, who(9)).error().code, Errc::NoSuchPlayer);
    EXPECT_EQ(stateOf(made), before);
    EXPECT_EQ(made.journal()->size(), 1U);
}

TEST_F(Compound, WhatWasJudgedOnAnOlderStateIsRefused)
{
    EventFile made = withSection();
    const auto first = fixture::cleared(made.state(), RenameEvent{"Một"});
    const auto second = fixture::cleared(made.state(), RenameEvent{"Hai"});
    ASSERT_TRUE(made.apply(*first, who(1)).ok());
    EXPECT_EQ(made.apply(*second, who(2)).error().code, Errc::NotAllowed);
    EXPECT_EQ(made.apply(*first, who(3)).error().code, Errc::NotAllowed) << "nor is it applied twice";
    EXPECT_EQ(made.event().name, "Một");
    // Undo gives the same content again, but not the same state.
    ASSERT_TRUE(made.undo(who(4)).ok());
    EXPECT_EQ(made.apply(*second, who(5)).error().code, Errc::NotAllowed);
    // Nor is it taken by another file at the same place of its journal.
    auto other = EventFile::create(folder() / "other.kydai", "Giải trẻ");
    ASSERT_TRUE(other.ok());
    EXPECT_EQ(other->apply(*first, who(6)).error().code, Errc::NotAllowed);
}

TEST_F(Compound, TheAnswersStandInTheSameEntryAndAreNotGivenAgainByRedo)
{
    EventFile made = withSection();
    const Section& section = *made.event().sections[0].section;
    const Game& game = section.round(1).games[0];
    const Outcome other = game.whiteOutcome == Outcome::Draw ? Outcome::ForfeitLoss : Outcome::Draw;
    const SetResult change{SectionId{1}, 1, game.white, game.black, other, other};
    ASSERT_TRUE(fixture::apply(made, change, who(9)).ok());
    const JournalEntry entry = made.journal()->back();
    EXPECT_EQ(std::get<AnswerWarning>(entry.steps.front().after).warning, "correctEarlierResult");
    ASSERT_TRUE(made.undo(who(10)).ok());
    ASSERT_TRUE(made.redo(who(11)).ok());
    EXPECT_TRUE(std::ranges::none_of(made.journal()->back().changes(), isRecordOnly));
    std::ptrdiff_t answers = 0;
    const auto journal = made.journal();
    for (const JournalEntry& each : *journal) {
        const auto changes = each.changes();
        answers += std::ranges::count_if(changes, isRecordOnly);
    }
    EXPECT_EQ(answers, 1);
}

TEST_F(Compound, WhoWorksHereIsKeptWithTheEvent)
{
    {
        EventFile made = create();
        EXPECT_EQ(made.arbiter(), "");
        ASSERT_TRUE(made.setArbiter("Nguyễn Thị Loan").ok());
    }
    EXPECT_EQ(open().arbiter(), "Nguyễn Thị Loan");
}

}  // namespace
}  // namespace kydai::store
