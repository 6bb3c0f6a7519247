/// The calls that tournament programs make to a pairing engine, so that ours can stand in for it:
///
///     kydai-cli --dutch [-r] IN -p [OUT]           pair the next round of the report IN
///     kydai-cli --dutch [-r] IN -c [ROUND]         check all rounds, or one
///     kydai-cli --dutch [-r] [MODEL] -g [CONFIG] -o OUT [-s SEED] [-b]
///                                                  random tournament; CONFIG holds NAME=VALUE lines, or is the seed
///
/// Words may come in any order; -b accelerates by Baku, -r tells the version. Exit status as such callers expect it:
/// 0 done, 1 no legal pairing of this round, 3 the request or the file is wrong, 5 a file cannot be read or written.
/// A check ends with 0 also when rounds differ: they are listed.
#pragma once

#include "context.h"

#include <span>
#include <string>

namespace kydai::cli {

/// True when the arguments are such a call: the word `--dutch` is among them.
bool isEngineCall(std::span<const std::string> arguments);

/// Runs it and returns the exit status.
int runEngineCall(std::span<const std::string> arguments, Context& context);

}  // namespace kydai::cli
