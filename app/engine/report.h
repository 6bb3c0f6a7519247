/// Takes the report of an engine call. Callers hand the pairing of a real round over to an engine, so it refuses what
/// the other engines refuse: better no answer than one to a question that was not asked.
#pragma once

#include "format/reader.h"
#include "model/pairing_system.h"
#include "model/section.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

enum class EngineReportUse : std::uint8_t {
    PairNext,  ///< the round after those of the file is to be paired
    CheckRounds,
};

/// A section, or one of the two reasons why there is none.
struct EngineReport {
    std::optional<Section> section{};
    std::optional<Error> error{};  ///< it cannot be read, or contradicts itself
    std::string refusal{};         ///< a sentence: it can be read, and is not what was asked for
    std::vector<std::string> warnings{};
};

/// How such a report is read. With `XXC rank` the order of the lines is the pairing order, whatever the rank column
/// says; a last column in which everybody has an entry is a round that is over.
format::ReadOptions engineReading();

/// Refuses a file that has start numbers missing, points that the results don't give, cells that contradict each other,
/// boards without a result, or more rounds than it announces; and, where the next round is to be paired, one that
/// announces no number of rounds or has no initial colour to go by. \param file its name, for the messages
EngineReport takeReport(Result<format::ReadFile> read, const std::string& file, EngineReportUse use);

/// Puts the system that a call names over the section's own; false where teams are to be paired as players, or players
/// as teams.
bool takeSystem(std::optional<PairingSystem> system, Section& section);

}  // namespace kydai::cli
