#include "model/compound_change.h"
#include "model/json.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "support/random_change.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

using fixture::randomChange;
using fixture::randomSection;

/// Two sections; the first has 8 players and 2 rounds.
Event twoSections()
{
    Random random(7);
    Event event;
    event.name = "Giải trẻ";
    for (const int players : {8, 5}) {
        Section section = randomSection(random, players, 2);
        keepRules(section);
        event.sections.push_back({SectionId{players == 8 ? 1 : 2}, std::make_shared<const Section>(section)});
    }
    return event;
}

Round withoutResults(Round round)
{
    for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    return round;
}

const Section& first(const Event& event)
{
    return *event.sections[0].section;
}

Errc refusal(const Event& event, const Change& change)
{
    const auto applied = applyTo(event, change);
    EXPECT_FALSE(applied.ok());
    return applied.ok() ? Errc::Cancelled : applied.error().code;
}

Event after(const Event& event, const Change& change)
{
    auto applied = applyTo(event, change);
    EXPECT_TRUE(applied.ok()) << (applied.ok() ? "" : logText(applied.error().what));
    return applied->event;
}

class UndoOfChange : public ::testing::TestWithParam<int> {};

TEST_P(UndoOfChange, TakesItBackExactly)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    Event event = twoSections();
    for (int step = 0; step < 40; ++step) {
        const Change change = randomChange(event, random);
        const auto applied = applyTo(event, change);
        ASSERT_TRUE(applied.ok());
        const Json before = toJson(event);
        const Json afterwards = toJson(applied->event);
        if (!isRecordOnly(change)) {
            EXPECT_EQ(applied->changed, before != afterwards) << changeName(change);
        }
        if (applied->inverse) {
            const auto undone = applyTo(applied->event, *applied->inverse, Checks::Structure);
            ASSERT_TRUE(undone.ok()) << changeName(change) << ": " << undone.error().what;
            EXPECT_EQ(toJson(undone->event), before) << changeName(change);
            ASSERT_TRUE(undone->inverse);
            const auto redone = applyTo(undone->event, *undone->inverse, Checks::Structure);
            ASSERT_TRUE(redone.ok());
            EXPECT_EQ(toJson(redone->event), afterwards) << changeName(change);
        }
        event = applied->event;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, UndoOfChange, ::testing::Range(0, 100));

TEST(Change, UntouchedSectionsAreShared)
{
    const Event event = twoSections();
    const Event edited = after(event, EditInfo{SectionId{1}, {.name = "U8"}});
    EXPECT_FALSE(edited.sections[0].section == event.sections[0].section);
    EXPECT_TRUE(edited.sections[1].section == event.sections[1].section);
    EXPECT_EQ(first(edited).info.name, "U8");
}

TEST(Change, ResultNeedsTheBoardAsItWasPaired)
{
    const Event event = twoSections();
    const Game game = first(event).round(1).games[0];
    EXPECT_EQ(refusal(event, SetResult{SectionId{1}, 1, game.black, game.white}), Errc::NotAllowed);
    EXPECT_EQ(refusal(event, SetResult{SectionId{1}, 3, game.white, game.black}), Errc::NoSuchRound);
    EXPECT_EQ(refusal(event, SetResult{SectionId{9}, 1, game.white, game.black}), Errc::NoSuchSection);
    EXPECT_EQ(refusal(event, SetResult{SectionId{1}, 1, game.white, game.black, Outcome::Win, Outcome::Win}),
              Errc::NotAllowed);
    EXPECT_EQ(refusal(event, SetResult{SectionId{1}, 1, game.white, game.black, Outcome::Win, Outcome::Open}),
              Errc::NotAllowed);
    const Event edited = after(event, SetResult{SectionId{1}, 1, game.white, game.black, Outcome::Draw, Outcome::Loss});
    EXPECT_EQ(first(edited).round(1).games[0].whiteOutcome, Outcome::Draw);
    EXPECT_EQ(first(edited).round(1).games[0].blackOutcome, Outcome::Loss);
}

TEST(Change, SameResultAgainChangesNothing)
{
    const Event event = twoSections();
    const Game game = first(event).round(2).games[1];
    const auto applied =
        applyTo(event, SetResult{SectionId{1}, 2, game.white, game.black, game.whiteOutcome, game.blackOutcome});
    ASSERT_TRUE(applied.ok());
    EXPECT_FALSE(applied->changed);
}

TEST(Change, NobodyAddedOrRemovedChangesNothing)
{
    const Event event = twoSections();
    for (const Change& nobody : {Change{AddPlayers{SectionId{1}, {}}}, Change{RemovePlayers{SectionId{1}, {}}}}) {
        const auto applied = applyTo(event, nobody);
        ASSERT_TRUE(applied.ok()) << changeName(nobody);
        EXPECT_FALSE(applied->changed) << changeName(nobody);
    }
}

TEST(Change, FideModeIsLeftOnceAndForGood)  // C.02
{
    const Event event = twoSections();
    RuleSet rules = first(event).rules;
    rules.fideMode = false;
    EXPECT_EQ(refusal(event, EditRules{SectionId{1}, rules}), Errc::NotAllowed);
    const auto left = applyTo(event, LeaveFideMode{SectionId{1}});
    ASSERT_TRUE(left.ok());
    EXPECT_FALSE(left->inverse);
    EXPECT_FALSE(first(left->event).rules.fideMode);
    EXPECT_EQ(first(left->event).rules.fideModeLeftInRound, 2);
    EXPECT_FALSE(applyTo(left->event, LeaveFideMode{SectionId{1}})->changed);
    RuleSet back = first(left->event).rules;
    back.fideMode = true;
    EXPECT_EQ(refusal(left->event, EditRules{SectionId{1}, back}), Errc::NotAllowed);
    EXPECT_EQ(refusal(left->event, ReplaceSection{SectionId{1}, event.sections[0].section}), Errc::NotAllowed);
}

TEST(Change, NobodyIsLeftOutOfARound)
{
    const Event event = twoSections();
    Round round = withoutResults(first(event).round(1));
    Round missing = round;
    missing.games.pop_back();
    EXPECT_EQ(refusal(event, PublishRound{SectionId{1}, 3, missing}), Errc::NotAllowed);
    Round twice = round;
    twice.games.push_back(twice.games.front());
    EXPECT_EQ(refusal(event, PublishRound{SectionId{1}, 3, twice}), Errc::Duplicate);
    Round stranger = round;
    stranger.byes.push_back({playerId(77), Outcome::ZeroBye});
    EXPECT_EQ(refusal(event, PublishRound{SectionId{1}, 3, stranger}), Errc::NoSuchPlayer);
    EXPECT_EQ(refusal(event, PublishRound{SectionId{1}, 4, round}), Errc::NoSuchRound);
    EXPECT_EQ(first(after(event, PublishRound{SectionId{1}, 3, round})).roundsPaired(), 3);
}

TEST(Change, OnlyALastRoundWithoutResultsIsTakenBack)
{
    const Event event = twoSections();
    EXPECT_EQ(refusal(event, UnpairRound{SectionId{1}, 2, {}}), Errc::NotAllowed);
    EXPECT_EQ(refusal(event, UnpairRound{SectionId{1}, 1, {}}), Errc::NoSuchRound);
    const Event open = after(event, PublishRound{SectionId{1}, 3, withoutResults(first(event).round(2))});
    EXPECT_EQ(first(after(open, UnpairRound{SectionId{1}, 3, {}})).roundsPaired(), 2);
}

TEST(Change, RequestedByesComeBackWhenTheRoundIsTakenBack)
{
    Event event = twoSections();
    const std::vector<RequestedBye> asked{{playerId(3), 3, Outcome::HalfBye}, {playerId(4), 4, Outcome::ZeroBye}};
    event = after(event, SetRequestedByes{SectionId{1}, asked});
    Round round;
    round.byes = {{playerId(8), Outcome::PairingBye}, {playerId(3), Outcome::HalfBye}};
    round.games = {{playerId(1), playerId(2)}, {playerId(4), playerId(5)}, {playerId(6), playerId(7)}};
    event = after(event, PublishRound{SectionId{1}, 3, round});
    EXPECT_EQ(first(event).requestedByes, std::vector<RequestedBye>{asked[1]});
    event = after(event, UnpairRound{SectionId{1}, 3, {}});
    EXPECT_EQ(first(event).requestedByes, asked);
}

TEST(Change, RequestsAreForRoundsThatAreNotPaired)
{
    const Event event = twoSections();
    const auto ask = [&](RequestedBye bye) { return SetRequestedByes{SectionId{1}, {bye}}; };
    EXPECT_EQ(refusal(event, ask({playerId(3), 2, Outcome::HalfBye})), Errc::NoSuchRound);
    EXPECT_EQ(refusal(event, ask({playerId(33), 3, Outcome::HalfBye})), Errc::NoSuchPlayer);
    EXPECT_EQ(refusal(event, ask({playerId(3), 3, Outcome::PairingBye})), Errc::NotAllowed);
}

TEST(Change, WhoHasPlayedIsWithdrawnNotRemoved)
{
    const Event event = twoSections();
    EXPECT_EQ(refusal(event, RemovePlayers{SectionId{1}, {playerId(1)}}), Errc::NotAllowed);
    Event more = after(event, AddPlayers{SectionId{1}, {Player{.id = playerId(20), .tpn = 20, .name = "Mới"}}});
    EXPECT_EQ(refusal(more, AddPlayers{SectionId{1}, {Player{.id = playerId(20), .tpn = 21}}}), Errc::Duplicate);
    EXPECT_EQ(refusal(more, AddPlayers{SectionId{1}, {Player{.id = playerId(21), .tpn = 10000}}}), Errc::OutOfRange);
    more = after(more, RemovePlayers{SectionId{1}, {playerId(20)}});
    EXPECT_EQ(first(more).find(playerId(20)), nullptr);
}

TEST(Change, WhoeverIsExpelledIsWithdrawnByWhicheverChangeAndDoneAgainSo)  // question 197
{
    const Event event = twoSections();
    const EventSection& entry = event.sections.front();
    Section marked = *entry.section;
    for (Player& player : marked.players) player.withdrawnFromRound.reset();
    marked.players[0].marks.expelled = true;
    const RoundNumber next = marked.roundsPaired() + 1;
    Player newcomer = marked.players[0];
    newcomer.id = newPlayerIds(marked.players, 1).front();
    newcomer.tpn = 99;
    for (const Change& change :
         {Change(EditPlayer{entry.id, marked.players[0]}), Change(AddPlayers{entry.id, {newcomer}}),
          Change(ReplaceSection{entry.id, std::make_shared<const Section>(marked)}),
          Change(AddSection{SectionId{77}, std::make_shared<const Section>(marked)})}) {
        SCOPED_TRACE(std::string(changeName(change)));
        const auto made = applyAll(event, std::vector{change});
        ASSERT_TRUE(made.ok() && made->size() == 1);
        const Event& now = made->front().applied.event;
        int expelled = 0;
        for (const EventSection& each : now.sections) {
            for (const Player& player : each.section->players) {
                if (!player.marks.expelled) continue;
                ++expelled;
                EXPECT_EQ(player.withdrawnFromRound, next);
            }
        }
        EXPECT_EQ(expelled, 1);
        const auto again = applyAll(event, std::vector{made->front().change}, Checks::Structure);
        ASSERT_TRUE(again.ok() && again->size() == 1) << "what the journal does again";
        EXPECT_EQ(toJson(again->front().applied.event).dump(), toJson(now).dump());
    }
}

TEST(Change, FewerRoundsThanPairedAreRefused)
{
    const Event event = twoSections();
    RuleSet rules = first(event).rules;
    rules.scheduledRounds = 1;
    EXPECT_EQ(refusal(event, EditRules{SectionId{1}, rules}), Errc::NotAllowed);
    rules.scheduledRounds = 9;
    EXPECT_EQ(first(after(event, EditRules{SectionId{1}, rules})).roundsInAll(), 9);
}

/// What the program would refuse to open again does not get into a file.
TEST(Change, ASectionThatDoesNotFitTogetherIsRefused)
{
    const Event event = twoSections();
    const auto withWhite = [&](PlayerId white) {
        Section section = first(event);
        section.rounds[0].games[0].white = white;
        return std::make_shared<const Section>(section);
    };
    const auto stranger = withWhite(playerId(99));
    EXPECT_EQ(refusal(event, AddSection{{}, stranger}), Errc::UnknownReference);
    EXPECT_EQ(refusal(event, ReplaceSection{SectionId{1}, stranger}), Errc::UnknownReference);
    const auto himself = withWhite(first(event).rounds[0].games[0].black);
    EXPECT_EQ(refusal(event, AddSection{{}, himself}), Errc::Duplicate);
    EXPECT_EQ(refusal(event, ReplaceSection{SectionId{1}, himself}), Errc::Duplicate);
}

TEST(Change, ARemovedSectionComesBackToItsPlace)
{
    const Event event = twoSections();
    const auto removed = applyTo(event, RemoveSection{SectionId{1}});
    ASSERT_TRUE(removed.ok());
    EXPECT_EQ(removed->event.sections.size(), 1U);
    const Event back = after(removed->event, *removed->inverse);
    EXPECT_EQ(back.sections[0].id, SectionId{1});
    EXPECT_TRUE(back.sections[0].section == event.sections[0].section);
}

TEST(Change, ACorrectionForTheReportLeavesTheResultThatStandingsUse)  // C.04.2.4.3
{
    const Section section = EventBuilder().player("2w1").player("1b0").player("4b1").player("3w0").build();
    Event event;
    event.sections.push_back({SectionId{1}, std::make_shared<const Section>(section)});
    const Game used = section.round(1).games[0];
    const SetReportedResult lost{SectionId{1}, 1, used.white, used.black, Outcome::Loss, Outcome::Win};
    const Event corrected = after(event, lost);
    const Round& round = corrected.sections[0].section->round(1);
    EXPECT_EQ(round.games, section.round(1).games);
    EXPECT_EQ(reportedOutcome(round, used.white, used.whiteOutcome), Outcome::Loss);
    EXPECT_EQ(reportedOutcome(round, used.black, used.blackOutcome), Outcome::Win);
    const Game& other = section.round(1).games[1];
    EXPECT_EQ(reportedOutcome(round, other.white, other.whiteOutcome), other.whiteOutcome);

    SetReportedResult same = lost;
    same.whiteOutcome = used.whiteOutcome;
    same.blackOutcome = used.blackOutcome;
    EXPECT_TRUE(after(corrected, same).sections[0].section->round(1).reported.empty()) << "nothing to correct any more";
    SetReportedResult open = lost;
    open.whiteOutcome = open.blackOutcome = Outcome::Open;
    EXPECT_EQ(refusal(event, open), Errc::NotAllowed) << "a report has results";
}

TEST(Change, TouchedNamesTheBoardOfAResult)
{
    const std::vector<Change> changes{AnswerWarning{}, SetResult{SectionId{1}, 4, playerId(3), playerId(9)},
                                      SetRoundComments{SectionId{1}, 4, {"x"}}};
    const Touched touched = touchedBy(changes);
    EXPECT_EQ(touched.section, SectionId{1});
    EXPECT_EQ(touched.round, 4);
    EXPECT_FALSE(touched.boards);
    EXPECT_EQ(touched.players, (std::vector{playerId(3), playerId(9)}));
}

TEST(Change, OfAWholeActionTheRoundThatWasPairedIsShown)
{
    const std::vector<Change> changes{SetResult{SectionId{1}, 4, playerId(3), playerId(9)},
                                      PublishRound{SectionId{1}, 5, {}}};
    const Touched touched = touchedBy(changes);
    EXPECT_EQ(touched.round, 5);
    EXPECT_TRUE(touched.boards);
}

TEST(Change, AResultThatNoGameCanHaveStaysWhereItIsAndComesFromNowhereElse)
{
    Event event = twoSections();
    Section section = first(event);
    Game& odd = section.rounds.back().games.front();
    odd.whiteOutcome = odd.blackOutcome = Outcome::Win;
    PublishRound again{SectionId{1}, 2, section.rounds.back()};
    EXPECT_EQ(refusal(event, again), Errc::NotAllowed);
    event.sections[0].section = std::make_shared<const Section>(section);
    again.content.comments = {"as it was read"};
    EXPECT_EQ(first(after(event, again)).rounds.back().games.front().whiteOutcome, Outcome::Win);
}

TEST(Change, UnpairingThatBringsBackRequestsOfLaterRoundsIsUndoneWithThem)
{
    Event event = twoSections();
    Section section = first(event);
    section.rounds.back() = withoutResults(section.rounds.back());
    section.requestedByes.clear();
    event.sections[0].section = std::make_shared<const Section>(section);
    UnpairRound unpair{SectionId{1}, 2, {}};
    unpair.requestedByes = {{section.players[0].id, 3, Outcome::HalfBye}};
    const auto back = applyTo(event, unpair);
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(first(back->event).requestedByes, *unpair.requestedByes);
    ASSERT_TRUE(back->inverse);
    EXPECT_EQ(toJson(after(back->event, *back->inverse)), toJson(event));
}

/// The table of what is refused, with what it says and what would do.
TEST(Change, ARefusalSaysWhatIsWrongAndWhatWouldDo)
{
    const Event event = twoSections();
    const auto refused = [&](const Change& change) {
        const auto applied = applyTo(event, change);
        EXPECT_FALSE(applied.ok());
        return applied.ok() ? std::pair<Fragment, Fragment>()
                            : std::pair(applied.error().what, applied.error().expected);
    };
    const SectionId section{1};
    const Game game = first(event).rounds[0].games.at(0);
    EXPECT_EQ(refused(SetResult{section, 1, game.white, game.black, Outcome::Win, Outcome::Win}),
              std::pair(fragment(FragmentId::ResultThatNoGameCanHave), fragment(FragmentId::OneWinnerDrawOrTwoLosses)));
    const RequestedBye asked{playerId(3), 3, Outcome::HalfBye};
    EXPECT_EQ(refused(SetRequestedByes{section, {asked, asked}}),
              std::pair(fragment(FragmentId::TwoByesOfPlayerForRound, 3, 3),
                        fragment(FragmentId::OneByeForEachPlayerAndRound)));
    for (const std::int64_t amount : {std::int64_t{-1}, kMostPrizeMoney + 1}) {
        PrizePlan plan;
        plan.lists = {{.lines = {{.amount = amount}}}};
        EXPECT_EQ(refused(SetPrizes{section, plan, {}}),
                  std::pair(fragment(FragmentId::PrizeAmount, amount),
                            fragment(FragmentId::PrizeAmountUpTo, kMostPrizeMoney)));
    }
}

TEST(Change, APublishedRoundIsKeptWithItsPicture)
{
    const Event event = twoSections();
    Round content = withoutResults(first(event).rounds.back());
    content.picture.reset();
    const PublishRound change{SectionId{1}, 3, content};
    const Event published = after(event, change);
    ASSERT_TRUE(first(published).rounds.back().picture);
    const Change made = asMade(change, published);
    EXPECT_EQ(std::get<PublishRound>(made).content.picture, first(published).rounds.back().picture);
}

TEST(Change, APrizePlanThatExcludesAStrangerSaysSo)
{
    PrizePlan plan;
    plan.excluded = {{playerId(99), {}, "guest"}};
    const auto refused = applyTo(twoSections(), SetPrizes{SectionId{1}, plan, {}});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Errc::UnknownReference);
    EXPECT_EQ(refused.error().what, fragment(FragmentId::NobodyOfThisSection));
    EXPECT_EQ(refused.error().expected, fragment(FragmentId::PlayerOfThisSection));
}

}  // namespace
}  // namespace kydai
