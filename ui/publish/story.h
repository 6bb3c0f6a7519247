/// What became of the rounds of an event, from its journal: when each was published, changed and withdrawn. A pure
/// function; any thread.
#pragma once

#include "model/change.h"

#include <QDateTime>

#include <span>
#include <string>
#include <vector>

namespace kydai::publish {

/// An entry of the journal: an action, an undo or a redo, with what it did.
struct Happening {
    QDateTime when{};
    std::vector<Change> changes{};
};

struct RoundStory {
    RoundNumber round = 0;
    bool stands = false;    ///< it is published now
    QDateTime published{};  ///< the last time; invalid: not known (its section came from a file)
    QDateTime changed{};    ///< its boards, after that; invalid: never
    QDateTime withdrawn{};  ///< the last time; invalid: never. Of a round that stands: the one before it
};

struct SectionStory {
    SectionId section{};
    QDateTime lastChange{};            ///< of anything in it; invalid: not known
    std::vector<RoundStory> rounds{};  ///< in order; only those of which something is known

    /// Null where nothing is known.
    [[nodiscard]] const RoundStory* find(RoundNumber round) const;
    /// Rounds after `paired` that stood once and stand no more.
    [[nodiscard]] std::vector<const RoundStory*> withdrawnAfter(RoundNumber paired) const;
};

/// What tells an event from every other one, whatever its file is called and wherever a copy lies: when it began.
std::string originOf(const Happening& first);

/// Goes on with the stories of before.
void follow(std::vector<SectionStory>& stories, const Happening& entry);

/// By section, in the order in which they appear. `journal` is in the order of time, from its beginning.
std::vector<SectionStory> storiesOf(std::span<const Happening> journal);

}  // namespace kydai::publish
