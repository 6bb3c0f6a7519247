#include "session/second_place.h"

#include "session/event_session.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace kydai {

SecondPlace::SecondPlace(EventSession& session) : QObject(&session), m_session(session)
{
    connect(&session, &EventSession::changed, this, &SecondPlace::entered);
    connect(&session, &EventSession::reset, this, &SecondPlace::followAgain);
    connect(&session, &EventSession::wentElsewhere, this, [this] {
        if (!m_copy.isEmpty()) begin(store::Twin::Missing::Wait);
    });
}

SecondPlace::~SecondPlace() = default;

void SecondPlace::follow(const QString& copy, store::Twin::Missing missing)
{
    m_copy = m_session.isOpen() ? copy : QString();
    begin(missing);
}

QString SecondPlace::name() const
{
    const QString folder = QFileInfo(m_copy).absolutePath();
    const QString name = QDir(folder).dirName();
    return name.isEmpty() ? QDir::toNativeSeparators(folder) : name;
}

/// Another event has another place; the same one read again is told to the follower.
void SecondPlace::followAgain()
{
    if (m_copy.isEmpty()) return;
    if (m_session.path() == m_event) return entered();
    follow({}, store::Twin::Missing::Wait);
}

void SecondPlace::begin(store::Twin::Missing missing)
{
    m_follower.reset();
    m_event = m_session.path();
    if (!m_copy.isEmpty()) {
        const auto pathOf = [](const QString& path) { return std::filesystem::path(path.toStdU16String()); };
        const auto tell = [this] { QMetaObject::invokeMethod(this, &SecondPlace::changed, Qt::QueuedConnection); };
        const auto tellOther = [this](const store::Twin::Other& other) {
            Parted told{.kept = QString::fromStdU16String(other.kept.u16string()),
                        .theirs = static_cast<int>(other.entries),
                        .newest = other.newest,
                        .ours = static_cast<int>(other.ours)};
            QMetaObject::invokeMethod(
                this,
                [this, told]() mutable {
                    told.isExpected = std::exchange(m_expectsNewer, false);
                    Q_EMIT parted(told);
                },
                Qt::QueuedConnection);
        };
        m_follower.emplace(pathOf(m_event), pathOf(m_copy), missing, tell, tellOther);
    }
    Q_EMIT changed();
}

std::optional<store::Followed> SecondPlace::status() const
{
    return m_follower ? std::optional(m_follower->status()) : std::nullopt;
}

bool SecondPlace::hasAll(std::chrono::milliseconds within)
{
    return m_follower && m_follower->wait(within);
}

void SecondPlace::entered()
{
    if (m_follower) m_follower->entered();
}

}  // namespace kydai

#include "moc_second_place.cpp"
