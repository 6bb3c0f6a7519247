#include "dialogs/info_dialog.h"

#include "policy/event_plan.h"
#include "widgets/dialog_buttons.h"
#include "widgets/dialog_size.h"
#include "widgets/section_checks.h"

namespace kydai::ui {

InfoDialog::InfoDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_event(desk.session().event()),
      m_info(desk.section()->info),
      m_form(QStringLiteral("info"), desk.wording(), this),
      m_others(new SectionChecks(desk.session().event(), desk.sectionId(), this))
{
    setObjectName(QStringLiteral("infoDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Names, places, dates"));
    auto* rows = new QFormLayout(this);
    m_form.setForm(rows);
    m_form.add(m_event, &Event::name)->setObjectName(QStringLiteral("infoEvent"));
    // What files brought along is not typed, and rooms and tables are given to many sections at once.
    m_form.addAll(m_info, {"firstDayText", "lastDayText", "type", "codedTimeControl", "codedType", "startingListMethod",
                           "pairingProgram", "tables", "room", "group"});
    SectionLimits& limits = m_info.limits;
    auto* sex = qobject_cast<QComboBox*>(m_form.add(limits, &SectionLimits::sex));
    const QString whom[] = {tr("everybody"), tr("men and boys"), tr("women and girls")};
    for (int at = 0; at < sex->count(); ++at) sex->setItemText(at, whom[at]);
    m_form.addPair(tr("Born"), limits, &SectionLimits::bornFrom, &SectionLimits::bornTo, tr("any"));
    m_form.addPair(tr("Rated"), limits, &SectionLimits::ratingFrom, &SectionLimits::ratingTo, tr("any"));
    m_others->setToolTip(tr("The name, the limits and the tables stay each section's own."));
    rows->addRow(m_others);
    m_form.addRefusal();
    rows->addRow(dialogButtons(*this, "infoSave"));
    resizeToScreen(*this, {520, sizeHint().height()});
}

void InfoDialog::accept()
{
    const auto section = m_desk.section();
    if (!section) return reject();
    m_info = section->info;
    if (!m_form.take()) return;
    if (m_info.firstDay != section->info.firstDay) m_info.firstDayText.clear();
    if (m_info.lastDay != section->info.lastDay) m_info.lastDayText.clear();
    CompoundChange action =
        policy::editingInfo(m_desk.session().event(), m_desk.sectionId(), m_info, m_others->checked());
    action.changes.emplace_back(RenameEvent{m_event.name});
    if (m_desk.apply(std::move(action))) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_info_dialog.cpp"
