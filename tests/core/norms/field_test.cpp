// The field of an event: guests in every round, strength, days.
#include "norms/field.h"

#include "norms/explain_norm.h"
#include "support/event_builder.h"
#include "support/explained.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kydai::norms {
namespace {

/// Guests who hold a title, host players and one round in which everybody meets a neighbour.
Section fieldOf(int guests, int holders, int rating = 2300)
{
    EventBuilder builder;
    const int players = guests + 20 + guests % 2;
    for (int i = 1; i <= players; ++i) {
        const int other = i % 2 == 1 ? i + 1 : i - 1;
        builder.player(std::to_string(other) + (i % 2 == 1 ? "w1" : "b0"), rating);
    }
    Section section = builder.scheduledRounds(9).build();
    section.info.federation = "VIE";
    static const char* const kFederations[] = {"GER", "CHN", "IND"};
    for (int i = 0; i < players; ++i) {
        Player& player = section.players[static_cast<std::size_t>(i)];
        player.federation = i < guests ? kFederations[i % 3] : "VIE";
        if (i < holders) player.title = Title::WIM;
    }
    return section;
}

TEST(NormField, Art1_4_3d_TwentyGuestsThreeFederationsTenHolders)
{
    EXPECT_EQ(factsOf(fieldOf(20, 10)).exemption(), Exemption::ForeignField);
    EXPECT_EQ(factsOf(fieldOf(19, 10)).exemption(), Exemption::None);
    EXPECT_EQ(factsOf(fieldOf(20, 9)).exemption(), Exemption::None);
    Section two = fieldOf(20, 10);
    for (Player& player : two.players) {
        if (player.federation == "IND") player.federation = "CHN";
    }
    EXPECT_EQ(factsOf(two).exemption(), Exemption::None);
    Section unrated = fieldOf(20, 10);
    unrated.players[0].rating = 0;
    EXPECT_EQ(factsOf(unrated).field.rounds.front().guests, 19);
    Section ofNobody = fieldOf(20, 10);
    ofNobody.players[0].federation.clear();
    EXPECT_EQ(factsOf(ofNobody).field.rounds.front().guests, 19);
}

TEST(NormField, Art1_4_3d_WhoMissesTwoRoundsDoesNotCount)
{
    Section section = fieldOf(20, 10);
    const auto addRound = [&] {
        Round round = section.rounds.front();
        round.games.erase(round.games.begin());
        round.byes = {{section.players[0].id, Outcome::HalfBye}, {section.players[1].id, Outcome::PairingBye}};
        section.rounds.push_back(round);
    };
    addRound();
    EXPECT_EQ(factsOf(section).exemption(), Exemption::ForeignField);  // absent once
    addRound();
    EXPECT_EQ(factsOf(section).field.rounds.front().guests, 19);  // twice; pairing-allocated byes don't matter
}

TEST(NormField, Art1_5_6_FortyPlayersOf2000)
{
    EXPECT_TRUE(factsOf(fieldOf(20, 10, 2000)).field.isStrongSwiss());
    EXPECT_FALSE(factsOf(fieldOf(20, 10, 1999)).field.isStrongSwiss());
    EXPECT_FALSE(factsOf(fieldOf(18, 10, 2400)).field.isStrongSwiss());
    Section roundRobin = fieldOf(20, 10, 2400);
    roundRobin.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_FALSE(factsOf(roundRobin).field.isStrongSwiss());
}

TEST(NormField, WhatTheReportStatesIsTheExemption)  // 1.4.3
{
    Section section = fieldOf(20, 10);
    for (const auto& [stated, exemption] : {std::pair(StatedExemption::None, Exemption::ForeignField),
                                            std::pair(StatedExemption::NationalFinal, Exemption::NationalFinal),
                                            std::pair(StatedExemption::NationalTeam, Exemption::NationalTeam),
                                            std::pair(StatedExemption::Zonal, Exemption::Zonal)}) {
        section.info.report.exemption = stated;
        EXPECT_EQ(factsOf(section).exemption(), exemption);
    }
}

TEST(NormField, WhetherItIsForeignAndStrongIsToldAsItIs)  // 1.4.3d, 1.5.6
{
    const auto verdict = [](const Section& section, Phrase phrase) {
        const std::vector<Step> steps = eventSteps(factsOf(section));
        const auto step = std::ranges::find(steps, phrase, &Step::phrase);
        return step == steps.end() ? std::string("untold") : valueIn<Word>(*step, "verdict").id;
    };
    const Section strong = fieldOf(20, 10, 2000);
    const Section weak = fieldOf(19, 9, 1999);
    for (const Phrase phrase : {Phrase::NormForeignField, Phrase::NormStrongSwiss}) {
        EXPECT_EQ(verdict(strong, phrase), "verdict.yes");
        EXPECT_EQ(verdict(weak, phrase), "verdict.no");
    }
}

TEST(NormField, Art1_5_6_UnratedPlayersAreAveragedAsTheFloor)
{
    Section section = fieldOf(20, 10, 2300);
    EXPECT_EQ(factsOf(section).field.rounds.front().average, 2300);
    section.players.back().rating = 0;
    EXPECT_EQ(factsOf(section).field.rounds.front().average, 2278) << "39 of 2300 and one of 1400: 2277.5";
}

TEST(NormField, Art1_5_6_ARoundOfOnePlayerHasHisAverageAndOneOfNobodyNone)
{
    Section section = fieldOf(20, 10, 2300);
    section.players[4].rating = 2417;
    Round& empty = section.rounds.emplace_back();
    for (const Player& player : section.players) empty.byes.push_back({player.id, Outcome::HalfBye});
    EXPECT_EQ(factsOf(section).field.rounds.at(1).average, FieldRound{}.average);
    section.rounds.back().byes[4].kind = Outcome::PairingBye;
    EXPECT_EQ(factsOf(section).field.rounds.at(1).average, 2417);
}

TEST(NormField, Art1_1_3_RoundsADay)
{
    Section section = fieldOf(20, 10);
    EXPECT_FALSE(factsOf(section).days.known);
    section.rounds.resize(4, section.rounds.front());
    const int days[] = {1, 2, 2, 3};
    for (std::size_t i = 0; i < 4; ++i) section.rounds[i].date = {2026, 11, days[i]};
    EXPECT_EQ(factsOf(section).days.most, 2);
    EXPECT_EQ(factsOf(section).days.single, 2);
}

TEST(NormField, AFieldWithoutRoundsIsNeitherForeignNorStrong)
{
    Field field;
    field.players = 40;
    EXPECT_EQ(field.weakest(), nullptr);
    EXPECT_FALSE(field.isForeign() || field.isStrongSwiss());
    field.rounds = {{.round = 1, .guests = 20, .federations = 3, .holders = 10, .average = 2001},
                    {.round = 2, .average = 2000}};
    EXPECT_EQ(field.weakest()->round, 2);
    EXPECT_TRUE(field.isForeign() && field.isStrongSwiss());
    field.swiss = false;
    EXPECT_FALSE(field.isForeign() || field.isStrongSwiss());
}

TEST(NormField, ASectionThatCanGiveNoNorm)
{
    Section section = fieldOf(20, 10);
    EXPECT_EQ(factsOf(section).obstacle, Obstacle::None);
    section.rules.timeControl = TimeControl::Rapid;
    EXPECT_EQ(factsOf(section).obstacle, Obstacle::NotStandard);
    section.rules.discipline = Discipline::Xiangqi;
    EXPECT_EQ(factsOf(section).obstacle, Obstacle::NotChess);
    section = fieldOf(20, 10);
    section.rules.scheduledRounds = 8;
    EXPECT_EQ(factsOf(section).obstacle, Obstacle::TooFewRounds);
}

}  // namespace
}  // namespace kydai::norms
