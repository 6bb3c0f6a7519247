// The calls of pairing engines alone: what other programs start for each round, so it knows no Qt and loads nothing.
#include "engine/calls.h"
#include "engine/entry.h"

#include <iostream>

int kydai::cli::begin(const std::vector<std::string>& words)
{
    Context context{std::cout, std::cerr};
    return statusWritten(runEngineCall(words, {"kydai-engine", readReportFile}, context), context);
}
