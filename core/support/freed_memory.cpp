#include "support/freed_memory.h"

#include <cstdlib>  // says whether it is glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace kydai {

void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int kMegabyte = 1 << 20;
    constexpr int kKept = 256 * kMegabyte;
    constexpr int kFetchedAtOnce = 16 * kMegabyte;
    ::mallopt(M_TRIM_THRESHOLD, kKept);
    ::mallopt(M_TOP_PAD, kFetchedAtOnce);
#endif
}

}  // namespace kydai
