/// The prizes of a section as a table to type in: a line for each range of places, and beside it who may win the list
/// that the line belongs to and how ties share it.
#pragma once

#include "model/prize_plan.h"
#include "text/wording.h"

#include <QWidget>

#include <functional>
#include <string>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace kydai::ui {

class PrizePlanTable : public QWidget {
    Q_OBJECT
public:
    explicit PrizePlanTable(QWidget* parent = nullptr);

    void setPlan(const PrizePlan& plan);
    void setReadOnly(bool on);
    /// What the table has no room for, of the plan and of the list of the current line.
    void editRules(const text::Wording& wording);

Q_SIGNALS:
    /// Somebody typed: this is the plan now.
    void edited(const kydai::PrizePlan& plan);
    /// What was typed is no places or no amount.
    void refused(const QString& sentence);

private:
    void buildDetails();
    void fill();
    void showDetails();
    void onCell(int row, int column);
    void removeLine();
    /// The list of the current line; null on the empty line.
    PrizeList* currentList();
    void take(const std::function<void(PrizeList&)>& change);
    QSpinBox* limit(const char* name, int most, const std::function<void(PrizeList&, int)>& set);

    PrizePlan m_plan{};
    QTableWidget* m_table;
    QGroupBox* m_details;
    QComboBox* m_sharing = nullptr;
    QComboBox* m_sex = nullptr;
    QSpinBox* m_ageFrom = nullptr;
    QSpinBox* m_ageTo = nullptr;
    QSpinBox* m_ratingFrom = nullptr;
    QSpinBox* m_ratingTo = nullptr;
    QLineEdit* m_unit = nullptr;
    QLineEdit* m_category = nullptr;
    QLineEdit* m_fieldHead = nullptr;
    QLineEdit* m_fieldText = nullptr;
    QCheckBox* m_main = nullptr;
    QCheckBox* m_medals = nullptr;
    QCheckBox* m_cumulative = nullptr;
    QCheckBox* m_jointThird = nullptr;
};

}  // namespace kydai::ui
