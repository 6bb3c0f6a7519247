/// The best of a section play on in a new one: how many, by which system, under which name.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kydai::ui {

class ContinueDialog : public QDialog {
    Q_OBJECT
public:
    explicit ContinueDialog(Desk& desk, QWidget* parent = nullptr);

public Q_SLOTS:
    void accept() override;

private:
    void showWho();
    [[nodiscard]] std::vector<PlayerId> players() const;

    Desk& m_desk;
    QLineEdit* m_name;
    QSpinBox* m_count;
    QComboBox* m_system;
    QLabel* m_who;
};

}  // namespace kydai::ui
