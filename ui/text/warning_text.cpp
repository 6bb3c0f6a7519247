#include "text/warning_text.h"

#include "text/limit_text.h"
#include "text/pairing_text.h"
#include "text/value_text.h"
#include "text/warning_details.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace kydai::text {

using policy::Level;
using policy::Warning;
using policy::WarningId;

namespace {

constexpr const char* kWarningContext = "Warning";

struct WarningTitle {
    WarningId id{};
    const char* source = "";
};

// In the order of WarningId.
constexpr std::array kWarningTitles{
    WarningTitle{WarningId::LeaveFideMode, QT_TRANSLATE_NOOP("Warning", "FIDE mode to be left")},
    WarningTitle{WarningId::SystemLocked, QT_TRANSLATE_NOOP("Warning", "System changed after the start")},
    WarningTitle{WarningId::PairingEditionLocked,
                 QT_TRANSLATE_NOOP("Warning", "Pairing rules changed after the start")},
    WarningTitle{WarningId::TieBreakEditionLocked,
                 QT_TRANSLATE_NOOP("Warning", "Tie-break rules changed after the start")},
    WarningTitle{WarningId::TieBreaksLocked, QT_TRANSLATE_NOOP("Warning", "Tie-breaks changed after the start")},
    WarningTitle{WarningId::TieBreaksToldLate, QT_TRANSLATE_NOOP("Warning", "Tie-breaks told only after the start")},
    WarningTitle{WarningId::LotsDrawn, QT_TRANSLATE_NOOP("Warning", "Lots drawn once more")},
    WarningTitle{WarningId::RoundsLocked, QT_TRANSLATE_NOOP("Warning", "Number of rounds changed after the start")},
    WarningTitle{WarningId::RoundsToldLate, QT_TRANSLATE_NOOP("Warning", "Number of rounds told only after the start")},
    WarningTitle{WarningId::PointsLocked, QT_TRANSLATE_NOOP("Warning", "Points changed after the start")},
    WarningTitle{WarningId::SystemOfClub, QT_TRANSLATE_NOOP("Warning", "A club's own system")},
    WarningTitle{WarningId::PointsUnlawful, QT_TRANSLATE_NOOP("Warning", "Points that FIDE's rules don't know")},
    WarningTitle{WarningId::ByeValueLocked, QT_TRANSLATE_NOOP("Warning", "Value of the bye changed after the start")},
    WarningTitle{WarningId::AccelerationLocked, QT_TRANSLATE_NOOP("Warning", "Acceleration changed after the start")},
    WarningTitle{WarningId::InitialColourLocked,
                 QT_TRANSLATE_NOOP("Warning", "Initial colour changed after the start")},
    WarningTitle{WarningId::InitialColourToldLate,
                 QT_TRANSLATE_NOOP("Warning", "Initial colour told only after the start")},
    WarningTitle{WarningId::ProhibitedPairsLocked,
                 QT_TRANSLATE_NOOP("Warning", "Prohibited pairs changed after the start")},
    WarningTitle{WarningId::RatingsChanged,
                 QT_TRANSLATE_NOOP("Warning", "Which ratings count changed after the start")},
    WarningTitle{WarningId::NumberingChanged,
                 QT_TRANSLATE_NOOP("Warning", "Order of the starting list changed after the start")},
    WarningTitle{WarningId::AdjustmentsAfterStart,
                 QT_TRANSLATE_NOOP("Warning", "Bonus and penalty points after the start")},
    WarningTitle{WarningId::SectionReplaced, QT_TRANSLATE_NOOP("Warning", "Section replaced after the start")},
    WarningTitle{WarningId::RemoveSection, QT_TRANSLATE_NOOP("Warning", "Section to be removed")},
    WarningTitle{WarningId::NumbersFrozen, QT_TRANSLATE_NOOP("Warning", "Starting numbers after round 4")},
    WarningTitle{WarningId::NumbersChanged, QT_TRANSLATE_NOOP("Warning", "Starting numbers changed")},
    WarningTitle{WarningId::SeedingBroken, QT_TRANSLATE_NOOP("Warning", "Starting numbers against the ratings")},
    WarningTitle{WarningId::CorrectEarlierResult, QT_TRANSLATE_NOOP("Warning", "Result of an earlier round corrected")},
    WarningTitle{WarningId::EarlierResultLocked, QT_TRANSLATE_NOOP("Warning", "Result of a closed round")},
    WarningTitle{WarningId::CorrectReport, QT_TRANSLATE_NOOP("Warning", "Rating report corrected")},
    WarningTitle{WarningId::AdjournedDecided, QT_TRANSLATE_NOOP("Warning", "Adjourned game decided")},
    WarningTitle{WarningId::ImpossibleResult, QT_TRANSLATE_NOOP("Warning", "Result that no game can have")},
    WarningTitle{WarningId::ChangeEarlierRound, QT_TRANSLATE_NOOP("Warning", "Boards of an earlier round changed")},
    WarningTitle{WarningId::EarlierRoundLocked, QT_TRANSLATE_NOOP("Warning", "Boards of an earlier round")},
    WarningTitle{WarningId::ChangePlayedRound,
                 QT_TRANSLATE_NOOP("Warning", "Pairing of a round with results changed by hand")},
    WarningTitle{WarningId::UnpairRound, QT_TRANSLATE_NOOP("Warning", "Round to be taken back")},
    WarningTitle{WarningId::RoundHasResults, QT_TRANSLATE_NOOP("Warning", "Round with results to be taken back")},
    WarningTitle{WarningId::NotLastRound, QT_TRANSLATE_NOOP("Warning", "Earlier round to be taken back")},
    WarningTitle{WarningId::InvalidRound, QT_TRANSLATE_NOOP("Warning", "Round that can't be")},
    WarningTitle{WarningId::RepeatsOpponent, QT_TRANSLATE_NOOP("Warning", "Opponents who have met")},
    WarningTitle{WarningId::ProhibitedPair, QT_TRANSLATE_NOOP("Warning", "Prohibited pair")},
    WarningTitle{WarningId::ThirdColour, QT_TRANSLATE_NOOP("Warning", "One colour three times running")},
    WarningTitle{WarningId::BeyondTwo, QT_TRANSLATE_NOOP("Warning", "Colour difference beyond two")},
    WarningTitle{WarningId::WrongBye, QT_TRANSLATE_NOOP("Warning", "Bye of a player who may not have it")},
    WarningTitle{WarningId::NeedlessBye, QT_TRANSLATE_NOOP("Warning", "Bye that nobody needs")},
    WarningTitle{WarningId::AbsentPaired, QT_TRANSLATE_NOOP("Warning", "Player paired who is not there")},
    WarningTitle{WarningId::OtherColours, QT_TRANSLATE_NOOP("Warning", "Colours other than the rules give")},
    WarningTitle{WarningId::ManualPairing, QT_TRANSLATE_NOOP("Warning", "Round paired by hand")},
    WarningTitle{WarningId::TableBroken, QT_TRANSLATE_NOOP("Warning", "Round robin in which not all meet alike")},
    WarningTitle{WarningId::DuplicateFideId, QT_TRANSLATE_NOOP("Warning", "One FIDE ID twice")},
    WarningTitle{WarningId::DuplicateName, QT_TRANSLATE_NOOP("Warning", "One name twice")},
    WarningTitle{WarningId::ImpossibleRating, QT_TRANSLATE_NOOP("Warning", "Impossible rating")},
    WarningTitle{WarningId::ImpossibleBirthYear, QT_TRANSLATE_NOOP("Warning", "Impossible year of birth")},
    WarningTitle{WarningId::OutsideLimits, QT_TRANSLATE_NOOP("Warning", "Not for this section")},
    WarningTitle{WarningId::TooManyByes, QT_TRANSLATE_NOOP("Warning", "More byes than allowed")},
    WarningTitle{WarningId::TooFewPlayers, QT_TRANSLATE_NOOP("Warning", "Too few players to pair")},
    WarningTitle{WarningId::AllRoundsPaired, QT_TRANSLATE_NOOP("Warning", "Round beyond the end of the tournament")},
    WarningTitle{WarningId::TableEnds, QT_TRANSLATE_NOOP("Warning", "Round beyond the end of the table")},
    WarningTitle{WarningId::ResultsMissing,
                 QT_TRANSLATE_NOOP("Warning", "Results missing when the next round was paired")},
    WarningTitle{WarningId::ResultsOpen, QT_TRANSLATE_NOOP("Warning", "Results missing")},
    WarningTitle{WarningId::OldAdjourned, QT_TRANSLATE_NOOP("Warning", "Game adjourned long ago")},
    WarningTitle{WarningId::MoreRoundsThanOpponents, QT_TRANSLATE_NOOP("Warning", "More rounds than opponents")},
    WarningTitle{WarningId::SecondHalfPointBye, QT_TRANSLATE_NOOP("Warning", "Second half-point bye")},
    WarningTitle{WarningId::FullPointBye, QT_TRANSLATE_NOOP("Warning", "Full-point bye")},
    WarningTitle{WarningId::ByeNotEntitled, QT_TRANSLATE_NOOP("Warning", "Bye of a player who is not entitled to it")},
    WarningTitle{WarningId::ImportDeviates, QT_TRANSLATE_NOOP("Warning", "Rounds read that the rules pair otherwise")},
    WarningTitle{WarningId::LineUpImpossible, QT_TRANSLATE_NOOP("Warning", "Line-up that can't be")},
    WarningTitle{WarningId::LineUpUnexplained, QT_TRANSLATE_NOOP("Warning", "Line-up against the rules, no reason")},
    WarningTitle{WarningId::LineUpBroken, QT_TRANSLATE_NOOP("Warning", "Line-up against the rules")},
    WarningTitle{WarningId::LineUpLocked, QT_TRANSLATE_NOOP("Warning", "Line-up changed after the pairing")},
    WarningTitle{WarningId::MembersChanged, QT_TRANSLATE_NOOP("Warning", "Members changed after the start")},
    WarningTitle{WarningId::TeamsDoubtful, QT_TRANSLATE_NOOP("Warning", "Doubtful teams")},
    WarningTitle{WarningId::MatchContradicted, QT_TRANSLATE_NOOP("Warning", "Result of a match against its boards")},
    WarningTitle{WarningId::ReportOpen, QT_TRANSLATE_NOOP("Warning", "Report or final list with a game open")},
    WarningTitle{WarningId::PrizesNotFinal, QT_TRANSLATE_NOOP("Warning", "Prizes that may still change")},
    WarningTitle{WarningId::FrozenPrizesChanged, QT_TRANSLATE_NOOP("Warning", "Frozen prizes changed")},
    WarningTitle{WarningId::PrizesThawed, QT_TRANSLATE_NOOP("Warning", "Frozen prizes thaw")},
    WarningTitle{WarningId::PrizePlaceTwice, QT_TRANSLATE_NOOP("Warning", "Two prizes for one place")},
    WarningTitle{WarningId::TablesShared, QT_TRANSLATE_NOOP("Warning", "One table for two sections")},
    WarningTitle{WarningId::TablesMoved, QT_TRANSLATE_NOOP("Warning", "Other tables in a round under way")},
    WarningTitle{WarningId::TablesOutgrown, QT_TRANSLATE_NOOP("Warning", "More boards than tables")},
};
constexpr bool titlesInOrder()
{
    for (std::size_t at = 0; at < kWarningTitles.size(); ++at) {
        if (kWarningTitles[at].id != static_cast<WarningId>(at)) return false;
    }
    return kWarningTitles.size() == static_cast<std::size_t>(WarningId::TablesOutgrown) + 1;
}
static_assert(titlesInOrder());

/// A sentence with named holes: {round} {last} {section} {player} {other} {before} {after}; %n counts.
struct WarningSentence {
    WarningId id{};
    const char* source = "";
    bool counted = false;
    const char* refused = nullptr;  ///< in its place where the action is refused
};

constexpr WarningSentence kWarningSentences[] = {
    {WarningId::LeaveFideMode,
     QT_TRANSLATE_NOOP("Warning", "“{section}” leaves FIDE mode for good; this can't be undone.")},
    {WarningId::SystemLocked, QT_TRANSLATE_NOOP("Warning", "The system is fixed since round 1 was paired.")},
    {WarningId::PairingEditionLocked,
     QT_TRANSLATE_NOOP("Warning", "The edition of the pairing rules is fixed since round 1 was paired.")},
    {WarningId::TieBreakEditionLocked,
     QT_TRANSLATE_NOOP("Warning", "The edition of the tie-break rules is fixed since round 1 was paired.")},
    {WarningId::TieBreaksLocked,
     QT_TRANSLATE_NOOP("Warning", "The tournament has begun, and its list of tie-breaks was published (C.07, 4.1.1).")},
    {WarningId::TieBreaksToldLate,
     QT_TRANSLATE_NOOP(
         "Warning",
         "The list of tie-breaks is to be published before the tournament begins (C.07, 4.1.1). Nobody had "
         "told one; it is taken now, and the report says so.")},
    {WarningId::LotsDrawn, QT_TRANSLATE_NOOP("Warning", "The lots are drawn; another draw would give other places.")},
    {WarningId::RoundsLocked, QT_TRANSLATE_NOOP("Warning", "The number of rounds is fixed since round 1 was paired.")},
    {WarningId::RoundsToldLate,
     QT_TRANSLATE_NOOP(
         "Warning",
         "Nobody had told the number of rounds before round 1 was paired. It is taken now, the report says "
         "so, and round {round} is compared with the rules once more.")},
    {WarningId::PointsLocked, QT_TRANSLATE_NOOP("Warning", "The points are fixed since round 1 was paired.")},
    {WarningId::SystemOfClub,
     QT_TRANSLATE_NOOP("Warning",
                       "Keizer's system is none of FIDE's Handbook, and can be played outside FIDE mode only.")},
    {WarningId::PointsUnlawful,
     QT_TRANSLATE_NOOP("Warning",
                       "FIDE's rules don't know these points ({values}): both colours get the same, two draws are "
                       "worth at most a win and a loss, a bye at most a win and only what results add up to, and an "
                       "adjourned game counts as a draw.")},
    {WarningId::ByeValueLocked,
     QT_TRANSLATE_NOOP("Warning", "The value of the bye is fixed since round 1 was paired.")},
    {WarningId::AccelerationLocked,
     QT_TRANSLATE_NOOP("Warning", "The acceleration is fixed since round 1 was paired.")},
    {WarningId::InitialColourToldLate,
     QT_TRANSLATE_NOOP("Warning",
                       "Nobody had told the initial colour before round 1 was paired. It is taken now, the report says "
                       "so, and round 1 is compared with the rules once more.")},
    {WarningId::InitialColourLocked,
     QT_TRANSLATE_NOOP("Warning", "The initial colour was drawn; it is fixed since round 1 was paired.")},
    {WarningId::ProhibitedPairsLocked,
     QT_TRANSLATE_NOOP("Warning", "Prohibited pairs are fixed since round 1 was paired.")},
    {WarningId::RatingsChanged,
     QT_TRANSLATE_NOOP("Warning",
                       "Which ratings count changes though round 1 is paired: ratings of players to come and "
                       "tie-breaks by ratings follow it.")},
    {WarningId::NumberingChanged,
     QT_TRANSLATE_NOOP("Warning",
                       "The numbers were given by another rule, and rounds are paired by them. Numbers that are given "
                       "from now on follow the new one.")},
    {WarningId::AdjustmentsAfterStart,
     QT_TRANSLATE_NOOP("Warning", "Bonus and penalty points change the standings and the next pairing.")},
    {WarningId::SectionReplaced,
     QT_TRANSLATE_NOOP("Warning", "“{section}” has begun; all of its rounds would be replaced.")},
    {WarningId::RemoveSection,
     QT_TRANSLATE_NOOP("Warning", "“{section}” goes with its players and rounds. Ctrl+Z brings it back.")},
    {WarningId::NumbersFrozen,
     QT_TRANSLATE_NOOP("Warning", "Since round 4 was paired the starting numbers are fixed.")},
    {WarningId::NumbersChanged, QT_TRANSLATE_N_NOOP("Warning", "%n players get another starting number."), true},
    {WarningId::SeedingBroken,
     QT_TRANSLATE_NOOP("Warning", "A player then stands before somebody with a higher rating."), false,
     QT_TRANSLATE_NOOP("Warning",
                       "A player would stand before somebody with a higher rating. In FIDE mode numbers are exchanged "
                       "between equal ratings only; another tournament rating is set in the rules.")},
    {WarningId::CorrectEarlierResult,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round}, {player} – {other}: {before} becomes {after}, and later rounds were "
                       "paired on it.")},
    {WarningId::CorrectReport,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round}, {player} – {other}: {before} becomes {after} in the report and in ratings only; "
                       "pairings and standings stay as they are (C.04.2, 4.3).")},
    {WarningId::EarlierResultLocked,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round}, {player} – {other}: {before} becomes {after}. In FIDE mode this round "
                       "would be closed (C.04.2, 4.3)."),
     false,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round}, {player} – {other}: {before} can't become {after}. Only the two last "
                       "played rounds are open to corrections (C.04.2, 4.3).")},
    {WarningId::AdjournedDecided,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round}, {player} – {other}: the adjourned game, which counted as a draw for "
                       "the pairings, ends {after}.")},
    {WarningId::ImpossibleResult,
     QT_TRANSLATE_NOOP("Warning", "Round {round}, {player} – {other}: {after} is a result that no game can have.")},
    {WarningId::ChangeEarlierRound,
     QT_TRANSLATE_NOOP("Warning", "You change the boards of round {round}, and later rounds were paired on it.")},
    {WarningId::EarlierRoundLocked,
     QT_TRANSLATE_NOOP("Warning", "You change the boards of round {round}, which is long played."), false,
     QT_TRANSLATE_NOOP("Warning",
                       "The boards of round {round} can't be changed any more: only the two last played "
                       "rounds are open to corrections (C.04.2, 4.3).")},
    {WarningId::ChangePlayedRound,
     QT_TRANSLATE_N_NOOP("Warning", "%n boards of round {round} lose their result, because they get other players."),
     true},
    {WarningId::UnpairRound,
     QT_TRANSLATE_NOOP("Warning",
                       "The boards of round {round} are taken back; byes asked for stay. You can pair it "
                       "again.")},
    {WarningId::RoundHasResults,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round} has results, so it can't be taken back. Clear its results first (Del "
                       "on each board), or change single boards by hand.")},
    {WarningId::NotLastRound,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {round} can't be taken back, because later rounds were paired on it. Only the "
                       "last round, {last}, can; go there first (Alt+Right).")},
    {WarningId::ManualPairing,
     QT_TRANSLATE_N_NOOP("Warning",
                         "Round {round} differs from what the rules give on %n boards. That is kept with the "
                         "round, in the report too."),
     true},
    {WarningId::TableBroken,
     QT_TRANSLATE_N_NOOP("Warning",
                         "If the rest is played by the table, %n pairs don't meet as often as everybody else."),
     true},
    {WarningId::ResultsMissing,
     QT_TRANSLATE_N_NOOP("Warning",
                         "%n results are missing. Their games become adjourned: a draw for this pairing "
                         "only. There are no final standings while one of them is open."),
     true},
    {WarningId::ResultsOpen,
     QT_TRANSLATE_N_NOOP("Warning",
                         "%n results are missing. Enter them, or adjourn the games, before the next round is "
                         "published."),
     true},
    {WarningId::OldAdjourned,
     QT_TRANSLATE_N_NOOP("Warning", "%n games adjourned before the last round are still open."), true},
    {WarningId::MoreRoundsThanOpponents,
     QT_TRANSLATE_N_NOOP("Warning",
                         "For %n rounds there are too few players: nobody meets an opponent twice, so the "
                         "last rounds can only be paired by hand."),
     true},
    {WarningId::SecondHalfPointBye, QT_TRANSLATE_N_NOOP("Warning", "{player} would have %n half-point byes."), true},
    {WarningId::FullPointBye,
     QT_TRANSLATE_NOOP("Warning",
                       "{player} gets a full-point bye in round {round}. FIDE advises against it; the report "
                       "says so.")},
    {WarningId::ByeNotEntitled, QT_TRANSLATE_NOOP("Warning", "{player} is marked as not entitled to byes."), false,
     QT_TRANSLATE_NOOP("Warning",
                       "{player} is marked as not entitled to byes and can't have one. The mark is in the player's "
                       "row.")},
    {WarningId::ImportDeviates,
     QT_TRANSLATE_N_NOOP("Warning",
                         "%n rounds of this file are not as the rules pair them. They are taken as they are; each says "
                         "so in the report."),
     true},
    {WarningId::LineUpImpossible,
     QT_TRANSLATE_NOOP("Warning", "{team} can't play so in round {round}. Mend the line-up, or the list of members.")},
    {WarningId::LineUpUnexplained,
     QT_TRANSLATE_NOOP("Warning",
                       "The line-up of {team} in round {round} breaks the rules of the event. It can be taken with a "
                       "reason, which stays with it.")},
    {WarningId::LineUpBroken,
     QT_TRANSLATE_NOOP("Warning", "The line-up of {team} in round {round} breaks the rules of the event.")},
    {WarningId::LineUpLocked,
     QT_TRANSLATE_NOOP("Warning", "{team} has handed in its line-up, and round {round} is paired.")},
    {WarningId::MembersChanged,
     QT_TRANSLATE_NOOP("Warning",
                       "The members of a team and their order are fixed since round 1 was paired (European team rules, "
                       "B.12.3.1).")},
    {WarningId::TeamsDoubtful, QT_TRANSLATE_NOOP("Warning", "Something about these teams is odd.")},
    {WarningId::MatchContradicted,
     QT_TRANSLATE_NOOP("Warning",
                       "The boards of round {round} say something else than this result of the match. The "
                       "result counts, the boards stay as they are.")},
    {WarningId::ReportOpen,
     QT_TRANSLATE_N_NOOP("Warning",
                         "%n games of the finished tournament have no result yet: its report and its final "
                         "lists have to wait for them."),
     true},
    {WarningId::PrizesNotFinal,
     QT_TRANSLATE_NOOP("Warning", "A game, a round or a protest is still open: the prizes can't be frozen.")},
    {WarningId::FrozenPrizesChanged,
     QT_TRANSLATE_NOOP("Warning", "The prizes are frozen after round {round}; this changes their plan.")},
    {WarningId::PrizesThawed,
     QT_TRANSLATE_NOOP(
         "Warning",
         "The prizes were frozen after round {round}; this thaws them, and the list of prizes shows what differs.")},
    {WarningId::PrizePlaceTwice,
     QT_TRANSLATE_NOOP("Warning",
                       "Two lines of a list have a prize for one place: {places}. Only one of them is paid.")},
    {WarningId::TablesShared,
     QT_TRANSLATE_NOOP("Warning",
                       "{section} and {with} play at the same time, and both would have the tables {from} to {to}: a "
                       "slip from there could mean two boards.")},
    {WarningId::TablesMoved,
     QT_TRANSLATE_NOOP("Warning",
                       "Round {last} of {section} is under way: slips and lists that are out say other tables than "
                       "the program would from now on.")},
    {WarningId::TablesOutgrown,
     QT_TRANSLATE_N_NOOP("Warning",
                         "%n boards of {section} come to tables that are kept for {with}. Give the section more "
                         "tables, or a slip from there means two boards."),
     true},
};

constexpr const char* kOtherPlaces =
    QT_TRANSLATE_NOOP("Warning", "Places in all standings change, also in those already printed.");
constexpr const char* kOtherRules =
    QT_TRANSLATE_NOOP("Warning", "The rounds to come are paired by other rules than those that are played.");
constexpr const char* kLaterRoundsStay =
    QT_TRANSLATE_NOOP("Warning", "The later rounds stay as they are, though the rules would pair them otherwise.");
constexpr const char* kSaidByHand = QT_TRANSLATE_NOOP("Warning", "The report says that the round was paired by hand.");

/// What follows from going on.
constexpr std::pair<WarningId, const char*> kWarningConsequences[] = {
    {WarningId::LeaveFideMode,
     QT_TRANSLATE_NOOP("Warning", "Outside FIDE mode the program lets you do what the regulations forbid.")},
    {WarningId::LeaveFideMode,
     QT_TRANSLATE_NOOP("Warning", "Every screen and print of this section is marked from now on.")},
    {WarningId::LeaveFideMode,
     QT_TRANSLATE_NOOP("Warning", "The exported report says in which round FIDE mode was left.")},
    {WarningId::LeaveFideMode, QT_TRANSLATE_NOOP("Warning", "FIDE may refuse to rate the tournament.")},
    {WarningId::LeaveFideMode, QT_TRANSLATE_NOOP("Warning", "Nothing that was entered before can be undone any more.")},
    {WarningId::TieBreaksLocked, kOtherPlaces},
    {WarningId::TieBreakEditionLocked, kOtherPlaces},
    {WarningId::TieBreaksToldLate, kOtherPlaces},
    {WarningId::PointsLocked, kOtherPlaces},
    {WarningId::ByeValueLocked, kOtherPlaces},
    {WarningId::SystemLocked, kOtherRules},
    {WarningId::PairingEditionLocked, kOtherRules},
    {WarningId::AccelerationLocked, kOtherRules},
    {WarningId::InitialColourLocked, kOtherRules},
    {WarningId::ChangeEarlierRound, kLaterRoundsStay},
    {WarningId::ChangeEarlierRound, kSaidByHand},
    {WarningId::EarlierRoundLocked, kLaterRoundsStay},
    {WarningId::EarlierRoundLocked, kSaidByHand},
};

constexpr const char* kPublish = QT_TRANSLATE_NOOP("Warning", "Publish");
constexpr const char* kPublishChange = QT_TRANSLATE_NOOP("Warning", "Publish the change");
constexpr const char* kGiveBye = QT_TRANSLATE_NOOP("Warning", "Give the bye");
constexpr const char* kRenumber = QT_TRANSLATE_NOOP("Warning", "Change the numbers");

/// The verb on the button; "Change" for all others.
constexpr std::pair<WarningId, const char*> kWarningVerbs[] = {
    {WarningId::LeaveFideMode, QT_TRANSLATE_NOOP("Warning", "Leave FIDE mode")},
    {WarningId::RemoveSection, QT_TRANSLATE_NOOP("Warning", "Remove")},
    {WarningId::UnpairRound, QT_TRANSLATE_NOOP("Warning", "Take back")},
    {WarningId::CorrectEarlierResult, QT_TRANSLATE_NOOP("Warning", "Correct")},
    {WarningId::EarlierResultLocked, QT_TRANSLATE_NOOP("Warning", "Correct")},
    {WarningId::CorrectReport, QT_TRANSLATE_NOOP("Warning", "Correct the report")},
    {WarningId::AdjournedDecided, QT_TRANSLATE_NOOP("Warning", "Correct")},
    {WarningId::ManualPairing, kPublish},
    {WarningId::TableBroken, kPublish},
    {WarningId::ChangeEarlierRound, kPublishChange},
    {WarningId::EarlierRoundLocked, kPublishChange},
    {WarningId::ChangePlayedRound, kPublishChange},
    {WarningId::ResultsMissing, QT_TRANSLATE_NOOP("Warning", "Adjourn these games")},
    {WarningId::ImportDeviates, QT_TRANSLATE_NOOP("Warning", "Import")},
    {WarningId::OutsideLimits, QT_TRANSLATE_NOOP("Warning", "Let them in all the same")},
    {WarningId::ImpossibleResult, QT_TRANSLATE_NOOP("Warning", "Enter it")},
    {WarningId::SecondHalfPointBye, kGiveBye},
    {WarningId::ByeNotEntitled, kGiveBye},
    {WarningId::FullPointBye, kGiveBye},
    {WarningId::NumbersChanged, kRenumber},
    {WarningId::NumbersFrozen, kRenumber},
    {WarningId::SeedingBroken, kRenumber},
    {WarningId::LotsDrawn, QT_TRANSLATE_NOOP("Warning", "Draw again")},
    {WarningId::SectionReplaced, QT_TRANSLATE_NOOP("Warning", "Replace it")},
    {WarningId::PrizesThawed, QT_TRANSLATE_NOOP("Warning", "Thaw the prizes")},
};

class WarningTeller {
public:
    WarningTeller(const Warning& warning, const Section& section, const Wording& wording)
        : m_warning(warning), m_section(section), m_wording(wording)
    {
    }

    [[nodiscard]] QString text() const
    {
        return (QStringList{sentence()} << warningDetails(m_warning, m_section, m_wording)).join(QLatin1Char('\n'));
    }

    [[nodiscard]] QStringList consequences() const
    {
        QStringList all;
        if (m_warning.level != Level::Refuse) {
            for (const auto& [id, source] : kWarningConsequences) {
                if (id == m_warning.id) all << say(source);
            }
        } else if (policy::ruleOf(m_warning.id).outside != Level::Refuse) {
            all << say(QT_TRANSLATE_NOOP("Warning",
                                         "Whoever must do it all the same leaves FIDE mode first, in the menu Round, "
                                         "for good."));
        }
        return all;
    }

    [[nodiscard]] QString verb() const
    {
        if (std::holds_alternative<pairing::PreflightIssue>(m_warning.facts))
            return say(QT_TRANSLATE_NOOP("Warning", "Pair anyway"));
        if (std::holds_alternative<pairing::ManualWarning>(m_warning.facts)) return say(kPublish);
        for (const auto& [id, source] : kWarningVerbs) {
            if (id == m_warning.id) return say(source);
        }
        return say(QT_TRANSLATE_NOOP("Warning", "Change"));
    }

private:
    [[nodiscard]] QString sentence() const
    {
        if (const auto* fault = std::get_if<pairing::ManualWarning>(&m_warning.facts))
            return faultText(*fault, m_section, m_wording);
        if (const auto* issue = std::get_if<pairing::PreflightIssue>(&m_warning.facts))
            return preflightText(*issue, m_section, m_wording);
        if (const auto* outsiders = std::get_if<policy::Outsiders>(&m_warning.facts))
            return outsidersText(*outsiders, m_section.info.limits, m_wording);
        if (m_warning.id == WarningId::ManualPairing && m_warning.count == 0)
            return filled(say(QT_TRANSLATE_NOOP("Warning",
                                                "Round {round} is not as the rules give it. That is kept "
                                                "with the round, in the report too.")));
        const auto* row = std::ranges::find(kWarningSentences, m_warning.id, &WarningSentence::id);
        if (row == std::end(kWarningSentences)) return warningTitle(m_warning.id, m_wording);
        if (row->refused != nullptr && m_warning.level == Level::Refuse) return filled(say(row->refused));
        return filled(row->counted ? m_wording.translate(kWarningContext, row->source, m_warning.count)
                                   : say(row->source));
    }

    [[nodiscard]] QString say(const char* source) const { return m_wording.translate(kWarningContext, source); }
    [[nodiscard]] QString player(std::size_t at) const
    {
        const Player* found = at < m_warning.players.size() ? m_section.find(m_warning.players[at]) : nullptr;
        return found == nullptr ? QString() : QString::fromStdString(found->name);
    }
    static QString result(Outcome white, Outcome black)
    {
        const QString text = resultText(white, black);
        return text.isEmpty() ? QStringLiteral("–") : text;
    }

    /// Names come last, so that one with a brace in it stays as it is.
    [[nodiscard]] QString filled(QString text) const
    {
        text.replace(QStringLiteral("{round}"), QString::number(m_warning.round));
        text.replace(QStringLiteral("{last}"), QString::number(m_section.roundsPaired()));
        if (const auto* change = std::get_if<policy::ResultChange>(&m_warning.facts)) {
            text.replace(QStringLiteral("{before}"), result(change->whiteBefore, change->blackBefore));
            text.replace(QStringLiteral("{after}"), result(change->white, change->black));
        }
        if (const auto* twice = std::get_if<policy::PlacesTwice>(&m_warning.facts)) {
            QStringList places;
            for (const PlaceTwice& one : *twice)
                places << QStringLiteral("%1 %2").arg(QString::fromStdString(one.list)).arg(one.place);
            text.replace(QStringLiteral("{places}"), places.join(QStringLiteral("; ")));
        }
        if (const auto* shared = std::get_if<policy::SharedTables>(&m_warning.facts)) {
            text.replace(QStringLiteral("{from}"), QString::number(shared->first));
            text.replace(QStringLiteral("{to}"), QString::number(shared->last));
            text.replace(QStringLiteral("{with}"), QString::fromStdString(shared->other));
        }
        text.replace(QStringLiteral("{values}"), unlawfulText(m_warning, m_wording));
        text.replace(QStringLiteral("{team}"), teamOfWarning(m_warning, m_section));
        text.replace(QStringLiteral("{section}"), QString::fromStdString(m_section.info.name));
        text.replace(QStringLiteral("{other}"), player(1));
        text.replace(QStringLiteral("{player}"), player(0));
        return text;
    }

    const Warning& m_warning;
    const Section& m_section;
    const Wording& m_wording;
};

}  // namespace

QString warningTitle(WarningId id, const Wording& wording)
{
    return wording.translate(kWarningContext, kWarningTitles[static_cast<std::size_t>(id)].source);
}

WarningWords warningWords(const Warning& warning, const Section& section, const Wording& wording)
{
    const WarningTeller teller(warning, section, wording);
    return {warningTitle(warning.id, wording), teller.text(), teller.consequences(), teller.verb()};
}

}  // namespace kydai::text
