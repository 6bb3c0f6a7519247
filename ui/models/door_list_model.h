/// The door list (tables/check_in_list.h) as a table: which players are shown changes with a search, a mark changes one
/// row.
#pragma once

#include "models/list_model.h"
#include "tables/check_in_list.h"

#include <memory>
#include <vector>

namespace kydai::ui {

class DoorListModel : public ListModel {
    Q_OBJECT
public:
    explicit DoorListModel(text::Wording wording, QObject* parent = nullptr) : ListModel(std::move(wording), parent) {}

    /// All of them, and which of them are rows.
    void show(std::vector<tables::DoorLine> lines, std::vector<std::size_t> shown);
    void show(std::vector<std::size_t> shown);
    void mark(std::size_t line, policy::Presence mark);

    [[nodiscard]] const std::vector<tables::DoorLine>& lines() const { return *m_lines; }
    /// Which line stands in a row.
    [[nodiscard]] std::size_t lineAt(int row) const { return subject(row); }
    /// The row of a line; -1 where it isn't shown.
    [[nodiscard]] int rowOf(std::size_t line) const;

private:
    std::unique_ptr<std::vector<tables::DoorLine>> m_lines = std::make_unique<std::vector<tables::DoorLine>>();
};

}  // namespace kydai::ui
