#include "fuzz_target.h"
#include "support/assert.h"
#include "tiebreak/code.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

KYDAI_FUZZ_TARGET(fuzz_tie_breaks)
{
    using namespace kydai::tiebreak;
    const auto codes = parseCodes(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!codes) return 0;
    // What a code is called is a code again, and the same one.
    for (const Code& code : *codes) {
        const auto again = parseCode(code.text);
        KYDAI_ASSERT(again.ok() && *again == code);
    }
    return 0;
}
