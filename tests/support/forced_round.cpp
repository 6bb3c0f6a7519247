#include "support/forced_round.h"

#include <algorithm>
#include <utility>

namespace kydai::verify {

namespace {

using Index = std::size_t;

std::string keyOf(const brute::Wish& wish, const ForcedRounds::Extent& extent)
{
    std::string key;
    const auto add = [&](std::size_t number) { key += std::to_string(number) + ' '; };
    for (const auto& [a, b] : wish.pairs) {
        add(a);
        add(b);
    }
    for (const brute::Wish::Group& group : wish.groups) {
        key += group.stays ? 's' : 'l';
        add(group.player);
        add(static_cast<std::size_t>(group.score));
    }
    key += 't';
    if (wish.takesBye) add(*wish.takesBye);
    key += 'a';
    if (wish.avoidsBye) add(*wish.avoidsBye);
    key += 'h';
    if (extent.held) add(*extent.held);
    key += 'e';
    add(extent.through);
    return key + (extent.whole ? 'w' : ' ');
}

}  // namespace

const PairedBracket* Forced::at(std::size_t index) const
{
    return index < first || index - first >= brackets.size() ? nullptr : &brackets[index - first];
}

std::vector<std::size_t> fresh(std::vector<std::size_t> now, const std::vector<std::size_t>& before)
{
    std::erase_if(now, [&](Index player) { return std::ranges::find(before, player) != before.end(); });
    std::ranges::sort(now);
    return now;
}

std::vector<std::size_t> leaversOf(const brute::Position& position, const PairedBracket& bracket, int score)
{
    std::vector<Index> leavers = bracket.downfloaters;
    for (const auto& [a, b] : bracket.pairs) {
        if (position.entrants[a].score >= score && position.entrants[b].score < score) leavers.push_back(a);
    }
    std::ranges::sort(leavers);
    return leavers;
}

ForcedRounds::ForcedRounds(brute::Position position) : m_position(std::move(position))
{
    GeneralPairer pairer(m_position);
    if (m_position.entrants.empty() || pairer.leftOver() != 0) return;
    while (!pairer.atEnd()) {
        auto bracket = pairer.next();
        if (!bracket) {
            m_made.clear();
            return;
        }
        m_made.push_back(*std::move(bracket));
    }
    if (!m_made.back().downfloaters.empty()) m_bye = m_made.back().downfloaters.front();
}

const Forced& ForcedRounds::with(const brute::Wish& wish, const Extent& extent)
{
    const std::string key = keyOf(wish, extent);
    const auto known = m_known.find(key);
    if (known != m_known.end()) return known->second;
    return m_known.emplace(key, forced(wish, extent)).first->second;
}

/// The players whom the next bracket really left over, if they cost what was looked ahead for.
std::vector<std::size_t> ForcedRounds::leftAhead(const PairedBracket& bracket, const PairedBracket* next) const
{
    if (next == nullptr) return {};
    std::vector<int> scores;
    for (const Index player : next->downfloaters) scores.push_back(m_position.entrants[player].score);
    std::ranges::sort(scores, std::greater<>());
    return scores == bracket.leftAhead ? next->downfloaters : std::vector<Index>{};
}

/// By the first bracket that is paired otherwise; what its own players have of the criterion.
void ForcedRounds::decide(Forced& forced, const brute::Position& restricted) const
{
    const PairedBracket& before = m_made[forced.bracket];
    const PairedBracket& after = *forced.at(forced.bracket);
    forced.kind = Forced::Kind::Criterion;
    const auto completion = [&] {
        forced.criterion = "C.4";
        forced.best = {1};
        forced.made = {0};
    };
    if (after.penultimate && !before.penultimate) {
        completion();
        forced.hurt = fresh(after.downfloaters, before.downfloaters);
        return;
    }
    const std::vector<Charge> was = chargesOf(m_position, before);
    const std::vector<Charge> is = chargesOf(restricted, after);
    for (Index i = 0; i < was.size(); ++i) {
        const bool ahead = was[i].criterion == "C8" || was[i].criterion == "C.7";
        if (was[i].cost == is[i].cost || (ahead && before.penultimate)) continue;
        // 2017: a last bracket that is better so was made otherwise by what stands above it.
        if (is[i].cost < was[i].cost) return completion();
        forced.criterion = was[i].criterion;
        forced.best = is[i].cost;
        forced.made = was[i].cost;
        if (ahead) {
            const Index next = forced.bracket + 1;
            const PairedBracket* made = next < m_made.size() ? &m_made[next] : nullptr;
            forced.hurt = fresh(leftAhead(after, forced.at(next)), leftAhead(before, made));
            return;
        }
        for (const auto& [player, part] : is[i].parts) {
            const auto earlier = was[i].parts.find(player);
            if (earlier == was[i].parts.end() || earlier->second < part) forced.hurt.push_back(player);
        }
        return;
    }
    forced.kind = Forced::Kind::Order;
}

Forced ForcedRounds::forced(const brute::Wish& wish, const Extent& extent) const
{
    const brute::Position restricted = brute::restricted(m_position, wish);
    GeneralPairer pairer(restricted, wish);
    Forced forced;
    forced.first = extent.held.value_or(0);
    if (forced.first > 0) {
        const PairedBracket& held = m_made[forced.first];
        pairer.standBefore(m_made[forced.first - 1].downfloaters, held.residents.front(), held.collapsed);
    }
    forced.kind = Forced::Kind::Completion;
    if (pairer.leftOver() != 0) return forced;
    const auto byeScore = pairer.byeScore();
    const bool byeRises = m_position.edition == PairingEdition::E2026 && byeScore && m_bye &&
                          *byeScore > m_position.entrants[*m_bye].score;
    std::optional<Index> differs;
    while (!pairer.atEnd()) {
        auto bracket = pairer.next();
        if (!bracket) return forced;
        forced.brackets.push_back(*std::move(bracket));
        const Index last = forced.first + forced.brackets.size() - 1;
        if (!differs && (last >= m_made.size() || !m_made[last].isSame(forced.brackets.back())))
            differs = std::min(last, m_made.size() - 1);
        if (differs && !extent.whole && !byeRises && last > *differs && last >= extent.through) break;
    }
    if (pairer.atEnd() && !forced.brackets.back().downfloaters.empty())
        forced.bye = forced.brackets.back().downfloaters.front();
    forced.bracket = differs.value_or(0);
    if (byeRises) {
        forced.kind = Forced::Kind::Criterion;
        forced.criterion = "C5";
        forced.best = {*byeScore};
        forced.made = {m_position.entrants[*m_bye].score};
        forced.hurt = {*forced.bye};
    } else if (!differs) {
        forced.kind = Forced::Kind::Fulfilled;
    } else {
        decide(forced, restricted);
    }
    return forced;
}

}  // namespace kydai::verify
