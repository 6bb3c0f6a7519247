#include "text/language.h"

#include <QCoreApplication>
#include <QTranslator>
#include <gtest/gtest.h>

namespace kydai::text {
namespace {

QString cancel()
{
    return QCoreApplication::translate("QPlatformTheme", "Cancel");
}

TEST(Language, QtsOwnButtonsSpeakItToo)
{
    int count = 1;
    char name[] = "language_test";
    char* arguments[] = {name, nullptr};
    QCoreApplication application(count, arguments);
    installLanguage(application, Language::Vietnamese);
    EXPECT_EQ(cancel().toStdString(), "Hủy");
    installLanguage(application, Language::English);
    EXPECT_EQ(cancel().toStdString(), "Cancel");
    EXPECT_EQ(application.findChildren<QTranslator*>().size(), 1);
    installLanguage(application, Language::Vietnamese);
    EXPECT_EQ(cancel().toStdString(), "Hủy");
}

TEST(Language, TheFirstStartSpeaksThatOfTheSystem)
{
    EXPECT_EQ(languageOf(QLocale(QLocale::Vietnamese)), Language::Vietnamese);
    EXPECT_EQ(languageOf(QLocale(QLocale::English)), Language::English);
    EXPECT_EQ(languageOf(QLocale(QLocale::German)), Language::English);
    EXPECT_EQ(languageOf(QLocale::c()), Language::Vietnamese) << "what scripts get";
}

}  // namespace
}  // namespace kydai::text
