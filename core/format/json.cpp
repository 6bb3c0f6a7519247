#include "format/json.h"

#include "model/json.h"
#include "model/numbering.h"
#include "model/section_check.h"
#include "model/stored_key.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <vector>

namespace kydai::format {

namespace {

constexpr int kVersion = 1;

/// Builds nothing: only finds where a text stops being JSON.
class ErrorFinder : public nlohmann::json_sax<Json> {
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        m_position = position;
        return false;
    }
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    std::size_t m_position = 0;
};

int lineAt(std::string_view bytes, std::size_t position)
{
    return 1 + static_cast<int>(std::ranges::count(bytes.substr(0, position > 0 ? position - 1 : 0), '\n'));
}

/// An event names its format; a section has its rules in an object. Other programs have lists of players too.
bool isOurs(const Json& json)
{
    const auto format = json.find("format");
    if (format != json.end()) return *format == "kydai";
    const auto rules = json.find("rules");
    return json.contains("sections") || (rules != json.end() && rules->is_object());
}

/// Texts in which characters hide or turn round, everywhere in the tree; their number.
std::size_t replaceHidden(Json& json)
{
    std::size_t hidden = 0;
    std::vector<Json*> open{&json};
    while (!open.empty()) {
        Json* const node = open.back();
        open.pop_back();
        if (node->is_string()) hidden += utf8::replaceHidden(node->get_ref<std::string&>());
        if (!node->is_structured()) continue;
        for (Json& child : *node) open.push_back(&child);
    }
    return hidden;
}

Result<Section> readSection(const Json& json, const std::string& fileName)
{
    auto section = fromJson<Section>(json);
    if (!section) {
        Error error = section.error();
        error.file = fileName;
        return error;
    }
    for (Player& player : section->players) {
        if (player.tpn == 0) player.tpn = StoredKey::of(player.id);
    }
    if (const auto fit = checkReferences(*section); !fit) {
        Error error = fit.error();
        error.file = fileName;
        return error;
    }
    return section;
}

}  // namespace

std::string writeJson(const std::vector<Section>& sections, const std::string& name, const EventUnitRules& units)
{
    Json json = Json::object();
    json["format"] = "kydai";
    json["version"] = kVersion;
    if (!name.empty()) json["name"] = name;
    if (units != EventUnitRules{}) json["units"] = toJson(units);
    json["sections"] = Json::array();
    for (const Section& section : sections) json["sections"].push_back(toJson(byNumber(section)));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<ReadFile> readJson(std::string_view bytes, const std::string& fileName)
{
    Json json = Json::parse(bytes, nullptr, false);
    if (json.is_discarded()) {
        ErrorFinder finder;
        Json::sax_parse(bytes, &finder);
        return Error{Errc::Malformed,
                     fileName,
                     lineAt(bytes, finder.position()),
                     fragment(FragmentId::TextThatIsNotJson),
                     fragment(FragmentId::JsonOfKydai),
                     {}};
    }
    ReadFile file;
    file.kind = FileKind::Json;
    if (const std::size_t hidden = replaceHidden(json); hidden > 0)
        file.diagnostics.push_back(hiddenCharacters(hidden));
    if (!json.is_object())
        return Error{Errc::Malformed,
                     fileName,
                     1,
                     fragment(FragmentId::JsonThatIsNoObject),
                     fragment(FragmentId::JsonObjectWithSections),
                     {}};
    if (!isOurs(json))
        return Error{Errc::Malformed,
                     fileName,
                     1,
                     fragment(FragmentId::JsonOfAnotherProgram),
                     fragment(FragmentId::JsonOfKydai),
                     {}};
    const auto version = json.find("version");
    if (version != json.end() && version->is_number_integer() && *version > kVersion)
        return Error{Errc::NewerVersion,
                     fileName,
                     0,
                     fragment(FragmentId::ContentsOfVersion, version->get<std::int64_t>()),
                     fragment(FragmentId::AtMostVersion, kVersion),
                     {}};
    const auto sections = json.find("sections");
    if (const auto name = json.find("name"); name != json.end() && name->is_string())
        file.name = name->get<std::string>();
    if (const auto units = json.find("units"); units != json.end()) {
        auto read = parseJson<EventUnitRules>(units->dump());
        if (!read) return read.error();
        file.units = *read;
    }
    if (sections == json.end()) {
        auto section = readSection(json, fileName);
        if (!section) return section.error();
        file.sections.push_back(std::move(*section));
        return file;
    }
    if (!sections->is_array())
        return Error{Errc::Malformed,
                     fileName,
                     0,
                     fragment(FragmentId::SectionsThatAreNoList),
                     fragment(FragmentId::ListInBrackets),
                     {}};
    for (const Json& item : *sections) {
        auto section = readSection(item, fileName);
        if (!section) return section.error();
        file.sections.push_back(std::move(*section));
    }
    return file;
}

}  // namespace kydai::format
