#include "pairing/why_not.h"

#include "pairing/dutch_walk.h"
#include "support/assert.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace kydai::pairing {

namespace {

/// What each player costs the bracket by a criterion: the criterion of each pair and each downfloater alone.
std::map<std::size_t, Cost> ownParts(const Field& field, const BracketRecord& bracket, const CriterionResult& result)
{
    std::map<std::size_t, Cost> parts;
    const Bracket judged{field, bracket.score, bracket.movedDown, bracket.residents,
                         field.entrants[bracket.residents.back()].score};
    const auto add = [&](const Candidate& alone) {
        std::vector<std::size_t> blamed;
        const Cost cost = result.criterion->cost(judged, alone, &blamed);
        for (const std::size_t player : blamed) parts[player] = cost;
    };
    for (const PairIndices& pair : bracket.pairs) add({{pair}, {}, false, {}});
    const bool takesBye = result.criterion->cost == c9UnplayedGames && result.cost != Cost{0};
    for (const std::size_t player : bracket.downfloaters) add({{}, {player}, takesBye, {}});
    return parts;
}

/// Whose own part gets worse.
std::vector<std::size_t> sufferersOf(const Field& field, const BracketRecord& made, const BracketRecord& other,
                                     const CriterionResult& worse)
{
    const auto before = std::ranges::find(made.criteria, worse.criterion, &CriterionResult::criterion);
    KYDAI_ASSERT(before != made.criteria.end());
    if (worse.criterion->cost == c8NextBracket) return newlyHit(worse.players, before->players);
    const std::map<std::size_t, Cost> was = ownParts(field, made, *before);
    const std::map<std::size_t, Cost> is = ownParts(field, other, worse);
    std::vector<std::size_t> sufferers;
    for (const std::size_t player : worse.players) {
        const auto earlier = was.find(player);
        if (earlier == was.end() || earlier->second < is.at(player)) sufferers.push_back(player);
    }
    return sufferers;
}

void compareBrackets(const Alternatives& round, WhyNot& answer)
{
    const BracketRecord& made = round.made().brackets[answer.bracket];
    const BracketRecord* other = answer.alternative->bracket(answer.bracket);
    KYDAI_ASSERT(other != nullptr);
    answer.verdict = WhyNot::Verdict::Completion;
    // 2017: who must complete the round only in the other one pays for that. Both do where this one had to: whatever
    // completes it was among the candidates.
    if (round.isPenultimate(*other) && !round.isPenultimate(made)) {
        answer.sufferers = newlyHit(other->downfloaters, made.downfloaters);
        return;
    }
    const CriterionResult* worse = firstDifference(round, made, *other);
    if (worse == nullptr) {
        answer.verdict = WhyNot::Verdict::Sequence;
        return;
    }
    const Cost& before = std::ranges::find(made.criteria, worse->criterion, &CriterionResult::criterion)->cost;
    // 2017: only a group that collapsed otherwise is better so; what decides is completion above it.
    if (worse->cost < before) return;
    answer.verdict = WhyNot::Verdict::Worse;
    answer.criterion = worse->criterion;
    answer.made = before;
    answer.forced = worse->cost;
    answer.sufferers = sufferersOf(round.field(), made, *other, *worse);
}

}  // namespace

std::vector<std::size_t> newlyHit(const std::vector<std::size_t>& now, const std::vector<std::size_t>& before)
{
    std::vector<std::size_t> fresh;
    std::ranges::copy_if(now, std::back_inserter(fresh),
                         [&](std::size_t player) { return std::ranges::find(before, player) == before.end(); });
    return fresh;
}

WhyNot compared(const Alternatives& round, AlternativeOutcome outcome)
{
    WhyNot answer;
    if (std::holds_alternative<AsMade>(outcome)) return answer;
    if (std::holds_alternative<Cancelled>(outcome)) {
        answer.verdict = WhyNot::Verdict::Cancelled;
        return answer;
    }
    if (auto* blocked = std::get_if<NoPairing>(&outcome)) {
        answer.verdict = WhyNot::Verdict::Impossible;
        answer.blocked = std::move(*blocked);
        return answer;
    }
    answer.alternative = std::get<Alternative>(std::move(outcome));
    answer.bracket = answer.alternative->differs;
    const auto score = [&](std::size_t player) { return round.field().entrants[player].score; };
    const auto taker = answer.alternative->bye;
    if (round.field().edition != PairingEdition::E2017 && taker && score(*taker) > *round.byeScore()) {
        answer.verdict = WhyNot::Verdict::ByeScore;
        answer.made = {round.byeScore()->tenths};
        answer.forced = {score(*taker).tenths};
        answer.sufferers = {*taker};
    } else {
        compareBrackets(round, answer);
    }
    return answer;
}

WhyNot whyNotPair(const Section& section, const Alternatives& round, std::size_t a, std::size_t c, bool whole,
                  const std::stop_token& stop)
{
    const bool together = std::ranges::any_of(round.made().pairs, [&](const Pairing& pair) {
        return (pair.higher == a && pair.lower == c) || (pair.higher == c && pair.lower == a);
    });
    if (together) return {};
    WhyNot answer;
    answer.bar = whatBarsPair(section, round.field(), a, c);
    if (answer.bar.kind != PairBar::Kind::None) {
        answer.verdict = WhyNot::Verdict::Barred;
        return answer;
    }
    Conditions conditions;
    conditions.pairs = {{a, c}};
    return compared(round, round.best(conditions, {0, whole}, stop));
}

WhyNot whyNotBye(const Alternatives& round, std::size_t player, const std::stop_token& stop)
{
    Conditions conditions;
    conditions.takesBye = player;
    return compared(round, round.best(conditions, {}, stop));
}

WhyNot whyTakesBye(const Alternatives& round, const std::stop_token& stop)
{
    Conditions conditions;
    conditions.avoidsBye = round.made().bye;
    return compared(round, round.best(conditions, {0, true}, stop));
}

WhyNot whyLeaves(const Alternatives& round, std::size_t bracket, Points group, std::size_t player,
                 std::optional<std::size_t> instead, const std::stop_token& stop)
{
    Conditions conditions;
    conditions.groups.push_back({player, group, true});
    if (instead) conditions.groups.push_back({*instead, group, false});
    return compared(round, round.best(conditions, {bracket, false}, stop));
}

RoundPairing wholeRound(const Alternatives& round, const Alternative& alternative)
{
    KYDAI_ASSERT(alternative.whole);
    const auto above = round.made().brackets.begin();
    std::vector<BracketRecord> brackets(above, above + static_cast<std::ptrdiff_t>(alternative.from));
    brackets.insert(brackets.end(), alternative.brackets.begin(), alternative.brackets.end());
    return assembled(round.field(), std::move(brackets));
}

}  // namespace kydai::pairing
