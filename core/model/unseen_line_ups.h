/// Line-ups that only the arbiter sees: until both teams of a match have handed theirs in, or the deadline has passed,
/// or somebody has a result, nobody else learns who plays (LineUpRules::unseen). Whatever leaves the desk for others is
/// made of a section without them. Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <compare>
#include <optional>
#include <string_view>
#include <vector>

namespace kydai {

/// Where the event is.
struct Moment {
    Date day{};
    int minute = 0;  ///< since midnight
    friend auto operator<=>(const Moment&,
                            const Moment&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
};

/// "14:30", "9:05", "14h30"; nothing for anything else.
std::optional<int> minuteOfDay(std::string_view time);

/// When the line-ups of a round must be in; nothing where the event says no day.
std::optional<Moment> deadlineOf(const TeamEvent& teams, RoundNumber round);

/// The teams of a paired round whose line-ups nobody may see yet, in the order of the list.
std::vector<TeamId> unseenTeams(const Section& section, RoundNumber round, const Moment& now);

/// What others may know of the section: without the boards of matches whose line-ups are unseen, and without line-ups
/// for rounds that aren't paired. Its players keep neither game nor bye in such a round.
Section withoutUnseenLineUps(const Section& section, const Moment& now);

/// The next moment after `now` at which somebody may see more because a deadline passes.
std::optional<Moment> nextDeadline(const Section& section, const Moment& now);

}  // namespace kydai
