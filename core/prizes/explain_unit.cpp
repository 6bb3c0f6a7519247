#include "prizes/explain_unit.h"

#include "support/assert.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kydai::prizes {

namespace {

Count countOf(int number)
{
    return Count{number};
}

constexpr const char* kPartWords[] = {"gold",   "silver", "bronze",       "players",
                                      "places", "points", "place_points", "best"};

Word partWord(const char* area, EventUnitPart part)
{
    return Word{std::string(area) + kPartWords[static_cast<std::size_t>(part)]};
}

Value measured(const EventUnit& unit, EventUnitPart part, std::size_t at = 0)
{
    const int measure = measureOf(unit, part, at);
    return part == EventUnitPart::Points ? Value(Points{measure}) : Value(countOf(measure));
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
        bestOfSections();
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
        case EventUnitOrder::PlacePoints:
            arguments.insert(arguments.end(), {{"sum", countOf(m_unit.placePoints)}, {"n", countOf(m_unit.counting)}});
            return {Phrase::UnitByPlacePoints, std::move(arguments)};
        }
        KYDAI_ASSERT(false);
    }

    void bestOfSections()
    {
        if (m_rules.scope == EventUnitScope::Event || m_rules.order == EventUnitOrder::Medals) return;
        if (m_rules.women > 0) {
            m_told.steps.push_back(
                {Phrase::UnitBestOfSectionsApart, {{"men", countOf(m_rules.best)}, {"women", countOf(m_rules.women)}}});
        } else {
            m_told.steps.push_back({Phrase::UnitBestOfSections, {{"n", countOf(m_rules.best)}}});
        }
    }

    /// Whether fewer players than may count put a unit behind whole ones.
    [[nodiscard]] bool isShort() const
    {
        return m_rules.scope == EventUnitScope::Event && m_parts.front() == EventUnitPart::Players && m_unit.rank > 0 &&
               m_unit.counting < m_rules.counting();
    }

    /// With medals those who won one, with sums those who count; the others fold away.
    void members()
    {
        const bool byMedals = m_rules.order == EventUnitOrder::Medals;
        if (isShort()) {
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
            if (counts && m_rules.order == EventUnitOrder::PlacePoints) {
                arguments.back() = {"worth", countOf(member.worth)};
                m_told.steps.push_back({Phrase::UnitCountsWorth, std::move(arguments)});
                continue;
            }
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
            const EventUnit& rival = m_units[other];
            const UnitComparison decided = compared(m_unit, rival, m_parts);
            const Arguments both{{"unit", Text{m_unit.name}}, {"rival", Text{rival.name}}};
            if (!decided.part) {
                m_told.steps.push_back({Phrase::UnitLevel, both});
                return;
            }
            equalBefore(rival, *decided.part, both);
            Arguments arguments = both;
            arguments.insert(arguments.end(), {{"why", partWord("unit_by.", *decided.part)},
                                               {"mine", measured(m_unit, *decided.part, decided.place)},
                                               {"theirs", measured(rival, *decided.part, decided.place)}});
            m_told.steps.push_back({before ? Phrase::UnitBehind : Phrase::UnitAhead, std::move(arguments)});
        };
        if (m_at > 0) tell(m_at - 1, true);
        tell(m_at + 1, false);
    }

    /// What did not part the two, in the order of the regulations.
    void equalBefore(const EventUnit& rival, EventUnitPart decided, const Arguments& both)
    {
        for (const EventUnitPart part : m_parts) {
            if (part == decided) return;
            if (part == EventUnitPart::Players && part == m_parts.front()) continue;  // whole units, as a rule
            Arguments arguments = both;
            arguments.insert(arguments.end(),
                             {{"by", partWord("unit_measure.", part)}, {"value", measured(rival, part)}});
            m_told.steps.push_back({Phrase::UnitEqual, std::move(arguments)});
        }
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
                return other.name != m_unit.name && compared(other, better, m_parts).isBefore;
            });
            m_told.steps.push_back({Phrase::UnitWouldPassMedal, {{"place", countOf(static_cast<int>(ahead) + 1)}}});
            return;
        }
        if (m_rules.order == EventUnitOrder::PlacePoints) {
            m_told.steps.push_back(
                {Phrase::UnitWouldPassPlacePoints,
                 {{"rival", Text{rival.name}}, {"n", countOf(rival.placePoints - m_unit.placePoints + 1)}}});
            return;
        }
        if (m_parts.front() == EventUnitPart::Players && rival.counting != m_unit.counting) return;
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
                             {"worth", member.worth},
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
                               {"placePoints", m_unit.placePoints},
                               {"members", std::move(counted)}};
    }

    std::span<const RankedSection> m_sections;
    const EventUnitRules& m_rules;
    std::span<const EventUnit> m_units;
    std::size_t m_at;
    const EventUnit& m_unit;
    std::vector<EventUnitPart> m_parts = partsOf(m_rules);
    Explanation m_told{};
};

}  // namespace

Explanation explainUnit(std::span<const RankedSection> sections, const EventUnitRules& rules,
                        std::span<const EventUnit> units, std::size_t unit)
{
    return UnitTeller(sections, rules, units, unit).tell();
}

}  // namespace kydai::prizes
