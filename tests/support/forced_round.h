/// What a round that must have something costs beside the one that is best of all: the first criterion that differs, by
/// how much, for whom, and who leaves a group instead of another. By the general pairer of the tests, for any number of
/// players; nothing of the engine's.
#pragma once

#include "support/general_pairing.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kydai::verify {

/// The truth about a wish.
struct Forced {
    enum class Kind { Fulfilled, Completion, Criterion, Order };
    Kind kind = Kind::Fulfilled;
    std::string criterion{};  ///< "C12"; "C5" for the score of the bye, "C.4" where completion decides (2017)
    std::vector<int> best{};  ///< of the best round with the wish
    std::vector<int> made{};
    std::vector<std::size_t> hurt{};        ///< in order of rank
    std::size_t bracket = 0;                ///< the first that is paired otherwise
    std::size_t first = 0;                  ///< index of the first of `brackets`; those above are as made
    std::vector<PairedBracket> brackets{};  ///< as far down as asked for
    std::optional<std::size_t> bye{};       ///< where the round was paired to its end

    /// Null where the round was not paired so far, or has no such bracket.
    [[nodiscard]] const PairedBracket* at(std::size_t index) const;
};

/// One round, asked about as often as wanted; each answer is kept.
class ForcedRounds {
public:
    explicit ForcedRounds(brute::Position position);

    [[nodiscard]] const brute::Position& position() const { return m_position; }
    /// The best round; empty where none is complete.
    [[nodiscard]] const std::vector<PairedBracket>& made() const { return m_made; }
    [[nodiscard]] std::optional<std::size_t> bye() const { return m_bye; }

    struct Extent {
        std::optional<std::size_t> held{};  ///< everything above this bracket stands as made
        std::size_t through = 0;            ///< the last bracket that is wanted, at least
        bool whole = false;
    };
    const Forced& with(const brute::Wish& wish, const Extent& extent);

private:
    [[nodiscard]] Forced forced(const brute::Wish& wish, const Extent& extent) const;
    void decide(Forced& forced, const brute::Position& restricted) const;
    [[nodiscard]] std::vector<std::size_t> leftAhead(const PairedBracket& bracket, const PairedBracket* next) const;

    brute::Position m_position;
    std::vector<PairedBracket> m_made{};
    std::optional<std::size_t> m_bye{};
    std::map<std::string, Forced> m_known{};
};

/// Who of a bracket meets nobody of the score or above; in order of rank.
std::vector<std::size_t> leaversOf(const brute::Position& position, const PairedBracket& bracket, int score);
/// Those of `now` who are not in `before`, in order of rank.
std::vector<std::size_t> fresh(std::vector<std::size_t> now, const std::vector<std::size_t>& before);

}  // namespace kydai::verify
