/// A publication as data, for other programs: what the pages tell, at addresses that stay, written from the same
/// material, so with the same privacy. Of numbers of FIDE those of who is of age, and of minors where the event says
/// so. The schemas stand beside what writes them. Any thread.
///
///     event.json              the event: its sections, their rules and players, and where the rest lies
///     s1/pairings.json        every round of a section, with results
///     s1/standings.json       places with every tie-break
///     s1/p/37.json            what a player's page answers, and the working of his tie-breaks
///     s1/round-3.pgn          the games of a round, for broadcasts and boards that tell moves
///     schedule.ics            the days of the event, as a calendar
#pragma once

#include "model/json.h"
#include "publish/material.h"
#include "publish/page_set.h"
#include "publish/pages.h"
#include "publish/units.h"
#include "text/wording.h"

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::publish {

inline constexpr std::string_view kOpenDocuments[] = {"open-event", "open-pairings", "open-standings", "open-player"};
/// Of one of these words; asserts that it is one.
Json openSchema(std::string_view word);

/// `materials` by section of the event. False: it was told to stop.
bool addOpenData(PageSetBuilder& set, const Publication& publication, const Options& options,
                 std::span<const Material* const> materials, const UnitsOfEvent& units,
                 std::span<const text::Wording> wordings, const std::stop_token& stop);

}  // namespace kydai::publish
