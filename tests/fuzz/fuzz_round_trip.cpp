// What any reader let through is written in every format and read again. Apart from the targets of the readers, which
// are ten times as fast without it.
#include "format/reader.h"
#include "fuzz_section.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_round_trip)
{
    using namespace kydai::format;
    const auto read =
        readText(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz", {.withoutHeads = true});
    if (!read) return 0;
    for (const kydai::Section& section : read->sections) mustComeBack(section);
    return 0;
}
