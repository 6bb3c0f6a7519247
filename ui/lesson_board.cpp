#include "lesson_board.h"

#include "models/held_list_model.h"
#include "widgets/cell_delegate.h"

#include <QHeaderView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace kydai::ui {

LessonBoard::LessonBoard(const text::Wording& wording, QWidget* parent)
    : QTableView(parent), m_model(new HeldListModel(wording, this))
{
    m_model->setOutput(tables::Output::Projector);
    setModel(m_model);
    setItemDelegate(new CellDelegate(
        [this](const QModelIndex& index) {
            if (!m_cell || index.row() != static_cast<int>(m_cell->row)) return CellMark::None;
            return index.column() == static_cast<int>(m_cell->column) ? CellMark::Lit : CellMark::LitRow;
        },
        this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setMinimumSectionSize(1);
}

int LessonBoard::rows() const
{
    return m_model->rowCount();
}

void LessonBoard::showRows(tables::List list, std::optional<lesson::BoardCell> cell, const text::Wording& wording)
{
    m_cell = cell;
    m_model->setWording(wording);
    m_model->show(nullptr, std::move(list));
}

void LessonBoard::fit(int height, int line)
{
    const int lines = rows() + 1;
    line = std::min(height / lines, line);
    setFixedHeight(lines * line + 4);
    int letters = std::max(kSmallestLetters, line * 3 / 5);
    while (!fitColumns(letters) && letters > kSmallestLetters) --letters;
    QFont plain = font();
    plain.setPixelSize(letters);
    setFont(plain);
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { font-size: %1px; }").arg(letters * 4 / 5));
    horizontalHeader()->setFixedHeight(line);
    verticalHeader()->setDefaultSectionSize(line);
}

bool LessonBoard::fitColumns(int letters)
{
    constexpr int kHidden = -1000;
    const QList<int> wanted = m_model->widths(kHidden);
    QFont bold = font();
    bold.setPixelSize(letters);
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    QList<int> widths;
    for (int column = 0; column < wanted.size(); ++column) {
        setColumnHidden(column, wanted[column] == kHidden);
        if (wanted[column] == kHidden) {
            widths += 0;
            continue;
        }
        int widest = metrics.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < rows(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        widths += widest + letters;
    }
    const int left = width() - 2 * frameWidth() - std::accumulate(widths.begin(), widths.end(), 0);
    if (left < 0) return false;
    const auto shown = std::ranges::count_if(widths, [](int width) { return width > 0; });
    for (int column = 0; column < widths.size(); ++column) {
        if (widths[column] > 0) setColumnWidth(column, widths[column] + left / std::max(1, static_cast<int>(shown)));
    }
    return true;
}

}  // namespace kydai::ui

#include "moc_lesson_board.cpp"
