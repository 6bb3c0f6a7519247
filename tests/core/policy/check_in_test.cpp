// Check-in before a round: marks become byes and withdrawals, again when it is closed again, in one section and in
// many.
#include "policy/check_in.h"

#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace kydai::policy {
namespace {

const SectionId kDoorHere{1};
const SectionId kDoorThere{2};

Section fourAtTheDoor()
{
    return EventBuilder()
        .player("", 2000)
        .player("", 1900)
        .player("", 1800)
        .player("", 1700)
        .scheduledRounds(5)
        .build();
}

Event afterClosing(Event event, const CompoundChange& action)
{
    for (const Change& change : action.changes) {
        const auto applied = applyTo(event, change);
        EXPECT_TRUE(applied.ok()) << applied.error().what;
        if (applied) event = applied->event;
    }
    return event;
}

Section afterClosing(const Section& section, const CompoundChange& action)
{
    return *afterClosing(Event{"Giải", {{kDoorHere, std::make_shared<const Section>(section)}}}, action)
                .sections.front()
                .section;
}

TEST(CheckIn, IsOfPlayersAndNotOfTeams)
{
    EXPECT_TRUE(checksIn(fourAtTheDoor()));
    EXPECT_FALSE(checksIn(EventBuilder().player("").player("").team("A", 1, 1).team("B", 2, 2).build()));
}

TEST(CheckIn, WhoWasFoundWhereIsCountedOverAllSections)
{
    Section section = fourAtTheDoor();
    CheckIn checkIn;
    checkIn.marks = {{playerId(1), Presence::Present}, {playerId(2), Presence::Absent}, {playerId(3), Presence::Late}};
    const CheckInCount one = countOf(section, checkIn);
    EXPECT_EQ(one, (CheckInCount{.present = 1, .absent = 1, .late = 1, .unmarked = 1}));
    section.players[3].withdrawnFromRound = 1;
    EXPECT_EQ(countOf(section, checkIn).unmarked, 0) << "nobody waits for him";
    CheckInCount all{.present = 10, .absent = 20, .late = 30, .unmarked = 40};
    all += {.present = 1, .absent = 2, .late = 3, .unmarked = 4};
    EXPECT_EQ(all, (CheckInCount{.present = 11, .absent = 22, .late = 33, .unmarked = 44}));
    EXPECT_EQ(all.all(), 110);
    EXPECT_EQ(all.missing(), 99);
}

TEST(CheckIn, MarksBecomeByesAndWithdrawalsAsChosenInOneAction)
{
    CheckIn checkIn;
    checkIn.marks = {{playerId(1), Presence::Present}, {playerId(2), Presence::Absent}, {playerId(3), Presence::Late}};
    checkIn.unmarked = WhenAway::Withdrawn;
    const CompoundChange action = closingCheckIn(fourAtTheDoor(), kDoorHere, checkIn);
    EXPECT_EQ(action.kind, ActionKind::CheckIn);
    const Section closed = afterClosing(fourAtTheDoor(), action);
    EXPECT_EQ(closed.requestedByes,
              (std::vector<RequestedBye>{{playerId(2), 1, Outcome::ZeroBye}, {playerId(3), 1, Outcome::HalfBye}}));
    EXPECT_EQ(closed.player(playerId(4)).withdrawnFromRound, 1);
    EXPECT_FALSE(closed.player(playerId(1)).withdrawnFromRound);
}

TEST(CheckIn, WhoIsPresentComesBackAndByesAskedForStay)
{
    Section section = fourAtTheDoor();
    section.players[0].withdrawnFromRound = 1;
    section.players[1].withdrawnFromRound = 1;
    section.requestedByes = {{playerId(3), 1, Outcome::HalfBye}};
    CheckIn checkIn;
    checkIn.marks = {{playerId(1), Presence::Present}, {playerId(3), Presence::Absent}};
    checkIn.unmarked = WhenAway::Paired;
    const Section closed = afterClosing(section, closingCheckIn(section, kDoorHere, checkIn));
    EXPECT_FALSE(closed.player(playerId(1)).withdrawnFromRound);
    EXPECT_EQ(closed.player(playerId(2)).withdrawnFromRound, 1) << "out, and nobody saw him";
    EXPECT_EQ(closed.requestedByes, section.requestedByes);
}

TEST(CheckIn, NothingToDoIsNoChange)
{
    CheckIn checkIn;
    checkIn.unmarked = WhenAway::Paired;
    EXPECT_TRUE(closingCheckIn(fourAtTheDoor(), kDoorHere, checkIn).changes.empty());
}

/// A child comes after check-in was closed: marked as present and closed again, he is paired.
TEST(CheckIn, ClosedAgainItTakesBackTheByesThatItGave)
{
    Section section = fourAtTheDoor();
    section.requestedByes = {{playerId(2), 1, Outcome::HalfBye}};
    CheckIn checkIn;
    checkIn.marks = {{playerId(1), Presence::Present}};
    checkIn.given = givenByes(section, checkIn);
    EXPECT_EQ(checkIn.given, (std::set<PlayerId>{playerId(3), playerId(4)})) << "who asked for his was given none";
    const Section closed = afterClosing(section, closingCheckIn(section, kDoorHere, checkIn));
    ASSERT_EQ(closed.requestedByes.size(), 3U);
    EXPECT_TRUE(closingCheckIn(closed, kDoorHere, checkIn).changes.empty()) << "nothing is new";
    checkIn.marks[playerId(2)] = Presence::Present;
    checkIn.marks[playerId(3)] = Presence::Present;
    checkIn.marks[playerId(4)] = Presence::Late;
    const Section again = afterClosing(closed, closingCheckIn(closed, kDoorHere, checkIn));
    EXPECT_EQ(again.requestedByes,
              (std::vector<RequestedBye>{{playerId(2), 1, Outcome::HalfBye}, {playerId(4), 1, Outcome::HalfBye}}));
}

TEST(CheckIn, ManySectionsAreOneAction)
{
    Event event;
    event.sections = {{kDoorHere, std::make_shared<const Section>(fourAtTheDoor())},
                      {kDoorThere, std::make_shared<const Section>(fourAtTheDoor())},
                      {SectionId{3}, std::make_shared<const Section>(fourAtTheDoor())}};
    CheckIn here;
    here.marks = {{playerId(1), Presence::Present}, {playerId(2), Presence::Present}, {playerId(3), Presence::Present}};
    const CompoundChange action = closingCheckIns(event, {{kDoorHere, here}, {SectionId{3}, CheckIn{}}});
    EXPECT_EQ(action.kind, ActionKind::CheckIn);
    const Event closed = afterClosing(event, action);
    EXPECT_EQ(closed.sections[0].section->requestedByes.size(), 1U);
    EXPECT_EQ(closed.sections[1].section, event.sections[1].section) << "nobody closed it";
    EXPECT_EQ(closed.sections[2].section->requestedByes.size(), 4U);
}

TEST(CheckIn, NobodyWaitsForWhoIsOut)
{
    Section section = fourAtTheDoor();
    section.players[1].withdrawnFromRound = 1;
    section.players[2].entersInRound = 3;
    CheckIn checkIn;
    checkIn.marks = {{playerId(1), Presence::Present}};
    EXPECT_EQ(countOf(section, checkIn), (CheckInCount{.present = 1, .unmarked = 1}));
    checkIn.marks[playerId(2)] = Presence::Present;
    EXPECT_EQ(countOf(section, checkIn), (CheckInCount{.present = 2, .unmarked = 1})) << "he is there all the same";
    EXPECT_EQ(countOf(section, checkIn).missing(), 1);
    const CheckInCount each{.present = 1, .absent = 20, .late = 300, .unmarked = 4000};
    EXPECT_EQ(each.all(), 4321);
    EXPECT_EQ(each.missing(), 4320);
}

/// Whatever was marked and closed before: closing leaves each awaited player either without a bye in the round, or with
/// one that he asked for or was given; and closing twice is closing once.
TEST(CheckIn, RandomMarksClosedTwiceAreAsClosedOnce)
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        Section section = fourAtTheDoor();
        CheckIn checkIn;
        const auto way = [&] { return static_cast<WhenAway>(random.below(3)); };  // withdrawals are no byes
        checkIn.absent = way();
        checkIn.late = way();
        checkIn.unmarked = way();
        for (int key = 1; key <= 4; ++key) {
            if (random.below(3) == 0) section.requestedByes.push_back({playerId(key), 1, Outcome::HalfBye});
            checkIn.marks[playerId(key)] = static_cast<Presence>(random.below(4));
        }
        const std::size_t asked = section.requestedByes.size();
        checkIn.given = givenByes(section, checkIn);
        const Section once = afterClosing(section, closingCheckIn(section, kDoorHere, checkIn));
        EXPECT_EQ(once.requestedByes.size(), asked + checkIn.given.size()) << seed;
        EXPECT_TRUE(closingCheckIn(once, kDoorHere, checkIn).changes.empty()) << seed;
        CheckIn all = checkIn;
        for (int key = 1; key <= 4; ++key) all.marks[playerId(key)] = Presence::Present;
        EXPECT_EQ(afterClosing(once, closingCheckIn(once, kDoorHere, all)), section) << seed << ": all came after all";
    }
}

}  // namespace
}  // namespace kydai::policy
