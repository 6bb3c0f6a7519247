/// The remarks (`###` lines, without the sign) that tell in the report what happened to a round's integrity: forms of
/// rules/endorsement.md, section 4. English as TRF26 is; players by their pairing numbers.
#pragma once

#include "model/section.h"
#include "policy/warning.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::policy {

/// "MPA @ Round 3: 5-12 6-9 => 5-9 6-12": the boards that the rules prescribe, then those that were published instead.
std::string manualRemark(const Section& section, RoundNumber number, const Round& prescribed, const Round& published);
bool isManualRemark(std::string_view remark);
/// Whether it tells that a result of the round became another one: a correction, or an adjourned game that was decided.
bool isResultRemark(std::string_view remark);
/// Whether policy wrote it, or the import of a file, about the integrity of a round: "Correction @ Round 3: …". Whoever
/// edits the remarks of a round can't take it out.
bool isIntegrityRemark(std::string_view remark);
/// The integrity remarks of `before` that `after` lacks, before the others.
void keepIntegrityRemarks(const std::vector<std::string>& before, std::vector<std::string>& after);

/// "Correction @ Round 3: 5-12: 1-0 => 0-1"
std::string correctionRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change);
/// "Adjourned @ Round 3: 5-12: 1-0"
std::string adjournedRemark(const Section& section, RoundNumber number, const Game& game, const ResultChange& change);
/// What members that are guarded (guards.h) say in the report when they change after the start, by the words of their
/// rows: "Configuration @ Round 3: rounds 9 => 7", "Tie-breaks @ Round 3: before BH/C1,BH", "Prohibition @ Round 3:
/// 5 12".
std::vector<std::string> configurationRemarks(const Section& section, const RuleSet& next);
std::vector<std::string> configurationRemarks(const Section& section, const SectionInfo& next);
/// "Numbers @ Round 3: 5 => 7, 7 => 5": pairing numbers exchanged after the start, before and after. Remarks and boards
/// that stand above it in the report tell the former ones.
std::string numbersRemark(RoundNumber number, const std::vector<std::pair<int, int>>& moved);
/// "FPB @ Round 3: 17 23"; empty where nobody has a full-point bye.
std::string fullPointByeRemark(const Section& section, RoundNumber number, const Round& round);

}  // namespace kydai::policy
