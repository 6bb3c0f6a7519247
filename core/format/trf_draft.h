/// What has been read of a tournament report before its lines are put together: the section so far, the player lines
/// with their round cells, and the lines that refer to players or teams and must wait until all are known.
#pragma once

#include "format/diagnostics.h"
#include "format/trf_line.h"
#include "model/section.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// One round cell of a 001 line.
struct TrfCell {
    int opponent = 0;  ///< start number; 0 = none
    std::optional<Colour> colour{};
    Outcome outcome = Outcome::ZeroBye;
    bool blank = true;     ///< nothing was written
    bool unknown = false;  ///< a symbol that is none of the format's: the result is not known
};

struct PlayerLine {
    int line = 0;
    Player player{};
    std::optional<Points> points{};
    std::vector<TrfCell> cells{};  ///< round 1 first, without blank cells at the end
};

/// A line that waits for the players.
struct WaitingLine {
    int number = 0;
    std::string_view text{};
};

struct TrfDraft {
    Section section{};
    std::vector<PlayerLine> players{};
    std::vector<WaitingLine> waiting{};
    std::vector<Diagnostic> diagnostics{};
    std::vector<std::optional<Date>> roundDates{};  ///< line 132; nullopt where a round has none
    std::optional<RoundNumber> rounds142{};
    std::optional<RoundNumber> roundsXXR{};
    std::map<std::pair<PlayerId, RoundNumber>, Points> virtualPoints{};
    std::map<int, std::string> foreignLines{};  ///< by line number: what is kept for the way back
    int highestTeam = 0;                        ///< number of a team so far
    bool pairingByeValueGiven = false;          ///< else a pairing-allocated bye is worth a win
    bool unknownValueGiven = false;             ///< else an adjourned game counts as a draw

    void note(Severity severity, Problem problem, int line, Fragment what, Fragment expected)
    {
        diagnostics.push_back({severity, problem, line, {}, 0, std::move(what), std::move(expected)});
    }
};

/// A handler reads one line into the draft; it says false when the line is not its own.
bool readTrf16Line(const TrfLine& line, TrfDraft& draft);
bool readTrf26Line(const TrfLine& line, TrfDraft& draft);
bool readEngineLine(const TrfLine& line, TrfDraft& draft);

/// Lines whose start or team numbers can be looked up only now. False: not a line that waits.
bool isWaitingCode(std::string_view code);
/// Whether a line may begin with it as the federation of a national rating: anything else is another record.
bool isFederationCode(std::string_view code);
void readWaitingLine(const TrfLine& line, TrfDraft& draft);

}  // namespace kydai::format
