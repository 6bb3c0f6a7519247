#include "session/version_check.h"

#include <QNetworkRequest>
#include <QSettings>

namespace kydai {

namespace {

constexpr qint64 kMost = qint64{64} << 10;
constexpr int kFound = 200;

QString key()
{
    return QStringLiteral("versions/address");
}

}  // namespace

QString VersionCheck::address()
{
    return QSettings().value(key()).toString();
}

void VersionCheck::setAddress(const QString& address)
{
    QSettings().setValue(key(), address);
}

VersionCheck::VersionCheck(QObject* parent) : QObject(parent)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        drop();
        Q_EMIT failed(Failure::NoNetwork, {});
    });
}

VersionCheck::~VersionCheck()
{
    drop();
}

void VersionCheck::start(const QUrl& from)
{
    drop();
    QNetworkRequest request(from);
    request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("kydai"));  // no language, no system
    request.setRawHeader("Accept-Language", "*");
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    m_reply = m_network.get(request);
    m_reply->setReadBufferSize(kMost + 1);
    connect(m_reply, &QNetworkReply::readyRead, this, [this] {
        if (m_reply->bytesAvailable() <= kMost) return;
        drop();
        Q_EMIT failed(Failure::NoNotice, {});
    });
    connect(m_reply, &QNetworkReply::finished, this, &VersionCheck::finish);
    m_deadline.start(m_time);
}

void VersionCheck::drop()
{
    m_deadline.stop();
    if (!m_reply) return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

void VersionCheck::finish()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool arrived = m_reply->error() == QNetworkReply::NoError;
    const QString details = status != 0 && status != kFound ? QString::number(status) : m_reply->errorString();
    const QByteArray bytes = m_reply->readAll();
    drop();
    if (status != 0 && status != kFound) return Q_EMIT failed(Failure::NotThere, details);
    if (!arrived) return Q_EMIT failed(Failure::NoNetwork, details);
    const auto notice = format::readVersionNotice(bytes.toStdString(), {});
    if (!notice) return Q_EMIT failed(Failure::NoNotice, {});
    Q_EMIT answered(*notice);
}

}  // namespace kydai

#include "moc_version_check.cpp"
