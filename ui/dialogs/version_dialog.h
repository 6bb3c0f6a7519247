/// Whether there is a newer version of the program: asked only here, at the address that a federation gives.
#pragma once

#include "desk/desk.h"
#include "session/version_check.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kydai::ui {

class VersionDialog : public QDialog {
    Q_OBJECT
public:
    explicit VersionDialog(const Desk& desk, QWidget* parent = nullptr);

private:
    void ask();
    void showNotice(const format::VersionNotice& notice);
    void showFailure(VersionCheck::Failure failure, const QString& details);
    void showButtons();

    const Desk& m_desk;
    VersionCheck m_check;
    QLineEdit* m_address;
    QLabel* m_answer;
    QPushButton* m_ask;
};

}  // namespace kydai::ui
