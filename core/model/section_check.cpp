#include "model/section_check.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai {

namespace {

Error unfit(Errc code, std::string what, std::string expected)
{
    return {code, {}, 0, std::move(what), std::move(expected), {}};
}

std::string inRound(PlayerId player, std::size_t index)
{
    return "player " + std::to_string(player.value) + " in round " + std::to_string(index + 1);
}

/// Everybody of a round exists and occurs once.
Result<void> checkRound(const Section& section, std::size_t index)
{
    const Round& round = section.rounds[index];
    std::vector<bool> seen(section.players.size(), false);
    std::optional<Error> problem;
    const auto see = [&](PlayerId player) {
        const auto at = section.indexOf(player);
        if (!problem && !at) problem = unfit(Errc::UnknownReference, inRound(player, index), "a player of the section");
        if (!problem && seen[*at]) problem = unfit(Errc::Duplicate, inRound(player, index), "each player once");
        if (!problem) seen[*at] = true;
    };
    for (const Game& game : round.games) {
        see(game.white);
        see(game.black);
        if (!problem && (isBye(game.whiteOutcome) || isBye(game.blackOutcome)))
            problem = unfit(Errc::Malformed, inRound(game.white, index) + " has a bye on a board", "a result");
    }
    for (const Bye& bye : round.byes) {
        see(bye.player);
        if (!problem && !isBye(bye.kind))
            problem = unfit(Errc::Malformed, inRound(bye.player, index) + " has a result without a board", "a bye");
    }
    if (problem) return *problem;
    return {};
}

Result<void> checkTeams(const Section& section)
{
    constexpr int kMostTeams = 999;
    std::set<TeamId> known;
    for (const Team& team : section.teams.teams) {
        if (team.id.value < 1 || team.id.value > kMostTeams)
            return unfit(Errc::OutOfRange, "team " + std::to_string(team.id.value), "a team number from 1 to 999");
        if (!known.insert(team.id).second)
            return unfit(Errc::Duplicate, "team " + std::to_string(team.id.value), "each team number once");
        for (const PlayerId member : team.members) {
            if (section.find(member) == nullptr)
                return unfit(Errc::UnknownReference, "player " + std::to_string(member.value) + " of a team",
                             "a player of the section");
        }
    }
    const auto exists = [&](TeamId team) { return known.contains(team); };
    for (const LineUp& lineUp : section.teams.lineUps) {
        if (!exists(lineUp.team))
            return unfit(Errc::UnknownReference, "the team of a line-up", "a team of the section");
    }
    for (const TeamBye& bye : section.teams.byes) {
        if (!exists(bye.team)) return unfit(Errc::UnknownReference, "the team of a bye", "a team of the section");
    }
    for (const TeamForfeit& forfeit : section.teams.forfeits) {
        if (!exists(forfeit.first) || !exists(forfeit.second))
            return unfit(Errc::UnknownReference, "a team of a forfeited match", "a team of the section");
    }
    return {};
}

/// Rules, byes and adjustments name players of the section and rounds that can be.
Result<void> checkMentions(const Section& section)
{
    const auto missing = [&](PlayerId player, std::string_view where) -> std::optional<Error> {
        if (section.find(player) != nullptr) return std::nullopt;
        return unfit(Errc::UnknownReference, "player " + std::to_string(player.value) + " of " + std::string(where),
                     "a player of the section");
    };
    const auto outside = [](RoundNumber round, RoundNumber lowest, std::string_view where) -> std::optional<Error> {
        if (round >= lowest && round <= kMaxRounds) return std::nullopt;
        return unfit(Errc::OutOfRange, "round " + std::to_string(round) + " of " + std::string(where),
                     "a round up to " + std::to_string(kMaxRounds));
    };
    for (const RequestedBye& bye : section.requestedByes) {
        if (auto error = missing(bye.player, "a requested bye")) return *error;
        if (auto error = outside(bye.round, 1, "a requested bye")) return *error;
    }
    for (const PointAdjustment& adjustment : section.adjustments) {
        if (auto error = missing(adjustment.player, "a point adjustment")) return *error;
        if (auto error = outside(adjustment.round, 0, "a point adjustment")) return *error;
    }
    for (const ProhibitedPairing& prohibited : section.rules.prohibited) {
        if (auto error = outside(prohibited.firstRound, 1, "a prohibited pairing")) return *error;
        if (auto error = outside(prohibited.lastRound, prohibited.firstRound, "a prohibited pairing")) return *error;
        for (const PlayerId player : prohibited.players) {
            if (auto error = missing(player, "a prohibited pairing")) return *error;
        }
    }
    for (const VirtualPoints& extra : section.rules.virtualPoints) {
        if (auto error = missing(extra.player, "virtual points")) return *error;
        if (auto error = outside(extra.round, 1, "virtual points")) return *error;
    }
    for (const LineUp& lineUp : section.teams.lineUps) {
        for (const PlayerId player : lineUp.boards) {
            if (!player) continue;
            if (auto error = missing(player, "a line-up")) return *error;
        }
        if (auto error = outside(lineUp.round, 1, "a line-up")) return *error;
    }
    for (const TeamBye& bye : section.teams.byes) {
        if (auto error = outside(bye.round, 1, "a team's bye")) return *error;
    }
    for (const TeamForfeit& forfeit : section.teams.forfeits) {
        if (auto error = outside(forfeit.round, 1, "a forfeited match")) return *error;
    }
    if (auto error = outside(section.rules.scheduledRounds.value_or(0), 0, "the schedule")) return *error;
    return {};
}

}  // namespace

Result<void> checkReferences(const Section& section)
{
    PlayerId previous{};
    for (const Player& player : section.players) {
        const std::string who = "player " + std::to_string(player.id.value);
        if (player.id.value < 1 || player.id.value > kMaxStartNumber)
            return unfit(Errc::OutOfRange, who, "a start number from 1 to " + std::to_string(kMaxStartNumber));
        if (player.id <= previous) return unfit(Errc::Duplicate, who, "each start number once, in ascending order");
        previous = player.id;
    }
    if (section.rounds.size() > static_cast<std::size_t>(kMaxRounds))
        return unfit(Errc::OutOfRange, std::to_string(section.rounds.size()) + " rounds",
                     "at most " + std::to_string(kMaxRounds));
    for (std::size_t round = 0; round < section.rounds.size(); ++round) {
        if (const auto fit = checkRound(section, round); !fit) return fit;
    }
    if (const auto fit = checkMentions(section); !fit) return fit;
    return checkTeams(section);
}

}  // namespace kydai
