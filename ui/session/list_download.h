/// Fetches FIDE's rating list over the network into a file: with progress, cancel, and a clear word where there is no
/// network or something else answers. The file is an archive that was received whole, or there is none. GUI thread.
#pragma once

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <memory>

namespace kydai {

class ListDownload : public QObject {
    Q_OBJECT

public:
    /// Where FIDE keeps the list of all tempos; a setting can name another place.
    static QUrl address();

    explicit ListDownload(QObject* parent = nullptr);
    ~ListDownload() override;

    /// What a host may send at most, and for how long; tests have less time.
    struct Limits {
        qint64 bytes = qint64{300} << 20;
        std::chrono::milliseconds time = std::chrono::minutes(20);
    };
    void setLimits(Limits limits) { m_limits = limits; }

    /// Begins anew; what is under way is dropped. `folder` gets "players_list.zip".
    void start(const QUrl& from, const QString& folder);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reply != nullptr; }

    enum class Failure : std::uint8_t {
        NoNetwork,     ///< nobody answers
        NotThere,      ///< the host answers that it has no such file
        NotAnArchive,  ///< something else answers, or never ends
        Incomplete,    ///< it breaks off, or takes too long
        CannotWrite,
    };
    Q_ENUM(Failure)

Q_SIGNALS:
    void progressed(qint64 done, qint64 total);  ///< bytes; total -1 where it is not known
    void received(const QString& file);
    void failed(kydai::ListDownload::Failure failure, const QString& details);

private:
    void take(qint64 most);
    void finish();
    void drop();
    void fail(Failure failure, const QString& details);

    QNetworkAccessManager m_network;
    QPointer<QNetworkReply> m_reply;
    std::unique_ptr<QFile> m_file;
    QString m_target;
    Limits m_limits{};
    QTimer m_taking{};  ///< a piece at a time: everything else gets its turn between
    QTimer m_deadline{};
};

}  // namespace kydai
