/// The wall: pairings or standings of the shown section in large type, scrolling by itself. Space stops, + and - change
/// the size, S changes between pairings and standings.
#pragma once

#include "desk/desk.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTableView;

namespace kydai::ui {

class RoundModel;
class StandingsModel;

class ProjectorWindow : public QWidget {
    Q_OBJECT
public:
    explicit ProjectorWindow(Desk& desk);
    ~ProjectorWindow() override;
    /// Full screen on the second screen where there is one, else a large window on this one.
    void open();
    /// Standings in place of pairings.
    void showStandings(bool on);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void computeStandings();
    void showTitle();
    void scroll();
    void fitColumns();
    void zoom(double factor);
    void setSize(double points);

    Desk& m_desk;
    RoundModel* m_pairings;
    StandingsModel* m_standings;
    bool m_showsStandings = false;
    QLabel* m_title;
    QLabel* m_mark;  ///< that FIDE mode was left
    QTableView* m_table;
    QTimer m_scroll;
    int m_rest = 0;  ///< ticks to stand still at the top and the bottom
    bool m_paused = false;
};

}  // namespace kydai::ui
