#include "format/trf_reader.h"
#include "fuzz_section.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_trf)
{
    using namespace kydai::format;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    detect(bytes);
    const auto read = readTrf(bytes, "fuzz", {});
    if (read) mustFit(read->sections.front());
    return 0;
}
