/// Making and opening events, and the sections in them: new, open, recent files, reports of other programs, section by
/// section its names, rules and tie-breaks.
#pragma once

#include "flows/flow.h"

#include <string_view>

class QMenu;

namespace kydai::ui {

class Workbench;

class EventFlow : public Flow {
    Q_OBJECT
public:
    EventFlow(Desk& desk, Workbench& bench, QWidget& window);

    /// Opens an event, or makes one of a report file; tells what went wrong otherwise.
    bool openFile(const QString& path);
    /// Opens a copy of a sample ("sample", "article") that the program carries, among the user's own data and not among
    /// his events. False: it could not be made, and the arbiter knows why.
    bool openSample(const QString& sample, const QString& title);
    /// Offers what was entered when a file could not be written; asked at the start.
    void offerRecovery();
    /// The files opened last; its title is the window's.
    [[nodiscard]] QMenu& recent() const { return *m_recent; }

private:
    void fillRecent();
    void newEvent();
    void keepEventAs();
    void tellOfSynchroniser();
    void chooseSecondFolder();
    void chooseSecondPlace();
    /// The event that is open now has its own second place, if any.
    void followToSecondPlace();
    void onParted(const SecondPlace::Parted& parted);
    void goOnAtSecondPlace();
    void onWentElsewhere(const Error& reason);
    void openEvent();
    void closeEvent();
    /// Every entry is kept as it is made: says so, and in which file.
    void tellSaved();
    bool openRescueOf(const QString& path, const Error& error);
    /// What a log that lay beside the file has behind the last entry is one key away.
    void offerEntriesOfTheLog();
    /// Makes an event file of a report of another program.
    bool openReport(const QString& path, std::string_view bytes);
    void addSection();
    void continueSection();
    void removeSection();

    Workbench& m_bench;
    QMenu* m_recent;
};

}  // namespace kydai::ui
