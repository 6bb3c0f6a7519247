// The workstation: language and look of the last time, then the window on the named event, or on the last one.

#include "main_window.h"
#include "session/event_session.h"
#include "session/prompts.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>

namespace {

using kydai::text::Language;

struct Arguments {
    Arguments() { parser.addOption(language); }

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
    return kydai::text::languageFromCode(code.toStdString()).value_or(Language::Vietnamese);
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationName(QStringLiteral("kydai"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KYDAI_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("kydai"));

    const bool wordsOnly = asksForWords({argv, static_cast<std::size_t>(argc)});
    const std::unique_ptr<QCoreApplication> application =
        wordsOnly ? std::make_unique<QCoreApplication>(argc, argv) : std::make_unique<QApplication>(argc, argv);
    Arguments arguments;
    arguments.parser.parse(QCoreApplication::arguments());
    const Language language = languageOf(arguments.parser.value(arguments.language));
    kydai::text::installLanguage(*application, language);
    arguments.describe();
    arguments.parser.process(*application);
    if (wordsOnly) return EXIT_SUCCESS;

    const QSettings settings;
    kydai::ui::applyTheme(*qApp,
                          static_cast<kydai::ui::ThemeChoice>(settings.value(QStringLiteral("theme"), 0).toInt()));
    kydai::EventSession session;
    kydai::QtPrompts prompts(nullptr);
    kydai::ui::MainWindow window(session, prompts, language);
    // A laptop at the desk: all of its screen, until the arbiter has chosen otherwise.
    settings.contains(QStringLiteral("window/geometry")) ? window.show() : window.showMaximized();
    const QStringList files = arguments.parser.positionalArguments();
    const QStringList recent = settings.value(QStringLiteral("recentFiles")).toStringList();
    if (!files.isEmpty()) {
        window.openFile(files.front());
    } else if (!recent.isEmpty() && QFileInfo::exists(recent.front())) {
        window.openFile(recent.front());
    }
    return QApplication::exec();
}
