#include "dialogs/editions_dialog.h"

#include "models/explanation_model.h"
#include "models/held_list_model.h"
#include "tables/lists.h"
#include "text/error_text.h"
#include "text/phrase_text.h"
#include "widgets/dialog_size.h"
#include "widgets/steps_view.h"
#include "widgets/table_view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace kydai::ui {

EditionsDialog::EditionsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_head(new QLabel(this)),
      m_places(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("editions"), this)),
      m_steps(new ExplanationModel(desk.wording(), this)),
      m_view(new StepsView(this)),
      m_print(new QPushButton(this))
{
    setObjectName(QStringLiteral("editionsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    compare();
}

void EditionsDialog::build()
{
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("editionsHead"));
    m_table->setModel(m_places);
    m_view->setModel(m_steps);
    m_print->setObjectName(QStringLiteral("printEditions"));
    m_print->setEnabled(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_table);
    parts->addWidget(m_view);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(parts, 1);
    layout->addWidget(buttons);
    resizeToScreen(*this, {1340, 680});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT printWanted();
    });
    m_table->setFocus();
}

void EditionsDialog::compare()
{
    const std::shared_ptr<const Section> section = m_desk.section();
    const ask::EditionOptions options{m_desk.round(), std::nullopt, section->isTeamEvent()};
    m_desk.jobs().start(
        "editions", m_desk.sectionId(), this,
        [options](const Section& of, const std::stop_token& stop, Progress&) {
            return ask::editionTables(of, options, stop);
        },
        [this, section](Result<ask::EditionTables> tables) {
            if (!tables) return m_head->setText(text::errorText(tables.error(), m_desk.wording()));
            show(std::make_shared<const Compared>(Compared{section, *std::move(tables)}));
        });
}

void EditionsDialog::show(std::shared_ptr<const Compared> compared)
{
    m_compared = std::move(compared);
    Explanation told = ask::explainEditions(*m_compared->section, m_compared->tables);
    m_answer = std::move(told.conclusion);
    m_steps->setSteps(std::move(told.steps));
    m_places->show(m_compared, tables::editionsList(*m_compared->section, m_compared->tables));
    m_table->setColumns(m_places->widths(TableView::kHidden));
    m_print->setEnabled(true);
    retranslate();
}

void EditionsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void EditionsDialog::retranslate()
{
    setWindowTitle(tr("Under which rules?"));
    m_head->setText(m_compared ? text::phraseText(m_answer, m_desk.wording()) : tr("The editions are being compared…"));
    m_print->setText(tr("Print…"));
    m_table->setAccessibleName(tr("Places by every edition of the rules"));
    m_view->setAccessibleName(tr("What moved whom"));
    m_places->setWording(m_desk.wording());
    m_steps->setWording(m_desk.wording());
}

}  // namespace kydai::ui

#include "moc_editions_dialog.cpp"
