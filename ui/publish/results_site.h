/// chess-results.com, or a host that speaks as it does (rules/chess_results.md): what is asked, what is answered, and
/// in which order. Nothing here knows a network: a `SiteHost` carries requests. Values and functions; any thread.
#pragma once

#include "format/chess_results_writer.h"
#include "model/section.h"
#include "support/result.h"

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace kydai::publish {

/// The site as a place to publish to, beside folders and sftp addresses.
inline constexpr std::string_view kSitePlace = "chess-results:";

/// What the owner of the site gives to a program, and to its user. Of the desk, never of an event: kept by
/// `site_desk.h`, written to no log and no file else.
struct SiteAccess {
    std::string host = "https://chess-results.com";
    std::string source{};  ///< the program's number
    std::string key{};     ///< AES: sixteen bytes, or 32 hexadecimal digits
    std::string iv{};
    std::string creator{};  ///< the user's own id: nobody else overwrites his events
    friend bool operator==(const SiteAccess&, const SiteAccess&) = default;
};
/// Whether everything is there and has its form.
bool isComplete(const SiteAccess& access);

struct SiteRequest {
    std::string address{};
    std::string form{};  ///< to be posted as it stands; empty: nothing is
};

/// Who carries a request to the site and brings the whole answer.
class SiteHost {
public:
    SiteHost() = default;
    SiteHost(const SiteHost&) = delete;
    SiteHost& operator=(const SiteHost&) = delete;
    virtual ~SiteHost() = default;
    /// Errors: CannotRead where no answer came, or not the whole of one; Cancelled.
    virtual Result<std::string> send(const SiteRequest& request) = 0;
};

SiteRequest sessionRequest(const SiteAccess& access);
SiteRequest keyRequest(const SiteAccess& access, const std::string& session, const Section& section);
/// The XML goes in braces where it has angles.
SiteRequest uploadRequest(const SiteAccess& access, const std::string& xml);

/// What the site said: an attribute of an answer that is OK. Errors: CannotWrite with the site's own words where it
/// refused; CannotRead where the answer is none of its own, or only half of one.
Result<std::string> answered(std::string_view answer, const char* attribute);

/// The XML of a section with a session's encrypted values. Error: CannotRead where the access is not complete.
Result<std::string> sealedUpload(const SiteAccess& access, const std::string& session, const Section& section);

/// What keeps a number that the site gave, in the event, before anything else goes on.
struct KeyKeeper {
    /// Notes that the site is asked now: a step that breaks off is known by it. Error: NotAllowed where it was noted
    /// before and nobody knows what came of it.
    std::function<Result<void>()> asking{};
    /// The site answered, whatever it said: nothing is open any more.
    std::function<void()> refused{};
    std::function<Result<void>(const std::string& key)> keep{};
};

/// A session; then, for a section without a number, the number, kept at once; then a new session and the upload. What
/// was uploaded has its number. Errors: those of `answered`, of the host, of the keeper and of `sealedUpload`.
Result<std::string> uploadSection(const SiteAccess& access, SiteHost& host, Section section, const KeyKeeper& keeper);

}  // namespace kydai::publish
