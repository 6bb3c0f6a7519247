/// Questions about what is selected, and the way from round to round and from answer to answer.
#pragma once

#include "flows/flow.h"

namespace kydai::ui {

class WhyPane;
class Workbench;

class QuestionFlow : public Flow {
    Q_OBJECT
public:
    QuestionFlow(Desk& desk, Workbench& bench, WhyPane& why, QWidget& window);

    /// Lets the Why? pane follow the selection; the keyboard stays.
    void askAboutSelection();

private:
    /// Another draft, or none any more.
    void onDraft();
    void stepRound(int direction);
    void explainSelection();
    void explainWhyNot();
    void askPlayer();

    Workbench& m_bench;
    WhyPane& m_why;
};

}  // namespace kydai::ui
