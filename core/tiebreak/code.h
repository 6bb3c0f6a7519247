/// A tie-break code as rules and files write it: `BH/C1`, `DE`, `EMGSB/C1`, `BH:GP/M1`, `SB@26`. Letters in either
/// case. `NAME[:MP|:GP][/modifier]…[@edition]`; the separators `-` and `#` and a modifier glued to the name (`BHC1`) of
/// older files are understood too, and the numbers of Swiss-Manager in place of a name (`84/C1`). Source: the code list
/// of TRF26 (records 202, 212).
#pragma once

#include "model/rule_set.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::tiebreak {

enum class Kind : std::uint8_t {
    Points,                      ///< PTS
    AdjustedScore,               ///< ABH, helper: the score as opponents see it
    VoluntaryRounds,             ///< VUR, helper: number of voluntary unplayed rounds
    DirectEncounter,             ///< DE
    Wins,                        ///< WIN
    WonGames,                    ///< WON
    BlackGames,                  ///< BPG
    BlackWins,                   ///< BWG
    Progressive,                 ///< PS
    RoundsElected,               ///< REP, formerly GE
    StandardPoints,              ///< STD
    PairingNumber,               ///< TPN
    Buchholz,                    ///< BH
    AverageBuchholz,             ///< AOB
    ForeBuchholz,                ///< FB
    SonnebornBerger,             ///< SB
    Koya,                        ///< KS
    AverageRating,               ///< ARO
    PerformanceRating,           ///< TPR
    PerfectPerformance,          ///< PTP
    AverageOpponentPerformance,  ///< APRO
    AverageOpponentPerfect,      ///< APPO
    Rating,                      ///< RTNG
    PlaceByHand,                 ///< MAN: ranked by hand, the lower the better
    OutsideValue,                ///< EXT: worked out elsewhere, the higher the better
    MatchPoints,                 ///< MPTS
    GamePoints,                  ///< GPTS
    SecondaryScore,              ///< MPvGP
    MatchMatchSonnebornBerger,   ///< EMMSB: opponents' match points × own match points
    MatchGameSonnebornBerger,    ///< EMGSB: opponents' match points × own game points
    GameMatchSonnebornBerger,    ///< EGMSB: opponents' game points × own match points
    GameGameSonnebornBerger,     ///< EGGSB: opponents' game points × own game points
    ExtendedDirectEncounter,     ///< EDE
    ExtendedBoardCountTop,       ///< EDEBT: EDE, then two teams by BC and TBR
    ExtendedBoardCountBottom,    ///< EDEBB: EDE, then two teams by BC and BBE
    ExtendedTopBoards,           ///< EDET: EDE, then two teams by TBR
    ExtendedBottomBoards,        ///< EDEB: EDE, then two teams by BBE
    BoardCount,                  ///< BC
    TopBoardResults,             ///< TBR
    BottomBoardElimination,      ///< BBE
    StrengthOfSchedule,          ///< SSSC
};

/// Which score of a team event a tie-break reads; individual events have only the primary one.
enum class ScoreKind : std::uint8_t { Primary, Match, Game };

struct Code {
    Kind kind = Kind::Points;
    ScoreKind score = ScoreKind::Primary;
    int cutLow = 0;                            ///< /Cn, /Mn: least significant values left out
    int cutHigh = 0;                           ///< /Mn: most significant values left out after them
    int limitHalfPoints = 0;                   ///< /L+n, /L-n: Koya limit moved by n half points
    bool forfeitsPlayed = false;               ///< /P
    bool fore = false;                         ///< /F
    int factor = 0;                            ///< /Kn; 0 = by the rule
    bool reversed = false;                     ///< /R
    int unratedRating = 0;                     ///< /U1400; 0 = none
    std::optional<TieBreakEdition> edition{};  ///< @24, /V2026 …; none = the event's
    std::string text{};                        ///< as it was written, blanks at the ends removed

    friend bool operator==(const Code&, const Code&) = default;
};

/// Errors: UnknownReference (no such name), Malformed (the rest), OutOfRange (numbers), Unsupported (a modifier that
/// this tie-break does not have).
Result<Code> parseCode(std::string_view text);
/// A comma-separated list.
Result<std::vector<Code>> parseCodes(std::string_view commaSeparated);
Result<std::vector<Code>> parseCodes(const std::vector<std::string>& codes);

/// The usual spelling: `BH/C1`, `BH:GP/C1/P`, `SB@26`.
std::string canonicalText(const Code& code);

/// "old", "24", "26" as on the command line, in any case, also 2024 and 2026; nullopt if it is none of them.
std::optional<TieBreakEdition> parseEdition(std::string_view text);
/// "old", "24", "26".
std::string_view editionName(TieBreakEdition edition);

}  // namespace kydai::tiebreak
