#include "format/tunx.h"
#include "fuzz_section.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai::format;
    const auto read = readTunx(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
    if (read) mustFit(read->sections.front());
    return 0;
}
