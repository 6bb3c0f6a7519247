/// The line below: nobody left out, FIDE mode, missing results, where everything is saved and where else, the time.
#pragma once

#include "desk/desk.h"

#include <QObject>
#include <QTimer>

class QLabel;
class QStatusBar;

namespace kydai::ui {

class StatusLine : public QObject {
    Q_OBJECT
public:
    StatusLine(Desk& desk, QStatusBar& bar);
    /// Says what is true now; after every change of place, event or language.
    void refresh();

private:
    void showSecondPlace();

    Desk& m_desk;
    QLabel* m_counts;
    QLabel* m_mode;
    QLabel* m_missing;
    QLabel* m_saved;
    QLabel* m_second;
    QLabel* m_clock;
    QTimer m_timer;
};

/// Nobody left out: "132 players = 63 boards (126) + 1 bye + 1 half-point + 4 absent".
QString countsSentence(const Section& section, RoundNumber round, const text::Wording& wording);

/// Where each entry goes too, and how far behind it is: "also at USB · 0 behind".
QString secondPlaceSentence(const QString& place, const store::Followed& status);

/// What has no result yet, in whichever round: "⚠ 3 results missing" of the shown one alone.
QString missingSentence(const Section& section, RoundNumber round, const text::Wording& wording);

}  // namespace kydai::ui
