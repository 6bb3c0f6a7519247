/// What a reader of files gave, whole, as text for golden tests.
#pragma once

#include "format/reader.h"
#include "model/json.h"
#include "support/player_id.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace kydai::format {

inline std::string textOf(const std::vector<Diagnostic>& findings)
{
    std::string text;
    for (const Diagnostic& each : findings)
        text += fmt::format("{} {} line {} of {} round {}: {} / {}\n", static_cast<int>(each.severity),
                            static_cast<int>(each.problem), each.line, keyOf(each.player), each.round,
                            logText(each.what), logText(each.expected));
    return text;
}

inline std::string textOf(const Result<ReadFile>& read)
{
    if (!read)
        return fmt::format("error {} line {}: {} / {}\n", static_cast<int>(read.error().code), read.error().line,
                           logText(read.error().what), logText(read.error().expected));
    std::string text =
        fmt::format("kind {} '{}' {}\n", static_cast<int>(read->kind), read->name, toJson(read->units).dump());
    for (const Section& section : read->sections) text += toJson(section).dump() + "\n";
    return text + textOf(read->diagnostics);
}

}  // namespace kydai::format
