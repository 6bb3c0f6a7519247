#include "tiebreak/registry.h"

#include "explain/articles.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace kydai::tiebreak {

namespace {

constexpr Modifiers kNone{};
constexpr Modifiers kCut{.cut = true};
constexpr Modifiers kScore{.score = true};
constexpr Modifiers kRating{.unrated = true, .score = false};
constexpr Modifiers kRatingCut{.cut = true, .median = true, .unrated = true};
constexpr Modifiers kBuchholz{.cut = true, .median = true, .forfeits = true, .score = true};

using enum Type;

/// In the order of article 5; helpers first, team tie-breaks last.
constexpr auto kDefinitions = std::to_array<Definition>({
    {Kind::Points, "PTS", "", Article{}, Score, Scope::Any, kNone, false, false, false, false, "1"},
    {Kind::AdjustedScore, "ABH", "", article::kAdjustedScore, Score, Scope::Any, kScore, false, false, false, false,
     ""},
    {Kind::VoluntaryRounds, "VUR", "", article::kVoluntaryRound, OwnRecord, Scope::Any, kNone, false, false, false,
     true, ""},
    {Kind::DirectEncounter, "DE", "", article::kDirectEncounter, AmongTheTied, Scope::Any,
     Modifiers{.forfeits = true, .score = true}, false, false, false, true, "81; 11 (@OLD)"},
    {Kind::Wins, "WIN", "", article::kWins, OwnRecord, Scope::Any, kNone, false, false, false, false, "68 (0); 12"},
    {Kind::WonGames, "WON", "", article::kWonGames, OwnRecord, Scope::Any, kNone, false, false, false, false, "68 (1)"},
    {Kind::BlackGames, "BPG", "", article::kBlackGames, OwnRecord, Scope::Any, kNone, false, false, false, false,
     "68 (3); 53"},
    {Kind::BlackWins, "BWG", "", article::kBlackWins, OwnRecord, Scope::Any, kNone, false, false, false, false,
     "68 (2)"},
    {Kind::Progressive, "PS", "", article::kProgressive, OwnRecord, Scope::Any, Modifiers{.cut = true, .score = true},
     false, false, false, false, "86; 8; 9"},
    {Kind::RoundsElected, "REP", "GE", article::kRoundsElected, OwnRecord, Scope::Any, kNone, false, false, false,
     false, "79"},
    {Kind::StandardPoints, "STD", "", article::kStandardPoints, OwnRecord, Scope::Any, kNone, false, true, false, false,
     ""},
    {Kind::PairingNumber, "TPN", "", article::kPairingNumber, OpponentsRatings, Scope::Any, Modifiers{.reverse = true},
     false, true, false, true, ""},
    {Kind::Buchholz, "BH", "", article::kBuchholz, OpponentsResults, Scope::Any, kBuchholz, false, false, true, false,
     "84; 37 (@OLD)"},
    {Kind::AverageBuchholz, "AOB", "", article::kAverageBuchholz, OpponentsResults, Scope::Any,
     Modifiers{.fore = true, .score = true}, false, false, true, false, "77"},
    {Kind::ForeBuchholz, "FB", "", article::kForeBuchholz, OpponentsResults, Scope::Any, kBuchholz, false, false, true,
     false, "84"},
    {Kind::SonnebornBerger, "SB", "", article::kSonnebornBerger, OpponentsWithOwn, Scope::Any,
     Modifiers{.cut = true, .forfeits = true, .score = true}, false, false, false, false, "85; 35 (@OLD); 52 (@OLD)"},
    {Kind::Koya, "KS", "", article::kKoya, OpponentsWithOwn, Scope::RoundRobin, Modifiers{.limit = true, .score = true},
     false, false, false, false, "87"},
    {Kind::AverageRating, "ARO", "", article::kAverageRating, OpponentsRatings, Scope::Any, kRatingCut, true, false,
     false, false, "80"},
    {Kind::PerformanceRating, "TPR", "", article::kPerformanceRating, OpponentsWithOwn, Scope::Any, kRating, true,
     false, false, false, "88 (0)"},
    {Kind::PerfectPerformance, "PTP", "", article::kPerfectPerformance, OpponentsWithOwn, Scope::Any, kRating, true,
     false, false, false, "88 (2)"},
    {Kind::AverageOpponentPerformance, "APRO", "", article::kAverageOpponentPerformance, OpponentsWithOwn, Scope::Any,
     kRating, true, false, false, false, "88 (1)"},
    {Kind::AverageOpponentPerfect, "APPO", "", article::kAverageOpponentPerfect, OpponentsWithOwn, Scope::Any, kRating,
     true, false, false, false, "88 (3)"},
    {Kind::Rating, "RTNG", "", article::kRating, OpponentsRatings, Scope::Any,
     Modifiers{.reverse = true, .unrated = true}, true, true, false, false, ""},
    {Kind::MatchPoints, "MPTS", "MP", article::kSecondaryScore, Score, Scope::Teams, kNone, false, false, false, false,
     "13"},
    {Kind::GamePoints, "GPTS", "GP", article::kSecondaryScore, Score, Scope::Teams, kNone, false, false, false, false,
     ""},
    {Kind::SecondaryScore, "MPvGP", "", article::kSecondaryScore, OwnRecord, Scope::Teams, kNone, false, false, false,
     false, ""},
    {Kind::MatchMatchSonnebornBerger, "EMMSB", "ESB", article::kMatchMatch, OpponentsWithOwn, Scope::Teams, kCut, false,
     false, false, false, "82 (0)"},
    {Kind::MatchGameSonnebornBerger, "EMGSB", "", article::kMatchGame, OpponentsWithOwn, Scope::Teams, kCut, false,
     false, false, false, "82 (1)"},
    {Kind::GameMatchSonnebornBerger, "EGMSB", "", article::kGameMatch, OpponentsWithOwn, Scope::Teams, kCut, false,
     false, false, false, "82 (2)"},
    {Kind::GameGameSonnebornBerger, "EGGSB", "", article::kGameGame, OpponentsWithOwn, Scope::Teams, kCut, false, false,
     false, false, "82 (3)"},
    {Kind::ExtendedDirectEncounter, "EDE", "", article::kExtendedDirectEncounter, AmongTheTied, Scope::Teams,
     Modifiers{.forfeits = true}, false, false, false, true, "83"},
    {Kind::ExtendedBoardCountTop, "EDEBT", "", article::kTwoTeams, AmongTheTied, Scope::Teams,
     Modifiers{.forfeits = true}, false, false, false, true, ""},
    {Kind::ExtendedBoardCountBottom, "EDEBB", "", article::kTwoTeams, AmongTheTied, Scope::Teams,
     Modifiers{.forfeits = true}, false, false, false, true, ""},
    {Kind::ExtendedTopBoards, "EDET", "", article::kTwoTeams, AmongTheTied, Scope::Teams, Modifiers{.forfeits = true},
     false, false, false, true, ""},
    {Kind::ExtendedBottomBoards, "EDEB", "", article::kTwoTeams, AmongTheTied, Scope::Teams,
     Modifiers{.forfeits = true}, false, false, false, true, ""},
    {Kind::BoardCount, "BC", "", article::kBoardCount, OwnRecord, Scope::Teams, kNone, false, false, false, true, "78"},
    {Kind::TopBoardResults, "TBR", "", article::kTopBoards, OwnRecord, Scope::Teams, kNone, false, false, false, true,
     "89"},
    {Kind::BottomBoardElimination, "BBE", "", article::kBottomBoards, OwnRecord, Scope::Teams, kNone, false, false,
     false, true, "90"},
    {Kind::StrengthOfSchedule, "SSSC", "", article::kStrengthOfSchedule, OpponentsWithOwn, Scope::Teams,
     Modifiers{.fore = true, .factor = true}, false, false, false, false, "91"},
});

bool sameLetters(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::ranges::equal(a, b, [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const Definition> definitions()
{
    return kDefinitions;
}

const Definition& definition(Kind kind)
{
    const auto found = std::ranges::find(kDefinitions, kind, &Definition::kind);
    KYDAI_ASSERT(found != kDefinitions.end());
    return *found;
}

const Definition* findDefinition(std::string_view name)
{
    const auto found = std::ranges::find_if(kDefinitions, [&](const Definition& entry) {
        return sameLetters(entry.name, name) || (!entry.alias.empty() && sameLetters(entry.alias, name));
    });
    return found == kDefinitions.end() ? nullptr : &*found;
}

}  // namespace kydai::tiebreak
