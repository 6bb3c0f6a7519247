#include "pairing/why_not.h"

#include "pairing/dutch.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

bool samePairing(const BracketRecord& a, const BracketRecord& b)
{
    return a.pairs == b.pairs && a.downfloaters == b.downfloaters && a.residents == b.residents;
}

bool byeScoreRises(const Field& field, const RoundPairing& made, const RoundPairing& forced)
{
    if (field.edition == PairingEdition::E2017 || !made.bye || !forced.bye) return false;
    return field.entrants[*forced.bye].score > field.entrants[*made.bye].score;
}

/// 2017: the bracket was paired under C.4, and the one below collapsed.
bool isPenultimate(const RoundPairing& pairing, std::size_t bracket)
{
    return bracket + 1 < pairing.brackets.size() && pairing.brackets[bracket + 1].collapsed;
}

void compareBrackets(const Field& field, const RoundPairing& made, const RoundPairing& forced, WhyNot& answer)
{
    const std::size_t brackets = std::min(made.brackets.size(), forced.brackets.size());
    std::size_t at = 0;
    while (at < brackets && samePairing(made.brackets[at], forced.brackets[at])) ++at;
    answer.bracket = std::min(at, made.brackets.size() - 1);
    answer.verdict = WhyNot::Verdict::Sequence;
    if (at == brackets) return;
    if (field.edition == PairingEdition::E2017 && isPenultimate(made, at) != isPenultimate(forced, at)) {
        answer.verdict = WhyNot::Verdict::Completion;
        answer.sufferers = newlyHit(forced.brackets[at].downfloaters, made.brackets[at].downfloaters);
        return;
    }
    const std::vector<CriterionResult>& before = made.brackets[at].criteria;
    const std::vector<CriterionResult>& after = forced.brackets[at].criteria;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].cost == after[i].cost) continue;
        // 2017: only a group that collapsed otherwise is better with the pair; what decides is completion above it.
        if (field.edition == PairingEdition::E2017 && after[i].cost < before[i].cost) {
            answer.verdict = WhyNot::Verdict::Completion;
            return;
        }
        answer.verdict = WhyNot::Verdict::Worse;
        answer.criterion = before[i].criterion;
        answer.made = before[i].cost;
        answer.forced = after[i].cost;
        answer.sufferers = newlyHit(after[i].players, before[i].players);
        return;
    }
}

WhyNot comparedWith(const Field& field, const RoundPairing& made, PairingOutcome outcome)
{
    WhyNot answer;
    if (std::holds_alternative<Cancelled>(outcome)) {
        answer.verdict = WhyNot::Verdict::Cancelled;
        return answer;
    }
    if (auto* blocked = std::get_if<NoPairing>(&outcome)) {
        answer.verdict = WhyNot::Verdict::Impossible;
        answer.blocked = std::move(*blocked);
        return answer;
    }
    const auto& forced = std::get<RoundPairing>(outcome);
    if (byeScoreRises(field, made, forced)) {
        answer.verdict = WhyNot::Verdict::ByeScore;
        answer.sufferers = {*forced.bye};
    } else {
        compareBrackets(field, made, forced, answer);
    }
    answer.alternative = std::get<RoundPairing>(std::move(outcome));
    return answer;
}

}  // namespace

std::vector<std::size_t> newlyHit(const std::vector<std::size_t>& now, const std::vector<std::size_t>& before)
{
    std::vector<std::size_t> fresh;
    for (const std::size_t player : now) {
        if (std::ranges::find(before, player) == before.end()) fresh.push_back(player);
    }
    return fresh.empty() ? now : fresh;
}

WhyNot whyNotPair(const Section& section, const Field& field, const RoundPairing& made, std::size_t a, std::size_t c,
                  const std::stop_token& stop)
{
    WhyNot answer;
    const bool together = std::ranges::any_of(made.pairs, [&](const Pairing& pair) {
        return (pair.higher == a && pair.lower == c) || (pair.higher == c && pair.lower == a);
    });
    if (together) return answer;
    answer.bar = whatBarsPair(section, field, a, c);
    if (answer.bar.kind != PairBar::Kind::None) {
        answer.verdict = WhyNot::Verdict::Barred;
        return answer;
    }
    Options options;
    options.forcedPairs = {{a, c}};
    return comparedWith(field, made, pairRound(field, options, stop));
}

WhyNot whyNotTogether(const Field& field, const RoundPairing& made, std::vector<ForcedPair> pairs,
                      const std::stop_token& stop)
{
    Options options;
    options.forcedPairs = std::move(pairs);
    return comparedWith(field, made, pairRound(field, options, stop));
}

WhyNot whyNotBye(const Field& field, const RoundPairing& made, std::size_t player, const std::stop_token& stop)
{
    if (made.bye == player) return {};
    Options options;
    options.forcedBye = player;
    // C5 comes before every bracket: with a higher score for the bye nothing else is to be compared.
    const bool rises = made.bye && field.entrants[player].score > field.entrants[*made.bye].score;
    if (rises && field.edition != PairingEdition::E2017) {
        WhyNot answer;
        answer.verdict = WhyNot::Verdict::ByeScore;
        answer.sufferers = {player};
        if (auto blocked = whatBlocksRound(field, options)) {
            answer.verdict = WhyNot::Verdict::Impossible;
            answer.blocked = *std::move(blocked);
            answer.sufferers.clear();
        }
        return answer;
    }
    return comparedWith(field, made, pairRound(field, options, stop));
}

}  // namespace kydai::pairing
