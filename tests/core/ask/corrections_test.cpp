// What hangs on the wall and is not so any more.
#include "ask/corrections.h"

#include "model/change.h"
#include "support/played_section.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace kydai::ask {
namespace {

using What = Correction::What;
constexpr SectionId kSection{1};

class CorrectionsOf : public ::testing::Test {
protected:
    void SetUp() override
    {
        Section section = fixture::playedSection(true);
        section.rounds.clear();
        m_event.sections = {{kSection, std::make_shared<const Section>(std::move(section))}};
        for (RoundNumber round = 1; round <= 3; ++round) {
            apply(
                PublishRound{kSection, round, std::get<pairing::DraftRound>(pairing::draftRound(now(), round)).round});
            const std::vector<Game> games = now().round(round).games;
            if (round == 3) break;
            for (const Game& game : games)
                apply(SetResult{kSection, round, game.white, game.black, Outcome::Win, Outcome::Loss});
        }
    }
    [[nodiscard]] const Section& now() const { return *m_event.sections.front().section; }
    void apply(const Change& change)
    {
        auto applied = applyTo(m_event, change);
        ASSERT_TRUE(applied.ok());
        m_event = std::move(applied->event);
    }
    static std::ptrdiff_t count(const Corrections& found, What what)
    {
        return std::ranges::count(found.list, what, &Correction::what);
    }

    Event m_event{};
};

TEST_F(CorrectionsOf, NothingDiffersWhereNothingWasCorrected)
{
    for (RoundNumber round = 1; round <= 3; ++round) {
        const Corrections found = correctionsOf(now(), round);
        EXPECT_TRUE(found.known);
        EXPECT_TRUE(found.list.empty());
        EXPECT_FALSE(differsFromSheet(now(), round));
    }
}

TEST_F(CorrectionsOf, AResultThatWasCorrectedMovesPlaces)
{
    const Game game = now().round(1).games[0];
    apply(SetResult{kSection, 1, game.white, game.black, Outcome::Loss, Outcome::Win});
    EXPECT_TRUE(correctionsOf(now(), 1).list.empty()) << "the sheet of round 1 tells no result";
    const Corrections found = correctionsOf(now(), 2);
    EXPECT_TRUE(differsFromSheet(now(), 2));
    ASSERT_EQ(count(found, What::Result), 1);
    const Correction& result = found.list.front();
    EXPECT_EQ(result.round, 1);
    EXPECT_EQ(result.games.then->whiteOutcome, Outcome::Win);
    EXPECT_EQ(result.games.now->whiteOutcome, Outcome::Loss);
    EXPECT_EQ(count(found, What::Board), 0);
    EXPECT_EQ(count(found, What::Number), 0);
    const auto place = std::ranges::find_if(
        found.list, [&](const Correction& one) { return one.what == What::Place && one.player == game.white; });
    ASSERT_NE(place, found.list.end());
    EXPECT_EQ(place->points.then, Points{10});
    EXPECT_EQ(place->points.now, Points{0});
    EXPECT_LT(place->numbers.then, place->numbers.now);
}

TEST_F(CorrectionsOf, BoardsAndNumbersAreTold)
{
    Round changed = now().round(3);
    std::swap(changed.games[0].white, changed.games[0].black);
    std::swap(changed.games[1].black, changed.games[2].black);
    apply(PublishRound{kSection, 3, changed});
    apply(Renumber{kSection, {2, 1, 3, 4, 5, 6, 7, 8}});
    const Corrections found = correctionsOf(now(), 3);
    EXPECT_EQ(count(found, What::Board), 3);
    EXPECT_EQ(count(found, What::Number), 2);
    EXPECT_EQ(found.list.front().seats.then->white, found.list.front().seats.now->black);
    const auto number = std::ranges::find(found.list, What::Number, &Correction::what);
    EXPECT_EQ(number->numbers.then, 1);
    EXPECT_EQ(number->numbers.now, 2);
}

TEST_F(CorrectionsOf, ARoundWithoutAPictureIsNotKnown)
{
    Section section = now();
    section.rounds[2].picture.reset();
    EXPECT_FALSE(correctionsOf(section, 3).known);
    EXPECT_FALSE(differsFromSheet(section, 3));
}

}  // namespace
}  // namespace kydai::ask
