#include "tiebreak/competition.h"

#include <algorithm>

namespace kydai::tiebreak {

std::optional<std::size_t> Competition::indexOf(PlayerId player) const
{
    const auto at = std::ranges::find(players, player);
    if (at == players.end()) return std::nullopt;
    return static_cast<std::size_t>(at - players.begin());
}

Competition competitionOf(const Section& section, std::optional<RoundNumber> lastRound, Participants who)
{
    Competition result;
    result.teams = who == Participants::Teams || (who == Participants::Automatic && section.isTeamEvent());
    result.unratedRating = section.rules.unratedRating;
    result.round = std::clamp(lastRound.value_or(section.roundsPaired()), 0, section.roundsPaired());
    if (result.teams) {
        for (const Team& team : section.teams.teams) {
            result.numbers.push_back(team.id.value);
            result.ratings.push_back(team.strength.tenths / 10);
        }
        result.boards = teamScoresOf(section, result.round);
        result.matchPointsPrimary = section.teams.matchPointsPrimary;
        ScoreTable match = matchPointTable(section, result.boards);
        ScoreTable game = gamePointTable(section, result.boards);
        result.primary = result.matchPointsPrimary ? match : game;
        result.secondary = result.matchPointsPrimary ? std::move(game) : std::move(match);
    } else {
        for (const Player& player : section.players) {
            result.players.push_back(player.id);
            result.numbers.push_back(player.tpn);
            result.ratings.push_back(player.rating);
        }
        result.primary = ScoreTable(section, Scorecards(section, result.round));
    }
    result.allRated = std::ranges::none_of(result.ratings, [](int rating) { return rating == 0; });
    return result;
}

}  // namespace kydai::tiebreak
