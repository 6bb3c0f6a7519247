#include "ask/answer.h"

#include "explain/explanation_json.h"
#include "format/reader.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "tiebreak/code.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

TEST(Ask, AStopEndsTheWorkAboutEverybodyToo)
{
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    using enum ExplanationKind;
    for (const ExplanationKind kind : {Pairing, Floats, Norm, NormForecast, Prize}) {
        const auto all = answerAll({.kind = kind, .player = kFirst}, fourPlayers(), source->get_token());
        ASSERT_FALSE(all.ok()) << infoOf(kind).word;
        EXPECT_EQ(all.error().code, Errc::Cancelled);
    }
    for (const ExplanationKind kind : {Colour, TieBreak, Rating})
        EXPECT_TRUE(answerAll({.kind = kind, .code = kind == TieBreak ? "BH" : ""}, fourPlayers(), source->get_token()))
            << "told in no time";
}

/// Of a board once, of a tie-break of everybody's each, of prizes those who win.
TEST(Ask, EverybodyIsToldOfWhatIsHis)
{
    using enum ExplanationKind;
    const Section section = fourPlayers();
    const auto told = [&](ExplanationKind kind, RoundNumber round = 0) {
        const auto all = answerAll({.kind = kind, .round = round}, section);
        EXPECT_TRUE(all.ok());
        std::vector<int> numbers;
        for (const Explanation& each : all.value()) {
            const auto facts = toJson(each, {});
            numbers.push_back(facts.contains("player") && facts["player"].is_number() ? facts["player"].get<int>() : 0);
            EXPECT_EQ(each.kind, kind);
        }
        return numbers;
    };
    EXPECT_EQ(told(Colour, 1).size(), 2U);
    EXPECT_EQ(told(Pairing, 1).size(), 2U);
    EXPECT_EQ(told(Rating).size(), 4U);
    EXPECT_EQ(told(Prize).size(), 1U) << "who wins one";
    EXPECT_EQ(answerAll({.kind = TieBreak, .code = "BH"}, section)->size(), 8U) << "each column of each";
    const auto of = [&](ExplanationKind kind, PlayerId player) {
        return answerAll({.kind = kind, .player = player, .place = 1}, section).value();
    };
    EXPECT_EQ(of(Number, kSecond).size(), 1U) << "what is asked of one alone";
    EXPECT_EQ(toJson(of(Number, kSecond).front(), {}).dump(),
              toJson(*answer({.kind = Number, .player = kSecond}, section), {}).dump());
}

TEST(Ask, StandingsComeFromWhoeverHasThemButNotOfADraft)
{
    const Section section = fourPlayers();
    std::vector<tiebreak::StandingsOptions> asked;
    const StandingsSource source = [&](const tiebreak::StandingsOptions& options) {
        asked.push_back(options);
        auto made = tiebreak::standingsOf(section, options);
        return Result<std::shared_ptr<const tiebreak::Standings>>(
            std::make_shared<const tiebreak::Standings>(*std::move(made)));
    };
    Question question{.kind = ExplanationKind::Standing, .round = 1, .player = kFirst, .other = kSecond};
    ASSERT_TRUE(answer(question, section, {}, source).ok());
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0].round, 1);
    EXPECT_FALSE(asked[0].codes || asked[0].edition) << "the section's own";
    EXPECT_EQ(asked[0].participants, tiebreak::Participants::Players);
    question.edition = TieBreakEdition::E24;
    question.list = tiebreak::parseCodes("SB").value();
    question.round = 0;
    ASSERT_TRUE(answer(question, section, {}, source).ok());
    EXPECT_EQ(asked.back().edition, TieBreakEdition::E24);
    EXPECT_EQ(asked.back().codes->size(), 1U);
    EXPECT_EQ(asked.back().round, 2);
    question.draft = std::make_shared<const Section>(section);
    ASSERT_TRUE(answer(question, section, {}, source).ok());
    EXPECT_EQ(asked.size(), 2U) << "what is published tells nothing of a draft";
    Section nothing = section;
    nothing.rounds.clear();
    ASSERT_TRUE(standingsOf({.kind = ExplanationKind::Standing}, nothing, source).ok());
    EXPECT_FALSE(asked.back().round) << "no round is paired";
    const Question ofTeams{.kind = ExplanationKind::Standing, .teams = true, .team = TeamId{1}, .otherTeam = TeamId{2}};
    ASSERT_TRUE(standingsOf(ofTeams, teams(), source).ok());
    EXPECT_EQ(asked.back().participants, tiebreak::Participants::Teams);
    const auto refused = standingsOf(ofTeams, section);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().what, fragment(FragmentId::SectionWithoutTeams));
    EXPECT_EQ(refused.error().expected, fragment(FragmentId::TeamEvent));
}

/// Blanks around a tie-break say nothing.
TEST(Ask, ATieBreakIsFoundInItsListWhateverBlanksStandAroundIt)
{
    Section section = fourPlayers();
    section.rules.tieBreaks = {" BH", "DE", "SB"};
    const auto columns = [&](const Question& question) {
        const auto made = standingsOf(question, section);
        return made ? (*made)->columns.size() : 0U;
    };
    Question question{.kind = ExplanationKind::TieBreak, .player = kFirst, .code = "BH"};
    EXPECT_EQ(columns(question), 3U);
    question.code = "BH ";
    EXPECT_EQ(columns(question), 3U);
    const auto answered = answer(question, section);
    ASSERT_TRUE(answered.ok());
    question.code = "WIN";
    EXPECT_EQ(columns(question), 1U) << "by itself";
    question.list = tiebreak::parseCodes("BH,DE").value();
    EXPECT_EQ(columns(question), 1U) << "the given list has it not";
    question.code = " DE";
    EXPECT_EQ(columns(question), 2U);
    question.code = "SB";
    EXPECT_EQ(columns(question), 1U) << "what the section's own list has does not matter then";
    question.code = "XX";
    EXPECT_EQ(columns(question), 0U);
    question.kind = ExplanationKind::Standing;
    EXPECT_EQ(columns(question), 2U) << "a code says nothing to a place";
    question = {.kind = ExplanationKind::TieBreak, .player = kFirst};
    EXPECT_EQ(columns(question), 3U) << "nor does none";
}

/// One number for each player; by other rules of the day where they give another one.
TEST(Ask, EverybodysTieBreaksTellTodaysNumberWhereItIsAnother)
{
    auto read = format::readFile(std::string(KYDAI_TEST_DATA) + "/tiebreak/seeds/buchholz_2024.trf");
    ASSERT_TRUE(read.ok());
    Section& section = read->sections.front();
    section.rules.tieBreakEdition = TieBreakEdition::E24;
    section.rules.tieBreaks = {"BH", "BH/C1"};
    const auto then = tiebreak::standingsOf(section);
    tiebreak::StandingsOptions options;
    options.edition = TieBreakEdition::E26;
    const auto today = tiebreak::standingsOf(section, options);
    ASSERT_TRUE(then && today);
    const auto all = answerAll({.kind = ExplanationKind::TieBreak, .code = "BH"}, section);
    ASSERT_TRUE(all.ok());
    std::size_t at = 0;
    int others = 0;
    for (const tiebreak::Row& row : then->rows) {
        for (std::size_t column = 0; column < 2; ++column, ++at) {
            const auto& value = then->columns[column].values[row.participant].value;
            const auto& other = today->columns[column].values[row.participant].value;
            const Step& last = (*all)[at].steps.back();
            ASSERT_EQ(last.phrase == Phrase::EditionsOther, value != other) << at;
            if (value == other) continue;
            ++others;
            EXPECT_EQ(last.arguments, (Arguments{{"code", Code{column == 0 ? "BH" : "BH/C1"}},
                                                 {"value", *other},
                                                 {"edition", Word{"edition.26"}}}));
        }
    }
    EXPECT_EQ(at, all->size());
    EXPECT_GT(others, 2);
    const PlayerId eleventh = section.playerNumbered(11)->id;
    section.rules.tieBreaks = {"BH@24"};
    const auto fixed = answer({.kind = ExplanationKind::TieBreak, .player = eleventh, .code = "BH@24"}, section);
    ASSERT_TRUE(fixed.ok());
    EXPECT_NE(fixed->steps.back().phrase, Phrase::EditionsOther) << "the list asks for the number of that edition";
}

TEST(Ask, WhatIsNotThereIsNamedInTheError)
{
    const Section section = fourPlayers();
    const auto refused = [&](const Question& question, const Section& of, FragmentId what, FragmentId expected) {
        const auto answered = answer(question, of);
        ASSERT_FALSE(answered.ok());
        EXPECT_EQ(answered.error().what.id, what);
        EXPECT_EQ(answered.error().expected.id, expected);
    };
    using enum ExplanationKind;
    for (const ExplanationKind kind : {Colour, Rating, Number, Pairing, Prize, Norm, Need, Floats})
        refused({.kind = kind, .player = kNobody, .code = ""}, section, FragmentId::NobodyOfThisSection,
                FragmentId::PlayerOfThisSection);
    for (const ExplanationKind kind : {WhyNot, Standing, Versus, Effect, Float})
        refused({.kind = kind, .player = kFirst, .other = kNobody}, section, FragmentId::NobodyOfThisSection,
                FragmentId::PlayerOfThisSection);
    for (const ExplanationKind kind : {WhyNot, Standing, Versus, Effect, Float})
        refused({.kind = kind, .player = kSecond, .other = kSecond}, section, FragmentId::PlayerTwice,
                FragmentId::TwoDifferentPlayers);
    EXPECT_EQ(answer({.kind = WhyNot, .player = kSecond, .other = kSecond}, section).error().what,
              fragment(FragmentId::PlayerTwice, 2));
    for (const ExplanationKind kind : {PrizeWhyNot, NeedPrize})
        refused({.kind = kind, .player = kFirst, .code = "Low"}, section, FragmentId::NoPrizeList,
                FragmentId::OneOfPrizeLists);
    EXPECT_EQ(answer({.kind = PrizeWhyNot, .player = kFirst, .code = "Low"}, section).error().expected,
              fragment(FragmentId::OneOfPrizeLists, std::vector<std::string>{"Main"}));
    refused({.kind = Norm, .player = kFirst, .code = "XX"}, section, FragmentId::NoNormOfPlayer,
            FragmentId::TitleAboveOwn);
    const Section ofTeams = teams();
    Question question{.kind = Standing, .teams = true, .team = TeamId{99}, .otherTeam = TeamId{1}};
    refused(question, ofTeams, FragmentId::NoSuchTeam, FragmentId::TeamOfThisSection);
    EXPECT_EQ(answer(question, ofTeams).error().what, fragment(FragmentId::NoSuchTeam, 99));
    std::swap(question.team, question.otherTeam);
    refused(question, ofTeams, FragmentId::NoSuchTeam, FragmentId::TeamOfThisSection);
}

}  // namespace
}  // namespace kydai::ask
