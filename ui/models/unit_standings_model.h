/// Standings of units (đơn vị): rank, unit, sum of places, points, and the players who count.
#pragma once

#include "model/section.h"
#include "models/list_model.h"
#include "tiebreak/unit_standings.h"

#include <memory>

namespace kydai::ui {

class UnitStandingsModel : public ListModel {
    Q_OBJECT
public:
    explicit UnitStandingsModel(text::Wording wording, QObject* parent = nullptr);

    void setUnits(std::shared_ptr<const Section> section, const std::shared_ptr<const tiebreak::Standings>& standings,
                  const tiebreak::UnitOptions& options);

private:
    std::shared_ptr<const Section> m_section;
};

}  // namespace kydai::ui
