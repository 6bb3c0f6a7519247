/// Names, places, dates and people of the event and the shown section, as they stand on reports and prints; who may
/// play in it, and where its tables begin. What sections have in common can be changed in several at once.
#pragma once

#include "desk/desk.h"
#include "widgets/member_form.h"

#include <QDialog>

namespace kydai::ui {

class SectionChecks;

class InfoDialog : public QDialog {
    Q_OBJECT
public:
    explicit InfoDialog(Desk& desk, QWidget* parent = nullptr);
    void accept() override;

private:
    Desk& m_desk;
    Event m_event;  ///< its name is edited
    SectionInfo m_info;
    MemberForm m_form;
    SectionChecks* m_others;
};

}  // namespace kydai::ui
