// Teams by C.04.6: the worked example of rules/team_pairing.md, the nine steps of the colours, and what is told of
// them.

#include "pairing/teams/team_answers.h"

#include "explain/articles.h"
#include "pairing/check.h"
#include "pairing/explain_pairing.h"
#include "pairing/explain_questions.h"
#include "pairing/manual_edit.h"
#include "pairing/round_colours.h"
#include "pairing/teams/team_round.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::pairing {
namespace {

/// Ten teams of two boards, type B, six rounds; in round 1 the teams 1 to 5 beat 6 to 10.
Section tenTeams()
{
    Section section = newcomers(20);
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.systemCode = "FIDE_TEAM_TYPEB_MP_GP";
    section.rules.scheduledRounds = 6;
    section.teams.boardColours = "WB";
    for (int number = 1; number <= 10; ++number) {
        Team team;
        team.id = TeamId{number};
        team.name = "Team " + std::to_string(number);
        team.members = {playerId(2 * number - 1), playerId(2 * number)};
        section.teams.teams.push_back(team);
    }
    Round& round = section.rounds.emplace_back();
    for (const auto& [white, black] : std::vector<std::pair<int, int>>{{1, 6}, {7, 2}, {3, 8}, {9, 4}, {5, 10}}) {
        const Outcome first = white < black ? Outcome::Win : Outcome::Loss;
        round.games.push_back({playerId(2 * white - 1), playerId(2 * black - 1), first, mirrored(first)});
        round.games.push_back({playerId(2 * black), playerId(2 * white), mirrored(first), first});
    }
    return section;
}

Section withRoundTwo()
{
    Section section = tenTeams();
    section.rounds.push_back(std::get<DraftRound>(draftRound(section, 2)).round);
    return section;
}

std::string matchesOf(const Section& section, RoundNumber round)
{
    std::string text;
    for (const TeamSeat& seat : teamSeatsOf(section, round))
        text += std::to_string(seat.white + 1) + '-' + (seat.black ? std::to_string(*seat.black + 1) : "") + ' ';
    return text;
}

/// The boards of team 3, say, are the players 5 and 6.
PlayerId firstBoard(int team)
{
    return playerId(2 * team - 1);
}

bool cites(const Explanation& answer, const Article& article)
{
    return answer.conclusion.article == article ||
           std::ranges::any_of(answer.steps, [&](const Step& step) { return step.article == article; });
}

bool tells(const Explanation& answer, Phrase phrase)
{
    return std::ranges::any_of(answer.steps, [&](const Step& step) { return step.phrase == phrase; });
}

TEST(TeamSwiss, Art3_6_2_TheWorkedExampleOfTheDigest)
{
    const Section section = withRoundTwo();
    EXPECT_EQ(matchesOf(section, 2), "2-5 4-1 6-3 8-9 10-7 ");
    EXPECT_EQ(checkPairings(section).rounds.back().differences.size(), 0U);
    const Explanation answer = RoundExplainer(section, 2).pairing(firstBoard(7));
    EXPECT_EQ(answer.conclusion.phrase, Phrase::TeamsMeet);
    EXPECT_EQ(jsonOf(answer)["team"], 7);
    EXPECT_EQ(jsonOf(answer)["other_team"], 10);
    EXPECT_TRUE(cites(answer, article::kTeamIdentifier));
    EXPECT_TRUE(tells(answer, Phrase::TeamOthersWorse)) << "7-9 comes first, but both prefer Black";
}

TEST(TeamSwiss, Art2_3_1_UpfloatersAreToldAndTheFewestAreTaken)
{
    const Section section = withRoundTwo();
    const RoundExplainer round(section, 2);
    EXPECT_TRUE(tells(round.pairing(firstBoard(3)), Phrase::TeamCameUp));
    const auto more = jsonOf(*round.whyNot(firstBoard(1), firstBoard(8)));
    EXPECT_EQ(more["decided_by"], "order") << "8 instead of 6, who comes first by number";
    EXPECT_EQ(jsonOf(*round.whyNot(firstBoard(7), firstBoard(9)))["decided_by"], "C8");
}

TEST(TeamSwiss, Art3_5_4_TheFirstOfEqualSets)
{
    const Section section = withRoundTwo();
    const Explanation answer = *RoundExplainer(section, 2).whyNot(firstBoard(3), firstBoard(7));
    EXPECT_EQ(answer.conclusion.article, article::kTeamUpfloaterOrder);
}

TEST(TeamSwiss, Art2_1_1_WhoHaveMetDoNotMeetAgain)
{
    const Section section = withRoundTwo();
    const Explanation answer = *RoundExplainer(section, 2).whyNot(firstBoard(1), firstBoard(6));
    EXPECT_EQ(answer.conclusion.phrase, Phrase::TeamsMet);
    EXPECT_EQ(answer.conclusion.article, article::kTeamC1);
}

TEST(TeamSwiss, AProhibitedMatchIsKeptApartInItsRounds)
{
    Section section = tenTeams();
    section.teams.prohibited = {{2, 3, {TeamId{2}, TeamId{5}}}};
    const Round made = std::get<DraftRound>(draftRound(section, 2)).round;
    EXPECT_NE(opponentOnBoard(made, firstBoard(2)), firstBoard(5));
    const Explanation answer = *RoundExplainer(section, 2).whyNot(firstBoard(2), firstBoard(5));
    EXPECT_EQ(jsonOf(answer)["decided_by"], "prohibited");
    section.teams.prohibited = {{3, 6, {TeamId{2}, TeamId{5}}}};
    EXPECT_EQ(opponentOnBoard(std::get<DraftRound>(draftRound(section, 2)).round, firstBoard(2)), firstBoard(5));
}

TEST(TeamSwiss, Art2_1_1_AForfeitedMatchIsNoMeetingWhatKeepsThemApartIsTold)
{
    Section section = tenTeams();
    for (Game& game : section.rounds.front().games) {
        const bool isTheirs = game.white == playerId(4) || game.white == playerId(13);
        if (!isTheirs) continue;
        game.whiteOutcome = game.whiteOutcome == Outcome::Win ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
        game.blackOutcome = mirrored(game.whiteOutcome);
    }
    section.teams.prohibited = {{1, 6, {TeamId{2}, TeamId{7}}}};
    const Explanation answer = *RoundExplainer(section, 2).whyNot(firstBoard(2), firstBoard(7));
    EXPECT_EQ(answer.conclusion.phrase, Phrase::TeamsProhibited);
    EXPECT_EQ(jsonOf(answer)["decided_by"], "prohibited");
}

TEST(TeamSwiss, Art3_4_AnOddNumberGivesTheByeToTheLowestScoreMostMatchesLargestNumber)
{
    Section section = tenTeams();
    section.teams.absences = {{2, TeamId{3}, Outcome::ZeroBye}};
    const auto outcome = draftRound(section, 2);
    const Round& made = std::get<DraftRound>(outcome).round;
    for (const PlayerId player : {playerId(19), playerId(20)}) {
        const auto bye = std::ranges::find(made.byes, player, &Bye::player);
        ASSERT_NE(bye, made.byes.end());
        EXPECT_EQ(bye->kind, Outcome::PairingBye);
    }
    const auto away = std::ranges::find(made.byes, firstBoard(3), &Bye::player);
    ASSERT_NE(away, made.byes.end());
    EXPECT_EQ(away->kind, Outcome::ZeroBye);
    const Explanation answer = RoundExplainer(section, 2).bye();
    EXPECT_EQ(answer.conclusion.phrase, Phrase::TeamBye);
    EXPECT_EQ(jsonOf(answer)["team"], 10);
    EXPECT_TRUE(cites(answer, article::kTeamBye));
}

TEST(TeamSwiss, Art4_1_TheBoardsFollowThePattern)
{
    const Section section = withRoundTwo();
    const Explanation answer = RoundExplainer(section, 2).pairing(firstBoard(2));
    EXPECT_EQ(answer.conclusion.article, article::kTeamBoards);
    const Round& made = section.round(2);
    EXPECT_TRUE(std::ranges::any_of(made.games, [](const Game& g) {
        return g.white == playerId(3) && g.black == playerId(9);
    })) << "board 1 of 2-5";
    EXPECT_TRUE(std::ranges::any_of(made.games, [](const Game& g) {
        return g.white == playerId(10) && g.black == playerId(4);
    })) << "board 2 with the other colours";
}

TEST(TeamSwiss, EventsOfBefore2026AreRefusedInWords)
{
    Section section = tenTeams();
    section.rules.pairingEdition = PairingEdition::E2017;
    const auto outcome = draftRound(section, 2);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome));
    EXPECT_EQ(std::get<Unpairable>(outcome).refusal, Refusal::OlderTeams);
    EXPECT_EQ(RoundExplainer(section, 2).bye().conclusion.phrase, Phrase::PairingOlderTeamRules);
}

TEST(TeamSwiss, PlayersWithoutTeamsAreNotPairedByIt)
{
    Section section = newcomers(4);
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    EXPECT_TRUE(std::holds_alternative<Unpairable>(draftRound(section, 1)));
}

// --- what decides against a match, in events whose results are drawn

struct Decided {
    std::string by{};
    Article article{};
};

/// Rounds whose results are drawn; `visit` sees each as soon as it is played.
template <class Visit>
Section playedTeams(std::uint64_t seed, RoundNumber rounds, Visit&& visit)
{
    Random random(seed);
    Section section = tenTeams();
    if (seed % 3 == 0) section.rules.systemCode = "FIDE_TEAM";
    while (section.roundsPaired() < rounds) {
        const RoundNumber next = section.roundsPaired() + 1;
        if (seed % 2 == 0) section.teams.absences = {{next, TeamId{random.between(1, 10)}, Outcome::ZeroBye}};
        const auto outcome = draftRound(section, next);
        const auto* made = std::get_if<DraftRound>(&outcome);
        if (made == nullptr) break;
        section.rounds.push_back(made->round);
        for (Game& game : section.rounds.back().games) {
            game.whiteOutcome = std::array{Outcome::Win, Outcome::Draw, Outcome::Loss}.at(
                static_cast<std::size_t>(random.between(0, 2)));
            game.blackOutcome = mirrored(game.whiteOutcome);
        }
        visit(section, next);
    }
    return section;
}

/// Every match that was not made, of all rounds.
const std::vector<Decided>& decidedAgainst()
{
    static const std::vector<Decided> kAll = [] {
        std::vector<Decided> all;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Section played = playedTeams(seed, 5, [&](const Section& section, RoundNumber next) {
                const RoundExplainer round(section, next);
                for (int a = 1; a <= 10; ++a) {
                    for (int b = a + 1; b <= 10; ++b) {
                        const Explanation answer = *round.whyNot(firstBoard(a), firstBoard(b));
                        const auto json = jsonOf(answer);
                        if (json.contains("made")) {
                            EXPECT_LT(json["made"].get<int>(), json["forced"].get<int>());
                        }
                        all.push_back({json["decided_by"].get<std::string>(), answer.conclusion.article});
                    }
                }
            });
            EXPECT_EQ(checkPairings(played).equal(), played.roundsPaired());
        }
        return all;
    }();
    return kAll;
}

void expectDecided(const char* by, const Article& article)
{
    const auto isIt = [&](const Decided& each) { return each.by == by; };
    EXPECT_TRUE(std::ranges::any_of(decidedAgainst(), isIt)) << by;
    for (const Decided& each : decidedAgainst()) {
        if (isIt(each)) {
            EXPECT_EQ(each.article, article);
        }
    }
}

TEST(TeamWhyNot, Art2_3_2_HigherScoresComeUp)
{
    expectDecided("C5", article::kTeamC5);
}
TEST(TeamWhyNot, Art2_3_3_TheGroupBelowStaysPairable)
{
    expectDecided("C6", article::kTeamC6);
}
TEST(TeamWhyNot, Art2_3_4_WhoFloatedDoesNotComeUp)
{
    expectDecided("C7", article::kTeamC7);
}
TEST(TeamWhyNot, Art2_3_5_Preferences)
{
    expectDecided("C8", article::kTeamC8);
}
TEST(TeamWhyNot, Art2_3_6_StrongPreferences)
{
    expectDecided("C9", article::kTeamC9);
}
TEST(TeamWhyNot, Art2_3_7_WhoFloatedDoesNotMeetWhoComesUp)
{
    expectDecided("C10", article::kTeamC10);
}

/// Whatever is compared, orders too: the first thing in which a round with another match differs from the one that was
/// made is one in which it is worse.
TEST(TeamWhyNot, NoRoundWithAnotherMatchIsBetter)
{
    std::set<std::string> criteria;
    int orders = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        playedTeams(seed, 5, [&](const Section& section, RoundNumber number) {
            const auto made = bestTeamRound(section, number, std::nullopt);
            ASSERT_TRUE(made);
            const std::size_t size = made->field.size();
            for (std::size_t pair = 0; pair < size * size; ++pair) {
                const PairIndices forced{pair / size, pair % size};
                if (forced.first >= forced.second || made->field.barred.test(forced.first, forced.second)) continue;
                const auto other = bestTeamRound(section, number, forced);
                if (!other || other->pairing.bye != made->pairing.bye) continue;
                for (std::size_t at = 0; at < made->pairing.brackets.size(); ++at) {
                    const auto mine = teamMeasures(made->field, made->pairing.brackets[at]);
                    const auto theirs = teamMeasures(made->field, other->pairing.brackets.at(at));
                    const auto [one, two] =
                        std::ranges::mismatch(mine, theirs, {}, &RankedMeasure::value, &RankedMeasure::value);
                    if (one == mine.end()) continue;
                    EXPECT_LT(one->value, two->value) << one->criterion << ", seed " << seed << ", round " << number;
                    criteria.emplace(one->criterion);
                    orders += one->criterion.empty() ? 1 : 0;
                    break;
                }
            }
        });
    }
    EXPECT_GT(orders, 100);
    for (const char* each : {"C4", "C5", "C8"}) EXPECT_TRUE(criteria.contains(each)) << each;
}

/// What is told of a bracket is what was counted in it.
TEST(TeamWhyNot, Art2_3_AsManyAreNamedAsACriterionCounts)
{
    std::map<std::string, int> most;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        playedTeams(seed, 5, [&](const Section& section, RoundNumber number) {
            const auto made = bestTeamRound(section, number, std::nullopt);
            ASSERT_TRUE(made);
            for (const TeamBracket& bracket : made->pairing.brackets) {
                for (const RankedMeasure& measure : teamMeasures(made->field, bracket)) {
                    const bool isOfTypeB = measure.criterion == "C9";
                    if (measure.kind != RankedMeasure::Kind::Count) continue;
                    if (isOfTypeB && made->field.settings.preferences != TeamPreferences::TypeB) continue;
                    const auto count = static_cast<int>(measure.whom.size());
                    EXPECT_EQ(measure.value, std::vector{count}) << measure.criterion << ", seed " << seed;
                    most[std::string(measure.criterion)] = std::max(most[std::string(measure.criterion)], count);
                    if (measure.criterion != "C8" && !isOfTypeB) continue;
                    for (const std::size_t team : measure.whom) {
                        const TeamPreference& wanted = made->field.entrants[team].preference;
                        const auto match = std::ranges::find_if(made->pairing.matches, [&](const auto& each) {
                            return each.white == team || each.black == team;
                        });
                        const Colour had = match->white == team ? Colour::White : Colour::Black;
                        EXPECT_NE(wanted.colour, had) << "who goes without";
                        EXPECT_TRUE(!isOfTypeB || wanted.kind == TeamPreferenceKind::Strong);
                    }
                }
            }
        });
    }
    for (const char* each : {"C4", "C7", "C8", "C9", "C10"}) EXPECT_GT(most[each], 0) << each;
}

// --- boards

/// Seen from the members alone: the players of a team who are paired sit in their order.
TEST(TeamBoards, Art4_1_WhyABoardAndItsColourAreThoseOfTheMatch)
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        playedTeams(seed, 4, [&](const Section& section, RoundNumber round) {
            const RoundColours colours(section, round);
            const std::vector<Game>& games = section.round(round).games;
            const auto seatOf = [&](PlayerId player) {
                const Team* of = nullptr;
                int board = 0;
                for (const Team& team : section.teams.teams) {
                    int next = 0;
                    for (const PlayerId member : team.members) {
                        const bool sits = std::ranges::any_of(
                            games, [&](const Game& game) { return game.white == member || game.black == member; });
                        next += sits ? 1 : 0;
                        if (member == player) of = &team, board = next;
                    }
                }
                return std::pair(of, board);
            };
            for (std::size_t at = 0; at < games.size(); ++at) {
                for (const bool white : {true, false}) {
                    const PlayerId player = white ? games[at].white : games[at].black;
                    const auto [team, board] = seatOf(player);
                    const Colour own = white ? Colour::White : Colour::Black;
                    const bool hasWhite = boardColour(section.teams.boardColours, board) == own;
                    const Explanation colour = colours.explain(player);
                    EXPECT_EQ(colour.conclusion.phrase, Phrase::ColourFromTeam);
                    EXPECT_EQ(valueIn<Count>(colour.conclusion, "board").value, board);
                    EXPECT_EQ(valueIn<PlayerRef>(colour.conclusion, "team").number, team->id.value);
                    EXPECT_EQ(valueIn<Colour>(colour.conclusion, "teamColour"),
                              hasWhite ? Colour::White : Colour::Black);
                    ASSERT_EQ(colour.steps.size(), 1U) << "why the team with White has it";
                    EXPECT_TRUE(colour.steps[0].article.citation().starts_with("C.04.6.4.3"));
                    const Explanation place = explainBoard(section, round, player);
                    EXPECT_EQ(place.conclusion.phrase, Phrase::BoardOfMatch);
                    EXPECT_EQ(valueIn<Count>(place.conclusion, "board").value, board);
                    EXPECT_EQ(valueIn<PlayerRef>(place.conclusion, hasWhite ? "team" : "rival").number, team->id.value);
                    ASSERT_EQ(place.steps.size(), 1U);
                    EXPECT_EQ(valueIn<Count>(place.steps[0], "place").value, static_cast<int>(at) + 2 - board);
                    ++seen;
                }
            }
        });
    }
    EXPECT_GT(seen, 300);
}

TEST(TeamBoards, WhatATableGivesOrAHandChangedIsSaid)
{
    Section section = tenTeams();
    section.rules.pairingSystem = PairingSystem::TeamRoundRobin;
    section.rounds.clear();
    section.rounds.push_back(std::get<DraftRound>(draftRound(section, 1)).round);
    const auto why = [&] {
        const Explanation told = RoundColours(section, 1).explain(section.rounds[0].games[0].white);
        return told.steps.empty() ? Phrase::ColourFromTeam : told.steps.front().phrase;
    };
    EXPECT_EQ(why(), Phrase::ColourFromTable);
    for (Game& game : section.rounds[0].games) std::swap(game.white, game.black);
    EXPECT_EQ(why(), Phrase::ColourGivenByHand);
}

// --- the nine steps of 4.3

/// Two teams with these histories of board 1; the first ranks higher.
TeamAllocation allocated(const char* first, const char* second, TeamPreferences type = TeamPreferences::TypeA)
{
    TeamField field;
    field.settings.preferences = type;
    for (const auto& [number, text] : {std::pair(1, first), std::pair(2, second)}) {
        TeamEntrant entrant;
        entrant.id = TeamId{number};
        entrant.number = number;
        entrant.colours = colour::History::parse(text, playerId(number)).value();
        entrant.preference = teamPreference(entrant.colours, type, false);
        field.entrants.push_back(entrant);
    }
    return allocateTeamColours(field, 0, 1);
}

TEST(TeamColours, Art4_3_1_TheDrawnColourWhereNeitherHasPlayed)
{
    EXPECT_EQ(allocated("", "").decider, TeamColourDecider::InitialColour);
    EXPECT_EQ(allocated("", "").white, 0U);
}
TEST(TeamColours, Art4_3_2_OnlyOneHasAPreference)
{
    EXPECT_EQ(allocated("WW", "WB").decider, TeamColourDecider::OnlyPreference);
    EXPECT_EQ(allocated("WW", "WB").white, 1U);
}
TEST(TeamColours, Art4_3_3_BothPreferences)
{
    EXPECT_EQ(allocated("WW", "BB").decider, TeamColourDecider::BothPreferences);
}
TEST(TeamColours, Art4_3_4_TheStrongerOne)
{
    EXPECT_EQ(allocated("W", "BWW", TeamPreferences::TypeB).decider, TeamColourDecider::StrongerOne);
    EXPECT_EQ(allocated("W", "BWW", TeamPreferences::TypeB).white, 0U);
}
TEST(TeamColours, Art4_3_5_TheLowerDifferenceGetsWhite)
{
    EXPECT_EQ(allocated("WWW", "WW").decider, TeamColourDecider::LowerDifference);
    EXPECT_EQ(allocated("WWW", "WW").white, 1U);
}
TEST(TeamColours, Art4_3_6_AlternationFromTheLastDifference)
{
    EXPECT_EQ(allocated("WB", "BW").decider, TeamColourDecider::Alternate);
    EXPECT_EQ(allocated("WB", "BW").white, 0U);
}
TEST(TeamColours, Art4_3_7_ThePreferenceOfTheFirstTeam)
{
    EXPECT_EQ(allocated("WW", "WW").decider, TeamColourDecider::FirstPreference);
    EXPECT_EQ(allocated("WW", "WW").white, 1U);
}
TEST(TeamColours, Art4_3_8_TheFirstTeamAlternates)
{
    EXPECT_EQ(allocated("WB", "WB").decider, TeamColourDecider::FirstAlternates);
    EXPECT_EQ(allocated("WB", "WB").white, 0U);
}
TEST(TeamColours, Art4_3_9_TheOtherTeamAlternates)
{
    EXPECT_EQ(allocated("", "WB").decider, TeamColourDecider::OtherAlternates);
    EXPECT_EQ(allocated("", "WB").white, 1U);
}

}  // namespace
}  // namespace kydai::pairing
