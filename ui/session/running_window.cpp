#include "session/running_window.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>

#include <utility>

namespace kydai {

namespace {

constexpr int kMostWindows = 8;  ///< windows of one user
constexpr int kWaitMs = 1000;
const QByteArray kYes = QByteArrayLiteral("yes\n");

QString placeOf(const QString& name, int number)
{
    return QStringLiteral("%1-%2").arg(name).arg(number);
}

bool isThere(const QString& place)
{
    QLocalSocket socket;
    socket.connectToServer(place);
    return socket.waitForConnected(kWaitMs);
}

bool doesSo(const QString& place, RunningWindow::Asked asked, const QString& path)
{
    QLocalSocket socket;
    socket.connectToServer(place);
    if (!socket.waitForConnected(kWaitMs)) return false;
    socket.write(asked == RunningWindow::Asked::Show ? "show " : "open ");
    socket.write(path.toUtf8().toPercentEncoding() + '\n');
    if (!socket.waitForBytesWritten(kWaitMs)) return false;
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(kWaitMs)) return false;
    }
    return socket.readLine() == kYes;
}

}  // namespace

RunningWindow::RunningWindow(const QString& name, Take take, QObject* parent) : QObject(parent), m_take(std::move(take))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &RunningWindow::answer);
    for (int number = 0; number < kMostWindows; ++number) {
        const QString place = placeOf(name, number);
        if (isThere(place)) continue;
        QLocalServer::removeServer(place);  // what a window that was killed has left
        if (m_server.listen(place)) return;
    }
}

void RunningWindow::answer()
{
    QLocalSocket* socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine()) return;
        const QByteArray line = socket->readLine().trimmed();
        const Asked asked = line.startsWith("open ") ? Asked::Open : Asked::Show;
        const QString path = QString::fromUtf8(QByteArray::fromPercentEncoding(line.mid(line.indexOf(' ') + 1)));
        socket->write(m_take(asked, path) ? kYes : QByteArrayLiteral("no\n"));
        socket->flush();
        socket->disconnectFromServer();
    });
}

QString RunningWindow::ofThisUser()
{
    const QByteArray home = QDir::homePath().toUtf8();
    return QStringLiteral("kydai-") +
           QString::fromLatin1(QCryptographicHash::hash(home, QCryptographicHash::Sha256).toHex().left(16));
}

bool RunningWindow::takes(const QString& name, const QString& path)
{
    for (const Asked asked : {Asked::Show, Asked::Open}) {
        for (int number = 0; number < kMostWindows; ++number) {
            if (doesSo(placeOf(name, number), asked, path)) return true;
        }
    }
    return false;
}

}  // namespace kydai

#include "moc_running_window.cpp"
