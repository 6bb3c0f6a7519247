#include "pairing/quality.h"

#include "pairing/colour_costs.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace kydai::pairing {

namespace {

bool inBracket(const Trait& trait)
{
    return trait.role == Role::MovedDown || trait.role == Role::Resident;
}

bool bothInBracket(const Trait& a, const Trait& b)
{
    return inBracket(a) && inBracket(b);
}

/// A pair of the bracket: 1 per pair.
int isPair(const Trait& a, const Trait& b, int /*unused*/)
{
    return bothInBracket(a, b) ? 1 : 0;
}

/// Adds up what the two players bring along, if they are paired in the bracket.
template <int (*own)(const Trait&, int)>
int sumOfOwn(const Trait& a, const Trait& b, int parameter)
{
    return bothInBracket(a, b) ? own(a, parameter) + own(b, parameter) : 0;
}

int isMovedDownOfScore(const Trait& a, int score)
{
    return a.role == Role::MovedDown && a.score == score ? 1 : 0;
}

int joinsNext(const Trait& a, const Trait& b, int /*unused*/)
{
    return b.role == Role::Next && (inBracket(a) || a.role == Role::Next) ? 1 : 0;
}

int joinsNextFromScore(const Trait& a, const Trait& b, int score)
{
    return b.role == Role::Next && inBracket(a) && a.score == score ? 1 : 0;
}

/// Any pair helps to complete the round, and more so if it takes players who may not be left with the bye.
int completes(const Trait& a, const Trait& b, int /*unused*/)
{
    return 1 + (a.byeEligible ? 0 : 1) + (b.byeEligible ? 0 : 1);
}

int byeUnplayedGames(const Trait& a, const Trait& b, int /*unused*/)
{
    return b.role == Role::Bye ? -a.unplayedGames : 0;
}

using ColourCost = int (*)(const colour::Preference&, const colour::Preference&);

template <ColourCost cost>
int colourCost(const Trait& a, const Trait& b, int /*unused*/)
{
    return bothInBracket(a, b) ? -cost(a.preference, b.preference) : 0;
}

template <std::size_t back>
int residentFloatedDown(const Trait& a, int /*unused*/)
{
    return a.role == Role::Resident && a.floats[back - 1] == Float::Down ? 1 : 0;
}

template <std::size_t back>
int movedDownFloatedDown(const Trait& a, int score)
{
    return isMovedDownOfScore(a, score) != 0 && a.floats[back - 1] == Float::Down ? 1 : 0;
}

template <std::size_t back>
int meetsUpfloater(const Trait& a, const Trait& b, int /*unused*/)
{
    return bothInBracket(a, b) && a.score > b.score && b.floats[back - 1] == Float::Up ? -1 : 0;
}

template <std::size_t back>
int meetsUpfloaterFromScore(const Trait& a, const Trait& b, int score)
{
    return a.score == score ? meetsUpfloater<back>(a, b, 0) : 0;
}

// --- a collapsed bracket: every player is paired in it or takes the bye, so all costs are costs of pairs

/// Of a pair. The bye counts as a score one point below the lowest (A.8).
int differenceOf(const Trait& a, const Trait& b)
{
    return a.score - b.score;
}

int hasDifference(const Trait& a, const Trait& b, int difference)
{
    return differenceOf(a, b) == difference ? -1 : 0;
}

template <std::size_t back>
int sameDownfloat(const Trait& a, const Trait& b, int /*unused*/)
{
    return differenceOf(a, b) > 0 && a.floats[back - 1] == Float::Down ? -1 : 0;
}

template <std::size_t back>
int sameDownfloatOfDifference(const Trait& a, const Trait& b, int difference)
{
    return differenceOf(a, b) == difference ? sameDownfloat<back>(a, b, 0) : 0;
}

template <std::size_t back>
int meetsUpfloaterOfDifference(const Trait& a, const Trait& b, int difference)
{
    return differenceOf(a, b) == difference ? meetsUpfloater<back>(a, b, 0) : 0;
}

std::vector<int> distinctDescending(std::vector<int> values)
{
    std::ranges::sort(values, std::greater<>());
    values.erase(std::unique(values.begin(), values.end()), values.end());  // clang 14 refuses the ranges version
    return values;
}

}  // namespace

struct Packing::Counts {
    std::size_t pairs = 0;  ///< at most, in the bracket
    std::size_t nextPairs = 0;
    std::vector<int> movedDownScores{};  ///< distinct, descending
    std::vector<int> bracketScores{};
    std::vector<int> differences{};  ///< of a collapsed bracket, above zero
    std::span<const Trait> vertices{};
    std::size_t mostUnplayed = 0;
    std::size_t everybody = 0;

    explicit Counts(std::span<const Trait> all) : vertices(all), everybody(all.size())
    {
        const std::size_t players = count(inBracket);
        pairs = players / 2;
        nextPairs = (players + count([](const Trait& t) { return t.role == Role::Next; })) / 2;
        std::vector<int> scores;
        for (const Trait& trait : all) {
            if (trait.role == Role::MovedDown) movedDownScores.push_back(trait.score);
            if (inBracket(trait)) scores.push_back(trait.score);
            mostUnplayed = std::max(mostUnplayed, static_cast<std::size_t>(trait.unplayedGames));
        }
        movedDownScores = distinctDescending(std::move(movedDownScores));
        bracketScores = distinctDescending(std::move(scores));
    }

    template <class Test>
    [[nodiscard]] std::size_t count(Test&& test) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(vertices, test));
    }
    [[nodiscard]] std::size_t movedDown(int score) const
    {
        return count([&](const Trait& t) { return isMovedDownOfScore(t, score) != 0; });
    }
    template <std::size_t back>
    [[nodiscard]] std::size_t upfloatedResidents() const
    {
        return count([](const Trait& t) { return t.role == Role::Resident && t.floats[back - 1] == Float::Up; });
    }

    void collectDifferences()
    {
        std::vector<int> found;
        const std::vector<int>& scores = bracketScores;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            for (std::size_t j = i + 1; j < scores.size(); ++j) found.push_back(scores[i] - scores[j]);
        }
        for (const Trait& trait : vertices) {
            if (trait.role != Role::Bye) continue;
            for (const int score : scores) found.push_back(score - trait.score);
        }
        differences = distinctDescending(std::move(found));
    }
};

Packing::Packing(std::span<const Trait> vertices, const PackingOptions& options, unsigned lowBits) : m_bits(lowBits)
{
    Counts counts(vertices);
    if (options.collapsed) {
        counts.collectDifferences();
        addCollapsed(counts);
    } else {
        add(isPair, counts.pairs);
        addScores(counts);
        addLookAhead(counts, options);
        if (options.unplayedGames) add(byeUnplayedGames, counts.mostUnplayed);
        addColours(counts);
        addFloats(counts);
    }
    // The terms stand in order of priority; the last one gets the lowest bits.
    for (std::size_t i = m_terms.size(); i-- > 0;) {
        m_terms[i].shift = m_bits;
        m_bits += m_terms[i].width;
    }
}

void Packing::add(PairValue value, std::size_t mostOften, OwnValue own, int parameter)
{
    if (mostOften == 0) return;
    m_terms.push_back({value, own, parameter, 0, static_cast<unsigned>(std::bit_width(mostOften))});
}

/// C7: the more MDPs of the highest score are paired, the fewer of them float.
void Packing::addScores(const Counts& counts)
{
    for (const int score : counts.movedDownScores) {
        add(sumOfOwn<isMovedDownOfScore>, counts.movedDown(score), isMovedDownOfScore, score);
    }
}

/// C8: most pairs in the next bracket, then the highest scores paired there.
void Packing::addLookAhead(const Counts& counts, const PackingOptions& options)
{
    if (!options.lookAhead) return;
    if (options.completionAhead) {
        add(completes, counts.everybody + counts.everybody / 2);
    } else {
        add(joinsNext, counts.nextPairs);
    }
    for (const int score : counts.bracketScores) {
        const std::size_t players = counts.count([&](const Trait& t) { return inBracket(t) && t.score == score; });
        add(joinsNextFromScore, players, nullptr, score);
    }
}

void Packing::addColours(const Counts& counts)
{
    const auto sharing = [&](auto&& test) {
        std::size_t sum = 0;
        for (const Colour colour : {Colour::White, Colour::Black}) {
            const std::size_t players = counts.count([&](const Trait& t) {
                return inBracket(t) && t.preference.kind != colour::PreferenceKind::None &&
                       t.preference.colour == colour && test(t.preference);
            });
            sum += players / 2;
        }
        return sum;
    };
    using colour::PreferenceKind;
    add(colourCost<widensDifference>, sharing(isUnbalanced));
    add(colourCost<givesThirdColour>,
        sharing([](const colour::Preference& p) { return p.kind == PreferenceKind::Absolute; }));
    add(colourCost<deniesPreference>, sharing([](const colour::Preference&) { return true; }));
    add(colourCost<deniesStrongPreference>,
        sharing([](const colour::Preference& p) { return p.kind >= PreferenceKind::Strong; }));
}

void Packing::addFloats(const Counts& counts)
{
    const auto residents = [&](auto&& own) { return counts.count([&](const Trait& t) { return own(t, 0) != 0; }); };
    const std::size_t movedDown = counts.count([](const Trait& t) { return t.role == Role::MovedDown; });
    add(sumOfOwn<residentFloatedDown<1>>, residents(residentFloatedDown<1>), residentFloatedDown<1>);
    add(meetsUpfloater<1>, std::min(movedDown, counts.upfloatedResidents<1>()));
    add(sumOfOwn<residentFloatedDown<2>>, residents(residentFloatedDown<2>), residentFloatedDown<2>);
    add(meetsUpfloater<2>, std::min(movedDown, counts.upfloatedResidents<2>()));
    const auto differences = [&](int (*down)(const Trait&, int), PairValue downSum, PairValue up,
                                 std::size_t upfloated) {
        for (const int score : counts.movedDownScores) {
            add(downSum, counts.count([&](const Trait& t) { return down(t, score) != 0; }), down, score);
        }
        for (const int score : counts.movedDownScores) {
            add(up, std::min(counts.movedDown(score), upfloated), nullptr, score);
        }
    };
    differences(movedDownFloatedDown<1>, sumOfOwn<movedDownFloatedDown<1>>, meetsUpfloaterFromScore<1>,
                counts.upfloatedResidents<1>());
    differences(movedDownFloatedDown<2>, sumOfOwn<movedDownFloatedDown<2>>, meetsUpfloaterFromScore<2>,
                counts.upfloatedResidents<2>());
}

/// Edition 2017, C.6 and C.8–C.19 of a collapsed last bracket.
void Packing::addCollapsed(const Counts& counts)
{
    const std::size_t pairs = counts.pairs + 1;
    const auto perDifference = [&](PairValue value) {
        for (const int difference : counts.differences) add(value, pairs, nullptr, difference);
    };
    perDifference(hasDifference);
    addColours(counts);
    add(sameDownfloat<1>, pairs);
    add(meetsUpfloater<1>, pairs);
    add(sameDownfloat<2>, pairs);
    add(meetsUpfloater<2>, pairs);
    perDifference(sameDownfloatOfDifference<1>);
    perDifference(meetsUpfloaterOfDifference<1>);
    perDifference(sameDownfloatOfDifference<2>);
    perDifference(meetsUpfloaterOfDifference<2>);
}

}  // namespace kydai::pairing
