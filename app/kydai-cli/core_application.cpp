#include "core_application.h"

#include <QCoreApplication>

namespace kydai::cli {

CoreApplication::CoreApplication()
{
    if (QCoreApplication::instance() != nullptr) return;
    static int argc = 1;
    static char name[] = "kydai-cli";
    static char* argv[] = {name, nullptr};
    m_application = std::make_unique<QCoreApplication>(argc, argv);
}

CoreApplication::~CoreApplication() = default;

}  // namespace kydai::cli
