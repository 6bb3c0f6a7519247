/// Why a pair left the plain order: the chain of obstacles from the opponent whom the upper-against-lower order gives
/// to the one who was made, and why somebody left a group. Each obstacle can be checked on the crosstable, or by
/// pairing the round once more under a condition (why_not.h). Facts, texts and papers are made from this record alone.
///
/// One search, two holds. An expected pair is tried while everything stands that is settled before it: the groups above
/// as made, and the better placed pairs of its own. Somebody who stays in his group is tried with nothing held.
#pragma once

#include "pairing/why_not.h"

#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// What stood against a pair that was expected, or against a player in his group.
struct Obstacle {
    enum class Kind : std::uint8_t {
        Met,
        Prohibited,
        Colour,      ///< both absolutely due the same one
        Bye,         ///< one of the two takes the bye
        Engaged,     ///< one of the two is better placed with `with`
        Exchange,    ///< one of the two changed halves with `with`
        Completion,  ///< not everybody could be paired then: `unpaired` would be left
        Criterion,   ///< something gets worse: `best` instead of `made`
        Alone,       ///< of a float: there is nobody else in the group
        Nobody,      ///< of a float: everybody else of the group is barred, see `bars`
        Odd,         ///< of a float: nothing gets worse; the group is odd and this is its last player
        Order,       ///< nothing gets worse, but such a pairing comes later in the order of article 4
    };
    Kind kind = Kind::Order;
    PairBar bar{};                                        ///< Met, Prohibited, Colour
    std::vector<std::pair<std::size_t, PairBar>> bars{};  ///< Nobody
    std::size_t with = 0;                                 ///< Engaged, Exchange
    std::vector<std::size_t> down{};                      ///< Exchange: all who went to the lower half
    std::vector<std::size_t> up{};                        ///< Exchange: all who went to the upper half
    std::vector<std::size_t> unpaired{};                  ///< Completion
    bool nobodyMayTakeBye = false;                        ///< Completion
    std::string_view criterion{};          ///< Criterion: "C12"; "C5" for the bye's score, "C.4" for completion (2017)
    std::optional<CriterionKind> about{};  ///< none for C5 and C.4
    Article article{};
    Cost best{};                               ///< of the best round that is otherwise
    Cost made{};                               ///< as made; scores and their differences in tenths
    std::vector<std::size_t> sufferers{};      ///< whom it would hit and does not now
    std::size_t bracket = 0;                   ///< Criterion, Order: index of the one that decides
    std::optional<Alternative> alternative{};  ///< the best round that is otherwise

    /// Something that can be looked up, not only another pair's convenience.
    [[nodiscard]] bool isHard() const { return kind != Kind::Engaged && kind != Kind::Exchange && kind != Kind::Order; }
};

/// The same answer as an obstacle; not of one that was cancelled.
Obstacle obstacleOf(PairingEdition edition, WhyNot why);

/// Indices of Field::entrants throughout.
struct Departure {
    std::size_t player = 0;
    std::size_t expected = 0;
    Obstacle obstacle{};
};

/// A player met another score: why.
struct FloatCause {
    std::size_t player = 0;
    bool down = true;
    Points from{};            ///< the group that was left, or that the upfloater belongs to
    std::size_t bracket = 0;  ///< index of that group's
    std::size_t size = 0;     ///< how many were to be paired in it
    Obstacle cause{};
    std::optional<std::size_t> other{};  ///< the only other one of the group, who is barred
    std::vector<std::size_t> instead{};  ///< who leaves it in the best round in which the player stays
};

struct Causes {
    std::vector<Departure> departures{};  ///< empty where the pair is that of the plain order
    std::vector<FloatCause> floats{};     ///< of the higher ranked from the top group down, then of the lower ranked
};

/// Asks the brackets of one round; section and round must outlive it. Const functions, any thread.
class CauseFinder {
public:
    CauseFinder(const Section& section, const Alternatives& round);

    /// `pair` is one of the bracket's. Nothing where the stop token ended the work.
    [[nodiscard]] std::optional<Causes> of(std::size_t bracket, const PairIndices& pair,
                                           const std::stop_token& stop = {}) const;
    /// Why the player left each group that he left, from the top down; the taker of the bye leaves the last one to
    /// nobody. Nothing where the stop token ended the work.
    [[nodiscard]] std::optional<std::vector<FloatCause>> downfloats(std::size_t player,
                                                                    const std::stop_token& stop = {}) const;
    /// Why the player left that group and `other`, who is paired there, did not.
    [[nodiscard]] std::optional<FloatCause> insteadOf(const FloatCause& left, std::size_t other,
                                                      const std::stop_token& stop = {}) const;
    /// What stands against two players of the bracket; what is settled before them stands.
    /// @rule C.04.3.3.8.1  A candidate is better if it fares better by the first criterion that differs, or comes
    /// earlier.
    [[nodiscard]] std::optional<Obstacle> obstacle(std::size_t bracket, std::size_t a, std::size_t b,
                                                   const std::stop_token& stop = {}) const;

private:
    class Chain;
    static constexpr auto kNobody = static_cast<std::size_t>(-1);

    [[nodiscard]] const Field& field() const { return m_round.field(); }
    [[nodiscard]] const std::vector<BracketRecord>& brackets() const { return m_round.made().brackets; }
    [[nodiscard]] Points score(std::size_t player) const { return field().entrants[player].score; }
    [[nodiscard]] bool above(std::size_t a, std::size_t b) const { return m_rank[a] < m_rank[b]; }
    [[nodiscard]] std::size_t pairRank(std::size_t player) const;
    [[nodiscard]] std::vector<PairIndices> settledBefore(std::size_t rank, std::size_t bracket) const;
    [[nodiscard]] std::optional<Obstacle> whatKeepsOut(const FloatCause& left, const std::stop_token& stop) const;
    [[nodiscard]] std::vector<std::size_t> groupOf(const FloatCause& left) const;
    [[nodiscard]] std::vector<std::size_t> leaversOf(const BracketRecord& bracket, Points group) const;
    void nameRivals(FloatCause& left) const;

    const Section& m_section;
    const Alternatives& m_round;
    std::vector<std::size_t> m_rank{};     ///< of an entrant
    std::vector<std::size_t> m_partner{};  ///< of an entrant; kNobody for the bye
};

}  // namespace kydai::pairing
