#include "main_window.h"

#include "flows/event_flow.h"
#include "flows/exchange_flow.h"
#include "flows/finish_flow.h"
#include "flows/help_flow.h"
#include "flows/lesson_flow.h"
#include "flows/next_step_flow.h"
#include "flows/pairing_flow.h"
#include "flows/palette_flow.h"
#include "flows/players_flow.h"
#include "flows/print_flow.h"
#include "flows/publish_flow.h"
#include "flows/question_flow.h"
#include "flows/sections_flow.h"
#include "flows/tour_flow.h"
#include "flows/undo_flow.h"
#include "main_menu.h"
#include "models/section_tree_model.h"
#include "panes/message_line.h"
#include "panes/pane.h"
#include "panes/status_line.h"
#include "panes/why_pane.h"
#include "text/pairing_text.h"
#include "widgets/bar_place.h"
#include "widgets/cell_delegate.h"
#include "widgets/dialog_room.h"
#include "widgets/palette_panel.h"
#include "widgets/player_find_box.h"
#include "widgets/section_tree.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace kydai::ui {

MainWindow::MainWindow(EventSession& session, Prompts& prompts, text::Language language, QWidget* parent)
    : QMainWindow(parent),
      m_desk(session, prompts, language),
      m_treeModel(new SectionTreeModel(m_desk.language(), this)),
      m_columns(new QSplitter(this)),
      m_tree(new SectionTree(m_columns)),
      m_middle(new QWidget(m_columns)),
      m_toolBar(new QToolBar(this)),
      m_find(new PlayerFindBox(QStringLiteral("findPlayer"), this)),
      m_bench(new Workbench(m_desk, m_middle)),
      m_messages(new MessageLine(m_desk, *this)),
      m_status(new StatusLine(m_desk, *statusBar())),
      m_events(new EventFlow(m_desk, *m_bench, *this)),
      m_pairing(new PairingFlow(m_desk, *m_bench, *this)),
      m_sections(new SectionsFlow(m_desk, *m_bench, *this)),
      m_undo(new UndoFlow(m_desk, *m_bench, *this))
{
    setObjectName(QStringLiteral("mainWindow"));
    new ExchangeFlow(m_desk, *m_bench, *this);
    new PlayersFlow(m_desk, *m_bench, *this);
    auto* publish = new PublishFlow(m_desk, *this);
    new FinishFlow(m_desk, *m_bench, *this);
    m_why = new WhyPane(m_desk);  // joins the walk by Tab when it joins the columns, behind the panes
    m_print = new PrintFlow(m_desk, *m_bench, *m_why, *this);
    m_nextStep = new NextStepFlow(m_desk, *m_bench, *m_print, *this);
    connect(m_sections, &SectionsFlow::checkedIn, m_nextStep, &NextStepFlow::refresh);
    connect(m_sections, &SectionsFlow::cardsWanted, m_print, &PrintFlow::printCards);
    m_questions = new QuestionFlow(m_desk, *m_bench, *m_why, *this);
    auto* help = new HelpFlow(m_desk, *m_bench, *menuBar(), *this);
    new PaletteFlow(m_desk, *m_bench, *help, *publish, *this);
    m_tour = new TourFlow(m_desk, *m_bench, *m_events, *this);
    m_lessons = new LessonFlow(m_desk, *m_bench, *m_events, *this);
    addViewActions();
    m_bench->fill();
    m_pairing->watch();
    m_nextStep->watch();
    m_undo->watch();
    build();
    m_menu = new MainMenu(*menuBar(), actions(), m_events->recent());
    follow();
    m_treeModel->setEvent(session.event());
    qApp->installEventFilter(this);
    new DialogRoom(this);
    restoreLayout();
    retranslate();
    showEverything();
    // What is hidden by now no longer asks for room (layouts notice only once they are seen): a window of large fonts
    // would open larger than the screen.
    m_bench->updateGeometry();
    m_columns->updateGeometry();
}

MainWindow::~MainWindow()
{
    // The panes, the projector and the lessons go before the desk and its actions, which they use.
    delete m_print;
    delete m_lessons;
    delete m_columns;
}

void MainWindow::offerRecovery()
{
    m_events->offerRecovery();
}

bool MainWindow::openFile(const QString& path)
{
    return m_events->openFile(path);
}

bool MainWindow::takeFromOutside(const QString& path, bool mayOpen)
{
    const EventSession& session = m_desk.session();
    const bool isOpenHere = session.isOpen() && QFileInfo(session.path()) == QFileInfo(path);
    if (!isOpenHere && (!mayOpen || session.isOpen() || QApplication::activeModalWidget() != nullptr)) return false;
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    // Whoever asked has his answer before anything is read, or asked here.
    if (!isOpenHere) QTimer::singleShot(0, this, [this, path] { openFile(path); });
    return true;
}

void MainWindow::follow()
{
    connect(&m_desk, &Desk::eventChanged, this, [this] {
        m_treeModel->setEvent(m_desk.session().event());
        showEverything();
    });
    connect(&m_desk, &Desk::placeChanged, this, [this] {
        showEverything();
        m_questions->askAboutSelection();
    });
    connect(&m_desk, &Desk::placeKept, this, &MainWindow::showEverything);
    connect(m_bench, &Workbench::tabChanged, this, [this] {
        m_bench->takeFocus();
        m_questions->askAboutSelection();
    });
    connect(&m_desk.session(), &EventSession::wentElsewhere, m_status, &StatusLine::refresh);
    connect(&m_desk.session(), &EventSession::reset, m_bench, &Workbench::takeFocus);  // its panes show it already
    connect(m_bench, &Workbench::pairingShown, this, &MainWindow::giveRoom);
    connect(m_messages, &MessageLine::folded, m_bench, &Workbench::takeFocus);
    connect(m_why, &WhyPane::left, this, [this] {
        if (m_isTight) m_why->hide();  // it was there for the question
    });
}

void MainWindow::addViewActions()
{
    const auto add = [this](const char* name, const QString& key, ActionSet::Text text, std::function<void()> slot) {
        actions().add(*this, name, QKeySequence(key), std::move(text), std::move(slot));
    };
    const std::array<std::pair<const char*, ActionSet::Text>, Workbench::TabCount> tabs{{
        {"showPlayers", [] { return tr("Players"); }},
        {"showRound", [] { return tr("Round"); }},
        {"showCrosstable", [this] { return m_bench->crosstableName(); }},
        {"showStandings", [] { return tr("Standings"); }},
        {"showRatings", [] { return tr("Ratings"); }},
    }};
    for (std::size_t tab = 0; tab < tabs.size(); ++tab) {
        const auto& [name, text] = tabs[tab];
        add(name, QStringLiteral("Ctrl+%1").arg(tab + 1), text, [this, tab] {
            if (m_bench->setTab(static_cast<Workbench::Tab>(tab))) m_bench->takeFocus();
        });
    }
    // names of languages stand in their own language
    const auto other = [this] {
        return m_desk.language() == text::Language::Vietnamese ? text::Language::English : text::Language::Vietnamese;
    };
    add(
        "language", QStringLiteral("Ctrl+L"),
        [other] {
            return other() == text::Language::English ? QStringLiteral("English") : QStringLiteral("Tiếng Việt");
        },
        [this, other] { switchLanguage(other()); });
    add(
        "theme", QStringLiteral("Ctrl+D"), [] { return tr("Light/dark"); },
        [this] { switchTheme(themeOf(QApplication::palette()).dark ? ThemeChoice::Light : ThemeChoice::Dark); });
    add(
        "toggleTree", QStringLiteral("F7"), [] { return tr("Sections on/off"); }, [this] { toggle(*m_tree); });
    add(
        "toggleWhy", QStringLiteral("F8"), [] { return tr("Why? pane on/off"); }, [this] { toggle(*m_why); });
    add(
        "find", QStringLiteral("Ctrl+F"), [] { return tr("Find a player"); },
        [this] {
            m_find->setFocus(Qt::ShortcutFocusReason);
            m_find->selectAll();
        });
    add(
        "quit", QStringLiteral("Ctrl+Q"), [] { return tr("Quit"); }, [this] { close(); });
}

void MainWindow::build()
{
    buildTree();
    auto* column = new QVBoxLayout(m_middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tour->card());
    column->addWidget(m_bench, 1);
    column->addWidget(new BarPlace(*m_messages, *m_middle));
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->addWidget(m_why);
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(true);
    m_columns->setCollapsible(1, false);
    m_columns->setHandleWidth(1);
    setCentralWidget(m_columns);
    buildToolBar();
}

void MainWindow::buildTree()
{
    m_tree->setObjectName(QStringLiteral("sectionTree"));
    m_tree->setModel(m_treeModel);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(14);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // long names are cut
    m_tree->setItemDelegate(new CellDelegate({}, m_tree));
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &MainWindow::onTreeMoved);
    // Arrows walk through the tree; Enter or a click goes to work at the chosen round.
    connect(m_tree, &QTreeView::activated, this, &MainWindow::onTreeChosen);
    connect(m_tree, &QTreeView::clicked, this, &MainWindow::onTreeChosen);
}

void MainWindow::buildToolBar()
{
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_toolBar->addWidget(m_nextStep->button());
    for (const char* name : {"print", "undo", "redo", "explain"}) m_toolBar->addAction(actions().get(name));
    auto* spring = new QWidget(this);
    spring->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(spring);
    m_find->setMaximumWidth(230);
    m_toolBar->addWidget(m_find);
    m_toolBar->addAction(actions().get("language"));
    m_toolBar->addAction(actions().get("theme"));
    addToolBar(m_toolBar);
    connect(m_find, &PlayerFindBox::foundIn, this, [this](SectionId section, PlayerId player) {
        m_find->clear();
        if (section != m_desk.sectionId() && !m_bench->goTo(section, 0, {})) return;
        // Before the first round he stands in the list alone.
        if (m_desk.section()->rounds.empty() && !m_bench->setTab(Workbench::PlayersTab)) return;
        currentPane()->showPlayer(player);
        currentPane()->takeFocus();
    });
    connect(m_find, &PlayerFindBox::nobodyFound, this, [this](const QString& text) {
        m_desk.tell(InlineBar::Tone::Plain, tr("Nobody in this event is called “%1”.").arg(text));
    });
}

/// A field with nothing of its own to undo leaves Ctrl+Z to the window; Why? takes room when it comes.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_why && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        QTimer::singleShot(0, this, &MainWindow::giveRoom);
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* edit = qobject_cast<QLineEdit*>(watched);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool undoes = key->matches(QKeySequence::Undo);
        const bool isOfWindow = edit != nullptr && qobject_cast<PalettePanel*>(edit->parentWidget()) == nullptr;
        if (isOfWindow && (undoes || key->matches(QKeySequence::Redo)) &&
            !(undoes ? edit->isUndoAvailable() : edit->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

/// Whoever was in what goes is at the boards again.
void MainWindow::toggle(QWidget& part)
{
    const QWidget* focus = focusWidget();  // of this window: a list of offers may lie over it
    const bool hadKeyboard = &part == focus || part.isAncestorOf(focus);
    part.setVisible(!part.isVisible());
    if (hadKeyboard) m_bench->takeFocus();
}

void MainWindow::giveRoom()
{
    // What the tables want before names are cut: a draft has the units of both sides and what a board breaks.
    constexpr int kCharacters = 88;
    constexpr int kCharactersOfADraft = 124;
    constexpr int kCharactersWithRatings = 100;  // of the boards; Why? comes when it is asked
    const int character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int why = m_why->isHidden() ? 0 : std::max(m_columns->sizes().value(2), m_why->minimumWidth());
    const int tree = std::max(m_columns->sizes().value(0), 10 * character);
    const int wanted = (m_bench->isPairing() ? kCharactersOfADraft : kCharacters) * character;
    if (const bool isNarrow = width() - why - tree < wanted; isNarrow != m_isNarrow) {
        m_isNarrow = isNarrow;
        m_tree->setVisible(!isNarrow);
    }
    const int least = m_why->minimumWidth();
    if (const bool isTight = width() - least < kCharactersWithRatings * character; isTight != m_isTight) {
        m_isTight = isTight;
        const bool hadKeyboard = m_why->isAncestorOf(focusWidget());
        m_why->setVisible(!isTight);
        if (hadKeyboard) m_bench->takeFocus();
    }
    if (m_isNarrow && !m_isTight && width() - why < kCharacters * character)
        m_columns->setSizes({0, kCharacters * character, std::max(least, width() - kCharacters * character)});
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    giveRoom();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    actions().retranslate();
    m_menu->retranslate();
    m_bench->retranslate();
    m_tour->retranslate();
    m_tree->setAccessibleName(tr("Sections and rounds"));
    m_find->setPlaceholderText(tr("Find a player (Ctrl+F)"));
    m_find->setAccessibleName(tr("Find a player"));
    m_treeModel->setLanguage(m_desk.language());
    m_undo->refresh();
    m_nextStep->refresh();
    showTitle();
    m_status->refresh();
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) resize(1366, 720);
    if (!m_columns->restoreState(settings.value(QStringLiteral("window/columns")).toByteArray())) {
        m_columns->setSizes({180, 800, 370});
    }
    const int tab = settings.value(QStringLiteral("window/tab"), Workbench::RoundTab).toInt();
    m_bench->setTab(static_cast<Workbench::Tab>(tab));
}

void MainWindow::saveLayout() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("window/tab"), m_bench->tab());
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (event->spontaneous()) return;
    giveRoom();
    m_bench->takeFocus();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_desk.mayLeave()) return event->ignore();
    saveLayout();
    m_print->closeProjector();
    m_lessons->closeWindow();
    QMainWindow::closeEvent(event);
}

void MainWindow::showEverything()
{
    m_find->setEvent(m_desk.session().event(), m_desk.sectionId());
    const QModelIndex place = m_treeModel->indexOf({m_desk.sectionId(), m_desk.round()});
    if (place.isValid() && m_tree->currentIndex() != place) {
        const QSignalBlocker quiet(m_tree->selectionModel());
        m_tree->expand(place.parent());
        m_tree->setCurrentIndex(place);
        m_tree->scrollTo(place);
        m_tree->viewport()->update();
    }
    const bool open = m_desk.session().isOpen();
    const bool hasSection = m_desk.section() != nullptr;
    for (const char* name : {"importFile", "newSection", "journal", "finishEvent", "keepEventAs", "restoreBackup",
                             "secondPlace", "goOnAtSecondPlace", "eventLesson", "publishPages", "publishSettings",
                             "siteAccess", "uploadSite", "whereSaved"})
        actions().get(name)->setEnabled(open);
    for (const char* name :
         {"explain",         "zeroBye",          "pairNext",         "withdraw",           "renumber",
          "editions",        "seatLate",         "addPlayer",        "tieBreaks",          "projector",
          "quickLine",       "showRound",        "askPlayer",        "nextRound",          "exportFile",
          "secondPass",      "fixedTable",       "giveNumbers",      "sectionInfo",        "printPacket",
          "missingOnly",     "showPlayers",      "showRatings",      "corrections",        "movePlayers",
          "pastePlayers",    "sectionRules",     "checkInCards",     "checkRatings",       "playerRecord",
          "removeSection",   "importPlayers",    "showStandings",    "removePlayers",      "previousRound",
          "keepComplaint",   "exportRatings",    "showCrosstable",   "secondProjector",    "continueSection",
          "copyExplanation", "importRatingList", "printAllSections", "downloadRatingList", "byes",
          "print",           "whyNot",           "checkIn"}) {
        actions().get(name)->setEnabled(hasSection);
    }
    actions().get("whatIf")->setEnabled(hasSection && !m_desk.section()->rounds.empty());
    for (const char* name : {"chances", "ratingSystems"})
        actions().get(name)->setEnabled(hasSection && !m_desk.section()->players.empty());
    m_pairing->refresh();
    m_sections->refresh();
    m_bench->refresh();
    actions().setText("showCrosstable", [this] { return m_bench->crosstableName(); });
    m_nextStep->refresh();
    showTitle();
    m_status->refresh();
}

void MainWindow::showTitle()
{
    const auto& section = m_desk.section();
    QStringList parts;
    if (m_desk.session().isOpen()) parts << QString::fromStdString(m_desk.session().event().name);
    if (section) parts << QString::fromStdString(section->info.name);
    if (section && m_desk.round() > 0)
        parts << text::withStage(tr("round %1/%2").arg(m_desk.round()).arg(section->roundsInAll()), *section,
                                 m_desk.round(), m_desk.wording());
    parts.removeAll(QString());
    parts.removeDuplicates();
    parts << QStringLiteral("Kỳ Đài");
    setWindowTitle(parts.join(QStringLiteral(" · ")));
}

void MainWindow::onTreeMoved(const QModelIndex& index)
{
    const auto place = m_treeModel->placeOf(index);
    if (!place) return;
    m_desk.go(place->section, place->round == 0 ? kMaxRounds : place->round);
}

/// Whoever chooses a round sees it: its boards, or the standings after it where these are shown.
void MainWindow::onTreeChosen(const QModelIndex& index)
{
    const auto place = m_treeModel->placeOf(index);
    const bool isRound = place && place->round > 0 && place->section == m_desk.sectionId();
    if (isRound && !m_bench->isPairing() && m_bench->tab() != Workbench::StandingsTab)
        m_bench->setTab(Workbench::RoundTab);
    m_bench->takeFocus();
}

void MainWindow::switchLanguage(text::Language language)
{
    m_desk.setLanguage(language);
    QSettings().setValue(QStringLiteral("language"), QString::fromLatin1(text::languageCode(language).data()));
    text::installLanguage(*QApplication::instance(), language);
}

void MainWindow::switchTheme(ThemeChoice choice)
{
    QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
    applyTheme(*qApp, choice);
}

}  // namespace kydai::ui

#include "moc_main_window.cpp"
