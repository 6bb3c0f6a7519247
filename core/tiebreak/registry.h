/// Every tie-break with what a choice of it needs to know: its name, article, type, modifiers and where it makes sense.
/// One table; parser, standings, the choosing dialog and the tests walk it. Swiss-Manager's numbers for them stand in
/// model/swiss_manager.h.
#pragma once

#include "explain/article.h"
#include "tiebreak/code.h"
#include "tiebreak/methods.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kydai::tiebreak {

/// C.07.5: whose data a tie-break reads.
enum class Type : std::uint8_t {
    Score,             ///< the score itself and helper values
    AmongTheTied,      ///< A: games among the tied
    OwnRecord,         ///< B
    OpponentsResults,  ///< C
    OpponentsRatings,  ///< D: data known beforehand
    OpponentsWithOwn,  ///< B and C or D together
};

/// Letters of the modifiers that a tie-break takes.
struct Modifiers {
    bool cut = false;       ///< C
    bool median = false;    ///< M
    bool highest = false;   ///< H
    bool limit = false;     ///< L
    bool forfeits = false;  ///< P
    bool unplayed = false;  ///< D
    bool plainCut = false;  ///< N
    bool swiss = false;     ///< S without a number
    bool fore = false;      ///< F
    bool factor = false;    ///< K
    bool reverse = false;   ///< R
    bool unrated = false;   ///< U
    bool scale = false;     ///< S
    bool score = false;     ///< :MP and :GP
};

/// The event a tie-break is meant for.
enum class Scope : std::uint8_t { Any, RoundRobin, Teams };

/// How the rows of an explanation read.
enum class RowShape : std::uint8_t {
    Plain,
    Weighted,    ///< what is taken over times what the round was worth
    AboveLimit,  ///< only opponents above a limit count
    Running,     ///< the score after each round
    Boards,      ///< a row per board
};

/// How the rows make the value.
enum class ResultShape : std::uint8_t { SumOrMean, Performance, Perfect, Schedule };

/// A row has `values` or `groupOrder`, never both.
struct Definition {
    Kind kind{};
    std::string_view name{};   ///< as in the TRF26 code list
    std::string_view alias{};  ///< older name, empty if none
    Article article{};
    Type type{};
    Scope scope = Scope::Any;
    Modifiers modifiers{};
    bool needsRatings = false;     ///< C.07.10: every participant must be rated, or a rule for the others published
    bool since2026 = false;        ///< unknown to earlier editions
    bool buchholz = false;         ///< C.07.8: not for round robins since 2026
    bool lowFirst = false;         ///< the lowest value is first
    bool helper = false;           ///< shown and read by others; orders nobody
    bool byNumber = false;         ///< not of C.07: a list has it by Swiss-Manager's number
    std::span<const int> worth{};  ///< the usual scale in tenths of points, where it takes one of its own
    ValuesMethod values = nullptr;
    GroupMethod groupOrder = nullptr;
    BoardKey boardKey = nullptr;       ///< BC, TBR, BBE: the numbers that are compared
    std::span<const Kind> twoTeams{};  ///< EDE…: how the last two teams are compared, in turn
    RowShape rows = RowShape::Plain;
    ResultShape result = ResultShape::SumOrMean;
    bool foreTable = false;  ///< reads the table in which the last round is drawn, whatever the code says
    ScoreKind opponents = ScoreKind::Primary;  ///< the opponents' score it reads; Primary: the one that the code names
    std::string_view theirs{};                 ///< the tie-break of the opponents that it averages
};

std::span<const Definition> definitions();
const Definition& definition(Kind kind);
/// Null if there is none with this name or alias (in either case).
const Definition* findDefinition(std::string_view name);
/// Its numbers in Swiss-Manager with the parameter that says the kind, "12; 68 (0)": those of the rules before
/// September 2023, or the others. Empty if it has none.
std::string numbersOf(Kind kind, bool old);

}  // namespace kydai::tiebreak
