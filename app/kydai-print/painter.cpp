#include "kydai-print/painter.h"

#include "print/html.h"
#include "print/layout.h"
#include "print/pdf.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <memory>
#include <string_view>

namespace kydai {

namespace {

/// Fonts ask for an application, unless there is one already. No screen is touched.
class Offscreen {
public:
    Offscreen()
    {
        if (QCoreApplication::instance() != nullptr) return;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});  // about missing desktops
        static int argc = 1;
        static char name[] = "kydai-cli";
        static char* argv[] = {name, nullptr};
        m_application = std::make_unique<QGuiApplication>(argc, argv);
    }

private:
    std::unique_ptr<QGuiApplication> m_application;
};

Result<void> writePdf(const print::Sheet& sheet, const print::PageSetup& setup, const QString& file)
{
    const Offscreen application;
    return print::writePdf(print::layOut(sheet, setup), file);
}

QString toHtml(const print::Sheet& sheet, text::Language language)
{
    const Offscreen application;
    return print::toHtml(sheet, language);
}

constexpr Painter kPainter{writePdf, toHtml};

}  // namespace

}  // namespace kydai

#ifdef _WIN32
extern "C"
#else
extern "C" __attribute__((visibility("default")))
#endif
    const kydai::Painter*
    kydaiPainter(const char* version)
{
    return std::string_view(version) == KYDAI_VERSION ? &kydai::kPainter : nullptr;
}
