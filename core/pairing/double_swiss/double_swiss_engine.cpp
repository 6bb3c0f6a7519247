// The Double-Swiss System as an engine: the first games of matches. The second ones: second_game.cpp.
#include "explain/articles.h"
#include "pairing/double_swiss/double_swiss.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/ranked_pairing.h"

#include <algorithm>
#include <functional>

namespace kydai::pairing {

namespace {

using Kind = RankedMeasure::Kind;

/// Opponents of upfloaters that floated in the match before.
std::vector<std::size_t> floatedOpponents(const TeamField& of, const TeamBracket& bracket)
{
    std::vector<std::size_t> floated;
    for (const auto& [top, bottom] : bracket.pairs) {
        if (of.entrants[top].score < bracket.score && of.entrants[bottom].floated) floated.push_back(bottom);
        if (of.entrants[bottom].score < bracket.score && of.entrants[top].floated) floated.push_back(top);
    }
    return floated;
}

/// C4 to C8 and the two orders, the highest first.
/// @rule C.04.5.2
std::vector<RankedMeasure> measuresOf(const TeamField& of, const TeamBracket& bracket)
{
    const auto count = [](std::size_t size) { return std::vector{static_cast<int>(size)}; };
    const std::vector<std::size_t>& up = bracket.upfloaters;
    const Article criteria = article::kDoubleSwissCriteria;
    std::vector<int> scores;
    scores.reserve(up.size());
    for (const std::size_t player : up) scores.push_back(-of.entrants[player].score.tenths);
    std::ranges::sort(scores, std::ranges::greater());
    std::vector<RankedMeasure> measures;
    measures.push_back({Kind::Count, "C4", Phrase::CauseUpfloaters, criteria, count(up.size()), up});
    measures.push_back({Kind::Which, "C5", Phrase::CauseUpfloaterScores, criteria, scores, up});
    measures.push_back(
        {Kind::Flag, "C6", Phrase::CauseNextGroupNeedsMore, criteria, count(bracket.nextComplies ? 0 : 1)});
    if (of.floatsCount()) {
        std::vector<std::size_t> again;
        std::ranges::copy_if(up, std::back_inserter(again),
                             [&](std::size_t player) { return of.entrants[player].floated; });
        measures.push_back({Kind::Count, "C7", Phrase::CauseFloatedUpfloaters, criteria, count(again.size()), again});
    }
    const std::vector<int> numbers(up.begin(), up.end());
    measures.push_back({Kind::Which, {}, Phrase::LaterUpfloater, article::kDoubleSwissUpfloaters, numbers, up});
    if (of.floatsCount()) {
        const std::vector<std::size_t> opponents = floatedOpponents(of, bracket);
        measures.push_back(
            {Kind::Count, "C8", Phrase::CauseFloatedOpponents, criteria, count(opponents.size()), opponents});
    }
    RankedMeasure order{Kind::Opponents, {}, Phrase::LaterOpponent, article::kDoubleSwissOrder};
    for (const auto& [top, bottom] : bracket.pairs) {
        order.who.push_back(top);
        order.whom.push_back(bottom);
        order.value.push_back(static_cast<int>(top));
    }
    for (const std::size_t bottom : order.whom) order.value.push_back(static_cast<int>(bottom));
    measures.push_back(std::move(order));
    return measures;
}

std::optional<RankedRecord> pairDoubleSwiss(const Section& section, RoundNumber round,
                                            std::optional<PairIndices> forced, const std::stop_token& stop)
{
    DoubleSwissField of = makeDoubleSwissField(section, round);
    if (forced) {
        force(of.field, *forced);
        force(of.matching, *forced);
    }
    auto made = pairByDoubleSwiss(of, stop);
    if (!made) return std::nullopt;
    RankedRecord record{.system = &doubleSwissSystem()};
    record.made.bye = made->bye;
    for (TeamBracket& bracket : made->brackets) {
        RankedBracket& told = record.made.brackets.emplace_back();
        told.score = bracket.score;
        told.measures = measuresOf(of.matching, bracket);
        told.residents = std::move(bracket.residents);
        told.incoming = std::move(bracket.upfloaters);
        told.pairs = std::move(bracket.pairs);
    }
    record.colours = {std::move(of.field), {}, colour::Rules::DoubleSwiss};
    return record;
}

std::vector<std::size_t> doubleSwissByeOrder(const RankedRecord& record)
{
    return byeOrder(record.field(), std::less<>());
}

RankedPairTold tellDoubleSwiss(const ExplainCase& round, const RankedBracket& bracket, std::size_t pair,
                               std::size_t asked)
{
    const auto [top, bottom] = bracket.pairs[pair];
    RankedPairTold told;
    told.chooser = top;
    told.order = article::kDoubleSwissOrder;
    for (std::size_t later = pair + 1; later < bracket.pairs.size(); ++later) {
        if (bracket.pairs[later].second < bottom) told.candidates.push_back(bracket.pairs[later].second);
    }
    std::ranges::sort(told.candidates);
    told.conclusion = {Phrase::DoubleSwissMeet,
                       {{"player", round.ref(asked)},
                        {"opponent", round.ref(asked == top ? bottom : top)},
                        {"points", bracket.score},
                        {"first", round.ref(top)},
                        {"second", round.ref(bottom)}},
                       article::kDoubleSwissOrder,
                       true};
    if (!bracket.incoming.empty()) {
        told.steps.push_back({Phrase::DubovCameUp,
                              {{"players", round.refs(bracket.incoming)}, {"points", bracket.score}},
                              article::kDoubleSwissUpfloaters});
    }
    return told;
}

}  // namespace

const RankedSystem& doubleSwissSystem()
{
    static constexpr RankedSystem kSystem{article::kDoubleSwissCriteria, article::kDoubleSwissMayMeet,
                                          article::kDoubleSwissBye,      article::kDoubleSwissColours,
                                          Phrase::ByeByMatches,          pairDoubleSwiss,
                                          doubleSwissByeOrder,           tellDoubleSwiss};
    return kSystem;
}

DraftOutcome draftDoubleSwiss(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                              const std::stop_token& stop, Progress* /*progress*/)
{
    return draftRanked(section, round, doubleSwissSystem(), makeDoubleSwissField(section, round).field, stop);
}

ColourField doubleSwissColours(const Section& section, RoundNumber round)
{
    return {makeDoubleSwissField(section, round).field, {}, colour::Rules::DoubleSwiss};
}

}  // namespace kydai::pairing
