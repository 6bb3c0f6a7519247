#include "model/team_check.h"

#include "model/team_scorecards.h"
#include "support/fragments.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kydai {

namespace {

/// Where a player is for the second time.
Error twice(const Section& section, PlayerId player, Fragment expected)
{
    return Error{.code = Errc::Duplicate,
                 .what = fragment(FragmentId::PlayerNumbered, section.numberOf(player)),
                 .expected = std::move(expected)};
}

bool isTeam(const Section& section, TeamId team)
{
    return std::ranges::find(section.teams.teams, team, &Team::id) != section.teams.teams.end();
}

}  // namespace

Error noSuchPlayer()
{
    return Error{.code = Errc::NoSuchPlayer,
                 .what = fragment(FragmentId::NobodyOfThisSection),
                 .expected = fragment(FragmentId::PlayerOfThisSection)};
}

Result<TeamEvent> checkedTeams(const Section& section, const TeamEvent& teams)
{
    std::set<TeamId> ids;
    std::set<PlayerId> members;
    for (const Team& team : teams.teams) {
        if (!ids.insert(team.id).second)
            return Error{.code = Errc::Duplicate,
                         .what = fragment(FragmentId::TeamNumbered, team.id.value),
                         .expected = fragment(FragmentId::EachTeamNumberOnce)};
        for (const PlayerId member : team.members) {
            if (section.find(member) == nullptr) return noSuchPlayer();
            if (!members.insert(member).second)
                return twice(section, member, fragment(FragmentId::EachPlayerInOneTeam));
        }
    }
    return teams;
}

Result<void> checkLineUp(const Section& section, const LineUp& lineUp)
{
    if (!isTeam(section, lineUp.team))
        return Error{.code = Errc::UnknownReference,
                     .what = fragment(FragmentId::TeamOfLineUp, lineUp.team.value),
                     .expected = fragment(FragmentId::TeamOfThisSection)};
    if (lineUp.round < 1 || lineUp.round > kMaxRounds)
        return Error{.code = Errc::NoSuchRound,
                     .what = fragment(FragmentId::RoundOfLineUp, lineUp.round),
                     .expected = fragment(FragmentId::RoundFrom1, kMaxRounds)};
    std::set<PlayerId> seated;
    for (const PlayerId player : lineUp.boards) {
        if (!player) continue;
        if (section.find(player) == nullptr) return noSuchPlayer();
        if (!seated.insert(player).second) return twice(section, player, fragment(FragmentId::EachPlayerOnceInRound));
    }
    return {};
}

Result<TeamEvent> withLineUp(const Section& section, LineUp lineUp)
{
    if (auto checked = checkLineUp(section, lineUp); !checked) return checked.error();
    lineUp.opponent = opponentOf(section, lineUp.team, lineUp.round);
    TeamEvent teams = section.teams;
    std::vector<LineUp>& all = teams.lineUps;
    const auto there = std::ranges::find_if(
        all, [&](const LineUp& each) { return each.round == lineUp.round && each.team == lineUp.team; });
    if (lineUp.boards.empty()) {
        if (there != all.end()) all.erase(there);
    } else if (there == all.end()) {
        all.push_back(std::move(lineUp));
    } else {
        *there = std::move(lineUp);
    }
    return teams;
}

Result<TeamEvent> withAwards(const Section& section, const std::vector<TeamAward>& awards)
{
    for (const TeamAward& award : awards) {
        if (!isTeam(section, award.team))
            return Error{.code = Errc::UnknownReference,
                         .what = fragment(FragmentId::TeamOfAward, award.team.value),
                         .expected = fragment(FragmentId::TeamOfThisSection)};
    }
    TeamEvent teams = section.teams;
    teams.awards = awards;
    return teams;
}

TeamId opponentOf(const Section& section, TeamId team, RoundNumber round)
{
    const auto& teams = section.teams.teams;
    const auto at = std::ranges::find(teams, team, &Team::id);
    if (at == teams.end() || round > section.roundsPaired()) return {};
    const TeamScores scores = teamScoresOf(section, round);
    const std::size_t opponent = scores.entry(static_cast<std::size_t>(at - teams.begin()), round).opponent;
    return opponent < teams.size() ? teams[opponent].id : TeamId{};
}

}  // namespace kydai
