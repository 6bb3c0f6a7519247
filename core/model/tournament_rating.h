/// The rating by which a tournament orders and compares its players: the official one, a national one, or one that was
/// typed, as the list method says (TRF26 172); in events over 30 days it can change from round to round. Pure
/// functions.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

/// In the words of TRF26 172: FIDE, NRO, FIDON, NIDOF, HBFN, LBFN, OTHER.
enum class ListMethod : std::uint8_t { Fide, National, FideElseNational, NationalElseFide, Highest, Lowest, Other };
std::string_view wordOf(ListMethod method);
std::optional<ListMethod> listMethodNamed(std::string_view word);

/// Of SectionInfo::startingListMethod, "VIE FIDON"; Fide where it says nothing.
ListMethod listMethodOf(const SectionInfo& info);
/// The text for it, with the federation whose national list it is.
std::string listMethodText(const SectionInfo& info, ListMethod method);

/// The rating of a player's national record: that of the method's federation, else his highest. 0 = none.
int nationalRatingOf(const SectionInfo& info, const Player& player);
/// By the section's list method. 0 = none.
int tournamentRating(const SectionInfo& info, const Player& player);
/// What counts in a round of an event over 30 days: `first`, or the last rating that came since.
/// @rule B.01.1.1.4
int ratingInRound(int first, const std::vector<RoundRating>& later, RoundNumber round);

/// How the initial order is made.
struct OrderRules {
    SectionInfo info{};
    EqualsOrder equals = EqualsOrder::Name;
    std::uint64_t seed = 0;  ///< EqualsOrder::Lots
};
OrderRules orderRulesOf(const Section& section);

/// What parts equals of rating and title, the smaller first: a key for each player.
std::vector<std::string> equalsKeys(const std::vector<Player>& players, const OrderRules& rules);

/// TPNs by tournament rating, then title, then as the rules say; ids stay.
/// @rule C.04.2.2.2
void assignPairingNumbers(std::vector<Player>& players, const OrderRules& rules = {});

}  // namespace kydai
