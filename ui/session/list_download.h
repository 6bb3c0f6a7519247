/// Fetches FIDE's rating list over the network into a file: with progress, cancel, and a clear word where there is no
/// network or something else answers. The file is an archive that was received whole, or there is none. GUI thread.
#pragma once

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>

#include <memory>

namespace kydai {

class ListDownload : public QObject {
    Q_OBJECT

public:
    /// Where FIDE keeps the list of all tempos; a setting can name another place.
    static QUrl address();

    explicit ListDownload(QObject* parent = nullptr);
    ~ListDownload() override;

    /// Begins anew; what is under way is dropped. `folder` gets "players_list.zip".
    void start(const QUrl& from, const QString& folder);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reply != nullptr; }

    enum class Failure : std::uint8_t {
        NoNetwork,  ///< nobody answers
        NotThere,   ///< the host answers that it has no such file
        NotAnArchive,
        Incomplete,
        CannotWrite,
    };
    Q_ENUM(Failure)

Q_SIGNALS:
    void progressed(qint64 done, qint64 total);  ///< bytes; total -1 where it is not known
    void received(const QString& file);
    void failed(kydai::ListDownload::Failure failure, const QString& details);

private:
    void take();
    void finish();
    void drop();
    void fail(Failure failure, const QString& details);

    QNetworkAccessManager m_network;
    QPointer<QNetworkReply> m_reply;
    std::unique_ptr<QFile> m_file;
    QString m_target;
};

}  // namespace kydai
