/// The final check of all sections in one list: what is still to be played or entered, which standings are final, where
/// prizes are still to be divided for good, what the ranking of units lacks. Enter goes to the place.
#pragma once

#include "finish/finish_page.h"

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace kydai::ui {

class GamesPage : public FinishPage {
    Q_OBJECT
public:
    explicit GamesPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] State state() const override;
    void refresh() override;

private:
    struct Place {
        SectionId section{};
        RoundNumber round = 0;
    };
    void goTo(int row);
    [[nodiscard]] QString gamesText(const Section& section, int toCome) const;
    [[nodiscard]] static QString prizesText(const Section& section);
    [[nodiscard]] static QString remarksOn(const Section& section);
    /// The prizes of all sections that are final, by one action.
    void freezeAll();

    QTableWidget* m_table;
    QLabel* m_hint;
    QPushButton* m_print;
    QPushButton* m_freeze;
    std::vector<Place> m_places{};  ///< by row
    int m_missing = 0;
    int m_toCome = 0;
    int m_due = 0;  ///< sections whose prizes can be frozen
};

}  // namespace kydai::ui
