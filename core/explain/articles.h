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
inline constexpr Article kPastCorrection{"C.04.2.4.3"};
inline constexpr Article kPairingOrder{"C.04.3.1.2"};
inline constexpr Article kScoregroups{"C.04.3.1.3"};
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
inline constexpr Article kSubgroups{"C.04.3.3.2"};
inline constexpr Article kCandidate{"C.04.3.3.3"};
inline constexpr Article kBestCandidate{"C.04.3.3.8.1"};
inline constexpr Article kTranspositions{"C.04.3.4.2"};
inline constexpr Article kExchanges{"C.04.3.4.3"};
inline constexpr Article kBakuGroup{"C.04.5.1.2"};
inline constexpr Article kBakuLateEntries{"C.04.5.1.3"};
inline constexpr Article kBakuPoints{"C.04.5.1.4"};
inline constexpr Article kBergerTables{"C.05.Annex1"};

// --- the other individual Swiss systems: C.04.4.1 (Dubov), C.04.4.2 (Burstein), C.04.5 (Double-Swiss)
inline constexpr Article kDubovNewcomer{"C.04.4.1.1.6.4"};
inline constexpr Article kDubovCriteria{"C.04.4.1.2"};
inline constexpr Article kDubovMayMeet{"C.04.4.1.2.1"};
inline constexpr Article kDubovBye{"C.04.4.1.3.1"};
inline constexpr Article kDubovUpfloaters{"C.04.4.1.3.2"};
inline constexpr Article kDubovUpfloaterOrder{"C.04.4.1.3.2.3"};
inline constexpr Article kDubovShifters{"C.04.4.1.3.2.4"};
inline constexpr Article kDubovOrder{"C.04.4.1.4.3"};
inline constexpr Article kDubovColours{"C.04.4.1.5.2"};
inline constexpr Article kDubovInitialColour{"C.04.4.1.5.2.1"};
inline constexpr Article kDubovGrantBoth{"C.04.4.1.5.2.2"};
inline constexpr Article kDubovGrantStronger{"C.04.4.1.5.2.3"};
inline constexpr Article kDubovAlternate{"C.04.4.1.5.2.4"};
inline constexpr Article kDubovGrantHigher{"C.04.4.1.5.2.5"};
inline constexpr Article kDoubleSwissCriteria{"C.04.5.2"};
inline constexpr Article kDoubleSwissMayMeet{"C.04.5.2.1.1"};
inline constexpr Article kDoubleSwissBye{"C.04.5.3.4"};
inline constexpr Article kDoubleSwissUpfloaters{"C.04.5.3.5"};
inline constexpr Article kDoubleSwissOrder{"C.04.5.3.6"};
inline constexpr Article kDoubleSwissColours{"C.04.5.4.3"};
inline constexpr Article kDoubleSwissInitialColour{"C.04.5.4.3.1"};
inline constexpr Article kDoubleSwissWhites{"C.04.5.4.3.2"};
inline constexpr Article kDoubleSwissAlternate{"C.04.5.4.3.3"};
inline constexpr Article kDoubleSwissHigherLast{"C.04.5.4.3.4"};
inline constexpr Article kDoubleSwissLowerLast{"C.04.5.4.3.5"};
inline constexpr Article kDoubleSwissSecondGame{"C.04.5.4.4"};
inline constexpr Article kBursteinIndex{"C.04.4.2.1.8"};
inline constexpr Article kBursteinCriteria{"C.04.4.2.2"};
inline constexpr Article kBursteinMayMeet{"C.04.4.2.2.1"};
inline constexpr Article kBursteinBye{"C.04.4.2.3.1"};
inline constexpr Article kBursteinOrder{"C.04.4.2.4"};
inline constexpr Article kBursteinColours{"C.04.4.2.5.2"};
inline constexpr Article kBursteinInitialColour{"C.04.4.2.5.2.1"};
inline constexpr Article kBursteinGrantBoth{"C.04.4.2.5.2.2"};
inline constexpr Article kBursteinGrantStronger{"C.04.4.2.5.2.3"};
inline constexpr Article kBursteinAlternate{"C.04.4.2.5.2.4"};
inline constexpr Article kBursteinGrantHigher{"C.04.4.2.5.2.5"};

// --- the Swiss system of teams: C.04.6
inline constexpr Article kTeamC1{"C.04.6.2.1.1"};
inline constexpr Article kTeamC2{"C.04.6.2.1.2"};
inline constexpr Article kTeamC3{"C.04.6.2.1.3"};
inline constexpr Article kTeamC4{"C.04.6.2.3.1"};
inline constexpr Article kTeamC5{"C.04.6.2.3.2"};
inline constexpr Article kTeamC6{"C.04.6.2.3.3"};
inline constexpr Article kTeamC7{"C.04.6.2.3.4"};
inline constexpr Article kTeamC8{"C.04.6.2.3.5"};
inline constexpr Article kTeamC9{"C.04.6.2.3.6"};
inline constexpr Article kTeamC10{"C.04.6.2.3.7"};
inline constexpr Article kTeamBye{"C.04.6.3.4"};
inline constexpr Article kTeamUpfloaterOrder{"C.04.6.3.5.4"};
inline constexpr Article kTeamIdentifier{"C.04.6.3.6.2"};
inline constexpr Article kTeamBoards{"C.04.6.4.1"};
inline constexpr Article kTeamInitialColour{"C.04.6.4.3.1"};
inline constexpr Article kTeamOnlyPreference{"C.04.6.4.3.2"};
inline constexpr Article kTeamBothPreferences{"C.04.6.4.3.3"};
inline constexpr Article kTeamStrongerOne{"C.04.6.4.3.4"};
inline constexpr Article kTeamLowerDifference{"C.04.6.4.3.5"};
inline constexpr Article kTeamAlternate{"C.04.6.4.3.6"};
inline constexpr Article kTeamFirstPreference{"C.04.6.4.3.7"};
inline constexpr Article kTeamFirstAlternates{"C.04.6.4.3.8"};
inline constexpr Article kTeamOtherAlternates{"C.04.6.4.3.9"};

// --- edition of 2017, in force until 31 January 2026: C.04.3.A–E
inline constexpr Article kScoregroups2017{"C.04.3.A.3", "2017"};
inline constexpr Article kFloats2017{"C.04.3.A.4", "2017"};
inline constexpr Article kPairingBye2017{"C.04.3.A.5", "2017"};
inline constexpr Article kColourDifference2017{"C.04.3.A.6", "2017"};
inline constexpr Article kAbsolutePreference2017{"C.04.3.A.6.a", "2017"};
inline constexpr Article kStrongPreference2017{"C.04.3.A.6.b", "2017"};
inline constexpr Article kMildPreference2017{"C.04.3.A.6.c", "2017"};
inline constexpr Article kNoPreference2017{"C.04.3.A.6.d", "2017"};
inline constexpr Article kCompletion2017{"C.04.3.A.9", "2017"};
inline constexpr Article kSubgroups2017{"C.04.3.B.2", "2017"};
inline constexpr Article kCandidate2017{"C.04.3.B.3", "2017"};
inline constexpr Article kBestCandidate2017{"C.04.3.B.8", "2017"};
inline constexpr Article kTranspositions2017{"C.04.3.D.1", "2017"};
inline constexpr Article kExchanges2017{"C.04.3.D.2", "2017"};
inline constexpr Article kColourAllocation2017{"C.04.3.E", "2017"};
inline constexpr Article kGrantBoth2017{"C.04.3.E.1", "2017"};
inline constexpr Article kGrantStronger2017{"C.04.3.E.2", "2017"};
inline constexpr Article kAlternate2017{"C.04.3.E.3", "2017"};
inline constexpr Article kGrantHigher2017{"C.04.3.E.4", "2017"};
inline constexpr Article kInitialColour2017{"C.04.3.E.5", "2017"};
inline constexpr Article kC3In2017{"C.04.3.C.3", "2017"};
inline constexpr Article kC5In2017{"C.04.3.C.5", "2017"};
inline constexpr Article kC6In2017{"C.04.3.C.6", "2017"};
inline constexpr Article kC7In2017{"C.04.3.C.7", "2017"};
inline constexpr Article kC8In2017{"C.04.3.C.8", "2017"};
inline constexpr Article kC9In2017{"C.04.3.C.9", "2017"};
inline constexpr Article kC10In2017{"C.04.3.C.10", "2017"};
inline constexpr Article kC11In2017{"C.04.3.C.11", "2017"};
inline constexpr Article kC12In2017{"C.04.3.C.12", "2017"};
inline constexpr Article kC13In2017{"C.04.3.C.13", "2017"};
inline constexpr Article kC14In2017{"C.04.3.C.14", "2017"};
inline constexpr Article kC15In2017{"C.04.3.C.15", "2017"};
inline constexpr Article kC16In2017{"C.04.3.C.16", "2017"};
inline constexpr Article kC17In2017{"C.04.3.C.17", "2017"};
inline constexpr Article kC18In2017{"C.04.3.C.18", "2017"};
inline constexpr Article kC19In2017{"C.04.3.C.19", "2017"};

// --- line-ups: European team rules
inline constexpr Article kMembersOrder{"B.12.3.1"};
inline constexpr Article kLineUpHandedIn{"B.12.3.2"};
inline constexpr Article kBoardOrder{"B.12.3.4"};
inline constexpr Article kNotOnList{"B.12.3.5"};

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
inline constexpr Article kUnderHalf{"C.05.6.6"};
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
inline constexpr Article kOtherProvisions{"C.07.16.6"};

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

// --- title norms: B.01 of January 2024
inline constexpr Article kNormEvent{"B.01.1.1.3"};
inline constexpr Article kNormGames{"B.01.1.4.1"};
inline constexpr Article kNormEightGames{"B.01.1.4.1c"};
inline constexpr Article kNormSurplus{"B.01.1.4.1d"};
inline constexpr Article kNormTail{"B.01.1.4.1e"};
inline constexpr Article kNormWins{"B.01.1.4.1f"};
inline constexpr Article kNormPlayed{"B.01.1.4.2"};
inline constexpr Article kNormLastRound{"B.01.1.4.2c"};
inline constexpr Article kNormFederations{"B.01.1.4.3"};
inline constexpr Article kNormForeignField{"B.01.1.4.3d"};
inline constexpr Article kNormMix{"B.01.1.4.4"};
inline constexpr Article kNormTitles{"B.01.1.4.5"};
inline constexpr Article kNormFloor{"B.01.1.4.6"};
inline constexpr Article kNormAverage{"B.01.1.4.7"};
inline constexpr Article kNormPerformance{"B.01.1.4.8"};
inline constexpr Article kNormStrongSwiss{"B.01.1.5.6"};

}  // namespace kydai::article
