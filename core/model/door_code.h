/// The code on a player's card for check-in: digits alone, which a scanner types the same whatever the keyboard and the
/// input method are. It names a place in the event and nobody's data; its last digits tell whether the card was made
/// for whoever stands in that place now. Pure functions; any thread.
#pragma once

#include "model/event.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kydai {

/// Section, player and three digits to check them: "0120034517"; empty where the event is too large for one.
std::string doorCode(SectionId section, const Player& player);
/// The same as it stands on the card: "012 0034 517".
std::string spacedDoorCode(std::string_view code);
/// What somebody typed, without its blanks, where it has the form of a code: digits, more than any number of a player.
std::optional<std::string> asDoorCode(std::string_view typed);

/// Whom a code means.
struct DoorHolder {
    SectionId section{};
    PlayerId player{};  ///< nobody: nobody in the event has this code
    /// The card was made under another name: of another event, of somebody who was taken out, or his own before it was
    /// corrected.
    bool isDoubtful = false;
    friend bool operator==(const DoorHolder&, const DoorHolder&) = default;
};
DoorHolder holderOf(const Event& event, std::string_view code);
/// The same person where the card is shown: of the sections at the door the first in which the holder plays, his own
/// before others; his own where he plays in none of them. One card serves standard, rapid and blitz.
DoorHolder holderAt(const Event& event, std::string_view code, std::span<const SectionId> door);

}  // namespace kydai
