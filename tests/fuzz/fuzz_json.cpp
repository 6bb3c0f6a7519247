#include "fuzz_section.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai::format;
    const auto read = readJson(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
    if (!read) return 0;
    for (const kydai::Section& section : read->sections) mustFit(section);
    return 0;
}
