#include "pairing/explain_pairing.h"

#include "pairing/generate.h"
#include "support/brute_force_pairing.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace kydai::pairing {
namespace {

Game game(int white, int black, Outcome outcome)
{
    return {playerId(white), playerId(black), outcome, mirrored(outcome)};
}

/// Four players after 1-3 and 4-2, won by the first named.
Section afterRoundOne()
{
    Section section = newcomers(4);
    section.rounds.resize(1);
    section.rounds[0].games = {game(1, 3, Outcome::Win), game(4, 2, Outcome::Win)};
    return section;
}

TEST(ExplainPairing, RoundOneIsTheUpperHalfAgainstTheLower)
{
    const Section section = newcomers(6);
    const Explanation answer = RoundExplainer(section, 1).pairing(playerId(2));
    EXPECT_EQ(answer.kind, ExplanationKind::Pairing);
    EXPECT_EQ(answer.conclusion.phrase, Phrase::PairingHalves);
    EXPECT_EQ(jsonOf(answer)["opponent"], 5);
    EXPECT_EQ(jsonOf(answer)["bracket"], "0");
    ASSERT_EQ(answer.pictures.size(), 1U);
    const auto& picture = std::get<BracketPicture>(answer.pictures.front());
    EXPECT_EQ(picture.upper.size(), 3U);
    EXPECT_EQ(std::ranges::count_if(picture.lines, &BracketPicture::Line::asked), 1);
}

/// Where a group has more, those around the pair that is asked about.
TEST(ExplainPairing, APictureHasAtMostTwentyFourOnEachSide)
{
    for (const int half : {23, 24, 25, 30, 40}) {
        const Section section = newcomers(2 * half);
        const RoundExplainer round(section, 1);
        const int shown = std::min(half, 24);
        for (int player = 1; player <= half; ++player) {
            const Explanation answer = round.pairing(playerId(player));
            const auto& picture = std::get<BracketPicture>(answer.pictures.front());
            const int before = std::clamp(player - 1 - 12, 0, half - shown);
            ASSERT_EQ(picture.upper.size(), static_cast<std::size_t>(shown)) << half;
            ASSERT_EQ(picture.lower.size(), picture.upper.size());
            ASSERT_EQ(picture.lines.size(), picture.upper.size());
            for (std::size_t at = 0; at < picture.upper.size(); ++at) {
                const int number = before + static_cast<int>(at) + 1;
                EXPECT_EQ(picture.upper[at].number, number) << half << ", asked " << player;
                EXPECT_EQ(picture.lower[at].number, half + number) << half << ", asked " << player;
                EXPECT_EQ(picture.lines[at].upper, at);
                EXPECT_EQ(picture.lines[at].lower, at);
                EXPECT_EQ(picture.lines[at].asked, number == player);
            }
        }
    }
}

TEST(ExplainPairing, APlayerWhoMovedDownIsToldSo)
{
    Section section = newcomers(5);
    section.rounds.resize(1);
    section.rounds[0].games = {game(1, 3, Outcome::Win), game(4, 2, Outcome::Win)};
    section.rounds[0].byes = {{playerId(5), Outcome::PairingBye}};
    const RoundExplainer round(section, 2);
    int moved = 0;
    for (const Player& player : section.players) {
        const Explanation answer = round.pairing(player.id);
        if (answer.conclusion.phrase != Phrase::FloatLater) continue;
        ++moved;
        const Step& whole = answer.steps.back();
        EXPECT_TRUE(whole.folded);
        const auto has = [&](Phrase phrase) { return std::ranges::count(whole.details, phrase, &Step::phrase) != 0; };
        EXPECT_TRUE(has(Phrase::PairingOddGroup));
        EXPECT_TRUE(has(Phrase::PairingFloated));
    }
    EXPECT_EQ(moved, 2) << "both players of that board get the same reason";
}

TEST(ExplainPairing, AbsenceARoundRobinAndAManualPairAreToldAsSuch)
{
    Section section = afterRoundOne();
    section.rounds[0].byes = {{playerId(2), Outcome::HalfBye}};
    section.rounds[0].games.pop_back();
    EXPECT_EQ(RoundExplainer(section, 1).pairing(playerId(2)).conclusion.phrase, Phrase::PairingNotPaired);

    Section table = newcomers(4);
    table.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_EQ(RoundExplainer(table, 1).pairing(playerId(2)).conclusion.phrase, Phrase::PairingFromTable);

    Section manual = newcomers(4);
    manual.rounds.resize(1);
    manual.rounds[0].games = {game(1, 2, Outcome::Win), game(3, 4, Outcome::Win)};
    const Explanation answer = RoundExplainer(manual, 1).pairing(playerId(1));
    EXPECT_EQ(answer.conclusion.phrase, Phrase::PairingByHand);
    EXPECT_EQ(jsonOf(answer)["follows_rule"], false);
    EXPECT_EQ(jsonOf(answer)["rule_opponent"], 3);
}

TEST(ExplainPairing, NoLegalPairingIsExplainedByWhatBlocksIt)
{
    Section section = newcomers(2);
    section.rules.prohibited.push_back({1, 9, {playerId(1), playerId(2)}});
    const RoundExplainer round(section, 1);
    EXPECT_EQ(round.pairing(playerId(1)).conclusion.phrase, Phrase::PairingImpossible);
    EXPECT_EQ(round.whyNot(playerId(1), playerId(2))->conclusion.phrase, Phrase::PairingImpossible);
    EXPECT_FALSE(round.bye().conclusion.arguments.empty());
}

TEST(ExplainPairing, ARefusedRoundSaysWhyItIsNotPaired)
{
    Section robin = newcomers(4);
    robin.rules.pairingSystem = PairingSystem::RoundRobin;
    const RoundExplainer past(robin, 4);
    EXPECT_EQ(past.pairing(playerId(1)).conclusion.phrase, Phrase::PairingTableEnds);
    EXPECT_TRUE(past.pairing(playerId(1)).steps.empty());
    Section teams = newcomers(4);
    teams.rounds.resize(1);
    teams.rounds[0].games = {game(1, 2, Outcome::Win), game(3, 4, Outcome::Win)};
    teams.teams.teams.resize(1);
    const RoundExplainer round(teams, 1);
    const Explanation answer = round.pairing(playerId(1));
    EXPECT_EQ(answer.subject.phrase, Phrase::PairingQuestion);
    EXPECT_EQ(answer.conclusion.phrase, Phrase::PairingTeamEvent);
    EXPECT_EQ(jsonOf(answer)["opponent"], 2);
    EXPECT_EQ(round.whyNot(playerId(1), playerId(3))->conclusion.phrase, Phrase::PairingTeamEvent);
    EXPECT_EQ(round.bye().conclusion.phrase, Phrase::PairingTeamEvent);
}

TEST(ExplainPairing, ATableAnswersWhyNotTheByeAndWhyAFloat)
{
    Section table = newcomers(5);
    table.rules.pairingSystem = PairingSystem::RoundRobin;
    const RoundExplainer round(table, 1);
    for (const Player& player : table.players) {
        const Explanation own = round.pairing(player.id);
        const auto byeNot = round.byeNot(player.id, {});
        ASSERT_TRUE(byeNot);
        EXPECT_EQ(byeNot->conclusion, own.conclusion);
        EXPECT_EQ(byeNot->subject.phrase, Phrase::ByeNotQuestion);
        const std::optional<Explanation> floated = round.floated(player.id, {}, {});
        ASSERT_TRUE(floated);
        EXPECT_EQ(floated->kind, ExplanationKind::Float);
        EXPECT_EQ(floated->conclusion, own.conclusion);
    }
}

TEST(WhyNot, OutrightRulesAreSaidAtOnce)
{
    Section section = afterRoundOne();
    const RoundExplainer round(section, 2);
    const auto met = round.whyNot(playerId(1), playerId(3));
    EXPECT_EQ(met->conclusion.phrase, Phrase::PairingMet);
    EXPECT_EQ(jsonOf(*met)["decided_by"], "met");
    EXPECT_EQ(jsonOf(*round.whyNot(playerId(1), playerId(4)))["decided_by"], "together");

    section.rules.prohibited.push_back(
        {1, 9, {playerId(1), playerId(2)}, ProhibitedPairing::Condition::Always, "đơn vị Hà Nội"});
    const auto prohibited = RoundExplainer(section, 2).whyNot(playerId(1), playerId(2));
    EXPECT_EQ(prohibited->conclusion.phrase, Phrase::PairingProhibitedReason);

    section.requestedByes = {{playerId(4), 2, Outcome::HalfBye}};
    EXPECT_EQ(jsonOf(*RoundExplainer(section, 2).whyNot(playerId(1), playerId(4)))["decided_by"], "absent");
    const auto outcomeOf = [](const Explanation& told) {
        const auto found =
            std::ranges::find(told.conclusion.arguments, "outcome", &std::pair<std::string, Value>::first);
        return found == told.conclusion.arguments.end() ? std::nullopt
                                                        : std::optional(std::get<Outcome>(found->second));
    };
    const auto floated = RoundExplainer(section, 2).floated(playerId(1), playerId(4));
    ASSERT_TRUE(floated);
    EXPECT_EQ(floated->conclusion.phrase, Phrase::WhyNotAbsent);
    EXPECT_EQ(outcomeOf(*floated), Outcome::HalfBye);
    section.requestedByes.clear();
    section.players[3].withdrawnFromRound = 2;
    section.rounds.push_back({.games = {{playerId(1), playerId(2)}}});
    const auto gone = RoundExplainer(section, 2).floated(playerId(1), playerId(4));
    ASSERT_TRUE(gone);
    EXPECT_EQ(outcomeOf(*gone), Outcome::ZeroBye) << "nothing is written of him";
}

TEST(WhyNot, TheBestRoundWithThePairIsShown)
{
    const Section section = newcomers(6);
    const auto answer = RoundExplainer(section, 1).whyNot(playerId(1), playerId(5));
    EXPECT_EQ(answer->conclusion.phrase, Phrase::WhyNotLater);
    const auto facts = jsonOf(*answer);
    EXPECT_EQ(facts["decided_by"], "sequence");
    EXPECT_EQ(facts["best_round"].size(), 3U);
    const auto& picture = std::get<BracketPicture>(answer->pictures.front());
    EXPECT_EQ(std::ranges::count_if(picture.lines, &BracketPicture::Line::dashed), 1);
    const Clause& why = std::get<Clause>(answer->conclusion.arguments.back().second);
    EXPECT_EQ(why.step.front().phrase, Phrase::LaterOpponent);
}

TEST(WhyNot, TwoOfOneHalfAreDrawnOnTheirSide)
{
    const Section section = newcomers(8);
    const auto sideOf = [&](int one, int two) {
        const auto answer = RoundExplainer(section, 1).whyNot(playerId(one), playerId(two));
        const auto& lines = std::get<BracketPicture>(answer->pictures.front()).lines;
        const auto dashed = std::ranges::find_if(lines, &BracketPicture::Line::dashed);
        return dashed == lines.end() ? std::optional<BracketPicture::Ends>() : dashed->ends;
    };
    EXPECT_EQ(sideOf(1, 2), BracketPicture::Ends::BothUpper);
    EXPECT_EQ(sideOf(8, 6), BracketPicture::Ends::BothLower);
    EXPECT_EQ(sideOf(1, 6), BracketPicture::Ends::Across);
}

TEST(WhyNot, AnotherScoreGroupCostsDownfloaters)
{
    const Section section = afterRoundOne();
    const auto answer = RoundExplainer(section, 2).whyNot(playerId(1), playerId(2));
    EXPECT_EQ(answer->conclusion.phrase, Phrase::WhyNotWorse);
    EXPECT_EQ(jsonOf(*answer)["decided_by"], "C6");
    EXPECT_EQ(jsonOf(*answer)["worse_for"], (nlohmann::ordered_json{1, 4}));
}

TEST(ExplainManual, EachBoardThatDiffersComesWithTheReasonAgainstIt)
{
    const Section section = newcomers(6);
    const RoundExplainer round(section, 1);
    Round manual;
    manual.games = {game(1, 5, Outcome::Open), game(4, 2, Outcome::Open), game(6, 3, Outcome::Open)};
    const Explanation answer = round.byHand(manual);
    EXPECT_EQ(answer.conclusion.phrase, Phrase::ManualDiffers);
    ASSERT_EQ(answer.steps.size(), 3U);
    EXPECT_EQ(answer.steps[0].phrase, Phrase::PairingByHand);
    ASSERT_EQ(answer.steps[0].details.size(), 1U);
    EXPECT_EQ(answer.steps[0].details[0].phrase, Phrase::WhyNotLater);
    EXPECT_EQ(answer.steps[2].phrase, Phrase::ManualColours);
    EXPECT_EQ(jsonOf(answer)["follows_rule"], false);
    const DraftOutcome draft = draftRound(section, 1);
    EXPECT_EQ(round.byHand(std::get<DraftRound>(draft).round).conclusion.phrase, Phrase::ManualAsRules);
}

class ByeOfRandomEvents : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(ByeOfRandomEvents, TheExplanationListsExactlyTheEligiblePlayers)
{
    int byes = 0;
    int passedOver = 0;
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 300; ++seed) {
        Section section = randomEvent(seed);
        section.rules.pairingEdition = seed % 2 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
        const RoundNumber round = section.roundsPaired() + 1;
        const brute::Position position = brute::positionBefore(section, round);
        if (position.entrants.size() < 2) continue;
        std::set<int> eligible;
        for (const brute::Entrant& entrant : position.entrants) {
            if (entrant.mayTakeBye) eligible.insert(keyOf(entrant.id));
        }
        const Explanation answer = RoundExplainer(section, round).bye();
        const auto facts = jsonOf(answer);
        std::set<int> told;
        for (const auto& id : facts["eligible"]) told.insert(id.get<int>());
        EXPECT_EQ(told, eligible) << "seed " << seed;
        EXPECT_EQ(told.size() + facts["barred"].size(), position.entrants.size()) << "seed " << seed;
        for (const auto& barred : facts["barred"]) EXPECT_NE(barred["reason"], "none") << "seed " << seed;
        const int player = facts["player"].get<int>();
        const auto paired = brute::pair(position);
        EXPECT_EQ(player, paired && paired->bye ? keyOf(*paired->bye) : 0) << "seed " << seed;
        byes += player != 0 ? 1 : 0;
        if (player == 0 || section.rules.pairingEdition == PairingEdition::E2017) continue;  // of 2026 C5
        const int points = position.entrants[position.indexOf(*paired->bye)].score;
        std::optional<Points> highest;
        for (const brute::Entrant& entrant : position.entrants) {
            if (entrant.mayTakeBye && entrant.score < points)
                highest = std::max(highest.value_or(Points{entrant.score}), Points{entrant.score});
        }
        const auto blocked = std::ranges::find(answer.steps, Phrase::ByeLowerBlocked, &Step::phrase);
        EXPECT_EQ(blocked != answer.steps.end(), highest.has_value()) << "seed " << seed;
        if (blocked == answer.steps.end()) continue;
        EXPECT_EQ(valueIn<Points>(*blocked, "points"), *highest) << "seed " << seed;
        ++passedOver;
    }
    EXPECT_GT(byes, 50);
    EXPECT_GT(passedOver, 0) << "those with fewer points could not be spared";
}

INSTANTIATE_TEST_SUITE_P(Seeds, ByeOfRandomEvents, ::testing::Values(1, 10'001));

/// Every player of every round of a few tournaments: whatever the case, there is an answer with its facts.
TEST(ExplainPairing, EverybodyInEveryRoundHasAnAnswer)
{
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        GenerateOptions options;
        options.seed = seed;
        options.players = 25;
        options.rounds = 7;
        options.edition = seed % 2 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
        const Section section = generate(options);
        for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
            const RoundExplainer round(section, number);
            for (const Player& player : section.players) {
                const Explanation answer = round.pairing(player.id);
                EXPECT_FALSE(answer.conclusion.arguments.empty()) << seed << ' ' << number << ' ' << keyOf(player.id);
                const auto facts = jsonOf(answer);
                EXPECT_TRUE(facts.value("follows_rule", true));
            }
            EXPECT_FALSE(round.everybodyOnce().empty());
        }
    }
}

/// The players a step names beside the two who are asked about.
bool namesOthers(const Step& step)
{
    return std::ranges::any_of(step.arguments, [](const auto& argument) {
        if (const auto* list = std::get_if<Players>(&argument.second)) {
            return !list->players.empty() &&
                   std::ranges::none_of(list->players, [](const PlayerRef& player) { return player.name.empty(); });
        }
        if (const auto* clause = std::get_if<Clause>(&argument.second)) return namesOthers(clause->step.front());
        const bool asked = argument.first == "player" || argument.first == "rival";
        const auto* player = std::get_if<PlayerRef>(&argument.second);
        return player != nullptr && !asked && !player->name.empty();
    });
}

class NamesInWhyNot : public ::testing::TestWithParam<std::uint64_t> {};

/// Whatever decides, the answer says for whom: each criterion and C4 name players, the sequence rule names them in its
/// step. What forbids a pair outright is about the two themselves; a bye that nobody may take is about nobody.
TEST_P(NamesInWhyNot, EveryAnswerSaysForWhom)
{
    std::map<std::string, int> seen;
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 150; ++seed) {
        EventShape shape;
        shape.mostPlayers = 14;
        Section section = randomEvent(seed, shape);
        for (Player& player : section.players) player.name = "Player " + std::to_string(keyOf(player.id));
        section.rules.pairingEdition = seed % 2 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
        const RoundExplainer round(section, section.roundsPaired() + 1);
        for (const Player& player : section.players) {
            const Player& rival = section.players[seed % section.players.size()];
            if (rival.id == player.id) continue;
            const auto answer = round.whyNot(player.id, rival.id);
            const auto facts = jsonOf(*answer);
            const std::string decidedBy = facts["decided_by"];
            ++seen[decidedBy];
            SCOPED_TRACE("seed " + std::to_string(seed) + ": " + player.name + " and " + rival.name + ", " + decidedBy);
            static const std::set<std::string> kAboutTheTwo{"together", "absent", "met", "prohibited", "colours"};
            if (kAboutTheTwo.contains(decidedBy)) continue;
            if (answer->conclusion.phrase == Phrase::WhyNotNoBye ||
                answer->conclusion.phrase == Phrase::PairingImpossible ||
                answer->conclusion.phrase == Phrase::ByeNobodyMay ||
                answer->conclusion.phrase == Phrase::WhyNotCompletion) {
                continue;
            }
            EXPECT_TRUE(namesOthers(answer->conclusion)) << info(answer->conclusion.phrase).id;
        }
        if (HasFailure()) return;
    }
    EXPECT_GT(seen["sequence"], 20);
    EXPECT_GT(seen["impossible"], 5);
    int byCriterion = 0;
    for (const auto& [decidedBy, count] : seen) byCriterion += decidedBy.starts_with("C") ? count : 0;
    EXPECT_GT(byCriterion, 100);
}

INSTANTIATE_TEST_SUITE_P(Seeds, NamesInWhyNot, ::testing::Values(1, 20'001, 30'001));

}  // namespace
}  // namespace kydai::pairing
