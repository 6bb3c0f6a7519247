/// What was found and what was expected, in English: the sources of the translations, and the words of programs that
/// know no other language. Nothing here knows Qt. Any thread.
#pragma once

#include "support/fragments.h"

#include <span>
#include <string>
#include <string_view>

namespace kydai::text {

struct FragmentSource {
    FragmentId id{};
    const char* source = nullptr;  ///< English, with holes named as the pieces are
};

/// Every fragment that there is, in the order of fragments.def.
std::span<const FragmentSource> fragmentSources();

/// What fills a hole of the fragment's sentence, in any language. The sentence has no hole of another name.
std::string pieceWords(const Fragment& fragment, std::string_view hole);

/// Empty for an empty fragment.
std::string englishText(const Fragment& fragment);

}  // namespace kydai::text
