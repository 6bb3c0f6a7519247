#include "pairing/criterion_phrases.h"

#include "support/assert.h"

#include <algorithm>
#include <array>

namespace kydai::pairing {

namespace {

using Kind = CriterionKind;

constexpr std::array<Kind, 16> kKinds2026{
    Kind::Downfloaters,     Kind::DownfloaterScores, Kind::NextBracket,          Kind::ByeUnplayed,
    Kind::ColourDifference, Kind::ThirdColour,       Kind::Preference,           Kind::StrongPreference,
    Kind::DownfloatAgain,   Kind::UpfloatAgain,      Kind::DownfloatBefore,      Kind::UpfloatBefore,
    Kind::DownDifference,   Kind::UpDifference,      Kind::DownDifferenceBefore, Kind::UpDifferenceBefore};
constexpr std::array<Kind, 15> kKinds2017{Kind::Downfloaters,     Kind::ScoreDifferences,     Kind::NextBracket,
                                          Kind::ColourDifference, Kind::ThirdColour,          Kind::Preference,
                                          Kind::StrongPreference, Kind::DownfloatAgain,       Kind::UpfloatAgain,
                                          Kind::DownfloatBefore,  Kind::UpfloatBefore,        Kind::DownDifference,
                                          Kind::UpDifference,     Kind::DownDifferenceBefore, Kind::UpDifferenceBefore};

struct Phrases {
    Phrase cost;
    Phrase worse;
};

constexpr Phrases kPhrasesOf[] = {
    {Phrase::CostDownfloaters, Phrase::WorseDownfloaters},
    {Phrase::CostDownfloaterScores, Phrase::WorseDownfloaterScores},
    {Phrase::CostScoreDifferences, Phrase::WorseScoreDifferences},
    {Phrase::CostNextBracket, Phrase::WorseNextBracket},
    {Phrase::CostByeUnplayed, Phrase::WorseByeUnplayed},
    {Phrase::CostColourDifference, Phrase::WorseColourDifference},
    {Phrase::CostThirdColour, Phrase::WorseThirdColour},
    {Phrase::CostPreference, Phrase::WorsePreference},
    {Phrase::CostStrongPreference, Phrase::WorseStrongPreference},
    {Phrase::CostDownfloatAgain, Phrase::WorseDownfloatAgain},
    {Phrase::CostUpfloatAgain, Phrase::WorseUpfloatAgain},
    {Phrase::CostDownfloatBefore, Phrase::WorseDownfloatBefore},
    {Phrase::CostUpfloatBefore, Phrase::WorseUpfloatBefore},
    {Phrase::CostDownDifference, Phrase::WorseDownDifference},
    {Phrase::CostUpDifference, Phrase::WorseUpDifference},
    {Phrase::CostDownDifferenceBefore, Phrase::WorseDownDifferenceBefore},
    {Phrase::CostUpDifferenceBefore, Phrase::WorseUpDifferenceBefore},
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

Phrase worsePhrase(CriterionKind kind)
{
    return kPhrasesOf[static_cast<std::size_t>(kind)].worse;
}

RoundNumber downfloatsBack(CriterionKind kind)
{
    if (kind == Kind::DownfloatAgain || kind == Kind::DownDifference) return 1;
    return kind == Kind::DownfloatBefore || kind == Kind::DownDifferenceBefore ? 2 : 0;
}

bool tellsACost(CriterionKind kind, const Cost& cost)
{
    if (kind == Kind::DownfloaterScores) return false;  // told by the downfloaters themselves
    return std::ranges::any_of(cost, [](std::int32_t part) { return part != 0; });
}

}  // namespace kydai::pairing
