/// Names, places, dates and people of the event and the shown section, as they stand on reports and prints; who may
/// play in it, and where its tables begin. What sections have in common can be changed in several at once.
#pragma once

#include "panes/desk.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kydai::ui {

class SectionChecks;

class InfoDialog : public QDialog {
    Q_OBJECT
public:
    explicit InfoDialog(Desk& desk, QWidget* parent = nullptr);
    void accept() override;

private:
    QLineEdit* field(QFormLayout& form, const char* name, const QString& label, const std::string& text);
    void addLimits(QFormLayout& form, const SectionInfo& info);
    /// 0 reads "any".
    QSpinBox* number(QHBoxLayout& row, const char* name, const QString& words, int most, int value);

    Desk& m_desk;
    QLineEdit* m_event = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_town = nullptr;
    QLineEdit* m_federation = nullptr;
    QLineEdit* m_firstDay = nullptr;
    QLineEdit* m_lastDay = nullptr;
    QLineEdit* m_chief = nullptr;
    QLineEdit* m_deputies = nullptr;
    QLineEdit* m_timeControl = nullptr;
    QComboBox* m_sex = nullptr;
    QSpinBox* m_bornFrom = nullptr;
    QSpinBox* m_bornTo = nullptr;
    QSpinBox* m_ratingFrom = nullptr;
    QSpinBox* m_ratingTo = nullptr;
    QSpinBox* m_firstTable = nullptr;
    SectionChecks* m_others = nullptr;
    QLabel* m_refusal = nullptr;
};

}  // namespace kydai::ui
