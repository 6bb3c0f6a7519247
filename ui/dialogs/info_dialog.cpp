#include "dialogs/info_dialog.h"

#include "models/players_model.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

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
    resize(520, sizeHint().height());
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
    if (!m_desk.apply({ActionKind::EditInfo, {EditInfo{m_desk.sectionId(), info}, RenameEvent{typed(m_event)}}}))
        return;
    QDialog::accept();
}

}  // namespace kydai::ui
