/// The words by which files know the values of enumerations (JSON, event files). Written, so a word never changes; they
/// are not for people, ui/text has the texts.
#pragma once

#include "model/game.h"
#include "model/player.h"
#include "model/prize_plan.h"
#include "model/rule_set.h"
#include "model/section.h"
#include "model/team.h"
#include "model/unit_rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace kydai {

/// The words of an enumeration in the order of its enumerators.
template <class E>
struct Words;
template <>
struct Words<Outcome> {
    static constexpr std::array<std::string_view, 16> kAll{
        "win",  "draw",      "loss",       "unratedWin", "unratedDraw", "unratedLoss", "forfeitWin",   "forfeitLoss",
        "open", "adjourned", "pairingBye", "fullBye",    "halfBye",     "zeroBye",     "unopposedWin", "unopposedLoss"};
};
template <>
struct Words<Title> {
    static constexpr std::array<std::string_view, 9> kAll{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "none"};
};
template <>
struct Words<Sex> {
    static constexpr std::array<std::string_view, 3> kAll{"unknown", "male", "female"};
};
template <>
struct Words<Colour> {
    static constexpr std::array<std::string_view, 2> kAll{"white", "black"};
};
template <>
struct Words<PairingSystem> {
    static constexpr std::array<std::string_view, kPairingSystems> kAll = [] {
        std::array<std::string_view, kPairingSystems> words{};
        for (std::size_t at = 0; at < kPairingSystems; ++at) words[at] = kSystemRows[at].word;
        return words;
    }();
};
template <>
struct Words<PairingEdition> {
    static constexpr std::array<std::string_view, 2> kAll{"2017", "2026"};
};
template <>
struct Words<TieBreakEdition> {
    static constexpr std::array<std::string_view, 3> kAll{"old", "24", "26"};
};
template <>
struct Words<UnratedMethod> {
    static constexpr std::array<std::string_view, 4> kAll{"fixed", "lowest", "average", "leftOut"};
};
template <>
struct Words<EqualsOrder> {
    static constexpr std::array<std::string_view, 4> kAll{"name", "entry", "birth", "lots"};
};
template <>
struct Words<StatedExemption> {
    static constexpr std::array<std::string_view, 4> kAll{"none", "nationalFinal", "nationalTeam", "zonal"};
};
template <>
struct Words<EventUnitOrder> {
    static constexpr std::array<std::string_view, 4> kAll{"medals", "places", "points", "placePoints"};
};
template <>
struct Words<EventUnitScope> {
    static constexpr std::array<std::string_view, 2> kAll{"event", "section"};
};
template <>
struct Words<EventUnitPart> {
    static constexpr std::array<std::string_view, 8> kAll{"gold",   "silver", "bronze",      "players",
                                                          "places", "points", "placePoints", "best"};
};
template <>
struct Words<Discipline> {
    static constexpr std::array<std::string_view, 3> kAll{"chess", "xiangqi", "other"};
};
template <>
struct Words<TimeControl> {
    static constexpr std::array<std::string_view, 3> kAll{"standard", "rapid", "blitz"};
};
template <>
struct Words<BracketDraw> {
    static constexpr std::array<std::string_view, 3> kAll{"fixed", "byRank", "byLots"};
};
template <>
struct Words<ValuePart> {
    static constexpr std::array<std::string_view, 11> kAll{"nothing",       "sixth",      "quarter",     "third",
                                                           "twoFifths",     "half",       "threeFifths", "twoThirds",
                                                           "threeQuarters", "fiveSixths", "whole"};
};
template <>
struct Words<ProhibitedPairing::Condition> {
    static constexpr std::array<std::string_view, 3> kAll{"always", "exceptLastRoundAboveHalf", "lastRoundAboveHalf"};
};
template <>
struct Words<BoardOrder> {
    static constexpr std::array<std::string_view, 3> kAll{"fixed", "byRating", "free"};
};
template <>
struct Words<EmptyBoards> {
    static constexpr std::array<std::string_view, 3> kAll{"lowest", "anywhere", "nowhere"};
};
template <>
struct Words<TeamForfeit::Kind> {
    static constexpr std::array<std::string_view, 3> kAll{"firstWins", "secondWins", "bothLose"};
};
template <>
struct Words<PrizeSharing> {
    static constexpr std::array<std::string_view, 4> kAll{"none", "equal", "hort", "pools"};
};
template <>
struct Words<PrizePot> {
    static constexpr std::array<std::string_view, 2> kAll{"allTied", "prizePlaces"};
};
template <>
struct Words<TieAcrossEnd> {
    static constexpr std::array<std::string_view, 3> kAll{"sharedUpToEnd", "allShared", "noneShared"};
};
template <>
struct Words<PrizeRounding> {
    static constexpr std::array<std::string_view, 3> kAll{"largestRemainder", "halfUp", "down"};
};
template <>
struct Words<FreedPrize> {
    static constexpr std::array<std::string_view, 2> kAll{"slide", "freeze"};
};
template <>
struct Words<LowerPrize> {
    static constexpr std::array<std::string_view, 3> kAll{"nextEligible", "passesOn", "notPaid"};
};
template <>
struct Words<TooFewEntrants> {
    static constexpr std::array<std::string_view, 3> kAll{"notAwarded", "halved", "merged"};
};
template <>
struct Words<PrizeOrder> {
    static constexpr std::array<std::string_view, 3> kAll{"standings", "bestGain", "bestPerformance"};
};
template <>
struct Words<UnratedPlayers> {
    static constexpr std::array<std::string_view, 3> kAll{"excluded", "included", "only"};
};
template <>
struct Words<AgeDay> {
    static constexpr std::array<std::string_view, 2> kAll{"lastOfYear", "firstOfYear"};
};

/// The word for a value ("forfeitWin").
template <class E>
std::string_view wordFor(E value)
{
    return Words<E>::kAll[static_cast<std::size_t>(value)];
}

/// The value of a word; nullopt for a word that is none.
template <class E>
std::optional<E> fromWord(std::string_view word)
{
    const auto& all = Words<E>::kAll;
    const auto at = std::ranges::find(all, word);
    if (at == all.end()) return std::nullopt;
    return static_cast<E>(at - all.begin());
}

}  // namespace kydai
