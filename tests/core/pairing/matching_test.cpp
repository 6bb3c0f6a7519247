#include "pairing/class_duals.h"
#include "pairing/maximum_matching.h"
#include "pairing/weighted_matching.h"
#include "pairing/wide_int.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <optional>

namespace kydai::pairing {
namespace {

BitMatrix randomEdges(Random& random, std::size_t size, std::uint32_t millionths)
{
    BitMatrix edges(size);
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = a + 1; b < size; ++b) {
            if (random.chance(millionths)) edges.setBoth(a, b);
        }
    }
    return edges;
}

/// The best total over all matchings, by trying them; `perfect` ones only if asked. nullopt if there is none.
std::optional<int> bestByHand(const BitMatrix& edges, const std::function<int(std::size_t, std::size_t)>& weight,
                              bool perfect)
{
    const std::size_t size = edges.size();
    const std::size_t everybody = (std::size_t{1} << size) - 1;
    // By the set of those who are done: the best that the others can add.
    std::vector<std::optional<int>> best(everybody + 1);
    best[everybody] = 0;
    for (std::size_t done = everybody; done-- > 0;) {
        const auto from = static_cast<std::size_t>(std::countr_one(done));
        const std::size_t next = done | std::size_t{1} << from;
        const auto offer = [&](const std::optional<int>& rest, int more) {
            if (rest) best[done] = std::max(best[done].value_or(*rest + more), *rest + more);
        };
        if (!perfect) offer(best[next], 0);
        for (std::size_t other = from + 1; other < size; ++other) {
            const std::size_t mate = std::size_t{1} << other;
            if ((done & mate) == 0 && edges.test(from, other)) offer(best[next | mate], weight(from, other));
        }
    }
    return best[0];
}

class RandomGraph : public ::testing::TestWithParam<int> {};

TEST_P(RandomGraph, TheMaximumMatchingIsMaximumAndTheObstructionProvesIt)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    const std::size_t size = random.below(9) + 2;
    const BitMatrix edges = randomEdges(random, size, 350'000);
    BitSet all(size);
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const std::size_t i : order) all.set(i);
    MaximumMatching matching(edges, all);
    matching.augmentAll(order);
    std::size_t alone = 0;
    for (const std::size_t i : order) {
        if (!matching.isMatched(i)) {
            ++alone;
            continue;
        }
        const auto mate = static_cast<std::size_t>(matching.mate(i));
        EXPECT_EQ(matching.mate(mate), static_cast<int>(i));
        EXPECT_TRUE(edges.test(i, mate));
    }
    const auto pairs = bestByHand(
        edges, [](std::size_t, std::size_t) { return 1; }, false);
    EXPECT_EQ(size - alone, static_cast<std::size_t>(2 * *pairs));
    // Berge: as many stay alone as there are odd groups beyond the barrier.
    const auto obstruction = matching.obstruction();
    EXPECT_EQ(obstruction.groups.size() - obstruction.barrier.size(), alone);
    for (const auto& group : obstruction.groups) EXPECT_EQ(group.size() % 2, 1U);
}

template <class Weight>
WeightedGraph<Weight> randomWeights(Random& random, const BitMatrix& edges, int classes, int most, bool perfect)
{
    WeightedGraph<Weight> graph;
    graph.allowed = edges;
    graph.classes = static_cast<std::size_t>(classes);
    graph.table.assign(graph.classes * graph.classes, Weight{0});
    graph.potential.assign(graph.classes, Weight{0});
    for (std::size_t a = 0; a < graph.classes; ++a) {
        for (std::size_t b = a; b < graph.classes; ++b) {
            const Weight weight{2 * random.between(0, most)};
            graph.table[a * graph.classes + b] = graph.table[b * graph.classes + a] = weight;
        }
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        graph.classOf.push_back(static_cast<std::uint16_t>(random.below(graph.classes)));
    }
    graph.mayBeAlone.assign(edges.size(), perfect ? 0 : 1);
    return graph;
}

struct Shape {
    std::size_t size = 0;
    int classes = 0;
    bool perfect = false;
};

Shape anyShape(Random& random)
{
    Shape shape;
    shape.size = random.below(8) + 3;
    shape.perfect = random.chance(500'000);
    shape.classes = random.between(1, 5);
    return shape;
}

/// Enough vertices for the search to start from the duals of their classes.
Shape fewClasses(Random& random)
{
    return {16, random.between(1, 2), true};
}

/// Solves, then asks of random pairs whether an optimal matching has them, and of random edges whether one can do
/// without; after each answer the rest must still be as good as trying everything finds.
void agreesWithTrying(int seed, bool thorough, Shape (*shapeOf)(Random&) = anyShape)
{
    Random random(static_cast<std::uint64_t>(seed));
    const auto [size, classes, perfect] = shapeOf(random);
    BitMatrix edges = randomEdges(random, size, 600'000);
    const auto graph = randomWeights<Int128>(random, edges, classes, random.between(1, 9), perfect);
    const auto weight = [&](std::size_t a, std::size_t b) {
        return static_cast<int>(graph.table[graph.classOf[a] * graph.classes + graph.classOf[b]]);
    };
    WeightedMatching<Int128> matching(graph, thorough);
    const auto best = bestByHand(edges, weight, perfect);
    const bool solved = matching.solve(0, 0, {});
    ASSERT_EQ(solved, best.has_value()) << "seed " << seed;
    if (!solved) return;
    EXPECT_EQ(static_cast<int>(matching.total()), *best) << "seed " << seed;
    for (int question = 0; question < 12; ++question) {
        const auto a = random.below(size);
        const auto b = random.below(size);
        if (a == b || !edges.test(a, b)) continue;
        BitMatrix changed = edges;
        const bool fix = random.chance(400'000);
        if (fix) {
            for (std::size_t i = 0; i < size; ++i) {
                if (i != b) changed.resetBoth(a, i);
                if (i != a) changed.resetBoth(b, i);
            }
        } else {
            changed.resetBoth(a, b);
        }
        // A pair that must be there: force it by a weight no other choice outdoes.
        const auto forced = [&](std::size_t x, std::size_t y) {
            return weight(x, y) + (fix && x == std::min(a, b) && y == std::max(a, b) ? 10'000 : 0);
        };
        auto expected = bestByHand(changed, forced, perfect);
        if (fix && expected) expected = *expected - 10'000;
        const int v = static_cast<int>(a);
        const int w = static_cast<int>(b);
        const VertexPair edge[] = {{v, w}};
        const bool possible = fix ? matching.fixPair(v, w) : matching.remove(edge, {});
        ASSERT_EQ(possible, expected && *expected == *best) << "seed " << seed << " question " << question;
        if (possible) edges = changed;
        EXPECT_EQ(static_cast<int>(matching.total()), *best);
        if (possible && fix) return;  // a fixed pair is out of the game; the next questions would ask about it
    }
}

TEST_P(RandomGraph, WeightedMatchingAnswersAsTryingEverythingDoes)
{
    agreesWithTrying(GetParam(), false);
}

TEST_P(RandomGraph, ThoroughAnswersAreTheSame)
{
    agreesWithTrying(GetParam(), true);
}

class RandomGraphOfFewClasses : public ::testing::TestWithParam<int> {};

TEST_P(RandomGraphOfFewClasses, WeightedMatchingAnswersAsTryingEverythingDoes)
{
    agreesWithTrying(GetParam(), false, fewClasses);
}

/// Feasible for every edge; so no perfect matching is worth more than their sum.
TEST_P(RandomGraphOfFewClasses, TheDualsOfTheClassesAreFeasibleAndBoundEveryMatching)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    const BitMatrix edges = randomEdges(random, 14, 500'000);
    const auto graph = randomWeights<Int128>(random, edges, random.between(1, 6), random.between(1, 9), true);
    const auto weight = [&](std::size_t a, std::size_t b) {
        return static_cast<int>(graph.table[graph.classOf[a] * graph.classes + graph.classOf[b]]);
    };
    const auto best = bestByHand(edges, weight, true);
    const auto duals = ClassDuals<Int128>(graph).find();
    if (!duals) {
        EXPECT_FALSE(best);
        return;
    }
    Int128 sum{0};
    for (std::size_t a = 0; a < edges.size(); ++a) {
        sum += (*duals)[graph.classOf[a]];
        for (std::size_t b = a + 1; b < edges.size(); ++b) {
            if (!edges.test(a, b)) continue;
            EXPECT_GE((*duals)[graph.classOf[a]] + (*duals)[graph.classOf[b]], Int128{weight(a, b)});
        }
    }
    if (best) {
        EXPECT_GE(sum, Int128{*best});
    }
}

/// One preference more often than the other: the duals already know what the surplus costs.
TEST(ClassDuals, ASurplusOfOnePreferenceIsCountedAtOnce)
{
    constexpr std::size_t kSize = 24;
    BitMatrix edges(kSize);
    for (std::size_t a = 0; a < kSize; ++a) {
        for (std::size_t b = a + 1; b < kSize; ++b) edges.setBoth(a, b);
    }
    WeightedGraph<Int128> graph;
    graph.allowed = edges;
    graph.classes = 2;
    graph.table = {Int128{-4}, Int128{0}, Int128{0}, Int128{-4}};
    for (std::size_t v = 0; v < kSize; ++v) graph.classOf.push_back(v < 14 ? 0 : 1);
    const auto duals = ClassDuals<Int128>(graph).find();
    ASSERT_TRUE(duals);
    EXPECT_EQ(static_cast<int>((*duals)[0]), -2);
    EXPECT_EQ(static_cast<int>((*duals)[1]), 2);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomGraphOfFewClasses, ::testing::Range(1, 201));
INSTANTIATE_TEST_SUITE_P(Seeds, RandomGraph, ::testing::Range(1, 1501));

TEST(WideInt, CountsLikeAnInteger)
{
    Random random(7);
    for (int i = 0; i < 500; ++i) {
        const auto a = static_cast<std::int64_t>(random.next() >> 3) * (random.chance(500'000) ? 1 : -1);
        const auto b = static_cast<std::int64_t>(random.next() >> 3) * (random.chance(500'000) ? 1 : -1);
        EXPECT_TRUE(WideInt<4>{a} + WideInt<4>{b} == WideInt<4>{a + b});
        EXPECT_TRUE(WideInt<4>{a} - WideInt<4>{b} == WideInt<4>{a - b});
        EXPECT_EQ(WideInt<4>{a} < WideInt<4>{b}, a < b);
        EXPECT_TRUE(halved((WideInt<4>{a} << 130U)) == (WideInt<4>{a} << 129U));
    }
}

}  // namespace
}  // namespace kydai::pairing
