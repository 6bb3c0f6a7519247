#include "format/trf_reader.h"
#include "fuzz_section.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    detect(bytes);
    const auto read = readTrf(bytes, "fuzz", {});
    if (read) mustFit(read->sections.front());
    return 0;
}
