/// The step of the title norms: who makes one, who still can, and the papers for FIDE. Norms are FIDE's to decide.
#pragma once

#include "finish/finish_page.h"
#include "tables/norm_lists.h"

#include <memory>

class QComboBox;
class QLabel;

namespace kydai::ui {

class AnswerSteps;
class HeldListModel;
class TableView;

class NormsPage : public FinishPage {
    Q_OBJECT
public:
    explicit NormsPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;
    [[nodiscard]] std::optional<SectionId> printedSection() const override;

private:
    /// The snapshot with what was worked out from it.
    struct Shown {
        std::shared_ptr<const Section> section;
        tables::NormSource source{};
    };
    void fillSections();
    void showSection();
    void present(const std::shared_ptr<const Shown>& shown);
    void explain(int row);

    QComboBox* m_sections;
    HeldListModel* m_model;
    TableView* m_table;
    AnswerSteps* m_answer;
    QLabel* m_note;
    QList<int> m_widths{};
    std::shared_ptr<const Shown> m_shown{};
};

}  // namespace kydai::ui
