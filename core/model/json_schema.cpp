#include "model/json_schema.h"

#include "model/json_shapes.h"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace kydai {

namespace {

constexpr const char* kDialect = "https://json-schema.org/draft/2020-12/schema";

Json ofType(const char* name)
{
    return Json{{"type", name}};
}

// One overload per shape of value, as in json.cpp.
Json schemaOf(std::type_identity<Date> /*shape*/)
{
    Json schema = ofType("string");
    schema["pattern"] = "^([0-9]{4}(-[0-9]{2}){0,2})?$";
    return schema;
}
Json schemaOf(std::type_identity<Points> /*shape*/)
{
    Json schema = ofType("number");
    schema["format"] = "points";
    return schema;
}
Json schemaOf(std::type_identity<std::string> /*shape*/)
{
    return ofType("string");
}
template <class T>
requires std::is_arithmetic_v<T> Json schemaOf(std::type_identity<T> /*shape*/)
{
    return ofType(std::is_same_v<T, bool> ? "boolean" : std::is_integral_v<T> ? "integer" : "number");
}
template <IsId T>
Json schemaOf(std::type_identity<T> /*shape*/)
{
    Json schema = ofType("integer");
    schema["format"] = std::is_same_v<T, PlayerId> ? "player" : std::is_same_v<T, TeamId> ? "team" : "section";
    return schema;
}
template <HasWords T>
Json schemaOf(std::type_identity<T> /*shape*/)
{
    Json words = Json::array();
    for (const auto& word : Words<T>::kAll) words.push_back(word);
    return Json{{"enum", std::move(words)}};
}
template <IsDescribed T>
Json schemaOf(std::type_identity<T> shape);
template <class T>
Json schemaOf(std::type_identity<std::vector<T>> shape);
template <class T>
Json schemaOf(std::type_identity<std::optional<T>> /*shape*/)
{
    Json choices = Json::array();
    choices.push_back(schemaOf(std::type_identity<T>{}));
    choices.push_back(ofType("null"));
    return Json{{"anyOf", std::move(choices)}};
}
template <class T>
Json schemaOf(std::type_identity<std::shared_ptr<const T>> /*shape*/)
{
    return schemaOf(std::type_identity<T>{});
}
template <class T>
Json schemaOf(std::type_identity<std::vector<T>> /*shape*/)
{
    Json schema = ofType("array");
    schema["items"] = schemaOf(std::type_identity<T>{});
    return schema;
}

struct Properties {
    Json out = Json::object();

    template <class M, class Base>
    void operator()(const Row& row, M Base::* /*member*/)
    {
        out[std::string(row.word)] = schemaOf(std::type_identity<M>{});
    }
};

template <IsDescribed T>
Json schemaOf(std::type_identity<T> shape)
{
    Properties properties;
    describe(properties, shape);
    Json schema = ofType("object");
    schema["properties"] = std::move(properties.out);
    return schema;
}

template <std::size_t kind = 0>
void addChanges(Json& kinds)
{
    if constexpr (kind < std::variant_size_v<Change>) {
        using One = std::variant_alternative_t<kind, Change>;
        Json schema = schemaOf(std::type_identity<One>{});
        Json named = Json::object();
        named["change"] = Json{{"const", changeName(Change(One{}))}};
        named.update(schema["properties"]);
        schema["properties"] = std::move(named);
        schema["required"] = Json::array({"change"});
        kinds.push_back(std::move(schema));
        addChanges<kind + 1>(kinds);
    }
}

}  // namespace

Json eventFileSchema()
{
    Json sections = ofType("array");
    sections["items"] = schemaOf(std::type_identity<Section>{});
    Json schema = Json{{"$schema", kDialect}, {"type", "object"}};
    schema["properties"] = Json{{"format", Json{{"const", "kydai"}}}, {"version", ofType("integer")}};
    schema["properties"]["sections"] = std::move(sections);
    schema["required"] = Json::array({"format", "version", "sections"});
    return schema;
}

Json changesSchema()
{
    Json kinds = Json::array();
    addChanges(kinds);
    Json schema = Json{{"$schema", kDialect}, {"type", "array"}};
    schema["items"] = Json{{"anyOf", std::move(kinds)}};
    return schema;
}

}  // namespace kydai
