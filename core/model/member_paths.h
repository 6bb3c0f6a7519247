/// Single members by their paths, for files that tell what their format has no place for: "info/town",
/// "rules/points/winWhite", "players/1,5-9/unit", "rounds/3/games". Players and rounds stand by their numbers; any
/// other list is one value. What a round keeps of its rules is told as what it has otherwise than the section for this
/// round. Sections are those of byNumber (numbering.h). Pure functions; any thread.
#pragma once

#include "model/json.h"
#include "model/row.h"
#include "model/section.h"
#include "model/unit_rules.h"
#include "support/result.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

/// A member that has another value elsewhere.
struct MemberDifference {
    std::string path{};
    std::string_view type{};            ///< of what has the member (kTypeWord)
    Row row{};                          ///< of the member
    Privacy privacy = Privacy::Public;  ///< the strictest of the rows on the way to it
    Json wanted{};                      ///< as setMember takes it
    Json found{};
};

/// What has to be set in `found` so that it is `wanted`, in an order in which setMember can set it; keys apart. T is
/// Section or EventUnitRules.
template <class T>
std::vector<MemberDifference> memberDifferences(const T& wanted, const T& found);

/// Sets a member and gives how many values that were, of several players or rounds. Error: Malformed where the path
/// leads to no member or the value is none of its kind, or where `mayBeSet` says no to the member's row; nothing is
/// set.
template <class T>
Result<std::size_t> setMember(T& into, std::string_view path, const Json& value,
                              const std::function<bool(const Row&)>& mayBeSet);

/// Whether a path leads to a value that one of those before it led to.
class PathsTaken {
public:
    /// Notes the path; false where it leads, in part, where another one did.
    bool add(std::string_view path);

private:
    std::map<std::string, std::map<int, int>, std::less<>> m_numbers{};  ///< by the path with a star: from … to
};

/// The values of several players or rounds as one, where they are the same: "players/1-57/unit".
std::vector<MemberDifference> joined(std::vector<MemberDifference> differences);

}  // namespace kydai
