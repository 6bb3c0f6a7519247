#include "format/reader.h"
#include "format/xlsx_reader.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_xlsx)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)readXlsx(bytes, "fuzz");
    (void)readText(bytes, "fuzz", {.withoutHeads = true});
    return 0;
}
