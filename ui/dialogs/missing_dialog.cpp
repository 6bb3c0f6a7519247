#include "dialogs/missing_dialog.h"

#include "models/held_list_model.h"
#include "tables/missing_list.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <set>

namespace kydai::ui {

MissingDialog::MissingDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_head(new QLabel(this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("missingTable"), this))
{
    setObjectName(QStringLiteral("missingDialog"));
    m_head->setObjectName(QStringLiteral("missingHead"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resizeToScreen(*this, {860, 560});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&desk, &Desk::eventChanged, this, [this] {
        if (isVisible()) refresh();
    });
    connect(m_table, &TableView::opened, this, [this](const QModelIndex& index) {
        if (index.row() < static_cast<int>(m_boards.size()))
            Q_EMIT boardWanted(HallBoard(m_boards[static_cast<std::size_t>(index.row())]));
    });
    for (const char* name : {"undo", "redo"}) addAction(desk.actions().get(name));
    refresh();
    m_table->setColumns(m_model->widths(TableView::kHidden));
    retranslate();
    m_table->setFocus();
}

void MissingDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void MissingDialog::retranslate()
{
    setWindowTitle(tr("Missing results of all sections"));
    m_table->setAccessibleName(tr("Missing results of all sections"));
    m_model->setWording(m_desk.wording());
    showHead();
}

void MissingDialog::showHead()
{
    std::set<SectionId> sections;
    for (const HallBoard& board : m_boards) sections.insert(board.section);
    m_head->setText(m_boards.empty()
                        ? tr("All results are in.")
                        : tr("Results missing: %1, in %n sections.", nullptr, static_cast<int>(sections.size()))
                              .arg(m_boards.size()));
}

void MissingDialog::refresh()
{
    struct Source {
        Event event;
        std::vector<HallBoard> boards;
    };
    const int row = m_table->currentIndex().row();
    m_boards = boardsMissing(m_desk.session().event());
    const auto source = std::make_shared<const Source>(Source{m_desk.session().event(), m_boards});
    m_model->show(source, tables::missingList(source->event, source->boards));
    if (!m_boards.empty()) m_table->goToRow(std::clamp(row, 0, static_cast<int>(m_boards.size()) - 1));
    showHead();
}

}  // namespace kydai::ui

#include "moc_missing_dialog.cpp"
