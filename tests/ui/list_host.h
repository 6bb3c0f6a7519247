/// A host of rating lists on this machine: answers every request with the file packed as FIDE packs its list, a ZIP of
/// one member. GUI thread.
#pragma once

#include <QByteArray>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <cstdint>
#include <zlib.h>

namespace kydai {

class ListHost {
public:
    explicit ListHost(const QByteArray& list)
    {
        const QByteArray body = zipOf(list);
        const QByteArray answer = "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) +
                                  "\r\nConnection: close\r\n\r\n" + body;
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, answer] {
            QTcpSocket* client = m_server.nextPendingConnection();
            QObject::connect(client, &QTcpSocket::readyRead, client, [client, answer] {
                client->readAll();
                client->write(answer);
                client->disconnectFromHost();
            });
        });
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/players_list.zip").arg(m_server.serverPort()));
    }

private:
    /// Stored, not packed: a file, its row in the directory, the directory's end.
    static QByteArray zipOf(const QByteArray& content)
    {
        const QByteArray name("players_list.txt");
        const auto bytes = [](std::uint64_t number, int count) {
            QByteArray made;
            for (int at = 0; at < count; ++at) made.append(static_cast<char>((number >> (8 * at)) & 0xFF));
            return made;
        };
        const auto size = bytes(static_cast<std::uint64_t>(content.size()), 4);
        const auto sum =
            crc32_z(0, reinterpret_cast<const Bytef*>(content.constData()), static_cast<z_size_t>(content.size()));
        const QByteArray facts = bytes(20, 2) + bytes(0, 8) + bytes(sum, 4) + size + size +
                                 bytes(static_cast<std::uint64_t>(name.size()), 2) + bytes(0, 2);
        const QByteArray file = QByteArray("PK\x03\x04", 4) + facts + name + content;
        const QByteArray row = QByteArray("PK\x01\x02", 4) + bytes(20, 2) + facts + bytes(0, 14) + name;
        const QByteArray end = QByteArray("PK\x05\x06", 4) + bytes(0, 4) + bytes(1, 2) + bytes(1, 2) +
                               bytes(static_cast<std::uint64_t>(row.size()), 4) +
                               bytes(static_cast<std::uint64_t>(file.size()), 4) + bytes(0, 2);
        return file + row + end;
    }

    QTcpServer m_server{};
};

}  // namespace kydai
