/// Keizer's system, as clubs play it that meet for months with many absent: a win is worth the opponent's value, and
/// the value of a player is his place in the ranking that follows from it. So all rounds are counted anew until the
/// ranking that comes out is the one that went in. Every constant is the club's (KeizerRules). Pure functions; any
/// thread. Source: rules/other_systems.md, section 10.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kydai {

/// Sums are counted in sixtieths of a point, which are exact for every ValuePart.
inline constexpr std::int64_t kSixtieths = 60;
std::int64_t sixtiethsOf(ValuePart part);

/// What a round gave a player: a part of somebody's value.
struct KeizerGain {
    Outcome outcome = Outcome::ZeroBye;
    PlayerId opponent{};  ///< whose value it is; nobody: his own
    int value = 0;
    ValuePart part = ValuePart::Nothing;
    bool beyondMost = false;  ///< absent with notice more often than is paid
    bool counts = true;       ///< false: no result yet, or he was not in the tournament
    [[nodiscard]] std::int64_t sum() const { return value * sixtiethsOf(part); }
};

struct KeizerRow {
    int place = 0;                    ///< in the ranking by which values are given, from 1; level ones by initial rank
    int value = 0;                    ///< what a win against him is worth
    std::int64_t start = 0;           ///< sixtieths that he had before the first round
    std::int64_t adjusted = 0;        ///< bonus and penalty points
    std::int64_t sum = 0;             ///< all together
    std::vector<KeizerGain> gains{};  ///< by round
};

struct KeizerTable {
    std::vector<KeizerRow> rows{};  ///< of each player of the section, in their order
    bool isSettled = true;          ///< false: the ranking went round in circles, and the last count holds
    int counts = 0;                 ///< how often all rounds were counted for it
    RoundNumber rounds = 0;
};

/// After so many counts the last one holds.
inline constexpr int kMostKeizerCounts = 20;

/// After round `rounds`. Each round starts from the ranking after the one before; before the first it is the initial
/// order. @param section may play by any system; its constants are the usual ones where it says none.
KeizerTable keizerOf(const Section& section, RoundNumber rounds);

/// The club's constants, or the usual ones.
KeizerRules keizerRulesOf(const PairingRules& rules);

}  // namespace kydai
