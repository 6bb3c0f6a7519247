#include "format/reader.h"
#include "format/xlsx_reader.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)readXlsx(bytes, "fuzz");
    (void)readText(bytes, "fuzz", {.withoutHeads = true});
    return 0;
}
