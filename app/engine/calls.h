/// The calls that tournament programs make to a pairing engine, so that ours can stand in for it:
///
///     kydai-engine [--dutch] [-r] [IN] -p [OUT] [-l [LIST]]     pair the next round of the report IN
///     kydai-engine [--dutch] [-r] [IN] -c [ROUND] [-l [LIST]]   check all rounds, or one
///     kydai-engine [--dutch] [-r] [MODEL] -g [CONFIG] -o OUT [-s SEED] [-b] [-l [LIST]]
///                                                 random tournament; CONFIG holds NAME=VALUE lines, or is the seed
///     kydai-engine [-r]                           tell the version
///
/// kydai-cli takes the same words. They may come in any order; without IN the report is standard input; -b accelerates
/// by Baku, -l writes a check-list (checklist.h), by itself IN or OUT with the ending .list; -w and -q [N] choose among
/// methods of another engine and mean nothing here. A bare file name after -p or -l stands beside IN. Reports are read
/// as strictly as the other engines read them (report.h). --dubov, --burstein, --doubleswiss and --team (matches of
/// teams, by their numbers) pair by these systems, called the same way. Exit status as such callers expect it: 0 done,
/// 1 no legal pairing of this round, 2 the program failed, 3 the request or the file is wrong, 4 more than memory
/// holds, 5 a file cannot be read or written. A check ends with 0 also when rounds differ: they are listed.
#pragma once

#include "engine/context.h"
#include "engine/words.h"
#include "format/reader.h"

#include <span>
#include <string>
#include <string_view>

namespace kydai::cli {

/// What a program that takes such calls brings along.
struct EngineDoor {
    std::string_view program{};  ///< its name
    /// Reads whatever that program can read.
    Result<format::ReadFile> (*read)(Context& context, const std::string& file, const format::ReadOptions& options){};
};

/// Reports alone: TRF16, TRF26 and the dialects of engines.
Result<format::ReadFile> readReportFile(Context& context, const std::string& file, const format::ReadOptions& options);

/// Runs it and returns the exit status. Throws nothing.
int runEngineCall(std::span<const std::string> arguments, const EngineDoor& door, Context& context);

}  // namespace kydai::cli
