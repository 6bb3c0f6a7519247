// One number: what a PlayerId holds reaches no document, no model, no writer and no sentence.

#include "explain/explanation.h"
#include "meta/source_tree.h"
#include "model/ids.h"

#include <gtest/gtest.h>

#include <concepts>
#include <ostream>
#include <set>
#include <string>
#include <type_traits>

namespace kydai::meta {
namespace {

template <class T>
concept Printable = requires(std::ostream& out, const T& value)
{
    out << value;
};
template <class T>
concept Countable = requires(T value)
{
    value + 1;
}
|| requires(T value)
{
    ++value;
};

static_assert(!std::is_constructible_v<PlayerId, int>, "a number is no key");
static_assert(!std::is_convertible_v<PlayerId, int> && !std::is_constructible_v<int, PlayerId>, "a key is no number");
static_assert(!std::is_convertible_v<PlayerId, bool>, "… and doesn't become one through bool");
static_assert(!std::equality_comparable_with<PlayerId, int>);
static_assert(!Printable<PlayerId>);
static_assert(!Countable<PlayerId>);
static_assert(std::totally_ordered<PlayerId>);

/// Rooms and files that may look behind the door: the event file, the JSON of events, what gives keys to the players of
/// a section that is being built, and the codes on cards for check-in, which are no numbers that anybody reads.
bool mayOpen(const SourceFile& file)
{
    static const std::set<std::string> kFiles = {
        "core/model/json_values.h",       "core/model/section.cpp",    "core/model/numbering.cpp",
        "core/model/section_check.cpp",   "core/model/door_code.cpp",  "core/format/player_table.cpp",
        "core/format/chess_results.cpp",  "core/format/tunx.cpp",      "core/format/trf_player_line.cpp",
        "core/format/trf_references.cpp", "core/format/trf_rounds.cpp"};
    return file.path.generic_string().starts_with("core/store/") || kFiles.contains(file.path.generic_string());
}

TEST(PlayerNumbers, OnlyTheStoreTheJsonAndReadersOpenTheDoor)
{
    for (const char* top : {"core", "ui", "app"}) {
        for (const SourceFile& file : sourcesUnder(top)) {
            if (file.path == "core/model/stored_key.h" || mayOpen(file)) continue;
            for (const std::string& include : file.includes())
                EXPECT_NE(include, "model/stored_key.h") << file.path << " must use Player::tpn";
            EXPECT_EQ(file.text.find("StoredKey::"), std::string::npos) << file.path;
        }
    }
}

TEST(PlayerNumbers, WhatIsSaidAndPrintedKnowsNoKeys)
{
    const std::set<std::string> rooms = {"core/explain/explanation.h", "core/explain/picture.h", "core/format/table.h",
                                         "core/format/html.h", "ui/print/sheet.h"};
    for (const char* top : {"core", "ui"}) {
        for (const SourceFile& file : sourcesUnder(top)) {
            if (!rooms.contains(file.path.generic_string())) continue;
            EXPECT_EQ(file.text.find("PlayerId"), std::string::npos) << file.path;
        }
    }
}

}  // namespace
}  // namespace kydai::meta
