/// Reads the report of an engine call. Callers hand the pairing of a real round over to an engine, so it refuses what
/// the other engines refuse: better no answer than one to a question that was not asked.
#pragma once

#include "context.h"
#include "model/section.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kydai::cli {

enum class EngineReportUse : std::uint8_t {
    PairNext,  ///< the round after those of the file is to be paired
    CheckRounds,
};

/// Nothing, and the context told, for a file that cannot be read; that has start numbers missing, points that the
/// results don't give, cells that contradict each other, boards without a result, or more rounds than it announces;
/// and, where the next round is to be paired, for one that announces no number of rounds or has no initial colour to go
/// by. With `XXC rank` the order of the lines is the pairing order, whatever the rank column says.
std::optional<Section> readEngineReport(const std::string& file, EngineReportUse use, Context& context);

}  // namespace kydai::cli
