#include "policy/warning.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace kydai::policy {

namespace {

constexpr Level kNone = Level::None;
constexpr Level kTell = Level::Acknowledge;
constexpr Level kAsk = Level::Confirm;
constexpr Level kTwice = Level::TwoSteps;
constexpr Level kRefuse = Level::Refuse;

// id, word, in FIDE mode, outside it, question
constexpr std::array kRules{
    Rule{WarningId::LeaveFideMode, "leaveFideMode", kTwice, kNone, 43},
    Rule{WarningId::SystemLocked, "systemLocked", kRefuse, kTwice, 93},
    Rule{WarningId::PairingEditionLocked, "pairingEditionLocked", kRefuse, kTwice, 93},
    Rule{WarningId::TieBreakEditionLocked, "tieBreakEditionLocked", kRefuse, kTwice, 201},
    Rule{WarningId::TieBreaksLocked, "tieBreaksAfterStart", kRefuse, kTwice, 201},
    Rule{WarningId::TieBreaksToldLate, "tieBreaksToldLate", kTwice, kNone, 201},
    Rule{WarningId::LotsDrawn, "lotsDrawn", kRefuse, kTwice, 206},
    Rule{WarningId::RoundsLocked, "roundsLocked", kRefuse, kTwice, 57},
    Rule{WarningId::RoundsToldLate, "roundsToldLate", kTwice, kNone, 58},
    Rule{WarningId::PointsLocked, "pointsLocked", kRefuse, kTwice, 75},
    Rule{WarningId::SystemOfClub, "systemOfClub", kRefuse, kNone, 91},
    Rule{WarningId::PointsUnlawful, "pointsUnlawful", kRefuse, kTwice, 83},
    Rule{WarningId::ByeValueLocked, "byeValueLocked", kRefuse, kTwice, 85},
    Rule{WarningId::AccelerationLocked, "accelerationLocked", kRefuse, kTwice, 109},
    Rule{WarningId::InitialColourLocked, "initialColourLocked", kRefuse, kTwice, 0},
    Rule{WarningId::InitialColourToldLate, "initialColourToldLate", kTwice, kNone, 0},
    Rule{WarningId::ProhibitedPairsLocked, "prohibitedPairsLocked", kRefuse, kAsk, 195},
    Rule{WarningId::RatingsChanged, "ratingsChanged", kAsk, kAsk, 115},
    Rule{WarningId::NumberingChanged, "numberingChanged", kAsk, kAsk, 155},
    Rule{WarningId::AdjustmentsAfterStart, "adjustmentsAfterStart", kAsk, kAsk, 115},
    Rule{WarningId::SectionReplaced, "sectionReplaced", kRefuse, kTwice, 189},
    Rule{WarningId::RemoveSection, "removeSection", kAsk, kAsk, 0},
    Rule{WarningId::NumbersFrozen, "numbersFrozen", kRefuse, kTwice, 151},
    Rule{WarningId::NumbersChanged, "numbersChanged", kAsk, kAsk, 150},
    Rule{WarningId::SeedingBroken, "seedingBroken", kRefuse, kAsk, 148},
    Rule{WarningId::CorrectEarlierResult, "correctEarlierResult", kAsk, kAsk, 190},
    Rule{WarningId::EarlierResultLocked, "earlierResultLocked", kRefuse, kAsk, 191},
    Rule{WarningId::CorrectReport, "correctReport", kAsk, kAsk, 192},
    Rule{WarningId::AdjournedDecided, "adjournedDecided", kAsk, kAsk, 163},
    Rule{WarningId::ImpossibleResult, "impossibleResult", kRefuse, kAsk, 181},
    Rule{WarningId::ChangeEarlierRound, "changeEarlierRound", kAsk, kTwice, 190},
    Rule{WarningId::EarlierRoundLocked, "earlierRoundLocked", kRefuse, kTwice, 191},
    Rule{WarningId::ChangePlayedRound, "changePlayedRound", kAsk, kAsk, 115},
    Rule{WarningId::UnpairRound, "unpairRound", kAsk, kAsk, 115},
    Rule{WarningId::RoundHasResults, "roundHasResults", kRefuse, kRefuse, 0},
    Rule{WarningId::NotLastRound, "notLastRound", kRefuse, kRefuse, 0},
    Rule{WarningId::InvalidRound, "invalidRound", kRefuse, kRefuse, 0},
    Rule{WarningId::RepeatsOpponent, "repeatsOpponent", kAsk, kAsk, 66},
    Rule{WarningId::ProhibitedPair, "prohibitedPair", kAsk, kAsk, 66},
    Rule{WarningId::ThirdColour, "thirdColour", kAsk, kAsk, 66},
    Rule{WarningId::BeyondTwo, "beyondTwo", kAsk, kAsk, 66},
    Rule{WarningId::WrongBye, "wrongBye", kAsk, kAsk, 66},
    Rule{WarningId::NeedlessBye, "needlessBye", kAsk, kAsk, 66},
    Rule{WarningId::AbsentPaired, "absentPaired", kAsk, kAsk, 66},
    Rule{WarningId::OtherColours, "otherColours", kTell, kTell, 67},
    Rule{WarningId::ManualPairing, "manualPairing", kAsk, kAsk, 69},
    Rule{WarningId::TableBroken, "tableBroken", kAsk, kAsk, 101},
    Rule{WarningId::DuplicateFideId, "duplicateFideId", kAsk, kAsk, 0},
    Rule{WarningId::DuplicateName, "duplicateName", kTell, kTell, 0},
    Rule{WarningId::ImpossibleRating, "impossibleRating", kTell, kTell, 0},
    Rule{WarningId::ImpossibleBirthYear, "impossibleBirthYear", kTell, kTell, 0},
    Rule{WarningId::OutsideLimits, "outsideLimits", kTell, kTell, 0},
    Rule{WarningId::TooManyByes, "tooManyByes", kAsk, kAsk, 174},
    Rule{WarningId::TooFewPlayers, "tooFewPlayers", kRefuse, kRefuse, 0},
    Rule{WarningId::AllRoundsPaired, "allRoundsPaired", kRefuse, kAsk, 57},
    Rule{WarningId::TableEnds, "tableEnds", kRefuse, kRefuse, 0},
    Rule{WarningId::ResultsMissing, "resultsMissing", kTell, kTell, 160},
    Rule{WarningId::ResultsOpen, "resultsOpen", kRefuse, kTell, 159},
    Rule{WarningId::OldAdjourned, "oldAdjourned", kTell, kTell, 168},
    Rule{WarningId::MoreRoundsThanOpponents, "moreRoundsThanOpponents", kTell, kTell, 62},
    Rule{WarningId::SecondHalfPointBye, "secondHalfPointBye", kAsk, kAsk, 174},
    Rule{WarningId::FullPointBye, "fullPointBye", kTell, kTell, 178},
    Rule{WarningId::ByeNotEntitled, "byeNotEntitled", kRefuse, kAsk, 176},
    Rule{WarningId::ImportDeviates, "importDeviates", kAsk, kAsk, 55},
    Rule{WarningId::LineUpImpossible, "lineUpImpossible", kRefuse, kRefuse, 0},
    Rule{WarningId::LineUpUnexplained, "lineUpUnexplained", kRefuse, kRefuse, 0},
    Rule{WarningId::LineUpBroken, "lineUpBroken", kAsk, kAsk, 0},
    Rule{WarningId::LineUpLocked, "lineUpLocked", kAsk, kAsk, 0},
    Rule{WarningId::MembersChanged, "membersChanged", kAsk, kAsk, 0},
    Rule{WarningId::TeamsDoubtful, "teamsDoubtful", kTell, kTell, 0},
    Rule{WarningId::MatchContradicted, "matchContradicted", kAsk, kAsk, 0},
    Rule{WarningId::ReportOpen, "reportOpen", kRefuse, kTell, 169},
    Rule{WarningId::PrizesNotFinal, "prizesNotFinal", kRefuse, kRefuse, 0},
    Rule{WarningId::FrozenPrizesChanged, "frozenPrizesChanged", kAsk, kAsk, 0},
    Rule{WarningId::PrizesThawed, "prizesThawed", kAsk, kAsk, 0},
    Rule{WarningId::PrizePlaceTwice, "prizePlaceTwice", kTell, kTell, 0},
    Rule{WarningId::TablesShared, "tablesShared", kAsk, kAsk, 0},
    Rule{WarningId::TablesMoved, "tablesMoved", kAsk, kAsk, 0},
    Rule{WarningId::TablesOutgrown, "tablesOutgrown", kTell, kTell, 0},
};
static_assert(kRules.size() == static_cast<std::size_t>(WarningId::TablesOutgrown) + 1);

constexpr bool rulesFollowTheirIds()
{
    for (std::size_t at = 0; at < kRules.size(); ++at) {
        if (kRules[at].id != static_cast<WarningId>(at)) return false;
    }
    return true;
}
static_assert(rulesFollowTheirIds());

}  // namespace

std::span<const Rule> rules()
{
    return kRules;
}

const Rule& ruleOf(WarningId id)
{
    return kRules[static_cast<std::size_t>(id)];
}

std::optional<WarningId> warningOf(std::string_view word)
{
    const auto at = std::ranges::find(kRules, word, &Rule::word);
    if (at == kRules.end()) return std::nullopt;
    return at->id;
}

}  // namespace kydai::policy
