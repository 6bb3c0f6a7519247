#include "pairing/bracket.h"

#include "pairing/weighted_matching.h"
#include "support/assert.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <tuple>

namespace kydai::pairing {

namespace {

/// The vertices of the search: MDPs, residents, next, below, the bye, and places for those who float, each group in
/// order of rank.
class BracketGraph {
public:
    BracketGraph(const Position& position, const BracketTask& task) : m_position(position), m_task(task)
    {
        for (const auto* group : {&task.movedDown, &task.residents, &task.next, &task.below}) {
            ranks.insert(ranks.end(), group->begin(), group->end());
        }
        movedDown = static_cast<int>(task.movedDown.size());
        bracket = movedDown + static_cast<int>(task.residents.size());
        ahead = bracket + static_cast<int>(task.next.size());
        if (task.completing && position.hasBye()) ranks.push_back(position.byeRank());
        ranks.insert(ranks.end(), task.floats.value_or(0), kNowhere);
        for (int v = 0; v < static_cast<int>(ranks.size()); ++v) traits.push_back(traitOf(v));
    }

    template <class Weight>
    [[nodiscard]] WeightedGraph<Weight> weighted(const Packing& packing) const
    {
        WeightedGraph<Weight> graph;
        std::vector<const Trait*> distinct;
        std::map<std::uint64_t, std::uint16_t> known;
        for (const Trait& trait : traits) {
            const auto [found, isNew] = known.try_emplace(keyOf(trait), static_cast<std::uint16_t>(known.size()));
            if (isNew) distinct.push_back(&trait);
            graph.classOf.push_back(found->second);
        }
        graph.classes = distinct.size();
        graph.table.resize(distinct.size() * distinct.size());
        graph.potential.resize(distinct.size());
        for (std::size_t a = 0; a < distinct.size(); ++a) {
            graph.potential[a] = packing.potential<Weight>(*distinct[a]) << 1U;
            for (std::size_t b = a; b < distinct.size(); ++b) {
                const Weight weight = packing.weigh<Weight>(*distinct[a], *distinct[b]) << 1U;
                graph.table[a * distinct.size() + b] = weight;
                graph.table[b * distinct.size() + a] = weight;
            }
        }
        graph.mayBeAlone.assign(traits.size(), m_task.completing || m_task.floats ? 0 : 1);
        for (int v = 0; v < bracket; ++v) {
            if (isKept(static_cast<std::size_t>(v))) graph.mayBeAlone[static_cast<std::size_t>(v)] = 0;
        }
        graph.allowed = BitMatrix(traits.size());
        for (std::size_t a = 0; a < traits.size(); ++a) {
            const std::size_t first = std::max(a + 1, static_cast<std::size_t>(movedDown));
            for (std::size_t b = first; b < traits.size(); ++b) {
                if (mayJoin(a, b)) graph.allowed.setBoth(a, b);
            }
        }
        return graph;
    }

    [[nodiscard]] std::size_t rank(int v) const { return ranks[static_cast<std::size_t>(v)]; }
    [[nodiscard]] int size() const { return static_cast<int>(ranks.size()); }
    [[nodiscard]] std::size_t players() const { return m_position.players(); }

    std::vector<std::size_t> ranks{};
    std::vector<Trait> traits{};
    int movedDown = 0;  ///< MDPs are the vertices below this one
    int bracket = 0;    ///< residents follow up to here
    int ahead = 0;      ///< and the next scoregroup up to here

private:
    static constexpr auto kNowhere = static_cast<std::size_t>(-1);

    [[nodiscard]] bool mayJoin(std::size_t a, std::size_t b) const
    {
        if (ranks[b] == kNowhere) return a < static_cast<std::size_t>(bracket) && !isKept(a);
        return m_position.edges.test(ranks[a], ranks[b]);
    }

    [[nodiscard]] bool isKept(std::size_t v) const { return std::ranges::binary_search(m_task.kept, ranks[v]); }

    [[nodiscard]] Role roleOf(int v) const
    {
        if (rank(v) == kNowhere) return Role::Below;
        if (rank(v) == m_position.players()) return Role::Bye;
        if (v < movedDown) return Role::MovedDown;
        if (v < bracket) return Role::Resident;
        return v < ahead ? Role::Next : Role::Below;
    }

    /// Only what matters: fewer classes of vertices.
    [[nodiscard]] Trait traitOf(int v) const
    {
        Trait trait;
        trait.role = roleOf(v);
        if (trait.role == Role::Bye) {
            if (m_task.residents.empty() && m_task.movedDown.empty()) return trait;
            const std::size_t last = m_task.residents.empty() ? m_task.movedDown.back() : m_task.residents.back();
            trait.score = (m_position.score(last) - Points::whole(1)).tenths;
            return trait;
        }
        if (rank(v) == kNowhere) return trait;
        const Entrant& entrant = m_position.entrant(rank(v));
        if (m_task.packing.completionAhead) {
            trait.byeEligible =
                m_position.hasBye() ? m_position.edges.test(m_position.byeRank(), rank(v)) : entrant.byeEligible;
        }
        if (trait.role == Role::Next || trait.role == Role::Below) return trait;
        trait.score = entrant.score.tenths;
        trait.preference = entrant.side.preference;
        trait.floats = entrant.floats;
        if (m_task.packing.unplayedGames) trait.unplayedGames = entrant.unplayedGames;
        return trait;
    }

    static std::uint64_t keyOf(const Trait& trait)
    {
        std::uint64_t key = 0;
        const auto append = [&](auto value, unsigned bits) {
            key = key << bits | (static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << bits) - 1));
        };
        append(trait.role, 3);
        append(trait.score, 20);
        append(trait.byeEligible, 1);
        append(trait.unplayedGames, 9);
        append(trait.preference.kind, 2);
        append(trait.preference.colour, 1);
        append(trait.preference.difference, 9);
        append(trait.preference.twoInARow, 1);
        append(trait.floats[0], 2);
        append(trait.floats[1], 2);
        return key;
    }

    const Position& m_position;
    const BracketTask& m_task;
};

/// Bits below the criteria for the order of exchanges: their number, then the difference of the sums.
struct ExchangeScale {
    std::uint64_t perExchange = 0;
    unsigned bits = 0;

    explicit ExchangeScale(std::size_t residents)
    {
        const std::uint64_t pairs = residents / 2;
        const std::uint64_t sums = pairs * (residents + pairs);
        perExchange = sums + 1;
        bits = static_cast<unsigned>(std::bit_width(2 * (pairs * perExchange + sums)));
    }
};

template <class Weight>
class BracketSolver {
public:
    using Matching = WeightedMatching<Weight>;
    using Edge = VertexPair;

    BracketSolver(const BracketGraph& graph, const Packing& packing, const ExchangeScale& scale, bool general,
                  const std::stop_token& stop)
        : m_graph(graph),
          m_scale(scale),
          m_matching(graph.weighted<Weight>(packing), general),
          m_stop(stop),
          m_fixed(graph.traits.size())
    {
    }

    std::optional<BracketSolution> run()
    {
        if (!m_matching.solve(m_graph.movedDown, middle(), m_stop)) return std::nullopt;
        chooseMovedDown();
        chooseOpponents();
        collectRemainder();
        if (!m_uppers.empty()) {
            if (!pairWithoutExchange()) exchange();
            transpose();
        }
        if (m_stop.stop_requested()) return std::nullopt;
        return solution();
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    /// Where S2 of the remainder begins if each MDP takes a resident from the top.
    [[nodiscard]] int middle() const { return std::min(m_graph.movedDown + m_graph.bracket / 2, m_graph.bracket); }
    [[nodiscard]] bool isResident(int v) const { return v >= m_graph.movedDown && v < m_graph.bracket; }

    /// The allowed edges from v to vertices that `test` selects.
    template <class Test>
    [[nodiscard]] std::vector<Edge> edgesOf(int v, Test&& test) const
    {
        std::vector<Edge> edges;
        for (int other = 0; other < m_graph.size(); ++other) {
            if (m_matching.isAllowed(v, other) && test(other)) edges.emplace_back(v, other);
        }
        return edges;
    }

    /// C.04.3.4.4  The first set of pairable MDPs: each in turn is paired if an optimal pairing has it.
    void chooseMovedDown()
    {
        bool allPaired = true;
        for (int v = 0; v < m_graph.movedDown; ++v) allPaired = allPaired && isResident(m_matching.mate(v));
        for (int v = 0; v < m_graph.movedDown; ++v) {
            const int self[] = {v};
            const bool paired =
                allPaired || m_matching.remove(edgesOf(v, [&](int other) { return !isResident(other); }), self);
            if (!paired) {
                const bool floats = m_matching.remove(edgesOf(v, [&](int other) { return isResident(other); }), {});
                KYDAI_ASSERT(floats);
            }
            (paired ? m_pairedMovedDown : m_limbo).push_back(v);
        }
    }

    /// C.04.3.4.2  The first transposition of S2 for the MDPs: each takes its highest possible opponent.
    void chooseOpponents()
    {
        for (const int v : m_pairedMovedDown) fixWithFirst(v, m_graph.movedDown, m_graph.bracket);
    }

    /// Pairs v with the first vertex of the range that an optimal pairing joins it with.
    void fixWithFirst(int v, int begin, int end)
    {
        for (int other = begin; other < end; ++other) {
            if (m_stop.stop_requested()) return;
            if (m_fixed.test(at(other)) || !m_matching.isAllowed(v, other)) continue;
            if (!m_matching.fixPair(v, other)) continue;
            m_fixed.set(at(v));
            m_fixed.set(at(other));
            m_pairs.emplace_back(v, other);
            return;
        }
        KYDAI_ASSERT(false);
    }

    /// C.04.3.3.2.4  The residents that are left; their S1 is as many of them from the top as pairs can be made.
    void collectRemainder()
    {
        std::size_t pairs = 0;
        for (int v = m_graph.movedDown; v < m_graph.bracket; ++v) {
            if (m_fixed.test(at(v))) continue;
            m_remainder.push_back(v);
            if (isUpper(v)) ++pairs;
        }
        m_uppers.assign(m_remainder.begin(), m_remainder.begin() + static_cast<std::ptrdiff_t>(pairs));
        m_lowers.assign(m_remainder.begin() + static_cast<std::ptrdiff_t>(pairs), m_remainder.end());
    }

    /// Paired in the bracket with a lower ranked player.
    [[nodiscard]] bool isUpper(int v) const { return m_matching.mate(v) > v && m_matching.mate(v) < m_graph.bracket; }

    /// Leaves the members of m_uppers only edges to lower ranked members of m_lowers. False if no optimal pairing is
    /// like that.
    bool restrictToRoles()
    {
        BitMatrix keep(m_graph.traits.size());
        for (const int upper : m_uppers) {
            for (const int lower : m_lowers) {
                if (upper < lower) keep.setBoth(at(upper), at(lower));
            }
        }
        for (const int lower : m_lowers) {
            for (int outside = m_graph.bracket; outside < m_graph.size(); ++outside)
                keep.setBoth(at(lower), at(outside));
        }
        return m_matching.keepOnly(m_remainder, keep, m_uppers);
    }

    bool pairWithoutExchange() { return restrictToRoles(); }

    /// C.04.3.4.3  Exchanges: the fewest, with the smallest difference of sums, the lowest players from S1, the
    /// highest from S2.
    void exchange()
    {
        weighExchanges();
        const auto open = static_cast<std::size_t>(std::ranges::count_if(m_uppers, [&](int v) { return !isUpper(v); }));
        sendDown(open);
        bringUp(open);
        if (m_stop.stop_requested()) return;
        std::vector<int> uppers;
        std::vector<int> lowers;
        for (const int v : m_remainder) (isUpper(v) ? uppers : lowers).push_back(v);
        std::ranges::copy_if(m_uppers, std::back_inserter(m_exchangedDown), [&](int v) { return !isUpper(v); });
        std::ranges::copy_if(m_lowers, std::back_inserter(m_exchangedUp), [&](int v) { return isUpper(v); });
        m_uppers = std::move(uppers);
        m_lowers = std::move(lowers);
        const bool kept = restrictToRoles();
        KYDAI_ASSERT(kept || m_stop.stop_requested());
    }

    /// Settles which `count` players leave S1: from the lowest up, everybody who can.
    void sendDown(std::size_t count)
    {
        std::size_t down = 0;
        for (std::size_t i = m_uppers.size(); i-- > 0 && down < count && !m_stop.stop_requested();) {
            const int v = m_uppers[i];
            if (m_matching.remove(edgesOf(v, [&](int other) { return isResident(other) && other > v; }), {})) ++down;
        }
    }

    /// Settles which players leave S2: from the highest down, everybody who can. The sum decides the last of them.
    void bringUp(std::size_t count)
    {
        std::size_t up = 0;
        for (std::size_t i = 0; i < m_lowers.size() && up + 1 < count && !m_stop.stop_requested(); ++i) {
            const int v = m_lowers[i];
            const int self[] = {v};
            if (m_matching.remove(edgesOf(v, [&](int other) { return !isResident(other) || other < v; }), self)) ++up;
        }
    }

    /// The upper player of a pair costs an exchange if it is from S2, and its number adds to the sum.
    void weighExchanges()
    {
        const std::size_t size = m_graph.traits.size();
        EdgeBonus<Weight> bonus{std::vector<Weight>(size, Weight{0}), std::vector<std::uint8_t>(size)};
        std::vector<Weight> raise(size, Weight{0});
        const auto pairs = static_cast<std::int64_t>(m_uppers.size());
        for (std::size_t i = 0; i < m_remainder.size(); ++i) {
            const std::size_t v = at(m_remainder[i]);
            const auto number = static_cast<std::int64_t>(i);
            std::int64_t value = pairs - number;
            if (number < pairs) value += static_cast<std::int64_t>(m_scale.perExchange);
            bonus.ofSmaller[v] = Weight{value} << 1U;
            if (number < pairs) raise[v] = bonus.ofSmaller[v];
            bonus.has[v] = 1;
        }
        const bool possible = m_matching.addBonus(std::move(bonus), raise);
        KYDAI_ASSERT(possible);
    }

    /// C.04.3.4.2  The first transposition: each player of S1 in turn takes the highest opponent of S2 it can
    /// have.
    void transpose()
    {
        for (const int v : m_uppers) {
            if (m_stop.stop_requested()) return;
            fixWithFirst(v, v + 1, m_graph.bracket);
        }
    }

    [[nodiscard]] std::vector<std::size_t> ranksOf(const std::vector<int>& list) const
    {
        std::vector<std::size_t> ranks;
        ranks.reserve(list.size());
        for (const int v : list) ranks.push_back(m_graph.rank(v));
        return ranks;
    }

    [[nodiscard]] BracketSolution solution() const
    {
        BracketSolution result;
        result.pairedMovedDown = ranksOf(m_pairedMovedDown);
        result.limbo = ranksOf(m_limbo);
        result.remainder = ranksOf(m_remainder);
        result.remainderPairs = m_uppers.size();
        result.exchangedDown = ranksOf(m_exchangedDown);
        result.exchangedUp = ranksOf(m_exchangedUp);
        for (const auto& [upper, lower] : m_pairs) result.pairs.emplace_back(m_graph.rank(upper), m_graph.rank(lower));
        for (int v = 0; v < m_graph.size(); ++v) {
            const int mate = m_matching.mate(v);
            const bool isPlayer = m_graph.rank(v) < m_graph.players();
            if (v < m_graph.bracket) {
                if (m_fixed.test(at(v))) continue;
                result.downfloaters.push_back(m_graph.rank(v));
                if (mate != kNoVertex && m_graph.traits[at(mate)].role == Role::Bye) result.floatsToBye = true;
            }
            if (v < m_graph.ahead && (mate == kNoVertex || mate >= m_graph.ahead)) {
                result.unpairedAhead.push_back(m_graph.rank(v));
            }
            if (isPlayer && mate == kNoVertex) result.alone.push_back(m_graph.rank(v));
        }
        result.floatsToBye = result.floatsToBye && result.downfloaters.size() == 1;
        return result;
    }

    const BracketGraph& m_graph;
    const ExchangeScale& m_scale;
    Matching m_matching;
    const std::stop_token& m_stop;
    BitSet m_fixed;
    std::vector<int> m_pairedMovedDown{};
    std::vector<int> m_limbo{};
    std::vector<int> m_remainder{};
    std::vector<int> m_uppers{};  ///< S1 of the remainder
    std::vector<int> m_lowers{};  ///< S2 of the remainder
    std::vector<int> m_exchangedDown{};
    std::vector<int> m_exchangedUp{};
    std::vector<Edge> m_pairs{};
};

}  // namespace

std::optional<BracketSolution> solveBracket(const Position& position, const BracketTask& task,
                                            const std::stop_token& stop)
{
    const BracketGraph graph(position, task);
    const ExchangeScale scale(task.residents.size());
    const Packing packing(graph.traits, task.packing, scale.bits);
    // One bit for even weights, the sign, and room for the duals, which can grow with the number of vertices.
    const unsigned bits = packing.bits() + 4 + static_cast<unsigned>(std::bit_width(graph.traits.size()));
    const auto solveWith = [&]<class Weight>(Weight /*type*/) {
        return BracketSolver<Weight>(graph, packing, scale, task.general, stop).run();
    };
    if (bits <= 128) return solveWith(Int128{0});
    if (bits <= 256) return solveWith(WideInt<4>{0});
    if (bits <= 1024) return solveWith(WideInt<16>{0});
    KYDAI_ASSERT(bits <= 4096);
    return solveWith(WideInt<64>{0});
}

}  // namespace kydai::pairing
