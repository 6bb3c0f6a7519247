/// What must hold for a section that any reader let through, whatever it was given.
#pragma once

#include "format/json.h"
#include "format/trf_reader.h"
#include "format/trf_writer.h"
#include "model/numbering.h"
#include "model/section_check.h"
#include "support/assert.h"
#include "support/utf8.h"

#include <algorithm>

namespace kydai::format {

/// Its parts fit together, and its texts are texts.
inline void mustFit(const Section& section)
{
    KYDAI_ASSERT(checkReferences(section).ok());
    const auto isText = [](const Player& player) { return utf8::isValid(player.name) && utf8::isValid(player.unit); };
    KYDAI_ASSERT(std::ranges::all_of(section.players, isText));
}

/// It can be written in every format, and what was written is read again as what it was, players known by their
/// numbers.
inline void mustComeBack(const Section& section)
{
    TrfWriteOptions options;
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        options.version = version;
        const auto written = writeTrf(section, options);
        KYDAI_ASSERT(written.ok());
        const auto back = readTrf(written->text, "trf", {});
        KYDAI_ASSERT(back.ok() && back->sections.front().players.size() == section.players.size());
    }
    const auto json = readJson(writeJson({section}), "json");
    KYDAI_ASSERT(json.ok() && json->sections.size() == 1 && json->sections.front() == byNumber(section));
}

}  // namespace kydai::format
