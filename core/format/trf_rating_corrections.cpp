#include "format/trf_rating_corrections.h"

#include "format/text_lines.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kydai::format {

namespace {

constexpr std::string_view kOpening = "Rating correction @ Round ";

using Outcomes = std::pair<Outcome, Outcome>;  // White's, Black's

std::string written(const Game& game)
{
    return std::string(resultSign(game.whiteOutcome)) + '-' + std::string(resultSign(game.blackOutcome));
}

std::optional<std::pair<std::string_view, std::string_view>> parted(std::string_view text, std::string_view by)
{
    const std::size_t at = text.find(by);
    if (at == std::string_view::npos) return std::nullopt;
    return std::pair(text.substr(0, at), text.substr(at + by.size()));
}

std::optional<Outcomes> resultOf(std::string_view text)
{
    const auto sides = parted(text, "-");
    if (!sides) return std::nullopt;
    const auto white = outcomeOfSign(sides->first);
    const auto black = outcomeOfSign(sides->second);
    if (!white || !black) return std::nullopt;
    return Outcomes{*white, *black};
}

}  // namespace

std::vector<std::string> ratingCorrections(const Section& section, RoundNumber round)
{
    std::vector<std::string> comments;
    for (const Game& game : section.round(round).games) {
        const Game* reported = reportedInstead(section.round(round), game);
        if (reported == nullptr) continue;
        comments.push_back(std::string(kOpening) + std::to_string(round) + ": " +
                           std::to_string(section.numberOf(game.white)) + '-' +
                           std::to_string(section.numberOf(game.black)) + ": " + written(game) + " => " +
                           written(*reported) + " (pairings and standings used " + written(game) + ')');
    }
    return comments;
}

bool takeRatingCorrection(Section& section, RoundNumber round, std::string_view comment)
{
    if (!comment.starts_with(kOpening)) return false;
    const auto place = parted(comment, ": ");
    const auto board = place ? parted(place->second, ": ") : std::nullopt;
    const auto results = board ? parted(board->second, " => ") : std::nullopt;
    const auto players = board ? parted(board->first, "-") : std::nullopt;
    if (!results || !players) return false;
    const auto white = parseWhole(players->first);
    const auto black = parseWhole(players->second);
    const auto used = resultOf(results->first);
    const auto corrected = resultOf(results->second.substr(0, results->second.find(' ')));
    if (!white || !black || !used || !corrected || used == corrected) return false;

    Round& at = section.rounds[static_cast<std::size_t>(round - 1)];
    const auto game = std::ranges::find_if(at.games, [&](const Game& each) {
        return section.numberOf(each.white) == *white && section.numberOf(each.black) == *black;
    });
    if (game == at.games.end() || Outcomes(game->whiteOutcome, game->blackOutcome) != *corrected ||
        reportedInstead(at, *game) != nullptr)
        return false;
    at.reported.push_back(*game);
    game->whiteOutcome = used->first;
    game->blackOutcome = used->second;
    return true;
}

}  // namespace kydai::format
