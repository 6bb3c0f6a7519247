/// A list (tables/list.h) as a table that only shows it; what the list was made from is held with it.
#pragma once

#include "models/list_model.h"

#include <memory>

namespace kydai::ui {

class HeldListModel : public ListModel {
    Q_OBJECT
public:
    explicit HeldListModel(text::Wording wording, QObject* parent = nullptr) : ListModel(std::move(wording), parent) {}

    /// `source` is what `list` reads.
    void show(std::shared_ptr<const void> source, tables::List list)
    {
        beginResetModel();
        setList(std::move(list));
        m_source = std::move(source);
        endResetModel();
    }
    /// The source holds other values in the same rows.
    void renew() { announceAll(); }

private:
    std::shared_ptr<const void> m_source;
};

}  // namespace kydai::ui
