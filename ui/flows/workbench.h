/// The middle of the window: the tabs of a section; in their place the round that is being paired, or what to do while
/// there is no section. Owns the panes and knows in which of them the arbiter works.
#pragma once

#include "desk/desk.h"

#include <QList>
#include <QWidget>

class QAction;
class QTabWidget;

namespace kydai::ui {

class CrosstablePane;
class EmptyState;
class PairRoundPane;
class Pane;
class PlayersPane;
class RatingsPane;
class RoundPane;
class StandingsPane;

class Workbench : public QWidget {
    Q_OBJECT
public:
    enum Tab { PlayersTab, RoundTab, CrosstableTab, StandingsTab, RatingsTab, TabCount };

    explicit Workbench(Desk& desk, QWidget* parent = nullptr);

    /// Makes the panes; the actions that their buttons show must exist.
    void fill();

    [[nodiscard]] Pane* current() const;
    /// What the Crosstable tab is called: in a knock-out it has the bracket too.
    [[nodiscard]] QString crosstableName() const;
    [[nodiscard]] Tab tab() const;
    /// Shows a tab, also in place of the round that is being paired. False: the arbiter wants to stay there, or there
    /// is no section to show.
    bool setTab(Tab tab);
    /// Shows a round of a section and its boards (0: the newest, in the tab that is shown), or a player in the list.
    /// False: the arbiter wants to stay where he is.
    bool goTo(SectionId section, RoundNumber round, PlayerId player);
    /// The round that is being paired, in place of the tabs.
    void showPairing(bool on);
    [[nodiscard]] bool isPairing() const;
    /// The tabs, the round that is being paired, or the welcome, after the event changed.
    void refresh();
    /// Events of the last times, offered while none is open.
    void offerRecent(const QList<QAction*>& events);
    /// The keyboard goes to where work is done.
    void takeFocus();
    void retranslate();

    [[nodiscard]] PlayersPane& players() const { return *m_players; }
    [[nodiscard]] RoundPane& round() const { return *m_round; }
    [[nodiscard]] CrosstablePane& crosstable() const { return *m_crosstable; }
    [[nodiscard]] StandingsPane& standings() const { return *m_standings; }
    [[nodiscard]] RatingsPane& ratings() const { return *m_ratings; }
    [[nodiscard]] PairRoundPane& pairing() const { return *m_pairing; }

Q_SIGNALS:
    /// Its panes are there.
    void filled();
    void tabChanged();
    void pairingShown(bool on);  ///< the drafted round in place of the tabs

private:
    Desk& m_desk;
    QTabWidget* m_tabs;
    EmptyState* m_welcome;
    QList<QAction*> m_recent{};
    PlayersPane* m_players = nullptr;
    RoundPane* m_round = nullptr;
    CrosstablePane* m_crosstable = nullptr;
    StandingsPane* m_standings = nullptr;
    RatingsPane* m_ratings = nullptr;
    PairRoundPane* m_pairing = nullptr;
};

}  // namespace kydai::ui
