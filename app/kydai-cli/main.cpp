#include "engine/entry.h"
#include "run.h"
#include "support/freed_memory.h"

#include <iostream>

int kydai::cli::begin(const std::vector<std::string>& words)
{
    keepFreedMemory();
    Context context{std::cout, std::cerr};
    return run(words, context);
}
