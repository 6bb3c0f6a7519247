#include "dialogs/report_facts_dialog.h"

#include "models/players_model.h"
#include "widgets/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

enum TitleColumn { Places, Among, Claim, LowestRating, TitleColumns };
constexpr int kSpareLines = 3;

QString typed(const QTableWidget& table, int row, TitleColumn column)
{
    const QTableWidgetItem* item = table.item(row, column);
    return item == nullptr ? QString() : item->text().trimmed();
}

}  // namespace

ReportFactsDialog::ReportFactsDialog(Desk& desk, SectionId section, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_section(section),
      m_code(new QLineEdit(this)),
      m_registered(new QLineEdit(this)),
      m_organiser(new QLineEdit(this)),
      m_exemption(new QComboBox(this)),
      m_games(new QCheckBox(tr("The games of the report are there as PGN"), this)),
      m_titles(new QTableWidget(0, TitleColumns, this)),
      m_refusal(new QLabel(this))
{
    setObjectName(QStringLiteral("reportFactsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Facts for norms and reports"));
    m_code->setObjectName(QStringLiteral("factCode"));
    m_registered->setObjectName(QStringLiteral("factRegistered"));
    m_organiser->setObjectName(QStringLiteral("factOrganiser"));
    m_exemption->setObjectName(QStringLiteral("factExemption"));
    m_games->setObjectName(QStringLiteral("factGames"));
    m_titles->setObjectName(QStringLiteral("factTitles"));
    // In the order of StatedExemption.
    m_exemption->addItems({tr("none"), tr("final of the national championship (1.4.3a)"),
                           tr("national team championship (1.4.3b)"), tr("zonal or sub-zonal (1.4.3c)")});
    m_titles->setHorizontalHeaderLabels({tr("Places"), tr("among"), tr("Title or norm"), tr("Lowest rating")});
    m_titles->verticalHeader()->hide();
    m_titles->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_titles->setAccessibleName(tr("Direct titles"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* form = new QFormLayout;
    const std::pair<QString, QWidget*> rows[] = {{tr("FIDE's code of the event"), m_code},
                                                 {tr("Registered with FIDE on"), m_registered},
                                                 {tr("Organiser"), m_organiser},
                                                 {tr("Free of the demand for foreigners"), m_exemption}};
    for (const auto& [label, widget] : rows) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    }
    form->addRow(m_games);
    auto* hint = new QLabel(tr("Direct titles (B.01, 1.2): which places of this section give which title. FIDE's table "
                               "changes; type what holds for this event, such as “1-3”, “women”, “CM”, “2000”."),
                            this);
    hint->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("factSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(hint);
    column->addWidget(m_titles, 1);
    column->addWidget(m_refusal);
    column->addWidget(buttons);
    if (const auto now = desk.session().section(section)) {
        const ReportFacts& facts = now->info.report;
        m_code->setText(QString::fromStdString(facts.eventCode));
        m_registered->setText(dateText(facts.registered));
        m_organiser->setText(QString::fromStdString(facts.organiser));
        m_exemption->setCurrentIndex(static_cast<int>(facts.exemption));
        m_games->setChecked(facts.gamesKept);
        fillTitles(facts.titles);
    }
    constexpr int kWide = 620;
    constexpr int kTall = 460;
    resizeToScreen(*this, {kWide, kTall});
}

void ReportFactsDialog::fillTitles(const std::vector<DirectTitle>& titles)
{
    m_titles->setRowCount(static_cast<int>(titles.size()) + kSpareLines);
    for (std::size_t at = 0; at < titles.size(); ++at) {
        const DirectTitle& title = titles[at];
        const int row = static_cast<int>(at);
        const QString places = title.firstPlace == title.lastPlace
                                   ? QString::number(title.firstPlace)
                                   : QStringLiteral("%1-%2").arg(title.firstPlace).arg(title.lastPlace);
        m_titles->setItem(row, Places, new QTableWidgetItem(places));
        m_titles->setItem(row, Claim, new QTableWidgetItem(QString::fromStdString(title.claim)));
        if (title.lowestRating > 0)
            m_titles->setItem(row, LowestRating, new QTableWidgetItem(QString::number(title.lowestRating)));
    }
    for (int row = 0; row < m_titles->rowCount(); ++row) {
        auto* among = new QComboBox(m_titles);
        among->addItems({tr("all"), tr("men"), tr("women")});  // in the order of Sex
        if (row < static_cast<int>(titles.size()))
            among->setCurrentIndex(static_cast<int>(titles[static_cast<std::size_t>(row)].sex));
        m_titles->setCellWidget(row, Among, among);
    }
}

std::optional<std::vector<DirectTitle>> ReportFactsDialog::titles() const
{
    std::vector<DirectTitle> all;
    for (int row = 0; row < m_titles->rowCount(); ++row) {
        const QString places = typed(*m_titles, row, Places);
        const QString claim = typed(*m_titles, row, Claim);
        const QString rating = typed(*m_titles, row, LowestRating);
        if (places.isEmpty() && claim.isEmpty() && rating.isEmpty()) continue;
        const QStringList ends = places.split(QRegularExpression(QStringLiteral("\\s*[-–]\\s*")));
        bool isFirst = false;
        bool isLast = false;
        bool isRating = true;
        DirectTitle title;
        title.firstPlace = ends.first().toInt(&isFirst);
        title.lastPlace = ends.last().toInt(&isLast);
        title.claim = claim.toStdString();
        if (!rating.isEmpty()) title.lowestRating = rating.toInt(&isRating);
        const auto* among = qobject_cast<QComboBox*>(m_titles->cellWidget(row, Among));
        title.sex = static_cast<Sex>(among->currentIndex());
        const bool isRead = isFirst && isLast && isRating && title.firstPlace >= 1 &&
                            title.lastPlace >= title.firstPlace && !claim.isEmpty();
        if (!isRead) {
            refuse(tr("Line %1 of the direct titles: type places such as “1-3” and a title.").arg(row + 1), m_titles);
            return std::nullopt;
        }
        all.push_back(std::move(title));
    }
    return all;
}

void ReportFactsDialog::refuse(const QString& sentence, QWidget* where) const
{
    m_refusal->setText(sentence);
    m_refusal->show();
    where->setFocus();
}

void ReportFactsDialog::accept()
{
    const auto section = m_desk.session().section(m_section);
    if (!section) return reject();
    const auto registered = parseDate(m_registered->text());
    if (!registered)
        return refuse(tr("“%1” is no date. Type a day such as 21/11/2026.").arg(m_registered->text()), m_registered);
    auto table = titles();
    if (!table) return;
    SectionInfo info = section->info;
    info.report.eventCode = m_code->text().simplified().toStdString();
    info.report.registered = *registered;
    info.report.organiser = m_organiser->text().simplified().toStdString();
    info.report.exemption = static_cast<StatedExemption>(m_exemption->currentIndex());
    info.report.gamesKept = m_games->isChecked();
    info.report.titles = *std::move(table);
    if (m_desk.apply(EditInfo{m_section, std::move(info)})) QDialog::accept();
}

}  // namespace kydai::ui
