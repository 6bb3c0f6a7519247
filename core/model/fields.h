/// The members of each model type, one row each (row.h): `describe(visitor, std::type_identity<Player>{})` calls
/// `visitor(row, &Player::name)` for each.
#pragma once

#include "model/event.h"
#include "model/row.h"

#include <string_view>
#include <type_traits>

namespace kydai {

static_assert(kRoundNumber.high == kMaxRounds && kRoundOrNone.high == kMaxRounds);

/// The word of a type in paths and labels: "player" of "player.rating".
template <class T>
inline constexpr std::string_view kTypeWord{};

template <>
inline constexpr std::string_view kTypeWord<NationalRecord> = "national";
template <class V>
constexpr void describe(V& v, std::type_identity<NationalRecord>)
{
    v({.word = "federation", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::federation);
    v({.word = "category", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::category);
    v({.word = "name", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::name);
    v({.word = "rating",
       .bounds = kRating,
       .privacy = Privacy::Never,
       .heads = "*national rating|rtgn|elonat|*elo quoc gia|he so quoc gia|rtqg|rtgqg|rtg nat|elo nat|elo qg|elo "
                "vn|*elo viet nam|*rating quoc gia|rating nat|rtgnat",
       .carried = kInTrf26},
      &NationalRecord::rating);
    v({.word = "origin", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::origin);
    v({.word = "number",
       .privacy = Privacy::Never,
       .heads = "identnr|national id|ma quoc gia|ma so|id no|idno",
       .carried = kInTrf26},
      &NationalRecord::number);
    v({.word = "birth", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::birth);
    v({.word = "sex", .privacy = Privacy::Never, .carried = kInTrf26}, &NationalRecord::sex);
}
template <>
inline constexpr std::string_view kTypeWord<FreeField> = "field";
template <class V>
constexpr void describe(V& v, std::type_identity<FreeField>)
{
    v({.word = "head", .carried = kOnPages}, &FreeField::head);
    v({.word = "text", .carried = kOnPages}, &FreeField::text);
}
template <>
inline constexpr std::string_view kTypeWord<ListRating> = "listRating";
template <class V>
constexpr void describe(V& v, std::type_identity<ListRating>)
{
    v({"list"}, &ListRating::list);
    v({.word = "rating", .bounds = kRating}, &ListRating::rating);
    v({.word = "month", .bounds = kCode}, &ListRating::month);
}
template <>
inline constexpr std::string_view kTypeWord<RoundRating> = "roundRating";
template <class V>
constexpr void describe(V& v, std::type_identity<RoundRating>)
{
    v({.word = "fromRound", .bounds = kRoundNumber}, &RoundRating::fromRound);
    v({.word = "rating", .bounds = kRating}, &RoundRating::rating);
}
template <>
inline constexpr std::string_view kTypeWord<PlayerRatings> = "ratings";
template <class V>
constexpr void describe(V& v, std::type_identity<PlayerRatings>)
{
    v({.word = "source", .privacy = Privacy::Never}, &PlayerRatings::source);
    v({.word = "tournament", .bounds = kRating}, &PlayerRatings::tournament);
    v({.word = "listed", .privacy = Privacy::Never}, &PlayerRatings::listed);
    v({"later"}, &PlayerRatings::later);
}
template <>
inline constexpr std::string_view kTypeWord<PlayerMarks> = "marks";
template <class V>
constexpr void describe(V& v, std::type_identity<PlayerMarks>)
{
    v({.word = "noByes", .privacy = Privacy::Never}, &PlayerMarks::noByes);
    v({"expelled"}, &PlayerMarks::expelled);
    v({.word = "placeByHand", .bounds = kCount}, &PlayerMarks::placeByHand);
    v({.word = "outsideValue", .bounds = {.low = -10'000'000, .high = 10'000'000}, .unit = Unit::Hundredths},
      &PlayerMarks::outsideValue);
    v({.word = "normFederation", .bounds = kCode, .privacy = Privacy::Never}, &PlayerMarks::normFederation);
}
template <>
inline constexpr std::string_view kTypeWord<Player> = "player";
template <class V>
constexpr void describe(V& v, std::type_identity<Player>)
{
    v({.word = "id", .key = true}, &Player::id);
    v({.word = "tpn",
       .bounds = kPlace,
       .heads = "number|no|nr|snr|sno|stt|so|so tt|so thu tu|so hat nhan",
       .carried = {Carry::Whole, Carry::Whole, Carry::Whole, Carry::Whole}},
      &Player::tpn);
    v({.word = "name",
       .heads = "name|player|*full name|*ho va ten|*ho ten|ten|*ten dau thu|dau thu|ky thu|vdv|van dong vien|*ten "
                "vdv|hoc sinh|*ten van dong vien|*ten ky thu|*ten hoc sinh|*player name",
       .carried = kInAll,
       .ofPerson = true},
      &Player::name);
    v({.word = "sex",
       .privacy = Privacy::Never,
       .heads = "sex|*gender|*gioi tinh|gt|phai|nam nu|gioi",
       .carried = kInAllButPages,
       .ofPerson = true},
      &Player::sex);
    v({.word = "title", .heads = "title|tit|titel|*danh hieu|ttl", .carried = kInAll, .ofPerson = true},
      &Player::title);
    v({.word = "titleText",
       .bounds = kCode,
       .carried = {Carry::Rounded, Carry::Rounded, Carry::Rounded, Carry::Lost, Carry::Rounded},
       .ofPerson = true},
      &Player::titleText);
    v({.word = "rating",
       .bounds = kRating,
       .heads = "*rating|rtg|rtgi|*elo|eloint|he so|he so elo|elo fide|elo quoc te|rtqt|rtgqt|rtg int|elo int|elo "
                "qt|rating int|rtgint|elo std|elo standard|rtg std",
       .carried = kInAll},
      &Player::rating);
    v({.word = "federation",
       .bounds = kCode,
       .heads = "federation|fed|country|lien doan|quoc gia|ld|nation",
       .carried = kInAll,
       .ofPerson = true},
      &Player::federation);
    v({.word = "fideId",
       .bounds = kCode,
       .privacy = Privacy::OfAge,
       .heads = "*fide id|fideid|fideident|*id fide|*ma fide|*ma so fide|id number|*fide ident|fide no|fideno|fide "
                "nr|fide number|so fide",
       .carried = kInAll,
       .ofPerson = true},
      &Player::fideId);
    v({.word = "birth",
       .privacy = Privacy::YearOnly,
       .heads = "*birth|*born|birthday|birth date|date of birth|birth year|year of birth|geburt|*ngay sinh|*nam "
                "sinh|ngay thang nam sinh|ns|sinh nam|b day|d o b|dob",
       .carried = kInAll,
       .ofPerson = true},
      &Player::birth);
    v({.word = "unit",
       .heads = "unit|*club|club city|klub|verein|*school|province|*don vi|*clb|*cau lac bo|*truong|tinh|*tinh "
                "thanh|clubname|club name|team|doi|clb tinh|tinh tp|tinh thanh pho|don vi tinh|quan huyen",
       .carried = kInTables,
       .ofPerson = true},
      &Player::unit);
    v({.word = "category",
       .heads = "category|group|typ|type|nhom|*nhom tuoi|*lua tuoi|bang|loai|*hang tuoi|do tuoi|noi dung|*age group",
       .carried = kInTables},
      &Player::category);
    v({.word = "national", .privacy = Privacy::Never, .carried = kInTrf26AndUpload}, &Player::national);
    v({.word = "kFactor",
       .bounds = kRating,
       .privacy = Privacy::Never,
       .heads = "k|k factor|he so k|hs k",
       .carried = kInUpload},
      &Player::kFactor);
    v({.word = "fileRank", .bounds = kCount, .carried = kInTrf}, &Player::fileRank);
    v({.word = "fixedBoard", .bounds = kCount}, &Player::fixedBoard);
    v({.word = "fields", .privacy = Privacy::Never, .carried = kOnPages}, &Player::fields);
    v({"ratings"}, &Player::ratings);
    v({"marks"}, &Player::marks);
    v({.word = "entersInRound", .bounds = kRoundNumber}, &Player::entersInRound);
    v({.word = "withdrawnFromRound", .bounds = {.low = 1, .high = kMaxRounds + 1}}, &Player::withdrawnFromRound);
}
template <>
inline constexpr std::string_view kTypeWord<Game> = "game";
template <class V>
constexpr void describe(V& v, std::type_identity<Game>)
{
    v({.word = "white", .carried = kInReportsAndPages}, &Game::white);
    v({.word = "black", .carried = kInReportsAndPages}, &Game::black);
    v({.word = "whiteOutcome", .carried = kInReportsAndPages}, &Game::whiteOutcome);
    v({.word = "blackOutcome", .carried = kInReportsAndPages}, &Game::blackOutcome);
    v({.word = "coloursKnown", .carried = kInTrf}, &Game::coloursKnown);
}
template <>
inline constexpr std::string_view kTypeWord<Bye> = "bye";
template <class V>
constexpr void describe(V& v, std::type_identity<Bye>)
{
    v({.word = "player", .carried = kInReportsAndPages}, &Bye::player);
    v({.word = "kind", .carried = kInReportsAndPages}, &Bye::kind);
}
template <>
inline constexpr std::string_view kTypeWord<EarlierResults> = "earlierResults";
template <class V>
constexpr void describe(V& v, std::type_identity<EarlierResults>)
{
    v({.word = "round", .bounds = kRoundNumber}, &EarlierResults::round);
    v({"anew"}, &EarlierResults::anew);
    v({"boards"}, &EarlierResults::boards);
    v({"byes"}, &EarlierResults::byes);
    v({.word = "results", .bounds = kLongText}, &EarlierResults::results);
}
template <>
inline constexpr std::string_view kTypeWord<RoundPicture> = "roundPicture";
template <class V>
constexpr void describe(V& v, std::type_identity<RoundPicture>)
{
    v({"players"}, &RoundPicture::players);
    v({.word = "numbers", .bounds = kPlace}, &RoundPicture::numbers);
    v({.word = "ranks", .bounds = kCount}, &RoundPicture::ranks);
    v({"boards"}, &RoundPicture::boards);
    v({"byes"}, &RoundPicture::byes);
    v({"uncalled"}, &RoundPicture::uncalled);
    v({"earlier"}, &RoundPicture::earlier);
    v({"adjustments"}, &RoundPicture::adjustments);
}
template <>
inline constexpr std::string_view kTypeWord<Round> = "round";
template <class V>
constexpr void describe(V& v, std::type_identity<Round>)
{
    v({.word = "games", .carried = kInReportsAndPages}, &Round::games);
    v({.word = "byes", .carried = kInReportsAndPages}, &Round::byes);
    v({.word = "date", .carried = kInReports}, &Round::date);
    v({.word = "dateText", .bounds = kCode, .carried = kInTrf}, &Round::dateText);
    v({.word = "pairedByHand", .carried = kInTrf}, &Round::pairedByHand);
    v({.word = "rules", .carried = kInTrf}, &Round::rules);
    v({.word = "comments", .bounds = kLongText, .privacy = Privacy::Never, .carried = kInTrf}, &Round::comments);
    v({.word = "reported", .privacy = Privacy::Never, .carried = kInTrf}, &Round::reported);
    v({"picture"}, &Round::picture);
}
template <>
inline constexpr std::string_view kTypeWord<PointSystem> = "pointSystem";
template <class V>
constexpr void describe(V& v, std::type_identity<PointSystem>)
{
    v({.word = "winWhite", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::winWhite);
    v({.word = "winBlack", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::winBlack);
    v({.word = "drawWhite", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::drawWhite);
    v({.word = "drawBlack", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::drawBlack);
    v({.word = "lossWhite", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::lossWhite);
    v({.word = "lossBlack", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::lossBlack);
    v({.word = "forfeitWin", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::forfeitWin);
    v({.word = "forfeitLoss", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf},
      &PointSystem::forfeitLoss);
    v({.word = "fullBye", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf}, &PointSystem::fullBye);
    v({.word = "halfBye", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf}, &PointSystem::halfBye);
    v({.word = "zeroBye", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf}, &PointSystem::zeroBye);
    v({.word = "pairingBye", .bounds = kPointsOfResult, .guard = Guard::ByeValue, .remark = "bye", .carried = kInTrf},
      &PointSystem::pairingBye);
    v({.word = "unknown", .bounds = kPointsOfResult, .guard = Guard::Points, .carried = kInTrf}, &PointSystem::unknown);
}
template <>
inline constexpr std::string_view kTypeWord<ProhibitedPairing> = "prohibitedPairing";
template <class V>
constexpr void describe(V& v, std::type_identity<ProhibitedPairing>)
{
    v({.word = "firstRound", .bounds = kRoundNumber, .carried = kInTrf26}, &ProhibitedPairing::firstRound);
    v({.word = "lastRound", .bounds = kRoundNumber, .carried = kInTrf26}, &ProhibitedPairing::lastRound);
    v({.word = "players", .carried = kInTrf26}, &ProhibitedPairing::players);
    v({"condition"}, &ProhibitedPairing::condition);
    v({.word = "reason", .privacy = Privacy::Never}, &ProhibitedPairing::reason);
}
template <>
inline constexpr std::string_view kTypeWord<VirtualPoints> = "virtualPoints";
template <class V>
constexpr void describe(V& v, std::type_identity<VirtualPoints>)
{
    v({.word = "player", .carried = kInTrf26}, &VirtualPoints::player);
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &VirtualPoints::round);
    v({.word = "points", .bounds = kPointsOfResult, .carried = kInTrf26}, &VirtualPoints::points);
}
template <>
inline constexpr std::string_view kTypeWord<RequestedBye> = "requestedBye";
template <class V>
constexpr void describe(V& v, std::type_identity<RequestedBye>)
{
    v({.word = "player", .carried = kInTrf26}, &RequestedBye::player);
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &RequestedBye::round);
    v({.word = "kind", .carried = kInTrf26}, &RequestedBye::kind);
}
template <>
inline constexpr std::string_view kTypeWord<PointAdjustment> = "pointAdjustment";
template <class V>
constexpr void describe(V& v, std::type_identity<PointAdjustment>)
{
    v({.word = "player", .carried = kInTrf26}, &PointAdjustment::player);
    v({.word = "round", .bounds = kRoundOrNone, .carried = kInTrf26}, &PointAdjustment::round);
    v({.word = "kind", .carried = kInTrf26}, &PointAdjustment::kind);
    v({.word = "points", .bounds = kPointsInAll, .carried = kInTrf26}, &PointAdjustment::points);
}
template <>
inline constexpr std::string_view kTypeWord<TableBoard> = "tableBoard";
template <class V>
constexpr void describe(V& v, std::type_identity<TableBoard>)
{
    v({.word = "round", .bounds = kRoundNumber}, &TableBoard::round);
    v({.word = "board", .bounds = kPlace}, &TableBoard::board);
    v({.word = "whiteTeam", .bounds = kCount}, &TableBoard::whiteTeam);
    v({.word = "white", .bounds = kPlace}, &TableBoard::white);
    v({.word = "blackTeam", .bounds = kCount}, &TableBoard::blackTeam);
    v({.word = "black", .bounds = kPlace}, &TableBoard::black);
}
template <>
inline constexpr std::string_view kTypeWord<MatchStage> = "matchStage";
template <class V>
constexpr void describe(V& v, std::type_identity<MatchStage>)
{
    v({.word = "games", .bounds = {.low = 1, .high = kMostGamesOfStage}}, &MatchStage::games);
    v({"tempo"}, &MatchStage::tempo);
    v({.word = "time", .bounds = {.characters = 40}}, &MatchStage::time);
    v({"drawnIsBlacks"}, &MatchStage::drawnIsBlacks);
}
template <>
inline constexpr std::string_view kTypeWord<KnockOutRules> = "knockOutRules";
template <class V>
constexpr void describe(V& v, std::type_identity<KnockOutRules>)
{
    v({"stages"}, &KnockOutRules::stages);
    v({"draw"}, &KnockOutRules::draw);
    v({"thirdPlace"}, &KnockOutRules::thirdPlace);
    v({.word = "unitsApart", .bounds = kRoundNumber}, &KnockOutRules::unitsApart);
    v({"colourByLots"}, &KnockOutRules::colourByLots);
    v({"lots"}, &KnockOutRules::lots);
}
template <>
inline constexpr std::string_view kTypeWord<KeizerRules> = "keizerRules";
template <class V>
constexpr void describe(V& v, std::type_identity<KeizerRules>)
{
    v({.word = "topValue", .bounds = {.low = 0, .high = 9999}}, &KeizerRules::topValue);
    v({"startValue"}, &KeizerRules::startValue);
    v({"win"}, &KeizerRules::win);
    v({"draw"}, &KeizerRules::draw);
    v({"loss"}, &KeizerRules::loss);
    v({"forfeitWin"}, &KeizerRules::forfeitWin);
    v({"freeRound"}, &KeizerRules::freeRound);
    v({"excused"}, &KeizerRules::excused);
    v({.word = "mostExcused", .bounds = kRoundOrNone}, &KeizerRules::mostExcused);
    v({"duty"}, &KeizerRules::duty);
    v({"unexcused"}, &KeizerRules::unexcused);
    v({.word = "apart", .bounds = kRoundOrNone}, &KeizerRules::apart);
    v({.word = "mostGames", .bounds = kRoundOrNone}, &KeizerRules::mostGames);
}
template <>
inline constexpr std::string_view kTypeWord<PairingRules> = "pairingRules";
template <class V>
constexpr void describe(V& v, std::type_identity<PairingRules>)
{
    v({.word = "pairingSystem", .guard = Guard::System, .carried = kInReports}, &PairingRules::pairingSystem);
    v({.word = "systemCode", .bounds = kCode, .guard = Guard::System, .carried = kInTrf}, &PairingRules::systemCode);
    v({.word = "pairingEdition", .guard = Guard::PairingEdition, .carried = kInReports}, &PairingRules::pairingEdition);
    v({.word = "bakuAcceleration",
       .guard = Guard::Acceleration,
       .carried = {.trf26 = Carry::Rounded, .trf16 = Carry::Rounded}},  // by the code of a team event
      &PairingRules::bakuAcceleration);
    v({.word = "doubleRoundRobin", .guard = Guard::System, .carried = kInTrf26AndUpload},
      &PairingRules::doubleRoundRobin);
    v({.word = "reverseLastTwoRounds", .guard = Guard::System, .carried = kInTrf26},
      &PairingRules::reverseLastTwoRounds);
    v({.word = "furtherGames",
       .bounds = {.low = 0, .high = kMostFurtherGames},
       .guard = Guard::System,
       .carried = kInTrf26},
      &PairingRules::furtherGames);
    v({.word = "gamesByCycle", .guard = Guard::System, .carried = kInTrf26}, &PairingRules::gamesByCycle);
    v({.word = "homeBlack", .guard = Guard::System}, &PairingRules::homeBlack);
    v({.word = "table", .guard = Guard::System}, &PairingRules::table);
    v({.word = "knockOut", .guard = Guard::System}, &PairingRules::knockOut);
    v({.word = "keizer", .guard = Guard::System}, &PairingRules::keizer);
    v({.word = "rankIsPairingOrder", .guard = Guard::System, .carried = kInTrf}, &PairingRules::rankIsPairingOrder);
    v({.word = "initialColour", .guard = Guard::InitialColour, .carried = kInTrf}, &PairingRules::initialColour);
    v({.word = "scheduledRounds",
       .bounds = kRoundNumber,
       .guard = Guard::Rounds,
       .remark = "rounds",
       .carried = kInReports},
      &PairingRules::scheduledRounds);
    v({.word = "points", .guard = Guard::Points, .remark = "points", .carried = kInTrf}, &PairingRules::points);
    v({.word = "prohibited", .guard = Guard::ProhibitedPairs, .remark = "prohibited", .carried = kInTrf},
      &PairingRules::prohibited);
    v({.word = "virtualPoints", .guard = Guard::Acceleration, .carried = kInTrf}, &PairingRules::virtualPoints);
}
template <>
inline constexpr std::string_view kTypeWord<RuleSet> = "ruleSet";
template <class V>
constexpr void describe(V& v, std::type_identity<RuleSet>)
{
    describe(v, std::type_identity<PairingRules>{});
    v({.word = "tieBreakEdition", .guard = Guard::TieBreakEdition, .carried = kInReports}, &RuleSet::tieBreakEdition);
    v({"editionsChosen"}, &RuleSet::editionsChosen);
    v({.word = "tieBreaks",
       .bounds = kCode,
       .guard = Guard::TieBreaks,
       .remark = "tieBreaks",
       .carried = {.trf26 = Carry::Rounded, .page = Carry::Whole, .upload = Carry::Rounded}},
      &RuleSet::tieBreaks);
    v({.word = "fideMode", .guard = Guard::FideMode, .carried = kInTrf}, &RuleSet::fideMode);
    v({.word = "fideModeLeftInRound", .bounds = kRoundOrNone, .guard = Guard::FideMode, .carried = kInTrf},
      &RuleSet::fideModeLeftInRound);
    v({.word = "discipline", .guard = Guard::Ratings}, &RuleSet::discipline);
    v({.word = "timeControl", .guard = Guard::Ratings, .carried = {.trf26 = Carry::OwnLine}}, &RuleSet::timeControl);
    v({.word = "unratedRating", .bounds = kRating, .guard = Guard::TieBreaks}, &RuleSet::unratedRating);
    v({.word = "unratedMethod", .guard = Guard::TieBreaks}, &RuleSet::unratedMethod);
    v({.word = "equalsOrder", .guard = Guard::Numbering}, &RuleSet::equalsOrder);
    v({.word = "ratingLists", .guard = Guard::Ratings}, &RuleSet::ratingLists);
    v({.word = "longEvent", .guard = Guard::Ratings}, &RuleSet::longEvent);
    v({.word = "ratingsByRound", .guard = Guard::TieBreaks}, &RuleSet::ratingsByRound);
    v({"chess960Seed"}, &RuleSet::chess960Seed);
    v({.word = "lotsSeed", .guard = Guard::Lots}, &RuleSet::lotsSeed);
}
template <>
inline constexpr std::string_view kTypeWord<SectionLimits> = "sectionLimits";
template <class V>
constexpr void describe(V& v, std::type_identity<SectionLimits>)
{
    v({"sex"}, &SectionLimits::sex);
    v({.word = "bornFrom", .bounds = kYear}, &SectionLimits::bornFrom);
    v({.word = "bornTo", .bounds = kYear}, &SectionLimits::bornTo);
    v({.word = "ratingFrom", .bounds = kRating}, &SectionLimits::ratingFrom);
    v({.word = "ratingTo", .bounds = kRating}, &SectionLimits::ratingTo);
}
template <>
inline constexpr std::string_view kTypeWord<DirectTitle> = "directTitle";
template <class V>
constexpr void describe(V& v, std::type_identity<DirectTitle>)
{
    v({.word = "firstPlace", .bounds = kPlace}, &DirectTitle::firstPlace);
    v({.word = "lastPlace", .bounds = kPlace}, &DirectTitle::lastPlace);
    v({"sex"}, &DirectTitle::sex);
    v({"claim"}, &DirectTitle::claim);
    v({.word = "lowestRating", .bounds = kRating}, &DirectTitle::lowestRating);
}
template <>
inline constexpr std::string_view kTypeWord<ReportFacts> = "reportFacts";
template <class V>
constexpr void describe(V& v, std::type_identity<ReportFacts>)
{
    v({.word = "eventCode", .bounds = kCode, .carried = kInUpload}, &ReportFacts::eventCode);
    v({"registered"}, &ReportFacts::registered);
    v({.word = "organiser", .carried = kInUpload}, &ReportFacts::organiser);
    v({"exemption"}, &ReportFacts::exemption);
    v({"titles"}, &ReportFacts::titles);
    v({"gamesKept"}, &ReportFacts::gamesKept);
}
template <>
inline constexpr std::string_view kTypeWord<EventUnitRules> = "eventUnitRules";
template <class V>
constexpr void describe(V& v, std::type_identity<EventUnitRules>)
{
    v({"order"}, &EventUnitRules::order);
    v({.word = "best", .bounds = kCount}, &EventUnitRules::best);
    v({.word = "women", .bounds = kCount}, &EventUnitRules::women);
    v({.word = "fewest", .bounds = kCount}, &EventUnitRules::fewest);
    v({"jointThird"}, &EventUnitRules::jointThird);
    v({"scope"}, &EventUnitRules::scope);
    v({.word = "placePoints", .bounds = kCount}, &EventUnitRules::placePoints);
    v({"ties"}, &EventUnitRules::ties);
}
template <>
inline constexpr std::string_view kTypeWord<SectionInfo> = "sectionInfo";
template <class V>
constexpr void describe(V& v, std::type_identity<SectionInfo>)
{
    v({.word = "name", .carried = kInReportsAndPages}, &SectionInfo::name);
    v({.word = "town", .carried = kInReports}, &SectionInfo::town);
    v({.word = "federation", .carried = kInReports}, &SectionInfo::federation);
    v({.word = "firstDay", .carried = kInReports}, &SectionInfo::firstDay);
    v({.word = "lastDay", .carried = kInReports}, &SectionInfo::lastDay);
    v({.word = "firstDayText", .carried = kInTrf}, &SectionInfo::firstDayText);
    v({.word = "lastDayText", .carried = kInTrf}, &SectionInfo::lastDayText);
    v({.word = "type", .carried = kInReports}, &SectionInfo::type);
    v({.word = "chiefArbiter", .carried = kInReports}, &SectionInfo::chiefArbiter);
    v({.word = "deputyArbiters", .carried = kInReports}, &SectionInfo::deputyArbiters);
    v({.word = "timeControlText", .carried = kInReports}, &SectionInfo::timeControlText);
    v({.word = "codedTimeControl", .carried = kInTrf26}, &SectionInfo::codedTimeControl);
    v({.word = "codedType", .carried = kInTrf}, &SectionInfo::codedType);
    v({.word = "startingListMethod", .bounds = kCode, .guard = Guard::Numbering, .carried = kInTrf26AndUpload},
      &SectionInfo::startingListMethod);
    v({.word = "pairingProgram", .carried = kInTrf26}, &SectionInfo::pairingProgram);
    v({"limits"}, &SectionInfo::limits);
    v({.word = "firstTable", .bounds = {.low = 1, .high = 9999}, .carried = kOnPages}, &SectionInfo::firstTable);
    v({.word = "tables", .bounds = {.low = 0, .high = 9999}}, &SectionInfo::tables);
    v({"room"}, &SectionInfo::room);
    v({"group"}, &SectionInfo::group);
    v({"continues"}, &SectionInfo::continues);
    v({.word = "chessResultsKey", .bounds = kCode, .carried = {.upload = Carry::Whole}}, &SectionInfo::chessResultsKey);
    v({.word = "report", .privacy = Privacy::Never, .carried = kInUpload}, &SectionInfo::report);
}
template <>
inline constexpr std::string_view kTypeWord<Team> = "team";
template <class V>
constexpr void describe(V& v, std::type_identity<Team>)
{
    v({.word = "id", .key = true}, &Team::id);
    v({.word = "name", .carried = kInTrf}, &Team::name);
    v({.word = "nickname", .carried = kInTrf26}, &Team::nickname);
    v({.word = "strength", .bounds = {.low = 0, .high = 40'000}, .carried = kInTrf26}, &Team::strength);
    v({.word = "fileMatchPoints", .bounds = kPointsInAll, .carried = kInTrf26}, &Team::fileMatchPoints);
    v({.word = "fileGamePoints", .bounds = kPointsInAll, .carried = kInTrf26}, &Team::fileGamePoints);
    v({.word = "fileRank", .bounds = kCount, .carried = kInTrf26}, &Team::fileRank);
    v({.word = "members", .carried = kInTrf}, &Team::members);
    v({"captain"}, &Team::captain);
    v({"club"}, &Team::club);
    v({"venue"}, &Team::venue);
}
template <>
inline constexpr std::string_view kTypeWord<LineUp> = "lineUp";
template <class V>
constexpr void describe(V& v, std::type_identity<LineUp>)
{
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &LineUp::round);
    v({.word = "team", .carried = kInTrf26}, &LineUp::team);
    v({.word = "opponent", .carried = kInTrf26}, &LineUp::opponent);
    v({.word = "boards", .bounds = kOrNobody, .carried = kInTrf26}, &LineUp::boards);
    v({.word = "reason", .privacy = Privacy::Never}, &LineUp::reason);
}
template <>
inline constexpr std::string_view kTypeWord<TeamBye> = "teamBye";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamBye>)
{
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &TeamBye::round);
    v({.word = "team", .carried = kInTrf26}, &TeamBye::team);
    v({.word = "matchPoints", .bounds = kPointsInAll, .carried = kInTrf26}, &TeamBye::matchPoints);
    v({.word = "gamePoints", .bounds = kPointsInAll, .carried = kInTrf26}, &TeamBye::gamePoints);
}
template <>
inline constexpr std::string_view kTypeWord<TeamForfeit> = "teamForfeit";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamForfeit>)
{
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &TeamForfeit::round);
    v({.word = "kind", .carried = kInTrf26}, &TeamForfeit::kind);
    v({.word = "first", .carried = kInTrf26}, &TeamForfeit::first);
    v({.word = "second", .carried = kInTrf26}, &TeamForfeit::second);
}
template <>
inline constexpr std::string_view kTypeWord<TeamAbsence> = "teamAbsence";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamAbsence>)
{
    v({.word = "round", .bounds = kRoundNumber, .carried = kInTrf26}, &TeamAbsence::round);
    v({.word = "team", .carried = kInTrf26}, &TeamAbsence::team);
    v({.word = "kind", .carried = kInTrf26}, &TeamAbsence::kind);
}
template <>
inline constexpr std::string_view kTypeWord<TeamProhibition> = "teamProhibition";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamProhibition>)
{
    v({.word = "firstRound", .bounds = kRoundNumber, .carried = kInTrf26}, &TeamProhibition::firstRound);
    v({.word = "lastRound", .bounds = kRoundNumber, .carried = kInTrf26}, &TeamProhibition::lastRound);
    v({.word = "teams", .carried = kInTrf26}, &TeamProhibition::teams);
}
template <>
inline constexpr std::string_view kTypeWord<KeptBoard> = "keptBoard";
template <class V>
constexpr void describe(V& v, std::type_identity<KeptBoard>)
{
    v({.word = "board", .bounds = kPlace}, &KeptBoard::board);
    v({"sex"}, &KeptBoard::sex);
    v({.word = "bornFrom", .bounds = kYear}, &KeptBoard::bornFrom);
}
template <>
inline constexpr std::string_view kTypeWord<LineUpRules> = "lineUpRules";
template <class V>
constexpr void describe(V& v, std::type_identity<LineUpRules>)
{
    v({"order"}, &LineUpRules::order);
    v({.word = "tolerance", .bounds = kRating}, &LineUpRules::tolerance);
    v({"empty"}, &LineUpRules::empty);
    v({.word = "mostReserves", .bounds = kCount}, &LineUpRules::mostReserves);
    v({.word = "leastPlayers", .bounds = kCount}, &LineUpRules::leastPlayers);
    v({"keptBoards"}, &LineUpRules::keptBoards);
    v({"deadline"}, &LineUpRules::deadline);
    v({"unseen"}, &LineUpRules::unseen);
    v({.word = "mostGamesAbove", .bounds = kRoundOrNone}, &LineUpRules::mostGamesAbove);
}
template <>
inline constexpr std::string_view kTypeWord<TeamAward> = "teamAward";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamAward>)
{
    v({.word = "round", .bounds = kRoundOrNone, .carried = kInTrf26}, &TeamAward::round);
    v({.word = "team", .carried = kInTrf26}, &TeamAward::team);
    v({.word = "kind", .carried = kInTrf26}, &TeamAward::kind);
    v({.word = "matchPoints", .bounds = kPointsInAll, .carried = kInTrf26}, &TeamAward::matchPoints);
    v({.word = "gamePoints", .bounds = kPointsInAll, .carried = kInTrf26}, &TeamAward::gamePoints);
}
template <>
inline constexpr std::string_view kTypeWord<MatchScale> = "matchScale";
template <class V>
constexpr void describe(V& v, std::type_identity<MatchScale>)
{
    v({.word = "gamePoints", .bounds = kPointsInAll}, &MatchScale::gamePoints);
    v({.word = "matchPoints", .bounds = kPointsOfResult}, &MatchScale::matchPoints);
}
template <>
inline constexpr std::string_view kTypeWord<Fixture> = "fixture";
template <class V>
constexpr void describe(V& v, std::type_identity<Fixture>)
{
    v({.word = "round", .bounds = kRoundNumber}, &Fixture::round);
    v({"first"}, &Fixture::first);
    v({"second"}, &Fixture::second);
    v({"day"}, &Fixture::day);
    v({.word = "time", .bounds = kTimeOfDay}, &Fixture::time);
    v({"venue"}, &Fixture::venue);
    v({"movedFrom"}, &Fixture::movedFrom);
}
template <>
inline constexpr std::string_view kTypeWord<LineUpDeadline> = "lineUpDeadline";
template <class V>
constexpr void describe(V& v, std::type_identity<LineUpDeadline>)
{
    v({.word = "round", .bounds = kRoundNumber}, &LineUpDeadline::round);
    v({"day"}, &LineUpDeadline::day);
    v({.word = "time", .bounds = kTimeOfDay}, &LineUpDeadline::time);
}
template <>
inline constexpr std::string_view kTypeWord<TeamEvent> = "teamEvent";
template <class V>
constexpr void describe(V& v, std::type_identity<TeamEvent>)
{
    v({.word = "teams", .carried = kInReports}, &TeamEvent::teams);
    v({.word = "lineUps", .carried = kInTrf26}, &TeamEvent::lineUps);
    v({.word = "byes", .carried = kInTrf26}, &TeamEvent::byes);
    v({.word = "forfeits", .carried = kInTrf26}, &TeamEvent::forfeits);
    v({.word = "absences", .carried = kInTrf26}, &TeamEvent::absences);
    v({.word = "prohibited", .carried = kInTrf26}, &TeamEvent::prohibited);
    v({.word = "awards", .carried = kInTrf26}, &TeamEvent::awards);
    v({"lineUpRules"}, &TeamEvent::lineUpRules);
    v({"deadlines"}, &TeamEvent::deadlines);
    v({"fixtures"}, &TeamEvent::fixtures);
    v({.word = "matchWin", .bounds = kPointsOfResult, .carried = kInTrf26}, &TeamEvent::matchWin);
    v({.word = "matchDraw", .bounds = kPointsOfResult, .carried = kInTrf26}, &TeamEvent::matchDraw);
    v({.word = "matchLoss", .bounds = kPointsOfResult, .carried = kInTrf26}, &TeamEvent::matchLoss);
    v({"matchScale"}, &TeamEvent::matchScale);
    v({.word = "boardColours", .carried = kInTrf26}, &TeamEvent::boardColours);
    v({"matchPointsPrimary"}, &TeamEvent::matchPointsPrimary);
}
template <>
inline constexpr std::string_view kTypeWord<PrizeLine> = "prizeLine";
template <class V>
constexpr void describe(V& v, std::type_identity<PrizeLine>)
{
    v({.word = "first", .bounds = kPlace}, &PrizeLine::first);
    v({.word = "last", .bounds = kPlace}, &PrizeLine::last);
    v({.word = "amount", .bounds = kMoney, .unit = Unit::Money}, &PrizeLine::amount);
    v({.word = "value", .bounds = kMoney, .unit = Unit::Money}, &PrizeLine::value);
    v({"name"}, &PrizeLine::name);
    v({"award"}, &PrizeLine::award);
}
template <>
inline constexpr std::string_view kTypeWord<PrizeCondition> = "prizeCondition";
template <class V>
constexpr void describe(V& v, std::type_identity<PrizeCondition>)
{
    v({"sex"}, &PrizeCondition::sex);
    v({.word = "ageFrom", .bounds = kAge}, &PrizeCondition::ageFrom);
    v({.word = "ageTo", .bounds = kAge}, &PrizeCondition::ageTo);
    v({.word = "ratingFrom", .bounds = kRating}, &PrizeCondition::ratingFrom);
    v({.word = "ratingTo", .bounds = kRating}, &PrizeCondition::ratingTo);
    v({"unrated"}, &PrizeCondition::unrated);
    v({"unit"}, &PrizeCondition::unit);
    v({"federation"}, &PrizeCondition::federation);
    v({"category"}, &PrizeCondition::category);
    v({"field"}, &PrizeCondition::field);
    v({.word = "minGames", .bounds = kCount}, &PrizeCondition::minGames);
    v({"lastRoundPlayed"}, &PrizeCondition::lastRoundPlayed);
    v({.word = "minPoints", .bounds = kPointsInAll}, &PrizeCondition::minPoints);
}
template <>
inline constexpr std::string_view kTypeWord<PrizeList> = "prizeList";
template <class V>
constexpr void describe(V& v, std::type_identity<PrizeList>)
{
    v({"name"}, &PrizeList::name);
    v({"main"}, &PrizeList::main);
    v({"condition"}, &PrizeList::condition);
    v({"order"}, &PrizeList::order);
    v({"lines"}, &PrizeList::lines);
    v({"sharing"}, &PrizeList::sharing);
    v({"pot"}, &PrizeList::pot);
    v({.word = "minimum", .bounds = kMoney, .unit = Unit::Money}, &PrizeList::minimum);
    v({.word = "endPlace", .bounds = kCount}, &PrizeList::endPlace);
    v({"acrossEnd"}, &PrizeList::acrossEnd);
    v({"group"}, &PrizeList::group);
    v({"cumulative"}, &PrizeList::cumulative);
    v({"lower"}, &PrizeList::lower);
    v({"freed"}, &PrizeList::freed);
    v({.word = "minEntrants", .bounds = kCount}, &PrizeList::minEntrants);
    v({"tooFew"}, &PrizeList::tooFew);
    v({"mergeInto"}, &PrizeList::mergeInto);
    v({.word = "unratedPercent", .bounds = kPercent}, &PrizeList::unratedPercent);
    v({.word = "basedOn", .bounds = kCount}, &PrizeList::basedOn);
    v({"medals"}, &PrizeList::medals);
}
template <>
inline constexpr std::string_view kTypeWord<PrizeExclusion> = "prizeExclusion";
template <class V>
constexpr void describe(V& v, std::type_identity<PrizeExclusion>)
{
    v({"player"}, &PrizeExclusion::player);
    v({"list"}, &PrizeExclusion::list);
    v({"reason"}, &PrizeExclusion::reason);
}
template <>
inline constexpr std::string_view kTypeWord<PrizePlan> = "prizePlan";
template <class V>
constexpr void describe(V& v, std::type_identity<PrizePlan>)
{
    v({.word = "currency", .bounds = kCode}, &PrizePlan::currency);
    v({.word = "unit", .bounds = {.low = 1, .high = kMoney.high}, .unit = Unit::Money}, &PrizePlan::unit);
    v({"rounding"}, &PrizePlan::rounding);
    v({"ageDay"}, &PrizePlan::ageDay);
    v({"poolCap"}, &PrizePlan::poolCap);
    v({.word = "countedEntries", .bounds = {.low = -1, .high = kCount.high}}, &PrizePlan::countedEntries);
    v({"jointThird"}, &PrizePlan::jointThird);
    v({"lists"}, &PrizePlan::lists);
    v({"excluded"}, &PrizePlan::excluded);
    v({.word = "protests", .bounds = kLongText}, &PrizePlan::protests);
}
template <>
inline constexpr std::string_view kTypeWord<FrozenAward> = "frozenAward";
template <class V>
constexpr void describe(V& v, std::type_identity<FrozenAward>)
{
    v({"player"}, &FrozenAward::player);
    v({"list"}, &FrozenAward::list);
    v({.word = "place", .bounds = kCount}, &FrozenAward::place);
    v({.word = "amount", .bounds = kMoney, .unit = Unit::Money}, &FrozenAward::amount);
}
template <>
inline constexpr std::string_view kTypeWord<FrozenPrizes> = "frozenPrizes";
template <class V>
constexpr void describe(V& v, std::type_identity<FrozenPrizes>)
{
    v({.word = "round", .bounds = kRoundOrNone}, &FrozenPrizes::round);
    v({"awards"}, &FrozenPrizes::awards);
}
template <>
inline constexpr std::string_view kTypeWord<Section> = "section";
template <class V>
constexpr void describe(V& v, std::type_identity<Section>)
{
    v({.word = "info", .carried = kInReports}, &Section::info);
    v({.word = "rules", .carried = kInReports}, &Section::rules);
    v({.word = "players", .carried = {Carry::Rounded, Carry::Rounded, Carry::Rounded, Carry::Whole, Carry::Rounded}},
      &Section::players);
    v({.word = "rounds", .carried = kInReportsAndPages}, &Section::rounds);
    v({.word = "requestedByes", .privacy = Privacy::Never, .carried = kInTrf}, &Section::requestedByes);
    v({.word = "adjustments", .carried = kInTrf}, &Section::adjustments);
    v({.word = "teams", .carried = kInReports}, &Section::teams);
    v({.word = "foreignLines", .bounds = {.characters = 20'000}, .privacy = Privacy::Never, .carried = kInTrf},
      &Section::foreignLines);
    v({.word = "prizes", .privacy = Privacy::Never}, &Section::prizes);
    v({.word = "frozenPrizes", .privacy = Privacy::Never}, &Section::frozenPrizes);
}
template <>
inline constexpr std::string_view kTypeWord<EventSection> = "eventSection";
template <class V>
constexpr void describe(V& v, std::type_identity<EventSection>)
{
    v({.word = "id", .key = true}, &EventSection::id);
    v({"section"}, &EventSection::section);
}
template <>
inline constexpr std::string_view kTypeWord<Event> = "event";
template <class V>
constexpr void describe(V& v, std::type_identity<Event>)
{
    v({.word = "name", .carried = {.page = Carry::Whole}}, &Event::name);
    v({"units"}, &Event::units);
    v({.word = "sections", .carried = kInTrf}, &Event::sections);
}

}  // namespace kydai
