#include "model/json_schema.h"

#include "support/random_change.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace kydai {
namespace {

bool hasType(const Json& value, const std::string& type)
{
    if (type == "integer") return value.is_number_integer();
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "number"  ? value.is_number()
                               : type == "null" && value.is_null();
}

/// What of JSON Schema ours uses; keys that a schema doesn't name are faults here, though the standard allows them.
bool fits(const Json& value, const Json& schema, std::string& where)
{
    const auto fails = [&](const std::string& what) {
        if (where.empty()) where = what;
        return false;
    };
    if (schema.contains("const")) return value == schema["const"] || fails(value.dump());
    if (schema.contains("enum")) {
        const auto& words = schema["enum"];
        return std::find(words.begin(), words.end(), value) != words.end() || fails(value.dump());
    }
    if (schema.contains("anyOf")) {
        std::string ignored;
        const auto one = [&](const Json& choice) { return fits(value, choice, ignored); };
        return std::any_of(schema["anyOf"].begin(), schema["anyOf"].end(), one) || fails(value.dump());
    }
    if (!hasType(value, schema["type"].get<std::string>()))
        return fails(value.dump() + " is no " + schema["type"].dump());
    if (schema.contains("pattern")) {
        return std::regex_match(value.get<std::string>(), std::regex(schema["pattern"].get<std::string>())) ||
               fails(value.dump());
    }
    for (const auto& required : schema.value("required", Json::array()))
        if (!value.contains(required.get<std::string>())) return fails("no " + required.dump());
    if (value.is_array())
        return std::all_of(value.begin(), value.end(),
                           [&](const Json& item) { return fits(item, schema["items"], where); });
    if (!value.is_object()) return true;
    for (const auto& [key, item] : value.items()) {
        const auto property = schema["properties"].find(key);
        if (property == schema["properties"].end()) return fails("unknown key " + key);
        if (!fits(item, *property, where)) return false;
    }
    return true;
}

TEST(JsonSchema, DescribesEveryChangeAndSectionThatIsWritten)
{
    const Json changes = changesSchema();
    const Json section = eventFileSchema()["properties"]["sections"]["items"];
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Event event;
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            std::string where;
            EXPECT_TRUE(fits(Json::array({toJson(change)}), changes, where)) << where;
            event = applyTo(event, change)->event;
            for (const EventSection& each : event.sections)
                EXPECT_TRUE(fits(toJson(*each.section), section, where)) << where;
        }
    }
}

TEST(JsonSchema, RefusesWhatReadersRefuse)
{
    const Json section = eventFileSchema()["properties"]["sections"]["items"];
    for (const char* text : {R"({"players":[{"id":1,"birth":"1.2.2003"}]})", R"({"rounds":3})",
                             R"({"rules":{"discipline":"go"}})", R"({"players":[{"id":"one"}]})"}) {
        std::string where;
        EXPECT_FALSE(fits(Json::parse(text), section, where)) << text;
    }
}

}  // namespace
}  // namespace kydai
