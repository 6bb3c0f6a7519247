// What a case of `prizes --cases` may say: every operation, every word, every bound from both of its sides, by our own
// reckoning from rules/prizes.md. Published divisions are in vectors_test.cpp.

#include "prizes/cases.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::prizes {
namespace {

nlohmann::json answered(const std::string& op, const nlohmann::json& input)
{
    const auto cases = nlohmann::json::array({{{"id", "x"}, {"op", op}, {"input", input}}});
    return nlohmann::json::parse(runCases(cases).dump())[0];
}

void expectResult(const std::string& op, const char* input, const char* expected)
{
    const nlohmann::json answer = answered(op, nlohmann::json::parse(input));
    EXPECT_EQ(answer["result"], nlohmann::json::parse(expected)) << op << ' ' << input << ": " << answer;
}
void expectError(const std::string& op, const char* input, const char* expected)
{
    const nlohmann::json answer = answered(op, nlohmann::json::parse(input));
    EXPECT_EQ(answer["error"], expected) << op << ' ' << input << ": " << answer;
    EXPECT_FALSE(answer.contains("result"));
}

TEST(PrizeCases, AmountsAreTakenAsTheyAreWritten)
{
    expectResult("equal", R"({"prizes": ["12.50", 0.25, "5/3", 7], "scores": [4, 3, 2, 1]})",
                 R"(["25/2", "1/4", "5/3", "7"])");
    expectResult("rounding", R"({"amounts": ["-3", "10.0"], "mode": "down"})",
                 R"({"amounts": [-3, 10], "left_over": "0"})");
    expectResult("equal", R"({"prizes": ["1000000000000"], "scores": [1]})", R"(["1000000000000"])");
    expectError("equal", R"({"prizes": ["1000000000001"], "scores": [1]})", "a prize is out of range");
    expectError("rounding", R"({"amounts": ["-1000000000001"]})", "a value of 'amounts' is out of range");
    expectResult("equal", R"({"prizes": ["1/100000"], "scores": [1]})", R"(["1/100000"])");
    expectError("equal", R"({"prizes": ["1/100001"], "scores": [1]})", "a prize is out of range");
    expectError("equal", R"({"prizes": ["1/0"], "scores": [1]})", "a prize has no positive denominator");
    expectError("equal", R"({"prizes": ["1/-2"], "scores": [1]})", "a prize has no positive denominator");
    expectError("equal", R"({"prizes": ["1/2x"], "scores": [1]})", "a prize is not an amount");
    expectError("equal", R"({"prizes": ["2x"], "scores": [1]})", "a prize is not an amount");
    expectError("equal", R"({"prizes": [""], "scores": [1]})", "a prize is not an amount");
    expectError("equal", R"({"prizes": [true], "scores": [1]})", "a prize is not an amount");
    expectError("equal", R"({"prizes": ["1000000000000000000"], "scores": [1]})", "a prize is not an amount");
    expectError("equal", R"({"prizes": ["100000000000000000"], "scores": [1]})", "a prize is out of range");
    expectError("equal", R"({"prizes": [4], "scores": ["x"]})", "a value of 'scores' is not an amount");
    expectError("equal", R"({"prizes": ["1/97", "1/89", "1/83", "1/2"], "scores": [1]})",
                "the denominators of 'prizes' are too different");
    expectResult("unshared", R"({"prizes": ["1/100", "1/10000", "1/64", "1/25000"], "scores": [4, 3, 2, 1]})",
                 R"(["1/100", "1/10000", "1/64", "1/25000"])");
    expectResult("unshared", R"({"prizes": ["1/64", "1/15625"], "scores": [2, 1]})", R"(["1/64", "1/15625"])");
    expectError("unshared", R"({"prizes": ["1/64", "1/15625", "1/3"], "scores": [2, 1]})",
                "the denominators of 'prizes' are too different");
}

TEST(PrizeCases, WhatIsMissingOrOfAnotherKindIsNamed)
{
    expectError("equal", R"({"scores": [1]})", "'prizes' is missing");
    expectError("equal", R"({"prizes": null, "scores": [1]})", "'prizes' is missing");
    expectError("equal", R"({"prizes": [1]})", "'scores' is missing");
    expectError("equal", R"({"prizes": 7, "scores": [1]})", "'prizes' is not a list");
    expectError("equal", R"({"prizes": [1], "scores": [1], "minimum": []})", "'minimum' is not an amount");
    expectError("equal", R"({"prizes": [1], "scores": [1], "end_place": -1})", "'end_place' is negative");
    expectError("equal", R"({"prizes": [1], "scores": [1], "end_place": 1.5})", "'end_place' is not a whole number");
    expectError("equal", R"({"prizes": [1], "scores": [1], "pot": true})", "'pot' is not a text");
    expectError("uscf_32b", R"({"players": [], "prizes": [], "cap_2014": 1})", "'cap_2014' is neither true nor false");
    expectError("uscf_32b", R"({"players": [{}], "prizes": []})", "'score' is missing");
    expectError("uscf_32b", R"({"players": [{"score": 1}], "prizes": []})", "'id' is missing");
    expectError("uscf_32b", R"({"players": [{"score": 1, "id": "a"}], "prizes": [{"amount": 0}]})",
                "'amount' is not positive");
    expectError("uscf_32b", R"({"players": [{"score": 1, "id": "a"}], "prizes": [{"amount": 1, "eligible": 3}]})",
                "'eligible' is not a text");
    expectError("uscf_32b", R"({"players": [{"score": 1, "id": "a", "classes": [7]}],
                "prizes": [{"amount": 1, "eligible": "all"}]})",
                "a class is not a text");
    expectError("one_prize_no_sharing", R"({"players": [], "prizes": [4]})", "a prize is not an object");
    expectError("one_prize_no_sharing", R"({"players": [], "prizes": [{"category": "main", "value": -1, "id": "a"}]})",
                "a value is negative");
    expectError("one_prize_no_sharing",
                R"({"players": [], "prizes": [{"category": "main", "value": 1, "order": "x"}]})",
                "'order' is not an amount");
    expectError("based_on", R"({"announced": 100, "based_on": 3})", "'entries' is missing");
    expectError("based_on", R"({"announced": 100, "based_on": 3, "entries": -1})", "'entries' is negative");
    expectError("based_on", R"({"announced": 0, "based_on": 3, "entries": 1})", "'announced' is not positive");
    expectError("based_on", R"({"announced": 9, "based_on": 3, "entries": 1, "total": 0})", "'total' is not positive");
    expectError("medals", R"({"ranks": [0]})", "a rank is not a place");
    expectError("medals", R"({"ranks": [5001]})", "a rank is not a place");
    expectError("medals", R"({"ranks": [1.5]})", "a rank is not a whole number");
    expectResult("medals", R"({"ranks": [5000]})", R"([""])");
    expectError("team_sum_places", R"({"best": 0, "teams": {"A": [1]}})", "'best' is zero");
    expectError("team_sum_places", R"({"teams": []})", "'teams' is not an object");
    expectError("team_sum_places", R"({"teams": {"A": [0]}})", "a place is not a place");
    expectError("team_sum_points", R"({"teams": {"A": ["x"]}})", "points is not an amount");
    expectError("best_gain", R"({"players": [{"w": 1}]})", "'we' is missing");
    expectError("rounding", R"({"amounts": [1, 2], "scores": [1]})", "'scores' are not as many as 'amounts'");
    expectError("rounding", R"({"amounts": [1], "mode": "up"})", "'mode' is not a word that is known: 'up'");
    nlohmann::json many = {{"amounts", std::vector<int>(5000, 1)}};
    EXPECT_TRUE(answered("rounding", many).contains("result"));
    many["amounts"].push_back(1);
    EXPECT_EQ(answered("rounding", many)["error"], "'amounts' is too long");
    const auto answers = nlohmann::json::parse(
        runCases(nlohmann::json::parse(R"([{"id": 1, "op": "equal"}, {"id": 2, "op": "equal", "input": 4},
        {"id": 3}, {"op": 5, "input": {}}, 9])"))
            .dump());
    EXPECT_EQ(answers[0]["error"], "'input' is missing");
    EXPECT_EQ(answers[0]["id"], 1);
    EXPECT_EQ(answers[1]["error"], "'input' is missing");
    EXPECT_EQ(answers[2]["error"], "'op' is missing");
    EXPECT_EQ(answers[3]["error"], "unknown operation '5'");
    EXPECT_EQ(answers[3]["id"], nullptr);
    EXPECT_EQ(answers[4]["error"], "a case is an object with id, op and input");
}

// Sharing up to place 3, and a tie on places 2 to 4.
TEST(PrizeCases, ATieAcrossTheEndOfSharing)
{
    const auto shared = [](const char* across) {
        nlohmann::json input = {{"prizes", {60, 30, 20, 10}}, {"scores", {5, 4, 4, 4}}, {"end_place", 3}};
        if (*across != '\0') input["across_end"] = across;
        return answered("equal", input)["result"];
    };
    EXPECT_EQ(shared("shared_up_to_end"), nlohmann::json({"60", "25", "25", "10"}));
    EXPECT_EQ(shared(""), shared("shared_up_to_end"));
    EXPECT_EQ(shared("all_shared"), nlohmann::json({"60", "20", "20", "20"}));
    EXPECT_EQ(shared("none_shared"), nlohmann::json({"60", "30", "20", "10"}));
    expectResult("equal", R"({"prizes": [60, 30], "scores": [4, 4], "end_place": 0})", R"(["45", "45"])");
    expectResult("none", R"({"prizes": [60, 30], "scores": [4, 4]})", R"(["60", "30"])");
    expectResult("hort", R"({"prizes": [60, 30], "scores": [4, 4, 4]})", R"(["45", "30", "15"])");
    expectResult("hort", R"({"prizes": [60, 30], "scores": [4, 4, 4], "pot": "all_tied"})", R"(["45", "30", "15"])");
    expectResult("hort", R"({"prizes": [60, 30], "scores": [4, 4, 4], "pot": "prize_places"})",
                 R"(["105/2", "75/2", "0"])");
    expectResult("equal", R"({"prizes": [60], "scores": [4, 4, 4], "minimum": 21})", R"(["30", "30", "0"])");
}

TEST(PrizeCases, PoolsByScoreWhateverTheOrderOfThePlayers)
{
    // c and a share nothing: the best score first; classes as a list, of which one is enough.
    expectResult("uscf_32b",
                 R"({"players": [{"id": "a", "score": 3, "classes": ["X"]}, {"id": "b", "score": 5},
                 {"id": "c", "score": 4, "classes": ["Y"]}, {"id": "d", "score": 1, "classes": ["Z"]}],
                 "prizes": [{"amount": 30, "order": 2, "eligible": ["X", "Y"]}, {"amount": 100, "eligible": "main"},
                 {"amount": 7, "order": 3, "eligible": ["X", "Y", "Z"]}]})",
                 R"({"a": "7", "b": "100", "c": "30", "d": "0"})");
    expectResult("uscf_32b", R"({"players": [], "prizes": []})", "{}");
}

TEST(PrizeCases, FundsOnEntries)
{
    expectResult("based_on", R"({"announced": 400, "based_on": 4, "entries": 4})", R"("400")");
    expectResult("based_on", R"({"announced": 400, "based_on": 4, "entries": 3})", R"("300")");
    expectResult("based_on", R"({"announced": 400, "based_on": 4, "entries": 1})", R"("100")");
    expectResult("based_on", R"({"announced": 400, "based_on": 4, "entries": 1, "total": 501})", R"("200")");
    expectResult("based_on", R"({"announced": 400, "based_on": 4, "entries": 1, "total": 500})", R"("100")");
    expectResult("based_on", R"({"announced": 400, "guaranteed": true})", R"("400")");
    expectResult("based_on", R"({"announced": 400, "guaranteed": false, "based_on": 4, "entries": 0})", R"("0")");
}

TEST(PrizeCases, RoundingInUnits)
{
    const char* half = R"({"amounts": ["15", "25", "24"], "unit": 10, "mode": "half_up"})";
    expectResult("rounding", half, R"({"amounts": [20, 30, 20], "left_over": "-6"})");
    expectResult("rounding", R"({"amounts": ["15", "25", "24"], "unit": 10, "mode": "down"})",
                 R"({"amounts": [10, 20, 20], "left_over": "14"})");
    expectResult("rounding", R"({"amounts": ["15", "25", "24"], "unit": 10})",
                 R"({"amounts": [20, 20, 20], "left_over": "4"})");
    expectResult("largest_remainder", R"({"amounts": ["3/2", "3/2"]})", R"({"amounts": [2, 1], "left_over": "0"})");
    expectResult("rounding", R"({"amounts": ["4/3", "4/3", "4/3"], "mode": "largest_remainder", "scores": [3, 3, 3]})",
                 R"({"amounts": [2, 1, 1], "left_over": "0"})");
    expectResult("rounding", R"({"amounts": ["5/2", "5/2", "7/4", "5/4"], "scores": [5, 5, 4, 4]})",
                 R"({"amounts": [3, 2, 2, 1], "left_over": "0"})");
}

TEST(PrizeCases, OnePrizeForEachInTheOrderOfTheRegulations)
{
    const char* three = R"({"players": [{"id": "a", "classes": ["W"]}, {"id": 2}, {"id": "c"}], "freed": "slide",
        "prizes": [{"id": "W1", "value": 90, "category": "W", "order": 3}, {"id": "1", "value": 50, "category": "main"},
        {"id": "2", "value": 40, "category": "main", "order": 1}]})";
    expectResult("one_prize_no_sharing", three, R"({"a": "W1", "2": "1", "c": "2"})");
    expectError("one_prize_no_sharing", R"({"players": [], "prizes": [], "freed": "melt"})",
                "'freed' is not a word that is known: 'melt'");
}

// Two level on the first two places, one of them with a dearer class prize.
TEST(PrizeCases, OnePrizeForEachWithASharedMainList)
{
    const auto input = [](const char* sharing) {
        nlohmann::json cases = nlohmann::json::parse(R"({"players": [{"id": "a", "score": 5},
            {"id": "b", "score": 5, "classes": ["W"]}, {"id": "c", "score": 4}, {"id": "d", "score": 3}], "prizes": [
            {"id": "1", "value": 100, "category": "main", "order": 1}, {"id": "2", "value": 60, "category": "main", "order": 2},
            {"id": "W1", "value": 30, "category": "W", "order": 3}]})");
        if (*sharing != '\0') cases["sharing"] = sharing;
        return cases;
    };
    const auto won = [&](const char* sharing) { return answered("one_prize_shared", input(sharing))["result"]; };
    EXPECT_EQ(won("equal"), nlohmann::json::parse(R"({"a": {"prize": "main", "amount": "80"},
        "b": {"prize": "main", "amount": "80"}, "c": {"prize": null, "amount": "0"}, "d": {"prize": null, "amount": "0"}})"));
    EXPECT_EQ(won(""), won("equal"));
    EXPECT_EQ(won("hort")["a"]["amount"], "90");
    EXPECT_EQ(won("hort")["b"]["amount"], "70");
    EXPECT_EQ(won("none")["a"]["amount"], "100");
    EXPECT_EQ(won("none")["b"]["amount"], "60");
    nlohmann::json dear = input("equal");
    dear["prizes"][2]["value"] = 90;
    const auto moved = answered("one_prize_shared", dear)["result"];
    EXPECT_EQ(moved["b"], nlohmann::json::parse(R"({"prize": "W1", "amount": "90"})"));
    EXPECT_EQ(moved["a"]["amount"], "100");
    EXPECT_EQ(moved["c"]["amount"], "60");
}

TEST(PrizeCases, TitlesBesidesPlaces)
{
    expectResult("keep_higher_drop_lower", R"({"place_prize": 300, "title_prize": 500})",
                 R"({"paid": 500, "title": true, "unpaid": 300, "next_player_gets": 0})");
    expectResult("keep_higher_pass_on", R"({"place_prize": 300, "title_prize": 500})",
                 R"({"paid": 500, "title": true, "unpaid": 0, "next_player_gets": 300})");
}

TEST(PrizeCases, MedalsAndTheirTable)
{
    expectResult("medals", R"({"ranks": [1, 2, 2, 4]})", R"(["gold", "silver", "silver", ""])");
    expectResult("medals", R"({"ranks": [3, 4, 5], "joint_third": true})", R"(["bronze", "bronze", ""])");
    expectResult("medal_table", R"({"units": [{"id": "a", "silver": 9}, {"id": "b", "gold": 1},
                 {"id": "c", "gold": 1, "bronze": 1}, {"id": "d", "silver": 9, "bronze": 1}, {"id": "e"}]})",
                 R"(["c", "b", "d", "a", "e"])");
    expectResult("medal_table", R"({"units": [{"id": "a"}, {"id": "b"}]})", R"(["a", "b"])");
    expectResult("medal_table", R"({"units": []})", "[]");
}

TEST(PrizeCases, SumsOfUnits)
{
    expectResult("team_sum_places", R"({"teams": {"A": [9, 1, 2, 3, 4], "B": [1, 2, 3]}})", R"({"A": 10, "B": null})");
    expectResult("team_sum_places", R"({"best": 4, "short_is_ranked": true, "teams": {"B": [1, 2, 3]}})",
                 R"({"B": 6})");
    expectResult("team_sum_points", R"({"best": 2, "teams": {"A": [1, 3, 2.5], "B": [4]}})",
                 R"({"A": "11/2", "B": "4"})");
    expectResult("team_sum_points", R"({"best": 2, "short_is_ranked": false, "teams": {"B": [4]}})", R"({"B": null})");
    expectResult("club_series", R"({"points": [10, 5, 2.5], "places": [3, 4, 1, 1]})", R"("45/2")");
    expectResult("club_series", R"({"points": [10, 5, 2], "places": [3, 4, 1, 1], "best": 2})", "20");
    expectResult("club_series", R"({"points": [10, 5, 2], "places": [3, 4, 1, 1], "best": 3})", "22");
}

TEST(PrizeCases, TheBestGain)
{
    expectResult("best_gain", R"({"players": []})", R"({"winner": null})");
    const char* players =
        R"({"players": [{"id": "a", "rating": 1500, "w": 4, "we": 3}, {"id": "b", "rating": 1400, "w": 3,
        "we": 2}, {"id": "c", "w": 9, "we": 1, "default": true}, {"id": "d", "w": 9, "we": 1, "withdrawn": true}]})";
    expectResult("best_gain", players, R"({"winner": "b"})");
    expectResult("best_gain", R"({"players": [{"id": "a", "rating": 1500, "w": 4.5, "we": 3, "unplayed_last": false},
                 {"id": "b", "rating": 1400, "w": 3, "we": 2}, {"id": "c", "rating": 1, "w": 2, "we": 1}]})",
                 R"({"winner": "a"})");
    expectResult("best_gain",
                 R"({"players": [{"id": "a", "rating": 1, "w": 3, "we": 2}, {"id": "b", "w": 3, "we": 2}]})",
                 R"({"winner": "b"})");
}

}  // namespace
}  // namespace kydai::prizes
