/// What a member of the model is, told once: its row. JSON and its schemas, storage, the journal's differences, policy,
/// `apply`, the heads of lists, the loss account, the leak test and the random events of the tests read it. A new
/// member is the member, its row in fields.h and its label in ui/text; what is forgotten does not compile.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

namespace kydai {

/// What a value may be, beyond what its type says. Doors judge by it; a value outside costs no file: readers of files
/// keep the rest and tell the place, `apply` refuses it.
struct Bounds {
    std::int64_t low = std::numeric_limits<std::int64_t>::min();
    std::int64_t high = std::numeric_limits<std::int64_t>::max();
    int characters = 200;  ///< the most of a text
    bool lines = false;    ///< a text may have several lines
};

inline constexpr Bounds kRating{.low = 0, .high = 4000};
inline constexpr Bounds kCount{.low = 0, .high = 99999};
inline constexpr Bounds kPlace{.low = 1, .high = 99999};
inline constexpr Bounds kRoundNumber{.low = 1, .high = 200};
inline constexpr Bounds kRoundOrNone{.low = 0, .high = 200};
inline constexpr Bounds kYear{.low = 0, .high = 2200};
inline constexpr Bounds kAge{.low = 0, .high = 150};
inline constexpr Bounds kPercent{.low = 0, .high = 100};
/// In tenths of a point.
inline constexpr Bounds kPointsOfResult{.low = -1000, .high = 1000};
inline constexpr Bounds kPointsInAll{.low = -100'000, .high = 100'000};
/// Of a prize, in the smallest unit paid.
inline constexpr Bounds kMoney{.low = 0, .high = 1'000'000'000'000};
/// Of a reference: it may name nobody.
inline constexpr Bounds kOrNobody{.low = 0};
inline constexpr Bounds kCode{.characters = 40};
/// "14:30"
inline constexpr Bounds kTimeOfDay{.characters = 5};
inline constexpr Bounds kLongText{.characters = 20'000, .lines = true};

/// Who guards a member once the tournament has begun; policy says at which level, by mode and state.
enum class Guard : std::uint8_t {
    Free,
    System,  ///< system, cycles, reversal
    PairingEdition,
    TieBreakEdition,
    TieBreaks,  ///< the list, and what its values rest on
    Lots,
    Rounds,
    Points,
    ByeValue,
    Acceleration,
    InitialColour,
    ProhibitedPairs,
    Ratings,    ///< which ratings count: tempo, lists, ratings by round
    Numbering,  ///< how the initial order is made
    FideMode,   ///< has a change of its own
};

/// Who may see a member on pages, open data and copies for others.
enum class Privacy : std::uint8_t {
    Public,
    YearOnly,
    OfAge,  ///< of who is of age; of minors where the event says so
    Never,
};

/// What a number counts, where it isn't things.
enum class Unit : std::uint8_t { None, Hundredths, Money };

/// How a format carries a member.
enum class Carry : std::uint8_t {
    Lost,
    OwnLine,  ///< in a `###` line of ours, which other readers keep or pass over
    Rounded,  ///< in part, or less exactly: told with the value where it differs
    Whole,
};
/// JSON and .kydai carry everything.
struct Carried {
    Carry trf26 = Carry::OwnLine;
    Carry trf16 = Carry::Lost;
    Carry table = Carry::Lost;   ///< CSV and XLSX: the list of players
    Carry page = Carry::Lost;    ///< HTML: shown, but read by nobody again
    Carry upload = Carry::Lost;  ///< XML for chess-results
};

// Fields of reports have a width and a form: most texts and numbers are carried in part.
inline constexpr Carried kInTrf26{.trf26 = Carry::Rounded};
inline constexpr Carried kInTrf{.trf26 = Carry::Rounded, .trf16 = Carry::Rounded};
inline constexpr Carried kInUpload{.upload = Carry::Rounded};
inline constexpr Carried kInTrf26AndUpload{.trf26 = Carry::Rounded, .upload = Carry::Rounded};
inline constexpr Carried kInReports{.trf26 = Carry::Rounded, .trf16 = Carry::Rounded, .upload = Carry::Rounded};
inline constexpr Carried kInTables{.table = Carry::Whole, .page = Carry::Whole, .upload = Carry::Rounded};
inline constexpr Carried kInAll{Carry::Rounded, Carry::Rounded, Carry::Whole, Carry::Whole, Carry::Rounded};
inline constexpr Carried kOnPages{.page = Carry::Whole};
inline constexpr Carried kInReportsAndPages{
    .trf26 = Carry::Rounded, .trf16 = Carry::Rounded, .page = Carry::Whole, .upload = Carry::Rounded};
inline constexpr Carried kInAllButPages{Carry::Rounded, Carry::Rounded, Carry::Whole, Carry::Lost, Carry::Rounded};

struct Row {
    std::string_view word;  ///< in files; never changes
    Bounds bounds{};
    Guard guard = Guard::Free;
    std::string_view remark{};  ///< the word in `### Configuration` when it is changed after the start; empty: none
    Privacy privacy = Privacy::Public;
    /// Of columns of lists, as utf8::wordKey gives them, between bars; one with a star is a head also where it is part
    /// of one: "rtg|*elo".
    std::string_view heads{};
    Carried carried{};
    Unit unit = Unit::None;
    bool key = false;       ///< an internal key, no fact: nobody sees it, readers give another
    bool ofPerson = false;  ///< of the person, not of the entry: the same in every section where he plays
    bool needed = false;    ///< of a change: what takes the place of something; a list must say it
};

}  // namespace kydai
