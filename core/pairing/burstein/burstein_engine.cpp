// The Burstein System as an engine; its seeding rounds are rounds of the Dutch system.
#include "explain/articles.h"
#include "pairing/burstein/burstein.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/ranked_pairing.h"
#include "pairing/ranked_round.h"

#include <algorithm>
#include <functional>

namespace kydai::pairing {

namespace {

using Kind = RankedMeasure::Kind;

bool isSeeding(const Section& section, RoundNumber round)
{
    return round <= seedingRounds(section);
}

/// The scores of some players, descending.
std::vector<int> scoresOf(const BursteinField& of, const std::vector<std::size_t>& players)
{
    std::vector<int> scores;
    scores.reserve(players.size());
    for (const std::size_t player : players) scores.push_back(of.field.entrants[player].score.tenths);
    std::ranges::sort(scores, std::ranges::greater());
    return scores;
}

/// Whoever does not get the colour that he prefers.
std::vector<std::size_t> withoutPreference(const ColourField& colours, const std::vector<PairIndices>& pairs)
{
    std::vector<std::size_t> without;
    for (const auto& [a, b] : pairs) {
        const colour::Allocation given = colours.allocate(a, b);
        for (const std::size_t player : {a, b}) {
            const Entrant& entrant = colours.field.entrants[player];
            const colour::Preference& preference = entrant.side.preference;
            const Colour has = given.white == entrant.id ? Colour::White : Colour::Black;
            if (preference.kind != colour::PreferenceKind::None && preference.colour != has) without.push_back(player);
        }
    }
    return without;
}

/// C5 to C8, then who meets whom. `next` is null for the last bracket.
/// @rule C.04.4.2.2  The criteria, the highest first.
std::vector<RankedMeasure> measuresOf(const BursteinField& of, const ColourField& colours,
                                      const BursteinBracket& bracket, const BursteinBracket* next)
{
    const auto count = [](std::size_t size) { return std::vector{static_cast<int>(size)}; };
    const std::vector<std::size_t>& down = bracket.floaters;
    const Article criteria = article::kBursteinCriteria;
    std::vector<RankedMeasure> measures;
    measures.push_back({Kind::Count, "C5", Phrase::CauseDownfloaters, criteria, count(down.size()), down});
    measures.push_back({Kind::Which, "C6", Phrase::CauseFloaterScores, criteria, scoresOf(of, down), down});
    if (next != nullptr) {
        const std::vector<int> scores = scoresOf(of, next->floaters);
        measures.push_back(
            {Kind::Count, "C7", Phrase::CauseNextBracket, criteria, count(next->floaters.size()), next->floaters});
        measures.push_back({Kind::Which, "C7", Phrase::CauseNextFloaterScores, criteria, scores, next->floaters});
    }
    measures.push_back({Kind::Count, "C8", Phrase::CausePreference, criteria,
                        count(static_cast<std::size_t>(bracket.withoutPreference)),
                        withoutPreference(colours, bracket.pairs)});
    RankedMeasure order{Kind::Opponents, {}, Phrase::LaterOpponent, article::kBursteinOrder};
    for (const std::size_t player : bracket.players) {
        const auto pair = std::ranges::find_if(
            bracket.pairs, [&](const PairIndices& each) { return each.first == player || each.second == player; });
        const bool floats = pair == bracket.pairs.end();
        const std::size_t opponent =
            floats ? RankedMeasure::kNobody : (pair->first == player ? pair->second : pair->first);
        order.who.push_back(player);
        order.whom.push_back(opponent);
        order.value.push_back(floats ? 1 : -static_cast<int>(of.place[opponent]));
    }
    measures.push_back(std::move(order));
    return measures;
}

std::optional<RankedRecord> pairBurstein(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                         const std::stop_token& stop)
{
    BursteinField of = makeBursteinField(section, round);
    if (forced) force(of.field, *forced);
    auto made = pairByBurstein(of, stop);
    if (!made) return std::nullopt;
    RankedRecord record{.system = &bursteinSystem()};
    record.made.bye = made->bye;
    record.colours = {of.field, of.place, colour::Rules::Burstein};
    for (std::size_t at = 0; at < made->brackets.size(); ++at) {
        const BursteinBracket& bracket = made->brackets[at];
        const BursteinBracket* next = at + 1 < made->brackets.size() ? &made->brackets[at + 1] : nullptr;
        RankedBracket& told = record.made.brackets.emplace_back();
        told.score = bracket.score;
        for (const std::size_t player : bracket.players)
            (of.field.entrants[player].score > bracket.score ? told.incoming : told.residents).push_back(player);
        told.outgoing = bracket.floaters;
        told.pairs = bracket.pairs;
        told.measures = measuresOf(of, record.colours, bracket, next);
    }
    return record;
}

std::vector<std::size_t> bursteinByeOrder(const RankedRecord& record)
{
    const std::vector<std::size_t>& place = record.colours.place;
    return byeOrder(record.field(), [&](std::size_t a, std::size_t b) { return place[a] < place[b]; });
}

RankedPairTold tellBurstein(const ExplainCase& round, const RankedBracket& bracket, std::size_t pair, std::size_t asked)
{
    const std::vector<std::size_t>& place = round.ranked()->colours.place;
    std::vector<std::size_t> order = bracket.residents;
    order.insert(order.end(), bracket.incoming.begin(), bracket.incoming.end());
    std::ranges::sort(order, {}, [&](std::size_t player) { return place[player]; });
    const auto numberOf = [&](std::size_t player) {
        return Count{std::ranges::find(order, player) - order.begin() + 1};
    };
    const auto [first, second] = bracket.pairs[pair];
    RankedPairTold told;
    told.chooser = first;
    told.order = article::kBursteinOrder;
    const auto isFree = [&](std::size_t player) {
        const auto seated = std::ranges::find_if(
            bracket.pairs, [&](const PairIndices& each) { return each.first == player || each.second == player; });
        return seated - bracket.pairs.begin() >= static_cast<std::ptrdiff_t>(pair);
    };
    for (auto at = order.rbegin(); *at != second; ++at) {
        if (isFree(*at)) told.candidates.push_back(*at);
    }
    told.conclusion = {Phrase::BursteinMeet,
                       {{"player", round.ref(asked)},
                        {"opponent", round.ref(asked == first ? second : first)},
                        {"points", bracket.score},
                        {"first", round.ref(first)},
                        {"place", numberOf(first)},
                        {"second", round.ref(second)},
                        {"otherPlace", numberOf(second)}},
                       article::kBursteinOrder,
                       true};
    if (!bracket.incoming.empty())
        told.steps.push_back({Phrase::PairingMovedDown, {{"players", round.refs(bracket.incoming)}}});
    told.steps.push_back({Phrase::BursteinList, {{"players", round.refs(order)}}, article::kBursteinIndex});
    if (!bracket.outgoing.empty()) {
        told.steps.push_back({Phrase::PairingFloated,
                              {{"players", round.refs(bracket.outgoing)}, {"points", bracket.score}},
                              article::kBursteinCriteria});
    }
    return told;
}

}  // namespace

const RankedSystem& bursteinSystem()
{
    static constexpr RankedSystem kSystem{article::kBursteinCriteria, article::kBursteinMayMeet,
                                          article::kBursteinBye,      article::kBursteinColours,
                                          Phrase::ByeByIndex,         pairBurstein,
                                          bursteinByeOrder,           tellBurstein};
    return kSystem;
}

DraftOutcome draftBurstein(const Section& section, RoundNumber round, const RoundOptions& options,
                           const std::stop_token& stop, Progress* progress)
{
    if (isSeeding(section, round)) {
        RoundOptions seeding = options;
        seeding.edition = PairingEdition::E2026;
        return draftDutch(section, round, seeding, stop, progress);
    }
    return draftRanked(section, round, bursteinSystem(), makeField(section, round), stop);
}

ColourField bursteinColours(const Section& section, RoundNumber round)
{
    if (isSeeding(section, round))
        return {makeField(section, round, PairingEdition::E2026), {}, colour::Rules::Dutch2026};
    BursteinField of = makeBursteinField(section, round);
    return {std::move(of.field), std::move(of.place), colour::Rules::Burstein};
}

}  // namespace kydai::pairing
