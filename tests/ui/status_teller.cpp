// For packaging/kill-window: a plugin that the workstation loads as it is (QT_QPA_GENERIC_PLUGINS=kydai_status_teller)
// and that writes what its status line says about missing results to the file KYDAI_STATUS_FILE, a line as often as it
// is painted. Whoever kills the window knows by that what it had acknowledged.

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGenericPlugin>
#include <QLabel>

namespace kydai {
namespace {

class StatusTeller : public QObject {
public:
    explicit StatusTeller(const QString& path) : m_file(path)
    {
        if (m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && watched->objectName() == QLatin1String("missingResults")) {
            if (const auto* label = qobject_cast<QLabel*>(watched)) m_file.write(label->text().toUtf8() + '\n');
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QFile m_file;
};

class StatusTellerPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "status_teller.json")

public:
    QObject* create(const QString&, const QString&) override
    {
        return new StatusTeller(qEnvironmentVariable("KYDAI_STATUS_FILE"));
    }
};

}  // namespace
}  // namespace kydai

#include "status_teller.moc"
