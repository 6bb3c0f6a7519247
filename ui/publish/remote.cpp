#include "publish/remote.h"

#include "publish/place.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <QByteArray>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <set>
#include <utility>
#include <vector>

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

/// A name in a list of commands of sftp.
std::string inQuotes(std::string_view name)
{
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

class SftpPlace : public Place {
public:
    SftpPlace(RemotePlace place, std::string address, const std::stop_token& stop)
        : m_place(std::move(place)), m_address(std::move(address)), m_stop(stop)
    {
    }

    Result<void> open() override
    {
        std::string commands;
        for (std::size_t end = 0; end < m_place.path.size();) {
            end = std::min(m_place.path.find('/', end + 1), m_place.path.size());
            commands += "-mkdir " + inQuotes(m_place.path.substr(0, end)) + '\n';
        }
        commands +=
            enter() + "-get " + inQuotes(kInventory) + ' ' + inQuotes(local("before")) + "\n-ls -1 index.html\n";
        return run(commands);
    }
    std::optional<std::string> inventory() override
    {
        std::ifstream in(pathOf(local("before")), std::ios::binary);
        if (!in) return std::nullopt;
        return std::string{std::istreambuf_iterator<char>(in), {}};
    }
    Result<void> mayBegin(Existing existing) override
    {
        if (existing == Existing::Replace || !m_said.contains("\nindex.html")) return {};
        return Error{.code = Errc::CannotWrite, .file = m_address, .what = fragment(FragmentId::PagesOfAnotherProgram)};
    }
    Result<bool> put(const std::string& path, const std::string& bytes, bool wasThere) override
    {
        if (wasThere) return false;
        const std::string staged = local(std::to_string(++m_staged));
        std::ofstream out(pathOf(staged), std::ios::binary | std::ios::trunc);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.close();
        if (!out) return Error{.code = Errc::DiskFull, .file = staged};
        for (std::size_t end = path.find('/'); end != std::string::npos; end = path.find('/', end + 1)) {
            std::string folder = path.substr(0, end);
            if (m_folders.insert(folder).second) m_commands += "-mkdir " + inQuotes(folder) + '\n';
        }
        const std::string unfinished = inQuotes(path + ".part");
        m_commands +=
            "put " + inQuotes(staged) + ' ' + unfinished + "\nrename " + unfinished + ' ' + inQuotes(path) + '\n';
        return true;
    }
    bool remove(const std::string& path) override
    {
        m_commands += "-rm " + inQuotes(path) + '\n';
        for (fs::path up = pathOf(path).parent_path(); !up.empty(); up = up.parent_path())
            m_commands += "-rmdir " + inQuotes(up.generic_string()) + '\n';
        return true;
    }
    Result<void> finish() override { return run(enter() + std::exchange(m_commands, {})); }

private:
    [[nodiscard]] std::string local(const std::string& name) const
    {
        return (m_folder.path() + QLatin1Char('/')).toStdString() + name;
    }
    [[nodiscard]] std::string enter() const
    {
        return m_place.path.empty() ? "" : "cd " + inQuotes(m_place.path) + '\n';
    }

    Result<void> run(const std::string& commands)
    {
        constexpr int kMillisecondsBetweenLooks = 100;
        const QString program = QStandardPaths::findExecutable(QStringLiteral("sftp"));
        if (program.isEmpty() || !m_folder.isValid())
            return Error{
                .code = Errc::CannotWrite, .file = m_address, .expected = fragment(FragmentId::ProgramSftpInstalled)};
        const std::string list = local("commands");
        std::ofstream(list, std::ios::binary | std::ios::trunc) << commands;
        QStringList arguments{QStringLiteral("-b"), QString::fromStdString(list)};
        for (const char* option : {"BatchMode=yes", "ConnectTimeout=20", "ServerAliveInterval=15"})
            arguments << QStringLiteral("-o") << QLatin1String(option);
        if (m_place.port != 0) arguments << QStringLiteral("-P") << QString::number(m_place.port);
        arguments << QString::fromStdString(m_place.user.empty() ? m_place.host : m_place.user + '@' + m_place.host);

        QProcess sftp;
        sftp.start(program, arguments, QIODevice::ReadOnly);
        while (!sftp.waitForFinished(kMillisecondsBetweenLooks) && sftp.state() != QProcess::NotRunning) {
            if (!m_stop.stop_requested()) continue;
            sftp.kill();
            sftp.waitForFinished();
            return Error{Errc::Cancelled};
        }
        m_said = '\n' + sftp.readAllStandardOutput();
        if (sftp.exitStatus() == QProcess::NormalExit && sftp.exitCode() == 0) return {};
        // The last line says what ended it, the ones before which tries failed on the way.
        QStringList lines = QString::fromUtf8(sftp.readAllStandardError()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const QString last = lines.isEmpty() ? sftp.errorString() : lines.last().trimmed();
        return Error{.code = Errc::CannotWrite,
                     .file = m_address,
                     .what = fragment(FragmentId::SftpSays, last.toStdString()),
                     .detail = lines.join(QLatin1Char('\n')).toStdString()};
    }

    RemotePlace m_place;
    std::string m_address;
    const std::stop_token& m_stop;
    QTemporaryDir m_folder;
    QByteArray m_said;
    std::string m_commands;
    std::set<std::string> m_folders;
    int m_staged = 0;
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
