#include "session/list_download.h"

#include <QDir>
#include <QNetworkRequest>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace kydai {

namespace {

constexpr int kSilenceMs = 30'000;
constexpr qint64 kShortest = 1024;          // an archive of a list is larger, a page with an excuse is no archive
constexpr qint64 kLongestEnd = 22 + 65535;  // of an archive, with its comment
constexpr qint64 kPiece = qint64{1} << 20;
constexpr int kNoContent = 204;
constexpr int kOk = 200;

}  // namespace

QUrl ListDownload::address()
{
    return QSettings()
        .value(QStringLiteral("ratingList/address"),
               QStringLiteral("https://ratings.fide.com/download/players_list.zip"))
        .toUrl();
}

ListDownload::ListDownload(QObject* parent) : QObject(parent)
{
    m_taking.setSingleShot(true);
    connect(&m_taking, &QTimer::timeout, this, [this] {
        take(kPiece);
        if (m_reply && m_reply->bytesAvailable() > 0) m_taking.start(0);
    });
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { fail(Failure::Incomplete, {}); });
}

ListDownload::~ListDownload()
{
    drop();
}

void ListDownload::start(const QUrl& from, const QString& folder)
{
    drop();
    m_target = folder + QStringLiteral("/players_list.zip");
    m_file = std::make_unique<QFile>(m_target + QStringLiteral(".part"));
    if (!QDir().mkpath(folder) || !m_file->open(QIODevice::WriteOnly | QIODevice::Truncate)) {
        const QString why = m_file->errorString();
        m_file.reset();
        Q_EMIT failed(Failure::CannotWrite, why);
        return;
    }
    QNetworkRequest request(from);
    request.setTransferTimeout(kSilenceMs);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    m_reply = m_network.get(request);
    connect(m_reply, &QNetworkReply::downloadProgress, this, &ListDownload::progressed);
    m_reply->setReadBufferSize(kPiece);
    connect(m_reply, &QNetworkReply::readyRead, this, [this] {
        if (!m_taking.isActive()) m_taking.start(0);
    });
    connect(m_reply, &QNetworkReply::finished, this, &ListDownload::finish);
    m_deadline.start(m_limits.time);
}

void ListDownload::cancel()
{
    drop();
}

void ListDownload::drop()
{
    m_taking.stop();
    m_deadline.stop();
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
        m_reply->deleteLater();
        m_reply = nullptr;
    }
    if (m_file) m_file->remove();
    m_file.reset();
}

void ListDownload::take(qint64 most)
{
    const QByteArray bytes = m_reply->read(most);
    if (m_file->size() + bytes.size() > m_limits.bytes) return fail(Failure::NotAnArchive, {});
    if (m_file->write(bytes) == bytes.size()) return;
    fail(Failure::CannotWrite, m_file->errorString());
}

void ListDownload::finish()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 0 && (status < kOk || status > kNoContent)) return fail(Failure::NotThere, QString::number(status));
    if (m_reply->error() != QNetworkReply::NoError)
        return fail(m_file->size() + m_reply->bytesAvailable() > 0 ? Failure::Incomplete : Failure::NoNetwork,
                    m_reply->errorString());
    take(m_reply->bytesAvailable());
    if (!m_file) return;  // it could not be written
    const qint64 announced = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (announced > 0 && m_file->size() < announced)
        return fail(Failure::Incomplete, QStringLiteral("%1 / %2").arg(m_file->size()).arg(announced));
    m_file->close();
    const bool opened = m_file->open(QIODevice::ReadOnly);
    const bool isArchive = opened && m_file->size() >= kShortest && m_file->peek(4) == QByteArray("PK\x03\x04", 4);
    // Where no length is announced, an archive that breaks off is known by its end.
    const bool hasEnd = isArchive && m_file->seek(std::max(qint64{0}, m_file->size() - kLongestEnd)) &&
                        m_file->readAll().contains(QByteArray("PK\x05\x06", 4));
    m_file->close();
    if (!isArchive) return fail(Failure::NotAnArchive, {});
    if (!hasEnd) return fail(Failure::Incomplete, {});
    QFile::remove(m_target);
    if (!m_file->rename(m_target)) return fail(Failure::CannotWrite, m_file->errorString());
    m_file.reset();
    m_reply->deleteLater();
    m_reply = nullptr;
    m_taking.stop();
    m_deadline.stop();
    Q_EMIT received(m_target);
}

void ListDownload::fail(Failure failure, const QString& details)
{
    drop();
    Q_EMIT failed(failure, details);
}

}  // namespace kydai

#include "moc_list_download.cpp"
