#include "pairing/ranked_round.h"

#include "pairing/dutch.h"
#include "pairing/engines.h"
#include "pairing/next_round.h"
#include "pairing/order.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai::pairing {

namespace {

std::vector<Pairing> rankedBoards(const RankedRecord& record)
{
    std::vector<Pairing> boards;
    for (const RankedBracket& bracket : record.made.brackets) {
        for (const auto& [a, b] : bracket.pairs) {
            const bool aIsHigher = ranksAbove(record.field(), a, b);
            boards.push_back({aIsHigher ? a : b, aIsHigher ? b : a, record.colours.allocate(a, b)});
        }
    }
    sortForPublishing(record.field(), boards);
    return boards;
}

/// Those of `all` who are not in `others`.
std::vector<std::size_t> without(const std::vector<std::size_t>& all, const std::vector<std::size_t>& others)
{
    std::vector<std::size_t> left;
    std::ranges::copy_if(all, std::back_inserter(left),
                         [&](std::size_t each) { return std::ranges::find(others, each) == others.end(); });
    return left;
}

/// Whoever leaves the bracket in the round made, but not in the other one.
std::vector<std::size_t> leaving(const RankedMeasure& made, const RankedMeasure& other)
{
    std::vector<std::size_t> players;
    for (std::size_t at = 0; at < made.who.size(); ++at) {
        if (made.whom[at] == RankedMeasure::kNobody && other.whom[at] != RankedMeasure::kNobody)
            players.push_back(made.who[at]);
    }
    return players;
}

}  // namespace

Clause worseClause(const RankedMeasure& made, const RankedMeasure& other,
                   const std::function<PlayerRef(std::size_t)>& ref)
{
    const auto refs = [&](const std::vector<std::size_t>& entrants) {
        kydai::Players players;
        for (const std::size_t entrant : entrants) players.players.push_back(ref(entrant));
        return players;
    };
    const auto clause = [](Phrase phrase, Arguments arguments) { return Clause{{Step{phrase, std::move(arguments)}}}; };
    const auto members = [&](Phrase phrase, const std::vector<std::size_t>& now, const std::vector<std::size_t>& was) {
        return clause(phrase, {{"players", refs(now)}, {"rivals", refs(was)}});
    };
    switch (made.kind) {
    case RankedMeasure::Kind::Count: {
        std::vector<std::size_t> hit = without(other.whom, made.whom);
        if (hit.empty()) hit = other.whom;
        return clause(made.worse,
                      {{"n", Count{other.value.front()}}, {"made", Count{made.value.front()}}, {"players", refs(hit)}});
    }
    case RankedMeasure::Kind::Which:
        return members(made.worse, without(other.whom, made.whom), without(made.whom, other.whom));
    case RankedMeasure::Kind::Flag:
        return clause(made.worse, {});
    case RankedMeasure::Kind::Opponents:
        break;
    }
    const auto differs = std::ranges::mismatch(made.whom, other.whom);
    const std::size_t first = made.who[static_cast<std::size_t>(differs.in1 - made.whom.begin())];
    if (*differs.in2 == RankedMeasure::kNobody) return members(Phrase::LaterFloater, {first}, leaving(made, other));
    return clause(Phrase::LaterOpponent,
                  {{"first", ref(first)}, {"other", ref(*differs.in2)}, {"second", ref(*differs.in1)}});
}

Round toRound(const Section& section, const RankedRecord& record)
{
    RoundPairing pairing;
    pairing.pairs = rankedBoards(record);
    pairing.bye = record.made.bye;
    return toRound(section, record.field(), pairing);
}

Field withoutTopscorers(Field field)
{
    for (Entrant& entrant : field.entrants) entrant.topscorer = false;
    return field;
}

DraftOutcome draftRanked(const Section& section, RoundNumber round, const RankedSystem& system, Field field,
                         const std::stop_token& stop)
{
    auto record = system.pair(section, round, std::nullopt, stop);
    if (stop.stop_requested()) return Cancelled{};
    if (record) {
        Round drafted = toRound(section, *record);
        return DraftRound{std::move(drafted), *std::move(record)};
    }
    field = withoutTopscorers(std::move(field));
    NoPairing blocked = whatBlocksRound(field).value_or(NoPairing{});
    return Unpairable{std::move(field), std::move(blocked)};
}

}  // namespace kydai::pairing
