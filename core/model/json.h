/// Model values ↔ JSON: what the journal keeps of a change and what `.json` files hold. Keys are the members' names;
/// zeros, empty texts and empty lists are left out where they are the default; results, titles, editions … are words;
/// points and dates are written as people write them (2.5, "2026-11-21").
/// What our own files keep is read as it is, unknown keys ignored, so that a later version may add some; what files
/// bring is read leniently, what scripts say strictly.
#pragma once

#include "model/change.h"
#include "model/event.h"
#include "support/result.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace kydai {

/// Keys in the order in which they were put in.
using Json = nlohmann::ordered_json;

Json toJson(const Player& player);
Json toJson(const Round& round);
Json toJson(const PointSystem& points);
Json toJson(const PairingRules& rules);
Json toJson(const RuleSet& rules);
Json toJson(const SectionLimits& limits);
Json toJson(const PlayerRatings& value);
Json toJson(const PlayerMarks& value);
Json toJson(const ReportFacts& value);
Json toJson(const EventUnitRules& value);
Json toJson(const SectionInfo& info);
Json toJson(const TeamEvent& teams);
Json toJson(const PrizePlan& plan);
Json toJson(const FrozenPrizes& frozen);
Json toJson(const std::vector<RequestedBye>& byes);
Json toJson(const std::vector<PointAdjustment>& adjustments);
Json toJson(const std::vector<std::string>& lines);
Json toJson(const Section& section);
Json toJson(const Event& event);
/// {"change": "set_result", …its members}
Json toJson(const Change& change);

/// Reads T as toJson writes it, as it is: T is one of the types above. Errors: Malformed, `what` names the place
/// ("/players/3/birth").
template <class T>
Result<T> fromJson(const Json& json);
/// The same from text; Malformed where it is no JSON.
template <class T>
Result<T> parseJson(std::string_view text);

/// What a file says that was not taken as it stands.
struct JsonRemark {
    Fragment what{};
    Fragment expected{};
};
/// Reads what a file brings: a value out of bounds (row.h) is left out, or a text mended, and a word that is none of
/// ours passed over, each with a remark. T is Event, whose sections stand there without their keys, or a part of one.
/// Errors: as fromJson.
template <class T>
Result<T> fromFile(const Json& json, std::vector<JsonRemark>& remarks);

/// "2026-11-21", "2026-11", "2026" or "".
std::string toText(const Date& date);
std::optional<Date> dateFromText(std::string_view text);

}  // namespace kydai
