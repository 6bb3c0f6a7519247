/// The tie-breaks of Swiss-Manager and chess-results by their numbers, which regulations quote: "84" is Buchholz. One
/// table: the spelling of codes, the readers of both programs' files, the dialog and the tests walk it. A number alone
/// does not say what is counted; its parameters do, and so what a reader makes of a file is a number with them.
///
/// The table is compiled in: core reads no file to know what a code means, and a row that is wrong fails to build or
/// fails against the published list (tests/data/chess_results). Source: that list and rules/tunx_format.md, section 10.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

struct NumberedTieBreak {
    int number = 0;
    std::string_view shortName{};  ///< as both programs print it
    char age = ' ';                ///< H historic, A old, N since April 2024, S other programs', B lists of boards
    std::string_view events{};     ///< Y where offered: individual Swiss, round robin; team round robin, Swiss
    /// A letter per parameter, in order:
    /// s, w the strongest, the weakest results left out; P forfeits are games ("P" or "-"); n the same (1 or 0);
    /// F Fore Buchholz ("F" or "-"); k the kind, an index into `code`; g the score (0 game, 1 match points); G the same
    /// ("GP", "MP"); m the scale of match points (0: 2-1-0, 1: 3-1-0); v the edition (1: of 2026, 0: the one before);
    /// V virtual opponents ("V" or "-"); u the rating of the unrated; l a limit in per cent; # a number of points.
    std::string_view parameters{};
    /// In the words of C.07 and our own, kinds parted by commas; empty: its rule is not known here, so not computed.
    std::string_view code{};
};

/// By number, from 1, without a gap.
std::span<const NumberedTieBreak> numberedTieBreaks();
/// Null if there is none of this number.
const NumberedTieBreak* numberedTieBreak(int number);

/// A number as a file has it.
struct TieBreakNumber {
    int number = 0;
    std::vector<std::string> parameters{};  ///< none: the table's own meaning
    friend bool operator==(const TieBreakNumber&, const TieBreakNumber&) = default;
};

/// "84", "84(0:0:1)" with ':', ',' or ';' between the parameters; `text` keeps what stands behind. nullopt if no number
/// of the table stands in front, or the bracket does not close.
std::optional<TieBreakNumber> takeTieBreakNumber(std::string_view& text);
/// "84", "84(0:0:1)".
std::string textOf(const TieBreakNumber& tieBreak);

/// The code that it stands for: "BH/C1@24". Empty: not computed, because the number is not, or because of a parameter
/// that says nothing to the table.
/// \param teams whether a team event is ranked; in individual ones there is one score only, and none is named
std::string codeOf(const TieBreakNumber& tieBreak, bool teams);

/// How a reader writes it into the list of a section whose match points are 2-1-0: as C.07 writes it where C.07 has
/// it, else by its number.
/// \param sectionEdition "old", "24" or "26": what need not be said again
std::string listedAs(const TieBreakNumber& tieBreak, bool teams, std::string_view sectionEdition);

}  // namespace kydai
