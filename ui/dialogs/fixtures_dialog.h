/// The days of play of a league: when and where each match is played, which ones are moved or put off, and when the
/// line-ups of a round are due. What is filled in below goes to the matches that are selected above.
#pragma once

#include "desk/desk.h"
#include "pairing/teams/league.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class FixturesDialog : public QDialog {
    Q_OBJECT
public:
    explicit FixturesDialog(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void showSelected();
    /// Day, time and venue as typed; a day that a match had before is told as the one from which it was moved.
    void give();
    void putOff();
    /// The line-ups of the rounds that are selected.
    void giveDeadline();
    void saveCalendar();
    [[nodiscard]] std::vector<pairing::LeagueMatch> selected() const;
    /// False, with the field shown, where a day or a time can't be read.
    [[nodiscard]] bool readDay(QLineEdit& field, std::optional<Date>& day);
    [[nodiscard]] bool readTime(QLineEdit& field);
    void apply(TeamEvent teams);

    Desk& m_desk;
    std::vector<pairing::LeagueMatch> m_matches{};
    HeldListModel* m_model;
    TableView* m_table;
    QLineEdit* m_day;
    QLineEdit* m_time;
    QLineEdit* m_venue;
    QLineEdit* m_dueDay;
    QLineEdit* m_dueTime;
    QPushButton* m_give;
    QPushButton* m_putOff;
    QPushButton* m_due;
    QPushButton* m_save;
    QPushButton* m_close;
};

}  // namespace kydai::ui
