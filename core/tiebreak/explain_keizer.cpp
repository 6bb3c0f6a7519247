#include "tiebreak/explain_keizer.h"

#include "model/words.h"

#include <string>
#include <utility>

namespace kydai::tiebreak {

namespace {

Word partWord(ValuePart part)
{
    return {"part." + std::string(Words<ValuePart>::kAll.at(static_cast<std::size_t>(part)))};
}

Step gainStep(const Section& section, const KeizerGain& gain, RoundNumber round)
{
    Arguments arguments{{"round", RoundRef{round}}, {"outcome", gain.outcome}};
    if (gain.beyondMost) {
        arguments.emplace_back("n", Count{keizerRulesOf(section.rules).mostExcused});
        return {Phrase::KeizerTooOften, std::move(arguments)};
    }
    if (gain.opponent) {
        const Player& opponent = section.player(gain.opponent);
        arguments.emplace_back("opponent", PlayerRef{opponent.tpn, opponent.name});
    }
    arguments.emplace_back("part", partWord(gain.part));
    arguments.emplace_back("value", Count{gain.value});
    arguments.emplace_back("total", keizerReal(gain.sum()));
    return {gain.opponent ? Phrase::KeizerGame : Phrase::KeizerAway, std::move(arguments)};
}

}  // namespace

Real keizerReal(std::int64_t sixtieths)
{
    constexpr int kDecimals = 2;
    return {static_cast<double>(sixtieths) / static_cast<double>(kSixtieths),
            sixtieths % kSixtieths == 0 ? 0 : kDecimals};
}

Step keizerStep(const Section& section, const KeizerTable& table, std::size_t player, const Names& names)
{
    const KeizerRow& row = table.rows[player];
    Step step{Phrase::KeizerSum,
              {{"player", names.of(player)},
               {"total", keizerReal(row.sum)},
               {"place", Count{row.place}},
               {"value", Count{row.value}}}};
    if (row.start != 0) step.details.push_back({Phrase::KeizerStart, {{"value", Count{row.value}}}});
    for (RoundNumber round = 1; round <= table.rounds; ++round) {
        const KeizerGain& gain = row.gains[static_cast<std::size_t>(round - 1)];
        if (gain.counts) step.details.push_back(gainStep(section, gain, round));
    }
    if (row.adjusted != 0) step.details.push_back({Phrase::KeizerAdjusted, {{"total", keizerReal(row.adjusted)}}});
    return step;
}

}  // namespace kydai::tiebreak
