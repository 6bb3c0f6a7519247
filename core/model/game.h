/// Results: one code per side, as TRF16 and TRF26 know them, and what each code means to the rules.
#pragma once

#include "model/colour.h"
#include "model/ids.h"
#include "model/points.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kydai {

/// What one player got from one round. The comment is the TRF code.
enum class Outcome : std::uint8_t {
    Win,            ///< 1
    Draw,           ///< =
    Loss,           ///< 0
    UnratedWin,     ///< W: under one move; played for pairing, not rated
    UnratedDraw,    ///< D
    UnratedLoss,    ///< L
    ForfeitWin,     ///< +
    ForfeitLoss,    ///< - (both sides: double forfeit)
    Open,           ///< blank result: paired, not finished, nothing known yet
    Adjourned,      ///< ? or X: counts as a draw for pairing only
    PairingBye,     ///< U: pairing-allocated bye
    FullBye,        ///< F: full-point bye
    HalfBye,        ///< H: half-point bye
    ZeroBye,        ///< Z or a blank cell: absent
    UnopposedWin,   ///< 0000 - +: team board without opponent, won
    UnopposedLoss,  ///< 0000 - -: absent or not fielded
};

/// A game over the board, rated or not: it has a colour and an opponent met.
constexpr bool isPlayed(Outcome outcome)
{
    return outcome <= Outcome::UnratedLoss;
}
/// Win, loss or double loss without play against a scheduled opponent.
constexpr bool isForfeit(Outcome outcome)
{
    return outcome == Outcome::ForfeitWin || outcome == Outcome::ForfeitLoss;
}
/// Paired, result still missing.
constexpr bool isUndecided(Outcome outcome)
{
    return outcome == Outcome::Open || outcome == Outcome::Adjourned;
}
/// A half- or zero-point bye: asked for, or absence (C.07.16.1.1).
constexpr bool isRequestedBye(Outcome outcome)
{
    return outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye;
}
/// No opponent was scheduled.
constexpr bool isBye(Outcome outcome)
{
    return outcome >= Outcome::PairingBye;
}

/// Over the board or by forfeit, rated or not.
constexpr bool isWin(Outcome outcome)
{
    return outcome == Outcome::Win || outcome == Outcome::UnratedWin || outcome == Outcome::ForfeitWin;
}
constexpr bool isDraw(Outcome outcome)
{
    return outcome == Outcome::Draw || outcome == Outcome::UnratedDraw;
}

/// What the opponent's side usually reads when this side is `outcome` (Win ↔ Loss, a forfeit win ↔ a forfeit loss).
Outcome mirrored(Outcome outcome);
/// TRF26 result character; Open is a blank.
char trfCode(Outcome outcome);
/// As remarks of a report write it: "1", "1/2", "0", with U for an unrated game and F for a forfeit; "?" for anything
/// that is no result of a game.
std::string_view resultSign(Outcome outcome);
/// The outcome of a sign; none for what is no sign of a result.
std::optional<Outcome> outcomeOfSign(std::string_view sign);

/// A board: two players and what each got. Half points for one side only and double losses are possible.
struct Game {
    PlayerId white{};
    PlayerId black{};
    Outcome whiteOutcome = Outcome::Open;
    Outcome blackOutcome = Outcome::Open;
    bool coloursKnown = true;  ///< false where a file names the opponent but no colour (old forfeits)
    friend bool operator==(const Game&, const Game&) = default;
};

/// No result known yet, of one side at least.
constexpr bool isOpen(const Game& game)
{
    return game.whiteOutcome == Outcome::Open || game.blackOutcome == Outcome::Open;
}
constexpr bool isAdjourned(const Game& game)
{
    return game.whiteOutcome == Outcome::Adjourned || game.blackOutcome == Outcome::Adjourned;
}
/// Whether a game can end so: any points may be withheld (C.02), but nobody wins against a win or a draw, and no game
/// is half finished, half played or half rated.
constexpr bool isPossibleResult(Outcome white, Outcome black)
{
    const auto isUnrated = [](Outcome outcome) {
        return outcome == Outcome::UnratedWin || outcome == Outcome::UnratedDraw || outcome == Outcome::UnratedLoss;
    };
    if (isUndecided(white) || isUndecided(black)) return white == black;
    if ((isWin(white) && (isWin(black) || isDraw(black))) || (isDraw(white) && isWin(black))) return false;
    return isForfeit(white) == isForfeit(black) && isUnrated(white) == isUnrated(black);
}

/// Open or adjourned.
constexpr bool isUndecided(const Game& game)
{
    return isUndecided(game.whiteOutcome) || isUndecided(game.blackOutcome);
}

/// A player without an opponent in a round.
struct Bye {
    PlayerId player{};
    Outcome kind = Outcome::ZeroBye;  ///< isBye(kind)
    friend bool operator==(const Bye&, const Bye&) = default;
};

/// Points per outcome. Defaults are 1-½-0.
struct PointSystem {
    Points winWhite{10};
    Points winBlack{10};
    Points drawWhite{5};
    Points drawBlack{5};
    Points lossWhite{0};
    Points lossBlack{0};
    Points forfeitWin{10};
    Points forfeitLoss{0};
    Points fullBye{10};
    Points halfBye{5};
    Points zeroBye{0};
    Points pairingBye{10};
    Points unknown{5};  ///< an adjourned game, for pairing only

    /// The same value for both colours (TRF26 line 162, symbols W D L; A sets absence and forfeit loss).
    static PointSystem of(Points win, Points draw, Points loss);

    [[nodiscard]] Points win() const { return winWhite; }
    [[nodiscard]] Points draw() const { return drawWhite; }
    [[nodiscard]] Points loss() const { return lossWhite; }
    /// Points for an outcome with a colour (colour matters for played games only). Undecided games give 0.
    [[nodiscard]] Points pointsFor(Outcome outcome, Colour colour) const;

    friend bool operator==(const PointSystem&, const PointSystem&) = default;
};

}  // namespace kydai
