/// One list of players for a whole event, divided over its sections by what it says itself (a column, the names of its
/// sheets) or by birth and sex: what is to be looked at before anything is written, what becomes of each line, and the
/// action that takes it. A list that comes again is compared with the event: new, changed, gone. Pure; any thread.
#pragma once

#include "model/compound_change.h"
#include "model/listed.h"
#include "model/words.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::policy {

enum class ListedAs : std::uint8_t { New, Same, Changed, Gone };
enum class ListRemark : std::uint8_t {
    NoSection,     ///< fits nowhere
    Footer,        ///< no player: a sum, a signature
    Twice,         ///< the same child before in this section
    TwiceAcross,   ///< in another section too
    OtherSex,      ///< a girl among boys, or a boy among girls
    NameOfGirl,    ///< "Thị" among boys
    TooOld,        ///< for this section's age
    Younger,       ///< would fit a lower age
    BirthMissing,  ///< in a section for an age
    OtherSection,  ///< plays elsewhere in the event
};
/// What becomes of a line. Of one that is gone from the list: Keep leaves the player where he is, Drop takes him out.
enum class ListDecision : std::uint8_t { Keep, Merge, Move, Drop };

/// Where players go: a section of the event, or one that is offered.
struct ListTarget {
    SectionId section{};  ///< 0: it is offered
    std::string name{};
    SectionLimits limits{};
};

struct ListLine {
    std::size_t listed = 0;  ///< index in ListDivision::listed; of who is gone without meaning
    ListedAs as = ListedAs::New;
    std::optional<std::size_t> target{};  ///< none: it fits nowhere
    std::optional<std::size_t> better{};  ///< where Move takes it
    std::optional<std::size_t> twin{};    ///< the line that Merge completes
    SectionId from{};                     ///< where the player is in the event already
    PlayerId player{};
    std::vector<ListRemark> remarks{};
    std::vector<std::string_view> changed{};  ///< words of the members that differ (fields.h)
    ListDecision decision = ListDecision::Keep;

    /// Move without a better place leaves it where it would be.
    [[nodiscard]] bool moves() const { return decision == ListDecision::Move && better; }
    /// The target in which the player is afterwards; none: this line brings nobody.
    [[nodiscard]] std::optional<std::size_t> goesTo() const
    {
        const bool comes = as != ListedAs::Gone && (decision == ListDecision::Keep || decision == ListDecision::Move);
        if (!comes) return std::nullopt;
        return moves() ? better : target;
    }
};

/// Spellings of one unit: "H. Trảng Bom" and "Huyện Trảng Bom".
struct UnitSpelling {
    std::string wanted{};               ///< the one that most have
    std::vector<std::string> others{};  ///< as they stand too
    bool merges = true;
};

struct ListDivision {
    std::vector<Listed> listed{};
    std::vector<ListTarget> targets{};  ///< the event's sections in their order, then those that are offered
    std::vector<ListLine> lines{};      ///< as listed, then who is gone
    std::vector<UnitSpelling> units{};
};

/// \param event of an event with groups that play at different times the sections of one (model/hall.h)
/// \param year of the event's key date; 0: as the sections say, or not known
ListDivision divided(const Event& event, std::vector<Listed> list, int year = 0);

/// The players of one group of sections as a list for another: whoever plays standard chess plays rapid chess too. A
/// section is called by its name without the words of its group.
std::vector<Listed> listOfGroup(const Event& event, std::string_view group);

/// Everything that the decisions say, as one action; sections that are offered come like `like`. Empty where nothing
/// differs.
CompoundChange takingList(const Event& event, const ListDivision& division, const Section& like);

}  // namespace kydai::policy

namespace kydai {

template <>
struct Words<policy::ListedAs> {
    static constexpr std::array<std::string_view, 4> kAll{"new", "same", "changed", "gone"};
};
template <>
struct Words<policy::ListRemark> {
    static constexpr std::array<std::string_view, 10> kAll{"noSection",    "footer",      "twice",  "twiceAcross",
                                                           "otherSex",     "nameOfGirl",  "tooOld", "younger",
                                                           "birthMissing", "otherSection"};
};
template <>
struct Words<policy::ListDecision> {
    static constexpr std::array<std::string_view, 4> kAll{"keep", "merge", "move", "drop"};
};

}  // namespace kydai
