#include "models/unit_standings_model.h"

#include "tables/lists.h"

namespace kydai::ui {

UnitStandingsModel::UnitStandingsModel(text::Wording wording, QObject* parent) : ListModel(std::move(wording), parent)
{
}

void UnitStandingsModel::setUnits(std::shared_ptr<const Section> section,
                                  const std::shared_ptr<const tiebreak::Standings>& standings,
                                  const tiebreak::UnitOptions& options)
{
    beginResetModel();
    m_section = std::move(section);
    setList(tables::unitsList(*m_section, *standings, options));
    endResetModel();
}

}  // namespace kydai::ui

#include "moc_unit_standings_model.cpp"
