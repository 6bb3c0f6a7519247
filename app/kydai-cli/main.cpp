#include "run.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    kydai::cli::Context context{std::cout, std::cerr};
    return kydai::cli::run(arguments, context);
}
