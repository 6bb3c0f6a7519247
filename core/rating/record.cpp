#include "rating/record.h"

#include "support/assert.h"

#include <algorithm>

namespace kydai::rating {

FormulaStep::FormulaStep(Phrase phraseOfStep, Article articleOfStep, std::initializer_list<Shown> numbersOfStep)
    : phrase(phraseOfStep), article(articleOfStep), size(static_cast<std::uint8_t>(numbersOfStep.size()))
{
    KYDAI_ASSERT(numbersOfStep.size() <= kMaxNumbers);
    std::ranges::copy(numbersOfStep, numbers.begin());
}

}  // namespace kydai::rating
