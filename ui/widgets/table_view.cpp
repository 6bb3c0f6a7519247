#include "widgets/table_view.h"

#include "models/list_model.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace kydai::ui {

TableView::TableView(const QString& name, QWidget* parent) : StaysInSight(parent)
{
    setObjectName(name);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle);  // of a Vietnamese name the last word is what he is called by
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false);  // Tab leaves the table; arrows move inside it
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setMinimumSectionSize(24);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    fitRowHeight();
    connect(this, &QTableView::doubleClicked, this, &TableView::opened);
    // Whoever sorts goes on seeing the row he was at; behind the sorting itself.
    connect(
        horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this] { scrollTo(currentIndex()); },
        Qt::QueuedConnection);
    m_contents.setSingleShot(true);
    connect(&m_contents, &QTimer::timeout, this, [this] {
        if (currentIndex().column() != m_wanted) m_wanted = -1;  // he has gone on, or his row went
        shareOutWidth();
    });
    // A width changed while the mouse is down on the head was chosen by hand.
    horizontalHeader()->viewport()->installEventFilter(this);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        if (m_isHeadHeld) m_chosenByHand = true;
    });
}

TableView::~TableView()
{
    rememberColumns();
}

QString TableView::settingsKey() const
{
    return QStringLiteral("tables/%1/%2").arg(objectName()).arg(horizontalHeader()->count());
}

void TableView::rememberColumns() const
{
    if (!m_chosenByHand && !horizontalHeader()->sectionsMoved()) return;
    QSettings().setValue(settingsKey(), horizontalHeader()->saveState());
}

void TableView::setColumns(const QList<int>& widthsInCharacters)
{
    // Other widths for the same columns don't undo what was moved by hand since the start.
    if (m_widths.size() == horizontalHeader()->count()) rememberColumns();
    m_widths = widthsInCharacters;
    const QByteArray remembered = QSettings().value(settingsKey()).toByteArray();
    m_chosenByHand = !remembered.isEmpty() && horizontalHeader()->restoreState(remembered);
    m_yielded.clear();
    for (int column = 0; column < m_widths.size(); ++column) setColumnHidden(column, m_widths[column] == kHidden);
    if (!m_chosenByHand) return shareOutWidth();
    // The mark came with the widths; the rows are to stand as it says.
    const QHeaderView& head = *horizontalHeader();
    if (isSortingEnabled() && head.sortIndicatorSection() < head.count())
        sortByColumn(head.sortIndicatorSection(), head.sortIndicatorOrder());
}

void TableView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    if (model == nullptr) return;
    connect(model, &QAbstractItemModel::modelReset, this, &TableView::followContents);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TableView::followContents);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TableView::followContents);
    connect(model, &QAbstractItemModel::dataChanged, this, &TableView::followContents);
}

void TableView::showGroups()
{
    m_showsGroups = true;
    connect(model(), &QAbstractItemModel::modelReset, this, &TableView::placeHeadings);
    connect(model(), &QAbstractItemModel::rowsInserted, this, &TableView::placeHeadings);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, &TableView::placeHeadings);
    // What a heading says may change with any row of its group.
    connect(model(), &QAbstractItemModel::dataChanged, viewport(), qOverload<>(&QWidget::update));
    placeHeadings();
}

void TableView::placeHeadings()
{
    if (!m_showsGroups || model() == nullptr) return;
    int above = -1;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex first = model()->index(row, 0);
        const int group = first.data(ListModel::GroupRole).toInt();
        const auto lines =
            group == above ? 0 : static_cast<int>(first.data(ListModel::HeadingsRole).toStringList().size());
        const int height = verticalHeader()->defaultSectionSize() + lines * headingHeight();
        if (rowHeight(row) != height) setRowHeight(row, height);
        above = group;
    }
}

void TableView::followContents()
{
    if (!m_contents.isActive()) m_contents.start(0);
}

/// What is called so; 0, and what asks for as much, is read like one.
bool TableView::isNameColumn(int column) const
{
    constexpr int kNamesFrom = -20;
    if (m_widths[column] < 0 && columnOf(*model(), "name") == column) return m_widths[column] != kHidden;
    return m_widths[column] == 0 || (m_widths[column] <= kNamesFrom && m_widths[column] != kHidden);
}

/// The widest of the first texts of each column that is shown.
std::vector<int> TableView::widestTexts()
{
    constexpr int kRowsLookedAt = 300;
    const int rows = std::min(model()->rowCount(), kRowsLookedAt);
    const int columns = std::min<int>(static_cast<int>(m_widths.size()), model()->columnCount());
    std::vector<int> widest(static_cast<std::size_t>(columns), 0);
    for (int column = 0; column < columns; ++column) {
        int& most = widest[static_cast<std::size_t>(column)];
        if (isColumnHidden(column)) continue;
        for (int row = 0; row < rows; ++row)
            most = std::max(most, widthOf(model()->index(row, column).data().toString()));
    }
    return widest;
}

/// Shaping a text takes longer by far than finding it again, and with each result most of them stay.
int TableView::widthOf(const QString& text)
{
    constexpr qsizetype kMostKept = 20'000;
    if (const auto known = m_textWidths.constFind(text); known != m_textWidths.cend()) return *known;
    if (m_textWidths.size() == kMostKept) m_textWidths.clear();
    return *m_textWidths.insert(text, fontMetrics().horizontalAdvance(text));
}

bool TableView::isEmptyColumn(int column) const
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (!model()->index(row, column).data().toString().isEmpty()) return false;
    }
    return true;
}

bool TableView::isAnythingCut(const std::vector<int>& widest) const
{
    constexpr int kMargin = 12;  // of a cell, both sides
    for (std::size_t column = 0; column < widest.size(); ++column) {
        const int at = static_cast<int>(column);
        if (widest[column] > 0 && !isColumnHidden(at) && widest[column] + kMargin > columnWidth(at)) return true;
    }
    return false;
}

void TableView::shareOutWidth()
{
    if (m_chosenByHand || model() == nullptr || m_widths.isEmpty()) return;
    for (const int column : std::exchange(m_yielded, {})) setColumnHidden(column, false);
    shareAmongShown();
    const int columns = std::min<int>(static_cast<int>(m_widths.size()), model()->columnCount());
    std::vector<int> widest;  // measured as soon as some column could yield
    for (int column = columns - 1; column >= 0 && model()->rowCount() > 0; --column) {
        const bool isKept = !m_kept.empty() && column == columnOf(*model(), m_kept);
        if (isColumnHidden(column) || column == m_wanted || isKept || !isEmptyColumn(column)) continue;
        if (widest.empty()) widest = widestTexts();
        if (!isAnythingCut(widest)) break;
        setColumnHidden(column, true);
        m_yielded.insert(column);
        shareAmongShown();
    }
    if (const QModelIndex at = currentIndex(); at.isValid() && m_yielded.contains(at.column())) {
        int shown = 0;
        while (shown + 1 < columns && isColumnHidden(shown)) ++shown;
        selectionModel()->setCurrentIndex(at.siblingAtColumn(shown), QItemSelectionModel::NoUpdate);
    }
}

void TableView::shareAmongShown()
{
    const int columns = std::min<int>(static_cast<int>(m_widths.size()), model()->columnCount());
    const int character = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    constexpr int kNameInCharacters = 22;
    const auto isName = [this](int column) { return isNameColumn(column); };
    const auto least = [&](int column) {
        return std::max(isName(column) ? kNameInCharacters : 0, -m_widths[column]) * character;
    };
    // Numbers stand under the whole of their head as long as there is room for it.
    bool wholeHeads = true;
    const auto numbers = [&](int column) {
        constexpr int kHeadMargin = 8;
        const QString head = model()->headerData(column, Qt::Horizontal).toString();
        const int ofHead = horizontalHeader()->fontMetrics().horizontalAdvance(head) + kHeadMargin;
        return std::max(m_widths[column] * character, wholeHeads ? ofHead : 0);
    };
    int fixed = 0;   // without padding
    int names = 0;   // at least
    int others = 0;  // at least
    int fixedColumns = 0;
    int flexible = 0;
    int withoutHeads = 0;  // as fixed
    for (int column = 0; column < columns; ++column) {
        if (isColumnHidden(column)) continue;
        if (m_widths[column] > 0) {
            ++fixedColumns;
            fixed += numbers(column);
            withoutHeads += m_widths[column] * character;
        } else {
            ++flexible;
            (isName(column) ? names : others) += least(column);
        }
    }
    // Where there is not enough room, units and remarks end in dots first, then columns stand closer, names yield last;
    // all of that sooner than that a column is outside.
    constexpr double kMostShortened = 0.5;
    constexpr int kPadding = 14;
    constexpr int kLeastPadding = 4;
    const auto atLeast = static_cast<int>((names + others) * kMostShortened) + kLeastPadding * fixedColumns;
    wholeHeads = viewport()->width() - fixed >= atLeast;
    const int room = viewport()->width() - (wholeHeads ? fixed : withoutHeads);
    const int left = room - names - static_cast<int>(others * kMostShortened);
    const int padding = fixedColumns == 0 ? kPadding : std::clamp(left / fixedColumns, kLeastPadding, kPadding);
    const int free = room - padding * fixedColumns;
    // A column that is outside all the same is no reason to cut a name.
    const bool isOutsideAnyway = free < static_cast<int>((names + others) * kMostShortened);
    const auto shortened = [&](double available, int wanted) {
        return wanted == 0 || isOutsideAnyway ? 1.0 : std::clamp(available / wanted, kMostShortened, 1.0);
    };
    const double ofOthers = shortened(free - names, others);
    const double ofNames = shortened(free - others * ofOthers, names);
    const int share = flexible == 0 ? 0 : std::max((free - names - others) / flexible, 0);
    for (int column = 0; column < columns; ++column) {
        if (isColumnHidden(column)) continue;
        const double by = isName(column) ? ofNames : ofOthers;
        const int width =
            m_widths[column] > 0 ? numbers(column) + padding : static_cast<int>(least(column) * by) + share;
        setColumnWidth(column, width);
    }
}

bool TableView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == horizontalHeader()->viewport()) {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
            m_isHeadHeld = static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
        if (event->type() == QEvent::MouseButtonRelease) m_isHeadHeld = false;
    }
    return QTableView::eventFilter(watched, event);
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareOutWidth();
}

void TableView::fitRowHeight()
{
    constexpr int kRowAt100Percent = 24;
    const int height = std::max(kRowAt100Percent, fontMetrics().height() + 7);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    placeHeadings();
}

void TableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_textWidths.clear();
        fitRowHeight();
        shareOutWidth();
    }
}

void TableView::goToRow(int row)
{
    if (model() == nullptr || row < 0 || row >= model()->rowCount()) return;
    // In a column that is shown: none comes forth for it.
    int column = currentIndex().isValid() ? currentIndex().column() : 0;
    while (isColumnHidden(column) && column + 1 < model()->columnCount()) ++column;
    goTo(model()->index(row, column));
}

void TableView::goTo(const QModelIndex& index, ScrollHint hint)
{
    // setCurrentIndex would add to the selection while Ctrl or Shift of a shortcut is still down.
    QItemSelectionModel::SelectionFlags flags = QItemSelectionModel::ClearAndSelect;
    if (selectionBehavior() == SelectRows) flags |= QItemSelectionModel::Rows;
    if (m_yielded.contains(index.column())) {
        m_wanted = index.column();
        shareOutWidth();
    }
    selectionModel()->setCurrentIndex(index, flags);
    scrollTo(index, hint);
}

void TableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    StaysInSight::scrollTo(index, hint);
    const int hidden = m_covered - columnViewportPosition(index.column());
    if (m_covered == 0 || !index.isValid() || hidden <= 0) return;
    // The columns that lie over it are in sight themselves.
    const int within = columnViewportPosition(index.column()) + horizontalScrollBar()->value();
    if (within >= m_covered - 1) horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

void TableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    StaysInSight::currentChanged(current, previous);
    if (m_wanted >= 0 && current.column() != m_wanted) followContents();
    Q_EMIT currentMoved(current);
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    showCurrentFor(*event);
    if (m_keyHandler && m_keyHandler(*event)) {
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(selectionAsText());
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState &&
        currentIndex().isValid()) {
        Q_EMIT opened(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

QMenu* TableView::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->setObjectName(objectName() + QStringLiteral("Menu"));
    if (m_menuFiller) m_menuFiller(*menu);
    if (!menu->isEmpty() && !m_menuActions.isEmpty()) menu->addSeparator();
    menu->addActions(m_menuActions);
    if (!menu->isEmpty()) menu->addSeparator();
    QAction* copy =
        menu->addAction(tr("Copy"), this, [this] { QApplication::clipboard()->setText(selectionAsText()); });
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);  // shown only: the table answers the key itself
    return menu;
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos();
    QMenu* menu = makeMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(at);
}

QString TableView::selectionAsText() const
{
    if (selectionModel() == nullptr) return {};
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
            const int column = horizontalHeader()->logicalIndex(visual);
            if (!isColumnHidden(column)) cells << row.siblingAtColumn(column).data().toString();
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

bool TableView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QModelIndex index = indexAt(help->pos());
        const QString own = index.data(Qt::ToolTipRole).toString();
        const QString text = index.data().toString();
        const bool cut = fontMetrics().horizontalAdvance(text) > visualRect(index).width() - 8;
        const QString shown = !own.isEmpty() ? own : cut ? text : QString();
        if (shown.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), shown, this, visualRect(index));
        }
        return true;
    }
    return QTableView::viewportEvent(event);
}

}  // namespace kydai::ui

#include "moc_table_view.cpp"
