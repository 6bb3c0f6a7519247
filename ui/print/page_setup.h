/// The paper that a Sheet is laid out on.
#pragma once

#include <cstdint>

namespace kydai::print {

enum class Paper : std::uint8_t { A4, A5 };

struct PageSetup {
    Paper size = Paper::A4;
    bool mayTurn = true;  ///< landscape where a table needs it
};

}  // namespace kydai::print
