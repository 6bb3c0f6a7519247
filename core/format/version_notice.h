/// Which version of the program is the newest: a small JSON file that whoever gives the program out, or a federation,
/// has at an address, as packaging/release writes it:
///
///     {"program": "kydai", "version": "1.1.0", "address": "https://…", "notes": {"vi": "…", "en": "…"}}
///
/// Pure functions; any thread.
#pragma once

#include "support/result.h"

#include <compare>
#include <map>
#include <string>
#include <string_view>

namespace kydai::format {

struct VersionNotice {
    std::string version{};
    std::string address{};                       ///< where it is to be had: http or https; may be empty
    std::map<std::string, std::string> notes{};  ///< by language; one line each
};

/// Errors: Malformed for what is no such file, or one of another program.
Result<VersionNotice> readVersionNotice(std::string_view text, const std::string& fileName);

/// The order of Semantic Versioning: "1.0.0-rc.1" before "1.0.0" before "1.0.1"; build marks behind a plus say nothing.
/// unordered where one is no version.
std::partial_ordering compareVersions(std::string_view one, std::string_view other);

}  // namespace kydai::format
