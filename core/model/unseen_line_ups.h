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

/// What others may know of the section: of matches whose line-ups are unseen, that they are played and where, but not
/// by whom; and no line-ups for rounds that aren't paired. Such a match keeps its tables, with nobody on either side
/// (isUnseen) of as many boards as matches have, so that none is known to stay empty; a line-up of no boards names the
/// opponents, that of White on board 1 first, in the order of the tables. The members have neither game nor bye in such
/// a round.
Section withoutUnseenLineUps(const Section& section, const Moment& now);

/// A match of such a section as one of its teams has it.
struct AnnouncedMatch {
    TeamId opponent{};
    bool isWhite = true;  ///< on board 1
};
/// Nothing where the boards of the match are told.
std::optional<AnnouncedMatch> announcedMatchOf(const TeamEvent& teams, TeamId team, RoundNumber round);
/// A board of a match of such a section: nobody is named on it.
inline bool isUnseen(const Game& game)
{
    return !game.white && !game.black;
}

/// The next moment after `now` at which somebody may see more because a deadline passes.
std::optional<Moment> nextDeadline(const Section& section, const Moment& now);

}  // namespace kydai
