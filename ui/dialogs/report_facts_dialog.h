/// What title norms and the reports around them ask of a section: FIDE's code, registration, organiser, exemption, the
/// moves kept, and the places that give a title. Source: rules/norms.md, sections 2, 4, 8 and 9.
#pragma once

#include "panes/desk.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
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
    /// Nothing where a line can't be read; the label says which.
    [[nodiscard]] std::optional<std::vector<DirectTitle>> titles() const;
    void refuse(const QString& sentence, QWidget* where) const;

    Desk& m_desk;
    SectionId m_section;
    QLineEdit* m_code;
    QLineEdit* m_registered;
    QLineEdit* m_organiser;
    QComboBox* m_exemption;
    QCheckBox* m_games;
    QTableWidget* m_titles;
    QLabel* m_refusal;
};

}  // namespace kydai::ui
