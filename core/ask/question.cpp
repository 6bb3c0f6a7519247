#include "ask/question.h"

#include "pairing/next_round.h"
#include "support/assert.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>

namespace kydai::ask {

namespace {

constexpr std::array<KindInfo, 23> kKinds{{
    {.kind = ExplanationKind::Colour, .word = "colour", .player = true},
    {.kind = ExplanationKind::TieBreak, .word = "tiebreak", .player = true, .ranked = true},
    {.kind = ExplanationKind::Standing, .word = "standing", .player = true, .other = true, .ranked = true},
    {.kind = ExplanationKind::Pairing, .word = "pairing", .player = true, .nextRound = true, .longWork = true},
    {.kind = ExplanationKind::WhyNot,
     .word = "pairing",
     .player = true,
     .other = true,
     .nextRound = true,
     .longWork = true},
    {.kind = ExplanationKind::Bye, .word = "bye", .nextRound = true, .longWork = true},
    {.kind = ExplanationKind::ByeNot, .word = "bye", .player = true, .nextRound = true, .longWork = true},
    {.kind = ExplanationKind::Float,
     .word = "float",
     .player = true,
     .otherMay = true,
     .nextRound = true,
     .longWork = true},
    {.kind = ExplanationKind::Differences, .word = "differences", .longWork = true},
    {.kind = ExplanationKind::Next, .word = "next", .player = true, .longWork = true, .wholeEvent = true},
    {.kind = ExplanationKind::Board, .word = "board", .player = true},
    {.kind = ExplanationKind::Number, .word = "number", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::Effect,
     .word = "effect",
     .player = true,
     .other = true,
     .longWork = true,
     .ranked = true},
    {.kind = ExplanationKind::Need, .word = "need", .player = true, .longWork = true, .wholeEvent = true},
    {.kind = ExplanationKind::NeedPrize, .word = "need", .player = true, .longWork = true, .wholeEvent = true},
    {.kind = ExplanationKind::NeedRating, .word = "need", .player = true, .longWork = true, .wholeEvent = true},
    {.kind = ExplanationKind::Preview, .word = "next", .longWork = true, .wholeEvent = true},
    {.kind = ExplanationKind::ColourTable, .word = "colours", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::Rating, .word = "rating", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::Norm, .word = "norm", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::NormForecast, .word = "norm", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::Prize, .word = "prize", .player = true, .wholeEvent = true},
    {.kind = ExplanationKind::PrizeWhyNot, .word = "prize", .player = true, .wholeEvent = true},
}};

Error notPaired(RoundNumber round, RoundNumber last)
{
    Error error{Errc::NoSuchRound};
    error.what = fragment(FragmentId::RoundIsNotPaired, round);
    error.expected = last < 1 ? fragment(FragmentId::SectionWithPairedRound) : fragment(FragmentId::RoundFrom1, last);
    return error;
}

}  // namespace

const KindInfo& infoOf(ExplanationKind kind)
{
    const auto row = std::ranges::find(kKinds, kind, &KindInfo::kind);
    KYDAI_ASSERT(row != kKinds.end());
    return *row;
}

Result<RoundNumber> roundOf(const Question& question, const Section& section)
{
    const KindInfo& info = infoOf(question.kind);
    const RoundNumber paired = section.roundsPaired();
    if (info.wholeEvent) return paired;
    if (info.ranked) {
        if (question.round < 0 || question.round > paired) return notPaired(question.round, paired);
        return question.round > 0 ? question.round : paired;
    }
    const RoundNumber last = info.nextRound ? std::max(paired + 1, pairing::tableRounds(section)) : paired;
    const RoundNumber round = question.round != 0 ? question.round : std::max(info.nextRound ? 1 : 0, paired);
    if (round >= 1 && round <= last) return round;
    return notPaired(round, last);
}

}  // namespace kydai::ask
