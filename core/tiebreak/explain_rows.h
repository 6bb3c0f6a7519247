/// The rows of a tie-break's explanation, from the terms of its value; and what explanations of tie-breaks share.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "tiebreak/standings.h"

#include <string>
#include <utility>
#include <vector>

namespace kydai::tiebreak {

/// Participants as sentences name them.
class Names {
public:
    Names(const Section& section, const Standings& standings)
        : m_section(section), m_competition(*standings.competition)
    {
    }

    [[nodiscard]] kydai::Value of(std::size_t participant) const;
    [[nodiscard]] std::string name(std::size_t participant) const;
    /// Several; team events too.
    [[nodiscard]] Players list(const std::vector<std::size_t>& participants) const;
    [[nodiscard]] int number(std::size_t participant) const { return m_competition.numbers[participant]; }

private:
    const Section& m_section;
    const Competition& m_competition;
};

/// The articles of a step and of what stands under it are those of the edition that counted. Those at hand are of the
/// rules since September 2023: what is counted by older ones cites none.
void keepToEdition(TieBreakEdition edition, Step& step);

/// A number for the facts: whole, else with its decimals; null when there is none.
Fact numberFact(const std::optional<Fraction>& number);

/// A step per term with what was taken over and why, then a step per cut.
std::vector<Step> rowSteps(const Names& names, const Column& column, std::size_t participant);
/// How the rows make the value.
std::vector<Step> resultSteps(const Column& column, const Value& value);
/// `rows` of the facts.
FactList rowFacts(const Names& names, const Value& value);
/// The bars; none when the value has no terms.
std::vector<Picture> bars(const Names& names, const Value& value);

/// The applications of article 6 to one tied group: steps, facts, pictures. `asked` is the participant whose place is
/// explained.
std::vector<Step> encounterSteps(const Names& names, const Column& column, const Encounter& encounter,
                                 std::size_t asked);
FactList encounterFacts(const Names& names, const Encounter& encounter);
std::vector<Picture> encounterPictures(const Names& names, const Encounter& encounter);

}  // namespace kydai::tiebreak
