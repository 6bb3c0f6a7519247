/// The calls that tournament programs make to a pairing engine, so that ours can stand in for it:
///
///     kydai-cli --dutch [-r] IN -p [OUT] [-l [LIST]]     pair the next round of the report IN
///     kydai-cli --dutch [-r] IN -c [ROUND] [-l [LIST]]   check all rounds, or one
///     kydai-cli --dutch [-r] [MODEL] -g [CONFIG] -o OUT [-s SEED] [-b] [-l [LIST]]
///                                                        random tournament; CONFIG holds NAME=VALUE lines, or is the
///                                                        seed
///
/// Words may come in any order; -b accelerates by Baku, -r tells the version, -l writes a check-list (checklist.h), by
/// itself IN or OUT with the ending .list. A bare file name after -p or -l stands beside IN. Reports are read as
/// strictly as the other engines read them (engine_report.h). --dubov, --burstein and --team (matches of teams,
/// by their numbers) pair by these systems, called the same way.
/// Exit status as such callers expect it: 0 done, 1 no legal pairing of this round, 3 the request or the file is wrong,
/// 5 a file cannot be read or written. A check ends with 0 also when rounds differ: they are listed.
#pragma once

#include "context.h"

#include <span>
#include <string>

namespace kydai::cli {

/// True when the arguments are such a call: a word that names a pairing system is among them.
bool isEngineCall(std::span<const std::string> arguments);

/// Runs it and returns the exit status.
int runEngineCall(std::span<const std::string> arguments, Context& context);

}  // namespace kydai::cli
