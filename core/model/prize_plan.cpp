#include "model/prize_plan.h"

#include "model/section.h"
#include "support/fragments.h"

#include <algorithm>
#include <set>

namespace kydai {

namespace {

constexpr int kMostPrizePlaces = 5'000;

bool isAmount(std::int64_t amount)
{
    return amount >= 0 && amount <= kMostPrizeMoney;
}

Error badAmount(std::int64_t amount)
{
    return Error{.code = Errc::OutOfRange,
                 .what = fragment(FragmentId::PrizeAmount, amount),
                 .expected = fragment(FragmentId::PrizeAmountUpTo, kMostPrizeMoney)};
}

Result<void> checkList(const PrizeList& list)
{
    for (const PrizeLine& line : list.lines) {
        if (!isAmount(line.amount)) return badAmount(line.amount);
        if (!isAmount(line.value)) return badAmount(line.value);
        if (line.first < 1 || line.last < line.first || line.last > kMostPrizePlaces)
            return Error{.code = Errc::OutOfRange,
                         .what = fragment(FragmentId::PrizePlaces, line.first, line.last),
                         .expected = fragment(FragmentId::PrizePlacesInOrder, kMostPrizePlaces)};
    }
    if (!isAmount(list.minimum)) return badAmount(list.minimum);
    return {};
}

}  // namespace

Result<void> checkPlan(const Section& section, const PrizePlan& plan)
{
    if (plan.unit < 1 || plan.unit > kMostPrizeMoney) return badAmount(plan.unit);
    std::set<std::string> names;
    for (const PrizeList& list : plan.lists) {
        if (auto fit = checkList(list); !fit) return fit;
        if (!names.insert(list.name).second)
            return Error{.code = Errc::Duplicate,
                         .what = fragment(FragmentId::PrizeListNamed, list.name),
                         .expected = fragment(FragmentId::EachPrizeListOnce)};
    }
    for (const PrizeExclusion& exclusion : plan.excluded) {
        if (section.find(exclusion.player) == nullptr)
            return Error{.code = Errc::UnknownReference,
                         .what = fragment(FragmentId::NobodyOfThisSection),
                         .expected = fragment(FragmentId::PlayerOfThisSection)};
    }
    return {};
}

std::vector<PlaceTwice> placesTwice(const PrizePlan& plan)
{
    std::vector<PlaceTwice> twice;
    for (const PrizeList& list : plan.lists) {
        int place = 0;
        for (std::size_t at = 0; at < list.lines.size(); ++at) {
            for (std::size_t before = 0; before < at; ++before) {
                const int first = std::max(list.lines[at].first, list.lines[before].first);
                const bool both = first <= std::min(list.lines[at].last, list.lines[before].last);
                if (both && (place == 0 || first < place)) place = first;
            }
        }
        if (place > 0) twice.push_back({list.name, place});
    }
    return twice;
}

}  // namespace kydai
