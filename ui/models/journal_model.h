/// The journal as a table: when, who, what; newest first.
#pragma once

#include "model/event.h"
#include "models/list_model.h"
#include "text/journal_text.h"

#include <vector>

namespace kydai::ui {

class JournalModel : public ListModel {
    Q_OBJECT
public:
    explicit JournalModel(text::Wording wording, QObject* parent = nullptr);

    /// Oldest first, as the journal gives them; `event` has the names.
    void setRows(std::vector<text::JournalLine> rows, const Event& event);

private:
    void take(std::vector<text::JournalLine> rows);

    Event m_event;
    std::vector<text::JournalLine> m_rows;
};

}  // namespace kydai::ui
