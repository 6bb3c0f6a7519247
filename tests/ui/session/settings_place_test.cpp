#include "session/settings_place.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace kydai {
namespace {

class SettingsPlace : public ::testing::Test {
protected:
    /// As it was before: other tests of this program have settings of their own.
    void TearDown() override
    {
        QSettings::setDefaultFormat(m_format);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QDir::homePath() + QStringLiteral("/.config"));
    }
    QSettings::Format m_format = QSettings::defaultFormat();
};

TEST_F(SettingsPlace, OnAStickTheyStayBesideTheProgram)
{
    const QTemporaryDir program;
    ASSERT_TRUE(QDir(program.path()).mkdir(QStringLiteral("settings")));
    placeSettings(program.path());
    QSettings settings(QSettings::defaultFormat(), QSettings::UserScope, QStringLiteral("kydai"),
                       QStringLiteral("kydai"));
    settings.setValue(QStringLiteral("language"), QStringLiteral("vi"));
    settings.sync();
    EXPECT_TRUE(settings.fileName().startsWith(program.path() + QStringLiteral("/settings/")))
        << settings.fileName().toStdString();
    EXPECT_TRUE(QFileInfo::exists(settings.fileName()));
}

TEST_F(SettingsPlace, ElsewhereTheyAreWhereTheSystemKeepsThem)
{
    const QTemporaryDir program;
    placeSettings(program.path());
    const QSettings settings(QSettings::defaultFormat(), QSettings::UserScope, QStringLiteral("kydai"),
                             QStringLiteral("kydai"));
    EXPECT_FALSE(settings.fileName().startsWith(program.path()));
    EXPECT_TRUE(QDir(program.path()).isEmpty()) << "nothing is made beside the program";
}

}  // namespace
}  // namespace kydai
