/// The members of events by the ways to them, "players/*/unit", from the rows: what an event has in each, and an event
/// that has nothing but one of them. For tests of what formats carry.
#pragma once

#include "format/trf_own_lines.h"
#include "model/row.h"
#include "model/section.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::fixture {

struct MemberValues {
    Row row{};
    std::string type{};                 ///< kTypeWord of what has the member
    bool isPart = false;                ///< a value that has members of its own, no list
    std::vector<std::string> values{};  ///< as JSON, one for each place where it occurs
};

/// Every member that has a value or could have one: lists also by the members of their elements. Keys are left out, and
/// what a round keeps of its rules is one value.
/// \param only this one and what it stands in; empty: all
std::map<std::string, MemberValues> membersOf(const format::ReportedEvent& event, std::string_view only = {});

/// Players, their numbers and names, who met whom with White winning: without which no other member can stand.
format::ReportedEvent bareEvent(const Section& section);

/// Takes over one member from an event with the same players and rounds, with what it means nothing without.
void graft(format::ReportedEvent& to, const format::ReportedEvent& from, std::string_view member);

/// How a format carried a member over many events.
struct Carriage {
    Row row{};
    std::string type{};
    bool isPart = false;
    int filled = 0;
    int whole = 0;    ///< came back as it was
    int nothing = 0;  ///< as if there had been nothing
};

/// Writes an event and reads it again.
using Conversion = std::function<format::ReportedEvent(const format::ReportedEvent&)>;

/// Each member alone and all together, in so many random events.
/// \param prepare takes out of an event what would hide the rest
std::map<std::string, Carriage> carriageOf(const Conversion& convert, std::uint64_t events,
                                           const std::function<void(Section&)>& prepare = {});

/// Whether a member stands inside a list that comes and goes as one value: its row is judged with the list's.
bool isInList(std::string_view member);

/// What a row says otherwise than the format does; empty where they agree. `Carry::OwnLine` is what the format itself
/// doesn't carry.
std::string wrongAbout(const std::map<std::string, Carriage>& carriage, Carry Carried::*format);

}  // namespace kydai::fixture
