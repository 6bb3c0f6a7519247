// kydai-cli verify PLACE [--key FINGERPRINT]: whether a mirror of a publication is whole and as it was signed.
#include "commands.h"
#include "core_application.h"
#include "input.h"
#include "publish/signature.h"
#include "publish/site_http.h"
#include "support/file_system.h"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

namespace kydai::cli {

namespace {

struct VerifyCall {
    std::string place{};
    std::string key{};
};

bool isWebAddress(const std::string& place)
{
    return place.starts_with("http://") || place.starts_with("https://");
}

publish::Fetch fromFolder(const std::filesystem::path& folder)
{
    return [folder](const std::string& path) -> std::optional<std::string> {
        std::error_code failed;
        const std::filesystem::path file = folder / pathOf(path);
        if (!std::filesystem::is_regular_file(file, failed)) return std::nullopt;
        return bytesIn(file);
    };
}

publish::Fetch fromWeb(std::string address)
{
    if (!address.ends_with('/')) address += '/';
    return [address](const std::string& path) -> std::optional<std::string> {
        publish::SiteLimits limits;
        limits.bytes = std::int64_t{64} << 20;
        auto bytes = publish::HttpSite({}, limits).send({.address = address + path});
        return bytes ? std::optional(*std::move(bytes)) : std::nullopt;
    };
}

std::string lettersOf(const std::string& fingerprint)
{
    std::string letters;
    for (const char letter : fingerprint) {
        if (letter != ' ') letters += letter;
    }
    return letters;
}

void verify(const VerifyCall& call, Context& context)
{
    const CoreApplication application;  // the network asks for one
    const auto verdict =
        publish::verify(isWebAddress(call.place) ? fromWeb(call.place) : fromFolder(pathOf(call.place)));
    if (!verdict) {
        context.fail(in(call.place, verdict.error()));
        context.status = kNegative;
        return;
    }
    context.out << fmt::format("event: {}\nmade: {}\nkey: {}\n", verdict->event, verdict->made, verdict->fingerprint);
    for (const std::string& path : verdict->missing) context.out << "missing: " << path << '\n';
    for (const std::string& path : verdict->changed) context.out << "changed: " << path << '\n';
    context.out << fmt::format("files={} missing={} changed={}\n", verdict->files, verdict->missing.size(),
                               verdict->changed.size());
    const bool isOtherKey = !call.key.empty() && lettersOf(call.key) != lettersOf(verdict->fingerprint);
    if (isOtherKey) context.err << fmt::format("signed with another key than {}\n", call.key);
    if (isOtherKey || !verdict->isFaithful()) context.status = kNegative;
}

}  // namespace

void addVerify(Verb verb, Context& context)
{
    auto call = std::make_shared<VerifyCall>();
    verb.option("PLACE", call->place, "the folder of a publication, or the address of its first page").required();
    verb.option("--key", call->key, "the fingerprint that the organiser gave: another key is not his");
    verb.does([call, &context] { verify(*call, context); });
}

}  // namespace kydai::cli
