// What each kind of change refuses, with the culprit and what would do; and what changes nothing.
#include "model/change.h"
#include "model/compound_change.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kydai {
namespace {

constexpr SectionId kOpen{1};
constexpr SectionId kOther{2};

/// Keys 1 to 5 have the numbers 11 to 15. Round 1: 1 beat 2, 3 and 4 drew, 5 had the bye. Round 2 is open, 4 has the
/// bye in it. Two teams of two.
Section openSection()
{
    Section section;
    section.info.name = "Open";
    for (int key = 1; key <= 5; ++key) section.players.push_back({.id = playerId(key), .tpn = 10 + key});
    Round& first = section.rounds.emplace_back();
    first.games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
                   {playerId(3), playerId(4), Outcome::Draw, Outcome::Draw}};
    first.byes = {{playerId(5), Outcome::PairingBye}};
    Round& second = section.rounds.emplace_back();
    second.games = {{playerId(2), playerId(3)}, {playerId(5), playerId(1)}};
    second.byes = {{playerId(4), Outcome::PairingBye}};
    section.requestedByes = {{playerId(2), 3, Outcome::HalfBye}};
    section.adjustments = {{playerId(1), 0, {}, Points{5}}};
    section.teams.teams = {{.id = TeamId{1}, .members = {playerId(1), playerId(3)}},
                           {.id = TeamId{2}, .members = {playerId(2), playerId(4)}}};
    keepRules(section);
    return section;
}

Event openAndOther()
{
    Event event;
    event.name = "Giải";
    event.sections = {{kOpen, std::make_shared<const Section>(openSection())},
                      {kOther, std::make_shared<const Section>()}};
    return event;
}

std::string nameOf(Errc code)
{
    constexpr std::pair<Errc, const char*> kNames[] = {
        {Errc::Duplicate, "duplicate"},           {Errc::NotAllowed, "not allowed"},
        {Errc::NoSuchPlayer, "no such player"},   {Errc::NoSuchRound, "no such round"},
        {Errc::NoSuchSection, "no such section"}, {Errc::OutOfRange, "out of range"},
        {Errc::UnknownReference, "unknown"}};
    const auto* at = std::ranges::find(kNames, code, &std::pair<Errc, const char*>::first);
    return at == std::end(kNames) ? "another" : at->second;
}

/// "" where it is made, "same" where nothing differs.
std::string answerTo(const Change& change, Checks checks = Checks::All)
{
    const auto applied = applyTo(openAndOther(), change, checks);
    if (applied) return applied->changed ? "" : "same";
    const Error& error = applied.error();
    return fmt::format("{}: {} / {}", nameOf(error.code), logText(error.what), logText(error.expected));
}

template <class Spoil>
std::shared_ptr<const Section> spoilt(Spoil spoil)
{
    Section section = openSection();
    spoil(section);
    return std::make_shared<const Section>(std::move(section));
}

TEST(Refusals, OfResults)
{
    const auto result = [](RoundNumber round, int white, int black, Outcome ofWhite, Outcome ofBlack) {
        return SetResult{kOpen, round, playerId(white), playerId(black), ofWhite, ofBlack};
    };
    using enum Outcome;
    EXPECT_EQ(answerTo(result(1, 1, 2, Loss, Win)), "");
    EXPECT_EQ(answerTo(result(1, 1, 2, Win, Loss)), "same");
    EXPECT_EQ(answerTo(result(1, 1, 2, Win, Draw)), "not allowed: ResultThatNoGameCanHave / OneWinnerDrawOrTwoLosses");
    EXPECT_EQ(answerTo(result(1, 1, 2, Draw, Loss)), "");
    EXPECT_EQ(answerTo(result(0, 1, 2, Loss, Win)), "no such round: RoundIsNotPaired 0 / RoundFrom1 2");
    EXPECT_EQ(answerTo(result(3, 1, 2, Loss, Win)), "no such round: RoundIsNotPaired 3 / RoundFrom1 2");
    EXPECT_EQ(answerTo(result(1, 2, 1, Loss, Win)), "not allowed: BoardOfPlayers 12 11 / BoardOfRound 1");
    EXPECT_EQ(answerTo(result(1, 1, 4, Loss, Win)), "not allowed: BoardOfPlayers 11 14 / BoardOfRound 1");
    EXPECT_EQ(answerTo(result(1, 1, 2, HalfBye, Loss)), "not allowed: ByeAsResultOfBoard / ResultOfGame");
    EXPECT_EQ(answerTo(result(1, 1, 2, Loss, HalfBye)), "not allowed: ByeAsResultOfBoard / ResultOfGame");
    EXPECT_EQ(answerTo(SetReportedResult{kOpen, 1, playerId(1), playerId(2), Loss, Win}), "");
    EXPECT_EQ(answerTo(SetReportedResult{kOpen, 1, playerId(1), playerId(2), Win, Loss}), "same");
    EXPECT_EQ(answerTo(SetReportedResult{kOpen, 1, playerId(1), playerId(2), Open, Open}),
              "not allowed: BoardOfPlayers 11 12 / ResultOfGame");
    EXPECT_EQ(answerTo(SetReportedResult{kOpen, 2, playerId(2), playerId(3), Win, Loss}),
              "not allowed: BoardOfPlayers 12 13 / ResultOfGame");
    EXPECT_EQ(answerTo(SetReportedResult{kOpen, 2, playerId(2), playerId(3), Win, Loss}, Checks::Structure), "");
    EXPECT_EQ(answerTo(SetResult{SectionId{9}, 1}), "no such section: NoSuchSection 9 / None");
}

TEST(Refusals, OfSections)
{
    const auto sound = spoilt([](Section&) {});
    const auto twice = spoilt([](Section& section) { section.players[1].tpn = 11; });
    EXPECT_EQ(answerTo(AddSection{SectionId{3}, sound}), "");
    EXPECT_EQ(answerTo(AddSection{kOther, sound}), "duplicate: SectionNumbered 2 / EachSectionOnce");
    EXPECT_EQ(answerTo(AddSection{{}, twice}), "duplicate: StartNumber 11 / FreeStartNumber");
    EXPECT_EQ(answerTo(AddSection{{}, twice}, Checks::Structure), "") << "the numbers part";
    EXPECT_EQ(answerTo(RemoveSection{SectionId{9}}), "no such section: NoSuchSection 9 / None");
    EXPECT_EQ(answerTo(MoveSection{kOpen, 1}), "");
    EXPECT_EQ(answerTo(MoveSection{kOpen, 0}), "same");
    EXPECT_EQ(answerTo(MoveSection{kOpen, -1}), "out of range: PositionInListOfSections 0 / PositionFrom1 2");
    EXPECT_EQ(answerTo(MoveSection{kOpen, 2}), "out of range: PositionInListOfSections 3 / PositionFrom1 2");
    EXPECT_EQ(answerTo(MoveSection{SectionId{9}, 0}), "no such section: NoSuchSection 9 / None");
    EXPECT_EQ(answerTo(EditInfo{kOpen, openSection().info}), "same");
    EXPECT_EQ(answerTo(EditInfo{kOpen, {.firstTable = 0}}), "out of range: FirstTable 0 / NumberFrom1 9999");
    EXPECT_EQ(answerTo(EditInfo{kOpen, {.limits = {.bornTo = 10'000}}}),
              "out of range: LimitOfSection 10000 / NumberFrom1 9999");
    EXPECT_EQ(answerTo(EditInfo{kOpen, {.limits = {.bornTo = 9999}}}), "");
    EXPECT_EQ(answerTo(EditInfo{kOpen, {.limits = {.ratingFrom = -1}}}),
              "out of range: LimitOfSection -1 / NumberFrom1 9999");
    EXPECT_EQ(answerTo(ReplaceSection{kOpen, sound}), "same");
    EXPECT_EQ(answerTo(ReplaceSection{kOpen, twice}), "duplicate: StartNumber 11 / FreeStartNumber");
    EXPECT_EQ(answerTo(ReplaceSection{kOpen, twice}, Checks::Structure), "");
    EXPECT_EQ(answerTo(ReplaceSection{kOpen, spoilt([](Section& section) { section.rules.fideMode = false; })}),
              "not allowed: FideModeChangedTogetherWithSection / FideModeLeftByOwnCommand");
    EXPECT_EQ(answerTo(ReplaceSection{kOpen, spoilt([](Section& section) { section.rules.fideModeLeftInRound = 1; })}),
              "not allowed: FideModeChangedTogetherWithSection / FideModeLeftByOwnCommand");
    EXPECT_EQ(answerTo(RenameEvent{"Giải"}), "same");
    EXPECT_EQ(answerTo(RenameEvent{"Giải trẻ"}), "");
    EXPECT_EQ(answerTo(SetUnitRules{}), "same");
    EXPECT_EQ(answerTo(SetUnitRules{{.best = 3}}), "");
    EXPECT_EQ(answerTo(AnswerWarning{.section = SectionId{9}}), "no such section: NoSuchSection 9 / None");
    EXPECT_EQ(answerTo(AnswerWarning{}), "") << "of the event as a whole";
    EXPECT_EQ(answerTo(KeepComplaint{.section = SectionId{9}}), "no such section: NoSuchSection 9 / None");
}

TEST(Refusals, OfRules)
{
    const auto edited = [](const std::function<void(RuleSet&)>& edit) {
        RuleSet rules = openSection().rules;
        edit(rules);
        return EditRules{kOpen, rules};
    };
    EXPECT_EQ(answerTo(edited([](RuleSet&) {})), "same");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.fideMode = false; })),
              "not allowed: FideModeChangedTogetherWithRules / FideModeLeftByOwnCommand");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.fideModeLeftInRound = 1; })),
              "not allowed: FideModeChangedTogetherWithRules / FideModeLeftByOwnCommand");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.scheduledRounds = 1; })),
              "not allowed: TournamentOfRounds 1 / AtLeastPairedRounds 2");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.scheduledRounds = 2; })), "");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.scheduledRounds = 1; }), Checks::Structure), "");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) {
                  rules.prohibited = {{1, 3, {playerId(1), playerId(9)}, {}, ""}};
              })),
              "unknown: PlayerOfProhibitedPairing 9 / PlayerOfThisSection");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) {
                  rules.virtualPoints = {{playerId(1), 201, Points{10}}};
              })),
              "out of range: RoundOfVirtualPoints 201 / RoundFromTo 1 200");
    EXPECT_EQ(answerTo(edited([](RuleSet& rules) { rules.virtualPoints = {{playerId(1), 200, Points{10}}}; })), "");
}

TEST(Refusals, OfPlayers)
{
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {}}), "same");
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {{.id = playerId(6), .tpn = 16}}}), "");
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {{.id = playerId(5), .tpn = 16}}}),
              "duplicate: PlayerNumbered 16 / NobodyOfThisSection");
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {{.id = {}, .tpn = 16}}}),
              "duplicate: PlayerNumbered 16 / NobodyOfThisSection");
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {{.id = playerId(6), .tpn = 15}}}),
              "duplicate: StartNumber 15 / FreeStartNumber");
    EXPECT_EQ(answerTo(AddPlayers{kOpen, {{.id = playerId(6), .tpn = 0}}}),
              "out of range: StartNumber 0 / StartNumberFrom1 9999");
    EXPECT_EQ(answerTo(EditPlayer{kOpen, {.id = playerId(1), .tpn = 11}}), "same");
    EXPECT_EQ(answerTo(EditPlayer{kOpen, {.id = playerId(1), .tpn = 16}}), "");
    EXPECT_EQ(answerTo(EditPlayer{kOpen, {.id = playerId(1), .tpn = 12}}),
              "duplicate: StartNumber 12 / FreeStartNumber");
    EXPECT_EQ(answerTo(EditPlayer{kOpen, {.id = playerId(6), .tpn = 16}}),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(RemovePlayers{kOpen, {}}), "same");
    EXPECT_EQ(answerTo(RemovePlayers{kOpen, {playerId(5)}}), "not allowed: PlayerWhoTookPart 15 / PlayerWithoutRound");
    EXPECT_EQ(answerTo(RemovePlayers{kOpen, {playerId(6)}}),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(Renumber{kOpen, {11, 12, 13, 14, 15}}), "same");
    EXPECT_EQ(answerTo(Renumber{kOpen, {15, 14, 13, 12, 11}}), "");
    EXPECT_EQ(answerTo(Renumber{kOpen, {11, 12, 13, 14}}), "not allowed: CountOfPairingNumbers 4 / OneForEachPlayer 5");
    EXPECT_EQ(answerTo(Renumber{kOpen, {11, 12, 13, 14, 14}}), "duplicate: StartNumber 14 / FreeStartNumber");
    EXPECT_EQ(answerTo(Renumber{kOpen, {11, 12, 13, 14, 14}}, Checks::Structure), "") << "the numbers part";
    EXPECT_EQ(answerTo(SetAdjustments{kOpen, openSection().adjustments}), "same");
    EXPECT_EQ(answerTo(SetAdjustments{kOpen, {{playerId(9), 0, {}, Points{5}}}}),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(SetAdjustments{kOpen, {{playerId(9), 0, {}, Points{5}}}}, Checks::Structure), "");
    EXPECT_EQ(answerTo(SetPrizes{kOpen, {}, {}}), "same");
    EXPECT_EQ(answerTo(SetPrizes{kOpen, {}, {.round = 1, .awards = {{.player = playerId(9)}}}}),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(SetPrizes{kOpen, {}, {.round = 1, .awards = {{.player = playerId(1)}}}}), "");
    EXPECT_EQ(answerTo(SetPrizes{kOpen, {.unit = 0}, {}}),
              "out of range: PrizeAmount 0 / PrizeAmountUpTo 1000000000000");
}

TEST(Refusals, OfByes)
{
    const auto ask = [](std::vector<RequestedBye> byes) { return SetRequestedByes{kOpen, std::move(byes)}; };
    EXPECT_EQ(answerTo(ask(openSection().requestedByes)), "same");
    for (const Outcome kind : {Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye})
        EXPECT_EQ(answerTo(ask({{playerId(1), 3, kind}})), "");
    EXPECT_EQ(answerTo(ask({{playerId(1), 200, Outcome::HalfBye}})), "");
    EXPECT_EQ(answerTo(ask({{playerId(1), 201, Outcome::HalfBye}})),
              "no such round: RoundNumbered 201 / RoundThatIsNotPairedYet");
    EXPECT_EQ(answerTo(ask({{playerId(1), 2, Outcome::HalfBye}})),
              "no such round: RoundNumbered 2 / RoundThatIsNotPairedYet");
    EXPECT_EQ(answerTo(ask({{playerId(9), 3, Outcome::HalfBye}})),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(ask({{playerId(1), 3, Outcome::PairingBye}})),
              "not allowed: ByeThatNobodyAsks / ByeThatCanBeAsked");
    EXPECT_EQ(answerTo(ask({{playerId(1), 3, Outcome::HalfBye}, {playerId(1), 3, Outcome::ZeroBye}})),
              "duplicate: TwoByesOfPlayerForRound 11 3 / OneByeForEachPlayerAndRound");
    EXPECT_EQ(answerTo(ask({{playerId(1), 3, Outcome::HalfBye}, {playerId(1), 4, Outcome::ZeroBye}})), "");
    EXPECT_EQ(answerTo(ask({{playerId(9), 2, Outcome::Win}}), Checks::Structure), "");
}

TEST(Refusals, OfRounds)
{
    const auto publish = [](RoundNumber number, const std::function<void(Round&)>& edit) {
        Round round = openSection().rounds.back();
        edit(round);
        return PublishRound{kOpen, number, round};
    };
    EXPECT_EQ(answerTo(publish(2, [](Round&) {})), "same");
    EXPECT_EQ(answerTo(publish(3, [](Round&) {})), "");
    EXPECT_EQ(answerTo(publish(0, [](Round&) {})), "no such round: RoundNumbered 0 / RoundFrom1 3");
    EXPECT_EQ(answerTo(publish(4, [](Round&) {})), "no such round: RoundNumbered 4 / RoundFrom1 3");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games.pop_back(); })),
              "not allowed: PlayerWithoutBoardOrBye 11 / BoardOrByeForEverybody");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.byes.clear(); })),
              "not allowed: PlayerWithoutBoardOrBye 14 / BoardOrByeForEverybody");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[0].white = playerId(9); })),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[0].black = playerId(9); })),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[1].white = playerId(3); })),
              "duplicate: PlayerNumbered 13 / EachPlayerOnceInRound");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[1].black = playerId(3); })),
              "duplicate: PlayerNumbered 13 / EachPlayerOnceInRound");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.byes[0].player = playerId(3); })),
              "duplicate: PlayerNumbered 13 / EachPlayerOnceInRound");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.byes[0].player = playerId(9); })),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.byes[0].kind = Outcome::Win; })),
              "not allowed: GameResultWithoutOpponent / ByeOrAbsence");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[0].whiteOutcome = Outcome::HalfBye; })),
              "not allowed: ByeAsResultOfBoard / ResultOfGame");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[0].blackOutcome = Outcome::HalfBye; })),
              "not allowed: ByeAsResultOfBoard / ResultOfGame");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.games[0].whiteOutcome = Outcome::Win; })),
              "not allowed: ResultThatNoGameCanHave / OneWinnerDrawOrTwoLosses");
    EXPECT_EQ(answerTo(publish(3, [](Round& round) { round.byes.clear(); }), Checks::Structure), "");
    EXPECT_EQ(answerTo(UnpairRound{kOpen, 2, {}}), "");
    EXPECT_EQ(answerTo(UnpairRound{kOpen, 1, {}}), "no such round: RoundNumbered 1 / LastRoundThatIsPaired");
    EXPECT_EQ(answerTo(UnpairRound{kOpen, 3, {}}), "no such round: RoundNumbered 3 / LastRoundThatIsPaired");
    EXPECT_EQ(answerTo(UnpairRound{kOther, 0, {}}), "no such round: RoundNumbered 0 / LastRoundThatIsPaired");
    const SetResult result{kOpen, 2, playerId(2), playerId(3), Outcome::Win, Outcome::Loss};
    const Event played = applyTo(openAndOther(), result)->event;
    const auto taken = applyTo(played, UnpairRound{kOpen, 2, {}});
    ASSERT_FALSE(taken.ok());
    EXPECT_EQ(taken.error().what, fragment(FragmentId::ResultsInRound, 2));
    EXPECT_EQ(taken.error().expected, fragment(FragmentId::RoundWithoutResultsClearThemFirst));
    EXPECT_TRUE(applyTo(played, UnpairRound{kOpen, 2, {}}, Checks::Structure).ok());
    EXPECT_EQ(answerTo(SetRoundComments{kOpen, 2, {}}), "same");
    EXPECT_EQ(answerTo(SetRoundComments{kOpen, 2, {"x"}}), "");
    EXPECT_EQ(answerTo(SetRoundComments{kOpen, 0, {"x"}}), "no such round: RoundIsNotPaired 0 / RoundFrom1 2");
    EXPECT_EQ(answerTo(SetRoundComments{kOpen, 3, {"x"}}), "no such round: RoundIsNotPaired 3 / RoundFrom1 2");
}

TEST(Refusals, OfTeams)
{
    const auto edit = [](const std::function<void(TeamEvent&)>& change) {
        TeamEvent teams = openSection().teams;
        change(teams);
        return EditTeams{kOpen, teams};
    };
    EXPECT_EQ(answerTo(edit([](TeamEvent&) {})), "same");
    EXPECT_EQ(answerTo(edit([](TeamEvent& teams) { teams.teams[1].id = TeamId{1}; })),
              "duplicate: TeamNumbered 1 / EachTeamNumberOnce");
    EXPECT_EQ(answerTo(edit([](TeamEvent& teams) { teams.teams[1].members = {playerId(9)}; })),
              "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(edit([](TeamEvent& teams) { teams.teams[1].members = {playerId(3)}; })),
              "duplicate: PlayerNumbered 13 / EachPlayerInOneTeam");
    EXPECT_EQ(answerTo(edit([](TeamEvent& teams) { teams.teams[1].members = {playerId(5)}; })), "");
    const auto lineUp = [](RoundNumber round, int team, std::vector<PlayerId> boards) {
        return SetLineUp{kOpen, {.round = round, .team = TeamId{team}, .boards = std::move(boards)}};
    };
    EXPECT_EQ(answerTo(lineUp(200, 1, {playerId(3), PlayerId{}, PlayerId{}, playerId(1)})), "");
    EXPECT_EQ(answerTo(lineUp(1, 1, {})), "same");
    EXPECT_EQ(answerTo(lineUp(0, 1, {playerId(3)})), "no such round: RoundOfLineUp 0 / RoundFrom1 200");
    EXPECT_EQ(answerTo(lineUp(201, 1, {playerId(3)})), "no such round: RoundOfLineUp 201 / RoundFrom1 200");
    EXPECT_EQ(answerTo(lineUp(1, 3, {playerId(3)})), "unknown: TeamOfLineUp 3 / TeamOfThisSection");
    EXPECT_EQ(answerTo(lineUp(1, 1, {playerId(9)})), "no such player: NobodyOfThisSection / PlayerOfThisSection");
    EXPECT_EQ(answerTo(lineUp(1, 1, {playerId(3), playerId(3)})),
              "duplicate: PlayerNumbered 13 / EachPlayerOnceInRound");
    EXPECT_EQ(answerTo(SetTeamAwards{kOpen, {}}), "same");
    EXPECT_EQ(answerTo(SetTeamAwards{kOpen, {{.round = 1, .team = TeamId{2}}}}), "");
    EXPECT_EQ(answerTo(SetTeamAwards{kOpen, {{.round = 1, .team = TeamId{2}}, {.round = 1, .team = TeamId{3}}}}),
              "unknown: TeamOfAward 3 / TeamOfThisSection");
}

/// The opponent is whoever the round says, and a line-up takes the place of the one before.
TEST(Refusals, ALineUpThatIsTakenHasItsOpponentAndReplacesTheOneBefore)
{
    const auto after = [](const Event& event, const Change& change) { return applyTo(event, change)->event; };
    const LineUp first{.round = 1, .team = TeamId{1}, .opponent = TeamId{1}, .boards = {playerId(1)}};
    Event event = after(openAndOther(), SetLineUp{kOpen, first});
    const auto lineUps = [&] { return event.sections[0].section->teams.lineUps; };
    ASSERT_EQ(lineUps().size(), 1U);
    EXPECT_EQ(lineUps()[0].opponent, TeamId{2});
    LineUp other = first;
    other.team = TeamId{2};
    other.boards = {playerId(2)};
    event = after(event, SetLineUp{kOpen, other});
    other = first;
    other.round = 3;
    event = after(event, SetLineUp{kOpen, other});
    ASSERT_EQ(lineUps().size(), 3U);
    EXPECT_EQ(lineUps()[1].opponent, TeamId{1});
    EXPECT_EQ(lineUps()[2].opponent, TeamId{}) << "not paired";
    LineUp anew = first;
    anew.boards = {playerId(3)};
    event = after(event, SetLineUp{kOpen, anew});
    ASSERT_EQ(lineUps().size(), 3U);
    EXPECT_EQ(lineUps()[0].boards, anew.boards);
    EXPECT_EQ(lineUps()[1].boards, std::vector{playerId(2)});
    anew.boards.clear();
    event = after(event, SetLineUp{kOpen, anew});
    ASSERT_EQ(lineUps().size(), 2U);
    EXPECT_EQ(lineUps()[0].team, TeamId{2});
}

TEST(Refusals, OfSeveralChangesTheFirstRefusalIsTheAnswer)
{
    const std::vector<Change> changes{RenameEvent{"A"}, RenameEvent{"A"}, MoveSection{SectionId{9}, 0},
                                      MoveSection{kOpen, 7}};
    const auto all = applyAll(openAndOther(), changes);
    ASSERT_FALSE(all.ok());
    EXPECT_EQ(all.error().code, Errc::NoSuchSection);
    const auto made = applyAll(openAndOther(), std::vector<Change>(changes.begin(), changes.begin() + 2));
    ASSERT_TRUE(made.ok());
    ASSERT_EQ(made->size(), 1U) << "what changes nothing is left out";
    EXPECT_EQ(made->front().applied.event.name, "A");
}

TEST(Refusals, AStateIsStillTheSameWhileNothingIsWrittenAndNothingDiffers)
{
    const EventState state{.event = openAndOther(), .position = 7};
    EXPECT_TRUE(state.isStill(state));
    EventState other = state;
    other.position = 8;
    EXPECT_FALSE(state.isStill(other));
    other = state;
    other.event.name = "A";
    EXPECT_FALSE(state.isStill(other));
    other = state;
    other.event.sections[0].id = SectionId{3};
    EXPECT_FALSE(state.isStill(other));
    other = state;
    other.event.sections[1].section = std::make_shared<const Section>();
    EXPECT_FALSE(state.isStill(other)) << "another snapshot";
    other = state;
    other.event.sections.pop_back();
    EXPECT_FALSE(state.isStill(other));
}

}  // namespace
}  // namespace kydai
