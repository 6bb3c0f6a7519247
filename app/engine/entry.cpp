#include "engine/entry.h"

#include <string>
#include <vector>

#ifdef _WIN32
#include "support/file_system.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

/// Words come in UTF-16; what is printed leaves in UTF-8, with no line ending changed.
int wmain(int argc, wchar_t** argv)
{
    ::SetConsoleOutputCP(CP_UTF8);
    for (const int standard : {0, 1, 2}) ::_setmode(standard, _O_BINARY);
    std::vector<std::string> words;
    for (int at = 1; at < argc; ++at) words.push_back(kydai::toUtf8(argv[at]));
    return kydai::cli::begin(words);
}
#else
int main(int argc, char** argv)
{
    return kydai::cli::begin({argv + 1, argv + argc});
}
#endif
