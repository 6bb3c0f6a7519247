#include "policy/judge_teams.h"

#include "explain/articles.h"
#include "model/team_check.h"
#include "pairing/teams/team_round.h"
#include "policy/judge_run.h"
#include "policy/line_up.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace kydai::policy {

namespace {

Section withTeams(Section section, TeamEvent teams)
{
    section.teams = std::move(teams);
    return section;
}

/// The line-up that was handed in for the same round and team; null where there is none.
const LineUp* handedIn(const TeamEvent& teams, const LineUp& lineUp)
{
    const auto at = std::ranges::find_if(
        teams.lineUps, [&](const LineUp& each) { return each.round == lineUp.round && each.team == lineUp.team; });
    return at == teams.lineUps.end() ? nullptr : &*at;
}

}  // namespace

void TeamJudge::lineUp(const Section& section, const LineUp& lineUp)
{
    TeamIssues issues = lineUpIssues(section, lineUp, sectionsAbove(m_event, m_where));
    if (issues.empty()) return;
    const bool beyondReason = std::ranges::any_of(issues, isBeyondReason, &TeamIssue::fault);
    const WarningId broken = lineUp.reason.empty() ? WarningId::LineUpUnexplained : WarningId::LineUpBroken;
    const WarningId id = beyondReason ? WarningId::LineUpImpossible : broken;
    if (Warning* warning = m_warnings.warn(id, section, m_where, lineUp.round)) {
        warning->article = issues.front().article;
        warning->count = static_cast<int>(issues.size());
        warning->facts = std::move(issues);
    }
}

void TeamJudge::judgeOne(const SetLineUp& change)
{
    const LineUp& handed = change.lineUp;
    const auto& teams = m_now.teams.teams;
    const auto team = std::ranges::find(teams, handed.team, &Team::id);
    if (!checkLineUp(m_now, handed).ok()) return;
    lineUp(m_now, handed);
    if (handed.round > m_now.roundsPaired()) return;
    const LineUp* before = handedIn(m_now.teams, handed);
    if (before != nullptr && before->boards != handed.boards) {
        if (Warning* warning = m_warnings.warn(WarningId::LineUpLocked, m_now, m_where, handed.round)) {
            warning->article = article::kLineUpHandedIn;
            TeamIssue about;
            about.team = handed.team;
            warning->facts = TeamIssues{about};
        }
    }
    if (!handed.boards.empty()) boards(handed, static_cast<std::size_t>(team - teams.begin()));
}

/// Who meets whom stays as it is, so nothing is paired by hand that was not before.
void TeamJudge::boards(const LineUp& lineUp, std::size_t team)
{
    const RoundNumber round = lineUp.round;
    Section after = m_now;
    std::erase_if(after.teams.lineUps,
                  [&](const LineUp& each) { return each.round == round && each.team == lineUp.team; });
    after.teams.lineUps.push_back(lineUp);
    PublishRound changed{m_where, round, pairing::withLineUps(after, round, team)};
    const Round& old = m_now.round(round);
    if (changed.content == old) return;
    if (round < m_now.roundsPaired()) m_warnings.warn(earlierRound(m_now, round), m_now, m_where, round);
    if (const int lost = resultsLost(old, changed.content); lost > 0) {
        if (Warning* warning = m_warnings.warn(WarningId::ChangePlayedRound, m_now, m_where, round))
            warning->count = lost;
    }
    m_following.emplace_back(std::move(changed));
}

void TeamJudge::judgeOne(const PublishRound& change)
{
    for (const LineUp& lineUp : m_now.teams.lineUps) {
        if (lineUp.round == change.round) m_following.emplace_back(SetLineUp{m_where, lineUp});
    }
}

void TeamJudge::awards(const std::vector<TeamAward>& awards)
{
    const std::vector<TeamAward>& before = m_now.teams.awards;
    if (before == awards) return;
    const auto isNew = [&](const TeamAward& award) { return std::ranges::find(before, award) == before.end(); };
    const auto isGone = [&](const TeamAward& award) { return std::ranges::find(awards, award) == awards.end(); };
    std::vector<TeamAward> added;
    std::ranges::copy_if(awards, std::back_inserter(added), isNew);
    std::vector<TeamAward> touched = added;
    std::ranges::copy_if(before, std::back_inserter(touched), isGone);
    const RoundNumber last = m_now.roundsPaired();
    const bool bonus = std::ranges::any_of(touched, [](const TeamAward& award) { return !decidesMatch(award); });
    if (bonus && last > 0) m_warnings.warn(WarningId::AdjustmentsAfterStart, m_now, m_where);
    RoundNumber first = last;
    for (const TeamAward& award : touched) {
        if (decidesMatch(award)) first = std::min(first, award.round);
    }
    if (first < last) m_warnings.warn(earlierRound(m_now, first), m_now, m_where, first);
    TeamIssues issues = contradictedAwards(m_now, added);
    if (issues.empty()) return;
    if (Warning* warning = m_warnings.warn(WarningId::MatchContradicted, m_now, m_where, issues.front().count)) {
        warning->count = static_cast<int>(issues.size());
        warning->facts = std::move(issues);
    }
}

void TeamJudge::judgeOne(const EditTeams& change)
{
    if (!checkedTeams(m_now, change.teams).ok()) return;
    const Section after = withTeams(m_now, change.teams);
    for (const LineUp& each : change.teams.lineUps) {
        const LineUp* before = handedIn(m_now.teams, each);
        const bool isKnown = before != nullptr && *before == each;
        if (!isKnown && checkLineUp(after, each).ok()) lineUp(after, each);
    }
    awards(change.teams.awards);
    if (!m_now.rounds.empty() && changesMembers(m_now.teams, change.teams)) {
        if (Warning* warning = m_warnings.warn(WarningId::MembersChanged, m_now, m_where))
            warning->article = article::kMembersOrder;
    }
    TeamIssues issues = teamIssues(after);
    const TeamIssues known = teamIssues(m_now);
    std::erase_if(issues, [&](const TeamIssue& issue) { return std::ranges::find(known, issue) != known.end(); });
    if (issues.empty()) return;
    if (Warning* warning = m_warnings.warn(WarningId::TeamsDoubtful, after, m_where)) {
        warning->count = static_cast<int>(issues.size());
        warning->facts = std::move(issues);
    }
}

void TeamJudge::judge(const Change& change)
{
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { judgeOne(each); }) judgeOne(each);
        },
        change);
}

void JudgeRun::judgeTeams(const Change& change)
{
    const auto now = section(sectionOf(change));
    if (now != nullptr) TeamJudge(m_before, *now, sectionOf(change), *this, m_following).judge(change);
}

}  // namespace kydai::policy
