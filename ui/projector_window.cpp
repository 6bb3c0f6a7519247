#include "projector_window.h"

#include "model/unseen_line_ups.h"
#include "models/round_model.h"
#include "models/standings_model.h"
#include "tables/provisional.h"
#include "text/pairing_text.h"
#include "text/value_text.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kTickMs = 40;
constexpr int kRestTicks = 100;  // four seconds
constexpr int kTicksPerSecond = 1000 / kTickMs;
constexpr double kLargeType = 26;
constexpr int kFlashMs = 4000;

/// Where a wall stands: on the screens beside the arbiter's, or on his where there is no other.
QRect placeOf(int wall, int walls)
{
    QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() > walls) return screens[screens.size() - walls + wall]->geometry();
    const bool isApart = screens.size() > 1;
    const QRect all = isApart ? screens.last()->geometry() : screens.first()->availableGeometry();
    const int width = all.width() / walls;
    return {all.left() + wall * width, all.top(), width, all.height()};
}

QString settingOf(int wall, const char* what)
{
    return QStringLiteral("projector%1/%2").arg(QString::number(wall + 1), QLatin1String(what));
}

}  // namespace

ProjectorWindow::ProjectorWindow(Desk& desk, int wall)
    : QWidget(nullptr, Qt::Window),
      m_desk(desk),
      m_wall(wall),
      m_pairings(new RoundModel(desk.wording(), this)),
      m_standings(new StandingsModel(desk.wording(), this)),
      m_title(new QLabel(this)),
      m_mark(new QLabel(this)),
      m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("projectorWindow"));
    setFocusPolicy(Qt::StrongFocus);
    m_pairings->setOutput(tables::Output::Projector);
    m_standings->setOutput(tables::Output::Projector);
    setAttribute(Qt::WA_DeleteOnClose);
    m_title->setAlignment(Qt::AlignCenter);
    m_mark->setObjectName(QStringLiteral("projectorMark"));
    m_mark->setAlignment(Qt::AlignCenter);
    m_table->setObjectName(QStringLiteral("projectorTable"));
    m_table->setModel(m_pairings);  // before the font, whose change fits the columns
    m_table->setItemDelegate(new CellDelegate([this](const QModelIndex& index) { return markOf(index); }, this));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_mark);
    layout->addWidget(m_table, 1);
    setSize(kLargeType);
    connect(&desk, &Desk::placeChanged, this, &ProjectorWindow::refresh);
    connect(&desk, &Desk::sectionChanged, this, &ProjectorWindow::refresh);
    connect(&desk, &Desk::eventChanged, this, &ProjectorWindow::refreshTour);
    connect(&m_scroll, &QTimer::timeout, this, &ProjectorWindow::scroll);
    m_scroll.start(kTickMs);
    showStandings(false);
}

ProjectorWindow::~ProjectorWindow() = default;

CellMark ProjectorWindow::markOf(const QModelIndex& index) const
{
    if (m_showsStandings || !isInColumn(index, "result")) return CellMark::None;
    if (index.data(RoundModel::MissingRole).toBool()) return CellMark::Warning;
    const Game* game = m_pairings->gameAt(index.row());
    const bool isNews =
        m_page && game != nullptr && std::ranges::find(m_page->boards, game->white) != m_page->boards.end();
    return isNews ? CellMark::Decisive : CellMark::None;
}

void ProjectorWindow::open(int walls)
{
    const bool isApart = QGuiApplication::screens().size() > 1;
    QRect place = placeOf(m_wall, walls);
    if (!isApart && walls == 1) place.setSize(place.size() * 0.9);
    setGeometry(place);
    if (isApart && (walls == 1 || QGuiApplication::screens().size() > walls)) {
        showFullScreen();
    } else {
        showNormal();
    }
    const QSettings settings;
    m_pauseSeconds = settings.value(settingOf(m_wall, "pause"), m_pauseSeconds).toInt();
    if (!m_tour && settings.value(settingOf(m_wall, "tour")).toBool())
        tour(settings.value(settingOf(m_wall, "room")).toString().toStdString());
}

void ProjectorWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) refresh();
    if (event->type() == QEvent::FontChange) fitColumns();
    QWidget::changeEvent(event);
}

void ProjectorWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F11:
        close();
        return;
    case Qt::Key_Plus:
        return zoom(1.15);
    case Qt::Key_Minus:
        return zoom(1 / 1.15);
    case Qt::Key_S:
        if (m_tour) leaveTour();
        return showStandings(!m_showsStandings);
    case Qt::Key_Space:
        m_paused = !m_paused;
        return flash(m_paused ? tr("Stopped: Space goes on") : tr("Goes on"));
    case Qt::Key_A:
        if (m_tour && m_tour->room().empty()) return leaveTour();
        return tour({});
    case Qt::Key_R:
        return nextRoom();
    case Qt::Key_Right:
        return turnPage(true);
    case Qt::Key_Left:
        return turnPage(false);
    case Qt::Key_Comma:
        return changePause(m_pauseSeconds - 2);
    case Qt::Key_Period:
        return changePause(m_pauseSeconds + 2);
    default:
        QWidget::keyPressEvent(event);
    }
}

void ProjectorWindow::zoom(double factor)
{
    setSize(std::clamp(font().pointSizeF() * factor, 10.0, 90.0));
}

void ProjectorWindow::setSize(double points)
{
    QFont letters = font();
    letters.setPointSizeF(points);
    // A style sheet is in force, so children don't take the font from their parent.
    for (QWidget* widget : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_table),
                            static_cast<QWidget*>(m_table->horizontalHeader()), static_cast<QWidget*>(this)}) {
        widget->setFont(letters);
    }
    // The theme gives heads a size of their own, too small for a wall.
    constexpr double kHeads = 0.65;
    QFont marks = letters;
    marks.setPointSizeF(points * kHeads);
    m_mark->setFont(marks);
    m_table->horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView::section { font-size: %1pt; }").arg(points * kHeads));
}

void ProjectorWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The layout gives the table its own size only after this.
    QMetaObject::invokeMethod(this, &ProjectorWindow::fitColumns, Qt::QueuedConnection);
}

void ProjectorWindow::showStandings(bool on)
{
    m_showsStandings = on;
    m_table->setModel(on ? static_cast<QAbstractItemModel*>(m_standings) : m_pairings);
    m_table->verticalScrollBar()->setValue(0);
    m_rest = m_tour ? m_pauseSeconds * kTicksPerSecond : 0;
    refresh();
}

// --- Through the hall

void ProjectorWindow::tour(const std::string& room)
{
    if (!m_tour) m_tour.emplace().take(m_desk.session().event());
    m_tour->setRoom(room);
    if (!m_tour->page()) {
        m_tour.reset();
        return flash(tr("No round is paired yet"));
    }
    m_page.reset();
    m_paused = false;
    keepSettings();
    refreshTour();
    flash((room.empty() ? tr("All sections, one after another") : tr("Room: %1").arg(QString::fromStdString(room))) +
          QStringLiteral(" · ") + tr("Space stops, ← and → turn, A ends"));
}

void ProjectorWindow::leaveTour()
{
    m_tour.reset();
    m_page.reset();
    keepSettings();
    flash(tr("What is shown at the desk"));
    showStandings(m_showsStandings);
}

/// All rooms together come after the last one.
void ProjectorWindow::nextRoom()
{
    HallTour now;
    now.take(m_desk.session().event());
    const std::vector<std::string> rooms = now.rooms();
    if (rooms.empty()) return flash(tr("No section that plays has a room"));
    const auto at = m_tour ? std::ranges::find(rooms, m_tour->room()) : rooms.end();
    if (at == rooms.end()) return tour(rooms.front());
    tour(at + 1 == rooms.end() ? std::string() : *(at + 1));
}

void ProjectorWindow::turnPage(bool on)
{
    if (!m_tour) return;
    if (on) {
        m_tour->goOn();
    } else {
        m_tour->goBack();
    }
    m_page.reset();  // shown from its top even where it is the only one
    refreshTour();
}

void ProjectorWindow::changePause(int seconds)
{
    m_pauseSeconds = std::clamp(seconds, 2, 60);
    keepSettings();
    flash(tr("%n seconds a page", nullptr, m_pauseSeconds));
}

void ProjectorWindow::flash(const QString& line)
{
    m_flash = line;
    showTitle();
    QTimer::singleShot(kFlashMs, this, [this, line] {
        if (m_flash != line) return;
        m_flash.clear();
        showTitle();
    });
}

void ProjectorWindow::keepSettings() const
{
    QSettings settings;
    settings.setValue(settingOf(m_wall, "tour"), m_tour.has_value());
    settings.setValue(settingOf(m_wall, "room"), m_tour ? QString::fromStdString(m_tour->room()) : QString());
    settings.setValue(settingOf(m_wall, "pause"), m_pauseSeconds);
}

void ProjectorWindow::refreshTour()
{
    if (!m_tour) return;
    m_tour->take(m_desk.session().event());
    const auto page = m_tour->page();
    if (!page) return leaveTour();
    const bool isOther = !m_page || m_page->section != page->section || m_page->standings != page->standings;
    m_page = page;
    if (isOther) return showStandings(page->standings);
    refresh();
}

// --- What is shown

std::shared_ptr<const Section> ProjectorWindow::section() const
{
    return m_page ? m_desk.session().section(m_page->section) : m_desk.section();
}

RoundNumber ProjectorWindow::round() const
{
    const auto shown = section();
    return m_page && shown ? shown->roundsPaired() : m_desk.round();
}

text::Wording ProjectorWindow::wording() const
{
    const auto shown = section();
    return shown ? text::Wording(m_desk.language(), shown->rules.discipline) : m_desk.wording();
}

void ProjectorWindow::refresh()
{
    m_pairings->setWording(wording());
    m_standings->setWording(wording());
    auto shown = section();
    if (shown && shown->teams.lineUpRules.unseen)  // the hall is no arbiter
        shown = std::make_shared<const Section>(withoutUnseenLineUps(*shown, text::momentNow()));
    m_pairings->setRound(shown, round());
    if (m_showsStandings) computeStandings();
    showTitle();
    fitColumns();
}

void ProjectorWindow::computeStandings()
{
    const auto snapshot = section();
    if (!snapshot || round() == 0) return m_standings->clear();
    m_desk.jobs().start(
        "projector" + std::to_string(m_wall), m_page ? m_page->section : m_desk.sectionId(), this,
        [round = round(), memo = m_desk.standings(), snapshot](const Section&, const std::stop_token&, Progress&) {
            tiebreak::StandingsOptions options;
            options.round = round;
            return memo->of(snapshot, options);
        },
        [this, snapshot](const tables::StandingsMemo::Ranked& standings) {
            if (!standings) return m_desk.fail(standings.error());
            if (snapshot != section()) return;  // the page was turned meanwhile
            m_standings->setStandings(snapshot, *standings);
            fitColumns();
        });
}

void ProjectorWindow::showTitle()
{
    const auto section = this->section();
    const int round = this->round();
    QString name = section ? QString::fromStdString(section->info.name) : QString();
    if (m_tour && !m_tour->room().empty())
        name = QStringLiteral("%1 · %2").arg(QString::fromStdString(m_tour->room()), name);
    m_title->setText(!section ? QString()
                     : m_showsStandings
                         ? tr("%1 · after round %2").arg(name).arg(round)
                         : text::withStage(tr("%1 · round %2").arg(name).arg(round), *section, round, wording()));
    QStringList marks;
    if (m_page && m_page->isNews) marks << tr("new");
    if (m_page && !m_showsStandings && !m_page->boards.empty())
        marks << tr("%n new results", nullptr, static_cast<int>(m_page->boards.size()));
    if (section && !section->rules.fideMode)
        marks << tr("⚠ not in FIDE mode since round %1").arg(roundOfLeaving(section->rules));
    if (section) {
        // Pairings tell of their own round, standings of every round up to theirs.
        auto missing = tables::missingResults(*section, round);
        if (m_showsStandings) {
            marks << tables::provisionalText(missing, wording());
        } else if (!missing.empty() && missing.back().round == round) {
            marks << tr("%n results missing", nullptr, missing.back().open + missing.back().adjourned);
        }
    }
    marks.removeAll(QString());
    if (!m_flash.isEmpty()) marks = {m_flash};
    m_mark->setText(marks.join(QStringLiteral("  ·  ")));
    m_mark->setVisible(!marks.isEmpty());
    setWindowTitle(tr("Projector"));
}

void ProjectorWindow::fitColumns()
{
    if (m_table->model() == nullptr) return;  // the font is set before there is anything to show
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    const ListModel& model = m_showsStandings ? static_cast<const ListModel&>(*m_standings) : *m_pairings;
    constexpr int kHidden = -1000;
    const QList<int> wanted = model.widths(kHidden);
    const int figure = QFontMetrics(m_table->font()).horizontalAdvance(QLatin1Char('0'));
    int taken = 0;
    int stretching = 0;
    for (const int characters : wanted) {
        if (characters == kHidden) continue;
        taken += characters > 0 ? characters * figure : 0;
        stretching += characters < 0 ? -characters : 0;
    }
    // Names have what the figures leave, and never less than half of the wall.
    const int wall = m_table->viewport()->width();
    const int left = std::max(wall / 2, wall - taken);
    for (int column = 0; column < wanted.size(); ++column) {
        m_table->setColumnHidden(column, wanted[column] == kHidden);
        if (wanted[column] == kHidden) continue;
        m_table->setColumnWidth(
            column, wanted[column] > 0 ? wanted[column] * figure : left * -wanted[column] / std::max(1, stretching));
    }
}

void ProjectorWindow::scroll()
{
    QScrollBar* bar = m_table->verticalScrollBar();
    if (m_paused || (bar->maximum() == 0 && !m_tour)) return;
    if (m_rest > 0) {
        if (--m_rest == 0 && bar->value() == bar->maximum()) {
            if (m_tour) return turnPage(true);
            bar->setValue(0);
            m_rest = kRestTicks;
        }
        return;
    }
    bar->setValue(bar->value() + std::max(1, fontMetrics().height() / 30));
    if (bar->value() >= bar->maximum()) m_rest = kRestTicks;
}

}  // namespace kydai::ui

#include "moc_projector_window.cpp"
