#include "pairing/round_comment.h"

#include <algorithm>
#include <string_view>

namespace kydai::pairing {

namespace {

constexpr std::string_view kImportComment = "Import @ Round ";

std::string boardText(const Section& section, const std::optional<Seat>& seat)
{
    if (!seat) return "-";
    const auto number = [&](PlayerId player) { return std::to_string(player ? section.player(player).tpn : 0); };
    return number(seat->white) + '-' + number(seat->black);
}

/// Board 1 first; 0 for the bye and for what the file does not have.
std::size_t boardOf(const Section& section, const RoundCheck& check, const BoardDifference& difference)
{
    if (!difference.published) return 0;
    const std::vector<Game>& games = section.round(check.round).games;
    const auto found = std::ranges::find(games, difference.published->white, &Game::white);
    return found == games.end() ? 0 : static_cast<std::size_t>(found - games.begin()) + 1;
}

/// `board 2: 4-17, rules 4-18; …`
std::string differencesText(const Section& section, const RoundCheck& check)
{
    if (!check.possible) return "unpairable";
    std::string text;
    for (const BoardDifference& difference : check.differences) {
        if (!text.empty()) text += "; ";
        if (const std::size_t board = boardOf(section, check, difference); board > 0)
            text += "board " + std::to_string(board) + ": ";
        text += boardText(section, difference.published) + ", rules " + boardText(section, difference.prescribed);
    }
    return text;
}

}  // namespace

bool isImportComment(const std::string& comment)
{
    return comment.starts_with(kImportComment);
}

std::string importComment(const Section& section, const RoundCheck& check)
{
    if (check.equal()) return {};
    return std::string(kImportComment) + std::to_string(check.round) + ": " + differencesText(section, check);
}

std::string configurationComment(const Section& section, const RoundCheck& check)
{
    return "Configuration @ Round " + std::to_string(check.round) + ": checked again, " +
           differencesText(section, check);
}

SectionCheck commentImportedRounds(Section& section, const std::stop_token& stop)
{
    SectionCheck check = checkPairings(section, {}, stop);
    for (const RoundCheck& round : check.rounds) {
        std::vector<std::string>& comments = section.rounds[static_cast<std::size_t>(round.round - 1)].comments;
        std::erase_if(comments, isImportComment);
        if (std::string text = importComment(section, round); !text.empty()) comments.push_back(std::move(text));
    }
    return check;
}

}  // namespace kydai::pairing
