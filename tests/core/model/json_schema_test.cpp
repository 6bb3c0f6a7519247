#include "model/json_schema.h"

#include "model/json.h"
#include "support/json_validator.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

using fixture::misfit;

Json fileOf(const Event& event)
{
    Json file{{"format", "kydai"}, {"version", 1}};
    file.update(toJson(event));
    file["sections"] = Json::array();
    for (const EventSection& each : event.sections) file["sections"].push_back(toJson(*each.section));
    return file;
}

TEST(JsonSchema, DescribesEveryEventThatIsWritten)
{
    const Json schema = eventFileSchema();
    EXPECT_EQ(schema["$id"], "urn:kydai:schema:event");
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        EXPECT_EQ(misfit(fileOf(fixture::wholeEvent(seed)), schema), "") << seed;
    EXPECT_TRUE(schema["properties"].contains("name"));
    EXPECT_TRUE(schema["properties"].contains("units"));
}

TEST(JsonSchema, DescribesEveryChangeButTheRecordsThatScriptsSayByMembers)
{
    const Json changes = changesSchema();
    EXPECT_EQ(changes["$id"], "urn:kydai:schema:changes");
    std::size_t seen = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Event event;
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            event = applyTo(event, change)->event;
            if (std::holds_alternative<EditPlayer>(change)) continue;
            EXPECT_EQ(misfit(Json::array({toJson(change)}), changes), "");
            ++seen;
        }
    }
    EXPECT_GT(seen, 500U);
}

TEST(JsonSchema, RefusesWhatReadersRefuse)
{
    const Json schema = eventFileSchema();
    for (const char* text :
         {R"({"players":[{"id":1,"birth":"1.2.2003"}]})", R"({"rounds":3})", R"({"rules":{"discipline":"go"}})",
          R"({"players":[{"id":"one"}]})", R"({"players":[{"id":1,"rating":-1}]})", R"({"info":{"name":"A\nB"}})",
          R"({"player":[]})", R"({"rounds":[{"games":[{"white":1}]}]})"}) {
        const Json file{{"format", "kydai"}, {"version", 1}, {"sections", Json::array({Json::parse(text)})}};
        EXPECT_NE(misfit(file, schema), "") << text;
    }
    EXPECT_NE(misfit(Json{{"format", "kydai"}, {"version", 1}}, schema), "");
}

}  // namespace
}  // namespace kydai
