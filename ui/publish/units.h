/// The units of an event as its players' pages tell them: places over all its sections, by the event's own rules. Any
/// thread.
#pragma once

#include "explain/explanation.h"
#include "model/event.h"
#include "prizes/event_units.h"
#include "publish/material.h"
#include "tables/list.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace kydai::publish {

class UnitsOfEvent {
public:
    /// `materials` by section of the event; null: one that is not ranked.
    UnitsOfEvent(std::span<const Material* const> materials, const EventUnitRules& rules);
    UnitsOfEvent(const UnitsOfEvent&) = delete;
    UnitsOfEvent& operator=(const UnitsOfEvent&) = delete;

    /// The row of a player's unit; none where units are not ranked, or he has none.
    [[nodiscard]] std::optional<std::size_t> unitOf(std::size_t section, std::size_t player) const;
    [[nodiscard]] const tables::List& list() const { return m_list; }
    [[nodiscard]] const Explanation& answer(std::size_t unit) const { return m_answers[unit]; }

private:
    prizes::EventRanking m_ranking{};
    tables::List m_list{};  ///< reads the ranking
    std::vector<Explanation> m_answers{};
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_unitOf{};
};

}  // namespace kydai::publish
