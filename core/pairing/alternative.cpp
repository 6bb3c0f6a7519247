// Example: six players before round 1, and 1 is to meet 5. The bracket is paired anew with that pair as the only edge
// of both: 1-5, 2-4, 3-6. All criteria are equal; the bracket as made, 1-4, 2-5, 3-6, comes earlier in the order.
//
// Why a bracket need not be paired anew: taking edges away only takes candidates away and never makes one better. As
// long as the bracket as made is allowed, those below can still be paired, the bye's score stays, and the next bracket
// reaches the same C6 and C7, it is still the best and the first.
#include "pairing/alternative.h"

#include "pairing/dutch_walk.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

using Ranks = DutchWalk::Ranks;

bool samePairing(const BracketRecord& a, const BracketRecord& b)
{
    return a.pairs == b.pairs && a.downfloaters == b.downfloaters && a.residents == b.residents;
}

/// How many pairs, and the scores of those who leave: what C8 of the bracket above looks at.
bool sameShape(const BracketRecord& a, const BracketRecord& b)
{
    return a.criteria[0].cost == b.criteria[0].cost && a.criteria[1].cost == b.criteria[1].cost;
}

}  // namespace

const BracketRecord* Alternative::bracket(std::size_t index) const
{
    return index < from || index - from >= brackets.size() ? nullptr : &brackets[index - from];
}

Alternatives::Alternatives(const Field& field, const RoundPairing& made)
    : m_field(field), m_made(made), m_position(field, {})
{
    for (const BracketRecord& bracket : made.brackets) m_begin.push_back(m_position.rankOf[bracket.residents.front()]);
}

std::optional<Points> Alternatives::byeScore() const
{
    if (!m_made.bye) return std::nullopt;
    return m_field.entrants[*m_made.bye].score;
}

bool Alternatives::isPenultimate(const BracketRecord& bracket) const
{
    return m_field.edition == PairingEdition::E2017 && bracket.restriction == Restriction::Completion;
}

const CriterionResult* firstDifference(const Alternatives& alternatives, const BracketRecord& made,
                                       const BracketRecord& other)
{
    for (std::size_t i = 0; i < made.criteria.size(); ++i) {
        if (made.criteria[i].cost == other.criteria[i].cost) continue;
        if (alternatives.isPenultimate(made) && made.criteria[i].criterion->cost == c8NextBracket) continue;
        return &other.criteria[i];
    }
    return nullptr;
}

/// One question.
class Alternatives::Search {
public:
    Search(const Alternatives& asked, const Conditions& conditions, const std::stop_token& stop)
        : m_asked(asked), m_conditions(conditions), m_walk(restricted(asked, conditions), conditions, false, stop)
    {
    }

    AlternativeOutcome fromTop(const Extent& extent)
    {
        if (auto none = m_walk.settle(m_asked.byeScore())) return *std::move(none);
        const bool byeRises = !is2017() && m_asked.byeScore() && m_walk.byeScore() > *m_asked.byeScore();
        std::size_t start = 0;
        if (byeRises && m_conditions.takesBye) {
            m_found.bye = m_conditions.takesBye;
            return std::move(m_found);
        }
        if (!byeRises) {
            const auto first = firstBroken();
            if (!first) return AsMade{};
            start = *first;
            while (start > 0 && !standsAbove(start)) --start;
        }
        m_found.from = start;
        if (start > 0 && is2017()) stand(--m_found.from);
        if (start > 0 && !is2017() && !pairFirst(start)) return Cancelled{};
        return walked({extent.through, extent.whole || byeRises});
    }

    AlternativeOutcome fromBracket(std::size_t bracket)
    {
        stand(bracket);
        if (auto none = m_walk.settle(m_asked.byeScore())) return *std::move(none);
        m_found.from = bracket;
        const bool byeRises = !is2017() && m_asked.byeScore() && m_walk.byeScore() > *m_asked.byeScore();
        return walked({0, byeRises});
    }

private:
    static Position restricted(const Alternatives& asked, const Conditions& conditions)
    {
        Position position = asked.m_position;
        position.restrict(conditions);
        return position;
    }

    [[nodiscard]] bool is2017() const { return m_asked.m_field.edition == PairingEdition::E2017; }
    [[nodiscard]] const std::vector<BracketRecord>& allMade() const { return m_asked.m_made.brackets; }
    [[nodiscard]] const BracketRecord& made(std::size_t index) const { return allMade()[index]; }

    /// The bracket as made has nothing that the condition forbids.
    [[nodiscard]] bool isAllowed(std::size_t index) const
    {
        const Position& position = m_walk.position();
        const auto rank = [&](std::size_t entrant) { return position.rankOf[entrant]; };
        const bool pairs = std::ranges::all_of(made(index).pairs, [&](const PairIndices& pair) {
            return position.edges.test(rank(pair.first), rank(pair.second));
        });
        const bool last = index + 1 == allMade().size();
        return pairs &&
               (!last || !m_asked.m_made.bye || position.edges.test(rank(*m_asked.m_made.bye), position.byeRank()));
    }

    /// The first bracket that cannot stay as made. Edition 2017: nor can one whose completion failed, or that below it.
    [[nodiscard]] std::optional<std::size_t> firstBroken() const
    {
        std::optional<std::size_t> penultimate;
        for (std::size_t i = 0; i < allMade().size(); ++i) {
            if (m_asked.isPenultimate(made(i))) penultimate = i;
            if (!isAllowed(i)) return penultimate.value_or(i);
        }
        return std::nullopt;
    }

    [[nodiscard]] Ranks floatersInto(std::size_t index) const
    {
        Ranks ranks;
        if (index == 0) return ranks;
        for (const std::size_t entrant : made(index - 1).downfloaters)
            ranks.push_back(m_asked.m_position.rankOf[entrant]);
        return ranks;
    }

    /// Everything above the bracket as made leaves a round that can be completed.
    [[nodiscard]] bool standsAbove(std::size_t index) const
    {
        return m_walk.completes(floatersInto(index), m_asked.m_begin[index]);
    }

    void stand(std::size_t index)
    {
        m_walk.standBefore(floatersInto(index), m_asked.m_begin[index], made(index).collapsed);
    }

    [[nodiscard]] bool isEnough(const Extent& extent) const
    {
        const std::size_t last = m_found.from + m_found.brackets.size() - 1;
        if (!m_differs || extent.whole || last < extent.through) return false;
        if (last > m_found.differs) return true;
        const CriterionResult* decides = firstDifference(m_asked, made(last), m_found.brackets.back());
        return decides == nullptr || decides->criterion->cost != c8NextBracket;
    }

    void lookAtLast()
    {
        if (m_differs) return;
        const std::size_t last = m_found.from + m_found.brackets.size() - 1;
        m_differs = last >= allMade().size() || !samePairing(made(last), m_found.brackets.back());
        m_found.differs = std::min(last, allMade().size() - 1);
    }

    /// C8 of the bracket above is as it was if this one is as good; else that one is paired anew. False where the walk
    /// was stopped.
    bool pairFirst(std::size_t index)
    {
        stand(index);
        auto bracket = m_walk.next();
        if (!bracket) return false;
        if (!sameShape(*bracket, made(index))) {
            m_found.from = index - 1;
            stand(m_found.from);
            if (!add(m_walk.next())) return false;
            if (m_differs) return true;
            m_walk.passOver(*bracket);  // those who come down to it are the same
        }
        return add(std::move(bracket));
    }

    bool add(std::optional<BracketRecord> bracket)
    {
        if (!bracket) return false;
        m_found.brackets.push_back(*std::move(bracket));
        lookAtLast();
        return true;
    }

    AlternativeOutcome walked(const Extent& extent)
    {
        while (!m_walk.atEnd() && (m_found.brackets.empty() || !isEnough(extent))) {
            if (!add(m_walk.next())) return Cancelled{};
        }
        settleNextBrackets(m_asked.m_field, m_found.brackets);
        m_found.whole = m_walk.atEnd();
        if (m_found.whole && m_asked.m_field.size() % 2 != 0)
            m_found.bye = m_found.brackets.back().downfloaters.front();
        return std::move(m_found);
    }

    const Alternatives& m_asked;
    const Conditions& m_conditions;
    DutchWalk m_walk;
    Alternative m_found{};
    bool m_differs = false;
};

AlternativeOutcome Alternatives::best(const Conditions& conditions, const Extent& extent,
                                      const std::stop_token& stop) const
{
    return Search(*this, conditions, stop).fromTop(extent);
}

AlternativeOutcome Alternatives::bestFrom(std::size_t bracket, const Conditions& conditions,
                                          const std::stop_token& stop) const
{
    return Search(*this, conditions, stop).fromBracket(bracket);
}

}  // namespace kydai::pairing
