#include "text/member_labels.h"

#include "model/described.h"
#include "support/assert.h"
#include "text/checked_name.h"
#include "text/fragment_text.h"
#include "text/value_text.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace kydai::text {

namespace {

constexpr char kMemberContext[] = "Member";

struct MemberLabel {
    std::string_view type{};
    std::string_view member{};
    const char* source = nullptr;
};

/// {White} and {Black} are the colours of the section's game.
constexpr MemberLabel kLabels[] = {
    // clang-format off
    {"national", "federation", QT_TRANSLATE_NOOP("Member", "Federation of the national list")},
    {"national", "category", QT_TRANSLATE_NOOP("Member", "Category in the national list")},
    {"national", "name", QT_TRANSLATE_NOOP("Member", "Name in the national list")},
    {"national", "rating", QT_TRANSLATE_NOOP("Member", "National rating")},
    {"national", "origin", QT_TRANSLATE_NOOP("Member", "Origin in the national list")},
    {"national", "number", QT_TRANSLATE_NOOP("Member", "National ID")},
    {"national", "birth", QT_TRANSLATE_NOOP("Member", "Born by the national list")},
    {"national", "sex", QT_TRANSLATE_NOOP("Member", "Sex in the national list")},
    {"field", "head", QT_TRANSLATE_NOOP("Member", "Free column")},
    {"field", "text", QT_TRANSLATE_NOOP("Member", "Text of the free column")},
    {"listRating", "list", QT_TRANSLATE_NOOP("Member", "Rating list")},
    {"listRating", "rating", QT_TRANSLATE_NOOP("Member", "Rating in the list")},
    {"listRating", "month", QT_TRANSLATE_NOOP("Member", "Month of the list")},
    {"roundRating", "fromRound", QT_TRANSLATE_NOOP("Member", "From round")},
    {"roundRating", "rating", QT_TRANSLATE_NOOP("Member", "Rating from that round on")},
    {"ratings", "source", QT_TRANSLATE_NOOP("Member", "Source of the rating")},
    {"ratings", "tournament", QT_TRANSLATE_NOOP("Member", "Tournament rating")},
    {"ratings", "listed", QT_TRANSLATE_NOOP("Member", "In the rating lists")},
    {"ratings", "later", QT_TRANSLATE_NOOP("Member", "Ratings from later rounds")},
    {"marks", "noByes", QT_TRANSLATE_NOOP("Member", "Not entitled to byes")},
    {"marks", "expelled", QT_TRANSLATE_NOOP("Member", "Expelled: no place in the standings")},
    {"marks", "placeByHand", QT_TRANSLATE_NOOP("Member", "Place by hand (tie-break MAN)")},
    {"marks", "outsideValue", QT_TRANSLATE_NOOP("Member", "Value from elsewhere (tie-break EXT)")},
    {"marks", "normFederation", QT_TRANSLATE_NOOP("Member", "Federation for norms")},
    {"player", "tpn", QT_TRANSLATE_NOOP("Member", "No.")},
    {"player", "name", QT_TRANSLATE_NOOP("Member", "Name")},
    {"player", "sex", QT_TRANSLATE_NOOP("Member", "Sex")},
    {"player", "title", QT_TRANSLATE_NOOP("Member", "Title")},
    {"player", "titleText", QT_TRANSLATE_NOOP("Member", "Title as the file has it")},
    {"player", "rating", QT_TRANSLATE_NOOP("Member", "Rating")},
    {"player", "federation", QT_TRANSLATE_NOOP("Member", "Federation")},
    {"player", "fideId", QT_TRANSLATE_NOOP("Member", "FIDE ID")},
    {"player", "birth", QT_TRANSLATE_NOOP("Member", "Born")},
    {"player", "unit", QT_TRANSLATE_NOOP("Member", "Unit")},
    {"player", "category", QT_TRANSLATE_NOOP("Member", "Category")},
    {"player", "national", QT_TRANSLATE_NOOP("Member", "National record")},
    {"player", "kFactor", QT_TRANSLATE_NOOP("Member", "K factor")},
    {"player", "fileRank", QT_TRANSLATE_NOOP("Member", "Rank in the file")},
    {"player", "fixedBoard", QT_TRANSLATE_NOOP("Member", "Fixed board")},
    {"player", "fields", QT_TRANSLATE_NOOP("Member", "Free columns")},
    {"player", "ratings", QT_TRANSLATE_NOOP("Member", "Ratings")},
    {"player", "marks", QT_TRANSLATE_NOOP("Member", "Marks of the arbiter")},
    {"player", "entersInRound", QT_TRANSLATE_NOOP("Member", "Plays from round")},
    {"player", "withdrawnFromRound", QT_TRANSLATE_NOOP("Member", "Withdrawn from round")},
    {"game", "white", QT_TRANSLATE_NOOP("Member", "{White}")},
    {"game", "black", QT_TRANSLATE_NOOP("Member", "{Black}")},
    {"game", "whiteOutcome", QT_TRANSLATE_NOOP("Member", "Result of {White}")},
    {"game", "blackOutcome", QT_TRANSLATE_NOOP("Member", "Result of {Black}")},
    {"game", "coloursKnown", QT_TRANSLATE_NOOP("Member", "Colours known")},
    {"bye", "player", QT_TRANSLATE_NOOP("Member", "Player without an opponent")},
    {"bye", "kind", QT_TRANSLATE_NOOP("Member", "Kind of bye")},
    {"round", "games", QT_TRANSLATE_NOOP("Member", "Boards")},
    {"round", "byes", QT_TRANSLATE_NOOP("Member", "Byes and absences")},
    {"round", "date", QT_TRANSLATE_NOOP("Member", "Date of the round")},
    {"round", "dateText", QT_TRANSLATE_NOOP("Member", "Date of the round as the file has it")},
    {"round", "pairedByHand", QT_TRANSLATE_NOOP("Member", "Paired by hand")},
    {"round", "rules", QT_TRANSLATE_NOOP("Member", "Rules of the round")},
    {"round", "comments", QT_TRANSLATE_NOOP("Member", "Remarks to the round")},
    {"round", "reported", QT_TRANSLATE_NOOP("Member", "Results for the rating report only")},
    {"round", "picture", QT_TRANSLATE_NOOP("Member", "How the round was published")},
    {"earlierResults", "round", QT_TRANSLATE_NOOP("Member", "Earlier round")},
    {"earlierResults", "anew", QT_TRANSLATE_NOOP("Member", "Boards of an earlier round were others")},
    {"earlierResults", "boards", QT_TRANSLATE_NOOP("Member", "Boards of an earlier round")},
    {"earlierResults", "byes", QT_TRANSLATE_NOOP("Member", "Byes of an earlier round")},
    {"earlierResults", "results", QT_TRANSLATE_NOOP("Member", "Results of an earlier round")},
    {"roundPicture", "players", QT_TRANSLATE_NOOP("Member", "Players with a new number")},
    {"roundPicture", "numbers", QT_TRANSLATE_NOOP("Member", "Numbers as published")},
    {"roundPicture", "ranks", QT_TRANSLATE_NOOP("Member", "Initial order as published")},
    {"roundPicture", "boards", QT_TRANSLATE_NOOP("Member", "Boards as published")},
    {"roundPicture", "byes", QT_TRANSLATE_NOOP("Member", "Byes as published")},
    {"roundPicture", "uncalled", QT_TRANSLATE_NOOP("Member", "Seated though not to be paired")},
    {"roundPicture", "earlier", QT_TRANSLATE_NOOP("Member", "Earlier rounds as known then")},
    {"roundPicture", "adjustments", QT_TRANSLATE_NOOP("Member", "Bonus and penalty points as known then")},
    {"pointSystem", "winWhite", QT_TRANSLATE_NOOP("Member", "Points for a win ({White})")},
    {"pointSystem", "winBlack", QT_TRANSLATE_NOOP("Member", "Points for a win ({Black})")},
    {"pointSystem", "drawWhite", QT_TRANSLATE_NOOP("Member", "Points for a draw ({White})")},
    {"pointSystem", "drawBlack", QT_TRANSLATE_NOOP("Member", "Points for a draw ({Black})")},
    {"pointSystem", "lossWhite", QT_TRANSLATE_NOOP("Member", "Points for a loss ({White})")},
    {"pointSystem", "lossBlack", QT_TRANSLATE_NOOP("Member", "Points for a loss ({Black})")},
    {"pointSystem", "forfeitWin", QT_TRANSLATE_NOOP("Member", "Points for a forfeit win")},
    {"pointSystem", "forfeitLoss", QT_TRANSLATE_NOOP("Member", "Points for a forfeit loss")},
    {"pointSystem", "fullBye", QT_TRANSLATE_NOOP("Member", "Points for a full-point bye")},
    {"pointSystem", "halfBye", QT_TRANSLATE_NOOP("Member", "Points for a half-point bye")},
    {"pointSystem", "zeroBye", QT_TRANSLATE_NOOP("Member", "Points for a zero-point bye")},
    {"pointSystem", "pairingBye", QT_TRANSLATE_NOOP("Member", "Points for the pairing-allocated bye")},
    {"pointSystem", "unknown", QT_TRANSLATE_NOOP("Member", "Points for an adjourned game in the pairing")},
    {"prohibitedPairing", "firstRound", QT_TRANSLATE_NOOP("Member", "First round of the prohibition")},
    {"prohibitedPairing", "lastRound", QT_TRANSLATE_NOOP("Member", "Last round of the prohibition")},
    {"tableBoard", "round", QT_TRANSLATE_NOOP("Member", "Round of a board of the table")},
    {"tableBoard", "board", QT_TRANSLATE_NOOP("Member", "Board of the table")},
    {"tableBoard", "whiteTeam", QT_TRANSLATE_NOOP("Member", "Team with White in the table")},
    {"tableBoard", "white", QT_TRANSLATE_NOOP("Member", "Place with White in the table")},
    {"tableBoard", "blackTeam", QT_TRANSLATE_NOOP("Member", "Team with Black in the table")},
    {"tableBoard", "black", QT_TRANSLATE_NOOP("Member", "Place with Black in the table")},
    {"matchStage", "games", QT_TRANSLATE_NOOP("Member", "Games of a stage of a match")},
    {"matchStage", "tempo", QT_TRANSLATE_NOOP("Member", "Tempo of a stage of a match")},
    {"matchStage", "time", QT_TRANSLATE_NOOP("Member", "Time of a stage of a match")},
    {"matchStage", "drawnIsBlacks", QT_TRANSLATE_NOOP("Member", "Black wins a drawn game of the stage")},
    {"knockOutRules", "stages", QT_TRANSLATE_NOOP("Member", "Stages of a match")},
    {"knockOutRules", "draw", QT_TRANSLATE_NOOP("Member", "Who meets whom in later rounds")},
    {"knockOutRules", "thirdPlace", QT_TRANSLATE_NOOP("Member", "Match for the third place")},
    {"knockOutRules", "unitsApart", QT_TRANSLATE_NOOP("Member", "Players of one unit meet from this round of the bracket on")},
    {"knockOutRules", "colourByLots", QT_TRANSLATE_NOOP("Member", "Lots decide who begins a match with White")},
    {"knockOutRules", "lots", QT_TRANSLATE_NOOP("Member", "Drawing of lots of the knock-out")},
    {"prohibitedPairing", "players", QT_TRANSLATE_NOOP("Member", "Players who may not meet")},
    {"prohibitedPairing", "condition", QT_TRANSLATE_NOOP("Member", "When the prohibition holds")},
    {"prohibitedPairing", "reason", QT_TRANSLATE_NOOP("Member", "Reason of the prohibition")},
    {"virtualPoints", "player", QT_TRANSLATE_NOOP("Member", "Player with virtual points")},
    {"virtualPoints", "round", QT_TRANSLATE_NOOP("Member", "Round of the virtual points")},
    {"virtualPoints", "points", QT_TRANSLATE_NOOP("Member", "Virtual points of the round")},
    {"requestedBye", "player", QT_TRANSLATE_NOOP("Member", "Player who asks for a bye")},
    {"requestedBye", "round", QT_TRANSLATE_NOOP("Member", "Round of the bye")},
    {"requestedBye", "kind", QT_TRANSLATE_NOOP("Member", "Bye that is asked for")},
    {"pointAdjustment", "player", QT_TRANSLATE_NOOP("Member", "Player with other points")},
    {"pointAdjustment", "round", QT_TRANSLATE_NOOP("Member", "Round of the other points")},
    {"pointAdjustment", "kind", QT_TRANSLATE_NOOP("Member", "Result that is worth other points")},
    {"pointAdjustment", "points", QT_TRANSLATE_NOOP("Member", "Points instead, or more")},
    {"pairingRules", "pairingSystem", QT_TRANSLATE_NOOP("Member", "System")},
    {"pairingRules", "systemCode", QT_TRANSLATE_NOOP("Member", "Code of the system")},
    {"pairingRules", "pairingEdition", QT_TRANSLATE_NOOP("Member", "Pairing rules")},
    {"pairingRules", "bakuAcceleration", QT_TRANSLATE_NOOP("Member", "Baku acceleration")},
    {"pairingRules", "doubleRoundRobin", QT_TRANSLATE_NOOP("Member", "Everybody meets everybody twice")},
    {"pairingRules", "reverseLastTwoRounds", QT_TRANSLATE_NOOP("Member", "Last two rounds of the first cycle reversed")},
    {"pairingRules", "furtherGames", QT_TRANSLATE_NOOP("Member", "Further games whenever two meet")},
    {"pairingRules", "gamesByCycle", QT_TRANSLATE_NOOP("Member", "These games repeat the whole table")},
    {"pairingRules", "homeBlack", QT_TRANSLATE_NOOP("Member", "The home team has Black on board 1")},
    {"pairingRules", "table", QT_TRANSLATE_NOOP("Member", "Table of the event")},
    {"keizerRules", "topValue", QT_TRANSLATE_NOOP("Member", "Value of the first in the ranking")},
    {"keizerRules", "startValue", QT_TRANSLATE_NOOP("Member", "Everybody has his own value from the start")},
    {"keizerRules", "win", QT_TRANSLATE_NOOP("Member", "Win: part of the opponent's value")},
    {"keizerRules", "draw", QT_TRANSLATE_NOOP("Member", "Draw: part of the opponent's value")},
    {"keizerRules", "loss", QT_TRANSLATE_NOOP("Member", "Loss: part of the opponent's value")},
    {"keizerRules", "forfeitWin", QT_TRANSLATE_NOOP("Member", "Win by forfeit: part of the opponent's value")},
    {"keizerRules", "freeRound", QT_TRANSLATE_NOOP("Member", "Nobody left to meet: part of the own value")},
    {"keizerRules", "excused", QT_TRANSLATE_NOOP("Member", "Absent with notice: part of the own value")},
    {"keizerRules", "mostExcused", QT_TRANSLATE_NOOP("Member", "Paid absences with notice at most")},
    {"keizerRules", "duty", QT_TRANSLATE_NOOP("Member", "Away for the club: part of the own value")},
    {"keizerRules", "unexcused", QT_TRANSLATE_NOOP("Member", "Absent without notice: part of the own value")},
    {"keizerRules", "apart", QT_TRANSLATE_NOOP("Member", "Two do not meet again for so many rounds")},
    {"keizerRules", "mostGames", QT_TRANSLATE_NOOP("Member", "Games of two with each other at most")},
    {"pairingRules", "keizer", QT_TRANSLATE_NOOP("Member", "Keizer's system")},
    {"pairingRules", "knockOut", QT_TRANSLATE_NOOP("Member", "Knock-out")},
    {"pairingRules", "rankIsPairingOrder", QT_TRANSLATE_NOOP("Member", "The file's ranks are the pairing order")},
    {"pairingRules", "initialColour", QT_TRANSLATE_NOOP("Member", "Initial colour")},
    {"pairingRules", "scheduledRounds", QT_TRANSLATE_NOOP("Member", "Rounds")},
    {"pairingRules", "points", QT_TRANSLATE_NOOP("Member", "Points")},
    {"pairingRules", "prohibited", QT_TRANSLATE_NOOP("Member", "Prohibited pairs")},
    {"pairingRules", "virtualPoints", QT_TRANSLATE_NOOP("Member", "Virtual points")},
    {"ruleSet", "tieBreakEdition", QT_TRANSLATE_NOOP("Member", "Tie-break rules")},
    {"ruleSet", "editionsChosen", QT_TRANSLATE_NOOP("Member", "Rules chosen by the arbiter")},
    {"ruleSet", "tieBreaks", QT_TRANSLATE_NOOP("Member", "Tie-breaks")},
    {"ruleSet", "fideMode", QT_TRANSLATE_NOOP("Member", "FIDE mode")},
    {"ruleSet", "fideModeLeftInRound", QT_TRANSLATE_NOOP("Member", "FIDE mode left in round")},
    {"ruleSet", "discipline", QT_TRANSLATE_NOOP("Member", "Game")},
    {"ruleSet", "timeControl", QT_TRANSLATE_NOOP("Member", "Tempo")},
    {"ruleSet", "unratedRating", QT_TRANSLATE_NOOP("Member", "Rating of unrated players")},
    {"ruleSet", "unratedMethod", QT_TRANSLATE_NOOP("Member", "Unrated players in rating tie-breaks")},
    {"ruleSet", "equalsOrder", QT_TRANSLATE_NOOP("Member", "Equal rating and title")},
    {"ruleSet", "ratingLists", QT_TRANSLATE_NOOP("Member", "Rating of a new player")},
    {"ruleSet", "longEvent", QT_TRANSLATE_NOOP("Member", "Over 30 days: a player's rating may change with the round")},
    {"ruleSet", "ratingsByRound", QT_TRANSLATE_NOOP("Member", "Rating tie-breaks take the rating of each round, not the first")},
    {"ruleSet", "chess960Seed", QT_TRANSLATE_NOOP("Member", "Chess960: a starting position drawn for each round")},
    {"ruleSet", "lotsSeed", QT_TRANSLATE_NOOP("Member", "Drawing of lots")},
    {"sectionLimits", "sex", QT_TRANSLATE_NOOP("Member", "Who may play")},
    {"sectionLimits", "bornFrom", QT_TRANSLATE_NOOP("Member", "Earliest year of birth")},
    {"sectionLimits", "bornTo", QT_TRANSLATE_NOOP("Member", "Latest year of birth")},
    {"sectionLimits", "ratingFrom", QT_TRANSLATE_NOOP("Member", "Lowest rating")},
    {"sectionLimits", "ratingTo", QT_TRANSLATE_NOOP("Member", "Highest rating")},
    {"directTitle", "firstPlace", QT_TRANSLATE_NOOP("Member", "First place of the title")},
    {"directTitle", "lastPlace", QT_TRANSLATE_NOOP("Member", "Last place of the title")},
    {"directTitle", "sex", QT_TRANSLATE_NOOP("Member", "Places among")},
    {"directTitle", "claim", QT_TRANSLATE_NOOP("Member", "Title or norm")},
    {"directTitle", "lowestRating", QT_TRANSLATE_NOOP("Member", "Lowest rating for the title")},
    {"reportFacts", "eventCode", QT_TRANSLATE_NOOP("Member", "FIDE's code of the event")},
    {"reportFacts", "registered", QT_TRANSLATE_NOOP("Member", "Registered with FIDE on")},
    {"reportFacts", "organiser", QT_TRANSLATE_NOOP("Member", "Organiser")},
    {"reportFacts", "exemption", QT_TRANSLATE_NOOP("Member", "Free of the demand for foreigners")},
    {"reportFacts", "titles", QT_TRANSLATE_NOOP("Member", "Direct titles")},
    {"reportFacts", "gamesKept", QT_TRANSLATE_NOOP("Member", "The games of the report are there as PGN")},
    {"eventUnitRules", "order", QT_TRANSLATE_NOOP("Member", "Ranking of units")},
    {"eventUnitRules", "best", QT_TRANSLATE_NOOP("Member", "Players that count")},
    {"eventUnitRules", "women", QT_TRANSLATE_NOOP("Member", "Women that count")},
    {"eventUnitRules", "fewest", QT_TRANSLATE_NOOP("Member", "Fewest for a place")},
    {"eventUnitRules", "jointThird", QT_TRANSLATE_NOOP("Member", "Two bronze medals (joint third)")},
    {"eventUnitRules", "scope", QT_TRANSLATE_NOOP("Member", "Whose best count")},
    {"eventUnitRules", "placePoints", QT_TRANSLATE_NOOP("Member", "Points by place")},
    {"eventUnitRules", "ties", QT_TRANSLATE_NOOP("Member", "Where units are level")},
    {"sectionInfo", "name", QT_TRANSLATE_NOOP("Member", "Section")},
    {"sectionInfo", "town", QT_TRANSLATE_NOOP("Member", "Town")},
    {"sectionInfo", "federation", QT_TRANSLATE_NOOP("Member", "Federation")},
    {"sectionInfo", "firstDay", QT_TRANSLATE_NOOP("Member", "First day")},
    {"sectionInfo", "lastDay", QT_TRANSLATE_NOOP("Member", "Last day")},
    {"sectionInfo", "firstDayText", QT_TRANSLATE_NOOP("Member", "First day as the file has it")},
    {"sectionInfo", "lastDayText", QT_TRANSLATE_NOOP("Member", "Last day as the file has it")},
    {"sectionInfo", "type", QT_TRANSLATE_NOOP("Member", "Kind of tournament")},
    {"sectionInfo", "chiefArbiter", QT_TRANSLATE_NOOP("Member", "Chief arbiter")},
    {"sectionInfo", "deputyArbiters", QT_TRANSLATE_NOOP("Member", "Deputies")},
    {"sectionInfo", "timeControlText", QT_TRANSLATE_NOOP("Member", "Time control")},
    {"sectionInfo", "codedTimeControl", QT_TRANSLATE_NOOP("Member", "Coded time control")},
    {"sectionInfo", "codedType", QT_TRANSLATE_NOOP("Member", "Coded kind of tournament")},
    {"sectionInfo", "startingListMethod", QT_TRANSLATE_NOOP("Member", "Method of the starting list")},
    {"sectionInfo", "pairingProgram", QT_TRANSLATE_NOOP("Member", "Pairing program")},
    {"sectionInfo", "limits", QT_TRANSLATE_NOOP("Member", "Who may play in the section")},
    {"sectionInfo", "firstTable", QT_TRANSLATE_NOOP("Member", "First table")},
    {"sectionInfo", "tables", QT_TRANSLATE_NOOP("Member", "Tables kept")},
    {"sectionInfo", "room", QT_TRANSLATE_NOOP("Member", "Room")},
    {"sectionInfo", "continues", QT_TRANSLATE_NOOP("Member", "Section that it continues")},
    {"sectionInfo", "group", QT_TRANSLATE_NOOP("Member", "Group that plays at the same time")},
    {"sectionInfo", "chessResultsKey", QT_TRANSLATE_NOOP("Member", "Number at chess-results.com")},
    {"sectionInfo", "report", QT_TRANSLATE_NOOP("Member", "Facts for norms and reports")},
    {"team", "name", QT_TRANSLATE_NOOP("Member", "Team")},
    {"team", "nickname", QT_TRANSLATE_NOOP("Member", "Short name of the team")},
    {"team", "strength", QT_TRANSLATE_NOOP("Member", "Strength of the team")},
    {"team", "fileMatchPoints", QT_TRANSLATE_NOOP("Member", "Match points in the file")},
    {"team", "fileGamePoints", QT_TRANSLATE_NOOP("Member", "Game points in the file")},
    {"team", "fileRank", QT_TRANSLATE_NOOP("Member", "Rank of the team in the file")},
    {"team", "members", QT_TRANSLATE_NOOP("Member", "Members in board order")},
    {"team", "captain", QT_TRANSLATE_NOOP("Member", "Captain")},
    {"team", "club", QT_TRANSLATE_NOOP("Member", "Club")},
    {"team", "venue", QT_TRANSLATE_NOOP("Member", "Plays at home in")},
    {"lineUp", "round", QT_TRANSLATE_NOOP("Member", "Round of the line-up")},
    {"lineUp", "team", QT_TRANSLATE_NOOP("Member", "Team of the line-up")},
    {"lineUp", "opponent", QT_TRANSLATE_NOOP("Member", "Opponents of the line-up")},
    {"lineUp", "boards", QT_TRANSLATE_NOOP("Member", "Players by board")},
    {"lineUp", "reason", QT_TRANSLATE_NOOP("Member", "Reason of the line-up")},
    {"teamBye", "round", QT_TRANSLATE_NOOP("Member", "Round without a match")},
    {"teamBye", "team", QT_TRANSLATE_NOOP("Member", "Team without a match")},
    {"teamBye", "matchPoints", QT_TRANSLATE_NOOP("Member", "Match points without a match")},
    {"teamBye", "gamePoints", QT_TRANSLATE_NOOP("Member", "Game points without a match")},
    {"teamForfeit", "round", QT_TRANSLATE_NOOP("Member", "Round of the forfeited match")},
    {"teamForfeit", "kind", QT_TRANSLATE_NOOP("Member", "Who wins the forfeited match")},
    {"teamForfeit", "first", QT_TRANSLATE_NOOP("Member", "First team of the forfeited match")},
    {"teamForfeit", "second", QT_TRANSLATE_NOOP("Member", "Second team of the forfeited match")},
    {"teamAbsence", "round", QT_TRANSLATE_NOOP("Member", "Round of the absence")},
    {"teamAbsence", "team", QT_TRANSLATE_NOOP("Member", "Absent team")},
    {"teamAbsence", "kind", QT_TRANSLATE_NOOP("Member", "What the absent team gets")},
    {"teamProhibition", "firstRound", QT_TRANSLATE_NOOP("Member", "From round")},
    {"teamProhibition", "lastRound", QT_TRANSLATE_NOOP("Member", "To round")},
    {"teamProhibition", "teams", QT_TRANSLATE_NOOP("Member", "Teams that may not meet")},
    {"keptBoard", "board", QT_TRANSLATE_NOOP("Member", "Board kept for some players")},
    {"keptBoard", "sex", QT_TRANSLATE_NOOP("Member", "Sex of who may play on it")},
    {"keptBoard", "bornFrom", QT_TRANSLATE_NOOP("Member", "Year of birth from which one may play on it")},
    {"lineUpRules", "order", QT_TRANSLATE_NOOP("Member", "Order of the boards")},
    {"lineUpRules", "tolerance", QT_TRANSLATE_NOOP("Member", "Rating points by which the order may differ")},
    {"lineUpRules", "empty", QT_TRANSLATE_NOOP("Member", "Boards that may stay empty")},
    {"lineUpRules", "mostReserves", QT_TRANSLATE_NOOP("Member", "Most reserves in a match")},
    {"lineUpRules", "leastPlayers", QT_TRANSLATE_NOOP("Member", "Fewest players in a match")},
    {"lineUpRules", "keptBoards", QT_TRANSLATE_NOOP("Member", "Boards kept for women or youth")},
    {"lineUpRules", "deadline", QT_TRANSLATE_NOOP("Member", "Line-ups due")},
    {"lineUpRules", "unseen", QT_TRANSLATE_NOOP("Member", "Line-ups stay unseen until both are in, or the deadline has passed")},
    {"lineUpRules", "mostGamesAbove", QT_TRANSLATE_NOOP("Member", "Games for higher teams of the club after which nobody plays for a lower one")},
    {"lineUpDeadline", "round", QT_TRANSLATE_NOOP("Member", "Round of the deadline")},
    {"lineUpDeadline", "day", QT_TRANSLATE_NOOP("Member", "Line-ups due on")},
    {"lineUpDeadline", "time", QT_TRANSLATE_NOOP("Member", "Line-ups due at")},
    {"fixture", "round", QT_TRANSLATE_NOOP("Member", "Round of the match")},
    {"fixture", "first", QT_TRANSLATE_NOOP("Member", "First team of the match")},
    {"fixture", "second", QT_TRANSLATE_NOOP("Member", "Second team of the match")},
    {"fixture", "day", QT_TRANSLATE_NOOP("Member", "Day of the match")},
    {"fixture", "time", QT_TRANSLATE_NOOP("Member", "Time of the match")},
    {"fixture", "venue", QT_TRANSLATE_NOOP("Member", "Venue of the match")},
    {"fixture", "movedFrom", QT_TRANSLATE_NOOP("Member", "Moved from")},
    {"teamAward", "round", QT_TRANSLATE_NOOP("Member", "Round of the awarded points")},
    {"teamAward", "team", QT_TRANSLATE_NOOP("Member", "Team of the awarded points")},
    {"teamAward", "kind", QT_TRANSLATE_NOOP("Member", "Result of the match")},
    {"teamAward", "matchPoints", QT_TRANSLATE_NOOP("Member", "Match points awarded")},
    {"teamAward", "gamePoints", QT_TRANSLATE_NOOP("Member", "Game points awarded")},
    {"matchScale", "gamePoints", QT_TRANSLATE_NOOP("Member", "From so many game points")},
    {"matchScale", "matchPoints", QT_TRANSLATE_NOOP("Member", "Match points by game points")},
    {"teamEvent", "teams", QT_TRANSLATE_NOOP("Member", "Teams")},
    {"teamEvent", "lineUps", QT_TRANSLATE_NOOP("Member", "Line-ups")},
    {"teamEvent", "byes", QT_TRANSLATE_NOOP("Member", "Teams without a match")},
    {"teamEvent", "forfeits", QT_TRANSLATE_NOOP("Member", "Forfeited matches")},
    {"teamEvent", "absences", QT_TRANSLATE_NOOP("Member", "Absent teams")},
    {"teamEvent", "prohibited", QT_TRANSLATE_NOOP("Member", "Teams that may not meet")},
    {"teamEvent", "awards", QT_TRANSLATE_NOOP("Member", "Points awarded to teams")},
    {"teamEvent", "lineUpRules", QT_TRANSLATE_NOOP("Member", "Rules for line-ups")},
    {"teamEvent", "deadlines", QT_TRANSLATE_NOOP("Member", "Deadlines of line-ups")},
    {"teamEvent", "fixtures", QT_TRANSLATE_NOOP("Member", "Days of play")},
    {"teamEvent", "matchScale", QT_TRANSLATE_NOOP("Member", "Scale of match points")},
    {"teamEvent", "matchWin", QT_TRANSLATE_NOOP("Member", "Match points for a win")},
    {"teamEvent", "matchDraw", QT_TRANSLATE_NOOP("Member", "Match points for a draw")},
    {"teamEvent", "matchLoss", QT_TRANSLATE_NOOP("Member", "Match points for a loss")},
    {"teamEvent", "boardColours", QT_TRANSLATE_NOOP("Member", "Colours of the boards")},
    {"teamEvent", "matchPointsPrimary", QT_TRANSLATE_NOOP("Member", "Ranked by match points")},
    {"prizeLine", "first", QT_TRANSLATE_NOOP("Member", "First place of the prize")},
    {"prizeLine", "last", QT_TRANSLATE_NOOP("Member", "Last place of the prize")},
    {"prizeLine", "amount", QT_TRANSLATE_NOOP("Member", "Amount")},
    {"prizeLine", "value", QT_TRANSLATE_NOOP("Member", "Value of what is no money")},
    {"prizeLine", "name", QT_TRANSLATE_NOOP("Member", "Prize")},
    {"prizeLine", "award", QT_TRANSLATE_NOOP("Member", "Award")},
    {"prizeCondition", "sex", QT_TRANSLATE_NOOP("Member", "For")},
    {"prizeCondition", "ageFrom", QT_TRANSLATE_NOOP("Member", "Age from")},
    {"prizeCondition", "ageTo", QT_TRANSLATE_NOOP("Member", "Age to")},
    {"prizeCondition", "ratingFrom", QT_TRANSLATE_NOOP("Member", "Rating from")},
    {"prizeCondition", "ratingTo", QT_TRANSLATE_NOOP("Member", "Rating to")},
    {"prizeCondition", "unrated", QT_TRANSLATE_NOOP("Member", "Unrated players")},
    {"prizeCondition", "unit", QT_TRANSLATE_NOOP("Member", "For the unit")},
    {"prizeCondition", "federation", QT_TRANSLATE_NOOP("Member", "For the federation")},
    {"prizeCondition", "category", QT_TRANSLATE_NOOP("Member", "For the category")},
    {"prizeCondition", "field", QT_TRANSLATE_NOOP("Member", "For a free column")},
    {"prizeCondition", "minGames", QT_TRANSLATE_NOOP("Member", "Games played at least")},
    {"prizeCondition", "lastRoundPlayed", QT_TRANSLATE_NOOP("Member", "Played in the last round")},
    {"prizeCondition", "minPoints", QT_TRANSLATE_NOOP("Member", "Points at least")},
    {"prizeList", "name", QT_TRANSLATE_NOOP("Member", "List")},
    {"prizeList", "main", QT_TRANSLATE_NOOP("Member", "Place prizes")},
    {"prizeList", "condition", QT_TRANSLATE_NOOP("Member", "Who may win")},
    {"prizeList", "order", QT_TRANSLATE_NOOP("Member", "Ordered by")},
    {"prizeList", "lines", QT_TRANSLATE_NOOP("Member", "Prizes")},
    {"prizeList", "sharing", QT_TRANSLATE_NOOP("Member", "Ties")},
    {"prizeList", "pot", QT_TRANSLATE_NOOP("Member", "Who shares")},
    {"prizeList", "minimum", QT_TRANSLATE_NOOP("Member", "Nobody gets less than")},
    {"prizeList", "endPlace", QT_TRANSLATE_NOOP("Member", "Sharing ends with place")},
    {"prizeList", "acrossEnd", QT_TRANSLATE_NOOP("Member", "A tie across that place")},
    {"prizeList", "group", QT_TRANSLATE_NOOP("Member", "One prize a player within")},
    {"prizeList", "cumulative", QT_TRANSLATE_NOOP("Member", "Adds up with other prizes")},
    {"prizeList", "lower", QT_TRANSLATE_NOOP("Member", "The lower of two")},
    {"prizeList", "freed", QT_TRANSLATE_NOOP("Member", "Behind a place left")},
    {"prizeList", "minEntrants", QT_TRANSLATE_NOOP("Member", "Entrants at least")},
    {"prizeList", "tooFew", QT_TRANSLATE_NOOP("Member", "With fewer")},
    {"prizeList", "mergeInto", QT_TRANSLATE_NOOP("Member", "Joined to the list")},
    {"prizeList", "unratedPercent", QT_TRANSLATE_NOOP("Member", "Unrated winners get %")},
    {"prizeList", "basedOn", QT_TRANSLATE_NOOP("Member", "Based on entries")},
    {"prizeList", "medals", QT_TRANSLATE_NOOP("Member", "Its first three get medals")},
    {"prizeExclusion", "player", QT_TRANSLATE_NOOP("Member", "Player without prizes")},
    {"prizeExclusion", "list", QT_TRANSLATE_NOOP("Member", "List without the player")},
    {"prizeExclusion", "reason", QT_TRANSLATE_NOOP("Member", "Reason")},
    {"prizePlan", "currency", QT_TRANSLATE_NOOP("Member", "Currency")},
    {"prizePlan", "unit", QT_TRANSLATE_NOOP("Member", "Round to")},
    {"prizePlan", "rounding", QT_TRANSLATE_NOOP("Member", "Rounding")},
    {"prizePlan", "ageDay", QT_TRANSLATE_NOOP("Member", "Ages on")},
    {"prizePlan", "poolCap", QT_TRANSLATE_NOOP("Member", "US 32B: nobody over the largest prize alone")},
    {"prizePlan", "countedEntries", QT_TRANSLATE_NOOP("Member", "Entries that count")},
    {"prizePlan", "jointThird", QT_TRANSLATE_NOOP("Member", "Joint third (two bronze medals)")},
    {"prizePlan", "lists", QT_TRANSLATE_NOOP("Member", "Lists of prizes")},
    {"prizePlan", "excluded", QT_TRANSLATE_NOOP("Member", "Left out of the prizes")},
    {"prizePlan", "protests", QT_TRANSLATE_NOOP("Member", "Open protests")},
    {"frozenAward", "player", QT_TRANSLATE_NOOP("Member", "Winner")},
    {"frozenAward", "list", QT_TRANSLATE_NOOP("Member", "List of the prize")},
    {"frozenAward", "place", QT_TRANSLATE_NOOP("Member", "Place")},
    {"frozenAward", "amount", QT_TRANSLATE_NOOP("Member", "Amount that was frozen")},
    {"frozenPrizes", "round", QT_TRANSLATE_NOOP("Member", "Frozen after round")},
    {"frozenPrizes", "awards", QT_TRANSLATE_NOOP("Member", "Frozen prizes")},
    {"section", "info", QT_TRANSLATE_NOOP("Member", "Names, places, dates")},
    {"section", "rules", QT_TRANSLATE_NOOP("Member", "Rules")},
    {"section", "players", QT_TRANSLATE_NOOP("Member", "Players")},
    {"section", "rounds", QT_TRANSLATE_NOOP("Member", "Rounds played")},
    {"section", "requestedByes", QT_TRANSLATE_NOOP("Member", "Requested byes")},
    {"section", "adjustments", QT_TRANSLATE_NOOP("Member", "Bonus and penalty points")},
    {"section", "teams", QT_TRANSLATE_NOOP("Member", "Teams of the section")},
    {"section", "foreignLines", QT_TRANSLATE_NOOP("Member", "Lines of the file that are kept")},
    {"section", "prizes", QT_TRANSLATE_NOOP("Member", "Plan of the prizes")},
    {"section", "frozenPrizes", QT_TRANSLATE_NOOP("Member", "Prizes as they were frozen")},
    {"eventSection", "section", QT_TRANSLATE_NOOP("Member", "Contents of the section")},
    {"event", "name", QT_TRANSLATE_NOOP("Member", "Event")},
    {"event", "units", QT_TRANSLATE_NOOP("Member", "How units are ranked")},
    {"event", "sections", QT_TRANSLATE_NOOP("Member", "Sections")},
    // clang-format on
};

constexpr std::size_t kNoLabel = std::size(kLabels);

constexpr std::size_t labelAt(std::string_view type, std::string_view member)
{
    std::size_t at = 0;
    while (at < kNoLabel && (kLabels[at].type != type || kLabels[at].member != member)) ++at;
    return at;
}

// --- the check at compile time

template <class T>
struct ElementOf {
    using Type = T;
};
template <class T>
struct ElementOf<std::vector<T>> : ElementOf<T> {
};
template <class T>
struct ElementOf<std::optional<T>> : ElementOf<T> {
};
template <class T>
struct ElementOf<std::shared_ptr<const T>> : ElementOf<T> {
};

/// Of a type and all that its members are made of.
struct Labelled {
    CheckedName missing{};
    std::array<bool, kNoLabel> used{};

    constexpr void add(const Labelled& other)
    {
        if (missing.empty()) missing = other.missing;
        for (std::size_t at = 0; at < kNoLabel; ++at) used[at] = used[at] || other.used[at];
    }
    [[nodiscard]] constexpr CheckedName leftOver() const
    {
        for (std::size_t at = 0; at < kNoLabel; ++at) {
            if (!used[at]) return {kLabels[at].type, kLabels[at].member};
        }
        return {};
    }
};
template <IsDescribed T>
consteval Labelled labelled();
template <IsDescribed T>
inline constexpr Labelled kLabelled = labelled<T>();

struct LabelCheck {
    Labelled found{};
    template <class M, class Owner>
    constexpr void operator()(const Row& row, M Owner::* /*member*/)
    {
        using Element = typename ElementOf<M>::Type;
        if constexpr (IsDescribed<Element>) found.add(kLabelled<Element>);
        if (row.key) return;
        const std::size_t at = labelAt(kTypeWord<Owner>, row.word);
        if (at != kNoLabel)
            found.used[at] = true;
        else if (found.missing.empty())
            found.missing = {kTypeWord<Owner>, row.word};
    }
};
template <IsDescribed T>
consteval Labelled labelled()
{
    LabelCheck check;
    describe(check, std::type_identity<T>{});
    return check.found;
}

template <CheckedName row>
struct HasItsLabel {
    static_assert(row.empty(), "this row of core/model/fields.h has no label in the table above");
};
template <CheckedName label>
struct HasItsRow {
    static_assert(label.empty(), "this label has no row in core/model/fields.h, or stands twice");
};
template struct HasItsLabel<kLabelled<Event>.missing>;
template struct HasItsRow<kLabelled<Event>.leftOver()>;

}  // namespace

QString memberLabel(std::string_view type, std::string_view member, const Wording& wording)
{
    const std::size_t at = labelAt(type, member);
    KYDAI_ASSERT(at != kNoLabel);
    return wording.translate(kMemberContext, kLabels[at].source)
        .replace(QStringLiteral("{White}"), colourText(Colour::White, wording))
        .replace(QStringLiteral("{Black}"), colourText(Colour::Black, wording));
}

QString misreadText(std::string_view type, std::string_view member, const QString& text, const Fragment& expected,
                    const Wording& wording)
{
    return wording
        .translate(kMemberContext, QT_TRANSLATE_NOOP("Member", "“%1” can't stand under “%2”. Type %3, or nothing."))
        .arg(text, memberLabel(type, member, wording), fragmentText(expected, wording));
}

}  // namespace kydai::text
