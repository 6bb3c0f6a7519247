#include "model/json.h"

#include "model/stored_json.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

class ModelJson : public ::testing::TestWithParam<int> {};

TEST_P(ModelJson, ReadsWhatItWrote)
{
    Random random(static_cast<std::uint64_t>(GetParam()));
    Event event;
    for (int step = 0; step < 40; ++step) {
        const Change change = fixture::randomChange(event, random);
        const std::string text = toJson(change).dump();
        const auto read = parseJson<Change>(text);
        ASSERT_TRUE(read.ok()) << text << read.error().what;
        EXPECT_EQ(toJson(*read).dump(), text);
        event = applyTo(event, change)->event;
        const auto again = fromJson<Event>(toJson(event));
        ASSERT_TRUE(again.ok());
        ASSERT_EQ(again->sections.size(), event.sections.size());
        for (std::size_t i = 0; i < event.sections.size(); ++i)
            EXPECT_EQ(*again->sections[i].section, *event.sections[i].section);
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, ModelJson, ::testing::Range(0, 20));

TEST(ModelJson, ResultIsReadable)
{
    const SetResult change{SectionId{1}, 5, playerId(3), playerId(1), Outcome::Win, Outcome::Loss};
    EXPECT_EQ(toJson(Change{change}).dump(),
              R"({"change":"set_result","section":1,"round":5,"white":3,"black":1,"whiteOutcome":"win",)"
              R"("blackOutcome":"loss"})");
}

TEST(ModelJson, DefaultsThatMayChangeOneDayAreWritten)
{
    const Json rules = toJson(RuleSet{});
    EXPECT_EQ(rules.at("tieBreakEdition"), "26");
    EXPECT_EQ(rules.at("fideMode"), true);
    EXPECT_EQ(rules.at("points").at("winWhite"), 1);
    EXPECT_FALSE(rules.contains("prohibited"));
}

TEST(ModelJson, ErrorNamesThePlace)
{
    const auto section = parseJson<Section>(R"({"players":[{"id":1},{"id":2,"birth":"1.2.2003"}]})");
    ASSERT_FALSE(section.ok());
    EXPECT_EQ(section.error().code, Errc::Malformed);
    EXPECT_EQ(section.error().what, fragment(FragmentId::ValueAt, "/players/1/birth"));
    for (const char* text : {"", "{", "[]", R"({"rounds":3})", R"({"rules":{"points":{"winWhite":0.123}}})",
                             R"({"players":[{"id":99999999999}]})", R"({"rules":{"discipline":"go"}})"})
        EXPECT_FALSE(parseJson<Section>(text).ok()) << text;
    EXPECT_FALSE(parseJson<Change>(R"({"change":"no_such"})").ok());
    EXPECT_FALSE(parseJson<Change>(R"({"change":"add_section"})").ok());
}

TEST(ModelJson, WhatFilesBringIsReadWithRemarks)
{
    std::vector<JsonRemark> remarks;
    const auto section =
        fromFile<Section>(Json::parse(R"({"info":{"name":"A\nB","firstDay":"0000-00-00","lastDay":"1.2.2026"},
                        "players":[{"id":1,"rating":-1},{"id":2,"rating":99999999999,"tpn":0,"birth":"9999-99-99",
                                    "ratings":{"tournament":-5}}],
                        "foreignLines":["001 x\n013 y"],"prices":[]})"),
                          remarks);
    ASSERT_TRUE(section.ok());
    std::vector<std::string> told;
    for (const JsonRemark& remark : remarks) told.push_back(logText(remark.what) + " / " + logText(remark.expected));
    const std::vector<std::string> expected{"ValueAt '/info/name' / LineOfAtMost 200",
                                            "ValueAt '/info/firstDay' / DateThatExists",
                                            "ValueAt '/info/lastDay' / DateWithHyphens",
                                            "ValueAt '/players/0/rating' / WholeNumberFromTo 0 4000",
                                            "ValueAt '/players/1/tpn' / WholeNumberFromTo 1 99999",
                                            "ValueAt '/players/1/rating' / WholeNumberThatIsNotTooLarge",
                                            "ValueAt '/players/1/birth' / DateThatExists",
                                            "ValueAt '/players/1/ratings/tournament' / WholeNumberFromTo 0 4000",
                                            "ValueAt '/foreignLines/0' / LineOfAtMost 20000",
                                            "UnknownWordAt '/prices' / WordOfDialect 'prizes'"};
    EXPECT_EQ(told, expected);
    EXPECT_EQ(section->info.name, "A B");
    EXPECT_EQ(section->players[1].tpn, 2);
    EXPECT_FALSE(section->players[1].ratings.tournament);
    EXPECT_EQ(section->foreignLines.at(0), "001 x 013 y");
}

TEST(ModelJson, WhatIsKeptIsReadAsItIs)
{
    const auto section =
        parseJson<Section>(R"({"info":{"name":"A\nB"},"players":[{"id":1,"rating":-1}],"later":{"members":1}})");
    ASSERT_TRUE(section.ok());
    EXPECT_EQ(section->info.name, "A\nB");
    EXPECT_EQ(section->players[0].rating, -1);
}

TEST(ModelJson, PartlyKnownDates)
{
    EXPECT_EQ(toText({2026, 11, 2}), "2026-11-02");
    EXPECT_EQ(toText({2026, 11, 0}), "2026-11");
    EXPECT_EQ(toText({1950, 0, 0}), "1950");
    EXPECT_EQ(toText({}), "");
    for (const Date date : {Date{2026, 11, 2}, Date{2026, 11, 0}, Date{1950, 0, 0}, Date{}})
        EXPECT_EQ(dateFromText(toText(date)), date);
    EXPECT_FALSE(dateFromText("2026-11-02-1"));
    EXPECT_FALSE(dateFromText("2026/11"));
}

TEST(ModelJson, APartIsWrittenAsInItsSection)
{
    Random random(5);
    Section section = fixture::wholeSection(random);
    while (section.rounds.empty() || !section.round(1).rules) section = fixture::wholeSection(random);
    const Json whole = toJson(section);
    const auto in = [&](const char* place) { return whole.value(Json::json_pointer(place), Json()); };
    EXPECT_EQ(toJson(section.info), in("/info"));
    EXPECT_EQ(toJson(section.info.limits), in("/info/limits"));
    EXPECT_EQ(toJson(section.info.report), in("/info/report"));
    EXPECT_EQ(toJson(section.rules), in("/rules"));
    EXPECT_EQ(toJson(section.rules.points), in("/rules/points"));
    EXPECT_EQ(toJson(section.players.front()), in("/players/0"));
    EXPECT_EQ(toJson(section.players.front().ratings), in("/players/0/ratings"));
    EXPECT_EQ(toJson(section.players.front().marks), in("/players/0/marks"));
    EXPECT_EQ(toJson(section.teams), in("/teams"));
    EXPECT_EQ(toJson(section.prizes), in("/prizes"));
    EXPECT_EQ(toJson(section.frozenPrizes), in("/frozenPrizes"));
    EXPECT_EQ(toJson(section.adjustments), whole.value("adjustments", Json::array()));
    EXPECT_EQ(toJson(section.requestedByes), whole.value("requestedByes", Json::array()));
    EXPECT_EQ(toJson(section.foreignLines), whole.value("foreignLines", Json::array()));
    EXPECT_EQ(toJson(section.round(1)), in("/rounds/0"));
    EXPECT_EQ(toJson(*section.round(1).rules), in("/rounds/0/rules"));
    EXPECT_EQ(toJson(EventUnitRules{.best = 3}).at("best"), 3);
}

TEST(ModelJson, WhatALaterVersionWroteIsNoticed)
{
    const auto strangers = [](const char* text) {
        const auto stored = fromStored<Player>(Json::parse(text));
        EXPECT_TRUE(stored.ok());
        return stored.ok() && stored->hasStrangers;
    };
    EXPECT_FALSE(strangers(R"({"id":1,"name":"An"})"));
    EXPECT_TRUE(strangers(R"({"id":1,"nom":"An"})"));
    EXPECT_TRUE(strangers(R"({"id":1,"marks":{"later":1}})")) << "also inside";
    const auto refused = fromStored<Player>(Json::parse(R"({"name":7})"));
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().what, fragment(FragmentId::ValueAt, "/name"));
    EXPECT_EQ(refused.error().expected, fragment(FragmentId::TextInQuotes));
    const auto noJson = parseJson<Player>("{");
    ASSERT_FALSE(noJson.ok());
    EXPECT_EQ(noJson.error().code, Errc::Malformed);
    EXPECT_EQ(noJson.error().what, fragment(FragmentId::TextThatIsNotJson));
    EXPECT_EQ(noJson.error().expected, fragment(FragmentId::JsonOfKydai));
    for (const char* text : {R"({"change":"no_such"})", R"({"change":1})", "[]"}) {
        const auto change = parseJson<Change>(text);
        ASSERT_FALSE(change.ok()) << text;
        EXPECT_EQ(change.error().what, fragment(FragmentId::ValueAt, "/change"));
        EXPECT_EQ(change.error().expected, fragment(FragmentId::KindOfChange));
    }
    const auto nothing = parseJson<Change>(R"({"change":"add_section"})");
    ASSERT_FALSE(nothing.ok());
    EXPECT_EQ(nothing.error().what, fragment(FragmentId::ValueAt, "/content"));
    EXPECT_EQ(nothing.error().expected, fragment(FragmentId::ASection));
}

}  // namespace
}  // namespace kydai
