/// A new event on one page: names and dates, the kind of event, its division into sections, rules and tie-breaks.
#pragma once

#include "desk/desk.h"
#include "policy/event_plan.h"

#include <QDialog>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace kydai::ui {

class SetupDialog : public QDialog {
    Q_OBJECT
public:
    explicit SetupDialog(Desk& desk, QWidget* parent = nullptr);
    ~SetupDialog() override;
    void accept() override;

Q_SIGNALS:
    void created(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildForm();
    QWidget* buildSections();
    QLineEdit* line(const char* name);
    void useTemplate(int index);
    /// The sections of an earlier event that somebody chooses; the kind stays what it was where nobody does.
    void useEarlier();
    [[nodiscard]] bool isLikeEarlier() const { return !m_earlier.empty(); }
    /// The sections of the earlier event that are wanted, under their names now.
    [[nodiscard]] std::vector<Section> earlierSections() const;
    /// The sections as the division gives them, with the names that were typed over.
    void divide();
    void addSection();
    void removeSection();
    void chooseFile();
    void showFile();
    [[nodiscard]] policy::Division division() const;
    [[nodiscard]] bool hasGroups() const;
    [[nodiscard]] QString nameOf(const policy::SectionPlan& plan) const;
    /// What is wrong, with the cursor put there; empty where all is well.
    QString whatIsWrong();
    [[nodiscard]] SectionInfo info() const;
    [[nodiscard]] RuleSet rules() const;

    Desk& m_desk;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_town = nullptr;
    QLineEdit* m_firstDay = nullptr;
    QLineEdit* m_lastDay = nullptr;
    QLineEdit* m_chief = nullptr;
    QComboBox* m_template = nullptr;
    QLineEdit* m_ages = nullptr;
    QCheckBox* m_bySex = nullptr;
    std::array<QCheckBox*, 3> m_tempos{};
    QLineEdit* m_timeControl = nullptr;
    QSpinBox* m_rounds = nullptr;
    QComboBox* m_points = nullptr;
    QLineEdit* m_tieBreaks = nullptr;
    QTableWidget* m_sections = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_file = nullptr;
    QLabel* m_refusal = nullptr;
    std::vector<policy::SectionPlan> m_plans;
    std::vector<std::shared_ptr<const Section>> m_earlier;  ///< by row; of an added one the first; empty: by division
    EventUnitRules m_earlierUnits{};
    int m_kind = 0;                                ///< the row of m_template that holds
    std::map<std::string, std::string> m_renamed;  ///< by the name that the division gives
    std::optional<QString> m_path;                 ///< chosen by hand
};

}  // namespace kydai::ui
