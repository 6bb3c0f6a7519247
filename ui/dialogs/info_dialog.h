/// Names, places, dates and people of the event and the shown section, as they stand on reports and prints.
#pragma once

#include "panes/desk.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace kydai::ui {

class InfoDialog : public QDialog {
    Q_OBJECT
public:
    explicit InfoDialog(Desk& desk, QWidget* parent = nullptr);
    void accept() override;

private:
    QLineEdit* field(QFormLayout& form, const char* name, const QString& label, const std::string& text);

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
    QLabel* m_refusal = nullptr;
};

}  // namespace kydai::ui
