#include "model/keizer.h"

#include "model/presence.h"
#include "model/scorecards.h"
#include "support/assert.h"

#include <algorithm>
#include <numeric>

namespace kydai {

namespace {

class Counter {
public:
    Counter(const Section& section, RoundNumber rounds)
        : m_section(section),
          m_rules(keizerRulesOf(section.rules)),
          m_cards(section, rounds),
          m_order(section.players.size())
    {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::ranges::stable_sort(m_order, {}, [&](std::size_t at) { return rank(at); });
        m_table.rows.resize(m_order.size());
        m_table.rounds = m_cards.rounds();
        for (std::size_t at = 0; at < m_order.size(); ++at) m_table.rows[at].adjusted = adjustmentsOf(at);
        plan();
    }

    KeizerTable count()
    {
        giveValues();
        for (RoundNumber round = 0; round <= m_table.rounds; ++round) settle(round);
        return std::move(m_table);
    }

private:
    [[nodiscard]] int rank(std::size_t player) const { return initialRank(m_section.rules, m_section.players[player]); }

    [[nodiscard]] std::int64_t adjustmentsOf(std::size_t player) const
    {
        constexpr std::int64_t kTenths = 10;
        std::int64_t sum = 0;
        for (const PointAdjustment& each : m_section.adjustments) {
            const bool counts = !each.kind && each.round <= m_table.rounds;
            if (counts && each.player == m_section.players[player].id)
                sum += each.points.tenths * (kSixtieths / kTenths);
        }
        return sum;
    }

    /// Which part of whose value each round gives, whatever the values are.
    void plan()
    {
        for (std::size_t player = 0; player < m_table.rows.size(); ++player) {
            int excused = 0;
            for (RoundNumber round = 1; round <= m_table.rounds; ++round) {
                KeizerGain gain = gainOf(player, round);
                if (gain.outcome == Outcome::HalfBye && gain.counts && ++excused > m_rules.mostExcused &&
                    m_rules.mostExcused > 0) {
                    gain.part = ValuePart::Nothing;
                    gain.beyondMost = true;
                }
                m_table.rows[player].gains.push_back(gain);
            }
        }
    }

    [[nodiscard]] KeizerGain gainOf(std::size_t player, RoundNumber round) const
    {
        const RoundEntry& entry = m_cards.entry(player, round);
        KeizerGain gain;
        gain.outcome = entry.outcome;
        if (entry.hasOpponent()) {
            gain.counts = !isUndecided(entry.outcome);
            if (entry.outcome == Outcome::ForfeitLoss) {
                gain.part = m_rules.unexcused;
                return gain;
            }
            gain.opponent = m_section.players[entry.opponent].id;
            gain.part = entry.outcome == Outcome::ForfeitWin ? m_rules.forfeitWin
                        : isWin(entry.outcome)               ? m_rules.win
                        : isDraw(entry.outcome)              ? m_rules.draw
                                                             : m_rules.loss;
            if (!gain.counts) gain.part = ValuePart::Nothing;
            return gain;
        }
        gain.counts = isIn(m_section.players[player], round) || entry.outcome != Outcome::ZeroBye;
        if (!gain.counts) return gain;
        gain.part = partOfBye(entry.outcome);
        return gain;
    }

    [[nodiscard]] ValuePart partOfBye(Outcome outcome) const
    {
        if (outcome == Outcome::PairingBye || outcome == Outcome::UnopposedWin) return m_rules.freeRound;
        if (outcome == Outcome::FullBye) return m_rules.duty;
        return outcome == Outcome::HalfBye ? m_rules.excused : m_rules.unexcused;
    }

    [[nodiscard]] int topValue() const
    {
        if (m_rules.topValue > 0) return m_rules.topValue;
        return (3 * static_cast<int>(m_order.size()) + 1) / 2;
    }

    void giveValues()
    {
        for (std::size_t place = 0; place < m_order.size(); ++place) {
            KeizerRow& row = m_table.rows[m_order[place]];
            row.place = static_cast<int>(place) + 1;
            row.value = std::max(1, topValue() - static_cast<int>(place));
        }
    }

    void settle(RoundNumber round)
    {
        m_table.isSettled = false;
        for (m_table.counts = 0; m_table.counts < kMostKeizerCounts && !m_table.isSettled; ++m_table.counts) {
            addUp(round);
            const std::vector<std::size_t> before = m_order;
            std::ranges::sort(m_order, [&](std::size_t a, std::size_t b) {
                const std::int64_t first = m_table.rows[a].sum;
                const std::int64_t second = m_table.rows[b].sum;
                return first != second ? first > second : rank(a) < rank(b);
            });
            m_table.isSettled = m_order == before;
            if (!m_table.isSettled) giveValues();
        }
        if (!m_table.isSettled) addUp(round);  // by the values that are shown
    }

    void addUp(RoundNumber rounds)
    {
        for (KeizerRow& row : m_table.rows) {
            row.start = m_rules.startValue ? row.value * kSixtieths : 0;
            row.sum = row.start + row.adjusted;
            for (RoundNumber round = 1; round <= rounds; ++round) {
                KeizerGain& gain = row.gains[static_cast<std::size_t>(round - 1)];
                gain.value = gain.opponent ? valueOf(gain.opponent) : row.value;
                row.sum += gain.sum();
            }
        }
    }

    [[nodiscard]] int valueOf(PlayerId player) const { return m_table.rows[*m_section.indexOf(player)].value; }

    const Section& m_section;
    const KeizerRules m_rules;
    const Scorecards m_cards;
    std::vector<std::size_t> m_order;  ///< the ranking, the first in front
    KeizerTable m_table{};
};

}  // namespace

std::int64_t sixtiethsOf(ValuePart part)
{
    switch (part) {
    case ValuePart::Nothing:
        return 0;
    case ValuePart::Sixth:
        return kSixtieths / 6;
    case ValuePart::Quarter:
        return kSixtieths / 4;
    case ValuePart::Third:
        return kSixtieths / 3;
    case ValuePart::TwoFifths:
        return 2 * kSixtieths / 5;
    case ValuePart::Half:
        return kSixtieths / 2;
    case ValuePart::ThreeFifths:
        return 3 * kSixtieths / 5;
    case ValuePart::TwoThirds:
        return 2 * kSixtieths / 3;
    case ValuePart::ThreeQuarters:
        return 3 * kSixtieths / 4;
    case ValuePart::FiveSixths:
        return 5 * kSixtieths / 6;
    case ValuePart::Whole:
        return kSixtieths;
    }
    KYDAI_ASSERT(false);
}

KeizerRules keizerRulesOf(const PairingRules& rules)
{
    return rules.keizer.value_or(KeizerRules{});
}

KeizerTable keizerOf(const Section& section, RoundNumber rounds)
{
    return Counter(section, rounds).count();
}

}  // namespace kydai
