/// What was found and what was expected, in the arbiter's language: the words of the fragments that Error and
/// Diagnostic carry (support/fragment.h).
#pragma once

#include "support/fragments.h"
#include "text/wording.h"

#include <QString>

#include <span>
#include <string>

namespace kydai::text {

/// Empty for an empty fragment; pieces of a file stay as they are.
QString fragmentText(const Fragment& fragment, const Wording& wording);

/// The same in English without loading a translation: for the command line.
std::string englishText(const Fragment& fragment);

struct FragmentSource {
    FragmentId id{};
    const char* source = nullptr;  ///< English, with holes named as the pieces are
};

/// Every fragment that there is, in the order of fragments.def.
std::span<const FragmentSource> fragmentSources();

}  // namespace kydai::text
