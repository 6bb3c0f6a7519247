#include "endorsement/scores_by_gap.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

namespace kydai::endorsement {

namespace {

// Columns of line 001, from 0.
constexpr std::size_t kNumber = 4;
constexpr std::size_t kRating = 48;
constexpr std::size_t kWide = 4;  // numbers and ratings
constexpr std::size_t kFirstCell = 91;
constexpr std::size_t kCell = 10;
constexpr std::size_t kResult = 7;

int numberIn(const std::string& line, std::size_t at)
{
    std::string cell = at < line.size() ? line.substr(at, kWide) : std::string();
    std::erase(cell, ' ');
    int number = 0;
    std::from_chars(cell.data(), cell.data() + cell.size(), number);
    return number;
}

double pointsOf(char result)
{
    constexpr double kDraw = 0.5;
    if (result == '=') return kDraw;
    return result == '1' ? 1 : 0;
}

}  // namespace

ScoresByGap::ScoresByGap(const std::string& table)
{
    std::istringstream lines(table);
    for (Band band; lines >> band.largest >> band.expected;) m_bands.push_back(band);
}

void ScoresByGap::add(const std::string& report)
{
    std::map<int, int> ratings;
    std::vector<std::string> rows;
    std::istringstream lines(report);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("001 ")) continue;
        ratings[numberIn(line, kNumber)] = numberIn(line, kRating);
        rows.push_back(line);
    }
    for (const std::string& row : rows) addRow(row, ratings);
}

/// A game counts in the row of who is rated higher; of equals, in that of the lower number.
void ScoresByGap::addRow(const std::string& row, const std::map<int, int>& ratings)
{
    const int number = numberIn(row, kNumber);
    const int own = ratings.at(number);
    for (std::size_t at = kFirstCell; at + kResult < row.size(); at += kCell) {
        const auto other = ratings.find(numberIn(row, at));
        const char result = row[at + kResult];
        if (other == ratings.end() || (result != '1' && result != '0' && result != '=')) continue;
        const int gap = own - other->second;
        if (own == 0 || other->second == 0 || gap < 0 || (gap == 0 && number > other->first)) continue;
        const auto band = std::ranges::find_if(m_bands, [&](const Band& one) { return gap <= one.largest; });
        if (band == m_bands.end()) continue;
        ++band->games;
        band->points += pointsOf(result);
    }
}

std::string ScoresByGap::otherwise() const
{
    constexpr double kSigmas = 4;
    constexpr double kHalfAHundredth = 0.005;
    constexpr int kFewest = 50'000;
    int games = 0;
    for (const Band& band : m_bands) {
        games += band.games;
        if (band.games == 0) continue;
        const double mean = band.points / band.games;
        const double sigma = std::sqrt(band.expected * (1 - band.expected) / band.games);
        if (std::abs(mean - band.expected) <= kSigmas * sigma + kHalfAHundredth) continue;
        return fmt::format("up to {}: {:.4f} of {} games, not {}", band.largest, mean, band.games, band.expected);
    }
    return games < kFewest ? fmt::format("only {} games", games) : std::string();
}

}  // namespace kydai::endorsement
