#include "policy/match_entry.h"

#include "model/team_check.h"
#include "model/team_scorecards.h"
#include "pairing/teams/team_round.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kydai::policy {

namespace {

/// What the other side has; the same where both have one.
Outcome otherSide(Outcome own)
{
    constexpr std::array<std::pair<Outcome, Outcome>, 3> kSides{{{Outcome::Win, Outcome::Loss},
                                                                 {Outcome::UnratedWin, Outcome::UnratedLoss},
                                                                 {Outcome::ForfeitWin, Outcome::ForfeitLoss}}};
    for (const auto& [wins, loses] : kSides) {
        if (own == wins) return loses;
        if (own == loses) return wins;
    }
    return own;
}

const Game* gameOf(const Section& section, RoundNumber round, PlayerId one, PlayerId other)
{
    for (const Game& game : section.round(round).games) {
        if ((game.white == one && game.black == other) || (game.white == other && game.black == one)) return &game;
    }
    return nullptr;
}

/// A match that was found, and what is entered for it.
class MatchEntry {
public:
    MatchEntry(const Section& section, const EnterMatch& entry, std::size_t team)
        : m_section(section), m_entry(entry), m_boards(matchBoards(section, entry.round, team))
    {
        m_action.kind = ActionKind::EnterMatch;
    }

    [[nodiscard]] const std::vector<MatchBoard>& boards() const { return m_boards; }

    CompoundChange boardByBoard()
    {
        for (std::size_t at = 0; at < m_entry.boards.size(); ++at) {
            const Outcome own = m_entry.boards[at];
            if (m_boards[at].game != nullptr) enter(m_boards[at], own, otherSide(own));
        }
        award(otherAwards());
        return std::move(m_action);
    }

    CompoundChange alone(TeamId opponent, Points own, Points opponents)
    {
        const bool isPlayed = std::ranges::any_of(
            m_boards, [](const MatchBoard& board) { return board.game != nullptr && !isUndecided(*board.game); });
        for (const MatchBoard& board : m_boards) {
            if (board.game != nullptr && !isPlayed) enter(board, Outcome::ForfeitLoss, Outcome::ForfeitLoss);
        }
        std::vector<TeamAward> awards = otherAwards();
        const auto give = [&](TeamId team, Points points, Points against) {
            const TeamEvent& event = m_section.teams;
            Outcome kind = Outcome::Draw;
            Points match = event.matchDraw;
            if (points > against) kind = Outcome::Win, match = event.matchWin;
            if (points < against) kind = Outcome::Loss, match = event.matchLoss;
            awards.push_back({m_entry.round, team, kind, matchPointsFor(event, points, match), points});
        };
        give(m_entry.team, own, opponents);
        give(opponent, opponents, own);
        award(std::move(awards));
        return std::move(m_action);
    }

private:
    void enter(const MatchBoard& board, Outcome own, Outcome others)
    {
        const Game& game = *board.game;
        const bool isWhite = game.white == board.one;
        SetResult result{m_entry.section, m_entry.round, game.white, game.black};
        result.whiteOutcome = isWhite ? own : others;
        result.blackOutcome = isWhite ? others : own;
        if (result.whiteOutcome != game.whiteOutcome || result.blackOutcome != game.blackOutcome)
            m_action.changes.emplace_back(result);
    }

    /// What was awarded besides this match.
    [[nodiscard]] std::vector<TeamAward> otherAwards() const
    {
        std::vector<TeamAward> awards = m_section.teams.awards;
        const TeamId opponent = opponentOf(m_section, m_entry.team, m_entry.round);
        std::erase_if(awards, [&](const TeamAward& each) {
            return each.round == m_entry.round && decidesMatch(each) &&
                   (each.team == m_entry.team || each.team == opponent);
        });
        return awards;
    }
    void award(std::vector<TeamAward> awards)
    {
        if (awards != m_section.teams.awards)
            m_action.changes.emplace_back(SetTeamAwards{m_entry.section, std::move(awards)});
    }

    const Section& m_section;
    const EnterMatch& m_entry;
    std::vector<MatchBoard> m_boards;
    CompoundChange m_action{};
};

Error refused(Fragment what, Fragment expected)
{
    return Error{.code = Errc::NotAllowed, .what = std::move(what), .expected = std::move(expected)};
}

}  // namespace

std::vector<MatchBoard> matchBoards(const Section& section, RoundNumber round, std::size_t team)
{
    const auto& teams = section.teams.teams;
    const TeamId opponent = opponentOf(section, teams[team].id, round);
    const auto rival = std::ranges::find(teams, opponent, &Team::id);
    if (rival == teams.end()) return {};
    const auto own = pairing::boardsOf(section, team, round);
    const auto others = pairing::boardsOf(section, static_cast<std::size_t>(rival - teams.begin()), round);
    std::vector<MatchBoard> boards;
    for (std::size_t at = 0; at < std::max(own.size(), others.size()); ++at) {
        MatchBoard board;
        board.board = static_cast<int>(at) + 1;
        if (at < own.size()) board.one = own[at];
        if (at < others.size()) board.other = others[at];
        if (board.one && board.other) board.game = gameOf(section, round, board.one, board.other);
        boards.push_back(board);
    }
    return boards;
}

Result<CompoundChange> enteringMatch(const Section& section, const EnterMatch& entry)
{
    const auto& teams = section.teams.teams;
    const auto team = std::ranges::find(teams, entry.team, &Team::id);
    if (team == teams.end())
        return Error{.code = Errc::UnknownReference,
                     .what = fragment(FragmentId::TeamNumbered, entry.team.value),
                     .expected = fragment(FragmentId::TeamOfThisSection)};
    if (entry.round < 1 || entry.round > section.roundsPaired())
        return Error{.code = Errc::NoSuchRound,
                     .what = fragment(FragmentId::RoundIsNotPaired, entry.round),
                     .expected = fragment(FragmentId::RoundFrom1, section.roundsPaired())};
    MatchEntry match(section, entry, static_cast<std::size_t>(team - teams.begin()));
    const Fragment what = fragment(FragmentId::TeamNumbered, entry.team.value);
    if (match.boards().empty() || entry.boards.size() > match.boards().size())
        return refused(what, fragment(FragmentId::ResultPerBoard, static_cast<int>(match.boards().size())));
    if (std::ranges::any_of(entry.boards, isBye)) return refused(what, fragment(FragmentId::ResultOfGame));
    if (!entry.boards.empty()) return match.boardByBoard();
    if (!entry.gamePoints || !entry.opponents) return refused(what, fragment(FragmentId::PointsOfBothTeams));
    return match.alone(opponentOf(section, entry.team, entry.round), *entry.gamePoints, *entry.opponents);
}

std::optional<std::vector<Outcome>> readBoards(std::string_view text)
{
    std::vector<Outcome> boards;
    for (const char letter : text) {
        switch (letter) {
        case '1':
            boards.push_back(Outcome::Win);
            break;
        case '=':
        case 'h':
            boards.push_back(Outcome::Draw);
            break;
        case '0':
            boards.push_back(Outcome::Loss);
            break;
        case '+':
            boards.push_back(Outcome::ForfeitWin);
            break;
        case '-':
            boards.push_back(Outcome::ForfeitLoss);
            break;
        case ' ':
            break;
        default:
            return std::nullopt;
        }
    }
    return boards;
}

}  // namespace kydai::policy
