/// Points as people type them: "2½", "2.5" or "2,5".
#pragma once

#include "model/points.h"

#include <QString>

#include <optional>

namespace kydai::ui {

/// Nothing for what is no number of points.
inline std::optional<Points> typedPoints(QString text)
{
    text.replace(QChar(u'½'), QStringLiteral(".5")).replace(QLatin1Char(','), QLatin1Char('.'));
    if (text.startsWith(QLatin1Char('.'))) text.prepend(QLatin1Char('0'));
    constexpr double kTenths = 10;
    constexpr double kMost = 10'000;
    bool isNumber = false;
    const double value = text.trimmed().toDouble(&isNumber);
    if (!isNumber || value < 0 || value > kMost) return std::nullopt;
    return Points{static_cast<std::int32_t>(qRound(value * kTenths))};
}

}  // namespace kydai::ui
