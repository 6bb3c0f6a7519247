/// A line of a list of players for a whole event, before anybody knows where he plays.
#pragma once

#include "model/player.h"

#include <string>

namespace kydai {

struct Listed {
    Player player{};
    std::string section{};  ///< as a column or the sheet calls it; empty: nothing says it
    int line = 0;           ///< in its sheet, from 1
};

}  // namespace kydai
