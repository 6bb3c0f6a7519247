/// The tables of an event file, as steps from the first version on. Since version 9 the event stands in `parts`, a row
/// for each member of a section, each player and each round, as JSON that the rows of fields.h write (model/json.h);
/// the boards of the rounds have columns of their own, since a result is written at every key. Instants are
/// milliseconds since 1970 UTC.
#pragma once

#include <cstdint>
#include <string_view>

namespace kydai::store {

/// "KyDa": tells an event file from any other SQLite database.
inline constexpr std::int32_t kApplicationId = 0x4B794461;

/// Everything that version 1 has.
extern const std::string_view kSchemaVersion1;
/// Version 2: each round keeps the rules by which it was paired, as JSON. Rounds of older files get the section's.
extern const std::string_view kRulesOfRounds;
/// Version 3: actions of several changes, and who works at the event.
extern const std::string_view kCompoundChanges;
/// Version 4: what all rows add up to.
extern const std::string_view kSealed;
/// Version 5: the plan of the prizes of a section and what was frozen of them, as JSON.
extern const std::string_view kPrizes;
/// Version 6: who may play in a section, as JSON, where its tables begin, and free columns of players.
extern const std::string_view kSectionLimits;
/// Version 7: results that the rating report alone carries.
extern const std::string_view kReportedResults;
/// Version 8: ratings and marks of players besides, facts for norms and reports, and how the event ranks its units, as
/// JSON.
extern const std::string_view kMarks;
/// Version 9: parts instead of a table for each list. What answers and complaints say stands in the journal.
extern const std::string_view kParts;
/// Version 10: the same tables. Rounds keep how they were published, which older programs would drop.
extern const std::string_view kPictures;
/// Version 11: the same tables. Rules for line-ups, captains and points awarded to teams; kinds of changes for them.
extern const std::string_view kLineUps;

}  // namespace kydai::store
