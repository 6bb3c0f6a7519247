/// A list (tables/list.h) as a table of the window: every column of the description, those that don't stand by default
/// hidden by the view. What a model adds is which row changed, edits, and the roles that panes ask for.
#pragma once

#include "tables/list.h"
#include "text/wording.h"

#include <QAbstractTableModel>

#include <string_view>

namespace kydai::ui {

class ListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Roles of every list; those of a model's own begin at Qt::UserRole.
    enum ListRole {
        SortRole = Qt::UserRole + 1000,
        ColumnIdRole,  ///< of a head and of a cell: the column's id, a QByteArray
        GroupRole,     ///< the number of the group that a row stands in, -1 where the list has none
        HeadingsRole,  ///< what stands above the first row of that group, a QStringList
    };

    [[nodiscard]] const tables::List& list() const { return m_list; }
    /// The column with this id; -1 where the list has none.
    [[nodiscard]] int column(std::string_view id) const;
    /// The widths of the default columns as TableView::setColumns takes them; the others hidden.
    [[nodiscard]] QList<int> widths(int hidden) const;
    /// The screen by default, or the wall.
    void setOutput(tables::Output output) { m_output = output; }
    void setWording(const text::Wording& wording);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    ListModel(text::Wording wording, QObject* parent) : QAbstractTableModel(parent), m_wording(std::move(wording)) {}

    /// Takes another list; the signals that go with it are the derived model's.
    void setList(tables::List list) { m_list = std::move(list); }
    [[nodiscard]] bool sameColumns(const tables::List& other) const;
    void announceRow(int row);
    void announceAll();
    [[nodiscard]] const text::Wording& wording() const { return m_wording; }
    [[nodiscard]] tables::Subject subject(int row) const { return m_list.rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const tables::Column& columnAt(int column) const
    {
        return m_list.columns[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] tables::Value value(const QModelIndex& index) const;
    /// A cell as it is read to somebody who doesn't see the head above it.
    [[nodiscard]] virtual QString spoken(const QModelIndex& index) const;
    /// The head of a column in full.
    [[nodiscard]] QString headOf(int column) const;

private:
    [[nodiscard]] int groupAt(int row) const;
    [[nodiscard]] QStringList headingsAt(int row) const;

    tables::List m_list{};
    text::Wording m_wording;
    tables::Output m_output = tables::Output::Screen;
};

/// The column with this id in a model of a list or a proxy of one; -1 where there is none.
[[nodiscard]] int columnOf(const QAbstractItemModel& model, std::string_view id);
/// Whether a cell is in the column with this id.
[[nodiscard]] bool isInColumn(const QModelIndex& index, std::string_view id);

}  // namespace kydai::ui
