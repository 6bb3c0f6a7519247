/// The members of each model type with their names in JSON, named once for reading and writing:
/// `describe(visitor, std::type_identity<Player>{})` calls `visitor("name", &Player::name)` for each. A name is written
/// in files and never changes.
#pragma once

#include "model/change.h"
#include "model/event.h"

#include <type_traits>

namespace kydai {

template <class V>
void describe(V& v, std::type_identity<NationalRecord>)
{
    v("federation", &NationalRecord::federation);
    v("category", &NationalRecord::category);
    v("name", &NationalRecord::name);
    v("rating", &NationalRecord::rating);
    v("origin", &NationalRecord::origin);
    v("number", &NationalRecord::number);
    v("birth", &NationalRecord::birth);
    v("sex", &NationalRecord::sex);
}
template <class V>
void describe(V& v, std::type_identity<FreeField>)
{
    v("head", &FreeField::head);
    v("text", &FreeField::text);
}
template <class V>
void describe(V& v, std::type_identity<ListRating>)
{
    v("list", &ListRating::list);
    v("rating", &ListRating::rating);
    v("month", &ListRating::month);
}
template <class V>
void describe(V& v, std::type_identity<RoundRating>)
{
    v("fromRound", &RoundRating::fromRound);
    v("rating", &RoundRating::rating);
}
template <class V>
void describe(V& v, std::type_identity<PlayerRatings>)
{
    v("source", &PlayerRatings::source);
    v("tournament", &PlayerRatings::tournament);
    v("listed", &PlayerRatings::listed);
    v("later", &PlayerRatings::later);
}
template <class V>
void describe(V& v, std::type_identity<PlayerMarks>)
{
    v("noByes", &PlayerMarks::noByes);
    v("expelled", &PlayerMarks::expelled);
    v("placeByHand", &PlayerMarks::placeByHand);
    v("outsideValue", &PlayerMarks::outsideValue);
    v("normFederation", &PlayerMarks::normFederation);
}
template <class V>
void describe(V& v, std::type_identity<Player>)
{
    v("id", &Player::id);
    v("tpn", &Player::tpn);
    v("name", &Player::name);
    v("sex", &Player::sex);
    v("title", &Player::title);
    v("titleText", &Player::titleText);
    v("rating", &Player::rating);
    v("federation", &Player::federation);
    v("fideId", &Player::fideId);
    v("birth", &Player::birth);
    v("unit", &Player::unit);
    v("category", &Player::category);
    v("national", &Player::national);
    v("kFactor", &Player::kFactor);
    v("fileRank", &Player::fileRank);
    v("fixedBoard", &Player::fixedBoard);
    v("fields", &Player::fields);
    v("ratings", &Player::ratings);
    v("marks", &Player::marks);
    v("entersInRound", &Player::entersInRound);
    v("withdrawnFromRound", &Player::withdrawnFromRound);
}
template <class V>
void describe(V& v, std::type_identity<Game>)
{
    v("white", &Game::white);
    v("black", &Game::black);
    v("whiteOutcome", &Game::whiteOutcome);
    v("blackOutcome", &Game::blackOutcome);
    v("coloursKnown", &Game::coloursKnown);
}
template <class V>
void describe(V& v, std::type_identity<Bye>)
{
    v("player", &Bye::player);
    v("kind", &Bye::kind);
}
template <class V>
void describe(V& v, std::type_identity<Round>)
{
    v("games", &Round::games);
    v("byes", &Round::byes);
    v("date", &Round::date);
    v("dateText", &Round::dateText);
    v("pairedByHand", &Round::pairedByHand);
    v("rules", &Round::rules);
    v("comments", &Round::comments);
    v("reported", &Round::reported);
}
template <class V>
void describe(V& v, std::type_identity<PointSystem>)
{
    v("winWhite", &PointSystem::winWhite);
    v("winBlack", &PointSystem::winBlack);
    v("drawWhite", &PointSystem::drawWhite);
    v("drawBlack", &PointSystem::drawBlack);
    v("lossWhite", &PointSystem::lossWhite);
    v("lossBlack", &PointSystem::lossBlack);
    v("forfeitWin", &PointSystem::forfeitWin);
    v("forfeitLoss", &PointSystem::forfeitLoss);
    v("fullBye", &PointSystem::fullBye);
    v("halfBye", &PointSystem::halfBye);
    v("zeroBye", &PointSystem::zeroBye);
    v("pairingBye", &PointSystem::pairingBye);
    v("unknown", &PointSystem::unknown);
}
template <class V>
void describe(V& v, std::type_identity<ProhibitedPairing>)
{
    v("firstRound", &ProhibitedPairing::firstRound);
    v("lastRound", &ProhibitedPairing::lastRound);
    v("players", &ProhibitedPairing::players);
    v("condition", &ProhibitedPairing::condition);
    v("reason", &ProhibitedPairing::reason);
}
template <class V>
void describe(V& v, std::type_identity<VirtualPoints>)
{
    v("player", &VirtualPoints::player);
    v("round", &VirtualPoints::round);
    v("points", &VirtualPoints::points);
}
template <class V>
void describe(V& v, std::type_identity<RequestedBye>)
{
    v("player", &RequestedBye::player);
    v("round", &RequestedBye::round);
    v("kind", &RequestedBye::kind);
}
template <class V>
void describe(V& v, std::type_identity<PointAdjustment>)
{
    v("player", &PointAdjustment::player);
    v("round", &PointAdjustment::round);
    v("kind", &PointAdjustment::kind);
    v("points", &PointAdjustment::points);
}
template <class V>
void describe(V& v, std::type_identity<PairingRules>)
{
    v("pairingSystem", &PairingRules::pairingSystem);
    v("systemCode", &PairingRules::systemCode);
    v("pairingEdition", &PairingRules::pairingEdition);
    v("bakuAcceleration", &PairingRules::bakuAcceleration);
    v("doubleRoundRobin", &PairingRules::doubleRoundRobin);
    v("reverseLastTwoRounds", &PairingRules::reverseLastTwoRounds);
    v("rankIsPairingOrder", &PairingRules::rankIsPairingOrder);
    v("initialColour", &PairingRules::initialColour);
    v("scheduledRounds", &PairingRules::scheduledRounds);
    v("points", &PairingRules::points);
    v("prohibited", &PairingRules::prohibited);
    v("virtualPoints", &PairingRules::virtualPoints);
}
template <class V>
void describe(V& v, std::type_identity<RuleSet>)
{
    describe(v, std::type_identity<PairingRules>{});
    v("tieBreakEdition", &RuleSet::tieBreakEdition);
    v("editionsChosen", &RuleSet::editionsChosen);
    v("tieBreaks", &RuleSet::tieBreaks);
    v("fideMode", &RuleSet::fideMode);
    v("fideModeLeftInRound", &RuleSet::fideModeLeftInRound);
    v("discipline", &RuleSet::discipline);
    v("timeControl", &RuleSet::timeControl);
    v("unratedRating", &RuleSet::unratedRating);
    v("unratedMethod", &RuleSet::unratedMethod);
    v("equalsOrder", &RuleSet::equalsOrder);
    v("ratingLists", &RuleSet::ratingLists);
    v("longEvent", &RuleSet::longEvent);
    v("ratingsByRound", &RuleSet::ratingsByRound);
    v("chess960Seed", &RuleSet::chess960Seed);
    v("lotsSeed", &RuleSet::lotsSeed);
}
template <class V>
void describe(V& v, std::type_identity<SectionLimits>)
{
    v("sex", &SectionLimits::sex);
    v("bornFrom", &SectionLimits::bornFrom);
    v("bornTo", &SectionLimits::bornTo);
    v("ratingFrom", &SectionLimits::ratingFrom);
    v("ratingTo", &SectionLimits::ratingTo);
}
template <class V>
void describe(V& v, std::type_identity<DirectTitle>)
{
    v("firstPlace", &DirectTitle::firstPlace);
    v("lastPlace", &DirectTitle::lastPlace);
    v("sex", &DirectTitle::sex);
    v("claim", &DirectTitle::claim);
    v("lowestRating", &DirectTitle::lowestRating);
}
template <class V>
void describe(V& v, std::type_identity<ReportFacts>)
{
    v("eventCode", &ReportFacts::eventCode);
    v("registered", &ReportFacts::registered);
    v("organiser", &ReportFacts::organiser);
    v("exemption", &ReportFacts::exemption);
    v("titles", &ReportFacts::titles);
    v("gamesKept", &ReportFacts::gamesKept);
}
template <class V>
void describe(V& v, std::type_identity<EventUnitRules>)
{
    v("order", &EventUnitRules::order);
    v("best", &EventUnitRules::best);
    v("women", &EventUnitRules::women);
    v("fewest", &EventUnitRules::fewest);
    v("jointThird", &EventUnitRules::jointThird);
}
template <class V>
void describe(V& v, std::type_identity<SectionInfo>)
{
    v("name", &SectionInfo::name);
    v("town", &SectionInfo::town);
    v("federation", &SectionInfo::federation);
    v("firstDay", &SectionInfo::firstDay);
    v("lastDay", &SectionInfo::lastDay);
    v("firstDayText", &SectionInfo::firstDayText);
    v("lastDayText", &SectionInfo::lastDayText);
    v("type", &SectionInfo::type);
    v("chiefArbiter", &SectionInfo::chiefArbiter);
    v("deputyArbiters", &SectionInfo::deputyArbiters);
    v("timeControlText", &SectionInfo::timeControlText);
    v("codedTimeControl", &SectionInfo::codedTimeControl);
    v("codedType", &SectionInfo::codedType);
    v("startingListMethod", &SectionInfo::startingListMethod);
    v("pairingProgram", &SectionInfo::pairingProgram);
    v("limits", &SectionInfo::limits);
    v("firstTable", &SectionInfo::firstTable);
    v("report", &SectionInfo::report);
}
template <class V>
void describe(V& v, std::type_identity<Team>)
{
    v("id", &Team::id);
    v("name", &Team::name);
    v("nickname", &Team::nickname);
    v("strength", &Team::strength);
    v("fileMatchPoints", &Team::fileMatchPoints);
    v("fileGamePoints", &Team::fileGamePoints);
    v("fileRank", &Team::fileRank);
    v("members", &Team::members);
}
template <class V>
void describe(V& v, std::type_identity<LineUp>)
{
    v("round", &LineUp::round);
    v("team", &LineUp::team);
    v("opponent", &LineUp::opponent);
    v("boards", &LineUp::boards);
}
template <class V>
void describe(V& v, std::type_identity<TeamBye>)
{
    v("round", &TeamBye::round);
    v("team", &TeamBye::team);
    v("matchPoints", &TeamBye::matchPoints);
    v("gamePoints", &TeamBye::gamePoints);
}
template <class V>
void describe(V& v, std::type_identity<TeamForfeit>)
{
    v("round", &TeamForfeit::round);
    v("kind", &TeamForfeit::kind);
    v("first", &TeamForfeit::first);
    v("second", &TeamForfeit::second);
}
template <class V>
void describe(V& v, std::type_identity<TeamEvent>)
{
    v("teams", &TeamEvent::teams);
    v("lineUps", &TeamEvent::lineUps);
    v("byes", &TeamEvent::byes);
    v("forfeits", &TeamEvent::forfeits);
    v("matchWin", &TeamEvent::matchWin);
    v("matchDraw", &TeamEvent::matchDraw);
    v("matchLoss", &TeamEvent::matchLoss);
    v("boardColours", &TeamEvent::boardColours);
    v("matchPointsPrimary", &TeamEvent::matchPointsPrimary);
}
template <class V>
void describe(V& v, std::type_identity<PrizeLine>)
{
    v("first", &PrizeLine::first);
    v("last", &PrizeLine::last);
    v("amount", &PrizeLine::amount);
    v("value", &PrizeLine::value);
    v("name", &PrizeLine::name);
    v("award", &PrizeLine::award);
}
template <class V>
void describe(V& v, std::type_identity<PrizeCondition>)
{
    v("sex", &PrizeCondition::sex);
    v("ageFrom", &PrizeCondition::ageFrom);
    v("ageTo", &PrizeCondition::ageTo);
    v("ratingFrom", &PrizeCondition::ratingFrom);
    v("ratingTo", &PrizeCondition::ratingTo);
    v("unrated", &PrizeCondition::unrated);
    v("unit", &PrizeCondition::unit);
    v("federation", &PrizeCondition::federation);
    v("category", &PrizeCondition::category);
    v("field", &PrizeCondition::field);
    v("minGames", &PrizeCondition::minGames);
    v("lastRoundPlayed", &PrizeCondition::lastRoundPlayed);
    v("minPoints", &PrizeCondition::minPoints);
}
template <class V>
void describe(V& v, std::type_identity<PrizeList>)
{
    v("name", &PrizeList::name);
    v("main", &PrizeList::main);
    v("condition", &PrizeList::condition);
    v("order", &PrizeList::order);
    v("lines", &PrizeList::lines);
    v("sharing", &PrizeList::sharing);
    v("pot", &PrizeList::pot);
    v("minimum", &PrizeList::minimum);
    v("endPlace", &PrizeList::endPlace);
    v("acrossEnd", &PrizeList::acrossEnd);
    v("group", &PrizeList::group);
    v("cumulative", &PrizeList::cumulative);
    v("lower", &PrizeList::lower);
    v("freed", &PrizeList::freed);
    v("minEntrants", &PrizeList::minEntrants);
    v("tooFew", &PrizeList::tooFew);
    v("mergeInto", &PrizeList::mergeInto);
    v("unratedPercent", &PrizeList::unratedPercent);
    v("basedOn", &PrizeList::basedOn);
    v("medals", &PrizeList::medals);
}
template <class V>
void describe(V& v, std::type_identity<PrizeExclusion>)
{
    v("player", &PrizeExclusion::player);
    v("list", &PrizeExclusion::list);
    v("reason", &PrizeExclusion::reason);
}
template <class V>
void describe(V& v, std::type_identity<PrizePlan>)
{
    v("currency", &PrizePlan::currency);
    v("unit", &PrizePlan::unit);
    v("rounding", &PrizePlan::rounding);
    v("ageDay", &PrizePlan::ageDay);
    v("poolCap", &PrizePlan::poolCap);
    v("countedEntries", &PrizePlan::countedEntries);
    v("jointThird", &PrizePlan::jointThird);
    v("lists", &PrizePlan::lists);
    v("excluded", &PrizePlan::excluded);
    v("protests", &PrizePlan::protests);
}
template <class V>
void describe(V& v, std::type_identity<FrozenAward>)
{
    v("player", &FrozenAward::player);
    v("list", &FrozenAward::list);
    v("place", &FrozenAward::place);
    v("amount", &FrozenAward::amount);
}
template <class V>
void describe(V& v, std::type_identity<FrozenPrizes>)
{
    v("round", &FrozenPrizes::round);
    v("awards", &FrozenPrizes::awards);
}
template <class V>
void describe(V& v, std::type_identity<Section>)
{
    v("info", &Section::info);
    v("rules", &Section::rules);
    v("players", &Section::players);
    v("rounds", &Section::rounds);
    v("requestedByes", &Section::requestedByes);
    v("adjustments", &Section::adjustments);
    v("teams", &Section::teams);
    v("foreignLines", &Section::foreignLines);
    v("prizes", &Section::prizes);
    v("frozenPrizes", &Section::frozenPrizes);
}
template <class V>
void describe(V& v, std::type_identity<EventSection>)
{
    v("id", &EventSection::id);
    v("section", &EventSection::section);
}
template <class V>
void describe(V& v, std::type_identity<Event>)
{
    v("name", &Event::name);
    v("sections", &Event::sections);
}
template <class V>
void describe(V& v, std::type_identity<SetResult>)
{
    v("section", &SetResult::section);
    v("round", &SetResult::round);
    v("white", &SetResult::white);
    v("black", &SetResult::black);
    v("whiteOutcome", &SetResult::whiteOutcome);
    v("blackOutcome", &SetResult::blackOutcome);
}
template <class V>
void describe(V& v, std::type_identity<AddSection>)
{
    v("section", &AddSection::section);
    v("content", &AddSection::content);
    v("position", &AddSection::position);
}
template <class V>
void describe(V& v, std::type_identity<RemoveSection>)
{
    v("section", &RemoveSection::section);
}
template <class V>
void describe(V& v, std::type_identity<EditInfo>)
{
    v("section", &EditInfo::section);
    v("info", &EditInfo::info);
}
template <class V>
void describe(V& v, std::type_identity<EditRules>)
{
    v("section", &EditRules::section);
    v("rules", &EditRules::rules);
}
template <class V>
void describe(V& v, std::type_identity<AddPlayers>)
{
    v("section", &AddPlayers::section);
    v("players", &AddPlayers::players);
}
template <class V>
void describe(V& v, std::type_identity<EditPlayer>)
{
    v("section", &EditPlayer::section);
    v("player", &EditPlayer::player);
}
template <class V>
void describe(V& v, std::type_identity<RemovePlayers>)
{
    v("section", &RemovePlayers::section);
    v("players", &RemovePlayers::players);
}
template <class V>
void describe(V& v, std::type_identity<Renumber>)
{
    v("section", &Renumber::section);
    v("tpns", &Renumber::tpns);
}
template <class V>
void describe(V& v, std::type_identity<SetRequestedByes>)
{
    v("section", &SetRequestedByes::section);
    v("byes", &SetRequestedByes::byes);
}
template <class V>
void describe(V& v, std::type_identity<PublishRound>)
{
    v("section", &PublishRound::section);
    v("round", &PublishRound::round);
    v("content", &PublishRound::content);
}
template <class V>
void describe(V& v, std::type_identity<UnpairRound>)
{
    v("section", &UnpairRound::section);
    v("round", &UnpairRound::round);
    v("requestedByes", &UnpairRound::requestedByes);
}
template <class V>
void describe(V& v, std::type_identity<LeaveFideMode>)
{
    v("section", &LeaveFideMode::section);
}
template <class V>
void describe(V& v, std::type_identity<AnswerWarning>)
{
    v("section", &AnswerWarning::section);
    v("level", &AnswerWarning::level);
    v("warning", &AnswerWarning::warning);
    v("answer", &AnswerWarning::answer);
    v("about", &AnswerWarning::about);
}
template <class V>
void describe(V& v, std::type_identity<KeepComplaint>)
{
    v("section", &KeepComplaint::section);
    v("explanation", &KeepComplaint::explanation);
    v("note", &KeepComplaint::note);
}
template <class V>
void describe(V& v, std::type_identity<RenameEvent>)
{
    v("name", &RenameEvent::name);
}
template <class V>
void describe(V& v, std::type_identity<SetUnitRules>)
{
    v("rules", &SetUnitRules::rules);
}
template <class V>
void describe(V& v, std::type_identity<ReplaceSection>)
{
    v("section", &ReplaceSection::section);
    v("content", &ReplaceSection::content);
}
template <class V>
void describe(V& v, std::type_identity<MoveSection>)
{
    v("section", &MoveSection::section);
    v("position", &MoveSection::position);
}
template <class V>
void describe(V& v, std::type_identity<SetAdjustments>)
{
    v("section", &SetAdjustments::section);
    v("adjustments", &SetAdjustments::adjustments);
}
template <class V>
void describe(V& v, std::type_identity<EditTeams>)
{
    v("section", &EditTeams::section);
    v("teams", &EditTeams::teams);
}
template <class V>
void describe(V& v, std::type_identity<SetRoundComments>)
{
    v("section", &SetRoundComments::section);
    v("round", &SetRoundComments::round);
    v("comments", &SetRoundComments::comments);
}

template <class V>
void describe(V& v, std::type_identity<SetPrizes>)
{
    v("section", &SetPrizes::section);
    v("plan", &SetPrizes::plan);
    v("frozen", &SetPrizes::frozen);
}
template <class V>
void describe(V& v, std::type_identity<SetReportedResult>)
{
    v("section", &SetReportedResult::section);
    v("round", &SetReportedResult::round);
    v("white", &SetReportedResult::white);
    v("black", &SetReportedResult::black);
    v("whiteOutcome", &SetReportedResult::whiteOutcome);
    v("blackOutcome", &SetReportedResult::blackOutcome);
}

}  // namespace kydai
