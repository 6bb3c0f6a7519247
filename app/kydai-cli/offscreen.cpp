#include "offscreen.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace kydai::cli {

Offscreen::Offscreen()
{
    if (QCoreApplication::instance() != nullptr) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // about missing desktops
    static int argc = 1;
    static char name[] = "kydai-cli";
    static char* argv[] = {name, nullptr};
    m_application = std::make_unique<QGuiApplication>(argc, argv);
}

Offscreen::~Offscreen() = default;

}  // namespace kydai::cli
