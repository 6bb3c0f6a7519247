/// Every article the program applies. article_index_test demands for each constant an `@rule` line with its citation in
/// a header and a test whose name starts with `Art` and the constant's number.
#pragma once

#include "explain/article.h"

namespace kydai::article {

// --- colours: C.04.3.1.6–1.7 and C.04.3.5
inline constexpr Article kDifferenceWithinTwo{"C.04.1.6"};
inline constexpr Article kSameColourThrice{"C.04.1.7"};
inline constexpr Article kColourDifference{"C.04.3.1.6"};
inline constexpr Article kAbsolutePreference{"C.04.3.1.7.1"};
inline constexpr Article kStrongPreference{"C.04.3.1.7.2"};
inline constexpr Article kMildPreference{"C.04.3.1.7.3"};
inline constexpr Article kNoPreference{"C.04.3.1.7.4"};
inline constexpr Article kInitialColourDrawn{"C.04.3.5.1"};
inline constexpr Article kColourAllocation{"C.04.3.5.2"};
inline constexpr Article kGrantBoth{"C.04.3.5.2.1"};
inline constexpr Article kGrantStronger{"C.04.3.5.2.2"};
inline constexpr Article kAlternate{"C.04.3.5.2.3"};
inline constexpr Article kGrantHigher{"C.04.3.5.2.4"};
inline constexpr Article kInitialColour{"C.04.3.5.2.5"};

// --- pairing: C.04.1, C.04.2, C.04.3.1–4, edition 2017, Baku C.04.5.1, Berger C.05
inline constexpr Article kMeetOnce{"C.04.1.2"};
inline constexpr Article kPairingBye{"C.04.1.3"};
inline constexpr Article kWhoTakesNoBye{"C.04.1.4"};
inline constexpr Article kPairingOrder{"C.04.3.1.2"};
inline constexpr Article kFloats{"C.04.3.1.4"};
inline constexpr Article kC1{"C.04.3.2.1.1"};
inline constexpr Article kC2{"C.04.3.2.1.2"};
inline constexpr Article kC3{"C.04.3.2.1.3"};
inline constexpr Article kC4{"C.04.3.2.2.1"};
inline constexpr Article kC5{"C.04.3.2.3.1"};
inline constexpr Article kC6{"C.04.3.2.4.1"};
inline constexpr Article kC7{"C.04.3.2.4.2"};
inline constexpr Article kC8{"C.04.3.2.4.3"};
inline constexpr Article kC9{"C.04.3.2.4.4"};
inline constexpr Article kC10{"C.04.3.2.4.5"};
inline constexpr Article kC11{"C.04.3.2.4.6"};
inline constexpr Article kC12{"C.04.3.2.4.7"};
inline constexpr Article kC13{"C.04.3.2.4.8"};
inline constexpr Article kC14{"C.04.3.2.4.9"};
inline constexpr Article kC15{"C.04.3.2.4.10"};
inline constexpr Article kC16{"C.04.3.2.4.11"};
inline constexpr Article kC17{"C.04.3.2.4.12"};
inline constexpr Article kC18{"C.04.3.2.4.13"};
inline constexpr Article kC19{"C.04.3.2.4.14"};
inline constexpr Article kC20{"C.04.3.2.4.15"};
inline constexpr Article kC21{"C.04.3.2.4.16"};
inline constexpr Article kTranspositions{"C.04.3.4.2"};
inline constexpr Article kExchanges{"C.04.3.4.3"};
inline constexpr Article kPairableSets{"C.04.3.4.4"};
inline constexpr Article kBakuGroup{"C.04.5.1.2"};
inline constexpr Article kBakuLateEntries{"C.04.5.1.3"};
inline constexpr Article kBakuPoints{"C.04.5.1.4"};
inline constexpr Article kBergerTables{"C.05.Annex1"};

// --- edition of 2017, in force until 31 January 2026: C.04.3.A.6, C, E
inline constexpr Article kColourDifference2017{"C.04.3.A.6"};
inline constexpr Article kAbsolutePreference2017{"C.04.3.A.6.a"};
inline constexpr Article kStrongPreference2017{"C.04.3.A.6.b"};
inline constexpr Article kMildPreference2017{"C.04.3.A.6.c"};
inline constexpr Article kNoPreference2017{"C.04.3.A.6.d"};
inline constexpr Article kColourAllocation2017{"C.04.3.E"};
inline constexpr Article kGrantBoth2017{"C.04.3.E.1"};
inline constexpr Article kGrantStronger2017{"C.04.3.E.2"};
inline constexpr Article kAlternate2017{"C.04.3.E.3"};
inline constexpr Article kGrantHigher2017{"C.04.3.E.4"};
inline constexpr Article kInitialColour2017{"C.04.3.E.5"};
inline constexpr Article kC5In2017{"C.04.3.C.5"};
inline constexpr Article kC6In2017{"C.04.3.C.6"};
inline constexpr Article kC7In2017{"C.04.3.C.7"};
inline constexpr Article kC8In2017{"C.04.3.C.8"};
inline constexpr Article kC9In2017{"C.04.3.C.9"};
inline constexpr Article kC10In2017{"C.04.3.C.10"};
inline constexpr Article kC11In2017{"C.04.3.C.11"};
inline constexpr Article kC12In2017{"C.04.3.C.12"};
inline constexpr Article kC13In2017{"C.04.3.C.13"};
inline constexpr Article kC14In2017{"C.04.3.C.14"};
inline constexpr Article kC15In2017{"C.04.3.C.15"};
inline constexpr Article kC16In2017{"C.04.3.C.16"};
inline constexpr Article kC17In2017{"C.04.3.C.17"};
inline constexpr Article kC18In2017{"C.04.3.C.18"};
inline constexpr Article kC19In2017{"C.04.3.C.19"};

// --- tie-breaks: C.07
inline constexpr Article kStandings{"C.07.4.2"};
inline constexpr Article kTwoMeetings{"C.07.4.4"};
inline constexpr Article kDirectEncounter{"C.07.6"};
inline constexpr Article kSeparateStandings{"C.07.6.1"};
inline constexpr Article kForfeitsNotMet{"C.07.6.1.1"};
inline constexpr Article kAverageOfMeetings{"C.07.6.1.2"};
inline constexpr Article kAllMet{"C.07.6.2"};
inline constexpr Article kNotAllMet{"C.07.6.3"};
inline constexpr Article kWins{"C.07.7.1"};
inline constexpr Article kWonGames{"C.07.7.2"};
inline constexpr Article kBlackGames{"C.07.7.3"};
inline constexpr Article kBlackWins{"C.07.7.4"};
inline constexpr Article kProgressive{"C.07.7.5"};
inline constexpr Article kRoundsElected{"C.07.7.6"};
inline constexpr Article kStandardPoints{"C.07.7.7"};
inline constexpr Article kPairingNumber{"C.07.7.8"};
inline constexpr Article kBuchholz{"C.07.8.1"};
inline constexpr Article kAverageBuchholz{"C.07.8.2"};
inline constexpr Article kForeBuchholz{"C.07.8.3"};
inline constexpr Article kSonnebornBerger{"C.07.9.1"};
inline constexpr Article kKoya{"C.07.9.2"};
inline constexpr Article kRatings{"C.07.10"};
inline constexpr Article kAverageRating{"C.07.10.1"};
inline constexpr Article kPerformanceRating{"C.07.10.2"};
inline constexpr Article kPerfectPerformance{"C.07.10.3"};
inline constexpr Article kAverageOpponentPerformance{"C.07.10.4"};
inline constexpr Article kAverageOpponentPerfect{"C.07.10.5"};
inline constexpr Article kRating{"C.07.10.6"};
inline constexpr Article kTeamScores{"C.07.11.1"};
inline constexpr Article kBoardCount{"C.07.12.1"};
inline constexpr Article kTopBoards{"C.07.12.2"};
inline constexpr Article kBottomBoards{"C.07.12.3"};
inline constexpr Article kSecondaryScore{"C.07.13.1"};
inline constexpr Article kMatchMatch{"C.07.13.2.1"};
inline constexpr Article kMatchGame{"C.07.13.2.2"};
inline constexpr Article kGameMatch{"C.07.13.2.3"};
inline constexpr Article kGameGame{"C.07.13.2.4"};
inline constexpr Article kExtendedDirectEncounter{"C.07.13.3"};
inline constexpr Article kOnTheSecondaryScore{"C.07.13.3.1"};
inline constexpr Article kTwoTeams{"C.07.13.3.2"};
inline constexpr Article kStartAgain{"C.07.13.3.3"};
inline constexpr Article kStrengthOfSchedule{"C.07.13.4"};
inline constexpr Article kCutOne{"C.07.14.1"};
inline constexpr Article kCutTwo{"C.07.14.2"};
inline constexpr Article kMedianOne{"C.07.14.3"};
inline constexpr Article kMedianTwo{"C.07.14.4"};
inline constexpr Article kPredetermined{"C.07.15.2"};
inline constexpr Article kVoluntaryRound{"C.07.16.1.2"};
inline constexpr Article kAwardedBye{"C.07.16.2.1"};
inline constexpr Article kWonByForfeit{"C.07.16.2.2"};
inline constexpr Article kByeBeforePlay{"C.07.16.2.3"};
inline constexpr Article kLostByForfeit{"C.07.16.2.4"};
inline constexpr Article kTrailingBye{"C.07.16.2.5"};
inline constexpr Article kAdjustedScore{"C.07.16.3"};
inline constexpr Article kDummy{"C.07.16.4"};
inline constexpr Article kDummyCapForfeit{"C.07.16.4.1"};
inline constexpr Article kDummyCapBye{"C.07.16.4.2"};
inline constexpr Article kVoluntaryCut{"C.07.16.5"};

// --- ratings: B.02
inline constexpr Article kRatingTimeControl{"B.02.1.1"};
inline constexpr Article kRatingUnplayed{"B.02.5.1"};
inline constexpr Article kRatingFloor{"B.02.7.2.1"};
inline constexpr Article kRatingTableDifference{"B.02.8.1.1"};
inline constexpr Article kRatingTableProbability{"B.02.8.1.2"};
inline constexpr Article kRatingFirstZero{"B.02.8.2.1"};
inline constexpr Article kRatingFirstAverage{"B.02.8.2.2"};
inline constexpr Article kRatingFirst{"B.02.8.2.3"};
inline constexpr Article kRatingNewOpponent{"B.02.8.2.4"};
inline constexpr Article kRatingLimit{"B.02.8.3.1"};
inline constexpr Article kRatingChange{"B.02.8.3.2"};
inline constexpr Article kRatingK{"B.02.8.3.3"};
inline constexpr Article kRatingPeriod{"B.02.8.3.4"};
inline constexpr Article kPerformance{"B.01.1.4.9"};

}  // namespace kydai::article
