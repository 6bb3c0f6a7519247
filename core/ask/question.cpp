#include "ask/question.h"

#include "pairing/next_round.h"
#include "support/fragments.h"

#include <algorithm>

namespace kydai::ask {

namespace {

Error notPaired(RoundNumber round, RoundNumber last)
{
    Error error{Errc::NoSuchRound};
    error.what = fragment(FragmentId::RoundIsNotPaired, round);
    error.expected = last < 1 ? fragment(FragmentId::SectionWithPairedRound) : fragment(FragmentId::RoundFrom1, last);
    return error;
}

}  // namespace

Result<RoundNumber> roundOf(const Question& question, const Section& section)
{
    const KindInfo& info = infoOf(question.kind);
    const RoundNumber paired = section.roundsPaired();
    if (info.when == When::Event) return paired;
    if (info.when == When::After) {
        if (question.round < 0 || question.round > paired) return notPaired(question.round, paired);
        return question.round > 0 ? question.round : paired;
    }
    const bool isNext = info.when == When::NextRound;
    const RoundNumber last = isNext ? std::max(paired + 1, pairing::tableRounds(section)) : paired;
    const RoundNumber round = question.round != 0 ? question.round : std::max(isNext ? 1 : 0, paired);
    if (round >= 1 && round <= last) return round;
    return notPaired(round, last);
}

}  // namespace kydai::ask
