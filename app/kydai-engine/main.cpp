// The calls of pairing engines alone: what other programs start for each round, so it knows no Qt and loads nothing.
#include "engine/calls.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    using namespace kydai::cli;
    Context context{std::cout, std::cerr};
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return statusWritten(runEngineCall(arguments, {"kydai-engine", readReportFile}, context), context);
}
