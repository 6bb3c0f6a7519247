/// Units over the sections of the event and the medal table, with the rules that rank them and why a unit stands where
/// it does.
#pragma once

#include "explain/explanation.h"
#include "finish/finish_page.h"
#include "widgets/member_form.h"

#include <array>

class QComboBox;
class QLineEdit;
class QListWidget;

namespace kydai::ui {

class AnswerSteps;
class HeldListModel;
class TableView;

class UnitsPage : public FinishPage {
    Q_OBJECT
public:
    explicit UnitsPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;
    void setRanking(const std::shared_ptr<const prizes::EventRanking>& ranking) override;

    /// As they are chosen here.
    [[nodiscard]] const EventUnitRules& rules() const { return m_rules; }
    [[nodiscard]] std::vector<SectionId> sections() const;

private:
    QWidget* buildRules();
    QWidget* buildTies();
    void takeTies();
    void showTies();
    void fillSections();
    /// The sections that play at one time count, and no others; below 0: all.
    void countGroup(int group);
    void takeRules();
    void showRules();
    void show();
    void explain(int row);

    HeldListModel* m_model;
    TableView* m_table;
    AnswerSteps* m_answer;
    EventUnitRules m_rules{};
    MemberForm m_form;
    QLineEdit* m_placePoints;
    static constexpr std::size_t kMostTies = 3;
    std::array<QComboBox*, kMostTies> m_ties{};
    QListWidget* m_sections = nullptr;
    QComboBox* m_group = nullptr;  ///< hidden where there is one group
    QList<int> m_widths{};
    std::shared_ptr<const prizes::EventRanking> m_ranking{};
};

}  // namespace kydai::ui
