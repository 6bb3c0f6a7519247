/// Games for tests of title norms: opponents by rating, title and federation, with the points scored.
#pragma once

#include "norms/search.h"
#include "support/player_id.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace kydai::norms {

struct TestGame {
    int rating = 0;
    double score = 0;
    Title title = Title::GM;
    std::string federation{"GER"};
};

inline NormGame testGame(RoundNumber round, const TestGame& told)
{
    Player opponent;
    opponent.id = playerId(static_cast<int>(round) + 100);
    opponent.rating = told.rating;
    opponent.title = told.title;
    opponent.federation = told.federation;
    return gameAgainst({}, opponent, round, static_cast<HalfPoints>(told.score * 2));
}

inline std::vector<NormGame> testGames(const std::vector<TestGame>& told)
{
    std::vector<NormGame> games;
    for (const TestGame& game : told) games.push_back(testGame(static_cast<RoundNumber>(games.size() + 1), game));
    return games;
}

/// A Swiss event of this many rounds, without exemption.
inline EventFacts swissOf(RoundNumber rounds)
{
    EventFacts event;
    event.rounds = rounds;
    return event;
}

/// Opponents whose mix suits every norm, with these ratings; `score` is spread from the front.
inline std::vector<NormGame> goodMix(const std::vector<int>& ratings, double score)
{
    static const std::vector<std::string> kFederations{"GER", "CHN", "IND", "POL"};
    std::vector<TestGame> told;
    for (const int rating : ratings) {
        const double won = score >= 1 ? 1 : score;
        score -= won;
        told.push_back({rating, won, Title::GM, kFederations[told.size() % kFederations.size()]});
    }
    return testGames(told);
}

}  // namespace kydai::norms
