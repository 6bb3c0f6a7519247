#include "projector_window.h"

#include "models/round_model.h"
#include "models/standings_model.h"
#include "tables/provisional.h"
#include "widgets/cell_delegate.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr int kTickMs = 40;
constexpr int kRestTicks = 100;  // four seconds
constexpr double kLargeType = 26;

}  // namespace

ProjectorWindow::ProjectorWindow(Desk& desk)
    : QWidget(nullptr, Qt::Window),
      m_desk(desk),
      m_pairings(new RoundModel(desk.wording(), this)),
      m_standings(new StandingsModel(desk.wording(), this)),
      m_title(new QLabel(this)),
      m_mark(new QLabel(this)),
      m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("projectorWindow"));
    m_pairings->setOutput(tables::Output::Projector);
    m_standings->setOutput(tables::Output::Projector);
    setAttribute(Qt::WA_DeleteOnClose);
    m_title->setAlignment(Qt::AlignCenter);
    m_mark->setObjectName(QStringLiteral("projectorMark"));
    m_mark->setAlignment(Qt::AlignCenter);
    m_table->setObjectName(QStringLiteral("projectorTable"));
    m_table->setModel(m_pairings);  // before the font, whose change fits the columns
    m_table->setItemDelegate(new CellDelegate(
        [](const QModelIndex& index) {
            const bool missing = isInColumn(index, "result") && index.data(RoundModel::MissingRole).toBool();
            return missing ? CellMark::Warning : CellMark::None;
        },
        this));
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
    connect(&m_scroll, &QTimer::timeout, this, &ProjectorWindow::scroll);
    m_scroll.start(kTickMs);
    showStandings(false);
}

ProjectorWindow::~ProjectorWindow() = default;

void ProjectorWindow::open()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() > 1) {
        setGeometry(screens.last()->geometry());
        showFullScreen();
    } else {
        resize(screens.first()->availableSize() * 0.9);
        show();
    }
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
        return showStandings(!m_showsStandings);
    case Qt::Key_Space:
        m_paused = !m_paused;
        return;
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
    refresh();
}

void ProjectorWindow::refresh()
{
    m_pairings->setWording(m_desk.wording());
    m_standings->setWording(m_desk.wording());
    m_pairings->setRound(m_desk.section(), m_desk.round());
    if (m_showsStandings) computeStandings();
    showTitle();
    fitColumns();
}

void ProjectorWindow::computeStandings()
{
    const auto snapshot = m_desk.section();
    if (!snapshot || m_desk.round() == 0) return m_standings->clear();
    m_desk.jobs().start(
        "projector", m_desk.sectionId(), this,
        [round = m_desk.round(), memo = m_desk.standings(), snapshot](const Section&, const std::stop_token&,
                                                                      Progress&) {
            tiebreak::StandingsOptions options;
            options.round = round;
            return memo->of(snapshot, options);
        },
        [this, snapshot](const tables::StandingsMemo::Ranked& standings) {
            if (!standings) return m_desk.fail(standings.error());
            m_standings->setStandings(snapshot, *standings);
            fitColumns();
        });
}

void ProjectorWindow::showTitle()
{
    const auto& section = m_desk.section();
    const QString name = section ? QString::fromStdString(section->info.name) : QString();
    m_title->setText(!section           ? QString()
                     : m_showsStandings ? tr("%1 · after round %2").arg(name).arg(m_desk.round())
                                        : tr("%1 · round %2").arg(name).arg(m_desk.round()));
    const bool left = section && !section->rules.fideMode;
    QStringList marks;
    if (left) marks << tr("⚠ not in FIDE mode since round %1").arg(section->rules.fideModeLeftInRound);
    if (section) {
        // Pairings tell of their own round, standings of every round up to theirs.
        auto missing = tables::missingResults(*section, m_desk.round());
        if (m_showsStandings) {
            marks << tables::provisionalText(missing, m_desk.wording());
        } else if (!missing.empty() && missing.back().round == m_desk.round()) {
            marks << tr("%n results missing", nullptr, missing.back().open + missing.back().adjourned);
        }
    }
    marks.removeAll(QString());
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
    if (m_paused || bar->maximum() == 0) return;
    if (m_rest > 0) {
        if (--m_rest == 0 && bar->value() == bar->maximum()) {
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
