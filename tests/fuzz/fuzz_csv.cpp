#include "format/player_table.h"
#include "format/reader.h"
#include "support/assert.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto read = readPlayerTable(bytes, "fuzz");
    if (read) {
        for (std::size_t at = 1; at < read->players.size(); ++at)
            KYDAI_ASSERT(read->players[at - 1].id < read->players[at].id);
    }
    (void)readText(bytes, "fuzz");
    return 0;
}
