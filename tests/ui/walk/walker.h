/// A machine that doubts: it presses keys, clicks, drags and types in the real window as people do, drawn by a seed,
/// and asks after each step whether all is as it must be (desk_view.h). Steps are taken from the event loop, so that
/// boxes and menus that wait for an answer are walked like anything else.
#pragma once

#include "support/random.h"
#include "walk/desk_view.h"

#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QPersistentModelIndex>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

namespace kydai::ui {
class PalettePanel;
}

namespace kydai::walk {

/// The real boxes; files are drawn from a folder instead of being looked for.
class WalkPrompts : public QtPrompts {
public:
    WalkPrompts(Random& random, QString folder) : QtPrompts(nullptr), m_random(random), m_folder(std::move(folder)) {}
    QString openFile(const FilePrompt& prompt) override;
    QString saveFile(const FilePrompt& prompt) override;
    QString openFolder(const QString& title, const QString& folder) override;
    QString promptText(const TextPrompt& prompt) override;

private:
    Random& m_random;
    QString m_folder;
    int m_saved = 0;
};

/// What a walk came to.
struct Protocol {
    std::uint64_t seed = 0;
    int steps = 0;                                   ///< that had an effect
    std::map<std::string, int> faults{};             ///< how often each was seen
    std::map<std::string, std::string> firstSeen{};  ///< the steps that led there
    std::map<std::string, int> deeds{};              ///< steps by kind and state
    std::map<std::string, int> actions{};            ///< "newEvent, no event": actions by each state they were done in
    std::int64_t slowestMs = 0;
    std::string slowest{};
};

class Walker : public QObject {
    Q_OBJECT
public:
    explicit Walker(std::uint64_t seed);
    ~Walker() override;

    /// Walks so many steps that have an effect; ends early where `isEnough` says so.
    Protocol walk(int steps, const std::function<bool(const Protocol&)>& isEnough = {});

    /// Does harm after each step, as a mistake of the program would: for the test of the walker itself.
    using Harm = std::function<void(Walker&)>;
    void setHarm(Harm harm) { m_harm = std::move(harm); }
    /// What other walks did, as Protocol::actions has it: this one does sooner what they did seldom.
    void setDone(std::map<std::string, int> done) { m_done = std::move(done); }

    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    [[nodiscard]] EventSession& session() { return *m_session; }
    [[nodiscard]] const Moment& before() const { return m_before; }
    [[nodiscard]] const QString& lastStep() const { return m_step; }
    [[nodiscard]] Message& message() { return m_message; }

private:
    void open();
    void shut();
    void onTimer();
    void stopClock();
    void tick();
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] QString sight() const;
    void paintSeldom();
    void settle();
    void activate();
    void judge();
    [[nodiscard]] bool hasLookedAway(const Moment& now);
    void undoAndRedo(const Moment& before);
    void act();
    void actInPopup(QWidget& popup);
    void actInDialog(QWidget& dialog);
    void actInWindow();
    void actInPalette(ui::PalettePanel& palette);
    void pressKey(QWidget& at);
    void typeText(QWidget& at);
    void clickCell();
    void clickTree();
    void clickButton(QWidget& in);
    void dragHead();
    void triggerAction();
    void trigger(QAction& action);
    void did(const char* kind, const QString& what, bool looksOnly = false);
    [[nodiscard]] QString state() const;
    [[nodiscard]] QStringList states() const;
    void undoAll();
    void compareOutputs();
    void note(const std::string& fault);

    Random m_random;
    QTemporaryDir m_folder;
    QString m_home = QDir::currentPath();
    WalkPrompts m_prompts;
    std::unique_ptr<EventSession> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    QTimer m_timer{};
    Harm m_harm{};
    std::function<bool(const Protocol&)> m_isEnough{};
    Protocol m_protocol{};
    std::map<std::string, int> m_done{};   ///< by walks before this one
    std::map<std::string, int> m_tried{};  ///< in this one, with effect or without
    Moment m_before{};
    Message m_message{};
    QString m_step{};
    QStringList m_trail{};   ///< the last steps
    QString m_action{};      ///< that this step triggered
    QStringList m_states{};  ///< in which it began
    bool m_looksOnly = false;
    bool m_types = false;
    bool m_backOrForth = false;
    bool m_restart = false;
    bool m_isSettling = false;
    const QWidget* m_settlingBefore = nullptr;  ///< what waited for an answer when it began
    int m_wanted = 0;
    int m_changes = 0;
    int m_turns = 0;
    int m_sinceOutputs = 0;
    std::string m_kind{};
    QString m_sight{};
    QHash<const QWidget*, QPersistentModelIndex> m_lookedAway{};  ///< from which the wheel went, by view
    QElapsedTimer m_since{};
    std::int64_t m_took = -1;  ///< milliseconds of the step on the window's thread; −1: it is under way
    bool m_worksOn = false;    ///< a worker went on longer than anybody waits
};

}  // namespace kydai::walk
