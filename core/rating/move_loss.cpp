#include "rating/move_loss.h"

#include "support/assert.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <system_error>
#include <vector>

namespace kydai::rating {

namespace {

constexpr int kPawn = 100;
constexpr std::size_t kWorstTold = 3;

Real whole(int value, bool sign = false)
{
    return {static_cast<double>(value), 0, sign};
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// Digits, cut at what no evaluation exceeds.
int numberOf(std::string_view digits)
{
    int value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return read.ec == std::errc() ? value : kDecidedEvaluation;
}

int capped(int value)
{
    return std::clamp(value, -kDecidedEvaluation, kDecidedEvaluation);
}

}  // namespace

std::optional<int> parseEvaluation(std::string_view text)
{
    const bool mate = text.starts_with('#');
    if (mate) text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    const int sign = negative ? -1 : 1;
    if (mate) return isDigits(text) ? std::optional(sign * kDecidedEvaluation) : std::nullopt;
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos)
        return isDigits(text) ? std::optional(sign * capped(numberOf(text))) : std::nullopt;
    const std::string_view pawns = text.substr(0, point);
    std::string_view hundredths = text.substr(point + 1);
    if (!isDigits(pawns) || !isDigits(hundredths)) return std::nullopt;
    hundredths = hundredths.substr(0, 2);
    const int part = hundredths.size() == 1 ? 10 * numberOf(hundredths) : numberOf(hundredths);
    return sign * capped(std::min(numberOf(pawns), kDecidedEvaluation) * kPawn + part);
}

MoveLoss lossOf(std::span<const MoveEvaluation> moves)
{
    KYDAI_ASSERT(!moves.empty());
    MoveLoss loss;
    for (const MoveEvaluation& move : moves) loss.sum += move.loss();
    loss.mean = static_cast<double>(loss.sum) / static_cast<double>(moves.size());
    return loss;
}

Lookup meanLoss(std::span<const MoveEvaluation> moves)
{
    const MoveLoss loss = lossOf(moves);
    const auto count = static_cast<std::int64_t>(moves.size());
    const Real mean{loss.mean, 1};
    Lookup found;
    found.answer = {Phrase::RatingMeanLoss, {{"loss", mean}, {"n", Count{count}}}};
    found.steps.push_back({Phrase::RatingLossRule, {{"limit", whole(kDecidedEvaluation)}}});

    std::vector<std::size_t> worst(moves.size());
    std::iota(worst.begin(), worst.end(), std::size_t{0});
    std::ranges::stable_sort(worst, std::ranges::greater{}, [&](std::size_t i) { return moves[i].loss(); });
    worst.resize(std::min(worst.size(), kWorstTold));
    for (const std::size_t i : worst) {
        if (moves[i].loss() == 0) break;
        found.steps.push_back({Phrase::RatingLossOfMove,
                               {{"move", Count{static_cast<std::int64_t>(i) + 1}},
                                {"before", whole(moves[i].before, true)},
                                {"after", whole(moves[i].after, true)},
                                {"loss", whole(moves[i].loss())}}});
    }
    found.steps.push_back({Phrase::RatingLossSum, {{"sum", whole(loss.sum)}, {"n", Count{count}}, {"loss", mean}}});
    found.steps.push_back({Phrase::RatingLossUnofficial});
    return found;
}

}  // namespace kydai::rating
