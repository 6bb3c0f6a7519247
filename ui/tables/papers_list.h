/// Lines of printed papers that are otherwise now. Any thread.
#pragma once

#include "tables/list.h"

#include <QString>

#include <functional>
#include <vector>

namespace kydai::tables {

struct WrongPaperLine {
    std::function<QString(const text::Wording&)> paper{};
    QString section{};  ///< empty: of the event
    QString then{};     ///< empty: it is new
    QString now{};      ///< empty: it is not there any more
};

/// Subjects are indices of `lines`.
List papersList(const std::vector<WrongPaperLine>& lines);

}  // namespace kydai::tables
