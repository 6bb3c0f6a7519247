/// What lists say of who sits at no board, and of boards of which only the score of the match is known. Any thread.
#pragma once

#include "model/off_boards.h"
#include "model/scorecards.h"
#include "tables/value.h"

#include <optional>

namespace kydai::tables {

/// "reserve", "out of the cup", "withdrawn", "zero-point bye".
Value offBoardValue(OffBoard why);
/// What a player's round was where the letter of a file says too little of it.
std::optional<Value> roundWords(const Section& section, const OffBoards& off, std::size_t player,
                                const RoundEntry& entry, RoundNumber round);
/// In the column of results: that only the score of the match is known.
Value onlyScoredValue();
QString onlyScoredText(const text::Wording& wording);
/// One player's round where he has no bye but no board, or his board is not known: a dash, with the letter of a file.
Value dashValue(Outcome outcome);
/// What the dash stands for, below a list that has one.
QString dashText(const text::Wording& wording);

}  // namespace kydai::tables
