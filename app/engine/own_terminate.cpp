// What the standard library says of an exception that nobody caught needs the names of types, and brings along what
// takes names apart: fifty thousand bytes. Nothing of ours lets one escape.
#include <cstdlib>

namespace __gnu_cxx {

// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the name of the library
void __verbose_terminate_handler()
{
    std::abort();
}

}  // namespace __gnu_cxx
