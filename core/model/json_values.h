/// Single values of the model ↔ JSON, by shape: what json.cpp makes of whole ones, for whoever reads and writes members
/// one by one. `write` gives the value; `read` throws Unreadable, which must not leave the room.
#pragma once

#include "model/bounds.h"
#include "model/json_script.h"
#include "model/json_shapes.h"
#include "model/stored_key.h"
#include "support/fragments.h"
#include "support/nearest_word.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

namespace kydai::json_values {

/// Who reads, and what is known of the event that is spoken of.
struct Manner {
    enum class From : std::uint8_t { Kept, File, Script };

    From from = From::Kept;
    std::vector<JsonRemark>* remarks = nullptr;  ///< File
    const Section* section = nullptr;            ///< Script: whose numbers name players; null: keys do
    const Event* event = nullptr;                ///< Script: whose names name sections
    bool* strangers = nullptr;                   ///< Kept: takes whether a word is none of ours

    [[nodiscard]] bool isStrict() const { return from == From::Script; }
};

/// What can't be read; becomes an Error at the boundary.
struct Unreadable {
    Errc code = Errc::Malformed;
    Fragment what{};
    Fragment expected{};
};

inline constexpr Bounds kNoBounds{};
inline const Manner kKept{};

/// Where a value is read, and by whose rules.
struct At {
    const Manner& manner = kKept;
    ValuePath place{};
    const Bounds& bounds = kNoBounds;

    [[nodiscard]] At member(const Row& row) const { return {manner, {&place, row.word}, row.bounds}; }
    [[nodiscard]] At element(std::size_t index) const { return {manner, {&place, {}, index}, bounds}; }
    [[nodiscard]] Fragment value() const { return fragment(FragmentId::ValueAt, place.text()); }
    void remark(Fragment what, Fragment expected) const
    {
        manner.remarks->push_back({std::move(what), std::move(expected)});
    }
};

[[noreturn]] inline void unreadable(const At& at, Fragment expected)
{
    throw Unreadable{.what = at.value(), .expected = std::move(expected)};
}

/// A value that is not what it should be: told where a file brings it, refused where a script says it.
inline void outOfBounds(const At& at, Fragment expected)
{
    if (at.manner.from != Manner::From::File)
        throw Unreadable{.code = Errc::OutOfRange, .what = at.value(), .expected = std::move(expected)};
    at.remark(at.value(), std::move(expected));
}

/// Only nothing is left out, and only where it is the default: a default that changes one day must not change what an
/// old file says.
template <class T>
bool isNothing(const T& value)
{
    if constexpr (requires { value.empty(); })
        return value.empty();
    else if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else if constexpr (std::is_same_v<T, Date> || std::is_same_v<T, Points> || IsId<T> || std::is_arithmetic_v<T>)
        return value == T{};
    else
        return false;
}

// Writing: one overload per shape of value.
inline Json write(const Date& value)
{
    return toText(value);
}
inline Json write(const Points& value)
{
    if (value.tenths % 10 == 0) return value.tenths / 10;
    return value.tenths / 10.0;
}
template <class T>
requires std::is_arithmetic_v<T> || std::is_same_v<T, std::string> Json write(const T& value)
{
    return value;
}
template <IsId T>
Json write(const T& value)
{
    if constexpr (std::is_same_v<T, PlayerId>)
        return StoredKey::of(value);
    else
        return value.value;
}
template <HasWords T>
Json write(const T& value)
{
    return Words<T>::kAll[static_cast<std::size_t>(value)];
}
template <IsDescribed T>
Json write(const T& value);
template <class T>
Json write(const std::vector<T>& values);
template <class T>
Json write(const std::optional<T>& value)
{
    return value ? write(*value) : Json(nullptr);
}
template <class T>
Json write(const std::shared_ptr<T>& value)
{
    return value ? write(*value) : Json(nullptr);
}
template <class T>
Json write(const std::vector<T>& values)
{
    Json out = Json::array();
    for (const T& value : values) out.push_back(write(value));
    return out;
}

template <class T>
struct Writer {
    const T& value;
    Json out = Json::object();

    template <class M, class Base>  // a member of the type, or of what it derives from
    void operator()(const Row& row, M Base::*member)
    {
        static const T standard{};
        if (!row.needed && isNothing(value.*member) && isNothing(standard.*member)) return;
        out[std::string(row.word)] = write(value.*member);
    }
};

template <IsDescribed T>
Json write(const T& value)
{
    static_assert(everyMemberHasItsRow<T>(), "a member has no row in fields.h");
    Writer<T> writer{.value = value};
    describe(writer, std::type_identity<T>{});
    return std::move(writer.out);
}

// Reading: the same shapes. Throws Unreadable; false where a value is left out, with a remark.

/// Takes a number, points or a date unless it is out of bounds. What a script leaves as it was is none of its faults.
template <class T, class Judged>
bool take(const At& at, T& value, T read, Judged judged)
{
    if (at.manner.from != Manner::From::Kept && !(at.manner.isStrict() && read == value)) {
        if (Fragment expected = outside(at.bounds, judged); !expected.empty()) {
            outOfBounds(at, std::move(expected));
            return false;
        }
    }
    value = read;
    return true;
}
inline bool read(const Json& in, Date& value, const At& at = {})
{
    const std::string text = in.is_string() ? in.get<std::string>() : std::string();
    const auto date = in.is_string() ? dateFromText(text) : std::nullopt;
    const bool isFile = at.manner.from == Manner::From::File;
    if (!in.is_string() || (!date && !isFile)) unreadable(at, fragment(FragmentId::DateWithHyphens));
    if (date && (*date != Date{} || text.empty() || !isFile)) return take(at, value, *date, *date);
    at.remark(at.value(), date ? fragment(FragmentId::DateThatExists) : fragment(FragmentId::DateWithHyphens));
    return false;
}
inline bool read(const Json& in, Points& value, const At& at = {})
{
    if (!in.is_number()) unreadable(at, fragment(FragmentId::PointsWithPoint));
    const double tenths = in.get<double>() * 10;
    if (!(std::abs(tenths) < 1e8) || std::abs(tenths - std::round(tenths)) > 1e-6)
        unreadable(at, fragment(FragmentId::PointsWithOneDecimal));
    const Points points{static_cast<std::int32_t>(std::lround(tenths))};
    return take(at, value, points, points);
}
inline bool read(const Json& in, std::string& value, const At& at = {})
{
    if (!in.is_string()) unreadable(at, fragment(FragmentId::TextInQuotes));
    std::string text = in.get<std::string>();
    if (at.manner.from != Manner::From::Kept && !(at.manner.isStrict() && text == value)) {
        if (Fragment expected = outside(at.bounds, text); !expected.empty()) {
            outOfBounds(at, std::move(expected));
            text = within(at.bounds, text);
        }
    }
    value = std::move(text);
    return true;
}
inline bool read(const Json& in, bool& value, const At& at = {})
{
    if (!in.is_boolean()) unreadable(at, fragment(FragmentId::TrueOrFalse));
    value = in.get<bool>();
    return true;
}
template <class T>
requires std::is_integral_v<T>
bool read(const Json& in, T& value, const At& at = {})
{
    const bool fits = in.is_number_unsigned() ? std::in_range<T>(in.get<std::uint64_t>())
                                              : in.is_number_integer() && std::in_range<T>(in.get<std::int64_t>());
    if (!fits) {
        const Fragment expected = fragment(FragmentId::WholeNumberThatIsNotTooLarge);
        if (!in.is_number() || at.manner.from != Manner::From::File) unreadable(at, expected);
        at.remark(at.value(), expected);
        return false;
    }
    const T number =
        in.is_number_unsigned() ? static_cast<T>(in.get<std::uint64_t>()) : static_cast<T>(in.get<std::int64_t>());
    if constexpr (std::is_signed_v<T>) return take(at, value, number, std::int64_t{number});
    value = number;
    return true;
}
/// A section is named by its name; a number is the key that the journal has, and says nothing to a script.
inline bool read(const Json& in, SectionId& value, const At& at = {})
{
    if (!at.manner.isStrict()) return read(in, value.value, at);
    if (in.is_number_integer()) return true;
    if (!in.is_string()) unreadable(at, fragment(FragmentId::TextInQuotes));
    const auto name = in.get<std::string>();
    std::vector<std::string> names;
    for (const EventSection& each : at.manner.event->sections) {
        names.push_back(each.section->info.name);
        if (names.back() == name) {
            value = each.id;
            return true;
        }
    }
    throw Unreadable{.code = Errc::NoSuchSection,
                     .what = fragment(FragmentId::NoSectionOfThisName, name),
                     .expected = fragment(FragmentId::OneOfSections, names)};
}
inline bool read(const Json& in, TeamId& value, const At& at = {})
{
    return read(in, value.value, At{at.manner, at.place});
}
inline bool read(const Json& in, PlayerId& value, const At& at = {})
{
    std::int32_t number = 0;
    read(in, number, At{at.manner, at.place});
    if (at.manner.section == nullptr) {
        value = StoredKey::player(number);
        return true;
    }
    const bool isNobody = number == 0 && at.bounds.low == kOrNobody.low;
    const Player* player = isNobody ? nullptr : at.manner.section->playerNumbered(number);
    if (player == nullptr && !isNobody)
        throw Unreadable{.code = Errc::NoSuchPlayer,
                         .what = fragment(FragmentId::PlayerNumberAt, number, at.place.text()),
                         .expected = fragment(FragmentId::PlayerOfThisSection)};
    value = isNobody ? PlayerId{} : player->id;
    return true;
}
inline Fragment meantOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return fragment(FragmentId::NearestOfWords, nearestWord(word, words),
                    std::vector<std::string>(words.begin(), words.end()));
}
template <HasWords T>
bool read(const Json& in, T& value, const At& at = {})
{
    const std::string word = in.is_string() ? in.get<std::string>() : std::string();
    const auto found = in.is_string() ? fromWord<T>(word) : std::nullopt;
    if (!found) unreadable(at, meantOneOf(word, Words<T>::kAll));
    value = *found;
    return true;
}
template <IsDescribed T>
bool read(const Json& in, T& value, const At& at = {});
template <class T>
bool read(const Json& in, std::vector<T>& values, const At& at = {});
template <class T>
bool read(const Json& in, std::optional<T>& value, const At& at = {})
{
    value.reset();
    if (in.is_null()) return true;
    if (!read(in, value.emplace(), at)) value.reset();
    return true;
}
/// Whoever has no number has that of his key.
inline void numberByKey(Section& section)
{
    for (Player& player : section.players) {
        if (player.tpn == 0) player.tpn = StoredKey::of(player.id);
    }
}
/// Inside a section its own keys name its players.
inline bool read(const Json& in, std::shared_ptr<const Section>& value, const At& at = {})
{
    Manner manner = at.manner;
    manner.section = nullptr;
    Section content;
    read(in, content, At{manner, at.place});
    if (manner.from != Manner::From::Kept) numberByKey(content);
    value = std::make_shared<const Section>(std::move(content));
    return true;
}
template <class T>
bool read(const Json& in, std::vector<T>& values, const At& at)
{
    if (!in.is_array()) unreadable(at, fragment(FragmentId::ListInBrackets));
    constexpr std::size_t kMost = 100'000;  // no event has so many of anything, and an empty one takes 500 bytes
    if (in.size() > kMost) unreadable(at, fragment(FragmentId::ListOfAtMost, kMost));
    values.clear();
    values.reserve(in.size());
    for (const Json& item : in) {
        const At element = at.element(values.size());
        read(item, values.emplace_back(), element);
    }
    return true;
}

template <class T, class Kinds>
inline constexpr bool kIsKindOf = false;
template <class T, class... Kinds>
inline constexpr bool kIsKindOf<T, std::variant<Kinds...>> = (std::is_same_v<T, Kinds> || ...);

/// Who is named, what is added and what a row calls needed must be said in a list of changes; a section, unless it is
/// the chosen one.
template <class M>
constexpr bool mustBeSaid(const Row& row)
{
    const bool isNamed = (std::is_same_v<M, PlayerId> && row.bounds.low != kOrNobody.low) ||
                         (std::is_same_v<M, SectionId> && row.word != "section");
    return !row.key && (row.needed || isNamed || std::is_same_v<M, std::shared_ptr<const Section>>);
}

template <class T>
struct Reader {
    const Json& in;
    T& value;
    const At& at;
    std::vector<std::string_view> words{};
    std::size_t found = 0;

    template <class M, class Base>
    void operator()(const Row& row, M Base::*member)
    {
        if (at.manner.from != Manner::From::Kept) words.push_back(row.word);
        const bool isLeftAlone = std::is_same_v<T, EditMembers> && row.key;  // his own, whatever a script says
        const auto said = in.find(row.word);
        if (said == in.end() || isLeftAlone) {
            demand(row, value.*member);
            return;
        }
        ++found;
        if constexpr (IsDescribed<M>) value.*member = {};  // said anew as a whole
        if constexpr (std::is_same_v<M, PlayerId>) {
            if (row.key) return readOwn(*said, value.*member, row);
        }
        read(*said, value.*member, at.member(row));
    }
    /// A player's own number: he need not be there yet.
    void readOwn(const Json& number, PlayerId& id, const Row& row) const
    {
        Manner own = at.manner;
        own.section = nullptr;
        read(number, id, At{own, {&at.place, row.word}, row.bounds});
    }
    template <class M>
    void demand(const Row& row, const M& now) const
    {
        bool isMissing = mustBeSaid<M>(row);
        if constexpr (std::is_same_v<M, SectionId>)
            isMissing = now == M{} && !row.key && !std::is_same_v<T, AddSection>;  // none is chosen
        if (isMissing && at.manner.isStrict()) unreadable(at, fragment(FragmentId::MemberNamed, row.word));
    }
    void tellStrangers()
    {
        if (at.manner.from == Manner::From::Kept) {
            if (at.manner.strangers != nullptr && found < in.size()) *at.manner.strangers = true;
            return;
        }
        if constexpr (kIsKindOf<T, ChangeKinds> || kIsKindOf<T, ScriptedChange>)
            words.insert(words.end(), {"change", "section"});
        if constexpr (std::is_same_v<T, Event> || std::is_same_v<T, Section>)
            words.insert(words.end(), {"format", "version", "$schema"});
        constexpr int kMostMeant = 100;
        int told = 0;
        for (const auto& [key, item] : in.items()) {
            if (std::ranges::find(words, key) != words.end()) continue;
            const ValuePath place{&at.place, key};
            Fragment what = fragment(FragmentId::UnknownWordAt, place.text());
            const std::string_view meant = told++ < kMostMeant ? nearestWord(key, words) : std::string_view();
            Fragment expected = fragment(FragmentId::WordOfDialect, meant);
            if (at.manner.isStrict()) throw Unreadable{.what = std::move(what), .expected = std::move(expected)};
            at.remark(std::move(what), std::move(expected));
        }
    }
};

template <IsDescribed T>
bool read(const Json& in, T& value, const At& at)
{
    if constexpr (std::is_same_v<T, EventSection>) {  // files have their sections without the keys of ours
        if (at.manner.from == Manner::From::File) return read(in, value.section, at);
    }
    if (!in.is_object()) unreadable(at, fragment(FragmentId::JsonObject));
    Reader<T> reader{in, value, at};
    describe(reader, std::type_identity<T>{});
    reader.tellStrangers();
    return true;
}

}  // namespace kydai::json_values
