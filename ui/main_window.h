/// The window: sections and rounds left, the workbench in the middle, the Why? pane right, one bar above, one below. It
/// only makes and joins these; what the actions do is in flows/.
#pragma once

#include "desk/desk.h"
#include "flows/workbench.h"
#include "widgets/theme.h"

#include <QMainWindow>

class QSplitter;
class QToolBar;
class QTreeView;

namespace kydai::ui {

class EventFlow;
class LessonFlow;
class MainMenu;
class MessageLine;
class NextStepFlow;
class Pane;
class PairingFlow;
class PlayerFindBox;
class PrintFlow;
class QuestionFlow;
class SectionTreeModel;
class StatusLine;
class SectionsFlow;
class TourFlow;
class UndoFlow;
class WhyPane;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(EventSession& session, Prompts& prompts, text::Language language, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens an event, or makes one of a report file; tells what went wrong otherwise.
    bool openFile(const QString& path);
    /// Comes to the front for the event that is open here already; if it may open it, also where none is open and
    /// nothing waits for an answer. False: it is left to another window.
    bool takeFromOutside(const QString& path, bool mayOpen);

    /// Offers what was entered when the file of an event could not be written.
    void offerRecovery();

    [[nodiscard]] Desk& desk() { return m_desk; }
    [[nodiscard]] ActionSet& actions() { return m_desk.actions(); }
    [[nodiscard]] Pane* currentPane() const { return m_bench->current(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    /// The sections, then Why?, fold away where the work in the middle has too little room; F7 and F1 or F8 bring them
    /// back.
    void giveRoom();
    void toggle(QWidget& part);
    void addViewActions();
    void build();
    void buildTree();
    void buildToolBar();
    void follow();
    void retranslate();
    void restoreLayout();
    void saveLayout() const;
    void showEverything();
    void showTitle();
    void onTreeMoved(const QModelIndex& index);
    void onTreeChosen(const QModelIndex& index);
    void switchLanguage(text::Language language);
    void switchTheme(ThemeChoice choice);

    Desk m_desk;
    SectionTreeModel* m_treeModel;
    QSplitter* m_columns;  ///< the sections, the work, Why?: each is made where it stands
    QTreeView* m_tree;
    QWidget* m_middle;
    QToolBar* m_toolBar;
    PlayerFindBox* m_find;
    Workbench* m_bench;
    MessageLine* m_messages;
    StatusLine* m_status;
    EventFlow* m_events;
    PairingFlow* m_pairing;
    SectionsFlow* m_sections;
    UndoFlow* m_undo;
    TourFlow* m_tour;
    LessonFlow* m_lessons = nullptr;
    bool m_isNarrow = false;  ///< the sections are folded away for want of room
    bool m_isTight = false;   ///< and so is Why?
    WhyPane* m_why = nullptr;
    PrintFlow* m_print = nullptr;
    QuestionFlow* m_questions = nullptr;
    NextStepFlow* m_nextStep = nullptr;
    MainMenu* m_menu = nullptr;
};

}  // namespace kydai::ui
