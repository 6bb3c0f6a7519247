#include "policy/line_up.h"

#include "explain/articles.h"
#include "model/persons.h"
#include "model/presence.h"
#include "model/team_scorecards.h"
#include "model/tournament_rating.h"
#include "support/utf8.h"

#include <algorithm>
#include <optional>

namespace kydai::policy {

namespace {

/// The same FIDE number, or the same name and no births that differ.
bool mayBeOnePerson(const Player& one, const Player& other)
{
    if (!one.fideId.empty() && !other.fideId.empty()) return one.fideId == other.fideId;
    return utf8::wordKey(one.name) == utf8::wordKey(other.name) && mayBeSameDay(one.birth, other.birth);
}

/// How often somebody sat for teams of a club in a section; a game to which he did not come is none.
int gamesFor(const Section& section, const std::string& club, const Player& person)
{
    int games = 0;
    for (const Player& player : section.players) {
        if (!mayBeOnePerson(player, person)) continue;
        const bool isOfClub = std::ranges::any_of(section.teams.teams, [&](const Team& team) {
            return utf8::wordKey(team.club) == utf8::wordKey(club) &&
                   std::ranges::find(team.members, player.id) != team.members.end();
        });
        if (!isOfClub) continue;
        for (const Round& round : section.rounds) {
            for (const Game& game : round.games) {
                if (game.white != player.id && game.black != player.id) continue;
                const Outcome own = game.white == player.id ? game.whiteOutcome : game.blackOutcome;
                games += own == Outcome::ForfeitLoss ? 0 : 1;
            }
        }
    }
    return games;
}

/// One line-up against the list of its team.
class LineUpJudge {
public:
    LineUpJudge(const Section& section, const LineUp& lineUp, const Team& team,
                const std::vector<const Section*>& above)
        : m_section(section), m_rules(section.teams.lineUpRules), m_lineUp(lineUp), m_team(team), m_above(above)
    {
    }

    TeamIssues take()
    {
        const auto boards = static_cast<int>(m_lineUp.boards.size());
        m_due = boardsPerMatch(m_section);
        for (int board = 1; board <= boards; ++board) {
            const PlayerId player = onBoard(board);
            if (!player) {
                lookAtEmpty(board);
                continue;
            }
            ++m_manned;
            lookAtMember(player, board);
            lookAtOrder(player, board);
            lookAtBoard(player, board);
            lookAbove(player, board);
        }
        for (int board = boards + 1; board <= m_due; ++board) lookAtEmpty(board);
        lookAtWhole(boards);
        return std::move(m_issues);
    }

private:
    [[nodiscard]] PlayerId onBoard(int board) const { return m_lineUp.boards[static_cast<std::size_t>(board - 1)]; }

    /// Place in the list of members; nothing for a stranger.
    [[nodiscard]] std::optional<int> placeOf(PlayerId player) const
    {
        const auto at = std::ranges::find(m_team.members, player);
        if (at == m_team.members.end()) return std::nullopt;
        return static_cast<int>(at - m_team.members.begin()) + 1;
    }
    [[nodiscard]] int ratingOf(PlayerId player) const
    {
        return tournamentRating(m_section.info, m_section.player(player));
    }

    TeamIssue& tell(TeamFault fault, int board = 0, PlayerId player = {})
    {
        TeamIssue issue;
        issue.fault = fault;
        issue.team = m_team.id;
        issue.board = board;
        issue.player = player;
        return m_issues.emplace_back(issue);
    }

    void lookAtEmpty(int board)
    {
        const bool isManned = [&] {
            for (std::size_t below = static_cast<std::size_t>(board); below < m_lineUp.boards.size(); ++below) {
                if (m_lineUp.boards[below]) return true;
            }
            return false;
        }();
        const EmptyBoards may = m_rules.empty;
        if (may == EmptyBoards::Nowhere || (may == EmptyBoards::Lowest && isManned)) tell(TeamFault::EmptyBoard, board);
    }

    void lookAtMember(PlayerId player, int board)
    {
        const auto place = placeOf(player);
        if (!place) {
            tell(TeamFault::ForeignPlayer, board, player).article = article::kNotOnList;
        } else if (*place > m_due) {
            ++m_reserves;
        }
        const bool isPaired = m_lineUp.round <= m_section.roundsPaired();
        const bool asked = std::ranges::any_of(m_section.requestedByes, [&](const RequestedBye& bye) {
            return bye.player == player && bye.round == m_lineUp.round;
        });
        if (!isIn(m_section.player(player), m_lineUp.round) || (asked && !isPaired))
            tell(TeamFault::PlayerAway, board, player);
    }

    /// Whoever sits above must not be listed behind, or be much weaker.
    void lookAtOrder(PlayerId player, int board)
    {
        if (m_rules.order == BoardOrder::Free) return;
        const bool byRating = m_rules.order == BoardOrder::ByRating;
        for (int above = 1; above < board; ++above) {
            const PlayerId other = onBoard(above);
            const auto theirs = placeOf(other);
            const auto own = placeOf(player);
            if (!theirs || !own) continue;
            const bool broken = byRating ? ratingOf(other) + m_rules.tolerance < ratingOf(player) : *theirs > *own;
            if (!broken) continue;
            TeamIssue& issue = tell(byRating ? TeamFault::RatedHigher : TeamFault::OutOfOrder, board, player);
            issue.other = other;
            if (!byRating) issue.article = article::kBoardOrder;
            return;
        }
    }

    void lookAtBoard(PlayerId id, int board)
    {
        const Player& player = m_section.player(id);
        for (const KeptBoard& kept : m_rules.keptBoards) {
            if (kept.board != board) continue;
            const bool sex = kept.sex == Sex::Unknown || kept.sex == player.sex;
            const bool age = kept.bornFrom == 0 || player.birth.year >= kept.bornFrom;
            if (!sex || !age) tell(TeamFault::NotForBoard, board, id);
        }
    }

    void lookAbove(PlayerId player, int board)
    {
        if (m_rules.mostGamesAbove == 0 || m_team.club.empty()) return;
        int games = 0;
        for (const Section* each : m_above) games += gamesFor(*each, m_team.club, m_section.player(player));
        if (games >= m_rules.mostGamesAbove) tell(TeamFault::PlayedAbove, board, player).count = games;
    }

    void lookAtWhole(int boards)
    {
        if (m_due > 0 && boards > m_due) tell(TeamFault::TooManyBoards).count = boards;
        if (m_manned < m_rules.leastPlayers) tell(TeamFault::TooFewPlayers).count = m_manned;
        if (m_rules.mostReserves > 0 && m_reserves > m_rules.mostReserves)
            tell(TeamFault::TooManyReserves).count = m_reserves;
    }

    const Section& m_section;
    const LineUpRules& m_rules;
    const LineUp& m_lineUp;
    const Team& m_team;
    const std::vector<const Section*>& m_above;
    int m_due = 0;  ///< boards of a match
    int m_manned = 0;
    int m_reserves = 0;
    TeamIssues m_issues{};
};

const Team* teamOf(const TeamEvent& event, TeamId id)
{
    const auto at = std::ranges::find(event.teams, id, &Team::id);
    return at == event.teams.end() ? nullptr : &*at;
}

}  // namespace

bool isBeyondReason(TeamFault fault)
{
    return fault == TeamFault::ForeignPlayer || fault == TeamFault::TooManyBoards;
}

TeamIssues lineUpIssues(const Section& section, const LineUp& lineUp, const std::vector<const Section*>& above)
{
    const Team* team = teamOf(section.teams, lineUp.team);
    if (team == nullptr || lineUp.boards.empty()) return {};
    return LineUpJudge(section, lineUp, *team, above).take();
}

std::vector<const Section*> sectionsAbove(const Event& event, SectionId section)
{
    std::vector<const Section*> above;
    for (const auto& each : event.sections) {
        if (each.id == section) break;
        above.push_back(each.section.get());
    }
    return above;
}

TeamIssues teamIssues(const Section& section)
{
    TeamIssues issues;
    const std::vector<Team>& teams = section.teams.teams;
    const int boards = section.teams.boardColours.empty() ? 0 : boardsPerMatch(section);
    for (auto team = teams.begin(); team != teams.end(); ++team) {
        const auto tell = [&](TeamFault fault) -> TeamIssue& {
            TeamIssue issue;
            issue.fault = fault;
            issue.team = team->id;
            return issues.emplace_back(issue);
        };
        const auto same = std::find_if(teams.begin(), team, [&](const Team& other) {
            return !team->name.empty() && utf8::wordKey(other.name) == utf8::wordKey(team->name);
        });
        if (same != team) tell(TeamFault::SameName).rival = same->id;
        if (team->members.empty())
            tell(TeamFault::NoPlayers);
        else if (static_cast<int>(team->members.size()) < boards)
            tell(TeamFault::TooFewMembers).count = static_cast<int>(team->members.size());
    }
    return issues;
}

bool changesMembers(const TeamEvent& before, const TeamEvent& after)
{
    const auto isOther = [&](const Team& team) {
        const Team* now = teamOf(after, team.id);
        return now == nullptr || now->members != team.members;
    };
    return before.teams.size() != after.teams.size() || std::ranges::any_of(before.teams, isOther);
}

TeamIssues contradictedAwards(const Section& section, const std::vector<TeamAward>& awards)
{
    TeamIssues issues;
    Section plain = section;
    plain.teams.awards.clear();
    const TeamScores scores = teamScoresOf(plain, plain.roundsPaired());
    for (const TeamAward& award : awards) {
        const Team* team = teamOf(section.teams, award.team);
        if (team == nullptr || !decidesMatch(award) || award.round > scores.rounds) continue;
        const auto index = static_cast<std::size_t>(team - section.teams.teams.data());
        const TeamRound& played = scores.entry(index, award.round);
        const bool isPlayed =
            played.outcome == Outcome::Win || played.outcome == Outcome::Draw || played.outcome == Outcome::Loss;
        if (!isPlayed || played.outcome == *award.kind) continue;
        TeamIssue issue;
        issue.team = award.team;
        issue.count = award.round;
        issues.push_back(issue);
    }
    return issues;
}

}  // namespace kydai::policy
