#include "session/incidents.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

namespace kydai {
namespace {

TEST(Incidents, WhatIsThrownIsToldAndWorkGoesOn)
{
    QStringList told;
    const auto tell = [&](const QString& what) { told += what; };
    EXPECT_TRUE(withoutThrowing([] {}, tell));
    EXPECT_TRUE(told.isEmpty());
    EXPECT_FALSE(withoutThrowing([] { throw std::runtime_error("broken"); }, tell));
    EXPECT_FALSE(withoutThrowing([] { throw std::bad_alloc(); }, tell));
    EXPECT_FALSE(withoutThrowing([] { throw 7; }, tell));
    ASSERT_EQ(told.size(), 3);
    EXPECT_EQ(told.front(), QStringLiteral("broken"));
}

TEST(Incidents, TheLogKeepsOneLineEach)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new/incidents.log"));
    logIncident(QStringLiteral("first\nof two lines"), path);
    logIncident(QStringLiteral("second"), path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].endsWith("first of two lines"));
    EXPECT_TRUE(lines[1].endsWith("second"));
}

TEST(Incidents, TheLogDoesNotGrowForEver)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("incidents.log"));
    for (int i = 0; i < 3; ++i) logIncident(QString(700'000, QLatin1Char('x')), path);
    EXPECT_LT(QFile(path).size(), 1'500'000);
}

}  // namespace
}  // namespace kydai
