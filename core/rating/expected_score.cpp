#include "rating/expected_score.h"

#include "rating/rounding.h"
#include "rating/tables.h"

#include <algorithm>
#include <cmath>

namespace kydai::rating {

double expectedNormal(double difference)
{
    return 0.5 * std::erfc(-difference / 400.0);  // Φ(x) = erfc(−x/√2)/2, and √2·200·√2 = 400
}

double differenceNormal(double p)
{
    // Bisection on a monotone function: 60 halvings of ±4000 leave less than 1e-14 of a point.
    double low = -4000;
    double high = 4000;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (expectedNormal(middle) < p ? low : high) = middle;
    }
    return (low + high) / 2;
}

double expectedLogistic(double difference)
{
    return 1.0 / (1.0 + std::pow(10.0, -difference / 400.0));
}

double expectedTable(double difference)
{
    const double bounded = std::clamp(difference, -10000.0, 10000.0);
    return scoringProbability(static_cast<int>(roundHalfAway(bounded))) / 100.0;
}

double expectedScore(ExpectedForm form, double difference)
{
    switch (form) {
    case ExpectedForm::Table:
        return expectedTable(difference);
    case ExpectedForm::Normal:
        return expectedNormal(difference);
    case ExpectedForm::Logistic:
        return expectedLogistic(difference);
    }
    return 0.5;
}

}  // namespace kydai::rating
