/// Under which rules? The places of the shown section by every edition of the tie-break rules beside each other, and
/// below what moved whom and how the round would be paired. Only looks: nothing of the event changes, in FIDE mode too.
#pragma once

#include "ask/editions.h"
#include "desk/desk.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;

namespace kydai::ui {

class ExplanationModel;
class HeldListModel;
class StepsView;
class TableView;

class EditionsDialog : public QDialog {
    Q_OBJECT
public:
    explicit EditionsDialog(Desk& desk, QWidget* parent = nullptr);

Q_SIGNALS:
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The section and what was worked out of it.
    struct Compared {
        std::shared_ptr<const Section> section;
        ask::EditionTables tables;
    };

    void build();
    void compare();
    void show(std::shared_ptr<const Compared> compared);
    void retranslate();

    Desk& m_desk;
    std::shared_ptr<const Compared> m_compared{};
    kydai::Step m_answer{};
    QLabel* m_head;
    HeldListModel* m_places;
    TableView* m_table;
    ExplanationModel* m_steps;
    StepsView* m_view;
    QPushButton* m_print;
};

}  // namespace kydai::ui
