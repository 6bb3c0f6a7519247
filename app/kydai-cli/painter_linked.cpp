// Where programs are in one piece (Windows, sanitizers): what paints is linked.

#include "paper.h"

extern "C" const kydai::Painter* kydaiPainter(const char* version);

namespace kydai::cli {

Result<const Painter*> findPainter()
{
    return kydaiPainter(KYDAI_VERSION);
}

}  // namespace kydai::cli
