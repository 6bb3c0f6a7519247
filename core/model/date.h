/// Calendar dates that may be partly unknown.
#pragma once

#include <compare>

namespace kydai {

/// Year, month and day; month and day 0 when unknown; year 0 when the whole date is.
struct Date {
    int year = 0;
    int month = 0;
    int day = 0;
    friend auto operator<=>(const Date&,
                            const Date&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    [[nodiscard]] bool known() const { return year != 0; }
};

}  // namespace kydai
