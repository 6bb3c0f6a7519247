// The rating that a tournament goes by, and the order that it gives.
#include "model/tournament_rating.h"

#include "model/official.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

Player rated(int fide, int national, std::string name = {})
{
    Player player;
    player.name = std::move(name);
    player.rating = fide;
    if (national > 0) player.national.push_back({.federation = "VIE", .rating = national});
    return player;
}

SectionInfo by(const char* method)
{
    SectionInfo info;
    info.startingListMethod = method;
    return info;
}

TEST(TournamentRating, EachMethodOfRecord172TakesItsRating)
{
    const Player both = rated(2100, 2200);
    const Player fideOnly = rated(2100, 0);
    const Player nationalOnly = rated(0, 2200);
    const auto of = [](const char* method, const Player& player) { return tournamentRating(by(method), player); };
    EXPECT_EQ(of("VIE FIDE", both), 2100);
    EXPECT_EQ(of("", both), 2100);
    EXPECT_EQ(of("VIE NRO", both), 2200);
    EXPECT_EQ(of("VIE NRO", fideOnly), 0);
    EXPECT_EQ(of("VIE FIDON", both), 2100);
    EXPECT_EQ(of("VIE FIDON", nationalOnly), 2200);
    EXPECT_EQ(of("VIE NIDOF", both), 2200);
    EXPECT_EQ(of("VIE NIDOF", fideOnly), 2100);
    EXPECT_EQ(of("VIE HBFN", both), 2200);
    EXPECT_EQ(of("VIE LBFN", both), 2100);
    EXPECT_EQ(of("VIE LBFN", nationalOnly), 2200);
    Player typed = both;
    EXPECT_EQ(of("VIE OTHER", typed), 2100);
    typed.ratings.tournament = 1500;
    EXPECT_EQ(of("VIE OTHER", typed), 1500);
    EXPECT_EQ(of("VIE FIDE", typed), 2100);
}

TEST(TournamentRating, TheNationalListIsThatOfTheMethodsFederation)
{
    Player player = rated(0, 2200);
    player.national.push_back({.federation = "LAO", .rating = 2300});
    EXPECT_EQ(tournamentRating(by("VIE NRO"), player), 2200);
    EXPECT_EQ(tournamentRating(by("LAO NRO"), player), 2300);
}

TEST(TournamentRating, TheTextOfAMethodKeepsItsFederation)
{
    SectionInfo info = by("LAO NRO");
    info.federation = "VIE";
    EXPECT_EQ(listMethodText(info, ListMethod::Highest), "LAO HBFN");
    info.startingListMethod.clear();
    EXPECT_EQ(listMethodText(info, ListMethod::FideElseNational), "VIE FIDON");
    EXPECT_EQ(listMethodText(info, ListMethod::Fide), "");
}

TEST(TournamentRating, InLongEventsItChangesWithTheRound)
{
    const std::vector<RoundRating> later{{4, 2150}, {7, 2130}};
    EXPECT_EQ(ratingInRound(2100, {}, 9), 2100);
    EXPECT_EQ(ratingInRound(2100, later, 3), 2100);
    EXPECT_EQ(ratingInRound(2100, later, 4), 2150);
    EXPECT_EQ(ratingInRound(2100, later, 9), 2130);
}

TEST(InitialOrder, Art2_2_EqualsFollowOneAnotherAsTheRulesSay)
{
    std::vector<Player> players = {rated(2000, 0, "Trần Văn Bình"), rated(2000, 0, "Lê Văn An"),
                                   rated(2100, 0, "Đỗ Yên")};
    players[0].birth = {2010, 5, 1};
    players[1].birth = {2011, 1, 1};
    const auto numbers = [&](EqualsOrder equals, std::uint64_t seed = 0) {
        assignPairingNumbers(players, {.equals = equals, .seed = seed});
        return std::vector{players[0].tpn, players[1].tpn, players[2].tpn};
    };
    EXPECT_EQ(numbers(EqualsOrder::Name), (std::vector{3, 2, 1}));
    EXPECT_EQ(numbers(EqualsOrder::Entry), (std::vector{2, 3, 1}));
    EXPECT_EQ(numbers(EqualsOrder::Birth), (std::vector{2, 3, 1}));
    bool isDrawnBothWays = false;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        EXPECT_EQ(numbers(EqualsOrder::Lots, seed), numbers(EqualsOrder::Lots, seed));
        EXPECT_EQ(players[2].tpn, 1);
        isDrawnBothWays = isDrawnBothWays || numbers(EqualsOrder::Lots, seed) != numbers(EqualsOrder::Lots, 1);
    }
    EXPECT_TRUE(isDrawnBothWays);
}

TEST(Officials, TitleAndFideNumberStandOnEitherSideOfTheName)
{
    EXPECT_EQ(officialOf("IA Trần Thị Minh Nguyệt (12401234)"), (Official{"IA", "Trần Thị Minh Nguyệt", "12401234"}));
    EXPECT_EQ(officialOf("Nguyen, Van A FA 12400000"), (Official{"FA", "Nguyen, Van A", "12400000"}));
    EXPECT_EQ(officialOf("Trần Thị Minh Nguyệt"), (Official{"", "Trần Thị Minh Nguyệt", ""}));
    EXPECT_EQ(officialOf(""), Official{});
    EXPECT_TRUE(isFideArbiter(officialOf("FA Lê Minh")));
    EXPECT_FALSE(isFideArbiter(officialOf("NA Lê Minh")));
}

}  // namespace
}  // namespace kydai
