#include "model/team_scorecards.h"

#include "model/team_settings.h"
#include "model/unseen_line_ups.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace kydai {

namespace {

constexpr std::size_t kNobody = TeamRound::kNobody;

/// The teams of a section with what is needed to read a round off the players' scorecards.
class TeamReader {
public:
    TeamReader(const Section& section, RoundNumber rounds)
        : m_section(section), m_cards(section, rounds), m_teamOf(teamsOfPlayers(section))
    {
    }

    [[nodiscard]] TeamScores read()
    {
        TeamScores scores;
        scores.rounds = m_cards.rounds();
        scores.entries.resize(event().teams.size() * static_cast<std::size_t>(scores.rounds));
        for (RoundNumber round = 1; round <= scores.rounds; ++round) {
            for (std::size_t team = 0; team < event().teams.size(); ++team) {
                scores.entry(team, round) = onTheBoards(team, round);
                const TeamRound& entry = scores.entry(team, round);
                if (entry.opponent != kNobody) {
                    scores.boardsPerMatch = std::max(scores.boardsPerMatch, static_cast<int>(entry.boards.size()));
                }
            }
        }
        for (RoundNumber round = 1; round <= scores.rounds; ++round) award(scores, round);
        scores.bonus.resize(event().teams.size());
        for (const TeamAward& each : event().awards) adjust(scores, each);
        return scores;
    }

private:
    [[nodiscard]] const TeamEvent& event() const { return m_section.teams; }

    /// The players fielded, in board order; kNobody is an empty board.
    [[nodiscard]] std::vector<std::size_t> fielded(std::size_t team, RoundNumber round) const
    {
        std::vector<std::size_t> players;
        const TeamId id = event().teams[team].id;
        const auto lineUp = std::ranges::find_if(
            event().lineUps, [&](const LineUp& entry) { return entry.round == round && entry.team == id; });
        const bool listed = lineUp != event().lineUps.end();
        for (const PlayerId member : listed ? lineUp->boards : event().teams[team].members) {
            const auto index = m_section.indexOf(member);
            if (!index) {
                if (listed) players.push_back(kNobody);
                continue;
            }
            const RoundEntry& entry = m_cards.entry(*index, round);
            if (listed || entry.hasOpponent() || entry.outcome == Outcome::UnopposedWin) players.push_back(*index);
        }
        return players;
    }

    /// The colour that was scheduled for board 1, told by a board behind it where that is empty.
    [[nodiscard]] Colour onBoardOne(Colour colour, std::size_t before) const
    {
        const std::string& pattern = event().boardColours;
        const int board = static_cast<int>(before) + 1;
        return boardColour(pattern, board) == boardColour(pattern, 1) ? colour : opposite(colour);
    }

    /// What the boards show: opponent, colour, game points; for a bye the code of the first member.
    [[nodiscard]] TeamRound onTheBoards(std::size_t team, RoundNumber round) const
    {
        TeamRound result;
        if (const auto match = announcedMatchOf(event(), event().teams[team].id, round)) {
            result.opponent = indexOf(match->opponent);
            result.colour = match->isWhite ? Colour::White : Colour::Black;
            result.outcome = Outcome::Open;
            result.undecided = std::max(1, static_cast<int>(event().boardColours.size()));
            return result;
        }
        bool played = false;
        for (const std::size_t player : fielded(team, round)) {
            if (player == kNobody) {
                result.boards.push_back(Points{});
                result.played.emplace_back();
                continue;
            }
            const RoundEntry& entry = m_cards.entry(player, round);
            if (!result.colour && entry.colour) result.colour = onBoardOne(*entry.colour, result.boards.size());
            result.boards.push_back(entry.points);
            result.played.push_back({entry.outcome, entry.colour});
            result.gamePoints += entry.points;
            played = played || isPlayed(entry.outcome);
            result.undecided += isUndecided(entry.outcome) ? 1 : 0;
            if (result.opponent == kNobody && entry.hasOpponent()) result.opponent = m_teamOf[entry.opponent];
        }
        if (result.opponent != kNobody) {
            result.outcome = result.undecided > 0 ? Outcome::Open : played ? Outcome::Draw : Outcome::ForfeitLoss;
            return result;
        }
        result.boards.clear();
        result.played.clear();
        result.gamePoints = Points{};
        for (const PlayerId member : event().teams[team].members) {
            const auto index = m_section.indexOf(member);
            if (!index) continue;
            const Outcome outcome = m_cards.entry(*index, round).outcome;
            if (!isBye(outcome) || outcome == Outcome::ZeroBye || outcome == Outcome::UnopposedLoss) continue;
            result.outcome = outcome;
            result.boards.push_back(m_cards.entry(*index, round).points);
        }
        return result;
    }

    [[nodiscard]] Points gamePointsOf(Outcome outcome, int boards) const
    {
        return m_section.rules.points.pointsFor(outcome, Colour::White) * boards;
    }

    void award(TeamScores& scores, RoundNumber round) const
    {
        for (std::size_t team = 0; team < event().teams.size(); ++team) {
            TeamRound& entry = scores.entry(team, round);
            if (entry.opponent == kNobody) {
                awardBye(entry, scores.boardsPerMatch);
            } else if (entry.opponent < event().teams.size()) {
                decide(entry, scores.entry(entry.opponent, round).gamePoints);
            }
        }
        for (const TeamForfeit& forfeit : event().forfeits) {
            if (forfeit.round == round) awardForfeit(scores, forfeit);
        }
        for (const TeamBye& bye : event().byes) {
            const std::size_t team = indexOf(bye.team);
            if (bye.round != round || team == kNobody) continue;
            TeamRound& entry = scores.entry(team, round);
            if (!isBye(entry.outcome) || entry.outcome == Outcome::ZeroBye) entry.outcome = Outcome::PairingBye;
            entry.opponent = kNobody;
            entry.matchPoints = bye.matchPoints;
            entry.gamePoints = bye.gamePoints;
        }
    }

    void awardBye(TeamRound& entry, int boardsPerMatch) const
    {
        const auto most = static_cast<std::size_t>(boardsPerMatch);
        if (entry.boards.size() > most && most > 0) entry.boards.resize(most);
        entry.gamePoints = Points{};
        for (const Points points : entry.boards) entry.gamePoints += points;
        const Outcome kind = entry.outcome;
        if (kind == Outcome::PairingBye || kind == Outcome::HalfBye) {
            entry.matchPoints = event().matchDraw;
        } else if (kind == Outcome::FullBye || kind == Outcome::UnopposedWin) {
            entry.matchPoints = event().matchWin;
        } else {
            entry.matchPoints = event().matchLoss;
        }
    }

    /// Win, draw or loss by game points; a match without a single played board is a forfeit.
    void decide(TeamRound& entry, Points opponents) const
    {
        if (entry.outcome == Outcome::Open) return;
        const bool forfeit = entry.outcome == Outcome::ForfeitLoss;
        if (entry.gamePoints > opponents) {
            entry.outcome = forfeit ? Outcome::ForfeitWin : Outcome::Win;
            entry.matchPoints = worth(entry.gamePoints, event().matchWin);
        } else if (entry.gamePoints == opponents && !forfeit) {
            entry.outcome = Outcome::Draw;
            entry.matchPoints = worth(entry.gamePoints, event().matchDraw);
        } else {
            entry.outcome = forfeit ? Outcome::ForfeitLoss : Outcome::Loss;
            entry.matchPoints = worth(entry.gamePoints, event().matchLoss);
        }
    }

    [[nodiscard]] Points worth(Points game, Points usual) const { return matchPointsFor(event(), game, usual); }

    /// A result of the match as a whole comes before what its boards say.
    void adjust(TeamScores& scores, const TeamAward& award) const
    {
        const std::size_t team = indexOf(award.team);
        if (team == kNobody || award.round > scores.rounds) return;
        if (award.round == 0 && !award.kind) {
            scores.bonus[team].matchPoints += award.matchPoints;
            scores.bonus[team].gamePoints += award.gamePoints;
            return;
        }
        const RoundNumber last = award.round == 0 ? scores.rounds : award.round;
        for (RoundNumber round = std::max(award.round, 1); round <= last; ++round)
            adjust(scores.entry(team, round), award);
    }
    static void adjust(TeamRound& entry, const TeamAward& award)
    {
        if (!award.kind) {
            entry.matchPoints += award.matchPoints;
            entry.gamePoints += award.gamePoints;
            return;
        }
        if (decidesMatch(award) && entry.opponent != kNobody) {
            entry.outcome = *award.kind;
            entry.undecided = 0;
        }
        if (entry.outcome != *award.kind) return;
        entry.matchPoints = award.matchPoints;
        entry.gamePoints = award.gamePoints;
    }

    void awardForfeit(TeamScores& scores, const TeamForfeit& forfeit) const
    {
        const std::size_t first = indexOf(forfeit.first);
        const std::size_t second = indexOf(forfeit.second);
        if (first == kNobody || second == kNobody) return;
        const auto set = [&](std::size_t team, std::size_t opponent, bool wins) {
            TeamRound& entry = scores.entry(team, forfeit.round);
            entry.opponent = opponent;
            entry.outcome = wins ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
            entry.matchPoints = wins ? event().matchWin : event().matchLoss;
            if (entry.gamePoints == Points{}) entry.gamePoints = gamePointsOf(entry.outcome, scores.boardsPerMatch);
        };
        set(first, second, forfeit.kind == TeamForfeit::Kind::FirstWins);
        set(second, first, forfeit.kind == TeamForfeit::Kind::SecondWins);
    }

    [[nodiscard]] std::size_t indexOf(TeamId id) const
    {
        const auto found = std::ranges::find(event().teams, id, &Team::id);
        return found == event().teams.end() ? kNobody : static_cast<std::size_t>(found - event().teams.begin());
    }

    const Section& m_section;
    Scorecards m_cards;
    std::vector<std::size_t> m_teamOf;  ///< player index → team index
};

}  // namespace

std::vector<std::size_t> teamsOfPlayers(const Section& section)
{
    std::vector<std::size_t> teams(section.players.size(), kNobody);
    for (std::size_t team = 0; team < section.teams.teams.size(); ++team) {
        for (const PlayerId member : section.teams.teams[team].members) {
            if (const auto player = section.indexOf(member)) teams[*player] = team;
        }
    }
    return teams;
}

Points matchPointsFor(const TeamEvent& event, Points game, Points usual)
{
    for (const MatchScale& row : event.matchScale) {
        if (game >= row.gamePoints) usual = row.matchPoints;
    }
    return usual;
}

TeamScores teamScoresOf(const Section& section, RoundNumber rounds)
{
    return TeamReader(section, rounds).read();
}

int boardsPerMatch(const Section& section)
{
    if (!section.teams.boardColours.empty()) return static_cast<int>(section.teams.boardColours.size());
    if (const int played = teamScoresOf(section, section.roundsPaired()).boardsPerMatch; played > 0) return played;
    std::size_t least = 0;
    for (const Team& team : section.teams.teams)
        least = least == 0 ? team.members.size() : std::min(least, team.members.size());
    return static_cast<int>(least);
}

}  // namespace kydai
