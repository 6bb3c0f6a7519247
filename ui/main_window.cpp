#include "main_window.h"

#include "dialogs/print_dialog.h"
#include "models/section_tree_model.h"
#include "pairing/preflight.h"
#include "panes/crosstable_pane.h"
#include "panes/pair_round_pane.h"
#include "panes/players_pane.h"
#include "panes/ratings_pane.h"
#include "panes/round_pane.h"
#include "panes/standings_pane.h"
#include "panes/why_pane.h"
#include "projector_window.h"
#include "text/account_text.h"
#include "widgets/empty_state.h"
#include "widgets/player_find_box.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTime>
#include <QToolBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

constexpr int kPlainMessageMs = 8000;

}  // namespace

QString countsSentence(const Section& section, RoundNumber round, const text::Wording& wording)
{
    if (round < 1 || round > section.roundsPaired()) {
        return MainWindow::tr("%n players", nullptr, static_cast<int>(section.players.size()));
    }
    return text::accountText(pairing::accountOf(section, section.round(round), round), wording);
}

MainWindow::MainWindow(EventSession& session, Prompts& prompts, text::Language language, QWidget* parent)
    : QMainWindow(parent),
      m_desk(session, prompts, language),
      m_treeModel(new SectionTreeModel(this)),
      m_tree(new QTreeView(this)),
      m_columns(new QSplitter(this)),
      m_tabs(new QTabWidget(this)),
      m_welcome(new EmptyState(QStringLiteral("welcome"), this)),
      m_toolBar(new QToolBar(this)),
      m_bar(new InlineBar(QStringLiteral("messageBar"), this)),
      m_find(new PlayerFindBox(QStringLiteral("findPlayer"), this)),
      m_counts(new QLabel(this)),
      m_mode(new QLabel(this)),
      m_missing(new QLabel(this)),
      m_saved(new QLabel(this)),
      m_clock(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    addActions();
    build();
    addMenus();
    connect(&m_desk, &Desk::eventChanged, this, [this] {
        m_treeModel->setEvent(m_desk.session().event());
        showEverything();
    });
    connect(&m_desk, &Desk::placeChanged, this, [this] {
        showEverything();
        if (const auto asked = currentPane()->question()) m_desk.ask(*asked);
    });
    connect(&m_desk, &Desk::eventReplaced, this, [this] {
        m_remarks.clear();
        actions().get("showRemarks")->setEnabled(false);
    });
    connect(&m_desk, &Desk::told, this, &MainWindow::tell);
    connect(&session, &EventSession::undoChanged, this, &MainWindow::showUndo);
    connect(&session, &EventSession::wentBack, this, &MainWindow::showTouched);
    connect(&session, &EventSession::reset, this, &MainWindow::showUndo);
    connect(&session, &EventSession::reset, this, &MainWindow::focusWork);  // the desk's panes show it already
    m_barTimer.setSingleShot(true);
    connect(&m_barTimer, &QTimer::timeout, m_bar, &InlineBar::dismiss);
    connect(&m_clockTimer, &QTimer::timeout, this,
            [this] { m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm"))); });
    m_clockTimer.start(1000);
    m_treeModel->setEvent(session.event());
    qApp->installEventFilter(this);
    restoreLayout();
    retranslate();
    showEverything();
}

MainWindow::~MainWindow()
{
    // The panes and the projector go before the desk and its actions, which they use.
    delete m_projector;
    delete m_columns;
}

void MainWindow::build()
{
    m_players = new PlayersPane(m_desk);
    m_round = new RoundPane(m_desk);
    m_crosstable = new CrosstablePane(m_desk);
    m_standings = new StandingsPane(m_desk);
    m_ratings = new RatingsPane(m_desk);
    m_why = new WhyPane(m_desk);
    buildTree();
    QWidget* middle = buildMiddle();
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->addWidget(m_tree);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_why);
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(true);
    m_columns->setCollapsible(1, false);
    m_columns->setHandleWidth(1);
    setCentralWidget(m_columns);
    buildToolBar();
    connect(m_why, &WhyPane::printRequested, this, [this] { openPrint({PrintKind::Explanation}); });

    m_mode->setObjectName(QStringLiteral("fideMode"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_counts, 1);
    for (QLabel* label : {m_mode, m_missing, m_saved, m_clock}) statusBar()->addPermanentWidget(label);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        currentPane()->takeFocus();
        if (const auto asked = currentPane()->question()) m_desk.ask(*asked);
    });
}

void MainWindow::buildTree()
{
    m_tree->setObjectName(QStringLiteral("sectionTree"));
    m_tree->setModel(m_treeModel);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(14);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // long names are cut
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &MainWindow::onTreeMoved);
    // Arrows walk through the tree; Enter or a click goes to work at the chosen round.
    connect(m_tree, &QTreeView::activated, this, &MainWindow::focusWork);
    connect(m_tree, &QTreeView::clicked, this, &MainWindow::focusWork);
}

QWidget* MainWindow::buildMiddle()
{
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_players, {});
    m_tabs->addTab(m_round, {});
    m_tabs->addTab(m_crosstable, {});
    m_tabs->addTab(m_standings, {});
    m_tabs->addTab(m_ratings, {});

    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_welcome, 1);
    for (const char* name : {"newEvent", "openEvent", "newSection", "importFile"}) {
        m_welcome->addAction(actions().get(name));
    }
    buildPairing();
    column->addWidget(m_pairing, 1);
    return middle;
}

void MainWindow::buildToolBar()
{
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (const char* name : {"pairNext", "print", "undo", "redo", "explain"}) m_toolBar->addAction(actions().get(name));
    auto* spring = new QWidget(this);
    spring->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(spring);
    m_find->setMaximumWidth(230);
    m_toolBar->addWidget(m_find);
    m_toolBar->addAction(actions().get("language"));
    m_toolBar->addAction(actions().get("theme"));
    addToolBar(m_toolBar);
    connect(m_find, &PlayerFindBox::found, this, [this](PlayerId player) {
        m_find->clear();
        currentPane()->showPlayer(player);
        currentPane()->takeFocus();
    });
}

Pane* MainWindow::currentPane() const
{
    if (m_pairing->isVisibleTo(m_pairing->parentWidget())) return m_pairing;
    return static_cast<Pane*>(m_tabs->currentWidget());
}

/// A field with nothing of its own to undo leaves Ctrl+Z to the window.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* edit = qobject_cast<QLineEdit*>(watched);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool undoes = key->matches(QKeySequence::Undo);
        if (edit != nullptr && (undoes || key->matches(QKeySequence::Redo)) &&
            !(undoes ? edit->isUndoAvailable() : edit->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    actions().retranslate();
    fillMenuTitles();
    m_tabs->setTabText(PlayersTab, tr("Players"));
    m_tabs->setTabText(RoundTab, tr("Round"));
    m_tabs->setTabText(CrosstableTab, tr("Crosstable"));
    m_tabs->setTabText(StandingsTab, tr("Standings"));
    m_tabs->setTabText(RatingsTab, tr("Ratings"));
    m_tree->setAccessibleName(tr("Sections and rounds"));
    m_tabs->setAccessibleName(tr("Views of the section"));
    m_find->setPlaceholderText(tr("Find a player (Ctrl+F)"));
    m_find->setAccessibleName(tr("Find a player"));
    m_treeModel->retranslate();
    showCentre();
    showUndo();
    showTitle();
    showStatus();
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) resize(1366, 720);
    if (!m_columns->restoreState(settings.value(QStringLiteral("window/columns")).toByteArray())) {
        m_columns->setSizes({180, 800, 370});
    }
    m_tabs->setCurrentIndex(settings.value(QStringLiteral("window/tab"), RoundTab).toInt());
}

void MainWindow::saveLayout() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("window/tab"), m_tabs->currentIndex());
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous()) focusWork();
}

void MainWindow::focusWork()
{
    if (!m_desk.section()) return m_welcome->setFocus();
    currentPane()->takeFocus();
}

void MainWindow::showCentre()
{
    const bool hasSection = m_desk.section() != nullptr;
    m_tabs->setVisible(hasSection && currentPane() != m_pairing);
    m_welcome->setVisible(!hasSection);
    if (hasSection) return;
    m_desk.session().isOpen()
        ? m_welcome->setTexts(tr("The event has no section yet"),
                              tr("A section is one tournament with its own players, rounds and rules."))
        : m_welcome->setTexts(tr("No event is open"),
                              tr("An event is one file. Open one, or a report of another program (TRF, Swiss-Manager, "
                                 "CSV), or begin a new one."));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveLayout();
    if (m_projector != nullptr) m_projector->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::showEverything()
{
    m_find->setSection(m_desk.section());
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
    for (const char* name : {"importFile", "newSection", "journal"}) actions().get(name)->setEnabled(open);
    for (const char* name :
         {"pairNext", "print", "exportFile", "removeSection", "addPlayer", "importPlayers", "importRatingList",
          "pastePlayers", "withdraw", "byes", "renumber", "giveNumbers", "explain", "whyNot", "sectionInfo",
          "sectionRules", "tieBreaks", "projector", "printPacket"}) {
        actions().get(name)->setEnabled(hasSection);
    }
    enablePairingActions();
    showCentre();
    showTitle();
    showStatus();
}

void MainWindow::showTitle()
{
    const auto& section = m_desk.section();
    QStringList parts;
    if (m_desk.session().isOpen()) parts << QString::fromStdString(m_desk.session().event().name);
    if (section) parts << QString::fromStdString(section->info.name);
    if (section && m_desk.round() > 0) parts << tr("round %1/%2").arg(m_desk.round()).arg(section->roundsInAll());
    parts.removeAll(QString());
    parts.removeDuplicates();
    parts << QStringLiteral("Kỳ Đài");
    setWindowTitle(parts.join(QStringLiteral(" · ")));
}

void MainWindow::showStatus()
{
    const auto& section = m_desk.section();
    m_counts->setText(section ? countsSentence(*section, m_desk.round(), m_desk.wording()) : QString());
    const int missing = section && m_desk.round() > 0 ? missingResults(section->round(m_desk.round())) : 0;
    m_missing->setText(!section || m_desk.round() == 0 ? QString()
                       : missing == 0                  ? tr("✓ all results in")
                                                       : tr("⚠ %n results missing", nullptr, missing));
    // What is shown has been committed: there is no unsaved state.
    m_saved->setText(m_desk.session().isOpen() ? tr("saved: %1").arg(QFileInfo(m_desk.session().path()).fileName())
                                               : tr("no event open"));
    m_saved->setToolTip(m_desk.session().path());
    m_mode->setText(!section ? QString()
                    : section->rules.fideMode
                        ? tr("FIDE mode")
                        : tr("⚠ not in FIDE mode since round %1").arg(section->rules.fideModeLeftInRound));
}

void MainWindow::tell(InlineBar::Tone tone, const QString& sentence, const QString& details)
{
    m_bar->say(tone, sentence, details);
    if (!details.isEmpty()) {
        m_readSentence = sentence;
        m_remarks = details;
        actions().get("showRemarks")->setEnabled(true);
        m_bar->addButton(QStringLiteral("messageRemarks"), tr("All remarks (F4)"), [this] { toggleRemarks(); });
    }
    if (tone == InlineBar::Tone::Plain) {
        m_barTimer.start(kPlainMessageMs);
    } else {
        m_barTimer.stop();
        m_bar->addButton(QStringLiteral("messageClose"), tr("Close"), [this] { m_bar->dismiss(); });
    }
}

void MainWindow::toggleRemarks()
{
    const bool shown = m_bar->isVisibleTo(this) && m_bar->text() == m_readSentence;
    if (!shown) tell(InlineBar::Tone::Warning, m_readSentence, m_remarks);
    const bool on = !m_bar->isUnfolded();
    m_bar->unfold(on);
    if (!on) focusWork();
}

void MainWindow::onTreeMoved(const QModelIndex& index)
{
    const auto place = m_treeModel->placeOf(index);
    if (!place) return;
    m_desk.go(place->section, place->round == 0 ? kMaxRounds : place->round);
}

}  // namespace kydai::ui
