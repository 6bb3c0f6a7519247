// What is still needed for a prize, against the division of every way in which the open games can end.
#include "prizes/award.h"
#include "prizes/explain_need_prize.h"
#include "support/explained.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::prizes {
namespace {

/// Four players, last round 1-2 and 3-4 open; two prizes.
Section beforeTheEnd()
{
    Section section = newcomers(4);
    section.rules.scheduledRounds = 2;
    section.rounds.resize(2);
    section.rounds[0].games = {{playerId(1), playerId(3), Outcome::Win, Outcome::Loss},
                               {playerId(2), playerId(4), Outcome::Draw, Outcome::Draw}};
    section.rounds[1].games = {{playerId(1), playerId(2), Outcome::Open, Outcome::Open},
                               {playerId(3), playerId(4), Outcome::Open, Outcome::Open}};
    PrizeList list;
    list.name = "Main";
    list.main = true;
    list.lines = {{1, 1, 300}, {2, 2, 100}};
    section.prizes.lists = {list};
    return section;
}

TEST(NeedPrize, EachOwnResultIsWhatTheDivisionsOfAllOutcomesGive)
{
    const Section section = beforeTheEnd();
    for (const Player& player : section.players) {
        const auto told = explainNeedPrize(section, player.id, 0);
        ASSERT_TRUE(told.ok());
        const auto json = jsonOf(*told);
        ASSERT_EQ(json["rows"].size(), 3U);
        static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
        for (std::size_t own = 0; own < 3; ++own) {
            int won = 0;
            for (const Outcome other : kResults) {
                Section ended = section;
                for (Game& game : ended.rounds[1].games) {
                    const bool his = game.white == player.id || game.black == player.id;
                    const Outcome result = his ? kResults[own] : other;
                    game.whiteOutcome = his && game.black == player.id ? mirrored(result) : result;
                    game.blackOutcome = mirrored(game.whiteOutcome);
                }
                const auto awards = awardsOf(ended, ended.prizes);
                ASSERT_TRUE(awards.ok());
                won += awards->of(*ended.indexOf(player.id)).empty() ? 0 : 1;
            }
            EXPECT_EQ(json["rows"][own]["won"], won) << player.tpn << ' ' << own;
            EXPECT_EQ(json["rows"][own]["ways"], 3);
        }
    }
}

TEST(NeedPrize, TheConclusionNamesTheLeastResultThatIsEnough)
{
    const auto first = explainNeedPrize(beforeTheEnd(), playerId(1), 0);
    ASSERT_TRUE(first.ok());
    EXPECT_TRUE(first->conclusion.phrase == Phrase::NeedPrizeEnough ||
                first->conclusion.phrase == Phrase::NeedPrizeSure);
    const auto json = jsonOf(*first);
    EXPECT_EQ(json["method"], "outcomes");
    EXPECT_FALSE(json["certain"].is_null());
}

TEST(NeedPrize, RoundsToComeAreBoundedByPlaces)
{
    Section section = beforeTheEnd();
    section.rules.scheduledRounds = 4;
    const auto told = explainNeedPrize(section, playerId(1), 0);
    ASSERT_TRUE(told.ok());
    EXPECT_EQ(jsonOf(*told)["method"], "places");
    EXPECT_EQ(told->conclusion.phrase, Phrase::NeedPrizePlaceEnough);
}

TEST(NeedPrize, WhoMayNotWinItIsToldWhy)
{
    Section section = beforeTheEnd();
    section.prizes.lists[0].condition.sex = Sex::Female;
    for (Player& player : section.players) player.sex = Sex::Male;
    const auto told = explainNeedPrize(section, playerId(1), 0);
    ASSERT_TRUE(told.ok());
    EXPECT_EQ(jsonOf(*told)["method"], "eligible");
}

}  // namespace
}  // namespace kydai::prizes
