#include "widgets/section_checks.h"

#include <QCheckBox>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

SectionChecks::SectionChecks(const Event& event, SectionId shown, QWidget* parent)
    : QWidget(parent),
      m_all(new QCheckBox(tr("Change it in all other sections too"), this)),
      m_group(new QCheckBox(this)),
      m_list(new QListWidget(this))
{
    m_group->setObjectName(QStringLiteral("groupSections"));
    m_all->setObjectName(QStringLiteral("allSections"));
    m_list->setObjectName(QStringLiteral("otherSections"));
    m_list->setAccessibleName(tr("Sections in which this is changed too"));
    const auto own = std::ranges::find(event.sections, shown, &EventSection::id);
    const std::string group = own == event.sections.end() ? std::string() : own->section->info.group;
    std::vector<int> ofGroup;
    for (const EventSection& other : event.sections) {
        if (other.id == shown) continue;
        if (!group.empty() && other.section->info.group == group)
            ofGroup.push_back(static_cast<int>(m_sections.size()));
        m_sections.push_back(other.id);
        auto* item = new QListWidgetItem(QString::fromStdString(other.section->info.name), m_list);
        item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
    }
    // As tall as its lines, many of them scroll.
    constexpr int kMostLines = 6;
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    const int line = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    m_list->setMinimumHeight(2 * line);
    m_list->setMaximumHeight(kMostLines * line);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_all);
    column->addWidget(m_group);
    column->addWidget(m_list, 1);
    connect(m_all, &QCheckBox::toggled, this, [this](bool on) {
        for (int row = 0; row < m_list->count(); ++row)
            m_list->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    });
    m_group->setText(tr("Change it in all sections of the group %1 too").arg(QString::fromStdString(group)));
    m_group->setHidden(ofGroup.empty() || ofGroup.size() == m_sections.size());
    connect(m_group, &QCheckBox::toggled, this, [this, ofGroup](bool on) {
        for (const int row : ofGroup) m_list->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    });
    setHidden(m_sections.empty());
}

std::vector<SectionId> SectionChecks::checked() const
{
    std::vector<SectionId> sections;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            sections.push_back(m_sections[static_cast<std::size_t>(row)]);
    }
    return sections;
}

}  // namespace kydai::ui

#include "moc_section_checks.cpp"
