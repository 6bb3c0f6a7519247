#include "widgets/palette_panel.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

class PalettePanel::Rows : public QAbstractTableModel {
public:
    enum Column { Text, Aside, Key, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<PaletteRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const PaletteRow& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const PaletteRow& row = at(index.row());
        const QString& cell = index.column() == Text ? row.text : index.column() == Aside ? row.aside : row.key;
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return cell;
        case Qt::ForegroundRole:
            if (!row.isPossible) return QApplication::palette().brush(QPalette::Disabled, QPalette::Text);
            return index.column() == Aside ? QVariant(QApplication::palette().brush(QPalette::PlaceholderText))
                                           : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignVCenter | (index.column() == Key ? Qt::AlignRight : Qt::AlignLeft));
        default:
            return {};
        }
    }

private:
    std::vector<PaletteRow> m_rows{};
};

PalettePanel::PalettePanel(Find find, QWidget& window)
    : QFrame(&window),
      m_find(std::move(find)),
      m_search(new QLineEdit(this)),
      m_table(new QTableView(this)),
      m_hint(new QLabel(this)),
      m_rows(new Rows(this))
{
    build();
    retranslate();
    hide();
    window.installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &PalettePanel::search);
    connect(m_table, &QTableView::clicked, this, &PalettePanel::choose);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*old*/, QWidget* now) {
        if (isOpen() && now != nullptr && !isAncestorOf(now)) hide();
    });
}

void PalettePanel::build()
{
    setObjectName(QStringLiteral("palettePanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_table->setObjectName(QStringLiteral("paletteTable"));
    m_table->setModel(m_rows);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Rows::Text, QHeaderView::Stretch);
    m_hint->setObjectName(QStringLiteral("paletteHint"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 8);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(m_hint);
}

void PalettePanel::retranslate()
{
    m_search->setPlaceholderText(tr("A command, section, round, setting, player or page of the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_table->setAccessibleName(tr("What is found"));
}

void PalettePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void PalettePanel::place()
{
    constexpr int kCharacters = 90;
    constexpr int kRows = 14;
    const QSize room = parentWidget()->size();
    const int rowHeight = std::max(24, fontMetrics().height() + 7);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    const int width = std::min(room.width() - 40, kCharacters * fontMetrics().horizontalAdvance(QLatin1Char('0')));
    const int height = std::min(room.height() - 80, (kRows + 4) * rowHeight);
    setGeometry((room.width() - width) / 2, 40, width, height);
}

void PalettePanel::open()
{
    if (isOpen()) return leave();
    m_before = QApplication::focusWidget();
    m_search->clear();
    search();
    place();
    show();
    raise();
    m_search->setFocus(Qt::ShortcutFocusReason);
}

void PalettePanel::leave()
{
    if (!isOpen()) return;
    QWidget* const before = m_before;
    const bool isThere = before != nullptr && before->isVisible() && before->isEnabled();
    if (isThere) before->setFocus(Qt::OtherFocusReason);
    hide();
    if (!isThere) Q_EMIT focusLost();
}

void PalettePanel::search()
{
    m_rows->set(m_find(m_search->text()));
    m_hint->setText(m_rows->rowCount() == 0 ? tr("Nothing is called so. Esc goes back.")
                                            : tr("Enter goes there, Esc goes back."));
    if (m_rows->rowCount() > 0) m_table->selectRow(0);
}

void PalettePanel::move(int step)
{
    if (m_rows->rowCount() == 0) return;
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_rows->rowCount() - 1);
    m_table->selectRow(row);
    m_table->scrollTo(m_rows->index(row, 0));
}

void PalettePanel::choose()
{
    const QModelIndex at = m_table->currentIndex();
    if (!at.isValid()) return;
    if (const PaletteRow& row = m_rows->at(at.row()); !row.isPossible) {
        m_hint->setText(tr("Not possible now: %1").arg(row.text));
        return;
    }
    leave();
    Q_EMIT chosen(at.row());
}

bool PalettePanel::onKey(int key)
{
    constexpr int kPage = 10;
    switch (key) {
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_PageUp:
        move(-kPage);
        return true;
    case Qt::Key_PageDown:
        move(kPage);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    default:
        return key == Qt::Key_Tab || key == Qt::Key_Backtab;  // there is nowhere else
    }
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isOpen()) place();
    if (watched != m_search) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_K && key.modifiers() == Qt::ControlModifier) {
            leave();
            return true;
        }
        return onKey(key.key());
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace kydai::ui

#include "moc_palette_panel.cpp"
