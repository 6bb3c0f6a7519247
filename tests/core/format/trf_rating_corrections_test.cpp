// The comment of a report that keeps the result of pairings and standings beside the corrected one, forth and back.
#include "format/trf_rating_corrections.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

/// Numbers 5 and 12 in round 1, 5 the winner by what the report has.
Section correctedBoard()
{
    Section section;
    section.players = {{.id = playerId(1), .tpn = 5}, {.id = playerId(2), .tpn = 12}};
    section.rounds.emplace_back().games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}};
    return section;
}

TEST(RatingCorrections, AreWrittenAndTakenBack)
{
    using enum Outcome;
    for (const auto& [white, black] : {std::pair(Loss, Win), std::pair(Draw, Draw), std::pair(UnratedWin, UnratedLoss),
                                       std::pair(ForfeitWin, ForfeitLoss), std::pair(ForfeitLoss, ForfeitLoss)}) {
        Section kept = correctedBoard();
        EXPECT_TRUE(ratingCorrections(kept, 1).empty());
        kept.rounds[0].reported = kept.rounds[0].games;
        kept.rounds[0].games[0].whiteOutcome = white;
        kept.rounds[0].games[0].blackOutcome = black;
        const auto comments = ratingCorrections(kept, 1);
        ASSERT_EQ(comments.size(), 1U);
        Section read = correctedBoard();
        EXPECT_TRUE(takeRatingCorrection(read, 1, comments[0])) << comments[0];
        EXPECT_EQ(read, kept);
        EXPECT_FALSE(takeRatingCorrection(read, 1, comments[0])) << "once";
    }
    Section kept = correctedBoard();
    kept.rounds[0].reported = kept.rounds[0].games;
    std::swap(kept.rounds[0].games[0].whiteOutcome, kept.rounds[0].games[0].blackOutcome);
    EXPECT_EQ(
        ratingCorrections(kept, 1),
        std::vector<std::string>{"Rating correction @ Round 1: 5-12: 0-1 => 1-0 (pairings and standings used 0-1)"});
}

TEST(RatingCorrections, AnyOtherCommentAndAnyOtherBoardStaysAsItIs)
{
    for (const char* comment : {"",
                                "Rating correction",
                                "Rating correction @ Round 1",
                                "Rating correction @ Round 1: 5-12",
                                "Rating correction @ Round 1: 5-12: 0-1",
                                "Rating correction @ Round 1: 512: 0-1 => 1-0",
                                "Rating correction @ Round 1: 5-x: 0-1 => 1-0",
                                "Rating correction @ Round 1: x-12: 0-1 => 1-0",
                                "Rating correction @ Round 1: 5-12: 01 => 1-0",
                                "Rating correction @ Round 1: 5-12: 0-1 => 10",
                                "Rating correction @ Round 1: 5-12: 2-1 => 1-0",
                                "Rating correction @ Round 1: 5-12: 0-2 => 1-0",
                                "Rating correction @ Round 1: 5-12: 0-1 => 1-2",
                                "Rating correction @ Round 1: 5-12: 0-1 => 2-0",
                                "Rating correction @ Round 1: 5-12: 1-0 => 1-0",
                                "Rating correction @ Round 1: 5-12: 1-0 => 0-1",
                                "Rating correction @ Round 1: 12-5: 0-1 => 1-0",
                                "Rating correction @ Round 1: 5-13: 0-1 => 1-0",
                                "Rating correction @ Round 1: 4-12: 0-1 => 1-0",
                                "Remark @ Round 1: 5-12: 0-1 => 1-0"}) {
        Section section = correctedBoard();
        EXPECT_FALSE(takeRatingCorrection(section, 1, comment)) << comment;
        EXPECT_EQ(section, correctedBoard()) << comment;
    }
}

}  // namespace
}  // namespace kydai::format
