/// Which pairing numbers players had when an entry of the journal was made: from the event as it is, back over the
/// changes, newest first. After a renumbering the journal and kept complaints name both numbers.
#pragma once

#include "model/change.h"
#include "model/event.h"

#include <map>
#include <optional>

namespace kydai {

class NumberHistory {
public:
    /// At the event as it is now.
    explicit NumberHistory(const Event& now);

    /// Goes back to before a change, by what takes it back; nothing where nothing does. Whether numbers may differ
    /// there.
    bool goBack(const std::optional<Change>& inverse);

    /// The players of a section who had another number than `now`; whoever was not there then, or is not now, is left
    /// out.
    [[nodiscard]] std::map<PlayerId, int> otherThan(SectionId id, const Section& now) const;

    /// The number at the point reached; 0 for whoever was not there.
    [[nodiscard]] int numberOf(SectionId section, PlayerId player) const;
    /// Whoever had the number at the point reached; nobody for a number that nobody had.
    [[nodiscard]] PlayerId playerNumbered(SectionId section, int number) const;

private:
    using Numbers = std::map<PlayerId, int>;  ///< in ascending order, as Renumber counts
    void enter(SectionId id, const Section& section);

    std::map<SectionId, Numbers> m_sections;
};

}  // namespace kydai
