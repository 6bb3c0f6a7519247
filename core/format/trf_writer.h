/// Writes tournament reports strictly (rules/trf_format.md, writer's rules): UTF-8 without mark, CR LF, NFC, fields cut
/// and never shifted, players in the order of their numbers. What was written is read back, for the account of what the
/// format doesn't hold (loss_account.h).
#pragma once

#include "format/trf_own_lines.h"
#include "model/section.h"
#include "model/unit_rules.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace kydai::format {

enum class TrfVersion : std::uint8_t {
    Trf16,  ///< for rating reports and older engines
    Trf26,
};

/// What of that TRF26 has no line for stands in comment lines of ours (trf_own_lines.h).
enum class OwnLines : std::uint8_t {
    None,
    Public,  ///< what others may see: a report
    All,     ///< a complete copy, read back as the same event
};

struct TrfWriteOptions {
    TrfVersion version = TrfVersion::Trf26;
    OwnLines ownLines = OwnLines::All;  ///< of TRF26
    std::string event{};                ///< its name: line 012 is "event · section"
    EventUnitRules units{};
    /// TRF16 only: the engines' XX? and BB? lines for what TRF16 has no line for; without them it is lost, and told.
    bool engineLines = true;
    bool padByBytes = false;  ///< for a reader that counts bytes (Vega 12)
    bool openRound = true;    ///< the last round with blank results while it has open games; false leaves it out
    std::vector<int>
        ranks{};  ///< final places in the order of the players; empty: as the file had them, else by points
    std::string program = "Ky Dai";  ///< for line 182
};

struct WrittenTrf {
    std::string text{};
    ReportedEvent read{};  ///< what reads back
};

/// Never fails on a section whose parts fit together. Error: Malformed when the text could not be read back at all.
Result<WrittenTrf> writeTrf(const Section& section, const TrfWriteOptions& options);

}  // namespace kydai::format
