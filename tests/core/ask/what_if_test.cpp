// A shadow is what the event itself would be, and what moves is all that differs and nothing else.
#include "ask/what_if.h"

#include "support/random_event.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <map>

namespace kydai::ask {
namespace {

/// The places by number.
std::map<int, int> placesByNumber(const Section& section)
{
    std::map<int, int> places;
    const std::vector<int> of = tiebreak::placesOf(section);
    for (std::size_t at = 0; at < of.size(); ++at) places[section.players[at].tpn] = of[at];
    return places;
}

Outcome mirroredOf(Outcome outcome)
{
    return outcome == Outcome::Win ? Outcome::Loss : outcome == Outcome::Loss ? Outcome::Win : outcome;
}

TEST(WhatIf, AnotherResultMovesWhatTheEnteredOneWould)
{
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto section =
            std::make_shared<const Section>(randomEvent(seed, {.fewestPlayers = 6, .mostPlayers = 14}));
        for (RoundNumber round = 1; round <= section->roundsPaired(); ++round) {
            const std::vector<Game>& games = section->round(round).games;
            if (games.empty() || section->isTeamEvent()) continue;
            const Game& game = games[seed % games.size()];
            const Outcome own = game.whiteOutcome == Outcome::Win ? Outcome::Loss : Outcome::Win;
            const auto made = whatIf(
                section, std::vector<Supposition>{SupposedResult{round, game.white, {}, own, mirroredOf(own)}}, {});
            ASSERT_TRUE(made) << seed;
            const auto entered = applyTo(
                shadowEvent(section), SetResult{kShadowSection, round, game.white, game.black, own, mirroredOf(own)});
            ASSERT_TRUE(entered) << seed;
            const Section& really = *entered->event.sections.front().section;
            EXPECT_EQ(made->after->rounds, really.rounds) << seed;
            EXPECT_EQ(made->before.get(), section.get()) << "the section that is there stays";
            const auto before = placesByNumber(*section);
            std::map<int, std::pair<int, int>> wanted;
            for (const auto& [number, place] : placesByNumber(really)) {
                if (place != before.at(number)) wanted[number] = {before.at(number), place};
            }
            std::map<int, std::pair<int, int>> told;
            for (const WhatMoves& move : made->moves) {
                if (move.kind != WhatMoves::Kind::Place) continue;
                const auto placeOf = [](const std::optional<Value>& value) {
                    return value ? static_cast<int>(std::get<Count>(*value).value) : 0;
                };
                told[move.number] = {placeOf(move.before), placeOf(move.after)};
            }
            EXPECT_EQ(told, wanted) << "seed " << seed << " round " << round;
            EXPECT_EQ(made->count(WhatMoves::Kind::Place), static_cast<int>(wanted.size()));
            moved += static_cast<int>(wanted.size());
        }
    }
    EXPECT_GT(moved, 500);
}

TEST(WhatIf, WithoutAnythingSupposedNothingMoves)
{
    const auto section = std::make_shared<const Section>(randomEvent(5, {.fewestPlayers = 8, .mostPlayers = 12}));
    const auto made = whatIf(section, {}, {});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->moves.empty());
    EXPECT_EQ(firstSupposedRound(*section, *made->after), 0);
}

}  // namespace
}  // namespace kydai::ask
