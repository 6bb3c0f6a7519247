// The workstation: language and look of the last time, then the window on the named event, or on the last one.

#include "main_window.h"
#include "session/event_session.h"
#include "session/prompts.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KYDAI_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("kydai"));

    const QSettings settings;
    const auto language =
        kydai::text::languageFromCode(settings.value(QStringLiteral("language")).toString().toStdString())
            .value_or(kydai::text::Language::Vietnamese);
    kydai::text::installLanguage(application, language);
    kydai::ui::applyTheme(application,
                          static_cast<kydai::ui::ThemeChoice>(settings.value(QStringLiteral("theme"), 0).toInt()));

    kydai::EventSession session;
    session.setArbiter(settings.value(QStringLiteral("arbiter"), qEnvironmentVariable("USER")).toString());
    kydai::QtPrompts prompts(nullptr);
    kydai::ui::MainWindow window(session, prompts, language);
    // A laptop at the desk: all of its screen, until the arbiter has chosen otherwise.
    settings.contains(QStringLiteral("window/geometry")) ? window.show() : window.showMaximized();
    const QStringList arguments = QCoreApplication::arguments();
    const QStringList recent = settings.value(QStringLiteral("recentFiles")).toStringList();
    if (arguments.size() > 1) {
        window.openFile(arguments.at(1));
    } else if (!recent.isEmpty() && QFileInfo::exists(recent.front())) {
        window.openFile(recent.front());
    }
    return QApplication::exec();
}
