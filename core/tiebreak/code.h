/// A tie-break code as rules and files write it: `BH/C1`, `DE`, `EMGSB/C1`, `BH:GP/M1`, `SB@26`. Letters in either
/// case. `NAME[:MP|:GP][/modifier]…[@edition]`; the separators `-` and `#` and a modifier glued to the name (`BHC1`) of
/// older files are understood too, and the numbers of Swiss-Manager in place of a name (`84/C1`, `84(0:0:1)`). Source:
/// the code list of TRF26 (records 202, 212).
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
    ExtendedBoardCount,          ///< EDEC: EDE, then two teams by BC (other checkers; C.07.16.6)
    ExtendedTopBoards,           ///< EDET: EDE, then two teams by TBR
    ExtendedBottomBoards,        ///< EDEB: EDE, then two teams by BBE
    BoardCount,                  ///< BC
    TopBoardResults,             ///< TBR
    BottomBoardElimination,      ///< BBE
    StrengthOfSchedule,          ///< SSSC
    SumOfRatings,                ///< RSUM: the opponents' ratings, added up
    SumOfBuchholz,               ///< SUMBH: the opponents' Buchholz, added up
    MatchScale,                  ///< MPV(2:1:0): match points by a scale of its own
    GameScale,                   ///< GPV(3:2:1:0): game points by a scale of its own, the last for a forfeit lost
    GamesAndMatches,             ///< GPMP(1:0:0): game points, and for each match so much
    ColourScale,                 ///< WBP(2:4:1:2:0): won with White, Black, drawn with White, Black, lost
    Games,                       ///< GAMES: how many, few first (/R: many first)
    Percentage,                  ///< PCT: points of the games, in per cent
    BoardNumber,                 ///< BOARD: in the team's list, the first board first
    NotComputed,                 ///< a number whose rule is not known here: what is tied before it stays tied
};

/// What a won match counts where a tie-break has a scale of its own: the event's, 2-1-0 or 3-1-0.
enum class MatchPointScale : std::uint8_t { Event, Two, Three };

/// Which score of a team event a tie-break reads; individual events have only the primary one.
enum class ScoreKind : std::uint8_t { Primary, Match, Game };

struct Code {
    Kind kind = Kind::Points;
    ScoreKind score = ScoreKind::Primary;
    int cutLow = 0;                            ///< /Cn, /Mn: least significant values left out
    int cutHigh = 0;                           ///< /Mn: most significant values left out after them
    int limitHalfPoints = 0;                   ///< /L+n, /L-n: Koya limit moved by n half points
    int limitPercent = 0;                      ///< /Ln%: Koya limit in per cent of the maximum; 0 = 50, by the rule
    bool forfeitsPlayed = false;               ///< /P
    bool drawsWithSelf = false;                ///< /D: an unplayed round is a draw against oneself (C.07.16.6)
    bool plainCut = false;                     ///< /N: the lowest value is cut, voluntary or not (C.07.16.6)
    bool swissRules = false;                   ///< /S: Article 16 in a round robin too (C.07.16.6)
    bool fore = false;                         ///< /F
    int factor = 0;                            ///< /Kn; 0 = by the rule
    bool reversed = false;                     ///< /R
    int unratedRating = 0;                     ///< /U1400; 0 = none
    MatchPointScale matchScale{};              ///< /S2, /S3
    std::vector<int> worth{};                  ///< tenths of points in brackets behind the name; none = the usual
    std::string number{};                      ///< "84(0:0:1)" where it was written by Swiss-Manager's number
    std::optional<TieBreakEdition> edition{};  ///< @24, /V2026 …; none = the event's
    std::string text{};                        ///< as it was written, blanks at the ends removed

    friend bool operator==(const Code&, const Code&) = default;
};

/// Errors: UnknownReference (no such name), Malformed (the rest), OutOfRange (numbers), Unsupported (a modifier that
/// this tie-break does not have).
Result<Code> parseCode(std::string_view text);
/// A comma-separated list; commas in brackets part nothing.
Result<std::vector<Code>> parseCodes(std::string_view commaSeparated);
Result<std::vector<Code>> parseCodes(const std::vector<std::string>& codes);

/// The usual spelling: `BH/C1`, `BH:GP/C1/P`, `SB@26`.
std::string canonicalText(const Code& code);

/// "old", "24", "26" as on the command line, in any case, also 2024 and 2026; nullopt if it is none of them.
std::optional<TieBreakEdition> parseEdition(std::string_view text);
/// "old", "24", "26".
std::string_view editionName(TieBreakEdition edition);

}  // namespace kydai::tiebreak
