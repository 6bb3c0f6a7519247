/// What is still to be played or entered, and which standings are final. Enter goes to the round.
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

    QTableWidget* m_table;
    QLabel* m_hint;
    QPushButton* m_print;
    std::vector<Place> m_places{};  ///< by row
    int m_missing = 0;
    int m_toCome = 0;
};

}  // namespace kydai::ui
