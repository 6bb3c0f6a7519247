/// The list of a whole event before it is taken: where every child would go, what is to be looked at, and what becomes
/// of each line. Nothing is written until "Take"; then it is one action.
#pragma once

#include "desk/desk.h"
#include "format/event_list.h"
#include "policy/list_division.h"

#include <QDialog>

#include <memory>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class ListDivisionDialog : public QDialog {
    Q_OBJECT
public:
    ListDivisionDialog(Desk& desk, format::ReadEventList list, const QString& fileName, QWidget* parent = nullptr);
    /// The players of one group of sections, for another group: `group` is theirs.
    ListDivisionDialog(Desk& desk, const std::string& group, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    ListDivisionDialog(Desk& desk, format::ReadEventList list, const QString& fileName, std::vector<std::string> groups,
                       QWidget* parent);
    void build();
    static QString groupName(const std::string& group);
    /// Over the sections of the chosen group. Decisions begin anew.
    void divide();
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
    std::vector<Listed> m_listed;
    std::vector<std::string> m_groups;  ///< for one of them it is, where there are several
    Event m_event{};                    ///< what the list is compared with: the sections of that group
    policy::ListDivision m_division{};
    std::vector<format::Diagnostic> m_findings;
    std::vector<std::size_t> m_shown{};  ///< indices of lines
    QLabel* m_groupLabel;
    QComboBox* m_group;
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
