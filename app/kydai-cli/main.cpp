#include "run.h"
#include "support/freed_memory.h"

#include <iostream>
#include <string>
#include <vector>

#ifdef _WIN32
#include "support/file_system.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

namespace {

int runOn(const std::vector<std::string>& arguments)
{
    kydai::keepFreedMemory();
    kydai::cli::Context context{std::cout, std::cerr};
    return kydai::cli::run(arguments, context);
}

}  // namespace

#ifdef _WIN32
/// Words come in UTF-16; what is printed leaves in UTF-8, with no line ending changed.
int wmain(int argc, wchar_t** argv)
{
    ::SetConsoleOutputCP(CP_UTF8);
    for (const int standard : {0, 1, 2}) ::_setmode(standard, _O_BINARY);
    std::vector<std::string> arguments;
    for (int at = 1; at < argc; ++at) arguments.push_back(kydai::toUtf8(argv[at]));
    return runOn(arguments);
}
#else
int main(int argc, char** argv)
{
    return runOn({argv + 1, argv + argc});
}
#endif
