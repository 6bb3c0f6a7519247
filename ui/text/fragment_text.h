/// What was found and what was expected, in the arbiter's language: the fragments that the core puts into Error and
/// Diagnostic (support/fragment.h).
#pragma once

#include "text/wording.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::text {

/// The fragment with its pieces of the file as they are. One that no source matches stays English: it is never lost.
QString fragmentText(std::string_view fragment, const Wording& wording);

/// Every fragment that there is, with its holes.
std::span<const char* const> fragmentSources();

struct FragmentMatch {
    const char* source = nullptr;
    std::vector<std::string> pieces{};  ///< of {1}, {2}, …
};

/// Finds the source that a fragment was made from: the one with the most text of its own.
std::optional<FragmentMatch> matchFragment(std::string_view fragment);

}  // namespace kydai::text
