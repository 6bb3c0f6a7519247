/// Publishing the open event to phones: its settings on this machine, the folder, the server in the hall. Pages are
/// made on a worker from the snapshot of the moment; the event and the window never wait for them. GUI thread only.
#pragma once

#include "publish/folder.h"
#include "publish/story.h"
#include "serve/page_server.h"
#include "session/event_session.h"
#include "session/jobs.h"
#include "support/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace kydai {

enum class PageLanguages : std::uint8_t { Both, Vietnamese, English };

/// Of one event on this machine; everything is off at first.
struct PublishSettings {
    QString folder{};       ///< empty: none
    QString webAddress{};   ///< under which players find the folder; empty: nowhere
    bool byItself = false;  ///< a round at once, whatever else the pages say after a pause
    PageLanguages languages = PageLanguages::Both;
    bool standings = true;
    bool explanations = true;
    bool chances = false;
    bool listed = false;  ///< search engines may list the pages of the folder
    bool fideIdsOfMinors = false;
    bool initialsOfMinors = false;
    QString address{};  ///< of this machine, to listen at; empty: all
    std::uint16_t port = 8080;
    int connectionsOfAnAddress = 8;
    QString wifiName{};  ///< for the sheet at the door; empty: not told
    QString wifiPassword{};
    friend bool operator==(const PublishSettings&, const PublishSettings&) = default;
};

struct PublishReport {
    std::size_t pages = 0;
    std::optional<publish::FolderReport> folder{};  ///< where there is one
    std::string signer{};                           ///< the fingerprint of the key by which the folder is signed
    std::optional<Error> notSigned{};               ///< why it is not
};

class Publisher : public QObject {
    Q_OBJECT
public:
    /// `program` stands at the foot of the pages.
    Publisher(EventSession& session, Jobs& jobs, QString program, QObject* parent = nullptr);
    ~Publisher() override;

    [[nodiscard]] const PublishSettings& settings() const { return m_settings; }
    /// Keeps them; takes what stands in the folder nowhere else.
    void setSettings(const PublishSettings& settings);
    /// How long results, names and places wait for others that come with them. Changed by tests only.
    void setPause(std::chrono::milliseconds pause) { m_later.setInterval(pause); }

    /// Whether there is anywhere to publish to.
    [[nodiscard]] bool hasAim() const { return !m_settings.folder.isEmpty() || isServing(); }
    /// Makes the pages of the event as it stands and puts them where they are wanted; `published` or `failed` tells.
    /// Begun again before it is done, it begins anew.
    void publish() { make(false); }
    /// Puts one page that says so in place of all of them.
    void withdraw() { make(true); }

    /// Listens, and publishes at once. Errors: those of PageServer::start.
    Result<void> startServing();
    void stopServing();
    [[nodiscard]] bool isServing() const { return m_server != nullptr; }
    [[nodiscard]] serve::Counts counts() const;
    /// Where phones in the hall find the pages: "http://192.168.1.5:8080/"; empty while nothing is served.
    [[nodiscard]] QString hallAddress() const;
    /// What codes on paper lead to: the web where there is one, else the hall; empty: nowhere.
    [[nodiscard]] QString pagesAddress() const;

Q_SIGNALS:
    void published(const kydai::PublishReport& report);
    void failed(const kydai::Error& error);
    /// Settings, or whether it serves.
    void changed();

private:
    void onReset();
    void onChanged(const Touched& touched);
    [[nodiscard]] QString settingsGroup() const;
    void load();
    void make(bool withdrawn);
    /// Publishes again when the next deadline of line-ups has passed, and everybody may see them.
    void awaitDeadline();
    /// What became of the rounds, read on from where it was read to.
    Result<void> followJournal();

    EventSession& m_session;
    Jobs& m_jobs;
    QString m_program;
    PublishSettings m_settings{};
    QTimer m_later;     ///< runs while something waits to be told
    QTimer m_deadline;  ///< until line-ups are seen by all
    std::unique_ptr<serve::PageServer> m_server{};
    std::vector<publish::SectionStory> m_stories{};
    std::string m_origin{};                                                     ///< publish::Publication::origin
    std::int64_t m_followed = 0;                                                ///< the newest row of the journal read
    std::shared_ptr<std::mutex> m_folderLock = std::make_shared<std::mutex>();  ///< one worker at a time writes
};

}  // namespace kydai
