// The Dubov System as an engine.
#include "explain/articles.h"
#include "pairing/dubov/dubov.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/ranked_pairing.h"
#include "pairing/ranked_round.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace kydai::pairing {

namespace {

using Kind = RankedMeasure::Kind;

const Entrant& entrantOf(const DubovField& of, std::size_t entrant)
{
    return of.field.entrants[entrant];
}

/// C5 to C10, then who changes halves and who meets whom.
/// @rule C.04.4.1.2  The criteria, the highest first; C8 to C10 not in the last round.
std::vector<RankedMeasure> measuresOf(const DubovField& of, const DubovBracket& bracket)
{
    const auto count = [](std::size_t size) { return std::vector{static_cast<int>(size)}; };
    const std::vector<std::size_t>& up = bracket.upfloaters;
    std::vector<RankedMeasure> measures;
    measures.push_back({Kind::Count, "C5", Phrase::CauseUpfloaters, article::kDubovCriteria, count(up.size()), up});
    std::vector<int> scores;
    scores.reserve(up.size());
    for (const std::size_t player : up) scores.push_back(-entrantOf(of, player).score.tenths);
    std::ranges::sort(scores, std::ranges::greater());
    measures.push_back({Kind::Which, "C6", Phrase::CauseUpfloaterScores, article::kDubovCriteria, scores, up});
    std::vector<std::size_t> without;
    for (const auto& [a, b] : bracket.pairs) {
        const Colour wanted = entrantOf(of, a).side.preference.colour;
        if (wanted != entrantOf(of, b).side.preference.colour) continue;
        const bool aHasWhite = allocateStrictly(of.field, std::min(a, b), std::max(a, b)).white == entrantOf(of, a).id;
        without.push_back(aHasWhite == (wanted == Colour::White) ? b : a);
    }
    measures.push_back({Kind::Count, "C7", Phrase::CausePreference, article::kDubovCriteria,
                        count(static_cast<std::size_t>(bracket.withoutPreference)), without});
    if (!of.field.finalRound) {
        std::vector<std::size_t> maximum;
        std::vector<std::size_t> again;
        for (const std::size_t player : up) {
            if (of.traits[player].upfloats >= of.mostUpfloats) maximum.push_back(player);
            if (of.traits[player].upfloatedLast) again.push_back(player);
        }
        measures.push_back({Kind::Count, "C8", Phrase::CauseMaximumUpfloaters, article::kDubovCriteria,
                            count(static_cast<std::size_t>(bracket.maximumUpfloaters)), maximum});
        measures.push_back({Kind::Count, "C9", Phrase::CauseTimesUpfloated, article::kDubovCriteria,
                            std::vector{bracket.timesUpfloated}, maximum});
        measures.push_back({Kind::Count, "C10", Phrase::CauseUpfloatAgain, article::kDubovCriteria,
                            count(static_cast<std::size_t>(bracket.upfloatedLast)), again});
    }
    const std::vector<int> numbers(up.begin(), up.end());
    measures.push_back({Kind::Which, {}, Phrase::LaterUpfloater, article::kDubovUpfloaterOrder, numbers, up});
    measures.push_back(
        {Kind::Which, {}, Phrase::LaterShifter, article::kDubovShifters, bracket.shiftedNumbers, bracket.shifted});
    RankedMeasure order{Kind::Opponents, {}, Phrase::LaterOpponent, article::kDubovOrder};
    for (const auto& [a, b] : bracket.pairs) {
        order.value.push_back(static_cast<int>(b));
        order.who.push_back(a);
        order.whom.push_back(b);
    }
    measures.push_back(std::move(order));
    return measures;
}

std::optional<RankedRecord> pairDubov(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                      const std::stop_token& stop)
{
    DubovField of = makeDubovField(section, round);
    if (forced) force(of.field, *forced);
    auto made = pairByDubov(of, stop);
    if (!made) return std::nullopt;
    RankedRecord record{.system = &dubovSystem()};
    record.made.bye = made->bye;
    for (DubovBracket& bracket : made->brackets) {
        RankedBracket& told = record.made.brackets.emplace_back();
        told.score = bracket.score;
        told.measures = measuresOf(of, bracket);
        told.residents = std::move(bracket.residents);
        told.incoming = std::move(bracket.upfloaters);
        told.pairs = std::move(bracket.pairs);
    }
    record.colours = {std::move(of.field), {}, colour::Rules::Dubov};
    return record;
}

std::vector<std::size_t> dubovByeOrder(const RankedRecord& record)
{
    return byeOrder(record.field(), std::less<>());
}

RankedPairTold tellDubov(const ExplainCase& round, const RankedBracket& bracket, std::size_t pair, std::size_t asked)
{
    const DubovField of = makeDubovField(round.section, round.round);
    const auto [first, second] = bracket.pairs[pair];
    RankedPairTold told;
    told.chooser = first;
    told.order = article::kDubovOrder;
    for (std::size_t later = pair; later < bracket.pairs.size(); ++later) {
        const std::size_t other = bracket.pairs[later].second;
        if (other < second) told.candidates.push_back(other);
    }
    std::ranges::sort(told.candidates);
    const bool nobodyPlayed = std::ranges::all_of(bracket.pairs, [&](const PairIndices& each) {
        return entrantOf(of, each.first).side.history.games() + entrantOf(of, each.second).side.history.games() == 0;
    });
    Arguments arguments{{"player", round.ref(asked)},
                        {"opponent", round.ref(asked == first ? second : first)},
                        {"points", bracket.score},
                        {"first", round.ref(first)},
                        {"place", Count{static_cast<std::int64_t>(pair) + 1}},
                        {"second", round.ref(second)}};
    if (!nobodyPlayed) arguments.emplace_back("rating", Count{of.traits[first].aro});
    told.conclusion = {nobodyPlayed ? Phrase::DubovHalves : Phrase::DubovMeet, std::move(arguments),
                       article::kDubovOrder, true};
    if (!bracket.incoming.empty()) {
        told.steps.push_back({Phrase::DubovCameUp,
                              {{"players", round.refs(bracket.incoming)}, {"points", bracket.score}},
                              article::kDubovUpfloaters});
    }
    const auto isShifters = [](const RankedMeasure& each) { return each.worse == Phrase::LaterShifter; };
    const auto shifters = std::ranges::find_if(bracket.measures, isShifters);
    if (shifters != bracket.measures.end() && !shifters->whom.empty()) {
        told.steps.push_back(
            {Phrase::DubovShifted, {{"players", round.refs(shifters->whom)}}, article::kDubovShifters});
    }
    std::vector<std::size_t> firsts;
    std::vector<std::size_t> seconds;
    for (const PairIndices& each : bracket.pairs) {
        firsts.push_back(each.first);
        seconds.push_back(each.second);
    }
    std::ranges::sort(seconds);
    told.steps.push_back(
        {Phrase::DubovLists, {{"players", round.refs(firsts)}, {"rivals", round.refs(seconds)}}, article::kDubovOrder});
    return told;
}

}  // namespace

const RankedSystem& dubovSystem()
{
    static constexpr RankedSystem kSystem{article::kDubovCriteria, article::kDubovMayMeet,
                                          article::kDubovBye,      article::kDubovColours,
                                          Phrase::ByeByNumber,     pairDubov,
                                          dubovByeOrder,           tellDubov};
    return kSystem;
}

DraftOutcome draftDubov(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                        const std::stop_token& stop, Progress* /*progress*/)
{
    return draftRanked(section, round, dubovSystem(), dubovColours(section, round).field, stop);
}

ColourField dubovColours(const Section& section, RoundNumber round)
{
    return {makeDubovField(section, round).field, {}, colour::Rules::Dubov};
}

}  // namespace kydai::pairing
