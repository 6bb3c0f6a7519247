/// The second place of the open event: a copy on a stick, in another folder or on a share that has each entry a moment
/// after it is made (store/follower.h). Follows the session by itself, to another event only when it is told where. GUI
/// thread only; never waits for the place.
#pragma once

#include "store/follower.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <optional>

namespace kydai {

class EventSession;

class SecondPlace : public QObject {
    Q_OBJECT
public:
    explicit SecondPlace(EventSession& session);
    ~SecondPlace() override;

    /// Where the copy of the open event is from now on; empty: nowhere. Whether it may be made where there is none yet.
    void follow(const QString& copy, store::Twin::Missing missing);
    [[nodiscard]] const QString& copy() const { return m_copy; }
    /// The copy's folder as people call it: the name of the stick.
    [[nodiscard]] QString name() const;

    /// None where nothing is followed.
    [[nodiscard]] std::optional<store::Followed> status() const;
    /// Whether every entry is there within this time.
    bool hasAll(std::chrono::milliseconds within);

    /// Something was written that `changed` does not tell.
    void entered();
    /// The event is put back to an older state on purpose: a copy that has more is no surprise.
    void expectNewer() { m_expectsNewer = true; }

    /// A copy that had entries of its own, or was of another event; it is kept.
    struct Parted {
        QString kept{};
        int theirs = 0;           ///< entries that it alone has
        store::Instant newest{};  ///< when the last of them was made
        int ours = 0;             ///< entries that the event alone has
        bool isExpected = false;
    };

Q_SIGNALS:
    void changed();
    void parted(const kydai::SecondPlace::Parted& parted);

private:
    void followAgain();
    void begin(store::Twin::Missing missing);

    EventSession& m_session;
    QString m_event{};  ///< the file that is followed
    QString m_copy{};
    bool m_expectsNewer = false;
    std::optional<store::Follower> m_follower{};
};

}  // namespace kydai
