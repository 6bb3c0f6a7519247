/// Digits typed one after the other at the table of boards. 1, 0 and 5 are results there, and may turn out to begin the
/// number of a board ("12 ="): then those that belong to the number are given back with what stood before them.
#pragma once

#include "widgets/result_entry.h"

#include <QElapsedTimer>
#include <QString>

#include <vector>

namespace kydai::ui {

class TypedDigits {
public:
    struct Digit {
        QChar digit;
        int row = -1;          ///< the board whose result it set; -1 = it set none
        BoardResult before{};  ///< what that board had
    };

    /// A digit follows; after a pause, or after clear(), it begins a new number.
    void add(Digit typed);
    /// Something else came between.
    void clear() { m_digits.clear(); }
    /// Whether what is typed now would follow a digit.
    [[nodiscard]] bool isGoingOn() const;
    /// The most of the last digits that, with `next` behind them, begin the number of one of these tables; empty when
    /// none can.
    [[nodiscard]] std::vector<Digit> tableNumber(const std::vector<int>& tables, const QString& next) const;

private:
    std::vector<Digit> m_digits;
    QElapsedTimer m_since;  ///< the last digit
};

}  // namespace kydai::ui
