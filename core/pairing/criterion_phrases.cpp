#include "pairing/criterion_phrases.h"

#include "support/assert.h"

#include <algorithm>
#include <array>

namespace kydai::pairing {

namespace {

constexpr std::array<CriterionKind, 16> kKinds2026{
    CriterionKind::Downfloaters,      CriterionKind::DownfloaterScores, CriterionKind::NextBracket,
    CriterionKind::ByeUnplayed,       CriterionKind::ColourDifference,  CriterionKind::ThirdColour,
    CriterionKind::Preference,        CriterionKind::StrongPreference,  CriterionKind::DownfloatAgain,
    CriterionKind::UpfloatAgain,      CriterionKind::DownfloatBefore,   CriterionKind::UpfloatBefore,
    CriterionKind::DownDifference,    CriterionKind::UpDifference,      CriterionKind::DownDifferenceBefore,
    CriterionKind::UpDifferenceBefore};
constexpr std::array<CriterionKind, 15> kKinds2017{
    CriterionKind::Downfloaters,     CriterionKind::ScoreDifferences,     CriterionKind::NextBracket,
    CriterionKind::ColourDifference, CriterionKind::ThirdColour,          CriterionKind::Preference,
    CriterionKind::StrongPreference, CriterionKind::DownfloatAgain,       CriterionKind::UpfloatAgain,
    CriterionKind::DownfloatBefore,  CriterionKind::UpfloatBefore,        CriterionKind::DownDifference,
    CriterionKind::UpDifference,     CriterionKind::DownDifferenceBefore, CriterionKind::UpDifferenceBefore};

struct Phrases {
    Phrase cost;
    Phrase cause;
};

constexpr Phrases kPhrasesOf[] = {
    {Phrase::CostDownfloaters, Phrase::CauseDownfloaters},
    {Phrase::CostDownfloaterScores, Phrase::CauseDownfloaterScores},
    {Phrase::CostScoreDifferences, Phrase::CauseScoreDifferences},
    {Phrase::CostNextBracket, Phrase::CauseNextBracket},
    {Phrase::CostByeUnplayed, Phrase::CauseByeUnplayed},
    {Phrase::CostColourDifference, Phrase::CauseColourDifference},
    {Phrase::CostThirdColour, Phrase::CauseThirdColour},
    {Phrase::CostPreference, Phrase::CausePreference},
    {Phrase::CostStrongPreference, Phrase::CauseStrongPreference},
    {Phrase::CostDownfloatAgain, Phrase::CauseDownfloatAgain},
    {Phrase::CostUpfloatAgain, Phrase::CauseUpfloatAgain},
    {Phrase::CostDownfloatBefore, Phrase::CauseDownfloatBefore},
    {Phrase::CostUpfloatBefore, Phrase::CauseUpfloatBefore},
    {Phrase::CostDownDifference, Phrase::CauseDownDifference},
    {Phrase::CostUpDifference, Phrase::CauseUpDifference},
    {Phrase::CostDownDifferenceBefore, Phrase::CauseDownDifferenceBefore},
    {Phrase::CostUpDifferenceBefore, Phrase::CauseUpDifferenceBefore},
};

}  // namespace

CriterionKind kindOf(PairingEdition edition, const Criterion& criterion)
{
    const std::span<const Criterion> table = criteriaOf(edition);
    const auto at = std::ranges::find(table, criterion.name, &Criterion::name);
    KYDAI_ASSERT(at != table.end());
    const auto place = static_cast<std::size_t>(at - table.begin());
    return edition == PairingEdition::E2017 ? kKinds2017.at(place) : kKinds2026.at(place);
}

Phrase costPhrase(CriterionKind kind)
{
    return kPhrasesOf[static_cast<std::size_t>(kind)].cost;
}

Phrase causePhrase(CriterionKind kind)
{
    return kPhrasesOf[static_cast<std::size_t>(kind)].cause;
}

RoundNumber downfloatsBack(CriterionKind kind)
{
    if (kind == CriterionKind::DownfloatAgain || kind == CriterionKind::DownDifference) return 1;
    return kind == CriterionKind::DownfloatBefore || kind == CriterionKind::DownDifferenceBefore ? 2 : 0;
}

bool tellsACost(CriterionKind kind, const Cost& cost)
{
    if (kind == CriterionKind::DownfloaterScores) return false;  // told by the downfloaters themselves
    return std::ranges::any_of(cost, [](std::int32_t part) { return part != 0; });
}

}  // namespace kydai::pairing
