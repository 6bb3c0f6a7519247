#include "dialogs/report_facts_dialog.h"

#include "widgets/dialog_buttons.h"
#include "widgets/dialog_size.h"

#include <QHeaderView>
#include <QRegularExpression>
#include <QTableWidget>

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
      m_form(QStringLiteral("fact"), desk.wording(), this),
      m_titles(new QTableWidget(0, TitleColumns, this))
{
    setObjectName(QStringLiteral("reportFactsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Facts for norms and reports"));
    if (const auto now = desk.session().section(section)) m_facts = now->info.report;
    m_titles->setObjectName(QStringLiteral("factTitles"));
    m_titles->setHorizontalHeaderLabels({tr("Places"), tr("among"), tr("Title or norm"), tr("Lowest rating")});
    m_titles->verticalHeader()->hide();
    m_titles->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_titles->setAccessibleName(tr("Direct titles"));
    auto* rows = new QFormLayout(this);
    m_form.setForm(rows);
    m_form.addAll(m_facts);
    auto* hint = new QLabel(tr("Direct titles (B.01, 1.2): which places of this section give which title. FIDE's table "
                               "changes; type what holds for this event, such as “1-3”, “women”, “CM”, “2000”."),
                            this);
    hint->setWordWrap(true);
    rows->addRow(hint);
    rows->addRow(m_titles);
    m_form.addRefusal();
    rows->addRow(dialogButtons(*this, "factSave"));
    fillTitles(m_facts.titles);
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

std::optional<std::vector<DirectTitle>> ReportFactsDialog::titles()
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
            m_form.refuse(tr("Line %1 of the direct titles: type places such as “1-3” and a title.").arg(row + 1),
                          m_titles);
            return std::nullopt;
        }
        all.push_back(std::move(title));
    }
    return all;
}

void ReportFactsDialog::accept()
{
    const auto section = m_desk.session().section(m_section);
    if (!section) return reject();
    if (!m_form.take()) return;
    auto table = titles();
    if (!table) return;
    m_facts.titles = *std::move(table);
    SectionInfo info = section->info;
    info.report = m_facts;
    if (m_desk.apply(EditInfo{m_section, std::move(info)})) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_report_facts_dialog.cpp"
