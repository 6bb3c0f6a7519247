/// Why a pair left the plain order: the chain of obstacles from the opponent whom the upper-against-lower order gives
/// to the one who was made, and why somebody left a group. Each obstacle can be checked on the crosstable, or by
/// pairing the bracket once more with the expected pair. Facts, texts and papers are made from this record alone.
#pragma once

#include "pairing/bars.h"
#include "pairing/criterion_phrases.h"
#include "pairing/dutch.h"

#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string_view>
#include <vector>

namespace kydai::pairing {

/// What stood against a pair that was expected.
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
        Odd,         ///< of a float: the group is odd and this is its last player
        Order,       ///< nothing gets worse, but such a pairing comes later in the order of article 4
    };
    Kind kind = Kind::Order;
    PairBar bar{};                         ///< Met, Prohibited, Colour
    std::size_t with = 0;                  ///< Engaged, Exchange
    std::vector<std::size_t> unpaired{};   ///< Completion
    std::string_view criterion{};          ///< Criterion: "C12"; "C5" for the bye's score, "C.4" for completion (2017)
    std::optional<CriterionKind> about{};  ///< none for C5 and C.4
    Article article{};
    Cost best{};                           ///< the best that remains when the better placed pairs stand
    Cost made{};                           ///< as made; scores and their differences in tenths
    std::vector<std::size_t> sufferers{};  ///< whom it would hit and does not now

    /// Something that can be looked up, not only another pair's convenience.
    [[nodiscard]] bool isHard() const { return kind != Kind::Engaged && kind != Kind::Exchange && kind != Kind::Order; }
};

/// Indices of Field::entrants throughout.
struct Departure {
    std::size_t player = 0;
    std::size_t expected = 0;
    Obstacle obstacle{};
};

/// A player met another score: why. A downfloater's `other` is whom the question is about: the one it could not meet
/// in the group, or the one who would have had to leave instead.
struct FloatCause {
    std::size_t player = 0;
    bool down = true;
    Points from{};  ///< the group that was left, or that the upfloater belongs to
    Obstacle cause{};
    std::optional<std::size_t> other{};
    bool instead = false;  ///< `other` would have left the group instead
};

struct Causes {
    std::vector<Departure> departures{};  ///< empty where the pair is that of the plain order
    std::vector<FloatCause> floats{};
};

/// Asks the brackets of one round; section, field and record must outlive it. Const functions, any thread.
class CauseFinder {
public:
    /// `record` is the engine's own round of the field.
    CauseFinder(const Section& section, const Field& field, const RoundPairing& record);

    /// `pair` is one of the bracket's. Nothing where the stop token ended the work.
    [[nodiscard]] std::optional<Causes> of(std::size_t bracket, const PairIndices& pair,
                                           const std::stop_token& stop = {}) const;
    /// Why `player`, a downfloater of the bracket, left it; of the last bracket: why it takes the bye.
    [[nodiscard]] std::optional<FloatCause> downfloat(std::size_t bracket, std::size_t player,
                                                      const std::stop_token& stop = {}) const;
    /// Why `player` left the bracket and `other`, who is paired there, did not. Nothing also where `other` left too.
    [[nodiscard]] std::optional<FloatCause> insteadOf(std::size_t bracket, std::size_t player, std::size_t other,
                                                      const std::stop_token& stop = {}) const;
    /// What stands against two players of the bracket; the pairs that are better placed than theirs stand.
    /// @rule C.04.3.3.8.1  A candidate is better if it fares better by the first criterion that differs, or comes
    /// earlier.
    [[nodiscard]] std::optional<Obstacle> obstacle(std::size_t bracket, std::size_t a, std::size_t b,
                                                   const std::stop_token& stop = {}) const;

private:
    class Chain;
    static constexpr auto kNobody = static_cast<std::size_t>(-1);

    [[nodiscard]] bool above(std::size_t a, std::size_t b) const { return m_rank[a] < m_rank[b]; }
    [[nodiscard]] std::size_t pairRank(std::size_t player) const;
    [[nodiscard]] BracketAgain question(std::size_t bracket) const;
    [[nodiscard]] std::optional<Obstacle> inWholeRound(std::size_t a, std::size_t b, const std::stop_token& stop) const;
    void settleAbove(std::size_t rank, std::size_t bracket, BracketAgain& again) const;
    [[nodiscard]] std::optional<Obstacle> compared(std::size_t bracket, const BracketAgain& again,
                                                   const std::stop_token& stop) const;
    [[nodiscard]] Obstacle firstDifference(const BracketRecord& made, const BracketBest& best) const;

    const Section& m_section;
    const Field& m_field;
    const RoundPairing& m_record;
    std::vector<std::size_t> m_order{};    ///< entrants by rank
    std::vector<std::size_t> m_rank{};     ///< of an entrant
    std::vector<std::size_t> m_partner{};  ///< of an entrant; kNobody for the bye
};

}  // namespace kydai::pairing
