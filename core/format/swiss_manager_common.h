/// What Swiss-Manager's own files (TUNX) and the upload of chess-results have in common: tie-breaks by number, and the
/// order of the starting list.
#pragma once

#include "format/diagnostics.h"
#include "model/section.h"
#include "model/swiss_manager.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// Takes a tie-break into the list of a section that has its dates and teams, with a word about old rules and about
/// what is not computed. Nothing is dropped, and what stands twice stays twice. The first of a team event says by which
/// score it ranks.
/// \param option what else the file says of it in a way that nobody has explained; 0 = nothing
void addNumbered(const TieBreakNumber& tieBreak, int option, Section& section, std::vector<Diagnostic>& findings);

/// As the upload of chess-results has it: without a word its own 37 and 52 have no virtual opponents, since its
/// reference files print the rules of 2024.
TieBreakNumber uploadedTieBreak(int number, const std::string& details);
/// What an upload says of a tie-break of a section's list: the number that stands for it, newer ones first, with as few
/// parameters as say it. nullopt: none does.
std::optional<TieBreakNumber> tieBreakForUpload(const std::string& listed, const Section& section);
/// The parameters as an upload has them: "0,1,0,P".
std::string detailsOf(const TieBreakNumber& tieBreak);

/// By which ratings the starting list stands, as TRF26 spells it (172); 1 national, 2 FIDE, 3 both, 4 the higher one.
std::string_view startingListMethod(int order);
/// The other way round; 2 where the method is none of these.
int startingListOrder(const SectionInfo& info);

}  // namespace kydai::format
