/// Small sections for tests, written as crosstable rows: one call per player, cells as on lists.
///     EventBuilder().player("2w1 3b= U").player("1b0 Z 3w+").player("H 1w= 2b-").build()
/// A cell is opponent, colour, result (`4w1`, `15b=`, `3w+`, `3b-`, `2w?` adjourned, `2w` open), or a bye: U F H Z.
/// Players get the ids 1, 2, 3… Both sides of a game must be written and agree.
#pragma once

#include "model/section.h"

#include <string>
#include <string_view>

namespace kydai {

class EventBuilder {
public:
    EventBuilder& player(std::string_view cells, int rating = 0, std::string name = {});
    EventBuilder& scheduledRounds(RoundNumber rounds);
    EventBuilder& roundRobin();
    EventBuilder& points(const PointSystem& system);
    EventBuilder& edition(TieBreakEdition edition);
    /// A team of the players first…last, in board order.
    EventBuilder& team(std::string name, int first, int last);

    [[nodiscard]] Section build() const { return m_section; }

private:
    void cell(PlayerId player, RoundNumber round, std::string_view text);

    Section m_section{};
};

}  // namespace kydai
