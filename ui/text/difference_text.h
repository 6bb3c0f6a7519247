/// What a change changed, value by value: each member that differs by its label (member_labels.h), as it was and as it
/// is. Made from the rows of core/model/fields.h, so it knows every member of every kind of change.
#pragma once

#include "model/change.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::text {

/// "–" stands for nothing: what was added has no `before`, what was removed no `after`.
struct Difference {
    QString label{};  ///< empty where the kind of change says it all
    QString before{};
    QString after{};
};

/// What `now` has otherwise than `before`, its inverse; nothing where they are of two kinds. `event` is any state that
/// has the names.
std::vector<Difference> differences(const Change& now, const Change& before, const Event& event,
                                    const Wording& wording);

}  // namespace kydai::text
