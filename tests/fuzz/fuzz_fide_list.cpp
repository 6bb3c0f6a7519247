#include "format/fide_list.h"
#include "fuzz_target.h"
#include "support/assert.h"

#include <cstddef>
#include <cstdint>
#include <sstream>

KYDAI_FUZZ_TARGET(fuzz_fide_list)
{
    using namespace kydai;
    std::istringstream stream(std::string(reinterpret_cast<const char*>(data), size));
    std::int64_t players = 0;
    const auto read = format::readFideList(stream, "fuzz", {}, [&](const FidePlayer& player) {
        KYDAI_ASSERT(player.id > 0);
        ++players;
        return true;
    });
    if (read) KYDAI_ASSERT(read->players == players);
    return 0;
}
