/// The prizes of each section: the plan, who wins what by it now, and freezing them.
#pragma once

#include "finish/finish_page.h"
#include "prizes/award.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class PrizePlanTable;
class TableView;

class PrizesPage : public FinishPage {
    Q_OBJECT
public:
    explicit PrizesPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;

private:
    void build();
    void fillSections();
    void showSection();
    void present(const std::shared_ptr<const Section>& section, std::shared_ptr<const prizes::Awards> awards);
    void useTemplate(int index);
    void takePlan(const PrizePlan& plan);
    void toEverySection();
    void freezeOrThaw();
    void askWhy();
    /// The selected winner stays in the standings and is out of the prizes, for a reason that is printed.
    void leaveOut();
    void fillLeftOut();
    [[nodiscard]] const prizes::Award* selected() const;
    [[nodiscard]] SectionId sectionId() const;
    [[nodiscard]] std::shared_ptr<const Section> section() const;

    QComboBox* m_sections;
    QComboBox* m_templates;
    QPushButton* m_everywhere;
    QPushButton* m_rules;
    PrizePlanTable* m_plan;
    HeldListModel* m_model;
    TableView* m_table;
    QLabel* m_note;
    QPushButton* m_freeze;
    QPushButton* m_why;
    QPushButton* m_leaveOut;
    QPushButton* m_leftOut;  ///< who is out, to be taken in again
    QList<int> m_widths{};
    std::shared_ptr<const Section> m_shown{};
    std::shared_ptr<const prizes::Awards> m_awards{};
};

}  // namespace kydai::ui
