/// Asks an address whether there is a newer version of the program. Only when somebody wants to know; the request says
/// nothing of the user. GUI thread.
#pragma once

#include "format/version_notice.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <cstdint>

namespace kydai {

class VersionCheck : public QObject {
    Q_OBJECT

public:
    /// Where the user's federation has the file; empty: nobody has said.
    static QString address();
    static void setAddress(const QString& address);

    explicit VersionCheck(QObject* parent = nullptr);
    ~VersionCheck() override;

    void setTime(std::chrono::milliseconds time) { m_time = time; }
    /// Begins anew; what is under way is dropped.
    void start(const QUrl& from);
    [[nodiscard]] bool isRunning() const { return m_reply != nullptr; }

    enum class Failure : std::uint8_t {
        NoNetwork,  ///< nobody answers, or not in time
        NotThere,   ///< the host answers that it has no such file
        NoNotice,   ///< something else is there
    };
    Q_ENUM(Failure)

Q_SIGNALS:
    void answered(const kydai::format::VersionNotice& notice);
    void failed(kydai::VersionCheck::Failure failure, const QString& details);

private:
    void finish();
    void drop();

    QNetworkAccessManager m_network;
    QPointer<QNetworkReply> m_reply;
    QTimer m_deadline{};
    std::chrono::milliseconds m_time = std::chrono::seconds(15);
};

}  // namespace kydai
