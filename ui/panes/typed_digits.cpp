#include "panes/typed_digits.h"

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

std::vector<TypedDigits::Digit> TypedDigits::boardNumber(int boards, const QString& next) const
{
    if (!isGoingOn()) return {};
    for (auto first = m_digits.begin(); first != m_digits.end(); ++first) {
        if (first->digit == QLatin1Char('0')) continue;
        QString number;
        for (auto at = first; at != m_digits.end(); ++at) number += at->digit;
        bool isNumber = false;
        const int board = (number + next.trimmed()).toInt(&isNumber);
        if (isNumber && board <= boards) return {first, m_digits.end()};
    }
    return {};
}

}  // namespace kydai::ui
