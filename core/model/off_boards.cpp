#include "model/off_boards.h"

#include "model/knock_out.h"
#include "model/presence.h"
#include "model/team_scorecards.h"
#include "model/unseen_line_ups.h"

#include <algorithm>
#include <array>

namespace kydai {

OffBoards::OffBoards(const Section& section, const Round& round, RoundNumber number)
    : m_section(section), m_number(number)
{
    if (rowOf(section.rules.pairingSystem).knocksOut) {
        const KnockOut cup = knockOutOf(section);
        if (cup.rounds.empty()) return;
        for (const KnockOutMatch& match : cup.roundAt(number).matches) m_inCup.insert({match.higher, match.lower});
    }
    if (!section.isTeamEvent()) return;
    const std::vector<Team>& teams = section.teams.teams;
    m_teams = teamsOfPlayers(section);
    m_plays.resize(teams.size());
    m_scored.resize(teams.size());
    for (const Team& team : teams) m_unseen.push_back(announcedMatchOf(section.teams, team.id, number).has_value());
    for (const Game& game : round.games) {
        for (const PlayerId id : {game.white, game.black}) {
            const auto player = section.indexOf(id);
            if (player && m_teams[*player] != TeamRound::kNobody) m_plays[m_teams[*player]] = true;
        }
    }
    for (const TeamAward& award : section.teams.awards) {
        const auto team = std::ranges::find(teams, award.team, &Team::id);
        if (team != teams.end() && award.round == number && decidesMatch(award))
            m_scored[static_cast<std::size_t>(team - teams.begin())] = true;
    }
}

OffBoards::OffBoards(const Section& section, RoundNumber number) : OffBoards(section, section.round(number), number) {}

OffBoard OffBoards::of(std::size_t player) const
{
    const Player& who = m_section.players[player];
    if (hasWithdrawnBy(who, m_number)) return OffBoard::Withdrawn;
    if (who.entersInRound > m_number) return OffBoard::NotYetHere;
    if (rowOf(m_section.rules.pairingSystem).knocksOut)
        return m_inCup.contains(who.id) ? OffBoard::MatchOver : OffBoard::KnockedOut;
    if (m_teams.empty() || m_teams[player] == TeamRound::kNobody) return OffBoard::Bye;
    if (m_unseen[m_teams[player]]) return OffBoard::Unseen;
    return m_plays[m_teams[player]] ? OffBoard::Reserve : OffBoard::TeamFree;
}

bool OffBoards::isOnlyScored(const Game& game) const
{
    if (m_teams.empty() || game.whiteOutcome != Outcome::ForfeitLoss || game.blackOutcome != Outcome::ForfeitLoss)
        return false;
    return std::ranges::any_of(std::array{game.white, game.black}, [&](PlayerId id) {
        const auto player = m_section.indexOf(id);
        return player && m_teams[*player] != TeamRound::kNobody && m_scored[m_teams[*player]];
    });
}

}  // namespace kydai
