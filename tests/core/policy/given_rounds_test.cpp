// What a round that somebody gives brings with it beside its boards: byes, rules, remarks; and what a file tells of
// the day that a round was published. Expectations by hand from rules/endorsement.md.
#include "core/policy/one_section.h"
#include "model/section.h"
#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/deviations.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::policy {
namespace {

/// Six players of five rounds, after the first.
Section sixAfterOne()
{
    return EventBuilder()
        .player("4w1", 2000)
        .player("5b0", 1900)
        .player("6w1", 1800)
        .player("1b0", 1700)
        .player("2w1", 1600)
        .player("3b0", 1500)
        .scheduledRounds(5)
        .build();
}

Round drawnNext(const Section& section)
{
    return std::get<pairing::DraftRound>(pairing::draftRound(section, section.roundsPaired() + 1)).round;
}

std::vector<WarningId> toldOf(const Section& section, const Round& content, RoundNumber round)
{
    const auto judgement = judge(stateOf(section), PublishRound{kId, round, content});
    EXPECT_TRUE(judgement.ok());
    std::vector<WarningId> told;
    for (const Warning& warning : judgement->warnings()) told.push_back(warning.id);
    return told;
}

bool isTold(const std::vector<WarningId>& told, WarningId id)
{
    return std::ranges::find(told, id) != told.end();
}

/// The next round without 5 and 6, who get this bye.
Round withByes(Section section, Outcome kind)
{
    section.requestedByes = {{playerId(5), 2, Outcome::ZeroBye}, {playerId(6), 2, Outcome::ZeroBye}};
    Round round = drawnNext(section);
    for (Bye& bye : round.byes) bye.kind = kind;
    return round;
}

TEST(GivenRounds, ByesGivenByHandAreAskedAboutAsThoseThatArePlanned)  // questions 174, 176, 178
{
    Section section = sixAfterOne();
    section.requestedByes = {{playerId(5), 2, Outcome::ZeroBye}, {playerId(6), 2, Outcome::ZeroBye}};
    EXPECT_TRUE(toldOf(section, withByes(section, Outcome::ZeroBye), 2).empty());
    EXPECT_TRUE(toldOf(section, withByes(section, Outcome::HalfBye), 2).empty()) << "the first of each";
    EXPECT_EQ(toldOf(section, withByes(section, Outcome::FullBye), 2),
              (std::vector{WarningId::FullPointBye, WarningId::FullPointBye}));
    EXPECT_EQ(toldOf(section, withByes(section, Outcome::UnopposedWin), 2).size(), 2U) << "a full point too";
    section.requestedByes.push_back({playerId(6), 4, Outcome::HalfBye});
    EXPECT_EQ(toldOf(section, withByes(section, Outcome::HalfBye), 2), (std::vector{WarningId::SecondHalfPointBye}));
    section.players[4].marks.noByes = true;
    EXPECT_TRUE(isTold(toldOf(section, withByes(section, Outcome::HalfBye), 2), WarningId::ByeNotEntitled));
    EXPECT_TRUE(judge(stateOf(section), PublishRound{kId, 2, withByes(section, Outcome::HalfBye)})->isRefused());
    EXPECT_TRUE(toldOf(section, withByes(section, Outcome::ZeroBye), 2).empty()) << "nobody gives points for it";
}

TEST(GivenRounds, AByeThatBecomesAFullPointOneIsAskedAboutAndTold)  // questions 178, 179
{
    Section section = sixAfterOne();
    section.requestedByes = {{playerId(5), 2, Outcome::ZeroBye}, {playerId(6), 2, Outcome::ZeroBye}};
    const Round full = withByes(section, Outcome::FullBye);
    section.rounds.push_back(withByes(section, Outcome::ZeroBye));
    section.requestedByes.clear();
    const auto judgement = judge(stateOf(section), PublishRound{kId, 2, full});
    ASSERT_TRUE(judgement.ok());
    EXPECT_EQ(std::ranges::count(judgement->warnings(), WarningId::FullPointBye, &Warning::id), 2);
    const auto& comments = std::get<PublishRound>(judgement->action().changes[0]).content.comments;
    EXPECT_EQ(std::ranges::count(comments, "FPB @ Round 2: 5 6"), 1);
}

TEST(GivenRounds, ARoundIsPairedByTheRulesOfItsSection)  // questions 75, 93, 109
{
    const Section section = sixAfterOne();
    Round round = drawnNext(section);
    round.rules = rulesKeptBy(section.rules, 2);
    EXPECT_TRUE(toldOf(section, round, 2).empty());
    round.rules->pairingSystem = PairingSystem::Manual;
    EXPECT_EQ(toldOf(section, round, 2), (std::vector{WarningId::SystemLocked}));
    EXPECT_TRUE(judge(stateOf(section), PublishRound{kId, 2, round})->isRefused());
    round.rules = rulesKeptBy(section.rules, 2);
    round.rules->points.winBlack = Points{20};
    EXPECT_TRUE(isTold(toldOf(section, round, 2), WarningId::PointsLocked));
    Round first = section.round(1);
    first.rules = rulesKeptBy(section.rules, 1);
    first.rules->bakuAcceleration = true;
    EXPECT_TRUE(isTold(toldOf(section, first, 1), WarningId::AccelerationLocked));
}

TEST(GivenRounds, RemarksOfIntegrityStayWhateverIsWrittenBesideThem)  // questions 69, 113
{
    Section section = sixAfterOne();
    section.rounds[0].comments = {"MPA @ Round 1: 1-4 => 4-1", "Begun late", "Correction @ Round 1: 1-4: 0-1 => 1-0"};
    const auto commentsOf = [&](const Change& change) {
        auto judgement = judge(stateOf(section), change);
        EXPECT_TRUE(judgement.ok());
        const Change& made = judgement->action().changes[0];
        if (const auto* written = std::get_if<SetRoundComments>(&made)) return written->comments;
        return std::get<PublishRound>(made).content.comments;
    };
    const std::vector<std::string> kept{"MPA @ Round 1: 1-4 => 4-1", "Correction @ Round 1: 1-4: 0-1 => 1-0"};
    EXPECT_EQ(commentsOf(SetRoundComments{kId, 1, {}}), kept);
    EXPECT_EQ(commentsOf(SetRoundComments{kId, 1, {"Ended late"}}),
              (std::vector{kept[0], kept[1], std::string("Ended late")}));
    EXPECT_EQ(commentsOf(SetRoundComments{kId, 1, section.rounds[0].comments}), section.rounds[0].comments);
    Round same = section.round(1);
    same.comments.clear();
    EXPECT_EQ(commentsOf(PublishRound{kId, 1, same}), kept);
}

TEST(GivenRounds, WhatTheReportHasInsteadIsAskedAboutWhoeverBringsIt)  // questions 181, 192
{
    Section section = sixAfterOne();
    Round round = section.round(1);
    Game reported = round.games[0];
    reported.whiteOutcome = reported.blackOutcome = Outcome::Draw;
    round.reported = {reported};
    EXPECT_EQ(toldOf(section, round, 1), (std::vector{WarningId::CorrectReport}));
    section.rounds[0].reported = {reported};
    EXPECT_TRUE(toldOf(section, round, 1).empty());
    EXPECT_EQ(toldOf(section, sixAfterOne().round(1), 1), (std::vector{WarningId::CorrectReport})) << "taken back";
    round.reported[0].whiteOutcome = Outcome::Win;
    EXPECT_EQ(toldOf(section, round, 1), (std::vector{WarningId::ImpossibleResult}));
}

/// Round 2 of `section`, published through the event as the program does, so that it has its picture.
Section publishedNext(const Section& section)
{
    auto applied = applyTo(stateOf(section).event, PublishRound{kId, section.roundsPaired() + 1, drawnNext(section)});
    EXPECT_TRUE(applied.ok());
    return *applied->event.sections[0].section;
}

TEST(GivenRounds, AFileDoesNotExplainAwayARoundByResultsThatItDoesNotHave)  // questions 21, 54
{
    Section none = sixAfterOne();
    none.rounds.clear();
    Section section = publishedNext(none);
    for (Game& game : section.rounds[0].games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    section.rounds[0].games[0].whiteOutcome = Outcome::Win;
    section.rounds[0].games[0].blackOutcome = Outcome::Loss;
    section = publishedNext(section);
    ASSERT_TRUE(section.round(2).picture);
    EXPECT_TRUE(deviationsOf(section).empty());
    EXPECT_TRUE(arePicturesExplained(section));
    Game& game = section.rounds[0].games[0];
    std::swap(game.whiteOutcome, game.blackOutcome);
    const std::vector<Deviation> found = deviationsOf(section);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0],
              (Deviation{.kind = DeviationKind::Results, .player = game.white, .other = game.black, .round = 1}));
    EXPECT_FALSE(arePicturesExplained(section));
    const auto brought = judge({}, importing({section}));
    ASSERT_TRUE(brought.ok());
    for (const Round& round : std::get<AddSection>(brought->action().changes[0]).content->rounds)
        EXPECT_FALSE(round.picture) << "judged by its boards alone";
    section.rounds[0].comments = {"Correction @ Round 1: 1-4: 1-0 => 0-1"};
    EXPECT_TRUE(deviationsOf(section).empty()) << "told";
    section.rounds[0].comments.clear();
    game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    EXPECT_FALSE(arePicturesExplained(section)) << "it was decided when round 2 was paired";
    std::swap(section.rounds[0].games[0].black, section.rounds[0].games[1].black);
    for (const Deviation& each : deviationsOf(section))
        EXPECT_NE(each.kind, DeviationKind::Results) << "of boards that are there no more the round itself tells";
}

}  // namespace
}  // namespace kydai::policy
