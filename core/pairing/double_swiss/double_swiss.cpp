#include "pairing/double_swiss/double_swiss.h"

#include "model/game_pair.h"
#include "model/scorecards.h"

#include <algorithm>

namespace kydai::pairing {

namespace {

constexpr RoundNumber firstGameOf(RoundNumber match)
{
    return 2 * match - 1;
}

class MatchFieldMaker {
public:
    MatchFieldMaker(const Section& section, RoundNumber round) : m_section(section), m_cards(section, round - 1)
    {
        m_made.field = makeField(section, round, PairingEdition::E2026);
        TeamField& matching = m_made.matching;
        matching.settings.preferences = TeamPreferences::None;
        matching.round = (round + 1) / 2;
        matching.rounds = std::max((section.roundsInAll() + 1) / 2, matching.round);
        matching.lastWithoutFloats = 1;
        matching.initialColour = m_made.field.initialColour;
        matching.barred = BitMatrix(m_made.field.size());
    }

    DoubleSwissField make()
    {
        Field& field = m_made.field;
        for (std::size_t at = 0; at < field.size(); ++at) {
            for (std::size_t other = 0; other < field.size(); ++other) {
                if (at == other || field.barred.test(at, other)) m_made.matching.barred.set(at, other);
            }
            addEntrant(at);
        }
        return std::move(m_made);
    }

private:
    void addEntrant(std::size_t at)
    {
        Entrant& player = m_made.field.entrants[at];
        const std::size_t index = m_section.indexOf(player.id).value();
        TeamEntrant entrant;
        entrant.team = at;
        entrant.id = TeamId{static_cast<int>(at) + 1};
        entrant.number = player.number;
        player.score = player.ownScore;  // no rule accelerates it
        entrant.score = entrant.primary = player.score;
        const RoundNumber matches = m_made.matching.round - 1;
        colour::History history(player.id);
        player.byeEligible = true;
        for (RoundNumber match = 1; match <= matches; ++match) {
            const bool played = isPlayedMatch(index, match);
            const auto colour = firstColour(index, match);
            if (played && colour) {
                history.addGame(*colour);
            } else {
                history.addUnplayedRound();
            }
            entrant.played += played ? 1 : 0;
            if (played) bar(at, entry(index, match, 0).opponent);
            if (barsBye(index, match)) player.byeEligible = false;
        }
        entrant.byeEligible = player.byeEligible;
        entrant.floated = matches >= 1 && floatedIn(index, matches);
        player.unplayedGames = matches - entrant.played;
        player.topscorer = false;
        entrant.colours = history;
        player.side.history = history;
        player.side.preference = {};
        m_made.matching.entrants.push_back(entrant);
    }

    /// @rule C.04.5.2.1.1  C1: nobody has a second match with anybody; one that was forfeited whole is none.
    void bar(std::size_t at, std::size_t opponent)
    {
        const auto other = m_made.field.indexOf(m_section.players[opponent].id);
        if (!other) return;
        m_made.field.barred.setBoth(at, *other);
        m_made.matching.barred.setBoth(at, *other);
    }

    [[nodiscard]] const RoundEntry& entry(std::size_t player, RoundNumber match, int game) const
    {
        return m_cards.entry(player, firstGameOf(match) + game);
    }

    /// Somebody sat opposite, and neither of the two forfeited both games.
    [[nodiscard]] bool isPlayedMatch(std::size_t player, RoundNumber match) const
    {
        const RoundEntry& first = entry(player, match, 0);
        if (!first.hasOpponent()) return false;
        const auto forfeited = [&](std::size_t who) {
            return forfeitedMatch(entry(who, match, 0).outcome, entry(who, match, 1).outcome);
        };
        return !forfeited(player) && !forfeited(first.opponent);
    }

    /// As scheduled, also where the first game alone was forfeited.
    [[nodiscard]] std::optional<Colour> firstColour(std::size_t player, RoundNumber match) const
    {
        return entry(player, match, 0).colour;
    }

    [[nodiscard]] bool barsBye(std::size_t player, RoundNumber match) const
    {
        const RoundEntry& first = entry(player, match, 0);
        if (first.outcome == Outcome::PairingBye || first.outcome == Outcome::FullBye ||
            first.outcome == Outcome::UnopposedWin)
            return true;
        return first.hasOpponent() && first.outcome == Outcome::ForfeitWin &&
               entry(player, match, 1).outcome == Outcome::ForfeitWin;
    }

    /// By the scores with which the match was paired; games without a result yet count as draws.
    [[nodiscard]] bool floatedIn(std::size_t player, RoundNumber match) const
    {
        if (!isPlayedMatch(player, match)) return false;
        return scoreBefore(player, match) != scoreBefore(entry(player, match, 0).opponent, match);
    }

    [[nodiscard]] Points scoreBefore(std::size_t player, RoundNumber match) const
    {
        const RoundNumber before = firstGameOf(match) - 1;
        Points score = m_cards.scoreAfter(player, before);
        for (RoundNumber round = 1; round <= before; ++round) {
            if (isUndecided(m_cards.entry(player, round).outcome)) score += m_section.rules.points.unknown;
        }
        return score;
    }

    const Section& m_section;
    Scorecards m_cards;
    DoubleSwissField m_made{};
};

}  // namespace

DoubleSwissField makeDoubleSwissField(const Section& section, RoundNumber round)
{
    return MatchFieldMaker(section, round).make();
}

std::optional<TeamPairing> pairByDoubleSwiss(const DoubleSwissField& of, const std::stop_token& stop)
{
    return pairTeams(of.matching, stop);
}

}  // namespace kydai::pairing
