/// What title norms and the reports around them ask of a section: FIDE's code, registration, organiser, exemption, the
/// moves kept, and the places that give a title. Source: rules/norms.md, sections 2, 4, 8 and 9.
#pragma once

#include "desk/desk.h"
#include "widgets/member_form.h"

#include <QDialog>

class QTableWidget;

namespace kydai::ui {

class ReportFactsDialog : public QDialog {
    Q_OBJECT
public:
    ReportFactsDialog(Desk& desk, SectionId section, QWidget* parent = nullptr);

public Q_SLOTS:
    void accept() override;

private:
    void fillTitles(const std::vector<DirectTitle>& titles);
    /// Nothing where a line can't be read; the form says which.
    [[nodiscard]] std::optional<std::vector<DirectTitle>> titles();

    Desk& m_desk;
    SectionId m_section;
    ReportFacts m_facts{};
    MemberForm m_form;
    QTableWidget* m_titles;
};

}  // namespace kydai::ui
