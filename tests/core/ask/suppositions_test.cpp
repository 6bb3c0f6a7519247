// What might have been: what each supposition makes of a section, what could not have been, and how it is told.
#include "ask/suppositions.h"

#include "explain/explanation_json.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai::ask {
namespace {

/// Three rounds with a forfeit, an open game and byes; number 6 was never there after it.
Section threeRounds()
{
    Section section = EventBuilder()
                          .player("4w1 2b= H")
                          .player("5b1 1w= 3w")
                          .player("6w+ 4b0 2b")
                          .player("1b0 3w1 5w=")
                          .player("2w0 U 4b=")
                          .player("3b- Z Z")
                          .scheduledRounds(4)
                          .build();
    section.rules.tieBreaks = {"BH", "SB"};
    return section;
}

Result<std::shared_ptr<const Section>> shadow(const Section& section, const std::vector<Supposition>& supposed)
{
    return shadowOf(std::make_shared<const Section>(section), supposed);
}

/// The shadow of what can be supposed.
Section supposing(const Section& section, const std::vector<Supposition>& supposed)
{
    const auto made = shadow(section, supposed);
    EXPECT_TRUE(made.ok()) << logText(made.error().what);
    return made ? **made : Section{};
}

std::string valueText(const Value& value)
{
    if (const auto* player = std::get_if<PlayerRef>(&value)) return std::to_string(player->number) + player->name;
    const auto json = toJson(value);
    return json.is_string() ? json.get<std::string>() : json.dump();
}

/// "if.result round 1, player 4An, …" of each.
std::vector<std::string> linesOf(const std::vector<Step>& steps)
{
    std::vector<std::string> lines;
    for (const Step& step : steps) {
        std::string line(info(step.phrase).id);
        for (const auto& [name, value] : step.arguments)
            line += (line.find(' ') == std::string::npos ? " " : ", ") + name + ' ' + valueText(value);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> linesFor(const Section& section, const std::vector<Supposition>& supposed)
{
    return linesOf(supposedSteps(section, supposing(section, supposed), supposed));
}

using Lines = std::vector<std::string>;

TEST(Suppositions, WhatCouldNotHaveBeenIsRefusedWithTheReason)
{
    struct Refused {
        std::string what;
        Supposition supposed;
        Errc code;
        Fragment found;
        Fragment expected;
    };
    const PlayerId stranger = playerId(9);
    const auto notPaired = [](RoundNumber round) { return fragment(FragmentId::RoundIsNotPaired, round); };
    const Fragment paired = fragment(FragmentId::RoundFrom1, 3);
    const Fragment nobody = fragment(FragmentId::NobodyOfThisSection);
    const Fragment somebody = fragment(FragmentId::PlayerOfThisSection);
    const auto boardOfRound = [](RoundNumber round) { return fragment(FragmentId::BoardOfRound, round); };
    const auto board = [](int white, int black) { return fragment(FragmentId::BoardOfPlayers, white, black); };
    const auto ofBye = [](int player, RoundNumber round) {
        return fragment(FragmentId::GameResultOfBye, player, round);
    };
    const auto result = [](RoundNumber round, int player, int opponent) {
        return SupposedResult{round, playerId(player), opponent == 0 ? PlayerId{} : playerId(opponent), Outcome::Win,
                              Outcome::Loss};
    };
    const std::vector<Refused> all{
        {"a result of a stranger", result(1, 9, 0), Errc::NoSuchPlayer, nobody, somebody},
        {"a result of round 0", result(0, 1, 0), Errc::NoSuchRound, notPaired(0), paired},
        {"a result of round 4", result(4, 1, 0), Errc::NoSuchRound, notPaired(4), paired},
        {"a result of a bye", result(3, 1, 0), Errc::NotAllowed, ofBye(1, 3), boardOfRound(3)},
        {"White met another one", result(1, 1, 2), Errc::NotAllowed, board(1, 2), boardOfRound(1)},
        {"Black met another one", result(1, 4, 2), Errc::NotAllowed, board(4, 2), boardOfRound(1)},
        {"a board against himself", result(3, 1, 1), Errc::NotAllowed, board(1, 1), boardOfRound(3)},
        {"a new board against who has one", result(3, 1, 2), Errc::NotAllowed, board(1, 2), boardOfRound(3)},
        {"a new board against a stranger", result(3, 1, 9), Errc::NoSuchPlayer, nobody, somebody},
        {"a stranger's bye", SupposedBye{1, stranger}, Errc::NoSuchPlayer, nobody, somebody},
        {"a bye of round 4", SupposedBye{4, playerId(1)}, Errc::NoSuchRound, notPaired(4), paired},
        {"a bye of who has a board", SupposedBye{1, playerId(4)}, Errc::NotAllowed,
         fragment(FragmentId::ByeAsResultOfPlayer, 4, 1), fragment(FragmentId::ResultOfGame)},
        {"no game of a stranger", SupposedNoGame{1, stranger}, Errc::NoSuchPlayer, nobody, somebody},
        {"no game of round 0", SupposedNoGame{0, playerId(1)}, Errc::NoSuchRound, notPaired(0), paired},
        {"no game of who had none", SupposedNoGame{2, playerId(5)}, Errc::NotAllowed, ofBye(5, 2), boardOfRound(2)},
        {"a stranger stays", SupposedStay{stranger}, Errc::NoSuchPlayer, nobody, somebody},
        {"somebody stays who did not leave", SupposedStay{playerId(2)}, Errc::NotAllowed,
         fragment(FragmentId::PlayerNumbered, 2), fragment(FragmentId::PlayerWhoHasLeft)},
        {"a second section", SupposedChanges{{AddSection{{}, std::make_shared<const Section>(threeRounds())}}},
         Errc::NotAllowed, fragment(FragmentId::SectionNumbered, 2), fragment(FragmentId::ASection)},
        {"no section", SupposedChanges{{RemoveSection{kShadowSection}}}, Errc::NotAllowed,
         fragment(FragmentId::SectionNumbered, 0), fragment(FragmentId::ASection)},
    };
    for (const Refused& one : all) {
        const auto made = shadow(threeRounds(), {one.supposed});
        ASSERT_FALSE(made.ok()) << one.what;
        EXPECT_EQ(made.error().code, one.code) << one.what;
        EXPECT_EQ(made.error().what, one.found) << one.what;
        EXPECT_EQ(made.error().expected, one.expected) << one.what;
    }
    const auto unknown = shadow(threeRounds(), {SupposedChanges{{EditPlayer{SectionId{7}, {}}}}});
    ASSERT_FALSE(unknown.ok());
    EXPECT_EQ(unknown.error().code, Errc::NoSuchSection) << "what a change is refused for";
}

/// Whoever is asked about, White or Black, gets what is said as his own.
TEST(Suppositions, AResultIsThatOfTheSideThatIsNamed)
{
    const Section section = threeRounds();
    const auto asked = [&](int player, int opponent) {
        const PlayerId other = opponent == 0 ? PlayerId{} : playerId(opponent);
        Section after = supposing(section, {SupposedResult{1, playerId(player), other, Outcome::Loss, Outcome::Win}});
        const Game game = after.rounds[0].games[0];
        after.rounds[0].games[0] = section.rounds[0].games[0];
        EXPECT_EQ(after.rounds, section.rounds) << "nothing else";
        return std::pair(game.whiteOutcome, game.blackOutcome);
    };
    EXPECT_EQ(asked(1, 0), std::pair(Outcome::Loss, Outcome::Win));
    EXPECT_EQ(asked(1, 4), std::pair(Outcome::Loss, Outcome::Win));
    EXPECT_EQ(asked(4, 0), std::pair(Outcome::Win, Outcome::Loss));
    EXPECT_EQ(asked(4, 1), std::pair(Outcome::Win, Outcome::Loss));
}

TEST(Suppositions, TwoWithoutABoardMeetWithTheOneNamedFirstAsWhite)
{
    const Section section = threeRounds();
    const Section after =
        supposing(section, {SupposedResult{3, playerId(6), playerId(1), Outcome::Draw, Outcome::Draw}});
    const Round& round = after.round(3);
    ASSERT_EQ(round.games.size(), 3U);
    EXPECT_EQ(round.games.back(), (Game{playerId(6), playerId(1), Outcome::Draw, Outcome::Draw}));
    EXPECT_TRUE(round.byes.empty()) << "neither has a bye any more";
    Section others = section;
    others.rounds[2].games.pop_back();
    others.rounds[2].byes.push_back({playerId(4), Outcome::ZeroBye});
    others.rounds[2].byes.push_back({playerId(5), Outcome::HalfBye});
    const Section met = supposing(others, {SupposedResult{3, playerId(6), playerId(1), Outcome::Win, Outcome::Loss}});
    EXPECT_EQ(met.round(3).byes, (std::vector<Bye>{{playerId(4), Outcome::ZeroBye}, {playerId(5), Outcome::HalfBye}}));
}

TEST(Suppositions, AByeBecomesAnotherOneOrIsGiven)
{
    const Section section = threeRounds();
    const Section other = supposing(section, {SupposedBye{3, playerId(1), Outcome::FullBye}});
    EXPECT_EQ(other.round(3).byes,
              (std::vector<Bye>{{playerId(1), Outcome::FullBye}, {playerId(6), Outcome::ZeroBye}}));
    EXPECT_EQ(other.round(3).games, section.round(3).games);
    Section absent = section;
    absent.rounds[2].byes.pop_back();
    const Section given = supposing(absent, {SupposedBye{3, playerId(6), Outcome::HalfBye}});
    EXPECT_EQ(given.round(3).byes,
              (std::vector<Bye>{{playerId(1), Outcome::HalfBye}, {playerId(6), Outcome::HalfBye}}));
}

TEST(Suppositions, AGameThatWasNotPlayedLeavesBothAbsent)
{
    const Section section = threeRounds();
    for (const int player : {1, 4}) {
        const Section after = supposing(section, {SupposedNoGame{1, playerId(player)}});
        const Round& round = after.round(1);
        EXPECT_EQ(round.byes, (std::vector<Bye>{{playerId(1), Outcome::ZeroBye}, {playerId(4), Outcome::ZeroBye}}));
        EXPECT_EQ(round.games, (std::vector<Game>{section.round(1).games[1], section.round(1).games[2]}));
        EXPECT_EQ(after.round(2), section.round(2));
    }
}

/// He left before round 2: the rounds that he missed become byes, what he had been given stays his.
TEST(Suppositions, WhoStaysHasByesForTheRoundsThatHeMissed)
{
    Section section = threeRounds();
    Player& left = section.players[5];
    left.withdrawnFromRound = 2;
    left.marks.expelled = true;
    const Section after = supposing(section, {SupposedStay{playerId(6), Outcome::PairingBye}});
    EXPECT_FALSE(after.players[5].withdrawnFromRound);
    EXPECT_FALSE(after.players[5].marks.expelled);
    EXPECT_EQ(after.round(1), section.round(1)) << "before he left";
    for (const RoundNumber round : {2, 3}) {
        EXPECT_EQ(after.round(round).byes.back(), (Bye{playerId(6), Outcome::PairingBye}));
        EXPECT_EQ(after.round(round).games, section.round(round).games);
    }
    section.rounds[2].byes.back().kind = Outcome::HalfBye;
    const Section kept = supposing(section, {SupposedStay{playerId(6), Outcome::FullBye}});
    EXPECT_EQ(kept.round(2).byes.back().kind, Outcome::FullBye);
    EXPECT_EQ(kept.round(3).byes.back().kind, Outcome::HalfBye) << "no round that he missed";
    section.rounds[1].byes.pop_back();
    const Section unmentioned = supposing(section, {SupposedStay{playerId(6), Outcome::HalfBye}});
    EXPECT_EQ(unmentioned.round(2).byes.back(), (Bye{playerId(6), Outcome::HalfBye})) << "absent without a word";
    section.players[1].withdrawnFromRound = 2;
    const Section played = supposing(section, {SupposedStay{playerId(2), Outcome::HalfBye}});
    EXPECT_EQ(played.rounds, section.rounds) << "he has a board in each";
    EXPECT_FALSE(played.players[1].withdrawnFromRound);
}

TEST(Suppositions, EachIsOnWhatThoseBeforeItLeft)
{
    const Section section = threeRounds();
    const Section after = supposing(
        section,
        {SupposedNoGame{1, playerId(1)}, SupposedNoGame{1, playerId(2)},
         SupposedResult{1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss}, SupposedList{{"WIN"}},
         SupposedChanges{},
         SupposedChanges{{SetResult{kShadowSection, 3, playerId(2), playerId(3), Outcome::Draw, Outcome::Draw}}}});
    EXPECT_EQ(after.round(1).games.back(), (Game{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}));
    EXPECT_EQ(after.round(3).games[0].whiteOutcome, Outcome::Draw);
    EXPECT_EQ(after.rules.tieBreaks, std::vector<std::string>{"WIN"});
    const auto same = std::make_shared<const Section>(section);
    EXPECT_EQ(*shadowOf(same, {}), same);
}

/// A player left where he is marked; in a file that marks nobody, from where on he was absent to the end.
TEST(Suppositions, APlayerLeftAsHeIsMarkedOrAsHeWasAbsentToTheEnd)
{
    Section section = threeRounds();
    const auto left = [&](int player) { return leftBefore(section, playerId(player)); };
    EXPECT_EQ(left(6), 2);
    for (const int player : {1, 2, 3, 4, 5, 9}) EXPECT_EQ(left(player), 0) << player;
    section.rounds[2].byes.pop_back();
    EXPECT_EQ(left(6), 2) << "absent without a word";
    section.rounds[1].byes.back().kind = Outcome::HalfBye;
    EXPECT_EQ(left(6), 3);
    section.rounds[0].games.pop_back();
    section.rounds[1].byes.pop_back();
    const auto hasBoard = std::ranges::any_of(section.rounds[0].games, [](const Game& game) {
        return game.white == playerId(6) || game.black == playerId(6);
    });
    EXPECT_EQ(left(6), hasBoard ? 2 : 1) << "he never came";
    section.players[1].withdrawnFromRound = 3;
    EXPECT_EQ(left(2), 3) << "marked, whatever he played";
    section.players[1].withdrawnFromRound = 4;
    EXPECT_EQ(left(2), 4);
}

TEST(Suppositions, TheFirstOtherRoundIsThatWithAnotherBoardOrBye)
{
    const Section section = threeRounds();
    Section other = section;
    EXPECT_EQ(firstSupposedRound(section, other), 0);
    other.rounds.pop_back();
    EXPECT_EQ(firstSupposedRound(section, other), 0) << "of those that both have";
    EXPECT_EQ(firstSupposedRound(other, section), 0);
    other.rounds[1].byes.pop_back();
    EXPECT_EQ(firstSupposedRound(section, other), 2);
    other.rounds[0].games[0].whiteOutcome = Outcome::Draw;
    EXPECT_EQ(firstSupposedRound(section, other), 1);
    other = section;
    other.rounds[2].games[0].whiteOutcome = Outcome::Draw;
    EXPECT_EQ(firstSupposedRound(section, other), 3);
}

TEST(Suppositions, AnotherResultIsToldWithBothOfThem)
{
    const Section section = threeRounds();
    const auto of = [&](RoundNumber round, int player, Outcome own, Outcome others) {
        return linesFor(section, {SupposedResult{round, playerId(player), {}, own, others}});
    };
    const std::string first = "if.result round 1, player 1Player 1, opponent 4Player 4, before 1 - 0, after ";
    EXPECT_EQ(of(1, 1, Outcome::Draw, Outcome::Draw), Lines{first + "½ - ½"});
    EXPECT_EQ(of(1, 4, Outcome::Win, Outcome::Loss), Lines{first + "0 - 1"});
    EXPECT_EQ(of(1, 1, Outcome::ForfeitWin, Outcome::ForfeitLoss), Lines{first + "+ : –"});
    EXPECT_EQ(of(1, 1, Outcome::ForfeitLoss, Outcome::ForfeitWin), Lines{first + "– : +"});
    EXPECT_EQ(of(1, 1, Outcome::ForfeitLoss, Outcome::ForfeitLoss), Lines{first + "– : –"});
    EXPECT_EQ(of(1, 1, Outcome::UnratedWin, Outcome::UnratedLoss), Lines{first + "1 - 0 U"});
    EXPECT_EQ(of(1, 1, Outcome::UnratedLoss, Outcome::UnratedWin), Lines{first + "0 - 1 U"});
    EXPECT_EQ(of(1, 1, Outcome::UnratedDraw, Outcome::UnratedDraw), Lines{first + "½ - ½ U"});
    EXPECT_EQ(of(1, 1, Outcome::Loss, Outcome::Loss), Lines{first + "0 - 0"});
    EXPECT_EQ(of(3, 3, Outcome::Win, Outcome::Loss),
              Lines{"if.result round 3, player 2Player 2, opponent 3Player 3, before ? - ?, after 0 - 1"});
    EXPECT_EQ(of(1, 1, Outcome::Win, Outcome::Loss), Lines{"if.same"}) << "as it was";
    EXPECT_EQ(linesFor(section, {}), Lines{"if.same"});
}

TEST(Suppositions, BoardsThatComeAndGoAreToldAndByesThatBecomeOthers)
{
    const Section section = threeRounds();
    EXPECT_EQ(linesFor(section, {SupposedNoGame{1, playerId(4)}}),
              Lines{"if.no_board round 1, player 1Player 1, opponent 4Player 4, before 1 - 0"})
        << "that both were absent is no bye";
    EXPECT_EQ(linesFor(section, {SupposedResult{3, playerId(6), playerId(1), Outcome::Win, Outcome::Loss}}),
              Lines{"if.board round 3, player 6Player 6, opponent 1Player 1, after 1 - 0"});
    EXPECT_EQ(linesFor(section, {SupposedBye{3, playerId(1), Outcome::FullBye}, SupposedBye{2, playerId(6)}}),
              (Lines{"if.bye round 2, player 6Player 6, before Z, after H",
                     "if.bye round 3, player 1Player 1, before H, after F"}));
    EXPECT_EQ(linesFor(section, {SupposedNoGame{1, playerId(1)}, SupposedNoGame{1, playerId(2)},
                                 SupposedResult{1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
                                 SupposedResult{1, playerId(5), playerId(4), Outcome::Win, Outcome::Loss}}),
              (Lines{"if.board round 1, player 1Player 1, opponent 2Player 2, after 1 - 0",
                     "if.board round 1, player 5Player 5, opponent 4Player 4, after 1 - 0",
                     "if.no_board round 1, player 1Player 1, opponent 4Player 4, before 1 - 0",
                     "if.no_board round 1, player 5Player 5, opponent 2Player 2, before 0 - 1"}));
    Section turned = section;
    std::swap(turned.rounds[0].games[0].white, turned.rounds[0].games[0].black);
    EXPECT_EQ(linesOf(supposedSteps(section, turned, {})),
              (Lines{"if.board round 1, player 4Player 4, opponent 1Player 1, after 1 - 0",
                     "if.no_board round 1, player 1Player 1, opponent 4Player 4, before 1 - 0"}))
        << "with the other colours it is another board";
    Section third = section;
    third.rounds[0].games[0].black = playerId(6);
    EXPECT_EQ(linesOf(supposedSteps(section, third, {})),
              (Lines{"if.board round 1, player 1Player 1, opponent 6Player 6, after 1 - 0",
                     "if.no_board round 1, player 1Player 1, opponent 4Player 4, before 1 - 0"}));
}

TEST(Suppositions, WhoStaysOrLeavesIsToldWithTheRound)
{
    Section section = threeRounds();
    section.players[5].withdrawnFromRound = 2;
    EXPECT_EQ(linesFor(section, {SupposedStay{playerId(6), Outcome::HalfBye}}),
              (Lines{"if.bye round 2, player 6Player 6, before Z, after H",
                     "if.bye round 3, player 6Player 6, before Z, after H", "if.stayed player 6Player 6, round 2"}));
    Section left = section;
    left.players[5].withdrawnFromRound.reset();
    EXPECT_EQ(linesOf(supposedSteps(left, section, {})), Lines{"if.left player 6Player 6, round 2"});
    Section later = section;
    later.players[5].withdrawnFromRound = 3;
    EXPECT_EQ(linesOf(supposedSteps(section, later, {})), Lines{"if.left player 6Player 6, round 3"});
    Section newcomer = section;
    newcomer.players.push_back(section.players[5]);
    newcomer.players.back().id = playerId(7);
    EXPECT_EQ(linesOf(supposedSteps(section, newcomer, {})), Lines{"if.same"}) << "nobody left who was not there";
    Section gone = section;
    gone.players.pop_back();
    gone.rounds[0].games[2].black = playerId(9);
    EXPECT_EQ(linesOf(supposedSteps(section, gone, {})),
              (Lines{"if.board round 1, player 3Player 3, opponent 0, after + : –",
                     "if.no_board round 1, player 3Player 3, opponent 6Player 6, before + : –"}))
        << "named as before, where he is not there any more, and who never was has no name";
}

TEST(Suppositions, ListsRoundsAndOtherChangesAreTold)
{
    Section section = threeRounds();
    EXPECT_EQ(linesFor(section, {SupposedList{{"DE"}}}), Lines{"if.list before BH, SB, after DE"});
    EXPECT_EQ(linesFor(section, {SupposedList{}}), Lines{"if.list before BH, SB, after –"});
    Player changed = section.players[0];
    changed.rating = 2222;
    Player other = section.players[1];
    other.rating = 2000;
    RuleSet rules = section.rules;
    rules.scheduledRounds = 9;
    Round content = section.rounds[1];
    content.byes[0].kind = Outcome::HalfBye;
    const SupposedChanges changes{{EditPlayer{kShadowSection, changed}, EditPlayer{kShadowSection, other},
                                   SetResult{kShadowSection, 1, playerId(1), playerId(4), Outcome::Draw, Outcome::Draw},
                                   EditRules{kShadowSection, rules}}};
    const SupposedChanges again{{EditRules{kShadowSection, rules}}};
    const Lines lines = linesFor(section, {changes, again, SupposedBye{3, playerId(1), Outcome::FullBye}});
    ASSERT_EQ(lines.size(), 4U) << "each kind once; results and rounds are told by what they are";
    EXPECT_EQ(lines[0], "if.result round 1, player 1Player 1, opponent 4Player 4, before 1 - 0, after ½ - ½");
    EXPECT_EQ(lines[1], "if.bye round 3, player 1Player 1, before H, after F");
    EXPECT_EQ(lines[2], "if.other code " + std::string(changeName(changes.changes[0])));
    EXPECT_EQ(lines[3], "if.other code " + std::string(changeName(changes.changes[3])));
    const SupposedChanges round{{PublishRound{kShadowSection, 2, content}}};
    EXPECT_EQ(linesFor(section, {round}), Lines{"if.bye round 2, player 5Player 5, before U, after H"});
    Section shorter = section;
    shorter.rounds.pop_back();
    EXPECT_EQ(linesOf(supposedSteps(section, shorter, {})), Lines{"if.rounds before 3, after 2"});
    EXPECT_EQ(linesOf(supposedSteps(shorter, section, {})), Lines{"if.rounds before 2, after 3"});
}

TEST(Suppositions, StartWithWhatIsUsual)
{
    EXPECT_EQ(SupposedResult{}.round, 1);
    EXPECT_EQ(SupposedResult{}.own, Outcome::Open);
    EXPECT_EQ(SupposedResult{}.others, Outcome::Open);
    EXPECT_EQ(SupposedBye{}.round, 1);
    EXPECT_EQ(SupposedBye{}.kind, Outcome::HalfBye);
    EXPECT_EQ(SupposedNoGame{}.round, 1);
    EXPECT_EQ(SupposedStay{}.missed, Outcome::PairingBye);
    const auto section = std::make_shared<const Section>(threeRounds());
    const Event event = shadowEvent(section);
    ASSERT_EQ(event.sections.size(), 1U);
    EXPECT_EQ(event.sections.front().id, SectionId{1});
    EXPECT_EQ(event.sections.front().section, section);
}

}  // namespace
}  // namespace kydai::ask
