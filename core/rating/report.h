/// Ratings after a tournament as CSV and JSON. Codes only, no language: sources, statuses, reasons and notes are the
/// stable ids that ui/text translates.
#pragma once

#include "rating/calculator.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace kydai::rating {

/// "list", "national", "converted", "given", "age", "default", "none".
std::string_view codeOf(RatingSource source);
/// "rated", "first_rating", "no_games", "stays_unrated", "lost".
std::string_view codeOf(Status status);
/// "official", "historical", "reconstruction".
std::string_view codeOf(Standing standing);
/// "bye", "forfeit", "unfinished", …; empty for a round that counts.
std::string_view codeOf(Exclusion exclusion);

/// The rounds left out with their reasons, as "3:forfeit;5:bye".
std::string exclusionsOf(const Record& record);
/// At most `decimals` decimals, without trailing zeros; never "-0".
std::string decimal(double value, int decimals = 4);

/// Header line and a line per player in the order of the pool.
std::string toCsv(const Pool& pool, const Ratings& ratings);
/// System, label and edition, then per player everything the record holds.
nlohmann::ordered_json toJson(const Pool& pool, const Ratings& ratings);

}  // namespace kydai::rating
