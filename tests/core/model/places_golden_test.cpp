// Each place of a section and of a list of changes with values that don't belong there, and left out: what is read,
// what is told and what is refused, as it was when it was last read.
#include "model/compound_change.h"
#include "model/json_script.h"
#include "model/json_values.h"
#include "model/numbering.h"
#include "model/section_check.h"
#include "model/stored_json.h"
#include "support/golden.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/whole_event.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace kydai {
namespace {

using Pointer = Json::json_pointer;

using Ways = std::map<std::string, Pointer>;

void addWays(const Json& value, const Pointer& place, const std::string& way, Ways& all)
{
    if (!way.empty()) all[way] = place;
    if (value.is_object()) {
        for (const auto& [word, member] : value.items()) addWays(member, place / word, way + '/' + word, all);
    } else if (value.is_array()) {
        for (std::size_t at = 0; at < value.size(); ++at) addWays(value[at], place / at, way + "/*", all);
    }
}

/// Of each way into a value, "/players/*/name", the last of the places that there are.
Ways waysInto(const Json& whole)
{
    Ways all;
    addWays(whole, Pointer(), "", all);
    return all;
}

/// What might stand in the place of a value, some of it near to what stands there.
std::vector<Json> insteadOf(const Json& value)
{
    std::vector<Json> others{nullptr, true, -1, 0, 1, 201, 4001, 9999, 100'000, 0.5, "", "x", "2026-02-30"};
    if (value.is_array() && !value.empty()) {
        Json twice = value;
        twice.push_back(value.front());
        others.push_back(std::move(twice));
        others.push_back(Json::array());
    }
    if (value.is_string() && !value.get<std::string>().empty()) others.emplace_back(value.get<std::string>() + '\n');
    if (value.is_object()) others.push_back(Json::object());
    return others;
}

std::string toldOf(const Error& error)
{
    return fmt::format("{} {} / {}\n", static_cast<int>(error.code), logText(error.what), logText(error.expected));
}

/// Without what stands at a place: a member with its word, an element of a list.
Json without(const Json& whole, const Pointer& place)
{
    Json rest = whole;
    Json& parent = rest[place.parent_pointer()];
    if (parent.is_object())
        parent.erase(place.back());
    else
        parent.erase(static_cast<std::size_t>(std::stoul(place.back())));
    return rest;
}

/// With a member more, under nearly the word of one that there is.
Json misspelt(const Json& whole, const Pointer& place)
{
    Json more = whole;
    Json& parent = more[place.parent_pointer()];
    if (parent.is_object()) parent[place.back() + "s"] = Json(parent[place.back()]);
    return more;
}

std::string toldOf(const Result<ScriptedChange>& read)
{
    if (!read) return toldOf(read.error());
    return std::visit(
        []<class C>(const C& change) {
            if constexpr (std::is_same_v<C, Change>)
                return toJson(change).dump() + '\n';
            else
                return json_values::write(change).dump() + '\n';
        },
        *read);
}

/// A line of a list with each of its places spoiled in turn.
std::string toldOfEachPlace(const Json& line, const Event& event, SectionId chosen)
{
    const auto told = [&](const Json& json) { return toldOf(readScripted(json, event, chosen, {})); };
    std::string text = told(line);
    for (const auto& [way, place] : waysInto(line)) {
        text += way + '\n' + told(without(line, place));
        for (const Json& other : insteadOf(line[place])) {
            Json changed = line;
            changed[place] = other;
            text += other.dump() + ' ' + told(changed);
        }
        text += "misspelt " + told(misspelt(line, place));
    }
    return text;
}

/// Keys and numbers differ.
Event twoNamedSections()
{
    Event event;
    for (const char* name : {"Open", "Women"}) {
        Section section;
        section.info.name = name;
        for (int key = 1; key <= 3; ++key) {
            section.players.push_back({.id = playerId(key), .tpn = 10 + key, .name = "Lê", .rating = 1500 + key});
            section.players.back().national = {{.federation = "VIE", .rating = 1400}};
        }
        event.sections.push_back(
            {SectionId{static_cast<int>(event.sections.size()) + 5}, std::make_shared<const Section>(section)});
    }
    return event;
}

TEST(PlacesGolden, ALineOfAListIsReadAsItWas)
{
    fixture::Golden golden("changes/scripted");
    const Event two = twoNamedSections();
    for (const char* line : {
             R"({"change":"pair_round","section":"Women"})",
             R"({"change":"edit_player","player":12,"name":"Lê B","rating":1800,"birth":"2011-05-12","title":"FM",
                 "national":[{"federation":"VIE","rating":1700}],"marks":{"noByes":true},"withdrawnFromRound":3,
                 "ratings":{"later":[{"fromRound":2,"rating":1900}]}})",
             R"({"change":"set_prizes","plan":{"unit":1000,"lists":[{"name":"Chính","main":true,"lines":[{"first":1,
                 "last":2,"amount":5000}]}],"excluded":[{"player":13,"reason":"guest"}]},"template":"usual",
                 "frozen":{"round":2,"awards":[{"player":12,"list":"Chính","place":1,"amount":5}]},"freeze":true,
                 "thaw":true})",
             R"({"change":"withdraw","players":[12,13]})",
             R"({"change":"return","section":"Open","players":[11]})",
             R"({"change":"move_players","to":"Women","players":[11]})",
             R"({"change":"check_in","present":[11],"absent":[12],"late":[13],"whenAbsent":"withdrawn",
                 "whenLate":"paired","whenUnmarked":"halfBye"})",
             R"({"change":"seat_late","player":13,"seat":"halfBye"})",
             R"({"change":"keep_apart","by":"federation","like":{"firstRound":2,"lastRound":3,"reason":"x"}})",
             R"({"change":"take_ratings","ratings":[{"player":11,"rating":1600,"kFactor":20,"title":"CM",
                 "federation":"VIE","source":"FIDE","listed":[{"list":"rapid","rating":1500,"month":"NOV26"}]}]})",
             R"({"change":"enter_match","round":2,"team":1,"boards":["win","draw"],"gamePoints":2.5,"opponents":1})",
             R"({"change":"give_tables","sections":["Open","Women"],"room":"A","group":"rapid","first":11,"spare":2,
                 "step":10,"anew":true})",
             R"({"change":"continue_as","name":"Finals","players":4,"system":"knockOut","knockOut":{"thirdPlace":true,
                 "stages":[{"games":2,"tempo":"rapid"}]}})",
             R"({"change":"leave_fide_mode","section":"Open"})",
         }) {
        const Json json = Json::parse(line);
        golden.add(json.at("change").get<std::string>(), "script", toldOfEachPlace(json, two, SectionId{5}));
    }
    // Those of the journal, said of sections in which everybody's key is his number.
    std::map<std::string_view, std::string> ofKind;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        Event event;
        for (int step = 0; step < 40; ++step) {
            const Change change = fixture::randomChange(event, random);
            const std::string_view kind = changeName(change);
            if (ofKind.count(kind) == 0 && !script::isOwn(kind) && kind != "add_section" && kind != "replace_section")
                ofKind[kind] = toldOfEachPlace(toJson(change), event, sectionOf(change));
            event = applyTo(event, change)->event;
            for (EventSection& each : event.sections)
                each.section = std::make_shared<const Section>(byNumber(*each.section));
        }
    }
    for (const auto& [kind, text] : ofKind) golden.add(std::string(kind), "script", text);
    golden.compare();
}

TEST(PlacesGolden, ASectionIsReadAndCheckedAsItWas)
{
    fixture::Golden golden("changes/places");
    Random random(3);
    const Json whole = toJson(fixture::wholeSection(random));
    for (const auto& [way, place] : waysInto(whole)) {
        std::string text;
        const auto tell = [&](const Json& changed) {
            std::vector<JsonRemark> remarks;
            const auto file = fromFile<Section>(changed, remarks);
            text += file ? "file\n" : toldOf(file.error());
            for (const JsonRemark& each : remarks)
                text += fmt::format("{} / {}\n", logText(each.what), logText(each.expected));
            const auto kept = fromStored<Section>(changed);
            if (!kept) {
                text += toldOf(kept.error());
                return;
            }
            const auto checked = checkReferences(kept->value);
            text += checked ? "fits\n" : toldOf(checked.error());
            text += fmt::format("strangers {} same {}\n", kept->hasStrangers, toJson(kept->value) == changed);
        };
        tell(without(whole, place));
        tell(misspelt(whole, place));
        for (const Json& other : insteadOf(whole[place])) {
            Json changed = whole;
            changed[place] = other;
            text += other.is_structured() ? "list " : other.dump() + ' ';
            tell(changed);
        }
        golden.add(way, "section", text);
    }
    golden.compare();
}

}  // namespace
}  // namespace kydai
