#include "support/random_event.h"

#include "support/player_id.h"
#include "support/random.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai {

namespace {

constexpr std::uint32_t percent(unsigned share)
{
    return share * 10'000;
}

std::pair<std::size_t, std::size_t> inOrder(std::size_t a, std::size_t b)
{
    return {std::min(a, b), std::max(a, b)};
}

class EventMaker {
public:
    EventMaker(std::uint64_t seed, const EventShape& shape) : m_random(seed), m_shape(shape) {}

    Section make()
    {
        makePlayers();
        makeRules();
        const int players = static_cast<int>(m_section.players.size());
        const int rounds = m_random.between(0, std::min(m_shape.mostRoundsPlayed, std::max(1, players - 3)));
        m_skewed = m_random.chance(percent(25));
        m_usual = static_cast<unsigned>(m_random.between(0, 12));
        for (RoundNumber round = 1; round <= rounds; ++round) playRound(round);
        m_section.rules.scheduledRounds = rounds + 1 + (m_random.chance(percent(33)) ? 0 : m_random.between(1, 4));
        announceByes(rounds + 1);
        return std::move(m_section);
    }

private:
    void makePlayers()
    {
        const int count = m_random.between(m_shape.fewestPlayers, m_shape.mostPlayers);
        for (int number = 1; number <= count; ++number) {
            Player player;
            player.id = playerId(number);
            player.tpn = number;
            player.name = "Player " + std::to_string(number);
            player.rating = 2400 - 20 * number;
            m_section.players.push_back(std::move(player));
        }
        m_strength.resize(m_section.players.size());
        for (int& strength : m_strength) strength = m_random.between(0, 100);
        m_balance.resize(m_section.players.size());
        m_last.resize(m_section.players.size());
    }

    void makeRules()
    {
        RuleSet& rules = m_section.rules;
        rules.initialColour = m_random.chance(percent(50)) ? Colour::White : Colour::Black;
        if (m_shape.oddSystems && m_random.chance(percent(10))) {
            rules.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
        }
        if (m_shape.oddSystems && m_random.chance(percent(10))) rules.points.pairingBye = rules.points.draw();
        if (m_shape.virtualPoints && m_random.chance(percent(10))) addVirtualPoints();
        if (m_shape.prohibitedPairs && m_random.chance(percent(15))) addProhibitedPairs();
    }

    void addVirtualPoints()
    {
        const int border = m_random.between(1, static_cast<int>(m_section.players.size()));
        const int accelerated = m_random.between(1, m_shape.mostRoundsPlayed);
        for (int number = 1; number <= border; ++number) {
            for (RoundNumber round = 1; round <= accelerated; ++round) {
                const Points points = 2 * round <= accelerated + 1 ? Points{10} : Points{5};
                m_section.rules.virtualPoints.push_back({playerId(number), round, points});
            }
        }
    }

    void addProhibitedPairs()
    {
        ProhibitedPairing rule;
        rule.firstRound = m_random.between(1, 4);
        rule.lastRound = rule.firstRound + m_random.between(0, 8);
        for (const Player& player : m_section.players) {
            if (m_random.chance(percent(30))) rule.players.push_back(player.id);
        }
        if (m_random.chance(percent(20)))
            rule.condition = ProhibitedPairing::Condition::ExceptLastRoundAboveHalf;
        else if (rule.players.size() % 4 == 3)
            rule.condition = ProhibitedPairing::Condition::LastRoundAboveHalf;
        if (rule.players.size() >= 2) m_section.rules.prohibited.push_back(std::move(rule));
    }

    [[nodiscard]] bool haveMet(std::size_t a, std::size_t b) const
    {
        return std::ranges::find(m_met, inOrder(a, b)) != m_met.end();
    }

    /// Who sits out, and how.
    std::optional<Outcome> absence(std::size_t player, RoundNumber round)
    {
        Player& who = m_section.players[player];
        if (who.withdrawnFromRound && *who.withdrawnFromRound <= round) return Outcome::ZeroBye;
        if (who.entersInRound > round) return Outcome::ZeroBye;
        if (!m_shape.absences) return std::nullopt;
        if (round == 1 && m_random.chance(percent(m_usual))) {
            who.entersInRound = m_random.between(2, 4);
            return Outcome::ZeroBye;
        }
        if (m_random.chance(percent(m_usual) / 4)) {
            who.withdrawnFromRound = round;
            return Outcome::ZeroBye;
        }
        if (!m_random.chance(percent(m_usual))) return std::nullopt;
        static constexpr Outcome kKinds[] = {Outcome::HalfBye, Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye};
        return kKinds[m_random.below(4)];
    }

    void playRound(RoundNumber round)
    {
        Round paired;
        std::vector<std::size_t> free;
        for (std::size_t player = 0; player < m_section.players.size(); ++player) {
            if (const auto kind = absence(player, round)) {
                paired.byes.push_back({m_section.players[player].id, *kind});
            } else {
                free.push_back(player);
            }
        }
        shuffle(free);
        while (!free.empty()) {
            const std::size_t first = free.back();
            free.pop_back();
            const auto other = std::ranges::find_if(free, [&](std::size_t p) { return !haveMet(first, p); });
            if (other == free.end()) {
                const bool hasBye =
                    std::ranges::any_of(paired.byes, [](const Bye& bye) { return bye.kind == Outcome::PairingBye; });
                const bool mayTakeIt = std::ranges::find(m_hadBye, first) == m_hadBye.end();
                paired.byes.insert(
                    paired.byes.begin(),
                    {m_section.players[first].id, hasBye || !mayTakeIt ? Outcome::ZeroBye : Outcome::PairingBye});
                if (!hasBye) m_hadBye.push_back(first);
                continue;
            }
            const std::size_t second = *other;
            free.erase(other);
            paired.games.push_back(playGame(first, second));
        }
        m_section.rounds.push_back(std::move(paired));
    }

    Game playGame(std::size_t a, std::size_t b)
    {
        const bool even = urge(a) == urge(b) || (m_skewed && m_random.chance(percent(70)));
        const bool swap = even ? m_random.chance(percent(50)) : urge(a) > urge(b);
        if (swap) std::swap(a, b);
        Game game{m_section.players[a].id, m_section.players[b].id};
        if (m_shape.absences && m_random.chance(percent(m_usual) / 2)) {
            const auto kind = m_random.below(3);
            game.whiteOutcome = kind == 0 ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
            game.blackOutcome = kind == 1 ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
            return game;
        }
        m_met.push_back(inOrder(a, b));
        ++m_balance[a];
        --m_balance[b];
        m_last[a] = 1;
        m_last[b] = -1;
        const int edge = m_strength[a] - m_strength[b] + m_random.between(-60, 60);
        game.whiteOutcome = edge > 20 ? Outcome::Win : edge < -20 ? Outcome::Loss : Outcome::Draw;
        if (m_random.chance(percent(2))) game.whiteOutcome = Outcome::Adjourned;
        game.blackOutcome = mirrored(game.whiteOutcome);
        return game;
    }

    /// How much a player is due Black: by balance, then by the last colour.
    [[nodiscard]] int urge(std::size_t player) const { return 2 * m_balance[player] + m_last[player]; }

    void shuffle(std::vector<std::size_t>& players)
    {
        for (std::size_t i = players.size(); i > 1; --i) std::swap(players[i - 1], players[m_random.below(i)]);
    }

    void announceByes(RoundNumber round)
    {
        for (std::size_t player = 0; player < m_section.players.size(); ++player) {
            const auto kind = absence(player, round);
            if (!kind) continue;
            m_section.requestedByes.push_back({m_section.players[player].id, round, *kind});
        }
    }

    Random m_random;
    EventShape m_shape;
    Section m_section;
    bool m_skewed = false;  ///< colours are mostly drawn, so that differences grow beyond what an engine allows
    unsigned m_usual = 0;   ///< how common absences are in this event, in percent
    std::vector<int> m_strength;
    std::vector<int> m_balance;
    std::vector<int> m_last;
    std::vector<std::pair<std::size_t, std::size_t>> m_met;
    std::vector<std::size_t> m_hadBye;
};

}  // namespace

Section randomEvent(std::uint64_t seed, const EventShape& shape)
{
    return EventMaker(seed, shape).make();
}

}  // namespace kydai
