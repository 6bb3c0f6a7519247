// The journal replayed: each line is a change as JSON. What the event takes leaves sections that fit together, and its
// inverse gives back what was there.
#include "fuzz_target.h"
#include "model/change.h"
#include "model/compound_change.h"
#include "model/json.h"
#include "model/section_check.h"
#include "support/assert.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

KYDAI_FUZZ_TARGET(fuzz_journal)
{
    using namespace kydai;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Event event;
    event.name = "fuzz";
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const auto change = parseJson<Change>(line);
        if (!change) continue;
        auto applied = applyTo(event, *change);
        if (!applied) continue;
        for (const EventSection& entry : applied->event.sections) KYDAI_ASSERT(checkReferences(*entry.section).ok());
        if (applied->inverse) {
            const auto back = applyTo(applied->event, *applied->inverse, Checks::Structure);
            KYDAI_ASSERT(back.ok() && toJson(back->event) == toJson(event));
        }
        event = std::move(applied->event);
    }
    return 0;
}
