/// Where a program of the command line begins, on any system: in entry.cpp, which each of them has among its sources.
#pragma once

#include <string>
#include <vector>

namespace kydai::cli {

/// What the program does; each program defines its own.
/// \param words of the call behind the program's name, in UTF-8
/// \return the exit status
int begin(const std::vector<std::string>& words);

}  // namespace kydai::cli
