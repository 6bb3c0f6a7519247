#include "prizes/cases.h"
#include "support/assert.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto cases = nlohmann::json::parse(data, data + size, nullptr, false);
    if (cases.is_discarded() || !cases.is_array()) return 0;
    KYDAI_ASSERT(kydai::prizes::runCases(cases).size() == cases.size());
    return 0;
}
