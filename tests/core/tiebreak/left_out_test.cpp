// Who has no place, what the arbiter enters himself, and ratings that unrated players and long events ask for.
#include "core/tiebreak/tiebreak_support.h"
#include "explain/articles.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "tiebreak/explain_tiebreak.h"

namespace kydai::tiebreak {
namespace {

/// Six players, five rounds; number 6 played one game and then stayed away.
Section sixInARoundRobin()
{
    return EventBuilder()
        .player("6w1 2b1 3w1 4b1 5w1", 2000)
        .player("5b1 1w0 6b+ 3w1 4b1", 1900)
        .player("4w1 5b1 1b0 2b0 6w+", 1800)
        .player("3b0 6w+ 5w1 1w0 2w0", 1700)
        .player("2w0 3w0 4b0 6b+ 1b0", 1600)
        .player("1b0 4b- 2w- 5w- 3b-", 1500)
        .scheduledRounds(5)
        .roundRobin()
        .build();
}

TEST(LeftOut, Art6_6_WhoLeavesARoundRobinBeforeHalfOfTheGamesHasNoPlaceAndTheyCountForNobody)
{
    Section section = sixInARoundRobin();
    Standings before = standingsBy(section, "SB");
    EXPECT_EQ(before.rank(5), 6);
    EXPECT_EQ(before.competition->primary.score(0), Points{50});
    section.players[5].withdrawnFromRound = 2;
    const Standings after = standingsBy(section, "SB");
    EXPECT_EQ(after.rank(5), 0);
    EXPECT_EQ(after.rows.back().participant, 5U);
    EXPECT_EQ(after.competition->completed[5], 1);
    EXPECT_EQ(after.competition->primary.score(0), Points{40});  // without the win over him
    EXPECT_EQ(after.competition->primary.score(1), Points{30});  // without the game that he did not come to
    EXPECT_EQ(after.competition->primary.score(5), Points{0});
    const Explanation told = explainStanding(section, after, 4, 5);
    EXPECT_EQ(told.conclusion.phrase, Phrase::StandingUnderHalf);
    EXPECT_EQ(told.conclusion.article, article::kUnderHalf);
    EXPECT_EQ(told.edition.text, "24");
    EXPECT_EQ(told.kind, ExplanationKind::Standing);
    EXPECT_EQ(told.subject.phrase, Phrase::StandingQuestion);
    EXPECT_EQ(explainStanding(section, standingsBy(section, "SB", TieBreakEdition::E26), 4, 5).edition.text, "26");
}

TEST(LeftOut, Art6_6_WhoCompletedHalfKeepsHisPlace)
{
    Section section = EventBuilder()
                          .player("4w1 3b1 2w1", 2000)
                          .player("3w1 4b1 1b0", 1900)
                          .player("2b0 1w0 4w+", 1800)
                          .player("1b0 2w0 3b-", 1700)
                          .scheduledRounds(3)
                          .roundRobin()
                          .build();
    section.players[3].withdrawnFromRound = 3;  // two of three
    EXPECT_EQ(standingsBy(section, "SB").rank(3), 4);
}

TEST(LeftOut, Art6_6_InADoubleRoundRobinHalfIsOfBothCycles)
{
    Section section = sixInARoundRobin();  // the first cycle of ten rounds
    section.rules.doubleRoundRobin = true;
    section.rules.scheduledRounds = 10;
    section.players[4].withdrawnFromRound = 6;  // five completed games of ten
    EXPECT_NE(standingsBy(section, "SB").rank(4), 0);
    section.players[3].withdrawnFromRound = 6;
    section.rounds[4].games.clear();
    EXPECT_EQ(standingsBy(section, "SB").rank(3), 0);  // four
}

TEST(LeftOut, StandingsOfAnEarlierRoundAreOfTheTimeWhenHeWasIn)
{
    Section section = sixInARoundRobin();
    section.players[4].withdrawnFromRound = 5;  // four completed games of five
    const auto after = [&](RoundNumber round) {
        return standingsOf(section, {.round = round, .codes = *parseCodes("SB")})->rank(4);
    };
    for (RoundNumber round = 1; round <= 5; ++round) EXPECT_NE(after(round), 0) << round;
}

TEST(LeftOut, WhoIsExpelledHasNoPlaceAndHisGamesCountForHisOpponents)
{
    Section section = EventBuilder()
                          .player("3w1 2b1", 2000)
                          .player("4w1 1w0", 1900)
                          .player("1b0 4b1", 1800)
                          .player("2b0 3w0", 1700)
                          .scheduledRounds(3)
                          .build();
    section.players[0].marks.expelled = true;
    const Standings standings = standingsBy(section, "BH");
    EXPECT_EQ(standings.rank(0), 0);
    EXPECT_EQ(standings.rank(1), 1);
    EXPECT_EQ(standings.competition->primary.score(0), Points{20});
    EXPECT_EQ(valueOf(section, "BH", 2).value->toDecimal(), "2");
    EXPECT_EQ(explainStanding(section, standings, 0, 1).conclusion.phrase, Phrase::StandingExpelled);
}

TEST(EnteredTieBreaks, MANRanksByHandAndEXTByAValueFromElsewhere)
{
    Section section = EventBuilder()
                          .player("2w=", 2000)
                          .player("1b=", 1900)
                          .player("4w=", 1800)
                          .player("3b=", 1700)
                          .scheduledRounds(1)
                          .build();
    section.players[0].marks.placeByHand = 2;
    section.players[1].marks.placeByHand = 1;
    const Standings byHand = standingsBy(section, "MAN");
    EXPECT_EQ(byHand.rank(1), 1);
    EXPECT_EQ(byHand.rank(0), 2);
    EXPECT_EQ(byHand.rank(2), 3);  // who has none stands behind
    EXPECT_EQ(byHand.rank(3), 3);
    section.players[2].marks.outsideValue = 1250;
    section.players[3].marks.outsideValue = -5;
    const Standings outside = standingsBy(section, "EXT");
    EXPECT_EQ(outside.rank(2), 1);
    EXPECT_EQ(outside.rank(3), 2);
    EXPECT_EQ(valueOf(section, "EXT", 3).value->toDecimal(), "12.5");
}

/// Number 1 met an unrated player and two rated ones.
Section withAnUnrated()
{
    return EventBuilder()
        .player("4w1 2b1 3w1", 2000)
        .player("3b= 1w0 4b1", 1900)
        .player("2w= 4b1 1b0", 1700)
        .player("1b0 3w0 2w0", 0)
        .scheduledRounds(3)
        .build();
}

TEST(UnratedMethods, Art10_ARatingThatWasPublishedTheLowestTheAverageOrLeftOut)
{
    Section section = withAnUnrated();
    EXPECT_EQ(valueOf(section, "ARO", 1).refusal, Refusal::UnratedParticipants);
    section.rules.unratedRating = 1400;
    EXPECT_EQ(textOf(section, "ARO", 1), "1667");  // (1400 + 1900 + 1700) / 3
    section.rules.unratedMethod = UnratedMethod::Lowest;
    EXPECT_EQ(textOf(section, "ARO", 1), "1767");  // 1700
    section.rules.unratedMethod = UnratedMethod::Average;
    EXPECT_EQ(textOf(section, "ARO", 1), "1822");  // 5600 / 3 = 1867
    section.rules.unratedMethod = UnratedMethod::LeftOut;
    EXPECT_EQ(textOf(section, "ARO", 1), "1800");
}

TEST(LongEvents, Art10_RatingTieBreaksTakeTheFirstRatingOrThatOfTheRound)
{
    Section section = withAnUnrated();
    section.players[3].rating = 1500;
    section.players[1].ratings.later = {{2, 1960}};
    EXPECT_EQ(textOf(section, "ARO", 1), "1700");
    section.rules.longEvent = true;
    EXPECT_EQ(textOf(section, "ARO", 1), "1700");
    section.rules.ratingsByRound = true;
    EXPECT_EQ(textOf(section, "ARO", 1), "1720");  // the 1960 of round 2
}

}  // namespace
}  // namespace kydai::tiebreak
