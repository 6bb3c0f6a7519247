/// A line of fixed columns for writing: every field is cut to its width and padded, so nothing is ever shifted.
#pragma once

#include <string>
#include <string_view>

namespace kydai::format {

class TrfColumns {
public:
    explicit TrfColumns(bool countBytes) : m_countBytes(countBytes) {}

    /// Puts a field so that it starts at column `first` and takes `width` columns. Columns must be filled in order.
    TrfColumns& left(int first, int width, std::string_view text);
    TrfColumns& right(int first, int width, std::string_view text);
    TrfColumns& right(int first, int width, int number);
    /// `0012`: with leading zeros.
    TrfColumns& zeros(int first, int width, int number);

    /// The line without blanks at its end.
    [[nodiscard]] std::string take();

private:
    void put(int first, int width, std::string_view text, bool toTheRight);

    std::string m_line;
    int m_columns = 0;
    bool m_countBytes;
};

/// NFC, control characters as blanks, no blanks at the ends: what may stand in a line.
std::string lineText(std::string_view text);

}  // namespace kydai::format
