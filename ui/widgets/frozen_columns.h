/// The first columns of a table, kept in view over it while the others scroll sideways: number and name of a wide
/// table. Shown only while there is something to scroll; the keyboard stays with the table.
#pragma once

#include <QTableView>

#include <string>
#include <vector>

namespace kydai::ui {

class TableView;

class FrozenColumns : public QTableView {
    Q_OBJECT
public:
    /// `ids` are those of columns at the left of `table`, which has its model and delegate already.
    FrozenColumns(TableView& table, std::vector<std::string> ids);

    /// Follows other columns, widths and heights of the table.
    void follow();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    TableView& m_table;
    std::vector<std::string> m_ids;
};

}  // namespace kydai::ui
