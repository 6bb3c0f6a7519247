#include "tiebreak/competition.h"

#include "model/game_pair.h"
#include "model/presence.h"
#include "model/tournament_rating.h"

#include <algorithm>

namespace kydai::tiebreak {

std::optional<std::size_t> Competition::indexOf(PlayerId player) const
{
    const auto at = std::ranges::find(players, player);
    if (at == players.end()) return std::nullopt;
    return static_cast<std::size_t>(at - players.begin());
}

int RatingTable::of(std::size_t participant, RoundNumber round) const
{
    const int first = m_ratings[participant];
    return m_later.empty() ? first : ratingInRound(first, m_later[participant], round);
}

namespace {

/// His games count for nobody: free rounds for both.
void annul(ScoreTable& table, std::size_t participant)
{
    for (RoundNumber round = 1; round <= table.rounds(); ++round) {
        Entry& own = table.entry(participant, round);
        if (own.hasOpponent()) {
            Entry& theirs = table.entry(own.opponent, round);
            table.setScore(own.opponent, table.score(own.opponent) - theirs.points);
            theirs = {};
        }
        table.setScore(participant, table.score(participant) - own.points);
        own = {};
    }
}

/// @rule C.05.6.6  Who leaves a round robin before half of his games has no place, and his games count for nobody.
void leaveOut(const Section& section, Competition& competition)
{
    const std::size_t players = section.players.size();
    competition.leftOut.assign(players, LeftOut::No);
    competition.completed.assign(players, 0);
    const bool roundRobin = section.rules.hasPredeterminedPairings();
    for (std::size_t p = 0; p < players; ++p) {
        const Player& player = section.players[p];
        int paired = 0;
        for (const Entry& entry : competition.primary.of(p)) {
            paired += entry.hasOpponent() ? 1 : 0;
            const bool won = entry.outcome == Outcome::ForfeitWin;
            competition.completed[p] += entry.metOverTheBoard() || (entry.hasOpponent() && won) ? 1 : 0;
        }
        const bool meetsAll = !rowOf(section.rules.pairingSystem).isTable ||
                              (rowOf(section.rules.pairingSystem).meetsAll && !section.isTeamEvent());
        const int games = meetsAll ? std::max(paired, section.rules.gamesOfPair() * (static_cast<int>(players) - 1))
                                   : std::max(paired, section.rules.scheduledRounds.value_or(0));
        // Standings of an earlier round are of the time when he was still in.
        const bool left =
            player.withdrawnFromRound ? hasWithdrawnBy(player, competition.round + 1) : player.marks.expelled;
        if (roundRobin && left && competition.completed[p] * 2 < games)
            competition.leftOut[p] = LeftOut::UnderHalf;
        else if (player.marks.expelled && left)
            competition.leftOut[p] = LeftOut::Expelled;
    }
    for (std::size_t p = 0; p < players; ++p) {
        if (competition.leftOut[p] == LeftOut::UnderHalf) annul(competition.primary, p);
    }
}

/// In a match that was played a single forfeited game counts as one over the board.
/// @rule C.04.5.0
void takeForfeitsOfMatches(ScoreTable& table, std::size_t participants)
{
    for (RoundNumber second = 2; second <= table.rounds(); second += 2) {
        for (std::size_t p = 0; p < participants; ++p) {
            Entry& one = table.entry(p, second - 1);
            Entry& two = table.entry(p, second);
            if (!one.hasOpponent() || one.opponent != two.opponent) continue;
            const auto gaveUp = [&](std::size_t who) {
                return forfeitedMatch(table.entry(who, second - 1).outcome, table.entry(who, second).outcome);
            };
            if (gaveUp(p) || gaveUp(one.opponent)) continue;
            for (Entry* entry : {&one, &two}) {
                if (entry->outcome == Outcome::ForfeitWin) entry->outcome = Outcome::Win;
                if (entry->outcome == Outcome::ForfeitLoss) entry->outcome = Outcome::Loss;
            }
        }
    }
}

/// A member's place in the list of his team; 0 for who is in none.
int boardOf(const Section& section, PlayerId player)
{
    for (const Team& team : section.teams.teams) {
        const auto at = std::ranges::find(team.members, player);
        if (at != team.members.end()) return static_cast<int>(at - team.members.begin()) + 1;
    }
    return 0;
}

}  // namespace

Competition competitionOf(const Section& section, std::optional<RoundNumber> lastRound, Participants who)
{
    Competition result;
    result.teams = who == Participants::Teams || (who == Participants::Automatic && section.isTeamEvent());
    result.unratedRating = section.rules.unratedRating;
    result.unratedMethod = section.rules.unratedMethod;
    result.round = std::clamp(lastRound.value_or(section.roundsPaired()), 0, section.roundsPaired());
    if (result.teams) {
        for (const Team& team : section.teams.teams) {
            result.numbers.push_back(team.id.value);
            result.ratings.push_back(team.strength.tenths / 10);
        }
        result.leftOut.assign(result.numbers.size(), LeftOut::No);
        result.boards = teamScoresOf(section, result.round);
        result.isOneMatch = rowOf(section.rules.pairingSystem).isOneMatch;
        result.matchPointsPrimary = section.teams.matchPointsPrimary && !result.isOneMatch;
        ScoreTable match = matchPointTable(section, result.boards);
        ScoreTable game = gamePointTable(section, result.boards);
        result.primary = result.matchPointsPrimary ? match : game;
        result.secondary = result.matchPointsPrimary ? std::move(game) : std::move(match);
    } else {
        for (const Player& player : section.players) {
            result.players.push_back(player.id);
            result.numbers.push_back(player.tpn);
            result.ratings.push_back(tournamentRating(section.info, player));
            result.marks.push_back(player.marks);
            result.boardNumbers.push_back(boardOf(section, player.id));
            if (section.rules.longEvent && section.rules.ratingsByRound)
                result.laterRatings.push_back(player.ratings.later);
        }
        result.primary = ScoreTable(section, Scorecards(section, result.round));
        if (rowOf(section.rules.pairingSystem).playsTwice)
            takeForfeitsOfMatches(result.primary, section.players.size());
        leaveOut(section, result);
        if (rowOf(section.rules.pairingSystem).ranksByValue) result.keizer = keizerOf(section, result.round);
        if (rowOf(section.rules.pairingSystem).knocksOut) {
            const bool isNow = result.round == section.roundsPaired();
            result.reach = isNow ? reachOf(knockOutOf(section), section)
                                 : reachOf(knockOutOf(beforeRound(section, result.round + 1)), section);
        }
    }
    result.allRated = std::ranges::none_of(result.ratings, [](int rating) { return rating == 0; });
    return result;
}

}  // namespace kydai::tiebreak
