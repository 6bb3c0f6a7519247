#include "ask/answer.h"

#include "explain/explanation_json.h"
#include "format/reader.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <memory>
#include <stop_token>
#include <string>

namespace kydai::ask {
namespace {

Section fourPlayers()
{
    Section section = EventBuilder()
                          .player("4w1 2b=", 2000)
                          .player("3b= 1w=", 1900)
                          .player("2w= 4b1", 1800)
                          .player("1b0 3w0", 1700)
                          .build();
    section.rules.scheduledRounds = 3;
    section.rules.tieBreaks = {"BH", "DE"};
    section.prizes.lists.push_back({.name = "Main", .main = true, .lines = {{1, 1, 100}}});
    return section;
}

Section teams()
{
    const auto read = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/tec_team_2024.trf");
    EXPECT_TRUE(read.ok());
    return read->sections.front();
}

constexpr PlayerId kFirst = playerId(1);
constexpr PlayerId kSecond = playerId(2);
constexpr PlayerId kNobody = playerId(99);

TEST(Ask, EveryKindHasItsAnswer)
{
    const Section section = fourPlayers();
    for (const auto kind :
         {ExplanationKind::Colour, ExplanationKind::TieBreak, ExplanationKind::Standing, ExplanationKind::Pairing,
          ExplanationKind::WhyNot, ExplanationKind::Bye, ExplanationKind::Rating, ExplanationKind::Differences,
          ExplanationKind::ByeNot, ExplanationKind::Float, ExplanationKind::Next, ExplanationKind::Board,
          ExplanationKind::Number, ExplanationKind::Effect, ExplanationKind::Need, ExplanationKind::NeedRating,
          ExplanationKind::NeedPrize, ExplanationKind::Preview, ExplanationKind::ColourTable}) {
        Question question{kind, {}, 2, kFirst, kSecond};
        if (kind == ExplanationKind::TieBreak) question.code = "BH";
        if (kind == ExplanationKind::NeedPrize) question.code = "Main";
        const auto answered = answer(question, section);
        ASSERT_TRUE(answered.ok()) << infoOf(kind).word;
        const auto everybody = answerAll(question, section);
        ASSERT_TRUE(everybody.ok()) << infoOf(kind).word;
        EXPECT_FALSE(everybody->empty()) << infoOf(kind).word;
    }
}

TEST(Ask, WhatIsNotThereIsAnErrorThatNamesIt)
{
    const Section section = fourPlayers();
    const auto refused = [&](const Question& question) {
        const auto answered = answer(question, section);
        EXPECT_FALSE(answered.ok());
        return answered.ok() ? Errc::Cancelled : answered.error().code;
    };
    EXPECT_EQ(refused({ExplanationKind::Colour, {}, 2, kNobody}), Errc::NoSuchPlayer);
    EXPECT_EQ(refused({ExplanationKind::Colour, {}, 3, kFirst}), Errc::NoSuchRound);
    EXPECT_EQ(refused({ExplanationKind::Pairing, {}, 4, kFirst}), Errc::NoSuchRound) << "the next one is 3";
    EXPECT_TRUE(answer({ExplanationKind::Pairing, {}, 3, kFirst}, section).ok());
    EXPECT_EQ(refused({ExplanationKind::WhyNot, {}, 2, kFirst, kFirst}), Errc::NoSuchPlayer);
    EXPECT_EQ(refused({ExplanationKind::Standing, {}, 2, kFirst, kNobody}), Errc::NoSuchPlayer);
    EXPECT_EQ(refused({.kind = ExplanationKind::Rating, .player = kFirst, .code = "abacus"}), Errc::UnknownReference);
    EXPECT_EQ(refused({ExplanationKind::TieBreak, {}, 2, kFirst, {}, "XX"}), Errc::UnknownReference);
    EXPECT_EQ(refused({ExplanationKind::TieBreak, {}, 2, kFirst}), Errc::UnknownReference) << "of which one?";
    EXPECT_EQ(refused({.kind = ExplanationKind::Standing, .teams = true, .team = TeamId{1}, .otherTeam = TeamId{2}}),
              Errc::NoSuchPlayer)
        << "no teams here";
    EXPECT_EQ(refused({.kind = ExplanationKind::Colour, .round = 2, .player = kNobody, .teams = true}),
              Errc::NoSuchPlayer)
        << "colours are those of players";
}

TEST(Ask, WhoeverAsksOfEverybodyWhatIsAskedOfOneMustNameHim)
{
    const Section section = fourPlayers();
    for (const KindInfo& kind : kinds()) {
        if (!kind.player || kind.everybody) continue;
        const auto answered = answerAll({.kind = kind.kind, .round = 2, .code = "SB", .place = 1}, section);
        ASSERT_FALSE(answered.ok()) << kind.word;
        EXPECT_EQ(answered.error().code, Errc::NoSuchPlayer) << kind.word;
    }
    EXPECT_TRUE(answerAll({.kind = ExplanationKind::ColourTable, .player = kFirst}, section).ok());
}

/// A direct encounter depends on what stands before it in the list: asked alone, it is of those equal on points.
TEST(Ask, ATieBreakIsLookedAtInTheListThatStands)
{
    const Section section = fourPlayers();
    const Question inTheList{ExplanationKind::TieBreak, {}, 2, kFirst, {}, "DE"};
    EXPECT_EQ((*standingsOf(inTheList, section))->columns.size(), 2U);
    Question alone = inTheList;
    alone.code = "SB";
    EXPECT_EQ((*standingsOf(alone, section))->columns.size(), 1U);
    Question given = inTheList;
    given.list = tiebreak::parseCodes("SB,BH,DE").value();
    EXPECT_EQ((*standingsOf(given, section))->columns.size(), 3U);
}

/// After two of three rounds 1 and 3 have 1½, 2 has 1, 4 has nothing.
TEST(Ask, APlaceIsBoundedByTheGamesThatAreLeft)
{
    Question question{.kind = ExplanationKind::Need, .player = kFirst};
    question.place = 4;
    const auto facts = [&] { return toJson(*answer(question, fourPlayers()), {}); };
    EXPECT_EQ(facts()["conclusion"], "need.has") << "there are but four";
    question.place = 1;
    EXPECT_EQ(facts()["rounds_to_come"], 1);
    question.player = playerId(4);
    EXPECT_EQ(facts()["conclusion"], "need.impossible");
    question.place = 2;
    EXPECT_EQ(facts()["rows"][0]["worst_if_behind_on_ties"], 4);
}

TEST(Ask, TheNextOpponentIsTheOneOfTheDraft)
{
    Section section = fourPlayers();
    const auto facts = toJson(*answer({.kind = ExplanationKind::Next, .player = kFirst}, section), {});
    EXPECT_EQ(facts["round"], 3);
    EXPECT_EQ(facts["certain"], true);
    const auto pairing = toJson(*answer({ExplanationKind::Pairing, {}, 3, kFirst}, section), {});
    EXPECT_EQ(facts["opponents"][0]["player"], pairing["opponent"]);
    section.rounds[1].games[0].whiteOutcome = Outcome::Open;
    section.rounds[1].games[0].blackOutcome = Outcome::Open;
    const auto open = toJson(*answer({.kind = ExplanationKind::Next, .player = kFirst}, section), {});
    EXPECT_EQ(open["open_games"], 1);
    EXPECT_EQ(open["outcomes"], 3);
    Question given{.kind = ExplanationKind::Next, .player = section.rounds[1].games[0].white};
    given.given = Outcome::Win;
    const auto after = toJson(*answer(given, section), {});
    EXPECT_EQ(after["open_games"], 0);
    EXPECT_EQ(after["given"], "win");
}

TEST(Ask, TeamsAreAskedAboutAsTeams)
{
    const Section section = teams();
    ASSERT_TRUE(section.isTeamEvent());
    Question question{.kind = ExplanationKind::TieBreak, .code = "BH", .teams = true, .team = TeamId{1}};
    const auto answered = answer(question, section);
    ASSERT_TRUE(answered.ok());
    EXPECT_TRUE(std::holds_alternative<TeamRef>(answered->subject.arguments.front().second));
    question.kind = ExplanationKind::Standing;
    question.otherTeam = TeamId{2};
    EXPECT_TRUE(answer(question, section).ok());
    question.otherTeam = TeamId{1};
    EXPECT_FALSE(answer(question, section).ok());
}

TEST(Ask, ADraftThatTheQuestionBringsAlongIsAskedAbout)
{
    const Section section = fourPlayers();
    auto draft = std::make_shared<Section>(section);
    draft->rounds.push_back(Round{.games = {Game{playerId(3), playerId(1)}, Game{playerId(4), playerId(2)}}});
    Question question{ExplanationKind::Colour, {}, 3, kFirst};
    EXPECT_FALSE(answer(question, section).ok());
    question.draft = draft;
    EXPECT_TRUE(answer(question, section).ok());
}

TEST(Ask, AStopEndsTheWork)
{
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    const auto answered = answer({ExplanationKind::Pairing, {}, 2, kFirst}, fourPlayers(), source->get_token());
    ASSERT_FALSE(answered.ok());
    EXPECT_EQ(answered.error().code, Errc::Cancelled);
}

}  // namespace
}  // namespace kydai::ask
