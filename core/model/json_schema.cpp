#include "model/json_schema.h"

#include "model/bounds.h"
#include "model/json_script.h"
#include "model/json_values.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace kydai {

namespace {

Json ofType(const char* name)
{
    return Json{{"type", name}};
}

/// The members of an object. Not in the templates below, of which there are hundreds.
struct Told {
    Json properties = Json::object();
    Json required = Json::array();
};

/// \param usual what it is where nothing is said; null for what has no such value
void tell(Told& told, const Row& row, Json schema, Json usual, bool required)
{
    if (!usual.is_null()) schema["default"] = std::move(usual);
    told.properties[std::string(row.word)] = std::move(schema);
    if (required) told.required.push_back(row.word);
}

/// An object of these members and nothing else.
Json objectOf(Told told)
{
    Json schema = ofType("object");
    schema["properties"] = std::move(told.properties);
    if (!told.required.empty()) schema["required"] = std::move(told.required);
    schema["additionalProperties"] = false;
    return schema;
}

Json nullOr(Json schema)
{
    return Json{{"anyOf", Json::array({std::move(schema), ofType("null")})}};
}

Json listOf(Json items)
{
    Json schema = ofType("array");
    schema["items"] = std::move(items);
    return schema;
}

Json oneOf(std::span<const std::string_view> known)
{
    Json words = Json::array();
    for (const std::string_view word : known) words.push_back(word);
    return Json{{"enum", std::move(words)}};
}

Json integerWithin(const Bounds& bounds)
{
    Json schema = ofType("integer");
    if (bounds.low != Bounds{}.low) schema["minimum"] = bounds.low;
    if (bounds.high != Bounds{}.high) schema["maximum"] = bounds.high;
    return schema;
}

/// Makes the schemas of values by their shapes, as json_values.h reads them; types with a word of their own are told
/// once.
class Definitions {
public:
    /// The schemas that the others point to, by the words of their types.
    [[nodiscard]] Json all() && { return std::move(m_all); }

    template <class T>
    Json of(const Bounds& bounds)
    {
        return shape(std::type_identity<T>{}, bounds);
    }

    /// An object of its rows and nothing else.
    template <class T>
    Json object()
    {
        Members<T> members{*this, {}};
        describe(members, std::type_identity<T>{});
        return objectOf(std::move(members.told));
    }

private:
    template <class T>
    struct Members {
        Definitions& definitions;
        Told told;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            static const T kUsual{};
            Json usual;
            if constexpr (std::is_arithmetic_v<M> || HasWords<M> || std::is_same_v<M, Points>)
                usual = json_values::write(kUsual.*member);
            if (row.needed) usual = nullptr;
            tell(told, row, definitions.of<M>(row.bounds), std::move(usual), json_values::mustBeSaid<M>(row));
        }
    };

    Json shape(std::type_identity<Date> /*shape*/, const Bounds& /*bounds*/)
    {
        Json schema = ofType("string");
        schema["pattern"] = "^([0-9]{4}(-[0-9]{2}){0,2})?$";
        return schema;
    }
    Json shape(std::type_identity<Points> /*shape*/, const Bounds& bounds)
    {
        Json schema = ofType("number");
        schema["format"] = "points";
        const auto asPoints = [](std::int64_t tenths) {
            return json_values::write(Points{static_cast<std::int32_t>(tenths)});
        };
        if (bounds.low != Bounds{}.low) schema["minimum"] = asPoints(bounds.low);
        if (bounds.high != Bounds{}.high) schema["maximum"] = asPoints(bounds.high);
        return schema;
    }
    Json shape(std::type_identity<std::string> /*shape*/, const Bounds& bounds)
    {
        Json schema = ofType("string");
        schema["maxLength"] = bounds.characters;
        if (!bounds.lines) schema["pattern"] = R"(^[^\u0000-\u0008\u000A-\u001F\u007F]*$)";
        return schema;
    }
    Json shape(std::type_identity<bool> /*shape*/, const Bounds& /*bounds*/) { return ofType("boolean"); }
    template <class T>
    requires std::is_integral_v<T> Json shape(std::type_identity<T> /*shape*/, const Bounds& bounds)
    {
        Bounds within = bounds;
        if constexpr (std::is_unsigned_v<T>) within = {.low = 0};
        return integerWithin(within);
    }
    Json shape(std::type_identity<PlayerId> /*shape*/, const Bounds& bounds)
    {
        Json schema = ofType("integer");
        schema["format"] = "player";
        schema["minimum"] = bounds.low == kOrNobody.low ? 0 : 1;
        return schema;
    }
    Json shape(std::type_identity<TeamId> /*shape*/, const Bounds& /*bounds*/)
    {
        Json schema = ofType("integer");
        schema["format"] = "team";
        return schema;
    }
    /// By its name; the key that the journal has may stand there and is not read.
    Json shape(std::type_identity<SectionId> /*shape*/, const Bounds& /*bounds*/)
    {
        return Json{{"type", Json::array({"string", "integer"})}, {"format", "section"}};
    }
    template <HasWords T>
    Json shape(std::type_identity<T> /*shape*/, const Bounds& /*bounds*/)
    {
        return oneOf(Words<T>::kAll);
    }
    template <class T>
    Json shape(std::type_identity<std::optional<T>> /*shape*/, const Bounds& bounds)
    {
        return nullOr(of<T>(bounds));
    }
    template <class T>
    Json shape(std::type_identity<std::shared_ptr<const T>> /*shape*/, const Bounds& bounds)
    {
        return of<T>(bounds);
    }
    template <class T>
    Json shape(std::type_identity<std::vector<T>> /*shape*/, const Bounds& bounds)
    {
        return listOf(of<T>(bounds));
    }
    /// In files the sections stand without the keys of ours.
    Json shape(std::type_identity<EventSection> /*shape*/, const Bounds& bounds) { return of<Section>(bounds); }
    template <IsDescribed T>
    Json shape(std::type_identity<T> /*shape*/, const Bounds& /*bounds*/)
    {
        static_assert(!kTypeWord<T>.empty());
        return reference(std::string(kTypeWord<T>), [](Definitions& definitions) { return definitions.object<T>(); });
    }
    Json reference(const std::string& word, Json (*define)(Definitions&));

    Json m_all = Json::object();
};

Json Definitions::reference(const std::string& word, Json (*define)(Definitions&))
{
    if (!m_all.contains(word)) {
        m_all[word] = nullptr;  // its place in the order
        m_all[word] = define(*this);
    }
    return Json{{"$ref", "#/$defs/" + word}};
}

/// A change of a kind: its word, and the section where it is not the chosen one.
/// \param schema of its members
Json changeSchema(std::string_view word, const Json& schema, Definitions& definitions)
{
    Json properties = Json::object();
    properties["change"] = Json{{"const", word}};
    properties["section"] = definitions.of<SectionId>({});
    properties.update(schema.at("properties"));
    Json required = Json::array({"change"});
    for (const Json& member : schema.value("required", Json::array())) required.push_back(member);
    Json titled = Json{{"title", word}};
    titled.update(schema);
    titled["properties"] = std::move(properties);
    titled["required"] = std::move(required);
    return titled;
}

/// \param words of the kinds from the `kind`th on
template <class Kinds, std::size_t kind>
void addKinds(std::span<const std::string_view> words, Json& kinds, Definitions& definitions)
{
    if constexpr (kind < std::variant_size_v<Kinds>) {
        using One = std::variant_alternative_t<kind, Kinds>;
        if (std::is_same_v<Kinds, ScriptedChange> || !script::isOwn(words.front()))
            kinds.push_back(changeSchema(words.front(), definitions.object<One>(), definitions));
        addKinds<Kinds, kind + 1>(words.subspan(1), kinds, definitions);
    }
}

}  // namespace

Json schemaHead(std::string_view name)
{
    return Json{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                {"$id", "urn:kydai:schema:" + std::string(name)},
                {"title", name}};
}

Json eventFileSchema()
{
    Definitions definitions;
    Json object = definitions.object<Event>();
    Json properties = Json{{"$schema", ofType("string")}, {"format", Json{{"const", "kydai"}}}};
    properties["version"] = ofType("integer");
    properties.update(object["properties"]);
    Json schema = schemaHead("event");
    schema.update(object);
    schema["properties"] = std::move(properties);
    schema["required"] = Json::array({"format", "version", "sections"});
    schema["$defs"] = std::move(definitions).all();
    return schema;
}

Json changesSchema()
{
    Definitions definitions;
    Json kinds = Json::array();
    addKinds<ScriptedChange, 1>(script::kOwnWords, kinds, definitions);
    addKinds<Change, 0>(kChangeWords, kinds, definitions);
    Json schema = schemaHead("changes");
    schema["type"] = "array";
    schema["items"] = Json{{"anyOf", std::move(kinds)}};
    schema["$defs"] = std::move(definitions).all();
    return schema;
}

}  // namespace kydai
