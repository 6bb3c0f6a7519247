#include "prizes/explain_unit.h"

#include "support/assert.h"

#include <algorithm>
#include <utility>

namespace kydai::prizes {

namespace {

Count countOf(int number)
{
    return Count{number};
}

Word partWord(UnitPart part)
{
    constexpr const char* kWords[] = {"",
                                      "unit_by.gold",
                                      "unit_by.silver",
                                      "unit_by.bronze",
                                      "unit_by.players",
                                      "unit_by.places",
                                      "unit_by.points",
                                      "unit_by.best"};
    return Word{kWords[static_cast<std::size_t>(part)]};
}

Word medalWord(Medal medal)
{
    return Word{medal == Medal::Gold ? "medal.gold" : medal == Medal::Silver ? "medal.silver" : "medal.bronze"};
}

class UnitTeller {
public:
    UnitTeller(std::span<const RankedSection> sections, const EventUnitRules& rules, std::span<const EventUnit> units,
               std::size_t at)
        : m_sections(sections), m_rules(rules), m_units(units), m_at(at), m_unit(units[at])
    {
    }

    Explanation tell()
    {
        m_told.kind = ExplanationKind::Unit;
        m_told.subject = {Phrase::UnitQuestion, {{"unit", Text{m_unit.name}}, {"place", countOf(m_unit.rank)}}};
        m_told.conclusion = conclusion();
        m_told.conclusion.decisive = true;
        members();
        neighbours();
        if (m_unit.rank > 1) wouldHavePassed();
        facts();
        return std::move(m_told);
    }

private:
    [[nodiscard]] Step conclusion() const
    {
        if (m_unit.rank == 0) {
            return {
                Phrase::UnitUnranked,
                {{"unit", Text{m_unit.name}}, {"n", countOf(m_unit.counting)}, {"needed", countOf(m_rules.fewest)}}};
        }
        Arguments arguments{{"unit", Text{m_unit.name}}, {"place", countOf(m_unit.rank)}};
        const auto& medals = m_unit.medals.medals;
        switch (m_rules.order) {
        case EventUnitOrder::Medals:
            arguments.insert(
                arguments.end(),
                {{"gold", countOf(medals[0])}, {"silver", countOf(medals[1])}, {"bronze", countOf(medals[2])}});
            return {Phrase::UnitByMedals, std::move(arguments)};
        case EventUnitOrder::Places:
            arguments.insert(arguments.end(), {{"sum", countOf(m_unit.places)}, {"n", countOf(m_unit.counting)}});
            return {Phrase::UnitByPlaces, std::move(arguments)};
        case EventUnitOrder::Points:
            arguments.insert(arguments.end(), {{"points", m_unit.points}, {"n", countOf(m_unit.counting)}});
            return {Phrase::UnitByPoints, std::move(arguments)};
        }
        KYDAI_ASSERT(false);
    }

    /// With medals those who won one, with sums those who count; the others fold away.
    void members()
    {
        const bool byMedals = m_rules.order == EventUnitOrder::Medals;
        if (!byMedals && m_unit.rank > 0 && m_unit.counting < m_rules.counting()) {
            m_told.steps.push_back({Phrase::UnitShort,
                                    {{"unit", Text{m_unit.name}},
                                     {"n", countOf(m_unit.counting)},
                                     {"needed", countOf(m_rules.counting())}}});
        }
        std::vector<Step> others;
        for (const EventUnitMember& member : m_unit.members) {
            const Section& section = *m_sections[member.section].section;
            const Player& player = section.players[member.player];
            Arguments arguments{{"player", PlayerRef{player.tpn, player.name}},
                                {"section", Text{section.info.name}},
                                {"place", countOf(member.place)},
                                {"points", member.points}};
            const bool counts = byMedals ? member.medal != Medal::None : member.counts;
            if (counts && member.medal != Medal::None) {
                arguments.emplace_back("medal", medalWord(member.medal));
                m_told.steps.push_back({Phrase::UnitCountsMedal, std::move(arguments)});
                continue;
            }
            Step step{counts ? Phrase::UnitCounts : Phrase::UnitCountsNot, std::move(arguments)};
            (counts ? m_told.steps : others).push_back(std::move(step));
        }
        if (others.empty()) return;
        Step more{Phrase::UnitOthers, {{"n", countOf(static_cast<int>(others.size()))}}};
        more.folded = true;
        more.details = std::move(others);
        m_told.steps.push_back(std::move(more));
    }

    void neighbours()
    {
        if (m_unit.rank == 0) return;
        const auto tell = [&](std::size_t other, bool before) {
            if (other >= m_units.size() || m_units[other].rank == 0) return;
            const UnitComparison parts = compared(m_unit, m_units[other], m_rules.order);
            const Arguments both{{"unit", Text{m_unit.name}}, {"rival", Text{m_units[other].name}}};
            if (parts.part == UnitPart::Nothing) {
                m_told.steps.push_back({Phrase::UnitLevel, both});
                return;
            }
            Arguments arguments = both;
            arguments.emplace_back("why", partWord(parts.part));
            m_told.steps.push_back({before ? Phrase::UnitBehind : Phrase::UnitAhead, std::move(arguments)});
        };
        if (m_at > 0) tell(m_at - 1, true);
        tell(m_at + 1, false);
    }

    /// What would have been enough for a better place than the neighbour's above.
    void wouldHavePassed()
    {
        std::size_t above = m_at;
        while (above > 0 && m_units[above].rank == m_unit.rank) --above;
        const EventUnit& rival = m_units[above];
        if (m_rules.order == EventUnitOrder::Medals) {
            EventUnit better = m_unit;
            ++better.medals.medals[0];
            const auto ahead = std::ranges::count_if(m_units, [&](const EventUnit& other) {
                return other.name != m_unit.name && compared(other, better, m_rules.order).isBefore;
            });
            m_told.steps.push_back({Phrase::UnitWouldPassMedal, {{"place", countOf(static_cast<int>(ahead) + 1)}}});
            return;
        }
        if (rival.counting != m_unit.counting) return;
        if (m_rules.order == EventUnitOrder::Places) {
            m_told.steps.push_back({Phrase::UnitWouldPassPlaces,
                                    {{"rival", Text{rival.name}}, {"n", countOf(m_unit.places - rival.places + 1)}}});
            return;
        }
        constexpr Points kHalf{5};
        m_told.steps.push_back({Phrase::UnitWouldPassPoints,
                                {{"rival", Text{rival.name}}, {"points", rival.points - m_unit.points + kHalf}}});
    }

    void facts()
    {
        FactList counted;
        for (const EventUnitMember& member : m_unit.members) {
            const Section& section = *m_sections[member.section].section;
            FactObject fact{{{"section", section.info.name},
                             {"player", section.players[member.player].tpn},
                             {"place", member.place},
                             {"points", toDecimal(member.points)},
                             {"medal", static_cast<int>(member.medal)},
                             {"counts", member.counts}}};
            counted.emplace_back(std::move(fact));
        }
        m_told.facts.fields = {{"unit", m_unit.name},
                               {"rank", m_unit.rank},
                               {"gold", m_unit.medals.medals[0]},
                               {"silver", m_unit.medals.medals[1]},
                               {"bronze", m_unit.medals.medals[2]},
                               {"places", m_unit.places},
                               {"points", toDecimal(m_unit.points)},
                               {"members", std::move(counted)}};
    }

    std::span<const RankedSection> m_sections;
    const EventUnitRules& m_rules;
    std::span<const EventUnit> m_units;
    std::size_t m_at;
    const EventUnit& m_unit;
    Explanation m_told{};
};

}  // namespace

Explanation explainUnit(std::span<const RankedSection> sections, const EventUnitRules& rules,
                        std::span<const EventUnit> units, std::size_t unit)
{
    return UnitTeller(sections, rules, units, unit).tell();
}

}  // namespace kydai::prizes
