/// What this desk keeps of chess-results.com for its user alone, in a folder that nobody else may open: the access that
/// the site's owner gave, which sections wait to be uploaded, and whether a number was asked for and not answered. What
/// waits is no copy: whoever uploads takes the event as it is then, so the newest state wins, after a restart too.
/// GUI thread or any other; several programs at once.
#pragma once

#include "model/ids.h"
#include "publish/results_site.h"
#include "support/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::publish {

/// A section of an event file.
struct SiteSubject {
    std::filesystem::path file{};
    SectionId section{};
};

class SiteDesk {
public:
    /// \param folder made when something is to be kept
    explicit SiteDesk(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Beside the user's settings.
    static std::filesystem::path usualFolder();

    [[nodiscard]] std::filesystem::path accessFile() const;
    /// What was kept, with the usual host where none was.
    [[nodiscard]] SiteAccess access() const;
    /// Errors: CannotWrite, DiskFull, ReadOnly.
    Result<void> setAccess(const SiteAccess& access);

    /// The section is to be uploaded; until `sent` with what this gave, it waits. Errors as above.
    Result<std::string> queue(const SiteSubject& subject);
    /// Nothing waits any more, unless it was queued again since.
    void sent(const SiteSubject& subject, const std::string& ticket);
    [[nodiscard]] bool isWaiting(const SiteSubject& subject) const;
    /// The sections of this file that wait.
    [[nodiscard]] std::vector<SectionId> waiting(const std::filesystem::path& file) const;

    /// How far the number of a section has come: nothing; asked for, and nobody knows whether the site made a
    /// tournament; or given, and not in the event yet.
    struct Asked {
        bool open = false;
        std::string key{};
    };
    [[nodiscard]] Asked asked(const SiteSubject& subject) const;
    Result<void> noteAsking(const SiteSubject& subject);
    Result<void> noteKey(const SiteSubject& subject, const std::string& key);
    void forgetAsking(const SiteSubject& subject);

    /// Writes a number into the event.
    using PutKey = std::function<Result<void>(const std::string& key)>;
    /// A number that was given and did not reach the event is brought there now; what was open is closed where the
    /// event has a number, typed by somebody who looked it up.
    Result<void> bringNumber(const SiteSubject& subject, Section& section, const PutKey& put);
    /// Keeps a number by `put`, which writes it into the event: noted here before, so that nothing is lost between.
    /// \param again asks once more though a former question was not answered
    KeyKeeper keeper(const SiteSubject& subject, bool again, PutKey put);

private:
    [[nodiscard]] std::filesystem::path fileOf(const SiteSubject& subject, const char* ending) const;

    std::filesystem::path m_folder;
};

}  // namespace kydai::publish
