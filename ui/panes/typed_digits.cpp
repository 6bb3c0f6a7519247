#include "panes/typed_digits.h"

#include <algorithm>

namespace kydai::ui {

namespace {

/// Whoever looks at the next slip in between types another number.
constexpr qint64 kPauseMs = 3000;

}  // namespace

bool TypedDigits::isGoingOn() const
{
    return !m_digits.empty() && m_since.elapsed() < kPauseMs;
}

void TypedDigits::add(Digit typed)
{
    if (!isGoingOn()) m_digits.clear();
    m_digits.push_back(typed);
    m_since.start();
}

std::vector<TypedDigits::Digit> TypedDigits::tableNumber(const std::vector<int>& tables, const QString& next) const
{
    if (!isGoingOn()) return {};
    for (auto first = m_digits.begin(); first != m_digits.end(); ++first) {
        if (first->digit == QLatin1Char('0')) continue;
        QString number;
        for (auto at = first; at != m_digits.end(); ++at) number += at->digit;
        number += next.trimmed();
        const bool begins =
            std::ranges::any_of(tables, [&](int table) { return QString::number(table).startsWith(number); });
        if (begins) return {first, m_digits.end()};
    }
    return {};
}

}  // namespace kydai::ui
