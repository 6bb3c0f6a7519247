#include "fuzz_target.h"
#include "prizes/cases.h"
#include "support/assert.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>

KYDAI_FUZZ_TARGET(fuzz_prize_cases)
{
    const auto cases = nlohmann::json::parse(data, data + size, nullptr, false);
    if (cases.is_discarded() || !cases.is_array()) return 0;
    KYDAI_ASSERT(kydai::prizes::runCases(cases).size() == cases.size());
    return 0;
}
