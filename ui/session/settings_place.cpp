#include "session/settings_place.h"

#include <QFileInfo>
#include <QSettings>

namespace kydai {

void placeSettings(const QString& programFolder)
{
    const QFileInfo beside(programFolder + QStringLiteral("/settings"));
    const bool isOnAStick = beside.isDir() && beside.isWritable();
#ifdef Q_OS_WIN
    QSettings::setDefaultFormat(QSettings::IniFormat);
#endif
    if (!isOnAStick) return;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, beside.absoluteFilePath());
}

}  // namespace kydai
