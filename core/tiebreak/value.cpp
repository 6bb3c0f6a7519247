#include "tiebreak/value.h"

#include <algorithm>
#include <utility>

namespace kydai::tiebreak {

Amount sumOf(const std::vector<Term>& terms)
{
    Amount sum;
    for (const Term& term : terms) {
        if (term.cut == Cut::None) sum += term.contribution;
    }
    return sum;
}

Value summed(std::vector<Term> terms)
{
    Value result;
    result.terms = std::move(terms);
    result.sum = sumOf(result.terms);
    result.value = result.sum.fraction();
    return result;
}

Value averaged(std::vector<Term> terms, int decimals)
{
    Value result;
    result.terms = std::move(terms);
    result.sum = sumOf(result.terms);
    const auto counts = [](const Term& term) { return term.source != Source::NotCounted; };
    const auto games = std::ranges::count_if(result.terms, counts);
    const auto cut =
        std::ranges::count_if(result.terms, [&](const Term& term) { return counts(term) && term.cut != Cut::None; });
    result.counted = static_cast<int>(games - cut);
    if (result.counted == 0) {
        result.refusal = games == 0 ? Refusal::NoGame : Refusal::NothingLeft;
        return result;
    }
    result.value = Fraction(result.sum.hundredths, std::int64_t{100} * result.counted).roundedHalfUp(decimals);
    return result;
}

}  // namespace kydai::tiebreak
