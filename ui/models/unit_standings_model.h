/// Standings of units (đơn vị): rank, unit, sum of places, points, and the players who count.
#pragma once

#include "model/section.h"
#include "text/wording.h"
#include "tiebreak/unit_standings.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace kydai::ui {

class UnitStandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Unit, Places, Score, Members, ColumnCount };

    explicit UnitStandingsModel(text::Wording wording, QObject* parent = nullptr);

    void setUnits(std::shared_ptr<const Section> section, std::vector<tiebreak::UnitRow> units);
    void setWording(const text::Wording& wording);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    text::Wording m_wording;
    std::shared_ptr<const Section> m_section;
    std::vector<tiebreak::UnitRow> m_units;
};

}  // namespace kydai::ui
