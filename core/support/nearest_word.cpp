#include "support/nearest_word.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <vector>

namespace kydai {

namespace {

constexpr std::size_t kMostLetters = 80;  // what is longer is no word

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Row by row of the usual table; the row before the last one is for swapped neighbours.
std::size_t steps(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> older(to.size() + 1);
    std::vector<std::size_t> old(to.size() + 1);
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(old.begin(), old.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const bool same = lower(from[i - 1]) == lower(to[j - 1]);
            row[j] = std::min({old[j] + 1, row[j - 1] + 1, old[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lower(from[i - 1]) == lower(to[j - 2]) && lower(from[i - 2]) == lower(to[j - 1]))
                row[j] = std::min(row[j], older[j - 2] + 1);
        }
        older.swap(old);
        old.swap(row);
    }
    return old.back();
}

}  // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> words)
{
    std::string_view nearest;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const std::string_view each : words) {
        const std::size_t taken = steps(word.substr(0, kMostLetters), each);
        if (taken >= fewest) continue;
        fewest = taken;
        nearest = each;
    }
    return nearest;
}

}  // namespace kydai
