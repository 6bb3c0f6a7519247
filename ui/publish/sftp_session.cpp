#include "publish/sftp_session.h"

#include "support/fragments.h"

#include <QtEndian>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace kydai::publish {

namespace {

// Types of packets (section 3 of the draft).
constexpr char kInit = 1;
constexpr char kOpen = 3;
constexpr char kClose = 4;
constexpr char kRead = 5;
constexpr char kWrite = 6;
constexpr char kRemove = 13;
constexpr char kMakeFolder = 14;
constexpr char kRemoveFolder = 15;
constexpr char kStat = 17;
constexpr char kRename = 18;
constexpr char kExtended = static_cast<char>(200);
constexpr unsigned char kVersionAnswer = 2;
constexpr unsigned char kStatusAnswer = 101;
constexpr unsigned char kHandleAnswer = 102;
constexpr unsigned char kDataAnswer = 103;
constexpr unsigned char kAttributesAnswer = 105;

// Codes of a status (section 7).
constexpr std::uint32_t kOk = 0;
constexpr std::uint32_t kEndOfFile = 1;
constexpr std::uint32_t kNoSuchFile = 2;

constexpr std::uint32_t kForReading = 0x01;
constexpr std::uint32_t kForWriting = 0x02 | 0x08 | 0x10;  ///< made where there is none, emptied where there is one

constexpr std::uint32_t kVersion = 3;
constexpr qsizetype kChunk = qsizetype{32} * 1024;            ///< every host takes as much
constexpr std::uint32_t kMostRead = 255 * 1024;               ///< what more a host has comes with the next question
constexpr qsizetype kMostOfAPacket = qsizetype{1024} * 1024;  ///< a longer one is none of the protocol
constexpr std::size_t kMostUploads = 96;
constexpr std::size_t kMostOpen = 512;
constexpr char kRenameOver[] = "posix-rename@openssh.com";
constexpr int kMillisecondsBetweenLooks = 100;

/// Reads a packet from its front; whatever is beyond its end is 0 or empty.
class Reader {
public:
    explicit Reader(const QByteArray& bytes) : m_bytes(bytes) {}
    unsigned char byte() { return m_at < m_bytes.size() ? static_cast<unsigned char>(m_bytes[m_at++]) : 0; }
    std::uint32_t number()
    {
        if (m_bytes.size() - m_at < qsizetype{4}) return 0;
        const auto value = qFromBigEndian<quint32>(m_bytes.constData() + m_at);
        m_at += 4;
        return value;
    }
    QByteArray text()
    {
        const qsizetype length = std::min<qsizetype>(number(), m_bytes.size() - m_at);
        QByteArray value = m_bytes.mid(m_at, length);
        m_at += length;
        return value;
    }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_bytes.size(); }

private:
    const QByteArray& m_bytes;
    qsizetype m_at = 0;
};

/// The code of a status; none where the answer is none.
std::optional<std::uint32_t> statusOf(const QByteArray& answer)
{
    Reader reader(answer);
    if (reader.byte() != kStatusAnswer) return std::nullopt;
    return reader.number();
}

}  // namespace

/// A packet as it is written: its length and number come when it is sent.
class SftpSession::Packet {
public:
    explicit Packet(char type) : m_bytes(1, type) {}
    Packet& number(std::uint32_t value)
    {
        char bytes[4];
        qToBigEndian<quint32>(value, bytes);
        m_bytes.append(bytes, 4);
        return *this;
    }
    Packet& wide(std::uint64_t value)
    {
        char bytes[8];
        qToBigEndian<quint64>(value, bytes);
        m_bytes.append(bytes, 8);
        return *this;
    }
    Packet& text(std::string_view value)
    {
        number(static_cast<std::uint32_t>(value.size()));
        m_bytes.append(value.data(), static_cast<qsizetype>(value.size()));
        return *this;
    }
    Packet& text(const QByteArray& value)
    {
        return text(std::string_view(value.constData(), static_cast<std::size_t>(value.size())));
    }
    /// With its number behind the type; none for the greeting.
    [[nodiscard]] QByteArray sent(std::optional<std::uint32_t> number) const
    {
        QByteArray made(number ? 8 : 4, Qt::Uninitialized);
        const auto length = static_cast<quint32>(m_bytes.size() + (number ? 4 : 0));
        qToBigEndian<quint32>(length, made.data());
        if (!number) return made + m_bytes;
        char bytes[4];
        qToBigEndian<quint32>(*number, bytes);
        made.resize(4);
        made.append(m_bytes[0]);
        made.append(bytes, 4);
        return made + m_bytes.mid(1);
    }

private:
    QByteArray m_bytes;
};

struct SftpSession::Upload {
    std::string path{};
    std::string bytes{};
    QByteArray handle{};
    std::size_t open = 0;  ///< parts that are not answered yet
    bool isWhole = true;   ///< so far
};

SftpSession::~SftpSession()
{
    if (m_program.state() == QProcess::NotRunning) return;
    m_program.closeWriteChannel();
    constexpr int kLastWord = 2000;
    if (m_failed || m_stop.stop_requested() || !m_program.waitForFinished(kLastWord)) {
        m_program.kill();
        m_program.waitForFinished();
    }
}

Result<void> SftpSession::start(const QString& program, const QStringList& arguments)
{
    m_program.start(program, arguments);
    m_program.write(Packet(kInit).number(kVersion).sent(std::nullopt));
    while (m_came.size() < qsizetype{4} ||
           m_came.size() - 4 < static_cast<qsizetype>(qFromBigEndian<quint32>(m_came.constData()))) {
        if (m_stop.stop_requested()) return Error{Errc::Cancelled};
        if (m_program.state() == QProcess::NotRunning) return ended();
        m_program.waitForReadyRead(kMillisecondsBetweenLooks);
        m_came += m_program.readAllStandardOutput();
        if (m_came.size() >= 4 && static_cast<qsizetype>(qFromBigEndian<quint32>(m_came.constData())) > kMostOfAPacket)
            return ended();  // a greeting for people
    }
    const qsizetype length = qFromBigEndian<quint32>(m_came.constData());
    const QByteArray greeting = m_came.mid(4, length);
    m_came.remove(0, 4 + length);
    Reader reader(greeting);
    if (reader.byte() != kVersionAnswer || reader.number() < kVersion) return ended();
    while (!reader.isAtEnd()) {
        m_renamesOver = reader.text() == kRenameOver || m_renamesOver;
        reader.text();
    }
    return {};
}

void SftpSession::makeFolder(const std::string& path)
{
    send(Packet(kMakeFolder).text(path).number(0), [](const QByteArray&) {});
}

void SftpSession::removeFile(const std::string& path)
{
    send(Packet(kRemove).text(path), [](const QByteArray&) {});
}

void SftpSession::removeFolder(const std::string& path)
{
    send(Packet(kRemoveFolder).text(path), [](const QByteArray&) {});
}

void SftpSession::put(const std::string& path, const std::string& bytes)
{
    ++m_uploads;
    const auto upload = std::make_shared<Upload>(Upload{.path = path, .bytes = bytes});
    send(Packet(kOpen).text(path + ".part").number(kForWriting).number(0), [this, upload](const QByteArray& answer) {
        Reader reader(answer);
        if (reader.byte() != kHandleAnswer) {
            --m_uploads;
            return fail(upload->path, answer);
        }
        upload->handle = reader.text();
        sendChunks(upload);
    });
}

void SftpSession::sendChunks(const std::shared_ptr<Upload>& upload)
{
    const auto answered = [this, upload](const QByteArray& answer) {
        if (statusOf(answer) != kOk) {
            upload->isWhole = false;
            fail(upload->path, answer);
        }
        if (--upload->open == 0) finish(upload);
    };
    const std::string_view bytes = upload->bytes;
    for (std::size_t at = 0; at < bytes.size(); at += kChunk) {
        ++upload->open;
        send(Packet(kWrite).text(upload->handle).wide(at).text(bytes.substr(at, kChunk)), answered);
    }
    ++upload->open;
    send(Packet(kClose).text(upload->handle), answered);
}

/// All of it is there, or not: only what is whole gets its name.
void SftpSession::finish(const std::shared_ptr<Upload>& upload)
{
    const std::string unfinished = upload->path + ".part";
    if (!upload->isWhole) {
        --m_uploads;
        return removeFile(unfinished);
    }
    const auto renamed = [this, path = upload->path](const QByteArray& answer) {
        --m_uploads;
        if (statusOf(answer) != kOk) fail(path, answer);
    };
    if (m_renamesOver) {
        return send(
            std::move(Packet(kExtended).text(std::string_view(kRenameOver)).text(unfinished).text(upload->path)),
            renamed);
    }
    removeFile(upload->path);
    send(Packet(kRename).text(unfinished).text(upload->path), renamed);
}

void SftpSession::send(const Packet& packet, Answer answer)
{
    m_open.emplace(++m_number, std::move(answer));
    m_program.write(packet.sent(m_number));
}

void SftpSession::fail(const std::string& path, const QByteArray& status)
{
    if (m_failed) return;
    Reader reader(status);
    reader.byte();
    reader.number();
    const QByteArray said = reader.text();
    m_failed = Error{.code = Errc::CannotWrite,
                     .file = m_address + '/' + path,
                     .what = fragment(FragmentId::SftpSays, said.isEmpty() ? std::string("?") : said.toStdString())};
}

Error SftpSession::ended()
{
    m_program.closeWriteChannel();
    constexpr int kLastWord = 2000;
    if (!m_program.waitForFinished(kLastWord)) m_program.kill();
    // The last line says what ended it, the ones before which tries failed on the way.
    QByteArray all = m_program.readAllStandardError();
    if (all.isEmpty()) all = m_came;
    QStringList lines = QString::fromUtf8(all).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QString last = lines.isEmpty() ? m_program.errorString() : lines.last().trimmed();
    m_failed = Error{.code = Errc::CannotWrite,
                     .file = m_address,
                     .what = fragment(FragmentId::SftpSays, last.toStdString()),
                     .detail = lines.join(QLatin1Char('\n')).toStdString()};
    return *m_failed;
}

Result<void> SftpSession::exchange()
{
    if (m_stop.stop_requested()) return Error{Errc::Cancelled};
    if (m_program.bytesAvailable() == 0) {
        if (m_program.state() == QProcess::NotRunning) return ended();
        m_program.waitForReadyRead(kMillisecondsBetweenLooks);
    }
    m_came += m_program.readAllStandardOutput();
    qsizetype at = 0;
    while (m_came.size() - at >= qsizetype{4}) {
        const qsizetype length = qFromBigEndian<quint32>(m_came.constData() + at);
        if (length > kMostOfAPacket || length < qsizetype{5}) return ended();
        if (m_came.size() - at - 4 < length) break;
        const QByteArray packet = m_came.mid(at + 4, length);
        at += 4 + length;
        const auto answered = m_open.extract(qFromBigEndian<quint32>(packet.constData() + 1));
        if (answered.empty()) return ended();
        answered.mapped()(packet.left(1) + packet.mid(5));
    }
    m_came.remove(0, at);
    return {};
}

Result<void> SftpSession::waitFor(std::size_t open)
{
    while (m_open.size() > open || (open == 0 && m_uploads > 0) || m_uploads > kMostUploads) {
        if (auto done = exchange(); !done) return done.error();
        if (m_failed) return *m_failed;
    }
    if (m_failed) return *m_failed;
    return {};
}

Result<void> SftpSession::settle()
{
    return waitFor(0);
}

Result<void> SftpSession::makeRoom()
{
    return waitFor(kMostOpen);
}

Result<std::optional<std::string>> SftpSession::read(const std::string& path)
{
    QByteArray handle;
    send(Packet(kOpen).text(path).number(kForReading).number(0), [&](const QByteArray& answer) {
        Reader reader(answer);
        if (reader.byte() == kHandleAnswer)
            handle = reader.text();
        else if (statusOf(answer) != kNoSuchFile)
            fail(path, answer);
    });
    if (auto done = settle(); !done) return done.error();
    if (handle.isEmpty()) return std::optional<std::string>();
    std::string bytes;
    for (bool isOver = false; !isOver;) {
        send(Packet(kRead).text(handle).wide(bytes.size()).number(kMostRead), [&](const QByteArray& answer) {
            Reader reader(answer);
            if (reader.byte() == kDataAnswer) {
                const QByteArray part = reader.text();
                bytes.append(part.constData(), static_cast<std::size_t>(part.size()));
                isOver = part.isEmpty();
                return;
            }
            isOver = true;
            if (statusOf(answer) != kEndOfFile) fail(path, answer);
        });
        if (auto done = settle(); !done) return done.error();
    }
    send(Packet(kClose).text(handle), [](const QByteArray&) {});
    if (auto done = settle(); !done) return done.error();
    return std::optional(std::move(bytes));
}

Result<bool> SftpSession::isThere(const std::string& path)
{
    bool isThere = false;
    send(Packet(kStat).text(path), [&](const QByteArray& answer) {
        isThere = static_cast<unsigned char>(answer[0]) == kAttributesAnswer;
        if (!isThere && statusOf(answer) != kNoSuchFile) fail(path, answer);
    });
    if (auto done = settle(); !done) return done.error();
    return isThere;
}

}  // namespace kydai::publish
