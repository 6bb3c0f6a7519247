// Every kind of change, in every state of a tournament, inside and outside FIDE mode: which warnings it gets and how
// grave they are. The expectations are written from rules/endorsement.md, not from policy's own table.

#include "pairing/next_round.h"
#include "policy/actions.h"
#include "policy/judge.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace kydai::policy {
namespace {

const SectionId kOnly{1};

/// How far a tournament of six rounds is.
enum class Stage { Before, AfterOne, AfterFour, Running, LastPlayed };
constexpr const char* kStageNames[] = {"before round 1", "after round 1", "after round 4", "in round 3", "at the end"};

Section sixPlayers()
{
    Section section;
    section.info.name = "U10";
    section.rules.scheduledRounds = 6;
    section.rules.initialColour = Colour::White;
    section.rules.tieBreaks = {"BH"};
    section.rules.lotsSeed = 7;
    for (int number = 1; number <= 8; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Đấu thủ " + std::to_string(number);
        player.rating = 2000 - 10 * number;
        player.fideId = std::to_string(12'400'000 + number);
        section.players.push_back(player);
    }
    return section;
}

/// Pairs by the engine; the better number wins every game.
void playRounds(Section& section, RoundNumber rounds, bool lastOpen)
{
    for (RoundNumber number = 1; number <= rounds; ++number) {
        const auto outcome = pairing::draftRound(section, number);
        Round round = std::get<pairing::DraftRound>(outcome).round;
        for (Game& game : round.games) {
            if (lastOpen && number == rounds) continue;
            const bool white = game.white < game.black;
            game.whiteOutcome = white ? Outcome::Win : Outcome::Loss;
            game.blackOutcome = white ? Outcome::Loss : Outcome::Win;
        }
        section.rounds.push_back(std::move(round));
    }
}

Section sectionAt(Stage stage, bool fideMode)
{
    Section section = sixPlayers();
    section.rules.fideMode = fideMode;
    section.rules.fideModeLeftInRound = fideMode ? 0 : 1;
    const std::map<Stage, RoundNumber> rounds{
        {Stage::Before, 0}, {Stage::AfterOne, 1}, {Stage::AfterFour, 4}, {Stage::Running, 3}, {Stage::LastPlayed, 6}};
    playRounds(section, rounds.at(stage), stage == Stage::Running);
    return section;
}

using Maker = std::function<CompoundChange(const Section&)>;
/// Word and level of each warning.
using Expected = std::map<std::string, int>;

struct Case {
    const char* name = "";
    Maker make{};
    /// By stage: in FIDE mode, outside it.
    std::map<Stage, std::pair<Expected, Expected>> expected{};
};

std::pair<Expected, Expected> both(Expected one)
{
    return {one, one};
}

Maker rules(std::function<void(RuleSet&)> edit)
{
    return [edit](const Section& section) {
        EditRules change{kOnly, section.rules};
        edit(change.rules);
        return CompoundChange(change);
    };
}

/// The same in every stage after the start.
std::map<Stage, std::pair<Expected, Expected>> started(Expected fide, Expected outside)
{
    std::map<Stage, std::pair<Expected, Expected>> all;
    for (const Stage stage : {Stage::AfterOne, Stage::AfterFour, Stage::Running, Stage::LastPlayed})
        all[stage] = {fide, outside};
    return all;
}
/// And free before it.
std::map<Stage, std::pair<Expected, Expected>> afterStart(Expected fide, Expected outside)
{
    auto all = started(std::move(fide), std::move(outside));
    all[Stage::Before] = {};
    return all;
}
std::map<Stage, std::pair<Expected, Expected>> always(Expected fide, Expected outside)
{
    auto all = started(fide, outside);
    all[Stage::Before] = {fide, outside};
    return all;
}

/// The first game of a round turned round.
SetResult otherResult(const Section& section, RoundNumber round)
{
    const Game& game = section.round(round).games[0];
    return {kOnly, round, game.white, game.black, Outcome::Draw, Outcome::Draw};
}

std::vector<Game> openGames(const Round& round)
{
    std::vector<Game> games = round.games;
    for (Game& game : games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
    return games;
}

/// The players with White of the first two boards exchanged; those boards lose their result.
CompoundChange otherBoards(const Section& section, RoundNumber round)
{
    Round content = section.round(round);
    std::swap(content.games[0].white, content.games[1].white);
    for (std::size_t board : {0, 1})
        content.games[board].whiteOutcome = content.games[board].blackOutcome = Outcome::Open;
    return {ActionKind::ChangeRound, {PublishRound{kOnly, round, content}}};
}

std::vector<Case> cases()
{
    using S = Stage;
    const auto locked = [](const char* word) { return afterStart({{word, 5}}, {{word, 4}}); };
    std::vector<Case> all{
        {"LeaveFideMode", [](const Section&) { return LeaveFideMode{kOnly}; }, always({{"leaveFideMode", 4}}, {})},
        {"system", rules([](RuleSet& r) { r.pairingSystem = PairingSystem::RoundRobin; }), locked("systemLocked")},
        {"double", rules([](RuleSet& r) { r.doubleRoundRobin = true; }), locked("systemLocked")},
        {"pairing edition", rules([](RuleSet& r) { r.pairingEdition = PairingEdition::E2017; }),
         locked("pairingEditionLocked")},
        {"tie-break edition", rules([](RuleSet& r) { r.tieBreakEdition = TieBreakEdition::E24; }),
         locked("tieBreakEditionLocked")},
        {"tie-breaks", rules([](RuleSet& r) { r.tieBreaks = {"DE"}; }), locked("tieBreaksAfterStart")},
        {"lots", rules([](RuleSet& r) { r.lotsSeed = 8; }), locked("lotsDrawn")},
        {"rounds", rules([](RuleSet& r) { r.scheduledRounds = 7; }), locked("roundsLocked")},
        {"points", rules([](RuleSet& r) {
             r.points = PointSystem::of(Points{20}, Points{10}, Points{0});
             r.points.pairingBye = Points{10};
         }),
         locked("pointsLocked")},
        {"a value of Black's alone", rules([](RuleSet& r) { r.points.winBlack = Points{15}; }),
         [&] {
             auto stages =
                 started({{"pointsLocked", 5}, {"pointsUnlawful", 5}}, {{"pointsLocked", 4}, {"pointsUnlawful", 4}});
             stages[S::Before] = {{{"pointsUnlawful", 5}}, {{"pointsUnlawful", 4}}};
             return stages;
         }()},
        {"unlawful points", rules([](RuleSet& r) { r.points.drawWhite = r.points.drawBlack = Points{10}; }),
         [&] {
             auto stages =
                 started({{"pointsLocked", 5}, {"pointsUnlawful", 5}}, {{"pointsLocked", 4}, {"pointsUnlawful", 4}});
             stages[S::Before] = {{{"pointsUnlawful", 5}}, {{"pointsUnlawful", 4}}};
             return stages;
         }()},
        {"bye", rules([](RuleSet& r) { r.points.pairingBye = Points{5}; }), locked("byeValueLocked")},
        {"acceleration", rules([](RuleSet& r) { r.bakuAcceleration = true; }), locked("accelerationLocked")},
        {"initial colour", rules([](RuleSet& r) { r.initialColour = Colour::Black; }), locked("initialColourLocked")},
        {"prohibited pairs", rules([](RuleSet& r) {
             r.prohibited = {{.players = {playerId(1), playerId(8)}}};
         }),
         afterStart({{"prohibitedPairsLocked", 5}}, {{"prohibitedPairsLocked", 3}})},
        {"tempo", rules([](RuleSet& r) { r.timeControl = TimeControl::Rapid; }),
         afterStart({{"ratingsChanged", 3}}, {{"ratingsChanged", 3}})},
        {"order of equals", rules([](RuleSet& r) { r.equalsOrder = EqualsOrder::Birth; }),
         afterStart({{"numberingChanged", 3}}, {{"numberingChanged", 3}})},
        {"method of the list",
         [](const Section& s) {
             EditInfo change{kOnly, s.info};
             change.info.startingListMethod = "VIE NRO";
             return CompoundChange(change);
         },
         afterStart({{"numberingChanged", 3}}, {{"numberingChanged", 3}})},
        {"AddSection",
         [](const Section& s) {
             return AddSection{{}, std::make_shared<const Section>(s)};
         },
         always({}, {{"leaveFideMode", 4}})},
        {"RemoveSection", [](const Section&) { return RemoveSection{kOnly}; },
         always({{"removeSection", 3}}, {{"removeSection", 3}})},
        {"ReplaceSection",
         [](const Section& s) {
             Section other = s;
             other.info.town = "Huế";
             return ReplaceSection{kOnly, std::make_shared<const Section>(other)};
         },
         afterStart({{"sectionReplaced", 5}}, {{"sectionReplaced", 4}})},
        {"MoveSection",
         [](const Section&) {
             return MoveSection{kOnly, 0};
         },
         always({}, {})},
        {"EditInfo",
         [](const Section& s) {
             return EditInfo{kOnly, s.info};
         },
         always({}, {})},
        {"RenameEvent", [](const Section&) { return RenameEvent{"x"}; }, always({}, {})},
        {"EditTeams",
         [](const Section&) {
             return EditTeams{kOnly, {}};
         },
         always({}, {})},
        {"SetPrizes",
         [](const Section&) {
             return SetPrizes{kOnly, {.currency = "VND"}, {}};
         },
         always({}, {})},
        {"SetRoundComments",
         [](const Section& s) {
             return SetRoundComments{kOnly, s.roundsPaired(), {"x"}};
         },
         started({}, {})},
        {"SetReportedResult",
         [](const Section& s) {
             const Game& game = s.round(1).games[0];
             return SetReportedResult{kOnly, 1, game.white, game.black, Outcome::ForfeitWin, Outcome::ForfeitLoss};
         },
         started({{"correctReport", 3}}, {{"correctReport", 3}})},
        {"AnswerWarning",
         [](const Section&) {
             return AnswerWarning{kOnly, 2, "x", "acknowledged", {}};
         },
         always({}, {})},
        {"KeepComplaint",
         [](const Section&) {
             return KeepComplaint{kOnly, "{}", "x"};
         },
         always({}, {})},
        {"SetAdjustments",
         [](const Section&) {
             return SetAdjustments{kOnly, {{playerId(1), 0, {}, Points{-10}}}};
         },
         afterStart({{"adjustmentsAfterStart", 3}}, {{"adjustmentsAfterStart", 3}})},
        {"withdraw",
         [](const Section& s) {
             return withdrawing(s, kOnly, {playerId(1), playerId(2)});
         },
         always({}, {})},
        {"EditPlayer",
         [](const Section& s) {
             Player player = s.players[0];
             player.unit = "Huế";
             return EditPlayer{kOnly, player};
         },
         always({}, {})},
        {"AddPlayers",
         [](const Section& s) {
             Player late;
             late.name = "Mới";
             late.rating = 2500;
             late.entersInRound = s.roundsPaired() + 1;
             return addingPlayers(s, kOnly, {late});
         },
         always({}, {})},
        {"RemovePlayers",
         [](const Section& s) {
             return RemovePlayers{kOnly, {s.players.back().id}};
         },
         {{S::Before, both({})}}},
        {"exchange of numbers",
         [](const Section& s) {
             Renumber change{kOnly, {}};
             for (const Player& player : s.players) change.tpns.push_back(player.tpn);
             std::swap(change.tpns[0], change.tpns[1]);
             return CompoundChange(change);
         },
         {{S::Before, {{{"numbersChanged", 3}, {"seedingBroken", 5}}, {{"numbersChanged", 3}, {"seedingBroken", 3}}}},
          {S::AfterOne, {{{"numbersChanged", 3}, {"seedingBroken", 5}}, {{"numbersChanged", 3}, {"seedingBroken", 3}}}},
          {S::Running, {{{"numbersChanged", 3}, {"seedingBroken", 5}}, {{"numbersChanged", 3}, {"seedingBroken", 3}}}},
          {S::AfterFour, {{{"numbersFrozen", 5}, {"seedingBroken", 5}}, {{"numbersFrozen", 4}, {"seedingBroken", 3}}}},
          {S::LastPlayed,
           {{{"numbersFrozen", 5}, {"seedingBroken", 5}}, {{"numbersFrozen", 4}, {"seedingBroken", 3}}}}}},
        {"first half-point bye",
         [](const Section& s) {
             return SetRequestedByes{kOnly, {{playerId(1), s.roundsPaired() + 1, Outcome::HalfBye}}};
         },
         always({}, {})},
        {"second half-point bye",
         [](const Section& s) {
             return SetRequestedByes{kOnly,
                                     {{playerId(1), s.roundsPaired() + 1, Outcome::HalfBye},
                                      {playerId(1), s.roundsPaired() + 2, Outcome::HalfBye}}};
         },
         always({{"secondHalfPointBye", 3}}, {{"secondHalfPointBye", 3}})},
        {"full-point bye",
         [](const Section& s) {
             return SetRequestedByes{kOnly, {{playerId(1), s.roundsPaired() + 1, Outcome::FullBye}}};
         },
         always({{"fullPointBye", 2}}, {{"fullPointBye", 2}})},
        {"points awarded to teams",
         [](const Section&) {
             return SetTeamAwards{kOnly, {}};
         },
         always({}, {})},
        {"line-up of a team",
         [](const Section& s) {
             TeamEvent teams;
             teams.teams = {{.id = TeamId{1}, .name = "A", .members = {playerId(1), playerId(2), playerId(3)}},
                            {.id = TeamId{2}, .name = "B", .members = {playerId(4), playerId(5), playerId(6)}}};
             const LineUp lineUp{s.roundsPaired() + 1, TeamId{1}, {}, {playerId(1), playerId(3)}};
             return CompoundChange(ActionKind::EnterLineUp, {EditTeams{kOnly, teams}, SetLineUp{kOnly, lineUp}});
         },
         afterStart({{"membersChanged", 3}}, {{"membersChanged", 3}})},
        {"ranking of units", [](const Section&) { return SetUnitRules{{.best = 3}}; }, always({}, {})},
        // C.04.2, 4.3: the two last played rounds are open, and the one under way.
        {"result of the last round", [](const Section& s) { return otherResult(s, s.roundsPaired()); },
         started({}, {})},
        {"result of the round before",
         [](const Section& s) { return otherResult(s, s.roundsPaired() - 1); },
         {{S::AfterFour, both({{"correctEarlierResult", 3}})},
          {S::Running, both({{"correctEarlierResult", 3}})},
          {S::LastPlayed, both({{"correctEarlierResult", 3}})}}},
        {"result of two rounds before",
         [](const Section& s) { return otherResult(s, s.roundsPaired() - 2); },
         {{S::AfterFour, {{{"earlierResultLocked", 5}}, {{"earlierResultLocked", 3}}}},
          {S::Running, both({{"correctEarlierResult", 3}})},
          {S::LastPlayed, {{{"earlierResultLocked", 5}}, {{"earlierResultLocked", 3}}}}}},
        {"UnpairRound",
         [](const Section& s) {
             return UnpairRound{kOnly, s.roundsPaired(), {}};
         },
         {{S::AfterOne, both({{"roundHasResults", 5}})},
          {S::AfterFour, both({{"roundHasResults", 5}})},
          {S::Running, both({{"unpairRound", 3}})},
          {S::LastPlayed, both({{"roundHasResults", 5}})}}},
        {"UnpairRound of an earlier one",
         [](const Section&) {
             return UnpairRound{kOnly, 1, {}};
         },
         {{S::AfterFour, both({{"notLastRound", 5}})}, {S::Running, both({{"notLastRound", 5}})}}},
        {"the engine's next round",
         [](const Section& s) {
             const auto draft = pairing::draftRound(withAdjournments(s), s.roundsPaired() + 1);
             return publishing(s, kOnly, std::get<pairing::DraftRound>(draft).round);
         },
         {{S::Before, both({})},
          {S::AfterOne, both({})},
          {S::AfterFour, both({})},
          {S::Running, both({{"resultsMissing", 2}})}}},
        {"a round with results open",
         [](const Section& s) {
             const auto draft = pairing::draftRound(s, s.roundsPaired() + 1);
             return PublishRound{kOnly, s.roundsPaired() + 1, std::get<pairing::DraftRound>(draft).round};
         },
         {{S::Running, {{{"resultsOpen", 5}}, {{"resultsOpen", 2}}}}}},
        {"colours exchanged by hand",
         [](const Section& s) {
             const auto draft = pairing::draftRound(s, s.roundsPaired() + 1);
             Round round = std::get<pairing::DraftRound>(draft).round;
             std::swap(round.games[0].white, round.games[0].black);
             return publishing(s, kOnly, round);
         },
         {{S::Before, both({{"otherColours", 2}, {"manualPairing", 3}})},
          {S::AfterOne, both({{"otherColours", 2}, {"manualPairing", 3}})}}},
        {"a rematch by hand",
         [](const Section& s) { return publishing(s, kOnly, Round{.games = openGames(s.round(1))}); },
         {{S::AfterOne, both({{"repeatsOpponent", 3}, {"otherColours", 2}, {"manualPairing", 3}})}}},
        {"somebody twice",
         [](const Section& s) {
             Round round{.games = openGames(s.round(1))};
             round.games[1].white = round.games[0].white;
             return PublishRound{kOnly, 2, round};
         },
         {{S::AfterOne,
           both({{"invalidRound", 5}, {"repeatsOpponent", 3}, {"otherColours", 2}, {"manualPairing", 3}})}}},
        {"boards of the last round",
         [](const Section& s) { return otherBoards(s, s.roundsPaired()); },
         {{S::Running, both({{"manualPairing", 3}})}}},
        {"boards of the round before",
         [](const Section& s) { return otherBoards(s, s.roundsPaired() - 1); },
         {{S::AfterFour,
           {{{"changeEarlierRound", 3}, {"changePlayedRound", 3}, {"manualPairing", 3}},
            {{"changeEarlierRound", 4}, {"changePlayedRound", 3}, {"manualPairing", 3}}}}}},
        {"boards of the first round",
         [](const Section& s) { return otherBoards(s, 1); },
         {{S::AfterFour,
           {{{"earlierRoundLocked", 5}, {"changePlayedRound", 3}, {"manualPairing", 3}},
            {{"earlierRoundLocked", 4}, {"changePlayedRound", 3}, {"manualPairing", 3}}}}}},
    };
    return all;
}

Expected warningsOf(const Section& section, const CompoundChange& action)
{
    Event event{"Giải", {{kOnly, std::make_shared<const Section>(section)}}};
    const auto judgement = judge({event, 1}, action);
    Expected found;
    if (!judgement) {
        ADD_FAILURE() << judgement.error().what;
        return found;
    }
    for (const Warning& warning : judgement->warnings()) {
        EXPECT_FALSE(judgement->sectionOf(warning).players.empty());
        found[std::string(ruleOf(warning.id).word)] = static_cast<int>(warning.level);
    }
    return found;
}

/// What a change by hand may break besides, depending on the boards: left out of the comparison where it isn't asked.
void dropFaults(Expected& found, const Expected& expected)
{
    for (const char* fault : {"repeatsOpponent", "thirdColour", "beyondTwo", "otherColours"}) {
        if (!expected.contains(fault)) found.erase(fault);
    }
}

TEST(PolicyTable, EveryChangeInEveryStateAndModeGetsItsWarnings)
{
    std::set<std::size_t> kinds;
    for (const Case& each : cases()) {
        for (const auto& [stage, expected] : each.expected) {
            for (const bool fideMode : {true, false}) {
                SCOPED_TRACE(std::string(each.name) + ", " + kStageNames[static_cast<int>(stage)] +
                             (fideMode ? ", FIDE mode" : ", outside FIDE mode"));
                const Section section = sectionAt(stage, fideMode);
                const CompoundChange action = each.make(section);
                for (const Change& change : action.changes) kinds.insert(change.index());
                Expected found = warningsOf(section, action);
                const Expected& wanted = fideMode ? expected.first : expected.second;
                dropFaults(found, wanted);
                EXPECT_EQ(found, wanted);
            }
        }
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Change>) << "a kind of change is in no case";
}

TEST(PolicyTable, EveryWarningHasAWordOfItsOwnAndALevelInFideMode)
{
    std::set<std::string_view> words;
    for (const Rule& rule : policy::rules()) {
        EXPECT_TRUE(words.insert(rule.word).second) << rule.word;
        EXPECT_NE(rule.inFideMode, Level::None) << rule.word;
        EXPECT_GE(rule.inFideMode, Level::Acknowledge) << rule.word;
        EXPECT_EQ(warningOf(rule.word), rule.id);
    }
    EXPECT_EQ(warningOf("nothing"), std::nullopt);
}

}  // namespace
}  // namespace kydai::policy
