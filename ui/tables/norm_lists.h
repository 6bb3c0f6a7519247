/// The lists that reports around title norms are made of: norms and chances, direct titles. Each reads what it was made
/// from, which must outlive it. Any thread.
#pragma once

#include "model/section.h"
#include "norms/norm_list.h"
#include "tables/list.h"
#include "tiebreak/standings.h"

#include <string>
#include <vector>

namespace kydai::tables {

/// What the norms of a section are shown from.
struct NormSource {
    norms::EventFacts event{};
    std::vector<norms::NormEntry> entries{};
};
NormSource normSource(const Section& section);

/// Who makes which norm, who still can and what he needs. Subjects are indices of the entries. The notes say that norms
/// are FIDE's to decide, and why the section gives none.
List normsList(const Section& section, const NormSource& source);

/// Somebody who may claim a title by his place.
struct TitleClaim {
    std::size_t player = 0;  ///< index in Section::players
    int place = 0;           ///< among all, or among the players of the sex that the row asks for
    DirectTitle title{};
};
/// By the arbiter's table (SectionInfo::report) and the standings of players, row by row.
std::vector<TitleClaim> titleClaims(const Section& section, const tiebreak::Standings& standings);
/// Subjects are indices of the claims.
List titleClaimsList(const Section& section, const std::vector<TitleClaim>& claims);

}  // namespace kydai::tables
