// What the window's actions are and do: names, keys, texts. One list, so that menus and tests agree.

#include "dialogs/info_dialog.h"
#include "dialogs/journal_dialog.h"
#include "dialogs/print_dialog.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/tie_break_dialog.h"
#include "format/reader.h"
#include "main_window.h"
#include "panes/crosstable_pane.h"
#include "panes/export.h"
#include "panes/players_pane.h"
#include "panes/ratings_pane.h"
#include "panes/remarks.h"
#include "panes/round_pane.h"
#include "panes/standings_pane.h"
#include "panes/why_pane.h"
#include "policy/actions.h"
#include "policy/outputs.h"
#include "projector_window.h"
#include "text/change_text.h"
#include "widgets/player_find_box.h"

#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>

#include <array>

namespace kydai::ui {

namespace {

const QString kRecentSetting = QStringLiteral("recentFiles");
constexpr int kRecentKept = 8;

/// The path, or with a number behind it where something is there already: no event is ever overwritten.
QString freeName(const QString& path)
{
    const QFileInfo wanted(path);
    QString free = path;
    for (int number = 2; QFileInfo::exists(free); ++number) {
        free = QStringLiteral("%1/%2 %3.%4")
                   .arg(wanted.absolutePath(), wanted.completeBaseName())
                   .arg(number)
                   .arg(wanted.suffix());
    }
    return free;
}

void rememberRecent(const QString& opened)
{
    QSettings settings;
    QStringList recent = settings.value(kRecentSetting).toStringList();
    recent.removeAll(opened);
    recent.prepend(opened);
    settings.setValue(kRecentSetting, QStringList(recent.mid(0, kRecentKept)));
}

}  // namespace

void MainWindow::add(const char* name, const char* key, ActionSet::Text text, std::function<void()> slot)
{
    actions().add(*this, name, QKeySequence(QLatin1String(key)), std::move(text), std::move(slot));
}

void MainWindow::addActions()
{
    addEventActions();
    addPlayerActions();
    addPairingActions();
    addRoundActions();
    addWhyActions();
    addPrintActions();
    addSectionActions();
    addViewActions();
}

void MainWindow::addEventActions()
{
    add(
        "newEvent", "Ctrl+N", [] { return tr("New event…"); }, [this] { newEvent(); });
    add(
        "openEvent", "Ctrl+O", [] { return tr("Open…"); }, [this] { openEvent(); });
    add(
        "importFile", "Ctrl+I", [] { return tr("Import sections…"); }, [this] { importFile(); });
    add(
        "exportFile", "Ctrl+S", [] { return tr("Export…"); }, [this] { exportFile(); });
    add(
        "newSection", "Ctrl+Shift+A", [] { return tr("Add section"); }, [this] { addSection(); });
    add(
        "removeSection", "Ctrl+Shift+Del", [] { return tr("Remove section"); }, [this] { removeSection(); });
    add(
        "quit", "Ctrl+Q", [] { return tr("Quit"); }, [this] { close(); });
    add(
        "undo", "Ctrl+Z", [] { return tr("Undo"); }, [this] { undo(); });
    add(
        "redo", "Ctrl+Shift+Z", [] { return tr("Redo"); }, [this] { redo(); });
    add(
        "find", "Ctrl+F", [] { return tr("Find a player"); }, [this] { findPlayer(); });
}

void MainWindow::addPlayerActions()
{
    add(
        "addPlayer", "Ins", [] { return tr("Add player"); },
        [this] {
            m_tabs->setCurrentIndex(PlayersTab);
            m_players->openAddBar();
        });
    add(
        "importPlayers", "Ctrl+Shift+I", [] { return tr("Import players…"); }, [this] { m_players->importFile(); });
    add(
        "importRatingList", "Ctrl+Shift+L", [] { return tr("FIDE rating list…"); },
        [this] {
            m_tabs->setCurrentIndex(PlayersTab);
            m_players->importRatingList();
        });
    add(
        "pastePlayers", "Ctrl+Shift+V", [] { return tr("Paste players"); }, [this] { m_players->paste(); });
    add(
        "withdraw", "Ctrl+W", [] { return tr("Withdraw"); }, [this] { m_players->toggleWithdrawal(); });
    add(
        "byes", "Ctrl+B", [] { return tr("BYE½"); }, [this] { m_players->toggleBye(Outcome::HalfBye); });
    add(
        "zeroBye", "Ctrl+Shift+B", [] { return tr("BYE0"); }, [this] { m_players->toggleBye(Outcome::ZeroBye); });
    add(
        "removePlayers", "Ctrl+Del", [] { return tr("Remove players"); }, [this] { m_players->removeSelected(); });
    add(
        "renumber", "Ctrl+Shift+N", [] { return tr("Renumber by rating"); }, [this] { m_players->renumber(); });
    add(
        "giveNumbers", "Ctrl+U", [] { return tr("Pairing numbers by hand…"); }, [this] { m_players->giveNumbers(); });
}

void MainWindow::addRoundActions()
{
    add(
        "quickLine", "Ctrl+/", [] { return tr("Quick line"); },
        [this] {
            m_tabs->setCurrentIndex(RoundTab);
            m_round->focusQuickLine();
        });
    add(
        "missingOnly", "Ctrl+M", [] { return tr("Missing boards only"); }, [this] { m_round->toggleMissingOnly(); });
    add(
        "secondPass", "Ctrl+E", [] { return tr("Second pass"); }, [this] { m_round->toggleSecondPass(); });
    add(
        "previousRound", "Alt+Left", [] { return tr("Previous round"); }, [this] { stepRound(-1); });
    add(
        "nextRound", "Alt+Right", [] { return tr("Next round"); }, [this] { stepRound(+1); });
}

void MainWindow::addWhyActions()
{
    add(
        "explain", "F1", [] { return tr("Why?"); }, [this] { explainSelection(); });
    add(
        "whyNot", "Shift+F1", [] { return tr("Why not …?"); }, [this] { explainWhyNot(); });
    add(
        "askPlayer", "Ctrl+Y", [] { return tr("Ask about a player"); }, [this] { m_why->focusSearch(); });
    add(
        "copyExplanation", "Ctrl+Shift+C", [] { return tr("Copy explanation"); }, [this] { m_why->copy(); });
    add(
        "keepComplaint", "Ctrl+Shift+K", [] { return tr("Keep as complaint"); }, [this] { m_why->keepAsComplaint(); });
    add(
        "ratingCalculator", "Ctrl+G", [] { return tr("Rating calculator"); }, [this] { m_ratings->openCalculator(); });
    add(
        "exportRatings", "Ctrl+Shift+X", [] { return tr("Export ratings…"); }, [this] { m_ratings->exportTable(); });
}

void MainWindow::addPrintActions()
{
    add(
        "print", "Ctrl+P", [] { return tr("Print"); }, [this] { printThis(); });
    add(
        "printPacket", "Ctrl+Shift+P", [] { return tr("Print the round's packet"); },
        [this] {
            openPrint({PrintKind::Pairings, PrintKind::Alphabetical, PrintKind::Slips, PrintKind::Standings});
        });
    add(
        "projector", "F11", [] { return tr("Projector"); }, [this] { toggleProjector(); });
}

void MainWindow::addSectionActions()
{
    add(
        "sectionInfo", "Ctrl+T", [] { return tr("Names, places, dates…"); },
        [this] { (new InfoDialog(m_desk, this))->open(); });
    add(
        "sectionRules", "Ctrl+R", [] { return tr("Rules…"); }, [this] { (new RulesDialog(m_desk, this))->open(); });
    add(
        "tieBreaks", "Ctrl+K", [] { return tr("Tie-breaks…"); },
        [this] { (new TieBreakDialog(m_desk, this))->open(); });
    add(
        "journal", "Ctrl+J", [] { return tr("Journal"); }, [this] { showJournal(); });
    add(
        "showRemarks", "F4", [] { return tr("Remarks about the file read"); }, [this] { toggleRemarks(); });
    actions().get("showRemarks")->setEnabled(false);
}

void MainWindow::addViewActions()
{
    const std::array<std::pair<const char*, ActionSet::Text>, TabCount> tabs{{
        {"showPlayers", [] { return tr("Players"); }},
        {"showRound", [] { return tr("Round"); }},
        {"showCrosstable", [] { return tr("Crosstable"); }},
        {"showStandings", [] { return tr("Standings"); }},
        {"showRatings", [] { return tr("Ratings"); }},
    }};
    for (int tab = 0; tab < TabCount; ++tab) {
        const auto& [name, text] = tabs[static_cast<std::size_t>(tab)];
        actions().add(*this, name, QKeySequence(QStringLiteral("Ctrl+%1").arg(tab + 1)), text, [this, tab] {
            if (tab >= m_tabs->count()) return;
            m_tabs->setCurrentIndex(tab);
            currentPane()->takeFocus();
        });
    }
    add(
        "language", "Ctrl+L",
        // names of languages stand in their own language
        [this] {
            return m_desk.language() == text::Language::Vietnamese ? QStringLiteral("English")
                                                                   : QStringLiteral("Tiếng Việt");
        },
        [this] {
            switchLanguage(m_desk.language() == text::Language::Vietnamese ? text::Language::English
                                                                           : text::Language::Vietnamese);
        });
    add(
        "theme", "Ctrl+D", [] { return tr("Light/dark"); },
        [this] { switchTheme(themeOf(QApplication::palette()).dark ? ThemeChoice::Light : ThemeChoice::Dark); });
    add(
        "toggleTree", "F7", [] { return tr("Sections on/off"); },
        [this] { m_columns->widget(0)->setVisible(!m_columns->widget(0)->isVisible()); });
    add(
        "toggleWhy", "F8", [] { return tr("Why? pane on/off"); }, [this] { m_why->setVisible(!m_why->isVisible()); });
}

void MainWindow::addMenus()
{
    const auto menu = [&](const char* name, std::function<QString()> title, std::initializer_list<const char*> names) {
        QMenu* added = menuBar()->addMenu(title());
        added->setObjectName(QLatin1String(name));
        m_menus.emplaceBack(added, std::move(title));
        for (const char* action : names) {
            if (action[0] == '-') {
                added->addSeparator();
            } else {
                added->addAction(actions().get(action));
            }
        }
        return added;
    };
    QMenu* event = menu("eventMenu", [] { return tr("&Event"); }, {"newEvent", "openEvent"});
    m_recentMenu = event->addMenu(QString());
    m_menus.emplaceBack(m_recentMenu, [] { return tr("Recent"); });
    for (const char* action : {"importFile", "exportFile", "newSection", "removeSection", "sectionInfo", "sectionRules",
                               "tieBreaks", "journal", "showRemarks", "print", "printPacket", "quit"}) {
        event->addAction(actions().get(action));
    }
    menu("editMenu", [] { return tr("E&dit"); }, {"undo", "redo", "-", "find"});
    menu("playersMenu", [] { return tr("&Players"); },
         {"addPlayer", "importPlayers", "pastePlayers", "importRatingList", "-", "withdraw", "byes", "zeroBye",
          "removePlayers", "-", "renumber", "giveNumbers"});
    menu("roundMenu", [] { return tr("&Round"); },
         {"pairNext", "editPairing", "unpairRound", "-", "requestedByes", "prohibitedPairs", "leaveFideMode", "-",
          "quickLine", "missingOnly", "secondPass", "-", "previousRound", "nextRound"});
    menu("whyMenu", [] { return tr("&Why"); },
         {"explain", "whyNot", "askPlayer", "-", "copyExplanation", "keepComplaint", "-", "ratingCalculator",
          "exportRatings"});
    menu("viewMenu", [] { return tr("&View"); },
         {"showPlayers", "showRound", "showCrosstable", "showStandings", "showRatings", "-", "toggleTree", "toggleWhy",
          "projector", "-", "language", "theme"});
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    fillRecent();
}

void MainWindow::fillMenuTitles()
{
    for (const auto& [menu, title] : m_menus) menu->setTitle(title());
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    for (const QString& path : QSettings().value(kRecentSetting).toStringList()) {
        QAction* action = m_recentMenu->addAction(QFileInfo(path).completeBaseName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_recentMenu->setEnabled(!m_recentMenu->isEmpty());
}

void MainWindow::newEvent()
{
    QString path = m_desk.prompts().saveFile({tr("New event"), tr("event.kydai"), {tr("Kỳ Đài events (*.kydai)")}});
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".kydai"))) path += QStringLiteral(".kydai");
    const QString name = QFileInfo(path).completeBaseName();
    if (const auto made = m_desk.session().create(path, name); !made) return m_desk.fail(made.error());
    auto section = std::make_shared<Section>();
    section->info.name = name.toStdString();
    m_desk.apply(AddSection{{}, section});
    m_tabs->setCurrentIndex(PlayersTab);
}

void MainWindow::openEvent()
{
    const QString path = m_desk.prompts().openFile(
        {tr("Open an event"),
         {},
         {tr("Events and reports (*.kydai *.trf *.trf26 *.trfx *.txt *.json *.tunx *.TUNX)"), tr("All files (*)")}});
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::openFile(const QString& path)
{
    const auto bytes = format::readBytes(path.toStdString());
    if (!bytes) {
        m_desk.fail(bytes.error());
        return false;
    }
    if (format::detect(*bytes) != format::FileKind::Event) return openReport(path, *bytes);
    if (const auto opened = m_desk.session().open(path); !opened) {
        m_desk.fail(opened.error());
        return false;
    }
    rememberRecent(QFileInfo(path).absoluteFilePath());
    return true;
}

bool MainWindow::openReport(const QString& path, std::string_view bytes)
{
    const auto read = format::readText(bytes, path.toStdString());
    if (!read) {
        m_desk.fail(read.error());
        return false;
    }
    // The event file lies beside the report; where that can't be, the arbiter says where.
    const QFileInfo source(path);
    QString target = source.absolutePath() + QLatin1Char('/') + source.completeBaseName() + QStringLiteral(".kydai");
    if (!QFileInfo(source.absolutePath()).isWritable()) {
        target = m_desk.prompts().saveFile({tr("Keep the event as"), target, {tr("Kỳ Đài events (*.kydai)")}});
        if (target.isEmpty()) return false;
    }
    target = freeName(target);
    const QString title = read->sections.size() == 1 && !read->sections.front().info.name.empty()
                              ? QString::fromStdString(read->sections.front().info.name)
                              : source.completeBaseName();
    if (const auto made = m_desk.session().create(target, title); !made) {
        m_desk.fail(made.error());
        return false;
    }
    if (!m_desk.apply(policy::importing(read->sections))) return false;
    rememberRecent(target);
    const int warnings = static_cast<int>(read->diagnostics.size());
    const QString done = warnings == 0 ? tr("%1 is read; the event is kept as %2.")
                                       : tr("%1 is read with %n remarks; the event is kept as %2.", nullptr, warnings);
    tellFindings(m_desk, done.arg(source.fileName(), QFileInfo(target).fileName()), read->diagnostics);
    return true;
}

void MainWindow::importFile()
{
    const QString path = m_desk.prompts().openFile(
        {tr("Import sections"),
         {},
         {tr("Reports (*.trf *.trf26 *.trfx *.txt *.json *.csv *.tunx *.TUNX)"), tr("All files (*)")}});
    if (path.isEmpty()) return;
    const auto read = format::readFile(path.toStdString());
    if (!read) return m_desk.fail(read.error());
    if (!m_desk.apply(policy::importing(read->sections))) return;
    tellFindings(m_desk, tr("%n sections imported.", nullptr, static_cast<int>(read->sections.size())),
                 read->diagnostics);
}

void MainWindow::exportFile()
{
    const auto section = m_desk.section();
    if (!section) return;
    const QString file =
        m_desk.prompts().saveFile({tr("Export"),
                                   QString::fromStdString(section->info.name) + QStringLiteral(".trf"),
                                   {tr("Report to FIDE (*.trf)"), tr("Report of 2026 (*.trf26)"), tr("Excel (*.xlsx)"),
                                    tr("Folder of web pages (*.html)"), tr("Table (*.csv)"), tr("JSON (*.json)")}});
    if (file.isEmpty()) return;
    if (file.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) return exportPages(file);
    const bool isReport = file.endsWith(QLatin1String(".trf"), Qt::CaseInsensitive) ||
                          file.endsWith(QLatin1String(".trf26"), Qt::CaseInsensitive);
    if (isReport && !m_desk.askBefore(policy::beforeReport(m_desk.session().state(), m_desk.sectionId()))) return;
    const auto losses = exportSection(*section, file, m_desk.wording(), m_standings->unitOptions());
    if (!losses) return m_desk.fail(losses.error());
    const auto count = static_cast<int>(losses->size());
    tellFindings(m_desk,
                 count == 0 ? tr("Written to %1.").arg(file)
                            : tr("Written to %1; the format can't hold %n details.", nullptr, count).arg(file),
                 *losses);
}

/// FILE.html becomes the folder FILE with its pages.
void MainWindow::exportPages(const QString& file)
{
    const QFileInfo chosen(file);
    const QString folder = chosen.absolutePath() + QLatin1Char('/') + chosen.completeBaseName();
    print::PrintOptions options;
    options.languages = {m_desk.language()};
    options.event = QString::fromStdString(m_desk.session().event().name);
    options.printed = QDateTime::currentDateTime();
    options.program = QStringLiteral("Kỳ Đài ") + QApplication::applicationVersion();
    m_desk.jobs().start(
        "export", m_desk.sectionId(), this,
        [options, units = m_standings->unitOptions()](const Section& section, std::stop_token, Progress&) {
            return webPages(section, options, units);
        },
        [this, folder](const Result<std::vector<print::WebPage>>& pages) {
            if (!pages) return m_desk.fail(pages.error());
            if (const auto written = writePages(*pages, folder); !written) return m_desk.fail(written.error());
            m_desk.tell(
                InlineBar::Tone::Plain,
                tr("%n pages are written to the folder %1.", nullptr, static_cast<int>(pages->size())).arg(folder));
        });
}

void MainWindow::addSection()
{
    auto section = std::make_shared<Section>();
    section->info.name = tr("New section").toStdString();
    if (const auto& shown = m_desk.section()) {
        // Sections of one event are alike: place, dates, people and rules are taken over.
        const std::string name = section->info.name;
        section->info = shown->info;
        section->info.name = name;
        section->rules = shown->rules;
        section->rules.prohibited.clear();
        section->rules.virtualPoints.clear();
        section->rules.initialColour.reset();
        section->rules.fideMode = true;
        section->rules.fideModeLeftInRound = 0;
    }
    if (!m_desk.apply(AddSection{{}, section})) return;
    m_tabs->setCurrentIndex(PlayersTab);
    (new InfoDialog(m_desk, this))->open();
}

void MainWindow::removeSection()
{
    if (m_desk.section()) m_desk.apply(RemoveSection{m_desk.sectionId()});
}

void MainWindow::printThis()
{
    if (m_why->isAncestorOf(QApplication::focusWidget()) && m_why->explanation() != nullptr) {
        return openPrint({PrintKind::Explanation});
    }
    constexpr std::array<PrintKind, TabCount> kinds{PrintKind::Players, PrintKind::Pairings, PrintKind::Crosstable,
                                                    PrintKind::Standings, PrintKind::Ratings};
    PrintKind kind = kinds[static_cast<std::size_t>(m_tabs->currentIndex())];
    if (kind == PrintKind::Standings && m_standings->view() == StandingsPane::View::Units) kind = PrintKind::Units;
    if (kind == PrintKind::Standings && m_standings->view() == StandingsPane::View::Category)
        kind = PrintKind::Categories;
    openPrint({kind});
}

void MainWindow::openPrint(const std::vector<PrintKind>& kinds)
{
    if (!m_desk.section()) return;
    const Explanation* shown = m_why->explanation();
    PrintSource source{.crosstableByNumber = m_crosstable->isByNumber(),
                       .units = m_standings->unitOptions(),
                       .ratingSystem = m_ratings->system(),
                       .ratingOrder = m_ratings->order()};
    if (shown != nullptr) {
        source.explanation = *shown;
        source.explanationRound = m_why->round();
    }
    auto* dialog = new PrintDialog(m_desk, kinds, std::move(source), this);
    dialog->open();
}

void MainWindow::findPlayer()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void MainWindow::stepRound(int direction)
{
    if (m_why->isAncestorOf(QApplication::focusWidget())) {
        direction < 0 ? m_why->back() : m_why->forward();
    } else {
        m_desk.goToRound(m_desk.round() + direction);
        if (!currentPane()->isAncestorOf(QApplication::focusWidget())) focusWork();
    }
}

void MainWindow::explainSelection()
{
    m_why->setVisible(true);
    if (const auto asked = currentPane()->question()) {
        m_desk.ask(*asked, true);
    } else {
        m_why->focusSearch();
    }
}

void MainWindow::explainWhyNot()
{
    m_why->setVisible(true);
    m_why->askWhyNot(currentPane()->selectedPlayer());
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

void MainWindow::toggleProjector()
{
    if (m_projector != nullptr) {
        m_projector->close();
        return;
    }
    m_projector = new ProjectorWindow(m_desk);
    connect(m_projector, &QObject::destroyed, this, [this] { m_projector = nullptr; });
    m_projector->showStandings(m_tabs->currentIndex() == StandingsTab);
    m_projector->open();
}

void MainWindow::showJournal()
{
    if (m_journal == nullptr) m_journal = new JournalDialog(m_desk, this);
    m_journal->show();
    m_journal->raise();
    m_journal->activateWindow();
}

namespace {

QString wordsOf(const store::JournalEntry& entry, Desk& desk)
{
    std::vector<Change> changes = entry.changes();
    std::erase_if(changes, isRecordOnly);
    return text::actionText(entry.kind, changes, desk.session().event(), desk.wording());
}

}  // namespace

void MainWindow::showTouched(const Touched& touched)
{
    if (m_desk.session().section(touched.section) == nullptr) return;
    m_desk.go(touched.section, touched.round > 0 ? touched.round : m_desk.round());
    if (currentPane() == m_pairing) return;
    if (touched.round == 0 && touched.players.empty()) return;
    m_tabs->setCurrentIndex(touched.round > 0 ? RoundTab : PlayersTab);
    if (!touched.players.empty()) currentPane()->showPlayer(touched.players.front());
    // Whoever types in the quick line goes on there.
    if (!currentPane()->isAncestorOf(QApplication::focusWidget())) currentPane()->takeFocus();
}

void MainWindow::undo()
{
    const store::JournalEntry* entry = m_desk.session().nextUndo();
    if (entry == nullptr) return;
    const QString what = wordsOf(*entry, m_desk);
    if (const auto done = m_desk.session().undo(); !done) return m_desk.fail(done.error());
    m_desk.tell(InlineBar::Tone::Plain, tr("Taken back: %1.").arg(what));
}

void MainWindow::redo()
{
    const store::JournalEntry* entry = m_desk.session().nextRedo();
    if (entry == nullptr) return;
    const QString what = wordsOf(*entry, m_desk);
    if (const auto done = m_desk.session().redo(); !done) return m_desk.fail(done.error());
    m_desk.tell(InlineBar::Tone::Plain, tr("Done again: %1.").arg(what));
}

void MainWindow::showUndo()
{
    const auto show = [this](const char* name, const store::JournalEntry* entry, auto plain, auto what) {
        actions().get(name)->setEnabled(entry != nullptr);
        const QString change = entry == nullptr ? QString() : wordsOf(*entry, m_desk);
        actions().setText(name, [=] { return plain(); });
        if (entry != nullptr) actions().get(name)->setToolTip(what(change));
    };
    show(
        "undo", m_desk.session().nextUndo(), [] { return tr("Undo"); },
        [](const QString& change) { return tr("Undo: %1 (Ctrl+Z)").arg(change); });
    show(
        "redo", m_desk.session().nextRedo(), [] { return tr("Redo"); },
        [](const QString& change) { return tr("Redo: %1 (Ctrl+Shift+Z)").arg(change); });
}

}  // namespace kydai::ui
