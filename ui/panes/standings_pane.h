/// The Standings tab: after any round, with the section's tie-breaks. A tie-break cell explains itself; two selected
/// players explain who is ahead and by which tie-break. Categories are ranked on their own, units by their best
/// players.
#pragma once

#include "models/standings_model.h"
#include "models/unit_standings_model.h"
#include "panes/table_pane.h"

#include <QMap>

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedLayout;

namespace kydai::ui {

class TableView;

class StandingsPane : public TablePane {
    Q_OBJECT
public:
    explicit StandingsPane(Desk& desk, QWidget* parent = nullptr);
    ~StandingsPane() override;

    [[nodiscard]] std::optional<WhyQuestion> question() const override;
    [[nodiscard]] PlayerId selectedPlayer() const override;
    void showPlayer(PlayerId player) override;
    void takeFocus() override;
    [[nodiscard]] const StandingsModel& model() const { return *m_model; }

    /// What is looked at, for paper.
    enum class View { Everybody, Category, Sex, Units };
    [[nodiscard]] View view() const;
    [[nodiscard]] tiebreak::UnitOptions unitOptions() const;

protected:
    void retranslate() override;
    void refresh() override;

private:
    void build();
    void compute();
    void present(std::shared_ptr<const Section> section, std::shared_ptr<const tiebreak::Standings> standings);
    void setColumns();
    QWidget* buildUnits();
    void fillViews();
    void chooseView();
    void showUnits();
    void follow();
    void showTexts();

    StandingsModel* m_model;
    UnitStandingsModel* m_units;
    QList<int> m_widths;  ///< of the columns shown last
    TableView* m_table;
    TableView* m_unitTable;
    QLabel* m_after;
    QLabel* m_edition;
    QLabel* m_provisional;                            ///< that results are missing
    QComboBox* m_view;                                ///< everybody, a group of players, or the units
    QMap<QString, tiebreak::PlayerGroup> m_groups{};  ///< by the data of m_view
    QWidget* m_unitBar = nullptr;                     ///< how units are ranked
    QLabel* m_bestLabel = nullptr;
    QSpinBox* m_best = nullptr;
    QComboBox* m_rule = nullptr;
    QStackedLayout* m_tables = nullptr;
};

}  // namespace kydai::ui
