#include "finish/reports_page.h"

#include "dialogs/report_facts_dialog.h"
#include "norms/norm_list.h"
#include "text/report_text.h"

#include <QAction>
#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

ReportsPage::ReportsPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishReports", parent),
      m_tree(new QTreeWidget(this)),
      m_due(new QLabel(this)),
      m_export(new QPushButton(tr("Export the report of the section shown…"), this))
{
    m_tree->setObjectName(QStringLiteral("finishReportsTree"));
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("Reports"));
    m_due->setWordWrap(true);
    m_export->setObjectName(QStringLiteral("finishExport"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_due);
    column->addWidget(m_tree, 1);
    column->addWidget(m_export, 0, Qt::AlignLeft);
    connect(m_tree, &QTreeWidget::itemActivated, this, &ReportsPage::goTo);
    connect(m_export, &QPushButton::clicked, desk.actions().get("exportFile"), &QAction::trigger);
    beginAt(m_tree);
}

QString ReportsPage::title() const
{
    return tr("Reports");
}

FinishPage::State ReportsPage::state() const
{
    const int count = static_cast<int>(m_findings.size());
    if (count > 0) return {false, tr("%n points missing", nullptr, count)};
    return {true, tr("nothing is missing")};
}

/// Whether norms were made is a search of its own: on a worker.
void ReportsPage::refresh()
{
    std::vector<Checked> sections;
    for (const EventSection& each : desk().session().event().sections) sections.push_back({each.id, each.section, {}});
    desk().jobs().startApart(
        "reports", this,
        [sections](const std::stop_token&, Progress&) mutable {
            for (Checked& each : sections) {
                const Section& section = *each.section;
                const bool norms =
                    !section.isTeamEvent() && !norms::normsMade(section, norms::factsOf(section)).empty();
                each.findings = policy::reportFindings(section, norms);
            }
            return std::move(sections);
        },
        [this](const std::vector<Checked>& checked) { present(checked); });
}

void ReportsPage::present(const std::vector<Checked>& sections)
{
    m_tree->clear();
    m_findings.clear();
    Date last;
    for (const Checked& each : sections) {
        const Section& section = *each.section;
        last = std::max(last, section.info.lastDay);
        const auto& findings = each.findings;
        auto* top = new QTreeWidgetItem(m_tree);
        const QString name = QString::fromStdString(section.info.name);
        top->setText(0, findings.empty() ? tr("✓ %1: the report is complete").arg(name)
                                         : tr("● %1: %n points", nullptr, static_cast<int>(findings.size())).arg(name));
        top->setData(0, Qt::UserRole, -1);
        for (const policy::ReportFinding& finding : findings) {
            auto* item = new QTreeWidgetItem(top);
            item->setText(0, text::reportFindingText(finding, section, desk().wording()));
            item->setData(0, Qt::UserRole, static_cast<int>(m_findings.size()));
            m_findings.emplace_back(each.id, finding);
        }
    }
    if (m_tree->topLevelItemCount() > 0) m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_due->setText(dueText(last) + tr("Enter goes to what is missing."));
    Q_EMIT stateChanged();
}

/// Dates that follow from the last day of the event.
QString ReportsPage::dueText(const Date& last) const
{
    const QDate day(last.year, last.month, last.day);
    if (!day.isValid()) return {};
    constexpr int kToTheOfficer = 7;
    constexpr int kUploaded = 30;
    const auto written = [&](const QDate& date) { return date.toString(QStringLiteral("dd/MM/yyyy")); };
    //: dates
    return tr("Report to the rating officer by %1, uploaded by %2 (FIDE B.02; after the third list nothing is rated). "
              "Title "
              "norms are FIDE's to decide.")
               .arg(written(day.addDays(kToTheOfficer)), written(day.addDays(kUploaded))) +
           QLatin1Char(' ');
}

void ReportsPage::goTo(const QTreeWidgetItem* item)
{
    const int at = item->data(0, Qt::UserRole).toInt();
    if (at < 0) return;
    const auto& [section, finding] = m_findings[static_cast<std::size_t>(at)];
    Q_EMIT placeWanted(section, finding.round, finding.player);
    using policy::ReportFault;
    const bool isOfEvent = finding.fault == ReportFault::NoDays || finding.fault == ReportFault::NoTown ||
                           finding.fault == ReportFault::NoFederation || finding.fault == ReportFault::NoChief ||
                           finding.fault == ReportFault::NoTimeControl ||
                           finding.fault == ReportFault::ChiefWithoutId || finding.fault == ReportFault::ChiefNotFide ||
                           finding.fault == ReportFault::DeputyWithoutId;
    if (isOfEvent) desk().actions().get("sectionInfo")->trigger();
    if (finding.fault == ReportFault::NoEventCode || finding.fault == ReportFault::GamesNotKept)
        (new ReportFactsDialog(desk(), section, this))->open();
}

}  // namespace kydai::ui

#include "moc_reports_page.cpp"
