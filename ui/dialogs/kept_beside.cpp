#include "dialogs/kept_beside.h"

#include <QSettings>

namespace kydai::ui {

QString keptBeside(const char* kind, const QString& file)
{
    const QByteArray where = file.toUtf8().toBase64(QByteArray::Base64UrlEncoding);
    return QStringLiteral("%1/%2/").arg(QLatin1String(kind), QString::fromLatin1(where));
}

QStringList keysOf(const QString& group)
{
    QSettings settings;
    settings.beginGroup(group);
    return settings.allKeys();
}

void carryKept(const QString& from, const QString& to)
{
    if (from == to || from.isEmpty() || to.isEmpty()) return;
    QSettings settings;
    for (const char* kind : {kCheckInsBeside, kPapersBeside}) {
        const QString former = keptBeside(kind, from);
        for (const QString& key : keysOf(former))
            settings.setValue(keptBeside(kind, to) + key, settings.value(former + key));
    }
}

}  // namespace kydai::ui
