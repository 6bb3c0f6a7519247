/// What a file of a format keeps of an event and what not, member by member: the rows (model/row.h) say which members
/// there are and what each format has a place for, and what reads back says what became of them. Nothing is compared
/// by hand, so a new member is in the account by its row. Pure functions; any thread.
#pragma once

#include "format/trf_own_lines.h"
#include "model/json.h"
#include "model/row.h"
#include "model/section.h"
#include "model/unit_rules.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// A format that is written.
struct WrittenFormat {
    std::string_view ending{};          ///< "trf26"; its word too
    Carry Carried::*carried = nullptr;  ///< null: everything
    bool reads = true;                  ///< and read again; else the rows alone say what is kept
};
inline constexpr WrittenFormat kWrittenFormats[] = {{"trf", &Carried::trf16},        {"kydai"},
                                                    {"trf26", &Carried::trf26},      {"json"},
                                                    {"csv", &Carried::table},        {"xlsx", &Carried::table},
                                                    {"html", &Carried::page, false}, {"xml", &Carried::upload}};
/// By the ending of a file; null for another one.
const WrittenFormat* writtenFormat(std::string_view ending);

/// An event as files have it: sections of byNumber, each as its name says.
struct EventContent {
    std::string name{};
    EventUnitRules units{};
    std::vector<Section> sections{};
};

/// What became of a member.
enum class Fate : std::uint8_t {
    Whole,
    Rounded,  ///< in part, or otherwise than it was
    Lost,
    Added,  ///< the event leaves it open, the file says something
};

struct MemberFate {
    std::string section{};    ///< name of the section; empty: of the event
    std::string member{};     ///< "players/*/unit"
    std::string_view type{};  ///< of what has the member (kTypeWord)
    Row row{};                ///< of the member
    Fate fate = Fate::Whole;
    bool withheld = false;    ///< left out on purpose: nobody else may see it
    std::size_t values = 0;   ///< that the event has
    std::size_t changed = 0;  ///< of the event and of the file that are not the same in both
    std::string where{};      ///< all that changed: "players/1,5-9/unit"
    Json wanted{};            ///< the first of them
    Json found{};
};

struct LossAccount {
    const WrittenFormat* format = nullptr;
    bool isCopy = true;                 ///< nothing was left out on purpose
    std::vector<MemberFate> members{};  ///< in the order of the rows, those of the event first
    /// Every member comes back as it was.
    [[nodiscard]] bool isSilent() const;
};

/// \param found what reads back; missing sections are empty
/// \param withPrivate false: what may only stand in lines of ours and nobody else may see was left out on purpose
LossAccount lossAccount(const WrittenFormat& format, const EventContent& wanted, const EventContent& found,
                        bool withPrivate = true);

/// The event without what the rows say that the format has no place for: what reads back of one that nobody reads.
EventContent asCarried(const WrittenFormat& format, EventContent event);

/// For programs; `kydai-cli schema losses` describes it.
Json toJson(const LossAccount& account);

std::string_view wordOf(Fate fate);

}  // namespace kydai::format
