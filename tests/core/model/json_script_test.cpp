// What a list of changes says, read one by one: players by their numbers, sections by their names, and everything else
// refused with its place and what would do.
#include "model/json_script.h"

#include "model/json_values.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace kydai {
namespace {

/// The Open has numbers 11, 12 and 13, of whom the first two are out of bounds as a file brought them; the Women 21.
Event eventOfScripts()
{
    Section open;
    open.info.name = "Open";
    open.players = {{.id = playerId(1), .tpn = 11, .name = "An\nBình", .rating = 5000},
                    {.id = playerId(2), .tpn = 12, .name = "Chi", .rating = 1800, .birth = {2011, 2, 31}},
                    {.id = playerId(3), .tpn = 13, .name = "Dung"}};
    open.players[1].unit = "Biên Hòa";
    Section women;
    women.info.name = "Women";
    women.players = {{.id = playerId(1), .tpn = 21}};
    Event event;
    event.sections = {{SectionId{4}, std::make_shared<const Section>(std::move(open))},
                      {SectionId{7}, std::make_shared<const Section>(std::move(women))}};
    return event;
}

/// As the journal would keep it, players and sections by their keys; or the error. It is the fifth of its list.
std::string readAs(std::string_view text, SectionId chosen = SectionId{4})
{
    const ValuePath list;
    const auto read = readScripted(Json::parse(text), eventOfScripts(), chosen, {&list, {}, 4});
    if (!read) {
        const Error& error = read.error();
        return fmt::format("{} {} / {}", static_cast<int>(error.code), logText(error.what), logText(error.expected));
    }
    return std::visit(
        []<class C>(const C& change) {
            if constexpr (std::is_same_v<C, Change>)
                return toJson(change).dump();
            else
                return json_values::write(change).dump();
        },
        *read);
}

std::string malformed(std::string_view text)
{
    return fmt::format("{} {}", static_cast<int>(Errc::Malformed), text);
}
std::string outOfRange(std::string_view text)
{
    return fmt::format("{} {}", static_cast<int>(Errc::OutOfRange), text);
}

TEST(JsonScript, PlayersAreNamedByTheirNumbersInTheSectionThatIsChosenOrNamed)
{
    EXPECT_EQ(readAs(R"({"change":"withdraw","players":[12,11]})"), R"({"section":4,"players":[2,1]})");
    EXPECT_EQ(readAs(R"({"change":"withdraw","section":"Women","players":[21]})"), R"({"section":7,"players":[1]})");
    EXPECT_EQ(readAs(R"({"change":"withdraw","section":9,"players":[12]})"), R"({"section":4,"players":[2]})")
        << "a number is the key of some journal";
    EXPECT_EQ(readAs(R"({"change":"set_result","round":200,"white":13,"black":11,"whiteOutcome":"win"})"),
              R"({"change":"set_result","section":4,"round":200,"white":3,"black":1,"whiteOutcome":"win",)"
              R"("blackOutcome":"open"})");
    const std::string nobody =
        fmt::format("{} PlayerNumberAt 21 '/4/players/1' / PlayerOfThisSection", static_cast<int>(Errc::NoSuchPlayer));
    EXPECT_EQ(readAs(R"({"change":"withdraw","players":[12,21]})"), nobody);
}

TEST(JsonScript, NobodyMaySitAtABoardOfALineUpAndNowhereElse)
{
    EXPECT_EQ(readAs(R"({"change":"set_line_up","lineUp":{"round":1,"team":1,"boards":[0,13]}})"),
              R"({"change":"set_line_up","section":4,"lineUp":{"round":1,"team":1,"boards":[0,3]}})");
    EXPECT_EQ(
        readAs(R"({"change":"withdraw","players":[0]})"),
        fmt::format("{} PlayerNumberAt 0 '/4/players/0' / PlayerOfThisSection", static_cast<int>(Errc::NoSuchPlayer)));
}

TEST(JsonScript, ASectionIsOneOfTheEvent)
{
    const std::string none = fmt::format("{} NoSectionOfThisName 'U8' / OneOfSections 'Open', 'Women'",
                                         static_cast<int>(Errc::NoSuchSection));
    EXPECT_EQ(readAs(R"({"change":"withdraw","section":"U8","players":[12]})"), none);
    EXPECT_EQ(readAs(R"({"change":"move_players","to":"U8","players":[12]})"), none);
    EXPECT_EQ(readAs(R"({"change":"move_players","to":"Women","players":[12]})"),
              R"({"section":4,"to":7,"players":[2]})");
    EXPECT_EQ(readAs(R"({"change":"withdraw","section":true,"players":[12]})"),
              malformed("ValueAt '/4/section' / TextInQuotes"));
    EXPECT_EQ(readAs(R"({"change":"pair_round"})", SectionId{}), malformed("ValueAt '/4' / MemberNamed 'section'"));
    EXPECT_EQ(readAs(R"({"change":"pair_round"})"), R"({"section":4})");
    EXPECT_EQ(readAs(R"({"change":"rename_event","name":"Giải trẻ"})", SectionId{}),
              R"({"change":"rename_event","name":"Giải trẻ"})");
    EXPECT_TRUE(readAs(R"({"change":"add_section","section":"Open","content":{"info":{"name":"U8"}}})")
                    .starts_with(R"({"change":"add_section","content":{"info")"))
        << "a new one";
}

TEST(JsonScript, AKindIsSaidAndIsOneOfThoseThatThereAre)
{
    const std::string unsaid = malformed("ValueAt '/4/change' / KindOfChange");
    for (const char* text : {"{}", "7", "[]", R"({"change":7})", R"({"players":[12]})"})
        EXPECT_EQ(readAs(text), unsaid) << text;
    EXPECT_TRUE(
        readAs(R"({"change":"withdrawn","players":[12]})")
            .starts_with(malformed("ValueAt '/4/change' / NearestOfWords 'withdraw' 'pair_round', 'edit_player', ")));
}

TEST(JsonScript, OfAPlayerTheMembersThatAreSaidChangeAndTheOthersStay)
{
    const std::string told = readAs(R"({"change":"edit_player","player":12,"name":"Chi Lê","id":77})");
    const Json edited = Json::parse(told);
    EXPECT_EQ(edited.at("section"), 4);
    EXPECT_EQ(edited.at("player"), 2);
    EXPECT_EQ(edited.at("id"), 2) << "his own, whatever is said";
    EXPECT_EQ(edited.at("tpn"), 12);
    EXPECT_EQ(edited.at("name"), "Chi Lê");
    EXPECT_EQ(edited.at("rating"), 1800);
    EXPECT_EQ(edited.at("unit"), "Biên Hòa");
    EXPECT_EQ(readAs(R"({"change":"edit_player","name":"Chi Lê"})"), malformed("ValueAt '/4' / MemberNamed 'player'"));
}

TEST(JsonScript, WhatIsOutOfBoundsMayStayAndDoesNotComeIn)
{
    const auto edit = [](std::string_view members) {
        return readAs(fmt::format(R"({{"change":"edit_player",{}}})", members));
    };
    EXPECT_EQ(Json::parse(edit(R"("player":11,"rating":5000,"name":"An\nBình","unit":"X")")).at("rating"), 5000);
    EXPECT_EQ(edit(R"("player":11,"rating":5001)"), outOfRange("ValueAt '/4/rating' / WholeNumberFromTo 0 4000"));
    EXPECT_EQ(edit(R"("player":13,"rating":4001)"), outOfRange("ValueAt '/4/rating' / WholeNumberFromTo 0 4000"));
    EXPECT_EQ(Json::parse(edit(R"("player":13,"rating":4000)")).at("rating"), 4000);
    EXPECT_EQ(edit(R"("player":11,"name":"An\nChi")"), outOfRange("ValueAt '/4/name' / LineOfAtMost 200"));
    EXPECT_EQ(Json::parse(edit(R"("player":12,"birth":"2011-02-31")")).at("birth"), "2011-02-31");
    EXPECT_EQ(edit(R"("player":13,"birth":"2011-02-31")"), outOfRange("ValueAt '/4/birth' / DateThatExists"));
}

TEST(JsonScript, AValueOfAnotherShapeIsRefusedWithItsPlace)
{
    const auto edit = [](std::string_view members) {
        return readAs(fmt::format(R"({{"change":"edit_player","player":13,{}}})", members));
    };
    EXPECT_EQ(edit(R"("birth":"1.2.2003")"), malformed("ValueAt '/4/birth' / DateWithHyphens"));
    EXPECT_EQ(edit(R"("birth":2003)"), malformed("ValueAt '/4/birth' / DateWithHyphens"));
    EXPECT_EQ(edit(R"("name":7)"), malformed("ValueAt '/4/name' / TextInQuotes"));
    EXPECT_EQ(edit(R"("rating":"7")"), malformed("ValueAt '/4/rating' / WholeNumberThatIsNotTooLarge"));
    EXPECT_EQ(edit(R"("rating":1.5)"), malformed("ValueAt '/4/rating' / WholeNumberThatIsNotTooLarge"));
    EXPECT_EQ(edit(R"("rating":99999999999)"), malformed("ValueAt '/4/rating' / WholeNumberThatIsNotTooLarge"));
    EXPECT_EQ(edit(R"("rating":-99999999999)"), malformed("ValueAt '/4/rating' / WholeNumberThatIsNotTooLarge"));
    EXPECT_EQ(edit(R"("marks":{"noByes":1})"), malformed("ValueAt '/4/marks/noByes' / TrueOrFalse"));
    EXPECT_EQ(edit(R"("marks":[])"), malformed("ValueAt '/4/marks' / JsonObject"));
    EXPECT_EQ(edit(R"("national":{})"), malformed("ValueAt '/4/national' / ListInBrackets"));
    EXPECT_EQ(edit(R"("national":[{},{"rating":4001}])"),
              outOfRange("ValueAt '/4/national/1/rating' / WholeNumberFromTo 0 4000"));
    EXPECT_EQ(edit(R"("sex":"femal")"),
              malformed("ValueAt '/4/sex' / NearestOfWords 'female' 'unknown', 'male', 'female'"));
    EXPECT_EQ(edit(R"("nam":"An")"), malformed("UnknownWordAt '/4/nam' / WordOfDialect 'name'"));
    EXPECT_EQ(edit(R"("marks":{"expeled":true})"),
              malformed("UnknownWordAt '/4/marks/expeled' / WordOfDialect 'expelled'"));
    EXPECT_EQ(readAs(R"({"change":"withdraw"})"), malformed("ValueAt '/4' / MemberNamed 'players'"));
    EXPECT_EQ(readAs(R"({"change":"add_section"})"), malformed("ValueAt '/4' / MemberNamed 'content'"));
}

TEST(JsonScript, PointsHaveOneDecimalAndABound)
{
    const auto adjust = [](std::string_view points) {
        return readAs(fmt::format(
            R"({{"change":"set_adjustments","adjustments":[{{"player":11,"round":1,"points":{}}}]}})", points));
    };
    const std::string place = "ValueAt '/4/adjustments/0/points' / ";
    EXPECT_TRUE(adjust("-0.5").ends_with(R"("points":-0.5}]})")) << adjust("-0.5");
    EXPECT_TRUE(adjust("10000").ends_with(R"("points":10000}]})")) << adjust("10000");
    EXPECT_EQ(adjust("10000.1"), outOfRange(place + "PointsFromTo -10000.0 10000.0"));
    EXPECT_EQ(adjust("9999999.9"), outOfRange(place + "PointsFromTo -10000.0 10000.0"));
    EXPECT_EQ(adjust("10000000"), malformed(place + "PointsWithOneDecimal"));
    EXPECT_EQ(adjust("0.25"), malformed(place + "PointsWithOneDecimal"));
    EXPECT_EQ(adjust("\"1\""), malformed(place + "PointsWithPoint"));
}

TEST(JsonScript, AListHasAtMostAHundredThousand)
{
    const auto comments = [](std::size_t count) {
        const Json json{{"change", "set_round_comments"}, {"comments", std::vector<std::string>(count)}};
        return readAs(json.dump());
    };
    EXPECT_TRUE(comments(100'000).starts_with(R"({"change":)"));
    EXPECT_EQ(comments(100'001), malformed("ValueAt '/4/comments' / ListOfAtMost 100000"));
}

TEST(JsonScript, APlanSpeaksOfTheSectionsNumbers)
{
    const Section& open = *eventOfScripts().sections[0].section;
    const auto plan = fromScript<PrizePlan>(Json::parse(R"({"excluded":[{"player":13,"reason":"guest"}]})"), open);
    ASSERT_TRUE(plan.ok());
    EXPECT_EQ(plan->excluded.at(0).player, playerId(3));
    const auto stranger = fromScript<PrizePlan>(Json::parse(R"({"excluded":[{"player":3}]})"), open);
    ASSERT_FALSE(stranger.ok());
    EXPECT_EQ(stranger.error().code, Errc::NoSuchPlayer);
    EXPECT_EQ(stranger.error().what, fragment(FragmentId::PlayerNumberAt, 3, "/excluded/0/player"));
    EXPECT_EQ(stranger.error().expected, fragment(FragmentId::PlayerOfThisSection));
    const auto strange = fromScript<PrizePlan>(Json::parse(R"({"list":[]})"), open);
    ASSERT_FALSE(strange.ok());
    EXPECT_EQ(strange.error().expected, fragment(FragmentId::WordOfDialect, "lists"));
}

}  // namespace
}  // namespace kydai
