/// The open event's sections at chess-results.com: what waits to be uploaded, in a queue that outlives the program, a
/// worker that sends each as it is then, and the number that the site gives to a section. GUI thread only.
#pragma once

#include "publish/site_desk.h"
#include "session/event_session.h"
#include "session/jobs.h"
#include "support/result.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace kydai {

/// A section that stands at the site now.
struct UploadedSection {
    SectionId section{};
    std::string number{};  ///< of the tournament there
};

class SiteUploader : public QObject {
    Q_OBJECT
public:
    /// Writes a number into the event, as every other edit. False: it is kept on the desk and brought once more.
    using PutNumber = std::function<bool(SectionId section, const std::string& number)>;

    /// \param folder of the desk's access and queue
    SiteUploader(EventSession& session, Jobs& jobs, std::filesystem::path folder, PutNumber put,
                 QObject* parent = nullptr);

    [[nodiscard]] publish::SiteAccess access() const { return m_desk.access(); }
    /// Errors: those of SiteDesk::setAccess.
    Result<void> setAccess(const publish::SiteAccess& access) { return m_desk.setAccess(access); }

    enum class Numbers : std::uint8_t { AskOnce, AskAgain };
    /// All sections with players; begun again before it is done, it begins anew.
    /// \param numbers whether a number is asked for though a former question was not answered
    void upload(Numbers numbers = Numbers::AskOnce);
    [[nodiscard]] std::size_t waiting() const;
    /// How long it waits after a site that couldn't be reached. Changed by tests only.
    void setPause(std::chrono::milliseconds pause) { m_again.setInterval(pause); }

Q_SIGNALS:
    void uploaded(const std::vector<kydai::UploadedSection>& sections);
    /// What wasn't uploaded waits: for the next try by itself where the site couldn't be reached, else for the arbiter.
    void failed(const kydai::Error& error);
    /// An event was opened of which sections wait since another time.
    void found(std::size_t sections);

private:
    struct Sent {
        publish::SiteSubject subject{};
        std::string ticket{};
        Result<std::string> number;
    };
    void onReset();
    void send(Numbers numbers);
    void take(const std::vector<Sent>& all);
    /// Numbers that were given and are not in the event yet.
    void bringNumbers();
    [[nodiscard]] publish::SiteSubject subjectOf(SectionId section) const;

    EventSession& m_session;
    Jobs& m_jobs;
    publish::SiteDesk m_desk;
    PutNumber m_put;
    QTimer m_again;
};

}  // namespace kydai
