#include "fuzz_section.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_json)
{
    using namespace kydai::format;
    const auto read = readJson(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
    if (!read) return 0;
    for (const kydai::Section& section : read->sections) mustFit(section);
    return 0;
}
