/// The quality criteria packed into matching weights: one integer per pair of players whose order is the order of the
/// criteria table. The fields are just wide enough for the counts that can occur in the bracket at hand; criteria that
/// can't fail there take no room. A property test compares packed and table order.
#pragma once

#include "pairing/field.h"
#include "pairing/wide_int.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kydai::pairing {

/// Where a player stands, seen from the bracket being paired.
enum class Role : std::uint8_t {
    MovedDown,
    Resident,
    Next,   ///< of the following scoregroup
    Below,  ///< of a lower one
    Bye,    ///< not a player: whoever is matched to it takes the pairing-allocated bye
};

/// What the weights look at.
struct Trait {
    Role role = Role::Below;
    std::int32_t score = 0;  ///< tenths, virtual points included
    bool byeEligible = true;
    std::int32_t unplayedGames = 0;
    colour::Preference preference{};
    std::array<Float, 2> floats{};
    friend bool operator==(const Trait&, const Trait&) = default;
};

/// Which criteria the weights hold, beyond C6, C7 and C10–C21.
struct PackingOptions {
    bool lookAhead = true;         ///< C8
    bool completionAhead = false;  ///< edition 2017, next bracket the last: C8 counts what completes the round instead
    bool unplayedGames = false;    ///< C9
    bool collapsed = false;  ///< edition 2017: residents of several scores, so score differences instead of scores
};

class Packing {
public:
    /// For these vertices, in order of rank. `lowBits` stay free below the criteria.
    Packing(std::span<const Trait> vertices, const PackingOptions& options, unsigned lowBits);

    /// Bits of the largest sum over a matching, the free ones included.
    [[nodiscard]] unsigned bits() const { return m_bits; }

    /// The weight of a pair, `a` being the higher ranked. Larger is better.
    template <class Weight>
    [[nodiscard]] Weight weigh(const Trait& a, const Trait& b) const
    {
        Weight sum{0};
        for (const Term& term : m_terms) {
            const int value = term.value(a, b, term.parameter);
            if (value != 0) sum += Weight{value} << term.shift;
        }
        return sum;
    }
    /// The part of the weights that a player brings along as soon as it is paired in the bracket.
    template <class Weight>
    [[nodiscard]] Weight potential(const Trait& a) const
    {
        Weight sum{0};
        for (const Term& term : m_terms) {
            const int value = term.own == nullptr ? 0 : term.own(a, term.parameter);
            if (value != 0) sum += Weight{value} << term.shift;
        }
        return sum;
    }

private:
    using PairValue = int (*)(const Trait&, const Trait&, int);
    using OwnValue = int (*)(const Trait&, int);
    struct Term {
        PairValue value = nullptr;
        OwnValue own = nullptr;
        int parameter = 0;
        unsigned shift = 0;
        unsigned width = 0;
    };
    /// Counts of what can occur, from which the widths follow.
    struct Counts;

    void add(PairValue value, std::size_t mostOften, OwnValue own = nullptr, int parameter = 0);
    void addScores(const Counts& counts);
    void addLookAhead(const Counts& counts, const PackingOptions& options);
    void addColours(const Counts& counts);
    void addFloats(const Counts& counts);
    void addCollapsed(const Counts& counts);

    std::vector<Term> m_terms{};
    unsigned m_bits = 0;
};

}  // namespace kydai::pairing
