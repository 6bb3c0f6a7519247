/// Rounds as they hung on the wall (round_picture.h): made when they are published, and the section as it was then.
/// Pure functions; O(players × rounds).
#pragma once

#include "model/section.h"

#include <map>
#include <optional>

namespace kydai {

/// The picture of round `content`, the next one of `before`.
RoundPicture pictureOf(const Section& before, const Round& content);

/// Whether it is known how the round was published.
bool hasPicture(const Section& section, RoundNumber round);

/// The section as it stood when the round was published, that round with open results being its last, under the rules
/// that the round keeps. Players have the numbers of today; the initial order is that of the day. Whoever came later
/// is not to be paired, and not in the table of a round robin. Nothing where the round has no picture, or where one
/// before it is missing.
std::optional<Section> sectionOfDay(const Section& section, RoundNumber round);

/// The numbers on the sheet of the round; empty where it has no picture.
std::map<PlayerId, int> numbersOfDay(const Section& section, RoundNumber round);

/// Boards and byes on the sheet, results open; nothing where the round has no picture.
std::optional<Round> sheetOf(const Section& section, RoundNumber round);

/// Whether numbers, earlier results or points are others now than when the round was published; false where that is
/// not known.
bool isCorrectedSince(const Section& section, RoundNumber round);

/// Takes a player out of all pictures; they are gone where he had a board. Whether one told of him.
bool forgetInPictures(Section& section, PlayerId player);

}  // namespace kydai
