/// The sample events, and the walk through the first of them: ten places, at each a card above the work that says what
/// to try. The words are the page "tour" of the manual, a heading for each place.
#pragma once

#include "flows/flow.h"

#include <QStringList>

class QFrame;
class QLabel;
class QPushButton;

namespace kydai::ui {

class EventFlow;
class Workbench;

class TourFlow : public Flow {
    Q_OBJECT
public:
    TourFlow(Desk& desk, Workbench& bench, EventFlow& events, QWidget& window);

    /// Where the card stands; the window puts it above the work. Hidden without a tour.
    [[nodiscard]] QWidget* card() const;
    void retranslate();

private:
    void start();
    /// Goes to the place of a stop and shows its words.
    void go(int stop);
    void showWords();
    void end();

    Workbench& m_bench;
    EventFlow& m_events;
    QFrame* m_card;
    QLabel* m_words;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_end;
    QStringList m_stops{};  ///< in the present language, a heading and its text each
    int m_stop = 0;
};

}  // namespace kydai::ui
