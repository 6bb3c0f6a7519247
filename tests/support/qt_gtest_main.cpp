// main of every GUI test. Nothing of the machine's desktop is seen: offscreen before the application exists, on the
// smallest screen that the window is made for, settings and data in folders of this run alone, C locale, the font of
// our own prints, and of Qt's variables the size of fonts alone (which makes the screen as much smaller, as a desktop
// does).

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLocale>
#include <QProcessEnvironment>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <gtest/gtest.h>

namespace {

void forgetTheDesktop()
{
    for (const QString& name : QProcessEnvironment::systemEnvironment().keys()) {
        if (name.startsWith(QLatin1String("QT_")) && name != QLatin1String("QT_FONT_DPI")) qunsetenv(qPrintable(name));
    }
    qunsetenv("LANGUAGE");
    qputenv("LC_ALL", "C.UTF-8");
}

/// 1366×768; without a file that says so the platform has 800×800. It reads the file's name as Latin-1, which a
/// folder's name need not be: the file is told by its descriptor.
void useASmallScreen(QTemporaryFile& file)
{
    if (file.open()) {
        file.write(R"({"synchronousWindowSystemEvents": false, "windowFrameMargins": true, "screens": [{"name": "",
            "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
        file.flush();
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=/proc/self/fd/" + QByteArray::number(file.handle()));
}

void useOurFont()
{
    QString family;
    for (const char* file : {"NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf"}) {
        const int id = QFontDatabase::addApplicationFont(
            QStringLiteral(KYDAI_SOURCE_DIR "/resources/fonts/%1").arg(QLatin1String(file)));
        family = QFontDatabase::applicationFontFamilies(id).value(0, family);
    }
    QFont font(family, 9);
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
}

}  // namespace

int main(int argc, char** argv)
{
    forgetTheDesktop();
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
    const QTemporaryDir settings;
    QTemporaryFile screen;
    useASmallScreen(screen);
    QApplication application(argc, argv);
    useOurFont();
    QCoreApplication::setOrganizationName(QStringLiteral("kydai-test"));
    QCoreApplication::setApplicationName(QStringLiteral("%1-%2")
                                             .arg(QFileInfo(QCoreApplication::applicationFilePath()).fileName())
                                             .arg(QCoreApplication::applicationPid()));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    testing::InitGoogleTest(&argc, argv);
    const int failed = RUN_ALL_TESTS();
    for (const auto place : {QStandardPaths::AppDataLocation, QStandardPaths::CacheLocation})
        QDir(QStandardPaths::writableLocation(place)).removeRecursively();
    return failed;
}
