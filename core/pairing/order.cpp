#include "pairing/order.h"

#include "model/board_order.h"

#include <algorithm>
#include <numeric>

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
    const auto side = [&](std::size_t entrant) {
        return BoardSide{field.entrants[entrant].score, static_cast<int>(entrant)};
    };
    std::ranges::sort(pairs, {},
                      [&](const Pairing& pair) { return publishingKey(side(pair.higher), side(pair.lower)); });
}

}  // namespace kydai::pairing
