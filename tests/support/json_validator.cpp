#include "support/json_validator.h"

#include "support/utf8.h"

#include <algorithm>
#include <regex>
#include <set>
#include <string_view>

namespace kydai::fixture {

namespace {

using Json = nlohmann::ordered_json;

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

class Validator {
public:
    explicit Validator(const Json& whole) : m_whole(whole) {}

    [[nodiscard]] std::string look(const Json& value, const Json& schema, const std::string& place) const
    {
        for (const auto& [keyword, about] : schema.items()) {
            std::string wrong = judge(keyword, about, value, schema, place);
            if (!wrong.empty()) return wrong;
        }
        return {};
    }

private:
    [[nodiscard]] std::string judge(const std::string& keyword, const Json& about, const Json& value,
                                    const Json& schema, const std::string& place) const
    {
        static const std::set<std::string> kSilent{"$schema", "$id",     "$defs",    "title",
                                                   "format",  "default", "examples", "description"};
        const auto unless = [&](bool fits) {
            return fits ? std::string()
                        : place + ": " + value.dump().substr(0, 200) + " against " + keyword + ' ' +
                              about.dump().substr(0, 200);
        };
        if (kSilent.contains(keyword)) return {};
        if (keyword == "$ref") return look(value, referred(about.get<std::string>()), place);
        if (keyword == "const") return unless(value == about);
        if (keyword == "enum") return unless(std::find(about.begin(), about.end(), value) != about.end());
        if (keyword == "type") return unless(hasOneOf(value, about));
        if (keyword == "anyOf") return oneOf(value, about, place);
        if (keyword == "minimum") return unless(!value.is_number() || value.get<double>() >= about.get<double>());
        if (keyword == "maximum") return unless(!value.is_number() || value.get<double>() <= about.get<double>());
        if (keyword == "maxLength")
            return unless(!value.is_string() || utf8::length(value.get<std::string>()) <= about.get<std::size_t>());
        if (keyword == "pattern") return unless(!value.is_string() || matches(value.get<std::string>(), about));
        if (keyword == "required") {
            return unless(!value.is_object() || std::all_of(about.begin(), about.end(), [&](const Json& member) {
                return value.contains(member.get<std::string>());
            }));
        }
        if (keyword == "items") return eachItem(value, about, place);
        if (keyword == "properties") return eachMember(value, about, place);
        if (keyword == "additionalProperties") return strangers(value, about, schema, place);
        return "the schema says '" + keyword + "'";
    }

    static bool hasOneOf(const Json& value, const Json& types)
    {
        if (types.is_string()) return hasType(value, types.get<std::string>());
        return std::any_of(types.begin(), types.end(),
                           [&](const Json& type) { return hasType(value, type.get<std::string>()); });
    }
    /// Patterns are ECMAScript's, in which std::regex differs in nothing that ours say.
    static bool matches(const std::string& text, const Json& pattern)
    {
        return std::regex_search(text, std::regex(pattern.get<std::string>()));
    }
    [[nodiscard]] const Json& referred(const std::string& reference) const
    {
        return m_whole.at(nlohmann::ordered_json::json_pointer(reference.substr(1)));
    }
    /// What a choice with the same word in its `const` says is the nearest reason.
    [[nodiscard]] std::string oneOf(const Json& value, const Json& choices, const std::string& place) const
    {
        std::string reason = place + ": none of the choices fits " + value.dump().substr(0, 200);
        for (const Json& choice : choices) {
            std::string wrong = look(value, choice, place);
            if (wrong.empty()) return {};
            const bool isMeant = value.is_object() && value.contains("change") && choice.contains("title") &&
                                 value["change"] == choice["title"];
            if (isMeant) reason = std::move(wrong);
        }
        return reason;
    }
    [[nodiscard]] std::string eachItem(const Json& value, const Json& schema, const std::string& place) const
    {
        if (!value.is_array()) return {};
        for (std::size_t i = 0; i < value.size(); ++i) {
            std::string wrong = look(value[i], schema, place + '/' + std::to_string(i));
            if (!wrong.empty()) return wrong;
        }
        return {};
    }
    [[nodiscard]] std::string eachMember(const Json& value, const Json& properties, const std::string& place) const
    {
        if (!value.is_object()) return {};
        for (const auto& [key, item] : value.items()) {
            if (!properties.contains(key)) continue;
            std::string wrong = look(item, properties[key], place + '/' + key);
            if (!wrong.empty()) return wrong;
        }
        return {};
    }
    [[nodiscard]] std::string strangers(const Json& value, const Json& about, const Json& schema,
                                        const std::string& place) const
    {
        if (!value.is_object() || about == true) return {};
        const Json known = schema.value("properties", Json::object());
        for (const auto& [key, item] : value.items()) {
            if (known.contains(key)) continue;
            if (about == false) return place + ": unknown key " + key;
            std::string wrong = look(item, about, place + '/' + key);
            if (!wrong.empty()) return wrong;
        }
        return {};
    }

    const Json& m_whole;
};

}  // namespace

std::string misfit(const Json& value, const Json& schema)
{
    return Validator(schema).look(value, schema, "");
}

}  // namespace kydai::fixture
