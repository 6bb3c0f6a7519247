#include "offscreen.h"

#include <QCoreApplication>

namespace kydai::cli {

Offscreen::Offscreen()
{
    if (QCoreApplication::instance() != nullptr) return;
    static int argc = 1;
    static char name[] = "kydai-cli";
    static char* argv[] = {name, nullptr};
    m_application = std::make_unique<QCoreApplication>(argc, argv);
}

Offscreen::~Offscreen() = default;

}  // namespace kydai::cli
