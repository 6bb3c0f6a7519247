/// What a correction changes, said before it is made: points, score groups, ranks, tie-breaks, and whether the rounds
/// already published are still what the rules give.
#pragma once

#include "model/change.h"
#include "text/wording.h"

#include <QStringList>

#include <stop_token>
#include <string>
#include <vector>

namespace kydai::ui {

struct Impact {
    struct Score {
        std::string name{};
        Points before{};  ///< now
        Points after{};
        int rankBefore = 0;
        int rankAfter = 0;
    };
    std::vector<Score> scores{};  ///< the players of the board
    int ranksMoved = 0;           ///< others whose rank changes
    int tieBreaksMoved = 0;       ///< others of whose tie-breaks at least one changes
    /// Published rounds after the corrected one that the rules gave so far and would not give any more.
    std::vector<RoundNumber> roundsNoLongerGiven{};
    std::vector<RoundNumber> roundsStillGiven{};
    std::vector<RoundNumber> roundsGivenNeither{};  ///< differed before the correction, too
};

/// Of a SetResult on a snapshot. Takes as long as pairing the later rounds twice; any thread.
Impact impactOf(const Section& section, const SetResult& change, const std::stop_token& stop = {});

/// A sentence for each thing that changes.
QStringList impactText(const Impact& impact, const text::Wording& wording);

}  // namespace kydai::ui
