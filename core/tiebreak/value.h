/// A tie-break's value together with the terms it is the sum of: the decision record from which explanations are made.
/// Amounts are exact hundredths (points are tenths, a product of two scores hundredths).
#pragma once

#include "model/game.h"
#include "model/ids.h"
#include "support/fraction.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::tiebreak {

inline constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

struct Amount {
    std::int64_t hundredths = 0;

    static constexpr Amount of(Points points) { return Amount{std::int64_t{points.tenths} * 10}; }
    static constexpr Amount whole(std::int64_t number) { return Amount{number * 100}; }
    static constexpr Amount product(Points a, Points b) { return Amount{std::int64_t{a.tenths} * b.tenths}; }
    [[nodiscard]] Fraction fraction() const { return {hundredths, 100}; }

    // NOLINTNEXTLINE(modernize-use-nullptr): alarm of version 14 on <=>
    friend constexpr auto operator<=>(const Amount&, const Amount&) = default;
    friend constexpr Amount operator+(Amount a, Amount b) { return {a.hundredths + b.hundredths}; }
    constexpr Amount& operator+=(Amount other) { return *this = *this + other; }
};

/// Where the value of a term comes from.
enum class Source : std::uint8_t {
    Opponent,               ///< the opponent's score as it stands
    AdjustedOpponent,       ///< his score, adjusted for his unplayed rounds (C.07.16.3; old: all of them as draws)
    Dummy,                  ///< an unplayed round: the player's own score (C.07.16.4)
    DummyCappedByOpponent,  ///< … but no more than the scheduled opponent's adjusted score (C.07.16.4.1)
    DummyCappedByDraws,     ///< … but no more than a draw in every round (C.07.16.4.2)
    VirtualOpponent,        ///< an unplayed round before September 2023
    OwnRound,               ///< what the player did in this round
    Rating,                 ///< the opponent's rating
    OpponentTieBreak,       ///< a tie-break of the opponent (AOB, APRO, APPO)
    NotCounted,             ///< shown for completeness; adds nothing
    DrawWithSelf,           ///< an unplayed round as a draw against himself, by the event's rules (C.07.16.6)
};

/// A stand-in for the opponent of an unplayed round.
constexpr bool isStandIn(Source source)
{
    return source == Source::Dummy || source == Source::DummyCappedByOpponent || source == Source::DummyCappedByDraws ||
           source == Source::DrawWithSelf || source == Source::VirtualOpponent;
}

/// Why a term was cut.
enum class Cut : std::uint8_t {
    None,
    Lowest,     ///< the least significant value (C.07.14.1, C.07.14.2)
    Voluntary,  ///< a voluntary unplayed round goes before it (C.07.16.5)
    Highest,    ///< the most significant value of a median (C.07.14.3, C.07.14.4)
    First,      ///< PS: the earliest round (C.07.14.1)
};

struct Term {
    RoundNumber round = 0;
    std::size_t opponent = kNobody;  ///< scheduled opponent; participant index
    Outcome outcome = Outcome::ZeroBye;
    Points ownPoints{};  ///< what the round was worth to the player
    Source source = Source::OwnRound;
    bool voluntary = false;  ///< a voluntary unplayed round (VUR) of the player
    Cut cut = Cut::None;
    std::uint8_t cutOrder = 0;  ///< 1 = cut first; 0 = not cut
    Amount before{};            ///< opponent's unadjusted score, or the dummy's before the cap
    Amount used{};              ///< value taken over
    Amount contribution{};      ///< what the term adds when it is not cut
};

/// Why a tie-break has no value.
enum class Refusal : std::uint8_t {
    None,
    NotInThisEdition,     ///< STD, TPN and RTNG before March 2026
    RoundRobinsOnly,      ///< KS in a Swiss
    NotInRoundRobins,     ///< Buchholz since March 2026
    UnratedParticipants,  ///< C.07.10
    TeamsOnly,            ///< a team tie-break in an individual event
    NoGame,               ///< a mean of no game
    NothingLeft,          ///< the cut left nothing
    NotComputed,          ///< Swiss-Manager's, and its rule is not known here
};

struct Value {
    std::optional<Fraction> value{};  ///< none: undefined, sorts last
    Refusal refusal = Refusal::None;  ///< why it is undefined
    std::vector<Term> terms{};        ///< in order of rounds
    Amount sum{};                     ///< of the contributions that were not cut
    int counted = 0;                  ///< terms that were not cut and count in a mean
    int percentage = 0;               ///< TPR: p in hundredths
    int difference = 0;               ///< TPR: dp
    int average = 0;                  ///< TPR: the rounded ARO
    Amount scored{};                  ///< TPR, PTP: points in the games counted
    Fraction base{};                  ///< SSSC: the secondary score, to which the sum divided by `factor` is added
    int factor = 0;                   ///< SSSC
};

/// Adds up the terms that were not cut: the only way a value comes about.
Amount sumOf(const std::vector<Term>& terms);
/// value = sum of the terms.
Value summed(std::vector<Term> terms);
/// value = mean of the terms that count, rounded half up to `decimals`; without any it is undefined.
Value averaged(std::vector<Term> terms, int decimals);

}  // namespace kydai::tiebreak
