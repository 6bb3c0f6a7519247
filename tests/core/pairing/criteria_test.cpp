#include "pairing/criteria.h"

#include "core/pairing/field_builder.h"
#include "pairing/bye.h"
#include "pairing/order.h"
#include "pairing/quality.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <string_view>

namespace kydai::pairing {
namespace {

/// Two MDPs (3 and 2½ points), four residents of 2 points; indices 0–1 and 2–5.
class Criteria : public ::testing::Test {
protected:
    Criteria()
    {
        addEntrant(m_field, 30, "WB", Float::Down, Float::None);
        addEntrant(m_field, 25, "BW", Float::None, Float::Down);
        addEntrant(m_field, 20, "WBW", Float::Up, Float::None);
        addEntrant(m_field, 20, "BWW", Float::Down, Float::Up);
        addEntrant(m_field, 20, "WBB", Float::None, Float::Down);
        addEntrant(m_field, 20, "BW", Float::Up, Float::Up);
    }

    [[nodiscard]] Bracket bracket() const { return {m_field, Points{20}, {0, 1}, {2, 3, 4, 5}, Points{20}}; }

    Field m_field;
    std::vector<std::size_t> m_blamed;
};

TEST_F(Criteria, Art2_4_1_C6CountsDownfloaters)
{
    EXPECT_EQ(c6Downfloaters(bracket(), {{{0, 2}, {1, 3}}, {4, 5}}, &m_blamed), Cost{2});
    EXPECT_EQ(m_blamed, (std::vector<std::size_t>{4, 5}));
}

TEST_F(Criteria, Art2_4_2_C7ListsTheirScoresFromTheHighest)
{
    EXPECT_EQ(c7DownfloaterScores(bracket(), {{{0, 2}}, {3, 1}}, nullptr), (Cost{25, 20}));
}

TEST_F(Criteria, Art2_4_3_C8CountsWhomTheNextBracketFloats)
{
    EXPECT_EQ(c8NextBracket(bracket(), {{}, {}, false, {4, 1}}, nullptr), (Cost{2, 25, 20}));
    EXPECT_EQ(c8NextBracket(bracket(), {}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_4_C9LooksAtTheByesTakerOnly)
{
    m_field.entrants[5].unplayedGames = 2;
    EXPECT_EQ(c9UnplayedGames(bracket(), {{}, {5}, true}, nullptr), Cost{2});
    EXPECT_EQ(c9UnplayedGames(bracket(), {{}, {5}, false}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_5_C10CountsDifferencesBeyondTwo)
{
    addEntrant(m_field, 20, "WWBW");
    addEntrant(m_field, 20, "WBWW");
    EXPECT_EQ(c10ColourDifference(bracket(), {{{6, 7}}, {}}, nullptr), Cost{1});
    EXPECT_EQ(c10ColourDifference(bracket(), {{{2, 6}}, {}}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_6_C11CountsThirdColoursOfWhomTheAllocationDenies)
{
    addEntrant(m_field, 20, "BWW");    // difference 1, two in a row
    addEntrant(m_field, 20, "WWBWW");  // difference 3: granted, so the other plays White a third time
    addEntrant(m_field, 20, "WWBW");   // difference 2, no two in a row
    EXPECT_EQ(c11ThirdColour(bracket(), {{{6, 7}}, {}}, &m_blamed), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{6});
    EXPECT_EQ(c11ThirdColour(bracket(), {{{7, 8}}, {}}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_7_C12CountsDeniedPreferences)
{
    EXPECT_EQ(c12Preferences(bracket(), {{{1, 5}, {2, 3}, {0, 4}}, {}}, &m_blamed), Cost{3});
    EXPECT_EQ(c12Preferences(bracket(), {{{0, 2}}, {}}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_8_C13CountsDeniedStrongPreferencesNotAbsoluteOnes)
{
    EXPECT_EQ(c13StrongPreferences(bracket(), {{{2, 3}}, {}}, &m_blamed), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{2});
    EXPECT_EQ(c13StrongPreferences(bracket(), {{{1, 2}}, {}}, nullptr), Cost{0});
    addEntrant(m_field, 20, "BWW");
    EXPECT_EQ(c13StrongPreferences(bracket(), {{{3, 6}}, {}}, nullptr), Cost{0});
}

TEST_F(Criteria, Art2_4_9_C14ProtectsResidentsNotMdps)
{
    EXPECT_EQ(c14RepeatedDownfloats(bracket(), {{}, {0, 3, 4}}, &m_blamed), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{3});
}

TEST_F(Criteria, Art2_4_10_C15CountsOpponentsOfMdpsWhoFloatedUp)
{
    EXPECT_EQ(c15RepeatedUpfloats(bracket(), {{{0, 2}, {1, 3}, {4, 5}}, {}}, &m_blamed), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{2});
}

TEST_F(Criteria, Art2_4_11_C16IsC14TwoRoundsBack)
{
    EXPECT_EQ(c16RepeatedDownfloats(bracket(), {{}, {1, 3, 4}}, nullptr), Cost{1});
}

TEST_F(Criteria, Art2_4_12_C17IsC15TwoRoundsBack)
{
    EXPECT_EQ(c17RepeatedUpfloats(bracket(), {{{0, 2}, {1, 3}, {4, 5}}, {}}, nullptr), Cost{1});
}

TEST_F(Criteria, Art2_4_13_C18ListsTheDifferencesOfMdpsWhoFloatedDown)
{
    EXPECT_EQ(c18DownfloaterDifferences(bracket(), {{{0, 2}, {1, 3}}, {}}, nullptr), Cost{10});
    EXPECT_EQ(c18DownfloaterDifferences(bracket(), {{{1, 3}}, {0}}, nullptr), Cost{20});
}

TEST_F(Criteria, Art2_4_14_C19ListsTheDifferencesOfTheirOpponentsWhoFloatedUp)
{
    EXPECT_EQ(c19UpfloaterDifferences(bracket(), {{{0, 5}, {1, 2}}, {}}, nullptr), (Cost{10, 5}));
}

TEST_F(Criteria, Art2_4_15_C20IsC18TwoRoundsBack)
{
    EXPECT_EQ(c20DownfloaterDifferences(bracket(), {{{0, 2}, {1, 3}}, {}}, nullptr), Cost{5});
}

TEST_F(Criteria, Art2_4_16_C21IsC19TwoRoundsBack)
{
    EXPECT_EQ(c21UpfloaterDifferences(bracket(), {{{0, 5}, {1, 2}}, {}}, nullptr), Cost{10});
}

TEST_F(Criteria, TheTablesFollowTheNumbersOfTheirEditions)
{
    ASSERT_EQ(criteriaOf(PairingEdition::E2026).size(), 16U);
    EXPECT_EQ(criteriaOf(PairingEdition::E2026).front().name, "C6");
    EXPECT_EQ(criteriaOf(PairingEdition::E2026).back().name, "C21");
    ASSERT_EQ(criteriaOf(PairingEdition::E2017).size(), 15U);
    EXPECT_EQ(criteriaOf(PairingEdition::E2017).back().name, "C.19");
}

/// The same bracket by the criteria of 2017.
class Criteria2017 : public Criteria {
protected:
    /// The cost by the criterion with this name, and whom it blames; the criterion cites its own article.
    Cost cost(std::string_view name, const Candidate& candidate)
    {
        for (const Criterion& criterion : criteriaOf(PairingEdition::E2017)) {
            if (criterion.name != name) continue;
            EXPECT_EQ(criterion.article.citation(), "C.04.3." + std::string(name));
            m_blamed.clear();
            return criterion.cost(bracket(), candidate, &m_blamed);
        }
        ADD_FAILURE() << "no criterion " << name;
        return {};
    }
};

TEST_F(Criteria2017, ArtC_5_MostPairs)
{
    EXPECT_EQ(cost("C.5", {{{0, 2}, {1, 3}}, {4, 5}}), Cost{2});
    EXPECT_EQ(cost("C.5", {{{0, 2}, {1, 3}, {4, 5}}, {}}), Cost{0});
}

TEST_F(Criteria2017, ArtC_6_ScoreDifferencesFromTheGreatest)
{
    EXPECT_EQ(cost("C.6", {{{0, 2}, {3, 4}}, {1, 5}}), (Cost{15, 10, 10, 0}));
}

TEST_F(Criteria2017, ArtC_7_WhomTheNextBracketFloats)
{
    EXPECT_EQ(cost("C.7", {{}, {}, false, {4, 1}}), (Cost{2, 25, 20}));
}

TEST_F(Criteria2017, ArtC_8_ColourDifferencesBeyondTwo)
{
    addEntrant(m_field, 20, "WWBW");
    addEntrant(m_field, 20, "WBWW");
    EXPECT_EQ(cost("C.8", {{{6, 7}}, {}}), Cost{1});
}

TEST_F(Criteria2017, ArtC_9_ThirdColours)
{
    addEntrant(m_field, 20, "BWW");
    addEntrant(m_field, 20, "WWBWW");
    EXPECT_EQ(cost("C.9", {{{6, 7}}, {}}), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{6});
}

TEST_F(Criteria2017, ArtC_10_DeniedPreferences)
{
    EXPECT_EQ(cost("C.10", {{{1, 5}, {2, 3}, {0, 4}}, {}}), Cost{3});
}

TEST_F(Criteria2017, ArtC_11_DeniedStrongPreferences)
{
    EXPECT_EQ(cost("C.11", {{{2, 3}}, {}}), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{2});
}

TEST_F(Criteria2017, ArtC_12_TheSameDownfloatByMeetingALowerScoreToo)
{
    EXPECT_EQ(cost("C.12", {{{0, 2}}, {3, 4}}), Cost{2});
    EXPECT_EQ(m_blamed, (std::vector<std::size_t>{0, 3}));
}

TEST_F(Criteria2017, ArtC_13_TheSameUpfloat)
{
    EXPECT_EQ(cost("C.13", {{{0, 2}, {1, 3}, {4, 5}}, {}}), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{2});
}

TEST_F(Criteria2017, ArtC_14_TheSameDownfloatAsTwoRoundsBefore)
{
    EXPECT_EQ(cost("C.14", {{{1, 3}}, {4, 5}}), Cost{2});
    EXPECT_EQ(m_blamed, (std::vector<std::size_t>{1, 4}));
}

TEST_F(Criteria2017, ArtC_15_TheSameUpfloatAsTwoRoundsBefore)
{
    EXPECT_EQ(cost("C.15", {{{0, 2}, {1, 3}, {4, 5}}, {}}), Cost{1});
    EXPECT_EQ(m_blamed, std::vector<std::size_t>{3});
}

TEST_F(Criteria2017, ArtC_16_DifferencesOfTheSameDownfloats)
{
    EXPECT_EQ(cost("C.16", {{{0, 2}}, {3}}), (Cost{10, 10}));
}

TEST_F(Criteria2017, ArtC_17_DifferencesOfTheSameUpfloats)
{
    EXPECT_EQ(cost("C.17", {{{0, 5}, {1, 2}}, {}}), (Cost{10, 5}));
}

TEST_F(Criteria2017, ArtC_18_DifferencesOfTheSameDownfloatsAsTwoRoundsBefore)
{
    EXPECT_EQ(cost("C.18", {{{1, 3}}, {4}}), (Cost{10, 5}));
}

TEST_F(Criteria2017, ArtC_19_DifferencesOfTheSameUpfloatsAsTwoRoundsBefore)
{
    EXPECT_EQ(cost("C.19", {{{0, 5}, {1, 2}}, {}}), Cost{10});
}

TEST(Legality, Art2_1_1_C1NobodyMeetsTwice)
{
    Field field;
    addEntrant(field, 10);
    addEntrant(field, 10);
    EXPECT_TRUE(mayMeet(field, 0, 1));
    haveMet(field, 1, 2);
    EXPECT_FALSE(mayMeet(field, 0, 1));
    EXPECT_FALSE(mayMeet(field, 1, 1));
}

TEST(Legality, Art2_1_3_C3SameAbsolutePreferenceOnlyWithATopscorer)
{
    Field field;
    addEntrant(field, 10, "WW");
    addEntrant(field, 10, "BWW");
    addEntrant(field, 10, "BB");
    EXPECT_FALSE(mayMeet(field, 0, 1));
    EXPECT_TRUE(mayMeet(field, 0, 2));
    field.entrants[1].topscorer = true;
    EXPECT_TRUE(mayMeet(field, 0, 1));
}

TEST(Order, Art1_2_ScoreThenTpn)
{
    Field field;
    for (const int tenths : {10, 20, 10, 20}) addEntrant(field, tenths);
    EXPECT_EQ(rankingOrder(field), (std::vector<std::size_t>{1, 3, 0, 2}));
}

TEST(Bye, Art2_2_1_C4NamesWhatBlocksARound)
{
    Field field;
    for (int i = 0; i < 4; ++i) addEntrant(field, 10);
    for (const std::size_t other : {2U, 3U, 4U}) haveMet(field, 1, other);
    Position position(field, {});
    const auto none = settleBye(position);
    ASSERT_TRUE(none);
    EXPECT_EQ(none->left.size(), 2U);
    EXPECT_TRUE(none->barrier.empty());
    ASSERT_EQ(none->groups.size(), 2U);
    EXPECT_EQ(none->groups.front(), std::vector<std::size_t>{0});
}

TEST(Bye, Art2_3_1_C5TheLowestScoreThatLetsTheRoundBeCompleted)
{
    Field field;
    for (const int tenths : {20, 10, 0}) addEntrant(field, tenths);
    Position lowest(field, {});
    EXPECT_FALSE(settleBye(lowest));
    EXPECT_TRUE(lowest.edges.test(lowest.byeRank(), 2));
    EXPECT_FALSE(lowest.edges.test(lowest.byeRank(), 1));
    haveMet(field, 1, 2);
    Position middle(field, {});
    EXPECT_FALSE(settleBye(middle));
    EXPECT_TRUE(middle.edges.test(middle.byeRank(), 1));
    EXPECT_FALSE(middle.edges.test(middle.byeRank(), 2));
}

// --- packed weights and the table agree

Entrant& addRandom(Field& field, Random& random, int tenths)
{
    static constexpr const char* kHistories[] = {"",   "W",   "B",   "WB",  "BW",  "WW",
                                                 "BB", "WBW", "BWB", "WBB", "BWW", "WWBW"};
    const auto floats = [&] { return static_cast<Float>(random.between(0, 2)); };
    const Float last = floats();
    return addEntrant(field, tenths, kHistories[random.between(0, 11)], last, floats());
}

/// A random candidate: some MDPs meet residents, some residents meet each other.
Candidate randomCandidate(const Bracket& bracket, Random& random)
{
    std::vector<std::size_t> residents = bracket.residents;
    for (std::size_t i = residents.size(); i > 1; --i) std::swap(residents[i - 1], residents[random.below(i)]);
    Candidate candidate;
    for (const std::size_t player : bracket.movedDown) {
        if (residents.empty() || random.chance(300'000)) {
            candidate.downfloaters.push_back(player);
            continue;
        }
        candidate.pairs.emplace_back(player, residents.back());
        residents.pop_back();
    }
    while (residents.size() > 1 && !random.chance(150'000)) {
        const auto pair = std::minmax(residents[residents.size() - 1], residents[residents.size() - 2]);
        candidate.pairs.emplace_back(pair.first, pair.second);
        residents.resize(residents.size() - 2);
    }
    candidate.downfloaters.insert(candidate.downfloaters.end(), residents.begin(), residents.end());
    return candidate;
}

WideInt<16> packed(const Packing& packing, const std::vector<Trait>& traits, const Candidate& candidate)
{
    WideInt<16> sum{0};
    for (const PairIndices& pair : candidate.pairs) {
        sum += packing.weigh<WideInt<16>>(traits[pair.first], traits[pair.second]);
    }
    return sum;
}

/// The costs in table order.
std::vector<Cost> qualityOf(const Bracket& bracket, const Candidate& candidate)
{
    std::vector<Cost> costs;
    for (const Criterion& criterion : criteriaOf(bracket.field.edition)) {
        costs.push_back(criterion.cost(bracket, candidate, nullptr));
    }
    return costs;
}

class PackedOrder : public ::testing::TestWithParam<int> {};

TEST_P(PackedOrder, IsTheOrderOfTheTable)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    Field field;
    std::vector<std::size_t> movedDown;
    std::vector<std::size_t> residents;
    const int above = random.between(0, 4);
    const int here = random.between(2, 9);
    for (int i = 0; i < above; ++i) movedDown.push_back(static_cast<std::size_t>(i));
    for (int i = 0; i < here; ++i) residents.push_back(static_cast<std::size_t>(above + i));
    int score = 40;
    for (int i = 0; i < above; ++i) addRandom(field, random, score -= random.chance(500'000) ? 5 : 0);
    for (int i = 0; i < here; ++i) addRandom(field, random, 20);
    std::vector<Trait> traits;
    for (std::size_t i = 0; i < field.size(); ++i) {
        const Entrant& entrant = field.entrants[i];
        const Role role = i < movedDown.size() ? Role::MovedDown : Role::Resident;
        traits.push_back({role, entrant.score.tenths, true, 0, entrant.side.preference, entrant.floats});
    }
    PackingOptions options;
    options.lookAhead = false;
    const Packing packing(traits, options, 3);
    const Bracket bracket{field, Points{20}, movedDown, residents, Points{20}};
    for (int i = 0; i < 40; ++i) {
        const Candidate a = randomCandidate(bracket, random);
        const Candidate b = randomCandidate(bracket, random);
        const std::vector<Cost> costA = qualityOf(bracket, a);
        const std::vector<Cost> costB = qualityOf(bracket, b);
        // Of candidates that float unequal sets the colour and float terms are compared only after C6 and C7 decided.
        const auto weightA = packed(packing, traits, a);
        const auto weightB = packed(packing, traits, b);
        if (costA == costB) {
            EXPECT_TRUE(weightA == weightB);
        } else {
            EXPECT_EQ(costA<costB, weightA> weightB) << "seed " << GetParam() << " draw " << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, PackedOrder, ::testing::Range(1, 201));

}  // namespace
}  // namespace kydai::pairing
