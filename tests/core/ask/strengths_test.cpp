// How strong everybody is taken to be, and the picture of a player's chances: by hand, from FIDE's tables.
#include "ask/chances.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

/// Ratings 2000 and 1600 who have not met, and somebody without one who has the given result against the first.
Strengths guestOf2000(std::string_view hosts, std::string_view guests)
{
    return strengthsOf(EventBuilder().player(hosts, 2000).player("Z", 1600).player(guests).build());
}

/// Two draws against the average of the field, 1800, are added: a win gives 2 of 3 points, 67 %, and so 125 more than
/// the average opponent (B.02, 8.1.1).
TEST(Strengths, WhoHasNoRatingIsWorthHisResultsWithTwoDrawsAdded)
{
    const int opponents = (1800 + 1800 + 2000) / 3;
    EXPECT_EQ(guestOf2000("3w0", "1b1").of, (std::vector<int>{2000, 1600, opponents + 125}));
    EXPECT_EQ(guestOf2000("3w=", "1b=").of[2], opponents) << "half of the points";
    EXPECT_EQ(guestOf2000("3w1", "1b0").of[2], opponents - 125);
    EXPECT_EQ(guestOf2000("3wL", "1bW").of[2], opponents + 125) << "played, though not rated";
    EXPECT_EQ(guestOf2000("3wD", "1bD").of[2], opponents);
    EXPECT_EQ(guestOf2000("3w-", "1b+").of[2], 1800) << "a forfeit tells nothing: he is the average";
    EXPECT_EQ(guestOf2000("3w", "1b").of[2], 1800) << "nor does an open game";
}

/// 250 before the first game, less with each: 250 / √(1 + games/4). A published rating is off by 50.
TEST(Strengths, AreSurerWithEachGame)
{
    EXPECT_EQ(guestOf2000("Z", "Z").spread, (std::vector<int>{50, 50, 250}));
    EXPECT_EQ(guestOf2000("3w0", "1b1").spread, (std::vector<int>{50, 50, 224}));
    const Strengths three =
        strengthsOf(EventBuilder().player("3w1 3b1 3w1", 2000).player("Z Z Z", 1600).player("1b0 1w0 1b0").build());
    EXPECT_EQ(three.spread[2], 189) << "250 / √1.75";
    EXPECT_EQ(three.guessed, (std::vector<bool>{false, false, true}));
    // Three lost of 3 + 2 games: 20 %, 240 less than (2 · 1800 + 3 · 2000) / 5.
    EXPECT_EQ(three.of[2], 1920 - 240);
}

TEST(Strengths, WithoutAnyRatingTheFieldIsTakenFor1500)
{
    const Strengths none = strengthsOf(EventBuilder().player("Z").player("Z").build());
    EXPECT_EQ(none.of, (std::vector<int>{1500, 1500}));
    EXPECT_EQ(none.guessed, (std::vector<bool>{true, true}));
    // A win over another one without a rating: both settle where each is what the other's strength makes of him.
    const Strengths two = strengthsOf(EventBuilder().player("2w1").player("1b0").build());
    EXPECT_EQ(two.of[0], (3000 + two.of[1]) / 3 + 125);
    EXPECT_EQ(two.of[1], (3000 + two.of[0]) / 3 - 125);
    const Strengths one = strengthsOf(EventBuilder().player("Z", 1700).player("Z", 1900).player("Z").build());
    EXPECT_EQ(one.of[2], 1800) << "of those who have one";
}

/// Each pass carries what is known of a strength to the opponents of its owner, and eight are made.
TEST(Strengths, OfThoseWithoutARatingHangOnEachOtherOverEightGames)
{
    const auto chain = [](int first, int other) {
        Section section;
        const auto add = [&](int rating) {
            Player player;
            player.tpn = static_cast<int>(section.players.size()) + 1;
            player.id = playerId(player.tpn);
            player.rating = rating;
            section.players.push_back(player);
        };
        add(first);
        add(other);  // who meets nobody: the average is the same
        for (int guest = 0; guest < 12; ++guest) add(0);
        Round round;
        round.games.push_back({playerId(1), playerId(3), Outcome::Draw, Outcome::Draw});
        for (int guest = 3; guest < 14; ++guest)
            round.games.push_back({playerId(guest), playerId(guest + 1), Outcome::Draw, Outcome::Draw});
        section.rounds.push_back(round);
        return strengthsOf(section).of;
    };
    const std::vector<int> high = chain(400'000'000, 1);
    const std::vector<int> low = chain(1, 400'000'000);
    for (std::size_t guest = 1; guest <= 12; ++guest) EXPECT_EQ(high[guest + 1] != low[guest + 1], guest <= 8) << guest;
}

/// Twenty games with 300 draws of a thousand are added to the section's own, of which unequal ones count less.
TEST(Strengths, TheShareOfDrawsIsThatOfTheGamesWithTwentyUsualOnesAdded)
{
    const auto draws = [](std::string_view first, std::string_view second, int rating = 2000) {
        return strengthsOf(EventBuilder().player(first, 2000).player(second, rating).build()).draws;
    };
    EXPECT_EQ(draws("Z", "Z"), 300);
    EXPECT_EQ(draws("2w=", "1b="), 333) << "7 draws of 21 games";
    EXPECT_EQ(draws("2wD", "1bD"), 333);
    EXPECT_EQ(draws("2w1", "1b0"), 286) << "6 of 21";
    EXPECT_EQ(draws("2w-", "1b+"), 300) << "not played";
    EXPECT_EQ(draws("2w= 2b=", "1b= 1w="), 364) << "8 of 22";
    // Of 400 more 92 of 100 points are expected: the game counts 4 · 0.92 · 0.08 = 0.2944.
    EXPECT_EQ(draws("2w1", "1b0", 1600), 296) << "6 of 20.2944";
    EXPECT_EQ(draws("2w=", "1b=", 1600), 345) << "7 of 20.2944";
}

TEST(Strengths, MoreDrawsThanGamesAreNotSupposed)
{
    Section section = EventBuilder().player("Z", 2900).player("Z", 1000).build();
    Round round;
    for (int board = 0; board < 200; ++board)
        round.games.push_back({playerId(1), playerId(2), Outcome::Draw, Outcome::Draw});
    section.rounds.push_back(round);
    EXPECT_EQ(strengthsOf(section).draws, 1000) << "games without a chance that were all drawn";
    section.players[1].rating = 2900;
    EXPECT_EQ(strengthsOf(section).draws, 936) << "206 of 220";
}

TEST(Strengths, WhoIsNotThereTellsNothing)
{
    Section section = EventBuilder().player("2w1 Z", 2000).player("1b0 Z").build();
    const Strengths before = strengthsOf(section);
    section.rounds[1].games.push_back({playerId(2), playerId(9), Outcome::Win, Outcome::Loss});
    section.rounds[1].games.push_back({playerId(9), playerId(2), Outcome::Draw, Outcome::Draw});
    const Strengths after = strengthsOf(section);
    EXPECT_EQ(before.of, after.of);
    EXPECT_EQ(before.spread, after.spread);
    EXPECT_EQ(before.draws, after.draws);
}

/// Shares of places 1…5 as said, with bars of a tenth of them.
PlayerChances cameIn(const std::vector<double>& shares, int place)
{
    PlayerChances one;
    for (const double share : shares) one.places.push_back({share, share / 10});
    one.place = place;
    one.possible = {1, 5};
    return one;
}

std::vector<std::pair<int, double>> barsOf(const PlayerChances& player)
{
    std::vector<std::pair<int, double>> bars;
    for (const PlaceChances::Bar& bar : pictureOf(player).bars) {
        bars.emplace_back(bar.place, bar.share);
        EXPECT_EQ(bar.error, bar.share / 10);
    }
    return bars;
}

TEST(ChancesPicture, HasABarForEachPlaceFromTheBestToTheLastThePresentOneAmongThem)
{
    using Bars = std::vector<std::pair<int, double>>;
    const std::vector<double> shares{0, 0.2, 0, 0.8, 0};
    const Bars came{{2, 0.2}, {3, 0}, {4, 0.8}};
    EXPECT_EQ(barsOf(cameIn(shares, 3)), came);
    EXPECT_EQ(barsOf(cameIn(shares, 2)), came);
    EXPECT_EQ(barsOf(cameIn(shares, 4)), came);
    EXPECT_EQ(barsOf(cameIn(shares, 0)), came) << "no place yet";
    EXPECT_EQ(barsOf(cameIn(shares, 1)), (Bars{{1, 0}, {2, 0.2}, {3, 0}, {4, 0.8}}));
    EXPECT_EQ(barsOf(cameIn(shares, 5)), (Bars{{2, 0.2}, {3, 0}, {4, 0.8}, {5, 0}}));
    EXPECT_EQ(barsOf(cameIn({1, 0, 0}, 1)), (Bars{{1, 1}}));
    EXPECT_EQ(barsOf(cameIn({0, 0, 1}, 3)), (Bars{{3, 1}}));
    EXPECT_EQ(barsOf(cameIn({0, 0, 0}, 2)), Bars{}) << "never ranked";
    const PlaceChances picture = pictureOf(cameIn(shares, 3));
    EXPECT_EQ(picture.now, 3);
    EXPECT_EQ(picture.possible, std::pair(1, 5));
    EXPECT_EQ(pictureOf(cameIn({0, 0}, 2)).now, 2);
    EXPECT_EQ(pictureOf(cameIn({0, 0}, 2)).possible, std::pair(1, 5));
}

TEST(PlayerChances, WithinAPlaceIsTheSumOfThoseBeforeItAndItself)
{
    const PlayerChances one = cameIn({0.5, 0.25, 0.125, 0, 0.125}, 1);
    EXPECT_EQ(one.within(0), 0);
    EXPECT_EQ(one.within(1), 0.5);
    EXPECT_EQ(one.within(2), 0.75);
    EXPECT_EQ(one.within(5), 1);
    EXPECT_EQ(one.within(99), 1);
    EXPECT_EQ(one.likely(0.5), std::pair(1, 2)) << "a quarter left out at each end";
    EXPECT_EQ(one.likely(0.25), std::pair(1, 2));
    EXPECT_EQ(one.likely(0.8), std::pair(1, 5));
    EXPECT_EQ(PlayerChances{}.likely(0.9), std::pair(0, 0));
}

TEST(ChancesRecords, StartWithWhatIsUsual)
{
    const ChancesOptions options;
    EXPECT_TRUE(options.finishes == 10'000 && options.seed == 1 && options.threads == 0);
    EXPECT_TRUE(Chance{}.share == 0 && Chance{}.bar == 0);
    const PlayerChances one;
    EXPECT_TRUE(one.place == 0 && one.strength == 0 && !one.isGuessed && one.points == 0 && one.money == 0);
    const Chances all;
    EXPECT_TRUE(all.finishes == 0 && all.stuck == 0 && all.seed == 0 && all.openGames == 0);
    EXPECT_TRUE(all.roundsToCome == 0 && all.draws == 0 && all.guessed == 0 && Strengths{}.draws == 0);
}

}  // namespace
}  // namespace kydai::ask
