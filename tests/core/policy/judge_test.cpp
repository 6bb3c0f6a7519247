#include "policy/judge.h"

#include "core/policy/one_section.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/outputs.h"
#include "policy/remarks.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace kydai::policy {
namespace {

/// Four players after three rounds of seven.
Section fourPlayers()
{
    return EventBuilder()
        .player("3w1 2b= 4w1", 2000)
        .player("4b0 1w= 3b1", 1900)
        .player("1b0 4w1 2w0", 1800)
        .player("2w1 3b0 1b0", 1700)
        .scheduledRounds(7)
        .build();
}

Judgement judged(const EventState& state, CompoundChange action)
{
    auto judgement = judge(state, std::move(action));
    EXPECT_TRUE(judgement.ok()) << judgement.error().what;
    return std::move(*judgement);
}

SetResult earlier(Outcome white, Outcome black)
{
    return {kId, 2, playerId(2), playerId(1), white, black};
}

TEST(Policy, WhatNothingSpeaksAgainstIsClearedAtOnce)
{
    const EventState state = stateOf(fourPlayers());
    const Judgement judgement = judged(state, RenameEvent{"Khác"});
    EXPECT_TRUE(judgement.warnings().empty());
    const auto cleared = judgement.clear();
    ASSERT_TRUE(cleared);
    EXPECT_TRUE(cleared->judgedAt().isStill(state));
    EXPECT_TRUE(cleared->answers().empty());
}

TEST(Policy, LeavingFideModeAsksOfTheRoundThatTheReportWillName)
{
    Section section = fourPlayers();
    section.rules.scheduledRounds = 4;
    const auto asked = [&] {
        const EventState state = stateOf(section);
        const RoundNumber round = judged(state, LeaveFideMode{kId}).warnings().at(0).round;
        const auto left = applyTo(state.event, LeaveFideMode{kId});
        EXPECT_EQ(round, left->event.sections.front().section->rules.fideModeLeftInRound);
        return round;
    };
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    EXPECT_EQ(asked(), 4) << "round 3 is over";
    section.rounds.back().games.front().whiteOutcome = section.rounds.back().games.front().blackOutcome = Outcome::Open;
    EXPECT_EQ(asked(), 3);
    section.rules.scheduledRounds = 3;
    section.rounds.back().games.front().whiteOutcome = section.rounds.back().games.front().blackOutcome = Outcome::Draw;
    EXPECT_EQ(asked(), 3) << "nothing comes after it";
    section.rounds.clear();
    EXPECT_EQ(asked(), 1);
}

TEST(Policy, AResultThatCannotBeComesInFromNothing)
{
    Section other = fourPlayers();
    other.rounds[1].games[0].whiteOutcome = other.rounds[1].games[0].blackOutcome = Outcome::Win;
    const Judgement judgement =
        judged(stateOf(fourPlayers()), AddSection{SectionId{2}, std::make_shared<const Section>(other)});
    const auto told = std::ranges::find(judgement.warnings(), WarningId::ImpossibleResult, &Warning::id);
    ASSERT_NE(told, judgement.warnings().end());
    EXPECT_EQ(told->round, 2);
    const Game& game = other.rounds[1].games[0];
    EXPECT_EQ(told->players, (std::vector{game.white, game.black}));
    const ResultChange& facts = std::get<ResultChange>(told->facts);
    for (const Outcome before : {facts.whiteBefore, facts.blackBefore}) EXPECT_EQ(before, Outcome::Open);
    for (const Outcome after : {facts.white, facts.black}) EXPECT_EQ(after, Outcome::Win);
}

TEST(Policy, AWarningIsClearedByItsOwnAnswerOnly)
{
    const Judgement judgement = judged(stateOf(fourPlayers()), earlier(Outcome::Win, Outcome::Loss));
    ASSERT_EQ(judgement.warnings().size(), 1U);
    EXPECT_FALSE(judgement.clear());
    const WarningId id = WarningId::CorrectEarlierResult;
    const auto answered = [&](Answered answer) { return judgement.clear(std::vector{answer}); };
    EXPECT_FALSE(answered({id, Reply::Cancelled}));
    EXPECT_FALSE(answered({id, Reply::Acknowledged})) << "level 3 wants a yes";
    EXPECT_FALSE(answered({WarningId::UnpairRound, Reply::Confirmed}));
    const auto cleared = answered({id, Reply::Confirmed});
    ASSERT_TRUE(cleared);
    ASSERT_EQ(cleared->answers().size(), 1U);
    EXPECT_EQ(cleared->answers()[0].warning, "correctEarlierResult");
    EXPECT_EQ(cleared->answers()[0].answer, "confirmed");
    EXPECT_EQ(cleared->answers()[0].level, 3);
    EXPECT_EQ(cleared->answers()[0].about, R"({"round":2,"players":[2,1]})");
}

TEST(Policy, ARefusalIsNeverCleared)
{
    const Judgement judgement =
        judged(stateOf(fourPlayers()), SetResult{kId, 1, playerId(1), playerId(3), Outcome::Draw, Outcome::Draw});
    ASSERT_TRUE(judgement.isRefused());
    EXPECT_FALSE(judgement.clear(std::vector<Answered>{{WarningId::EarlierResultLocked, Reply::Confirmed}}));
    const Cleared kept =
        judgement.keepAnswers(std::vector<Answered>{{WarningId::EarlierResultLocked, Reply::Acknowledged}});
    EXPECT_TRUE(kept.action().changes.empty());
    EXPECT_EQ(kept.answers().size(), 1U);
}

TEST(Policy, WhatNobodyCanMakeIsAnErrorAndNoWarning)
{
    EXPECT_EQ(judge(stateOf(fourPlayers()), SetResult{kId, 9, playerId(1), playerId(2)}).error().code,
              Errc::NoSuchRound);
    EXPECT_EQ(judge(stateOf(fourPlayers()), RemoveSection{SectionId{7}}).error().code, Errc::NoSuchSection);
}

TEST(Policy, AChangeOfASectionThatIsNotThereIsRefusedAsSuch)
{
    const SectionId nowhere{7};
    const auto content = std::make_shared<const Section>(fourPlayers());
    const std::vector<Change> changes{SetResult{nowhere, 1, playerId(1), playerId(3)},
                                      SetReportedResult{nowhere, 1, playerId(1), playerId(3)},
                                      RemoveSection{nowhere},
                                      EditInfo{nowhere, {}},
                                      EditRules{nowhere, {}},
                                      AddPlayers{nowhere, {Player{}}},
                                      EditPlayer{nowhere, Player{}},
                                      RemovePlayers{nowhere, {playerId(1)}},
                                      Renumber{nowhere, {}},
                                      SetRequestedByes{nowhere, {}},
                                      PublishRound{nowhere, 1, {}},
                                      UnpairRound{nowhere, 1, {}},
                                      LeaveFideMode{nowhere},
                                      ReplaceSection{nowhere, content},
                                      SetAdjustments{nowhere, {}},
                                      EditTeams{nowhere, {}},
                                      SetLineUp{nowhere, {}},
                                      SetTeamAwards{nowhere, {}},
                                      SetRoundComments{nowhere, 1, {}},
                                      SetPrizes{nowhere, {}, {}}};
    for (const Change& change : changes) {
        const auto judgement = judge(stateOf(fourPlayers()), change);
        ASSERT_FALSE(judgement.ok()) << change.index();
        EXPECT_EQ(judgement.error().code, Errc::NoSuchSection) << change.index();
        EXPECT_EQ(judgement.error().what, fragment(FragmentId::NoSuchSection, 7)) << change.index();
    }
    EXPECT_TRUE(beforePairing(stateOf(fourPlayers()), nowhere).warnings().empty());
    EXPECT_TRUE(beforeChanging(stateOf(fourPlayers()), nowhere, 1).warnings().empty());
    EXPECT_TRUE(beforeReport(stateOf(fourPlayers()), nowhere).warnings().empty());
}

TEST(Policy, ANewSectionGetsTheNumberThatTheFileGivesItNext)
{
    EventState state = stateOf(fourPlayers());
    const auto idsOf = [&](std::vector<Section> sections) {
        std::vector<std::int64_t> ids;
        const Judgement judgement = judged(state, importing(std::move(sections), ActionKind::Copy));
        for (const Change& change : judgement.action().changes)
            ids.push_back(std::get<AddSection>(change).section.value);
        return ids;
    };
    EXPECT_EQ(idsOf({fourPlayers(), fourPlayers()}), (std::vector<std::int64_t>{2, 3}));
    state.nextSection = SectionId{9};  // others were there before
    EXPECT_EQ(idsOf({fourPlayers(), fourPlayers()}), (std::vector<std::int64_t>{9, 10}));
    const AddSection numbered{SectionId{5}, std::make_shared<const Section>(fourPlayers())};
    EXPECT_EQ(std::get<AddSection>(judged(state, numbered).action().changes[0]).section, SectionId{5});
}

TEST(Policy, ResultsOfGamesThatNobodyPlayedAreErrors)
{
    for (const auto& [round, white, black] :
         {std::tuple(0, 1, 3), std::tuple(4, 1, 3), std::tuple(1, 3, 1), std::tuple(1, 1, 4), std::tuple(1, 2, 3)}) {
        EXPECT_FALSE(judge(stateOf(fourPlayers()), SetReportedResult{kId, round, playerId(white), playerId(black),
                                                                     Outcome::Draw, Outcome::Draw})
                         .ok());
        EXPECT_FALSE(judge(stateOf(fourPlayers()),
                           SetResult{kId, round, playerId(white), playerId(black), Outcome::Draw, Outcome::Draw})
                         .ok());
    }
    EXPECT_FALSE(judge(stateOf(fourPlayers()), SetRoundComments{kId, 0, {}}).ok());
    EXPECT_FALSE(judge(stateOf(fourPlayers()), SetRoundComments{kId, 4, {}}).ok());
    EXPECT_FALSE(judge(stateOf(fourPlayers()), UnpairRound{kId, 0, {}}).ok());
    EXPECT_FALSE(judge(stateOf(fourPlayers()), UnpairRound{kId, 4, {}}).ok());
    EXPECT_FALSE(judge(stateOf(fourPlayers()), PublishRound{kId, 0, {}}).ok());
    EXPECT_FALSE(judge(stateOf(fourPlayers()), PublishRound{kId, 5, {}}).ok());
}

TEST(Policy, ARoundInWhichSomebodySitsTwiceOrIsLeftOutIsNone)
{
    const Section section = fourPlayers();
    const Round good{.games = {{playerId(1), playerId(4)}, {playerId(2), playerId(3)}}};
    std::vector<Round> wrong(4, good);
    wrong[0].games[1].black = playerId(1);
    wrong[1].games[1].black = playerId(2);
    wrong[2].games.pop_back();
    wrong[3].games.pop_back();
    wrong[3].byes = {{playerId(2), Outcome::PairingBye}, {playerId(3), Outcome::PairingBye}};
    for (std::size_t at = 0; at < wrong.size(); ++at) {
        const auto judgement = judge(stateOf(section), PublishRound{kId, 4, wrong[at]});
        ASSERT_TRUE(judgement.ok()) << at;
        EXPECT_TRUE(judgement->isRefused());
        EXPECT_EQ(std::ranges::count(judgement->warnings(), WarningId::InvalidRound, &Warning::id) > 0, true) << at;
        EXPECT_FALSE(judgement->clear());
    }
}

TEST(Policy, WhatWasAnsweredWithNoIsKeptAsSuchAndWhatNobodyAnsweredIsNot)
{
    Section section = fourPlayers();
    section.rules.tieBreaks = {"BH"};
    CompoundChange action{ActionKind::Edit, {LeaveFideMode{kId}, earlier(Outcome::Win, Outcome::Loss)}};
    const Judgement judgement = judged(stateOf(section), action);
    ASSERT_EQ(judgement.warnings().size(), 2U);
    const WarningId id = WarningId::CorrectEarlierResult;
    const auto kept = [&](Reply reply) { return judgement.keepAnswers(std::vector<Answered>{{id, reply}}).answers(); };
    for (const auto& [reply, word] :
         {std::pair(Reply::Cancelled, "cancelled"), std::pair(Reply::Confirmed, "confirmed"),
          std::pair(Reply::Acknowledged, "acknowledged")}) {
        ASSERT_EQ(kept(reply).size(), 1U);
        EXPECT_EQ(kept(reply)[0].answer, word);
        EXPECT_EQ(kept(reply)[0].warning, "correctEarlierResult");
        EXPECT_EQ(kept(reply)[0].section, kId);
    }
    EXPECT_EQ(judgement.unanswered(std::vector<Answered>{{id, Reply::Confirmed}}).size(), 1U);
    EXPECT_EQ(judgement.unanswered(std::vector<Answered>{{id, Reply::Confirmed}})[0].id, WarningId::LeaveFideMode);
    Warning ofNothing;
    ofNothing.section = SectionId{7};
    EXPECT_TRUE(judgement.sectionOf(ofNothing).players.empty());
    EXPECT_EQ(judgement.sectionOf(judgement.warnings()[0]).players.size(), 4U);
    EXPECT_EQ(judgement.judgedAt().position, 5);
}

TEST(Policy, LeavingFideModeOpensWhatComesBehindItInTheSameAction)
{
    Section section = fourPlayers();
    section.rules.tieBreaks = {"BH"};
    EditRules rules{kId, section.rules};
    rules.rules.tieBreaks = {"DE"};
    EXPECT_TRUE(judged(stateOf(section), rules).isRefused());
    rules.rules.fideMode = false;
    rules.rules.fideModeLeftInRound = 4;
    const Judgement both = judged(stateOf(section), {ActionKind::Edit, {LeaveFideMode{kId}, rules}});
    EXPECT_EQ(both.gravest(), Level::TwoSteps);
    EXPECT_EQ(both.warnings().size(), 2U);
}

TEST(Policy, CorrectionsAreRemarkedForTheReport)  // question 115
{
    const Judgement judgement = judged(stateOf(fourPlayers()), earlier(Outcome::Win, Outcome::Loss));
    ASSERT_EQ(judgement.action().changes.size(), 2U);
    EXPECT_EQ(judgement.action().kind, ActionKind::EnterResult);
    EXPECT_EQ(std::get<SetRoundComments>(judgement.action().changes[1]).comments,
              (std::vector<std::string>{"Correction @ Round 2: 2-1: 1/2-1/2 => 1-0"}));
}

TEST(Policy, AnAdjournedGameIsEnteredAtAnyTimeAndAskedAboutWhereItIsNoDraw)  // questions 162, 163
{
    Section section = fourPlayers();
    Game& game = section.rounds[0].games[0];
    game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    const auto result = [&](Outcome white, Outcome black) {
        return judged(stateOf(section), SetResult{kId, 1, game.white, game.black, white, black});
    };
    EXPECT_TRUE(result(Outcome::Draw, Outcome::Draw).warnings().empty());
    const Judgement won = result(Outcome::Win, Outcome::Loss);
    ASSERT_EQ(won.warnings().size(), 1U);
    EXPECT_EQ(won.warnings()[0].id, WarningId::AdjournedDecided);
    EXPECT_EQ(std::get<SetRoundComments>(won.action().changes[1]).comments[0], "Adjourned @ Round 1: 1-3: 1-0");
}

TEST(Policy, Art4_3_TheTwoLastPlayedRoundsAreOpenAndTheOneUnderWay)  // C.04.2
{
    Section section = fourPlayers();
    EXPECT_EQ(earliestOpenRound(section), 2);
    section.rounds.push_back(section.rounds.front());
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    EXPECT_EQ(earliestOpenRound(section), 2) << "round 4 is paired and not played: 2, 3 and 4";
    for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    EXPECT_EQ(earliestOpenRound(section), 3);
    section.rounds.resize(1);
    EXPECT_EQ(earliestOpenRound(section), 1);
    section.rounds.clear();
    EXPECT_EQ(earliestOpenRound(section), 1);
}

TEST(Policy, TheEnginesRoundIsNeverCalledManualAndAHandMadeOneAlwaysIs)  // question 68
{
    Section section = fourPlayers();
    section.rounds.resize(1);
    Round round = std::get<pairing::DraftRound>(pairing::draftRound(section, 2)).round;
    round.pairedByHand = true;
    const Judgement same = judged(stateOf(section), publishing(section, kId, round));
    EXPECT_TRUE(same.warnings().empty());
    EXPECT_FALSE(std::get<PublishRound>(same.action().changes.back()).content.pairedByHand);
    round.pairedByHand = false;
    std::swap(round.games[0].white, round.games[0].black);
    const Judgement other = judged(stateOf(section), publishing(section, kId, round));
    const Round& published = std::get<PublishRound>(other.action().changes.back()).content;
    EXPECT_TRUE(published.pairedByHand);
    ASSERT_EQ(published.comments.size(), 1U);
    EXPECT_TRUE(published.comments[0].starts_with("MPA @ Round 2: "));
    EXPECT_TRUE(std::ranges::any_of(other.warnings(), [](const Warning& w) {
        return w.id == WarningId::ManualPairing && std::get<Differences>(w.facts).front().differences.size() == 1;
    }));
}

TEST(Policy, ARoundThatTheRulesDoNotGiveCanBePairedByHand)  // question 63
{
    Section section = EventBuilder().player("2w1 3b1").player("1b0 H").player("H 1w0").scheduledRounds(4).build();
    section.rounds.push_back({.games = {{playerId(2), playerId(3), Outcome::Win, Outcome::Loss}},
                              .byes = {{playerId(1), Outcome::PairingBye}}});
    Round round{.games = {{playerId(1), playerId(2)}}, .byes = {{playerId(3), Outcome::PairingBye}}};
    const Judgement judgement = judged(stateOf(section), publishing(section, kId, round));
    EXPECT_FALSE(judgement.isRefused());
    EXPECT_TRUE(
        std::ranges::any_of(judgement.warnings(), [](const Warning& w) { return w.id == WarningId::RepeatsOpponent; }));
}

TEST(Policy, PublishingAdjournsWhatIsOpenInTheSameAction)  // questions 158–160
{
    Section section = fourPlayers();
    Game& game = section.rounds[2].games[0];
    game.whiteOutcome = game.blackOutcome = Outcome::Open;
    const Judgement before = beforePairing(stateOf(section), kId);
    ASSERT_EQ(before.warnings().size(), 1U);
    EXPECT_EQ(before.warnings()[0].id, WarningId::ResultsMissing);
    EXPECT_EQ(before.warnings()[0].count, 1);
    section.rounds.resize(2);
    section.rounds[1].games[0].whiteOutcome = section.rounds[1].games[0].blackOutcome = Outcome::Open;
    const auto draft = pairing::draftRound(withAdjournments(section), 3);
    const Judgement judgement =
        judged(stateOf(section), publishing(section, kId, std::get<pairing::DraftRound>(draft).round));
    ASSERT_EQ(judgement.warnings().size(), 1U);
    EXPECT_EQ(judgement.warnings()[0].id, WarningId::ResultsMissing);
    EXPECT_EQ(judgement.action().changes.size(), 2U);
}

TEST(Policy, AGameAdjournedBeforeTheLastRoundIsToldAtThePairing)  // question 168
{
    Section section = fourPlayers();
    section.rounds[0].games[0].whiteOutcome = section.rounds[0].games[0].blackOutcome = Outcome::Adjourned;
    const Judgement before = beforePairing(stateOf(section), kId);
    EXPECT_TRUE(std::ranges::any_of(before.warnings(),
                                    [](const Warning& w) { return w.id == WarningId::OldAdjourned && w.count == 1; }));
}

TEST(Policy, MoreRoundsThanOpponentsAreToldBeforeTheStart)  // question 62
{
    Section section = fourPlayers();
    section.rounds.clear();
    const Judgement before = beforePairing(stateOf(section), kId);
    ASSERT_EQ(before.warnings().size(), 1U);
    EXPECT_EQ(before.warnings()[0].id, WarningId::MoreRoundsThanOpponents);
    EXPECT_EQ(before.warnings()[0].level, Level::Acknowledge);
    section.rules.pairingSystem = PairingSystem::DoubleSwiss;  // each opponent is met in two rounds
    for (const auto& [rounds, told] : {std::pair(6, 0U), std::pair(8, 1U)}) {
        section.rules.scheduledRounds = rounds;
        const Judgement twice = beforePairing(stateOf(section), kId);
        EXPECT_EQ(std::ranges::count(twice.warnings(), WarningId::MoreRoundsThanOpponents, &Warning::id), told)
            << rounds;
    }
}

TEST(Policy, ARoundBeyondTheScheduleIsARefusalInFideMode)  // question 57
{
    Section section = fourPlayers();
    section.rules.scheduledRounds = 3;
    EXPECT_TRUE(beforePairing(stateOf(section), kId).isRefused());
    section.rules.fideMode = false;
    EXPECT_EQ(beforePairing(stateOf(section), kId).gravest(), Level::Confirm);
}

TEST(Policy, TheFullPointByeIsRemarkedWhenItsRoundIsPublished)  // question 179
{
    Section section = fourPlayers();
    section.rounds.resize(1);
    section.requestedByes = {{playerId(4), 2, Outcome::FullBye}};
    const auto draft = pairing::draftRound(section, 2);
    const Judgement judgement =
        judged(stateOf(section), publishing(section, kId, std::get<pairing::DraftRound>(draft).round));
    EXPECT_EQ(std::get<PublishRound>(judgement.action().changes.back()).content.comments,
              (std::vector<std::string>{"FPB @ Round 2: 4"}));
}

TEST(Policy, AListThatNobodyGaveBeforeTheStartIsAskedTwice)  // question 201
{
    EditRules rules{kId, fourPlayers().rules};
    ASSERT_TRUE(rules.rules.tieBreaks.empty());
    rules.rules.tieBreaks = {"BH"};
    const Judgement judgement = judged(stateOf(fourPlayers()), rules);
    ASSERT_EQ(judgement.warnings().size(), 1U);
    EXPECT_EQ(judgement.warnings()[0].id, WarningId::TieBreaksToldLate);
    EXPECT_EQ(judgement.gravest(), Level::TwoSteps);
    rules.rules.tieBreaks.clear();
    rules.rules.unratedRating = 1400;
    EXPECT_TRUE(judged(stateOf(fourPlayers()), rules).warnings().empty()) << "it is of no list";
}

TEST(Policy, WhatChangesAfterTheStartIsRemarkedInTheReport)  // questions 59, 77, 87, 196, 202
{
    Section section = fourPlayers();
    section.rules.fideMode = false;
    section.rules.scheduledRounds = 5;
    section.rules.tieBreaks = {"BH/C1", "BH"};
    EditRules change{kId, section.rules};
    change.rules.scheduledRounds = 6;
    change.rules.points = PointSystem::of(Points{20}, Points{10}, Points{0});
    change.rules.points.pairingBye = Points{20};
    change.rules.points.unknown = Points{10};
    change.rules.tieBreaks = {"SB"};
    change.rules.prohibited = {{.players = {playerId(1), playerId(3)}}};
    const Judgement judgement = judged(stateOf(section), change);
    ASSERT_EQ(judgement.action().changes.size(), 2U);
    EXPECT_EQ(judgement.action().kind, ActionKind::Edit);
    const auto last = std::to_string(section.roundsPaired());
    const auto& remarks = std::get<SetRoundComments>(judgement.action().changes.back()).comments;
    const auto number = [&](int id) { return std::to_string(section.numberOf(playerId(id))); };
    EXPECT_EQ(remarks, (std::vector<std::string>{"Configuration @ Round " + last + ": rounds 5 => 6",
                                                 "Configuration @ Round " + last + ": points 1-0.5-0 => 2-1-0",
                                                 "Configuration @ Round " + last + ": bye 1 => 2",
                                                 "Prohibition @ Round " + last + ": " + number(1) + ' ' + number(3),
                                                 "Tie-breaks @ Round " + last + ": before BH/C1,BH"}));
}

TEST(Policy, WhatRowsGuardIsRemarkedByTheirWords)  // question 113
{
    Section section = fourPlayers();
    section.rules.fideMode = false;
    EditRules change{kId, section.rules};
    change.rules.timeControl = TimeControl::Rapid;
    change.rules.longEvent = true;
    change.rules.ratingLists = {TimeControl::Rapid, TimeControl::Blitz};
    change.rules.points.fullBye = Points{5};
    change.rules.initialColour = Colour::White;
    EXPECT_EQ(configurationRemarks(section, change.rules),
              (std::vector<std::string>{"Configuration @ Round 3: initialColour none => white",
                                        "Configuration @ Round 3: fullBye 1 => 0.5",
                                        "Configuration @ Round 3: timeControl standard => rapid",
                                        "Configuration @ Round 3: ratingLists none => rapid,blitz",
                                        "Configuration @ Round 3: longEvent no => yes"}));
    SectionInfo info = section.info;
    info.startingListMethod = "VIE NRO";
    info.town = "Huế";
    EXPECT_EQ(configurationRemarks(section, info),
              (std::vector<std::string>{"Configuration @ Round 3: startingListMethod none => VIE NRO"}));
}

Section roundRobin()
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.scheduledRounds = 5;
    for (int number = 1; number <= 6; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Đấu thủ " + std::to_string(number);
        section.players.push_back(player);
    }
    return section;
}

Round withDraws(Round round)
{
    for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    return round;
}

WrongPairs brokenBy(const Section& section, Round round)
{
    const Judgement judgement = judged(stateOf(section), publishing(section, kId, std::move(round)));
    for (const Warning& warning : judgement.warnings()) {
        if (warning.id != WarningId::TableBroken) continue;
        EXPECT_EQ(warning.level, Level::Confirm);
        return std::get<WrongPairs>(warning.facts);
    }
    return {};
}

TEST(Policy, WhoMeetsAgainAndWhoNeverDoesIsAskedBeforeARoundOfATableIsPublished)  // question 101
{
    Section section = roundRobin();
    const auto drawn = [&] {
        return std::get<pairing::DraftRound>(pairing::draftRound(section, section.roundsPaired() + 1)).round;
    };
    EXPECT_TRUE(brokenBy(section, drawn()).empty());
    section.rounds.push_back(withDraws(drawn()));
    Round byHand;
    for (const auto& [white, black] : {std::pair(1, 3), std::pair(2, 4), std::pair(5, 6)})
        byHand.games.push_back({playerId(white), playerId(black)});
    const auto pair = [](int one, int other, int meetings) {
        return WrongMeeting{playerId(one), playerId(other), meetings};
    };
    // Round 2 of the table is 6-4 5-3 1-2.
    const WrongPairs all{pair(1, 2, 0), pair(1, 3, 2), pair(2, 4, 2), pair(3, 5, 0), pair(4, 6, 0), pair(5, 6, 2)};
    EXPECT_EQ(brokenBy(section, byHand), all);
    section.rounds.push_back(withDraws(byHand));
    WrongPairs again;
    for (RoundNumber number = 3; number <= 4; ++number) {
        const WrongPairs found = brokenBy(section, drawn());
        for (const WrongMeeting& each : found) EXPECT_EQ(each.meetings, 2) << number;
        again.insert(again.end(), found.begin(), found.end());
        section.rounds.push_back(withDraws(drawn()));
    }
    EXPECT_FALSE(again.empty()) << "by the table, and for the second time";
    EXPECT_EQ(brokenBy(section, drawn()), all) << "in the last round all that is left wrong";
}

TEST(Policy, PointsOfASectionThatComesInAreJudgedAsThoseOfTheDialog)  // questions 74, 81, 83, 167
{
    for (const auto& [value, tenths] : {std::pair(&PointSystem::pairingBye, 15), std::pair(&PointSystem::pairingBye, 7),
                                        std::pair(&PointSystem::unknown, 10), std::pair(&PointSystem::drawWhite, 6),
                                        std::pair(&PointSystem::winBlack, 15), std::pair(&PointSystem::forfeitWin, 0),
                                        std::pair(&PointSystem::fullBye, 20), std::pair(&PointSystem::halfBye, 10),
                                        std::pair(&PointSystem::zeroBye, 5), std::pair(&PointSystem::winWhite, 0)}) {
        Section section = fourPlayers();
        section.rules.points.*value = Points{tenths};
        for (const ActionKind kind : {ActionKind::Import, ActionKind::Copy, ActionKind::Edit, ActionKind::SetUp}) {
            const Judgement judgement = judged({}, importing({section}, kind));
            ASSERT_TRUE(judgement.isRefused());
            EXPECT_EQ(judgement.warnings().front().id, WarningId::PointsUnlawful);
            EXPECT_EQ(judgement.sectionOf(judgement.warnings().front()).players, section.players);
        }
        const Section before = fourPlayers();
        EXPECT_TRUE(judged(stateOf(before), ReplaceSection{kId, std::make_shared<const Section>(section)}).isRefused());
    }
}

TEST(Policy, AClubsOwnSystemIsForOutsideFideModeAtEveryDoor)  // question 91
{
    Section club = fourPlayers();
    club.rules.pairingSystem = PairingSystem::Keizer;
    for (const ActionKind kind : {ActionKind::Import, ActionKind::Copy, ActionKind::Edit, ActionKind::SetUp}) {
        const Judgement judgement = judged({}, importing({club}, kind));
        ASSERT_TRUE(judgement.isRefused());
        EXPECT_EQ(judgement.warnings().front().id, WarningId::SystemOfClub);
    }
    Section before = fourPlayers();
    const EditRules chosen{kId, club.rules};
    EXPECT_TRUE(judged(stateOf(before), chosen).isRefused());
    EXPECT_TRUE(judged(stateOf(before), ReplaceSection{kId, std::make_shared<const Section>(club)}).isRefused());
    before.rules.fideMode = false;
    RuleSet outside = club.rules;
    outside.fideMode = false;
    const Judgement free = judged(stateOf(before), EditRules{kId, outside});
    EXPECT_EQ(std::ranges::count(free.warnings(), WarningId::SystemOfClub, &Warning::id), 0);
    EXPECT_TRUE(importingOutside(judged({}, importing({club}))));
}

TEST(Policy, FideModeIsTheWayOutOfARefusedImportAndItIsAskedFor)
{
    Section unlawful = fourPlayers();
    unlawful.rules.points.pairingBye = Points{15};
    const Judgement refused = judged({}, importing({fourPlayers(), unlawful}));
    const auto outside = importingOutside(refused);
    ASSERT_TRUE(outside);
    const Judgement asked = judged({}, *outside);
    EXPECT_EQ(asked.gravest(), Level::TwoSteps);
    const auto content = [&](std::size_t at) -> const RuleSet& {
        return std::get<AddSection>(asked.action().changes[at]).content->rules;
    };
    EXPECT_TRUE(content(0).fideMode) << "nothing keeps the other section out";
    EXPECT_FALSE(content(1).fideMode);
    EXPECT_EQ(content(1).fideModeLeftInRound, 3);
    EXPECT_FALSE(asked.clear(std::vector<Answered>{{WarningId::PointsUnlawful, Reply::Confirmed}}));
    EXPECT_TRUE(asked.clear(std::vector<Answered>{{WarningId::PointsUnlawful, Reply::Confirmed},
                                                  {WarningId::ImportDeviates, Reply::Confirmed},
                                                  {WarningId::LeaveFideMode, Reply::Confirmed}}));
    EXPECT_FALSE(importingOutside(judged({}, importing({fourPlayers()}))));
    unlawful.rounds.clear();
    const auto unpaired = importingOutside(judged({}, importing({unlawful})));
    ASSERT_TRUE(unpaired);
    EXPECT_EQ(std::get<AddSection>(unpaired->changes[0]).content->rules.fideModeLeftInRound, 1)
        << "nothing is paired: it is left from the start";
}

TEST(Policy, ResultsThatNoGameCanHaveDoNotComeIn)  // question 181
{
    for (const auto& [white, black] : {std::pair(Outcome::Win, Outcome::Draw), std::pair(Outcome::Win, Outcome::Win),
                                       std::pair(Outcome::UnratedWin, Outcome::Loss)}) {
        Section section = fourPlayers();
        section.rounds[0].games[0].whiteOutcome = white;
        section.rounds[0].games[0].blackOutcome = black;
        const auto action = [&] { return importing({section}, ActionKind::Copy); };
        EXPECT_TRUE(judged({}, action()).isRefused());
        section.rules.fideMode = false;
        EXPECT_EQ(judged({}, action()).gravest(), Level::Confirm);
    }
}

TEST(Policy, RoundsThatComeInAreComparedWhateverBringsThem)  // question 54
{
    Section section = fourPlayers();
    section.rounds.resize(1);
    std::swap(section.rounds[0].games[0].white, section.rounds[0].games[0].black);
    for (const ActionKind kind : {ActionKind::Import, ActionKind::Edit}) {
        const Judgement judgement = judged({}, importing({section}, kind));
        ASSERT_EQ(judgement.warnings().size(), 1U);
        EXPECT_EQ(judgement.warnings()[0].id, WarningId::ImportDeviates);
        EXPECT_EQ(std::get<Differences>(judgement.warnings()[0].facts).front().round, 1);
        const auto& comments = std::get<AddSection>(judgement.action().changes[0]).content->rounds[0].comments;
        ASSERT_EQ(comments.size(), 1U);
        EXPECT_TRUE(comments[0].starts_with("Import @ Round 1: "));
    }
    EXPECT_TRUE(judged({}, importing({section}, ActionKind::Copy)).warnings().empty());
}

TEST(Policy, ByesThatComeInAreAskedAboutAsThoseThatAreTyped)  // questions 174, 176, 178
{
    Section section = fourPlayers();
    section.players[0].marks.noByes = true;
    section.requestedByes = {{playerId(1), 4, Outcome::HalfBye},
                             {playerId(2), 4, Outcome::FullBye},
                             {playerId(3), 4, Outcome::HalfBye},
                             {playerId(3), 5, Outcome::HalfBye}};
    std::vector<WarningId> found;
    const Judgement judgement = judged({}, importing({section}, ActionKind::Copy));
    for (const Warning& warning : judgement.warnings()) found.push_back(warning.id);
    EXPECT_EQ(found, (std::vector{WarningId::ByeNotEntitled, WarningId::SecondHalfPointBye,
                                  WarningId::SecondHalfPointBye, WarningId::FullPointBye}));
}

TEST(Policy, NoReportWhileAnAdjournedGameIsOpen)  // question 169
{
    Section section = fourPlayers();
    section.rules.scheduledRounds = 3;
    EXPECT_TRUE(beforeReport(stateOf(section), kId).warnings().empty());
    Game& game = section.rounds[1].games[0];
    game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    EXPECT_TRUE(beforeReport(stateOf(section), kId).isRefused());
    game.whiteOutcome = game.blackOutcome = Outcome::Open;
    const Judgement forgotten = beforeReport(stateOf(section), kId);
    ASSERT_TRUE(forgotten.isRefused()) << "a missing result is as open as an adjourned game";
    EXPECT_EQ(forgotten.warnings()[0].count, 1);
    Game& last = section.rounds.back().games[0];
    last.whiteOutcome = last.blackOutcome = Outcome::Open;
    EXPECT_TRUE(beforeReport(stateOf(section), kId).warnings().empty()) << "the last round is being played";
    EXPECT_TRUE(beforeReport(stateOf(section), kId, Purpose::Rating).isRefused()) << "the office waits for every game";
    game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    EXPECT_TRUE(beforeReport(stateOf(section), kId).isRefused()) << "another open game hides no adjourned one";
    game.whiteOutcome = game.blackOutcome = Outcome::Open;
    last.whiteOutcome = last.blackOutcome = Outcome::Draw;
    section.rules.scheduledRounds = 4;
    EXPECT_TRUE(beforeReport(stateOf(section), kId).warnings().empty()) << "an exchange file may hold open games";
    EXPECT_TRUE(beforeReport(stateOf(section), kId, Purpose::Rating).warnings().empty()) << "a round is to come";
    section.rules.scheduledRounds = 3;
    section.rules.fideMode = false;
    EXPECT_EQ(beforeReport(stateOf(section), kId).gravest(), Level::Acknowledge);
}

TEST(Policy, AClosedRoundIsCorrectedForTheRatingReportAlone)  // C.04.2, 4.3; questions 192, 193
{
    const Section section = fourPlayers();
    const Game& game = section.round(1).games[0];
    const SetReportedResult correction{kId, 1, game.white, game.black, Outcome::Draw, Outcome::Draw};
    const Judgement judgement = judged(stateOf(section), correction);
    ASSERT_EQ(judgement.warnings().size(), 1U);
    EXPECT_EQ(judgement.warnings()[0].id, WarningId::CorrectReport);
    EXPECT_EQ(judgement.gravest(), Level::Confirm);
    EXPECT_TRUE(judgement.clear(std::vector<Answered>{{WarningId::CorrectReport, Reply::Confirmed}}));
}

TEST(Policy, ALateEntryAfterRoundFourMovesThoseBelowHimAndNobodyElse)  // question 156
{
    Section section = fourPlayers();
    section.rounds.resize(4, section.rounds.back());
    Player late;
    late.name = "Mới";
    late.rating = 1850;
    late.entersInRound = 5;
    CompoundChange action = addingPlayers(section, kId, {late});
    EXPECT_EQ(std::get<Renumber>(action.changes[0]).tpns, (std::vector{1, 2, 4, 5}));
    EXPECT_EQ(std::get<AddPlayers>(action.changes[1]).players[0].tpn, 3);
    EXPECT_TRUE(judged(stateOf(section), action).warnings().empty());
    std::get<Renumber>(action.changes[0]).tpns = {2, 1, 4, 5};
    EXPECT_TRUE(judged(stateOf(section), action).isRefused());
}

TEST(Policy, NumbersExchangedAfterTheStartStandInTheReport)  // questions 113, 150, 217
{
    const Section section = fourPlayers();
    const auto remarksOf = [&](const CompoundChange& action) {
        std::vector<std::string> remarks;
        const Judgement judgement = judged(stateOf(section), action);
        for (const Change& change : judgement.action().changes) {
            if (const auto* set = std::get_if<SetRoundComments>(&change))
                remarks.insert(remarks.end(), set->comments.begin(), set->comments.end());
        }
        return remarks;
    };
    EXPECT_EQ(remarksOf(Renumber{kId, {2, 1, 3, 4}}), (std::vector<std::string>{"Numbers @ Round 3: 1 => 2, 2 => 1"}));
    Player late;
    late.name = "Mới";
    late.rating = 1850;
    EXPECT_TRUE(remarksOf(addingPlayers(section, kId, {late})).empty()) << "late entries move numbers by the rules";
}

TEST(Policy, WhatIsLockedIsKnownBeforeAnybodyTriesIt)
{
    Section section = fourPlayers();
    EXPECT_TRUE(isLocked(section, Guard::Points));
    EXPECT_TRUE(isLocked(section, Guard::Rounds));
    EXPECT_FALSE(isLocked(section, Guard::Ratings)) << "asked, not refused";
    section.rules.scheduledRounds.reset();
    EXPECT_FALSE(isLocked(section, Guard::Rounds)) << "nobody gave a number yet";
    section.rules.fideMode = false;
    EXPECT_FALSE(isLocked(section, Guard::Points));
    section.rules.fideMode = true;
    section.rounds.clear();
    EXPECT_FALSE(isLocked(section, Guard::Points));
}

}  // namespace
}  // namespace kydai::policy
