#include "pairing/order.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace kydai::pairing {

std::vector<std::size_t> rankingOrder(const Field& field)
{
    std::vector<std::size_t> order(field.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return field.entrants[a].score > field.entrants[b].score; });
    return order;
}

void sortForPublishing(const Field& field, std::vector<Pairing>& pairs)
{
    const auto key = [&](const Pairing& pair) {
        std::size_t first = pair.higher;
        std::size_t second = pair.lower;
        const auto own = [&](std::size_t i) { return field.entrants[i].ownScore; };
        if (std::make_tuple(own(second), first) > std::make_tuple(own(first), second)) std::swap(first, second);
        return std::make_tuple(-own(first).tenths, -own(second).tenths, first);
    };
    std::ranges::sort(pairs, {}, key);
}

}  // namespace kydai::pairing
