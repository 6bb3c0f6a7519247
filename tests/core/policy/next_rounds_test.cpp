#include "policy/next_rounds.h"

#include "core/policy/entered_event.h"
#include "policy/actions.h"
#include "policy/check_in.h"
#include "policy/judge.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::policy {
namespace {

std::vector<RoundDraft> draftsOf(const EventState& state)
{
    std::vector<RoundDraft> drafts;
    for (const NextRound& next : nextRounds(state.event)) {
        if (next.readiness != Readiness::Ready) continue;
        auto draft = draftNextRound(state, next.section);
        EXPECT_TRUE(draft.ok());
        if (draft) drafts.push_back(*std::move(draft));
    }
    return drafts;
}

/// All games of the last round won by White.
EventState withResults(EventState state, SectionId id)
{
    const Section& section = *state.event.sections.at(static_cast<std::size_t>(id.value - 1)).section;
    std::vector<Change> changes;
    for (const Game& game : section.rounds.back().games)
        changes.push_back(SetResult{id, section.roundsPaired(), game.white, game.black, Outcome::Win, Outcome::Loss});
    return changedBy(std::move(state), changes);
}

EventState published(EventState state)
{
    return changedBy(state, publishingAll(publishable(state.event, draftsOf(state))).changes);
}

TEST(NextRounds, EachSectionSaysWhatItWaitsFor)
{
    EventState state = eventStateOf({entered("U8"), entered("U10", 1), entered("U12")});
    state = changedBy(state, publishing(*state.event.sections[2].section, SectionId{3},
                                        *draftNextRound(state, SectionId{3})->boards())
                                 .changes);
    EXPECT_EQ(nextRounds(state.event), (std::vector<NextRound>{{SectionId{1}, 1, Readiness::Ready, 0},
                                                               {SectionId{2}, 1, Readiness::TooFewPlayers, 0},
                                                               {SectionId{3}, 2, Readiness::ResultsMissing, 3}}));
}

TEST(NextRounds, WhatIsNotThereOrStoppedIsNoDraft)
{
    Section apart = entered("U10", 2);
    apart.rules.prohibited = {{.players = {apart.players[0].id, apart.players[1].id}}};
    const EventState state = eventStateOf({entered("U8"), apart});
    const auto nowhere = draftNextRound(state, SectionId{7});
    ASSERT_FALSE(nowhere.ok());
    EXPECT_EQ(nowhere.error().code, Errc::NoSuchSection);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = draftNextRound(state, SectionId{1}, stop.get_token());
    ASSERT_FALSE(stopped.ok());
    EXPECT_EQ(stopped.error().code, Errc::Cancelled);
    const RoundDraft none;
    EXPECT_EQ(none.boards(), nullptr);
    EXPECT_EQ(none.unpairable(), nullptr);
    EXPECT_FALSE(none.isClear());
    EXPECT_TRUE(draftNextRound(state, SectionId{1})->isOld({})) << "the section is gone";
    // Of a section that can't be paired nothing is published with the others.
    const auto alone = draftNextRound(state, SectionId{2});
    ASSERT_TRUE(alone.ok());
    EXPECT_EQ(alone->boards(), nullptr);
    EXPECT_NE(alone->unpairable(), nullptr);
    EXPECT_FALSE(alone->warnings.empty());
    const auto ready = draftNextRound(state, SectionId{1});
    EXPECT_EQ(ready->unpairable(), nullptr);
    const CompoundChange both = publishingAll(std::vector{*alone, *ready});
    ASSERT_EQ(both.changes.size(), 1U);
    EXPECT_EQ(std::get<PublishRound>(both.changes[0]).section, SectionId{1});
}

TEST(NextRounds, AfterTheLastRoundNothingIsPaired)
{
    EventState state = eventStateOf({entered("U8")});
    for (int round = 0; round < 3; ++round) state = withResults(published(state), SectionId{1});
    EXPECT_EQ(nextRounds(state.event).front().readiness, Readiness::AllPaired);
}

TEST(NextRounds, TheLastRoundUnderWayHasNoNextOneToWaitFor)
{
    EventState state = eventStateOf({entered("U8")});
    for (int round = 0; round < 2; ++round) state = withResults(published(state), SectionId{1});
    EXPECT_EQ(nextRounds(published(state).event).front().readiness, Readiness::AllPaired);
}

TEST(NextRounds, ClearOnesArePublishedInOneActionThatIsTakenBackWhole)
{
    const EventState state = eventStateOf({entered("U8"), entered("U10"), entered("U12", 7)});
    const std::vector<RoundDraft> drafts = publishable(state.event, draftsOf(state));
    ASSERT_EQ(drafts.size(), 3U);
    const auto judged = judgePublishing(state, drafts);
    ASSERT_TRUE(judged.ok());
    EXPECT_TRUE(judged->warnings().empty());
    const auto cleared = judged->clear();
    ASSERT_TRUE(cleared);
    EXPECT_EQ(cleared->action().kind, ActionKind::Publish);
    ASSERT_EQ(cleared->made().size(), 3U);
    Event back = cleared->made().back().applied.event;
    for (const EventSection& each : back.sections) {
        ASSERT_EQ(each.section->roundsPaired(), 1);
        EXPECT_FALSE(each.section->round(1).pairedByHand);
    }
    for (auto made = cleared->made().rbegin(); made != cleared->made().rend(); ++made)
        back = applyTo(back, *made->applied.inverse, Checks::Structure)->event;
    for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(*back.sections[at].section, *state.event.sections[at].section);
}

TEST(NextRounds, WhatIsAskedOfOneSectionKeepsOnlyThatOneBack)
{
    Section twins = entered("U10");
    twins.players[1].name = twins.players[0].name;
    Section outOfOrder = entered("U12");
    outOfOrder.players[5].rating = 2400;
    const EventState state = eventStateOf({entered("U8"), twins, outOfOrder});
    const std::vector<RoundDraft> drafts = draftsOf(state);
    ASSERT_EQ(drafts.size(), 3U);
    EXPECT_TRUE(drafts[0].isClear());
    ASSERT_FALSE(drafts[1].warnings.empty());
    EXPECT_EQ(drafts[1].warnings.front().id, WarningId::DuplicateName);
    EXPECT_TRUE(drafts[2].warnings.empty());
    EXPECT_FALSE(drafts[2].isInOrder);
    const std::vector<RoundDraft> clear = publishable(state.event, drafts);
    ASSERT_EQ(clear.size(), 1U);
    EXPECT_EQ(clear.front().section, SectionId{1});
}

TEST(NextRounds, WhoIsAwayByCheckInIsNoWarning)
{
    Section section = entered("U8");
    CheckIn checkIn;
    checkIn.marks = {{playerId(2), Presence::Absent}, {playerId(3), Presence::Late}};
    checkIn.unmarked = WhenAway::Paired;
    EventState state = eventStateOf({section});
    state = changedBy(state, closingCheckIn(section, SectionId{1}, checkIn).changes);
    const auto drafts = draftsOf(state);
    ASSERT_EQ(drafts.size(), 1U);
    EXPECT_TRUE(drafts.front().isClear());
    EXPECT_EQ(drafts.front().boards()->games.size(), 2U);
}

TEST(NextRounds, AResultThatArrivesMakesItsDraftOldAndNoOther)
{
    EventState state = published(eventStateOf({entered("U8"), entered("U10")}));
    state = withResults(withResults(state, SectionId{1}), SectionId{2});
    const std::vector<RoundDraft> drafts = draftsOf(state);
    ASSERT_EQ(drafts.size(), 2U);
    const Game game = state.event.sections[0].section->round(1).games.front();
    const EventState later =
        changedBy(state, {SetResult{SectionId{1}, 1, game.white, game.black, Outcome::Draw, Outcome::Draw}});
    EXPECT_TRUE(drafts[0].isOld(later.event));
    EXPECT_FALSE(drafts[1].isOld(later.event));
    const auto left = publishable(later.event, drafts);
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left.front().section, SectionId{2});
    // Published all the same, policy sees that it is not the round of the rules any more, or that nothing differs.
    const auto judged = judgePublishing(later, drafts);
    ASSERT_TRUE(judged.ok());
    const Section& now = *later.event.sections[0].section;
    const auto anew = draftNextRound(later, SectionId{1});
    ASSERT_TRUE(anew.ok());
    const bool isSame = pairing::compareRound(*drafts[0].boards(), *anew->boards(), now.roundsPaired() + 1).equal();
    EXPECT_EQ(judged->clear().has_value(), isSame);
}

TEST(NextRounds, OneSectionThatFailsPublishesNone)
{
    EventState state = eventStateOf({entered("U8"), entered("U10")});
    std::vector<RoundDraft> drafts = draftsOf(state);
    // The second section is gone meanwhile.
    EventState later = state;
    later.event.sections.pop_back();
    EXPECT_FALSE(judgePublishing(later, drafts).ok());
}

TEST(NextRounds, ASystemWithoutAnEngineSaysSo)
{
    Section byHand = entered("U8");
    byHand.rules.pairingSystem = PairingSystem::Other;
    const auto draft = draftNextRound(eventStateOf({byHand}), SectionId{1});
    ASSERT_TRUE(draft.ok());
    EXPECT_EQ(draft->boards(), nullptr);
    EXPECT_NE(draft->unpairable(), nullptr);
    EXPECT_FALSE(draft->isClear());
}

}  // namespace
}  // namespace kydai::policy
