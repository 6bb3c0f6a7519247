#include "session/incidents.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <exception>
#include <new>

namespace kydai {

bool withoutThrowing(const std::function<void()>& work, const std::function<void(const QString&)>& tell)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        tell(QStringLiteral("not enough memory"));
    } catch (const std::exception& problem) {
        tell(QString::fromUtf8(problem.what()));
    } catch (...) {
        tell(QStringLiteral("an exception without a name"));
    }
    return false;
}

QString incidentLogPath()
{
    return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/kydai-incidents.log");
}

void logIncident(const QString& what, const QString& path)
{
    constexpr qint64 kMost = qint64{1} << 20U;
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    const auto mode = file.size() > kMost ? QIODevice::Truncate : QIODevice::Append;
    if (!file.open(QIODevice::WriteOnly | mode)) return;
    const QString line = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) + QLatin1Char(' ') +
                         QCoreApplication::applicationVersion() + QLatin1Char(' ') + what.simplified() +
                         QLatin1Char('\n');
    file.write(line.toUtf8());
}

}  // namespace kydai
