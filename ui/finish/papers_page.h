/// What was printed for the closing ceremony and is not so any more, line by line, to be printed again alone.
#pragma once

#include "dialogs/print_dialog.h"
#include "finish/finish_page.h"
#include "tables/papers_list.h"

class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class PapersPage : public FinishPage {
    Q_OBJECT
public:
    explicit PapersPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override {}
    void setRanking(const std::shared_ptr<const prizes::EventRanking>& ranking) override;
    /// Looks at what was printed again.
    void compare();

    /// The papers that are wrong now, each as it is to be printed.
    struct Wrong {
        std::size_t papers = 0;  ///< that were printed
        std::vector<Reprint> reprints{};
        std::vector<tables::WrongPaperLine> lines{};
        std::vector<print::PrintedPaper> onlyGone{};  ///< as it is now: nothing takes the place of what was printed
    };

Q_SIGNALS:
    void reprintWanted(const std::vector<kydai::ui::Reprint>& papers);

private:
    void present(std::shared_ptr<const Wrong> wrong);

    HeldListModel* m_model;
    TableView* m_table;
    QLabel* m_head;
    QPushButton* m_print;
    QPushButton* m_takenBack;
    QList<int> m_widths{};
    std::shared_ptr<const Wrong> m_wrong{};
};

}  // namespace kydai::ui
