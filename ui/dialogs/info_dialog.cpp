#include "dialogs/info_dialog.h"

#include "model/section_check.h"
#include "models/players_model.h"
#include "policy/event_plan.h"
#include "widgets/dialog_size.h"
#include "widgets/section_checks.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace kydai::ui {

InfoDialog::InfoDialog(Desk& desk, QWidget* parent) : QDialog(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("infoDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Names, places, dates"));
    const SectionInfo& info = desk.section()->info;
    auto* form = new QFormLayout(this);
    m_event = field(*form, "infoEvent", tr("Event"), desk.session().event().name);
    m_name = field(*form, "infoName", tr("Section"), info.name);
    m_town = field(*form, "infoTown", tr("Town"), info.town);
    m_federation = field(*form, "infoFederation", tr("Federation"), info.federation);
    m_firstDay = field(*form, "infoFirstDay", tr("First day"), dateText(info.firstDay).toStdString());
    m_lastDay = field(*form, "infoLastDay", tr("Last day"), dateText(info.lastDay).toStdString());
    m_chief = field(*form, "infoChief", tr("Chief arbiter"), info.chiefArbiter);
    QStringList deputies;
    for (const std::string& deputy : info.deputyArbiters) deputies << QString::fromStdString(deputy);
    m_deputies = field(*form, "infoDeputies", tr("Deputies"), deputies.join(QStringLiteral("; ")).toStdString());
    m_timeControl = field(*form, "infoTimeControl", tr("Time control"), info.timeControlText);
    addLimits(*form, info);
    m_others = new SectionChecks(desk.session().event(), desk.sectionId(), this);
    m_others->setToolTip(tr("The name, the limits and the first table stay each section's own."));
    form->addRow(m_others);
    m_refusal = new QLabel(this);
    m_refusal->setObjectName(QStringLiteral("infoRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    form->addRow(m_refusal);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("infoSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeToScreen(*this, {520, sizeHint().height()});
}

QSpinBox* InfoDialog::number(QHBoxLayout& row, const char* name, const QString& words, int most, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(words);
    box->setToolTip(words);
    box->setRange(0, most);
    box->setSpecialValueText(tr("any"));
    box->setValue(value);
    row.addWidget(box, 1);
    return box;
}

void InfoDialog::addLimits(QFormLayout& form, const SectionInfo& info)
{
    constexpr int kLatestYear = 2200;
    constexpr int kHighestRating = 4000;
    m_sex = new QComboBox(this);
    m_sex->setObjectName(QStringLiteral("infoSex"));
    m_sex->addItem(tr("everybody"), static_cast<int>(Sex::Unknown));
    m_sex->addItem(tr("men and boys"), static_cast<int>(Sex::Male));
    m_sex->addItem(tr("women and girls"), static_cast<int>(Sex::Female));
    m_sex->setCurrentIndex(m_sex->findData(static_cast<int>(info.limits.sex)));
    m_sex->setAccessibleName(tr("Who may play"));
    form.addRow(tr("Who may play"), m_sex);
    auto* born = new QHBoxLayout;
    m_bornFrom = number(*born, "infoBornFrom", tr("Earliest year of birth"), kLatestYear, info.limits.bornFrom);
    born->addWidget(new QLabel(QStringLiteral("–"), this));
    m_bornTo = number(*born, "infoBornTo", tr("Latest year of birth"), kLatestYear, info.limits.bornTo);
    form.addRow(tr("Born"), born);
    auto* rated = new QHBoxLayout;
    m_ratingFrom = number(*rated, "infoRatingFrom", tr("Lowest rating"), kHighestRating, info.limits.ratingFrom);
    rated->addWidget(new QLabel(QStringLiteral("–"), this));
    m_ratingTo = number(*rated, "infoRatingTo", tr("Highest rating"), kHighestRating, info.limits.ratingTo);
    form.addRow(tr("Rated"), rated);
    m_firstTable = new QSpinBox(this);
    m_firstTable->setObjectName(QStringLiteral("infoFirstTable"));
    m_firstTable->setAccessibleName(tr("First table"));
    m_firstTable->setToolTip(tr("Where sections share a hall, their tables are numbered on."));
    m_firstTable->setRange(1, kMostTables);
    m_firstTable->setValue(info.firstTable);
    form.addRow(tr("First table"), m_firstTable);
}

QLineEdit* InfoDialog::field(QFormLayout& form, const char* name, const QString& label, const std::string& text)
{
    auto* edit = new QLineEdit(QString::fromStdString(text), this);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(label);
    form.addRow(label, edit);
    return edit;
}

void InfoDialog::accept()
{
    const auto section = m_desk.section();
    if (!section) return reject();
    const auto firstDay = parseDate(m_firstDay->text());
    const auto lastDay = parseDate(m_lastDay->text());
    for (const auto& [date, edit] : {std::pair(firstDay, m_firstDay), std::pair(lastDay, m_lastDay)}) {
        if (date) continue;
        m_refusal->setText(tr("“%1” is no date. Type a day such as 21/11/2026.").arg(edit->text()));
        m_refusal->show();
        edit->setFocus();
        return;
    }
    SectionInfo info = section->info;
    const auto typed = [](const QLineEdit* edit) { return edit->text().simplified().toStdString(); };
    info.name = typed(m_name);
    info.town = typed(m_town);
    info.federation = typed(m_federation);
    if (*firstDay != info.firstDay) info.firstDayText.clear();
    if (*lastDay != info.lastDay) info.lastDayText.clear();
    info.firstDay = *firstDay;
    info.lastDay = *lastDay;
    info.chiefArbiter = typed(m_chief);
    info.deputyArbiters.clear();
    for (const QString& deputy : m_deputies->text().split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        info.deputyArbiters.push_back(deputy.simplified().toStdString());
    }
    info.timeControlText = typed(m_timeControl);
    info.limits = {static_cast<Sex>(m_sex->currentData().toInt()), m_bornFrom->value(), m_bornTo->value(),
                   m_ratingFrom->value(), m_ratingTo->value()};
    info.firstTable = m_firstTable->value();
    CompoundChange action =
        policy::editingInfo(m_desk.session().event(), m_desk.sectionId(), info, m_others->checked());
    action.changes.push_back(RenameEvent{typed(m_event)});
    if (!m_desk.apply(std::move(action))) return;
    QDialog::accept();
}

}  // namespace kydai::ui
