/// The wall: pairings or standings of the shown section in large type, scrolling by itself. Space stops, + and - change
/// the size, S changes between pairings and standings. A goes through all sections, R through those of one room after
/// another; left and right turn the pages. A second wall stands beside the first, or on a screen of its own.
#pragma once

#include "desk/desk.h"
#include "desk/hall_tour.h"
#include "widgets/cell_delegate.h"

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
    /// \param wall 0 or 1: each keeps its own tour for the next time
    ProjectorWindow(Desk& desk, int wall);
    ~ProjectorWindow() override;
    /// Full screen on the second screen where there is one, else a large window on this one. Of two walls each has a
    /// screen of its own where there are three; else they share one.
    void open(int walls);
    /// Goes through the sections of a room; of an empty one, through all.
    void tour(const std::string& room);
    /// Standings in place of pairings.
    void showStandings(bool on);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void refreshTour();
    void leaveTour();
    void turnPage(bool on);
    void nextRoom();
    void changePause(int seconds);
    /// A line about what a key did, in place of the marks for a while.
    void flash(const QString& line);
    void keepSettings() const;
    [[nodiscard]] std::shared_ptr<const Section> section() const;
    [[nodiscard]] RoundNumber round() const;
    [[nodiscard]] text::Wording wording() const;
    void computeStandings();
    void showTitle();
    [[nodiscard]] CellMark markOf(const QModelIndex& index) const;
    void scroll();
    void fitColumns();
    void zoom(double factor);
    void setSize(double points);

    Desk& m_desk;
    int m_wall;
    std::optional<HallTour> m_tour{};
    std::optional<WallPage> m_page{};  ///< of the tour
    int m_pauseSeconds = 8;            ///< for a page that needs no scrolling
    QString m_flash{};
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
