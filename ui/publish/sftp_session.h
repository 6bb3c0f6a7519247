/// SFTP (version 3, draft-ietf-secsh-filexfer-02) spoken over the system's own `ssh`, with many requests in flight: a
/// far host costs its distance once, not once a file. Keys, known hosts, the agent and further names come from the
/// user's SSH settings; nothing is asked for while it runs. One thread at a time; it need not be one with a loop.
#pragma once

#include "support/result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>

namespace kydai::publish {

class SftpSession {
public:
    /// \param address as whoever gave it knows it, for errors
    SftpSession(std::string address, const std::stop_token& stop) : m_address(std::move(address)), m_stop(stop) {}
    SftpSession(const SftpSession&) = delete;
    SftpSession& operator=(const SftpSession&) = delete;
    ~SftpSession();

    /// Calls `program` and waits for the host's greeting. Errors: CannotWrite with what the program said; Cancelled.
    Result<void> start(const QString& program, const QStringList& arguments);

    /// What follows is sent at once and answered later; whatever fails is told by `settle`.
    /// A folder, which may be there already.
    void makeFolder(const std::string& path);
    /// Whole or not at all: under another name first, renamed when all of it is there.
    void put(const std::string& path, const std::string& bytes);
    /// Of a file or an empty folder; that nothing is there, or something in it, is no error.
    void removeFile(const std::string& path);
    void removeFolder(const std::string& path);

    /// Waits until everything sent is answered. Errors: CannotWrite with the file and what the host said; Cancelled.
    Result<void> settle();
    /// Waits until few enough are open that more may be sent. Errors as above.
    Result<void> makeRoom();

    /// The bytes of a file; none where there is none. After `settle`. Errors as above.
    Result<std::optional<std::string>> read(const std::string& path);
    Result<bool> isThere(const std::string& path);

private:
    class Packet;
    struct Upload;
    using Answer = std::function<void(const QByteArray& answer)>;  ///< from its type on, without the number

    void send(const Packet& packet, Answer answer);
    /// Sends what is queued and takes what came. Errors: the program ended, or said what is none of the protocol.
    Result<void> exchange();
    Result<void> waitFor(std::size_t open);
    [[nodiscard]] Error ended();
    void fail(const std::string& path, const QByteArray& status);
    void sendChunks(const std::shared_ptr<Upload>& upload);
    void finish(const std::shared_ptr<Upload>& upload);

    std::string m_address;
    const std::stop_token& m_stop;
    QProcess m_program{};
    QByteArray m_came{};
    std::uint32_t m_number = 0;
    std::unordered_map<std::uint32_t, Answer> m_open{};
    std::size_t m_uploads = 0;   ///< not yet under their own name
    bool m_renamesOver = false;  ///< the host renames over what is there
    std::optional<Error> m_failed{};
};

}  // namespace kydai::publish
