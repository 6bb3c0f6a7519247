/// The journal as a table: when, who, what; newest first.
#pragma once

#include "model/event.h"
#include "text/change_text.h"
#include "text/wording.h"

#include <QAbstractTableModel>

#include <vector>

namespace kydai::ui {

class JournalModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { When, Who, What, Before, ColumnCount };

    explicit JournalModel(text::Wording wording, QObject* parent = nullptr);

    /// Oldest first, as the journal gives them; `event` has the names.
    void setRows(std::vector<text::JournalLine> rows, const Event& event);
    void setWording(const text::Wording& wording);
    [[nodiscard]] const text::JournalLine& rowAt(int row) const
    {
        return m_rows[m_rows.size() - 1 - static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    text::Wording m_wording;
    Event m_event;
    std::vector<text::JournalLine> m_rows;
};

}  // namespace kydai::ui
