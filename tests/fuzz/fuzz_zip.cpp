#include "format/zip_stream.h"
#include "fuzz_target.h"
#include "support/assert.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

KYDAI_FUZZ_TARGET(fuzz_zip)
{
    using namespace kydai::format;
    std::istringstream file(std::string(reinterpret_cast<const char*>(data), size));
    ZipMemberBuffer member(file);
    std::istream stream(&member);
    std::array<char, 4096> block{};
    std::uint64_t bytes = 0;
    while (stream.read(block.data(), block.size()) || stream.gcount() > 0)
        bytes += static_cast<std::uint64_t>(stream.gcount());
    // Where the size was told beforehand, that is what came.
    if (!member.failed() && member.unpackedSize() > 0) KYDAI_ASSERT(bytes == member.unpackedSize());
    return 0;
}
