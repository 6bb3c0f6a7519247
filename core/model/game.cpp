#include "model/game.h"

#include "support/assert.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kydai {

Outcome mirrored(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Win:
        return Outcome::Loss;
    case Outcome::Loss:
        return Outcome::Win;
    case Outcome::UnratedWin:
        return Outcome::UnratedLoss;
    case Outcome::UnratedLoss:
        return Outcome::UnratedWin;
    case Outcome::ForfeitWin:
        return Outcome::ForfeitLoss;
    case Outcome::ForfeitLoss:
        return Outcome::ForfeitWin;
    case Outcome::Draw:
    case Outcome::UnratedDraw:
    case Outcome::Open:
    case Outcome::Adjourned:
    case Outcome::PairingBye:
    case Outcome::FullBye:
    case Outcome::HalfBye:
    case Outcome::ZeroBye:
    case Outcome::UnopposedWin:
    case Outcome::UnopposedLoss:
        return outcome;
    }
    KYDAI_ASSERT(false);
}

namespace {

constexpr std::pair<Outcome, std::string_view> kSigns[] = {
    {Outcome::Win, "1"},         {Outcome::Draw, "1/2"},         {Outcome::Loss, "0"},
    {Outcome::UnratedWin, "1U"}, {Outcome::UnratedDraw, "1/2U"}, {Outcome::UnratedLoss, "0U"},
    {Outcome::ForfeitWin, "1F"}, {Outcome::ForfeitLoss, "0F"},
};

}  // namespace

std::string_view resultSign(Outcome outcome)
{
    const auto* at = std::ranges::find(kSigns, outcome, &std::pair<Outcome, std::string_view>::first);
    return at == std::end(kSigns) ? "?" : at->second;
}

std::optional<Outcome> outcomeOfSign(std::string_view sign)
{
    const auto* at = std::ranges::find(kSigns, sign, &std::pair<Outcome, std::string_view>::second);
    return at == std::end(kSigns) ? std::nullopt : std::optional(at->first);
}

char trfCode(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Win:
        return '1';
    case Outcome::Draw:
        return '=';
    case Outcome::Loss:
        return '0';
    case Outcome::UnratedWin:
        return 'W';
    case Outcome::UnratedDraw:
        return 'D';
    case Outcome::UnratedLoss:
        return 'L';
    case Outcome::ForfeitWin:
    case Outcome::UnopposedWin:
        return '+';
    case Outcome::ForfeitLoss:
    case Outcome::UnopposedLoss:
        return '-';
    case Outcome::Open:
        return ' ';
    case Outcome::Adjourned:
        return '?';
    case Outcome::PairingBye:
        return 'U';
    case Outcome::FullBye:
        return 'F';
    case Outcome::HalfBye:
        return 'H';
    case Outcome::ZeroBye:
        return 'Z';
    }
    KYDAI_ASSERT(false);
}

PointSystem PointSystem::of(Points win, Points draw, Points loss)
{
    PointSystem system;
    system.winWhite = system.winBlack = system.forfeitWin = system.fullBye = system.pairingBye = win;
    system.drawWhite = system.drawBlack = system.halfBye = system.unknown = draw;
    system.lossWhite = system.lossBlack = loss;
    return system;
}

Points PointSystem::pointsFor(Outcome outcome, Colour colour) const
{
    const bool white = colour == Colour::White;
    switch (outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin:
        return white ? winWhite : winBlack;
    case Outcome::Draw:
    case Outcome::UnratedDraw:
        return white ? drawWhite : drawBlack;
    case Outcome::Loss:
    case Outcome::UnratedLoss:
        return white ? lossWhite : lossBlack;
    case Outcome::ForfeitWin:
    case Outcome::UnopposedWin:
        return forfeitWin;
    case Outcome::ForfeitLoss:
    case Outcome::UnopposedLoss:
        return forfeitLoss;
    case Outcome::PairingBye:
        return pairingBye;
    case Outcome::FullBye:
        return fullBye;
    case Outcome::HalfBye:
        return halfBye;
    case Outcome::ZeroBye:
        return zeroBye;
    case Outcome::Open:
    case Outcome::Adjourned:
        return Points{};
    }
    KYDAI_ASSERT(false);
}

}  // namespace kydai
