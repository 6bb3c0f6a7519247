#include "support/swiss_tiebreaks.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace kydai::verify {

namespace {

/// "BH/C1": name, values cut at the bottom, at the top.
struct Parsed {
    std::string name{};
    int low = 0;
    int high = 0;
};

Parsed parse(const std::string& code)
{
    const std::size_t slash = code.find('/');
    Parsed parsed{code.substr(0, slash)};
    if (slash == std::string::npos) return parsed;
    const int count = code[slash + 2] - '0';
    parsed.low = count;
    if (code[slash + 1] == 'M') parsed.high = count;
    return parsed;
}

bool isSumOfOpponents(const std::string& name)
{
    return name == "BH" || name == "SB" || name == "FB";
}

std::vector<Element*> staying(std::vector<Element>& elements)
{
    std::vector<Element*> found;
    for (Element& element : elements) {
        if (element.cut == 0) found.push_back(&element);
    }
    return found;
}

/// 14.1 with 16.5: the round of choice goes before a weaker opponent unless it adds less.
void cutLow(std::vector<Element>& elements, bool voluntaryFirst, int order)
{
    const auto left = staying(elements);
    if (left.empty()) return;
    const auto byValue = [](const Element* a, const Element* b) {
        return std::pair(a->value, a->contribution) < std::pair(b->value, b->contribution);
    };
    const auto byContribution = [](const Element* a, const Element* b) {
        return std::pair(a->contribution, a->value) < std::pair(b->contribution, b->value);
    };
    Element* goes = *std::ranges::min_element(left, byValue);
    std::vector<Element*> chosen;
    std::ranges::copy_if(left, std::back_inserter(chosen), &Element::voluntary);
    if (voluntaryFirst && !chosen.empty()) {
        Element* voluntary = *std::ranges::min_element(chosen, byContribution);
        if (voluntary->contribution >= goes->contribution) {
            goes = voluntary;
            goes->cutAsVoluntary = true;
        }
    }
    goes->cut = order;
}

void cutHigh(std::vector<Element>& elements, int order)
{
    const auto left = staying(elements);
    if (left.empty()) return;
    Element* goes = *std::ranges::max_element(left, [](const Element* a, const Element* b) {
        return std::pair(a->value, a->contribution) < std::pair(b->value, b->contribution);
    });
    goes->cut = order;
    goes->cutAsHighest = true;
}

long halfUp(long sum, long count)
{
    return (2 * sum + count) / (2 * count);
}

}  // namespace

SwissTieBreaks::SwissTieBreaks(const Crosstable& table, std::string edition)
    : m_table(table), m_edition(std::move(edition))
{
}

bool SwissTieBreaks::isTrailing(int number, RoundNumber round) const
{
    const Outcome outcome = m_table.cell(number, round).outcome;
    if (outcome != Outcome::HalfBye && outcome != Outcome::ZeroBye) return false;
    for (RoundNumber later = round + 1; later <= m_table.rounds(); ++later) {
        if (!m_table.cell(number, later).isVoluntary()) return false;
    }
    return true;
}

int SwissTieBreaks::adjustedIn(int number, RoundNumber round) const
{
    const Cell& cell = m_table.cell(number, round);
    const int draw = m_table.section().rules.points.draw().tenths;
    if (old()) return cell.isGame() ? cell.tenths : draw;
    return isTrailing(number, round) ? draw : cell.tenths;
}

int SwissTieBreaks::adjusted(int number) const
{
    int tenths = 0;
    for (RoundNumber round = 1; round <= m_table.rounds(); ++round) tenths += adjustedIn(number, round);
    return tenths;
}

Element SwissTieBreaks::dummy(int number, RoundNumber round) const
{
    const Cell& cell = m_table.cell(number, round);
    const PointSystem& points = m_table.section().rules.points;
    Element element{round};
    element.voluntary = cell.isVoluntary();
    if (old()) {
        element.source = Element::Source::Virtual;
        // The other side of the round: a draw stays one, also where a win is worth three draws.
        const int draw = points.draw().tenths;
        const int opposite = cell.tenths == draw ? draw : points.win().tenths + points.loss().tenths - cell.tenths;
        element.value = m_table.score(number, round - 1) + opposite + draw * (m_table.rounds() - round);
        element.uncapped = element.value;
        return element;
    }
    element.source = Element::Source::Dummy;
    element.value = element.uncapped = m_table.score(number);
    if (!capsDummy()) return element;
    const int cap = cell.opponent != 0 ? adjusted(cell.opponent) : points.draw().tenths * m_table.rounds();
    if (cap < element.value) {
        element.value = cap;
        element.source = cell.opponent != 0 ? Element::Source::CappedByOpponent : Element::Source::CappedByDraws;
    }
    return element;
}

std::vector<Element> SwissTieBreaks::elements(int number, const std::string& code) const
{
    const Parsed parsed = parse(code);
    if (parsed.name == "FB" && m_table.rounds() == m_table.section().roundsInAll() && m_table.rounds() > 0) {
        Crosstable drawn = m_table;
        drawn.drawRound(m_table.rounds());
        const std::string cuts = code.substr(2);
        return SwissTieBreaks(drawn, m_edition).elements(number, "BH" + cuts);
    }
    std::vector<Element> elements;
    for (RoundNumber round = 1; round <= m_table.rounds(); ++round) {
        const Cell& cell = m_table.cell(number, round);
        Element element{round};
        if (cell.isGame()) {
            element.value = element.uncapped = adjusted(cell.opponent);
        } else {
            element = dummy(number, round);
        }
        element.contribution = parsed.name == "SB" ? static_cast<long>(element.value) * cell.tenths
                                                   : static_cast<long>(element.value) * 10;
        elements.push_back(element);
    }
    int order = 0;
    for (int i = 0; i < parsed.low; ++i) cutLow(elements, !old(), ++order);
    for (int i = 0; i < parsed.high; ++i) cutHigh(elements, ++order);
    return elements;
}

std::optional<long> SwissTieBreaks::ownRound(int number, RoundNumber round, const std::string& code) const
{
    const Cell& cell = m_table.cell(number, round);
    const bool won = cell.outcome == Outcome::Win || cell.outcome == Outcome::UnratedWin;
    const auto yes = [](bool counts) { return counts ? 100L : 0L; };
    if (code == "WIN") return yes(cell.tenths >= m_table.section().rules.points.win().tenths);
    if (code == "WON") return yes(won);
    if (code == "BPG") return yes(cell.isGame() && cell.colour == 'B');
    if (code == "BWG") return yes(won && cell.colour == 'B');
    if (code == "REP") return yes(!cell.isVoluntary());
    if (code == "PS" || code == "PS/C1" || code == "PS/C2") return m_table.score(number, round) * 10L;
    return std::nullopt;
}

std::optional<long> SwissTieBreaks::meanOfOpponents(int number, const std::string& code) const
{
    long sum = 0;
    long games = 0;
    for (RoundNumber round = 1; round <= m_table.rounds(); ++round) {
        const Cell& cell = m_table.cell(number, round);
        if (!cell.isGame()) continue;
        ++games;
        sum += code == "ARO" ? m_table.player(cell.opponent).rating : *value(cell.opponent, "BH");
    }
    if (games == 0) return std::nullopt;
    return code == "ARO" ? halfUp(sum, games) * 100 : halfUp(sum, games);
}

bool SwissTieBreaks::knows(const std::string& code)
{
    const std::string name = code.substr(0, code.find('/'));
    static constexpr const char* kNames[] = {"BH", "SB", "FB", "WIN", "WON", "BPG", "BWG", "REP", "PS", "AOB", "ARO"};
    return std::ranges::any_of(kNames, [&](const char* one) { return name == one; });
}

std::optional<long> SwissTieBreaks::value(int number, const std::string& code) const
{
    const Parsed parsed = parse(code);
    long sum = 0;
    if (isSumOfOpponents(parsed.name)) {
        for (const Element& element : elements(number, code)) sum += element.cut == 0 ? element.contribution : 0;
        return sum;
    }
    if (code == "ARO" || code == "AOB") return meanOfOpponents(number, code);
    for (RoundNumber round = parsed.name == "PS" ? 1 + parsed.low : 1; round <= m_table.rounds(); ++round) {
        const auto adds = ownRound(number, round, code);
        if (!adds) return std::nullopt;
        sum += *adds;
    }
    return sum;
}

SwissTieBreaks::Among SwissTieBreaks::among(int number, const std::vector<int>& group) const
{
    Among among;
    for (const int rival : group) {
        if (rival == number) continue;
        long points = 0;
        long games = 0;
        for (RoundNumber round = 1; round <= m_table.rounds(); ++round) {
            const Cell& cell = m_table.cell(number, round);
            if (cell.opponent != rival || !cell.isGame()) continue;
            points += cell.tenths * 10L;
            ++games;
        }
        if (games == 0) {
            among.best += m_table.section().rules.points.win().tenths * 10L;
            continue;
        }
        among.points += points / games;
        among.best += points / games;
    }
    return among;
}

bool SwissTieBreaks::allMet(const std::vector<int>& group) const
{
    return std::ranges::all_of(group, [&](int one) {
        return std::ranges::all_of(
            group, [&](int two) { return one == two || m_table.metIn(one, two, m_table.rounds() + 1) > 0; });
    });
}

/// One application of 6.2 or 6.3: an order with groups that start again, or the group as it was.
std::vector<std::vector<int>> SwissTieBreaks::separate(const std::vector<int>& group) const
{
    std::vector<int> open = group;
    std::ranges::stable_sort(open, [&](int a, int b) { return among(a, group).points > among(b, group).points; });
    std::vector<std::vector<int>> order;
    if (old() && !allMet(group)) return {group};
    if (allMet(group)) {
        for (const int one : open) {
            if (!order.empty() && among(order.back().front(), group).points == among(one, group).points) {
                order.back().push_back(one);
            } else {
                order.push_back({one});
            }
        }
        return order;
    }
    while (!open.empty()) {
        const long points = among(open.front(), group).points;
        const bool alone =
            std::all_of(open.begin() + 1, open.end(), [&](int rival) { return among(rival, group).best < points; });
        if (!alone) break;
        order.push_back({open.front()});
        open.erase(open.begin());
    }
    if (!open.empty()) order.push_back(open);
    return order;
}

std::vector<std::vector<int>> SwissTieBreaks::encounter(const std::vector<int>& group) const
{
    if (group.size() < 2) return {group};
    const auto order = separate(group);
    if (order.size() == 1) return {group};
    std::vector<std::vector<int>> places;
    for (const auto& place : order) {
        if (old()) {
            places.push_back(place);
            continue;
        }
        for (auto& part : encounter(place)) places.push_back(std::move(part));
    }
    return places;
}

}  // namespace kydai::verify
