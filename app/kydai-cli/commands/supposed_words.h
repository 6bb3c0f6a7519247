/// What is supposed, in the words of a call: `--if "result 3 5 1-0"`, players by their numbers.
#pragma once

#include "ask/suppositions.h"
#include "model/section.h"
#include "support/result.h"

#include <string>
#include <string_view>

namespace kydai::cli {

/// For the help: a line for each.
std::string supposedHelp();

/// Errors: Malformed for words that say none, NoSuchPlayer.
Result<ask::Supposition> readSupposed(std::string_view words, const Section& section);

}  // namespace kydai::cli
