/// The help of the verbs in other forms: manual pages, and what completes a call in three shells.
#pragma once

#include "verb.h"

#include <span>
#include <string>
#include <string_view>

namespace kydai::cli {

/// A page of section 1 in the language of man(7).
std::string manualPage(const VerbHelp& verb, std::string_view version);

/// What the shell reads to complete calls of kydai-cli.
std::string completionForBash(std::span<const VerbHelp> verbs);
std::string completionForZsh(std::span<const VerbHelp> verbs);
std::string completionForFish(std::span<const VerbHelp> verbs);

}  // namespace kydai::cli
