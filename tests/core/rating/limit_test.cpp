// What is still needed for a rating: each result of the open game rated by itself, and opponents just strong enough.
#include "rating/calculator.h"
#include "rating/explain_limit.h"
#include "support/explained.h"

#include <gtest/gtest.h>

#include <cmath>

namespace kydai::rating {
namespace {

Section fourRated()
{
    Section section = newcomers(4);
    section.rules.scheduledRounds = 2;
    const int ratings[] = {1990, 1985, 1900, 2100};
    for (std::size_t i = 0; i < 4; ++i) section.players[i].rating = ratings[i];
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(3), Outcome::Win, Outcome::Loss},
                               {playerId(2), playerId(4), Outcome::Loss, Outcome::Win}};
    return section;
}

Section withOpenLast()
{
    Section section = fourRated();
    section.rounds.resize(2);
    section.rounds[1].games = {{playerId(1), playerId(2), Outcome::Open, Outcome::Open},
                               {playerId(3), playerId(4), Outcome::Win, Outcome::Loss}};
    return section;
}

TEST(RatingLimit, EachResultOfTheLastGameIsRated)
{
    const Section section = withOpenLast();
    const auto json = jsonOf(explainLimit(section, playerId(1), 2000));
    ASSERT_EQ(json["rows"].size(), 3U);
    static constexpr Outcome kResults[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
    for (std::size_t i = 0; i < 3; ++i) {
        Section ended = section;
        ended.rounds[1].games[0].whiteOutcome = kResults[i];
        ended.rounds[1].games[0].blackOutcome = mirrored(kResults[i]);
        const Record record = rate(Pool(ended), System::Fide).records[0];
        EXPECT_EQ(json["rows"][i]["after"], std::lround(*record.after));
    }
}

/// 1990 + 20 × (1 − 0.62) = +7.6 so far; a win over 1985 gives about 10 more.
TEST(RatingLimit, TheLeastResultThatIsEnoughIsNamed)
{
    const Explanation told = explainLimit(withOpenLast(), playerId(1), 2000);
    EXPECT_EQ(told.conclusion.phrase, Phrase::NeedRatingEnough);
    EXPECT_EQ(explainLimit(withOpenLast(), playerId(1), 1950).conclusion.phrase, Phrase::NeedRatingSure);
    EXPECT_EQ(explainLimit(withOpenLast(), playerId(1), 2100).conclusion.phrase, Phrase::NeedRatingNever);
}

/// The opponent named is the weakest with whom the score is enough: one point less is not.
TEST(RatingLimit, OpponentsToComeAreJustStrongEnough)
{
    const Section section = fourRated();
    const auto json = jsonOf(explainLimit(section, playerId(1), 2005));
    ASSERT_EQ(json["rounds_to_come"], 1);
    int checked = 0;
    for (const auto& row : json["rows"]) {
        if (row["opponents"].is_null()) continue;
        const int least = row["opponents"].get<int>();
        for (const int rating : {least, least - 1}) {
            Section ended = section;
            ended.players[1].rating = rating;
            const double score = row["score"].get<double>();
            const Outcome own = score == 1 ? Outcome::Win : score == 0.5 ? Outcome::Draw : Outcome::Loss;
            ended.rounds.emplace_back().games = {{playerId(1), playerId(2), own, mirrored(own)}};
            const Record record = rate(Pool(ended), System::Fide).records[0];
            if (rating < 1400) continue;
            EXPECT_EQ(std::lround(*record.after) >= 2005, rating == least || least == 1400) << rating;
            ++checked;
        }
    }
    EXPECT_GE(checked, 2);
}

TEST(RatingLimit, WithoutARatingTheFirstOneIsNotForetold)
{
    Section section = fourRated();
    section.players[0].rating = 0;
    EXPECT_EQ(explainLimit(section, playerId(1), 1800).conclusion.phrase, Phrase::NeedRatingUnrated);
}

}  // namespace
}  // namespace kydai::rating
