#include "ask/question.h"

#include "pairing/next_round.h"
#include "support/assert.h"
#include "support/fragments.h"

#include <algorithm>
#include <array>

namespace kydai::ask {

namespace {

// kind, word, player, other, next round, long work, ranked, whole event
constexpr std::array<KindInfo, 10> kKinds{{
    {ExplanationKind::Colour, "colour", true},
    {ExplanationKind::TieBreak, "tiebreak", true, false, false, false, true},
    {ExplanationKind::Standing, "standing", true, true, false, false, true},
    {ExplanationKind::Pairing, "pairing", true, false, true, true},
    {ExplanationKind::WhyNot, "pairing", true, true, true, true},
    {ExplanationKind::Bye, "bye", false, false, true, true},
    {ExplanationKind::Differences, "differences", false, false, false, true},
    {ExplanationKind::Rating, "rating", true, false, false, false, false, true},
    {ExplanationKind::Norm, "norm", true, false, false, false, false, true},
    {ExplanationKind::NormForecast, "norm", true, false, false, false, false, true},
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
