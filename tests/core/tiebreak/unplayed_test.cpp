// Article 16 with the examples of the Buchholz article (tests/data/tiebreak/seeds) and of the reference data's README.

#include "tiebreak/unplayed.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai::tiebreak {
namespace {

struct Fixture {
    explicit Fixture(const Section& section, TieBreakEdition edition = TieBreakEdition::E24)
        : competition(competitionOf(section)), unplayed(competition.primary, edition)
    {
    }
    [[nodiscard]] Category category(std::size_t number, RoundNumber round) const
    {
        return unplayed.category(number - 1, round);
    }

    Competition competition;
    UnplayedRounds unplayed;
};

TEST(Unplayed, Art16_1_2_VoluntaryRoundsAreRequestedByesAndForfeitLosses)
{
    const Fixture article(buchholzArticle());
    EXPECT_TRUE(article.unplayed.isVoluntary(13 - 1, 1)) << "forfeit loss";
    EXPECT_TRUE(article.unplayed.isVoluntary(16 - 1, 1)) << "half-point bye";
    EXPECT_TRUE(article.unplayed.isVoluntary(14 - 1, 4)) << "zero-point bye";
    EXPECT_FALSE(article.unplayed.isVoluntary(14 - 1, 3)) << "forfeit win";
    EXPECT_FALSE(article.unplayed.isVoluntary(11 - 1, 1)) << "pairing-allocated bye";
    for (RoundNumber round = 1; round <= 5; ++round) EXPECT_TRUE(article.unplayed.isVoluntary(16 - 1, round)) << round;
}

TEST(Unplayed, Art16_2_1_PairingAllocatedAndFullPointByes)
{
    const Fixture article(buchholzArticle());
    EXPECT_EQ(article.category(11, 1), Category::AwardedBye);
    EXPECT_EQ(article.category(4, 2), Category::AwardedBye);
}

TEST(Unplayed, Art16_2_2_ForfeitWins)
{
    const Fixture article(buchholzArticle());
    EXPECT_EQ(article.category(9, 1), Category::ForfeitWin);  // the article prints no. 10 once; it is no. 9
    EXPECT_EQ(article.category(11, 5), Category::ForfeitWin);
}

TEST(Unplayed, Art16_2_3_RequestedByeBeforeARoundWithThePlayerThere)
{
    const Fixture event(EventBuilder().player("H Z 2w1").player("U U 1b0").build());
    EXPECT_EQ(event.category(1, 1), Category::ByeBeforePlay);
    EXPECT_EQ(event.category(1, 2), Category::ByeBeforePlay);
}

TEST(Unplayed, Art16_2_4_ForfeitLossWhateverFollows)
{
    const Fixture article(buchholzArticle());
    EXPECT_EQ(article.category(13, 1), Category::ForfeitLoss);
    EXPECT_EQ(article.category(15, 5), Category::ForfeitLoss);
}

TEST(Unplayed, Art16_2_5_RequestedByesAtTheEnd)
{
    const Fixture article(buchholzArticle());
    EXPECT_EQ(article.category(14, 4), Category::TrailingBye);
    EXPECT_EQ(article.category(14, 5), Category::TrailingBye);
    // A forfeit loss is a voluntary round itself: it does not turn the byes before it into category 3.
    EXPECT_EQ(article.category(16, 1), Category::TrailingBye);
    EXPECT_EQ(article.category(16, 3), Category::ForfeitLoss);
}

TEST(Unplayed, Art16_3_OnlyTrailingByesChangeTheScoreThatOpponentsSee)
{
    const Fixture article(buchholzArticle());
    EXPECT_EQ(article.competition.primary.score(14 - 1), Points{15});
    EXPECT_EQ(article.unplayed.adjusted(14 - 1), Points{25});  // 0.5 0 1 0.5 0.5
    const std::vector<int> rounds = {5, 0, 10, 5, 5};
    for (RoundNumber round = 1; round <= 5; ++round) {
        EXPECT_EQ(article.unplayed.adjustedPoints(article.competition.primary, 14 - 1, round).tenths,
                  rounds[static_cast<std::size_t>(round - 1)]);
    }
    EXPECT_EQ(article.unplayed.adjusted(15 - 1), article.competition.primary.score(15 - 1)) << "a forfeit loss stays 0";
}

TEST(Unplayed, Art16_3_InThreePointEventsTheByeIsWorthADraw)
{
    const PointSystem football = PointSystem::of(Points{30}, Points{10}, Points{0});
    const Fixture event(EventBuilder().points(football).player("2w1 Z").player("1b0 U").build());
    EXPECT_EQ(event.unplayed.adjusted(0), Points{40});
}

TEST(Unplayed, Art16_4_TheDummyHasThePlayersOwnScore)
{
    const Section article = buchholzArticle();
    const Value value = valueOf(article, "BH", 11);
    EXPECT_EQ(value.terms[0].source, Source::Dummy);
    EXPECT_EQ(value.terms[0].used, Amount::of(Points{20}));
    EXPECT_EQ(textOf(article, "BH", 11), "12.5");
    EXPECT_EQ(textOf(article, "BH", 14), "9.5");
    EXPECT_EQ(textOf(article, "BH", 16), "5");
}

TEST(Unplayed, Art16_4_1_CapOfAForfeit)
{
    // reference README, 023: no. 2 has 5 points and won by forfeit against no. 14, who has 3.5 as opponents see him
    const Section section = loadSection(kCopies / "023.trf");
    const Value value = valueOf(section, "BH", 2, TieBreakEdition::E26);
    EXPECT_EQ(value.terms[5].source, Source::DummyCappedByOpponent);
    EXPECT_EQ(value.terms[5].before, Amount::of(Points{50}));
    EXPECT_EQ(value.terms[5].used, Amount::of(Points{35}));
    EXPECT_EQ(*value.value, Fraction(45, 2));
    EXPECT_EQ(textOf(section, "BH/C1", 2, TieBreakEdition::E26), "19");
}

TEST(Unplayed, Art16_4_2_CapOfAByeIsADrawInEveryRound)
{
    const Section section = loadSection(kCopies / "023.trf");
    const Value value = valueOf(section, "BH", 2, TieBreakEdition::E26);
    EXPECT_EQ(value.terms[0].source, Source::DummyCappedByDraws);
    EXPECT_EQ(value.terms[0].used, Amount::of(Points{35}));  // seven rounds
}

TEST(Unplayed, VirtualOpponentOfTheOldRules)
{
    // rules/tiebreaks.md section 9: nine rounds, 1.5 points before round 3, forfeit lost: 5.5;
    // 3.5 before round 6, forfeit won: 5.
    const auto event = [](std::string_view cells) {
        return Fixture(EventBuilder().player(cells).player("1b0 1w= 1w+ 1w0 1w0 1b- Z Z Z").build(),
                       TieBreakEdition::Old);
    };
    const Fixture lost = event("2w1 2b= 2b- 2b1 2b1 2w+ Z Z Z");
    const StandIn third = standIn(lost.competition.primary, lost.unplayed, TieBreakEdition::Old, 0, 3);
    EXPECT_EQ(third.used, Points{55});
    const StandIn sixth = standIn(lost.competition.primary, lost.unplayed, TieBreakEdition::Old, 0, 6);
    EXPECT_EQ(sixth.used, Points{50});
    EXPECT_EQ(sixth.source, Source::VirtualOpponent);
}

TEST(Unplayed, Art15_2_InRoundRobinsForfeitsAreGamesAndFreeRoundsNothing)
{
    const Section robin =
        EventBuilder().roundRobin().player("2w+ 3b1 Z").player("1b- Z 3w1").player("Z 1w0 2b0").build();
    const Fixture event(robin);
    EXPECT_EQ(event.category(1, 1), Category::Game);
    EXPECT_EQ(event.category(1, 3), Category::FreeRound);
    EXPECT_EQ(event.unplayed.adjusted(1), Points{10});
    EXPECT_EQ(textOf(robin, "SB", 1), "1");
    EXPECT_EQ(valueOf(robin, "SB", 1).terms.size(), 2U);
}

/// All tie-breaks of four players after two matches of two games each.
std::string tieBreaksOf(Section section, PairingSystem system)
{
    section.rules.pairingSystem = system;
    std::string all;
    for (const char* code : {"WON", "WIN", "BPG", "BH", "BH/C1", "SB", "PS", "KS"}) {
        for (int player = 1; player <= 4; ++player) all += textOf(section, code, player) + ' ';
    }
    return all;
}

TEST(Unplayed, C_04_5_0_OneForfeitedGameOfAMatchCountsAsPlayedTwoDoNot)
{
    const Section played = EventBuilder()
                               .player("2w1 2b1 3w0 3b=")
                               .player("1b0 1w0 4w1 4b1")
                               .player("4w= 4b1 1b1 1w=")
                               .player("3b= 3w0 2b0 2w0")
                               .build();
    const Section forfeited = EventBuilder()
                                  .player("2w1 2b+ 3w- 3b=")
                                  .player("1b0 1w- 4w1 4b1")
                                  .player("4w= 4b1 1b+ 1w=")
                                  .player("3b= 3w0 2b0 2w0")
                                  .build();
    EXPECT_EQ(tieBreaksOf(forfeited, PairingSystem::DoubleSwiss), tieBreaksOf(played, PairingSystem::DoubleSwiss));
    EXPECT_NE(tieBreaksOf(forfeited, PairingSystem::Dutch), tieBreaksOf(played, PairingSystem::Dutch));
    const Section given = EventBuilder()
                              .player("2w+ 2b+ 3w0 3b=")
                              .player("1b- 1w- 4w1 4b1")
                              .player("4w= 4b1 1b1 1w=")
                              .player("3b= 3w0 2b0 2w0")
                              .build();
    EXPECT_EQ(tieBreaksOf(given, PairingSystem::DoubleSwiss), tieBreaksOf(given, PairingSystem::Dutch))
        << "who gave up both games has played no match";
    const Section nothing = EventBuilder()
                                .player("2w- 2b+ 3w0 3b=")
                                .player("1b- 1w- 4w1 4b1")
                                .player("4w= 4b1 1b1 1w=")
                                .player("3b= 3w0 2b0 2w0")
                                .build();
    EXPECT_EQ(tieBreaksOf(nothing, PairingSystem::DoubleSwiss), tieBreaksOf(nothing, PairingSystem::Dutch))
        << "the first game was given up by both, the second by the same one";
    const Section shared = EventBuilder()
                               .player("2w+ 2b- 3w0 3b=")
                               .player("1b- 1w+ 4w1 4b1")
                               .player("4w= 4b1 1b1 1w=")
                               .player("3b= 3w0 2b0 2w0")
                               .build();
    EXPECT_EQ(textOf(shared, "WON", 1), "0");
    Section matches = shared;
    matches.rules.pairingSystem = PairingSystem::DoubleSwiss;
    EXPECT_EQ(textOf(matches, "WON", 1), "1") << "each gave up one: the match was played";
}

}  // namespace
}  // namespace kydai::tiebreak
