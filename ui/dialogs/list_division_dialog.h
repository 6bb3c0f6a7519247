/// The list of a whole event before it is taken: where every child would go, what is to be looked at, and what becomes
/// of each line. Nothing is written until "Take"; then it is one action.
#pragma once

#include "desk/desk.h"
#include "format/event_list.h"
#include "policy/list_division.h"

#include <QDialog>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class ListDivisionDialog : public QDialog {
    Q_OBJECT
public:
    ListDivisionDialog(Desk& desk, format::ReadEventList list, const QString& fileName, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void take();
    bool onKey(QKeyEvent& key);
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// For all rows that are selected, where it has a meaning.
    void decide(policy::ListDecision decision);
    [[nodiscard]] bool isToBeLookedAt(const policy::ListLine& line) const;

    Desk& m_desk;
    QString m_fileName;
    Event m_event;  ///< what the list is compared with
    policy::ListDivision m_division;
    std::vector<format::Diagnostic> m_findings;
    std::vector<std::size_t> m_shown;  ///< indices of lines
    QLabel* m_head;
    HeldListModel* m_model;
    TableView* m_table;
    QLabel* m_findingsText;
    QCheckBox* m_all;
    QPushButton* m_keep;
    QPushButton* m_merge;
    QPushButton* m_move;
    QPushButton* m_drop;
    QPushButton* m_take;
    QPushButton* m_cancel;
};

}  // namespace kydai::ui
