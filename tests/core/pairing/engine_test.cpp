#include "pairing/engine.h"

#include "explain/explanation_json.h"
#include "pairing/answers.h"
#include "pairing/check.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "pairing/round_colours.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>

namespace kydai::pairing {
namespace {

/// Everything that is told of a section's rounds: opponents, colours and byes, one text.
std::string everythingTold(const Section& section)
{
    std::string told;
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        const RoundExplainer explainer(section, number);
        const RoundColours colours(section, number);
        for (const Player& player : section.players) {
            told += toJson(explainer.pairing(player.id), {}).dump() + toJson(colours.explain(player.id), {}).dump();
        }
        told += toJson(explainer.bye(), {}).dump();
    }
    return told;
}

Section fourPlayers(PairingSystem system)
{
    Section section = EventBuilder().player("4w1").player("3b=").player("2w=").player("1b0").build();
    section.rules.pairingSystem = system;
    section.rules.scheduledRounds = 3;
    return section;
}

Section lim()
{
    Section section = fourPlayers(PairingSystem::Other);
    section.rules.systemCode = "CUSTOM_LIM";
    return section;
}

TEST(Engine, EverySystemHasItsRow)
{
    std::set<std::string_view> names;
    for (const auto system :
         {PairingSystem::Dutch, PairingSystem::RoundRobin, PairingSystem::Manual, PairingSystem::Dubov,
          PairingSystem::Burstein, PairingSystem::DoubleSwiss, PairingSystem::KnockOut, PairingSystem::TeamRoundRobin,
          PairingSystem::Scheveningen, PairingSystem::GivenTable, PairingSystem::Keizer, PairingSystem::Other}) {
        for (const auto edition : {PairingEdition::E2017, PairingEdition::E2026}) {
            PairingRules rules;
            rules.pairingSystem = system;
            rules.pairingEdition = edition;
            const Engine& engine = engineFor(rules, false);
            names.insert(engine.name);
            EXPECT_NE(engine.draft, nullptr) << engine.name;
            const Answers& answers = answersOf(engine);
            EXPECT_TRUE(answers.opponent != nullptr && answers.whyNot != nullptr) << engine.name;
            EXPECT_TRUE(answers.bye != nullptr && answers.manual != nullptr) << engine.name;
            EXPECT_EQ(engine.answers == AnswersOf::Refused, engine.refusal != Refusal::None) << engine.name;
            EXPECT_EQ(engineFor(rules, true).name == "teams", !rowOf(system).pairsTeams);
        }
    }
    EXPECT_EQ(names, (std::set<std::string_view>{"burstein-2026", "by-hand", "double-swiss-2026", "dubov-2026",
                                                 "dutch-2017", "dutch-2026", "given-table", "keizer", "knock-out",
                                                 "other", "round-robin", "scheveningen", "team-round-robin"}));
}

/// Players alone and in two teams, paired and not.
TEST(Engine, AnAnswerSaysWhatKindOfQuestionItAnswers)
{
    for (const SystemRow& row : kSystemRows) {
        for (const bool inTeams : {false, true}) {
            Section section = fourPlayers(row.system);
            if (inTeams) {
                section.teams.teams = {{.id = TeamId{1}, .members = {playerId(1), playerId(2)}},
                                       {.id = TeamId{2}, .members = {playerId(3), playerId(4)}}};
                section.teams.boardColours = "WB";
            }
            for (RoundNumber number = 1; number <= 4; ++number) {
                if (number > section.roundsPaired() + 1) break;
                const RoundExplainer round(section, number);
                const PlayerId first = playerId(1);
                const PlayerId second = playerId(2);
                EXPECT_EQ(round.pairing(first).kind, ExplanationKind::Pairing) << row.word;
                EXPECT_EQ(round.whyNot(first, second)->kind, ExplanationKind::WhyNot) << row.word;
                EXPECT_EQ(round.floated(first, {})->kind, ExplanationKind::Float) << row.word;
                EXPECT_EQ(round.byeNot(first)->kind, ExplanationKind::ByeNot) << row.word;
                EXPECT_EQ(round.bye().kind, ExplanationKind::Bye) << row.word;
                EXPECT_EQ(round.versus(first, second).kind, ExplanationKind::Versus) << row.word;
                EXPECT_EQ(round.byHand(section.round(1)).kind, ExplanationKind::Pairing) << row.word;
                if (number <= section.roundsPaired()) {
                    EXPECT_EQ(RoundColours(section, number).explain(first).kind, ExplanationKind::Colour) << row.word;
                    continue;
                }
                const DraftOutcome outcome = draftRound(section, number);
                if (const auto* draft = std::get_if<DraftRound>(&outcome)) section.rounds.push_back(draft->round);
            }
        }
    }
}

TEST(Engine, ASystemsRecordIsItsOwn)
{
    const DraftOutcome swiss = draftRound(fourPlayers(PairingSystem::Dutch), 2);
    EXPECT_TRUE(std::holds_alternative<DutchRecord>(std::get<DraftRound>(swiss).record));
    const DraftOutcome table = draftRound(fourPlayers(PairingSystem::RoundRobin), 2);
    const auto& record = std::get<TableRecord>(std::get<DraftRound>(table).record);
    EXPECT_EQ(record.rounds, 3);
    EXPECT_EQ(record.table.boards.size(), 2U);
}

TEST(Engine, ASystemThatIsNotOursIsRefusedAndNeverPairedAsAnother)
{
    const Section section = lim();
    const DraftOutcome outcome = draftRound(section, 2);
    ASSERT_TRUE(std::holds_alternative<Unpairable>(outcome));
    EXPECT_EQ(std::get<Unpairable>(outcome).refusal, Refusal::OtherSystem);
    EXPECT_EQ(std::get<Unpairable>(outcome).system, "CUSTOM_LIM");
    const RoundExplainer explainer(section, 1);
    EXPECT_EQ(explainer.pairing(playerId(1)).conclusion.phrase, Phrase::PairingOtherSystem);
    EXPECT_EQ(explainer.whyNot(playerId(1), playerId(2))->conclusion.phrase, Phrase::PairingOtherSystem);
    EXPECT_EQ(explainer.bye().conclusion.phrase, Phrase::PairingOtherSystem);
    EXPECT_EQ(explainer.byHand(section.round(1)).conclusion.phrase, Phrase::PairingOtherSystem);
    EXPECT_EQ(explainer.pairing(playerId(1)).edition.text, "") << "no edition of C.04.3 applies";
    const Explanation colour = RoundColours(section, 1).explain(playerId(1));
    EXPECT_EQ(colour.conclusion.phrase, Phrase::ColourFromOtherSystem);
    EXPECT_FALSE(RoundColours(section, 1).of(section.round(1).games[0]).white);
}

TEST(Engine, WhatCannotBeCheckedIsCountedApart)
{
    const SectionCheck check = checkPairings(lim());
    EXPECT_TRUE(check.rounds.empty());
    ASSERT_EQ(check.unchecked.size(), 1U);
    EXPECT_EQ(check.unchecked[0].why, Refusal::OtherSystem);
    EXPECT_EQ(check.unchecked[0].system, "CUSTOM_LIM");
    EXPECT_EQ(checkPairings(fourPlayers(PairingSystem::Manual)).unchecked.size(), 1U);
    EXPECT_TRUE(checkPairings(fourPlayers(PairingSystem::Dutch)).unchecked.empty());
}

TEST(Engine, ByHandTheArbiterSeatsEverybody)
{
    Section section = fourPlayers(PairingSystem::Manual);
    section.requestedByes = {{playerId(3), 2, Outcome::HalfBye}};
    const DraftOutcome outcome = draftRound(section, 2);
    EXPECT_EQ(std::get<Unpairable>(outcome).refusal, Refusal::ByHand);
    const Round empty = roundByHand(section, 2);
    EXPECT_TRUE(empty.games.empty());
    ASSERT_EQ(empty.byes.size(), 4U);
    EXPECT_EQ(empty.byes[2], (Bye{playerId(3), Outcome::HalfBye}));
    EXPECT_EQ(RoundExplainer(section, 1).pairing(playerId(1)).conclusion.phrase, Phrase::PairingMadeByHand);
    EXPECT_EQ(RoundColours(section, 1).explain(playerId(1)).conclusion.phrase, Phrase::ColourGivenByHand);
}

TEST(Engine, ColoursOfARoundRobinAreThoseOfItsTable)
{
    Section section;
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (int number = 1; number <= 10; ++number) {
        section.players.push_back(Player{.id = playerId(number), .tpn = number, .name = "Đấu thủ"});
    }
    for (RoundNumber number = 1; number <= tableRounds(section); ++number) {
        section.rounds.push_back(std::get<DraftRound>(draftRound(section, number)).round);
        const RoundColours colours(section, number);
        for (const Game& game : section.round(number).games) EXPECT_EQ(colours.of(game).white, game.white);
        EXPECT_TRUE(checkPairings(section).rounds.back().equal());
    }
    std::swap(section.rounds[2].games[1].white, section.rounds[2].games[1].black);
    const Game& turned = section.round(3).games[1];
    EXPECT_EQ(RoundColours(section, 3).of(turned).white, turned.black);
    const Explanation told = RoundColours(section, 3).explain(turned.white);
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourAgainstTable);
    EXPECT_EQ(toJson(told, {})["rule_white"], keyOf(turned.black));
}

/// Changes of the rules that would tell other reasons for rounds that are long played.
struct RuleChange {
    const char* name;
    std::function<void(RuleSet&)> edit;
};

class RulesOfARound : public testing::TestWithParam<RuleChange> {};

TEST_P(RulesOfARound, StayWhateverTheDialogSaysLater)
{
    GenerateOptions options;
    options.players = 13;
    options.rounds = 5;
    options.edition = PairingEdition::E2017;
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        options.seed = seed;
        options.bakuAcceleration = seed % 2 == 0;
        Section section = generate(options);
        ASSERT_EQ(section.roundsPaired(), 5);
        keepRules(section);
        const std::string before = everythingTold(section);
        GetParam().edit(section.rules);
        EXPECT_EQ(everythingTold(section), before);
        EXPECT_EQ(checkPairings(section).equal(), 5);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Changes, RulesOfARound,
    testing::Values(RuleChange{"ToARoundRobin", [](RuleSet& r) { r.pairingSystem = PairingSystem::RoundRobin; }},
                    RuleChange{"ToByHand", [](RuleSet& r) { r.pairingSystem = PairingSystem::Manual; }},
                    RuleChange{"ToTheOtherEdition", [](RuleSet& r) { r.pairingEdition = PairingEdition::E2026; }},
                    RuleChange{"ToOtherPoints",
                               [](RuleSet& r) { r.points = PointSystem::of(Points{30}, Points{10}, Points{0}); }},
                    RuleChange{"ToMoreRounds", [](RuleSet& r) { r.scheduledRounds = 9; }},
                    RuleChange{"ToTheOtherFirstColour",
                               [](RuleSet& r) {
                                   r.initialColour = r.initialColour == Colour::White ? Colour::Black : Colour::White;
                               }},
                    RuleChange{"ToAProhibition",
                               [](RuleSet& r) {
                                   r.prohibited.push_back({1, 9, {playerId(1), playerId(2), playerId(7), playerId(8)}});
                               }},
                    RuleChange{"ToOtherAcceleration",
                               [](RuleSet& r) {
                                   r.bakuAcceleration = !r.bakuAcceleration;
                                   r.virtualPoints.clear();
                               }}),
    [](const auto& change) { return std::string(change.param.name); });

/// Who is not paired: in a round that stands as it was given there, in one to come as he asked for.
TEST(ByesKnownBeforehand, AreThoseOfTheRoundWhereItIsPairedTheLastOneToo)
{
    Section section = EventBuilder().player("2w1 F", 2000).player("1b0 H", 1900).player("U H", 1800).build();
    ASSERT_EQ(section.roundsPaired(), 2);
    section.requestedByes = {{playerId(1), 3, Outcome::HalfBye}};
    const auto kinds = [&](RoundNumber round) {
        Field nobody;
        nobody.round = round;
        std::vector<Outcome> all;
        for (const Bye& bye : byesKnownBeforehand(section, nobody)) all.push_back(bye.kind);
        return all;
    };
    const std::vector<Outcome> last{Outcome::FullBye, Outcome::HalfBye, Outcome::HalfBye};
    EXPECT_EQ(kinds(2), last);
    const std::vector<Outcome> toCome{Outcome::HalfBye, Outcome::ZeroBye, Outcome::ZeroBye};
    EXPECT_EQ(kinds(3), toCome);
}

}  // namespace
}  // namespace kydai::pairing
