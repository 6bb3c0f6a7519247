#include "pairing/field.h"

#include "colour/initial_colour.h"
#include "model/baku.h"
#include "model/presence.h"
#include "model/scorecards.h"
#include "pairing/edition.h"

#include <algorithm>
#include <numeric>

namespace kydai::pairing {

namespace {

class FieldMaker {
public:
    FieldMaker(const Section& section, RoundNumber round, PairingEdition edition)
        : m_section(section),
          m_cards(section, round - 1),
          m_rules(editionRules(edition)),
          m_byTpn(section.players.size()),
          m_scores(section.players.size(), std::vector<Points>(static_cast<std::size_t>(round)))
    {
        m_field.edition = edition;
        m_field.round = round;
        m_field.finalRound = round >= section.roundsInAll();
        std::iota(m_byTpn.begin(), m_byTpn.end(), std::size_t{0});
        std::ranges::stable_sort(
            m_byTpn, {}, [&](std::size_t player) { return initialRank(section.rules, section.players[player]); });
        m_field.initialColour = colour::initialColour(section);
        countScores();
    }

    Field make()
    {
        addEntrants();
        bar();
        return std::move(m_field);
    }

private:
    RoundNumber lastRound() const { return m_field.round - 1; }

    /// m_scores[player][r]: points after r rounds, a missing result counted as a draw.
    void countScores()
    {
        for (std::size_t player = 0; player < m_scores.size(); ++player) {
            Points pending{};
            for (const RoundEntry& entry : m_cards.of(player)) {
                if (isUndecided(entry.outcome)) pending += m_section.rules.points.unknown;
            }
            for (RoundNumber round = m_cards.rounds(); round >= 0; --round) {
                m_scores[player][static_cast<std::size_t>(round)] = m_cards.scoreAfter(player, round) + pending;
                if (round > 0 && isUndecided(m_cards.entry(player, round).outcome)) {
                    pending -= m_section.rules.points.unknown;
                }
            }
        }
    }

    /// The score by which `round` was, or is, paired.
    Points scoreFor(std::size_t player, RoundNumber round, const std::vector<Points>& extra) const
    {
        return m_scores[player][static_cast<std::size_t>(round - 1)] + extra[player];
    }

    bool sitsOut(std::size_t player) const
    {
        return !isIn(m_section.players[player], m_field.round) || m_absent[player];
    }

    void findAbsent()
    {
        m_absent.assign(m_section.players.size(), false);
        const auto mark = [&](PlayerId id) {
            if (const auto index = m_section.indexOf(id)) m_absent[*index] = true;
        };
        if (m_field.round <= m_section.roundsPaired()) {
            for (const Bye& bye : m_section.round(m_field.round).byes) {
                if (bye.kind != Outcome::PairingBye) mark(bye.player);
            }
            return;
        }
        for (const RequestedBye& bye : m_section.requestedByes) {
            if (bye.round == m_field.round) mark(bye.player);
        }
    }

    void addEntrants()
    {
        findAbsent();
        const RoundNumber last = lastRound();
        const std::vector<Points> now = virtualPoints(m_section, m_field.round);
        std::array<std::vector<Points>, 2> earlier;
        for (RoundNumber back = 1; back <= 2 && back <= last; ++back) {
            earlier[static_cast<std::size_t>(back - 1)] = virtualPoints(m_section, m_field.round - back);
        }
        m_entrantOf.assign(m_section.players.size(), RoundEntry::kNobody);
        const PointSystem& system = m_section.rules.points;
        const Points best = std::max(system.win(), system.draw()) * last;
        std::vector<std::uint8_t> pairedNow(m_section.players.size());
        for (std::size_t player = 0; player < pairedNow.size(); ++player) pairedNow[player] = sitsOut(player) ? 0 : 1;
        const std::vector<int> numbers = colour::effectiveNumbers(m_section, last, pairedNow);
        for (const std::size_t player : m_byTpn) {
            if (pairedNow[player] == 0) continue;
            Entrant entrant;
            entrant.id = m_section.players[player].id;
            entrant.tpn = m_section.players[player].tpn;
            entrant.number = numbers[player];
            entrant.ownScore = m_scores[player][static_cast<std::size_t>(last)];
            entrant.score = entrant.ownScore + now[player];
            readHistory(player, entrant);
            for (RoundNumber back = 1; back <= 2 && back <= last; ++back) {
                const auto slot = static_cast<std::size_t>(back - 1);
                entrant.floats[slot] = floatIn(player, m_field.round - back, earlier[slot]);
            }
            entrant.topscorer = m_field.finalRound && entrant.score * 2 > best;
            m_entrantOf[player] = m_field.entrants.size();
            m_field.entrants.push_back(entrant);
        }
    }

    void readHistory(std::size_t player, Entrant& entrant) const
    {
        colour::History history(entrant.id);
        for (const RoundEntry& entry : m_cards.of(player)) {
            if (countsAsPlayed(entry.outcome)) {
                entry.colour ? history.addGame(*entry.colour) : history.addUnplayedRound();
                continue;
            }
            history.addUnplayedRound();
            ++entrant.unplayedGames;
            if (m_rules.barsBye(entry.outcome, entry.points, m_section.rules.points)) entrant.byeEligible = false;
        }
        entrant.side = colour::Side(history);
    }

    Float floatIn(std::size_t player, RoundNumber round, const std::vector<Points>& extra) const
    {
        const RoundEntry& entry = m_cards.entry(player, round);
        if (!countsAsPlayed(entry.outcome)) {
            return m_rules.floatsUnplayed(entry.outcome, entry.points, m_section.rules.points) ? Float::Down
                                                                                               : Float::None;
        }
        const Points own = scoreFor(player, round, extra);
        const Points other = scoreFor(entry.opponent, round, extra);
        if (own == other) return Float::None;
        return own > other ? Float::Down : Float::Up;
    }

    /// Who met, but where two may meet again, and who is prohibited from meeting.
    void bar()
    {
        m_field.barred = BitMatrix(m_field.size());
        if (!rowOf(m_section.rulesOf(m_field.round).pairingSystem).ranksByValue) barThoseWhoMet();
        for (const ProhibitedPairing& rule : m_section.rules.prohibited) {
            if (m_field.round >= rule.firstRound && m_field.round <= rule.lastRound) prohibit(rule);
        }
    }

    void barThoseWhoMet()
    {
        for (std::size_t player = 0; player < m_entrantOf.size(); ++player) {
            const std::size_t self = m_entrantOf[player];
            if (self == RoundEntry::kNobody) continue;
            for (const RoundEntry& entry : m_cards.of(player)) {
                if (!countsAsPlayed(entry.outcome) || !entry.hasOpponent()) continue;
                const std::size_t other = m_entrantOf[entry.opponent];
                if (other != RoundEntry::kNobody) m_field.barred.setBoth(self, other);
            }
        }
    }

    void prohibit(const ProhibitedPairing& rule)
    {
        std::vector<std::size_t> concerned;
        for (const PlayerId id : rule.players) {
            const auto index = m_section.indexOf(id);
            if (index && m_entrantOf[*index] != RoundEntry::kNobody) concerned.push_back(m_entrantOf[*index]);
        }
        const Points half = std::max(m_section.rules.points.win(), m_section.rules.points.draw()) * lastRound();
        const auto aboveHalf = [&](std::size_t entrant) { return m_field.entrants[entrant].ownScore * 2 > half; };
        using Condition = ProhibitedPairing::Condition;
        const bool lifts = rule.condition == Condition::ExceptLastRoundAboveHalf && m_field.finalRound;
        const bool onlyThen = rule.condition == Condition::LastRoundAboveHalf;
        if (onlyThen && !m_field.finalRound) return;
        for (std::size_t i = 0; i < concerned.size(); ++i) {
            for (std::size_t j = i + 1; j < concerned.size(); ++j) {
                if (concerned[i] == concerned[j]) continue;
                const bool both = aboveHalf(concerned[i]) && aboveHalf(concerned[j]);
                if (both ? lifts : onlyThen) continue;
                m_field.barred.setBoth(concerned[i], concerned[j]);
            }
        }
    }

    const Section& m_section;
    Scorecards m_cards;
    const EditionRules& m_rules;
    std::vector<std::size_t> m_byTpn;
    std::vector<std::vector<Points>> m_scores;
    std::vector<bool> m_absent;
    std::vector<std::size_t> m_entrantOf;
    Field m_field;
};

}  // namespace

bool ranksAbove(const Field& field, std::size_t a, std::size_t b)
{
    const Points scoreOfA = field.entrants[a].score;
    const Points scoreOfB = field.entrants[b].score;
    return scoreOfA != scoreOfB ? scoreOfA > scoreOfB : a < b;
}

colour::Allocation allocateColours(const Field& field, std::size_t a, std::size_t b)
{
    const Entrant& higher = field.entrants[ranksAbove(field, a, b) ? a : b];
    const Entrant& lower = field.entrants[ranksAbove(field, a, b) ? b : a];
    return colour::allocateColours(higher.side, lower.side, higher.number, field.initialColour);
}

bool countsAsPlayed(Outcome outcome)
{
    return isPlayed(outcome) || isUndecided(outcome);
}

std::optional<std::size_t> Field::indexOf(PlayerId id) const
{
    const auto at = std::ranges::find(entrants, id, &Entrant::id);
    if (at == entrants.end()) return std::nullopt;
    return static_cast<std::size_t>(at - entrants.begin());
}

Field makeField(const Section& section, RoundNumber round, std::optional<PairingEdition> edition)
{
    return FieldMaker(section, round, edition.value_or(section.pairingEdition())).make();
}

bool mayMeet(const Field& field, std::size_t a, std::size_t b)
{
    if (a == b || field.barred.test(a, b)) return false;
    const std::optional<Colour> colour = field.entrants[a].heldTo();
    return !colour || colour != field.entrants[b].heldTo();
}

}  // namespace kydai::pairing
