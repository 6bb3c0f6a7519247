// The workstation: language and look of the last time, then the window on the named event, or on the last one.

#include "dialogs/manual_pages.h"
#include "main_window.h"
#include "session/event_session.h"
#include "session/incidents.h"
#include "session/prompts.h"
#include "session/running_window.h"
#include "session/settings_place.h"
#include "support/freed_memory.h"
#include "widgets/theme.h"
#include "workstation.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>

namespace {

using kydai::text::Language;

constexpr int kFailed = 70;
constexpr int kNoDisplay = 69;  ///< packaging/run goes on without a window then

struct Arguments {
    Arguments()
    {
        parser.addOption(language);
        parser.addOption(manual);
    }

    /// The texts follow the language, so they are set once it is known.
    void describe()
    {
        parser.addHelpOption();
        parser.addVersionOption();
        parser.setApplicationDescription(
            QCoreApplication::translate("CommandLine", "Workstation for chess and xiangqi arbiters"));
        parser.addPositionalArgument(
            QStringLiteral("FILE"),
            QCoreApplication::translate("CommandLine",
                                        "Event to open (.kydai), or a TRF, TUNX, CSV or JSON to import."),
            QStringLiteral("[FILE]"));
    }

    QCommandLineOption manual{QStringLiteral("manual"), QStringLiteral("writes the manual into DIR"),
                              QStringLiteral("DIR")};
    QCommandLineOption language{QStringLiteral("lang"), QStringLiteral("vi | en"), QStringLiteral("vi|en")};
    QCommandLineParser parser{};
};

/// Help and version are words only: they need no display.
bool asksForWords(std::span<char* const> arguments)
{
    constexpr std::string_view kWords[] = {"-h", "--help", "--help-all", "-v", "--version"};
    return std::ranges::any_of(arguments, [&](std::string_view argument) {
        return std::ranges::find(kWords, argument) != std::ranges::end(kWords);
    });
}

Language languageOf(const QString& chosen)
{
    const QString code = chosen.isEmpty() ? QSettings().value(QStringLiteral("language")).toString() : chosen;
    return kydai::text::languageFromCode(code.toStdString()).value_or(kydai::text::languageOf(QLocale::system()));
}

/// Qt's own words about a missing display help nobody at the desk; nothing else of its is fatal.
void tellFatal(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    QString words = message;
    if (type == QtFatalMsg) {
        if (QCoreApplication::instance() != nullptr)
            kydai::text::installLanguage(*QCoreApplication::instance(), languageOf({}));
        words = QCoreApplication::translate(
            "CommandLine",
            "There is no display: the window cannot be shown. Start the program at the desktop, or use kydai-cli.");
    }
    std::fputs((words + QLatin1Char('\n')).toUtf8().constData(), stderr);
    if (type == QtFatalMsg) std::_Exit(kNoDisplay);
}

/// The manual in both languages, with the names and keys that the window has.
int writeManuals(QCoreApplication& application, const QString& folder)
{
    QStringList failed;
    for (const Language language : {Language::Vietnamese, Language::English}) {
        kydai::text::installLanguage(application, language);
        kydai::EventSession session;
        kydai::QtPrompts prompts(nullptr);
        kydai::ui::MainWindow window(session, prompts, language);
        failed += kydai::ui::writeManual(language, window.desk().actions(), folder);
    }
    for (const QString& path : failed) std::fprintf(stderr, "kydai: %s\n", path.toUtf8().constData());
    return failed.isEmpty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

int run(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KYDAI_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.kydai.Kydai"));

    const bool wordsOnly = asksForWords({argv, static_cast<std::size_t>(argc)});
    const QtMessageHandler usual = qInstallMessageHandler(tellFatal);
    const std::unique_ptr<QCoreApplication> application =
        wordsOnly ? std::make_unique<QCoreApplication>(argc, argv) : std::make_unique<kydai::Workstation>(argc, argv);
    qInstallMessageHandler(usual);
    kydai::placeSettings(QCoreApplication::applicationDirPath());
    Arguments arguments;
    arguments.parser.parse(QCoreApplication::arguments());
    const Language language = languageOf(arguments.parser.value(arguments.language));
    kydai::text::installLanguage(*application, language);
    arguments.describe();
    arguments.parser.process(*application);
    if (wordsOnly) return EXIT_SUCCESS;
    if (arguments.parser.isSet(arguments.manual))
        return writeManuals(*application, arguments.parser.value(arguments.manual));

    const QStringList files = arguments.parser.positionalArguments();
    const QString name = kydai::RunningWindow::ofThisUser();
    if (!files.isEmpty() && kydai::RunningWindow::takes(name, QFileInfo(files.front()).absoluteFilePath()))
        return EXIT_SUCCESS;

    const QSettings settings;
    kydai::ui::applyTheme(*qApp,
                          static_cast<kydai::ui::ThemeChoice>(settings.value(QStringLiteral("theme"), 0).toInt()));
    kydai::EventSession session;
    kydai::QtPrompts prompts(nullptr);
    kydai::ui::MainWindow window(session, prompts, language);
    static_cast<kydai::Workstation&>(*application).onIncident = [&](const QString& what) {
        window.desk().tellIncident(what);
    };
    // A laptop at the desk: all of its screen, until the arbiter has chosen otherwise.
    settings.contains(QStringLiteral("window/geometry")) ? window.show() : window.showMaximized();
    window.offerRecovery();
    const kydai::RunningWindow running(name, [&](kydai::RunningWindow::Asked asked, const QString& path) {
        return window.takeFromOutside(path, asked == kydai::RunningWindow::Asked::Open);
    });
    const QStringList recent = settings.value(QStringLiteral("recentFiles")).toStringList();
    if (!files.isEmpty()) {
        window.openFile(files.front());
    } else if (!session.isOpen() && !recent.isEmpty() && QFileInfo::exists(recent.front())) {
        window.openFile(recent.front());
    }
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv)
{
    kydai::keepFreedMemory();
    int status = kFailed;
    kydai::withoutThrowing([&] { status = run(argc, argv); },
                           [](const QString& what) {
                               kydai::logIncident(what);
                               std::fprintf(stderr, "kydai: %s\n", what.toUtf8().constData());
                           });
    return status;
}
