/// What a reader noticed in a file: where, what it found and what it expected. Warnings accompany a file that was read;
/// an error-level finding means that the file was not read (rules/trf_format.md, section 7).
#pragma once

#include "model/ids.h"
#include "support/code_pages.h"
#include "support/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kydai::format {

enum class Severity : std::uint8_t { Note, Warning, Error };

/// The kind of finding; the interface words it, and offers a repair where there is one.
enum class Problem : std::uint8_t {
    MalformedLine,      ///< a line's columns do not hold what they should
    MalformedField,     ///< one field is not what it should be; the value stays empty
    MalformedCell,      ///< a round cell that is no result
    DuplicatePlayer,    ///< a start number twice
    UnknownPlayer,      ///< a start number that no player has
    UnknownTeam,        ///< a team number that no team has
    NotMirrored,        ///< A names B as opponent, B does not name A
    ColoursDisagree,    ///< both have the same colour, or neither has one
    ResultsDisagree,    ///< the two results of a game do not fit together
    SecondPairingBye,   ///< more than one pairing-allocated bye in a round
    PointsDiffer,       ///< the points column is not the sum of the results
    UnopposedWin,       ///< … and wins in cells `0000 - -` would make the difference: unopposed boards
    AmbiguousEncoding,  ///< not UTF-8: read in a code page
    HiddenCharacters,   ///< controls, or marks that turn text round: replaced
    ColumnsByBytes,     ///< a line whose columns fit only when bytes are counted
    NotInterpreted,     ///< a line that is kept, not understood
    AssumedRounds,      ///< no number of rounds is announced: those of the file are taken for all
    Assumed,            ///< another thing that an older report can't say, and what was taken instead
};

struct Diagnostic {
    Severity severity = Severity::Warning;
    Problem problem = Problem::MalformedField;
    int line = 0;           ///< 1-based; 0 when the finding concerns the whole file
    PlayerId player{};      ///< whom it concerns, 0 when nobody in particular
    RoundNumber round = 0;  ///< 0 when no round in particular
    Fragment what{};        ///< what was found; this and `expected` as in Error
    Fragment expected{};
    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Warns of characters that were replaced because they hide or turn text round.
/// \param page by which text was read that is no Unicode
Diagnostic readAs(CodePage page);
Diagnostic hiddenCharacters(std::size_t count);

/// Keeps the first hundred of each kind, and behind them how many there are besides: a file of a million wrong cells is
/// told in a page.
void keepSome(std::vector<Diagnostic>& findings);

/// The Error that a finding of level Error becomes.
Error toError(const Diagnostic& diagnostic, const std::string& file);

}  // namespace kydai::format
