#include "format/player_table.h"
#include "format/reader.h"
#include "fuzz_section.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_csv)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (!kydai::utf8::isValid(bytes)) return 0;  // readText sees to that
    auto read = readPlayerTable(bytes, "fuzz");
    if (!read) return 0;
    for (std::size_t at = 1; at < read->players.size(); ++at)
        KYDAI_ASSERT(read->players[at - 1].id < read->players[at].id);
    for (const kydai::Player& player : read->players) {
        KYDAI_ASSERT(!player.name.empty() && player.rating >= 0);
        for (const kydai::NationalRecord& record : player.national) KYDAI_ASSERT(!record.federation.empty());
    }
    kydai::Section section;
    section.players = std::move(read->players);
    mustFit(section);
    // A crosstable has rounds besides.
    if (auto file = readText(bytes, "fuzz.csv", {.withoutHeads = true}); file && file->kind == FileKind::Csv) {
        for (const kydai::Section& each : file->sections) mustFit(each);
    }
    return 0;
}
