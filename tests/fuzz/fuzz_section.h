/// What must hold for a section that any reader let through, whatever it was given.
#pragma once

#include "format/json.h"
#include "format/trf_writer.h"
#include "model/section_check.h"
#include "support/assert.h"

namespace kydai::format {

/// Its parts fit together; it can be written in every format, and what was written can be read again.
inline void mustBeSound(const Section& section)
{
    KYDAI_ASSERT(checkReferences(section).ok());
    TrfWriteOptions options;
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        options.version = version;
        const auto first = writeTrf(section, options);
        KYDAI_ASSERT(first.ok());
    }
    const auto json = readJson(writeJson({section}), "json");
    KYDAI_ASSERT(json.ok() && json->sections.size() == 1 && json->sections.front() == section);
}

}  // namespace kydai::format
