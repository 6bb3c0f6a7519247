#include "finish/norms_page.h"

#include "dialogs/answer_steps.h"
#include "dialogs/report_facts_dialog.h"
#include "models/held_list_model.h"
#include "norms/explain_norm.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

NormsPage::NormsPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishNorms", parent),
      m_sections(new QComboBox(this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("finishNormsTable"), this)),
      m_answer(new AnswerSteps(QStringLiteral("norm"), desk.wording(), this)),
      m_note(new QLabel(this))
{
    m_sections->setObjectName(QStringLiteral("normSection"));
    m_sections->setAccessibleName(tr("Section"));
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Title norms and chances"));
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("normNote"));
    auto* facts = new QPushButton(tr("Facts for norms and reports…"), this);
    facts->setObjectName(QStringLiteral("normFacts"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_sections);
    top->addWidget(facts);
    top->addStretch(1);
    auto* parts = new QSplitter(this);
    parts->addWidget(m_table);
    parts->addWidget(m_answer);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    constexpr int kWhole = 10000;
    parts->setSizes({kWhole * 3 / 5, kWhole * 2 / 5});
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(printButton({print::DocumentKind::Norms, print::DocumentKind::TitleResults,
                                    print::DocumentKind::TournamentReport, print::DocumentKind::DirectTitles,
                                    print::DocumentKind::ArbiterNorms}));
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_note);
    column->addWidget(parts, 1);
    column->addLayout(buttons);
    connect(m_sections, &QComboBox::activated, this, &NormsPage::showSection);
    connect(m_table, &TableView::currentMoved, this, [this] { explain(m_table->currentIndex().row()); });
    connect(facts, &QPushButton::clicked, this, [this] {
        if (m_shown) (new ReportFactsDialog(this->desk(), *printedSection(), this))->open();
    });
    beginAt(m_table);
}

QString NormsPage::title() const
{
    return tr("Norms");
}

FinishPage::State NormsPage::state() const
{
    if (!m_shown) return {true, tr("none")};
    const auto& entries = m_shown->source.entries;
    const auto made = std::ranges::count_if(entries, [](const auto& entry) { return entry.attempt.made(); });
    if (entries.empty()) return {true, tr("none")};
    return {true, tr("%n made", nullptr, static_cast<int>(made))};
}

std::optional<SectionId> NormsPage::printedSection() const
{
    const QVariant chosen = m_sections->currentData();
    return chosen.isValid() ? std::optional(chosen.value<SectionId>()) : std::nullopt;
}

void NormsPage::fillSections()
{
    const SectionId wanted = printedSection().value_or(desk().sectionId());
    const QSignalBlocker quiet(m_sections);
    m_sections->clear();
    for (const EventSection& each : desk().session().event().sections) {
        m_sections->addItem(QString::fromStdString(each.section->info.name), QVariant::fromValue(each.id));
        if (each.id == wanted) m_sections->setCurrentIndex(m_sections->count() - 1);
    }
}

void NormsPage::refresh()
{
    m_model->setWording(desk().wording());
    m_answer->setWording(desk().wording());
    fillSections();
    showSection();
}

/// The search tries thousands of subsets for a title: on a worker.
void NormsPage::showSection()
{
    const auto id = printedSection();
    if (!id) return;
    const auto section = desk().session().section(*id);
    if (!section || section->isTeamEvent()) return present(nullptr);
    desk().jobs().start(
        "norms", *id, this, [](const Section& of, const std::stop_token&, Progress&) { return tables::normSource(of); },
        [this, section](tables::NormSource source) {
            present(std::make_shared<const Shown>(Shown{section, std::move(source)}));
        });
}

void NormsPage::present(const std::shared_ptr<const Shown>& shown)
{
    m_shown = shown;
    if (!shown) {
        m_model->show({}, {});
        m_note->setText(tr("Norms of teams are not counted here."));
        m_answer->say({}, false);
        Q_EMIT stateChanged();
        return;
    }
    m_model->show(shown, tables::normsList(*shown->section, shown->source));
    QStringList notes;
    for (const auto& note : m_model->list().notes) notes << note(desk().wording());
    m_note->setText(notes.join(QLatin1Char(' ')));
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
    if (m_model->rowCount() > 0) {
        m_table->goToRow(0);
        explain(0);
    } else {
        m_answer->say(tr("Nobody makes a norm here, and nobody can any more."), false);
    }
    Q_EMIT stateChanged();
}

void NormsPage::explain(int row)
{
    if (!m_shown || row < 0 || row >= m_model->rowCount()) return;
    const norms::NormEntry& entry = m_shown->source.entries[m_model->list().rows[static_cast<std::size_t>(row)]];
    const bool over = entry.attempt.made() || entry.forecast.outlook == norms::Outlook::Over;
    Explanation told =
        over ? norms::explainNorm(*m_shown->section, m_shown->source.event, entry.player, entry.attempt, entry.norm)
             : norms::explainForecast(*m_shown->section, m_shown->source.event, entry.player, entry.forecast);
    m_answer->present(told.conclusion, std::move(told.steps));
}

}  // namespace kydai::ui

#include "moc_norms_page.cpp"
