/// What the pages look like and the scripts that find a name and turn the pages of a big screen. They are files of
/// their own, so that pages may forbid everything else. Pages are complete without a script.
#pragma once

#include <string>
#include <string_view>

namespace kydai::publish {

std::string_view styleSheet();
std::string_view icon();
/// Finds a name, and fetches the other one where the address asks for a big screen. At most 2 kB.
std::string_view script();
/// A big screen turns its page, and at the end reads it again. Opened at the list of sections (or with tour=ADDRESS of
/// that list) it goes on to the next of them in the order of rooms, what is new first; room=NAME: those of one room
/// alone; pause=SECONDS: of a page.
std::string_view screenScript();
/// PNG, 1200 × 630: what messengers put beside a link.
std::string picture();

}  // namespace kydai::publish
