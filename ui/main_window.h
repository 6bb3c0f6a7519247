/// The window: sections and rounds left, five tabs in the middle, the Why? pane right, one bar above, one below.
#pragma once

#include "model/section.h"
#include "pairing/preflight.h"
#include "panes/desk.h"
#include "print/catalogue.h"
#include "widgets/theme.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <string_view>

class QLabel;
class QMenu;
class QSplitter;
class QTabWidget;
class QToolBar;
class QToolButton;
class QTreeView;

namespace kydai::ui {

using PrintKind = print::DocumentKind;
class CrosstablePane;
class JournalDialog;
class Pane;
class EmptyState;
class PairRoundPane;
class PlayerFindBox;
class PlayersPane;
class RatingsPane;
class ProjectorWindow;
class RoundPane;
class SectionTreeModel;
class StandingsPane;
class WhyPane;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    enum Tab { PlayersTab, RoundTab, CrosstableTab, StandingsTab, RatingsTab, TabCount };

    MainWindow(EventSession& session, Prompts& prompts, text::Language language, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens an event, or makes one of a report file; tells what went wrong otherwise.
    bool openFile(const QString& path);

    [[nodiscard]] Desk& desk() { return m_desk; }
    [[nodiscard]] ActionSet& actions() { return m_desk.actions(); }
    [[nodiscard]] Pane* currentPane() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    // main_window.cpp
    void build();
    void buildTree();
    /// The message bar over the tabs, the welcome and the round that is being paired.
    QWidget* buildMiddle();
    void buildToolBar();
    void retranslate();
    void restoreLayout();
    void saveLayout() const;
    void showEverything();
    /// The tabs, the round that is being paired, or what to do while there is no section.
    void showCentre();
    void showTitle();
    void showStatus();
    void showUndo();
    void tell(InlineBar::Tone tone, const QString& sentence, const QString& details);
    /// Unfolds or folds the remarks about the last file read, also when the bar has said something else since.
    void toggleRemarks();
    void onTreeMoved(const QModelIndex& index);
    /// The keyboard goes to where work is done: the tab's main widget, or the round that is being paired.
    void focusWork();

    // main_window_pairing.cpp
    void addPairingActions();
    void enablePairingActions();
    void buildPairing();
    void pairNextRound();
    void editPairing();
    void unpairRound();
    void leaveFideMode();
    void showPairing(bool on);
    void mend(const pairing::PreflightIssue& issue);

    // main_window_actions.cpp
    void add(const char* name, const char* key, ActionSet::Text text, std::function<void()> slot);
    void addActions();
    void addEventActions();
    void addPlayerActions();
    void addRoundActions();
    void addWhyActions();
    void addPrintActions();
    void addSectionActions();
    void addViewActions();
    void addMenus();
    void fillRecent();
    void fillMenuTitles();
    void newEvent();
    void openEvent();
    /// Makes an event file of a report of another program.
    bool openReport(const QString& path, std::string_view bytes);
    void printThis();
    void openPrint(const std::vector<PrintKind>& kinds);
    void importFile();
    void exportFile();
    void exportPages(const QString& file);
    void addSection();
    void removeSection();
    void findPlayer();
    void stepRound(int direction);
    void explainSelection();
    void explainWhyNot();
    void switchLanguage(text::Language language);
    void switchTheme(ThemeChoice choice);
    void toggleProjector();
    void showJournal();
    void undo();
    void redo();
    /// Goes to what undo or redo changed, and selects it.
    void showTouched(const Touched& touched);

    Desk m_desk;
    SectionTreeModel* m_treeModel;
    QTreeView* m_tree;
    QSplitter* m_columns;
    QTabWidget* m_tabs;
    EmptyState* m_welcome;
    QToolBar* m_toolBar;
    InlineBar* m_bar;
    QTimer m_barTimer;  ///< plain messages go by themselves
    QString m_readSentence;
    QString m_remarks;  ///< about the last file that had more than the bar shows
    PlayerFindBox* m_find;
    PlayersPane* m_players = nullptr;
    RoundPane* m_round = nullptr;
    CrosstablePane* m_crosstable = nullptr;
    StandingsPane* m_standings = nullptr;
    RatingsPane* m_ratings = nullptr;
    WhyPane* m_why = nullptr;
    PairRoundPane* m_pairing = nullptr;
    ProjectorWindow* m_projector = nullptr;
    JournalDialog* m_journal = nullptr;
    QLabel* m_counts;
    QLabel* m_mode;
    QLabel* m_missing;
    QLabel* m_saved;
    QLabel* m_clock;
    QTimer m_clockTimer;
    QList<std::pair<QMenu*, std::function<QString()>>> m_menus;
    QMenu* m_recentMenu = nullptr;
};

/// Nobody left out: "132 players = 63 boards (126) + 1 bye + 1 half-point + 4 absent".
QString countsSentence(const Section& section, RoundNumber round, const text::Wording& wording);

}  // namespace kydai::ui
