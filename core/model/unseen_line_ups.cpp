#include "model/unseen_line_ups.h"

#include "model/team_scorecards.h"
#include "model/team_settings.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace kydai {

namespace {

constexpr int kMinutesOfHour = 60;
constexpr int kMinutesOfDay = 24 * kMinutesOfHour;

std::optional<int> numberIn(std::string_view text, int high)
{
    int number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || text.size() > 2 || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number < 0 || number > high ? std::nullopt : std::optional(number);
}

/// The matches of a round: each team's opponent, and whether any of its boards is decided.
class Matches {
public:
    Matches(const TeamEvent& teams, const Round& round)
    {
        for (const Team& team : teams.teams) {
            for (const PlayerId member : team.members) m_teamOf[member] = team.id;
        }
        for (const Game& game : round.games) {
            const TeamId white = teamOf(game.white);
            const TeamId black = teamOf(game.black);
            if (!white || !black) continue;
            if (m_opponents.emplace(white, black).second) {
                m_opponents.emplace(black, white);
                m_inOrder.emplace_back(white, black);
            }
            if (isUndecided(game)) continue;
            m_begun.insert({white, black});
        }
    }

    [[nodiscard]] TeamId teamOf(PlayerId player) const
    {
        const auto at = m_teamOf.find(player);
        return at == m_teamOf.end() ? TeamId{} : at->second;
    }
    [[nodiscard]] bool areOfOneMatch(const Game& a, const Game& b) const
    {
        return std::minmax(teamOf(a.white), teamOf(a.black)) == std::minmax(teamOf(b.white), teamOf(b.black));
    }
    /// Line-ups of no boards, by which the matches of these teams are known without those who play.
    [[nodiscard]] std::vector<LineUp> announced(const Section& section, RoundNumber round,
                                                const std::vector<TeamId>& teams) const
    {
        const TeamScores scores = teamScoresOf(section, round);
        const auto hasBlack = [&](TeamId id) {
            const auto team = std::ranges::find(section.teams.teams, id, &Team::id) - section.teams.teams.begin();
            return scores.entry(static_cast<std::size_t>(team), round).colour == Colour::Black;
        };
        std::vector<LineUp> announced;
        for (auto [white, black] : m_inOrder) {
            if (std::ranges::find(teams, white) == teams.end()) continue;
            if (hasBlack(white)) std::swap(white, black);  // nobody sits on board 1
            announced.push_back({.round = round, .team = white, .opponent = black});
            announced.push_back({.round = round, .team = black, .opponent = white});
        }
        return announced;
    }
    [[nodiscard]] const std::map<TeamId, TeamId>& opponents() const { return m_opponents; }
    [[nodiscard]] bool hasBegun(TeamId team) const { return m_begun.contains(team); }

private:
    std::map<PlayerId, TeamId> m_teamOf{};
    std::map<TeamId, TeamId> m_opponents{};
    std::vector<std::pair<TeamId, TeamId>> m_inOrder{};  ///< White on the first board that is played first
    std::set<TeamId> m_begun{};
};

bool isIn(const TeamEvent& teams, TeamId team, RoundNumber round)
{
    return std::ranges::any_of(teams.lineUps,
                               [&](const LineUp& each) { return each.round == round && each.team == team; });
}

bool hasPassed(const TeamEvent& teams, RoundNumber round, const Moment& now)
{
    const auto deadline = deadlineOf(teams, round);
    return deadline && *deadline <= now;
}

}  // namespace

std::optional<int> minuteOfDay(std::string_view time)
{
    const std::size_t parted = time.find_first_of(":hH.");
    if (parted == std::string_view::npos) return std::nullopt;
    const auto hours = numberIn(time.substr(0, parted), kMinutesOfDay / kMinutesOfHour - 1);
    const auto minutes = numberIn(time.substr(parted + 1), kMinutesOfHour - 1);
    if (!hours || !minutes) return std::nullopt;
    return *hours * kMinutesOfHour + *minutes;
}

std::optional<Moment> deadlineOf(const TeamEvent& teams, RoundNumber round)
{
    const auto at = std::ranges::find(teams.deadlines, round, &LineUpDeadline::round);
    if (at == teams.deadlines.end() || !at->day.known()) return std::nullopt;
    return Moment{at->day, minuteOfDay(at->time).value_or(kMinutesOfDay)};
}

std::vector<TeamId> unseenTeams(const Section& section, RoundNumber round, const Moment& now)
{
    const TeamEvent& teams = section.teams;
    std::vector<TeamId> unseen;
    if (!teams.lineUpRules.unseen || round != section.roundsPaired() || round == 0 || hasPassed(teams, round, now))
        return unseen;
    const Matches matches(teams, section.round(round));
    for (const Team& team : teams.teams) {
        const auto opponent = matches.opponents().find(team.id);
        if (opponent == matches.opponents().end() || matches.hasBegun(team.id)) continue;
        if (!isIn(teams, team.id, round) || !isIn(teams, opponent->second, round)) unseen.push_back(team.id);
    }
    return unseen;
}

Section withoutUnseenLineUps(const Section& section, const Moment& now)
{
    Section seen = section;
    TeamEvent& teams = seen.teams;
    if (!teams.lineUpRules.unseen || !section.isTeamEvent()) return seen;
    const RoundNumber last = section.roundsPaired();
    const std::vector<TeamId> unseen = unseenTeams(section, last, now);
    std::erase_if(teams.lineUps, [&](const LineUp& each) {
        return each.round > last || (each.round == last && std::ranges::find(unseen, each.team) != unseen.end());
    });
    if (unseen.empty()) return seen;
    Round& round = seen.rounds.back();
    const Matches matches(section.teams, round);
    const auto isUnseen = [&](PlayerId player) {
        return std::ranges::find(unseen, matches.teamOf(player)) != unseen.end();
    };
    // As many boards a match as it has when none is left empty: how many are told nothing of who sits there.
    teams.boardColours = boardPattern(teams.boardColours, boardsPerMatch(section));
    const std::size_t due = teams.boardColours.size();
    std::vector<Game> games;
    std::size_t ofMatch = 0;
    for (std::size_t board = 0; board < round.games.size(); ++board) {
        const Game& game = round.games[board];
        if (!isUnseen(game.white) && !isUnseen(game.black)) {
            games.push_back(game);
            continue;
        }
        games.emplace_back();
        ++ofMatch;
        if (board + 1 < round.games.size() && matches.areOfOneMatch(game, round.games[board + 1])) continue;
        if (ofMatch < due) games.resize(games.size() + due - ofMatch);
        ofMatch = 0;
    }
    round.games = std::move(games);
    std::erase_if(round.byes, [&](const Bye& bye) { return isUnseen(bye.player); });
    round.picture.reset();  // who sat where when it was published
    std::ranges::move(matches.announced(section, last, unseen), std::back_inserter(teams.lineUps));
    return seen;
}

std::optional<AnnouncedMatch> announcedMatchOf(const TeamEvent& teams, TeamId team, RoundNumber round)
{
    if (!teams.lineUpRules.unseen) return std::nullopt;
    const auto emptyOf = [&](TeamId of) {
        return std::ranges::find_if(teams.lineUps, [&](const LineUp& each) {
            return each.round == round && each.team == of && each.opponent && each.boards.empty();
        });
    };
    const auto own = emptyOf(team);
    if (own == teams.lineUps.end()) return std::nullopt;
    const auto other = emptyOf(own->opponent);
    if (other == teams.lineUps.end() || other->opponent != team) return std::nullopt;
    return AnnouncedMatch{own->opponent, own < other};
}

std::optional<Moment> nextDeadline(const Section& section, const Moment& now)
{
    const RoundNumber last = section.roundsPaired();
    if (last == 0 || unseenTeams(section, last, now).empty()) return std::nullopt;
    return deadlineOf(section.teams, last);
}

}  // namespace kydai
