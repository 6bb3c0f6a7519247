#include "format/json.h"

#include "model/json.h"
#include "model/numbering.h"
#include "model/section_check.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
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
/// A lone section has some of its members, at least.
bool holdsSection(const Json& json)
{
    return json.contains("info") || json.contains("rules") || json.contains("players") || json.contains("rounds");
}

/// Where lists and objects stand inside each other deeper than in any file of ours; the end where they don't.
std::size_t tooDeepAt(std::string_view bytes)
{
    constexpr int kDeepest = 200;
    constexpr int kBrace = '{' ^ '[';  // the bit in which braces and brackets differ
    int depth = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == '"') {
            for (++at; at < bytes.size() && bytes[at] != '"'; ++at) at += bytes[at] == '\\' ? 1 : 0;
            continue;
        }
        const int c = bytes[at] | kBrace;
        if (c == '}') --depth;
        if (c == '{' && ++depth > kDeepest) return at;
    }
    return bytes.size();
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

/// Of several, sections are chosen by their names.
void checkNames(const std::vector<EventSection>& sections, std::vector<JsonRemark>& remarks)
{
    if (sections.size() < 2) return;
    std::set<std::string> known;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const std::string& name = sections[i].section->info.name;
        if (known.insert(name).second && !name.empty()) continue;
        remarks.push_back({fragment(FragmentId::ValueAt, fmt::format("/sections/{}/info/name", i)),
                           fragment(FragmentId::NameOfItsOwn)});
    }
}

Result<Event> readEvent(const Json& json, std::vector<JsonRemark>& remarks)
{
    Event event;
    if (json.contains("sections")) {
        auto read = fromFile<Event>(json, remarks);
        if (!read) return read.error();
        event = std::move(*read);
        checkNames(event.sections, remarks);
    } else {
        auto section = fromFile<Section>(json, remarks);
        if (!section) return section.error();
        event.sections.push_back({{}, std::make_shared<const Section>(std::move(*section))});
    }
    for (const EventSection& each : event.sections) {
        if (const auto fit = checkReferences(*each.section); !fit) return fit.error();
    }
    return event;
}

}  // namespace

std::string writeJson(const std::vector<Section>& sections, const std::string& name, const EventUnitRules& units)
{
    Json json = Json::object();
    json["format"] = "kydai";
    json["version"] = kVersion;
    json.update(toJson(Event{.name = name, .units = units}));
    json["sections"] = Json::array();
    for (const Section& section : sections) json["sections"].push_back(toJson(byNumber(section)));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<ReadFile> readJson(std::string_view bytes, const std::string& fileName)
{
    constexpr std::size_t kMost = std::size_t{64} << 20U;
    if (bytes.size() > kMost)
        return Error{Errc::OutOfRange,
                     fileName,
                     0,
                     fragment(FragmentId::FileOfMegabytes, bytes.size() >> 20U),
                     fragment(FragmentId::FileOfAtMostMegabytes, kMost >> 20U),
                     {}};
    const auto malformed = [&](int line, Fragment what, Fragment expected) {
        return Error{Errc::Malformed, fileName, line, std::move(what), std::move(expected), {}};
    };
    const std::size_t deep = tooDeepAt(bytes);
    Json json = deep < bytes.size() ? Json(Json::value_t::discarded) : Json::parse(bytes, nullptr, false);
    if (json.is_discarded()) {
        ErrorFinder finder;
        if (deep == bytes.size()) Json::sax_parse(bytes, &finder);
        return malformed(lineAt(bytes, deep < bytes.size() ? deep : finder.position()),
                         fragment(FragmentId::TextThatIsNotJson), fragment(FragmentId::JsonOfKydai));
    }
    ReadFile file;
    file.kind = FileKind::Json;
    if (const std::size_t hidden = replaceHidden(json); hidden > 0)
        file.diagnostics.push_back(hiddenCharacters(hidden));
    if (!json.is_object())
        return malformed(1, fragment(FragmentId::JsonThatIsNoObject), fragment(FragmentId::JsonObjectWithSections));
    if (!isOurs(json))
        return malformed(1, fragment(FragmentId::JsonOfAnotherProgram), fragment(FragmentId::JsonOfKydai));
    const auto version = json.find("version");
    if (version != json.end() && version->is_number_integer() && *version > kVersion)
        return Error{Errc::NewerVersion,
                     fileName,
                     0,
                     fragment(FragmentId::ContentsOfVersion, version->get<std::int64_t>()),
                     fragment(FragmentId::AtMostVersion, kVersion),
                     {}};
    if (!json.contains("sections") && !holdsSection(json))
        return malformed(1, fragment(FragmentId::FileWithoutSection), fragment(FragmentId::JsonObjectWithSections));
    std::vector<JsonRemark> remarks;
    auto event = readEvent(json, remarks);
    if (!event) {
        Error error = event.error();
        error.file = fileName;
        return error;
    }
    for (JsonRemark& remark : remarks)
        file.diagnostics.push_back({.what = std::move(remark.what), .expected = std::move(remark.expected)});
    file.name = std::move(event->name);
    file.units = event->units;
    for (const EventSection& each : event->sections) file.sections.push_back(*each.section);
    return file;
}

}  // namespace kydai::format
