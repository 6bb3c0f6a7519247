#include "policy/remarks.h"

#include <algorithm>
#include <vector>

namespace kydai::policy {

namespace {

constexpr std::string_view kManual = "MPA @ Round ";

std::string numberInRemark(const Section& section, PlayerId id)
{
    const Player* player = section.find(id);
    return std::to_string(player == nullptr ? 0 : player->tpn);
}

std::string boardRemark(const Section& section, const Game& game)
{
    return numberInRemark(section, game.white) + '-' + numberInRemark(section, game.black);
}

/// The boards, and the pairing-allocated bye, of `round` that `other` does not have.
std::string boardsOnlyIn(const Section& section, const Round& round, const Round& other)
{
    std::string text;
    for (const Game& game : round.games) {
        const bool same = std::ranges::any_of(
            other.games, [&](const Game& each) { return each.white == game.white && each.black == game.black; });
        if (!same) text += ' ' + boardRemark(section, game);
    }
    for (const Bye& bye : round.byes) {
        const auto same = std::ranges::find(other.byes, bye.player, &Bye::player);
        if (same != other.byes.end() && same->kind == bye.kind) continue;
        text += ' ' + numberInRemark(section, bye.player) + (bye.kind == Outcome::PairingBye ? "-bye" : "-absent");
    }
    return text.empty() ? " -" : text;
}

std::string resultRemark(Outcome white, Outcome black)
{
    return std::string(resultSign(white)) + '-' + std::string(resultSign(black));
}

/// "1-0.5-0", with both colours where they differ.
std::string pointsRemark(const PointSystem& points)
{
    const auto each = [](Points white, Points black) {
        return white == black ? toDecimal(white) : toDecimal(white) + '/' + toDecimal(black);
    };
    return each(points.winWhite, points.winBlack) + '-' + each(points.drawWhite, points.drawBlack) + '-' +
           each(points.lossWhite, points.lossBlack);
}

std::string remarkOpening(std::string_view what, RoundNumber number)
{
    return std::string(what) + " @ Round " + std::to_string(number) + ": ";
}

}  // namespace

std::string manualRemark(const Section& section, RoundNumber number, const Round& prescribed, const Round& published)
{
    return std::string(kManual) + std::to_string(number) + ':' + boardsOnlyIn(section, prescribed, published) + " =>" +
           boardsOnlyIn(section, published, prescribed);
}

bool isManualRemark(std::string_view remark)
{
    return remark.starts_with(kManual);
}

std::string correctionRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change)
{
    return remarkOpening("Correction", number) + boardRemark(section, game) + ": " +
           resultRemark(change.whiteBefore, change.blackBefore) + " => " + resultRemark(change.white, change.black);
}

std::string adjournedRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change)
{
    return remarkOpening("Adjourned", number) + boardRemark(section, game) + ": " +
           resultRemark(change.white, change.black);
}

std::vector<std::string> configurationRemarks(const Section& section, const RuleSet& next)
{
    const RuleSet& now = section.rules;
    std::vector<std::string> remarks;
    const auto changed = [&](std::string_view what, const std::string& before, const std::string& after) {
        if (before == after) return;
        remarks.push_back(remarkOpening("Configuration", section.roundsPaired()) + std::string(what) + ' ' + before +
                          " => " + after);
    };
    // A number that nobody has given yet may be given late.
    if (now.scheduledRounds && next.scheduledRounds)
        changed("rounds", std::to_string(*now.scheduledRounds), std::to_string(*next.scheduledRounds));
    changed("points", pointsRemark(now.points), pointsRemark(next.points));
    changed("bye", toDecimal(now.points.pairingBye), toDecimal(next.points.pairingBye));
    if (!now.tieBreaks.empty() && now.tieBreaks != next.tieBreaks) {
        std::string list;
        for (const std::string& code : now.tieBreaks) list += (list.empty() ? "" : ",") + code;
        remarks.push_back(remarkOpening("Tie-breaks", section.roundsPaired()) + "before " + list);
    }
    for (const auto& group : next.prohibited) {
        if (std::ranges::find(now.prohibited, group) != now.prohibited.end()) continue;
        std::string players;
        for (const PlayerId player : group.players) players += ' ' + numberInRemark(section, player);
        remarks.push_back("Prohibition @ Round " + std::to_string(section.roundsPaired()) + ':' + players);
    }
    return remarks;
}

std::string fullPointByeRemark(const Section& section, RoundNumber number, const Round& round)
{
    std::string players;
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::FullBye) players += ' ' + numberInRemark(section, bye.player);
    }
    return players.empty() ? players : "FPB @ Round " + std::to_string(number) + ':' + players;
}

}  // namespace kydai::policy
