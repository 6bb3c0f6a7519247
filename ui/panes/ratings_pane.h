/// The Ratings tab: what the tournament means for everybody's rating, in the system of one's choice. The selected
/// player explains himself; ratings and K can be corrected; the table goes to CSV and Excel.
#pragma once

#include "models/ratings_model.h"
#include "panes/table_pane.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace kydai::ui {

class TableView;

class RatingsPane : public TablePane {
    Q_OBJECT
public:
    explicit RatingsPane(Desk& desk, QWidget* parent = nullptr);
    ~RatingsPane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;
    [[nodiscard]] const RatingsModel& model() const { return *m_model; }

    [[nodiscard]] rating::System system() const;
    void setSystem(rating::System system);
    /// The players from top to bottom as they are sorted.
    [[nodiscard]] std::vector<PlayerId> order() const;
    /// Asks for a file name and writes the table, by its ending as CSV or Excel.
    void exportTable();

protected:
    void retranslate() override;
    void refresh() override;

private:
    void build();
    void compute();
    void present(const std::shared_ptr<const Section>& section, std::shared_ptr<const RatedSection> rated);
    void follow();
    void showTexts();

    RatingsModel* m_model;
    RatingsOrder* m_order;
    TableView* m_table;
    QComboBox* m_systems;
    QLabel* m_systemLabel;
    QLabel* m_label;
    bool m_isComputing = false;
    PlayerId m_wanted{};  ///< to be selected when that is done
};

}  // namespace kydai::ui
