/// The reports that are due: what the rating report of each section still lacks, each fault one key from its place.
#pragma once

#include "finish/finish_page.h"
#include "policy/report_check.h"

#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kydai::ui {

class ReportsPage : public FinishPage {
    Q_OBJECT
public:
    explicit ReportsPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;

private:
    [[nodiscard]] QString dueText(const Date& last) const;
    struct Checked {
        SectionId id{};
        std::shared_ptr<const Section> section{};
        std::vector<policy::ReportFinding> findings{};
    };
    void present(const std::vector<Checked>& sections);
    void goTo(const QTreeWidgetItem* item);

    QTreeWidget* m_tree;
    QLabel* m_due;
    QPushButton* m_export;
    std::vector<std::pair<SectionId, policy::ReportFinding>> m_findings{};
};

}  // namespace kydai::ui
