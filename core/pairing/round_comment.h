/// What a report says of a round that is not as the rules prescribe it: the text of a `###` line (rules/endorsement.md,
/// section 4). Plain English, because it stands in a file that programs exchange; numbers are pairing numbers.
#pragma once

#include "pairing/check.h"

#include <string>

namespace kydai::pairing {

/// `Import @ Round 3: board 2: 4-17, rules 4-18; …`: a round that was read from a file. 0 stands for the bye, - for
/// nobody. Empty for a round that is as prescribed.
std::string importComment(const Section& section, const RoundCheck& check);

/// `Configuration @ Round 3: checked again, board 2: 4-17, rules 4-18`: a round that rules told later pair otherwise.
std::string configurationComment(const Section& section, const RoundCheck& check);

/// Whether a remark is such a text.
bool isImportComment(const std::string& comment);

/// Checks every round of a section that was read from a file, and puts the comment into those that are not as
/// prescribed, in place of an earlier one. Returns the checks of all rounds.
SectionCheck commentImportedRounds(Section& section, const std::stop_token& stop = {});

}  // namespace kydai::pairing
