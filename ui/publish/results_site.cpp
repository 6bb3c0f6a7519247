#include "publish/results_site.h"

#include "support/cipher.h"
#include "support/fragments.h"
#include "tables/upload_places.h"
#include "text/value_text.h"

#include <pugixml.hpp>

#include <sstream>
#include <utility>

namespace kydai::publish {

namespace {

constexpr std::string_view kPage = "/Uploadxml.aspx?key1=";

std::string addressOf(const SiteAccess& access, std::string_view call)
{
    std::string host = access.host;
    while (host.ends_with('/')) host.pop_back();
    return host + std::string(kPage) + std::string(call);
}

/// As a field of a form has it.
std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isPlain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                             (letter >= '0' && letter <= '9') || letter == '-' || letter == '.' || letter == '_';
        if (isPlain) {
            encoded += letter;
        } else {
            encoded += '%';
            encoded += kDigits[byte >> 4U];
            encoded += kDigits[byte & 0xFU];
        }
    }
    return encoded;
}

/// The one field of the form: the server takes no angles.
std::string fieldOf(std::string xml)
{
    for (char& letter : xml) {
        if (letter == '<') letter = '{';
        if (letter == '>') letter = '}';
    }
    return "xml=" + percentEncoded(xml);
}

std::string sealed(const SiteAccess& access, const std::string& text)
{
    return encryptedHex(text, cipherKey(access.key).value_or(""), cipherKey(access.iv).value_or("")).value_or("");
}

Error siteError(Errc code, Fragment what)
{
    return {code, std::string(kSitePlace), 0, std::move(what), {}, {}};
}

Error incomplete()
{
    return {Errc::CannotRead, {}, 0, fragment(FragmentId::SiteWithoutAccess), fragment(FragmentId::AccessOfSite), {}};
}

}  // namespace

bool isComplete(const SiteAccess& access)
{
    return !access.host.empty() && !access.source.empty() && !access.creator.empty() && cipherKey(access.key) &&
           cipherKey(access.iv);
}

SiteRequest sessionRequest(const SiteAccess& access)
{
    return {addressOf(access, "GETSID") + "&source=" + percentEncoded(access.source), {}};
}

SiteRequest keyRequest(const SiteAccess& access, const std::string& session, const Section& section)
{
    pugi::xml_document document;
    pugi::xml_node ask = document.append_child("chessresults").append_child("getkey");
    const auto put = [&](const char* name, const std::string& value) {
        ask.append_attribute(name) = format::uploadText(value).c_str();
    };
    put("source", access.source);
    put("sid", sealed(access, session));
    put("creatorID", sealed(access, access.creator));
    put("federation", section.info.federation);
    put("tournament", section.info.name);
    std::ostringstream text;
    document.save(text, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
    return {addressOf(access, "GETKEY"), fieldOf(std::move(text).str())};
}

SiteRequest uploadRequest(const SiteAccess& access, const std::string& xml)
{
    return {addressOf(access, "UPLOAD"), fieldOf(xml)};
}

Result<std::string> answered(std::string_view answer, const char* attribute)
{
    pugi::xml_document document;
    const auto read = document.load_buffer(answer.data(), answer.size());
    const pugi::xml_node root = document.child("chessresults");
    const pugi::xml_node result = root.child("result");
    if (!read || !result) return siteError(Errc::CannotRead, fragment(FragmentId::SiteAnswerUnknown));
    const std::string_view status = result.attribute("status").value();
    const std::string value = result.attribute(attribute).value();
    if (status == "OK" && (std::string_view(attribute) == "status" || !value.empty())) return value;
    if (status == "OK") return siteError(Errc::CannotRead, fragment(FragmentId::SiteAnswerUnknown));
    std::string said;
    const auto listen = [&](const pugi::xml_node& messages) {
        for (const pugi::xml_node& message : messages.children("message"))
            said += (said.empty() ? "" : "; ") + std::string(message.attribute("Text").value());
    };
    listen(root.child("messages"));
    listen(result.child("messages"));
    return siteError(Errc::CannotWrite, fragment(FragmentId::SiteSays, said.empty() ? std::string(status) : said));
}

Result<std::string> sealedUpload(const SiteAccess& access, const std::string& session, const Section& section)
{
    if (!isComplete(access)) return incomplete();
    const format::UploadSeal seal{access.source, sealed(access, session), sealed(access, access.creator),
                                  sealed(access, section.info.chessResultsKey)};
    return tables::uploadOf(withoutUnseenLineUps(section, text::momentNow()), seal);
}

Result<std::string> uploadSection(const SiteAccess& access, SiteHost& host, Section section, const KeyKeeper& keeper)
{
    if (!isComplete(access)) return incomplete();
    const auto begin = [&]() -> Result<std::string> {
        const auto answer = host.send(sessionRequest(access));
        return answer ? answered(*answer, "sid") : answer;
    };
    if (section.info.chessResultsKey.empty()) {
        const auto session = begin();
        if (!session) return session;
        if (auto noted = keeper.asking(); !noted) return noted.error();
        const auto answer = host.send(keyRequest(access, *session, section));
        if (!answer) return answer;
        auto key = answered(*answer, "key");
        if (!key && key.error().code == Errc::CannotWrite) keeper.refused();
        if (!key) return key;
        if (auto kept = keeper.keep(*key); !kept) return kept.error();
        section.info.chessResultsKey = *std::move(key);
    }
    const auto session = begin();
    if (!session) return session;
    const auto xml = sealedUpload(access, *session, section);
    if (!xml) return xml;
    const auto answer = host.send(uploadRequest(access, *xml));
    if (!answer) return answer;
    if (auto done = answered(*answer, "status"); !done) return done;
    return section.info.chessResultsKey;
}

}  // namespace kydai::publish
