// Keizer's system as an engine: those who are there are paired down its ranking, 1-2, 3-4 and so on, but for two who
// met lately or too often; rules give way rather than that somebody is left over. Source: rules/other_systems.md,
// section 10.
#include "explain/articles.h"
#include "model/keizer.h"
#include "model/scorecards.h"
#include "pairing/engines.h"
#include "pairing/explain_case.h"
#include "pairing/maximum_matching.h"
#include "pairing/ranked_pairing.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::pairing {

namespace {

/// The entrants of a round, their score that pairs being the place in the ranking, counted from below, and who met how
/// often and when.
class Club {
public:
    Club(const Section& section, RoundNumber round)
        : m_rules(keizerRulesOf(section.rulesOf(round))), m_field(makeField(section, round))
    {
        const Scorecards cards(section, round - 1);
        const KeizerTable table = keizerOf(section, round - 1);
        const int players = static_cast<int>(table.rows.size());
        for (Entrant& entrant : m_field.entrants) {
            const std::size_t player = *section.indexOf(entrant.id);
            entrant.score = entrant.ownScore = Points::whole(players + 1 - table.rows[player].place);
            entrant.side.preference = {};
            entrant.topscorer = false;
            entrant.byeEligible = true;
            entrant.unplayedGames = freeRounds(cards, player);
        }
        lookForMeetings(section, cards);
    }

    /// What the rules ask when they have given way `level` times: first two meet again sooner, round by round, then
    /// more often than the club wants.
    [[nodiscard]] Field at(int level) const
    {
        Field field = m_field;
        for (const auto& [pair, meetings] : m_meetings) {
            const bool lately = m_field.round - meetings.last <= m_rules.apart - level;
            const bool often = m_rules.mostGames > 0 && meetings.count >= m_rules.mostGames && level <= m_rules.apart;
            if (lately || often) field.barred.setBoth(pair.first, pair.second);
        }
        return field;
    }
    [[nodiscard]] int levels() const { return m_rules.apart + (m_rules.mostGames > 0 ? 2 : 1); }

private:
    struct Meetings {
        int count = 0;
        RoundNumber last = 0;
    };

    static int freeRounds(const Scorecards& cards, std::size_t player)
    {
        int free = 0;
        for (const RoundEntry& entry : cards.of(player)) free += entry.outcome == Outcome::PairingBye ? 1 : 0;
        return free;
    }

    void lookForMeetings(const Section& section, const Scorecards& cards)
    {
        for (std::size_t at = 0; at < m_field.size(); ++at) {
            const std::size_t player = *section.indexOf(m_field.entrants[at].id);
            for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
                const RoundEntry& entry = cards.entry(player, round);
                if (!entry.hasOpponent() || !countsAsPlayed(entry.outcome)) continue;
                const auto other = m_field.indexOf(section.players[entry.opponent].id);
                if (!other || *other < at) continue;
                Meetings& meetings = m_meetings[{at, *other}];
                ++meetings.count;
                meetings.last = round;
            }
        }
    }

    const KeizerRules m_rules;
    Field m_field;  ///< with the arbiter's prohibitions, which never give way
    std::map<PairIndices, Meetings> m_meetings{};
};

/// The free round, and the pairs in the order in which they are found.
struct Paired {
    std::optional<std::size_t> bye{};
    std::vector<PairIndices> pairs{};
};

/// Down the ranking: the highest who is left meets the next one with whom all others can still be paired.
class Pairer {
public:
    explicit Pairer(const Field& field) : m_field(field), m_edges(field.size()), m_ranking(field.size())
    {
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        std::ranges::sort(m_ranking, [&](std::size_t a, std::size_t b) { return ranksAbove(field, a, b); });
        for (std::size_t a = 0; a < field.size(); ++a) {
            for (std::size_t b = a + 1; b < field.size(); ++b) {
                if (!field.barred.test(a, b)) m_edges.setBoth(a, b);
            }
        }
    }

    std::optional<Paired> pair(const std::vector<std::size_t>& byeOrder) const
    {
        Paired made;
        std::vector<std::size_t> left = m_ranking;
        if (left.size() % 2 != 0) {
            const auto free =
                std::ranges::find_if(byeOrder, [&](std::size_t each) { return canPair(without(left, each)); });
            if (free == byeOrder.end()) return std::nullopt;
            made.bye = *free;
            left = without(left, *free);
        } else if (!canPair(left)) {
            return std::nullopt;
        }
        while (!left.empty()) {
            const std::size_t first = left.front();
            left.erase(left.begin());
            const auto second = std::ranges::find_if(
                left, [&](std::size_t each) { return m_edges.test(first, each) && canPair(without(left, each)); });
            made.pairs.emplace_back(first, *second);
            left.erase(second);
        }
        return made;
    }

private:
    static std::vector<std::size_t> without(std::vector<std::size_t> all, std::size_t one)
    {
        std::erase(all, one);
        return all;
    }

    /// Neighbours are tried first, so that there is seldom anything to look for.
    [[nodiscard]] bool canPair(const std::vector<std::size_t>& players) const
    {
        BitSet active(m_field.size());
        for (const std::size_t player : players) active.set(player);
        MaximumMatching matching(m_edges, active);
        for (std::size_t at = 0; at + 1 < players.size(); at += 2) {
            if (m_edges.test(players[at], players[at + 1])) matching.join(players[at], players[at + 1]);
        }
        return matching.augmentAll(players) == 0;
    }

    const Field& m_field;
    BitMatrix m_edges;
    std::vector<std::size_t> m_ranking;
};

/// The fewest free rounds, then the lowest place.
std::vector<std::size_t> freeRoundOrder(const Field& field)
{
    std::vector<std::size_t> order;
    for (std::size_t at = 0; at < field.size(); ++at) {
        if (field.entrants[at].byeEligible) order.push_back(at);
    }
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const int first = field.entrants[a].unplayedGames;
        const int second = field.entrants[b].unplayedGames;
        return first != second ? first < second : ranksAbove(field, b, a);
    });
    return order;
}

RankedRecord recordOf(Field field, Paired paired, int level)
{
    RankedRecord record{.system = &keizerSystem()};
    record.made.bye = paired.bye;
    RankedBracket& group = record.made.brackets.emplace_back();
    RankedMeasure given{RankedMeasure::Kind::Flag, {}, Phrase::CauseKeizerSooner, {}, {level}};
    RankedMeasure order{RankedMeasure::Kind::Opponents, {}, Phrase::LaterOpponent, {}};
    std::map<std::size_t, std::size_t> opponents;
    for (const auto& [first, second] : paired.pairs) {
        opponents[first] = second;
        opponents[second] = first;
        group.residents.push_back(first);
        group.residents.push_back(second);
    }
    // Compared from the top of the ranking: whom the first meets, then the second.
    std::ranges::sort(group.residents, [&](std::size_t a, std::size_t b) { return ranksAbove(field, a, b); });
    order.who = group.residents;
    for (const std::size_t player : order.who) {
        order.whom.push_back(opponents[player]);
        order.value.push_back(-field.entrants[order.whom.back()].score.tenths);
    }
    group.measures = {std::move(given), std::move(order)};
    group.pairs = std::move(paired.pairs);
    record.colours = {std::move(field), {}, colour::Rules::Keizer};
    return record;
}

std::optional<RankedRecord> pairKeizer(const Section& section, RoundNumber round, std::optional<PairIndices> forced,
                                       const std::stop_token& stop)
{
    const Club club(section, round);
    for (int level = 0; level < club.levels() && !stop.stop_requested(); ++level) {
        Field field = club.at(level);
        if (forced && field.barred.test(forced->first, forced->second)) continue;
        if (forced) force(field, *forced);
        if (auto paired = Pairer(field).pair(freeRoundOrder(field)))
            return recordOf(std::move(field), *std::move(paired), level);
    }
    return std::nullopt;
}

std::vector<std::size_t> keizerByeOrder(const RankedRecord& record)
{
    return freeRoundOrder(record.field());
}

/// Place in the ranking of those who are there and of those who aren't: of all players of the section.
Count placeOf(const ExplainCase& round, std::size_t entrant)
{
    const KeizerTable table = keizerOf(round.section, round.round - 1);
    return {table.rows[*round.section.indexOf(round.field().entrants[entrant].id)].place};
}

RankedPairTold tellKeizer(const ExplainCase& round, const RankedBracket& bracket, std::size_t pair, std::size_t asked)
{
    const auto [first, second] = bracket.pairs[pair];
    const std::size_t other = asked == first ? second : first;
    const Field& field = round.field();
    RankedPairTold told;
    told.chooser = first;
    for (std::size_t later = pair + 1; later < bracket.pairs.size(); ++later) {
        for (const std::size_t each : {bracket.pairs[later].first, bracket.pairs[later].second}) {
            if (ranksAbove(field, each, second)) told.candidates.push_back(each);
        }
    }
    std::ranges::sort(told.candidates, [&](std::size_t a, std::size_t b) { return ranksAbove(field, a, b); });
    told.conclusion = {Phrase::KeizerMeet,
                       {{"player", round.ref(asked)},
                        {"place", placeOf(round, asked)},
                        {"opponent", round.ref(other)},
                        {"otherPlace", placeOf(round, other)}},
                       {},
                       true};
    const int level = bracket.measures.front().value.front();
    const KeizerRules rules = keizerRulesOf(round.section.rulesOf(round.round));
    if (level > 0 && rules.apart > 0) {
        told.steps.push_back(
            {Phrase::KeizerSooner, {{"round", RoundRef{round.round}}, {"n", Count{std::min(level, rules.apart)}}}});
    }
    if (level > rules.apart)
        told.steps.push_back(
            {Phrase::KeizerOftener, {{"round", RoundRef{round.round}}, {"n", Count{rules.mostGames}}}});
    return told;
}

}  // namespace

const RankedSystem& keizerSystem()
{
    static constexpr RankedSystem kSystem{{}, {}, {}, {}, Phrase::KeizerBye, pairKeizer, keizerByeOrder, tellKeizer};
    return kSystem;
}

DraftOutcome draftKeizer(const Section& section, RoundNumber round, const RoundOptions& /*options*/,
                         const std::stop_token& stop, Progress* /*progress*/)
{
    const Club club(section, round);
    return draftRanked(section, round, keizerSystem(), club.at(club.levels() - 1), stop);
}

ColourField keizerColours(const Section& section, RoundNumber round)
{
    return {Club(section, round).at(0), {}, colour::Rules::Keizer};
}

}  // namespace kydai::pairing
