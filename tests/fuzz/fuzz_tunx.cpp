#include "format/tunx.h"
#include "fuzz_section.h"
#include "fuzz_target.h"

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_tunx)
{
    using namespace kydai::format;
    const auto read = readTunx(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
    if (read) mustFit(read->sections.front());
    return 0;
}
