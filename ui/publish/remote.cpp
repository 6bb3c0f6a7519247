#include "publish/remote.h"

#include "publish/place.h"
#include "publish/sftp_session.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <QStandardPaths>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <set>
#include <utility>

namespace kydai::publish {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kScheme = "sftp://";

/// What an address may hold and no command line can take for an option.
bool isPlain(std::string_view text)
{
    constexpr std::string_view kMarks = ".-_";
    return !text.empty() && text.front() != '-' && std::ranges::all_of(text, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               kMarks.find(c) != std::string_view::npos;
    });
}

class SftpPlace : public Place {
public:
    SftpPlace(RemotePlace place, const std::string& address, const std::stop_token& stop)
        : m_place(std::move(place)), m_address(address), m_session(address, stop)
    {
    }

    Result<void> open() override
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("ssh"));
        if (program.isEmpty())
            return Error{
                .code = Errc::CannotWrite, .file = m_address, .expected = fragment(FragmentId::ProgramSftpInstalled)};
        if (auto done = m_session.start(program, call()); !done) return done;
        for (std::size_t end = 0; end < m_place.path.size();) {
            end = std::min(m_place.path.find('/', end + 1), m_place.path.size());
            m_session.makeFolder(m_place.path.substr(0, end));
        }
        if (auto done = m_session.settle(); !done) return done;
        auto before = m_session.read(whole(kInventory));
        if (!before) return before.error();
        m_before = *std::move(before);
        return {};
    }
    std::optional<std::string> inventory() override { return m_before; }
    Result<void> mayBegin(Existing existing) override
    {
        if (existing == Existing::Replace) return {};
        const auto isTheirs = m_session.isThere(whole("index.html"));
        if (!isTheirs) return isTheirs.error();
        if (!*isTheirs) return {};
        return Error{.code = Errc::CannotWrite, .file = m_address, .what = fragment(FragmentId::PagesOfAnotherProgram)};
    }
    Result<bool> put(const std::string& path, const std::string& bytes, bool wasThere) override
    {
        if (wasThere) return false;
        for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
            std::string folder = path.substr(0, end);
            if (m_folders.insert(folder).second) m_session.makeFolder(whole(folder));
        }
        m_session.put(whole(path), bytes);
        if (auto done = m_session.makeRoom(); !done) return done.error();
        return true;
    }
    bool remove(const std::string& path) override
    {
        m_session.removeFile(whole(path));
        for (fs::path up = pathOf(path).parent_path(); !up.empty(); up = up.parent_path())
            m_session.removeFolder(whole(up.generic_string()));
        return true;
    }
    Result<void> settle() override { return m_session.settle(); }

private:
    [[nodiscard]] std::string whole(const std::string& path) const
    {
        return m_place.path.empty() ? path : m_place.path + '/' + path;
    }
    [[nodiscard]] QStringList call() const
    {
        QStringList words;
        for (const char* option : {"BatchMode=yes", "ConnectTimeout=20", "ServerAliveInterval=15", "ForwardX11=no",
                                   "ForwardAgent=no", "PermitLocalCommand=no", "ClearAllForwardings=yes"})
            words << QStringLiteral("-o") << QLatin1String(option);
        if (m_place.port != 0) words << QStringLiteral("-p") << QString::number(m_place.port);
        words << QStringLiteral("-s");
        words << QString::fromStdString(m_place.user.empty() ? m_place.host : m_place.user + '@' + m_place.host);
        return words << QStringLiteral("sftp");
    }

    RemotePlace m_place;
    const std::string& m_address;
    SftpSession m_session;
    std::optional<std::string> m_before{};
    std::set<std::string> m_folders{};
};

}  // namespace

bool isRemote(std::string_view place)
{
    const std::size_t end = place.find("://");
    if (end == std::string_view::npos || end == 0) return false;
    return std::ranges::all_of(place.substr(0, end), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '-' ||
               c == '.';
    });
}

std::optional<RemotePlace> parseRemote(std::string_view place)
{
    constexpr int kMostPort = 65535;
    if (!place.starts_with(kScheme)) return std::nullopt;
    place.remove_prefix(kScheme.size());
    const std::size_t slash = place.find('/');
    std::string_view authority = place.substr(0, slash);
    RemotePlace read;
    read.path = slash == std::string_view::npos ? std::string_view() : place.substr(slash);
    while (read.path.size() > 1 && read.path.back() == '/') read.path.pop_back();
    if (read.path.starts_with("/~/")) read.path.erase(0, 3);
    if (read.path == "/~" || read.path == "/") read.path.clear();
    const bool hasControl = std::ranges::any_of(read.path, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    if (const std::size_t at = authority.find('@'); at != std::string_view::npos) {
        read.user = authority.substr(0, at);
        authority.remove_prefix(at + 1);
        if (!isPlain(read.user)) return std::nullopt;
    }
    if (const std::size_t colon = authority.find(':'); colon != std::string_view::npos) {
        const std::string_view digits = authority.substr(colon + 1);
        const auto end = digits.data() + digits.size();
        const auto port = std::from_chars(digits.data(), end, read.port);
        if (port.ec != std::errc() || port.ptr != end || read.port < 1 || read.port > kMostPort) return std::nullopt;
        authority = authority.substr(0, colon);
    }
    read.host = authority;
    if (!isPlain(read.host) || hasControl) return std::nullopt;
    return read;
}

Result<FolderReport> writePlace(const PageSet& pages, const std::string& place, Existing existing,
                                const std::stop_token& stop, Progress& progress)
{
    if (!isRemote(place)) return writeFolder(pages, pathOf(place), existing, stop, progress);
    auto remote = parseRemote(place);
    if (!remote)
        return Error{.code = Errc::CannotWrite, .file = place, .expected = fragment(FragmentId::AddressOfSftp)};
    SftpPlace sftp(*std::move(remote), place, stop);
    return writeTo(sftp, pages, existing, stop, progress);
}

}  // namespace kydai::publish
