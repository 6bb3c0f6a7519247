/// The windows of this program that run already. An event that is opened from outside, by a double click on its file,
/// comes up where it is open, or in a window that has none. They speak over local sockets of this user. GUI thread.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>

namespace kydai {

class RunningWindow : public QObject {
    Q_OBJECT
public:
    enum class Asked : std::uint8_t {
        Show,  ///< the event, if it is open there
        Open,  ///< the event, if nothing is open there
    };
    /// Whether the window does so.
    using Take = std::function<bool(Asked asked, const QString& path)>;

    /// Listens as long as it lives. \param name of the program and the user, the same for all of them
    RunningWindow(const QString& name, Take take, QObject* parent = nullptr);

    /// The name of this user's windows.
    [[nodiscard]] static QString ofThisUser();
    /// Whether some window took the file: waits for an answer of each, a second at most. Blocks.
    [[nodiscard]] static bool takes(const QString& name, const QString& path);

private:
    void answer();

    Take m_take;
    QLocalServer m_server{};
};

}  // namespace kydai
