// An event set up in one go, and rules changed in many sections at once.

#include "policy/event_plan.h"

#include "policy/judge.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>

namespace kydai::policy {
namespace {

TEST(EventPlan, AgesAreListsAndRanges)
{
    EXPECT_EQ(parseAges("7, 9,U11 ; 13-15"), (std::vector{7, 9, 11, 13, 14, 15}));
    EXPECT_EQ(parseAges("9 7 9"), (std::vector{7, 9})) << "in order, each once";
    EXPECT_EQ(parseAges("  "), std::vector<int>{});
    for (const char* wrong : {"7-", "-9", "15-13", "U", "3", "100", "nine", "7,,9"})
        EXPECT_FALSE(parseAges(wrong)) << wrong;
}

TEST(EventPlan, ADivisionGivesEachTempoAgeAndSexASection)
{
    const auto plans = sectionsOf({{7, 9}, true, {TimeControl::Standard, TimeControl::Blitz}, 2026});
    ASSERT_EQ(plans.size(), 8U);
    EXPECT_EQ(plans[0].age, 7);
    EXPECT_EQ(plans[0].limits, (SectionLimits{.sex = Sex::Male, .bornFrom = 2019}));
    EXPECT_EQ(plans[3].limits, (SectionLimits{.sex = Sex::Female, .bornFrom = 2017}));
    EXPECT_EQ(plans[4].tempo, TimeControl::Blitz);
    EXPECT_EQ(sectionsOf({}).size(), 1U) << "an event has a section";
    EXPECT_FALSE(sectionsOf({})[0].limits.areSet());
}

Event threeSections()
{
    SectionInfo info;
    info.town = "Huế";
    RuleSet rules;
    rules.scheduledRounds = 9;
    rules.tieBreaks = {"BH"};
    std::vector<SectionPlan> plans(3);
    plans[0].name = "U9";
    plans[0].limits.bornFrom = 2017;
    plans[1].name = "U11";
    plans[2].name = "U11 blitz";
    plans[2].tempo = TimeControl::Blitz;
    EventState state;
    const auto judged = judge(state, settingUp(info, rules, plans));
    EXPECT_TRUE(judged.ok());
    Event event;
    for (const Change& change : judged->action().changes) event = applyTo(event, change)->event;
    return event;
}

TEST(EventPlan, SettingUpMakesAllSectionsInOneAction)
{
    const Event event = threeSections();
    ASSERT_EQ(event.sections.size(), 3U);
    EXPECT_EQ(event.sections[0].section->info.name, "U9");
    EXPECT_EQ(event.sections[0].section->info.town, "Huế");
    EXPECT_EQ(event.sections[0].section->info.limits.bornFrom, 2017);
    EXPECT_EQ(event.sections[2].section->rules.timeControl, TimeControl::Blitz);
    EXPECT_EQ(event.sections[1].section->rules.scheduledRounds, 9);
}

TEST(EventPlan, RulesOfManySectionsChangeOnlyWhereTheFirstOneChanged)
{
    const Event event = threeSections();
    const SectionId first = event.sections[0].id;
    RuleSet after = event.sections[0].section->rules;
    after.scheduledRounds = 7;
    after.initialColour = Colour::Black;
    const CompoundChange action = editingRules(event, first, after, {event.sections[2].id});
    EXPECT_EQ(action.kind, ActionKind::EditRules);
    ASSERT_EQ(action.changes.size(), 2U);
    const RuleSet& other = std::get<EditRules>(action.changes[1]).rules;
    EXPECT_EQ(other.scheduledRounds, 7);
    EXPECT_EQ(other.timeControl, TimeControl::Blitz) << "its own, as nobody changed the tempo";
    EXPECT_FALSE(other.initialColour) << "lots are drawn for each section";
}

TEST(EventPlan, PlacesOfManySectionsChangeAndNamesStayTheirOwn)
{
    const Event event = threeSections();
    SectionInfo after = event.sections[0].section->info;
    after.town = "Đà Nẵng";
    after.name = "U9 Nam";
    after.limits.sex = Sex::Male;
    const CompoundChange action = editingInfo(event, event.sections[0].id, after, {event.sections[1].id});
    const SectionInfo& other = std::get<EditInfo>(action.changes[1]).info;
    EXPECT_EQ(other.town, "Đà Nẵng");
    EXPECT_EQ(other.name, "U11");
    EXPECT_FALSE(other.limits.areSet());
}

Section ofPlayers(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player& player = section.players.emplace_back();
        player.id = playerId(number);
        player.tpn = number;
    }
    section.rules.scheduledRounds = 9;
    return section;
}

/// A table of n players has n - 1 rounds, or n where somebody is free each time; twice that when it is played twice.
TEST(EventPlan, AChosenTableSaysHowManyRoundsThereAre)
{
    RuleSet table = ofPlayers(2).rules;
    table.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_EQ(chosenRules(ofPlayers(6), table).scheduledRounds, 5);
    EXPECT_EQ(chosenRules(ofPlayers(5), table).scheduledRounds, 5);
    EXPECT_EQ(chosenRules(ofPlayers(1), table).scheduledRounds, std::nullopt);
    table.doubleRoundRobin = true;
    EXPECT_EQ(chosenRules(ofPlayers(6), table).scheduledRounds, 10);
    const Section swiss = ofPlayers(6);
    EXPECT_EQ(chosenRules(swiss, swiss.rules).scheduledRounds, 9);
}

TEST(EventPlan, WhatFollowsFromChosenRulesIsDoneWithThem)
{
    Section before = ofPlayers(4);
    before.rules.virtualPoints = {{playerId(1), 1, Points{10}}};
    RuleSet chosen = before.rules;
    EXPECT_EQ(chosenRules(before, chosen), chosen) << "nothing was chosen";
    chosen.bakuAcceleration = true;
    EXPECT_EQ(chosenRules(before, chosen).virtualPoints.size(), 1U);
    before.rules.bakuAcceleration = true;
    EXPECT_EQ(chosenRules(before, chosen).virtualPoints.size(), 1U) << "as before";
    chosen.bakuAcceleration = false;
    EXPECT_TRUE(chosenRules(before, chosen).virtualPoints.empty()) << "no acceleration, no virtual points";
    before.rules.editionsChosen = chosen.editionsChosen = false;
    EXPECT_FALSE(chosenRules(before, chosen).editionsChosen);
    RuleSet edition = chosen;
    edition.pairingEdition = PairingEdition::E2017;
    before.rules.pairingEdition = PairingEdition::E2026;
    EXPECT_TRUE(chosenRules(before, edition).editionsChosen);
    edition = chosen;
    edition.tieBreakEdition = TieBreakEdition::Old;
    before.rules.pairingEdition = edition.pairingEdition;
    before.rules.tieBreakEdition = TieBreakEdition::E26;
    EXPECT_TRUE(chosenRules(before, edition).editionsChosen);
    chosen.systemCode = "FIDE_DUBOV";
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "");
    chosen.pairingSystem = PairingSystem::Other;
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "FIDE_DUBOV");
}

TEST(EventPlan, ASwissOfTeamsThatIsChosenHasTheUsualTypeCode)
{
    const Section before = ofPlayers(4);
    RuleSet chosen = before.rules;
    chosen.pairingSystem = PairingSystem::TeamSwiss;
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "FIDE_TEAM");
    chosen.systemCode = "FIDE_TEAM_BAKU";
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "FIDE_TEAM_BAKU") << "as somebody said it";
    chosen.systemCode = "CUSTOM_LIM";
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "FIDE_TEAM") << "that is no code of teams";
    chosen.pairingSystem = PairingSystem::TeamRoundRobin;
    EXPECT_EQ(chosenRules(before, chosen).systemCode, "");
}

TEST(Policy, WhoBreaksTheLimitsOfASectionIsToldOnce)
{
    const Event event = threeSections();
    const SectionId u9 = event.sections[0].id;
    Player player;
    player.id = playerId(1);
    player.tpn = 1;
    player.name = "Lê Minh";
    player.birth.year = 2015;
    const auto entering = judge({event, 0}, AddPlayers{u9, {player}});
    ASSERT_TRUE(entering.ok());
    ASSERT_EQ(entering->warnings().size(), 1U);
    EXPECT_EQ(entering->warnings()[0].id, WarningId::OutsideLimits);
    EXPECT_EQ(entering->warnings()[0].level, Level::Acknowledge);
    const Event there = applyTo(event, AddPlayers{u9, {player}})->event;
    Player renamed = player;
    renamed.unit = "Huế";
    EXPECT_TRUE(judge({there, 0}, EditPlayer{u9, renamed})->warnings().empty()) << "nothing new about it";
    renamed.birth.year = 2018;
    EXPECT_TRUE(judge({there, 0}, EditPlayer{u9, renamed})->warnings().empty());
}

TEST(EventPlan, AnEventLikeAnEarlierOneHasItsSectionsAndNobodyAndNothingOfIts)
{
    Random random(7);
    for (int each = 0; each < 40; ++each) {
        Section earlier = fixture::wholeSection(random);
        earlier.info.firstDay = {2025, 6, 1};
        earlier.info.limits.bornFrom = 2016;
        earlier.info.limits.bornTo = 0;
        SectionInfo common;
        common.town = "Huế";
        common.firstDay = {2026, 6, 7};
        common.lastDay = {2026, 6, 12};
        common.chiefArbiter = "Lê An";
        const Section now = begunAnew(earlier, common);
        EXPECT_EQ(now.info.name, earlier.info.name);
        EXPECT_EQ(now.info.town, "Huế");
        EXPECT_EQ(now.info.chiefArbiter, "Lê An");
        EXPECT_EQ(now.info.firstDay, common.firstDay);
        EXPECT_EQ(now.info.room, earlier.info.room);
        EXPECT_EQ(now.info.group, earlier.info.group);
        EXPECT_EQ(now.info.firstTable, earlier.info.firstTable);
        EXPECT_EQ(now.info.timeControlText, earlier.info.timeControlText);
        EXPECT_EQ(now.info.limits.bornFrom, 2017) << "U9 stays U9";
        EXPECT_EQ(now.info.limits.bornTo, 0) << "no limit stays none";
        EXPECT_EQ(now.info.report.organiser, earlier.info.report.organiser);
        EXPECT_EQ(now.rules.points, earlier.rules.points);
        EXPECT_EQ(now.rules.tieBreaks, earlier.rules.tieBreaks);
        EXPECT_EQ(now.rules.timeControl, earlier.rules.timeControl);
        EXPECT_EQ(now.prizes, earlier.prizes);
        EXPECT_EQ(now.teams.boardColours, earlier.teams.boardColours);
        if (!earlier.rules.editionsChosen) {
            EXPECT_EQ(now.rules.tieBreakEdition, TieBreakEdition::E26);
        }
        // Nothing of the earlier event.
        EXPECT_TRUE(now.players.empty() && now.rounds.empty() && now.requestedByes.empty() && now.adjustments.empty());
        EXPECT_TRUE(now.frozenPrizes == FrozenPrizes{} && now.foreignLines.empty());
        EXPECT_TRUE(now.rules.prohibited.empty() && now.rules.virtualPoints.empty() && !now.rules.initialColour);
        EXPECT_EQ(now.rules.lotsSeed, 0U);
        EXPECT_TRUE(now.rules.fideMode);
        EXPECT_TRUE(now.info.report.eventCode.empty() && now.info.report.titles.empty());
        EXPECT_TRUE(now.info.deputyArbiters.empty() && now.info.chessResultsKey.empty());
        TeamEvent bare = now.teams;
        bare.teams.clear();
        bare.lineUps.clear();
        EXPECT_EQ(bare, now.teams);
        EXPECT_TRUE(now.teams.byes.empty() && now.teams.forfeits.empty() && now.teams.awards.empty());
    }
    EventUnitRules units;
    units.women = 2;
    const CompoundChange action = settingUpLike({Section{}, Section{}}, units, {});
    EXPECT_EQ(action.kind, ActionKind::SetUp);
    ASSERT_EQ(action.changes.size(), 3U) << "one action";
    EXPECT_EQ(std::get<SetUnitRules>(action.changes.back()).rules, units);
}

TEST(EventPlan, OnlyATableOrABracketHasItsRoundsByItself)
{
    const std::set<PairingSystem> byThemselves{PairingSystem::RoundRobin, PairingSystem::TeamRoundRobin,
                                               PairingSystem::KnockOut};
    for (const PairingSystem system :
         {PairingSystem::Dutch, PairingSystem::RoundRobin, PairingSystem::TeamSwiss, PairingSystem::TeamRoundRobin,
          PairingSystem::KnockOut, PairingSystem::DoubleSwiss, PairingSystem::Keizer}) {
        Section earlier = ofPlayers(4);
        earlier.rules.pairingSystem = system;
        const auto rounds = begunAnew(earlier, {}).rules.scheduledRounds;
        EXPECT_EQ(rounds, byThemselves.contains(system) ? std::nullopt : std::optional(9)) << static_cast<int>(system);
    }
}

TEST(Continuation, HasThePlayersInThisOrderAndNothingOfTheEarlierRounds)
{
    Section earlier;
    earlier.info.name = "Open";
    earlier.info.continues = "Qualifier";
    earlier.info.town = "Huế";
    earlier.rules.bakuAcceleration = true;
    earlier.rules.scheduledRounds = 9;
    earlier.rules.tieBreaks = {"BH"};
    for (int number = 1; number <= 4; ++number) {
        Player player{.id = playerId(number), .tpn = number, .name = "P", .rating = 2000 - number};
        player.withdrawnFromRound = number == 3 ? std::optional<RoundNumber>(9) : std::nullopt;
        player.entersInRound = 2;
        earlier.players.push_back(player);
    }
    const Section next = continuation(earlier, {playerId(3), playerId(1)}, "Final", PairingSystem::KnockOut);
    EXPECT_EQ(next.info.name, "Final");
    EXPECT_EQ(next.info.continues, "Open");
    EXPECT_EQ(next.info.town, "Huế");
    ASSERT_EQ(next.players.size(), 2U);
    EXPECT_EQ(next.numberOf(playerId(3)), 1);
    EXPECT_EQ(next.numberOf(playerId(1)), 2);
    EXPECT_FALSE(next.player(playerId(3)).withdrawnFromRound);
    EXPECT_EQ(next.player(playerId(1)).entersInRound, 1);
    EXPECT_EQ(next.rules.pairingSystem, PairingSystem::KnockOut);
    EXPECT_FALSE(next.rules.bakuAcceleration || next.rules.scheduledRounds);
    EXPECT_TRUE(next.rules.tieBreaks.empty()) << "places behind the final are shared";
    const Section table =
        continuation(earlier, {playerId(3), playerId(1), playerId(2)}, "R", PairingSystem::RoundRobin);
    EXPECT_EQ(table.rules.scheduledRounds, 3);
    EXPECT_EQ(table.rules.tieBreaks, earlier.rules.tieBreaks);
    EXPECT_TRUE(sectionBeside(next, "Another").info.continues.empty());
}

}  // namespace
}  // namespace kydai::policy
