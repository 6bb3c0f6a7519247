#include "publish/site_http.h"

#include "support/fragments.h"

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <string>
#include <utility>

namespace kydai::publish {

namespace {

Error failure(Fragment what)
{
    return {Errc::CannotRead, std::string(kSitePlace), 0, std::move(what), {}, {}};
}

}  // namespace

Result<std::string> HttpSite::send(const SiteRequest& request)
{
    QNetworkAccessManager network;
    QNetworkRequest asked(QUrl(QString::fromStdString(request.address)));
    asked.setTransferTimeout(static_cast<int>(m_limits.silence.count()));
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    asked.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/x-www-form-urlencoded"));
    const std::unique_ptr<QNetworkReply> reply(
        request.form.empty() ? network.get(asked) : network.post(asked, QByteArray::fromStdString(request.form)));

    QEventLoop loop;
    bool tooLong = false;
    QTimer looking;
    constexpr int kBetweenLooks = 100;
    QObject::connect(&looking, &QTimer::timeout, &loop, [&] {
        if (m_stop.stop_requested()) reply->abort();
    });
    QTimer end;
    end.setSingleShot(true);
    QObject::connect(&end, &QTimer::timeout, &loop, [&] { reply->abort(); });
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, [&] {
        tooLong = reply->bytesAvailable() > m_limits.bytes;
        if (tooLong) reply->abort();
    });
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    looking.start(kBetweenLooks);
    end.start(m_limits.whole);
    if (!reply->isFinished()) loop.exec();

    if (m_stop.stop_requested()) return Error{Errc::Cancelled};
    if (tooLong) return failure(fragment(FragmentId::SiteAnswerUnknown));
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (reply->error() == QNetworkReply::OperationCanceledError) return failure(fragment(FragmentId::SiteSilent));
    if (reply->error() != QNetworkReply::NoError)
        return failure(fragment(FragmentId::SiteNotReached,
                                status == 0 ? reply->errorString().toStdString() : "HTTP " + std::to_string(status)));
    const QVariant announced = reply->header(QNetworkRequest::ContentLengthHeader);
    const QByteArray answer = reply->readAll();
    if (announced.isValid() && announced.toLongLong() > answer.size()) return failure(fragment(FragmentId::SiteSilent));
    return answer.toStdString();
}

}  // namespace kydai::publish
