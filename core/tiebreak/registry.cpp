#include "tiebreak/registry.h"

#include "explain/articles.h"
#include "model/swiss_manager.h"
#include "support/assert.h"
#include "tiebreak/team_tiebreaks.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace kydai::tiebreak {

namespace {

constexpr Modifiers kScore{.score = true};
constexpr Modifiers kRating{.unrated = true};
constexpr Modifiers kForfeits{.forfeits = true};
constexpr Modifiers kRatingCut{.cut = true, .median = true, .highest = true, .forfeits = true, .unrated = true};
constexpr Modifiers kExtended{
    .cut = true, .highest = true, .forfeits = true, .unplayed = true, .plainCut = true, .swiss = true, .scale = true};
constexpr Modifiers kSonnebornBerger = [] {
    Modifiers takes = kExtended;
    takes.score = true;
    return takes;
}();
constexpr Modifiers kBuchholz = [] {
    Modifiers takes = kSonnebornBerger;
    takes.median = true;
    return takes;
}();
constexpr Modifiers kEncounter{.forfeits = true, .swiss = true, .score = true};
constexpr Modifiers kEncounterOfTeams{.forfeits = true, .swiss = true};

constexpr int kMatchScale[] = {20, 10, 0};
constexpr int kGameScale[] = {10, 5, 0, 0};
constexpr int kForMatches[] = {10, 0, 0};
constexpr int kColourScale[] = {20, 40, 10, 20, 0};

constexpr Kind kCountThenTop[] = {Kind::BoardCount, Kind::TopBoardResults};
constexpr Kind kCountThenBottom[] = {Kind::BoardCount, Kind::BottomBoardElimination};
constexpr Kind kCount[] = {Kind::BoardCount};
constexpr Kind kTop[] = {Kind::TopBoardResults};
constexpr Kind kBottom[] = {Kind::BottomBoardElimination};

using enum Type;

/// In the order of article 5; helpers first, team tie-breaks last.
constexpr auto kDefinitions = std::to_array<Definition>({
    {.kind = Kind::Points, .name = "PTS", .type = Score, .modifiers = kScore, .values = method::points},
    {.kind = Kind::AdjustedScore,
     .name = "ABH",
     .article = article::kAdjustedScore,
     .type = Score,
     .modifiers = kScore,
     .helper = true,
     .values = method::adjustedScore},
    {.kind = Kind::VoluntaryRounds,
     .name = "VUR",
     .article = article::kVoluntaryRound,
     .type = OwnRecord,
     .lowFirst = true,
     .helper = true,
     .values = method::voluntaryRounds},
    {.kind = Kind::DirectEncounter,
     .name = "DE",
     .article = article::kDirectEncounter,
     .type = AmongTheTied,
     .modifiers = kEncounter,
     .lowFirst = true,
     .groupOrder = method::directEncounter},
    {.kind = Kind::Wins, .name = "WIN", .article = article::kWins, .type = OwnRecord, .values = method::wins},
    {.kind = Kind::WonGames,
     .name = "WON",
     .article = article::kWonGames,
     .type = OwnRecord,
     .modifiers = kForfeits,
     .values = method::wonGames},
    {.kind = Kind::BlackGames,
     .name = "BPG",
     .article = article::kBlackGames,
     .type = OwnRecord,
     .modifiers = kForfeits,
     .values = method::blackGames},
    {.kind = Kind::BlackWins,
     .name = "BWG",
     .article = article::kBlackWins,
     .type = OwnRecord,
     .modifiers = kForfeits,
     .values = method::blackWins},
    {.kind = Kind::Progressive,
     .name = "PS",
     .article = article::kProgressive,
     .type = OwnRecord,
     .modifiers = {.cut = true, .highest = true, .score = true},
     .values = method::progressiveScores,
     .rows = RowShape::Running},
    {.kind = Kind::RoundsElected,
     .name = "REP",
     .alias = "GE",
     .article = article::kRoundsElected,
     .type = OwnRecord,
     .values = method::roundsElected},
    {.kind = Kind::StandardPoints,
     .name = "STD",
     .article = article::kStandardPoints,
     .type = OwnRecord,
     .since2026 = true,
     .values = method::standardPoints},
    {.kind = Kind::PairingNumber,
     .name = "TPN",
     .article = article::kPairingNumber,
     .type = OpponentsRatings,
     .modifiers = {.reverse = true},
     .since2026 = true,
     .lowFirst = true,
     .values = method::pairingNumbers},
    {.kind = Kind::Buchholz,
     .name = "BH",
     .article = article::kBuchholz,
     .type = OpponentsResults,
     .modifiers = kBuchholz,
     .buchholz = true,
     .values = method::buchholzOf},
    {.kind = Kind::AverageBuchholz,
     .name = "AOB",
     .article = article::kAverageBuchholz,
     .type = OpponentsResults,
     .modifiers = {.fore = true, .score = true},
     .buchholz = true,
     .values = method::averageOfBuchholz},
    {.kind = Kind::ForeBuchholz,
     .name = "FB",
     .article = article::kForeBuchholz,
     .type = OpponentsResults,
     .modifiers = kBuchholz,
     .buchholz = true,
     .values = method::foreBuchholz,
     .foreTable = true},
    {.kind = Kind::SonnebornBerger,
     .name = "SB",
     .article = article::kSonnebornBerger,
     .type = OpponentsWithOwn,
     .modifiers = kSonnebornBerger,
     .values = method::sonnebornBergerOf,
     .rows = RowShape::Weighted},
    {.kind = Kind::Koya,
     .name = "KS",
     .article = article::kKoya,
     .type = OpponentsWithOwn,
     .scope = Scope::RoundRobin,
     .modifiers = {.limit = true, .score = true},
     .values = method::koyaOf,
     .rows = RowShape::AboveLimit},
    {.kind = Kind::AverageRating,
     .name = "ARO",
     .article = article::kAverageRating,
     .type = OpponentsRatings,
     .modifiers = kRatingCut,
     .needsRatings = true,
     .values = method::averageRatings},
    {.kind = Kind::PerformanceRating,
     .name = "TPR",
     .article = article::kPerformanceRating,
     .type = OpponentsWithOwn,
     .modifiers = kRating,
     .needsRatings = true,
     .values = method::performances,
     .result = ResultShape::Performance},
    {.kind = Kind::PerfectPerformance,
     .name = "PTP",
     .article = article::kPerfectPerformance,
     .type = OpponentsWithOwn,
     .modifiers = kRating,
     .needsRatings = true,
     .values = method::perfectPerformances,
     .result = ResultShape::Perfect},
    {.kind = Kind::AverageOpponentPerformance,
     .name = "APRO",
     .article = article::kAverageOpponentPerformance,
     .type = OpponentsWithOwn,
     .modifiers = kRating,
     .needsRatings = true,
     .values = method::opponentsPerformances,
     .theirs = "TPR"},
    {.kind = Kind::AverageOpponentPerfect,
     .name = "APPO",
     .article = article::kAverageOpponentPerfect,
     .type = OpponentsWithOwn,
     .modifiers = kRating,
     .needsRatings = true,
     .values = method::opponentsPerfectPerformances,
     .theirs = "PTP"},
    {.kind = Kind::Rating,
     .name = "RTNG",
     .article = article::kRating,
     .type = OpponentsRatings,
     .modifiers = {.reverse = true, .unrated = true},
     .needsRatings = true,
     .since2026 = true,
     .values = method::ownRatings},
    {.kind = Kind::PlaceByHand, .name = "MAN", .type = OwnRecord, .lowFirst = true, .values = method::placesByHand},
    {.kind = Kind::OutsideValue, .name = "EXT", .type = OwnRecord, .values = method::outsideValues},
    {.kind = Kind::MatchPoints,
     .name = "MPTS",
     .alias = "MP",
     .article = article::kSecondaryScore,
     .type = Score,
     .scope = Scope::Teams,
     .values = method::matchPoints},
    {.kind = Kind::GamePoints,
     .name = "GPTS",
     .alias = "GP",
     .article = article::kSecondaryScore,
     .type = Score,
     .scope = Scope::Teams,
     .values = method::gamePoints},
    {.kind = Kind::SecondaryScore,
     .name = "MPvGP",
     .article = article::kSecondaryScore,
     .type = OwnRecord,
     .scope = Scope::Teams,
     .values = method::secondaryScores},
    {.kind = Kind::MatchMatchSonnebornBerger,
     .name = "EMMSB",
     .alias = "ESB",
     .article = article::kMatchMatch,
     .type = OpponentsWithOwn,
     .scope = Scope::Teams,
     .modifiers = kExtended,
     .values = method::matchMatch,
     .rows = RowShape::Weighted},
    {.kind = Kind::MatchGameSonnebornBerger,
     .name = "EMGSB",
     .article = article::kMatchGame,
     .type = OpponentsWithOwn,
     .scope = Scope::Teams,
     .modifiers = kExtended,
     .values = method::matchGame,
     .rows = RowShape::Weighted},
    {.kind = Kind::GameMatchSonnebornBerger,
     .name = "EGMSB",
     .article = article::kGameMatch,
     .type = OpponentsWithOwn,
     .scope = Scope::Teams,
     .modifiers = kExtended,
     .values = method::gameMatch,
     .rows = RowShape::Weighted,
     .opponents = ScoreKind::Game},
    {.kind = Kind::GameGameSonnebornBerger,
     .name = "EGGSB",
     .article = article::kGameGame,
     .type = OpponentsWithOwn,
     .scope = Scope::Teams,
     .modifiers = kExtended,
     .values = method::gameGame,
     .rows = RowShape::Weighted,
     .opponents = ScoreKind::Game},
    {.kind = Kind::ExtendedDirectEncounter,
     .name = "EDE",
     .article = article::kExtendedDirectEncounter,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounter,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter},
    {.kind = Kind::ExtendedBoardCountTop,
     .name = "EDEBT",
     .article = article::kTwoTeams,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounterOfTeams,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter,
     .twoTeams = kCountThenTop},
    {.kind = Kind::ExtendedBoardCountBottom,
     .name = "EDEBB",
     .article = article::kTwoTeams,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounterOfTeams,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter,
     .twoTeams = kCountThenBottom},
    {.kind = Kind::ExtendedBoardCount,
     .name = "EDEC",
     .article = article::kOtherProvisions,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounterOfTeams,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter,
     .twoTeams = kCount},
    {.kind = Kind::ExtendedTopBoards,
     .name = "EDET",
     .article = article::kTwoTeams,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounterOfTeams,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter,
     .twoTeams = kTop},
    {.kind = Kind::ExtendedBottomBoards,
     .name = "EDEB",
     .article = article::kTwoTeams,
     .type = AmongTheTied,
     .scope = Scope::Teams,
     .modifiers = kEncounterOfTeams,
     .lowFirst = true,
     .groupOrder = method::extendedDirectEncounter,
     .twoTeams = kBottom},
    {.kind = Kind::BoardCount,
     .name = "BC",
     .article = article::kBoardCount,
     .type = OwnRecord,
     .scope = Scope::Teams,
     .lowFirst = true,
     .groupOrder = method::byBoardCount,
     .boardKey = boardCountKey,
     .rows = RowShape::Boards},
    {.kind = Kind::TopBoardResults,
     .name = "TBR",
     .article = article::kTopBoards,
     .type = OwnRecord,
     .scope = Scope::Teams,
     .lowFirst = true,
     .groupOrder = method::byBoards,
     .boardKey = topBoardsKey},
    {.kind = Kind::BottomBoardElimination,
     .name = "BBE",
     .article = article::kBottomBoards,
     .type = OwnRecord,
     .scope = Scope::Teams,
     .lowFirst = true,
     .groupOrder = method::byBoards,
     .boardKey = bottomBoardsKey},
    {.kind = Kind::StrengthOfSchedule,
     .name = "SSSC",
     .article = article::kStrengthOfSchedule,
     .type = OpponentsWithOwn,
     .scope = Scope::Teams,
     .modifiers = {.forfeits = true, .fore = true, .factor = true, .score = true},
     .values = method::strengthsOfSchedule,
     .result = ResultShape::Schedule},
    {.kind = Kind::SumOfRatings,
     .name = "RSUM",
     .type = OpponentsRatings,
     .modifiers = kRatingCut,
     .needsRatings = true,
     .byNumber = true,
     .values = method::sumsOfRatings},
    {.kind = Kind::SumOfBuchholz,
     .name = "SUMBH",
     .type = OpponentsResults,
     .modifiers = kScore,
     .buchholz = true,
     .byNumber = true,
     .values = method::sumsOfBuchholz,
     .theirs = "BH"},
    {.kind = Kind::MatchScale,
     .name = "MPV",
     .type = OwnRecord,
     .scope = Scope::Teams,
     .byNumber = true,
     .worth = kMatchScale,
     .values = method::matchScale},
    {.kind = Kind::GameScale,
     .name = "GPV",
     .type = OwnRecord,
     .scope = Scope::Teams,
     .byNumber = true,
     .worth = kGameScale,
     .values = method::gameScale},
    {.kind = Kind::GamesAndMatches,
     .name = "GPMP",
     .type = OwnRecord,
     .scope = Scope::Teams,
     .byNumber = true,
     .worth = kForMatches,
     .values = method::gamesAndMatches},
    {.kind = Kind::ColourScale,
     .name = "WBP",
     .type = OwnRecord,
     .byNumber = true,
     .worth = kColourScale,
     .values = method::colourScale},
    {.kind = Kind::Games,
     .name = "GAMES",
     .type = OwnRecord,
     .modifiers = {.reverse = true},
     .lowFirst = true,
     .byNumber = true,
     .values = method::games},
    {.kind = Kind::Percentage, .name = "PCT", .type = OwnRecord, .byNumber = true, .values = method::percentages},
    {.kind = Kind::BoardNumber,
     .name = "BOARD",
     .type = OwnRecord,
     .lowFirst = true,
     .byNumber = true,
     .values = method::boardNumbers},
    {.kind = Kind::NotComputed, .name = "SM", .type = OwnRecord, .byNumber = true, .values = method::notComputed},
});

constexpr bool everyRowHasOneMethod()
{
    return std::ranges::all_of(
        kDefinitions, [](const Definition& row) { return (row.values == nullptr) != (row.groupOrder == nullptr); });
}
static_assert(everyRowHasOneMethod());

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

std::string numbersOf(Kind kind, bool old)
{
    std::string numbers;
    for (const NumberedTieBreak& row : numberedTieBreaks()) {
        std::string_view kinds = row.code;
        const bool several = kinds.find(',') != std::string_view::npos;
        for (int index = 0; !kinds.empty(); ++index) {
            const std::size_t comma = std::min(kinds.find(','), kinds.size());
            const auto code = parseCode(kinds.substr(0, comma));
            kinds.remove_prefix(std::min(comma + 1, kinds.size()));
            if (!code || code->kind != kind || (code->edition == TieBreakEdition::Old) != old) continue;
            numbers += (numbers.empty() ? "" : "; ") + std::to_string(row.number);
            if (several) numbers += " (" + std::to_string(index) + ')';
        }
    }
    return numbers;
}

}  // namespace kydai::tiebreak
